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

    Places are sets of bits, too: those that are reached with so many spaces, and with one to four more, as long as
    routes are.
    """
    goal = int(ed.contract_b[contract])
    now = 1 << ed.contract_a[contract]
    known = 0
    in_1 = 0
    in_2 = 0
    in_3 = 0
    in_4 = 0
    for spaces in range(carts + 1):
        while now:
            if (now >> goal) & 1:
                return spaces
            known |= now
            joined_now = 0
            for place in range(place_count(ed)):
                if (now >> place) & 1:
                    for k in range(ed.around_from[place], ed.around_from[place + 1]):
                        route = int(ed.around[k])
                        if (own >> route) & 1:
                            joined_now |= 1 << ed.beyond[k]
                        elif (free >> route) & 1:
                            length = int(ed.length[route])
                            in_1 |= int(length == 1) << ed.beyond[k]
                            in_2 |= int(length == 2) << ed.beyond[k]
                            in_3 |= int(length == 3) << ed.beyond[k]
                            in_4 |= int(length == 4) << ed.beyond[k]
            now = joined_now & ~known
        if (in_1 | in_2 | in_3 | in_4) & ~known == 0:
            return NO_WAY
        now, in_1, in_2, in_3, in_4 = in_1 & ~known, in_2, in_3, in_4, 0
    return NO_WAY


def leads_over(ed: Edition, contract: int, route: int, own: int, free: int, carts: int) -> bool:
    """Does a shortest way for a contract lead over a free route? By sets of routes."""
    length, this = int(ed.length[route]), 1 << route
    shortest = way_by(ed, contract, own, free, carts)
    return length + way_by(ed, contract, own | this, free & ~this, carts - length) == shortest < NO_WAY


@rule
def find_ways(ed: Edition, own: int, free: int, place: int, notes: Numbers, first: int) -> None:
    """The same from a place to every other, by sets of routes, whatever the carts: in the notes from `first` on.

    By Bellman and Ford, for whom there must be something to write on.
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
