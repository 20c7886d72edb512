"""What decisions were worth: from each one to the same seat's next, whoever moved between."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from langbord.learn.rounds import Round


class Returns(NamedTuple):
    """Time first, then the game."""

    advantage: Tensor  # of what was done over what the seat expected
    shares: Tensor  # the share in the win of each seat from the own one on, as it came out
    points: Tensor  # the own points, as they came out
    hoped: Tensor  # the share of each seat, by its number, before each decision


def returns(played: Round, trace: float) -> Returns:
    """Look back from the end of a round. `trace`: how much what follows counts against what was expected (lambda)."""
    steps, games = played.seat.shape
    rows = torch.arange(games, device=played.seat.device)
    turned = (played.seat[:, :, None] + torch.arange(played.reward.shape[2], device=rows.device)) % played.players[
        :, None
    ]
    # What each seat can hope for, seen from its next decision: expected, and what came out better than that
    value, better = played.last_value, torch.zeros_like(played.last_value)
    points, more = played.last_points, torch.zeros_like(played.last_points)
    advantage, out = torch.empty_like(played.value), torch.empty_like(played.value)
    shares, hopes = torch.empty_like(played.reward), torch.empty_like(played.reward)
    for t in range(steps - 1, -1, -1):
        over, seat = played.over[t][:, None], played.seat[t]
        value, better = torch.where(over, played.reward[t], value), better.masked_fill(over, 0.0)
        points, more = torch.where(over, played.final[t], points), more.masked_fill(over, 0.0)
        hoped, counted = value + trace * better, points + trace * more
        shares[t], hopes[t] = hoped.gather(1, turned[t]), hoped
        advantage[t] = hoped[rows, seat] - played.value[t]
        out[t] = counted[rows, seat]
        value, better = _set(value, rows, seat, played.value[t]), _set(better, rows, seat, advantage[t])
        points = _set(points, rows, seat, played.points[t])
        more = _set(more, rows, seat, out[t] - played.points[t])
    return Returns(advantage, normal(shares, played.players), out, hopes)


def _set(numbers: Tensor, rows: Tensor, seat: Tensor, new: Tensor) -> Tensor:
    return numbers.index_put((rows, seat), new)


def normal(shares: Tensor, players: Tensor) -> Tensor:
    """Seats expect by what each of them sees, so their shares do not quite add up to one."""
    absent = torch.arange(shares.shape[2], device=shares.device) >= players[:, None]
    shares = shares.clamp(0.0, 1.0).masked_fill(absent, 0.0)
    return shares / shares.sum(-1, keepdim=True).clamp(min=1e-6)
