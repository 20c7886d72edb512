"""Claiming a route (TR16-TR24)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, number
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO, NO
from langbord.games.tickets.edition import Edition, route_count
from langbord.games.tickets.row import shuffle_if_empty
from langbord.games.tickets.state import State

BITS = 3
LONGEST = (1 << BITS) - 1  # as long as that many bits can say; no route is longer
assert LONGEST >= t.MAX_LENGTH


@rule
def forbids_route(s: State, ed: Edition, seat: int, route: int) -> int:
    """TR19: free; TR20: carts enough; TR21, TR22: not closed by the other one of a double."""
    if route >= route_count(ed):
        return NO.no_such_route
    if s.owner[route] != t.NONE:
        return NO.taken
    if s.carts[seat] < ed.length[route]:
        return NO.few_carts
    return closed_by_twin(s, ed, seat, route)


@rule
def closed_by_twin(s: State, ed: Edition, seat: int, route: int) -> int:
    """TR21: never both of a double; TR22: with two players only one of a double."""
    twin = int(ed.twin[route])
    if twin == t.NONE or s.owner[twin] == t.NONE:
        return LEGAL
    if s.owner[twin] == seat:
        return NO.own_double
    return NO.closed_double if s.players == 2 else LEGAL


@rule
def forbids_payment(s: State, ed: Edition, seat: int, route: int, card: int, wilds: int) -> int:
    """TR18, TRQ10: cards of one colour, any of them but not all replaced by wilds; or nothing but wilds."""
    length = int(ed.length[route])
    if card == t.WILD:
        if wilds != length:
            return NO.same_payment
        return LEGAL if s.hand[seat][t.WILD] >= length else NO.few_cards
    if ed.colour[route] != t.WILD and card != ed.colour[route]:
        return NO.wrong_colour
    if wilds >= length:
        return NO.same_payment
    if wilds < least_wilds(s, seat, card, length) or wilds > s.hand[seat][t.WILD]:
        return NO.few_cards
    return LEGAL


@rule
def least_wilds(s: State, seat: int, colour: int, length: int) -> int:
    """With fewer the hand has too few cards of the colour."""
    return max(0, length - s.hand[seat][colour])


@rule
def legal_claims(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    """TR19: any free route that can be paid."""
    wilds = int(s.hand[seat][t.WILD])
    reach = longest_payable(s, seat, wilds)
    for route in range(route_count(ed)):
        length = int(ed.length[route])
        reached = (reach >> BITS * ed.colour[route]) & LONGEST
        # Which routes are free and within reach a processor cannot guess: one look at both, a taken one is beyond any
        if length + ((s.owner[route] - t.NONE) << BITS) <= reached and forbids_route(s, ed, seat, route) == LEGAL:
            most = min(length - 1, wilds)  # beside at least one card of a colour
            if ed.colour[route] != t.WILD:
                n = legal_payments(s, seat, route, int(ed.colour[route]), length, most, out, n)
            else:
                for colour in range(t.COLOURS):
                    if s.hand[seat][colour] >= length - most:
                        n = legal_payments(s, seat, route, colour, length, most, out, n)
            if wilds >= length:
                out[n] = number(DO.claim, route, t.WILD, length)
                n += 1
    return n


@rule
def longest_payable(s: State, seat: int, wilds: int) -> int:
    """TR18: for each colour of a route the length up to which the hand reaches, in BITS each; last for grey."""
    reach = 0
    most = 0
    for colour in range(t.COLOURS):
        length = min(s.hand[seat][colour] + wilds, LONGEST)
        most = max(most, length)
        reach |= length << BITS * colour
    return reach | most << BITS * t.WILD


@rule
def legal_payments(s: State, seat: int, route: int, colour: int, length: int, most: int, out: Ints, n: int) -> int:
    """With as few wilds as the hand allows, and with more."""
    for wilds in range(least_wilds(s, seat, colour, length), most + 1):
        out[n] = number(DO.claim, route, colour, wilds)
        n += 1
    return n


@rule
def can_pay(s: State, ed: Edition, seat: int, route: int) -> bool:
    """Is there any payment for the route?"""
    for card in range(t.CARDS):
        for wilds in range(t.MAX_LENGTH + 1):
            if forbids_payment(s, ed, seat, route, card, wilds) == LEGAL:
                return True
    return False


@rule
def claim(s: State, ed: Edition, seat: int, route: int, colour: int, wilds: int) -> None:
    """TR17: a card and a cart for each space; TR23: points at once; TR24: a bonus card for the cart symbol."""
    length = int(ed.length[route])
    spend(s, seat, colour, length - wilds)
    spend(s, seat, int(t.WILD), wilds)
    s.owner[route] = seat
    s.carts[seat] -= length
    s.points[seat] += ed.route_points[length]
    if ed.cart[route] and s.bonus_pile > 0:  # TRQ5: none when the pile has run out
        s.bonus_pile -= 1
        s.bonus[seat] += 1
    shuffle_if_empty(s)


@rule
def spend(s: State, seat: int, card: int, count: int) -> None:
    """Cards to the discards; the ones that all have seen go first, so that what stays seen is certain."""
    s.hand[seat][card] -= count
    s.discards[card] += count
    s.seen[seat][card] = max(0, s.seen[seat][card] - count)
