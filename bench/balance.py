"""Balance of what an edition reconstructs, by games of greedy bots: a game's own `balance.py` says how it is measured.

python bench/balance.py GAME --games 2000      the page and its plots go to docs/balance
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

import numpy as np

from langbord.bots.contest import GREEDY, Contest, Results
from langbord.core.game import Game, get_game
from langbord.core.plugins import game_names

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "balance"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    wishes, further = parser.parse_known_args()
    game = get_game(wishes.game)
    if game.installed.part("balance.py") is None:
        sys.exit(f"{game.name} has no balance.py")
    FOLDER.mkdir(parents=True, exist_ok=True)
    balance = import_module(f"{game.installed.package}.balance")
    balance.main(further, FOLDER, lambda players, games: greedy_games(game, players, games))


def greedy_games(game: Game, players: int, games: int) -> Results:
    contest = Contest(game, game.book(), game.options(players=players))
    return contest.play(np.full((games, players), GREEDY, np.int64), seed=players)


if __name__ == "__main__":
    main()
