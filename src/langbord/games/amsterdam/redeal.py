"""Resampling what a seat cannot know: the secret orders of the others."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.core.simulate import below
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State


@rule
def redeal(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    """The others' secret orders go back to the undealt ones and are drawn anew. At the end all is open."""
    if s.over:
        return
    counts = 0  # four bits for each seat
    for other in range(s.players):
        if other != seat:
            counts |= take_back(s, other) << (4 * other)
    for other in range(s.players):
        for _ in range((counts >> (4 * other)) & 15):
            draw_order(s, other, rng)


@rule
def take_back(s: State, seat: int) -> int:
    held = 0
    for order in range(t.ORDERS):
        if s.order_place[order] == t.SECRET + seat:
            s.order_place[order] = t.UNDEALT
            held += 1
    return held


@rule
def draw_order(s: State, seat: int, rng: Ints) -> None:
    """One of the undealt orders, each equally likely."""
    undealt = 0
    for order in range(t.ORDERS):
        undealt += int(s.order_place[order] == t.UNDEALT)
    left = below(rng, undealt)
    for order in range(t.ORDERS):
        if s.order_place[order] == t.UNDEALT:
            if left == 0:
                s.order_place[order] = t.SECRET + seat
            left -= 1
