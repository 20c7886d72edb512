"""0 is to pass; 1 + 3 × heap + (pebbles - 1) to take some."""

from __future__ import annotations

from typing import Any

from .edition import HEAPS
from .state import MOST, State

PASS = 0


def take_parts(action: int) -> tuple[int, int]:
    """The heap and how many."""
    return (action - 1) // MOST, (action - 1) % MOST + 1


def action_text(s: State, book: Any, seat: int, action: int) -> str:
    heap, count = take_parts(action)
    return "pass" if action == PASS else f"take {HEAPS[heap]} {count}"


def outcome_text(s: State, book: Any, outcome: int) -> str:
    return ""
