"""Who knows what in a game of Tickets, where a field alone cannot say it (TR8, TRQ11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from langbord.games.tickets import terms as t
from langbord.games.tickets.state import State


def contracts(s: State, viewer: int | None) -> Any:
    """Where each contract is that he knows; of the others, how many are at each place.

    That somebody put one back, and who saw what was drawn from there, was done before everybody's eyes.
    """
    depth = {contract: k for k, contract in enumerate(s.under)}
    places = [(s.where[c], s.holder[c], s.knows[c], depth.get(c)) for c in range(t.CONTRACTS)]
    known = {c: place for c, place in enumerate(places) if _knows(s, viewer, c)}
    return known, Counter(place for c, place in enumerate(places) if c not in known)


def _knows(s: State, viewer: int | None, contract: int) -> bool:
    """His own, those that he put back and those that he saw another draw; at the end all that are held (TR30)."""
    if s.over and s.where[contract] == t.HELD:
        return True
    if viewer is None:
        return False
    return s.holder[contract] == viewer or bool(s.knows[contract] >> viewer & 1)
