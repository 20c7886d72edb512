"""What a seat of Tickets, or a spectator, may know (TR8, TR24, TRQ7, TRQ11)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from langbord.core.parts import part, part_of_seat
from langbord.games.tickets import network
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import TicketsBook, offered
from langbord.games.tickets.claiming import closed_by_twin
from langbord.games.tickets.contracts import contracts_left
from langbord.games.tickets.row import pile_size
from langbord.games.tickets.state import State


class ContractView(msgspec.Struct, frozen=True):
    name: str
    value: int
    completed: bool


class SeatView(msgspec.Struct, frozen=True):
    """What lies open before a player."""

    carts: int
    points: int
    bonus: int
    cards: int
    seen: dict[str, int]  # cards of his hand that he took from the row
    contracts: int
    shown: list[ContractView]  # those that the viewer knows of; all of them when the game is over


class OwnView(msgspec.Struct, frozen=True):
    """What only the player himself may see."""

    hand: dict[str, int]
    offered: list[ContractView]
    given_back: str | None  # TRQ2: chosen, but not yet laid under the pile
    under_pile: dict[str, int]  # contracts that he put back, and how many lie above each


class View(msgspec.Struct, frozen=True):
    phase: str
    turn: int | None  # whose turn it is
    awaited: list[int]
    over: bool
    turns_left: int | None  # in the last round
    row: list[str | None]
    pile: int
    discards: dict[str, int]
    contract_pile: int
    bonus_pile: int
    claimed: dict[str, int]  # routes and their owners
    closed: list[str]  # free routes that nobody can claim any more (TR21, TR22)
    seats: list[SeatView]
    own: OwnView | None


def view(s: State, book: TicketsBook, seat: int | None) -> View:
    return views(s, book, [seat])[0]


def views(s: State, book: TicketsBook, viewers: Sequence[int | None]) -> list[View]:
    """What each of several viewers may know; what is open to all is looked up once."""
    seen = _open_view(s, book)
    return [
        replace(
            seen,
            seats=_with_contracts(s, book, seen.seats, viewer),
            own=_own_view(s, book, viewer) if viewer is not None else None,
        )
        for viewer in viewers
    ]


def _open_view(s: State, book: TicketsBook) -> View:
    """What lies open on the table."""
    cards = book.names["card"]
    return View(
        phase=book.names["phase"][s.phase],
        turn=s.seat if s.phase > t.KEEP_FIRST else None,
        awaited=[k for k in range(s.players) if s.awaited >> k & 1],
        over=bool(s.over),
        turns_left=s.turns_left if s.turns_left != t.NONE else None,
        row=[cards[card] if card != t.NONE else None for card in s.row],
        pile=pile_size(s),
        discards=_counts(s.discards, cards),
        contract_pile=_contract_pile(s, book),
        bonus_pile=s.bonus_pile,
        claimed=_claimed(s, book),
        closed=_closed(s, book),
        seats=[_seat_view(s, book, k) for k in range(s.players)],
        own=None,
    )


@part
def _claimed(s: State, book: TicketsBook) -> dict[str, int]:
    return {name: owner for name, owner in zip(book.names["route"], s.owner, strict=False) if owner != t.NONE}


@part
def _closed(s: State, book: TicketsBook) -> list[str]:
    """The routes that are free, but closed to every player by the other one of a double."""
    ed = book.table
    routes = zip(book.names["route"], s.owner, ed.twin, strict=False)
    free_doubles = [(route, name) for route, (name, owner, twin) in enumerate(routes) if owner == t.NONE != twin]
    half_free = [(route, name) for route, name in free_doubles if s.owner[ed.twin[route]] != t.NONE]
    return [name for route, name in half_free if all(closed_by_twin(s, ed, k, route) for k in range(s.players))]


@part
def _contract_pile(s: State, book: TicketsBook) -> int:
    return contracts_left(s, book.table)


@part_of_seat
def _seat_view(s: State, book: TicketsBook, seat: int) -> SeatView:
    """What everybody sees before a player."""
    return SeatView(
        carts=s.carts[seat],
        points=s.points[seat],
        bonus=s.bonus[seat],
        cards=sum(s.hand[seat]),
        seen=_counts(s.seen[seat], book.names["card"]),
        contracts=len(_held(s, seat)),
        shown=[],
    )


def _held(s: State, seat: int) -> list[int]:
    """The contracts that a player has taken."""
    return [c for c, holder in enumerate(s.holder) if holder == seat and s.where[c] == t.HELD]


def _with_contracts(s: State, book: TicketsBook, seats: list[SeatView], viewer: int | None) -> list[SeatView]:
    """The same with the contracts that the viewer knows."""
    shown = _shown(s, book, viewer)
    return [replace(seen, shown=shown[seat]) if seat in shown else seen for seat, seen in enumerate(seats)]


@part
def _shown(s: State, book: TicketsBook, viewer: int | None) -> dict[int, list[ContractView]]:
    """The contracts that the viewer knows, by who has them: his own, some that were passed on, and at the end all."""
    if s.over:
        return {seat: _contract_views(s, book, seat, _held(s, seat)) for seat in range(s.players)}
    if viewer is None:
        return {}
    seen = [c for c, seats in enumerate(s.knows) if seats >> viewer & 1 and s.where[c] == t.HELD]
    others = {
        seat: _contract_views(s, book, seat, [c for c in seen if s.holder[c] == seat])
        for seat in {s.holder[c] for c in seen} - {viewer}
    }
    return {**others, viewer: _contract_views(s, book, viewer, _held(s, viewer))}


@part_of_seat
def _own_view(s: State, book: TicketsBook, seat: int) -> OwnView:
    contracts = book.names["contract"]
    above = _contract_pile(s, book) - s.under_count
    back = s.returned[seat]
    return OwnView(
        hand=_counts(s.hand[seat], book.names["card"]),
        offered=_contract_views(s, book, seat, offered(s, seat)),
        given_back=contracts[back] if back != t.NONE else None,
        under_pile={
            contracts[c]: above + depth for depth, c in enumerate(s.under[: s.under_count]) if s.holder[c] == seat
        },
    )


def _contract_views(s: State, book: TicketsBook, seat: int, contracts: list[int]) -> list[ContractView]:
    """`seat`: who has these contracts."""
    if not contracts:
        return []
    joined = network.networks(s, book.table, seat)
    return [_contract_view(book, joined, contract) for contract in contracts]


def _contract_view(book: TicketsBook, joined: list[int], contract: int) -> ContractView:
    ends = (1 << book.table.contract_a[contract]) | (1 << book.table.contract_b[contract])
    done = any(places & ends == ends for places in joined)
    return ContractView(book.names["contract"][contract], book.table.value[contract], done)


def _counts(cells: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, cells, strict=True) if count}
