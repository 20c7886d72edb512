"""Resampling what a seat of Tickets cannot know (TRQ11): hands, the pile, contracts and secret choices."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.core.simulate import below, pick
from langbord.games.tickets import terms as t
from langbord.games.tickets.edition import Edition, contract_count
from langbord.games.tickets.state import State


@rule
def redeal(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    redeal_cards(s, seat, rng)
    redeal_contracts(s, ed, seat, rng)
    if s.phase == t.KEEP_FIRST:
        redeal_choices(s, ed, seat, rng)


@rule
def redeal_cards(s: State, seat: int, rng: Ints) -> None:
    """Cards that not all have seen go back to the pile and are dealt out anew."""
    for other in range(s.players):
        if other != seat:
            for card in range(t.CARDS):
                hidden = s.hand[other][card] - s.seen[other][card]
                s.pile[card] += hidden
    for other in range(s.players):
        if other != seat:
            hidden = 0
            for card in range(t.CARDS):
                hidden += s.hand[other][card] - s.seen[other][card]
                s.hand[other][card] = s.seen[other][card]
            for _ in range(hidden):
                card = pick(s.pile, int(t.CARDS), rng)
                s.pile[card] -= 1
                s.hand[other][card] += 1


@rule
def known_to(s: State, seat: int, contract: int) -> bool:
    """His own contracts, those that he put back, those that he could see go to others; at the end all (TR30)."""
    if s.over and s.where[contract] == t.HELD:
        return True
    return (s.where[contract] != t.IN_PILE and s.holder[contract] == seat) or (s.knows[contract] >> seat) & 1 == 1


@rule
def redeal_contracts(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    """Contracts that the seat does not know change places among themselves (a shuffle by swaps)."""
    order_unknown(s, ed, seat)
    for contract in range(contract_count(ed) - 1, 0, -1):
        if not known_to(s, seat, contract):
            unknown = 0
            for other in range(contract + 1):
                unknown += int(not known_to(s, seat, other))
            nth = below(rng, unknown)
            other = -1
            while nth >= 0:
                other += 1
                nth -= int(not known_to(s, seat, other))
            swap_contracts(s, contract, other)


@rule
def order_unknown(s: State, ed: Edition, seat: int) -> None:
    """Sort the unknown contracts by place, so that the shuffle starts from nothing that is hidden."""
    for contract in range(contract_count(ed)):
        if not known_to(s, seat, contract):
            first = contract
            for other in range(contract + 1, contract_count(ed)):
                if not known_to(s, seat, other) and place_order(s, other) < place_order(s, first):
                    first = other
            swap_contracts(s, contract, first)


@rule
def place_order(s: State, contract: int) -> int:
    """A number for the place where a contract lies; places that nobody can tell apart have the same."""
    depth = 0
    if s.where[contract] == t.UNDER_PILE:
        while s.under[depth] != contract:
            depth += 1
    return ((s.where[contract] * 8 + s.holder[contract]) * t.CONTRACTS + depth) * 16 + s.knows[contract]


@rule
def swap_contracts(s: State, a: int, b: int) -> None:
    s.where[a], s.where[b] = s.where[b], s.where[a]
    s.holder[a], s.holder[b] = s.holder[b], s.holder[a]
    s.knows[a], s.knows[b] = s.knows[b], s.knows[a]
    for k in range(s.under_count):
        if s.under[k] == a:
            s.under[k] = b
        elif s.under[k] == b:
            s.under[k] = a


@rule
def redeal_choices(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    """TRQ2: what the others have chosen in the set-up is unknown until all have: one contract back, or none."""
    for other in range(s.players):
        if other != seat:
            s.returned[other] = t.NONE
            if not (s.awaited >> other) & 1:
                nth = below(rng, 3)
                for contract in range(contract_count(ed)):
                    if s.where[contract] == t.OFFERED and s.holder[contract] == other:
                        if nth == 0:
                            s.returned[other] = contract
                        nth -= 1
