"""What a sensible player of Amsterdam thinks of each action, and how the game may end, in points.

Nothing here looks at another player's secret orders. `worth` has the values of things.
"""

from __future__ import annotations

from langbord.core.actions import is_a, part, parts
from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, FOR_GUILDERS, FREELY, IN_FULL
from langbord.games.amsterdam.city import block_cost
from langbord.games.amsterdam.common import inactive, resources
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.harbour import is_at_stop
from langbord.games.amsterdam.orders import holds_order, order_worth
from langbord.games.amsterdam.scoring import district_points, largest_group, penalty_points
from langbord.games.amsterdam.state import State
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
        if s.phase == t.TURN or s.phase == t.SAIL_ON:
            worth[k] = worth_of_act(s, ed, seat, int(actions[k]))
        else:
            worth[k] = worth_of_answer(s, ed, seat, int(actions[k]))


@rule
def worth_of_answer(s: State, ed: Edition, seat: int, action: int) -> float:
    """An answer to a question: most name a card, a colour, a block or a space."""
    if is_a(DO.take, action):
        crowded = 4.0 if s.phase == t.DRAFT and inactive(s, seat) == t.SLOTS else 0.0
        return draft_worth(s, ed, seat, part(DO.take, action)) - crowded
    if is_a(DO.swap_for, action):
        return draft_worth(s, ed, seat, part(DO.swap_for, action))
    if is_a(DO.discard, action):
        return -draft_worth(s, ed, seat, part(DO.discard, action))
    if is_a(DO.remove, action):
        return -draft_worth(s, ed, seat, part(DO.remove, action))
    if is_a(DO.swap, action):
        return -draft_worth(s, ed, seat, part(DO.swap, action))
    if is_a(DO.free_card, action):
        card = part(DO.free_card, action)
        return activation_worth(s, ed, seat, card) + CUBE * ed.total_cost[card]
    if is_a(DO.free_block, action):
        return block_worth(s, ed, seat, part(DO.free_block, action))
    if is_a(DO.anchor, action):
        return course_worth(s, ed, seat, part(DO.anchor, action))
    return worth_of_colour(s, ed, seat, action)


@rule
def worth_of_colour(s: State, ed: Edition, seat: int, action: int) -> float:
    """An answer that names a resource or dice; or a sale, yes or no."""
    if is_a(DO.pay, action):
        return spare(s, ed, seat, part(DO.pay, action))
    if is_a(DO.gain, action):
        return colour_need(s, ed, seat, part(DO.gain, action))
    if is_a(DO.keep, action):
        return wish(s, ed, seat, part(DO.keep, action))
    if is_a(DO.one, action):
        return wish(s, ed, seat, part(DO.one, action))
    if is_a(DO.two, action):
        return wish(s, ed, seat, part(DO.two, action))
    if is_a(DO.dice, action):
        first, second, _ = parts(DO.dice, action)
        return plan_worth(s, ed, seat, first, second)
    if is_a(DO.sooner, action):
        return worth_of_shift(s, seat, part(DO.sooner, action), -1)
    if is_a(DO.later, action):
        return worth_of_shift(s, seat, part(DO.later, action), 1)
    if s.phase == t.SELL:
        return worth_of_sale(s, ed, seat, action)
    if is_a(DO.advance, action):
        return 0.1 + river_worth(s, ed, int(s.disc[seat]), int(s.advance), hope(s))
    return 0.2 if is_a(DO.use_free, action) else 0.0


@rule
def worth_of_shift(s: State, seat: int, die: int, by: int) -> float:
    """A compartment that would else be empty."""
    target = s.dice[die] - 1 + by
    held = 0
    for colour in range(t.COLOURS):
        held += s.wheel[seat][target][colour]
    return (1.0 if held == 0 else -0.5) - 0.2 * target


@rule
def worth_of_sale(s: State, ed: Edition, seat: int, action: int) -> float:
    if is_a(DO.store, action):
        return store_worth(s, ed, seat, int(s.sale))
    if is_a(DO.sell_guilders, action):
        return 2.0 * guilder_worth(s, seat)
    need = colour_need(s, ed, seat, part(DO.sell, action))
    return CUBE + 0.6 * need + (2.0 * guilder_worth(s, seat) if s.trader == s.sale else 0.0)


@rule
def wish(s: State, ed: Edition, seat: int, colour: int) -> float:
    """How much the cards under the board ask for a colour."""
    worth = 0.0
    for card in range(t.CARDS):
        if s.place[card] == t.HAND + seat and ed.cost[card][colour] > 0:
            missing = 0
            for other in range(t.COLOURS):
                missing += max(0, ed.cost[card][other] - s.wheel[seat][0][other])
            short = ed.cost[card][colour] > s.wheel[seat][0][colour]
            worth += (1.0 if short else 0.2) / (1 + missing)
    return worth


