"""Rare situations of Amsterdam that a golden record shows."""

from __future__ import annotations

import random
from typing import cast

from langbord import Match
from langbord.bots import GreedyBot
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.state import State
from tests.golden import Situation, play_any

GREEDY = GreedyBot(0)


def play_well(match: Match, seat: int, source: random.Random) -> str:
    """Greedy play; a random action now and then, so that games differ."""
    legal = match.legal_numbers(seat)
    if source.random() < 0.02:
        return match.text(seat, source.choice(legal))
    return match.text(seat, GREEDY.choose(match.game, match.book, match.state, seat, legal))


def go_shopping(match: Match, seat: int, source: random.Random) -> str:
    """Greedy play, but the market is never left unused."""
    return "market" if "market" in match.legal(seat) else play_well(match, seat, source)


def deliver_all(match: Match, seat: int, source: random.Random) -> str:
    """Blocks before everything else, nothing sold, the next warehouse with room; four different goods for the small."""
    legal = match.legal(seat)
    if "store" in legal:
        return "store"
    s, ed = state(match), match.book.table

    def takes(space: int, good: int) -> bool:
        house = ed.warehouse[space]
        if house >= t.GOODS:
            return s.small[house - t.GOODS] == t.NONE and good not in s.small
        return bool(house == good and s.stock[good] < t.ROOF)

    def calls(space: int) -> bool:
        waiting = ed.crane[space] and any(s.goods[seat])
        return waiting or any(takes(space, good) for good in range(t.GOODS) if s.cargo[seat][good])

    here = s.ship[seat]
    goods = [text for text in legal if text.startswith("deliver ")]
    goods = [text for text in goods if takes(here, match.book.number("good", text.split()[1]))]
    for choices in (goods, *([text for text in legal if text.startswith(kind)] for kind in ("load ", "block "))):
        if choices:
            return source.choice(choices)
    way = min((ed.distance[here][space] for space in range(t.SPACES) if calls(space)), default=0)
    goals = [space for space in range(t.SPACES) if calls(space) and ed.distance[here][space] == way]
    steps = {text: match.book.number("space", text.split()[1]) for text in legal if text.startswith("sail ")}
    nearer = [text for text, space in steps.items() if any(ed.distance[space][goal] < way for goal in goals)]
    return source.choice(nearer) if nearer else play_well(match, seat, source)


def final(match: Match) -> State:
    s: State = match.moments[-1].after
    return s


def state(match: Match) -> State:
    return cast(State, match.state)


def used_tiles(match: Match) -> set[str]:
    names = match.book.names["tile"]
    return {names[moment.before.market] for moment in match.moments if moment.text == "market"}


def solo_won(match: Match) -> bool:
    return match.places() == [1]


def solo_lost(match: Match) -> bool:
    return match.places() == [2]


def short_game(match: Match) -> bool:
    """AM20: ten rounds; a good result all the same."""
    return min(moment.before.round for moment in match.moments) == 3 and max(match.scores()) > 60


def specialists(match: Match) -> bool:
    """AM69-AM73: foreman and messenger have both moved, one of them by choice."""
    moved = {
        name
        for moment in match.moments
        for name in ("foreman", "messenger")
        if getattr(moment.before, name) not in (t.NONE, getattr(moment.after, name))
    }
    chosen = any(moment.before.phase in (t.MOVE_FOREMAN, t.MOVE_MESSENGER) for moment in match.moments)
    return moved == {"foreman", "messenger"} and chosen


def orders(match: Match) -> bool:
    """AM75: an order that asked for something to be handed in was served."""
    s = final(match)
    hand_in = [k for k in range(t.ORDERS) if match.book.table.order_kind[k] != t.CHECK]
    lines = [line for line in match.score_sheet() if line.reason.id == "amsterdam-score-order"]
    served = {line.reason.args["order"] for line in lines}
    return any(match.book.names["order"][k] in served for k in hand_in) and s.orders > 0


def trader(match: Match) -> bool:
    """AM77, AM78: a sale at the trader's, who then moves by choice."""
    return any(moment.before.phase == t.MOVE_TRADER for moment in match.moments)


def mixed_tiles(match: Match) -> bool:
    """AM79: at least three different C tiles were used."""
    return sum(name.startswith("C") for name in used_tiles(match)) >= 3


def swapped_card(match: Match) -> bool:
    """CA18 was used, with C tiles instead of B."""
    return "CA18" in used_tiles(match)


def tie_on_the_amstel(match: Match) -> bool:
    """AM67: equal points for the first two, decided on the Amstel."""
    scores, places = match.scores(), match.places()
    return scores.count(max(scores)) > 1 and places.count(1) == 1


def negative_points(match: Match) -> bool:
    return min(match.scores()) < 0 < max(match.scores())


def all_warehouses_full(match: Match) -> bool:
    """AM71: no warehouse has room left, and the foreman has gone."""
    s = final(match)
    return min(s.stock) == t.ROOF and t.NONE not in s.small


SITUATIONS = {
    "solo_won": Situation(solo_won, play_well, (1,)),
    "solo_lost": Situation(solo_lost, play_well, (1,)),
    "short_game": Situation(short_game, play_well, (3,), {"short": True}),
    "specialists": Situation(specialists, play_well, (3,), {"specialists": True}),
    "orders": Situation(orders, play_well, (2,), {"orders": "five", "open_orders": "one"}),
    "trader": Situation(trader, play_well, (4,), {"trading": True}),
    "mixed_tiles": Situation(mixed_tiles, go_shopping, (2,), {"tiles": "mixed"}),
    "swapped_card": Situation(swapped_card, go_shopping, (2,), {"tiles": "replaced"}),
    "tie_on_the_amstel": Situation(tie_on_the_amstel, play_any, (4,)),
    "negative_points": Situation(negative_points, play_any, (4,)),
    "all_warehouses_full": Situation(all_warehouses_full, deliver_all, (4,), {"specialists": True}),
}
