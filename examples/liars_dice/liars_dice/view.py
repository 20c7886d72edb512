"""What a player, or a spectator, may see: his own dice, the bids, and what was shown."""

from typing import Any

import msgspec

from .state import FACES, NONE, PHASES, State


class SeatView(msgspec.Struct, frozen=True):
    left: int
    points: int
    own: dict[str, int] | None  # under the viewer's own cup
    shown: dict[str, int]  # in the last round


class View(msgspec.Struct, frozen=True):
    phase: str
    awaited: list[int]
    over: bool
    turn: int
    bid: str | None
    bidder: int | None
    seats: list[SeatView]


def view(s: State, book: Any, seat: int | None) -> View:
    def dice(counts: list[int]) -> dict[str, int]:
        return {name: count for name, count in zip(FACES.names, counts, strict=True) if count}

    seats, bid = range(s.players), s.bidder != NONE
    return View(
        phase=PHASES.names[s.phase],
        awaited=[k for k in seats if s.awaited >> k & 1],
        over=bool(s.over),
        turn=s.seat,
        bid=f"{s.count} × {FACES.names[s.face]}" if bid else None,
        bidder=s.bidder if bid else None,
        seats=[
            SeatView(s.left[k], s.points[k], dice(s.dice[k]) if k == seat else None, dice(s.shown[k])) for k in seats
        ],
    )
