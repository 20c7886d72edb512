"""The lines that routes make (TR30)."""

from __future__ import annotations

from langbord.core.actions import LEGAL
from langbord.core.protocol import Numbers
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.claiming import closed_by_twin
from langbord.games.tickets.edition import Edition, place_count, route_count
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


def networks(s: State, ed: Edition, seat: int) -> list[int]:
    """The places that a seat's own carts join, each network as a set of bits: for views, which ask for many contracts.

    A contract is completed where both of its places are in one of them.
    """
    found: list[int] = []
    for route in range(route_count(ed)):
        if s.owner[route] == seat:
            ends = (1 << ed.end_a[route]) | (1 << ed.end_b[route])
            joined = [places for places in found if places & ends]
            found = [places for places in found if not places & ends]
            for places in joined:
                ends |= places
            found.append(ends)
    return found


@rule
def holds(s: State, seat: int, contract: int) -> bool:
    return s.where[contract] == t.HELD and s.holder[contract] == seat


@rule
def way_of(s: State, ed: Edition, seat: int, contract: int) -> int:
    """The spaces still to fill between a contract's places, with the carts that are left; NO_WAY if there is none."""
    return way_by(ed, contract, routes_of(s, ed, seat), open_routes(s, ed, seat), int(s.carts[seat]))


@rule
def routes_of(s: State, ed: Edition, seat: int) -> int:
    """The routes of a seat, as a set of bits."""
    routes = 0
    for route in range(route_count(ed)):
        if s.owner[route] == seat:
            routes |= 1 << route
    return routes


@rule
def open_routes(s: State, ed: Edition, seat: int) -> int:
    """The free routes that no double closes to a seat, as a set of bits."""
    routes = 0
    for route in range(route_count(ed)):
        if s.owner[route] == t.NONE and closed_by_twin(s, ed, seat, route) == LEGAL:
            routes |= 1 << route
    return routes


@rule
def way_by(ed: Edition, contract: int, own: int, free: int, carts: int) -> int:
    """The same by sets of routes.

    Places are sets of bits, too: those within so many spaces, and within one to four less, for routes of each length.
    """
    goal = int(ed.contract_b[contract])
    within = joined_by(ed, own, 1 << ed.contract_a[contract])
    less_1 = 0
    less_2 = 0
    less_3 = 0
    less_4 = 0
    for spaces in range(carts + 1):
        if (within >> goal) & 1:
            return spaces
        if within == less_4:  # no route is long enough to lead on
            return NO_WAY
        less_1, less_2, less_3, less_4 = within, less_1, less_2, less_3
        for route in range(route_count(ed)):
            if (free >> route) & 1:
                ends = (1 << ed.end_a[route]) | (1 << ed.end_b[route])
                if ends & reach_of_length(int(ed.length[route]), less_1, less_2, less_3, less_4):
                    within |= ends
                    free &= ~(1 << route)
        if within != less_1 and own:
            within = joined_by(ed, own, within)
    return NO_WAY


def leads_over(ed: Edition, contract: int, route: int, own: int, free: int, carts: int) -> bool:
    """Does a shortest way for a contract lead over a free route? By sets of routes."""
    length, this = int(ed.length[route]), 1 << route
    shortest = way_by(ed, contract, own, free, carts)
    return length + way_by(ed, contract, own | this, free & ~this, carts - length) == shortest < NO_WAY


@rule
def find_ways(ed: Edition, own: int, free: int, place: int, notes: Numbers, first: int) -> None:
    """The same from a place to every other, by sets of routes, whatever the carts: in the notes from `first` on.

    By Bellman and Ford: where all ways are wanted, or there is something to write on, that is quicker.
    """
    for other in range(place_count(ed)):
        notes[first + other] = NO_WAY
    notes[first + place] = 0
    shorter = True
    while shorter:
        shorter = False
        for route in range(route_count(ed)):
            if ((own | free) >> route) & 1:
                spaces = 0 if (own >> route) & 1 else int(ed.length[route])
                a = first + ed.end_a[route]
                b = first + ed.end_b[route]
                if notes[a] + spaces < notes[b]:
                    notes[b] = notes[a] + spaces
                    shorter = True
                elif notes[b] + spaces < notes[a]:
                    notes[a] = notes[b] + spaces
                    shorter = True


@rule
def reach_of_length(length: int, less_1: int, less_2: int, less_3: int, less_4: int) -> int:
    if length == 1:
        return less_1
    if length == 2:
        return less_2
    return less_3 if length == 3 else less_4


@rule
def joined_by(ed: Edition, own: int, reached: int) -> int:
    """These places (a set of bits) and all that a set of routes joins with them."""
    grown = own != 0
    while grown:
        grown = False
        for route in range(route_count(ed)):
            if (own >> route) & 1:
                ends = (1 << ed.end_a[route]) | (1 << ed.end_b[route])
                if reached & ends:
                    reached |= ends
                    own &= ~(1 << route)
                    grown = True
    return reached
