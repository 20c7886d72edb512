"""The lines that routes make (TR30)."""

from __future__ import annotations

from langbord.core.actions import LEGAL
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.claiming import closed_by_twin
from langbord.games.tickets.edition import Edition, route_count
from langbord.games.tickets.state import State

NO_WAY = 99  # more spaces than any way between two of so few places has


@rule
def joined(s: State, ed: Edition, seat: int, reached: int) -> int:
    """These places (a set of bits) and all that a seat's own carts join with them."""
    grown = True
    while grown:
        grown = False
        for route in range(route_count(ed)):
            if s.owner[route] == seat:
                ends = (1 << ed.end_a[route]) | (1 << ed.end_b[route])
                if reached & ends != 0 and reached & ends != ends:
                    reached |= ends
                    grown = True
    return reached


@rule
def completed(s: State, ed: Edition, seat: int, contract: int) -> bool:
    """TR30: an unbroken line of the seat's own carts between the contract's places."""
    return (joined(s, ed, seat, 1 << ed.contract_a[contract]) >> ed.contract_b[contract]) & 1 == 1


@rule
def holds(s: State, seat: int, contract: int) -> bool:
    return s.where[contract] == t.HELD and s.holder[contract] == seat


@rule
def way_of(s: State, ed: Edition, seat: int, contract: int) -> int:
    """The spaces still to fill between a contract's places, with the carts that are left; NO_WAY if there is none.

    Places are sets of bits: those within so many spaces, and within one to three less, for routes of each length.
    """
    goal = int(ed.contract_b[contract])
    within = joined(s, ed, seat, 1 << ed.contract_a[contract])
    less_1 = 0
    less_2 = 0
    less_3 = 0
    less_4 = 0
    for spaces in range(s.carts[seat] + 1):
        if (within >> goal) & 1:
            return spaces
        less_1, less_2, less_3, less_4 = within, less_1, less_2, less_3
        for route in range(route_count(ed)):
            if s.owner[route] == t.NONE and closed_by_twin(s, ed, seat, route) == LEGAL:
                from_there = reach_of_length(int(ed.length[route]), less_1, less_2, less_3, less_4)
                ends = (1 << ed.end_a[route]) | (1 << ed.end_b[route])
                if from_there & ends:
                    within |= ends
        if within != less_1:
            within = joined(s, ed, seat, within)
    return NO_WAY


@rule
def reach_of_length(length: int, less_1: int, less_2: int, less_3: int, less_4: int) -> int:
    if length == 1:
        return less_1
    if length == 2:
        return less_2
    return less_3 if length == 3 else less_4
