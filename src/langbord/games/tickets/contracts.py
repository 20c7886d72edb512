"""Drawing and keeping contracts (TR7, TR25-TR27)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, number
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO, NO
from langbord.games.tickets.edition import Edition, contract_count
from langbord.games.tickets.state import State


@rule
def contracts_left(s: State, ed: Edition) -> int:
    """TR27: the action is there as long as one contract is left."""
    count = int(s.under_count)
    for contract in range(contract_count(ed)):
        if s.where[contract] == t.IN_PILE:
            count += 1
    return count


@rule
def forbids_contracts(s: State, ed: Edition) -> int:
    return LEGAL if contracts_left(s, ed) > 0 else NO.no_contracts


@rule
def draw_contracts(s: State, ed: Edition) -> None:
    """TR25: the top two contracts, or the last one. Those under the shuffled ones come in their known order."""
    seat = int(s.seat)
    while offered_count(s, ed, seat) < 2 and contracts_left(s, ed) > 0:
        if contracts_left(s, ed) > s.under_count:
            s.awaited = 0
            return
        take_from_under(s, seat)
    s.phase = t.KEEP
    s.awaited = 1 << seat


@rule
def take_from_under(s: State, seat: int) -> None:
    """The contract that was put back first; who put it there knows what is drawn now."""
    contract = int(s.under[0])
    s.under_count -= 1
    for k in range(s.under_count):
        s.under[k] = s.under[k + 1]
    s.under[s.under_count] = t.NONE
    witness = int(s.holder[contract])
    offer(s, seat, contract)
    if witness != seat:
        s.knows[contract] = 1 << witness


@rule
def offer(s: State, seat: int, contract: int) -> None:
    s.where[contract] = t.OFFERED
    s.holder[contract] = seat


@rule
def offered_count(s: State, ed: Edition, seat: int) -> int:
    count = 0
    for contract in range(contract_count(ed)):
        count += int(s.where[contract] == t.OFFERED and s.holder[contract] == seat)
    return count


@rule
def is_offered(s: State, seat: int, contract: int) -> bool:
    return s.where[contract] == t.OFFERED and s.holder[contract] == seat


@rule
def forbids_keep(s: State, ed: Edition, seat: int, contract: int) -> int:
    """TR7, TR25: one of the two offered; TR27: a single one is all there is to keep."""
    if not is_offered(s, seat, contract):
        return NO.choose_first if s.phase == t.KEEP_FIRST else NO.keep_first
    return LEGAL if offered_count(s, ed, seat) == 2 else NO.last_contract


@rule
def legal_keeps(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """TR7, TR25: one or both."""
    out[0] = number(DO.keep_all)
    n = 1
    for contract in range(contract_count(ed)):
        if forbids_keep(s, ed, seat, contract) == LEGAL:
            out[n] = number(DO.keep, contract)
            n += 1
    return n


@rule
def give_back(s: State, ed: Edition, seat: int, kept: int) -> None:
    """All that is offered to the seat but the contract kept goes back, unseen."""
    for contract in range(contract_count(ed)):
        if is_offered(s, seat, contract) and contract != kept:
            s.returned[seat] = contract


@rule
def lay_choice(s: State, ed: Edition, seat: int) -> None:
    """A contract given back goes under the pile; the others are held."""
    back = int(s.returned[seat])
    for contract in range(contract_count(ed)):
        if s.where[contract] == t.OFFERED and s.holder[contract] == seat:
            s.where[contract] = t.HELD
            if back != t.NONE:  # who knew one of the two offered cannot tell which was kept
                s.knows[contract] = 0
    if back != t.NONE:
        s.where[back] = t.UNDER_PILE
        s.under[s.under_count] = back
        s.under_count += 1
        s.returned[seat] = t.NONE
