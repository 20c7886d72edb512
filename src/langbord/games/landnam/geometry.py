"""The island as a hexagon of hexagons: cells, corners, and what lies beside what.

Cells stand on a corner; rows are lettered from the north, cells in a row numbered from the west: the rim's north-west
cell is a1. A corner is named after the cell whose northern or southern tip it is: d4n, d4s.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

Cell = tuple[int, int]  # column and row in slanting coordinates; (0, 0) is the middle
Corner = tuple[Cell, str]  # a cell and "n" or "s", its northern or southern tip

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)
DIRECTIONS = (EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST)


def beyond(cell: Cell, direction: Cell) -> Cell:
    return cell[0] + direction[0], cell[1] + direction[1]


def corners_of(cell: Cell) -> tuple[Corner, ...]:
    """The six corners of a cell, clockwise from its northern tip."""
    return (
        (cell, "n"),
        (beyond(cell, NORTH_EAST), "s"),
        (beyond(cell, SOUTH_EAST), "n"),
        (cell, "s"),
        (beyond(cell, SOUTH_WEST), "n"),
        (beyond(cell, NORTH_WEST), "s"),
    )


def touched(corner: Corner) -> tuple[Cell, Cell, Cell]:
    """The three cells that meet in a corner."""
    cell, tip = corner
    pair = (NORTH_WEST, NORTH_EAST) if tip == "n" else (SOUTH_WEST, SOUTH_EAST)
    return cell, beyond(cell, pair[0]), beyond(cell, pair[1])


def ring(radius: int) -> list[Cell]:
    """The cells at that distance from the middle, clockwise from the north-west; side after side, corner first."""
    if radius == 0:
        return [(0, 0)]
    cell, cells = (0, -radius), []
    for direction in DIRECTIONS:
        for _ in range(radius):
            cells.append(cell)
            cell = beyond(cell, direction)
    return cells


@dataclass(frozen=True)
class Island:
    """Everything inside and on the rim of an island; the outer sea is not among its cells."""

    radius: int
    cells: tuple[Cell, ...]  # the middle, ring after ring; the rim last
    rim: int  # how many of them are the rim's
    corners: tuple[Corner, ...]  # of the cells inside the rim

    def side(self, cell: Cell) -> int | None:
        """The side of the rim on which a cell lies; None for the rim's corner cells and all that is inside."""
        number = self.cells.index(cell) - (len(self.cells) - self.rim)
        return number // (self.radius + 1) if number >= 0 and number % (self.radius + 1) else None

    def neighbours(self, corner: Corner) -> list[Corner]:
        """The corners one edge away: those that share two cells with this one."""
        mine = set(touched(corner))
        return [other for other in self.corners if len(mine & set(touched(other))) == 2]

    def cell_name(self, cell: Cell) -> str:
        reach = self.radius + 1
        west = max(-reach, -reach - cell[1])
        return f"{chr(ord('a') + cell[1] + reach)}{cell[0] - west + 1}"

    def corner_name(self, corner: Corner) -> str:
        return self.cell_name(corner[0]) + corner[1]


@cache
def island(radius: int) -> Island:
    inside = [cell for distance in range(radius + 1) for cell in ring(distance)]
    rim = ring(radius + 1)
    corners = dict.fromkeys(corner for cell in inside for corner in corners_of(cell))
    return Island(radius, (*inside, *rim), len(rim), tuple(corners))
