"""The board: who stands and who has built where, and what a number becomes with age."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.state import State


@rule
def next_seat(s: State, seat: int) -> int:
    return (seat + 1) % s.players


@rule
def unit_owner(unit: int) -> int:
    return unit // t.PIECES


@rule
def piece_of(unit: int) -> int:
    """Which of its owner's pieces a unit is."""
    return unit % t.PIECES


@rule
def unit_of(seat: int, piece: int) -> int:
    return seat * t.PIECES + piece


@rule
def is_ship(unit: int) -> bool:
    """What a piece is and how it moves; ashore it counts as a settler in all else (LN51)."""
    return piece_of(unit) >= t.SETTLERS


@rule
def is_numbered(s: State, cell: int) -> bool:
    """Bog, field, meadow or forest; such a hex always has its number."""
    return t.BOG <= s.terrain[cell] <= t.FOREST


@rule
def sea_or_mountain(s: State, cell: int) -> bool:
    return s.terrain[cell] == t.SEA or s.terrain[cell] == t.MOUNTAIN


@rule
def has_building_at(s: State, ed: Edition, seat: int, cell: int) -> bool:
    for k in range(t.SIDES):
        corner = ed.at[cell][k]
        if corner != t.NONE and s.owner[corner] == seat:
            return True
    return False


@rule
def builders_at(s: State, ed: Edition, cell: int) -> int:
    """The set of seats with a building at a hex, as bits."""
    seats = 0
    for k in range(t.SIDES):
        corner = ed.at[cell][k]
        if corner != t.NONE and s.owner[corner] != t.NONE:
            seats |= 1 << s.owner[corner]
    return seats


@rule
def houses_at(s: State, ed: Edition, seat: int, cell: int) -> int:
    houses = 0
    for k in range(t.SIDES):
        corner = ed.at[cell][k]
        if corner != t.NONE and s.owner[corner] == seat:
            houses += s.houses[corner]
    return houses


@rule
def houses_of(s: State, ed: Edition, seat: int) -> int:
    houses = 0
    for corner in range(ed.corners):
        if s.owner[corner] == seat:
            houses += s.houses[corner]
    return houses


@rule
def count_bits(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


# --- Units --------------------------------------------------------------------------------------------------------


@rule
def lift(s: State, unit: int) -> None:
    """Take a unit off its cell."""
    cell = s.place[unit]
    if cell != t.SUPPLY and s.occupant[cell] == unit:
        s.occupant[cell] = t.NONE
    s.place[unit] = t.SUPPLY


@rule
def put(s: State, unit: int, cell: int) -> None:
    """Put a unit on a cell; the outer sea counts as empty however many ships lie there (LN48)."""
    s.place[unit] = cell
    if cell != t.OUTER:
        s.occupant[cell] = unit


@rule
def is_outlaw(s: State, unit: int) -> bool:
    return s.red[unit] != 0 or s.far[unit] != 0


@rule
def remove_unit(s: State, unit: int) -> None:
    """Out of play, back to its owner's supply; LN27, LN56: each red token goes to whom it stands by."""
    for seat in range(s.players):
        s.tokens[seat][t.RED] += ((s.red[unit] | s.far[unit]) >> seat) & 1
    s.red[unit] = 0
    s.far[unit] = 0
    lift(s, unit)


@rule
def units_free(s: State, ed: Edition, seat: int, ships: int) -> int:
    """How many settlers (ships: 0) or ships (1) a seat has in supply."""
    first = unit_of(seat, ships * t.SETTLERS)
    count = ed.ships if ships else ed.settlers
    free = 0
    for unit in range(first, first + count):
        free += int(s.place[unit] == t.SUPPLY)
    return free


@rule
def free_unit(s: State, seat: int, ships: int) -> int:
    """The first settler (ships: 0) or ship (1) in a seat's supply, which must have one."""
    unit = unit_of(seat, ships * t.SETTLERS)
    while s.place[unit] != t.SUPPLY:
        unit += 1
    return unit


# --- Numbers ------------------------------------------------------------------------------------------------------


@rule
def aged(value: int) -> int:
    """LN20: the next number; there is no 7, and after 12 comes 2."""
    if value == 6:
        return 8
    if value == 12:
        return 2
    return value + 1


@rule
def age(s: State, cell: int) -> None:
    """LN20, LN21, LNQ12: age a hex until a marker is free, its own having gone back first."""
    s.markers[s.number[cell]] += 1
    lay_marker(s, cell, aged(int(s.number[cell])))


@rule
def lay_marker(s: State, cell: int, value: int) -> None:
    """LN66: put a marker of that value on a hex, or of the next value that is free."""
    while s.markers[value] == 0:
        value = aged(value)
    s.markers[value] -= 1
    s.number[cell] = value
