"""The course of a turn, and of the dealing in the set-up."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.contracts import lay_choice, offer, offered_count
from langbord.games.tickets.edition import Edition
from langbord.games.tickets.row import gap_in_row, hand_size, pile_size, second_card_left, take_from_pile
from langbord.games.tickets.state import State


@rule
def settle_row(s: State, ed: Edition) -> None:
    """TR10, TRQ8: gaps in the row are filled as long as there are cards; then play goes on."""
    if gap_in_row(s) != t.NONE and pile_size(s) > 0:
        s.refill = 1
        s.awaited = 0
    else:
        s.refill = 0
        go_on(s, ed)


@rule
def go_on(s: State, ed: Edition) -> None:
    """The row is settled: what comes next in the set-up or in the turn."""
    if s.phase == t.DEAL_CONTRACTS:
        s.awaited = 0
    elif s.cards_taken == 1 and second_card_left(s):
        s.phase = t.SECOND_CARD
        s.awaited = 1 << s.seat
    else:
        end_turn(s, ed)


@rule
def begin_turn(s: State) -> None:
    s.phase = t.TURN
    s.cards_taken = 0
    s.awaited = 1 << s.seat


@rule
def end_turn(s: State, ed: Edition) -> None:
    """TR28, TRQ6, TRQ9: the last round starts once and gives every player one more turn. TRQ4: all passing ends it."""
    if s.turns_left != t.NONE:
        s.turns_left -= 1
    elif s.carts[s.seat] <= ed.last_carts:
        s.turns_left = s.players
    if s.turns_left == 0 or s.passes == s.players:
        s.over = 1
        s.awaited = 0
    else:
        s.seat = (s.seat + 1) % s.players
        begin_turn(s)


@rule
def choice_made(s: State, ed: Edition, seat: int) -> None:
    """TR26: what is kept stays. In the set-up nobody's choice shows before all have chosen (TRQ2)."""
    s.awaited &= ~(1 << seat)
    if s.awaited:
        return
    if s.phase == t.KEEP_FIRST:
        for k in range(s.players):
            lay_choice(s, ed, (s.seat + k) % s.players)
        begin_turn(s)
    else:
        lay_choice(s, ed, seat)
        end_turn(s, ed)


# --- Set-up -------------------------------------------------------------------------------------------------------


@rule
def deal_card(s: State, ed: Edition, card: int) -> None:
    """TR5: two cards to each player, then five face up."""
    receiver = seat_with_fewest_cards(s)
    take_from_pile(s, receiver, card)
    if hand_size(s, seat_with_fewest_cards(s)) == ed.hand:
        s.phase = t.DEAL_CONTRACTS
        settle_row(s, ed)


@rule
def seat_with_fewest_cards(s: State) -> int:
    """The next one to be dealt to: the first clockwise from the starting player."""
    fewest = int(s.seat)
    for k in range(1, s.players):
        seat = (s.seat + k) % s.players
        if hand_size(s, seat) < hand_size(s, fewest):
            fewest = seat
    return fewest


@rule
def deal_contract(s: State, ed: Edition, contract: int) -> None:
    """TR7: two contracts to each player, who choose at the same time (TRQ2)."""
    seat = int(s.seat)
    while offered_count(s, ed, seat) == 2:
        seat = (seat + 1) % s.players
    offer(s, seat, contract)
    for k in range(s.players):
        if offered_count(s, ed, k) < 2:
            return
    s.phase = t.KEEP_FIRST
    s.awaited = (1 << s.players) - 1