@rule
def worth_of_act(s: State, ed: Edition, seat: int, action: int) -> float:
    if is_a(DO.activate, action):
        card, way, _ = parts(DO.activate, action)
        return worth_of_activation(s, ed, seat, card, way)
    if is_a(DO.sail, action):
        space, fare, _ = parts(DO.sail, action)
        return worth_of_sailing(s, ed, seat, space, fare)
    if is_a(DO.drop, action):
        return 3.0 * guilder_worth(s, seat) - card_worth(s, ed, seat, part(DO.drop, action)) - 1.0
    if is_a(DO.use, action):
        return worth_of_use(s, ed, seat, part(DO.use, action))
    if is_a(DO.market, action):
        return worth_of_market(s, ed, seat)
    if is_a(DO.amstel, action):
        return worth_of_amstel(s, ed, seat, part(DO.amstel, action))
    if is_a(DO.block_guilders, action):
        return block_worth(s, ed, seat, part(DO.block_guilders, action)) - 2.0 * guilder_worth(s, seat)
    if is_a(DO.block, action):
        block = part(DO.block, action)
        return block_worth(s, ed, seat, block) - CUBE * block_cost(s, ed, seat, block)
    return worth_at_stop(s, ed, seat, action) if is_at_stop(action) else 0.0


@rule
def worth_of_activation(s: State, ed: Edition, seat: int, card: int, way: int) -> float:
    worth = activation_worth(s, ed, seat, card)
    if way == FOR_GUILDERS:
        return worth - 3.0 * guilder_worth(s, seat)
    if way == IN_FULL:
        return worth - CUBE * ed.total_cost[card]
    return worth - CUBE * (ed.total_cost[card] - 1) - 0.01 * spare(s, ed, seat, way)


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
def worth_of_sailing(s: State, ed: Edition, seat: int, space: int, fare: int) -> float:
    """A step that brings the ship nearer to its best goal is worth what a step costs."""
    nearer = course_worth(s, ed, seat, space) - course_worth(s, ed, seat, int(s.ship[seat]))
    if fare == FREELY:
        return nearer - 0.05
    return nearer - 0.6 * STEP + 0.02 * spare(s, ed, seat, fare)


@rule
def worth_at_stop(s: State, ed: Edition, seat: int, action: int) -> float:
    if is_a(DO.hand_over, action):
        return 5.0 + depot_worth(s, ed, seat)
    if is_a(DO.board, action):
        return boarding_worth(s, ed, seat, int(ed.jetty[s.ship[seat]]), part(DO.board, action))
    if is_a(DO.load, action):
        return 0.45
    good = part(DO.deliver, action)
    house = int(ed.warehouse[s.ship[seat]])
    worth = tile_worth(s, ed, seat, house, good, int(s.round))
    if house >= t.GOODS and s.stock[good] < 3 and s.round < t.LAST_ROUND:  # better at its own warehouse?
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
    if special == t.SAIL_THREE:
        return worth + 1.8
    if special == t.ONE_OF_EACH:
        return worth + 6.0 * CUBE
    if special == t.SAIL_ANYWHERE:
        return worth + 3.0
    if special == t.TAKE_BLOCK:
        return worth + best_block(s, ed, seat)
    if special == t.FREE_CARDS:
        return worth + 0.7 * min(inactive(s, seat), int(ed.tile_cards[tile])) * best_card(s, ed, seat)
    return worth


@rule
def best_block(s: State, ed: Edition, seat: int) -> float:
    best = 0.0
    for block in range(t.BLOCKS):
        if s.owner[block] == t.NONE:
            best = max(best, block_worth(s, ed, seat, block))
    return best


@rule
def best_card(s: State, ed: Edition, seat: int) -> float:
    best = 0.0
    for card in range(t.CARDS):
        if s.place[card] == t.HAND + seat:
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
            for district in range(t.DISTRICTS):
                if s.scored[district]:
                    worth += district_points(s, ed, seat, district)
            for card in range(t.CARDS):
                if s.place[card] == t.TABLE + seat:
                    worth += card_worth(s, ed, seat, card)
                elif s.place[card] == t.HAND + seat:
                    worth -= 1.0
            for order in range(t.ORDERS):
                if holds_order(s, seat, order):
                    worth += 0.7 * order_worth(s, ed, seat, order, 0)
            worth += course_worth(s, ed, seat, int(s.ship[seat]))
        out[seat] = worth
