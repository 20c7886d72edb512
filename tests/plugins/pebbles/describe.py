"""What happened, as messages."""

from __future__ import annotations

from typing import Any

from langbord.core.actions import is_a, parts
from langbord.core.game import Event, ScoreLine

from .actions import DO
from .edition import HEAPS
from .rules import LAST
from .state import State


def describe(before: State, book: Any, actor: int, action: int, after: State, viewer: int | None) -> list[Event]:
    if is_a(DO.leave, action):
        return [Event("pebbles-passed", {"player": f"#{actor}"})]
    heap, count, _ = parts(DO.take, action)
    return [Event("pebbles-took", {"player": f"#{actor}", "count": count + 1, "heap": f"@pebbles-word-{HEAPS[heap]}"})]


def label(s: State, book: Any, seat: int, action: int) -> Event:
    if is_a(DO.leave, action):
        return Event("pebbles-do-pass")
    heap, count, _ = parts(DO.take, action)
    return Event("pebbles-do-take", {"count": count + 1, "heap": f"@pebbles-word-{HEAPS[heap]}"})


def score_sheet(s: State, book: Any) -> list[ScoreLine]:
    lines = [ScoreLine(seat, Event("pebbles-score-taken"), s.taken[seat]) for seat in range(s.players)]
    return [*lines, ScoreLine(s.seat, Event("pebbles-score-last"), LAST)] if s.over else lines


def reveals(before: State, book: Any, actor: int, action: int, after: State) -> bool:
    return False
