"""What all people at a table must agree to: a pause, a draw, giving up, taking back. And the days of one's vacation."""

from __future__ import annotations

from langbord.server.entries import Agreed, Declined, Halted, Proposal, Proposed, Rested, Resumed
from langbord.server.problems import Refused, forbidden
from langbord.server.table import LONGEST_PAUSE, Table

SLOW = 3600  # seconds of increment from which on a game is one of days


def propose(table: Table, person: str, what: Proposal, at: int) -> None:
    """Somebody proposes; where he is the only person it is agreed at once."""
    seat = _seat(table, person)
    if table.halted is not None:
        raise Refused("server-halted")
    if table.proposal is not None:
        raise Refused("server-proposed-already")
    if what == "retract":
        table.must_be_retractable(seat)
    table.enter(Proposed(at=at, seat=seat, what=what))
    _settle(table, at)


def answer(table: Table, person: str, *, agrees: bool, at: int) -> None:
    seat = _seat(table, person)
    if table.proposal is None:
        raise Refused("server-nothing-proposed")
    if not agrees:
        table.enter(Declined(at=at, seat=seat))
    elif seat not in table.agreed:
        table.enter(Agreed(at=at, seat=seat))
        _settle(table, at)


def resume(table: Table, person: str, at: int) -> None:
    """Anybody who plays may end a pause."""
    seat = _seat(table, person)
    if table.halted is not None:
        table.enter(Resumed(at=at, seat=seat))


def end_long_pause(table: Table, at: int) -> None:
    if table.halted is not None and table.halted + LONGEST_PAUSE <= at:
        table.enter(Resumed(at=at))


def rest(table: Table, person: str, time: int, at: int) -> None:
    """Give somebody so much more time, where a clock of days runs."""
    rule = table.setup.clock
    if table.status == "playing" and rule is not None and rule.increment >= SLOW:
        for seat in table.seats_of(person):
            table.enter(Rested(at=at, seat=seat, time=time))


def _seat(table: Table, person: str) -> int:
    seat = table.viewpoint(person)
    if table.status != "playing" or table.study:
        raise Refused("server-not-playing")
    if seat is None or table.chairs[seat].stand_in is not None:
        raise forbidden()
    return seat


def _settle(table: Table, at: int) -> None:
    """Carry out what everybody agrees to who plays himself."""
    if table.proposal is None or table.asked:
        return
    match table.proposal.what:
        case "pause":
            table.enter(Halted(at=at))
        case "draw":
            table.close("drawn", at)
        case "abandon":
            table.close("agreed", at)
        case "retract":
            table.retract(table.proposal.seat, at)
