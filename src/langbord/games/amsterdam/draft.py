"""Phase I: cards are turned up and chosen. The starting cards are chosen in the same way."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, NO
from langbord.games.amsterdam.amstel import fix_order
from langbord.games.amsterdam.common import has, inactive, parties
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State


@rule
def begin_round(s: State, ed: Edition) -> None:
    s.phase = t.DEAL_CARDS
    s.draw_deck = next_deck(s, ed)


@rule
def displayed(s: State, deck: int) -> int:
    count = 0
    for card in range(t.DECK_STARTS[deck], t.DECK_STARTS[deck + 1]):
        if s.place[card] == t.DISPLAY:
            count += 1
    return count


@rule
def next_deck(s: State, ed: Edition) -> int:
    """The deck of which a card is still to be turned up, to start from (AM24) or in a round (AM29); or t.NONE."""
    parity = t.DECKS * int(s.round % 2 == 0)
    for deck in range(t.DECKS):
        wanted = int(ed.reveal[parties(s)][parity + deck])
        if s.phase == t.DEAL_START_CARDS:
            wanted = int(ed.start_cards[parties(s)][deck])
        if displayed(s, deck) < wanted:
            return deck
    return t.NONE


@rule
def weigh_deck(s: State, deck: int, weights: Ints) -> int:
    """The next card of a deck: each one that is in it, equally likely."""
    start = t.DECK_STARTS[deck]
    size = t.DECK_STARTS[deck + 1] - start
    for k in range(size):
        weights[k] = int(s.place[start + k] == t.DECK)
    return size


@rule
def next_draft(s: State, ed: Edition) -> None:
    """AM30: each in turn order takes a card; what is left is discarded."""
    if s.turn == s.players:
        s.phase = t.END_DRAFT
    else:
        s.seat = s.order[s.turn]
        s.turn += 1
        s.phase = t.DRAFT


@rule
def forbids_take(s: State, card: int) -> int:
    """AM24, AM30: a card on display."""
    if s.place[card] == t.DISPLAY:
        return LEGAL
    return NO.not_to_start if s.phase == t.START_CARD else NO.not_displayed


@rule
def forbids_no_card(s: State, ed: Edition, seat: int) -> int:
    """AM30: each takes one; 049 lets decline."""
    return LEGAL if has(s, ed, seat, t.NO_DRAFT) else NO.must_take


@rule
def legal_draft(s: State, ed: Edition, seat: int, out: Ints) -> int:
    n = 0
    for card in range(t.CARDS):
        if s.place[card] == t.DISPLAY:
            out[n] = number(DO.take, card)
            n += 1
    if s.phase == t.DRAFT and forbids_no_card(s, ed, seat) == LEGAL:
        out[n] = number(DO.no_card)
        n += 1
    return n


@rule
def draft(s: State, ed: Edition, seat: int, action: int) -> None:
    s.phase = t.NEXT_DRAFT
    if is_a(DO.no_card, action):
        s.uses[ed.trait_card[t.NO_DRAFT]] = 1
    else:
        s.place[part(DO.take, action)] = t.HAND + seat
        if inactive(s, seat) > t.SLOTS:
            s.phase = t.OVERFLOW


@rule
def forbids_discard(s: State, seat: int, card: int) -> int:
    """AM31: one of the six."""
    return LEGAL if s.place[card] == t.HAND + seat else NO.not_of_the_six


@rule
def legal_discards(s: State, seat: int, out: Ints) -> int:
    n, hand = 0, t.HAND + seat
    for card in range(t.CARDS):
        if s.place[card] == hand:
            out[n] = number(DO.discard, card)
            n += 1
    return n


@rule
def overflow(s: State, seat: int, card: int) -> None:
    """AM31, AMQ06: any of the six is discarded, and a penalty tile taken."""
    s.place[card] = t.DISCARD
    s.penalties[seat] += 1
    s.phase = t.NEXT_DRAFT


@rule
def discard_display(s: State) -> None:
    for card in range(t.CARDS):
        if s.place[card] == t.DISPLAY:
            s.place[card] = t.DISCARD


@rule
def end_draft(s: State) -> None:
    discard_display(s)
    fix_order(s)
    s.rolled = 0
    s.phase = t.ROLL
