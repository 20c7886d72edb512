"""What an edition of Amsterdam must be, so that the rules can be played with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from langbord.core.edition import repeated
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
    Card,
    Link,
    Needs,
    Per,
    Printed,
    Space,
    distances,
)

CHURCHES = ("oude_kerk", "zuiderkerk", "westerkerk")  # that 067-069 speak of


def problems(printed: Printed) -> Iterator[str]:
    """What is wrong with an edition, a sentence each."""
    yield from _wrong_counts(printed)
    yield from _wrong_track(printed)
    yield from _wrong_market(printed)
    yield from _wrong_harbour(printed)
    yield from _wrong_city(printed)
    yield from _wrong_types(printed)
    yield from _wrong_cards(printed)
    yield from _wrong_orders(printed)


def _wrong_counts(printed: Printed) -> Iterator[str]:
    for kind, players in (
        ("reveal", [r.players for r in printed.reveal]),
        ("start_cards", [r.players for r in printed.start_cards]),
        ("district_points", [r.players for r in printed.district_points]),
    ):
        if players != [2, 3, 4]:
            yield f"there must be one {kind} entry each for 2, 3 and 4 players"
    for number, reveal in enumerate(printed.reveal, 1):
        for cards in (reveal.odd, reveal.even):
            if sum(cards) != reveal.players + 2 or cards[t.MAPS] != 2:
                yield (
                    f"reveal {number}: with {reveal.players} players {reveal.players + 2} cards are revealed, "
                    "two of them maps"
                )
    for number, start in enumerate(printed.start_cards, 1):
        if start.craftsmen + start.buildings != start.players + 1:
            yield (
                f"start_cards {number}: with {start.players} players there are {start.players + 1} cards to start from"
            )
    for number, row in enumerate(printed.district_points, 1):
        if sorted(row.points, reverse=True) != row.points:
            yield f"district_points {number}: the values must not rise"


def _wrong_track(printed: Printed) -> Iterator[str]:
    for number, entry in enumerate(printed.rounds, 1):
        if entry.round != number:
            yield f"rounds {number} is for round {entry.round}"
    if [bridge.after for bridge in printed.amstel_bridge] != sorted({b.after for b in printed.amstel_bridge}):
        yield "amstel_bridge: the bridges must be in order along the river"
    for number, bridge in enumerate(printed.amstel_bridge, 1):
        if bridge.after >= printed.amstel.spaces - 1:
            yield f"amstel_bridge {number} does not lie between two of the {printed.amstel.spaces} spaces"


def _wrong_market(printed: Printed) -> Iterator[str]:
    for name, wanted in (("A", 8), ("B", 8), ("CA", 4), ("CB", 4)):
        if sum(tile.set == name for tile in printed.tile) != wanted:
            yield f"tile: there must be {wanted} market tiles {name}"
    for twice in repeated(tile.id for tile in printed.tile):
        yield f"two tiles have the id {twice!r}"
    for number, tile in enumerate(printed.tile, 1):
        if tile.special not in SPECIAL_NAMES:
            yield f"tile {number} does {tile.special!r}; it may do {', '.join(SPECIAL_NAMES)}"
    if tuple(good.id for good in printed.good) != GOOD_NAMES:
        yield f"the good entries must be {', '.join(GOOD_NAMES)}, in this order"
    for place in repeated(f"column {good.column}, row {good.row}" for good in printed.good):
        yield f"two goods have the same place on the black market, {place}"


def _wrong_harbour(printed: Printed) -> Iterator[str]:
    ids = [space.id for space in printed.space]
    for twice in repeated(ids):
        yield f"two harbour spaces have the id {twice!r}"
    kinds = Counter[str](space.kind for space in printed.space)
    for kind, wanted in (("start", 1), ("jetty", t.WORKERS), ("large", t.GOODS), ("small", t.SMALL)):
        if kinds[kind] != wanted:
            yield f"space: the harbour has {kinds[kind]} of the kind {kind}; it must have {int(wanted)}"
    if printed.space[0].kind != "start":
        yield "space 1 must be the start"
    for number, space in enumerate(printed.space, 1):
        if fault := _wrong_space(space):
            yield f"space {number}: {fault}"
    if {s.good for s in printed.space if s.good} != set(GOOD_NAMES):
        yield "space: each good has one large warehouse"
    if {s.worker for s in printed.space if s.worker} != set(WORKER_NAMES):
        yield "space: each worker's colour has one jetty"
    yield from _wrong_links("canal", printed.canal, ids, t.NEIGHBOURS)


def _wrong_space(space: Space) -> str | None:
    """Each kind of harbour space has just what is printed on it."""
    if (space.good is not None) != (space.kind == "large"):
        return "a large warehouse has a good, and nothing else has"
    if len(space.roof) != (t.ROOF if space.kind == "large" else 0):
        return f"a large warehouse has a roof of {t.ROOF} values, and nothing else has"
    if (space.worker is not None) != (space.kind == "jetty"):
        return "a jetty has a worker, and nothing else has"
    if space.points and space.kind != "small":
        return "points are for a small warehouse"
    return None


def _wrong_links(kind: str, links: list[Link], ids: list[str], most: int) -> Iterator[str]:
    for number, link in enumerate(links, 1):
        for end in sorted(set(link.ends) - set(ids)):
            yield f"{kind} {number} leads to {end!r}, which does not exist"
        if link.ends[0] == link.ends[1]:
            yield f"{kind} {number} begins and ends at {link.ends[0]!r}"
    for pair in repeated(" and ".join(sorted(link.ends)) for link in links):
        yield f"two {kind} entries join {pair}"
    for place, number in Counter(end for link in links for end in link.ends).items():
        if number > most:
            yield f"{kind}: {place} has {number} neighbours; it may have {most}"
    if FAR in distances(ids, [link for link in links if set(link.ends) <= set(ids)]).values():
        yield f"the {kind} entries do not join everything"


def _wrong_city(printed: Printed) -> Iterator[str]:
    if tuple(d.colour for d in printed.district) != COLOUR_NAMES:
        yield f"the district entries must have the colours {', '.join(COLOUR_NAMES)}, in this order"
    for twice in repeated(district.id for district in printed.district):
        yield f"two districts have the id {twice!r}"
    expected = [d.id for d in printed.district for _ in range(t.BLOCKS_EACH)]
    if [block.district for block in printed.block] != expected:
        yield f"block: each district has {t.BLOCKS_EACH} blocks, in the order of the districts"
    for twice in repeated(block.id for block in printed.block):
        yield f"two blocks have the id {twice!r}"
    yield from _wrong_links("bridge", printed.bridge, [block.id for block in printed.block], t.BLOCKS)


def _wrong_types(printed: Printed) -> Iterator[str]:
    """Every card is of one type, and every type of one deck: nine of craftsmen, eleven of buildings, six of maps."""
    ids = [kind.id for kind in printed.type]
    for twice in repeated(ids):
        yield f"two types have the id {twice!r}"
    for church in sorted(set(CHURCHES) - set(ids)):
        yield f"there must be a type {church!r}"
    if ids[t.FIRST_MAP :] != [district.id for district in printed.district]:
        yield "the last six type entries are the maps, in the order of the districts"
    ends = (0, t.FIRST_BUILDING, t.FIRST_MAP, t.TYPES)
    decks = [deck for deck in range(t.DECKS) for _ in range(ends[deck], ends[deck + 1])]
    for number, (kind, deck) in enumerate(zip(printed.type, decks, strict=True), 1):
        first, last = t.DECK_STARTS[deck] + 1, t.DECK_STARTS[deck + 1]
        if not kind.numbers:
            yield f"type {number} must name its cards, by first and last or one by one"
        for card in kind.numbers:
            if not first <= card <= last:
                yield f"type {number} names the card {card:03}; those of its deck are {first:03} to {last:03}"
    named = [card for kind in printed.type for card in kind.numbers]
    for twice in repeated(f"{card:03}" for card in named):
        yield f"two type entries name the card {twice}"
    for card in sorted(set(range(1, t.CARDS + 1)) - set(named)):
        yield f"no type entry names the card {card:03}"


def _wrong_cards(printed: Printed) -> Iterator[str]:
    for number, card in enumerate(printed.card, 1):
        if card.number != number:
            yield f"card {number} has the number {card.number}"
        if sum(card.cost.values()) > 9:
            yield f"card {number} costs {sum(card.cost.values())} resources; it may cost 0 to 9"
        for measure in (card.needs, card.per):
            if measure and (fault := _wrong_measure(measure, printed)):
                yield f"card {number}: {fault}"
        if card.trait and card.trait not in t.TRAIT_NAMES:
            yield f"card {number} has the trait {card.trait!r}, which no rule knows"
        if fault := _endless(card):
            yield f"card {number}: {fault}"
    traits = Counter(card.trait for card in printed.card if card.trait)
    for trait in t.TRAIT_NAMES:
        if traits[trait] != 1:
            yield f"card: the trait {trait!r} must be on one card, not on {traits[trait]}"
    rewarded = Counter(card.delivery for card in printed.card if card.delivery)
    for good in GOOD_NAMES:
        if rewarded[good] != 1:  # type: ignore[index]
            yield f"card: the delivery of {good} must be rewarded by one card, not by {rewarded[good]}"  # type: ignore[index]


def _endless(card: Card) -> str | None:
    """A permanent card is used as often as its owner likes, so a use must leave him with less of what he pays."""
    if card.timing != "permanent" or not card.is_used:
        return None
    price, gives = card.price, card.gives
    resources = price.any + (price.resource is not None)
    if price.guilders + resources == 0:
        return "a permanent card must have a price, or it could be used without end"
    guilders = gives.guilders + (card.per.guilders if card.per else 0)
    if guilders >= price.guilders and gives.choice + (gives.resource is not None) >= resources:
        return "a permanent card must take more than it gives, or it could be used without end"
    return None


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
            yield f"order {number} has the number {order.number}"
        if order.hand_in not in ORDER_KIND_NAMES:
            yield f"order {number} asks for {order.hand_in!r}; it may ask for {', '.join(ORDER_KIND_NAMES)}"
        if (order.needs is None) == (order.hand_in == "check"):
            yield f"order {number} must have either a condition or something to hand in"
        if order.needs and (fault := _wrong_measure(order.needs, printed)):
            yield f"order {number}: {fault}"
        if (order.worker is None) == (order.hand_in == "crew_of_colour"):
            yield f"order {number}: a worker is named where workers of a colour are handed in, and only there"
        if len(order.by_count) != (t.COLOURS if order.hand_in == "resources" else 0):
            yield f"order {number} must list the points for 1 to {int(t.COLOURS)} colours where resources are handed in"
