"""Phase 3: building, all of it at once (LN76-LN91, LNQ69, LNQ91).

Orders are given and paid one by one, each checked against the position at the start and the orders given before, and
carried out together at the end. Only stocks change before that: cards, markers and harbour markers are taken with
the order, and what an order frees comes back at the end.
"""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.board import (
    aged,
    free_unit,
    houses_of,
    is_numbered,
    is_outlaw,
    is_ship,
    lift,
    put,
    sea_or_mountain,
    units_free,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.moves import (
    BUILD_FARM,
    BUILD_HARBOUR,
    BUILD_OUTER,
    BUILD_UNIT,
    BUILD_VILLAGE,
    PASS,
    TILL,
)
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    BUILD,
    END_TURN,
    FARM,
    KINDS,
    NONE,
    OUTER,
    PIECES,
    SEA,
    SETTLER,
    SHIP,
    SIDES,
    UNKNOWN,
    VILLAGE,
    WAYS,
)

# The order of a unit: 0, or one of these + what follows
FARM_ORDER = 1  # + which corner of its hex
HARBOUR_ORDER = 10  # + the kind
TILL_ORDER = 20  # + the new number

EXTENDED = 8  # in `works`; the lower bits are for units on each of the corner's three hexes
BUSY = 7


@rule
def begin_building(s: State, ed: Edition) -> None:
    """Ask the active player, unless there is nothing that he could build."""
    for piece in range(PIECES):
        s.orders[piece] = 0
    for corner in range(ed.corners):
        s.works[corner] = 0
    s.outer_ships = 0
    s.phase = BUILD
    s.awaited = 1 << s.active
    if not may_build(s, ed):
        s.then = END_TURN


# --- Means --------------------------------------------------------------------------------------------------------


@rule
def can_pay(s: State, ed: Edition, building: int) -> bool:
    for kind in range(KINDS):
        if s.hand[s.active][kind] < ed.cost[building][kind]:
            return False
    return True


@rule
def pay_for(s: State, ed: Edition, building: int) -> None:
    for kind in range(KINDS):
        s.hand[s.active][kind] -= ed.cost[building][kind]
        s.stock[kind] += ed.cost[building][kind]


@rule
def pay_cards(s: State, kind: int, cards: int) -> None:
    s.hand[s.active][kind] -= cards
    s.stock[kind] += cards


@rule
def ordered_units(s: State, ed: Edition, ships: int) -> int:
    """How many settlers (ships: 0) or ships (1) have been ordered."""
    count = int(s.outer_ships) if ships else 0
    for corner in range(ed.corners):
        for k in range(3):
            if (s.works[corner] >> k) & 1:
                count += int((s.terrain[ed.touch[corner][k]] == SEA) == (ships == 1))
    return count


@rule
def ordered_houses(s: State, ed: Edition) -> int:
    count = 0
    for piece in range(PIECES):
        count += int(FARM_ORDER <= s.orders[piece] < FARM_ORDER + SIDES)
    for corner in range(ed.corners):
        count += int(s.works[corner] == EXTENDED)
    return count


@rule
def affords_unit(s: State, ed: Edition, ships: int) -> bool:
    """LNQ74, LNQ91: cards, and a piece that was in supply at the start."""
    if not can_pay(s, ed, SHIP if ships else SETTLER):
        return False
    return units_free(s, ed, int(s.active), ships) > ordered_units(s, ed, ships)


@rule
def affords_house(s: State, ed: Edition, building: int) -> bool:
    """LNQ74: cards, and a house left."""
    if not can_pay(s, ed, building):
        return False
    return houses_of(s, ed, int(s.active)) + ordered_houses(s, ed) < ed.houses


# --- What may be ordered ------------------------------------------------------------------------------------------


@rule
def may_place(s: State, ed: Edition, corner: int, k: int) -> bool:
    """LN76-LN78, LN90, LNQ58, LNQ59: a unit on the k-th hex of a building: known, vacant and not ordered yet.

    Land takes a settler (a mountain too, for the building stands at it), sea a ship.
    """
    cell = int(ed.touch[corner][k])
    if s.works[corner] == EXTENDED or (s.houses[corner] == 1 and s.works[corner]):
        return False
    return s.terrain[cell] != UNKNOWN and s.occupant[cell] == NONE and not is_ordered(s, ed, cell)


@rule
def is_ordered(s: State, ed: Edition, cell: int) -> bool:
    """LNQ91: one unit to a hex."""
    for j in range(SIDES):
        corner = ed.at[cell][j]
        if corner != NONE and s.works[corner] & BUSY:
            for k in range(3):
                if ed.touch[corner][k] == cell and (s.works[corner] >> k) & 1:
                    return True
    return False


@rule
def may_extend(s: State, ed: Edition, corner: int) -> bool:
    """LN83, LN90: a farm at the sea that builds no unit now."""
    if s.houses[corner] != 1 or s.works[corner]:
        return False
    for k in range(3):
        if s.terrain[ed.touch[corner][k]] == SEA:
            return True
    return False


