"""What a seat of Tickets sees, and what an action is, as small numbers; `core/pieces.py` says how they are declared.

What is not told although a perfect memory would know it: which cards a newly shuffled pile was made of, and how many of
the contracts in a hand were seen by whom.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, part, parts
from langbord.core.pieces import (
    Features,
    Pieces,
    capped,
    clear,
    mark,
    mark_seats,
    offsets,
    piece,
    relative,
    write_parts,
)
from langbord.core.protocol import Numbers
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO, Do
from langbord.games.tickets.claiming import forbids_route
from langbord.games.tickets.contracts import contracts_left
from langbord.games.tickets.edition import Edition, contract_count, route_count
from langbord.games.tickets.network import NO_WAY, open_routes, routes_of, way_by, way_of
from langbord.games.tickets.redeal import known_to
from langbord.games.tickets.row import hand_size, pile_size
from langbord.games.tickets.state import State

MANY = 127  # more than are counted of anything


class Sees(Pieces):
    players = piece("how many play: 1 at their number less one", t.SEATS)
    starter = piece("who starts, where that was agreed", t.SEATS)
    phase = piece("what is asked now, or dealt", t.PHASES)
    turn = piece("whose turn it is", t.SEATS)
    awaited = piece("who owes an action", t.SEATS)
    over = piece("the game is over")
    cards_taken = piece("cards taken in this turn", most=2)
    refill = piece("the dealer fills the row")
    clearances = piece("of the row in succession", most=t.MAX_CLEARANCES)
    passes = piece("in succession", most=t.SEATS)
    last_round = piece("the last round has begun")
    turns_left = piece("of the last round", most=t.SEATS)
    row = piece("face-up cards of each kind", t.CARDS, most=t.ROW)
    pile = piece("cards in the pile", most=MANY)
    discards = piece("spent or cleared cards of each kind", t.CARDS, most=MANY)
    unseen = piece("cards of each kind in the pile or, not seen, in others' hands", t.CARDS, most=MANY)
    hand = piece("cards of each kind in the own hand", t.CARDS, most=MANY)
    seen = piece("cards of each hand that all have seen", t.SEATS, t.CARDS, most=MANY)
    cards = piece("cards in each hand", t.SEATS, most=MANY)
    carts = piece("carts that are left", t.SEATS, most=MANY)
    points = piece("for routes", t.SEATS, most=MANY)
    bonus = piece("merchandise cards", t.SEATS, most=MANY)
    bonus_pile = piece("merchandise cards that are left", most=MANY)
    owner = piece("who has claimed each route", t.ROUTES, t.SEATS)
    open = piece("routes that the seat may claim, if it can pay", t.ROUTES)
    lacking = piece("cards that it lacks to pay for each of these", t.ROUTES, most=t.MAX_LENGTH)
    contract_pile = piece("contracts that can be drawn", most=MANY)
    contracts = piece("contracts that each seat holds", t.SEATS, most=t.CONTRACTS)
    spot = piece("where each contract is that the seat knows", t.CONTRACTS, t.SPOTS)
    holder = piece("who holds, is offered or put back each of these", t.CONTRACTS, t.SEATS)
    above = piece("of these under the pile: contracts drawn before it", t.CONTRACTS, most=t.CONTRACTS)
    given_back = piece("the contract given back in the set-up, until all have chosen", t.CONTRACTS)
    put_under = piece("who put back the contracts under the pile, the next to be drawn first", t.PILE_DEPTH, t.SEATS)
    way = piece("spaces still to fill between the places of each contract held or offered", t.CONTRACTS, most=MANY)
    no_way = piece("contracts, of these, that can no longer be completed", t.CONTRACTS)


class Does(Features, of=Do):
    cards = piece("cards of a colour that it costs", most=t.MAX_LENGTH)
    wild_cards = piece("wild cards that it costs", most=t.MAX_LENGTH)
    points = piece("points at once", most=MANY)
    bonus = piece("merchandise cards that it brings")
    value = piece("points of the contracts kept", most=MANY)
    spaces = piece(
        "spaces still to fill for the contracts kept; the most there can be where there is no way", most=MANY
    )


SEES, DOES = offsets(Sees), offsets(Does)
SIZE, FEATURES = Sees.size, Does.size
PARTS, ARGUMENTS = Does.parts, Does.arguments


@rule
def observe(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    clear(out, SIZE)
    observe_moment(s, seat, out)
    observe_cards(s, seat, out)
    observe_seats(s, ed, seat, out)
    observe_routes(s, ed, seat, out)
    observe_contracts(s, ed, seat, out)


@rule
def observe_moment(s: State, seat: int, out: Numbers) -> None:
    mark(out, SEES.players, s.players - 1)
    mark(out, SEES.starter, relative(s, seat, s.starter - 1))
    mark(out, SEES.phase, int(s.phase))
    mark(out, SEES.turn, relative(s, seat, int(s.seat)))
    mark_seats(s, seat, int(s.awaited), out, SEES.awaited)
    out[SEES.over] = s.over
    out[SEES.cards_taken] = s.cards_taken
    out[SEES.refill] = s.refill
    out[SEES.clearances] = s.clearances
    out[SEES.passes] = s.passes
    out[SEES.last_round] = int(s.turns_left != t.NONE)
    out[SEES.turns_left] = max(0, s.turns_left)


@rule
def observe_cards(s: State, seat: int, out: Numbers) -> None:
    out[SEES.pile] = capped(pile_size(s), MANY)
    for slot in range(t.ROW):
        if s.row[slot] != t.NONE:
            out[SEES.row + s.row[slot]] += 1
    for card in range(t.CARDS):
        out[SEES.discards + card] = s.discards[card]
        out[SEES.hand + card] = s.hand[seat][card]
        unseen = int(s.pile[card])
        for k in range(1, s.players):
            other = (seat + k) % s.players
            unseen += s.hand[other][card] - s.seen[other][card]
        out[SEES.unseen + card] = capped(unseen, MANY)


@rule
def observe_seats(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    for k in range(s.players):
        other = (seat + k) % s.players
        for card in range(t.CARDS):
            out[SEES.seen + k * t.CARDS + card] = s.seen[other][card]
        out[SEES.cards + k] = capped(hand_size(s, other), MANY)
        out[SEES.carts + k] = s.carts[other]
        out[SEES.points + k] = capped(int(s.points[other]), MANY)
        out[SEES.bonus + k] = s.bonus[other]
    out[SEES.bonus_pile] = s.bonus_pile


@rule
def observe_routes(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    most = most_of_a_colour(s, seat)
    for route in range(route_count(ed)):
        if s.owner[route] != t.NONE:
            mark(out, SEES.owner + route * t.SEATS, relative(s, seat, int(s.owner[route])))
        elif forbids_route(s, ed, seat, route) == LEGAL:
            out[SEES.open + route] = 1
            out[SEES.lacking + route] = lacking(s, ed, seat, route, most)


@rule
def most_of_a_colour(s: State, seat: int) -> int:
    most = 0
    for card in range(t.COLOURS):
        most = max(most, int(s.hand[seat][card]))
    return most


@rule
def lacking(s: State, ed: Edition, seat: int, route: int, most: int) -> int:
    """Cards that the hand is short of to pay for a route, in the colour of which it has most."""
    colour = int(ed.colour[route])
    have = most if colour == t.WILD else int(s.hand[seat][colour])
    return max(0, ed.length[route] - have - s.hand[seat][t.WILD])


@rule
def observe_contracts(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    left = contracts_left(s, ed)
    own = routes_of(s, ed, seat)
    free = open_routes(s, ed, seat)
    out[SEES.contract_pile] = left
    for contract in range(contract_count(ed)):
        if s.where[contract] == t.HELD:
            out[SEES.contracts + relative(s, seat, int(s.holder[contract]))] += 1
        if known_to(s, seat, contract):
            mark(out, SEES.spot + contract * t.SPOTS, int(s.where[contract]))
            mark(out, SEES.holder + contract * t.SEATS, relative(s, seat, int(s.holder[contract])))
            if s.holder[contract] == seat and (s.where[contract] == t.HELD or s.where[contract] == t.OFFERED):
                way = way_by(ed, contract, own, free, int(s.carts[seat]))
                if way != NO_WAY:
                    out[SEES.way + contract] = way
                else:
                    out[SEES.no_way + contract] = 1
    for depth in range(s.under_count):
        contract = int(s.under[depth])
        mark(out, SEES.put_under + depth * t.SEATS, relative(s, seat, int(s.holder[contract])))
        if known_to(s, seat, contract):
            out[SEES.above + contract] = left - s.under_count + depth
    if s.phase == t.KEEP_FIRST:
        mark(out, SEES.given_back, int(s.returned[seat]))


@rule
def features(s: State, ed: Edition, seat: int, action: int, out: Numbers) -> None:
    clear(out, FEATURES)
    write_parts(PARTS, ARGUMENTS, action, out)
    if is_a(DO.claim, action):
        route, _, wilds = parts(DO.claim, action)
        out[DOES.cards] = ed.length[route] - wilds
        out[DOES.wild_cards] = wilds
        out[DOES.points] = ed.route_points[ed.length[route]]
        out[DOES.bonus] = int(ed.cart[route] and s.bonus_pile > 0)
    elif is_a(DO.keep, action):
        add_contract(s, ed, seat, part(DO.keep, action), out)
    elif is_a(DO.keep_all, action):
        for contract in range(contract_count(ed)):
            if s.where[contract] == t.OFFERED and s.holder[contract] == seat:
                add_contract(s, ed, seat, contract, out)


@rule
def add_contract(s: State, ed: Edition, seat: int, contract: int, out: Numbers) -> None:
    way = way_of(s, ed, seat, contract)
    out[DOES.value] = capped(out[DOES.value] + ed.value[contract], MANY)
    out[DOES.spaces] = capped(out[DOES.spaces] + way, MANY)
