"""The rules of Pebbles."""

from __future__ import annotations

from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule

from .edition import Edition
from .state import MOST, State

LAST = 5  # points for the last pebble


@rule
def new(s: State, ed: Edition) -> None:
    for heap in range(3):
        s.heap[heap] = ed.heap
    s.awaited = 1


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    n = 0
    if s.over or s.seat != seat:
        return 0
    if not s.passed[seat]:
        out[n] = 0
        n += 1
    for heap in range(3):
        for count in range(1, MOST + 1):
            if count <= s.heap[heap]:
                out[n] = heap * MOST + count
                n += 1
    return n


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    if action == 0:
        s.passed[seat] = 1
    else:
        heap, count = (action - 1) // MOST, (action - 1) % MOST + 1
        s.heap[heap] -= count
        s.taken[seat] += count
    if s.heap[0] + s.heap[1] + s.heap[2] == 0:
        s.over = 1
        s.awaited = 0
    else:
        s.seat = (seat + 1) % s.players
        s.awaited = 1 << s.seat


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    return 0


@rule
def deal(s: State, ed: Edition, outcome: int) -> None:
    pass


@rule
def scores(s: State, ed: Edition, out: Ints) -> None:
    for seat in range(s.players):
        out[seat] = s.taken[seat]
    if s.over:
        out[s.seat] += LAST


@rule
def places(s: State, ed: Edition, out: Ints) -> None:
    for seat in range(s.players):
        mine = s.taken[seat] + (LAST if s.over and s.seat == seat else 0)
        place = 1
        for other in range(s.players):
            if s.taken[other] + (LAST if s.over and s.seat == other else 0) > mine:
                place += 1
        out[seat] = place


@rule
def totals(s: State, ed: Edition, out: Ints) -> int:
    out[0] = s.heap[0] + s.heap[1] + s.heap[2] + s.taken[0] + s.taken[1] + s.taken[2]
    return 1


@rule
def redeal(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    pass  # nothing is hidden


@rule
def appraise(s: State, ed: Edition, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    for k in range(n):
        worth[k] = 0.0 if actions[k] == 0 else float((actions[k] - 1) % MOST + 1)


@rule
def evaluate(s: State, ed: Edition, out: Floats) -> None:
    for seat in range(s.players):
        out[seat] = float(s.taken[seat])