@rule
def may_farm(s: State, ed: Edition, corner: int) -> bool:
    """LN80: a free corner by a numbered hex, two edges from other buildings; LN81: one if sea or mountain divides."""
    if s.owner[corner] != NONE or is_farm_ordered(s, ed, corner):
        return False
    by_number = False
    for k in range(3):
        by_number = by_number or is_numbered(s, int(ed.touch[corner][k]))
    if not by_number:
        return False
    for k in range(3):
        near = int(ed.beside[corner][k])
        if near != NONE and (s.owner[near] != NONE or is_farm_ordered(s, ed, near)):
            for j in range(2):
                if not sea_or_mountain(s, int(ed.flank[corner][k][j])):
                    return False
    return True


@rule
def is_farm_ordered(s: State, ed: Edition, corner: int) -> bool:
    """LNQ69: farms of one turn must keep their distance from each other too."""
    first = int(s.active) * PIECES
    for piece in range(PIECES):
        order = s.orders[piece]
        if FARM_ORDER <= order < FARM_ORDER + SIDES:
            if ed.at[s.place[first + piece]][order - FARM_ORDER] == corner:
                return True
    return False


@rule
def harbour_site(s: State, ed: Edition, cell: int) -> bool:
    """LN84, LNQ66: a sea hex inside the rim, without a harbour, that touches a numbered hex."""
    if cell == OUTER or cell >= ed.rim or s.terrain[cell] != SEA or s.harbour[cell] != NONE:
        return False
    for k in range(WAYS):
        near = int(ed.neighbour[cell][k])
        if near != NONE and is_numbered(s, near):
            if not s.harbour_sites or not touches_harbour(s, ed, near):
                return True
    return False


@rule
def touches_harbour(s: State, ed: Edition, cell: int) -> bool:
    """For the other reading of LNQ65: whether a harbour lies, or was ordered, beside a numbered hex."""
    for k in range(WAYS):
        near = int(ed.neighbour[cell][k])
        if near != NONE:
            unit = s.occupant[near]
            if s.harbour[near] != NONE:
                return True
            if unit != NONE and unit // PIECES == s.active:
                if HARBOUR_ORDER <= s.orders[unit % PIECES] < HARBOUR_ORDER + KINDS:
                    return True
    return False


@rule
def may_till(s: State, ed: Edition, cell: int) -> bool:
    """LN86, LNQ68: who stands on a numbered hex may age it."""
    if not is_numbered(s, cell):
        return False
    return s.hand[s.active][ed.product[s.terrain[cell]]] >= ed.ageing_cost


# --- The list -----------------------------------------------------------------------------------------------------


@rule
def legal_build(s: State, ed: Edition, out: Ints) -> int:
    """Every order that may still be given, or done."""
    out[0] = PASS
    n = list_units(s, ed, out, 1)
    if affords_house(s, ed, VILLAGE):
        for corner in range(ed.corners):
            if s.owner[corner] == s.active and may_extend(s, ed, corner):
                out[n] = BUILD_VILLAGE + corner
                n += 1
    farms = affords_house(s, ed, FARM)
    first = int(s.active) * PIECES
    for piece in range(PIECES):
        if s.place[first + piece] > OUTER and s.orders[piece] == 0:
            n = list_unit_orders(s, ed, piece, farms, out, n)
    return n


@rule
def list_units(s: State, ed: Edition, out: Ints, n: int) -> int:
    """LN76, LN78, LN79: settlers and ships at buildings, ships on the outer sea."""
    settlers, ships = affords_unit(s, ed, 0), affords_unit(s, ed, 1)
    if ships:
        out[n] = BUILD_OUTER
        n += 1
    if settlers or ships:
        for corner in range(ed.corners):
            if s.owner[corner] == s.active:
                for k in range(3):
                    afforded = ships if s.terrain[ed.touch[corner][k]] == SEA else settlers
                    if afforded and may_place(s, ed, corner, k):
                        out[n] = BUILD_UNIT + 3 * corner + k
                        n += 1
    return n


@rule
def list_unit_orders(s: State, ed: Edition, piece: int, farms: bool, out: Ints, n: int) -> int:
    """LN80, LN84, LN86, LN88: the one order of a unit: a farm, a harbour or ageing its hex."""
    unit = int(s.active) * PIECES + piece
    cell = int(s.place[unit])
    if farms and not is_outlaw(s, unit):
        for k in range(SIDES):
            if ed.at[cell][k] != NONE and may_farm(s, ed, int(ed.at[cell][k])):
                out[n] = BUILD_FARM + piece * SIDES + k
                n += 1
    if is_ship(unit) and harbour_site(s, ed, cell):
        for kind in range(KINDS):
            if s.harbour_markers[kind] and s.hand[s.active][kind] >= ed.harbour_cost:
                out[n] = BUILD_HARBOUR + piece * KINDS + kind
                n += 1
    if may_till(s, ed, cell):
        out[n] = TILL + piece
        n += 1
    return n


