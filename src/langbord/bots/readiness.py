"""Is all compiled that a game's bots need? A server asks, and lets another process compile: it takes a minute or two.

python -m langbord.bots.readiness tickets 1    by that version of its rules
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from langbord.bots import netsearch, search, searcher
from langbord.core.game import Game, get_game
from langbord.core.match import Match, new
from langbord.nets import thinker

LOW_PRIORITY = 10


def is_ready(game: Game) -> bool:
    """Lie the game's compiled search and nets in the cache?"""
    return _mark(game).exists()


def make_ready(game: Game) -> None:
    """Compile what a game's bots need, and say so to the processes that look for it."""
    prepare(game, new(game, players=max(game.seats), seed=0), search=True, net=True)
    _mark(game).touch()


def prepare(game: Game, match: Match, *, search: bool, net: bool) -> None:
    """Compile what a game's bots need, with a position to try it on."""
    asked = (game, match.book, match.state, match.awaited[0])
    if search:
        searcher.prepare(*asked)
    if net:
        thinker.prepare(*asked)
    if search and net:
        searcher.prepare(*asked, net=True)


def _mark(game: Game) -> Path:
    """A file beside the compiled code; sources that changed have other folders."""
    return game.machine.folder(search) / f"ready-with-{game.machine.folder(netsearch).name}"


if __name__ == "__main__":
    os.nice(LOW_PRIORITY)
    name, version = sys.argv[1:]
    wished = get_game(name).by_rules(int(version))
    if wished is None:
        sys.exit(f"{name}: version {version} of its rules is not here")
    make_ready(wished)
