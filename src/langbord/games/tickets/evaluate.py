"""What a sensible player of Tickets thinks: what each action is worth, and how the game may end, in points.

Nothing here looks at another player's cards or contracts; the numbers were tuned by play (docs/balance/tickets.md).
"""

from __future__ import annotations

from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.games.tickets.actions import (
    CLAIM,
    DRAW_PILE,
    DRAW_ROW,
    KEEP_ALL,
    KEEP_ONE,
    PASS,
    claim_colour,
    claim_route,
    claim_wilds,
)
from langbord.games.tickets.edition import Edition
from langbord.games.tickets.network import closed_by_twin, holds, joined
from langbord.games.tickets.scoring import bonus_points
from langbord.games.tickets.state import COLOURS, CONTRACTS, NONE, OFFERED, ROUTES, WILD, State

NO_WAY = 99
CARD = 0.4  # points that a card in hand is worth
WILD_CARD = 1.0
CARDS_A_TURN = 2
BONUS_CARD = 1.6
CROWDED = 0.35  # of a route's use to a contract: claiming it soon, before another does
DRAW_SHARE = 0.25  # of a route that a card helps to pay
CONTRACT_DRAW = 4.0  # two new contracts when none is open
TURNS_A_SPACE = 1.6  # that a contract still needs
TURNS_A_CART = 1.1  # until somebody has few left
URGENCY = 2.2  # of what helps a contract, before what scores at once
CROSSING = 1.8  # turns that one contract takes from another, for each space that it still needs
EVEN_CHANCE = 0.58  # to complete a contract when the time just suffices
CHANCE_A_TURN = 0.04  # more, for each turn to spare


