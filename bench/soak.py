"""Very many random games: every one ends and loses nothing; some are played plain and compiled, step by step.

python bench/soak.py tickets --games 1000000 --plain 2000
"""

from __future__ import annotations

import argparse
import time

from rich.progress import track

from langbord.core.conformance import check_many, check_plain_equals_compiled
from langbord.core.game import get_game

BATCH = 10_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1_000_000, help="watched compiled games, over all tables")
    parser.add_argument("--plain", type=int, default=2_000, help="games compared plain and compiled")
    asked = parser.parse_args()
    game = get_game(asked.game)
    book, tables = game.book(), [game.options(players=players) for players in game.seats]
    begin, steps, played = time.perf_counter(), 0, 0
    for batch in track(range(-(-asked.games // BATCH)), "watched"):
        games = min(BATCH, asked.games - played)
        steps += sum(check_many(game, book, tables[batch % len(tables)], games=games, seed=batch))
        played += games
    print(
        f"{played:,} watched games, {steps:,} steps, {time.perf_counter() - begin:.0f} s: all ended, nothing was lost"
    )
    begin, steps = time.perf_counter(), 0
    for seed in track(range(asked.plain), "plain = compiled"):
        steps += check_plain_equals_compiled(game, book, tables[seed % len(tables)], seed)
    print(f"{asked.plain:,} games, {steps:,} steps, {time.perf_counter() - begin:.0f} s: plain = compiled at every one")


if __name__ == "__main__":
    main()
