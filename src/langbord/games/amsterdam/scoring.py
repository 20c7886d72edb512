"""The end of the game: final scoring, step by step, and places."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.amstel import advance_disc, discs_ahead
from langbord.games.amsterdam.common import has, inactive, parties, score
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.measure import blocks_owned, measure
from langbord.games.amsterdam.orders import best_hand_in, holds_order, leftovers, order_worth
from langbord.games.amsterdam.state import State


@rule
def finish(s: State, ed: Edition) -> None:
    """AM61-AM66, AM75, AM88: everything that is scored at the end."""
    for seat in range(s.players):
        if not has(s, ed, seat, t.NO_LAST_PENALTIES):
            s.penalties[seat] += inactive(s, seat)
        score(s, seat, t.FROM_PENALTY, -penalty_points(ed, int(s.penalties[seat])))
    for seat in range(s.players):
        if has(s, ed, seat, t.STEPS_AT_END):  # 009, before 105 and before orders (AMQ36, AMQ56)
            advance_disc(s, ed, seat, int(ed.amstel[ed.trait_card[t.STEPS_AT_END]]))
    for seat in range(s.players):
        for card in range(t.CARDS):
            score(s, seat, t.FROM_LAUREL, laurel_points(s, ed, seat, card))
    for seat in range(parties(s)):
        score(s, seat, t.FROM_CITY, ed.group_points * largest_group(s, ed, seat))
    for district in range(t.DISTRICTS):
        if s.scored[district]:
            for seat in range(parties(s)):
                score(s, seat, t.FROM_DISTRICT, district_points(s, ed, seat, district))
    for seat in range(s.players):
        served = best_hand_in(s, ed, seat)
        for order in range(t.ORDERS):
            if holds_order(s, seat, order):
                score(s, seat, t.FROM_ORDER, order_worth(s, ed, seat, order, served))
        score(s, seat, t.FROM_LEFTOVERS, leftovers(s, ed, seat, served))
    if s.players == 1:
        score(s, t.TOM, t.FROM_LEFTOVERS, s.guilders[t.TOM] // ed.leftovers)
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
    if ed.timing[card] != t.LAUREL or s.place[card] != t.TABLE + seat or ed.per_points[card] == 0:
        return 0
    return ed.per_points[card] * measure(s, ed, seat, int(ed.per[card]), int(ed.per_which[card]))


@rule
def largest_group(s: State, ed: Edition, seat: int) -> int:
    """AM64: the blocks of the largest connected group. A bit for each block; a group grows until it is whole."""
    largest = 0
    counted = 0
    for first in range(t.BLOCKS):
        if s.owner[first] == seat and not (counted >> first) & 1:
            group = 1 << first
            size = 1
            grown = True
            while grown:
                grown = False
                for block in range(t.BLOCKS):
                    if s.owner[block] == seat and not (group >> block) & 1 and touches(ed, group, block):
                        group |= 1 << block
                        size += 1
                        grown = True
            counted |= group
            largest = max(largest, size)
    return largest


@rule
def touches(ed: Edition, group: int, block: int) -> bool:
    for other in range(t.BLOCKS):
        if (group >> other) & 1 and ed.block_distance[block][other] == 1:
            return True
    return False


@rule
def district_points(s: State, ed: Edition, seat: int, district: int) -> int:
    """AM65: by place; who ties shares the points of the places, rounded down. A token is needed (AMQ23)."""
    first = district * t.BLOCKS_EACH
    own = blocks_owned(s, seat, first, first + t.BLOCKS_EACH)
    if own == 0:
        return 0
    better = 0
    equal = 0
    for other in range(parties(s)):
        theirs = blocks_owned(s, other, first, first + t.BLOCKS_EACH)
        better += int(theirs > own)
        equal += int(theirs == own)
    total = 0
    for place in range(better, min(better + equal, t.ROOF)):
        total += ed.district_points[parties(s)][place]
    return total // equal


# --- Places -------------------------------------------------------------------------------------------------------


@rule
def scores(s: State, ed: Edition, out: Ints) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def places(s: State, ed: Edition, out: Ints) -> None:
    """AM67: most points; of equal ones the one further along the Amstel (AMQ24). AM88: alone, more than t.TOM."""
    if s.players == 1:
        out[0] = 1 if s.points[0] > s.points[t.TOM] else 2
        return
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if s.points[other] > s.points[seat]:
                out[seat] += 1
            elif s.points[other] == s.points[seat] and discs_ahead(s, other) < discs_ahead(s, seat):
                out[seat] += 1
