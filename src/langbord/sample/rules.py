"""The rules. What calls them is in `langbord.core.protocol`; each function names its rule of the rulebook."""

from __future__ import annotations

from langbord.core.actions import LEGAL, number, part
from langbord.core.defaults import Edition
from langbord.core.protocol import Ints
from langbord.core.rule import rule

from .actions import DO, NO
from .state import AMOUNTS, START, TURN, State

GOAL = 21
SIDES = 6


@rule
def new(s: State, ed: Edition) -> None:
    """SA1: the sum is nought, or a throw of the die."""
    if s.start_with_die:
        s.phase = START  # nobody is awaited: the dealer answers
    else:
        begin(s)


@rule
def begin(s: State) -> None:
    s.phase = TURN
    s.awaited = 1 << s.seat


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    """SA1: each side of the die is as likely."""
    for side in range(SIDES):
        weights[side] = 1
    return SIDES


@rule
def deal(s: State, ed: Edition, outcome: int) -> None:
    s.sum = outcome + 1
    begin(s)


@rule
def why_not(s: State, ed: Edition, seat: int, action: int) -> int:
    if s.over:
        return NO.over
    return LEGAL if (s.awaited >> seat) & 1 else NO.not_your_turn


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    n = 0
    for amount in range(AMOUNTS):
        if why_not(s, ed, seat, number(DO.add, amount)) == LEGAL:
            out[n] = number(DO.add, amount)
            n += 1
    return n


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    """SA2: the sum grows; SA3: who brings it to 21 has lost, and the game is over."""
    s.sum += 1 + part(DO.add, action)
    if s.sum >= GOAL:
        s.over = 1
        s.awaited = 0
    else:
        s.seat = (seat + 1) % s.players
        begin(s)


@rule
def scores(s: State, ed: Edition, out: Ints) -> None:
    """SA3: a point for everybody but the loser."""
    for seat in range(s.players):
        out[seat] = int(s.over and seat != s.seat)


@rule
def redeal(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    """Nothing is hidden."""
