"""What the others did at a table since each player last acted: added up as it is told, or from the log."""

from __future__ import annotations

from collections.abc import Mapping

from langbord.core.moves import Move
from langbord.core.recap import Story
from langbord.server import entries, render
from langbord.server.entries import Acted, AnyEntry, Undone
from langbord.server.messages import Recap, RecapLine
from langbord.server.render import Told
from langbord.server.table import Table

MOST_LATER = 16  # acts that are kept as they were told, before they are added up


class TableStory:
    """The story of a table as far as this process has told it.

    It is added up when somebody asks, or when there is much of it: most of what is told is forgotten before, when the
    player to whom it was told acts himself.
    """

    def __init__(self, since: int) -> None:
        """`since`: the last entry that it does not know."""
        self._since = since
        self._story = Story()
        self._later: list[tuple[int, dict[int, list[Move]]]] = []  # who acted, and what each seat saw
        self._acts: dict[int, tuple[int, int]] = {}  # the last one of each seat: its sequence, and when it was

    def add(self, sequence: int, entry: AnyEntry, told: Mapping[int | None, Told]) -> None:
        if isinstance(entry, Acted | Undone):
            self._acts[entry.seat] = sequence, entry.at
            self._later.append((entry.seat, {seat: what.moves for seat, what in told.items() if seat is not None}))
            if len(self._later) >= MOST_LATER:
                self._add_up()

    def _add_up(self) -> None:
        """Nobody is told of what was before his own last act."""
        last = {seat: number for number, (seat, _) in enumerate(self._later)}
        for number, (seat, seen) in enumerate(self._later):
            self._story.acted(seat, {viewer: moves for viewer, moves in seen.items() if number > last.get(viewer, -1)})
        self._later.clear()

    def knows(self, seat: int) -> bool:
        """Does it reach back to the last act of the seat, or to the beginning?"""
        return self._since == 0 or seat in self._acts

    def recap(self, table: Table, seat: int) -> Recap:
        self._add_up()
        sequence, at = self._acts.get(seat, (0, 0))
        lines = []
        if table.match is not None:
            view = table.match.view(seat)
            lines = self._story.recap(table.match.game, table.match.book, view, seat)
        told = [RecapLine(text=one.text, seat=one.seat, places=one.places, against=one.against) for one in lines]
        return Recap(seat=seat, since=sequence, at=at, lines=told)


def read_again(table: Table, bodies: list[str], seat: int) -> Recap:
    """The same from the whole log of a table, for one seat; what lies before its last act is not looked at."""
    acts = (number for number, body in enumerate(bodies, 1) if _is_act_of(entries.decode(body), seat))
    last, story = max(acts, default=0), TableStory(since=0)
    for body in bodies:
        table.apply(body)
        happening = table.fresh.pop()
        if happening.sequence >= last:
            story.add(happening.sequence, happening.entry, {seat: render.tell(table, happening, seat)})
    return story.recap(table, seat)


def _is_act_of(entry: AnyEntry, seat: int) -> bool:
    return isinstance(entry, Acted | Undone) and entry.seat == seat