@rule
def appraise(s: State, ed: Edition, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    """Claims by points and by what they do for contracts; draws by the routes that they help to pay."""
    for k in range(n):
        worth[k] = worth_alone(s, ed, seat, int(actions[k]))
    if actions[0] < CLAIM and actions[0] >= KEEP_ONE:
        return
    held = expected_of_held(s, ed, seat)
    for route in range(ROUTES):
        if s.owner[route] == NONE and not closed_by_twin(s, ed, seat, route):
            use = use_of_route(s, ed, seat, route, held)
            for k in range(n):
                if actions[k] >= CLAIM:
                    if claim_route(actions[k]) == route:
                        worth[k] += use * (1.0 + CROWDED)
                elif actions[k] == DRAW_PILE or actions[k] >= DRAW_ROW:
                    worth[k] += help_of_draw(s, ed, seat, route, int(actions[k]), use)


@rule
def worth_alone(s: State, ed: Edition, seat: int, action: int) -> float:
    """What an action gives whatever the contracts are; for a choice of contracts, their expected points."""
    if action >= CLAIM:
        return worth_of_claim(s, ed, seat, action)
    if action >= KEEP_ONE:
        return worth_of_keeping(s, ed, seat, action)
    if action == DRAW_ROW + WILD:
        return WILD_CARD
    if action >= DRAW_ROW or action == DRAW_PILE:
        return CARDS_A_TURN * CARD
    if action == PASS:
        return 0.0
    return worth_of_contracts(s, ed, seat)


@rule
def worth_of_claim(s: State, ed: Edition, seat: int, action: int) -> float:
    route = claim_route(action)
    wilds = claim_wilds(action)
    spent = (ed.length[route] - wilds) * CARD + wilds * WILD_CARD
    if claim_colour(action) == WILD:
        spent += 0.01  # of two equal payments the one that keeps the wilds
    if s.turns_left != NONE:
        spent = 0.0
    return ed.route_points[ed.length[route]] + BONUS_CARD * ed.cart[route] - spent


@rule
def use_of_route(s: State, ed: Edition, seat: int, route: int, held: float) -> float:
    """What owning a route would add to `held`, the expected points of the seat's contracts."""
    s.owner[route] = seat
    s.carts[seat] -= ed.length[route]
    use = expected_of_held(s, ed, seat) - held
    s.owner[route] = NONE
    s.carts[seat] += ed.length[route]
    return URGENCY * use


@rule
def expected_of_held(s: State, ed: Edition, seat: int) -> float:
    """The expected points of the seat's contracts, each as if it were the only one."""
    points = 0.0
    for contract in range(CONTRACTS):
        if holds(s, seat, contract):
            points += expected_points(s, ed, seat, contract, distance(s, ed, seat, contract), 0.0)
    return points


@rule
def help_of_draw(s: State, ed: Edition, seat: int, route: int, action: int, use: float) -> float:
    """A card's share in a route that is wanted and cannot be paid yet."""
    length = int(ed.length[route])
    value = max(0.0, use) + ed.route_points[length] + BONUS_CARD * ed.cart[route]
    colour = int(ed.colour[route])
    if colour == WILD:
        colour = best_colour(s, seat)
    missing = length - s.hand[seat][colour] - s.hand[seat][WILD]
    if missing <= 0 or s.carts[seat] < length:
        return 0.0
    share = DRAW_SHARE * value / (missing + 1)
    if action == DRAW_PILE:
        return share * 0.3  # about one card in seven is of the colour, one in five wild
    if action == DRAW_ROW + colour or action == DRAW_ROW + WILD:
        return share
    return 0.0


@rule
def best_colour(s: State, seat: int) -> int:
    best = 0
    for colour in range(1, COLOURS):
        if s.hand[seat][colour] > s.hand[seat][best]:
            best = colour
    return best


@rule
def worth_of_contracts(s: State, ed: Edition, seat: int) -> float:
    """New contracts pay while there is time and nothing else to do."""
    open_ones = 0
    for contract in range(CONTRACTS):
        if holds(s, seat, contract):
            open_ones += int(distance(s, ed, seat, contract) > 0)
    if s.turns_left != NONE or open_ones > 1:
        return -10.0
    return CONTRACT_DRAW * (turns_to_come(s) - 7.0) / 5.0 - 3.0 * open_ones


@rule
def worth_of_keeping(s: State, ed: Edition, seat: int, action: int) -> float:
    """The expected points of what is kept; one must be, so a bad one is kept if the other is worse."""
    total = 0.0
    spent = CROSSING * open_ways(s, ed, seat)
    for contract in range(CONTRACTS):
        if s.where[contract] == OFFERED and s.holder[contract] == seat:
            if action == KEEP_ALL or action == KEEP_ONE + contract:
                way = distance(s, ed, seat, contract)
                total += expected_points(s, ed, seat, contract, way, spent)
                spent += CROSSING * way
    return total


@rule
def open_ways(s: State, ed: Edition, seat: int) -> int:
    """Spaces that the contracts held already still ask for."""
    spaces = 0
    for contract in range(CONTRACTS):
        if holds(s, seat, contract):
            way = distance(s, ed, seat, contract)
            if way != NO_WAY:
                spaces += way
    return spaces


@rule
def expected_points(s: State, ed: Edition, seat: int, contract: int, way: int, spent: float) -> float:
    """A contract's value times the chance to complete it, less its value times the chance not to."""
    value = float(ed.value[contract])
    if way == 0:
        return value
    if way > s.carts[seat]:
        return -value
    slack = turns_to_come(s) - spent - TURNS_A_SPACE * way
    chance = min(0.95, max(0.03, EVEN_CHANCE + CHANCE_A_TURN * slack))
    return value * (2.0 * chance - 1.0)


@rule
def turns_to_come(s: State) -> float:
    """A guess at how many turns each player will still have."""
    if s.turns_left != NONE:
        return 1.0 if s.turns_left > 0 else 0.0
    fewest = int(s.carts[0])
    for seat in range(1, s.players):
        fewest = min(fewest, s.carts[seat])
    return 1.0 + TURNS_A_CART * max(0, fewest - 2)


@rule
def distance(s: State, ed: Edition, seat: int, contract: int) -> int:
    """The spaces still to be filled between a contract's places, or NO_WAY.

    Places reached with the same number of spaces are kept as sets of bits; a route of length n leads on from the set
    reached n spaces earlier. reach1 to reach4 are the sets of the last four rounds.
    """
    goal = 1 << ed.contract_b[contract]
    reach1 = joined(s, ed, seat, 1 << ed.contract_a[contract])
    reach2 = reach3 = reach4 = 0
    for spaces in range(s.carts[seat] + 1):
        if reach1 & goal:
            return spaces
        grown = reach1
        for route in range(ROUTES):
            if s.owner[route] == NONE:
                length = ed.length[route]
                source = reach1 if length == 1 else reach2 if length == 2 else reach3 if length == 3 else reach4
                ends = (1 << ed.end_a[route]) | (1 << ed.end_b[route])
                if source & ends and grown & ends != ends and not closed_by_twin(s, ed, seat, route):
                    grown |= ends
        reach4 = reach3
        reach3 = reach2
        reach2 = reach1
        reach1 = joined(s, ed, seat, grown) if grown != reach1 else grown
    return NO_WAY


@rule
def evaluate(s: State, ed: Edition, out: Floats) -> None:
    """Points for routes, expected points of contracts, the bonus as it stands, and what hands are worth."""
    for seat in range(s.players):
        points = float(s.points[seat]) + bonus_points(s, ed, seat)
        spent = 0.0
        for contract in range(CONTRACTS):
            if holds(s, seat, contract):
                way = distance(s, ed, seat, contract)
                points += expected_points(s, ed, seat, contract, way, spent)
                spent += CROSSING * way if way != NO_WAY else 0.0
        if s.turns_left == NONE:
            for colour in range(COLOURS):
                points += CARD * s.hand[seat][colour]
            points += WILD_CARD * s.hand[seat][WILD]
        out[seat] = points
