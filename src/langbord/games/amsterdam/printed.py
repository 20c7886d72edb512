"""The printed facts of Amsterdam as `edition.toml` writes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from langbord.core import edition as core
from langbord.core.edition import Datum, Id, Source
from langbord.games.amsterdam import terms as t

COLOUR_NAMES = ("black", "brown", "purple", "pink", "orange", "grey")
GOOD_NAMES = ("beer", "tulips", "cheese", "furniture", "genever", "tiles", "lace", "coffee", "crystal")
WORKER_NAMES = ("light_blue", "reddish_brown", "white", "golden_yellow", "light_pink", "light_green")
TIMING_NAMES = ("I", "II", "III", "permanent", "laurel")
SET_NAMES = ("A", "B", "CA", "CB")
SPECIAL_NAMES = ("nothing", "sail_three", "swap_card", "free_cards", "sail_anywhere", "take_block", "one_of_each")
ORDER_KIND_NAMES = ("check", "crew_and_resource", "resources", "one_of_each_kind", "crew_of_colour")
SEAT_NAMES = ("seat_0", "seat_1", "seat_2", "seat_3")
PLACE_NAMES = ("deck", "display", "discard", *(f"hand_{k}" for k in range(4)), *(f"table_{k}" for k in range(4)))
ORDER_PLACE_NAMES = ("undealt", *(f"secret_{k}" for k in range(4)), *(f"open_{k}" for k in range(4)))

NEVER, ALWAYS = -1, 99  # the least and the most of a condition that leaves one open

# What the `which` of a measure names
WHICH = {
    "active_of_deck": t.DECK_NAMES,
    "active_of_timing": TIMING_NAMES,
    "maps_used_of": COLOUR_NAMES,
    "in_depot_of": WORKER_NAMES,
    "stock": GOOD_NAMES,
    "blocks_of": COLOUR_NAMES,
}
TYPED = ("active_of_type", "one_or_two")  # measures whose `which` is a type of cards

Colour = Literal["black", "brown", "purple", "pink", "orange", "grey"]
Good = Literal["beer", "tulips", "cheese", "furniture", "genever", "tiles", "lace", "coffee", "crystal"]
Worker = Literal["light_blue", "reddish_brown", "white", "golden_yellow", "light_pink", "light_green"]
Timing = Literal["I", "II", "III", "permanent", "laurel"]


# Bounds of what may be printed
Value = Annotated[int, Meta(ge=0, le=30)]  # points for one thing
Few = Annotated[int, Meta(ge=0, le=9)]  # resources, guilders, spaces, cards
Coordinate = Annotated[int, Meta(ge=0, le=2000)]
Players = Annotated[int, Meta(ge=2, le=int(t.SEATS))]
CardNumber = Annotated[int, Meta(ge=1, le=int(t.CARDS))]
Cards = Annotated[list[Few], Meta(min_length=int(t.DECKS), max_length=int(t.DECKS))]  # of each deck
TileId = Annotated[str, Meta(pattern=r"\A(A|B|CA|CB)[0-9]{1,2}\Z")]


class Reveal(Datum, frozen=True):
    players: Players
    odd: Cards
    even: Cards


class StartCards(Datum, frozen=True):
    players: Players
    craftsmen: Few
    buildings: Few


class DistrictPoints(Datum, frozen=True):
    players: Players
    points: Annotated[list[Value], Meta(min_length=3, max_length=3)]


class Round(Datum, frozen=True):
    round: int
    turned_from: Annotated[int, Meta(ge=1, le=t.SIDES + 1)]
    quick: Value


class Scoring(Datum, frozen=True):
    penalties: Annotated[list[Value], Meta(min_length=3, max_length=3)]
    group: Value
    leftovers: Annotated[int, Meta(ge=1, le=30)]


class Amstel(Datum, frozen=True):
    spaces: Annotated[int, Meta(ge=5, le=60)]
    mouth: Value
    course: Annotated[list[tuple[Coordinate, Coordinate]], Meta(min_length=2, max_length=20)]


class AmstelBridge(Datum, frozen=True):
    after: Annotated[int, Meta(ge=0, le=58)]
    points: Value


class Depot(Datum, frozen=True):
    points: Annotated[list[Value], Meta(min_length=t.DEPOT, max_length=t.DEPOT)]


class Tom(Datum, frozen=True):
    jetties: Annotated[list[Worker], Meta(min_length=t.SIDES, max_length=t.SIDES)]


class GoodPlace(Datum, frozen=True):
    id: Good
    column: Few
    row: Few


class Space(Datum, frozen=True):
    id: Id
    kind: Literal["start", "water", "jetty", "large", "small"]
    x: Coordinate
    y: Coordinate
    good: Good | None = None
    roof: Annotated[list[Value], Meta(max_length=t.ROOF)] = []
    worker: Worker | None = None
    points: Value = 0


class Link(Datum, frozen=True):
    ends: tuple[Id, Id]


class District(Datum, frozen=True):
    id: Id
    colour: Colour


class Block(Datum, frozen=True):
    id: Id
    district: Id
    cost: Few
    x: Coordinate
    y: Coordinate


class Tile(Datum, frozen=True):
    id: TileId
    set: Literal["A", "B", "CA", "CB"]
    price: Few
    points: Value = 0
    amstel: Few = 0
    choice: Few = 0
    special: str = "nothing"
    cards: Annotated[int, Meta(ge=0, le=t.SLOTS)] = 0


class Type(Datum, frozen=True):
    """The cards of a type: from the first to the last, or one by one."""

    id: Id
    first: CardNumber | UnsetType = UNSET
    last: CardNumber | UnsetType = UNSET
    cards: list[CardNumber] | UnsetType = UNSET

    @property
    def numbers(self) -> list[int]:
        span = [] if self.first is UNSET or self.last is UNSET else range(self.first, self.last + 1)
        return [*span, *([] if self.cards is UNSET else self.cards)]


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    measure: str
    which: str = ""
    least: Annotated[int, Meta(ge=NEVER, le=ALWAYS)] = NEVER
    most: Annotated[int, Meta(ge=0, le=ALWAYS)] = ALWAYS


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    measure: str
    which: str = ""
    points: Few = 0
    guilders: Few = 0


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    guilders: Few = 0
    any: Few = 0
    resource: Colour | None = None


class Gives(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    guilders: Few = 0
    points: Few = 0
    choice: Few = 0
    resource: Colour | None = None
    amstel: Few = 0
    sail: Few = 0


class Card(Datum, frozen=True):
    number: CardNumber
    timing: Timing
    cost: dict[Colour, Few]
    cost_source: Source
    needs: Needs | None = None
    price: Price = Price()
    gives: Gives = Gives()
    per: Per | None = None
    trait: str | None = None
    delivery: Good | None = None

    @property
    def is_used(self) -> bool:
        """By an action of its owner, not of itself."""
        return self.timing in ("III", "permanent") and self.trait is None and self.delivery is None


class Order(Datum, frozen=True):
    number: Annotated[int, Meta(ge=1, le=int(t.ORDERS))]
    needs: Needs | None = None
    hand_in: str = "check"
    worker: Worker | None = None
    points: tuple[Value, Value, Value] = (0, 0, 0)
    one: tuple[Value, Value, Value] = (0, 0, 0)
    by_count: list[Value] = []


class Printed(core.Printed, frozen=True):
    reveal: list[Reveal]
    start_cards: list[StartCards]
    district_points: list[DistrictPoints]
    rounds: Annotated[list[Round], Meta(min_length=t.LAST_ROUND, max_length=t.LAST_ROUND)]
    scoring: Scoring
    amstel: Amstel
    amstel_bridge: Annotated[list[AmstelBridge], Meta(max_length=t.BRIDGES)]
    depot: Depot
    tom: Tom
    good: list[GoodPlace]
    space: Annotated[list[Space], Meta(min_length=20, max_length=int(t.SPACES))]
    canal: Annotated[list[Link], Meta(max_length=t.SPACES * t.NEIGHBOURS // 2)]
    district: Annotated[list[District], Meta(min_length=int(t.DISTRICTS), max_length=int(t.DISTRICTS))]
    block: Annotated[list[Block], Meta(min_length=int(t.BLOCKS), max_length=int(t.BLOCKS))]
    bridge: Annotated[list[Link], Meta(max_length=200)]
    tile: Annotated[list[Tile], Meta(min_length=int(t.MARKET_TILES), max_length=int(t.MARKET_TILES))]
    type: Annotated[list[Type], Meta(min_length=int(t.TYPES), max_length=int(t.TYPES))]
    card: Annotated[list[Card], Meta(min_length=int(t.CARDS), max_length=int(t.CARDS))]
    order: Annotated[list[Order], Meta(min_length=int(t.ORDERS), max_length=int(t.ORDERS))]


FAR = 99  # no way


def distances(ids: list[str], links: list[Link]) -> dict[tuple[str, str], int]:
    """The shortest way between every two places, in steps: from each to its neighbours, to theirs, and so on."""
    neighbours: dict[str, set[str]] = {id: set() for id in ids}
    for link in links:
        a, b = link.ends
        neighbours[a].add(b)
        neighbours[b].add(a)
    ways = {(a, b): FAR for a in ids for b in ids}
    for start in ids:
        edge, steps = {start}, 0
        while edge:
            ways |= {(start, id): steps for id in edge}
            steps += 1
            edge = {id for near in edge for id in neighbours[near] if ways[start, id] == FAR}
    return ways
