"""What a state from outside must be beyond what its fields say: a sentence for each fault."""

from collections.abc import Iterator
from typing import Any

from .rules import next_cup, rolled
from .state import BID, NONE, State


def consistent(s: State, book: Any) -> Iterator[str]:
    seats, bids = range(s.players), s.phase == BID
    inside = [s.points[seat] for seat in seats if s.left[seat]]
    outlived = sorted(s.points[seat] for seat in seats if not s.left[seat])
    if s.total != sum(s.left):
        yield f"total is {s.total}, but {sum(s.left)} dice are left"
    if [*outlived, *{*inside}] != [*range(len(outlived) + 1)]:
        yield "points: each player has one for everybody whom he has outlived (LD7)"
    if (len(inside) == 1) != bool(s.over):
        yield "over: the game ends when one player is left (LD7)"
    if any(rolled(s, seat) > s.left[seat] for seat in seats):
        yield "dice: under a cup are more dice than its player has left"
    if not s.over and (next_cup(s) == NONE) != bids:
        yield "phase: bids are made when all dice lie under their cups (LD2)"
    if not s.over and (s.awaited != bids << s.seat or not s.left[s.seat]):
        yield f"awaited is {s.awaited}: seat {s.seat} bids when all have rolled, if it has dice (LD2)"
    if len({s.count == 0, s.face == NONE, s.bidder == NONE}) > 1 or s.count > s.total:
        yield "count, face and bidder do not make a bid (LD3)"
    elif s.bidder != NONE and not (bids and s.left[s.bidder]):
        yield f"bidder is {s.bidder}, who cannot have bid (LD3)"
