"""The rules of Tickets. TRn and TRQn are the numbers of the rules and of the answers to open questions.

`row`, `claiming` and `contracts` are what a turn may do; `turn` is its course; `network` and `scoring` what counts.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO, NO
from langbord.games.tickets.claiming import can_pay, claim, forbids_payment, forbids_route, legal_claims
from langbord.games.tickets.contracts import (
    draw_contracts,
    forbids_contracts,
    forbids_keep,
    give_back,
    legal_keeps,
    offer,
)
from langbord.games.tickets.edition import Edition, contract_count, route_count
from langbord.games.tickets.evaluate import appraise, evaluate
from langbord.games.tickets.redeal import redeal
from langbord.games.tickets.row import (
    forbids_face_up,
    forbids_pile,
    kinds_in_row,
    legal_draws,
    take_face_up,
    take_from_pile,
    turn_up,
)
from langbord.games.tickets.scoring import places, scores
from langbord.games.tickets.state import State
from langbord.games.tickets.totals import totals
from langbord.games.tickets.turn import choice_made, deal_card, deal_contract, end_turn, settle_row

__all__ = [
    "appraise",
    "chance",
    "deal",
    "evaluate",
    "legal",
    "new",
    "places",
    "redeal",
    "scores",
    "step",
    "totals",
    "why_not",
]


@rule
def new(s: State, ed: Edition) -> None:
    """TR4, TR5: carts and bonus cards laid out, all cards in the pile, nothing dealt yet."""
    for card in range(t.CARDS):
        s.pile[card] = ed.card_count[card]
    for slot in range(t.ROW):
        s.row[slot] = t.NONE
    for route in range(t.ROUTES):
        s.owner[route] = t.NONE
    for contract in range(t.CONTRACTS):
        s.holder[contract] = t.NONE
        s.under[contract] = t.NONE
    for seat in range(s.players):
        s.carts[seat] = ed.carts
        s.returned[seat] = t.NONE
    s.bonus_pile = ed.bonus_cards
    s.turns_left = t.NONE
    if s.starter == 0:
        s.phase = t.DRAW_STARTER
    else:
        s.phase = t.DEAL_HANDS
        s.seat = s.starter - 1


# --- The dealer ---------------------------------------------------------------------------------------------------


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    """The starting seat (TRQ3), or a card or a contract from a shuffled pile: each one equally likely."""
    if s.phase == t.DRAW_STARTER:
        for seat in range(s.players):
            weights[seat] = 1
        return int(s.players)
    if s.refill or s.phase == t.DEAL_HANDS or s.phase == t.DRAW_BLIND:
        for card in range(t.CARDS):
            weights[card] = s.pile[card]
        return int(t.CARDS)
    for contract in range(contract_count(ed)):
        weights[contract] = int(s.where[contract] == t.IN_PILE)
    return int(contract_count(ed))


@rule
def deal(s: State, ed: Edition, outcome: int) -> None:
    """The dealer's answer to the question that the phase asks."""
    if s.refill:
        turn_up(s, outcome)
        settle_row(s, ed)
    elif s.phase == t.DRAW_STARTER:
        s.seat = outcome
        s.phase = t.DEAL_HANDS
    elif s.phase == t.DEAL_HANDS:
        deal_card(s, ed, outcome)
    elif s.phase == t.DEAL_CONTRACTS:
        deal_contract(s, ed, outcome)
    elif s.phase == t.DRAW_BLIND:
        take_from_pile(s, int(s.seat), outcome)
        s.cards_taken += 1
        settle_row(s, ed)
    else:
        offer(s, int(s.seat), outcome)
        draw_contracts(s, ed)


# --- The players --------------------------------------------------------------------------------------------------


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """TR9: draw cards, claim a route or draw contracts; or what the turn's action still asks for."""
    if not (s.awaited >> seat) & 1:
        return 0
    if s.phase == t.KEEP or s.phase == t.KEEP_FIRST:
        return legal_keeps(s, ed, seat, out)
    n = legal_draws(s, out)
    if s.phase == t.SECOND_CARD:
        return n
    n = legal_claims(s, ed, seat, out, n)
    if forbids_contracts(s, ed) == LEGAL:
        out[n] = number(DO.take_contracts)
        n += 1
    if n == 0:  # TRQ4: who can do nothing at all passes
        out[0] = number(DO.leave)
        n = 1
    return n


@rule
def can_act(s: State, ed: Edition, seat: int) -> bool:
    """TRQ4: there is a card or a contract to draw, or a route that can be paid."""
    if forbids_pile(s) == LEGAL or kinds_in_row(s) != 0 or forbids_contracts(s, ed) == LEGAL:
        return True
    for route in range(route_count(ed)):
        if forbids_route(s, ed, seat, route) == LEGAL and can_pay(s, ed, seat, route):
            return True
    return False


@rule
def why_not(s: State, ed: Edition, seat: int, action: int) -> int:
    """The question that the phase asks comes first, then what the action needs."""
    if s.over:
        return NO.over
    if not (s.awaited >> seat) & 1:
        return NO.has_chosen if s.phase == t.KEEP_FIRST else NO.not_your_turn
    if s.phase == t.KEEP or s.phase == t.KEEP_FIRST:
        if is_a(DO.keep, action):
            return forbids_keep(s, ed, seat, part(DO.keep, action))
        if is_a(DO.keep_all, action):
            return LEGAL
        return NO.choose_first if s.phase == t.KEEP_FIRST else NO.keep_first
    if is_a(DO.keep, action) or is_a(DO.keep_all, action):
        return NO.nothing_offered
    return forbids_in_turn(s, ed, seat, action)


@rule
def forbids_in_turn(s: State, ed: Edition, seat: int, action: int) -> int:
    if is_a(DO.draw_pile, action):
        return forbids_pile(s)
    if is_a(DO.draw, action):
        return forbids_face_up(s, part(DO.draw, action), kinds_in_row(s))
    if s.phase == t.SECOND_CARD:
        return NO.second_card
    if is_a(DO.take_contracts, action):
        return forbids_contracts(s, ed)
    if is_a(DO.leave, action):
        return NO.can_act if can_act(s, ed, seat) else LEGAL
    route, card, wilds = parts(DO.claim, action)
    why = forbids_route(s, ed, seat, route)
    return why if why != LEGAL else forbids_payment(s, ed, seat, route, card, wilds)


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    if is_a(DO.leave, action):
        s.passes += 1
        end_turn(s, ed)
        return
    s.passes = 0
    if is_a(DO.claim, action):
        route, card, wilds = parts(DO.claim, action)
        claim(s, ed, seat, route, card, wilds)
        settle_row(s, ed)
    elif is_a(DO.draw, action):
        take_face_up(s, seat, part(DO.draw, action))
        settle_row(s, ed)
    elif is_a(DO.draw_pile, action):
        s.phase = t.DRAW_BLIND
        s.awaited = 0
    elif is_a(DO.take_contracts, action):
        s.phase = t.DRAW_CONTRACTS
        draw_contracts(s, ed)
    else:
        if is_a(DO.keep, action):
            give_back(s, ed, seat, part(DO.keep, action))
        choice_made(s, ed, seat)
