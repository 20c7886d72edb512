"""Very many positions: those of random games are accepted; edited ones are refused with a sentence or played out.

python bench/positions.py GAME --games 10000 --edits 100000
python bench/positions.py GAME --games 0 --edits 100000 --plain 1 --option turns=100
python bench/positions.py GAME --games 10000 --edits 100000 --processes 16
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rich.progress import track

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
    begun, batches = time.perf_counter(), -(-asked.edits // BATCH)
    with ProcessPoolExecutor(asked.processes) as pool:

        def each(check: Callable[[int], int], numbers: range, what: str) -> int:
            return sum(track(pool.map(check, numbers), what, len(numbers)))

        games = range(asked.first, asked.first + asked.games)
        positions = each(partial(moments, asked.game, tables), games, "random games")
        print(f"{positions} positions of {asked.games} games accepted, {time.perf_counter() - begun:.0f} s", flush=True)
        begun = time.perf_counter()
        accepted = each(partial(edits, asked.game, tables, asked.plain), range(batches), "edited positions")
    refused = batches * BATCH - accepted
    print(f"{refused} refused, {accepted} accepted and played, {time.perf_counter() - begun:.0f} s")


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
