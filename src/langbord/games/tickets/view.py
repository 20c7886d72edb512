"""What a seat of Tickets, or a spectator, may know (TR8, TR24, TRQ7, TRQ11)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from langbord.games.tickets import network
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import TicketsBook, offered
from langbord.games.tickets.claiming import closed_by_twin
from langbord.games.tickets.contracts import contracts_left
from langbord.games.tickets.row import hand_size, pile_size
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
    held = [[c for c, holder in enumerate(s.holder) if holder == k and s.where[c] == t.HELD] for k in range(s.players)]
    joined = [network.networks(s, book.table, k) for k in range(s.players)]
    seen = _open_view(s, book, held)
    return [
        replace(
            seen,
            seats=[_with_contracts(s, book, k, held[k], joined[k], seen.seats[k], viewer) for k in range(s.players)],
            own=_own_view(s, book, viewer, joined[viewer], seen.contract_pile) if viewer is not None else None,
        )
        for viewer in viewers
    ]


def _open_view(s: State, book: TicketsBook, held: list[list[int]]) -> View:
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
        contract_pile=contracts_left(s, book.table),
        bonus_pile=s.bonus_pile,
        claimed={name: owner for name, owner in zip(book.names["route"], s.owner, strict=False) if owner != t.NONE},
        closed=_closed(s, book),
        seats=[_seat_view(s, book, k, len(held[k])) for k in range(s.players)],
        own=None,
    )


def _closed(s: State, book: TicketsBook) -> list[str]:
    """The routes that are free, but closed to every player by the other one of a double."""
    ed = book.table
    routes = zip(book.names["route"], s.owner, ed.twin, strict=False)
    free_doubles = [(route, name) for route, (name, owner, twin) in enumerate(routes) if owner == t.NONE != twin]
    half_free = [(route, name) for route, name in free_doubles if s.owner[ed.twin[route]] != t.NONE]
    return [name for route, name in half_free if all(closed_by_twin(s, ed, k, route) for k in range(s.players))]


def _seat_view(s: State, book: TicketsBook, seat: int, contracts: int) -> SeatView:
    """What everybody sees before a player."""
    return SeatView(
        carts=s.carts[seat],
        points=s.points[seat],
        bonus=s.bonus[seat],
        cards=hand_size(s, seat),
        seen=_counts(s.seen[seat], book.names["card"]),
        contracts=contracts,
        shown=[],
    )


def _with_contracts(
    s: State, book: TicketsBook, seat: int, held: list[int], joined: list[int], seen: SeatView, viewer: int | None
) -> SeatView:
    """The same with the contracts that the viewer knows."""
    if viewer == seat or s.over:
        shown = held
    elif viewer is None:
        return seen
    else:
        shown = [c for c in held if s.knows[c] >> viewer & 1]
    return replace(seen, shown=[_contract_view(book, joined, c) for c in shown]) if shown else seen


def _own_view(s: State, book: TicketsBook, seat: int, joined: list[int], contract_pile: int) -> OwnView:
    contracts = book.names["contract"]
    above = contract_pile - s.under_count
    back = s.returned[seat]
    return OwnView(
        hand=_counts(s.hand[seat], book.names["card"]),
        offered=[_contract_view(book, joined, c) for c in offered(s, seat)],
        given_back=contracts[back] if back != t.NONE else None,
        under_pile={
            contracts[c]: above + depth for depth, c in enumerate(s.under[: s.under_count]) if s.holder[c] == seat
        },
    )


def _contract_view(book: TicketsBook, joined: list[int], contract: int) -> ContractView:
    """`joined`: the networks of the seat that has it."""
    ends = (1 << book.table.contract_a[contract]) | (1 << book.table.contract_b[contract])
    done = any(places & ends == ends for places in joined)
    return ContractView(book.names["contract"][contract], book.table.value[contract], done)


def _counts(cells: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, cells, strict=True) if count}
