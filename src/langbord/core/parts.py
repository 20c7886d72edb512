"""Parts of a view: each is made anew only when a field that it is made of has changed.

A game marks with `@part` what it makes of a state for its views, and with `@part_of_seat` what it makes of what lies
before one seat:

    @part
    def _claimed(s: State, book: Book) -> dict[str, int]: ...

    @part_of_seat
    def _purse(s: State, book: Book, seat: int) -> Purse: ...

Called with a state these are ordinary functions. A table, which looks at its states one after the other, hands over
a `Shown` in the state's place, and with it the parts of before. Nobody need say what a part is made of: its code
names the fields, its own and that of the functions that it calls. All that it may use beside the state is the book,
and what it is asked about: seats or things, which tell one part from another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from operator import attrgetter
from types import CodeType, FunctionType, ModuleType
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from langbord.core.record import GameState, is_of_seats

P = ParamSpec("P")
S = TypeVar("S", bound=GameState)
T = TypeVar("T")
Fetch = Callable[[Any], tuple[Any, ...]]
Parts = dict[tuple[Any, ...], tuple[tuple[Any, ...], Any]]
"""What was made of a table's last state, by the function and what it was asked about, with what it was made of.

A state that was shown must stay as it was: what is to change is a copy of it.
"""


class Shown:
    """A state in the hands of who makes views of it, and the parts of the views before."""

    def __init__(self, state: GameState, parts: Parts) -> None:
        vars(self).update(vars(state))
        self.state, self.parts = state, parts

    def __getattr__(self, name: str) -> Any:
        """What is no field: `copy`, for who wants to try something."""
        return getattr(self.state, name)


def shown(state: S, parts: Parts) -> S:
    """A state as those take it who make views."""
    return cast(S, Shown(state, parts))


def part(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """A function of a state, the book and what it is asked about, of which a table keeps what it made."""
    fetch: Fetch | None = None

    @wraps(make)
    def found_or_made(s: Any, /, *of: P.args, **named: P.kwargs) -> T:
        nonlocal fetch
        if type(s) is not Shown:
            return make(s, *of, **named)
        if fetch is None:
            fetch = _getter(fields_of(make, type(s.state)))
        key, made_of = (make, *of[1:]), fetch(s)
        kept = s.parts.get(key)
        if kept is None or kept[0] != made_of:
            kept = s.parts[key] = made_of, make(cast(S, s), *of, **named)
        return cast(T, kept[1])

    return found_or_made


def part_of_seat(make: Callable[[S, Any, int], T]) -> Callable[[S, Any, int], T]:
    """The same for one seat; of fields that hold something for each, it reads what is of this one."""
    whole: Fetch | None = None
    rows: Fetch | None = None

    @wraps(make)
    def found_or_made(s: Any, book: Any, seat: int) -> T:
        nonlocal whole, rows
        if type(s) is not Shown:
            return make(s, book, seat)
        if whole is None or rows is None:
            whole, rows = _getters_of_seat(make, type(s.state))
        key, made_of = (make, seat), (whole(s), [row[seat] for row in rows(s)])
        kept = s.parts.get(key)
        if kept is None or kept[0] != made_of:
            kept = s.parts[key] = made_of, make(cast(S, s), book, seat)
        return cast(T, kept[1])

    return found_or_made


def _getters_of_seat(make: Callable[..., Any], state: type[GameState]) -> tuple[Fetch, Fetch]:
    """What looks up all that a function reads; the fields apart that hold something for each seat."""
    names, fields = fields_of(make, state), state.fields
    rows = [name for name in names if fields[name].axes and is_of_seats(fields[name].axes[0])]
    return _getter([name for name in names if name not in rows]), _getter(rows)


def _getter(names: list[str]) -> Fetch:
    if len(names) > 1:
        return cast(Fetch, attrgetter(*names))
    if not names:
        return lambda s: ()
    only = attrgetter(*names)  # gives what it finds and no tuple
    return lambda s: (only(s),)


def fields_of(make: Callable[..., Any], state: type[GameState]) -> list[str]:
    """The fields of a state that a function reads: what its code names, and that of the functions that it calls."""
    found, todo = set[FunctionType](), [make]
    names = set[str]()
    while todo:
        function = todo.pop()
        while hasattr(function, "__wrapped__"):
            function = function.__wrapped__
        if isinstance(function, FunctionType) and function not in found:
            found.add(function)
            named = set(_names(function.__code__))
            names |= named
            known = [function.__globals__[name] for name in named if name in function.__globals__]
            modules = [value for value in known if isinstance(value, ModuleType)]
            todo += [value for value in known if callable(value)]
            todo += [getattr(module, name) for module in modules for name in named if hasattr(module, name)]
    return [name for name in state.fields if name in names]


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:  # what stands within it: comprehensions and lambdas
        if isinstance(constant, CodeType):
            yield from _names(constant)
