"""The printed facts of Amsterdam as `edition.toml` writes them."""

from __future__ import annotations

from typing import Literal

import msgspec

from langbord.core import edition as core
from langbord.core.edition import Datum, Source
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


class Reveal(Datum, frozen=True):
    players: int
    odd: list[int]
    even: list[int]


class StartCards(Datum, frozen=True):
    players: int
    craftsmen: int
    buildings: int


class DistrictPoints(Datum, frozen=True):
    players: int
    points: list[int]


class Round(Datum, frozen=True):
    round: int
    turned_from: int
    quick: int


class Scoring(Datum, frozen=True):
    penalties: list[int]
    group: int
    leftovers: int


class Amstel(Datum, frozen=True):
    spaces: int
    mouth: int
    course: list[tuple[int, int]]


class AmstelBridge(Datum, frozen=True):
    after: int
    points: int


class Depot(Datum, frozen=True):
    points: list[int]


class Tom(Datum, frozen=True):
    jetties: list[Worker]


class GoodPlace(Datum, frozen=True):
    id: Good
    column: int
    row: int


class Space(Datum, frozen=True):
    id: str
    kind: Literal["start", "water", "jetty", "large", "small"]
    x: int
    y: int
    good: Good | None = None
    roof: list[int] = []
    worker: Worker | None = None
    points: int = 0


class Link(Datum, frozen=True):
    ends: tuple[str, str]


class District(Datum, frozen=True):
    id: str
    colour: Colour


class Block(Datum, frozen=True):
    id: str
    district: str
    cost: int
    x: int
    y: int


class Tile(Datum, frozen=True):
    id: str
    set: Literal["A", "B", "CA", "CB"]
    price: int
    points: int = 0
    amstel: int = 0
    choice: int = 0
    special: str = "nothing"
    cards: int = 0


class Type(Datum, frozen=True):
    id: str
    first: int
    last: int


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    measure: str
    which: str = ""
    least: int = NEVER
    most: int = ALWAYS


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    measure: str
    which: str = ""
    points: int = 0
    guilders: int = 0


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    guilders: int = 0
    any: int = 0
    resource: Colour | None = None


class Gives(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    guilders: int = 0
    points: int = 0
    choice: int = 0
    resource: Colour | None = None
    amstel: int = 0
    sail: int = 0


class Card(Datum, frozen=True):
    number: int
    timing: Timing
    cost: dict[Colour, int]
    cost_source: Source
    needs: Needs | None = None
    price: Price = Price()
    gives: Gives = Gives()
    per: Per | None = None
    trait: str | None = None
    delivery: Good | None = None


class Order(Datum, frozen=True):
    number: int
    needs: Needs | None = None
    hand_in: str = "check"
    worker: Worker | None = None
    points: tuple[int, int, int] = (0, 0, 0)
    one: tuple[int, int, int] = (0, 0, 0)
    by_count: list[int] = []


class Printed(core.Printed, frozen=True):
    reveal: list[Reveal]
    start_cards: list[StartCards]
    district_points: list[DistrictPoints]
    rounds: list[Round]
    scoring: Scoring
    amstel: Amstel
    amstel_bridge: list[AmstelBridge]
    depot: Depot
    tom: Tom
    good: list[GoodPlace]
    space: list[Space]
    canal: list[Link]
    district: list[District]
    block: list[Block]
    bridge: list[Link]
    tile: list[Tile]
    type: list[Type]
    card: list[Card]
    order: list[Order]


FAR = 99  # no way


def distances(ids: list[str], links: list[Link]) -> dict[tuple[str, str], int]:
    """The shortest way between every two places, in steps (Floyd and Warshall)."""
    ways = {(a, b): 0 if a == b else FAR for a in ids for b in ids}
    for link in links:
        a, b = link.ends
        ways[a, b] = ways[b, a] = 1
    for via in ids:
        for a in ids:
            for b in ids:
                ways[a, b] = min(ways[a, b], ways[a, via] + ways[via, b], FAR)
    return ways
