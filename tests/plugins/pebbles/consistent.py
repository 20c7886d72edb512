"""What a position of Pebbles must be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .state import State


def consistent(s: State, book: Any) -> Iterator[str]:
    if any(s.heap) == bool(s.over):
        yield "over: the game ends with the last pebble"
    elif not s.over and s.awaited != 1 << s.seat:
        yield f"awaited is {s.awaited}, but it is the turn of seat {s.seat}"
