"""Advantages run from a seat's decision to the same seat's next one."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor

from langbord.learn.returns import returns
from langbord.learn.rounds import Lists, Round

TRACE = 0.5
NOTHING = Lists(*[torch.zeros(1)] * 4)


def played(seats: list[int], value: list[float], over: dict[int, list[float]], last: list[float], **more: Any) -> Round:
    """One game of two: who decided and what it expected; where it ended, and what each seat got."""
    steps = len(seats)
    reward = torch.zeros(steps, 1, 2)
    for step, shares in over.items():
        reward[step, 0] = torch.tensor(shares)
    ended = torch.tensor([[step in over] for step in range(steps)])
    fields: dict[str, Tensor] = {
        "players": torch.tensor([2]),
        "seen": torch.zeros(0),
        "seat": torch.tensor(seats)[:, None],
        "chosen": torch.zeros(0),
        "logs": torch.zeros(0),
        "value": torch.tensor(value)[:, None],
        "points": torch.zeros(steps, 1),
        "learned": torch.ones(steps, 1, dtype=torch.bool),
        "over": ended,
        "reward": reward,
        "final": 2 * reward,
        "last_value": torch.tensor([last]),
        "last_points": torch.tensor([last]),
    }
    return Round(lists=NOTHING, **(fields | more))


def test_an_advantage_leaps_over_others_decisions() -> None:
    """Seat 0 decides at 0 and 3, seat 1 between; nobody's advantage is taken from the other's expectation."""
    found = returns(played([0, 1, 1, 0], [0.2, 0.6, 0.7, 0.4], {}, [0.5, 0.1]), TRACE)
    last_of_0, last_of_1 = 0.5 - 0.4, 0.1 - 0.7
    assert found.advantage[:, 0].tolist() == pytest.approx(
        [0.4 - 0.2 + TRACE * last_of_0, 0.7 - 0.6 + TRACE * last_of_1, last_of_1, last_of_0]
    )


def test_the_end_of_a_game_is_the_end_of_what_follows_from_it() -> None:
    """What seat 1 did before the end gets the reward; what follows belongs to another game."""
    found = returns(played([1, 0, 1], [0.3, 0.4, 0.9], {1: [1.0, 0.0]}, [0.5, 0.5]), TRACE)
    assert found.advantage[:, 0].tolist() == pytest.approx([0.0 - 0.3, 1.0 - 0.4, 0.5 - 0.9])
    assert found.points[:2, 0].tolist() == pytest.approx([0.0, 2.0])


def test_shares_begin_with_the_own_seat_and_add_up_to_one() -> None:
    found = returns(played([1, 0], [0.3, 0.4], {1: [0.8, 0.2]}, [0.5, 0.5]), TRACE)
    assert found.shares[1, 0].tolist() == pytest.approx([0.8, 0.2])
    assert found.shares[0, 0].sum() == pytest.approx(1.0)
    assert found.shares[0, 0, 0] < found.shares[0, 0, 1]
