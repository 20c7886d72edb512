"""Luck apart from skill: what the dealer gave each seat and took from it, beside what else could have been dealt.

Between two decisions the dealer deals once or several times. What a seat can expect afterwards, by all that it may know
then, is compared with the mean of what it could expect had the dealer dealt otherwise. So a card that nobody else saw
is nobody else's luck, and a decision, however lucky, is none: over many games everybody's luck comes to nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean, variance

import msgspec
import numpy as np

from langbord.bots.observer import Observer
from langbord.core.game import CHANCE
from langbord.core.match import Match, Moment
from langbord.core.simulate import RNG_WORDS

OTHERWISE = 32  # deals that are made in place of what was dealt
NORMAL = 1.96  # 95 % of what is normally distributed lies within so many of its standard deviations
MOST_STROKES = 6
WORTH_NAMING = 0.02  # of the win


class Stroke(msgspec.Struct, frozen=True):
    """What was dealt between two decisions, and by how much it changed what each seat could expect."""

    step: int  # the number of the first deal in the match
    gains: list[float]


class Luck(msgspec.Struct, frozen=True):
    """All of a game's strokes taken together."""

    totals: list[float]  # of each seat, as shares in the win
    doubts: list[float]  # 95 of 100 times the total is within so much of what more deals would have shown
    strokes: list[Stroke]  # those that moved somebody most, the largest first


class Fortune:
    """Tells the luck of one match."""

    def __init__(self, match: Match, observer: Observer, seed: int = 0) -> None:
        self._match, self._observer, self._seed = match, observer, seed
        game = match.game
        self._rules, self._pick = game.compiled, game.compiled.simulate["pick"]
        self._seats = range(match.options.players)
        self._table, self._world = match.book.table.to_array()[0], game.State.array(1)
        self._rng, self._scratch = np.zeros(RNG_WORDS, np.int64), np.zeros(game.scratch, np.int64)
        self._ranks = np.zeros(game.most_seats, np.int64)

    def luck(self) -> Luck | None:
        """None where nobody can tell at any moment what every seat expects: that takes a net that learned to."""
        if self._observer.thinker is None or not self._observer.sees_everybody:
            return None
        strokes, doubts = [], np.zeros(len(self._seats))
        for step, before, after in deals(self._match.moments):
            gains, variances = self._stroke(step, before, after)
            strokes.append(Stroke(step, gains))
            doubts += variances
        totals = [sum(stroke.gains[seat] for stroke in strokes) for seat in self._seats]
        strong = sorted((one for one in strokes if _force(one) >= WORTH_NAMING), key=_force, reverse=True)
        return Luck(totals, (NORMAL * np.sqrt(doubts)).tolist(), strong[:MOST_STROKES])

    def _stroke(self, step: int, before: Moment, after: Moment) -> tuple[list[float], list[float]]:
        """What each seat gained by some deals, and the variance of that."""
        self._rules.simulate["seed_stream"](self._rng, self._seed, step)
        begin = before.before.to_array()[0]
        dealt = self._expected(after.after.to_array()[0])
        otherwise = [self._otherwise(begin) for _ in range(OTHERWISE)]
        columns = list(zip(*otherwise, strict=True))
        gains = [mine - fmean(others) for mine, others in zip(dealt, columns, strict=True)]
        return gains, [variance(others) / OTHERWISE for others in columns]

    def _otherwise(self, begin: np.void) -> list[float]:
        """What every seat could expect, had the dealer dealt anew."""
        self._world[0] = begin
        world = self._world[0]
        while not world["over"] and not world["awaited"]:
            count = self._rules.chance(world, self._table, self._scratch)
            self._rules.deal(world, self._table, self._pick(self._scratch, count, self._rng))
        return self._expected(world)

    def _expected(self, world: np.void) -> list[float]:
        """What every seat can expect by what it may know; at the end its share in the win."""
        if not world["over"]:
            return [self._observer.expects(world, seat) for seat in self._seats]
        self._rules.places(world, self._table, self._ranks)
        won = [int(self._ranks[seat]) == 1 for seat in self._seats]
        return [1 / sum(won) if one else 0.0 for one in won]


def deals(moments: Sequence[Moment]) -> Iterator[tuple[int, Moment, Moment]]:
    """What was dealt between two decisions: the step at which it begins, its first moment and its last."""
    begin = None
    for step, moment in enumerate(moments):
        if moment.actor == CHANCE and begin is None:
            begin = step
        if begin is not None and (step + 1 == len(moments) or moments[step + 1].actor != CHANCE):
            yield begin, moments[begin], moment
            begin = None


def _force(stroke: Stroke) -> float:
    """How much it moved whom it moved most."""
    return max(map(abs, stroke.gains))
