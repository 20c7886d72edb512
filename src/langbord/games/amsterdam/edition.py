"""The printed facts of Amsterdam: the file's form, the rules it must keep, and the table that the rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Literal

import msgspec

from langbord.core import edition as core
from langbord.core.edition import Datum, Source
from langbord.core.record import Record, i8, i16
from langbord.games.amsterdam import terms as t

COLOUR_NAMES = ("black", "brown", "purple", "pink", "orange", "grey")
GOOD_NAMES = ("beer", "tulips", "cheese", "furniture", "genever", "tiles", "lace", "coffee", "crystal")
WORKER_NAMES = ("light_blue", "reddish_brown", "white", "golden_yellow", "light_pink", "light_green")
DECK_NAMES = ("craftsman", "building", "map")
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
    "active_of_deck": DECK_NAMES,
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


class Edition(Record):
    reveal = i8[t.SEATS + 1, 2 * t.DECKS]  # by players: cards of each deck in odd rounds, then in even ones
    start_cards = i8[t.SEATS + 1, t.DECKS]  # by players: craftsmen, buildings, maps
    district_points = i8[t.SEATS + 1, t.ROOF]  # by players and place
    turned_from = i8[t.ROUNDS]  # the lowest die that is turned to 1
    quick = i8[t.ROUNDS]  # the bonus for each tile delivered
    penalties = i8[3]
    group_points = i8
    leftovers = i8  # how many make a point
    mouth = i8  # the number of the Amstel's last space; the start has number 0
    mouth_points = i8
    bridge_after = i8[t.BRIDGES]
    bridge_points = i8[t.BRIDGES]
    depot_points = i8[t.DEPOT]
    tom_jetty = i8[t.SIDES + 1].of(t.WORKERS)  # by the number thrown
    market_distance = i8[t.GOODS, t.GOODS]  # on the black market, in king's moves
    neighbour = i8[t.SPACES, t.NEIGHBOURS].of(t.SPACES)
    distance = i8[t.SPACES, t.SPACES]  # in steps of a ship
    crane = i8[t.SPACES]
    jetty = i8[t.SPACES].of(t.WORKERS)
    warehouse = i8[t.SPACES].of(t.WAREHOUSES)
    anchorage = i8[t.WAREHOUSES].of(t.SPACES)
    jetty_space = i8[t.WORKERS].of(t.SPACES)
    roof = i8[t.WAREHOUSES, t.ROOF]  # points, best first; 0 where a small warehouse has no room
    room = i8[t.WAREHOUSES]
    block_cost = i8[t.BLOCKS]
    block_rank = i8[t.BLOCKS]  # from left to right, the upper first
    block_distance = i8[t.BLOCKS, t.BLOCKS]  # in bridges
    tile_set = i8[t.MARKET_TILES]
    tile_price = i8[t.MARKET_TILES]
    tile_points = i8[t.MARKET_TILES]
    tile_amstel = i8[t.MARKET_TILES]
    tile_choice = i8[t.MARKET_TILES]
    tile_special = i8[t.MARKET_TILES].of(t.SPECIALS)
    tile_cards = i8[t.MARKET_TILES]
    deck = i8[t.CARDS]
    type = i8[t.CARDS].of(t.TYPES)
    timing = i8[t.CARDS].of(t.TIMINGS)
    cost = i8[t.CARDS, t.COLOURS]
    total_cost = i8[t.CARDS]
    usable = i8[t.CARDS]  # 1: used by an action, not of itself
    needs = i8[t.CARDS].of(t.MEASURES)
    needs_which = i8[t.CARDS]
    least = i8[t.CARDS]
    most = i8[t.CARDS]
    price_guilders = i8[t.CARDS]
    price_any = i8[t.CARDS]
    price_colour = i8[t.CARDS].of(t.COLOURS)
    guilders = i8[t.CARDS]
    points = i8[t.CARDS]
    choice = i8[t.CARDS]
    gain_colour = i8[t.CARDS].of(t.COLOURS)
    amstel = i8[t.CARDS]
    sail = i8[t.CARDS]
    per = i8[t.CARDS].of(t.MEASURES)
    per_which = i8[t.CARDS]
    per_points = i8[t.CARDS]
    per_guilders = i8[t.CARDS]
    trait = i8[t.CARDS].of(t.TRAITS)
    trait_card = i16[t.TRAITS].of(t.CARDS)  # the card that has the trait
    delivery_card = i16[t.GOODS].of(t.CARDS)  # the card that rewards a delivery of the good
    old_church = i8.of(t.TYPES)
    south_church = i8.of(t.TYPES)
    west_church = i8.of(t.TYPES)
    order_kind = i8[t.ORDERS].of(t.ORDER_KINDS)
    order_needs = i8[t.ORDERS].of(t.MEASURES)
    order_which = i8[t.ORDERS]  # for CREW_OF_COLOUR: the worker
    order_least = i8[t.ORDERS]
    order_points = i8[t.ORDERS, t.SEATS + 1]  # by players
    order_one = i8[t.ORDERS, t.SEATS + 1]  # CREW_OF_COLOUR: for one worker only
    order_by_count = i8[t.COLOURS + 1]  # RESOURCES: for so many colours
    pair_ways = i16[7 * 7 * 7, 7]  # AMQ04, `arrangements` of pairs: by (jetty * 7 + past_ones) * 7 + past_twos; ones
    single_ways = i16[7, 7]  # the same of single workers: by jetty and past_ones


# --- What an edition must be --------------------------------------------------------------------------------------


def problems(printed: Printed) -> Iterator[str]:
    """What is wrong with an edition, a sentence each."""
    yield from _wrong_counts(printed)
    yield from _wrong_track(printed)
    yield from _wrong_harbour(printed)
    yield from _wrong_city(printed)
    yield from _wrong_cards(printed)
    yield from _wrong_orders(printed)


def _wrong_counts(printed: Printed) -> Iterator[str]:
    counted: list[tuple[str, Sequence[object], int]] = [
        ("good", printed.good, t.GOODS),
        ("space", printed.space, t.SPACES),
        ("district", printed.district, t.DISTRICTS),
        ("block", printed.block, t.BLOCKS),
        ("tile", printed.tile, t.MARKET_TILES),
        ("type", printed.type, t.TYPES),
        ("card", printed.card, t.CARDS),
        ("order", printed.order, t.ORDERS),
        ("rounds", printed.rounds, t.LAST_ROUND),
        ("amstel_bridge", printed.amstel_bridge, t.BRIDGES),
        ("scoring.penalties", printed.scoring.penalties, 3),
        ("depot.points", printed.depot.points, t.DEPOT),
        ("tom.jetties", printed.tom.jetties, t.SIDES),
    ]
    for kind, entries, wanted in counted:
        if len(entries) != wanted:
            yield f"there are {len(entries)} {kind} entries; the game has {int(wanted)}"
    for kind, players in (
        ("reveal", [r.players for r in printed.reveal]),
        ("start_cards", [r.players for r in printed.start_cards]),
        ("district_points", [r.players for r in printed.district_points]),
    ):
        if players != [2, 3, 4]:
            yield f"there must be one {kind} entry each for 2, 3 and 4 players"
    for reveal in printed.reveal:
        for cards in (reveal.odd, reveal.even):
            if len(cards) != t.DECKS or sum(cards) != reveal.players + 2 or cards[t.MAPS] != 2:
                yield f"with {reveal.players} players {reveal.players + 2} cards are revealed, two of them maps"
    for start in printed.start_cards:
        if start.craftsmen + start.buildings != start.players + 1:
            yield f"with {start.players} players there are {start.players + 1} cards to start from"
    for row in printed.district_points:
        if len(row.points) != 3 or sorted(row.points, reverse=True) != row.points:
            yield f"the district points for {row.players} players must be three values that do not rise"


def _wrong_track(printed: Printed) -> Iterator[str]:
    for number, entry in enumerate(printed.rounds, 1):
        if entry.round != number:
            yield f"rounds entry {number} is for round {entry.round}"
    if [bridge.after for bridge in printed.amstel_bridge] != sorted({b.after for b in printed.amstel_bridge}):
        yield "the Amstel bridges must be in order along the river"
    if any(not 0 <= bridge.after < printed.amstel.spaces - 1 for bridge in printed.amstel_bridge):
        yield "an Amstel bridge does not lie between two spaces"
    if not {2, 4} <= {bridge.points for bridge in printed.amstel_bridge}:
        yield "one Amstel bridge gives 4 points and one gives 2 (E11, E13)"
    if printed.depot.points != sorted(printed.depot.points, reverse=True) or 7 not in printed.depot.points[1:2]:
        yield "the depot's values fall, and the second one is 7 (E8)"
    for name in ("A", "B"):
        if sum(tile.set == name for tile in printed.tile) != 8:
            yield f"there must be 8 market tiles {name}"
    for name in ("CA", "CB"):
        if sum(tile.set == name for tile in printed.tile) != 4:
            yield f"there must be 4 market tiles {name}"
    for tile in printed.tile:
        if tile.special not in SPECIAL_NAMES:
            yield f"tile {tile.id} does {tile.special!r}; it may do {', '.join(SPECIAL_NAMES)}"
    places = {good.id: (good.column, good.row) for good in printed.good}
    if tuple(places) != GOOD_NAMES:
        yield f"the goods must be {', '.join(GOOD_NAMES)}, in this order"
    elif len(set(places.values())) < t.GOODS:
        yield "two goods have the same place on the black market"
    elif [abs(places["coffee"][k] - places["crystal"][k]) for k in (0, 1)] != [1, 1]:
        yield "coffee and crystal touch diagonally on the black market (E20)"


def _wrong_harbour(printed: Printed) -> Iterator[str]:
    spaces = {space.id: space for space in printed.space}
    if len(spaces) < len(printed.space):
        yield "two harbour spaces have the same id"
    kinds = Counter[str](space.kind for space in printed.space)
    for kind, wanted in (("start", 1), ("jetty", t.WORKERS), ("large", t.GOODS), ("small", t.SMALL)):
        if kinds[kind] != wanted:
            yield f"the harbour has {kinds[kind]} spaces of the kind {kind}; it must have {int(wanted)}"
    if not printed.space or printed.space[0].kind != "start":
        yield "the start space must come first"
    if {s.good for s in printed.space if s.kind == "large"} != set(GOOD_NAMES):
        yield "each good has one large warehouse"
    if {s.worker for s in printed.space if s.kind == "jetty"} != set(WORKER_NAMES):
        yield "each worker's colour has one jetty"
    for space in printed.space:
        if space.kind == "large" and (len(space.roof) != t.ROOF or space.roof != sorted(space.roof, reverse=True)):
            yield f"the roof of {space.id} must have {t.ROOF} values that do not rise"
    yield from _wrong_links("canal", printed.canal, list(spaces), t.NEIGHBOURS)
    if any(end not in spaces for canal in printed.canal for end in canal.ends):
        return
    ways = distances([s.id for s in printed.space], printed.canal)
    where: dict[str, Space] = {space.good: space for space in printed.space if space.good}
    if len(where) < t.GOODS or max(way for way in ways.values()) == FAR:
        return
    for good, value in (("beer", 4), ("lace", 5)):
        if where[good].roof[:1] != [value]:
            yield f"the best roof space of {good} gives {value} (E9, E14)"
    if 6 not in where["cheese"].roof:
        yield "a roof space of cheese gives 6 (E10)"
    tulips = where["tulips"].id
    waters = [s.id for s in printed.space if s.kind == "water" and ways[tulips, s.id] == 1]
    if not any(s.kind == "jetty" and ways[w, s.id] == 1 for s in printed.space for w in waters):
        yield "from tulips over a water space one comes to a jetty (E7)"
    houses = [space.id for space in printed.space if space.kind in ("large", "small")]
    fives = [space.id for space in printed.space if space.kind == "small" and space.points == 5]
    if not any(min(ways[f, h] for h in houses if h != f) == ways[f, where["lace"].id] == 2 for f in fives):
        yield "a small warehouse of 5 has lace two steps away as its nearest warehouse (E18)"


def _wrong_links(kind: str, links: list[Link], ids: list[str], most: int) -> Iterator[str]:
    for number, link in enumerate(links, 1):
        for end in set(link.ends) - set(ids):
            yield f"{kind} {number} leads to {end!r}, which does not exist"
        if link.ends[0] == link.ends[1]:
            yield f"{kind} {number} begins and ends at {link.ends[0]!r}"
    if len({frozenset(link.ends) for link in links}) < len(links):
        yield f"two entries of {kind} join the same places"
    degree = Counter(end for link in links for end in link.ends)
    for place, number in degree.items():
        if number > most:
            yield f"{place} has {number} neighbours; it may have {most}"
    if FAR in distances(ids, [link for link in links if set(link.ends) <= set(ids)]).values():
        yield f"the {kind} entries do not join everything"


def _wrong_city(printed: Printed) -> Iterator[str]:
    if tuple(d.colour for d in printed.district) != COLOUR_NAMES:
        yield f"the districts must have the colours {', '.join(COLOUR_NAMES)}, in this order"
        return
    expected = [d.id for d in printed.district for _ in range(t.BLOCKS_EACH)]
    if [block.district for block in printed.block] != expected:
        yield f"each district has {t.BLOCKS_EACH} blocks, in the order of the districts"
        return
    if len({block.id for block in printed.block}) < t.BLOCKS:
        yield "two blocks have the same id"
    for district in printed.district:
        costs = [block.cost for block in printed.block if block.district == district.id]
        if min(costs) < 1:
            yield f"a block of {district.id} costs nothing"
        if 2 not in costs and district.colour in ("pink", "black", "grey"):
            yield f"a block of {district.id} costs 2 (E6, E14, E19)"
    if min(block.cost for block in printed.block) != 1:
        yield "some block costs 1 (E21)"
    places = {block.id: block for block in printed.block}
    yield from _wrong_links("bridge", printed.bridge, list(places), 4)
    pairs = [(places[a], places[b]) for a, b in (x.ends for x in printed.bridge) if a in places and b in places]
    grey = [(a, b) for one, two in pairs for a, b in ((one, two), (two, one))]
    home = next(d.id for d in printed.district if d.colour == "grey")
    if not any(a.district == home and a.cost == 2 and b.x > a.x for a, b in grey):
        yield "a grey block of 2 has a bridge to the right (E19)"


def _wrong_cards(printed: Printed) -> Iterator[str]:
    for number, card in enumerate(printed.card, 1):
        if card.number != number:
            yield f"card entry {number} has the number {card.number}"
        if not 1 <= sum(card.cost.values()) <= 5 or min(card.cost.values(), default=0) < 1:
            yield f"card {number:03} must cost 1 to 5 resources"
        for measure in (card.needs, card.per):
            if measure and (fault := _wrong_measure(measure, printed)):
                yield f"card {number:03}: {fault}"
        if card.trait and card.trait not in t.TRAIT_NAMES:
            yield f"card {number:03} has the trait {card.trait!r}, which no rule knows"
    traits = Counter(card.trait for card in printed.card if card.trait)
    for trait in t.TRAIT_NAMES:
        if traits[trait] != 1:
            yield f"the trait {trait!r} must be on one card, not on {traits[trait]}"
    if Counter(card.delivery for card in printed.card if card.delivery) != Counter(GOOD_NAMES):
        yield "for each good there must be one card that rewards its delivery"
    covered = [n for kind in printed.type for n in range(kind.first, kind.last + 1)]
    if sorted(covered) != list(range(1, t.CARDS + 1)):
        yield "each card must belong to one type"
    if [kind.id for kind in printed.type[t.FIRST_MAP :]] != [district.id for district in printed.district]:
        yield "the last six types are the maps, in the order of the districts"
    if len(printed.card) == t.CARDS:
        yield from _wrong_costs(printed)


def _wrong_costs(printed: Printed) -> Iterator[str]:
    """What the examples say of costs, and what we ask of those that are reconstructed."""
    cost = {card.number: card.cost for card in printed.card}
    pink = [cost[n] for n in range(109, 113)]
    if set(cost[1]) != {"pink"} or not any(set(c) == {"pink"} and c["pink"] + cost[1]["pink"] == 3 for c in pink):
        yield "card 001 and a pink map cost 3 pink together (E4, E5)"
    if not any(sum(cost[n].values()) == 2 for n in range(113, 117)):
        yield "a map of Haarlemmerbuurt costs 2 (E17)"
    if len({sum(cost[n].values()) for n in range(109, 133)}) < 2:
        yield "the maps differ in cost (E17)"
    if any(card.cost_source != "reconstructed" for card in printed.card):
        return
    for deck, first, last in (("craftsmen", 1, 54), ("buildings", 55, 108)):
        used = Counter[str]()
        for number in range(first, last + 1):
            used.update(cost[number])
        if len(set(used.values())) > 1:
            yield f"the {deck} must use every colour equally often; they use {dict(used)}"
        dear = sum(sum(cost[number].values()) >= 3 for number in range(first, last + 1))
        if dear < 54 // 3:
            yield f"a third of the {deck} must cost 3 or more, or 3 guilders for an activation would be pointless"


def _wrong_measure(measure: Needs | Per, printed: Printed) -> str | None:
    if measure.measure not in t.MEASURE_NAMES:
        return f"there is no measure {measure.measure!r}"
    allowed = WHICH.get(measure.measure, ("",))
    if measure.measure in TYPED:
        allowed = tuple(kind.id for kind in printed.type)
    if measure.which not in allowed:
        return f"{measure.measure} is not of {measure.which!r}"
    return None


def _wrong_orders(printed: Printed) -> Iterator[str]:
    for number, order in enumerate(printed.order, 1):
        if order.number != number:
            yield f"order entry {number} has the number {order.number}"
        if order.hand_in not in ORDER_KIND_NAMES:
            yield f"order {number} asks for {order.hand_in!r}; it may ask for {', '.join(ORDER_KIND_NAMES)}"
        if (order.needs is None) == (order.hand_in == "check"):
            yield f"order {number} must have either a condition or something to hand in"
        if order.needs and (fault := _wrong_measure(order.needs, printed)):
            yield f"order {number}: {fault}"
        if (order.worker is None) == (order.hand_in == "crew_of_colour"):
            yield f"order {number}: a worker is named where workers of a colour are handed in, and only there"
        if order.hand_in == "resources" and len(order.by_count) != t.COLOURS:
            yield f"order {number} must list the points for 1 to {int(t.COLOURS)} colours"


# --- The table ----------------------------------------------------------------------------------------------------

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


def tabulate(printed: Printed) -> Edition:
    """The flat table of an edition without problems."""
    ed = Edition()
    for reveal in printed.reveal:
        ed.reveal[reveal.players] = reveal.odd + reveal.even
    for start in printed.start_cards:
        ed.start_cards[start.players] = [start.craftsmen, start.buildings, 0]
    for by_place in printed.district_points:
        ed.district_points[by_place.players] = by_place.points
    ed.turned_from = [0, *(entry.turned_from for entry in printed.rounds)]
    ed.quick = [0, *(entry.quick for entry in printed.rounds)]
    ed.penalties = printed.scoring.penalties
    ed.group_points, ed.leftovers = printed.scoring.group, printed.scoring.leftovers
    ed.mouth, ed.mouth_points = printed.amstel.spaces - 1, printed.amstel.mouth
    ed.bridge_after = [bridge.after for bridge in printed.amstel_bridge]
    ed.bridge_points = [bridge.points for bridge in printed.amstel_bridge]
    ed.depot_points = printed.depot.points
    ed.tom_jetty = [t.NONE, *(WORKER_NAMES.index(worker) for worker in printed.tom.jetties)]
    ed.market_distance = [
        [max(abs(a.column - b.column), abs(a.row - b.row)) for b in printed.good] for a in printed.good
    ]
    _tabulate_harbour(ed, printed)
    _tabulate_city(ed, printed)
    _tabulate_tiles(ed, printed)
    _tabulate_cards(ed, printed)
    _tabulate_orders(ed, printed)
    for jetty in range(t.WORKERS + 1):
        for ones in range(7):
            ed.single_ways[jetty][ones] = arrangements(jetty, ones, 0, t.WORKERS - jetty - ones, 1)
            for twos in range(7):
                row = [arrangements(jetty, ones, twos, ahead, 2) for ahead in range(7)]
                ed.pair_ways[(jetty * 7 + ones) * 7 + twos] = row
    return ed


def _tabulate_harbour(ed: Edition, printed: Printed) -> None:
    ids = [space.id for space in printed.space]
    ways = distances(ids, printed.canal)
    ed.distance = [[ways[a, b] for b in ids] for a in ids]
    for k, row in enumerate(ed.distance):
        near = [j for j, way in enumerate(row) if way == 1]
        ed.neighbour[k] = near + [t.NONE] * (t.NEIGHBOURS - len(near))
    ed.crane = [int(space.kind in ("start", "jetty")) for space in printed.space]
    ed.jetty = [WORKER_NAMES.index(space.worker) if space.worker else t.NONE for space in printed.space]
    ed.warehouse = [t.NONE] * t.SPACES
    small = int(t.GOODS)
    for k, space in enumerate(printed.space):
        if space.worker:
            ed.jetty_space[WORKER_NAMES.index(space.worker)] = k
        if space.kind not in ("large", "small"):
            continue
        house = GOOD_NAMES.index(space.good) if space.good else small
        small += space.kind == "small"
        ed.warehouse[k], ed.anchorage[house] = house, k
        ed.roof[house] = space.roof or [space.points, 0, 0]
        ed.room[house] = t.ROOF if space.good else 1


def _tabulate_city(ed: Edition, printed: Printed) -> None:
    ids = [block.id for block in printed.block]
    ways = distances(ids, printed.bridge)
    ed.block_distance = [[ways[a, b] for b in ids] for a in ids]
    ed.block_cost = [block.cost for block in printed.block]
    in_order = sorted(range(t.BLOCKS), key=lambda k: (printed.block[k].x, printed.block[k].y))
    ed.block_rank = [in_order.index(k) for k in range(t.BLOCKS)]


def _tabulate_tiles(ed: Edition, printed: Printed) -> None:
    ed.tile_set = [SET_NAMES.index(tile.set) for tile in printed.tile]
    ed.tile_price = [tile.price for tile in printed.tile]
    ed.tile_points = [tile.points for tile in printed.tile]
    ed.tile_amstel = [tile.amstel for tile in printed.tile]
    ed.tile_choice = [tile.choice for tile in printed.tile]
    ed.tile_special = [SPECIAL_NAMES.index(tile.special) for tile in printed.tile]
    ed.tile_cards = [tile.cards for tile in printed.tile]


def _tabulate_cards(ed: Edition, printed: Printed) -> None:
    types = [kind.id for kind in printed.type]
    ed.old_church, ed.south_church, ed.west_church = (
        types.index(name) for name in ("oude_kerk", "zuiderkerk", "westerkerk")
    )
    for k, card in enumerate(printed.card):
        ed.deck[k] = sum(k >= start for start in t.DECK_STARTS[1:3])
        ed.type[k] = next(j for j, kind in enumerate(printed.type) if kind.first <= card.number <= kind.last)
        ed.timing[k] = TIMING_NAMES.index(card.timing)
        ed.cost[k] = [card.cost.get(colour, 0) for colour in COLOUR_NAMES]  # type: ignore[call-overload]
        ed.total_cost[k] = sum(card.cost.values())
        ed.usable[k] = int(card.timing in ("III", "permanent") and card.trait is None and card.delivery is None)
        needs, per = card.needs or Needs("one"), card.per or Per("one")
        ed.needs[k], ed.needs_which[k] = _measure(needs, types)
        ed.least[k], ed.most[k] = needs.least, needs.most
        ed.price_guilders[k], ed.price_any[k] = card.price.guilders, card.price.any
        ed.price_colour[k], ed.gain_colour[k] = _colour(card.price.resource), _colour(card.gives.resource)
        ed.guilders[k], ed.points[k], ed.choice[k] = card.gives.guilders, card.gives.points, card.gives.choice
        ed.amstel[k], ed.sail[k] = card.gives.amstel, card.gives.sail
        ed.per[k], ed.per_which[k] = _measure(per, types)
        if per.measure == "church_set":
            ed.per_which[k] = k - next(j for j in range(t.CARDS) if ed.type[j] == ed.type[k])
        ed.per_points[k], ed.per_guilders[k] = per.points, per.guilders
        ed.trait[k] = t.TRAIT_NAMES.index(card.trait) if card.trait else t.NONE
        if card.trait:
            ed.trait_card[t.TRAIT_NAMES.index(card.trait)] = k
        if card.delivery:
            ed.delivery_card[GOOD_NAMES.index(card.delivery)] = k


def _measure(measure: Needs | Per, types: list[str]) -> tuple[int, int]:
    allowed = types if measure.measure in TYPED else WHICH.get(measure.measure, ("",))
    return t.MEASURE_NAMES.index(measure.measure), list(allowed).index(measure.which)


def _colour(name: str | None) -> int:
    return t.NONE if name is None else COLOUR_NAMES.index(name)


def _tabulate_orders(ed: Edition, printed: Printed) -> None:
    types = [kind.id for kind in printed.type]
    for k, order in enumerate(printed.order):
        ed.order_kind[k] = ORDER_KIND_NAMES.index(order.hand_in)
        if order.needs:
            ed.order_needs[k], ed.order_which[k] = _measure(order.needs, types)
            ed.order_least[k] = order.needs.least
        if order.worker:
            ed.order_which[k] = WORKER_NAMES.index(order.worker)
        ed.order_points[k] = [0, 0, *order.points]
        ed.order_one[k] = [0, 0, *order.one]
        if order.by_count:
            ed.order_by_count = [0, *order.by_count]


def arrangements(jetty: int, past_ones: int, past_twos: int, ones: int, each: int) -> int:
    """AMQ04: in how many ways the jetties from this one on can be filled with `each` workers of different colours.

    No worker may stand at the jetty of his colour. It does not matter which colours are left, only how many: colours
    whose jetty has been passed with one and with two workers left, and others with one left; the rest have two or none.
    """
    ahead = t.WORKERS - jetty
    twos, odd = divmod(each * ahead - past_ones - 2 * past_twos - ones, 2)
    nobody = jetty - past_ones - past_twos, ahead - ones - twos
    if odd or min(twos, *nobody) < 0:
        return 0
    past = [1] * past_ones + [2] * past_twos + [0] * nobody[0]
    return _fillings(jetty, (*past, *[1] * ones, *[2] * twos, *[0] * nobody[1]), each)


@cache
def _fillings(jetty: int, left: tuple[int, ...], each: int) -> int:
    if jetty == t.WORKERS:
        return 1
    ways = 0
    for chosen in combinations([c for c in range(t.WORKERS) if c != jetty and left[c]], each):
        ways += _fillings(jetty + 1, tuple(n - (c in chosen) for c, n in enumerate(left)), each)
    return ways


def names(printed: Printed) -> dict[str, tuple[str, ...]]:
    """Names of all that a state or an action speaks of."""
    return {
        "seat": SEAT_NAMES,
        "colour": COLOUR_NAMES,
        "district": tuple(district.id for district in printed.district),
        "block": tuple(block.id for block in printed.block),
        "good": GOOD_NAMES,
        "worker": WORKER_NAMES,
        "space": tuple(space.id for space in printed.space),
        "warehouse": (*GOOD_NAMES, *(space.id for space in printed.space if space.kind == "small")),
        "card": tuple(f"{card.number:03}" for card in printed.card),
        "type": tuple(kind.id for kind in printed.type),
        "place": PLACE_NAMES,
        "order_place": ORDER_PLACE_NAMES,
        "timing": TIMING_NAMES,
        "measure": t.MEASURE_NAMES,
        "trait": t.TRAIT_NAMES,
        "tile": tuple(tile.id for tile in printed.tile),
        "special": SPECIAL_NAMES,
        "order": tuple(str(order.number) for order in printed.order),
        "order_kind": ORDER_KIND_NAMES,
        "source": t.SOURCE_NAMES,
        "ask": t.ASK_NAMES,
    }
