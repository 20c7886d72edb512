"""The lines that routes make (TR30)."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.edition import Edition, route_count
from langbord.games.tickets.state import State


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
