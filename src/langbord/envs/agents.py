"""A game as a PettingZoo environment: agents act one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from langbord.envs.spaces import observation_space
from langbord.many import batch
from langbord.many.batch import Reward

Seen = dict[str, np.ndarray[Any, Any]]


class TableAEC(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """An agent at each seat of one table. An action that is not legal is refused with `IllegalAction`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: Reward = "win",
        interrupts: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self._games = batch(game, 1, players, reward=reward, interrupts=interrupts, again=False, threads=1, **options)
        self.metadata = {"name": f"langbord_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(int(self._games.players[0]))]
        seen = observation_space(self._games.game, self._games.actions)
        self._observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self._action_spaces = {agent: spaces.Discrete(self._games.actions) for agent in self.possible_agents}
        self._source, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._source, _ = seeding.np_random(seed)
        self._games.restart(int(self._source.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        """Who is to act; when the game is over, anybody who has not left."""
        seat = int(self._games.seat[0])
        return self.possible_agents[seat] if seat >= 0 else self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What the agent's seat may know; its mask is empty unless it is asked."""
        seat = self.possible_agents.index(agent)
        row = self._games.observe(np.array([seat]))[0].copy()
        mask = (
            self._games.mask[0].astype(np.int8) if self._games.seat[0] == seat else np.zeros(self._games.actions, "i1")
        )
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._games.step(np.array([action], np.int64))
        if self._games.over[0]:
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = float(self._games.rewards[0, seat])
                self.terminations[one] = True
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Nothing: `langbord play` and the server show games."""

    def close(self) -> None:
        """Nothing is open."""
