"""Very many random games: every one ends and loses nothing; some are played plain and compiled, step by step.

python bench/soak.py tickets --games 1000000 --plain 2000
python bench/soak.py landnam --games 200000 --plain 500 --option turns=100 --processes 16
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Literal, get_args, get_origin, get_type_hints

from rich.progress import track

from langbord.core.conformance import check_many, check_plain_equals_compiled
from langbord.core.errors import BadOptions
from langbord.core.game import Game, get_game
from langbord.core.warmup import warm_up

BATCH = 1000

Table = dict[str, Any]  # the options of a game


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
    tables = list(every_table(game, chosen))
    print(f"{game.name}: {len(tables)} tables: every number of players with every set of options")
    warm_up(game)
    watched = -(-asked.games // BATCH)
    with ProcessPoolExecutor(asked.processes) as pool:
        run(pool, "watched", partial(watch, asked.game, tables), watched, BATCH)
        run(pool, "plain = compiled", partial(compare, asked.game, tables), asked.plain, 1)


def every_table(game: Game, chosen: Table) -> Iterator[Table]:
    """Every number of players with every combination of options that are words or switches."""
    hints = get_type_hints(game.Options)
    choices = {
        name: [False, True] if hint is bool else list(get_args(hint))
        for name, hint in hints.items()
        if hint is bool or get_origin(hint) is Literal
    }
    for players in game.seats:
        for values in itertools.product(*choices.values()):
            table = {"players": players, **dict(zip(choices, values, strict=True)), **chosen}
            try:
                game.options(**table)
            except BadOptions:
                continue  # not every combination makes sense
            yield table


def watch(name: str, tables: list[Table], batch: int) -> int:
    """A batch of watched games; how many steps they took."""
    game = get_game(name)
    options = game.options(**tables[batch % len(tables)])
    return sum(check_many(game, game.book(), options, games=BATCH, seed=batch))


def compare(name: str, tables: list[Table], seed: int) -> int:
    """A game played plain and compiled; how many steps it took."""
    game = get_game(name)
    return check_plain_equals_compiled(game, game.book(), game.options(**tables[seed % len(tables)]), seed)


def run(pool: ProcessPoolExecutor, what: str, work: Callable[[int], int], batches: int, size: int) -> None:
    begin = time.perf_counter()
    steps = sum(track(pool.map(work, range(batches)), what, total=batches))
    print(f"{what}: {batches * size:,} games, {steps:,} steps, {time.perf_counter() - begin:.0f} s, no fault")


if __name__ == "__main__":
    main()
