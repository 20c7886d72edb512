"""What never changes in a game of Landnám (T1-T5 of the spec)."""

from __future__ import annotations

from langbord.core.actions import number
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.board import has_building_at, houses_of, sea_or_mountain, unit_of, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.state import State


@rule
def totals(s: State, ed: Edition, out: Ints) -> int:
    """T5: cards, tiles, markers and fate cards by kind; then the invariants T1 to T4."""
    n = count_cards_and_markers(s, ed, out)
    for terrain in range(t.TERRAINS):
        out[n] = int(s.tiles[terrain])
        for cell in range(t.MIDDLE, ed.rim):
            out[n] += int(terrain != t.UNKNOWN and s.terrain[cell] == terrain)
        n += 1
    for card in range(t.CARDS):
        out[n] = s.pile[card] + s.discard[card]
        for seat in range(s.players):
            out[n] += s.fate[seat][card]
        n += 1
    out[n] = misplaced_units(s)
    out[n + 1] = misplaced_tokens(s, ed)
    out[n + 2] = crowded_buildings(s, ed)
    out[n + 3] = overdrawn(s, ed)
    return n + 4


@rule
def count_cards_and_markers(s: State, ed: Edition, out: Ints) -> int:
    """Markers taken with an order count as on the board already, and the old one until the order is carried out."""
    n = 0
    for kind in range(t.KINDS):
        out[n] = s.stock[kind] + s.staked[0][kind] + s.staked[1][kind]
        out[n + 1] = int(s.harbour_markers[kind])
        for seat in range(s.players):
            out[n] += s.hand[seat][kind]
        for cell in range(t.MIDDLE, ed.rim):
            out[n + 1] += int(s.harbour[cell] == kind)
        for piece in range(t.PIECES):
            out[n + 1] += int(s.orders[piece] == number(t.HARBOUR_ORDER, kind))
        n += 2
    for value in range(2, t.VALUES):
        out[n] = int(s.markers[value])
        for cell in range(t.MIDDLE, ed.rim):
            out[n] += int(s.number[cell] == value)
        for piece in range(t.PIECES):
            if s.orders[piece] == number(t.TILL_ORDER, value):
                out[n] += int(s.number[s.place[unit_of(int(s.active), piece)]] != value)
        n += 1
    return n


@rule
def misplaced_units(s: State) -> int:
    """T1: where a unit is, it is the only one; but for the one that is about to give way."""
    broken = 0
    for unit in range(t.UNITS):
        cell = s.place[unit]
        if cell > t.OUTER and unit != s.fleeing:
            broken += int(s.occupant[cell] != unit)
        if cell == t.SUPPLY:
            broken += int(s.red[unit] != 0 or s.far[unit] != 0)
    return broken


@rule
def misplaced_tokens(s: State, ed: Edition) -> int:
    """T3: outside the movement phase a red token stands by a building of who raised the case."""
    broken = 0
    if s.mover == t.NONE:
        for unit in range(t.UNITS):
            for seat in range(s.players):
                if (s.red[unit] >> seat) & 1:
                    cell = int(s.place[unit])
                    broken += int(unit_owner(unit) == seat or not has_building_at(s, ed, seat, cell))
    return broken


@rule
def crowded_buildings(s: State, ed: Edition) -> int:
    """T4: buildings one edge apart have sea or mountain on both sides of it."""
    broken = 0
    for corner in range(ed.corners):
        broken += int((s.owner[corner] == t.NONE) != (s.houses[corner] == 0))
        for k in range(3):
            near = ed.beside[corner][k]
            if near != t.NONE and s.owner[corner] != t.NONE and s.owner[near] != t.NONE:
                for j in range(2):
                    broken += int(not sea_or_mountain(s, int(ed.flank[corner][k][j])))
    return broken


@rule
def overdrawn(s: State, ed: Edition) -> int:
    """T2: no more houses than a player has; nothing is ever below zero."""
    broken = 0
    for seat in range(s.players):
        broken += int(houses_of(s, ed, seat) > ed.houses)
        for kind in range(t.KINDS):
            broken += int(s.hand[seat][kind] < 0)
        for card in range(t.CARDS):
            broken += int(s.fate[seat][card] < 0)
    for kind in range(t.KINDS):
        broken += int(s.stock[kind] < 0) + int(s.harbour_markers[kind] < 0)
    for terrain in range(t.TERRAINS):
        broken += int(s.tiles[terrain] < 0)
    for value in range(t.VALUES):
        broken += int(s.markers[value] < 0)
    return broken
