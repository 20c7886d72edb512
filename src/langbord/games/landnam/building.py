"""Phase 3: building, all of it at once (LN76-LN91, LNQ69, LNQ91).

Orders are given and paid one by one, and carried out together at the end. Only stocks change before that: cards,
markers and harbour markers are taken with the order, and what an order frees comes back at the end.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.board import aged, free_unit, lift, put, unit_of
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.offers import is_draft
from langbord.games.landnam.sites import (
    affords_house,
    affords_unit,
    forbids_corner,
    forbids_extension,
    forbids_farmer,
    forbids_harbour_kind,
    forbids_harbour_site,
    forbids_house,
    forbids_place,
    forbids_tilling,
    forbids_unit,
    forbids_worker,
)
from langbord.games.landnam.state import State


@rule
def begin_building(s: State, ed: Edition) -> None:
    """Ask the active player, unless there is nothing that he could build."""
    for piece in range(t.PIECES):
        s.orders[piece] = 0
    for corner in range(ed.corners):
        s.works[corner] = 0
    s.outer_ships = 0
    s.phase = t.BUILD
    s.awaited = 1 << s.active
    if not may_build(s, ed):
        s.then = t.END_TURN


# --- What is forbidden ----------------------------------------------------------------------------------------------


@rule
def forbids_in_building(s: State, ed: Edition, seat: int, action: int) -> int:
    if is_a(DO.done, action):
        return LEGAL
    if is_a(DO.build, action):
        corner, meeting, _ = parts(DO.build, action)
        return forbids_build(s, ed, seat, corner, meeting)
    if is_a(DO.build_outer, action):
        return forbids_unit(s, ed, 1)
    if is_a(DO.village, action):
        return forbids_village(s, ed, seat, part(DO.village, action))
    if is_a(DO.farm, action):
        piece, side, _ = parts(DO.farm, action)
        return forbids_farm(s, ed, unit_of(seat, piece), side)
    if is_a(DO.harbour, action):
        piece, kind, _ = parts(DO.harbour, action)
        return forbids_harbour(s, ed, unit_of(seat, piece), kind)
    if is_a(DO.till, action):
        return forbids_till(s, ed, unit_of(seat, part(DO.till, action)))
    trades = is_draft(action) or is_a(DO.exchange, action) or is_a(DO.withdraw, action)
    return NO.trade_over if trades else NO.asks_build


@rule
def forbids_build(s: State, ed: Edition, seat: int, corner: int, meeting: int) -> int:
    if s.owner[corner] != seat:
        return NO.no_building
    why = forbids_place(s, ed, corner, meeting)
    return why if why != LEGAL else forbids_unit(s, ed, int(s.terrain[ed.touch[corner][meeting]] == t.SEA))


@rule
def forbids_village(s: State, ed: Edition, seat: int, corner: int) -> int:
    if s.owner[corner] != seat:
        return NO.no_building
    why = forbids_extension(s, ed, corner)
    return why if why != LEGAL else forbids_house(s, ed, t.VILLAGE)


@rule
def forbids_farm(s: State, ed: Edition, unit: int, side: int) -> int:
    why = forbids_worker(s, unit)
    if why == LEGAL:
        why = forbids_farmer(s, unit)
    if why == LEGAL:
        why = forbids_corner(s, ed, int(ed.at[s.place[unit]][side]))
    return why if why != LEGAL else forbids_house(s, ed, t.FARM)


@rule
def forbids_harbour(s: State, ed: Edition, unit: int, kind: int) -> int:
    why = forbids_worker(s, unit)
    if why == LEGAL:
        why = forbids_harbour_site(s, ed, unit)
    return why if why != LEGAL else forbids_harbour_kind(s, ed, kind)


@rule
def forbids_till(s: State, ed: Edition, unit: int) -> int:
    why = forbids_worker(s, unit)
    return why if why != LEGAL else forbids_tilling(s, ed, int(s.place[unit]))


# --- The list -----------------------------------------------------------------------------------------------------


@rule
def legal_build(s: State, ed: Edition, out: Ints) -> int:
    """Every order that may still be given, or done. What an order costs is looked at once for all places."""
    out[0] = number(DO.done)
    n = legal_units(s, ed, out, 1)
    if affords_house(s, ed, t.VILLAGE):
        for corner in range(ed.corners):
            if s.owner[corner] == s.active and forbids_extension(s, ed, corner) == LEGAL:
                out[n] = number(DO.village, corner)
                n += 1
    farms = affords_house(s, ed, t.FARM)
    for piece in range(t.PIECES):
        if forbids_worker(s, unit_of(int(s.active), piece)) == LEGAL:
            n = legal_works(s, ed, piece, farms, out, n)
    return n


@rule
def legal_units(s: State, ed: Edition, out: Ints, n: int) -> int:
    """LN76, LN78, LN79: settlers and ships at buildings, ships on the outer sea."""
    settlers, ships = affords_unit(s, ed, 0), affords_unit(s, ed, 1)
    if ships:
        out[n] = number(DO.build_outer)
        n += 1
    if settlers or ships:
        for corner in range(ed.corners):
            if s.owner[corner] == s.active:
                for k in range(t.MEET):
                    afforded = ships if s.terrain[ed.touch[corner][k]] == t.SEA else settlers
                    if afforded and forbids_place(s, ed, corner, k) == LEGAL:
                        out[n] = number(DO.build, corner, k)
                        n += 1
    return n


@rule
def legal_works(s: State, ed: Edition, piece: int, farms: bool, out: Ints, n: int) -> int:
    """LN80, LN84, LN86, LN88: the one order of a unit: a farm, a harbour or ageing its hex."""
    unit = unit_of(int(s.active), piece)
    cell = int(s.place[unit])
    if farms and forbids_farmer(s, unit) == LEGAL:
        for side in range(t.SIDES):
            if forbids_corner(s, ed, int(ed.at[cell][side])) == LEGAL:
                out[n] = number(DO.farm, piece, side)
                n += 1
    if forbids_harbour_site(s, ed, unit) == LEGAL:
        for kind in range(t.KINDS):
            if forbids_harbour_kind(s, ed, kind) == LEGAL:
                out[n] = number(DO.harbour, piece, kind)
                n += 1
    if forbids_tilling(s, ed, cell) == LEGAL:
        out[n] = number(DO.till, piece)
        n += 1
    return n


@rule
def may_build(s: State, ed: Edition) -> bool:
    """Whether the list has anything but being done."""
    settlers, ships = affords_unit(s, ed, 0), affords_unit(s, ed, 1)
    farms, villages = affords_house(s, ed, t.FARM), affords_house(s, ed, t.VILLAGE)
    if ships:
        return True
    for corner in range(ed.corners):
        if s.owner[corner] == s.active:
            if villages and forbids_extension(s, ed, corner) == LEGAL:
                return True
            for k in range(t.MEET):
                if settlers and s.terrain[ed.touch[corner][k]] != t.SEA and forbids_place(s, ed, corner, k) == LEGAL:
                    return True
    for piece in range(t.PIECES):
        unit = unit_of(int(s.active), piece)
        if forbids_worker(s, unit) == LEGAL and has_work(s, ed, unit, farms):
            return True
    return False


@rule
def has_work(s: State, ed: Edition, unit: int, farms: bool) -> bool:
    cell = int(s.place[unit])
    if forbids_tilling(s, ed, cell) == LEGAL:
        return True
    if forbids_harbour_site(s, ed, unit) == LEGAL:
        for kind in range(t.KINDS):
            if forbids_harbour_kind(s, ed, kind) == LEGAL:
                return True
    if farms and forbids_farmer(s, unit) == LEGAL:
        for side in range(t.SIDES):
            if forbids_corner(s, ed, int(ed.at[cell][side])) == LEGAL:
                return True
    return False


# --- Orders and their effect --------------------------------------------------------------------------------------


@rule
def pay_for(s: State, ed: Edition, building: int) -> None:
    for kind in range(t.KINDS):
        s.hand[s.active][kind] -= ed.cost[building][kind]
        s.stock[kind] += ed.cost[building][kind]


@rule
def pay_cards(s: State, kind: int, cards: int) -> None:
    s.hand[s.active][kind] -= cards
    s.stock[kind] += cards


@rule
def step_build(s: State, ed: Edition, action: int) -> None:
    """LNQ91: all orders take effect when the player is done, or nothing else can be built."""
    if not is_a(DO.done, action):
        give_order(s, ed, action)
    if is_a(DO.done, action) or not may_build(s, ed):
        carry_out(s, ed)
        s.then = t.END_TURN


@rule
def give_order(s: State, ed: Edition, action: int) -> None:
    """Note and pay an order."""
    if is_a(DO.build, action):
        corner, meeting, _ = parts(DO.build, action)
        pay_for(s, ed, t.SHIP if s.terrain[ed.touch[corner][meeting]] == t.SEA else t.SETTLER)
        s.works[corner] |= 1 << meeting
    elif is_a(DO.build_outer, action):
        pay_for(s, ed, t.SHIP)
        s.outer_ships += 1
    elif is_a(DO.farm, action):
        piece, side, _ = parts(DO.farm, action)
        pay_for(s, ed, t.FARM)
        s.orders[piece] = number(t.FARM_ORDER, side)
    elif is_a(DO.village, action):
        pay_for(s, ed, t.VILLAGE)
        s.works[part(DO.village, action)] = t.EXTENDED
    elif is_a(DO.harbour, action):
        piece, kind, _ = parts(DO.harbour, action)
        pay_cards(s, kind, int(ed.harbour_cost))
        s.harbour_markers[kind] -= 1
        s.orders[piece] = number(t.HARBOUR_ORDER, kind)
    else:
        till(s, ed, part(DO.till, action))


@rule
def till(s: State, ed: Edition, piece: int) -> None:
    """LN86, LNQ69: the new marker is taken now; the old one serves this hex only, until the end of the turn."""
    cell = int(s.place[unit_of(int(s.active), piece)])
    pay_cards(s, int(ed.product[s.terrain[cell]]), int(ed.ageing_cost))
    value = aged(int(s.number[cell]))
    while value != s.number[cell] and s.markers[value] == 0:
        value = aged(value)
    if value != s.number[cell]:
        s.markers[value] -= 1
    s.orders[piece] = number(t.TILL_ORDER, value)


@rule
def carry_out(s: State, ed: Edition) -> None:
    """LN82, LN87-LN91: units work, then leave the board for their farms; new units and houses are set."""
    seat = int(s.active)
    for piece in range(t.PIECES):
        carry_out_unit(s, ed, unit_of(seat, piece), int(s.orders[piece]))
        s.orders[piece] = 0
    for corner in range(ed.corners):
        if s.works[corner] == t.EXTENDED:
            s.houses[corner] = 2
        elif s.works[corner]:
            for k in range(t.MEET):
                if (s.works[corner] >> k) & 1:
                    cell = int(ed.touch[corner][k])
                    put(s, free_unit(s, seat, int(s.terrain[cell] == t.SEA)), cell)
        s.works[corner] = 0
    for _ in range(s.outer_ships):
        put(s, free_unit(s, seat, 1), t.OUTER)
    s.outer_ships = 0


@rule
def carry_out_unit(s: State, ed: Edition, unit: int, order: int) -> None:
    cell = int(s.place[unit])
    if is_a(t.TILL_ORDER, order):
        value = part(t.TILL_ORDER, order)
        if value != s.number[cell]:
            s.markers[s.number[cell]] += 1
            s.number[cell] = value
    elif is_a(t.HARBOUR_ORDER, order):
        s.harbour[cell] = part(t.HARBOUR_ORDER, order)
    elif is_a(t.FARM_ORDER, order):
        corner = ed.at[cell][part(t.FARM_ORDER, order)]
        s.owner[corner] = s.active
        s.houses[corner] = 1
        lift(s, unit)
