"""Numbers with their 95 % intervals, from games that are independent of each other.

Seats of one game are not: the variance between games says how much is known. A share has Wilson's interval, which also
holds near 0 and 100 %, a mean the normal one, a median that of its ranks.
"""

from __future__ import annotations

from math import floor, inf, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from langbord.arena.statistics import NORMAL_95, wilson

Values = NDArray[np.float64]  # a number for each game


class Span(NamedTuple):
    """A number with its interval."""

    mean: float
    low: float
    high: float

    def times(self, factor: float) -> Span:
        return Span(self.mean * factor, self.low * factor, self.high * factor)


UNKNOWN = Span(0.0, -inf, inf)


def share(some: Values, of: Values) -> Span:
    """What part of all cases they are; both are counted a game."""
    count, games = float(of.sum()), int((of > 0).sum())
    if not count:
        return Span(0.0, 0.0, 1.0)
    part = float(some.sum()) / count
    variance = _variance(some, of, part)
    worth = min(count, max(games, part * (1 - part) / variance)) if variance else games
    found = wilson(min(1.0, part), worth)
    return Span(found.mean, found.low, found.high)


def mean(sums: Values, of: Values) -> Span:
    """The mean of a number that is added up in each game, over so many cases in it."""
    if not of.sum():
        return UNKNOWN
    middle = float(sums.sum() / of.sum())
    reach = NORMAL_95 * sqrt(_variance(sums, of, middle)) if (of > 0).sum() > 1 else inf
    return Span(middle, middle - reach, middle + reach)


def _variance(sums: Values, of: Values, middle: float) -> float:
    games = int((of > 0).sum())
    squares = float(((sums - middle * of) ** 2).sum())
    return squares * games / (games - 1) / float(of.sum()) ** 2 if games > 1 else 0.0


def median(values: Values) -> Span:
    """The middle one, between those that lie so many ranks below and above it."""
    if not len(values):
        return UNKNOWN
    ordered = np.sort(values)
    reach = NORMAL_95 * sqrt(len(values)) / 2
    low, high = floor(len(values) / 2 - reach), floor(len(values) / 2 + reach)
    inside = low >= 0 and high < len(values)
    return Span(
        float(np.median(ordered)), float(ordered[low]) if inside else -inf, float(ordered[high]) if inside else inf
    )


def difference(one: Span, other: Span) -> Span:
    """How much larger the first is; the intervals are added as squares (Newcombe's way)."""
    apart = one.mean - other.mean
    low = apart - sqrt((one.mean - one.low) ** 2 + (other.high - other.mean) ** 2)
    high = apart + sqrt((one.high - one.mean) ** 2 + (other.mean - other.low) ** 2)
    return Span(apart, low, high)
