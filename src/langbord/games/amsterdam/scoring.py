"""The end of the game: final scoring, step by step, and places."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.amstel import advance_disc, discs_ahead
from langbord.games.amsterdam.common import colours_held, has, inactive, parties, resources, score, workers_aboard
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.measure import blocks_owned, measure
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    BLOCKS,
    BLOCKS_EACH,
    CARDS,
    CHECK,
    CREW_AND_RESOURCE,
    CREW_OF_COLOUR,
    DISTRICTS,
    FROM_CITY,
    FROM_DISTRICT,
    FROM_LAUREL,
    FROM_LEFTOVERS,
    FROM_ORDER,
    FROM_PENALTY,
    GOODS,
    LAUREL,
    NO_LAST_PENALTIES,
    ONE_OF_EACH_KIND,
    OPEN,
    ORDERS,
    RESOURCES,
    ROOF,
    SECRET,
    STEPS_AT_END,
    TABLE,
    TOM,
)


@rule
def finish(s: State, ed: Edition) -> None:
    """AM61-AM66, AM75, AM88: everything that is scored at the end."""
    for seat in range(s.players):
        if not has(s, ed, seat, NO_LAST_PENALTIES):
            s.penalties[seat] += inactive(s, seat)
        score(s, seat, FROM_PENALTY, -penalty_points(ed, int(s.penalties[seat])))
    for seat in range(s.players):
        if has(s, ed, seat, STEPS_AT_END):  # 009, before 105 and before orders (AMQ36, AMQ56)
            advance_disc(s, ed, seat, int(ed.amstel[ed.trait_card[STEPS_AT_END]]))
    for seat in range(s.players):
        for card in range(CARDS):
            score(s, seat, FROM_LAUREL, laurel_points(s, ed, seat, card))
    for seat in range(parties(s)):
        score(s, seat, FROM_CITY, ed.group_points * largest_group(s, ed, seat))
    for district in range(DISTRICTS):
        if s.scored[district]:
            for seat in range(parties(s)):
                score(s, seat, FROM_DISTRICT, district_points(s, ed, seat, district))
    for seat in range(s.players):
        orders = checked_orders(s, ed, seat)
        hand_in = best_hand_in(s, ed, seat)
        score(s, seat, FROM_ORDER, orders + handed_points(s, ed, seat, hand_in))
        score(s, seat, FROM_LEFTOVERS, (items(s, seat) - handed_items(s, ed, seat, hand_in)) // ed.leftovers)
    if s.players == 1:
        score(s, TOM, FROM_LEFTOVERS, s.guilders[TOM] // ed.leftovers)
    s.over = 1
    s.seat = -1


@rule
def penalty_points(ed: Edition, tiles: int) -> int:
    """AM62: 3, 5, then 7 each."""
    lost = 0
    for k in range(tiles):
        lost += ed.penalties[min(k, 2)]
    return lost


@rule
def laurel_points(s: State, ed: Edition, seat: int, card: int) -> int:
    """AM63: what an active laurel card scores."""
    if ed.timing[card] != LAUREL or s.place[card] != TABLE + seat or ed.per_points[card] == 0:
        return 0
    return ed.per_points[card] * measure(s, ed, seat, int(ed.per[card]), int(ed.per_which[card]))


@rule
def largest_group(s: State, ed: Edition, seat: int) -> int:
    """AM64: the blocks of the largest connected group. A bit for each block; a group grows until it is whole."""
    largest = 0
    counted = 0
    for first in range(BLOCKS):
        if s.owner[first] == seat and not (counted >> first) & 1:
            group = 1 << first
            size = 1
            grown = True
            while grown:
                grown = False
                for block in range(BLOCKS):
                    if s.owner[block] == seat and not (group >> block) & 1 and touches(ed, group, block):
                        group |= 1 << block
                        size += 1
                        grown = True
            counted |= group
            largest = max(largest, size)
    return largest


@rule
def touches(ed: Edition, group: int, block: int) -> bool:
    for other in range(BLOCKS):
        if (group >> other) & 1 and ed.block_distance[block][other] == 1:
            return True
    return False


@rule
def district_points(s: State, ed: Edition, seat: int, district: int) -> int:
    """AM65: by place; who ties shares the points of the places, rounded down. A token is needed (AMQ23)."""
    first = district * BLOCKS_EACH
    own = blocks_owned(s, seat, first, first + BLOCKS_EACH)
    if own == 0:
        return 0
    better = 0
    equal = 0
    for other in range(parties(s)):
        theirs = blocks_owned(s, other, first, first + BLOCKS_EACH)
        better += int(theirs > own)
        equal += int(theirs == own)
    total = 0
    for place in range(better, min(better + equal, ROOF)):
        total += ed.district_points[parties(s)][place]
    return total // equal


# --- Orders and leftovers -----------------------------------------------------------------------------------------


@rule
def holds_order(s: State, seat: int, order: int) -> bool:
    return s.order_place[order] == SECRET + seat or s.order_place[order] == OPEN + seat


@rule
def checked_orders(s: State, ed: Edition, seat: int) -> int:
    """AM75: the orders that ask for nothing to be handed in."""
    total = 0
    for order in range(ORDERS):
        if holds_order(s, seat, order) and ed.order_kind[order] == CHECK:
            total += order_points(s, ed, seat, order)
    return total


@rule
def order_points(s: State, ed: Edition, seat: int, order: int) -> int:
    held = measure(s, ed, seat, int(ed.order_needs[order]), int(ed.order_which[order]))
    return int(ed.order_points[order][s.players]) if held >= ed.order_least[order] else 0


@rule
def items(s: State, seat: int) -> int:
    """AM66, AMQ22: resources, goods in store and aboard, workers aboard and guilders."""
    total = resources(s, seat) + workers_aboard(s, seat) + s.guilders[seat]
    for good in range(GOODS):
        total += s.goods[seat][good] + s.cargo[seat][good]
    return total


@rule
def best_hand_in(s: State, ed: Edition, seat: int) -> int:
    """AMQ33, AMQ56: which hand-in orders to serve, as a set of bits in the order of their numbers, for most points."""
    sets = 1
    for order in range(ORDERS):
        if holds_order(s, seat, order) and ed.order_kind[order] != CHECK:
            sets *= 2
    best = 0
    best_worth = -1
    for chosen in range(sets):
        used = handed_items(s, ed, seat, chosen)
        if used >= 0:
            worth = handed_points(s, ed, seat, chosen) + (items(s, seat) - used) // ed.leftovers
            if worth > best_worth:
                best = chosen
                best_worth = worth
    return best


@rule
def handed_items(s: State, ed: Edition, seat: int, chosen: int) -> int:
    """How many things these orders take, or -1 if they cannot all be served."""
    return serve(s, ed, seat, chosen, False)


@rule
def handed_points(s: State, ed: Edition, seat: int, chosen: int) -> int:
    return serve(s, ed, seat, chosen, True)


@rule
def serve(s: State, ed: Edition, seat: int, chosen: int, points: bool) -> int:
    """Serve a set of hand-in orders: the points, or the number of things handed in (-1: it cannot be done).

    Orders for any worker, good or resource come first and leave the rest to those for certain colours: of the two
    workers aboard those of a colour take what is left, and different resources as many as there are.
    """
    crew = workers_aboard(s, seat)
    cubes = resources(s, seat)
    tiles = items(s, seat) - crew - cubes - s.guilders[seat]
    total = 0
    score_sum = 0
    for late in range(2):
        k = 0
        for order in range(ORDERS):
            kind = int(ed.order_kind[order])
            if not holds_order(s, seat, order) or kind == CHECK:
                continue
            k += 1
            if not (chosen >> (k - 1)) & 1 or late != int(kind == RESOURCES or kind == CREW_OF_COLOUR):
                continue
            value = int(ed.order_points[order][s.players])
            workers = 0
            taken = 0
            goods = 0
            if kind == CREW_AND_RESOURCE:
                workers = 2
                taken = 1
            elif kind == ONE_OF_EACH_KIND:
                workers = taken = goods = 1
            elif kind == CREW_OF_COLOUR:
                workers = max(1, min(crew, int(s.crew[seat][ed.order_which[order]])))
                if s.crew[seat][ed.order_which[order]] == 0:
                    return -1
                if workers == 1:
                    value = int(ed.order_one[order][s.players])
            elif kind == RESOURCES:
                taken = max(1, min(colours_held(s, seat), cubes))
                value = int(ed.order_by_count[taken])
            crew -= workers
            cubes -= taken
            tiles -= goods
            if crew < 0 or cubes < 0 or tiles < 0:
                return -1
            total += workers + taken + goods
            score_sum += value
    return score_sum if points else total


# --- Places -------------------------------------------------------------------------------------------------------


@rule
def scores(s: State, ed: Edition, out: Ints) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def places(s: State, ed: Edition, out: Ints) -> None:
    """AM67: most points; of equal ones the one further along the Amstel (AMQ24). AM88: alone, more than TOM."""
    if s.players == 1:
        out[0] = 1 if s.points[0] > s.points[TOM] else 2
        return
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if s.points[other] > s.points[seat]:
                out[seat] += 1
            elif s.points[other] == s.points[seat] and discs_ahead(s, other) < discs_ahead(s, seat):
                out[seat] += 1
