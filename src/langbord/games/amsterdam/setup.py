"""The set-up, from the empty table to the first round."""

from __future__ import annotations

from langbord.core.actions import LEGAL, Kind, number
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import NO
from langbord.games.amsterdam.amstel import fix_order
from langbord.games.amsterdam.common import parties
from langbord.games.amsterdam.draft import discard_display, next_deck
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.market import stack_tiles
from langbord.games.amsterdam.state import State

COPIES = 4  # of each goods tile
MESSENGER_COST = 2  # AM69


@rule
def new(s: State, ed: Edition) -> None:
    """AM15-AM22: an empty table; the dealer lays out everything that is random."""
    for block in range(t.BLOCKS):
        s.tile[block] = t.NONE
        s.owner[block] = t.NONE
    for house in range(t.SMALL):
        s.small[house] = t.NONE
    for seat in range(t.SEATS):
        s.track[seat] = t.NONE
        s.order[seat] = t.NONE
        s.ship[seat] = t.START
    for seat in range(s.players):
        s.guilders[seat] = 1
    s.foreman = s.messenger = s.trader = s.market = s.sale = s.die_a = s.die_b = t.NONE
    s.tripled = s.free_map = s.swap = t.NONE
    s.seat = t.NONE
    s.round = 3 if s.short else 1
    stack_tiles(s)
    s.phase = t.DEAL_GOODS


# --- Goods, workers, districts, discs, orders ---------------------------------------------------------------------


@rule
def weigh_goods(s: State, weights: Ints) -> int:
    """AM15: a goods tile for the next block."""
    for good in range(t.GOODS):
        weights[good] = COPIES
    block = 0
    while s.tile[block] != t.NONE:
        weights[s.tile[block]] -= 1
        block += 1
    return int(t.GOODS)


@rule
def lay_good(s: State, good: int) -> None:
    block = 0
    while s.tile[block] != t.NONE:
        block += 1
    s.tile[block] = good
    if block == t.BLOCKS - 1:
        s.phase = t.DEAL_WORKERS


@rule
def next_jetty(s: State) -> int:
    """The first jetty without workers."""
    for jetty in range(t.WORKERS):
        count = 0
        for worker in range(t.WORKERS):
            count += s.jetty[jetty][worker]
        if count == 0:
            return jetty
    return int(t.WORKERS)


@rule
def workers_left(s: State, worker: int) -> int:
    """AM4: two of each colour; AM81: one in the solo game."""
    left = 1 if s.players == 1 else 2
    for jetty in range(t.WORKERS):
        left -= s.jetty[jetty][worker]
    return left


@rule
def weigh_workers(s: State, ed: Edition, weights: Ints) -> int:
    """AM16, AMQ04: a pair for the next jetty (alone: a worker), weighed by how many arrangements follow from it."""
    jetty = next_jetty(s)
    if s.players == 1:
        for worker in range(t.WORKERS):
            weights[worker] = arrangements_after(s, ed, jetty, worker, worker)
        return int(t.WORKERS)
    for pair in range(len(t.WORKER_PAIRS)):
        weights[pair] = arrangements_after(s, ed, jetty, t.WORKER_PAIRS[pair][0], t.WORKER_PAIRS[pair][1])
    return len(t.WORKER_PAIRS)


@rule
def arrangements_after(s: State, ed: Edition, jetty: int, a: int, b: int) -> int:
    """In how many ways the other jetties can be filled if these come to this one."""
    if a == jetty or b == jetty or workers_left(s, a) == 0 or workers_left(s, b) == 0:
        return 0
    past_ones = 0
    past_twos = 0
    ones = 0
    for worker in range(t.WORKERS):
        left = workers_left(s, worker) - int(worker in (a, b))
        if worker > jetty:
            ones += int(left == 1)
        else:
            past_ones += int(left == 1)
            past_twos += int(left == 2)
    if s.players == 1:
        return int(ed.single_ways[jetty + 1][past_ones])
    return int(ed.pair_ways[((jetty + 1) * 7 + past_ones) * 7 + past_twos][ones])


@rule
def lay_workers(s: State, outcome: int) -> None:
    jetty = next_jetty(s)
    if s.players == 1:
        s.jetty[jetty][outcome] = 1
    else:
        for worker in t.WORKER_PAIRS[outcome]:
            s.jetty[jetty][worker] = 1
    if jetty == t.WORKERS - 1:
        s.phase = t.DEAL_DISTRICTS


@rule
def weigh_districts(s: State, weights: Ints) -> int:
    for district in range(t.DISTRICTS):
        weights[district] = 1 - s.scored[district]
    return int(t.DISTRICTS)


@rule
def open_district(s: State, district: int) -> None:
    """AM17: a district tile fewer than players; AMQ60: one in the solo game."""
    s.scored[district] = 1
    count = 0
    for k in range(t.DISTRICTS):
        count += s.scored[k]
    if count == parties(s) - 1:
        s.phase = t.TURN_MARKET


