"""A net while it learns: the same as `nets/forward.py`, with gradients, for many positions at once.

Actions come as one list of all positions' actions, each with the number of its position: lists differ in length, and
padding would be most of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812  # as everybody calls it

from langbord.nets.form import NONE, Form, Size
from langbord.nets.forward import TINY, Weights


class Brain(nn.Module):
    """One net for all seats, numbers of players and options of a game."""

    def __init__(self, form: Form, size: Size) -> None:
        super().__init__()
        self.form, self.size = form, size
        width, layers, depth = size
        self.first = nn.Linear(form.inputs, width)
        self.deep = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.table = nn.Parameter(torch.randn(form.rows + 1, depth) / 2)
        self.numbers = nn.Linear(form.numbers, depth, bias=False)
        self.action = nn.Linear(depth, depth)
        self.query = nn.Linear(width, depth)
        self.value = nn.Linear(width, form.seats)
        self.points = nn.Linear(width, 1)
        for head in (self.query, self.value, self.points):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)
        # How large inputs and features usually are: they are divided by it; in a file the weights are
        self.input_scale: Tensor
        self.number_scale: Tensor
        self.register_buffer("input_scale", torch.ones(form.inputs))
        self.register_buffer("number_scale", torch.ones(form.numbers))
        self._columns: Tensor
        self._starts: Tensor
        self.register_buffer("_columns", torch.tensor([*form.columns, [NONE] * 3]), persistent=False)
        self.register_buffer("_starts", torch.tensor([*form.starts, [NONE] * 3]), persistent=False)

    def rows(self, features: Tensor) -> Tensor:
        """The table's rows for actions with these features: their kind and their arguments."""
        kind = features[:, 0].long()
        kind = torch.where(kind == NONE, self.form.let_be, kind)
        columns, starts = self._columns[kind], self._starts[kind]
        value = features.gather(1, columns.clamp(min=0)).long()
        absent = (columns == NONE) | (value == NONE)
        return torch.cat([kind[:, None], torch.where(absent, self.form.rows, starts + value)], 1)

    def look(self, seen: Tensor) -> Tensor:
        """The trunk: what it makes of observations."""
        h = F.relu(F.linear(seen.to(self._kind(seen)), self.first.weight * self.input_scale, self.first.bias))
        for layer in self.deep:
            h = h + F.relu(layer(_normal(h)))
        return _normal(h)

    def likes(self, h: Tensor, rows: Tensor, numbers: Tensor, owner: Tensor) -> Tensor:
        """How much each action is liked, before that is made a chance; `owner`: the position that it belongs to."""
        known = _Known.apply(self.table, rows) if rows.is_cuda else _known(self.table, rows)
        e = F.relu(known + F.linear(numbers.to(self._kind(numbers)), self.numbers.weight * self.number_scale))
        e = F.relu(self.action(e))
        # `index_select` and not `[owner]`: the gradient of that would be sorted by rows before it is added up
        return (self.query(h).float().index_select(0, owner) * e.float()).sum(-1)

    def shares(self, h: Tensor, players: Tensor) -> Tensor:
        """The logarithms of the shares in the win that seats can expect, the own one first; they add up to one."""
        seats = torch.arange(self.form.seats, device=h.device)
        return self.value(h).float().masked_fill(seats >= players[:, None], -1e9).log_softmax(-1)

    def take(self, weights: Weights) -> None:
        """Become a net that was kept as data; `input_scale` and `number_scale` stay as they are."""

        def tensor(array: NDArray[np.float32]) -> Tensor:
            return torch.as_tensor(array, device=self.table.device)

        with torch.no_grad():
            self.first.weight.copy_(tensor(weights.first).T / self.input_scale)
            self.first.bias.copy_(tensor(weights.first_bias))
            for layer, weight, bias in zip(self.deep, weights.deep, weights.deep_bias, strict=True):
                layer.weight.copy_(tensor(weight).T)
                layer.bias.copy_(tensor(bias))
            self.table[: self.form.rows].copy_(tensor(weights.table))
            self.numbers.weight.copy_(tensor(weights.numbers).T / self.number_scale)
            for part, name in ((self.query, "query"), (self.action, "action"), (self.value, "value")):
                part.weight.copy_(tensor(getattr(weights, name)).T)
                part.bias.copy_(tensor(getattr(weights, f"{name}_bias")))

    def weights(self) -> Weights:
        """The same net as data."""

        def array(tensor: Tensor) -> NDArray[np.float32]:
            return np.ascontiguousarray(tensor.detach().float().cpu().numpy())

        return Weights(
            first=array((self.first.weight * self.input_scale).T),
            first_bias=array(self.first.bias),
            deep=array(torch.stack([layer.weight.T for layer in self.deep])),
            deep_bias=array(torch.stack([layer.bias for layer in self.deep])),
            query=array(self.query.weight.T),
            query_bias=array(self.query.bias),
            table=array(self.table[: self.form.rows]),
            numbers=array((self.numbers.weight * self.number_scale).T),
            action=array(self.action.weight.T),
            action_bias=array(self.action.bias),
            value=array(self.value.weight.T),
            value_bias=array(self.value.bias),
        )

    def _kind(self, tensor: Tensor) -> torch.dtype:
        return torch.bfloat16 if tensor.is_cuda else torch.float32


