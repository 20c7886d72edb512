"""What things are worth to a sensible player, in points. The numbers were tuned by play (docs/balance/amsterdam.md)."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.city import block_cost
from langbord.games.amsterdam.common import has, resources, workers_aboard
from langbord.games.amsterdam.edition import Edition, bridge_count
from langbord.games.amsterdam.harbour import stored
from langbord.games.amsterdam.measure import measure
from langbord.games.amsterdam.state import State

CUBE = 0.7  # a resource that may be spent
ENGINE_CUBE = 1.15  # a resource every round, to be used at once
GUILDER = 1.6  # while market tiles are to come
IDLE_GUILDER = 0.5  # at the end of the game
TILE_SPENDING = 4.6  # guilders that a late market tile takes
STEP = 1.0  # what a step of the ship is expected to cost
INACTIVE_CARD = 5.5  # the penalty that an activation saves
GROUP = 3.0  # a block more in the largest group

# What a trait is worth in each round that is left, in the order of `terms`
TRAIT_WORTH = (
    0.9,  # no_last_penalties
    0.0,  # steps_at_end: by the bridges ahead
    0.8,  # second_market
    0.9,  # block_cheaper
    1.3,  # block_guilder
    0.9,  # block_for_guilders
    0.8,  # two_blocks
    0.6,  # triple_map
    0.8,  # building_guilders
    0.6,  # building_cheaper
    0.6,  # craftsman_guilder
    0.45,  # disc_on_top
    0.4,  # free_map_use
    0.65,  # sell_for_both
    1.2,  # cards_for_guilders
    1.2,  # double_steps
    0.6,  # map_guilder
    0.6,  # new_type_cheaper
    0.8,  # map_for_guilders
    0.5,  # no_draft
    1.1,  # double_depot
    1.0,  # guilders_for_ones
    1.1,  # resources_for_ones
    0.6,  # shift_die
    1.4,  # resource_per_die
    0.9,  # delivery_point
    1.2,  # block_step
    1.3,  # delivery_guilder
)
AFFORDED = 0.75  # of the rounds in which a use that costs something can be paid
LACKING = 0.8  # rounds that each missing resource delays a card
CONDITIONAL = 0.65  # of a use, if it has a condition that does not hold yet
GROWTH = 0.8  # of what a laurel card counts, a round, for a card of one point each; of two points, half of it


@rule
def rounds_left(s: State) -> int:
    """Rounds with a turn still to come, this one included."""
    return t.LAST_ROUND - s.round + 1


@rule
def guilder_worth(s: State, seat: int) -> float:
    """A guilder buys points at the market, as long as there are tiles to spend it on."""
    if s.guilders[seat] >= TILE_SPENDING * (t.LAST_ROUND - s.round):
        return IDLE_GUILDER
    return GUILDER


# --- Cards --------------------------------------------------------------------------------------------------------


@rule
def card_worth(s: State, ed: Edition, seat: int, card: int) -> float:
    """What an active card will bring until the end of the game."""
    rounds = float(rounds_left(s))
    if ed.trait[card] != t.NONE:
        worth = TRAIT_WORTH[ed.trait[card]] * rounds
        if ed.trait[card] == t.STEPS_AT_END:
            worth += 1.0 + river_worth(s, ed, int(s.disc[seat]) + rounds_left(s) // 2, int(ed.amstel[card]), 1.0)
        return worth
    if ed.timing[card] == t.LAUREL:
        return laurel_worth(s, ed, seat, card, rounds)
    if ed.usable[card] == 0:
        return 1.0 + ed.points[card] * (0.12 * rounds + goods_like(s, ed, seat, card))
    worth = use_worth(s, ed, seat, card)
    if ed.timing[card] == t.PERMANENT:
        return max(worth, 0.8) * rounds
    held = measure(s, ed, seat, int(ed.needs[card]), int(ed.needs_which[card]))
    if held < ed.least[card] or held > ed.most[card]:
        worth *= CONDITIONAL
    if ed.price_any[card] + ed.price_guilders[card] > 0 or ed.price_colour[card] != t.NONE:
        worth = max(worth, 0.6) * AFFORDED
    if ed.deck[card] == t.MAPS:
        worth += 0.2 + combination(s, ed, seat, int(ed.type[card]))
    return worth * rounds


@rule
def use_worth(s: State, ed: Edition, seat: int, card: int) -> float:
    """What one use of a card brings, less what it costs."""
    guilder = guilder_worth(s, seat)
    worth = ed.points[card] + guilder * (ed.guilders[card] - ed.price_guilders[card])
    worth += ENGINE_CUBE * ed.choice[card] - CUBE * ed.price_any[card] + 0.6 * ed.sail[card]
    if ed.gain_colour[card] != t.NONE:
        worth += 0.9 * ENGINE_CUBE
    if ed.price_colour[card] != t.NONE:
        worth -= 0.5
    worth += 1.4 * ed.amstel[card]
    if ed.per_points[card] + ed.per_guilders[card] > 0:
        times = max(1, measure(s, ed, seat, int(ed.per[card]), int(ed.per_which[card])))
        worth += times * (ed.per_points[card] + guilder * ed.per_guilders[card])
    return worth


@rule
def combination(s: State, ed: Edition, seat: int, kind: int) -> float:
    """What else a map of this district feeds: cards before the seat that ask for it."""
    worth = 0.0
    for other in range(t.CARDS):
        if s.place[other] == t.TABLE + seat and ed.usable[other]:
            if ed.per[other] == t.ACTIVE_OF_TYPE and ed.per_which[other] == kind:
                worth += ed.per_points[other]
            elif ed.needs[other] == t.MAPS_USED_OF and ed.needs_which[other] == kind - t.FIRST_MAP:
                worth += 0.8
    return worth


@rule
def laurel_worth(s: State, ed: Edition, seat: int, card: int, rounds: float) -> float:
    count = measure(s, ed, seat, int(ed.per[card]), int(ed.per_which[card]))
    if ed.per[card] == t.CHURCH_SET:
        return count + 0.25 * rounds
    grows = GROWTH * rounds / ed.per_points[card] if ed.per_points[card] < 5 else 0.0
    return ed.per_points[card] * (max(1, count) + grows)


@rule
def goods_like(s: State, ed: Edition, seat: int, card: int) -> float:
    """How many tiles the seat holds of the good that a card rewards."""
    held = 0.0
    for good in range(t.GOODS):
        if ed.delivery_card[good] == card:
            held += s.goods[seat][good] + s.cargo[seat][good]
    return 0.8 * held


@rule
def activation_worth(s: State, ed: Edition, seat: int, card: int) -> float:
    """An activation brings the card's worth and saves its penalty at the end."""
    saved = 0.0 if has(s, ed, seat, t.NO_LAST_PENALTIES) else INACTIVE_CARD
    return card_worth(s, ed, seat, card) + saved


