"""Everybody sees everything."""

from __future__ import annotations

from typing import Any

import msgspec

from .edition import HEAPS
from .state import State


class SeatView(msgspec.Struct, frozen=True):
    pebbles: int
    passed: bool


class View(msgspec.Struct, frozen=True):
    phase: str
    over: bool
    awaited: list[int]
    turn: int
    heaps_left: dict[str, int]
    seats: list[SeatView]


def view(s: State, book: Any, seat: int | None) -> View:
    players = range(s.players)
    return View(
        phase="turn",
        over=bool(s.over),
        awaited=[k for k in players if s.awaited >> k & 1],
        turn=s.seat,
        heaps_left=dict(zip(HEAPS, s.heap, strict=True)),
        seats=[SeatView(s.taken[k], bool(s.passed[k])) for k in players],
    )
