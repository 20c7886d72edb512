"""Games as Gymnasium environments: one learner at each table, the other seats played by somebody else."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from langbord.envs.spaces import observation_space
from langbord.many import batch
from langbord.many.batch import Player, Reward
from langbord.many.rules import NONE

Seen = dict[str, np.ndarray[Any, Any]]
Illegal = Literal["refuse", "replace"]
"""What becomes of an action that is not legal: an error, or a random legal one in its place."""


class TableVector(VectorEnv[Any, Any, Any]):
    """Games side by side. The learner's seat goes round from game to game.

    A finished game is begun anew in the same step: its observation is already the next game's, and since it was over
    and not broken off, there is nothing to estimate from its last one.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        *,
        others: Player = "random",
        reward: Literal["win", "points"] = "win",
        illegal: Illegal = "refuse",
        again: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        wanted: Reward = reward
        self._games = batch(game, games, players, others=others, reward=wanted, again=again, threads=threads, **options)
        self._mine, self._illegal = np.arange(games) % self._games.players, illegal
        self.num_envs = games
        self.single_observation_space = observation_space(self._games.game, self._games.actions)
        self.single_action_space = spaces.Discrete(self._games.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._source, _ = seeding.np_random()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        if seed is not None:
            self._source, _ = seeding.np_random(seed)
        self._games.restart(int(self._source.integers(1 << 62)))
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        actions = np.asarray(actions, np.int64)
        if self._illegal == "replace":
            legal = self._games.mask[np.arange(self.num_envs), actions]
            actions = np.where(legal | (self._games.seat == NONE), actions, self._games.chosen("random"))
        self._games.step(actions)
        won = self._games.rewards[np.arange(self.num_envs), self._mine].astype(np.float64)
        return self._seen(), won, self._games.over.astype(np.bool_), np.zeros(self.num_envs, np.bool_), {}

    def _seen(self) -> Seen:
        """Copies: who learns keeps them."""
        return {"observation": self._games.observation.copy(), "action_mask": self._games.mask.astype(np.int8)}


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One table with the learner at seat 0."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(self, game: str, players: int | None = None, **wishes: Any) -> None:
        self._tables = TableVector(game, 1, players, again=False, threads=1, **wishes)
        self.observation_space = self._tables.single_observation_space
        self.action_space = self._tables.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Games that end before the learner is asked are left out."""
        super().reset(seed=seed)
        seen, _ = self._tables.reset(seed=int(self.np_random.integers(1 << 62)))
        while not seen["action_mask"].any():
            seen, _ = self._tables.reset()
        return {name: rows[0] for name, rows in seen.items()}, {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        seen, won, over, _, _ = self._tables.step([action])
        return {name: rows[0] for name, rows in seen.items()}, float(won[0]), bool(over[0]), False, {}
