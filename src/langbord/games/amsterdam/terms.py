"""The words of Amsterdam: its axes, and the numbers that stand for things in states, editions and actions."""

from __future__ import annotations

from itertools import combinations

from langbord.core.record import Axis

NONE = -1

SEATS = Axis("seat", 4)  # alone at the table, seat 1 is TOM's
TOM = 1

COLOURS = Axis("colour", 6)  # of resources, dice and districts alike
BLACK, BROWN, PURPLE, PINK, ORANGE, GREY = range(6)
DISTRICTS = Axis("district", 6)  # each has the number of its colour
BLOCKS = Axis("block", 36)  # six to a district, in the order of the districts
BLOCKS_EACH = 6

GOODS = Axis("good", 9)
WORKERS = Axis("worker", 6)  # dock workers by colour; their jetties have the same numbers
LIGHT_BLUE, REDDISH_BROWN, WHITE, GOLDEN_YELLOW, LIGHT_PINK, LIGHT_GREEN = range(6)
WORKER_PAIRS = tuple(combinations(range(6), 2))
CREW = 2  # workers aboard at most
SPACES = Axis("space", 48)  # of the harbour; an edition may have fewer
START = 0
NEIGHBOURS = 6  # of a harbour space at most
WAREHOUSES = Axis("warehouse", 13)  # nine large ones, numbered as their goods, and four small ones
SMALL = Axis("small", 4)
ROOF = 3
DEPOT = 4
BRIDGES = 12  # over the Amstel at most

CARDS = Axis("card", 132)  # a card's number is one less than the printed one
DECKS = Axis("deck", 3)
DECK_NAMES = ("craftsman", "building", "map")
CRAFTSMEN, BUILDINGS, MAPS = range(3)
DECK_STARTS = (0, 54, 108, 132)
SLOTS = 5  # for inactive cards
TYPES = Axis("type", 26)  # nine of craftsmen, eleven of buildings, six of district maps
FIRST_BUILDING, FIRST_MAP = 9, 20

# Where a card is; HAND (inactive) and TABLE (active) + the seat
PLACES = Axis("place", 11)
DECK, DISPLAY, DISCARD, HAND, TABLE = 0, 1, 2, 3, 7

TIMINGS = Axis("timing", 5)
PHASE_I, PHASE_II, PHASE_III, PERMANENT, LAUREL = range(5)

# What cards and orders count or compare
MEASURE_NAMES = (
    "one",
    "active_cards",
    "active_of_deck",
    "active_of_type",
    "active_of_timing",
    "one_or_two",
    "craftsman_types",
    "craftsman_pairs",
    "most_craftsmen",
    "map_districts",
    "map_pairs",
    "fewest_of_a_deck",
    "church_set",
    "inactive",
    "inactive_at_start",
    "maps_used",
    "maps_used_of",
    "amstel_steps",
    "discs_ahead",
    "discs_behind",
    "bridges_passed",
    "at_mouth",
    "ship_steps",
    "at_start",
    "cargo",
    "cargo_kinds",
    "aboard",
    "in_depot",
    "in_depot_of",
    "sold",
    "stock",
    "small_stock",
    "own_blocks",
    "fives_of_blocks",
    "blocks_of",
    "market_points",
    "card_guilders",
    "card_points",
    "not_above",
    "not_below",
)
(
    ONE,
    ACTIVE_CARDS,
    ACTIVE_OF_DECK,
    ACTIVE_OF_TYPE,
    ACTIVE_OF_TIMING,
    ONE_OR_TWO,
    CRAFTSMAN_TYPES,
    CRAFTSMAN_PAIRS,
    MOST_CRAFTSMEN,
    MAP_DISTRICTS,
    MAP_PAIRS,
    FEWEST_OF_A_DECK,
    CHURCH_SET,
    INACTIVE,
    INACTIVE_AT_START,
    MAPS_USED,
    MAPS_USED_OF,
    AMSTEL_STEPS,
    DISCS_AHEAD,
    DISCS_BEHIND,
    BRIDGES_PASSED,
    AT_MOUTH,
    SHIP_STEPS,
    AT_START,
    CARGO,
    CARGO_KINDS,
    ABOARD,
    IN_DEPOT,
    IN_DEPOT_OF,
    SOLD,
    STOCK,
    SMALL_STOCK,
    OWN_BLOCKS,
    FIVES_OF_BLOCKS,
    BLOCKS_OF,
    MARKET_POINTS,
    CARD_GUILDERS,
    CARD_POINTS,
    NOT_ABOVE,
    NOT_BELOW,
) = range(len(MEASURE_NAMES))
MEASURES = Axis("measure", len(MEASURE_NAMES))

