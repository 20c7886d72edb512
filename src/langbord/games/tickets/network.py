"""Routes and the lines that they make (TR16-TR22, TR30)."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.tickets.edition import Edition
from langbord.games.tickets.state import HELD, NONE, ROUTES, State


@rule
def may_claim(s: State, ed: Edition, seat: int, route: int) -> bool:
    """TR19: free; TR20: carts enough; TR21: never both of a double; TR22: with two players one of a double."""
    if s.owner[route] != NONE or s.carts[seat] < ed.length[route]:
        return False
    return not closed_by_twin(s, ed, seat, route)


@rule
def closed_by_twin(s: State, ed: Edition, seat: int, route: int) -> bool:
    """TR21, TR22: the other one of a double closes this one to its owner; with two players, to both."""
    twin = int(ed.twin[route])
    if twin == NONE or s.owner[twin] == NONE:
        return False
    return s.owner[twin] == seat or s.players == 2


@rule
def joined(s: State, ed: Edition, seat: int, reached: int) -> int:
    """These places (a set of bits) and all that a seat's own carts join with them."""
    grown = True
    while grown:
        grown = False
        for route in range(ROUTES):
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
    return s.where[contract] == HELD and s.holder[contract] == seat
