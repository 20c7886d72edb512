"""Who knows what in a game of Tickets, where a field alone cannot say it (TR8, TRQ11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from langbord.games.tickets import terms as t
from langbord.games.tickets.state import State


def contracts(s: State, viewer: int | None) -> dict[Any, Any]:
    """Where each contract is that he knows; of the others, how many are at each place.

    That somebody put one back, and who saw what was drawn from there, was done before everybody's eyes.
    """
    depth = {contract: k for k, contract in enumerate(s.under)}
    places = zip(range(t.CONTRACTS), s.where, s.holder, s.knows, strict=True)
    known, others = dict[Any, Any](), Counter[Any]()
    for contract, spot, holder, seen_by in places:
        if holder != t.NONE:  # else it lies in the pile
            place = spot, holder, seen_by, depth.get(contract)
            # His own, those that he put back and those that he saw another draw; at the end all that are held (TR30)
            own = viewer is not None and (holder == viewer or seen_by >> viewer & 1)
            if own or (s.over and spot == t.HELD):
                known[contract] = place
            else:
                others[place] += 1
    return known | others
