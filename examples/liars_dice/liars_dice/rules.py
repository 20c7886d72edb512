"""The rules of liar's dice. LDn is the number of a rule in the rulebook."""

from langbord.core.actions import LEGAL, is_a, parts
from langbord.core.defaults import Edition
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.core.simulate import below

from .actions import DO, NO
from .state import BID, DICE, FACES, NONE, ONES, ROLL, State


@rule
def new(s: State, ed: Edition) -> None:
    """LD1: five dice each; the first seat begins."""
    for seat in range(s.players):
        s.left[seat] = DICE
    s.total = DICE * s.players
    begin_round(s, 0)


@rule
def begin_round(s: State, seat: int) -> None:
    """LD2: all roll unseen; the player who lost a die begins, or the next who has one."""
    while s.left[seat] == 0:
        seat = (seat + 1) % s.players
    s.seat = seat
    s.count = 0
    s.face = NONE
    s.bidder = NONE
    s.phase = ROLL
    s.awaited = 0


@rule
def rolled(s: State, seat: int) -> int:
    dice = 0
    for face in range(FACES):
        dice += s.dice[seat][face]
    return dice


@rule
def next_cup(s: State) -> int:
    """Whose die is rolled next; NONE when all lie under their cups."""
    for seat in range(s.players):
        if rolled(s, seat) < s.left[seat]:
            return seat
    return NONE


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    for face in range(FACES):
        weights[face] = 1
    return int(FACES)


@rule
def deal(s: State, ed: Edition, outcome: int) -> None:
    s.dice[next_cup(s)][outcome] += 1
    if next_cup(s) == NONE:
        s.phase = BID
        s.awaited = 1 << s.seat


@rule
def why_not(s: State, ed: Edition, seat: int, action: int) -> int:
    """LD3: more dice, or as many of a higher face; never more than there are. LD4: only a bid can be doubted."""
    if s.over:
        return NO.over
    if not (s.awaited >> seat) & 1:
        return NO.not_your_turn
    if is_a(DO.liar, action):
        return LEGAL if s.bidder != NONE else NO.no_bid
    count, face, _ = parts(DO.bid, action)
    if count < s.count or count == 0 or (count == s.count and face <= s.face):
        return NO.too_low
    return LEGAL if count <= s.total else NO.too_many


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    n = 0
    for action in range(DO.count):
        if why_not(s, ed, seat, action) == LEGAL:
            out[n] = action
            n += 1
    return n


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    if is_a(DO.liar, action):
        doubt(s, seat)
        return
    count, face, _ = parts(DO.bid, action)
    s.count = count
    s.face = face
    s.bidder = seat
    s.seat = (seat + 1) % s.players
    while s.left[s.seat] == 0:
        s.seat = (s.seat + 1) % s.players
    s.awaited = 1 << s.seat


@rule
def doubt(s: State, seat: int) -> None:
    """LD4, LD5: all cups are lifted; who was wrong loses a die. LD6: ones count too, where so agreed."""
    found = 0
    for k in range(s.players):
        for face in range(FACES):
            found += s.dice[k][face] * int(face == s.face or (face == ONES and s.wild_ones))
            s.shown[k][face] = s.dice[k][face]
            s.dice[k][face] = 0
    loser = seat if found >= s.count else int(s.bidder)
    s.left[loser] -= 1
    s.total -= 1
    if s.left[loser] == 0:
        for k in range(s.players):
            s.points[k] += int(s.left[k] > 0)
        s.over = int(s.points[loser] == s.players - 2)  # LD7: one is left
    begin_round(s, loser)


@rule
def scores(s: State, ed: Edition, out: Ints) -> None:
    """LD7: a point for every player outlived."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def redeal(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    """Under the others' cups anything may lie."""
    for other in range(s.players):
        if other != seat:
            dice = rolled(s, other)
            for face in range(FACES):
                s.dice[other][face] = 0
            for _ in range(dice):
                s.dice[other][below(rng, int(FACES))] += 1
