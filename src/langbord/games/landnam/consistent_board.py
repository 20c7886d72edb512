"""What must be true of the island, the units on it and the unit that moves: a sentence for each fault."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import LandnamBook
from langbord.games.landnam.board import has_building_at, is_numbered, is_ship, piece_of, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.exploration import find_weights
from langbord.games.landnam.passage import NEEDS_ENTRY, entry, is_beside
from langbord.games.landnam.state import MAX_OUTCOMES, State
from langbord.games.landnam.steps import found_terrain

EXPLORING = (t.EXPLORE, t.CHOOSE_FIND)
ON_THE_MOVE = (t.MOVE, t.TRADE)  # LNQ81: a unit may have moved and go on
GAP = 7  # no marker shows it


# --- The island -----------------------------------------------------------------------------------------------------


def board(s: State, book: LandnamBook) -> Iterator[str]:
    """LN2, LN3: sea around the island, a mountain in its middle; markers, harbours and buildings where they may be."""
    ed = book.table
    for cell, name in enumerate(book.names["cell"]):
        yield from _cell(s, ed, cell, name)
    for corner, name in enumerate(book.names["corner"]):
        yield from _corner(s, ed, corner, name)
    if any(s.markers[value] for value in (0, 1, GAP)):
        yield "markers: there are none with 0, 1 or 7"
    sides = [side for side in s.side if side != t.NONE]
    if len(set(sides)) < len(sides):
        yield "side: two players started at the same side of the island (LNQ87)"


def _cell(s: State, ed: Edition, cell: int, name: str) -> Iterator[str]:
    terrain, number = s.terrain[cell], s.number[cell]
    if cell == t.OUTER or ed.rim <= cell < ed.cells:
        if terrain != t.SEA:
            yield f"terrain[{name}]: around the island there is sea (LN2)"
    elif cell >= ed.cells:
        if terrain != t.UNKNOWN:
            yield f"terrain[{name}]: there is no such cell on this island"
    elif cell == t.MIDDLE and terrain != t.MOUNTAIN:
        yield f"terrain[{name}]: in the middle there is a mountain (LN3)"
    if is_numbered(s, cell) != (number != 0) or number in (1, GAP):
        yield f"number[{name}] is {number}: bog, field, meadow and forest have 2 to 12 but not 7, the rest none (LN66)"
    if s.harbour[cell] != t.NONE and (not t.MIDDLE < cell < ed.rim or terrain != t.SEA):
        yield f"harbour[{name}]: a harbour lies on a sea hex of the island (LN84)"


def _corner(s: State, ed: Edition, corner: int, name: str) -> Iterator[str]:
    owner, houses = s.owner[corner], s.houses[corner]
    if (owner == t.NONE) != (houses == 0):
        yield f"owner[{name}] is {owner}, but houses there is {houses}"
    if owner == t.NONE:
        return
    if corner >= ed.corners:
        yield f"owner[{name}]: there is no such corner on this island"
        return
    cells = ed.touch[corner]
    if not any(is_numbered(s, cell) for cell in cells):
        yield f"owner[{name}]: a building stands by a hex with a number (LN80)"
    if houses == 2 and t.SEA not in (s.terrain[cell] for cell in cells):
        yield f"houses[{name}] is 2: a village stands at the sea (LN83)"


# --- Units ----------------------------------------------------------------------------------------------------------


def units(s: State, book: LandnamBook) -> Iterator[str]:
    """LN47-LN52: where a unit may be; LN40, LN57: what tokens stand by it."""
    ed = book.table
    for unit, name in enumerate(book.names["unit"]):
        yield from _unit(s, ed, unit, name)
        yield from _tokens(s, ed, unit, name)
    for cell, name in enumerate(book.names["cell"]):
        unit = s.occupant[cell]
        if unit != t.NONE and (cell == t.OUTER or s.place[unit] != cell):
            yield f"occupant[{name}] names a unit whose place is another"
    for seat in range(s.players):
        ashore = [unit for unit in range(t.UNITS) if unit_owner(unit) == seat and s.place[unit] > t.OUTER]
        if s.side[seat] == t.NONE and (ashore or seat in s.owner):
            yield f"side[{seat}] is none, but the seat has come to the island (LN50)"
        tokens = s.loose[seat] + sum((s.red[unit] | s.far[unit]) >> seat & 1 for unit in range(t.UNITS))
        if tokens > (s.players - 1) * t.PIECES:
            yield f"loose[{seat}]: the seat has {tokens} red tokens on the board, more than there are units (LN40)"


def _unit(s: State, ed: Edition, unit: int, name: str) -> Iterator[str]:
    cell = s.place[unit]
    if cell == t.SUPPLY:
        return
    piece = piece_of(unit)
    if unit_owner(unit) >= s.players:
        yield f"place[{name}]: the unit belongs to a seat that is not at the table"
    elif (piece - t.SETTLERS >= ed.ships) if is_ship(unit) else piece >= ed.settlers:
        yield f"place[{name}]: there is no such piece in this edition"
    elif s.terrain[cell] == t.UNKNOWN:
        yield f"place[{name}]: the unit stands where nothing is known yet (LN60)"
    elif not is_ship(unit) and s.terrain[cell] == t.SEA:
        yield f"place[{name}]: a settler stands at sea (LN52)"
    elif cell != t.OUTER and s.occupant[cell] != unit and unit != s.fleeing:
        yield f"place[{name}]: another unit, or none, is the occupant of that cell"


def _tokens(s: State, ed: Edition, unit: int, name: str) -> Iterator[str]:
    """T3: a unit that has moved leaves its tokens when movement ends; else they stand by buildings."""
    red, far, cell = s.red[unit], s.far[unit], s.place[unit]
    if not red | far:
        return
    if cell == t.SUPPLY or (red | far) >> unit_owner(unit) & 1 or red & far:
        yield f"red[{name}], far[{name}]: tokens stand by units on the board, one for each other seat at most (LN40)"
    if far and not s.flight:
        yield f"far[{name}] is {far}, but a unit that flees sheds its tokens (LNQ44)"
    if s.mover == t.NONE or cell == s.stood[unit]:
        for seat in range(s.players):
            if red >> seat & 1 and not has_building_at(s, ed, seat, cell):
                yield f"red[{name}] names seat {seat}, which has no building there (LN40)"


# --- Movement -------------------------------------------------------------------------------------------------------


def movement(s: State, ed: Edition) -> Iterator[str]:
    """LN46: the one unit that has moved; LN54, LN55: the one that gives way to it."""
    moving = s.phase in (*EXPLORING, t.FLEE)
    if s.mover == t.NONE:
        if moving:
            yield "mover is none, but the phase is one in which a unit has moved (LN46)"
        elif (s.target, s.fleeing) != (t.NONE, t.NONE):
            yield "target or fleeing is named, but mover is none (LN46)"
        return
    if not (moving or s.phase in (*ON_THE_MOVE, t.DRAW_FATE)):
        yield "mover names a unit, but the movement is over (LN57)"
    elif unit_owner(s.mover) != s.active or s.place[s.mover] == t.SUPPLY:
        yield "mover does not name a unit of the active player on the board (LN46)"
    elif s.steps and not is_ship(s.mover):
        yield f"steps is {s.steps}, but a settler takes one (LN46)"
    elif (s.fleeing != t.NONE) != (s.phase == t.FLEE):
        yield "fleeing and the phase do not agree: a unit gives way in the phase flee (LN55)"
    elif s.fleeing != t.NONE:
        cell = s.place[s.mover]
        if s.fleeing == s.mover or s.place[s.fleeing] != cell or cell == t.OUTER or s.occupant[cell] != s.mover:
            yield "fleeing does not name a unit on whose cell the mover has come (LN54)"
        elif s.target != t.NONE:
            yield "target names a cell, but nothing was found where a unit flees (LN55)"


def explored(s: State, ed: Edition) -> Iterator[str]:
    """LN60-LN69: the cell that is explored, or was just found and is barred; and the dice rolled for it."""
    if s.explore_card >= t.EXPLORATION_CARDS:
        yield "explore_card does not name an Exploration card (LN69)"
    if s.mover == t.NONE or s.phase == t.FLEE:
        return
    if s.target == t.NONE:
        if s.phase not in ON_THE_MOVE:
            yield "target is none, but the phase is one in which a cell is explored (LN60)"
    elif not is_beside(ed, s.place[s.mover], s.target) or s.occupant[s.target] != t.NONE:
        yield "target must be an empty cell beside the mover (LN60)"
    elif s.phase in EXPLORING:
        yield from _dice(s, ed)
    elif not t.MIDDLE <= s.target < ed.rim or s.terrain[s.target] == t.UNKNOWN:
        yield "target must have been found by now (LN64)"
    elif s.phase in ON_THE_MOVE and entry(s, ed, s.mover, s.target) != NEEDS_ENTRY:
        yield "target names a cell that no card lets the mover enter (LN59)"


def _dice(s: State, ed: Edition) -> Iterator[str]:
    """LN61, LN69, LNQ96: what can be found, and with roll_twice what has been."""
    if s.terrain[s.target] != t.UNKNOWN:
        yield "target is known, so there is nothing to explore (LN60)"
        return
    card, rolls = s.explore_card, [find for find in s.finds if find != t.NONE]
    if t.NONE < card <= t.FIND_BOG and not s.tiles[found_terrain(card)]:
        yield "explore_card names a terrain of which there is no tile left (LNQ53)"
    elif s.phase == t.CHOOSE_FIND and (card != t.ROLL_TWICE or len(set(rolls)) < 2):
        yield "finds: two different finds of roll_twice are chosen from (LN69)"
    elif s.phase == t.EXPLORE and (s.finds[1] != t.NONE or (rolls and card != t.ROLL_TWICE)):
        yield "finds: the dice are still to be rolled (LN61)"
    else:
        weights = [0] * MAX_OUTCOMES
        find_weights(s, ed, weights)
        if not all(weights[find] for find in rolls):
            yield "finds names something that cannot be found there (LN63)"
