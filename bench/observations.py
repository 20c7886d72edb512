"""Observations of random games, none of which may change when hidden things are dealt otherwise.

python bench/observations.py GAME                      a million, over every number of players and value of an option
python bench/observations.py GAME --observations 100000 --option turns=100
"""

from __future__ import annotations

import argparse
import time

from msgspec import structs

from langbord.core.behaviour import tables
from langbord.core.conformance import audit_observations
from langbord.core.game import get_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--observations", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=NUMBER")
    asked = parser.parse_args()
    game = get_game(asked.game)
    fixed = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    every = [structs.replace(options, **fixed) for options in tables(game)]
    begin, total = time.perf_counter(), 0
    for options in every:
        share = -(-asked.observations // len(every))
        total += audit_observations(game, game.book(), options, share, asked.seed)
    print(
        f"{game.name}: {total:,} observations of {game.sees.size} numbers at {len(every)} tables, none changed by a "
        f"redeal, in {time.perf_counter() - begin:.0f} s"
    )


if __name__ == "__main__":
    main()
