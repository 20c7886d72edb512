"""Who plays with whom: those who wait longest first, ratings near, and the longer one waits the farther.

Nothing here waits, reads or writes. `bench/pairing.py` shows what comes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from langbord.server.clock import SECOND

NEAR = 100.0  # points that two may lie apart at once,
WIDENING = 10.0  # and so many more for each second that the longer of them has waited;
ANYBODY = 60 * SECOND  # who has waited so long plays with anybody


class Seeker(NamedTuple):
    person: str
    rating: float
    since: int
    bots_after: int | None = None  # milliseconds
    blocked: frozenset[str] = frozenset()

    def waited(self, at: int) -> int:
        return at - self.since


def apart(one: Seeker, other: Seeker, at: int) -> float | None:
    """How far apart two are; none where they would not play with each other now."""
    if one.person in other.blocked or other.person in one.blocked or one.person == other.person:
        return None
    waited, distance = max(one.waited(at), other.waited(at)), abs(one.rating - other.rating)
    allowed = waited >= ANYBODY or distance <= NEAR + WIDENING * waited / SECOND
    return distance if allowed else None


def pair(seekers: Sequence[Seeker], size: int, at: int) -> list[list[Seeker]]:
    """Groups of that size, the longest waiting first in each and among them; others wait on."""
    waiting = sorted(seekers, key=lambda seeker: (seeker.since, seeker.person))
    groups: list[list[Seeker]] = []
    left = dict.fromkeys(waiting)
    for first in waiting:
        if first in left and (group := _group(first, list(left), size, at)) is not None:
            groups.append(group)
            for seeker in group:
                del left[seeker]
    return groups


def _group(first: Seeker, left: list[Seeker], size: int, at: int) -> list[Seeker] | None:
    """Those nearest to one who waits; with less than a full table where all of them agree to bots."""
    near = [(distance, other.since, other) for other in left if (distance := apart(first, other, at)) is not None]
    group = [first]
    for _, _, other in sorted(near, key=lambda one: one[:2]):
        if len(group) < size and all(apart(other, member, at) is not None for member in group):
            group.append(other)
    if len(group) == size:
        return group
    agreed = [seeker for seeker in group if seeker.bots_after is not None]
    patient = first.bots_after is not None and first.waited(at) >= first.bots_after
    return agreed if patient else None
