"""Tables without a server, for tests of what they add up to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from langbord.server.entries import Opened, Setup
from langbord.server.table import Table

NOWHERE = Path("/nonexistent")


def open_table(game: str = "tickets", players: int = 2, at: int = 0, **setup: Any) -> Table:
    table = Table("t", NOWHERE)
    wishes = Setup(game=game, options={"players": players}, **setup)
    table.open(Opened(at=at, host="p0", setup=wishes, key="00" * 32))
    return table


def started_table(game: str = "tickets", players: int = 2, at: int = 0, **setup: Any) -> Table:
    """A table at which p0, p1, ... sit, and whose game has begun."""
    table = open_table(game, players, at, **setup)
    for seat in range(players):
        table.sit(f"p{seat}", f"Player {seat}", seat, f"n{seat}", at)
    table.start("p0", at)
    return table
