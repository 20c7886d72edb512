"""Random games on a CUDA GPU beside the CPU: equal games, and how many steps a second.

python bench/gpu.py tickets                    every number of players
python bench/gpu.py tickets --equal 10000 --games 4194304
"""

from __future__ import annotations

import argparse

import numpy as np
from numba import cuda

from langbord.core import cuda as gpu
from langbord.core.conformance import buffers
from langbord.core.game import Game, Options, get_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--equal", type=int, default=10_000, help="games compared with the CPU")
    parser.add_argument("--games", type=int, default=1 << 21, help="games timed on the GPU")
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


if __name__ == "__main__":
    main()
