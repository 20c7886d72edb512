"""Fate cards: drawing them, and when they may be played (LN5, LN6, LN10, LNQ15, LNQ80)."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import NO
from langbord.games.landnam.state import State


@rule
def fate_count(s: State, seat: int) -> int:
    count = 0
    for card in range(t.CARDS):
        count += s.fate[seat][card]
    return count


@rule
def has_unknown_card(s: State, seat: int) -> bool:
    """As far as the table shows: a fate card that need not be the Exploration card of LN5."""
    return fate_count(s, seat) > s.first_card[seat]


@rule
def spend_card(s: State, seat: int, card: int) -> None:
    """LNQ80: a card played or swapped goes face up to the discard at once."""
    s.fate[seat][card] -= 1
    s.discard[card] += 1
    if card < t.EXPLORATION_CARDS:
        s.first_card[seat] = 0


@rule
def forbids_play(s: State, card: int) -> int:
    """Why a card that the question does not ask for cannot be played on its own."""
    if card in (t.RICH_HARVEST, t.RESTED_SOIL, t.NO_FAMINE):
        at_thing = s.phase in t.THING_PHASES or s.phase in t.WINDOW_PHASES
        return NO.no_harvest if at_thing else NO.wrong_subphase
    if card in (t.BREAK_CASE, t.BREAK_THING):
        return NO.wrong_subphase
    return NO.with_step if s.phase == t.MOVE else NO.wrong_subphase


@rule
def draw_next(s: State) -> bool:
    """LNQ15: turn to the dealer if somebody is to draw; an empty pile is made anew of the discard."""
    piled, discarded = 0, 0
    for card in range(t.CARDS):
        piled += s.pile[card]
        discarded += s.discard[card]
    if piled + discarded == 0:
        s.draws = 0
    if s.draws == 0:
        return False
    if piled == 0:
        for card in range(t.CARDS):
            s.pile[card] += s.discard[card]
            s.discard[card] = 0
    s.phase = t.DRAW_FATE
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
    for card in range(t.CARDS):
        weights[card] = s.pile[card]
    return int(t.CARDS)


@rule
def take_drawn(s: State, card: int) -> None:
    seat = drawer(s)
    s.pile[card] -= 1
    s.fate[seat][card] += 1
    s.draws ^= 1 << seat
