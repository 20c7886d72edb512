"""What a player, or a spectator, may see."""

from __future__ import annotations

from typing import Any

import msgspec

from .state import PHASES, State


class View(msgspec.Struct, frozen=True):
    phase: str
    awaited: list[int]
    over: bool
    turn: int
    sum: int


def view(s: State, book: Any, seat: int | None) -> View:
    return View(
        phase=PHASES.names[s.phase],
        awaited=[k for k in range(s.players) if s.awaited >> k & 1],
        over=bool(s.over),
        turn=s.seat,
        sum=s.sum,
    )
