"""The printed facts of Amsterdam as a table that the rules read."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from langbord.core.edition import filled
from langbord.core.record import Record, i8, i16
from langbord.core.rule import count
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.checks import problems as problems  # of the edition module that the core asks for
from langbord.games.amsterdam.doubts import doubts as doubts
from langbord.games.amsterdam.printed import (
    COLOUR_NAMES,
    GOOD_NAMES,
    ORDER_KIND_NAMES,
    ORDER_PLACE_NAMES,
    PLACE_NAMES,
    SEAT_NAMES,
    SET_NAMES,
    SPECIAL_NAMES,
    TIMING_NAMES,
    TYPED,
    WHICH,
    WORKER_NAMES,
    Needs,
    Per,
    Printed,
    distances,
)


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
    bridges = i8  # how many there are over the Amstel
    bridge_after = i8[t.BRIDGES]
    bridge_points = i8[t.BRIDGES]
    depot_points = i8[t.DEPOT]
    tom_jetty = i8[t.SIDES + 1].of(t.WORKERS)  # by the number thrown
    market_distance = i8[t.GOODS, t.GOODS]  # on the black market, in king's moves
    spaces = i8  # how many there are in the harbour
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


@count
def space_count(ed: Edition) -> int:
    return ed.spaces


@count
def bridge_count(ed: Edition) -> int:
    return ed.bridges


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
    ed.bridges = len(printed.amstel_bridge)
    ed.bridge_after = filled([bridge.after for bridge in printed.amstel_bridge], t.BRIDGES)
    ed.bridge_points = filled([bridge.points for bridge in printed.amstel_bridge], t.BRIDGES)
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
    ed.spaces = len(ids)
    ed.neighbour = [[t.NONE] * t.NEIGHBOURS for _ in range(t.SPACES)]
    for k, a in enumerate(ids):
        ed.distance[k] = filled([ways[a, b] for b in ids], t.SPACES)
        near = [j for j, b in enumerate(ids) if ways[a, b] == 1]
        ed.neighbour[k] = filled(near, t.NEIGHBOURS, t.NONE)
    ed.crane = filled([int(space.kind in ("start", "jetty")) for space in printed.space], t.SPACES)
    jetties = [WORKER_NAMES.index(space.worker) if space.worker else t.NONE for space in printed.space]
    ed.jetty = filled(jetties, t.SPACES, t.NONE)
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
        ed.roof[house] = sorted(space.roof, reverse=True) or [space.points, 0, 0]
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
        ed.type[k] = next(j for j, kind in enumerate(printed.type) if card.number in kind.numbers)
        ed.timing[k] = TIMING_NAMES.index(card.timing)
        ed.cost[k] = [card.cost.get(colour, 0) for colour in COLOUR_NAMES]  # type: ignore[call-overload]
        ed.total_cost[k] = sum(card.cost.values())
        ed.usable[k] = int(card.is_used)
        needs, per = card.needs or Needs("one"), card.per or Per("one")
        ed.needs[k], ed.needs_which[k] = _measure(needs, types)
        ed.least[k], ed.most[k] = needs.least, needs.most
        ed.price_guilders[k], ed.price_any[k] = card.price.guilders, card.price.any
        ed.price_colour[k], ed.gain_colour[k] = _colour(card.price.resource), _colour(card.gives.resource)
        ed.guilders[k], ed.points[k], ed.choice[k] = card.gives.guilders, card.gives.points, card.gives.choice
        ed.amstel[k], ed.sail[k] = card.gives.amstel, card.gives.sail
        ed.per[k], ed.per_which[k] = _measure(per, types)
        if per.measure == "church_set":
            ed.per_which[k] = ed.type[:k].count(ed.type[k])
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
    small = tuple(space.id for space in printed.space if space.kind == "small")
    return {
        "seat": SEAT_NAMES,
        "colour": COLOUR_NAMES,
        "district": tuple(district.id for district in printed.district),
        "block": tuple(block.id for block in printed.block),
        "good": GOOD_NAMES,
        "worker": WORKER_NAMES,
        "space": tuple(space.id for space in printed.space),
        "warehouse": (*GOOD_NAMES, *small),
        "small": small,
        "card": tuple(f"{card.number:03}" for card in printed.card),
        "type": tuple(kind.id for kind in printed.type),
        "deck": t.DECK_NAMES,
        "place": PLACE_NAMES,
        "order_place": ORDER_PLACE_NAMES,
        "timing": TIMING_NAMES,
        "measure": t.MEASURE_NAMES,
        "trait": t.TRAIT_NAMES,
        "set": t.SET_NAMES,
        "tile": tuple(tile.id for tile in printed.tile),
        "special": SPECIAL_NAMES,
        "order": tuple(str(order.number) for order in printed.order),
        "order_kind": ORDER_KIND_NAMES,
        "source": t.SOURCE_NAMES,
        "phase": t.PHASE_NAMES,
    }
