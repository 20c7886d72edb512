"""Compile all that tests ask of the games: random play, contests, batches, searches, nets; found on disk later.

python tools/compile.py <game>
"""

from __future__ import annotations

import argparse

import numpy as np

import langbord
from langbord.bots.contest import GREEDY, Contest
from langbord.bots.readiness import make_ready
from langbord.core.conformance import audit_reasons, check_many
from langbord.core.game import get_game
from langbord.core.warmup import warm_up


def compile_all(name: str) -> None:
    game = get_game(name)
    book, players = game.book(), max(2, game.seats.start)
    options = game.options(players=players)
    warm_up(game)
    check_many(game, book, options, games=1, seed=1)
    audit_reasons(game, book, options, games=1, seed=1, samples=1, cap=1)
    Contest(game, book, options).play(np.full((1, players), GREEDY, np.int64), seed=1)
    games = langbord.batch(name, 1, players, seed=1)
    games.step(games.legal[:, 0])
    make_ready(game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+")
    asked = parser.parse_args()
    for name in asked.game:
        compile_all(name)


if __name__ == "__main__":
    main()
