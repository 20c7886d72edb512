"""What a seat of Landnám, or a spectator, may know (LN22, LNQ75, LNQ95).

Hidden are fate cards, answers in a window, and, unless the table plays with open hands, resource hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from langbord.core.parts import part, part_of_seat
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import Do, LandnamBook, orders_given, outcome_text, words
from langbord.games.landnam.board import is_ship, unit_of, unit_owner
from langbord.games.landnam.fate import fate_count
from langbord.games.landnam.offers import has_begun, is_proposed
from langbord.games.landnam.state import State
from langbord.games.landnam.turn import hand_size, points


class HexView(msgspec.Struct, frozen=True):
    terrain: str
    number: int | None
    harbour: str | None


class UnitView(msgspec.Struct, frozen=True):
    seat: int
    piece: str
    cell: str
    red: list[int]  # by whose buildings red tokens stand
    far: list[int]  # and by whose at a distance


class BuildingView(msgspec.Struct, frozen=True):
    seat: int
    houses: int


class OfferView(msgspec.Struct, frozen=True):
    maker: int
    give: dict[str, int]
    want: dict[str, int]
    to: list[int]  # whom it is for
    complete: bool  # else only its maker sees it


class CaseView(msgspec.Struct, frozen=True):
    cell: str
    kind: str
    prosecution: list[int]  # who has held the case, the present holder last
    defence: list[int]
    staked: list[dict[str, int]]  # by the prosecution and by the defence
    answering: str
    offered_to: int | None


class SeatView(msgspec.Struct, frozen=True):
    """What lies open before a player."""

    points: int
    resources: int
    fate_cards: int
    keeps_first_card: bool  # nothing shows that his first Exploration card has left his hand
    hand: dict[str, int] | None  # for himself, or on a table with open hands
    tokens: dict[str, int]
    loose_tokens: int
    houses: int  # in supply
    settlers: int
    ships: int
    side: int | None  # of the island at which he started


class OwnView(msgspec.Struct, frozen=True):
    """What only the player himself may see."""

    fate: dict[str, int]
    answer: str | None  # in a window
    standing: str | None  # how long he passes at every window: for this thing, or always


class View(msgspec.Struct, frozen=True):
    phase: str
    active: int | None
    turn: int
    awaited: list[int]
    over: bool
    drawn: bool
    dice: list[int]
    hexes: dict[str, HexView]
    units: list[UnitView]
    buildings: dict[str, BuildingView]
    tiles: dict[str, int]
    markers: dict[str, int]
    harbour_markers: dict[str, int]
    exhausted: list[str]  # kinds of which the stock has no card
    discard: dict[str, int]
    pile: int
    case: CaseView | None
    possible_cases: dict[str, list[int]]  # the cells of units that may still be summoned, and by whom
    black_tokens_due: list[int]
    moving: str | None
    steps_left: int
    exploring: str | None
    finds: list[str]
    offers: list[OfferView]
    offers_made: int
    orders: list[str]
    seats: list[SeatView]
    own: OwnView | None


def view(s: State, book: LandnamBook, seat: int | None) -> View:
    return views(s, book, [seat])[0]


def views(s: State, book: LandnamBook, viewers: Sequence[int | None]) -> list[View]:
    """What each of several viewers may know; what is open to all is looked up once."""
    seen = _open_view(s, book)
    return [
        replace(
            seen,
            offers=[_offer(s, book, maker) for maker in range(s.players) if _sees_offer(s, maker, viewer)],
            seats=[_with_hand(s, book, k, seen.seats[k], viewer) for k in range(s.players)],
            own=_own_view(s, book, viewer) if viewer is not None else None,
        )
        for viewer in viewers
    ]


def _open_view(s: State, book: LandnamBook) -> View:
    """What lies open on the table."""
    names = book.names
    return View(
        phase=names["phase"][s.phase],
        active=s.active if s.phase not in (t.DRAW_STARTER, t.DEAL_CARDS) else None,
        turn=s.turn,
        awaited=_seats(s.awaited),
        over=bool(s.over),
        drawn=bool(s.drawn),
        dice=list(s.dice),
        hexes=_hexes(s, book),
        units=_units(s, book),
        buildings=_buildings(s, book),
        tiles=_tiles(s, book),
        markers=_markers(s, book),
        harbour_markers=_harbour_markers(s, book),
        exhausted=[kind for kind, count in zip(names["kind"], s.stock, strict=True) if count == 0],
        discard=_counts(s.discard, names["card"]),
        pile=sum(s.pile),
        case=_case_view(s, book) if s.case_unit != t.NONE else None,
        possible_cases=_possible_cases(s, book),
        black_tokens_due=_seats(s.blacks),
        moving=names["unit"][s.mover] if s.mover != t.NONE else None,
        steps_left=s.steps if s.mover != t.NONE else 0,
        exploring=names["cell"][s.target] if s.phase in (t.EXPLORE, t.CHOOSE_FIND) else None,
        finds=[
            outcome_text(s, book, find) for find in s.finds if s.phase in (t.EXPLORE, t.CHOOSE_FIND) and find != t.NONE
        ],
        offers=[],
        offers_made=s.offers_made,
        orders=_orders(s, book),
        seats=[_seat_view(s, book, k) for k in range(s.players)],
        own=None,
    )


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(8) if bits >> seat & 1] if bits else []


def _counts(cells: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, cells, strict=True) if count}


@part
def _hexes(s: State, book: LandnamBook) -> dict[str, HexView]:
    names = book.names["cell"]
    return {names[c]: _hex_view(s, book, c) for c in range(book.table.cells) if s.terrain[c] != t.UNKNOWN}


def _hex_view(s: State, book: LandnamBook, cell: int) -> HexView:
    harbour = s.harbour[cell]
    kind = book.names["kind"][harbour] if harbour != t.NONE else None
    return _hex(book.names["terrain"][s.terrain[cell]], s.number[cell] or None, kind)


@lru_cache(maxsize=1024)
def _hex(terrain: str, number: int | None, harbour: str | None) -> HexView:
    return HexView(terrain, number, harbour)


@part
def _units(s: State, book: LandnamBook) -> list[UnitView]:
    return [_unit_view(s, book, unit) for unit in range(s.players * t.PIECES) if s.place[unit] != t.SUPPLY]


def _unit_view(s: State, book: LandnamBook, unit: int) -> UnitView:
    piece = book.names["unit"][unit].partition("/")[2]
    cell = book.names["cell"][s.place[unit]]
    return UnitView(unit_owner(unit), piece, cell, _seats(s.red[unit]), _seats(s.far[unit]))


@part
def _buildings(s: State, book: LandnamBook) -> dict[str, BuildingView]:
    corners = enumerate(book.names["corner"])
    return {name: BuildingView(s.owner[c], s.houses[c]) for c, name in corners if s.owner[c] != t.NONE}


@part
def _tiles(s: State, book: LandnamBook) -> dict[str, int]:
    return _counts(s.tiles, book.names["terrain"])


@part
def _markers(s: State, book: LandnamBook) -> dict[str, int]:
    return {str(value): count for value, count in enumerate(s.markers) if count}


@part
def _harbour_markers(s: State, book: LandnamBook) -> dict[str, int]:
    return _counts(s.harbour_markers, book.names["kind"])


@part
def _possible_cases(s: State, book: LandnamBook) -> dict[str, list[int]]:
    return {book.names["cell"][s.place[unit]]: _seats(bits) for unit, bits in enumerate(s.cases) if bits}


def _case_view(s: State, book: LandnamBook) -> CaseView:
    chains = [s.chain[side][: s.chain_length[side]] for side in (t.PROSECUTION, t.DEFENCE)]
    offering = s.phase == t.HANDOVER
    return CaseView(
        cell=book.names["cell"][s.place[s.case_unit]],
        kind=book.names["kind"][s.case_kind],
        prosecution=chains[t.PROSECUTION],
        defence=chains[t.DEFENCE],
        staked=[_counts(row, book.names["kind"]) for row in s.staked],
        answering="defence" if s.answering == t.DEFENCE else "prosecution",
        offered_to=s.offeree if offering else None,
    )


def _sees_offer(s: State, maker: int, viewer: int | None) -> bool:
    """LNQ88: what is offered everybody sees; what is still being put together, its maker alone."""
    return is_proposed(s, maker) or (maker == viewer and has_begun(s, maker))


def _offer(s: State, book: LandnamBook, maker: int) -> OfferView:
    kinds = book.names["kind"]
    to = _seats(s.addressed) if maker == s.active else [s.active]
    return OfferView(maker, _counts(s.give[maker], kinds), _counts(s.want[maker], kinds), to, is_proposed(s, maker))


def _orders(s: State, book: LandnamBook) -> list[str]:
    if s.phase != t.BUILD:
        return []
    return [Do.of(order).told(order, book.names, words(s, book, s.active, order)) for order in orders_given(s)]


def _with_hand(s: State, book: LandnamBook, seat: int, seen: SeatView, viewer: int | None) -> SeatView:
    """The same with the resources that the viewer sees."""
    if seat != viewer and not s.open_hands:
        return seen
    return replace(seen, hand=_hand(s, book, seat))


@part_of_seat
def _hand(s: State, book: LandnamBook, seat: int) -> dict[str, int]:
    return _counts(s.hand[seat], book.names["kind"])


@part_of_seat
def _seat_view(s: State, book: LandnamBook, seat: int) -> SeatView:
    """What everybody sees before a player."""
    ed = book.table
    on_board = [unit for unit in range(unit_of(seat, 0), unit_of(seat + 1, 0)) if s.place[unit] != t.SUPPLY]
    settlers = sum(not is_ship(unit) for unit in on_board)
    houses = sum(count for count, owner in zip(s.houses, s.owner, strict=True) if owner == seat)
    return SeatView(
        points=points(s, ed, seat),
        resources=hand_size(s, seat),
        fate_cards=fate_count(s, seat),
        keeps_first_card=bool(s.first_card[seat]),
        hand=None,
        tokens=_counts(s.tokens[seat], book.names["token"]),
        loose_tokens=s.loose[seat],
        houses=ed.houses - houses,
        settlers=ed.settlers - settlers,
        ships=ed.ships - (len(on_board) - settlers),
        side=s.side[seat] if s.side[seat] != t.NONE else None,
    )


@part_of_seat
def _own_view(s: State, book: LandnamBook, seat: int) -> OwnView:
    answer = s.answers[seat] if s.phase in t.WINDOW_PHASES else t.UNANSWERED
    texts = {t.UNANSWERED: None, 1: "pass"}
    return OwnView(
        fate=_counts(s.fate[seat], book.names["card"]),
        answer=texts[answer] if answer in texts else book.names["card"][answer - 1],
        standing={t.FOR_THE_THING: "thing", t.ALWAYS: "always"}.get(s.standing[seat]),
    )
