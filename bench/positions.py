"""Very many positions: those of random games are accepted; edited ones are refused with a sentence or played out.

python bench/positions.py GAME --games 10000 --edits 100000
python bench/positions.py GAME --games 0 --edits 100000 --plain 1 --option turns=100
python bench/positions.py GAME --games 10000 --edits 100000 --processes 16
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial

from langbord.core.game import Options, get_game
from langbord.core.tampering import check_edits, check_moments
from langbord.core.warmup import warm_up

BATCH = 200  # edits at a table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="random games of which every position is looked at")
    parser.add_argument("--edits", type=int, default=100_000, help="edited positions, over all tables")
    parser.add_argument("--plain", type=int, default=10, help="of so many that are accepted, one is played plain too")
    parser.add_argument("--first", type=int, default=0, help="the first of the games, so that lots add up")
    parser.add_argument("--first-edit", type=int, default=0, help="the first of the edits, likewise")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=NUMBER", help="an option that is a number"
    )
    asked = parser.parse_args()
    game = get_game(asked.game)
    chosen = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    tables = list(game.every_table(**chosen))
    print(f"{game.name}: {len(tables)} tables: every number of players with every set of options")
    warm_up(game)
    games, lot = range(asked.first, asked.first + asked.games), asked.first_edit // BATCH
    batches = range(lot, lot - (-asked.edits // BATCH))
    with ProcessPoolExecutor(asked.processes) as pool:
        for done, positions in told(pool, partial(moments, asked.game, tables), games):
            print(f"{positions:,} positions of {done:,} games accepted", flush=True)
        for done, accepted in told(pool, partial(edits, asked.game, tables, asked.plain), batches):
            print(f"{done * BATCH - accepted:,} edits refused, {accepted:,} accepted and played", flush=True)


def told(pool: Executor, check: Callable[[int], int], numbers: range) -> Iterator[tuple[int, int]]:
    """Ten times on the way how many were looked at, and what was found in all: a run that is broken off has told."""
    total, step = 0, max(1, len(numbers) // 10)
    for done, found in enumerate(pool.map(check, numbers), 1):
        total += found
        if done % step == 0 or done == len(numbers):
            yield done, total


def moments(name: str, tables: list[Options], number: int) -> int:
    """Positions of one random game."""
    game = get_game(name)
    return check_moments(game, game.book(), tables[number % len(tables)], number)


def edits(name: str, tables: list[Options], plain: int, number: int) -> int:
    """Of some edited positions those that were accepted."""
    game = get_game(name)
    return check_edits(game, game.book(), tables[number % len(tables)], BATCH, number, plain=plain)


if __name__ == "__main__":
    main()
