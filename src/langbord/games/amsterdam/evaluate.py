"""Estimates for bots."""

from __future__ import annotations

from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State


@rule
def appraise(s: State, ed: Edition, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    for k in range(n):
        worth[k] = 0.0


@rule
def evaluate(s: State, ed: Edition, out: Floats) -> None:
    for seat in range(s.players):
        out[seat] = float(s.points[seat])
