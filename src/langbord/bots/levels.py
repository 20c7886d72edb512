"""How strong a named level is in each game, and how each game is searched: as its `game.toml` says."""

from __future__ import annotations

import re

from langbord.bots import LEVELS
from langbord.bots.search import Tuning
from langbord.bots.searcher import Budget
from langbord.core.plugins import installed

UNITS = {"ms": 0.001, "s": 1.0}

TO_THE_END = 100_000.0  # decisions: more than any game has; so a game need not say what its positions are worth


def level_bot(game: str, level: str) -> str:
    """The name of the bot that a level is in a game."""
    return str(getattr(installed(game).about.levels, level))


def searches(game: str, name: str) -> bool:
    """Does a bot of that name search, so that compiled code is needed?"""
    return (level_bot(game, name) if name in LEVELS else name).startswith("search:")


def tuning_of(game: str) -> Tuning:
    found = installed(game)
    if unknown := found.about.search.keys() - set(Tuning._fields):
        raise found.broken(f"game.toml: a search cannot be told {' or '.join(sorted(unknown))}")
    return Tuning(**{"ahead": TO_THE_END, **found.about.search})


def read_budget(text: str) -> Budget | None:
    """A search's budget as in its name: "2000", "500ms", "20000/2s", each with "*2" for two threads.

    >>> read_budget("20000/2s*2")
    Budget(iterations=20000, seconds=2.0, threads=2, memory=64)
    """
    found = re.fullmatch(r"(\d+)?(?:(?:^|/)(\d+(?:\.\d+)?)(ms|s))?(?:\*([1-9]\d?))?", text)
    if found is None or not (found[1] or found[2]) or int(found[1] or 1) == 0:
        return None
    return Budget(
        iterations=int(found[1]) if found[1] else None,
        seconds=float(found[2]) * UNITS[found[3]] if found[2] else None,
        threads=int(found[4] or 1),
    )


def scaled(name: str, scale: float) -> str:
    """The same bot with its iterations multiplied and no limit of time: for ladders on slow machines.

    >>> scaled("search:12000/2s*2", 0.1), scaled("greedy", 0.1)
    ('search:1200', 'greedy')
    """
    kind, _, rest = name.partition(":")
    budget = read_budget(rest) if kind == "search" else None
    if budget is None or budget.iterations is None:
        return name
    return f"search:{max(1, round(scale * budget.iterations))}"
