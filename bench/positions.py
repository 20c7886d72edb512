"""Very many positions: those of random games are accepted; edited ones are refused with a sentence or played out.

python bench/positions.py GAME --games 10000 --edits 100000
python bench/positions.py GAME --games 0 --edits 100000 --plain 1 --option turns=100
"""

from __future__ import annotations

import argparse
import time

from rich.progress import track
from soak import every_table

from langbord.core.game import get_game
from langbord.core.tampering import check_edits, check_moments
from langbord.core.warmup import warm_up

BATCH = 200  # edits at a table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="random games of which every position is looked at")
    parser.add_argument("--edits", type=int, default=100_000, help="edited positions, over all tables")
    parser.add_argument("--plain", type=int, default=10, help="of so many that are accepted, one is played plain too")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=NUMBER", help="an option that is a number"
    )
    asked = parser.parse_args()
    game = get_game(asked.game)
    chosen = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    tables = list(every_table(game, chosen))
    print(f"{game.name}: {len(tables)} tables: every number of players with every set of options")
    warm_up(game)
    begun, positions = time.perf_counter(), 0
    for number in track(range(asked.games), "random games"):
        table = game.options(**tables[number % len(tables)])
        positions += check_moments(game, game.book(), table, number)
    print(f"{positions} positions of {asked.games} games accepted, {time.perf_counter() - begun:.0f} s")
    begun, accepted, batches = time.perf_counter(), 0, -(-asked.edits // BATCH)
    for number in track(range(batches), "edited positions"):
        table = game.options(**tables[number % len(tables)])
        accepted += check_edits(game, game.book(), table, BATCH, number, plain=asked.plain)
    refused = batches * BATCH - accepted
    print(f"{refused} refused, {accepted} accepted and played, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
