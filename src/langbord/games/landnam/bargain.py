"""What a sensible player of Landnám thinks of offers and exchanges."""

from __future__ import annotations

from langbord.core.actions import is_a, part, parts
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.offers import count_cards, is_proposed
from langbord.games.landnam.state import State
from langbord.games.landnam.trade import maker_of, rate
from langbord.games.landnam.turn import points
from langbord.games.landnam.worth import NEEDED, NEVER, card_worth, gain_worth, loss_worth, target

BARGAIN = 0.04  # a deal must bring at least so much
NEAR = 2  # points from the goal, at which others are given nothing
MOST_OFFERS = 2  # in one phase: what is refused twice will be refused again


@rule
def deal_worth(s: State, ed: Edition, seat: int, building: int, given: int, taken: int) -> float:
    """One card for one with another player."""
    return gain_worth(s, ed, seat, building, taken, 1) - loss_worth(s, ed, seat, building, given, 1)


@rule
def finds_partner(s: State, ed: Edition, seat: int, given: int, taken: int) -> bool:
    """Whether somebody to whom the seat may offer holds the card and would gain by the deal."""
    for other in range(s.players):
        if other != seat and (seat == s.active or other == s.active) and s.hand[other][taken]:
            if deal_worth(s, ed, other, target(s, ed, other), taken, given) > BARGAIN:
                return True
    return False


@rule
def trade_worth(s: State, ed: Edition, seat: int, action: int, building: int) -> float:
    """One card is offered for one that is needed, where somebody gains, too; unasked, where the active player does."""
    if is_a(DO.exchange, action):
        given, taken, _ = parts(DO.exchange, action)
        gain = gain_worth(s, ed, seat, building, taken, 1)
        return gain - loss_worth(s, ed, seat, building, given, rate(s, ed, seat, given)) - BARGAIN
    if is_a(DO.accept, action):
        return accept_worth(s, ed, seat, building)
    if is_a(DO.propose, action):
        return 1.0
    if is_a(DO.give, action):
        return give_worth(s, ed, seat, building, part(DO.give, action)) if may_begin(s, ed, seat) else NEVER
    if is_a(DO.want, action):
        return want_worth(s, ed, seat, building, part(DO.want, action)) if may_begin(s, ed, seat) else NEVER
    if is_a(DO.withdraw, action):
        return BARGAIN if is_proposed(s, seat) and not may_begin(s, ed, seat) else NEVER
    return NEVER if is_a(DO.to, action) else 0.0


@rule
def may_begin(s: State, ed: Edition, seat: int) -> bool:
    """Counter-offers are not thought of, nor is who is about to win offered anything."""
    return seat == s.active or (s.phase == t.TRADE and points(s, ed, int(s.active)) < ed.goal - NEAR)


@rule
def give_worth(s: State, ed: Edition, seat: int, building: int, given: int) -> float:
    best = NEVER
    if s.offers_made < MOST_OFFERS and count_cards(s.give[seat]) == 0:
        for taken in range(t.KINDS):
            if taken != given and finds_partner(s, ed, seat, given, taken):
                best = max(best, deal_worth(s, ed, seat, building, given, taken) - BARGAIN)
    return best


@rule
def want_worth(s: State, ed: Edition, seat: int, building: int, taken: int) -> float:
    if count_cards(s.want[seat]):
        return NEVER
    for given in range(t.KINDS):
        if s.give[seat][given] and finds_partner(s, ed, seat, given, taken):
            return 1.0 + deal_worth(s, ed, seat, building, given, taken)
    return card_worth(ed, building, taken, s.hand[seat][taken] + 1) if seat == s.active else NEVER


@rule
def accept_worth(s: State, ed: Edition, seat: int, building: int) -> float:
    maker = int(s.active)
    if s.phase == t.COUNTER:
        maker = int(s.partner)
    elif s.phase == t.TRADE:
        maker = maker_of(s)
    worth = -BARGAIN
    for kind in range(t.KINDS):
        worth += gain_worth(s, ed, seat, building, kind, int(s.give[maker][kind]))
        worth -= loss_worth(s, ed, seat, building, kind, int(s.want[maker][kind]))
    if points(s, ed, maker) >= ed.goal - NEAR:
        worth -= NEEDED
    return worth
