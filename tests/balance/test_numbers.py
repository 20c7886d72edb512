"""What is said of numbers is honest, and how a game went is read from its points."""

from __future__ import annotations

import random
from math import inf

import numpy as np
import pytest

from langbord.balance.course import Course, course_of
from langbord.balance.numbers import Span, difference, mean, median, share
from langbord.balance.plots import distributions, spans
from langbord.balance.rows import Row


def values(*numbers: float) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.array(numbers, np.float64)


def test_never_in_a_hundred_games_is_not_never() -> None:
    found = share(np.zeros(100), np.ones(100))
    assert (found.mean, found.low) == (0.0, 0.0)
    assert 0.02 < found.high < 0.05


def test_seats_of_one_game_are_no_independent_cases() -> None:
    """In every game all four seats do the same: a hundred games say no more than a hundred seats would."""
    alike = share(values(*[4.0, 0.0] * 50), np.full(100, 4.0))
    single = share(values(*[1.0, 0.0] * 50), np.ones(100))
    assert alike.high == pytest.approx(single.high, abs=0.001)


def test_intervals_hold_as_often_as_they_say() -> None:
    source, held = random.Random(3), 0
    for _ in range(400):
        seats = values(*(source.choice((2, 3, 4)) for _ in range(80)))
        sums = values(*(sum(source.gauss(10, 3) for _ in range(int(count))) for count in seats))
        found = mean(sums, seats)
        held += found.low <= 10 <= found.high
    assert 0.91 <= held / 400 <= 0.98


def test_a_median_lies_between_its_neighbours_in_rank() -> None:
    found = median(values(*range(101)))
    assert found == Span(50, 40, 60)
    assert median(values(1, 2)).high == inf  # two games say nothing


def test_a_difference_is_as_unsure_as_both_together() -> None:
    apart = difference(Span(5, 2, 8), Span(1, -3, 5))
    assert (apart.mean, apart.low, apart.high) == (4, -1, 9)


def test_a_single_game_says_little() -> None:
    assert mean(values(3.0), values(1.0)).low == -inf
    row = Row("games", "turns", "median", Span(30, -inf, inf), 40, 90, "{:.0f}")
    assert (row.is_out, row.is_surely_out, row.tell(), row.bounds) == (True, False, "30", "40 to 90")


@pytest.mark.parametrize(
    ("rows", "places", "wanted"),
    [
        ([[0, 0], [5, 0], [5, 9], [5, 9]], [2, 1], Course(1, 1.0, 1.0, False, 0)),
        ([[0, 0], [5, 0], [5, 0], [5, 9]], [2, 1], Course(1, 0.5, 0.0, True, 5)),  # a comeback
        ([[0, 0], [0, 0], [0, 0], [1, 0]], [1, 2], Course(0, 1.0, 0.5, False, 0)),  # nobody leads where all do
        ([[3, 3, 0], [3, 4, 0], [4, 4, 0]], [2, 1, 3], Course(0, 1.0, 1.0, False, 0)),
        ([[1], [2]], [1], Course()),  # who plays alone
        ([[1, 1]], [1, 1], Course()),  # a draw of all
        ([], [1, 2], Course()),
    ],
)
def test_how_a_game_went(rows: list[list[int]], places: list[int], wanted: Course) -> None:
    assert course_of(rows, rows[-1] if rows else [0, 0], places) == wanted


def test_plots_need_no_numbers() -> None:
    for svg in (distributions({}, "points"), distributions({"a": [], "b": [3, 3]}, "<points>"), spans([], "none")):
        assert svg.startswith("<svg")
        assert "<points>" not in svg
