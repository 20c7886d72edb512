"""How large the numbers of observations and features usually are, measured before anything is learned.

Most pieces are noughts and ones, others count to hundreds: each is divided by the usual size of its numbers that are
not nought, so that all are learned alike.
"""

from __future__ import annotations

import torch
from torch import Tensor

from langbord.core.pieces import Piece
from langbord.learn.brain import Brain
from langbord.learn.tables import Tables

ROUNDS = 4


def measure_scales(tables: Tables, brain: Brain, steps: int) -> None:
    """Let greedy play a while, and set the scales of a net by what was seen."""
    form = brain.form
    seen, told = _Sizes(form.inputs, tables.device), _Sizes(form.numbers, tables.device)
    for _ in range(ROUNDS * steps):
        question = tables.ask(brain)
        seen.add(question.seen)
        told.add(question.numbers)
        tables.act(tables.greedy())
    sees, does = tables.game.sees, tables.game.does
    brain.input_scale.copy_(seen.scale(list(sees.pieces.values()), 0))
    numeric = [piece for piece in does.pieces.values() if piece.offset >= form.first_number]
    brain.number_scale.copy_(told.scale(numeric, form.first_number))


class _Sizes:
    """Of the numbers of many rows that are not nought: how many, and the sum of their squares."""

    def __init__(self, size: int, device: torch.device) -> None:
        self._count = torch.zeros(size, dtype=torch.float64, device=device)
        self._squares = torch.zeros(size, dtype=torch.float64, device=device)

    def add(self, rows: Tensor) -> None:
        some = rows[:: max(1, len(rows) // 4096)].double()
        self._count += (some != 0).sum(0)
        self._squares += some.square().sum(0)

    def scale(self, pieces: list[Piece], first: int) -> Tensor:
        """One over the usual size of each piece's numbers; what was never seen is as large as it may be."""
        scale = torch.ones_like(self._count)
        for piece in pieces:
            part = slice(piece.offset - first, piece.offset - first + piece.size)
            count, squares = float(self._count[part].sum()), float(self._squares[part].sum())
            scale[part] = 1.0 / ((squares / count) ** 0.5 if count else max(1, piece.most))
        return scale.float()
