"""PettingZoo's own tests of an environment, on every game and number of players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from langbord import envs
from langbord.core.errors import IllegalAction
from langbord.core.game import get_game
from langbord.core.plugins import game_names

LIMITS: dict[str, dict[str, Any]] = {"landnam": {"turns": 3, "offers": 2}}
TABLES = [(name, players) for name in game_names() for players in get_game(name).seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings("ignore:.*Action mask.*", "ignore:.*:UserWarning")
def test_the_api(name: str, players: int) -> None:
    api_test(envs.aec(name, players, **LIMITS.get(name, {})), num_cycles=150)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: envs.aec(name, players, **LIMITS.get(name, {})), num_cycles=60)


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_the_api_with_interrupts() -> None:
    api_test(envs.aec("landnam", 3, interrupts=True, turns=3), num_cycles=300)


def test_agents_get_their_shares_at_the_end() -> None:
    env = envs.aec("tickets", 3)
    env.reset(seed=5)
    totals, source = dict.fromkeys(env.possible_agents, 0.0), np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(source.choice(legal)))
    assert sum(totals.values()) == pytest.approx(1.0)
    assert env.agents == []


def test_who_is_not_asked_has_no_actions_and_what_is_not_legal_is_refused() -> None:
    env = envs.aec("tickets", 2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()
    with pytest.raises(IllegalAction):
        env.step(0)