@rule
def weigh_discs(s: State, weights: Ints) -> int:
    """AM22: the next disc from the bag."""
    for seat in range(parties(s)):
        weights[seat] = 1
        for k in range(t.SEATS):
            if s.track[k] == seat:
                weights[seat] = 0
    return parties(s)


@rule
def stack_disc(s: State, ed: Edition, seat: int) -> None:
    """AM22, AM23: the first one drawn lies at the bottom, so it is last."""
    at = parties(s) - 1
    while s.track[at] != t.NONE:
        at -= 1
    s.track[at] = seat
    if at == 0:
        fix_order(s)
        s.seat = s.track[0]
        s.phase = t.DEAL_ORDERS
        if s.orders == 0:
            place_specialists(s, ed)


@rule
def weigh_orders(s: State, weights: Ints) -> int:
    for order in range(t.ORDERS):
        weights[order] = int(s.order_place[order] == t.UNDEALT)
    return int(t.ORDERS)


@rule
def orders_held(s: State, seat: int) -> int:
    count = 0
    for order in range(t.ORDERS):
        count += int(s.order_place[order] == t.SECRET + seat or s.order_place[order] == t.OPEN + seat)
    return count


@rule
def give_order(s: State, ed: Edition, order: int) -> None:
    """AM74: three or five to each player, in turn order; of each, the first one or two are open where so agreed."""
    seat = int(s.order[s.turn])
    held = orders_held(s, seat)
    s.order_place[order] = (t.OPEN if held < s.open_orders else t.SECRET) + seat
    if held + 1 == 2 * s.orders + 1:
        s.turn += 1
        if s.turn == s.players:
            place_specialists(s, ed)


# --- The specialists ----------------------------------------------------------------------------------------------


@rule
def place_specialists(s: State, ed: Edition) -> None:
    """AMQ57: orders first, then foreman and messenger (AM69) and trader (AM76), then the starting cards."""
    if s.specialists and s.foreman == t.NONE:
        s.seat = s.order[0]
        s.phase = t.PLACE_FOREMAN
    elif s.specialists and s.messenger == t.NONE:
        s.seat = s.order[1]
        s.phase = t.PLACE_MESSENGER
    elif s.trading and s.trader == t.NONE:
        s.seat = s.order[0]
        s.phase = t.PLACE_TRADER
    else:
        s.seat = t.NONE
        s.phase = t.DEAL_START_CARDS
        s.draw_deck = next_deck(s, ed)


@rule
def forbids_post(s: State, ed: Edition, place: int) -> int:
    """AM69: a small warehouse; a block that costs 2. AM76: any black-market space."""
    if s.phase == t.PLACE_FOREMAN and place < t.GOODS:
        return NO.not_to_post
    if s.phase == t.PLACE_MESSENGER and ed.block_cost[place] != MESSENGER_COST:
        return NO.not_to_post
    return LEGAL


@rule
def legal_posts(s: State, ed: Edition, kind: Kind, out: Ints) -> int:
    n = 0
    for place in range(kind.a):
        if forbids_post(s, ed, place) == LEGAL:
            out[n] = number(kind, place)
            n += 1
    return n


@rule
def post(s: State, ed: Edition, place: int) -> None:
    if s.phase == t.PLACE_FOREMAN:
        s.foreman = place
    elif s.phase == t.PLACE_MESSENGER:
        s.messenger = place
    else:
        s.trader = place
    place_specialists(s, ed)


# --- Starting cards and resources ---------------------------------------------------------------------------------


@rule
def next_start_card(s: State) -> None:
    """AM24: in reverse order; what is left is discarded. Then AM25, in normal order."""
    s.turn -= 1
    if s.turn >= 0:
        s.seat = s.order[s.turn]
        s.phase = t.START_CARD
    else:
        discard_display(s)
        s.turn = 0
        s.seat = s.order[0]
        s.phase = t.START_SINGLE


@rule
def begin_start_cards(s: State) -> None:
    s.turn = s.players
    next_start_card(s)


@rule
def take_start_card(s: State, seat: int, card: int) -> None:
    s.place[card] = t.HAND + seat
    next_start_card(s)


@rule
def take_start_resources(s: State, seat: int, colour: int) -> None:
    """AM25: one in compartment 1, then two of a colour in compartment 2."""
    if s.phase == t.START_SINGLE:
        s.wheel[seat][0][colour] += 1
        s.phase = t.START_PAIR
    else:
        s.wheel[seat][1][colour] += 2
        s.turn += 1
        if s.turn < s.players:
            s.seat = s.order[s.turn]
            s.phase = t.START_SINGLE
        else:
            s.phase = t.BEGIN_ROUND