def _known(table: Tensor, rows: Tensor) -> Tensor:
    """The sum of some rows of a table, for each action; the last row stands for nothing."""
    return F.embedding_bag(rows.int(), table, mode="sum", padding_idx=len(table) - 1)


class _Known(torch.autograd.Function):
    """The same on a GPU, where the library's gradient sorts all rows: a product with noughts and ones is quicker."""

    @staticmethod
    def forward(ctx: Any, table: Tensor, rows: Tensor) -> Tensor:
        ctx.save_for_backward(rows)
        ctx.size = len(table)
        return _known(table, rows)

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor, None]:
        (rows,) = ctx.saved_tensors
        named = torch.zeros(len(rows), ctx.size, dtype=torch.bfloat16, device=rows.device).scatter_(1, rows.long(), 1.0)
        found = (named.T @ gradients[0].bfloat16()).float()
        found[-1] = 0.0
        return found, None


def _normal(h: Tensor) -> Tensor:
    h = h.float()
    return h * torch.rsqrt(h.square().mean(-1, keepdim=True) + TINY)


# --- Lists of different lengths: `owner` says to which position each number belongs ---------------------------------


def chances(likes: Tensor, owner: Tensor, positions: int) -> Tensor:
    """The logarithm of each action's chance among those of its position."""
    top = likes.new_full((positions,), -torch.inf).scatter_reduce(0, owner, likes.detach(), "amax")
    total = likes.new_zeros(positions).index_add(0, owner, (likes - top[owner]).exp())
    return likes - (top + total.log()).index_select(0, owner)


def sums(numbers: Tensor, owner: Tensor, positions: int) -> Tensor:
    return numbers.new_zeros(positions).index_add(0, owner, numbers)


def best(numbers: Tensor, owner: Tensor, positions: int) -> Tensor:
    """Where in the list each position's highest number stands; of equals the first."""
    top = numbers.new_full((positions,), -torch.inf).scatter_reduce(0, owner, numbers, "amax")
    places = torch.arange(len(numbers), device=numbers.device)
    far = torch.full((positions,), len(numbers), device=numbers.device)
    return far.scatter_reduce(0, owner, torch.where(numbers >= top[owner], places, len(numbers)), "amin")


def drawn(logs: Tensor, owner: Tensor, positions: int) -> Tensor:
    """Where in the list an action stands that is drawn by the chances with these logarithms."""
    noise = torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)
    return best(logs - torch.log(-torch.log(noise)), owner, positions)