@rule
def may_build(s: State, ed: Edition) -> bool:
    """Whether the list has anything but being done."""
    settlers, ships = affords_unit(s, ed, 0), affords_unit(s, ed, 1)
    farms, villages = affords_house(s, ed, FARM), affords_house(s, ed, VILLAGE)
    if ships:
        return True
    for corner in range(ed.corners):
        if s.owner[corner] == s.active:
            if villages and may_extend(s, ed, corner):
                return True
            for k in range(3):
                if settlers and s.terrain[ed.touch[corner][k]] != SEA and may_place(s, ed, corner, k):
                    return True
    first = int(s.active) * PIECES
    for piece in range(PIECES):
        if s.place[first + piece] > OUTER and has_order(s, ed, first + piece, farms):
            return True
    return False


@rule
def has_order(s: State, ed: Edition, unit: int, farms: bool) -> bool:
    cell = int(s.place[unit])
    if may_till(s, ed, cell):
        return True
    if is_ship(unit) and harbour_site(s, ed, cell):
        for kind in range(KINDS):
            if s.harbour_markers[kind] and s.hand[s.active][kind] >= ed.harbour_cost:
                return True
    if farms and not is_outlaw(s, unit):
        for k in range(SIDES):
            if ed.at[cell][k] != NONE and may_farm(s, ed, int(ed.at[cell][k])):
                return True
    return False


# --- Orders and their effect --------------------------------------------------------------------------------------


@rule
def step_build(s: State, ed: Edition, action: int) -> None:
    """LNQ91: note and pay an order; all take effect when the player is done."""
    if action == PASS:
        carry_out(s, ed)
        s.then = END_TURN
    elif action < BUILD_OUTER:
        corner, k = (action - BUILD_UNIT) // 3, (action - BUILD_UNIT) % 3
        pay_for(s, ed, SHIP if s.terrain[ed.touch[corner][k]] == SEA else SETTLER)
        s.works[corner] |= 1 << k
    elif action == BUILD_OUTER:
        pay_for(s, ed, SHIP)
        s.outer_ships += 1
    elif action < BUILD_VILLAGE:
        pay_for(s, ed, FARM)
        s.orders[(action - BUILD_FARM) // SIDES] = FARM_ORDER + (action - BUILD_FARM) % SIDES
    elif action < BUILD_HARBOUR:
        pay_for(s, ed, VILLAGE)
        s.works[action - BUILD_VILLAGE] = EXTENDED
    elif action < TILL:
        kind = (action - BUILD_HARBOUR) % KINDS
        pay_cards(s, kind, int(ed.harbour_cost))
        s.harbour_markers[kind] -= 1
        s.orders[(action - BUILD_HARBOUR) // KINDS] = HARBOUR_ORDER + kind
    else:
        till(s, ed, action - TILL)


@rule
def till(s: State, ed: Edition, piece: int) -> None:
    """LN86, LNQ69: the new marker is taken now; the old one serves this hex only, until the end of the turn."""
    cell = int(s.place[s.active * PIECES + piece])
    pay_cards(s, int(ed.product[s.terrain[cell]]), int(ed.ageing_cost))
    value = aged(int(s.number[cell]))
    while value != s.number[cell] and s.markers[value] == 0:
        value = aged(value)
    if value != s.number[cell]:
        s.markers[value] -= 1
    s.orders[piece] = TILL_ORDER + value


@rule
def carry_out(s: State, ed: Edition) -> None:
    """LN82, LN87-LN91: units work, then leave the board for their farms; new units and houses are set."""
    seat = int(s.active)
    for piece in range(PIECES):
        carry_out_unit(s, ed, seat * PIECES + piece, int(s.orders[piece]))
        s.orders[piece] = 0
    for corner in range(ed.corners):
        if s.works[corner] == EXTENDED:
            s.houses[corner] = 2
        elif s.works[corner]:
            for k in range(3):
                if (s.works[corner] >> k) & 1:
                    cell = int(ed.touch[corner][k])
                    put(s, free_unit(s, seat, int(s.terrain[cell] == SEA)), cell)
        s.works[corner] = 0
    for _ in range(s.outer_ships):
        put(s, free_unit(s, seat, 1), OUTER)
    s.outer_ships = 0


@rule
def carry_out_unit(s: State, ed: Edition, unit: int, order: int) -> None:
    cell = int(s.place[unit])
    if order >= TILL_ORDER:
        value = order - TILL_ORDER
        if value != s.number[cell]:
            s.markers[s.number[cell]] += 1
            s.number[cell] = value
    elif order >= HARBOUR_ORDER:
        s.harbour[cell] = order - HARBOUR_ORDER
    elif order >= FARM_ORDER:
        corner = ed.at[cell][order - FARM_ORDER]
        s.owner[corner] = s.active
        s.houses[corner] = 1
        lift(s, unit)
