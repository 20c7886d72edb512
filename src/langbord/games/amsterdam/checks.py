"""What an edition of Amsterdam must be, so that the rules can be played with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.printed import (
    COLOUR_NAMES,
    FAR,
    GOOD_NAMES,
    ORDER_KIND_NAMES,
    SPECIAL_NAMES,
    TYPED,
    WHICH,
    WORKER_NAMES,
    Link,
    Needs,
    Per,
    Printed,
    Space,
    distances,
)


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
