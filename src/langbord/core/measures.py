"""What is measured of a game by `langbord balance`, declared in the game's `balance.py`: one dialect for all games.

    MEASURES = Measures(
        seats=t.SEATS,
        sources=(Source("routes", judged=False), Source("contracts")),
        decks=(Deck("contracts", t.CONTRACTS, lambda book: book.names["contract"]),),
        happenings=(Happening("rows cleared"),),
    )
    EARNED, OFFERED, CHOSEN, PAID, TAKER, HAPPENED, ORDER = MEASURES.offsets

Of every game there is one row of whole numbers. Two rules of `balance.py` write it: `watch` looks at every step, the
dealer's too, `settle` at the end. In them

    counts[EARNED + seat * SOURCES + source]    are the points of a seat from a source
    counts[OFFERED + thing]                     how often a thing could be chosen; things are counted through all decks
    counts[CHOSEN + thing]                      how often it was
    counts[PAID + thing]                        how often it then did what it is for, or what else the deck counts
    counts[TAKER + thing]                       the seat that has it at the end, plus one; 0 for nobody
    counts[HAPPENED + k]                        how often something happened
    counts[ORDER + seat]                        when a seat moves first: 1 for the first of all, 0 where nobody knows
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from langbord.core.edition import Book


class Source(NamedTuple):
    """Where points come from."""

    name: str
    judged: bool = True  # False: everybody is meant to have some of it, or nobody strives for it


class Deck(NamedTuple):
    """Things to choose from that are weighed against each other."""

    name: str
    size: int  # how many an edition has room for
    names: Callable[[Book[Any, Any]], Sequence[str]]  # of those that an edition has, in their order
    then: str = "paid"  # what else is counted of a thing: that it did what it is for, as a rule; empty for nothing
    instead: bool = False  # that is done in the place of choosing it: its share is one of all that could be chosen
    judged: bool = True  # False: nobody minds if some of its things are chosen much more than others


class Happening(NamedTuple):
    """Something that is counted, and how often it is meant to happen: its mean, a game or a seat."""

    name: str
    least: float | None = None
    most: float | None = None
    a_seat: bool = False  # else a game


class Offsets(NamedTuple):
    """Where the parts of a row begin."""

    earned: int
    offered: int
    chosen: int
    paid: int
    taker: int
    happened: int
    order: int


class Measures:
    """All that is measured of a game; `size` is that of a row."""

    def __init__(
        self,
        *,
        seats: int = 0,
        sources: Sequence[Source] = (),
        decks: Sequence[Deck] = (),
        happenings: Sequence[Happening] = (),
        turns: tuple[float, float] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """`turns`: between how many a middling game is meant to end. `options`: those of games that nobody watches."""
        self.sources, self.decks, self.happenings = tuple(sources), tuple(decks), tuple(happenings)
        self.turns, self.options = turns, dict(options or {})
        self.things = sum(int(deck.size) for deck in decks)
        sizes = (int(seats) * len(sources), *[self.things] * 4, len(happenings), int(seats))
        self.offsets = Offsets(*(sum(sizes[:k]) for k in range(len(sizes))))
        self.size = sum(sizes)

    @property
    def digest(self) -> str:
        """A name for what a row holds: rows of other measures cannot be read by these."""
        named: tuple[Source | Deck | Happening, ...] = (*self.sources, *self.decks, *self.happenings)
        names = [one.name for one in named]
        return hashlib.sha256(repr([tuple(self.offsets), self.size, names]).encode()).hexdigest()[:16]

    def first_thing(self, deck: int) -> int:
        """The number of a deck's first thing, counted through all decks."""
        return sum(int(one.size) for one in self.decks[:deck])
