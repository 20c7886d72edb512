"""What a sensible player of Tickets thinks: what each action is worth, and how the game may end, in points.

Nothing here looks at another player's cards or contracts; the numbers were tuned by play (docs/balance/tickets.md).
"""

from __future__ import annotations

from langbord.core.actions import is_a, number, part, parts
from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO
from langbord.games.tickets.claiming import closed_by_twin
from langbord.games.tickets.edition import Edition, contract_count, place_count, route_count
from langbord.games.tickets.network import NO_WAY, holds, way_of
from langbord.games.tickets.scoring import bonus_points
from langbord.games.tickets.state import NOTES, State

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

# What an appraisal notes behind what the actions are worth: of each route its use and the spaces that it still asks
# for, and how far each place is from either end of a contract
USES, COSTS = 0, int(t.ROUTES)
FROM_A, FROM_B = 2 * t.ROUTES, 2 * t.ROUTES + t.PLACES
assert NOTES == FROM_B + t.PLACES


@rule
def appraise(s: State, ed: Edition, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    """Claims by points and by what they do for contracts; draws by the routes that they help to pay."""
    for k in range(n):
        worth[k] = worth_alone(s, ed, seat, int(actions[k]))
    if is_a(DO.keep_all, actions[0]):
        return
    uses = n + USES
    find_uses(s, ed, seat, worth, n)
    for k in range(n):
        if is_a(DO.claim, actions[k]):
            worth[k] += worth[uses + parts(DO.claim, actions[k])[0]] * (1.0 + CROWDED)
        elif is_a(DO.draw_pile, actions[k]) or is_a(DO.draw, actions[k]):
            for route in range(route_count(ed)):
                if s.owner[route] == t.NONE and not closed_by_twin(s, ed, seat, route):
                    worth[k] += help_of_draw(s, ed, seat, route, int(actions[k]), worth[uses + route])


@rule
def worth_alone(s: State, ed: Edition, seat: int, action: int) -> float:
    """What an action gives whatever the contracts are; for a choice of contracts, their expected points."""
    if is_a(DO.claim, action):
        return worth_of_claim(s, ed, seat, action)
    if is_a(DO.keep_all, action):
        return worth_of_keeping(s, ed, seat, t.NONE)
    if is_a(DO.keep, action):
        return worth_of_keeping(s, ed, seat, part(DO.keep, action))
    if action == number(DO.draw, t.WILD):
        return WILD_CARD
    if is_a(DO.draw, action) or is_a(DO.draw_pile, action):
        return CARDS_A_TURN * CARD
    if is_a(DO.leave, action):
        return 0.0
    return worth_of_contracts(s, ed, seat)


@rule
def worth_of_claim(s: State, ed: Edition, seat: int, action: int) -> float:
    route, card, wilds = parts(DO.claim, action)
    spent = (ed.length[route] - wilds) * CARD + wilds * WILD_CARD
    if card == t.WILD:
        spent += 0.01  # of two equal payments the one that keeps the wilds
    if s.turns_left != t.NONE:
        spent = 0.0
    return ed.route_points[ed.length[route]] + BONUS_CARD * ed.cart[route] - spent


@rule
def find_uses(s: State, ed: Edition, seat: int, notes: Floats, first: int) -> None:
    """What owning each open route would add to the expected points of the seat's contracts, each taken alone.

    It stands in the notes, which begin at `first`.
    """
    costs = first + COSTS
    from_a = first + FROM_A
    from_b = first + FROM_B
    for route in range(route_count(ed)):
        notes[first + USES + route] = 0.0
    find_costs(s, ed, seat, notes, costs)
    for contract in range(contract_count(ed)):
        if holds(s, seat, contract):
            find_ways(ed, notes, costs, int(ed.contract_a[contract]), from_a)
            find_ways(ed, notes, costs, int(ed.contract_b[contract]), from_b)
            way = int(notes[from_a + ed.contract_b[contract]])
            now = expected_points(s, ed, seat, contract, way, 0.0)
            for route in range(route_count(ed)):
                if s.owner[route] == t.NONE and notes[costs + route] != NO_WAY:
                    a = int(ed.end_a[route])
                    b = int(ed.end_b[route])
                    across = int(min(notes[from_a + a] + notes[from_b + b], notes[from_a + b] + notes[from_b + a]))
                    s.carts[seat] -= ed.length[route]
                    then = expected_points(s, ed, seat, contract, min(way, across), 0.0)
                    s.carts[seat] += ed.length[route]
                    notes[first + USES + route] += URGENCY * (then - now)


@rule
def help_of_draw(s: State, ed: Edition, seat: int, route: int, action: int, use: float) -> float:
    """A card's share in a route that is wanted and cannot be paid yet."""
    length = int(ed.length[route])
    value = max(0.0, use) + ed.route_points[length] + BONUS_CARD * ed.cart[route]
    colour = int(ed.colour[route])
    if colour == t.WILD:
        colour = best_colour(s, seat)
    missing = length - s.hand[seat][colour] - s.hand[seat][t.WILD]
    if missing <= 0 or s.carts[seat] < length:
        return 0.0
    share = DRAW_SHARE * value / (missing + 1)
    if is_a(DO.draw_pile, action):
        return share * 0.3  # about one card in seven is of the colour, one in five wild
    if action == number(DO.draw, colour) or action == number(DO.draw, t.WILD):
        return share
    return 0.0


@rule
def best_colour(s: State, seat: int) -> int:
    best = 0
    for colour in range(1, t.COLOURS):
        if s.hand[seat][colour] > s.hand[seat][best]:
            best = colour
    return best


@rule
def worth_of_contracts(s: State, ed: Edition, seat: int) -> float:
    """New contracts pay while there is time and nothing else to do."""
    open_ones = 0
    for contract in range(contract_count(ed)):
        if holds(s, seat, contract):
            open_ones += int(way_of(s, ed, seat, contract) > 0)
    if s.turns_left != t.NONE or open_ones > 1:
        return -10.0
    return CONTRACT_DRAW * (turns_to_come(s) - 7.0) / 5.0 - 3.0 * open_ones


@rule
def worth_of_keeping(s: State, ed: Edition, seat: int, kept: int) -> float:
    """The expected points of what is kept (NONE: all that is offered), also where they are negative: one must be."""
    total = 0.0
    spent = CROSSING * open_ways(s, ed, seat)
    for contract in range(contract_count(ed)):
        if s.where[contract] == t.OFFERED and s.holder[contract] == seat:
            if kept == t.NONE or kept == contract:
                way = way_of(s, ed, seat, contract)
                total += expected_points(s, ed, seat, contract, way, spent)
                spent += CROSSING * way
    return total


@rule
def open_ways(s: State, ed: Edition, seat: int) -> int:
    """Spaces that the contracts held already still ask for."""
    spaces = 0
    for contract in range(contract_count(ed)):
        if holds(s, seat, contract):
            way = way_of(s, ed, seat, contract)
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
    if s.turns_left != t.NONE:
        return 1.0 if s.turns_left > 0 else 0.0
    fewest = int(s.carts[0])
    for seat in range(1, s.players):
        fewest = min(fewest, s.carts[seat])
    return 1.0 + TURNS_A_CART * max(0, fewest - 2)


@rule
def find_costs(s: State, ed: Edition, seat: int, notes: Floats, costs: int) -> None:
    """The spaces that each route still asks of the seat, from `costs` on; NO_WAY where it is not open to it."""
    for route in range(route_count(ed)):
        if s.owner[route] == seat:
            notes[costs + route] = 0
        elif s.owner[route] == t.NONE and not closed_by_twin(s, ed, seat, route):
            notes[costs + route] = ed.length[route]
        else:
            notes[costs + route] = NO_WAY


@rule
def find_ways(ed: Edition, notes: Floats, costs: int, place: int, ways: int) -> None:
    """The spaces still to be filled between a place and every other, from `ways` on (Bellman and Ford)."""
    for other in range(place_count(ed)):
        notes[ways + other] = NO_WAY
    notes[ways + place] = 0
    shorter = True
    while shorter:
        shorter = False
        for route in range(route_count(ed)):
            a = ways + ed.end_a[route]
            b = ways + ed.end_b[route]
            if notes[a] + notes[costs + route] < notes[b]:
                notes[b] = notes[a] + notes[costs + route]
                shorter = True
            elif notes[b] + notes[costs + route] < notes[a]:
                notes[a] = notes[b] + notes[costs + route]
                shorter = True


@rule
def evaluate(s: State, ed: Edition, out: Floats) -> None:
    """Points for routes, expected points of contracts, the bonus as it stands, and what hands are worth."""
    for seat in range(s.players):
        points = float(s.points[seat]) + bonus_points(s, ed, seat)
        spent = 0.0
        for contract in range(contract_count(ed)):
            if holds(s, seat, contract):
                way = way_of(s, ed, seat, contract)
                points += expected_points(s, ed, seat, contract, way, spent)
                spent += CROSSING * way if way != NO_WAY else 0.0
        if s.turns_left == t.NONE:
            for colour in range(t.COLOURS):
                points += CARD * s.hand[seat][colour]
            points += WILD_CARD * s.hand[seat][t.WILD]
        out[seat] = points
