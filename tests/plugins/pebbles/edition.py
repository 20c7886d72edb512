"""What is printed: how large the heaps are."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.core import edition
from langbord.core.record import Record, i8

HEAPS = ("left", "middle", "right")


class Pebbles(edition.Datum, frozen=True):
    heap: int


class Printed(edition.Printed, frozen=True):
    pebbles: Pebbles


class Edition(Record):
    heap = i8


def problems(printed: Printed) -> Iterator[str]:
    if not 1 <= printed.pebbles.heap <= 20:
        yield "a heap has 1 to 20 pebbles"


def tabulate(printed: Printed) -> Edition:
    table = Edition()
    table.heap = printed.pebbles.heap
    return table


def names(printed: Printed) -> dict[str, tuple[str, ...]]:
    return {"heap": HEAPS, "count": ("1", "2", "3")}
