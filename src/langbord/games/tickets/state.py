"""The state of a game of Tickets, and the words it is written in."""

from __future__ import annotations

from typing import Literal

from langbord.core.game import Options as CoreOptions
from langbord.core.record import Axis, GameState, i8, i16

PLAYERS = range(2, 5)  # TR1
SEATS = 4
CARDS = Axis("card", 7)
COLOURS = 6  # the cards that are not wild come first
WILD = 6
ROW = 5
PLACES = Axis("place", 17)
ROUTES = Axis("route", 44)
CONTRACTS = Axis("contract", 24)
PILE_DEPTH = 24
NONE = -1

MAX_ACTIONS = 512
MAX_OUTCOMES = 24
MAX_STEPS = 20_000

PHASES = Axis("phase", 9)
# Set-up, in this order; the dealer's
DRAW_STARTER, DEAL_HANDS, DEAL_CONTRACTS = 0, 1, 2
# TRQ2: all choose at once
KEEP_FIRST = 3
# A turn; DRAW_BLIND and DRAW_CONTRACTS are the dealer's
TURN, SECOND_CARD, DRAW_BLIND, DRAW_CONTRACTS, KEEP = 4, 5, 6, 7, 8

SPOTS = Axis("spot", 4)
# Where a contract is: in the shuffled part of the pile, under it in known order, before a seat, or held by a seat
IN_PILE, UNDER_PILE, OFFERED, HELD = 0, 1, 2, 3


class Options(CoreOptions, frozen=True):
    starter: Literal["random", "seat_0", "seat_1", "seat_2", "seat_3"] = "random"  # TRQ3

    def __post_init__(self) -> None:
        if self.starter != "random" and int(self.starter[-1]) >= self.players:
            raise ValueError(f"starter: there is no {self.starter} at a table of {self.players}")


class State(GameState):
    starter = i8  # the option: 0 for a random seat, else 1 + the seat that starts
    phase = i8.of(PHASES)
    seat = i8  # whose turn it is; in the set-up, to whom is dealt
    cards_taken = i8  # in this turn, of the two of TR10
    refill = i8  # 1 while the dealer fills the row's gaps; the phase waits
    clearances = i8  # of the row in succession, TRQ1
    passes = i8  # in succession, TRQ4
    turns_left = i8  # of the last round; NONE before it
    pile = i8[CARDS]  # the face-down cards, a multiset: their order does not exist yet
    discards = i8[CARDS]
    row = i8[ROW].of(CARDS)  # the face-up cards; NONE where one is missing
    hand = i8[SEATS, CARDS]
    seen = i8[SEATS, CARDS]  # of each hand: cards taken from the row and not spent since, known to all
    carts = i8[SEATS]
    points = i16[SEATS]  # for routes
    bonus = i8[SEATS]  # merchandise cards
    bonus_pile = i8
    owner = i8[ROUTES]  # the seat that claimed each route, or NONE
    where = i8[CONTRACTS].of(SPOTS)  # IN_PILE, UNDER_PILE, OFFERED or HELD
    holder = i8[CONTRACTS]  # who is offered or holds a contract, or who put it under the pile; NONE in the pile
    under = i8[PILE_DEPTH].of(CONTRACTS)  # the bottom of the pile, next to be drawn first
    under_count = i8
    returned = i8[SEATS].of(CONTRACTS)  # TRQ2: given back unseen, laid under the pile when all have chosen
    knows = i8[CONTRACTS]  # bit k: seat k has seen which contract the other seat holds there
