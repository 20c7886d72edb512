"""Rules: plain functions over records, written once and run three ways.

`@rule` compiles a function (Numba, without the interpreter lock, cached on disk); `plain(f)` is the
same function as ordinary Python; called from a CUDA kernel it runs on a GPU.

What a rule may use: integers and floats, records (`s.hand[seat][colour]`, indexed in chains), arrays
given to it, other rules. No allocation (but in `evaluate.py`, which runs on no GPU), strings, dicts,
exceptions or recursion. An action is checked before `step`, by the legal list.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from numba import config, njit, types
from numba.core.dispatcher import Dispatcher
from numba.core.types import unliteral
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[1]


@cache
def cache_folder(*folders: Path) -> Path:
    """Where the compiled code of some source folders lies: a folder named by a hash of their sources.

    Numba's cache looks only at the file that holds a function, not at the files it calls into; so the
    name covers everything such a function may call: the core's sources and those of its own folders.
    """
    digest = hashlib.sha256(sys.version.encode())
    for folder in (PACKAGE / "core", *folders):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    root = Path(os.environ.get("LANGBORD_CACHE") or user_cache_path("langbord"))
    return root / f"{folders[-1].name}-{digest.hexdigest()[:16]}"


def rule(function: F) -> F:
    """Compile a rule when it is first called; keep the result for later runs."""
    return _compiled(function, folder_of(function))


def folder_of(function: Any) -> Path:
    return Path(function.__code__.co_filename).parent


def _compiled(function: F, *folders: Path) -> F:
    setattr(config, "CACHE_DIR", str(cache_folder(*folders)))  # noqa: B010  # read by Numba while it decorates
    return cast(F, _widening(njit(nogil=True, cache=True)(function)))


def _widening(dispatcher: Any) -> Any:
    """Let rules that call this one pass any integer as one of 64 bits, so that it is compiled only once.

    Numba would compile it again for each width of a record's field, and for each constant.
    """
    template = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return template([types.int64 if isinstance(arg, types.Integer) else arg for arg in map(unliteral, args)], kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


_plain: dict[Any, Any] = {}


def plain(compiled: F) -> F:
    """The same rule as ordinary Python, and so for every rule that it calls."""
    known: F | None = _plain.get(compiled)  # views ask for the same rules again and again
    if known is None:
        source = cast(Any, compiled).py_func
        names = dict(source.__globals__)
        known = cast(F, _copy(source, names))
        _plain[compiled] = known
        for name in source.__code__.co_names:
            if isinstance(names.get(name), Dispatcher):
                names[name] = plain(names[name])
    return known


def specialise(templates: ModuleType, folder: Path, bound: Mapping[str, Any]) -> dict[str, Any]:
    """The rules of a module written for any game (`simulate`), compiled for one.

    Each is copied with the names in `bound` standing for that game's rules. Copies rather than closures,
    because Numba cannot find closures over compiled functions in its cache again; the copies for two games
    do not meet there, as each game has a folder of its own.
    """
    names = {**vars(templates), **bound}
    copies = {}
    for name, value in vars(templates).items():
        own = isinstance(value, Dispatcher) and value.py_func.__module__ == templates.__name__
        if own and name not in bound:
            source = value.py_func
            copies[name] = _compiled(_copy(source, names), folder_of(source), folder)
    names.update(copies)
    return copies


def _copy(source: FunctionType, names: dict[str, Any]) -> FunctionType:
    return FunctionType(source.__code__, names, source.__name__, source.__defaults__)