# What a card changes that is more than a price, a condition and a gain; each is printed on one card
TRAIT_NAMES = (
    "no_last_penalties",
    "steps_at_end",
    "second_market",
    "block_cheaper",
    "block_guilder",
    "block_for_guilders",
    "two_blocks",
    "triple_map",
    "building_guilders",
    "building_cheaper",
    "craftsman_guilder",
    "disc_on_top",
    "free_map_use",
    "sell_for_both",
    "cards_for_guilders",
    "double_steps",
    "map_guilder",
    "new_type_cheaper",
    "map_for_guilders",
    "no_draft",
    "double_depot",
    "guilders_for_ones",
    "resources_for_ones",
    "shift_die",
    "resource_per_die",
    "delivery_point",
    "block_step",
    "delivery_guilder",
)
(
    NO_LAST_PENALTIES,
    STEPS_AT_END,
    SECOND_MARKET,
    BLOCK_CHEAPER,
    BLOCK_GUILDER,
    BLOCK_FOR_GUILDERS,
    TWO_BLOCKS,
    TRIPLE_MAP,
    BUILDING_GUILDERS,
    BUILDING_CHEAPER,
    CRAFTSMAN_GUILDER,
    DISC_ON_TOP,
    FREE_MAP_USE,
    SELL_FOR_BOTH,
    CARDS_FOR_GUILDERS,
    DOUBLE_STEPS,
    MAP_GUILDER,
    NEW_TYPE_CHEAPER,
    MAP_FOR_GUILDERS,
    NO_DRAFT,
    DOUBLE_DEPOT,
    GUILDERS_FOR_ONES,
    RESOURCES_FOR_ONES,
    SHIFT_DIE,
    RESOURCE_PER_DIE,
    DELIVERY_POINT,
    BLOCK_STEP,
    DELIVERY_GUILDER,
) = range(len(TRAIT_NAMES))
TRAITS = Axis("trait", len(TRAIT_NAMES))

MARKET_TILES = Axis("tile", 24)
SETS = Axis("set", 4)
SET_A, SET_B, SET_CA, SET_CB = range(4)
SET_NAMES = ("A", "B", "CA", "CB")
SPECIALS = Axis("special", 7)
NOTHING, SAIL_THREE, SWAP_CARD, FREE_CARDS, SAIL_ANYWHERE, TAKE_BLOCK, ONE_OF_EACH = range(7)

ORDERS = Axis("order", 42)
# Where an order is; SECRET and OPEN + the seat
ORDER_PLACES = Axis("order_place", 9)
UNDEALT, SECRET, OPEN = 0, 1, 5
ORDER_KINDS = Axis("order_kind", 5)
CHECK, CREW_AND_RESOURCE, RESOURCES, ONE_OF_EACH_KIND, CREW_OF_COLOUR = range(5)

# Where points come from
SOURCE_NAMES = (
    "warehouse",
    "quick",
    "foreman",
    "depot",
    "bridge",
    "mouth",
    "market",
    "card",
    "penalty",
    "laurel",
    "city",
    "district",
    "order",
    "leftovers",
)
(
    FROM_WAREHOUSE,
    FROM_QUICK,
    FROM_FOREMAN,
    FROM_DEPOT,
    FROM_BRIDGE,
    FROM_MOUTH,
    FROM_MARKET,
    FROM_CARD,
    FROM_PENALTY,
    FROM_LAUREL,
    FROM_CITY,
    FROM_DISTRICT,
    FROM_ORDER,
    FROM_LEFTOVERS,
) = range(len(SOURCE_NAMES))
SOURCES = Axis("source", len(SOURCE_NAMES))

