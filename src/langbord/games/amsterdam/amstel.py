"""The Amstel: who is ahead, and how discs move."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.common import has, parties, score
from langbord.games.amsterdam.edition import Edition, bridge_count
from langbord.games.amsterdam.state import State


@rule
def discs_ahead(s: State, seat: int) -> int:
    """AM23, AMQ42: how many discs are before this one, along the river and from top to bottom."""
    ahead = 0
    while s.track[ahead] != seat:
        ahead += 1
    return ahead


@rule
def advance_disc(s: State, ed: Edition, seat: int, spaces: int) -> int:
    """AM54-AM56: move a disc, to the mouth at most; how far. Surplus spaces are lost (AMQ19)."""
    moved = 0
    while moved < spaces and s.disc[seat] < ed.mouth:
        for bridge in range(bridge_count(ed)):
            if ed.bridge_after[bridge] == s.disc[seat]:
                score(s, seat, t.FROM_BRIDGE, int(ed.bridge_points[bridge]))
        s.disc[seat] += 1
        moved += 1
    if moved > 0:
        if s.disc[seat] == ed.mouth:
            score(s, seat, t.FROM_MOUTH, int(ed.mouth_points))
        restack(s, ed, seat)
        keep_on_top(s, ed)
    return moved


@rule
def restack(s: State, ed: Edition, seat: int) -> None:
    """AM54: the disc lies on top of those on its space; at the mouth, behind those that came before (AM56)."""
    count = parties(s)
    at = discs_ahead(s, seat)
    while at + 1 < count:
        s.track[at] = s.track[at + 1]
        at += 1
    at = count - 1
    while at > 0 and goes_before(s, ed, seat, int(s.track[at - 1])):
        s.track[at] = s.track[at - 1]
        at -= 1
    s.track[at] = seat


@rule
def goes_before(s: State, ed: Edition, seat: int, other: int) -> bool:
    """Whether a disc that has just landed is before another one."""
    if s.disc[seat] == s.disc[other]:
        return s.disc[seat] < ed.mouth
    return s.disc[seat] > s.disc[other]


@rule
def keep_on_top(s: State, ed: Edition) -> None:
    """Card 034, AMQ55: its owner's disc is always the top one, but for the fixed order at the mouth (AMQ20)."""
    for seat in range(s.players):
        if has(s, ed, seat, t.DISC_ON_TOP) and s.disc[seat] < ed.mouth:
            restack(s, ed, seat)


@rule
def bridges_passed(s: State, ed: Edition, seat: int) -> int:
    passed = 0
    for bridge in range(bridge_count(ed)):
        passed += int(s.disc[seat] > ed.bridge_after[bridge])
    return passed


@rule
def fix_order(s: State) -> None:
    """AMQ07: the order of a phase is that of the discs when it begins. TOM has no part in it."""
    count = 0
    for k in range(parties(s)):
        if s.track[k] < s.players:
            s.order[count] = s.track[k]
            count += 1
    s.turn = 0
    s.seat = t.NONE
