"""The pile of transport cards, and the face-up row."""

from __future__ import annotations

from langbord.core.actions import LEGAL, number
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO, NO
from langbord.games.tickets.state import State

FEW_OTHERS = 3  # TRQ1: with fewer cards that are not wild the row cannot be cleared


@rule
def take_from_pile(s: State, seat: int, card: int) -> None:
    """TR12: a card drawn blind, wild or not, is an ordinary one."""
    s.pile[card] -= 1
    s.hand[seat][card] += 1
    shuffle_if_empty(s)


@rule
def shuffle_if_empty(s: State) -> None:
    """TR14, TRQ8: the moment the pile is empty the discards become the pile."""
    if pile_size(s) == 0:
        for card in range(t.CARDS):
            s.pile[card] = s.discards[card]
            s.discards[card] = 0


@rule
def turn_up(s: State, card: int) -> None:
    """A card into the row; when no more can follow, the row is tested."""
    s.pile[card] -= 1
    s.row[gap_in_row(s)] = card
    shuffle_if_empty(s)
    if gap_in_row(s) == t.NONE or pile_size(s) == 0:
        test_row(s)


@rule
def test_row(s: State) -> None:
    """TR6, TR13: with three wilds or more all are discarded and replaced, within the bounds of TRQ1."""
    if wilds_in_row(s) >= 3 and s.clearances < t.MAX_CLEARANCES and others_in_play(s) >= FEW_OTHERS:
        s.clearances += 1
        for slot in range(t.ROW):
            if s.row[slot] != t.NONE:
                s.discards[s.row[slot]] += 1
                s.row[slot] = t.NONE
        shuffle_if_empty(s)
    else:
        s.clearances = 0


@rule
def gap_in_row(s: State) -> int:
    for slot in range(t.ROW):
        if s.row[slot] == t.NONE:
            return slot
    return t.NONE


@rule
def wilds_in_row(s: State) -> int:
    count = 0
    for slot in range(t.ROW):
        count += int(s.row[slot] == t.WILD)
    return count


@rule
def others_in_play(s: State) -> int:
    """The cards that are not wild in pile, discards and row."""
    count = 0
    for card in range(t.COLOURS):
        count += s.pile[card] + s.discards[card]
    for slot in range(t.ROW):
        count += int(s.row[slot] != t.NONE and s.row[slot] != t.WILD)
    return count


@rule
def pile_size(s: State) -> int:
    count = 0
    for card in range(t.CARDS):
        count += s.pile[card]
    return count


@rule
def hand_size(s: State, seat: int) -> int:
    count = 0
    for card in range(t.CARDS):
        count += s.hand[seat][card]
    return count


# --- Drawing ------------------------------------------------------------------------------------------------------


@rule
def forbids_pile(s: State) -> int:
    """TR14, TRQ4: nothing is drawn from an empty pile."""
    return LEGAL if pile_size(s) > 0 else NO.no_pile


@rule
def forbids_face_up(s: State, card: int, row: int) -> int:
    """TR10: a card of the row, given as a set of bits; TR11: a wild only as the first card."""
    if not (row >> card) & 1:
        return NO.not_face_up
    if card == t.WILD and s.phase == t.SECOND_CARD:
        return NO.second_wild
    return LEGAL


@rule
def kinds_in_row(s: State) -> int:
    """The cards that lie face up, as a set of bits."""
    kinds = 0
    for slot in range(t.ROW):
        if s.row[slot] != t.NONE:
            kinds |= 1 << s.row[slot]
    return kinds


@rule
def legal_draws(s: State, out: Ints) -> int:
    """TR10: the pile, and each kind of face-up card."""
    n = 0
    if forbids_pile(s) == LEGAL:
        out[0] = number(DO.draw_pile)
        n = 1
    row = kinds_in_row(s)
    for card in range(t.CARDS):
        out[n] = number(DO.draw, card)  # counted or written over: which cards lie there nobody can predict
        n += int(forbids_face_up(s, card, row) == LEGAL)
    return n


@rule
def second_card_left(s: State) -> bool:
    """TRQ4, TRQ14: the second card must be taken, if there is one that may be."""
    if pile_size(s) > 0:
        return True
    for slot in range(t.ROW):
        if s.row[slot] != t.NONE and s.row[slot] != t.WILD:
            return True
    return False


@rule
def take_face_up(s: State, seat: int, card: int) -> None:
    """TR10; TR11: a face-up wild is the only card of its turn. All have seen what was taken (TRQ11)."""
    slot = 0
    while s.row[slot] != card:
        slot += 1
    s.row[slot] = t.NONE
    s.hand[seat][card] += 1
    s.seen[seat][card] += 1
    if card == t.WILD:
        s.cards_taken = 2
    else:
        s.cards_taken += 1
