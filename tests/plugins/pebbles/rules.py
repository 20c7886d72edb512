"""The rules of Pebbles."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, parts
from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule

from .actions import DO, NO
from .edition import Edition
from .state import COUNTS, State

LAST = 5  # points for the last pebble


@rule
def new(s: State, ed: Edition) -> None:
    for heap in range(3):
        s.heap[heap] = ed.heap
    s.awaited = 1


@rule
def forbids_take(s: State, heap: int, count: int) -> int:
    return LEGAL if count < s.heap[heap] else NO.too_many


@rule
def why_not(s: State, ed: Edition, seat: int, action: int) -> int:
    if s.over:
        return NO.over
    if s.seat != seat:
        return NO.not_your_turn
    if is_a(DO.leave, action):
        return NO.has_passed if s.passed[seat] else LEGAL
    heap, count, _ = parts(DO.take, action)
    return forbids_take(s, heap, count)


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    n = 0
    if s.over or s.seat != seat:
        return 0
    if not s.passed[seat]:
        out[n] = number(DO.leave)
        n += 1
    for heap in range(3):
        for count in range(COUNTS):
            if forbids_take(s, heap, count) == LEGAL:
                out[n] = number(DO.take, heap, count)
                n += 1
    return n


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    if is_a(DO.leave, action):
        s.passed[seat] = 1
    else:
        heap, count, _ = parts(DO.take, action)
        s.heap[heap] -= count + 1
        s.taken[seat] += count + 1
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
def totals(s: State, ed: Edition, out: Ints) -> int:
    out[0] = s.heap[0] + s.heap[1] + s.heap[2] + s.taken[0] + s.taken[1] + s.taken[2]
    return 1


@rule
def redeal(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    pass  # nothing is hidden


@rule
def appraise(s: State, ed: Edition, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    for k in range(n):
        worth[k] = 0.0
        if is_a(DO.take, actions[k]):
            worth[k] = 1.0 + parts(DO.take, actions[k])[1]
