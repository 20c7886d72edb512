"""Turns and the end: passing the dice, points and places (LN7-LN11, LN92-LN95)."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.board import houses_of, next_seat
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.state import State


@rule
def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.turn += 1
    s.short = 0
    s.aged = t.NONE
    s.harvest_played = 0
    s.phase = t.ROLL
    s.awaited = 0


@rule
def end_turn(s: State, ed: Edition) -> None:
    """LN92, LNQ93, LNQ94: over if anybody has the points, or in a draw at the limit of turns."""
    s.awaited = 0
    for seat in range(s.players):
        if points(s, ed, seat) >= ed.goal:
            s.over = 1
    if not s.over and s.turns and s.turn >= s.turns:
        s.over = 1
        s.drawn = 1
    if not s.over:
        begin_turn(s, next_seat(s, int(s.active)))


@rule
def points(s: State, ed: Edition, seat: int) -> int:
    """LN95, LNQ73: a point for each house on the board and each token given."""
    sum_ = houses_of(s, ed, seat)
    for token in range(t.TOKENS):
        sum_ += s.tokens[seat][token]
    return sum_


@rule
def hand_size(s: State, seat: int) -> int:
    cards = 0
    for kind in range(t.KINDS):
        cards += s.hand[seat][kind]
    return cards


@rule
def rank(s: State, ed: Edition, seat: int) -> int:
    """LN93, LN94, LNQ99: points, then black, red and white tokens, then resource cards, as one number.

    Houses need not be counted: who has as many points and as many tokens has as many houses.
    """
    number = points(s, ed, seat)
    number = number * 256 + s.tokens[seat][t.BLACK]
    number = number * 256 + s.tokens[seat][t.RED]
    number = number * 256 + s.tokens[seat][t.WHITE]
    return number * 1024 + hand_size(s, seat)


@rule
def scores(s: State, ed: Edition, out: Ints) -> None:
    for seat in range(s.players):
        out[seat] = points(s, ed, seat)


@rule
def places(s: State, ed: Edition, out: Ints) -> None:
    """LNQ71, LNQ72: by rank; who is equal in all shares a place. LNQ94: a draw is everybody's."""
    for seat in range(s.players):
        out[seat] = 1
        if not s.drawn:
            for other in range(s.players):
                out[seat] += int(rank(s, ed, other) > rank(s, ed, seat))
