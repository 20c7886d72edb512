"""What a seat of Amsterdam, or a spectator, may know: all but the secret orders of others and what lies face down."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from langbord.core.parts import part, part_of_seat
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import AmsterdamBook
from langbord.games.amsterdam.common import parties
from langbord.games.amsterdam.state import State


class SeatView(msgspec.Struct, frozen=True):
    """What lies before a player; TOM has only some of it."""

    points: int
    earned: dict[str, int]  # the points by where they come from
    guilders: int
    penalties: int
    supply: dict[str, int]
    wheel: list[dict[str, int]]  # compartments 1 to 6
    goods: dict[str, int]
    cargo: dict[str, int]
    crew: dict[str, int]
    ship: str
    disc: int
    inactive: list[str]
    active: dict[str, int]  # cards and the action tokens on them
    secret_orders: int
    orders: list[str]  # those that the viewer may see; all of them when the game is over


class TurnView(msgspec.Struct, frozen=True):
    """What has been done in this turn, and what must be done next."""

    blocks_taken: int
    amstel_bought: bool
    market_uses: int
    ship_steps: int
    free_steps: int
    maps_used: dict[str, int]
    debt: int
    owed: int
    sale: str | None
    tile_steps: int
    activations: int


class View(msgspec.Struct, frozen=True):
    round: int
    phase: str  # what is asked
    turn: int | None  # the seat whose move it is
    awaited: list[int]
    over: bool
    track: list[int]  # seats along the Amstel, first to last
    tile: dict[str, str]  # goods on blocks
    owner: dict[str, int]
    scored: list[str]  # districts
    jetties: dict[str, dict[str, int]]
    depot: dict[str, int]
    stock: dict[str, int]
    small: dict[str, str]
    sold: list[str]
    foreman: str | None
    messenger: str | None
    trader: str | None
    market: str | None
    tiles_seen: list[str]
    dice: dict[str, int]
    display: list[str]
    discard: list[str]
    decks: list[int]  # craftsmen, buildings, maps
    seats: list[SeatView]
    acts: TurnView


def view(s: State, book: AmsterdamBook, seat: int | None) -> View:
    return views(s, book, [seat])[0]


def views(s: State, book: AmsterdamBook, viewers: Sequence[int | None]) -> list[View]:
    """What each of several viewers may know; what is open to all is looked up once."""
    seen = _open_view(s, book)
    return [replace(seen, seats=_with_orders(s, book, seen.seats, viewer)) for viewer in viewers]


def _open_view(s: State, book: AmsterdamBook) -> View:
    """What lies open on the table."""
    names = book.names
    return View(
        round=s.round,
        phase=names["phase"][s.phase],
        turn=s.seat if s.seat != t.NONE else None,
        awaited=[k for k in range(s.players) if s.awaited >> k & 1],
        over=bool(s.over),
        track=[k for k in s.track if k != t.NONE],
        tile=_tile(s, book),
        owner=_owner(s, book),
        scored=[name for name, open_ in zip(names["district"], s.scored, strict=True) if open_],
        jetties=_jetties(s, book),
        depot=_depot(s, book),
        stock=_stock(s, book),
        small=_small(s, book),
        sold=[name for name, sold in zip(names["good"], s.sold, strict=True) if sold],
        foreman=_name(names["warehouse"], s.foreman),
        messenger=_name(names["block"], s.messenger),
        trader=_name(names["good"], s.trader),
        market=_name(names["tile"], s.market),
        tiles_seen=_tiles_seen(s, book),
        dice=_counts(s.dice, names["colour"]),
        display=_cards(s, book, t.DISPLAY),
        discard=_cards(s, book, t.DISCARD),
        decks=_decks(s, book),
        seats=[_seat_view(s, book, k) for k in range(parties(s))],
        acts=_turn_view(s, book),
    )


@part
def _tile(s: State, book: AmsterdamBook) -> dict[str, str]:
    goods = book.names["good"]
    return {name: goods[good] for name, good in zip(book.names["block"], s.tile, strict=True) if good != t.NONE}


@part
def _owner(s: State, book: AmsterdamBook) -> dict[str, int]:
    return {name: owner for name, owner in zip(book.names["block"], s.owner, strict=True) if owner != t.NONE}


@part
def _jetties(s: State, book: AmsterdamBook) -> dict[str, dict[str, int]]:
    workers = book.names["worker"]
    return {workers[k]: _counts(row, workers) for k, row in enumerate(s.jetty)}


@part
def _depot(s: State, book: AmsterdamBook) -> dict[str, int]:
    return _counts(s.depot, book.names["worker"])


@part
def _stock(s: State, book: AmsterdamBook) -> dict[str, int]:
    return _counts(s.stock, book.names["good"])


@part
def _small(s: State, book: AmsterdamBook) -> dict[str, str]:
    houses, goods = book.names["warehouse"][t.GOODS :], book.names["good"]
    return {house: goods[good] for house, good in zip(houses, s.small, strict=False) if good != t.NONE}


@part
def _tiles_seen(s: State, book: AmsterdamBook) -> list[str]:
    return [name for name, seen in zip(book.names["tile"], s.seen_tile, strict=True) if seen]


@part
def _cards(s: State, book: AmsterdamBook, place: int) -> list[str]:
    """The cards that lie somewhere."""
    return [book.names["card"][k] for k in _cards_by_place(s, book)[place]]


@part
def _cards_by_place(s: State, book: AmsterdamBook) -> dict[int, list[int]]:
    found = defaultdict[int, list[int]](list)
    for card, place in enumerate(s.place):
        found[place].append(card)
    return found


@part
def _decks(s: State, book: AmsterdamBook) -> list[int]:
    return [s.place[first:end].count(t.DECK) for first, end in pairwise(t.DECK_STARTS)]


def _with_orders(s: State, book: AmsterdamBook, seats: list[SeatView], viewer: int | None) -> list[SeatView]:
    """The same with the secret orders that the viewer knows: his own, and at the end all."""
    return [
        replace(seen, orders=_orders(s, book, t.OPEN + seat, t.SECRET + seat))
        if seen.secret_orders and (s.over or seat == viewer)
        else seen
        for seat, seen in enumerate(seats)
    ]


@part
def _orders(s: State, book: AmsterdamBook, *places: int) -> list[str]:
    return [name for name, place in zip(book.names["order"], s.order_place, strict=False) if place in places]


@part_of_seat
def _seat_view(s: State, book: AmsterdamBook, seat: int) -> SeatView:
    """What everybody sees before a player."""
    names = book.names
    return SeatView(
        points=s.points[seat],
        earned=_counts(s.earned[seat], names["source"]),
        guilders=s.guilders[seat],
        penalties=s.penalties[seat],
        supply=_counts(s.supply[seat], names["colour"]),
        wheel=_wheel(s, book, seat),
        goods=_counts(s.goods[seat], names["good"]),
        cargo=_counts(s.cargo[seat], names["good"]),
        crew=_counts(s.crew[seat], names["worker"]),
        ship=names["space"][s.ship[seat]],
        disc=s.disc[seat],
        inactive=_cards(s, book, t.HAND + seat),
        active=_active(s, book, seat),
        secret_orders=s.order_place.count(t.SECRET + seat),
        orders=_orders(s, book, t.OPEN + seat),
    )


@part_of_seat
def _wheel(s: State, book: AmsterdamBook, seat: int) -> list[dict[str, int]]:
    return [_counts(row, book.names["colour"]) for row in s.wheel[seat]]


@part
def _active(s: State, book: AmsterdamBook, seat: int) -> dict[str, int]:
    """The cards of his tableau, and the action tokens on them."""
    return {book.names["card"][k]: s.uses[k] for k in _cards_by_place(s, book)[t.TABLE + seat]}


def _turn_view(s: State, book: AmsterdamBook) -> TurnView:
    return TurnView(
        blocks_taken=s.blocks_taken,
        amstel_bought=bool(s.amstel_bought),
        market_uses=s.market_uses,
        ship_steps=s.ship_steps,
        free_steps=s.free_steps,
        maps_used=_counts(s.maps_used, book.names["colour"]),
        debt=s.debt,
        owed=s.owed,
        sale=_name(book.names["good"], s.sale),
        tile_steps=s.tile_steps,
        activations=s.activations,
    )


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == t.NONE else names[number]


def _counts(cells: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, cells, strict=True) if count}
