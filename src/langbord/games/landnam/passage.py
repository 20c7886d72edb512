"""What lies beside a cell, and what a step into it needs (LN47-LN54, LNQ82)."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.board import has_building_at, is_ship, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.state import State

FREE, NEEDS_ENTRY, NEEDS_PUSH = 0, 1, 2  # LNQ82: bits for the cards that a step needs
BARRED = -1  # no card helps


@rule
def ways(ed: Edition, cell: int) -> int:
    """How many neighbours to look through: LN48, the outer sea has all rim cells."""
    return ed.cells - ed.rim if cell == t.OUTER else t.WAYS


@rule
def way(ed: Edition, cell: int, k: int) -> int:
    """The k-th neighbour of a cell, or NONE."""
    return ed.rim + k if cell == t.OUTER else int(ed.neighbour[cell][k])


@rule
def is_beside(ed: Edition, cell: int, other: int) -> bool:
    """Whether the other cell is a neighbour of a cell that is on the board."""
    for k in range(ways(ed, cell)):
        if way(ed, cell, k) == other:
            return True
    return False


@rule
def is_unknown(s: State, cell: int) -> bool:
    return cell != t.OUTER and s.terrain[cell] == t.UNKNOWN


@rule
def entry(s: State, ed: Edition, unit: int, cell: int) -> int:
    """LN47, LN51, LN52: whether the terrain of a known cell lets a unit in: FREE, NEEDS_ENTRY or BARRED."""
    terrain = s.terrain[cell]
    if is_ship(unit):
        return FREE if terrain == t.SEA else NEEDS_ENTRY
    if terrain == t.SEA:
        return BARRED
    if terrain != t.MOUNTAIN or s.terrain[s.place[unit]] == t.MOUNTAIN:
        return FREE
    return FREE if has_building_at(s, ed, unit_owner(unit), cell) else NEEDS_ENTRY


@rule
def entry_card(unit: int) -> int:
    return t.LANDING if is_ship(unit) else t.MOUNTAIN_PATH


@rule
def is_held(s: State, seat: int, cell: int) -> bool:
    """LN47, LN52, LN53: a unit stands there that the seat may not chase."""
    other = s.occupant[cell]
    return other != t.NONE and not (s.red[other] >> seat) & 1


@rule
def step_needs(s: State, ed: Edition, unit: int, cell: int) -> int:
    """LNQ82: which cards a step that is possible at all needs, as bits."""
    if cell == t.OUTER or s.terrain[cell] == t.UNKNOWN:
        return FREE
    needs = entry(s, ed, unit, cell)
    if needs != BARRED and is_held(s, unit_owner(unit), cell):
        needs |= NEEDS_PUSH
    return max(needs, FREE)
