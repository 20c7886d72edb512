"""What we think likely of the box: what the rulebook's examples show (E1-E22), and how we priced the cards.

An example is a doubt only about what is reconstructed: whoever has the box knows better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from langbord.core.edition import Datum
from langbord.games.amsterdam.printed import Colour, Printed, Space, distances


def doubts(printed: Printed) -> Iterator[str]:
    """What looks unlikely in an edition without problems, a sentence each."""
    yield from _river(printed)
    yield from _harbour(printed)
    yield from _city(printed)
    yield from _card_costs(printed)


def _is_ours(*entries: Datum) -> bool:
    return any(entry.source == "reconstructed" for entry in entries)


def _river(printed: Printed) -> Iterator[str]:
    if _is_ours(*printed.amstel_bridge) and not {2, 4} <= {bridge.points for bridge in printed.amstel_bridge}:
        yield "amstel_bridge: one bridge gives 4 points and one gives 2 (E11, E13)"
    points = printed.depot.points
    if _is_ours(printed.depot) and (points != sorted(points, reverse=True) or points[1] != 7):
        yield "depot: the values fall, and the second one is 7 (E8)"
    coffee, crystal = (next(good for good in printed.good if good.id == one) for one in ("coffee", "crystal"))
    apart = abs(coffee.column - crystal.column), abs(coffee.row - crystal.row)
    if _is_ours(coffee, crystal) and apart != (1, 1):
        yield "good: coffee and crystal touch diagonally on the black market (E20)"


def _harbour(printed: Printed) -> Iterator[str]:
    ways = distances([space.id for space in printed.space], printed.canal)
    house: dict[str, Space] = {space.good: space for space in printed.space if space.good}
    for good, value in (("beer", 4), ("lace", 5)):
        if _is_ours(house[good]) and max(house[good].roof) != value:
            yield f"space: the best roof space of {good} gives {value} (E9, E14)"
    if _is_ours(house["cheese"]) and 6 not in house["cheese"].roof:
        yield "space: a roof space of cheese gives 6 (E10)"
    if not _is_ours(*printed.canal):
        return
    waters = [s.id for s in printed.space if s.kind == "water" and ways[house["tulips"].id, s.id] == 1]
    if not any(s.kind == "jetty" and ways[water, s.id] == 1 for s in printed.space for water in waters):
        yield "canal: from tulips over a water space one comes to a jetty (E7)"
    houses = [space.id for space in printed.space if space.kind in ("large", "small")]
    fives = [space.id for space in printed.space if space.kind == "small" and space.points == 5]
    if not any(min(ways[f, h] for h in houses if h != f) == ways[f, house["lace"].id] == 2 for f in fives):
        yield "canal: a small warehouse of 5 has lace two steps away as its nearest warehouse (E18)"


def _city(printed: Printed) -> Iterator[str]:
    if not _is_ours(*printed.block):
        return
    for district in printed.district:
        costs = [block.cost for block in printed.block if block.district == district.id]
        if 2 not in costs and district.colour in ("pink", "black", "grey"):
            yield f"block: one of {district.id} costs 2 (E6, E14, E19)"
    if min(block.cost for block in printed.block) != 1:
        yield "block: the cheapest costs 1 (E21)"
    places = {block.id: block for block in printed.block}
    grey = next(district.id for district in printed.district if district.colour == "grey")
    pairs = [(places[a], places[b]) for link in printed.bridge for a, b in (link.ends, link.ends[::-1])]
    if not any(a.district == grey and a.cost == 2 and b.x > a.x for a, b in pairs):
        yield "bridge: a grey block of 2 has a bridge to the right (E19)"


def _card_costs(printed: Printed) -> Iterator[str]:
    """What the examples say of costs, and what we ask of those that are reconstructed."""
    cost = {card.number: card.cost for card in printed.card}

    def ours(numbers: Iterable[int]) -> bool:
        return any(printed.card[number - 1].cost_source == "reconstructed" for number in numbers)

    pink = [cost[n] for n in range(109, 113) if set(cost[n]) == {"pink"}]
    together = set(cost[1]) == {"pink"} and any(sum(one.values()) + cost[1]["pink"] == 3 for one in pink)
    if ours([1, *range(109, 113)]) and not together:
        yield "card 1 and a pink map cost 3 pink together (E4, E5)"
    if ours(range(113, 117)) and not any(sum(cost[n].values()) == 2 for n in range(113, 117)):
        yield "card: a map of Haarlemmerbuurt costs 2 (E17)"
    if ours(range(109, 133)) and len({sum(cost[n].values()) for n in range(109, 133)}) < 2:
        yield "card: the maps differ in cost (E17)"
    for number, one in cost.items():
        if ours([number]) and not 1 <= sum(one.values()) <= 5:
            yield f"card {number} costs {sum(one.values())} resources, where 1 to 5 are usual"
    for deck, numbers in (("craftsmen", range(1, 55)), ("buildings", range(55, 109))):
        if all(printed.card[number - 1].cost_source == "reconstructed" for number in numbers):
            yield from _balance(deck, [cost[number] for number in numbers])


def _balance(deck: str, costs: list[dict[Colour, int]]) -> Iterator[str]:
    used = Counter[str]()
    for cost in costs:
        used.update(cost)
    if len(set(used.values())) > 1:
        yield f"card: the {deck} use the colours unequally often, {dict(used)}"
    if sum(sum(cost.values()) >= 3 for cost in costs) < len(costs) // 3:
        yield f"card: less than a third of the {deck} cost 3 or more, so 3 guilders for an activation is pointless"
