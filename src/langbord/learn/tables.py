"""Games side by side as a net sees them: a batch whose arrays are PyTorch's, without a copy.

On a GPU the kernels of the rules and PyTorch's run one after the other, because both use the device's default stream;
`check_streams` makes sure of it. Where greedy plays, the rules run on the CPU's cores: to compile its appraisals for a
GPU takes minutes.
"""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import torch
from torch import Tensor

from langbord.bots.levels import tuning_of
from langbord.core.errors import LangbordError
from langbord.core.game import Game
from langbord.learn.brain import Brain
from langbord.learn.plan import Plan
from langbord.many import Batch, batch
from langbord.nets.form import NONE, form_of


class Question(NamedTuple):
    """What all games ask at once. Its observation is written anew by the next step."""

    seen: Tensor
    seat: Tensor
    starts: Tensor  # where each game's actions begin in the list; the last number is where all end
    owner: Tensor  # the game of each action in the list
    actions: Tensor  # their numbers
    rows: Tensor  # of the net's table
    numbers: Tensor


class Ends(NamedTuple):
    """Which games the last step ended, and what each seat got."""

    over: Tensor
    wins: Tensor  # shares in the win
    reward: Tensor  # what is learned from: these, and shares by points
    points: Tensor  # in units of `Tables.unit`


class Tables:
    """The games that a net learns from, or is measured in."""

    def __init__(self, game: Game, plan: Plan, seed: int, games: int, *, greedy: bool = False, **wishes: Any) -> None:
        self.game, self.device = game, torch.device(plan.device)
        played_on = "cpu" if greedy else plan.device
        if played_on == "cuda":
            check_streams()
        self.batch: Batch = batch(
            game,
            games,
            tables=plan.tables(game),
            device=played_on,
            seed=seed,
            reward="both",
            interrupts=plan.interrupts,
            **wishes,
        )
        self.players = self.tensor(self.batch.players)
        self._points_share = plan.points_share
        self._lead = tuning_of(game.name).points  # so many points more, and a win is e times likelier
        self.unit = 10 * self._lead  # in which points are counted
        self._form = form_of(game)

    def __len__(self) -> int:
        return len(self.batch)

    def tensor(self, array: Any) -> Tensor:
        """An array of the batch, not copied where it is on the device already."""
        return torch.as_tensor(array, device=self.device)

    def _array(self, tensor: Tensor) -> Any:
        """The other way round."""
        return tensor if self.batch.device.name == "cuda" else tensor.cpu().numpy()

    def ask(self, brain: Brain) -> Question:
        listed = self.batch.listed
        features, starts = self.tensor(listed.features), self.tensor(listed.starts)
        numbers = features[:, self._form.first_number :].masked_fill(features[:, :1] == NONE, 0)
        games = torch.arange(len(self), device=self.device)
        owner = games.repeat_interleave(starts.diff(), output_size=len(features))
        return Question(
            seen=self.tensor(self.batch.observation),
            seat=self.tensor(self.batch.seat).clone(),
            starts=starts,
            owner=owner,
            actions=self.tensor(listed.actions).long(),
            rows=brain.rows(features),
            numbers=numbers,
        )

    def seen_by(self, seat: int) -> Tensor:
        """What a seat sees in every game that has one of that number."""
        return self.seen_from(torch.where(self.players > seat, seat, NONE))

    def seen_from(self, seats: Tensor) -> Tensor:
        """What a seat of each game sees; written over by the next question."""
        return self.tensor(self.batch.observe(self._array(seats)))

    def greedy(self) -> Tensor:
        """What greedy would do."""
        return self.tensor(self.batch.chosen("greedy")).clone()

    def act(self, actions: Tensor) -> Ends:
        """An action for each game; NONE leaves one as it is."""
        self.batch.step(self._array(actions), trusted=True)
        both = self.tensor(self.batch.rewards)
        wins, points = both[:, :, 0].clone(), both[:, :, 1]
        absent = torch.arange(self._form.seats, device=self.device) >= self.players[:, None]
        shares = (points / self._lead).masked_fill(absent, -torch.inf).softmax(-1)
        nobody = wins.sum(-1, keepdim=True) == 0  # a game that nobody won is everybody's
        won = torch.where(nobody, (~absent) / self.players[:, None], wins)
        reward = (1 - self._points_share) * won + self._points_share * shares
        return Ends(self.tensor(self.batch.over).bool(), wins, reward, points / self.unit)


def check_streams() -> None:
    """Would the kernels of the rules and PyTorch's wait for each other?"""
    if (
        os.environ.get("NUMBA_CUDA_PER_THREAD_DEFAULT_STREAM", "0") != "0"
        or torch.cuda.current_stream().cuda_stream != 0
    ):
        raise LangbordError("training needs the default CUDA stream: unset NUMBA_CUDA_PER_THREAD_DEFAULT_STREAM")
