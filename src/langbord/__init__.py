"""Langbord: the open table for three board games of trade, land and law."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from langbord.core.errors import (
    AmbiguousAction,
    BadEdition,
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalAction,
    LangbordError,
    NothingToUndo,
    OtherRules,
    UnknownGame,
)

if TYPE_CHECKING:
    from langbord.core.match import Match, load, new
    from langbord.core.proof import verify
    from langbord.many import batch

__version__ = "0.1.0"

__all__ = [
    "AmbiguousAction",
    "BadEdition",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "IllegalAction",
    "LangbordError",
    "Match",
    "NothingToUndo",
    "OtherRules",
    "UnknownGame",
    "batch",
    "load",
    "new",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Load the rules only when they are used: the command line must answer `--help` at once."""
    if name not in __all__:
        raise AttributeError(f"module 'langbord' has no attribute {name!r}")
    return getattr(import_module(f"langbord.{_HOMES.get(name, 'core.match')}"), name)


_HOMES = {"batch": "many", "verify": "core.proof"}  # of what stands elsewhere than a match
