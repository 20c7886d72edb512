"""Fate cards: drawing, playing and swapping them (LN5, LN6, LN10, LNQ15, LNQ80)."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import CARDS, DRAW_FATE, EXPLORATION_CARDS


@rule
def fate_count(s: State, seat: int) -> int:
    count = 0
    for card in range(CARDS):
        count += s.fate[seat][card]
    return count


@rule
def spend_card(s: State, seat: int, card: int) -> None:
    """LNQ80: a card played or swapped goes face up to the discard at once."""
    s.fate[seat][card] -= 1
    s.discard[card] += 1
    if card < EXPLORATION_CARDS:
        s.first_card[seat] = 0


@rule
def draw_next(s: State) -> bool:
    """LNQ15: turn to the dealer if somebody is to draw; an empty pile is made anew of the discard."""
    piled, discarded = 0, 0
    for card in range(CARDS):
        piled += s.pile[card]
        discarded += s.discard[card]
    if piled + discarded == 0:
        s.draws = 0
    if s.draws == 0:
        return False
    if piled == 0:
        for card in range(CARDS):
            s.pile[card] += s.discard[card]
            s.discard[card] = 0
    s.phase = DRAW_FATE
    s.awaited = 0
    return True


@rule
def drawer(s: State) -> int:
    """LNQ15: the active player draws first, then clockwise."""
    seat = int(s.active)
    while not (s.draws >> seat) & 1:
        seat = (seat + 1) % s.players
    return seat


@rule
def pile_weights(s: State, weights: Ints) -> int:
    for card in range(CARDS):
        weights[card] = s.pile[card]
    return int(CARDS)


@rule
def take_drawn(s: State, card: int) -> None:
    seat = drawer(s)
    s.pile[card] -= 1
    s.fate[seat][card] += 1
    s.draws ^= 1 << seat
