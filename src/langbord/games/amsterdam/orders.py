"""Secret orders at the end of the game: which are fulfilled, and what to hand in for the others."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.common import colours_held, resources, workers_aboard
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.measure import measure
from langbord.games.amsterdam.state import State


@rule
def holds_order(s: State, seat: int, order: int) -> bool:
    return s.order_place[order] in (t.SECRET + seat, t.OPEN + seat)


@rule
def fulfilled(s: State, ed: Edition, seat: int, order: int) -> bool:
    """AM75: whether the condition of an order holds that asks for nothing to be handed in."""
    if ed.order_kind[order] != t.CHECK:
        return False
    return measure(s, ed, seat, int(ed.order_needs[order]), int(ed.order_which[order])) >= ed.order_least[order]


@rule
def order_worth(s: State, ed: Edition, seat: int, order: int, served: int) -> int:
    """The points of an order that the seat holds; `served` are the hand-in orders that it serves, a bit each."""
    if fulfilled(s, ed, seat, order):
        return int(ed.order_points[order][s.players])
    if (served >> order) & 1 == 0:
        return 0
    taken = things_taken(s, ed, seat, served, order)
    if ed.order_kind[order] == t.RESOURCES:
        return int(ed.order_by_count[taken])
    if ed.order_kind[order] == t.CREW_OF_COLOUR and taken == 1:
        return int(ed.order_one[order][s.players])
    return int(ed.order_points[order][s.players])


# --- Handing in ---------------------------------------------------------------------------------------------------


@rule
def goods_held(s: State, seat: int) -> int:
    total = 0
    for good in range(t.GOODS):
        total += s.goods[seat][good] + s.cargo[seat][good]
    return total


@rule
def leftovers(s: State, ed: Edition, seat: int, served: int) -> int:
    """AM66, AMQ22: resources, goods in store and aboard, workers and guilders, less what is handed in (AMQ33)."""
    total = resources(s, seat) + workers_aboard(s, seat) + goods_held(s, seat) + s.guilders[seat]
    for order in range(t.ORDERS):
        if (served >> order) & 1:
            total -= things_taken(s, ed, seat, served, order)
    return total // ed.leftovers


@rule
def best_hand_in(s: State, ed: Edition, seat: int) -> int:
    """AMQ33, AMQ56: the hand-in orders to serve for most points, leftovers included; a bit for each order."""
    held = 0
    for order in range(t.ORDERS):
        if holds_order(s, seat, order) and ed.order_kind[order] != t.CHECK:
            held |= 1 << order
    best = 0
    best_worth = leftovers(s, ed, seat, 0)
    served = held
    while served > 0:
        if can_serve(s, ed, seat, served):
            worth = leftovers(s, ed, seat, served)
            for order in range(t.ORDERS):
                if (served >> order) & 1:
                    worth += order_worth(s, ed, seat, order, served)
            if worth > best_worth:
                best = served
                best_worth = worth
        served = (served - 1) & held
    return best


@rule
def demand(ed: Edition, served: int, kind: int) -> int:
    """How many of the served orders are of a kind."""
    count = 0
    for order in range(t.ORDERS):
        count += (served >> order) & int(ed.order_kind[order] == kind)
    return count


@rule
def things_taken(s: State, ed: Edition, seat: int, served: int, order: int) -> int:
    """What an order takes beside the others that are served: as many as it can use; 0 if there is nothing for it."""
    both = demand(ed, served, t.CREW_AND_RESOURCE)
    mixed = demand(ed, served, t.ONE_OF_EACH_KIND)
    kind = int(ed.order_kind[order])
    if kind == t.RESOURCES:
        return max(0, min(colours_held(s, seat), resources(s, seat) - both - mixed))
    if kind == t.CREW_OF_COLOUR:
        others = demand(ed, served, t.CREW_OF_COLOUR) - 1
        free = workers_aboard(s, seat) - 2 * both - mixed - others
        return max(0, min(free, int(s.crew[seat][ed.order_which[order]])))
    return 3


@rule
def can_serve(s: State, ed: Edition, seat: int, served: int) -> bool:
    """Whether there is enough of everything for all these orders."""
    both = demand(ed, served, t.CREW_AND_RESOURCE)
    mixed = demand(ed, served, t.ONE_OF_EACH_KIND)
    if 2 * both + mixed > workers_aboard(s, seat) or both + mixed > resources(s, seat) or mixed > goods_held(s, seat):
        return False
    for order in range(t.ORDERS):
        if (served >> order) & 1 and things_taken(s, ed, seat, served, order) == 0:
            return False
    return True
