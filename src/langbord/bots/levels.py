"""How strong a named level is in each game, and how each game is searched: as its `game.toml` says."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from langbord.bots import LEVELS, NET, NET_FILE
from langbord.core.plugins import installed

if TYPE_CHECKING:
    from langbord.bots.search import Tuning

TO_THE_END = 100_000.0  # decisions: more than any game has; so a game need not say what its positions are worth


def can_search() -> bool:
    """Is there a compiler? It comes with the extra `fast`."""
    return find_spec("numba") is not None


def level_bot(game: str, level: str) -> str:
    """The name of the bot that a level is in a game; without a compiler the strongest one that needs none."""
    levels = installed(game).about.levels
    wished = str(getattr(levels, level))
    if can_search() or not is_search(wished):
        return wished
    weaker = [str(getattr(levels, name)) for name in LEVELS]
    return next((name for name in reversed(weaker) if not is_search(name)), "greedy")


def instead(game: str, name: str) -> str | None:
    """Who plays in the place of a level that cannot be had here; None where it can."""
    if name not in LEVELS or can_search() or not is_search(str(getattr(installed(game).about.levels, name))):
        return None
    return level_bot(game, name)


def is_search(name: str) -> bool:
    return name.startswith("search:")


def searches(game: str, name: str) -> bool:
    """Does a bot of that name search?"""
    return is_search(level_bot(game, name) if name in LEVELS else name)


def asks_net(game: str, name: str) -> bool:
    """Does a bot of that name ask a net?"""
    called = level_bot(game, name) if name in LEVELS else name
    return called == NET or called.startswith((NET_FILE, f"{NET}@"))


def needs_compiler(game: str, name: str) -> bool:
    """Is compiled code needed for a bot of that name?"""
    return searches(game, name) or asks_net(game, name)


def tuning_of(game: str) -> Tuning:
    from langbord.bots.search import Tuning

    found = installed(game)
    if unknown := found.about.search.keys() - set(Tuning._fields):
        raise found.broken(f"game.toml: a search cannot be told {' or '.join(sorted(unknown))}")
    return Tuning(**{"ahead": TO_THE_END, **found.about.search})
