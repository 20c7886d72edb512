"""Tables without a server, for tests of what they add up to."""

from __future__ import annotations

from typing import Any

from langbord.core.game import get_game
from langbord.server.entries import Opened, Setup
from langbord.server.table import Table

BOOK = get_game("tickets").book()


def open_table(game: str = "tickets", players: int = 2, at: int = 0, key: str = "00" * 32, **setup: Any) -> Table:
    rules, book = get_game(game).rules_version, get_game(game).book()
    table = Table("t", book)
    wishes = Setup(game=game, options={"players": players}, **setup)
    table.open(Opened(at=at, host="p0", setup=wishes, key=key, edition=book.digest, rules=rules))
    return table


def started_table(game: str = "tickets", players: int = 2, at: int = 0, key: str = "00" * 32, **setup: Any) -> Table:
    """A table at which p0, p1, ... sit, and whose game has begun."""
    table = open_table(game, players, at, key, **setup)
    for seat in range(players):
        table.sit(f"p{seat}", f"Player {seat}", seat, at)
        table.share(f"p{seat}", table.commitment, f"n{seat}", at)
    table.start("p0", at)
    return table
