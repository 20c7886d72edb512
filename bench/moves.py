"""Random games of each kind: the moves of every step, applied to the view before it, give the view after it.

python bench/moves.py GAME --games 500
python bench/moves.py GAME --games 500 --option turns=40
"""

from __future__ import annotations

import argparse
import time

from rich.progress import track

from langbord.core.conformance import check_moves, random_play
from langbord.core.game import get_game

TOLD = 100  # games after which it is told how far it is


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500, help="random games, at all kinds of tables in turn")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=NUMBER", help="an option that is a number"
    )
    asked = parser.parse_args()
    game = get_game(asked.game)
    chosen = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    tables = list(game.every_table(**chosen))
    begun, steps = time.process_time(), 0
    for seed in track(range(asked.games), f"{game.name}, {len(tables)} kinds of tables"):
        options = tables[seed % len(tables)]
        for match in random_play(game, game.book(), options, seed, curious=seed % 2 == 1):
            if match.moments:
                check_moves(match, [None, *range(options.players)], f"{game.name}, seed {seed}, step {steps}")
                match.moments.clear()  # they hold whole states
                steps += 1
        if (seed + 1) % TOLD == 0 or seed + 1 == asked.games:
            spent = time.process_time() - begun
            print(f"{game.name}: {steps} steps of {seed + 1} games, for every viewer, {spent:.0f} s of one processor")


if __name__ == "__main__":
    main()
