"""What `langbord balance tickets` measures: contracts kept and completed, routes claimed, where points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from langbord.core.actions import is_a, part
from langbord.core.edition import Book
from langbord.core.measures import Deck, Happening, Measures, Source
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO
from langbord.games.tickets.edition import Edition, contract_count, route_count
from langbord.games.tickets.network import completed
from langbord.games.tickets.scoring import bonus_points
from langbord.games.tickets.state import State


def _contracts(book: Book[Any, Any]) -> Sequence[str]:
    return [f"{' – '.join(one.ends).replace('_', ' ')} ({one.value})" for one in book.printed.contract]


def _routes(book: Book[Any, Any]) -> Sequence[str]:
    names = [name.replace("_", " ").replace("-", " – ") for name in book.names["route"]]
    marked = zip(names, book.printed.route, strict=True)
    return [f"{name} ({route.length}{', cart' if route.cart else ''})" for name, route in marked]


MEASURES = Measures(
    seats=t.SEATS,
    sources=(
        Source("routes", judged=False),
        Source("contracts completed", judged=False),
        Source("contracts failed", judged=False),
        Source("merchandise"),
    ),
    decks=(
        Deck("contracts", t.CONTRACTS, _contracts, then="completed"),
        Deck("routes", t.ROUTES, _routes, then="", judged=False),  # most are printed as they are
    ),
    happenings=(
        Happening("contracts kept", a_seat=True),
        Happening("merchandise cards", a_seat=True),
        Happening("turns in which contracts were drawn", least=0.1, a_seat=True),  # else nobody needs TR25
        Happening("cards drawn blind", a_seat=True),
        Happening("cards taken from the row", a_seat=True),
    ),
)
EARNED, OFFERED, CHOSEN, PAID, TAKER, HAPPENED, ORDER = MEASURES.offsets
SOURCES = len(MEASURES.sources)
ROUTES, COMPLETED, FAILED, BONUS = range(SOURCES)
FIRST_ROUTE = MEASURES.first_thing(1)
KEPT, MERCHANDISE, DREW_CONTRACTS, BLIND, FROM_ROW = range(5)


@rule
def watch(was: State, s: State, ed: Edition, seat: int, action: int, listed: Ints, n: int, counts: Ints) -> None:
    """Contracts that a seat could keep, and those that it kept; how it drew."""
    if seat < 0:
        if was.phase == t.DRAW_STARTER:
            for k in range(s.players):
                counts[ORDER + (action + k) % s.players] = 1 + k
        return
    if is_a(DO.keep, action) or is_a(DO.keep_all, action):
        for contract in range(contract_count(ed)):
            if was.where[contract] == t.OFFERED and was.holder[contract] == seat:
                counts[OFFERED + contract] += 1
                kept = is_a(DO.keep_all, action) or contract == part(DO.keep, action)
                counts[CHOSEN + contract] += int(kept)
                counts[HAPPENED + KEPT] += int(kept)
    counts[HAPPENED + DREW_CONTRACTS] += int(is_a(DO.take_contracts, action))
    counts[HAPPENED + BLIND] += int(is_a(DO.draw_pile, action))
    counts[HAPPENED + FROM_ROW] += int(is_a(DO.draw, action))


@rule
def settle(s: State, ed: Edition, counts: Ints) -> None:
    for seat in range(s.players):
        counts[EARNED + seat * SOURCES + ROUTES] = s.points[seat]
        counts[EARNED + seat * SOURCES + BONUS] = bonus_points(s, ed, seat)
        counts[HAPPENED + MERCHANDISE] += s.bonus[seat]
    for contract in range(contract_count(ed)):
        if s.where[contract] == t.HELD:
            seat = int(s.holder[contract])
            done = completed(s, ed, seat, contract)
            counts[PAID + contract] = int(done)
            counts[TAKER + contract] = 1 + seat
            source = COMPLETED if done else FAILED
            counts[EARNED + seat * SOURCES + source] += ed.value[contract] if done else -ed.value[contract]
    for route in range(route_count(ed)):
        counts[OFFERED + FIRST_ROUTE + route] = 1
        counts[CHOSEN + FIRST_ROUTE + route] = int(s.owner[route] >= 0)
        counts[TAKER + FIRST_ROUTE + route] = 1 + s.owner[route]
