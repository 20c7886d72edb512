"""The things of Tickets as numbers: cards, places, routes, contracts and the phases of a turn."""

from __future__ import annotations

from langbord.core.record import Axis, Seats

NONE = -1
SEATS = Seats(4)

CARDS = Axis("card", 7)
COLOURS = 6  # the cards that are not wild come first
WILD = 6
CARD_NAMES = ("pink", "blue", "green", "black", "red", "orange", "wild")
ROW = 5
MAX_CLEARANCES = 3  # of the row in succession, TRQ1

# An edition may have fewer places, routes and contracts
PLACES = Axis("place", 24)
ROUTES = Axis("route", 60)
MAX_LENGTH = 4
WILDS = Axis("wilds", MAX_LENGTH + 1)  # how many wilds pay for a route
CONTRACTS = Axis("contract", 40)
PILE_DEPTH = 40

PHASES = Axis("phase", 9)
# Set-up, in this order; the dealer's
DRAW_STARTER, DEAL_HANDS, DEAL_CONTRACTS = 0, 1, 2
# TRQ2: all choose at once
KEEP_FIRST = 3
# A turn; DRAW_BLIND and DRAW_CONTRACTS are the dealer's
TURN, SECOND_CARD, DRAW_BLIND, DRAW_CONTRACTS, KEEP = 4, 5, 6, 7, 8
PHASE_NAMES = (
    "draw_starter",
    "deal_hands",
    "deal_contracts",
    "keep_first",
    "turn",
    "second_card",
    "draw_blind",
    "draw_contracts",
    "keep",
)

SPOTS = Axis("spot", 4)
# Where a contract is: in the shuffled part of the pile, under it in known order, before a seat, or held by a seat
IN_PILE, UNDER_PILE, OFFERED, HELD = 0, 1, 2, 3
SPOT_NAMES = ("pile", "under_pile", "offered", "held")

assert len(CARD_NAMES) == CARDS == COLOURS + 1
assert len(PHASE_NAMES) == PHASES
