"""Very many random games: every one ends and loses nothing; some are played plain and compiled, step by step.

python bench/soak.py tickets --games 1000000 --plain 2000
python bench/soak.py landnam --games 200000 --plain 500 --option turns=100 --processes 16
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rich.progress import track

from langbord.core.conformance import check_many, check_plain_equals_compiled
from langbord.core.game import Options, get_game
from langbord.core.warmup import warm_up

BATCH = 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1_000_000, help="watched compiled games, over all tables")
    parser.add_argument("--plain", type=int, default=2_000, help="games compared plain and compiled")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=NUMBER", help="an option that is a number"
    )
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    game = get_game(asked.game)
    chosen = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    tables = list(game.every_table(**chosen))
    print(f"{game.name}: {len(tables)} tables: every number of players with every set of options")
    warm_up(game)
    watched = -(-asked.games // BATCH)
    with ProcessPoolExecutor(asked.processes) as pool:
        run(pool, "watched", partial(watch, asked.game, tables), watched, BATCH)
        run(pool, "plain = compiled", partial(compare, asked.game, tables), asked.plain, 1)


def watch(name: str, tables: list[Options], batch: int) -> int:
    """A batch of watched games; how many steps they took."""
    game = get_game(name)
    options = tables[batch % len(tables)]
    return sum(check_many(game, game.book(), options, games=BATCH, seed=batch))


def compare(name: str, tables: list[Options], seed: int) -> int:
    """A game played plain and compiled; how many steps it took."""
    game = get_game(name)
    return check_plain_equals_compiled(game, game.book(), tables[seed % len(tables)], seed)


def run(pool: ProcessPoolExecutor, what: str, work: Callable[[int], int], batches: int, size: int) -> None:
    begin = time.perf_counter()
    steps = sum(track(pool.map(work, range(batches)), what, total=batches))
    print(f"{what}: {batches * size:,} games, {steps:,} steps, {time.perf_counter() - begin:.0f} s, no fault")


if __name__ == "__main__":
    main()
