"""What the others did since a player's last turn, in a few lines: made from moves, by rules that each game declares.

What one seat did since then is added up to its `Deeds`; what was taken back has never been. A game's `recap.py` makes
lines of them, the weightiest first; of each seat three are told, and what hit the player comes before all else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from langbord.core.edition import Book
from langbord.core.messages import Arg, Event
from langbord.core.moves import Move, seat_of

if TYPE_CHECKING:
    from langbord.core.game import Game

MOST_LINES = 3  # a seat


class Line(msgspec.Struct, frozen=True):
    """A sentence on what a seat did; the places on the board that it is about; whether it hit the reader."""

    text: Event
    seat: int
    places: list[str] = []
    against: bool = False

    def by(self, seat: int) -> Line:
        """The same, as the doing of another seat than that whose act brought it about."""
        text = Event(self.text.id, {**self.text.args, "player": f"#{seat}"})
        return msgspec.structs.replace(self, text=text, seat=seat)


class Flow(msgspec.Struct, frozen=True):
    """So many of a thing went from one place to another, all in all."""

    thing: str
    start: str
    to: str
    count: int

    @property
    def name(self) -> str:
        """Which of its kind the thing is: `pink` of `card pink`."""
        return self.thing.partition(" ")[2]


class Deeds:
    """What went where by the doing of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._flows = Counter[tuple[str, str, str]]()

    def add(self, moves: Iterable[Move]) -> None:
        for move in moves:
            back_again = move.thing, move.to, move.start
            undone = min(self._flows[back_again], move.count)
            self._flows[back_again] -= undone
            self._flows[move.thing, move.start, move.to] += move.count - undone

    def flows(self, thing: str | None = None, start: str | None = None, to: str | None = None) -> list[Flow]:
        """Those of such things from and to such places, each called so or with more words after it; None: of any."""
        found = (Flow(*key, count) for key, count in self._flows.items() if count)
        return [flow for flow in found if _is(flow.thing, thing) and _is(flow.start, start) and _is(flow.to, to)]

    def count(self, thing: str | None = None, start: str | None = None, to: str | None = None) -> int:
        return sum(flow.count for flow in self.flows(thing, start, to))

    def line(
        self, id: str, args: Mapping[str, Arg] | None = None, places: Iterable[str] = (), *, against: bool = False
    ) -> Line:
        """A line on the seat, which is the message's player."""
        return Line(Event(id, {"player": f"#{self.seat}", **(args or {})}), self.seat, list(places), against)


def _is(name: str, wanted: str | None) -> bool:
    """Is something called so, or does its name begin with these words? Nothing is called by no name."""
    if wanted is None or name == wanted:
        return True
    return wanted != "" and name.startswith(f"{wanted} ")


class Story:
    """What the others have done since each player last acted."""

    def __init__(self) -> None:
        self._deeds: dict[int, dict[int, Deeds]] = {}  # by who is told of it, then by who did it

    def acted(self, seat: int, told: Mapping[int, list[Move]]) -> None:
        """A seat has acted, or taken something back; what each player saw going where by it."""
        self._deeds[seat] = {}
        for viewer, moves in told.items():
            if viewer != seat:
                self._deeds.setdefault(viewer, {}).setdefault(seat, Deeds(seat)).add(moves)

    def recap(self, game: Game, book: Book[Any, Any], view: Any, viewer: int) -> list[Line]:
        """What to tell a player, whose view that is now."""
        lines: list[Line] = []
        for deeds in self._deeds.get(viewer, {}).values():  # in the order in which they began
            lines += _weightiest(game.recap(deeds, view, book, viewer))[:MOST_LINES]
        return _weightiest(lines)


def _weightiest(lines: Iterable[Line]) -> list[Line]:
    """What hit the reader first; else as it was."""
    return sorted(lines, key=lambda line: not line.against)


def of_moves(deeds: Deeds, view: Any, book: Book[Any, Any], viewer: int) -> Iterator[Line]:
    """What is told in a game that has no rules for it: what a seat has more or less of."""
    changes = Counter[str]()
    for flow in deeds.flows():
        changes[flow.thing] += flow.count * ((seat_of(flow.to) == deeds.seat) - (seat_of(flow.start) == deeds.seat))
    for thing, count in changes.items():
        if count:
            told = "core-recap-more" if count > 0 else "core-recap-less"
            yield deeds.line(told, {"count": abs(count), "what": thing.replace("_", " ")})
