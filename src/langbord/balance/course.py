"""How a game went: who led, how often that changed, and from how far behind the winner came."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """By the points as they stood when each turn began; who leads together with others leads as well."""

    changes: int = 0  # of the lead, from one seat or set of seats to another that shares none with it
    led: float = 0.0  # the share of the second half of the game in which a winner led
    half_led: float = 0.0  # did a winner lead at half time? 1, 0, or his share where several led
    half_last: bool = False  # was a winner behind everybody then?
    behind: int = 0  # the most points by which a winner was behind the leader in the second half


def course_of(rows: Sequence[Sequence[int]], points: Sequence[int], places: Sequence[int]) -> Course:
    """`rows` are everybody's points turn by turn; nothing can be said of who plays alone, or where nobody wins.

    >>> course_of([[0, 0], [3, 1], [3, 5], [4, 9]], [4, 9], [2, 1])
    Course(changes=1, led=1.0, half_led=1.0, half_last=False, behind=0)
    """
    winners = {seat for seat, place in enumerate(places) if place == 1}
    if len(points) < 2 or not rows or not winners or len(winners) == len(points):
        return Course()
    leaders = [_best(row) for row in rows]
    half = len(rows) // 2
    there = leaders[half] if len(leaders[half]) < len(points) else set()
    second = list(zip(rows[half:], leaders[half:], strict=True))
    return Course(
        changes=_changes(leaders),
        led=sum(1 for _, ahead in second if ahead & winners) / len(second),
        half_led=len(there & winners) / len(there) if there else 1 / len(points),
        half_last=any(rows[half][seat] < min(_others(rows[half], seat)) for seat in winners),
        behind=max(max(row) - max(row[seat] for seat in winners) for row, _ in second),
    )


def _best(row: Sequence[int]) -> set[int]:
    return {seat for seat, points in enumerate(row) if points == max(row)}


def _others(row: Sequence[int], seat: int) -> list[int]:
    return [points for other, points in enumerate(row) if other != seat]


def _changes(leaders: Sequence[set[int]]) -> int:
    """A leader who is caught up with leads on until others lead without him."""
    changes, ahead = 0, leaders[0]
    for now in leaders[1:]:
        if not now & ahead:
            changes += 1
        ahead = now & ahead or now
    return changes
