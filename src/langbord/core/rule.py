"""Rules: plain functions over records, written once and run three ways.

`@rule` only marks a function; called as it stands, it is ordinary Python. `core/machine.py` makes machine code of it
(`game.compiled`), which also runs on a GPU.

What a rule may use: integers and floats, records (`s.hand[seat][colour]`, indexed in chains), arrays given to it,
constants, other rules by their bare names. No allocation, strings, dicts, exceptions or recursion. An action is checked
before `step`, by the legal list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Any, TypeGuard, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

MARK, COUNT = "_langbord_rule", "_langbord_count"


def rule(function: F) -> F:
    """Mark a function as a rule."""
    function.__dict__[MARK] = True
    return function


def count(function: F) -> F:
    """Mark a rule that says how many things of a kind an edition has.

    Where code is made for one edition, it is a constant: on a GPU loops of a length that is known run several times as
    fast.
    """
    function.__dict__[COUNT] = True
    return rule(function)


def is_count(value: FunctionType) -> bool:
    return COUNT in value.__dict__


def is_rule(value: object) -> TypeGuard[FunctionType]:
    return isinstance(value, FunctionType) and MARK in value.__dict__


def called(function: FunctionType) -> dict[str, FunctionType]:
    """The rules that a rule calls, by the names that it calls them by."""
    names = ((name, function.__globals__.get(name)) for name in function.__code__.co_names)
    return {name: value for name, value in names if is_rule(value)}


def reached(functions: Iterable[FunctionType]) -> list[FunctionType]:
    """These rules and all that they call, directly or not; each once."""
    found: dict[FunctionType, None] = {}
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if function not in found:
            found[function] = None
            waiting += called(function).values()
    return list(found)


class Copies:
    """Copies of rules in which some names stand for something else; those of one module share their names."""

    def __init__(self) -> None:
        self._names: dict[int, dict[str, Any]] = {}

    def names(self, function: FunctionType) -> dict[str, Any]:
        """The names that copies of functions of this one's module look up, to be changed by the caller."""
        return self._names.setdefault(id(function.__globals__), dict(function.__globals__))

    def copy(self, function: F) -> F:
        source = cast(FunctionType, function)
        twin = FunctionType(source.__code__, self.names(source), source.__name__, source.__defaults__)
        twin.__module__, twin.__doc__ = source.__module__, source.__doc__
        return cast(F, rule(twin))


def constant(number: int) -> FunctionType:
    """A count of an edition that is known."""

    def known(ed: object) -> int:
        return number

    return cast(FunctionType, known)


class Binding:
    """What is written for any game, bound to one: the names of `core/protocol.py` stand for that game's rules.

    A rule that calls none of them, directly or not, is the same for all games and stays as it is.
    """

    def __init__(self, own: Mapping[str, FunctionType], general: Mapping[str, FunctionType]) -> None:
        self._bound = {general[name]: own[name] for name in own}
        self._copies = Copies()

    def __call__(self, function: F) -> F:
        everything = reached([cast(FunctionType, function)])
        depends = set(self._bound)
        while more := {one for one in everything if one not in depends and depends & set(called(one).values())}:
            depends |= more
        for one in depends:
            if one not in self._bound:
                self._bound[one] = self._copies.copy(one)
        for one in depends & set(everything):
            self._copies.names(one).update(
                {name: self._bound[value] for name, value in called(one).items() if value in self._bound}
            )
        return cast(F, self._bound.get(cast(FunctionType, function), function))
