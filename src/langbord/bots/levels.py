"""How strong a named level is in each game, and how each game is searched: as its `game.toml` says."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from langbord.bots import LEVELS, NET, NET_FILE, NET_SEARCH
from langbord.bots.budget import Budget, read_budget
from langbord.core.errors import LangbordError
from langbord.core.plugins import installed

if TYPE_CHECKING:
    from langbord.bots.search import Tuning
    from langbord.core.game import Game
    from langbord.nets.file import Net

TO_THE_END = 100_000.0  # decisions: more than any game has; so a game need not say what its positions are worth
HINT_LEVEL, HINT_SECONDS = "master", 0.8


def can_search() -> bool:
    """Is there a compiler? It comes with the extra `fast`."""
    return find_spec("numba") is not None


def level_bot(game: str, level: str, *, net: bool | None = None) -> str:
    """The name of the bot that a level is in a game; where it has no net that fits, or no compiler, of what there is.

    `net`: is there one that fits? By default as with the present rules of the game.
    """
    about = installed(game).about
    wished = [str(getattr(about.levels, level)), str(getattr(about.without_net, level))]
    if not can_search():
        plain = [str(getattr(levels, name)) for levels in (about.without_net, about.levels) for name in LEVELS]
        return next((name for name in (*wished, *reversed(plain)) if not is_compiled(name)), "greedy")
    return wished[1] if is_netted(wished[0]) and not (has_net(game) if net is None else net) else wished[0]


def instead(game: str, name: str) -> str | None:
    """Who plays in the place of a level that cannot be had here for want of a compiler; None where it can."""
    if name not in LEVELS or can_search() or not is_compiled(str(getattr(installed(game).about.levels, name))):
        return None
    return level_bot(game, name)


@cache
def has_net(game: str) -> bool:
    """Does a net that fits come with the game?"""
    from langbord.core.game import get_game

    return _own_net(get_game(game)) is not None


def knows_table(game: Game, players: int) -> bool:
    """Has the game's net learned these rules, and tables of that size?"""
    net = _own_net(game)
    return net is not None and players in net.card.players


def _own_net(game: Game) -> Net | None:
    if not can_search():
        return None
    from langbord.bots.netbot import net_of

    try:
        return net_of(game, None)
    except LangbordError:
        return None


def is_search(name: str) -> bool:
    """Does a bot of that name search, with a net or without?"""
    return name.startswith(("search:", NET_SEARCH))


def is_netted(name: str) -> bool:
    """Does it ask a net?"""
    return name == NET or name.startswith((NET_FILE, f"{NET}@", NET_SEARCH))


def is_compiled(name: str) -> bool:
    """Does it need a compiler?"""
    return is_search(name) or is_netted(name)


def searches(game: str, name: str) -> bool:
    """The same of a level's bot."""
    return is_search(level_bot(game, name) if name in LEVELS else name)


def asks_net(game: str, name: str) -> bool:
    return is_netted(level_bot(game, name) if name in LEVELS else name)


def needs_compiler(game: str, name: str) -> bool:
    """Does a bot, or a level's, need a compiler? Where it does with a net and without, no net is read to find out."""
    if name not in LEVELS:
        return is_compiled(name)
    about = installed(game).about
    either = {is_compiled(str(getattr(levels, name))) for levels in (about.levels, about.without_net)}
    return either.pop() if can_search() and len(either) == 1 else is_compiled(level_bot(game, name))


def level_budget(game: str, level: str) -> Budget:
    """How long the search of a level may think; where it does not search, as an unknown game's would."""
    name = level_bot(game, level)
    budget = read_budget(name.partition(":")[2].partition("=")[0]) if is_search(name) else None
    return budget or Budget(iterations=1000, seconds=1.0)


def tuning_of(game: str) -> Tuning:
    from langbord.bots.search import Tuning

    found = installed(game)
    if unknown := found.about.search.keys() - set(Tuning._fields):
        raise found.broken(f"game.toml: a search cannot be told {' or '.join(sorted(unknown))}")
    return Tuning(**{"ahead": TO_THE_END, **found.about.search})


def net_tuning_of(game: str) -> Tuning:
    """How a game is searched with a net: finished games are rated as the net was taught."""
    tuning = tuning_of(game)
    return tuning._replace(margin=points_share(tuning))


def points_share(tuning: Tuning) -> float:
    """Of what a net learns from: by points, not by who won."""
    return max(0.25, tuning.margin / 2)


def hint_budget(game: str) -> Budget:
    """As many iterations as the strongest level takes, but no longer than a player cares to wait."""
    return msgspec.structs.replace(level_budget(game, HINT_LEVEL), seconds=HINT_SECONDS, threads=1)
