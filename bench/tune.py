"""Which tuning of the search is strongest: variants of a game's tuning against greedy, at equal iterations.

    python bench/tune.py landnam --iterations 100 --games 96 --processes 16 "ahead=10" "ahead=40" "ahead=40 points=8"

One searching seat against a table of greedy bots, from every seat, compiled. Wins, the lead over the best other seat,
and the time of a game: what is strong and slow may lose to more iterations of something quick.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from langbord.arena.statistics import estimate
from langbord.bots.contest import GREEDY, Contest
from langbord.bots.levels import tuning_of
from langbord.bots.search import Tuning
from langbord.core.game import get_game


def variant(game: str, text: str) -> Tuning:
    """The game's tuning with some numbers changed: "ahead=10 points=8"."""
    changes = dict(change.split("=") for change in text.split())
    return tuning_of(game)._replace(**{name: float(number) for name, number in changes.items()})


def play(game: str, seats: int, tuning: Tuning, iterations: int, deal: int) -> list[tuple[float, float, float]]:
    """A deal from every seat: the share in the win, the lead, and the seconds that the game took."""
    rules = get_game(game)
    contest = Contest(rules, rules.book(), rules.options(players=seats), tuning)
    found = []
    for seat in range(seats):
        policies = np.full((1, seats), GREEDY, np.int64)
        policies[0, seat] += iterations
        begin = time.perf_counter()
        results = contest.play(policies, deal)
        others = np.delete(results.points[0], seat).max()
        lead = float(results.points[0, seat] - others)
        found.append((float(results.wins()[0, seat]), lead, time.perf_counter() - begin))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("variants", nargs="*", default=[""])
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    seats = chosen.seats or min(players for players in get_game(chosen.game).seats if players > 1)
    play(chosen.game, seats, variant(chosen.game, ""), 1, 0)  # compiles what the processes will find ready
    print("| variant | wins | lead | s a game |\n| --- | --- | --- | --- |")
    with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool:
        for text in chosen.variants:
            tuning, deals = variant(chosen.game, text), range(-(-chosen.games // seats))
            tasks = [pool.submit(play, chosen.game, seats, tuning, chosen.iterations, deal) for deal in deals]
            games = [(deal, game) for deal, task in enumerate(tasks) for game in task.result()]
            wins = estimate((deal, game[0]) for deal, game in games)
            lead, seconds = (sum(game[k] for _, game in games) / len(games) for k in (1, 2))
            print(f"| {text or 'as it is'} | {wins} | {lead:.1f} | {seconds:.2f} |", flush=True)


if __name__ == "__main__":
    main()
