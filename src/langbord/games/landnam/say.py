"""The things of Landnám as arguments of messages."""

from __future__ import annotations

from langbord.core.messages import Arg
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import LandnamBook
from langbord.games.landnam.board import is_ship
from langbord.games.landnam.state import State


def player(seat: int) -> str:
    return f"#{seat}"


def kind(book: LandnamBook, number: int) -> str:
    return f"@landnam-kind-{book.names['kind'][number]}"


def kinds(book: LandnamBook, counts: list[int]) -> list[str]:
    """So many cards of each kind."""
    return [kind(book, number) for number in range(t.KINDS) for _ in range(counts[number])]


def card(book: LandnamBook, number: int) -> str:
    return f"@landnam-card-{book.names['card'][number].replace('_', '-')}"


def cell(book: LandnamBook, number: int) -> str:
    return "@landnam-outer-sea" if number == t.OUTER else book.names["cell"][number].upper()


def corner(book: LandnamBook, number: int) -> str:
    return book.names["corner"][number].upper()


def piece(unit: int) -> str:
    return "@landnam-ship" if is_ship(unit) else "@landnam-settler"


def terrain(book: LandnamBook, number: int) -> str:
    return f"@landnam-terrain-{book.names['terrain'][number]}"


def offer(s: State, book: LandnamBook, seat: int) -> dict[str, Arg]:
    return {"give": kinds(book, s.give[seat]), "want": kinds(book, s.want[seat])}
