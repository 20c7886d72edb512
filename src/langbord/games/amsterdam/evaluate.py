"""What a sensible player of Amsterdam thinks of each action, and how the game may end, in points.

Nothing here looks at another player's secret orders. `worth` has the values of things.
"""

from __future__ import annotations

from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.city import block_cost
from langbord.games.amsterdam.codes import (
    ACTIVATE,
    BLOCK,
    BLOCK_GUILDERS,
    BOARD,
    BUY_AMSTEL,
    DELIVER,
    DROP_MAP,
    FOR_GUILDERS,
    FREELY,
    HAND_OVER,
    IN_FULL,
    LOAD,
    MARKET,
    PAIR,
    PASS,
    SAIL,
    SELL_GUILDERS,
    SELL_RESOURCE,
    SHIFT_DOWN,
    SHIFT_UP,
    STORE,
    USE,
    YES,
)
from langbord.games.amsterdam.common import inactive, resources
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.orders import holds_order, order_worth
from langbord.games.amsterdam.scoring import district_points, largest_group, penalty_points
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    ADVANCE,
    BLOCKS,
    CARDS,
    COLOURS,
    DISTRICTS,
    DRAFT,
    FREE_BLOCK,
    FREE_CARD,
    FREE_CARDS,
    GAIN,
    GOODS,
    HAND,
    KEEP,
    LAST_ROUND,
    NONE,
    ONE_OF_EACH,
    ORDERS,
    OVERFLOW,
    PAY,
    REMOVE,
    SAIL_ANYWHERE,
    SAIL_THREE,
    SAIL_TO,
    START_CARD,
    START_PAIR,
    START_SINGLE,
    SWAP_IN,
    SWAP_OUT,
    TABLE,
    TAKE_BLOCK,
)
from langbord.games.amsterdam.worth import (
    CUBE,
    STEP,
    activation_worth,
    block_worth,
    boarding_worth,
    card_worth,
    colour_need,
    course_worth,
    depot_worth,
    draft_worth,
    guilder_worth,
    plan_worth,
    river_worth,
    rounds_left,
    spare,
    store_worth,
    tile_worth,
    use_worth,
)

FIRST = 30.0  # resources to be had come before everything else
LATE = 0.5  # points and guilders for nothing: after what may make them more, before the cubes run out
LAST = 0.2  # the Amstel takes what nothing else needs


