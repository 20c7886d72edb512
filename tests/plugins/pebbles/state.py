"""The heaps, and what everybody has taken."""

from __future__ import annotations

from langbord.core.record import Axis, GameState, i8

PLAYERS = range(2, 4)
SEATS = 3
HEAPS = Axis("heap", 3)
COUNTS = Axis("count", "1", "2", "3")  # pebbles at once

MAX_ACTIONS = 10
MAX_OUTCOMES = 1
MAX_STEPS = 200


class State(GameState):
    heap = i8[HEAPS]
    taken = i8[SEATS]
    passed = i8[SEATS]  # 1 for who has passed; nobody does it twice
    seat = i8  # whose turn it is
