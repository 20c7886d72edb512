"""The heaps, and what everybody has taken."""

from __future__ import annotations

from langbord.core.record import Axis, GameState, Seats, i8

PLAYERS = range(2, 4)
SEATS = Seats(3)
HEAPS = Axis("heap", 3)
COUNTS = Axis("count", "1", "2", "3")  # pebbles at once

MAX_ACTIONS = 10
MAX_OUTCOMES = 1
MAX_STEPS = 200


class State(GameState):
    heap = i8[HEAPS].upto()
    taken = i8[SEATS].upto()
    passed = i8[SEATS].upto(1)  # 1 for who has passed; nobody does it twice
    seat = i8.one_of(SEATS)  # whose turn it is
