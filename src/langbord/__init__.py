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
    from langbord.bots.authors import Bot, Sight
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
    "Bot",
    "IllegalAction",
    "LangbordError",
    "Match",
    "NothingToUndo",
    "OtherRules",
    "Sight",
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


# Of what stands elsewhere than a match
_HOMES = {"Bot": "bots.authors", "Sight": "bots.authors", "batch": "many", "verify": "core.proof"}