MANY = 2000  # points, guilders or steps: more than any game brings, and far from what a field has room for

LAST_ROUND = 12
ROUNDS = LAST_ROUND + 1  # tables by round leave number 0 empty
SIDES = 6

# What is asked, or follows next
PHASE_NAMES = (
    "deal_goods",
    "deal_workers",
    "deal_districts",
    "turn_market",
    "deal_discs",
    "deal_orders",
    "deal_start_cards",
    "deal_cards",
    "roll",
    "draw_swap",
    "place_foreman",
    "place_messenger",
    "place_trader",
    "start_card",
    "start_single",
    "start_pair",
    "remove",
    "draft",
    "overflow",
    "dice",
    "shift",
    "turn",
    "pay",
    "gain",
    "sell",
    "use_free",
    "advance",
    "swap_out",
    "swap_in",
    "free_card",
    "sail_on",
    "sail_to",
    "free_block",
    "move_foreman",
    "move_messenger",
    "move_trader",
    "keep",
    "begin_round",
    "next_draft",
    "end_draft",
    "after_roll",
    "next_dice",
    "begin_turns",
    "next_turn",
    "settle",
    "end_turn",
    "end_round",
    "finish",
)
(
    DEAL_GOODS,
    DEAL_WORKERS,
    DEAL_DISTRICTS,
    TURN_MARKET,
    DEAL_DISCS,
    DEAL_ORDERS,
    DEAL_START_CARDS,
    DEAL_CARDS,
    ROLL,
    DRAW_SWAP,
    PLACE_FOREMAN,
    PLACE_MESSENGER,
    PLACE_TRADER,
    START_CARD,
    START_SINGLE,
    START_PAIR,
    REMOVE,
    DRAFT,
    OVERFLOW,
    DICE,
    SHIFT,
    TURN,
    PAY,
    GAIN,
    SELL,
    USE_FREE,
    ADVANCE,
    SWAP_OUT,
    SWAP_IN,
    FREE_CARD,
    SAIL_ON,
    SAIL_TO,
    FREE_BLOCK,
    MOVE_FOREMAN,
    MOVE_MESSENGER,
    MOVE_TRADER,
    KEEP,
    BEGIN_ROUND,
    NEXT_DRAFT,
    END_DRAFT,
    AFTER_ROLL,
    NEXT_DICE,
    BEGIN_TURNS,
    NEXT_TURN,
    SETTLE,
    END_TURN,
    END_ROUND,
    FINISH,
) = range(len(PHASE_NAMES))
PHASES = Axis("phase", len(PHASE_NAMES))

# Phases as sets of bits: those that ask the dealer, those that follow by themselves, and the questions that an act of a
# turn raises. All but the first two ask a player.
DEALT = sum(
    1 << phase
    for phase in (
        DEAL_GOODS,
        DEAL_WORKERS,
        DEAL_DISTRICTS,
        TURN_MARKET,
        DEAL_DISCS,
        DEAL_ORDERS,
        DEAL_START_CARDS,
        DEAL_CARDS,
        ROLL,
        DRAW_SWAP,
    )
)
FOLLOWING = sum(
    1 << phase
    for phase in (
        BEGIN_ROUND,
        NEXT_DRAFT,
        END_DRAFT,
        AFTER_ROLL,
        NEXT_DICE,
        BEGIN_TURNS,
        NEXT_TURN,
        SETTLE,
        END_TURN,
        END_ROUND,
        FINISH,
    )
)
RAISED = sum(
    1 << phase
    for phase in (
        PAY,
        GAIN,
        SELL,
        USE_FREE,
        ADVANCE,
        SWAP_OUT,
        SWAP_IN,
        FREE_CARD,
        SAIL_ON,
        SAIL_TO,
        FREE_BLOCK,
    )
)
