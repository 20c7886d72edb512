"""Phase I: cards are turned up and chosen. The starting cards are chosen in the same way."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.amstel import fix_order
from langbord.games.amsterdam.codes import PASS
from langbord.games.amsterdam.common import has, inactive, parties
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    CARDS,
    DEAL_CARDS,
    DEAL_START_CARDS,
    DECK,
    DECK_STARTS,
    DECKS,
    DISCARD,
    DISPLAY,
    DRAFT,
    END_DRAFT,
    HAND,
    NEXT_DRAFT,
    NO_DRAFT,
    NONE,
    OVERFLOW,
    ROLL,
    SLOTS,
)


@rule
def begin_round(s: State, ed: Edition) -> None:
    s.ask = DEAL_CARDS
    s.draw_deck = next_deck(s, ed)


@rule
def displayed(s: State, deck: int) -> int:
    count = 0
    for card in range(DECK_STARTS[deck], DECK_STARTS[deck + 1]):
        count += int(s.place[card] == DISPLAY)
    return count


@rule
def next_deck(s: State, ed: Edition) -> int:
    """The deck of which a card is still to be turned up, to start from (AM24) or in a round (AM29); or NONE."""
    parity = DECKS * int(s.round % 2 == 0)
    for deck in range(DECKS):
        wanted = int(ed.reveal[parties(s)][parity + deck])
        if s.ask == DEAL_START_CARDS:
            wanted = int(ed.start_cards[parties(s)][deck])
        if displayed(s, deck) < wanted:
            return deck
    return NONE


@rule
def weigh_deck(s: State, deck: int, weights: Ints) -> int:
    """The next card of a deck: each one that is in it, equally likely."""
    start = DECK_STARTS[deck]
    size = DECK_STARTS[deck + 1] - start
    for k in range(size):
        weights[k] = int(s.place[start + k] == DECK)
    return size


@rule
def next_draft(s: State, ed: Edition) -> None:
    """AM30: each in turn order takes a card; what is left is discarded."""
    if s.turn == s.players:
        s.ask = END_DRAFT
    else:
        s.seat = s.order[s.turn]
        s.turn += 1
        s.ask = DRAFT


@rule
def list_displayed(s: State, out: Ints) -> int:
    n = 0
    for card in range(CARDS):
        if s.place[card] == DISPLAY:
            out[n] = card
            n += 1
    return n


@rule
def list_draft(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """AM30; 049 lets decline."""
    n = list_displayed(s, out)
    if has(s, ed, seat, NO_DRAFT):
        out[n] = PASS
        n += 1
    return n


@rule
def draft(s: State, ed: Edition, seat: int, action: int) -> None:
    s.ask = NEXT_DRAFT
    if action == PASS:
        s.uses[ed.trait_card[NO_DRAFT]] = 1
    else:
        s.place[action] = HAND + seat
        if inactive(s, seat) > SLOTS:
            s.ask = OVERFLOW


@rule
def list_hand(s: State, seat: int, out: Ints) -> int:
    n = 0
    for card in range(CARDS):
        if s.place[card] == HAND + seat:
            out[n] = card
            n += 1
    return n


@rule
def overflow(s: State, seat: int, card: int) -> None:
    """AM31, AMQ06: any of the six is discarded, and a penalty tile taken."""
    s.place[card] = DISCARD
    s.penalties[seat] += 1
    s.ask = NEXT_DRAFT


@rule
def discard_display(s: State) -> None:
    for card in range(CARDS):
        if s.place[card] == DISPLAY:
            s.place[card] = DISCARD


@rule
def end_draft(s: State) -> None:
    discard_display(s)
    fix_order(s)
    s.rolled = 0
    s.ask = ROLL