@rule
def draft_worth(s: State, ed: Edition, seat: int, card: int) -> float:
    """A card to be taken: what it will bring from when it can be paid, less its cost."""
    soonest = 9.0
    for compartment in range(t.SIDES):
        missing = 0
        for colour in range(t.COLOURS):
            held = int(s.wheel[seat][compartment][colour])
            if compartment == 0:
                held += s.supply[seat][colour]
            missing += max(0, ed.cost[card][colour] - held)
        soonest = min(soonest, compartment + LACKING * missing)
    share = max(0.0, 1.0 - soonest / rounds_left(s))
    return card_worth(s, ed, seat, card) * share - 0.5 * ed.total_cost[card] - 0.4 * soonest


# --- The city -----------------------------------------------------------------------------------------------------


@rule
def block_worth(s: State, ed: Edition, seat: int, block: int) -> float:
    """A block's token and tile: its neighbours, its district, what its good will fetch."""
    friends = 0
    chances = 0
    for other in range(t.BLOCKS):
        if ed.block_distance[block][other] == 1:
            friends += int(s.owner[other] == seat)
            chances += int(s.owner[other] == t.NONE)
    worth = GROUP if friends > 0 else min(GROUP, 0.12 * chances * rounds_left(s))
    worth += 1.2 * (friends - 1) if friends > 1 else 0.0
    if s.scored[block // t.BLOCKS_EACH]:
        worth += 1.2
    worth += guilder_worth(s, seat) * has(s, ed, seat, t.BLOCK_GUILDER) + 1.4 * has(s, ed, seat, t.BLOCK_STEP)
    good = int(s.tile[block])
    if s.sold[good]:
        return worth + store_worth(s, ed, seat, good)
    return worth + max(store_worth(s, ed, seat, good), 2.0 * guilder_worth(s, seat))


@rule
def store_worth(s: State, ed: Edition, seat: int, good: int) -> float:
    """What a tile in store will fetch: its warehouse's best space a few rounds on, less the way and the loading."""
    later = min(t.LAST_ROUND, s.round + 2)
    if s.round >= t.LAST_ROUND:
        return IDLE_GUILDER
    best = 0.0
    for house in range(t.WAREHOUSES):
        if (house == good or house >= t.GOODS) and stored(s, house) < ed.room[house]:
            way = ed.distance[s.ship[seat]][ed.anchorage[house]]
            value = tile_worth(s, ed, seat, house, good, later) - 0.25 * STEP * way
            best = max(best, value)
    return max(IDLE_GUILDER, best - 1.2)


@rule
def tile_worth(s: State, ed: Edition, seat: int, house: int, good: int, round: int) -> float:  # noqa: A002
    """What a delivery brings in that round."""
    worth = float(ed.roof[house][min(stored(s, house), 2)] + ed.quick[round]) + 2.0 * int(s.foreman == house)
    worth += has(s, ed, seat, t.DELIVERY_POINT) + guilder_worth(s, seat) * has(s, ed, seat, t.DELIVERY_GUILDER)
    reward = int(ed.delivery_card[good])
    if s.place[reward] == t.TABLE + seat:
        worth += ed.points[reward]
    return worth


# --- The harbour --------------------------------------------------------------------------------------------------


@rule
def course_worth(s: State, ed: Edition, seat: int, space: int) -> float:
    """The best that the ship can make for from a space: the value of a stop, less the way to it."""
    best = 0.0
    for house in range(t.WAREHOUSES):
        best = max(best, house_worth(s, ed, seat, house) - STEP * ed.distance[space][ed.anchorage[house]])
    for jetty in range(t.WORKERS):
        way = float(ed.distance[space][ed.jetty_space[jetty]])
        best = max(best, jetty_worth(s, ed, seat, jetty) - STEP * way)
    return max(best, crane_worth(s, ed, seat) - STEP * ed.distance[space][0])


@rule
def house_worth(s: State, ed: Edition, seat: int, house: int) -> float:
    """What the ship can deliver at a warehouse."""
    room = ed.room[house] - stored(s, house)
    worth = 0.0
    for good in range(t.GOODS):
        if (house == good or house >= t.GOODS) and s.cargo[seat][good] > 0 and room > 0:
            tiles = min(room, int(s.cargo[seat][good]))
            worth = max(worth, tiles * tile_worth(s, ed, seat, house, good, int(s.round)) - 0.4 * (tiles - 1))
    return worth


@rule
def crane_worth(s: State, ed: Edition, seat: int) -> float:
    """What loading is worth: the tiles in store."""
    worth = 0.0
    if s.round < t.LAST_ROUND or resources(s, seat) > 3:
        for good in range(t.GOODS):
            if s.goods[seat][good] > 0:
                worth += s.goods[seat][good] * max(0.0, store_worth(s, ed, seat, good))
    return worth


@rule
def jetty_worth(s: State, ed: Edition, seat: int, jetty: int) -> float:
    """At a jetty: hand over, take aboard, load."""
    worth = s.crew[seat][jetty] * depot_worth(s, ed, seat) + crane_worth(s, ed, seat)
    if workers_aboard(s, seat) < t.CREW:
        best = 0.0
        for worker in range(t.WORKERS):
            if s.jetty[jetty][worker] > 0:
                best = max(best, boarding_worth(s, ed, seat, jetty, worker))
        worth += best
    return worth


@rule
def depot_worth(s: State, ed: Edition, seat: int) -> float:
    filled = min(measure(s, ed, seat, t.IN_DEPOT, 0), t.DEPOT - 1)
    return float(ed.depot_points[filled]) * (1 + has(s, ed, seat, t.DOUBLE_DEPOT))


@rule
def boarding_worth(s: State, ed: Edition, seat: int, jetty: int, worker: int) -> float:
    """A guilder, and a delivery if his own jetty can be reached in time."""
    way = float(ed.distance[ed.jetty_space[jetty]][ed.jetty_space[worker]])
    in_reach = way <= 2.5 * rounds_left(s)
    return guilder_worth(s, seat) + (max(0.0, depot_worth(s, ed, seat) - 0.6 * STEP * way) if in_reach else 0.3)


# --- The Amstel ---------------------------------------------------------------------------------------------------


@rule
def river_worth(s: State, ed: Edition, start: int, spaces: int, hope: float) -> float:
    """Bridges and the mouth that these spaces pass; of the next one the share of the way, as far as there is hope."""
    return river_value(ed, min(int(ed.mouth), start + spaces), hope) - river_value(ed, start, hope)


@rule
def river_value(ed: Edition, space: int, hope: float) -> float:
    value = 0.0
    last = 0
    for bridge in range(bridge_count(ed) + 1):
        goal = int(ed.mouth)
        points = int(ed.mouth_points)
        if bridge < bridge_count(ed):
            goal = ed.bridge_after[bridge] + 1
            points = int(ed.bridge_points[bridge])
        if space >= goal:
            value += points
        elif space > last:
            value += hope * points * (space - last) / (goal - last)
        last = goal
    return value


# --- Resources ----------------------------------------------------------------------------------------------------


@rule
def colour_need(s: State, ed: Edition, seat: int, colour: int) -> float:
    """How useful a resource of a colour would be now: for inactive cards that lack it, for a block."""
    need = 0.05 * s.supply[seat][colour]
    for card in range(t.CARDS):
        if s.place[card] == t.HAND + seat and ed.cost[card][colour] > s.supply[seat][colour]:
            need = max(need, 3.0 / missing_for(s, ed, seat, card))
    if s.blocks_taken == 0:
        for block in range(colour * t.BLOCKS_EACH, colour * t.BLOCKS_EACH + t.BLOCKS_EACH):
            short = block_cost(s, ed, seat, block) - s.supply[seat][colour]
            if s.owner[block] == t.NONE and short > 0:
                need = max(need, 2.0 / short)
    return need


@rule
def spare(s: State, ed: Edition, seat: int, colour: int) -> float:
    """How well a resource of a colour can be done without: not if a card or a block would then be out of reach."""
    held = int(s.supply[seat][colour])
    loss = 0.0
    for card in range(t.CARDS):
        if s.place[card] == t.HAND + seat and ed.cost[card][colour] > 0 and ed.cost[card][colour] >= held:
            loss = max(loss, 3.0 / (1 + missing_for(s, ed, seat, card)))
    if s.blocks_taken == 0:
        for block in range(colour * t.BLOCKS_EACH, colour * t.BLOCKS_EACH + t.BLOCKS_EACH):
            if s.owner[block] == t.NONE and block_cost(s, ed, seat, block) == held:
                loss = max(loss, 2.5)
    return 0.1 * held - loss


@rule
def missing_for(s: State, ed: Edition, seat: int, card: int) -> int:
    """How many resources are missing for a card."""
    missing = 0
    for colour in range(t.COLOURS):
        missing += max(0, ed.cost[card][colour] - s.supply[seat][colour])
    return missing


# --- Dice ---------------------------------------------------------------------------------------------------------


@rule
def coming(s: State, seat: int, compartment: int, colour: int, first: int, second: int) -> int:
    """What a compartment will hold of a colour if these two dice are chosen."""
    held = int(s.wheel[seat][compartment][colour])
    if (first == colour or second == colour) and s.dice[colour] == compartment + 1:
        held += s.dice[colour]
    return held


@rule
def plan_worth(s: State, ed: Edition, seat: int, first: int, second: int) -> float:
    """Two dice: what they bring, whether every round has something at the arrow, and the cards that they will pay."""
    worth = 0.0
    for compartment in range(t.SIDES):
        if s.round + compartment > t.LAST_ROUND:
            break
        total = 0
        for colour in range(t.COLOURS):
            total += coming(s, seat, compartment, colour, first, second)
        if total == 0:
            worth -= 7.0 if compartment == 0 else 4.0 / compartment
        else:
            worth += (1.5 * min(total, 10) + 0.7 * max(0, total - 10)) * (1.0 - 0.05 * compartment)
    for card in range(t.CARDS):
        if s.place[card] == t.HAND + seat:
            worth += payment_worth(s, ed, seat, card, first, second)
    for colour in range(t.COLOURS):
        worth += city_plan_worth(s, ed, seat, colour, first, second)
    return worth


@rule
def payment_worth(s: State, ed: Edition, seat: int, card: int, first: int, second: int) -> float:
    """How far the best compartment pays for a card, one resource coming from the storeroom."""
    best = 0.0
    for compartment in range(t.SIDES):
        if s.round + compartment > t.LAST_ROUND:
            break
        missing = 0
        for colour in range(t.COLOURS):
            held = coming(s, seat, compartment, colour, first, second)
            if compartment == 0:
                held += s.supply[seat][colour]
            missing += max(0, ed.cost[card][colour] - held)
        share = 1.0 if missing == 0 else 0.55 - 0.15 * missing
        best = max(best, share * (1.0 - 0.06 * compartment))
    return 0.35 * best * activation_worth(s, ed, seat, card)


@rule
def city_plan_worth(s: State, ed: Edition, seat: int, colour: int, first: int, second: int) -> float:
    """The best block that a colour's resources will pay in some round."""
    best = 0.0
    for compartment in range(t.SIDES):
        if s.round + compartment > t.LAST_ROUND:
            break
        held = coming(s, seat, compartment, colour, first, second)
        if held > 0:
            for block in range(colour * t.BLOCKS_EACH, colour * t.BLOCKS_EACH + t.BLOCKS_EACH):
                if s.owner[block] == t.NONE and block_cost(s, ed, seat, block) <= held:
                    best = max(best, block_worth(s, ed, seat, block) * (1.0 - 0.08 * compartment))
    return 0.15 * best
