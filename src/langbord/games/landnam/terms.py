"""The things of Landnám as numbers: kinds, terrains, cards, pieces and the phases of a turn."""

from __future__ import annotations

from langbord.core.actions import Kind
from langbord.core.record import Axis, Seats

NONE = -1
SEATS = Seats(5)

KINDS = Axis("kind", 4)  # of resources
WOOD, SHEEP, GRAIN, IRON = 0, 1, 2, 3
KIND_NAMES = ("wood", "sheep", "grain", "iron")

TERRAINS = Axis("terrain", 7)
UNKNOWN, SEA, BOG, FIELD, MEADOW, FOREST, MOUNTAIN = 0, 1, 2, 3, 4, 5, 6
TERRAIN_NAMES = ("unknown", "sea", "bog", "field", "meadow", "forest", "mountain")

MAX_RADIUS = 4
CELLS = Axis("cell", 92)  # the outer sea, the middle, ring after ring of the island, the rim
CORNERS = Axis("corner", 150)  # of the cells inside the rim
OUTER, MIDDLE = 0, 1
SIDES = 6  # of a hexagon: of a cell, and of the island
MEET = 3  # cells in a corner
WAYS = 7  # from a cell: its six neighbours, and from a rim cell the outer sea
VALUES = 13  # a number marker shows 2 to 12, but not 7

# Units: five settlers, then five ships, of the first seat; then of the next.
PIECES = 10
SETTLERS = 5
UNITS = Axis("unit", SEATS * PIECES)
SUPPLY = -1  # the place of a unit that is not on the board

# What can be built, in the order of the costs.
BUILDINGS = Axis("building", 4)
SETTLER, SHIP, FARM, VILLAGE = 0, 1, 2, 3
BUILDING_NAMES = ("settler", "ship", "farm", "village")

TOKENS = Axis("token", 3)
WHITE, RED, BLACK = 0, 1, 2
TOKEN_NAMES = ("white", "red", "black")

# Fate cards by their subphase: Exploration, Movement, Althing, Harvest
CARDS = Axis("card", 14)
FIND_FOREST, FIND_MEADOW, FIND_FIELD, FIND_BOG, ROLL_TWICE = 0, 1, 2, 3, 4
EXPLORATION_CARDS = 5  # these come first
EXTRA_STEP, LANDING, MOUNTAIN_PATH, GIVE_WAY = 5, 6, 7, 8
BREAK_CASE, BREAK_THING = 9, 10
RICH_HARVEST, RESTED_SOIL, NO_FAMINE = 11, 12, 13
CARD_NAMES = (
    "find_forest",
    "find_meadow",
    "find_field",
    "find_bog",
    "roll_twice",
    "extra_step",
    "landing",
    "mountain_path",
    "give_way",
    "break_case",
    "break_thing",
    "rich_harvest",
    "rested_soil",
    "no_famine",
)

PHASES = Axis("phase", 19)
# The dealer's: who starts, the first fate card of each, the dice, a fate card, the exploration dice
DRAW_STARTER, DEAL_CARDS, ROLL, DRAW_FATE, EXPLORE = 0, 1, 2, 3, 4
# Harvest: the hex to age
AGEING = 5
# Althing: the first plaintiff, a plaintiff's next case, a side's answer, a case offered, the two windows of LNQ75
ORDER, PLAINTIFF, ANSWER, HANDOVER, VERDICT, CLOSING = 6, 7, 8, 9, 10, 11
# Movement: a step, one of two finds, the flight of a displaced unit
MOVE, CHOOSE_FIND, FLEE = 12, 13, 14
# Trade: the active player's next deal, an offer open, counter-offers
TRADE, OFFER, COUNTER = 15, 16, 17
BUILD = 18
THING_PHASES = (ORDER, PLAINTIFF, ANSWER, HANDOVER)  # LNQ75: the althing waits for somebody's decision
TRADE_PHASES = (TRADE, OFFER, COUNTER)
WINDOW_PHASES = (VERDICT, CLOSING)  # LNQ75: all are asked at once whether they break off
PHASE_NAMES = (
    "draw_starter",
    "deal_cards",
    "roll",
    "draw_fate",
    "explore",
    "ageing",
    "order",
    "plaintiff",
    "answer",
    "handover",
    "verdict",
    "closing",
    "move",
    "choose_find",
    "flee",
    "trade",
    "offer",
    "counter",
    "build",
)

# What follows before anybody is asked (rules.proceed); NOTHING when somebody is
NOTHING, HOLD_THING, NEXT_CASE, BEGIN_MOVEMENT, NEXT_STEP, END_MOVEMENT, BEGIN_TRADE, BEGIN_BUILDING, END_TURN = range(
    9
)

# What actions and texts name
SEAT = Axis("seat", SEATS)
PIECE = Axis("piece", PIECES)
PAIR = Axis("pair", 2)  # of dice
STAKE = Axis("stake", 101)  # how many cards; a game has at most 100 of a kind
EXPLORING = Axis("exploring", EXPLORATION_CARDS + 1)  # without an Exploration card, or with one of them
SIDE = Axis("side", SIDES)
VALUE = Axis("value", VALUES)
MEETING = Axis("meeting", MEET)

# The dealer's answers
PIPS, FACES = 6, 10
ROLLS = Kind(0, PIPS, PIPS, 1)  # two dice
FINDS = Kind(0, FACES + TERRAINS, FACES, 1)  # green: a face, or FACES + a terrain not from the die; red: a face

# The order of a unit in the building phase; 0 if it has none
FARM_ORDER = Kind(1, SIDES, 1, 1)  # which corner of its hex
HARBOUR_ORDER = Kind(10, int(KINDS), 1, 1)  # of which kind
TILL_ORDER = Kind(20, VALUES, 1, 1)  # the new number
MOST_ORDER = TILL_ORDER.first + VALUES - 1
EXTENDED = 8  # the work of a building; else a bit for a unit on each of the hexes that meet there

PARTY = Axis("party", 2)
PROSECUTION, DEFENCE = 0, 1
PARTY_NAMES = ("prosecution", "defence")
STANDING = Axis("standing", 3)  # how long a seat passes at every window
FOR_THE_THING, ALWAYS = 1, 2  # 0 if it answers them itself
STANDING_NAMES = ("asked", "for_the_thing", "always")
ANSWERS = Axis("answer", 2 + BREAK_THING)  # in a window of LNQ75
UNANSWERED, PASSED = 0, 1  # else 1 + the number of the card played
ANSWER_NAMES = ("unanswered", "passed", *CARD_NAMES[1 : 1 + BREAK_THING])

assert len(PHASE_NAMES) == PHASES
assert len(CARD_NAMES) == CARDS
