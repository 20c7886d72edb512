"""What goes where when something happens at a table: moves, told for a viewer, to be shown and to be summed up.

A **thing** is called by one word or more: what it is, then which of them: `card pink`. The first word alone is its
back: all that is known of it where it lies face down.

A **place** is called as the boards call their targets: `row pink`, `route dam-waag`, `d4`. What lies before a player
is at `seat 0 hand`; `seat 0` alone is somewhere with him, where nobody counts; OFF is beside the table, as an
unlimited stock is.

What lies where, as a view tells it, is counted by `lying` in a game's `moves.py`; a step's moves, applied to that,
give what lies where in the view after it. Nothing else holds them together: `moves` looks at the states.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Literal

import msgspec

OFF = ""
Face = Literal["up", "down", "revealed", "covered"]
"""How a thing lies before and after, to the viewer: face up, face down, turned up as it goes, or turned down."""
FROM_BACKS: tuple[Face, ...] = ("down", "revealed")  # such moves are taken from what lies face down,
TO_BACKS: tuple[Face, ...] = ("down", "covered")  # and such are added to it
Lying = Mapping[tuple[str, str], int]
"""How many of what lie where: by place and thing; face down, by place and back."""


class Move(msgspec.Struct, frozen=True):
    """So many of a thing go from one place to another."""

    thing: str
    start: str = msgspec.field(name="from")
    to: str
    count: int = 1
    face: Face = "up"

    def back_again(self) -> Move:
        """The move that takes this one back."""
        faces: dict[Face, Face] = {"revealed": "covered", "covered": "revealed"}
        return Move(self.thing, self.to, self.start, self.count, faces.get(self.face, self.face))


def back(thing: str) -> str:
    """What shows of a thing face down."""
    return thing.partition(" ")[0]


def seat_of(place: str) -> int | None:
    """The player before whom a place is."""
    words = place.split(" ", 2)
    return int(words[1]) if words[0] == "seat" and len(words) > 1 else None


def is_counted(place: str) -> bool:
    """Does a view say how many of a thing lie there?"""
    return place != OFF and not (place.startswith("seat ") and place.count(" ") == 1)


def applied(lying: Lying, moves: Iterable[Move]) -> Lying:
    """What lies where after these moves; nothing is written where nothing is left."""
    found = Counter(dict(lying))
    for move in moves:
        if is_counted(move.start):
            found[move.start, back(move.thing) if move.face in FROM_BACKS else move.thing] -= move.count
        if is_counted(move.to):
            found[move.to, back(move.thing) if move.face in TO_BACKS else move.thing] += move.count
    return {key: count for key, count in found.items() if count}


@lru_cache(maxsize=1024)
def things(kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """What things of a kind are called that have these names."""
    return tuple(f"{kind} {name}" for name in names)


class _Pile(msgspec.Struct):
    """So many of a thing that left a place, or came to it."""

    place: str
    thing: str
    shut: bool  # lies face down there
    count: int


class Ledger:
    """Makes moves of what became more or less where: what left one place came to another.

    Things pair by their names, and face-down ones with those whose back they show; of several places the one that is
    nearest by its name is meant. What is left over comes from OFF, or goes there.
    """

    def __init__(self) -> None:
        self._told: list[Move] = []
        self._changes: dict[tuple[str, str, bool], int] = {}

    def move(self, thing: str, start: str, to: str, count: int = 1, face: Face = "up") -> None:
        """A move that is known; what else changed at its places is worked out without it."""
        self._told.append(Move(thing, start, to, count, face))
        self._change(start, back(thing) if face in FROM_BACKS else thing, count, shut=face in FROM_BACKS)
        self._change(to, back(thing) if face in TO_BACKS else thing, -count, shut=face in TO_BACKS)

    def count(self, place: str, thing: str, before: int, after: int, *, shut: bool = False) -> None:
        """How many of a thing were there, and are; `shut`: they lie there face down."""
        if after != before:
            self._change(place, thing, after - before, shut=shut)

    def counts(
        self, place: str, things: Iterable[str], before: Sequence[int], after: Sequence[int], *, shut: bool = False
    ) -> None:
        """The same of several things at a place, where anything of them has changed."""
        if after != before:
            for thing, had, has in zip(things, before, after, strict=False):
                self.count(place, thing, had, has, shut=shut)

    def one(self, place: str, before: str | None, after: str | None) -> None:
        """The one thing of its kind that lay there, and that lies there."""
        if after != before:
            if before is not None:
                self._change(place, before, -1)
            if after is not None:
                self._change(place, after, 1)

    def _change(self, place: str, thing: str, change: int, *, shut: bool = False) -> None:
        if place != OFF:
            key = place, thing, shut
            self._changes[key] = self._changes.get(key, 0) + change

    def moves(self) -> list[Move]:
        gone = [_Pile(*key, -change) for key, change in self._changes.items() if change < 0]
        come = [_Pile(*key, change) for key, change in self._changes.items() if change > 0]
        paired = [*_paired(gone, come, _same)]
        if any(" " not in pile.thing for pile in (*gone, *come)):  # else no back is among them
            paired += _paired(gone, come, _fits)
        left = [Move(pile.thing, pile.place, OFF, pile.count, _face(pile, None)) for pile in gone if pile.count]
        new = [Move(pile.thing, OFF, pile.place, pile.count, _face(None, pile)) for pile in come if pile.count]
        return [*self._told, *paired, *left, *new]


def _same(gone: _Pile, come: _Pile) -> bool:
    return gone.thing == come.thing


def _fits(gone: _Pile, come: _Pile) -> bool:
    """Is one of them the back of the other?"""
    return gone.thing == back(come.thing) or come.thing == back(gone.thing)


def _paired(gone: list[_Pile], come: list[_Pile], fits: Callable[[_Pile, _Pile], bool]) -> Iterator[Move]:
    """What went from where to where; both sides have so much less left to explain."""
    pairs = [(pile, other) for pile in gone for other in come if fits(pile, other)]
    if len(pairs) > 1:
        pairs.sort(key=lambda pair: -_near(pair[0].place, pair[1].place))
    for pile, other in pairs:
        count = min(pile.count, other.count)
        if count:
            pile.count -= count
            other.count -= count
            yield Move(max(pile.thing, other.thing, key=len), pile.place, other.place, count, _face(pile, other))


@lru_cache(maxsize=1 << 14)
def _near(one: str, other: str) -> int:
    """How many words the names of two places begin with in common."""
    pairs = zip(one.split(" "), other.split(" "), strict=False)
    return sum(takewhile(bool, (a == b for a, b in pairs)))


def _face(gone: _Pile | None, come: _Pile | None) -> Face:
    """Beside the table a thing lies as it is known."""
    known = any(pile is not None and " " in pile.thing for pile in (gone, come))
    was_shut = gone.shut if gone is not None else come is not None and come.shut and not known
    is_shut = come.shut if come is not None else gone is not None and gone.shut and not known
    if was_shut:
        return "down" if is_shut else "revealed"
    return "covered" if is_shut else "up"
