"""A scripted table of Tickets for tests: deals by name, positions set by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from langbord.core.dealer import ScriptedDealer
from langbord.core.game import get_game
from langbord.core.match import Match, new
from langbord.games.tickets.actions import TicketsBook
from langbord.games.tickets.state import State
from langbord.games.tickets.terms import HELD, IN_PILE, NONE, SEATS

BOOK: TicketsBook = get_game("tickets").book()
CARDS = BOOK.names["card"]
ROUTES = BOOK.names["route"]
CONTRACTS = BOOK.names["contract"]
DEAL_ORDER = ["red", "blue", "pink", "green", "black", "orange", "red", "blue"]  # two cards each, for up to four
ROW = ["pink", "blue", "green", "black", "red"]


def opening(players: int, contracts: Iterable[str] = (), row: Iterable[str] = ROW) -> list[str]:
    """The names of a set-up's deals: hands, row, contracts (two for each player)."""
    offered = list(contracts) or list(CONTRACTS[: 2 * players])
    return [*DEAL_ORDER[: 2 * players], *row, *offered]


def begin(players: int, script: Iterable[str] | None = None, then: Any = None) -> Match:
    """A game of which seat 0 begins, dealt by script; nobody has chosen contracts yet."""
    dealer = ScriptedDealer(opening(players) if script is None else script, then)
    return new("tickets", players=players, starter="seat_0", dealer=dealer)


def in_turn(players: int = 2, *, deals: Iterable[str] = (), then: Any = None) -> Match:
    """A game at the first turn of seat 0, everybody having kept both contracts; `deals` are the next ones."""
    match = begin(players, [*opening(players), *deals], then)
    for seat in range(players):
        match.play(match.legal(seat)[0], seat)
    return match


def give(s: State, seat: int, **cards: int) -> None:
    """Make a hand: its old cards go to the discards, the new ones come from pile, discards and row-less stock."""
    for card in range(len(CARDS)):
        s.discards[card] += s.hand[seat][card]
        s.hand[seat][card] = s.seen[seat][card] = 0
    for name, count in cards.items():
        card = CARDS.index(name)
        for _ in range(count):
            stock = s.pile if s.pile[card] else s.discards
            assert stock[card] > 0, f"there is no {name} left to give"
            stock[card] -= 1
            s.hand[seat][card] += 1


def own(s: State, seat: int, *routes: str) -> None:
    """Let a seat own routes, with carts and points as if claimed."""
    for name in routes:
        route = route_number(name)
        length = BOOK.table.length[route]
        s.owner[route] = seat
        s.carts[seat] -= length
        s.points[seat] += BOOK.table.route_points[length]


def hold(s: State, seat: int, *contracts: str) -> None:
    """Let a seat hold just these contracts; its old ones go back into the pile."""
    for contract in range(len(CONTRACTS)):
        if s.where[contract] == HELD and s.holder[contract] == seat:
            s.where[contract], s.holder[contract] = IN_PILE, NONE
    for name in contracts:
        contract = CONTRACTS.index(name)
        s.where[contract], s.holder[contract] = HELD, seat


def route_number(name: str) -> int:
    return ROUTES.index(name)


def set_piles(s: State, *, pile: dict[str, int], discards: dict[str, int], row: list[str | None]) -> None:
    """Lay out the stock; whatever is over goes to the last seat's hand, so that no card is lost."""
    everything = list(BOOK.table.card_count)
    for seat in range(s.players - 1):
        for card in range(len(CARDS)):
            everything[card] -= s.hand[seat][card]
    s.pile = [pile.get(name, 0) for name in CARDS]
    s.discards = [discards.get(name, 0) for name in CARDS]
    s.row = [CARDS.index(name) if name is not None else NONE for name in row]
    for card, name in enumerate(CARDS):
        left = everything[card] - s.pile[card] - s.discards[card] - row.count(name)
        assert left >= 0, f"there are not so many {name} cards"
        s.hand[s.players - 1][card] = left
    s.seen = [[0] * len(CARDS) for _ in range(SEATS)]


def hand(match: Match, seat: int) -> dict[str, int]:
    return {name: n for name, n in zip(CARDS, tickets(match).hand[seat], strict=True) if n}


def row(match: Match) -> list[str | None]:
    return [CARDS[card] if card != NONE else None for card in tickets(match).row]


def tickets(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state
