"""Random games on a CUDA GPU beside the CPU: equal games, equal batches, and how many steps a second.

python bench/gpu.py tickets                    every number of players
python bench/gpu.py tickets --equal 10000 --games 4194304
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numba import cuda

import langbord
from langbord.core import cuda as gpu
from langbord.core.conformance import buffers
from langbord.core.game import Game, Options, get_game
from langbord.many import Batch


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--equal", type=int, default=10_000, help="games compared with the CPU")
    parser.add_argument("--games", type=int, default=1 << 21, help="games timed on the GPU")
    parser.add_argument("--batch", type=int, default=1 << 16, help="games side by side, timed with observations")
    parser.add_argument("--decisions", type=int, default=200, help="of each game of a batch that is compared")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=NUMBER", help="an option that is a number"
    )
    asked = parser.parse_args()
    game = get_game(asked.game)
    gpu.cuda_module()
    name = cuda.get_current_device().name
    print(f"GPU: {name.decode() if isinstance(name, bytes) else name}")
    for players in game.seats:
        chosen = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
        options = game.options(players=players, **chosen)
        compare(game, options, asked.equal, asked.seed)
        measure(game, options, asked.games, asked.seed)
        compare_batches(game, players, chosen, asked)
        measure_batch(game, players, chosen, asked)


def compare(game: Game, options: Options, games: int, seed: int) -> None:
    """The same games on both, state by state."""
    book, players = game.book(), options.players
    states = game.start(book, options).to_array(games)
    rng, scratch, tally = buffers(game)
    game.compiled.simulate["playouts"](states, book.table.to_array(), seed, rng, scratch, tally)
    played = gpu.playouts(game, book, options, games, seed)
    if not np.array_equal(played.states, states):
        different = int((played.states != states).sum())
        raise SystemExit(f"{players} players: {different} of {games} games differ between GPU and CPU")
    print(f"{players} players: GPU = CPU over {games} games, {int(tally.sum())} steps")


def measure(game: Game, options: Options, games: int, seed: int) -> None:
    played = gpu.playouts(game, game.book(), options, games, seed)
    per_second = (count / played.seconds / 1e6 for count in (games, played.decisions, played.deals))
    rate, decisions, deals = per_second
    print(
        f"{options.players} players: {rate:.2f} M games/s, {decisions + deals:.0f} M steps/s "
        f"({decisions:.0f} M decisions, {deals:.0f} M deals)"
    )


def compare_batches(game: Game, players: int, options: dict[str, Any], asked: argparse.Namespace) -> None:
    """The same random decisions on both: states, observations, masks and what greedy would do, decision by decision."""
    games = min(1000, asked.equal)
    here, there = (
        langbord.batch(game, games, players, device=device, seed=asked.seed, **options) for device in ("cpu", "cuda")
    )
    for decision in range(asked.decisions):
        for what in ("states", "seat", "observation", "mask", "over", "rewards"):
            if not np.array_equal(getattr(here, what), here_of(there, getattr(there, what))):
                raise SystemExit(f"{players} players, decision {decision}: {what} differ between GPU and CPU")
        if decision % 10 == 0:
            saved = here.save()
            differing = int((here.chosen("greedy") != here_of(there, there.chosen("greedy"))).sum())
            here.load(saved)
            there.load(saved)
            if differing:
                print(f"{players} players, decision {decision}: greedy chooses otherwise in {differing} games")
        actions = here.chosen("random").copy()
        if not np.array_equal(actions, here_of(there, there.chosen("random"))):
            raise SystemExit(f"{players} players, decision {decision}: random choices differ between GPU and CPU")
        here.step(actions)
        there.step(actions)
    print(f"{players} players: GPU = CPU over {games} games side by side, {asked.decisions} decisions each")


def here_of(games: Batch, array: Any) -> Any:
    """An array of the GPU as NumPy has them."""
    return games.device.get(array)


def measure_batch(game: Game, players: int, options: dict[str, Any], asked: argparse.Namespace) -> None:
    """Decisions a second with the observation and the legal actions of every decision written to the GPU's memory."""
    games = langbord.batch(game, asked.batch, players, device="cuda", seed=asked.seed, **options)

    def decide(times: int) -> None:
        for _ in range(times):
            games.observation, games.legal  # noqa: B018  # written when asked for
            games.step(games.chosen("random"), trusted=True)
        cuda.synchronize()

    decide(2)
    begin = time.perf_counter()
    decide(50)
    rate = 50 * asked.batch / (time.perf_counter() - begin)
    print(f"{players} players: {rate / 1e6:.1f} M decisions/s of {asked.batch} games, observed and listed")


if __name__ == "__main__":
    main()
