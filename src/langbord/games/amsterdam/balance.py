"""What `langbord balance amsterdam` measures: every source of points, cards taken and activated, blocks and voyages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from langbord.core.actions import is_a, part
from langbord.core.edition import Book
from langbord.core.measures import Deck, Happening, Measures, Source
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State

# Everybody has warehouses, cards and houses; penalties and leftovers come by themselves; two are an expansion's
NOT_JUDGED = {"warehouse", "card", "city", "penalty", "leftovers", "foreman", "order"}


def _cards(first: int, end: int) -> Callable[[Book[Any, Any]], Sequence[str]]:
    return lambda book: [
        f"{name} ({cost})"
        for name, cost in zip(book.names["card"][first:end], book.table.total_cost[first:end], strict=True)
    ]


MEASURES = Measures(
    seats=t.SEATS,
    sources=[Source(name, judged=name not in NOT_JUDGED) for name in t.SOURCE_NAMES],
    decks=[
        Deck(name, end - first, _cards(first, end), then="activated")
        for name, first, end in zip(
            ("craftsmen", "buildings", "district maps"), t.DECK_STARTS[:-1], t.DECK_STARTS[1:], strict=True
        )
    ],
    happenings=(
        Happening("blocks", least=6, most=10, a_seat=True),
        Happening("steps of the ship", least=15, most=30, a_seat=True),
        Happening("tiles delivered", a_seat=True),
        Happening("workers handed over", a_seat=True),
        Happening("cards active at the end", a_seat=True),
        Happening("penalty markers", a_seat=True),
        Happening("spaces along the Amstel", a_seat=True),
        Happening("points of TOM"),
    ),
)
EARNED, OFFERED, CHOSEN, PAID, TAKER, HAPPENED, ORDER = MEASURES.offsets
SOURCES = len(MEASURES.sources)
BLOCKS, STEPS, DELIVERED, HANDED_OVER, ACTIVE, PENALTIES, SPACES, TOM = range(8)


@rule
def watch(was: State, s: State, ed: Edition, seat: int, action: int, listed: Ints, n: int, counts: Ints) -> None:
    """Cards on display when one was taken, the one that was; what the ship did."""
    if seat < 0:
        return
    if s.order[0] >= 0 and counts[ORDER + s.order[0]] == 0:
        for k in range(s.players):
            counts[ORDER + s.order[k]] = 1 + k
    if is_a(DO.take, action):
        counts[CHOSEN + part(DO.take, action)] += 1
        for k in range(n):
            if is_a(DO.take, listed[k]):
                counts[OFFERED + part(DO.take, listed[k])] += 1
    counts[HAPPENED + STEPS] += int(is_a(DO.sail, action))
    counts[HAPPENED + DELIVERED] += int(is_a(DO.deliver, action))
    counts[HAPPENED + HANDED_OVER] += int(is_a(DO.hand_over, action))


@rule
def settle(s: State, ed: Edition, counts: Ints) -> None:
    for seat in range(s.players):
        for source in range(t.SOURCES):
            counts[EARNED + seat * SOURCES + source] = s.earned[seat][source]
        counts[HAPPENED + PENALTIES] += s.penalties[seat]
        counts[HAPPENED + SPACES] += s.disc[seat]
    for block in range(t.BLOCKS):
        counts[HAPPENED + BLOCKS] += int(0 <= s.owner[block] < s.players)
    for card in range(t.CARDS):
        if s.place[card] >= t.TABLE:
            counts[PAID + card] = 1
            counts[TAKER + card] = 1 + s.place[card] - t.TABLE
            counts[HAPPENED + ACTIVE] += 1
    if s.players == 1:
        counts[HAPPENED + TOM] = s.points[t.TOM]


@rule
def turns_begun(s: State, ed: Edition) -> int:
    """A round is as near to a turn as a game of phases comes."""
    return int(s.round)
