"""What a player of Landnám may do, as numbers; `actions.py` gives them their texts.

Each group of actions begins at a number of its own; what the comment at a group names is added to it.
"""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.landnam.terms import CARDS, CELLS, CORNERS, EXPLORATION_CARDS, KINDS, PIECES, SEATS, SIDES, UNITS

MOST_CARDS = 101  # of one kind in a game, and one

PASS = 0  # to leave it at that: what it means depends on the phase
ACCEPT = 1  # a case, an offer
PROPOSE = 2  # the offer put together
PLAY = 3  # + the card, where it needs no more words
FIRST = PLAY + CARDS  # + the seat of the first plaintiff
HAND_OVER = FIRST + SEATS  # + the seat to which the case is offered
TO = HAND_OVER + SEATS  # + a seat to which an offer is made
GIVE = TO + SEATS  # + a kind of which the offer gives one more card
WANT = GIVE + KINDS  # + a kind of which it wants one more
EXCHANGE = WANT + KINDS  # + KINDS * the kind laid down + the kind taken
SWAP = EXCHANGE + KINDS * KINDS  # + KINDS * the fate card + the kind taken
CHOOSE = SWAP + CARDS * KINDS  # + 0 for the first pair of dice, 1 for the second
LAY = CHOOSE + 2  # + MOST_CARDS * the kind + how many cards are staked
MORE = LAY + KINDS * MOST_CARDS  # + the hex that pays one card more
AGE = MORE + CELLS  # + the hex to be aged
RETREAT = AGE + CELLS  # + the hex to which a displaced unit goes
SUMMON = RETREAT + CELLS  # + MOST_CARDS * the unit + how many cards are staked
STEP = SUMMON + UNITS * MOST_CARDS  # + step_number
EXPLORINGS = EXPLORATION_CARDS + 1  # a step without an Exploration card, or with one of them
BUILD_UNIT = STEP + PIECES * CELLS * EXPLORINGS  # + 3 * the corner + which of its hexes
BUILD_OUTER = BUILD_UNIT + 3 * CORNERS
BUILD_FARM = BUILD_OUTER + 1  # + SIDES * the piece + which corner of its hex
BUILD_VILLAGE = BUILD_FARM + PIECES * SIDES  # + the corner
BUILD_HARBOUR = BUILD_VILLAGE + CORNERS  # + KINDS * the piece + the kind
TILL = BUILD_HARBOUR + PIECES * KINDS  # + the piece that ages its hex
END = TILL + PIECES


@rule
def step_action(piece: int, cell: int, explore_card: int) -> int:
    """A step of a piece of the active player to a cell, with an Exploration card or NONE."""
    return STEP + (piece * CELLS + cell) * EXPLORINGS + explore_card + 1


@rule
def step_piece(action: int) -> int:
    return (action - STEP) // (CELLS * EXPLORINGS)


@rule
def step_cell(action: int) -> int:
    return (action - STEP) // EXPLORINGS % CELLS


@rule
def step_card(action: int) -> int:
    return (action - STEP) % EXPLORINGS - 1
