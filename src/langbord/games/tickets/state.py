"""The state of a game of Tickets."""

from __future__ import annotations

from langbord.core.options import choice
from langbord.core.record import ITS_SEAT, NOBODY, GameState, i8, i16
from langbord.games.tickets import terms as t

PLAYERS = range(2, 5)  # TR1
MAX_ACTIONS = 2 + t.CARDS + t.ROUTES * (t.COLOURS * t.MAX_LENGTH + 1)  # draws, contracts, every payment of every route
MAX_OUTCOMES = int(t.CONTRACTS)
MAX_STEPS = 20_000
NOTES = 2 * (t.ROUTES + t.PLACES)  # numbers that an appraisal writes beside what the actions are worth


class State(GameState):
    starter = choice("random", "seat_0", "seat_1", "seat_2", "seat_3")  # TRQ3
    phase = i8.one_of(t.PHASES)  # what is asked now, or dealt
    seat = i8.one_of(t.SEATS)  # whose turn it is; in the set-up, to whom is dealt
    cards_taken = i8.upto(2)  # in this turn, of the two of TR10
    refill = i8.upto(1)  # 1 while the dealer fills the row's gaps; the phase waits
    clearances = i8.upto(t.MAX_CLEARANCES)  # of the row in succession, TRQ1
    passes = i8.upto(t.SEATS)  # in succession, TRQ4
    turns_left = i8.upto(t.SEATS).or_none()  # of the last round; NONE before it
    pile = i8[t.CARDS].upto().known_to(NOBODY)  # the face-down cards, a multiset: their order does not exist yet
    discards = i8[t.CARDS].upto()  # cards that were spent or cleared
    row = i8[t.ROW].of(t.CARDS)  # the face-up cards; NONE where one is missing
    hand = i8[t.SEATS, t.CARDS].upto().known_to(ITS_SEAT)  # cards
    seen = i8[t.SEATS, t.CARDS].upto()  # of each hand: cards taken from the row and not spent since, known to all
    carts = i8[t.SEATS].upto()  # those that are left
    points = i16[t.SEATS].upto()  # for routes
    bonus = i8[t.SEATS].upto()  # merchandise cards
    bonus_pile = i8.upto()  # merchandise cards that are left
    owner = i8[t.ROUTES].of(t.SEATS)  # the seat that claimed each route, or NONE
    where = i8[t.CONTRACTS].one_of(t.SPOTS).known_by("contracts")  # IN_PILE, UNDER_PILE, OFFERED or HELD
    # who is offered or holds a contract, or who put it under; NONE in the pile
    holder = i8[t.CONTRACTS].of(t.SEATS).known_by("contracts")
    under = i8[t.PILE_DEPTH].of(t.CONTRACTS).known_by("contracts")  # the bottom of the pile, next to be drawn first
    under_count = i8.upto(t.PILE_DEPTH)  # how many those are
    # TRQ2: given back unseen, laid under the pile when all have chosen
    returned = i8[t.SEATS].of(t.CONTRACTS).known_to(ITS_SEAT)
    # who has seen which contract the other holds there
    knows = i8[t.CONTRACTS].set_of(t.SEATS).known_by("contracts")


def check_options(players: int, starter: str) -> None:
    """Refuse a seat to start that is not at the table."""
    if starter != "random" and int(starter[-1]) >= players:
        raise ValueError(f"starter: there is no {starter} at a table of {players}")
