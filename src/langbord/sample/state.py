"""The state of a game: a fixed block of small whole numbers."""

from __future__ import annotations

from langbord.core.options import flag
from langbord.core.record import Axis, GameState, Seats, i8

PLAYERS = range(2, 5)  # SA1
MAX_ACTIONS = 3  # the longest list of legal actions
MAX_OUTCOMES = 6  # the longest list of what the dealer may deal
MAX_STEPS = 200  # more than any game takes

SEATS = Seats(4)
AMOUNTS = Axis("amount", "one", "two", "three")  # a size whose values have names
PHASES = Axis("phase", "start", "turn")
START, TURN = 0, 1


class State(GameState):  # everybody knows all of it: a hidden field would say so, as .known_to(ITS_SEAT)
    start_with_die = flag()  # an option: the sum begins with a throw of a die
    phase = i8.one_of(PHASES)
    seat = i8.one_of(SEATS)  # whose turn it is
    sum = i8.upto()
