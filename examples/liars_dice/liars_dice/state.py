"""The state of a game of liar's dice."""

from langbord.core.options import flag
from langbord.core.record import ITS_SEAT, Axis, GameState, Seats, i8

PLAYERS = range(2, 7)  # LD1
MAX_ACTIONS = 181
MAX_OUTCOMES = 6
MAX_STEPS = 5_000

NONE = -1
SEATS = Seats(6)
DICE = 5  # of each player
FACES = Axis("face", "1", "2", "3", "4", "5", "6")
ONES = 0  # the face that may be wild
COUNTS = Axis("count", SEATS * DICE + 1)  # of dice in a bid; 0 before the first one
PHASES = Axis("phase", "roll", "bid")
ROLL, BID = 0, 1


class State(GameState):
    wild_ones = flag()  # LD6: a one counts as every face
    phase = i8.one_of(PHASES)
    seat = i8.one_of(SEATS)  # whose turn it is to bid
    left = i8[SEATS].upto(DICE)  # dice that each player still has
    total = i8.upto(SEATS * DICE)  # and all together
    dice = i8[SEATS, FACES].upto(DICE).known_to(ITS_SEAT)  # what lies under each cup: how many of each face
    shown = i8[SEATS, FACES].upto(DICE)  # the dice of the last round, seen by all since
    count = i8.upto(SEATS * DICE)  # the last bid: so many dice at least
    face = i8.of(FACES)  # show this face
    bidder = i8.of(SEATS)  # who made it; NONE before the first one
    points = i8[SEATS].upto(SEATS - 1)  # players whom each has outlived
