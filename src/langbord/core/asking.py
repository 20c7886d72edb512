"""Who is asked next, where seats may act out of turn: rules for any game, and the one order that all who play keep.

Of seats that are awaited at once the first one is asked first. Before it every other seat that may act is asked, from
the one after it clockwise; its last action, behind all numbers, is to let things be. Who let them be is asked again
when something has been done. `cursor` is how many of the others have been asked since.
"""

from __future__ import annotations

from langbord.core.protocol import Ints, legal, step
from langbord.core.record import GameState, Record
from langbord.core.rule import rule
from langbord.core.simulate import first_awaited


@rule
def asked_seat(s: GameState, ed: Record, interrupts: int, cursor: Ints, scratch: Ints) -> int:
    """Who is to act now; of who may interrupt the first that was not asked yet."""
    first = first_awaited(s)
    while interrupts and cursor[0] < s.players - 1:
        seat = (first + 1 + cursor[0]) % s.players
        if not (s.awaited >> seat) & 1 and legal(s, ed, seat, scratch) > 0:
            return seat
        cursor[0] += 1
    return first


@rule
def legal_for(s: GameState, ed: Record, seat: int, let_be: int, out: Ints) -> int:
    """What the seat that is asked may do; one that interrupts may let things be."""
    n = legal(s, ed, seat, out)
    if not (s.awaited >> seat) & 1:
        out[n] = let_be
        n += 1
    return n


@rule
def act(s: GameState, ed: Record, seat: int, action: int, let_be: int, cursor: Ints) -> None:
    if action == let_be:
        cursor[0] += 1
    else:
        step(s, ed, seat, action)
        cursor[0] = 0
