"""Is a game's search compiled? A server asks, and lets another process compile: that takes a minute the first time.

python -m langbord.bots.readiness tickets 1    by that version of its rules
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from langbord.bots import search, searcher
from langbord.core.game import Game, get_game
from langbord.core.match import new

LOW_PRIORITY = 10


def is_ready(game: Game) -> bool:
    """Lies the game's compiled search in the cache?"""
    return _mark(game).exists()


def make_ready(game: Game) -> None:
    """Compile a game's search, and say so to the processes that look for it."""
    match = new(game.name, players=max(game.seats), seed=0)
    searcher.prepare(game, match.book, match.state, match.awaited[0])
    _mark(game).touch()


def _mark(game: Game) -> Path:
    """A file beside the compiled code; sources that changed have another folder."""
    return game.machine.folder(search) / "search-is-ready"


if __name__ == "__main__":
    os.nice(LOW_PRIORITY)
    name, version = sys.argv[1:]
    wished = get_game(name).by_rules(int(version))
    if wished is None:
        sys.exit(f"{name}: version {version} of its rules is not here")
    make_ready(wished)
