"""What is said over the wire about finding people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from langbord.server.clock import ClockRule
from langbord.server.entries import Proposal
from langbord.server.messages import Name, SeatNumber, Strict, TableId, TableInfo, Wire, Word


class NewSeeker(Strict, frozen=True, kw_only=True):
    """I want to play this with people. Said again every few seconds, for as long as one waits."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=16)]
    clock: ClockRule | None = None
    bots_after: Annotated[int, Meta(ge=10, le=3600)] | None = None  # seconds after which bots may fill the table


class Sought(Wire, frozen=True, kw_only=True):
    """Where one stands: at a table by now, or in the pool with so many others."""

    table: str | None = None
    waited: int = 0  # milliseconds
    others: int = 0


class Pool(Wire, frozen=True, kw_only=True):
    """People who wait for the same game, with the same clock."""

    game: str
    players: int
    clock: ClockRule | None
    waiting: int


class Propose(Strict, frozen=True, kw_only=True):
    """What all people at the table must agree to."""

    what: Proposal


class Answer(Strict, frozen=True, kw_only=True):
    agrees: bool


class TakeVacation(Strict, frozen=True, kw_only=True):
    days: Annotated[int, Meta(ge=1, le=30)]


class Vacation(Wire, frozen=True, kw_only=True):
    """Days that one may still take off this year, and until when one is away."""

    left: int
    a_year: int
    until: int | None


class Invite(Strict, frozen=True, kw_only=True):
    name: Name


class Follow(Strict, frozen=True, kw_only=True):
    """Somebody with an account, by his name or by where he sits."""

    name: Name | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None


class Followed(Wire, frozen=True, kw_only=True):
    """Somebody whom one follows; whether he is on, and the listed tables where he sits."""

    name: str
    on: bool
    tables: list[TableInfo]


class RatingPoint(Wire, frozen=True, kw_only=True):
    """What a rating was after a game."""

    game: str
    at: int
    value: float