@rule
def appraise(s: State, ed: Edition, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    for k in range(n):
        action = int(actions[k])
        if action >= PASS:
            worth[k] = worth_of_act(s, ed, seat, action)
        else:
            worth[k] = worth_of_choice(s, ed, seat, action)


@rule
def worth_of_choice(s: State, ed: Edition, seat: int, thing: int) -> float:
    """An answer that names a thing: a card, a colour, a block, a space."""
    ask = int(s.ask)
    if ask in (DRAFT, START_CARD, SWAP_IN):
        crowded = 4.0 if inactive(s, seat) == 5 and ask == DRAFT else 0.0
        return draft_worth(s, ed, seat, thing) - crowded
    if ask in (OVERFLOW, REMOVE, SWAP_OUT):
        return -draft_worth(s, ed, seat, thing)
    if ask == FREE_CARD:
        return activation_worth(s, ed, seat, thing) + CUBE * ed.total_cost[thing]
    if ask == FREE_BLOCK:
        return block_worth(s, ed, seat, thing)
    if ask == SAIL_TO:
        return course_worth(s, ed, seat, thing)
    if ask == PAY:
        return spare(s, ed, seat, thing)
    if ask == GAIN:
        return colour_need(s, ed, seat, thing)
    if ask in (KEEP, START_SINGLE, START_PAIR):
        return wish(s, ed, seat, thing)
    return 0.0


@rule
def wish(s: State, ed: Edition, seat: int, colour: int) -> float:
    """How much the cards under the board ask for a colour."""
    worth = 0.0
    for card in range(CARDS):
        if s.place[card] == HAND + seat and ed.cost[card][colour] > 0:
            missing = 0
            for other in range(COLOURS):
                missing += max(0, ed.cost[card][other] - s.wheel[seat][0][other])
            short = ed.cost[card][colour] > s.wheel[seat][0][colour]
            worth += (1.0 if short else 0.2) / (1 + missing)
    return worth


@rule
def worth_of_act(s: State, ed: Edition, seat: int, action: int) -> float:
    if action >= ACTIVATE:
        return worth_of_activation(s, ed, seat, (action - ACTIVATE) // 8, (action - ACTIVATE) % 8)
    if action >= SAIL:
        return worth_of_sailing(s, ed, seat, (action - SAIL) // 8, (action - SAIL) % 8)
    if action >= DROP_MAP:
        card = action - DROP_MAP
        return 3.0 * guilder_worth(s, seat) - card_worth(s, ed, seat, card) - 1.0
    if action >= USE:
        return worth_of_use(s, ed, seat, action - USE)
    if action >= SELL_RESOURCE:
        need = colour_need(s, ed, seat, action - SELL_RESOURCE)
        return CUBE + 0.6 * need + (2.0 * guilder_worth(s, seat) if s.trader == s.sale else 0.0)
    if action == SELL_GUILDERS:
        return 2.0 * guilder_worth(s, seat)
    if action == STORE:
        return store_worth(s, ed, seat, int(s.sale))
    if action == MARKET:
        return worth_of_market(s, ed, seat)
    if action > BUY_AMSTEL:
        return worth_of_amstel(s, ed, seat, action - BUY_AMSTEL)
    if action >= LOAD:
        return worth_at_stop(s, ed, seat, action)
    if action >= BLOCK_GUILDERS:
        return block_worth(s, ed, seat, action - BLOCK_GUILDERS) - 2.0 * guilder_worth(s, seat)
    if action >= BLOCK:
        block = action - BLOCK
        return block_worth(s, ed, seat, block) - CUBE * block_cost(s, ed, seat, block)
    if action >= PAIR and action < SHIFT_DOWN:
        return plan_worth(s, ed, seat, (action - PAIR) // 6, (action - PAIR) % 6)
    return worth_of_answer(s, ed, seat, action)


@rule
def worth_of_answer(s: State, ed: Edition, seat: int, action: int) -> float:
    """Yes or no, a die shifted or not."""
    if action >= SHIFT_DOWN:
        later = action >= SHIFT_UP
        die = action - (SHIFT_UP if later else SHIFT_DOWN)
        target = s.dice[die] - 1 + (1 if later else -1)
        held = 0
        for colour in range(COLOURS):
            held += s.wheel[seat][target][colour]
        return (1.0 if held == 0 else -0.5) - 0.2 * target
    if action == YES and s.ask == ADVANCE:
        return 0.1 + river_worth(s, ed, int(s.disc[seat]), int(s.advance), hope(s))
    return 0.2 if action == YES else 0.0


@rule
def worth_of_activation(s: State, ed: Edition, seat: int, card: int, how: int) -> float:
    worth = activation_worth(s, ed, seat, card)
    if how == FOR_GUILDERS:
        return worth - 3.0 * guilder_worth(s, seat)
    if how == IN_FULL:
        return worth - CUBE * ed.total_cost[card]
    return worth - CUBE * (ed.total_cost[card] - 1) - 0.01 * spare(s, ed, seat, how)


@rule
def worth_of_use(s: State, ed: Edition, seat: int, card: int) -> float:
    """A use that costs something by its balance; free ones always, resources first."""
    if ed.price_any[card] > 0 or ed.price_guilders[card] > 0:
        return use_worth(s, ed, seat, card) - 0.2
    if ed.price_colour[card] >= 0:
        return use_worth(s, ed, seat, card) + 0.01 * spare(s, ed, seat, int(ed.price_colour[card]))
    if ed.choice[card] > 0 or ed.gain_colour[card] >= 0:
        return FIRST
    return LATE + 0.01 * use_worth(s, ed, seat, card)


@rule
def worth_of_sailing(s: State, ed: Edition, seat: int, space: int, colour: int) -> float:
    """A step that brings the ship nearer to its best goal is worth what a step costs."""
    nearer = course_worth(s, ed, seat, space) - course_worth(s, ed, seat, int(s.ship[seat]))
    if colour == FREELY:
        return nearer - 0.05
    return nearer - 0.6 * STEP + 0.02 * spare(s, ed, seat, colour)


@rule
def worth_at_stop(s: State, ed: Edition, seat: int, action: int) -> float:
    if action >= HAND_OVER:
        return 5.0 + depot_worth(s, ed, seat)
    if action >= BOARD:
        return boarding_worth(s, ed, seat, int(ed.jetty[s.ship[seat]]), action - BOARD)
    if action < DELIVER:
        return 0.45
    good = action - DELIVER
    house = int(ed.warehouse[s.ship[seat]])
    worth = tile_worth(s, ed, seat, house, good, int(s.round))
    if house >= GOODS and s.stock[good] < 3 and s.round < LAST_ROUND:  # better at its own warehouse?
        way = float(ed.distance[s.ship[seat]][ed.anchorage[good]])
        worth -= max(0.0, tile_worth(s, ed, seat, good, good, int(s.round) + 1) - 0.7 * STEP * way)
    return worth + 0.5


@rule
def hope(s: State) -> float:
    """How surely a bridge that is near will be passed some day."""
    return min(1.0, 0.3 * (rounds_left(s) - 1))


@rule
def worth_of_amstel(s: State, ed: Edition, seat: int, spaces: int) -> float:
    """The first space is cheap; for more there must be nothing better to do."""
    balance = river_worth(s, ed, int(s.disc[seat]), spaces, hope(s)) - 0.5 * (2 * spaces - 1)
    if resources(s, seat) == 1 or balance <= 0.0:
        return balance
    return LAST + 0.01 * balance


@rule
def worth_of_market(s: State, ed: Edition, seat: int) -> float:
    """AM58: points and extras, against what the guilders may buy later."""
    tile = int(s.market)
    price = ed.tile_price[tile] * guilder_worth(s, seat)
    worth = float(ed.tile_points[tile]) + 1.2 * CUBE * ed.tile_choice[tile] - price
    worth += river_worth(s, ed, int(s.disc[seat]), int(ed.tile_amstel[tile]), hope(s))
    special = int(ed.tile_special[tile])
    if special == SAIL_THREE:
        return worth + 1.8
    if special == ONE_OF_EACH:
        return worth + 6.0 * CUBE
    if special == SAIL_ANYWHERE:
        return worth + 3.0
    if special == TAKE_BLOCK:
        return worth + best_block(s, ed, seat)
    if special == FREE_CARDS:
        return worth + 0.7 * min(inactive(s, seat), int(ed.tile_cards[tile])) * best_card(s, ed, seat)
    return worth


@rule
def best_block(s: State, ed: Edition, seat: int) -> float:
    best = 0.0
    for block in range(BLOCKS):
        if s.owner[block] == NONE:
            best = max(best, block_worth(s, ed, seat, block))
    return best


@rule
def best_card(s: State, ed: Edition, seat: int) -> float:
    best = 0.0
    for card in range(CARDS):
        if s.place[card] == HAND + seat:
            best = max(best, activation_worth(s, ed, seat, card))
    return best


@rule
def evaluate(s: State, ed: Edition, out: Floats) -> None:
    """Points as they stand, what final scoring would add now, and what active cards and things in hand may bring."""
    for seat in range(s.players):
        worth = float(s.points[seat])
        if not s.over:
            worth += ed.group_points * largest_group(s, ed, seat)
            worth -= penalty_points(ed, int(s.penalties[seat]))
            worth += guilder_worth(s, seat) * s.guilders[seat] + CUBE * resources(s, seat)
            for district in range(DISTRICTS):
                if s.scored[district]:
                    worth += district_points(s, ed, seat, district)
            for card in range(CARDS):
                if s.place[card] == TABLE + seat:
                    worth += card_worth(s, ed, seat, card)
                elif s.place[card] == HAND + seat:
                    worth -= 1.0
            for order in range(ORDERS):
                if holds_order(s, seat, order):
                    worth += 0.7 * order_worth(s, ed, seat, order, 0)
            worth += course_worth(s, ed, seat, int(s.ship[seat]))
        out[seat] = worth
