"""Decisions a second through the interfaces that learners use, beside other people's environments, in one run.

python bench/peers.py GAME [--players 4] [--games 4096] [--seconds 5]

Every decision is taken at random among the legal ones, with the observation of who decides and the mask or list of what
is legal written out, in seconds of processors: those of all threads, for machines are busy with other things. What is
not installed is left out: pip install catanatron open_spiel pettingzoo[classic] rlcard pgx envpool. The games differ,
so the figures compare interfaces and engines, not strength.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

import langbord
from langbord import envs

SOURCE = np.random.default_rng(1)


class Measured(NamedTuple):
    name: str
    decisions: float  # a second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=4096, help="side by side")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each engine")
    asked = parser.parse_args()
    measures = [our_batch, our_aec, our_openspiel, catanatron, openspiel, classics, rlcard, pgx, envpool]
    print(f"{'engine':60} {'decisions/s':>14} {'ratio':>8}")
    first: float | None = None
    for measure in measures:
        for found in measure(asked):
            first = first or found.decisions
            print(f"{found.name:60} {found.decisions:14,.0f} {first / found.decisions:8,.1f}", flush=True)


def paced(name: str, play: Callable[[], int], seconds: float) -> Measured:
    """`play` some decisions, how many it says; the first time is not counted."""
    play()
    done, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += play()
    return Measured(name, done / (time.process_time() - begin))


# --- Ours -----------------------------------------------------------------------------------------------------------


def our_batch(asked: argparse.Namespace) -> Iterator[Measured]:
    games = langbord.batch(asked.game, asked.games, asked.players, threads=1)

    def play() -> int:
        games.observation, games.legal  # noqa: B018  # written when asked for
        chosen = (SOURCE.random(len(games)) * games.legal_count).astype(int)
        games.step(games.legal[np.arange(len(games)), chosen])
        return len(games)

    name = f"langbord batch, {asked.game}, {len(games)} games, observation and list"
    yield paced(name, play, asked.seconds)


def our_aec(asked: argparse.Namespace) -> Iterator[Measured]:
    env = envs.aec(asked.game, asked.players)
    yield paced(f"langbord aec (PettingZoo), {asked.game}", lambda: play_aec(env), asked.seconds)


def our_openspiel(asked: argparse.Namespace) -> Iterator[Measured]:
    try:
        import pyspiel
    except ImportError:
        return
    envs.register_openspiel()
    wanted = f"(players={asked.players})" if asked.players else ""
    game = pyspiel.load_game(f"langbord_{asked.game}{wanted}")
    yield paced(f"langbord in OpenSpiel, {asked.game}", lambda: play_openspiel(game), asked.seconds)


# --- Others' --------------------------------------------------------------------------------------------------------


def catanatron(asked: argparse.Namespace) -> Iterator[Measured]:
    """Random players, who are given what they may do; its features of a state come with no package of it."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        decisions = 0
        while game.winning_color() is None and decisions < 5000:
            game.play_tick()
            decisions += 1
        return decisions

    yield paced("catanatron, 4 random players, list without observation", play, asked.seconds)


def openspiel(asked: argparse.Namespace) -> Iterator[Measured]:
    try:
        import pyspiel
    except ImportError:
        return
    for name in ("backgammon", "tic_tac_toe", "leduc_poker"):
        game = pyspiel.load_game(name)
        yield paced(f"OpenSpiel {name} through Python, tensor and list", lambda: play_openspiel(game), asked.seconds)  # noqa: B023


def play_openspiel(game: Any) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(SOURCE.choice(outcomes, p=chances)))
        else:
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[SOURCE.integers(len(legal))])
            decisions += 1
    return decisions


def classics(asked: argparse.Namespace) -> Iterator[Measured]:
    """PettingZoo's own board games."""
    for name in ("connect_four_v3", "tictactoe_v3", "texas_holdem_v4"):
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
            env = module.env()
        except ImportError:
            continue
        yield paced(f"PettingZoo classic {name}", lambda: play_aec(env), asked.seconds)  # noqa: B023


def play_aec(env: Any) -> int:
    env.reset(seed=int(SOURCE.integers(1 << 30)))
    decisions = 0
    for _ in env.agent_iter():
        seen, _, over, broken, _ = env.last()
        if over or broken:
            env.step(None)
        else:
            env.step(int(SOURCE.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
    return decisions


def rlcard(asked: argparse.Namespace) -> Iterator[Measured]:
    try:
        import rlcard as cards
    except ImportError:
        return
    env = cards.make("leduc-holdem", config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(int(SOURCE.choice(list(state["legal_actions"]))))
            decisions += 1
        return decisions

    yield paced("RLCard leduc-holdem", play, asked.seconds)


def pgx(asked: argparse.Namespace) -> Iterator[Measured]:
    """Side by side in JAX, on whatever device that finds."""
    try:
        import jax
        import pgx as games
    except ImportError:
        return
    env = games.make("backgammon")
    reset, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    state = [reset(jax.random.split(jax.random.PRNGKey(1), asked.games))]

    def play() -> int:
        mask = np.asarray(state[0].legal_action_mask)
        chosen = (SOURCE.random(mask.shape) * mask).argmax(axis=1)
        keys = jax.random.split(jax.random.PRNGKey(int(SOURCE.integers(1 << 30))), asked.games)
        state[0] = jax.block_until_ready(step(state[0], chosen, keys))
        return int(asked.games)

    yield paced(f"pgx backgammon, {asked.games} games, {jax.devices()[0].platform}", play, asked.seconds)


def envpool(asked: argparse.Namespace) -> Iterator[Measured]:
    """What is nearest to a board game in it: one player, but chance and a mask."""
    try:
        import envpool as pool
    except ImportError:
        return
    env = pool.make("Jumanji/Game2048-v1", env_type="gymnasium", num_envs=asked.games, num_threads=1, seed=1)
    seen = [env.reset()[0]]

    def play() -> int:
        mask = seen[0]["action_mask"]
        seen[0] = env.step((SOURCE.random(mask.shape) * mask).argmax(axis=1).astype(np.int32))[0]
        return int(asked.games)

    yield paced(f"EnvPool 2048, {asked.games} games", play, asked.seconds)


if __name__ == "__main__":
    main()
