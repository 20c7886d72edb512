"""Where a player may build, and with what (LN76-LN91, LNQ69, LNQ91).

Each order is checked against the position at the start of building and against the orders given before.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, part
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import NO
from langbord.games.landnam.board import (
    houses_of,
    is_numbered,
    is_outlaw,
    is_ship,
    piece_of,
    sea_or_mountain,
    unit_of,
    unit_owner,
    units_free,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.state import State

# --- Means --------------------------------------------------------------------------------------------------------


@rule
def can_pay(s: State, ed: Edition, building: int) -> bool:
    for kind in range(t.KINDS):
        if s.hand[s.active][kind] < ed.cost[building][kind]:
            return False
    return True


@rule
def ordered_units(s: State, ed: Edition, ships: int) -> int:
    """How many settlers (ships: 0) or ships (1) have been ordered."""
    count = int(s.outer_ships) if ships else 0
    for corner in range(ed.corners):
        if s.works[corner]:
            for k in range(t.MEET):
                if (s.works[corner] >> k) & 1:
                    count += int((s.terrain[ed.touch[corner][k]] == t.SEA) == (ships == 1))
    return count


@rule
def ordered_houses(s: State, ed: Edition) -> int:
    count = 0
    for piece in range(t.PIECES):
        count += int(is_a(t.FARM_ORDER, int(s.orders[piece])))
    for corner in range(ed.corners):
        count += int(s.works[corner] == t.EXTENDED)
    return count


@rule
def forbids_unit(s: State, ed: Edition, ships: int) -> int:
    """LNQ74, LNQ91: a settler (ships: 0) or ship (1) that was in supply at the start, and its cost."""
    if units_free(s, ed, int(s.active), ships) <= ordered_units(s, ed, ships):
        return NO.no_piece
    return LEGAL if can_pay(s, ed, t.SHIP if ships else t.SETTLER) else NO.few_for_unit


@rule
def affords_unit(s: State, ed: Edition, ships: int) -> bool:
    """The same for a list: the quickest test comes first."""
    return can_pay(s, ed, t.SHIP if ships else t.SETTLER) and forbids_unit(s, ed, ships) == LEGAL


@rule
def forbids_house(s: State, ed: Edition, building: int) -> int:
    """LNQ74: a house that is left, and the cost of a farm or a village."""
    if houses_of(s, ed, int(s.active)) + ordered_houses(s, ed) >= ed.houses:
        return NO.no_house
    if can_pay(s, ed, building):
        return LEGAL
    return NO.few_for_farm if building == t.FARM else NO.few_for_village


@rule
def affords_house(s: State, ed: Edition, building: int) -> bool:
    return can_pay(s, ed, building) and forbids_house(s, ed, building) == LEGAL


# --- Units at buildings ---------------------------------------------------------------------------------------------


@rule
def forbids_place(s: State, ed: Edition, corner: int, k: int) -> int:
    """LN76-LN78, LN90, LNQ58, LNQ59: a unit on the k-th hex of a building: known, vacant and not ordered yet.

    Land takes a settler (a mountain too, for the building stands at it), sea a ship.
    """
    if s.works[corner] == t.EXTENDED:
        return NO.extends
    if s.houses[corner] == 1 and s.works[corner]:
        return NO.one_unit
    cell = int(ed.touch[corner][k])
    if s.terrain[cell] == t.UNKNOWN:
        return NO.place_unknown
    if s.occupant[cell] != t.NONE:
        return NO.not_vacant
    return NO.place_ordered if is_ordered(s, ed, cell) else LEGAL


@rule
def is_ordered(s: State, ed: Edition, cell: int) -> bool:
    """LNQ91: one unit to a hex."""
    for j in range(t.SIDES):
        corner = ed.at[cell][j]
        if corner != t.NONE and s.works[corner] and s.works[corner] != t.EXTENDED:
            for k in range(t.MEET):
                if ed.touch[corner][k] == cell and (s.works[corner] >> k) & 1:
                    return True
    return False


# --- Farms and villages ---------------------------------------------------------------------------------------------


@rule
def forbids_extension(s: State, ed: Edition, corner: int) -> int:
    """LN83, LN90: a farm at the sea that builds no unit now."""
    if s.houses[corner] != 1:
        return NO.is_village
    if s.works[corner]:
        return NO.builds_unit
    for k in range(t.MEET):
        if s.terrain[ed.touch[corner][k]] == t.SEA:
            return LEGAL
    return NO.no_sea


@rule
def forbids_corner(s: State, ed: Edition, corner: int) -> int:
    """LN80: a free corner by a numbered hex, two edges from other buildings; LN81: one if sea or mountain divides."""
    if corner == t.NONE:
        return NO.no_corner
    if s.owner[corner] != t.NONE or is_farm_ordered(s, ed, corner):
        return NO.corner_taken
    by_number = False
    for k in range(t.MEET):
        by_number = by_number or is_numbered(s, int(ed.touch[corner][k]))
    if not by_number:
        return NO.no_number
    for k in range(t.MEET):
        near = int(ed.beside[corner][k])
        if near != t.NONE and (s.owner[near] != t.NONE or is_farm_ordered(s, ed, near)):
            for j in range(2):
                if not sea_or_mountain(s, int(ed.flank[corner][k][j])):
                    return NO.too_near
    return LEGAL


@rule
def is_farm_ordered(s: State, ed: Edition, corner: int) -> bool:
    """LNQ69: farms of one turn must keep their distance from each other too."""
    for piece in range(t.PIECES):
        order = int(s.orders[piece])
        if is_a(t.FARM_ORDER, order):
            if ed.at[s.place[unit_of(int(s.active), piece)]][part(t.FARM_ORDER, order)] == corner:
                return True
    return False


# --- Works of units -------------------------------------------------------------------------------------------------


@rule
def forbids_worker(s: State, unit: int) -> int:
    """LN88, LNQ91: a unit on the board, and one order each; on the outer sea there is nothing to build."""
    if s.place[unit] <= t.OUTER:
        return NO.off_board
    return NO.has_order if s.orders[piece_of(unit)] else LEGAL


@rule
def forbids_farmer(s: State, unit: int) -> int:
    """LN80: no outlaw builds a farm."""
    return NO.outlaw if is_outlaw(s, unit) else LEGAL


@rule
def forbids_harbour_site(s: State, ed: Edition, unit: int) -> int:
    """LN84, LNQ66: a ship on a sea hex inside the rim, without a harbour, that touches a numbered hex."""
    if not is_ship(unit):
        return NO.not_ship
    cell = int(s.place[unit])
    if cell >= ed.rim or s.terrain[cell] != t.SEA:
        return NO.not_inside
    if s.harbour[cell] != t.NONE:
        return NO.has_harbour
    why = NO.far_from_land
    for k in range(t.WAYS):
        near = int(ed.neighbour[cell][k])
        if near != t.NONE and is_numbered(s, near):
            if not s.harbour_sites or not touches_harbour(s, ed, near):
                return LEGAL
            why = NO.land_has_harbour
    return why


@rule
def touches_harbour(s: State, ed: Edition, cell: int) -> bool:
    """For the other reading of LNQ65: whether a harbour lies, or was ordered, beside a numbered hex."""
    for k in range(t.WAYS):
        near = int(ed.neighbour[cell][k])
        if near != t.NONE:
            unit = int(s.occupant[near])
            if s.harbour[near] != t.NONE:
                return True
            if unit != t.NONE and unit_owner(unit) == s.active:
                if is_a(t.HARBOUR_ORDER, int(s.orders[piece_of(unit)])):
                    return True
    return False


@rule
def forbids_harbour_kind(s: State, ed: Edition, kind: int) -> int:
    """LN84, LN85: a marker that is free, and cards of its kind."""
    if not s.harbour_markers[kind]:
        return NO.no_marker
    return LEGAL if s.hand[s.active][kind] >= ed.harbour_cost else NO.few_for_harbour


@rule
def forbids_tilling(s: State, ed: Edition, cell: int) -> int:
    """LN86, LNQ68: who stands on a numbered hex may age it."""
    if not is_numbered(s, cell):
        return NO.not_numbered
    return LEGAL if s.hand[s.active][ed.product[s.terrain[cell]]] >= ed.ageing_cost else NO.few_for_ageing
