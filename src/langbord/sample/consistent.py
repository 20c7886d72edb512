"""What a state from outside must be beyond what its fields say: a sentence for each fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .rules import GOAL
from .state import START, State


def consistent(s: State, book: Any) -> Iterator[str]:
    if (s.sum >= GOAL) != bool(s.over):
        yield f"sum is {s.sum}: the game is over when it comes to {GOAL} (SA3)"
    elif not s.over and s.awaited != (0 if s.phase == START else 1 << s.seat):
        yield f"awaited is {s.awaited}, but the die is thrown in the phase start, and then seat {s.seat} adds (SA2)"
