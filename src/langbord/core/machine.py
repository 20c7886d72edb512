"""Rules as machine code: compiled by Numba when first called, without the interpreter lock, kept on disk.

Numba's own cache looks only at the file that holds a function, not at what it calls into. So the folder in which the
compiled code lies is named by all that went into it: the code of every rule that is reached, wherever it stands, and
the constants that it freezes.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, cast

from numba import config, njit, types
from numba.core.types import unliteral
from platformdirs import user_cache_path

from langbord.core.record import Record
from langbord.core.rule import Binding, Copies, called, constant, is_count, is_rule, reached

F = TypeVar("F", bound=Callable[..., Any])


class Machine:
    """The compiled rules of one game: its own, and whatever is written for any game and asked for with it.

    With the table of an edition they are made for that edition alone: its counts are constants.
    """

    def __init__(self, game: str, own: Mapping[str, FunctionType], bind: Binding, table: Record | None = None) -> None:
        self._game, self._own, self._bind = game, own, bind
        counts = filter(is_count, reached(own.values())) if table is not None else ()
        self._counts = {function: int(function(table)) for function in counts}
        self._copies = Copies()
        self._made: dict[FunctionType, Any] = {}
        self._open: dict[FunctionType, Any] = {}  # those that can be called from Python
        self._modules: dict[ModuleType, dict[str, Any]] = {}
        self._make(own.values(), self.folder())
        self.rules = {name: self._made[function] for name, function in own.items()}  # as the protocol calls them

    def module(self, templates: ModuleType) -> dict[str, Any]:
        """The rules of a module that is written for any game; those that it calls in other such modules come first."""
        if templates not in self._modules:  # to name the folder all that is reached is looked through
            own, folder = self._rules_of(templates), self.folder(templates)
            others = {function.__module__ for function in reached(own.values()) if function not in self._made}
            for name in sorted(others - {templates.__name__}):
                self.module(sys.modules[name])
            self._make(own.values(), folder)
            self._modules[templates] = {name: self._opened(function, folder) for name, function in own.items()}
        return self._modules[templates]

    def folder(self, templates: ModuleType | None = None) -> Path:
        """Where the compiled code of the game's own rules, or of such a module for it, lies on disk."""
        roots = self._own if templates is None else self._rules_of(templates)
        part = self._game if templates is None else f"{self._game}-{templates.__name__.rpartition('.')[2]}"
        counts = "".join(f"-{number}" for number in self._counts.values())
        return cache_root() / f"{part}{counts}-{digest(reached(roots.values()))}"

    def reached(self, rules: Iterable[Any]) -> set[Any]:
        """These compiled rules and all that they call."""
        sources = {made: function for function, made in self._made.items()}
        return {self._made[function] for function in reached(sources[one] for one in rules)}

    def _rules_of(self, templates: ModuleType) -> dict[str, FunctionType]:
        own = {name: value for name, value in vars(templates).items() if is_rule(value)}
        return {name: self._bind(value) for name, value in own.items() if value.__module__ == templates.__name__}

    def _make(self, functions: Collection[FunctionType], folder: Path) -> None:
        """Only these functions can be called from Python; those that they call do without the door for that."""
        missing = [function for function in reached(functions) if function not in self._made]
        setattr(config, "CACHE_DIR", str(folder))  # noqa: B010  # read by Numba while it decorates
        for function in missing:
            self._made[function] = self._dispatcher(function, door=function in functions)
            if function in functions:
                self._open[function] = self._made[function]
        for function in missing:
            names = {name: self._made[value] for name, value in called(function).items()}
            self._copies.names(function).update(names)

    def _opened(self, function: FunctionType, folder: Path) -> Any:
        """The rule with a door: one that the game's own rules call was made without, and is made once more."""
        if function not in self._open:
            setattr(config, "CACHE_DIR", str(folder))  # noqa: B010  # apart from the one without
            self._open[function] = self._dispatcher(function, door=True)
        return self._open[function]

    def _dispatcher(self, function: FunctionType, *, door: bool) -> Any:
        """What compiles a rule when it is called; without a door only other rules can call it."""
        source = constant(self._counts[function]) if function in self._counts else self._copies.copy(function)
        options: Any = {"no_cfunc_wrapper": True, "no_cpython_wrapper": not door}
        return _widening(njit(nogil=True, cache=True, **options)(source))


def _widening(dispatcher: Any) -> Any:
    """Let rules that call this one pass any integer as one of 64 bits, so that it is compiled only once.

    Numba would compile it again for each width of a record's field, and for each constant.
    """
    template = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return template([types.int64 if isinstance(arg, types.Integer) else arg for arg in map(unliteral, args)], kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def compiled(function: F) -> F:
    """One rule that needs no game as machine code."""
    own = {function.__name__: cast(FunctionType, function)}
    return cast(F, Machine("core", own, Binding({}, {})).rules[function.__name__])


def cache_root() -> Path:
    return Path(os.environ.get("LANGBORD_CACHE") or user_cache_path("langbord"))


def digest(functions: Iterable[FunctionType]) -> str:
    """A name for all that the machine code of some rules is made from."""
    lines = sorted(line for function in functions for line in _ingredients(function))
    return hashlib.sha256("\n".join([sys.version, *lines]).encode()).hexdigest()[:16]


def _ingredients(function: FunctionType) -> Iterator[str]:
    """A rule's own code, and the constants that it finds in its module or in modules named there."""
    where = f"{function.__module__}.{function.__qualname__}"
    code = function.__code__
    constants = [value for value in code.co_consts if not isinstance(value, CodeType)]
    yield f"{where}: {code.co_code.hex()} {code.co_names} {constants} {function.__defaults__}"
    for name in code.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            inside = {attribute: vars(value).get(attribute) for attribute in code.co_names}
            yield from (f"{where} {name}.{part} = {thing!r}" for part, thing in inside.items() if _is_constant(thing))
        elif _is_constant(value):
            yield f"{where} {name} = {value!r}"


def _is_constant(value: object) -> bool:
    return isinstance(value, int | float | tuple)
