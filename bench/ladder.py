"""The ladder of levels: each level against the one below, the top against greedy, greedy against random.

    python bench/ladder.py tickets --budget-scale 0.1 --games 300 --processes 16
    python bench/ladder.py tickets --budget-scale 1 --before --seats 2      levels with nets against those without

Searches get the iterations of their level times the scale, so that the ratio between the levels stays, and no limit of
time: the tables then do not depend on the machine. Prints Markdown; docs/bots.md holds the tables. Results are kept in
a folder, and the same command goes on from there.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path

from langbord.arena.plan import make_plan
from langbord.arena.play import Played, run
from langbord.arena.statistics import Estimate, estimate, win_shares
from langbord.arena.work import Way, usual_processes
from langbord.bots import LEVELS
from langbord.bots.budget import unhurried
from langbord.bots.levels import is_search, level_bot
from langbord.core.game import get_game

QUICK_GAMES = 1000  # at least, for each pair that does not search

Pair = tuple[str, str, str]  # a title and the two bots


def pairs(game: str, scale: float, *, before: bool = False) -> list[Pair]:
    """Who is shown to be stronger than whom."""
    bots = {level: unhurried(level_bot(game, level), scale) or level for level in LEVELS}
    if before:
        without = {level: unhurried(level_bot(game, level, net=False), scale) or level for level in LEVELS}
        return [(f"{level} against {level} without a net", bots[level], without[level]) for level in LEVELS]
    steps = [(f"{high} against {low}", bots[high], bots[low]) for low, high in pairwise(LEVELS)]
    return [*steps, ("master against greedy", bots["master"], "greedy"), ("greedy against random", "greedy", "random")]


def tables(game: str) -> list[int]:
    """Two players (or the fewest more) and the full table."""
    sizes = [players for players in get_game(game).seats if players > 1]
    return sorted({sizes[0], sizes[-1]})


def share_of_wins(bot: str, played: list[Played]) -> Estimate:
    """Of games in which the bot sits alone among others."""
    return estimate(
        (game.deal, win_shares(game.places)[game.seated.index(bot)]) for game in played if game.seated.count(bot) == 1
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--budget-scale", type=float, default=0.1)
    parser.add_argument("--games", type=int, default=300, help="for each pair and table")
    parser.add_argument("--processes", type=int, default=usual_processes())
    parser.add_argument("--results", type=Path, default=Path("ladder"), help="the folder of results")
    parser.add_argument("--seats", type=int, help="only tables of this size")
    parser.add_argument("--before", action="store_true", help="levels with nets against those of before there were any")
    parser.add_argument("--level", help="only pairs of this level")
    chosen = parser.parse_args()
    chosen.results.mkdir(exist_ok=True)
    print(f"| {chosen.game} | bots | seats | games | wins | equal would be |\n| --- | --- | --- | --- | --- | --- |")
    begin = time.perf_counter()
    for seats in [chosen.seats] if chosen.seats else tables(chosen.game):
        for title, bot, others in pairs(chosen.game, chosen.budget_scale, before=chosen.before):
            if bot != others and title.startswith(chosen.level or ""):
                games = chosen.games if is_search(bot) else max(QUICK_GAMES, chosen.games)
                plan = make_plan(chosen.game, [bot, others], games, seats, challenge=True)
                name = f"{chosen.game}-{seats}-{bot}-{others}.jsonl".replace(":", "")
                played = run(plan, chosen.results / name, Way(chosen.processes))
                wins = share_of_wins(bot, played)
                print(f"| {title} | {bot}, {others} | {seats} | {len(played)} | {wins} | {1 / seats:.0%} |", flush=True)
    print(f"\n{time.perf_counter() - begin:.0f} s on {chosen.processes} processes.")


if __name__ == "__main__":
    main()
