"""Gymnasium's own test of an environment, and games side by side as its wrappers use them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from langbord import envs
from langbord.core.errors import IllegalAction
from langbord.core.game import get_game
from langbord.core.plugins import game_names

LIMITS: dict[str, dict[str, Any]] = {"landnam": {"turns": 3, "offers": 2}}
TABLES = [(name, players) for name in game_names() for players in get_game(name).seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_the_checker(name: str, players: int) -> None:
    check_env(envs.single(name, players, illegal="replace", **LIMITS.get(name, {})), skip_render_check=True)


def test_games_side_by_side_with_a_wrapper() -> None:
    tables: Any = RecordEpisodeStatistics(envs.vector("tickets", 16, 2, others="random"))
    seen, _ = tables.reset(seed=3)
    source, returns = np.random.default_rng(1), []
    for _ in range(120):
        assert tables.single_observation_space["observation"].contains(seen["observation"][0])
        actions = [source.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, _, over, _, infos = tables.step(np.array(actions))
        if over.any():
            returns += infos["episode"]["r"][infos["_episode"]].tolist()
    assert len(returns) > 16
    assert 0.2 < np.mean(returns) < 0.8, "random against random"


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (envs.vector("tickets", 8, 3, others="greedy") for _ in range(2))
    for tables in (one, other):
        tables.reset(seed=4)
    for _ in range(20):
        masks = [tables.step(np.argmax(tables._seen()["action_mask"], axis=1))[0] for tables in (one, other)]
        assert np.array_equal(masks[0]["observation"], masks[1]["observation"])


def test_what_is_not_legal_is_refused() -> None:
    env = envs.single("tickets", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(0)
    assert isinstance(env, gymnasium.Env)
