"""How many iterations a second the search makes on one core, beside the same work in plain Python.

    python bench/search.py            # all games
    python bench/search.py tickets

From the middle of a greedy game. An iteration redeals, walks down the tree, adds a decision, plays on and rates the
end; the plain count is of redealing, playing on and rating alone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import langbord
from langbord.bots import decide, get_bot, search
from langbord.bots.budget import Budget
from langbord.bots.levels import tuning_of
from langbord.bots.search import DEPTH, Tools
from langbord.bots.searcher import Searcher
from langbord.core.match import Match
from langbord.core.plugins import game_names
from langbord.core.simulate import RNG_WORDS

SECONDS = 3.0
DECISIONS = 40


def pace(work: Callable[[], int]) -> float:
    """Of what `work` counts, so many a second."""
    work()
    begin, done = time.perf_counter(), 0
    while time.perf_counter() - begin < SECONDS:
        done += work()
    return done / (time.perf_counter() - begin)


def middle(game: str, players: int) -> Match:
    match, bot = langbord.new(game, players=players, seed=1), get_bot("greedy", 1)
    for _ in range(DECISIONS):
        match.play(decide(match, match.awaited[0], bot, 1), match.awaited[0])
    return match


def compiled_pace(match: Match) -> float:
    searcher = Searcher(match.game, match.book, tuning_of(match.game.name), Budget(iterations=200))
    return pace(lambda: sum(f.visits for f in searcher.search(match.state, match.awaited[0], 1)))


def plain_pace(match: Match) -> float:
    seats = match.game.most_seats
    tuning, scratch = tuning_of(match.game.name), match.game.scratch
    play_on, rate = match.game.bind(search.play_on), match.game.bind(search.rate)
    rng = [7] * RNG_WORDS
    tools = Tools(
        rng=rng,
        actions=[0] * (scratch + 1),
        tried=[0] * (scratch + 1),
        worth=[0.0] * (scratch + 1),
        path=[0] * DEPTH,
        points=[0.0] * seats,
        ranks=[0] * seats,
        cursor=[0],
        interrupts=int(match.game.interrupts),
        let_be=match.game.actions.count,
    )

    def playout() -> int:
        state = match.state.copy()
        match.game.plain.redeal(state, match.book.table, match.awaited[0], rng)
        play_on(state, match.book.table, tools, tuning)
        rate(state, match.book.table, tools, tuning)
        return 1

    return pace(playout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*game_names(), []], metavar="GAME", help="by default all")
    wishes = parser.parse_args()
    print("| game | players | decisions played on | iterations/s, compiled | plain Python | ratio |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in wishes.games or game_names():
        match = middle(game, 3)
        fast, slow = compiled_pace(match), plain_pace(match)
        ahead = tuning_of(game).ahead
        on = "all" if ahead > match.game.max_steps else f"{ahead:g}"
        print(f"| {game} | 3 | {on} | {fast:,.0f} | {slow:,.1f} | {fast / slow:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
