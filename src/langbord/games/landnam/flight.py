"""Giving way to a unit that enters one's cell (LN54-LN56, LNQ41-LNQ43, LNQ83)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.board import lift, put, remove_unit, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.passage import FREE, entry, is_beside
from langbord.games.landnam.state import State


@rule
def forbids_retreat(s: State, ed: Edition, cell: int) -> int:
    """LN55, LNQ41, LNQ42, LNQ83: an ordinary step to a known, empty cell, not to where the other came from."""
    if cell == s.came_from:
        return NO.came_from
    if cell == t.OUTER:
        return LEGAL
    if s.terrain[cell] == t.UNKNOWN:
        return NO.flight_unknown
    if s.occupant[cell] != t.NONE:
        return NO.flight_chases
    return LEGAL if entry(s, ed, int(s.fleeing), cell) == FREE else NO.flight_barred


@rule
def forbids_in_flight(s: State, ed: Edition, action: int) -> int:
    if not is_a(DO.retreat, action):
        return NO.asks_flight
    cell = part(DO.retreat, action)
    if not is_beside(ed, int(s.place[s.fleeing]), cell):
        return NO.flight_far
    return forbids_retreat(s, ed, cell)


@rule
def legal_retreats(s: State, ed: Edition, out: Ints) -> int:
    cell, n = int(s.place[s.fleeing]), 0
    for k in range(t.WAYS):
        target = int(ed.neighbour[cell][k])
        if target != t.NONE and forbids_retreat(s, ed, target) == LEGAL:
            out[n] = number(DO.retreat, target)
            n += 1
    return n


@rule
def give_way(s: State, ed: Edition) -> None:
    """LN55, LN56: the owner chooses where to; with nowhere to go the unit is out of play."""
    cell, choices, last = int(s.place[s.fleeing]), 0, t.NONE
    for k in range(t.WAYS):
        target = int(ed.neighbour[cell][k])
        if target != t.NONE and forbids_retreat(s, ed, target) == LEGAL:
            choices += 1
            last = target
    if choices > 1:
        s.phase = t.FLEE
        s.awaited = 1 << unit_owner(int(s.fleeing))
    else:
        retreat(s, last)


@rule
def retreat(s: State, cell: int) -> None:
    unit = int(s.fleeing)
    if cell == t.NONE:
        remove_unit(s, unit)
    else:
        lift(s, unit)
        put(s, unit, cell)
    s.fleeing = t.NONE
    s.then = t.NEXT_STEP
