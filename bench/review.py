"""Can reviews be believed, and are they quick? Games of middling bots, reviewed as a server reviews them.

    python bench/review.py tickets --cases 200

*seconds*: of a whole review on two cores, the longest too; *work*: of the processors together, which tells more on a
machine that is busy. *agree*: of the clear mistakes named, the share of which a
search of ten times the budget says the same: it would not have done what was done, and what the review liked better is
better there, too. *costs*: of how many seats the costs add up to no more than the falls of its curve; the largest sum.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

import msgspec

import langbord
from langbord.bots import decide, get_bot
from langbord.bots.analysis import Analyst, Decision, Review, number_of, review
from langbord.bots.budget import REVIEW_BUDGET, Budget
from langbord.core.game import Game, get_game
from langbord.core.match import Match

BOTS = ["easy", "medium"]
TIMES = 10  # the budget of the search that is asked for its opinion
LONGEST = 6000  # steps


class Found(NamedTuple):
    match: Match
    review: Review
    seconds: float  # on the clock
    work: float  # of processors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--cases", type=int, default=200, help="clear mistakes to be looked at")
    parser.add_argument("--players", type=int, action="append", help="numbers of players in turn; by default all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = get_game(asked.game)
    players = asked.players or [number for number in game.seats if number > 1]
    found, agreed = list[Found](), list[bool]()
    for number, match in enumerate(games(game, players, asked.seed)):
        found.append(reviewed(match, REVIEW_BUDGET))
        if number == 0:  # what was compiled or read on the way is not the review's
            found[0] = reviewed(match, REVIEW_BUDGET)
        agreed += opinions(found[-1], REVIEW_BUDGET)
        print(f"{number + 1} games, {len(agreed)} cases, {sum(agreed)} agreed", end="\r", flush=True)
        if len(agreed) >= asked.cases:
            break
    report(game, found, agreed)


def games(game: Game, players: list[int], seed: int) -> Iterator[Match]:
    while True:
        for count in players:
            seed += 1
            match = langbord.new(game.name, players=count, seed=seed)
            bots = [get_bot(BOTS[seat % len(BOTS)], seed * 10 + seat) for seat in range(count)]
            while not match.over and len(match.moments) < LONGEST:
                seat = match.awaited[0]
                match.play(decide(match, seat, bots[seat], len(match.moments)), seat)
            if match.over:
                yield match


def reviewed(match: Match, budget: Budget) -> Found:
    begin, worked = time.perf_counter(), time.process_time()
    made = review(match, budget)
    return Found(match, made, time.perf_counter() - begin, time.process_time() - worked)


def opinions(found: Found, budget: Budget) -> list[bool]:
    """What a search of many times the budget, by other chances, says of the mistakes that were named."""
    larger = msgspec.structs.replace(budget, iterations=TIMES * (budget.iterations or 0))
    analyst = Analyst(found.match, larger, seed=12345)
    return [says_so(analyst, found.match, decision) for decision in found.review.turning_points]


def says_so(analyst: Analyst, match: Match, decision: Decision) -> bool:
    moment = match.moments[decision.step]
    compared = analyst.compare(decision.step, moment, number_of(match, moment, decision.best))
    return compared.possible > compared.expected and analyst.best(moment) != moment.action


def report(game: Game, found: list[Found], agreed: list[bool]) -> None:
    seconds = [one.seconds for one in found]
    sums = [pair for one in found for pair in costs(one.review)]
    within = fmean(cost <= fall for cost, fall in sums)
    print("| game | games | seconds | longest | work | cases | agree | costs within | largest sum |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    cells = [game.name, str(len(found)), f"{fmean(seconds):.2f}", f"{max(seconds):.2f}"]
    cells += [f"{fmean(one.work for one in found):.2f}", str(len(agreed)), f"{fmean(agreed):.0%}", f"{within:.0%}"]
    print("|", " | ".join([*cells, f"{max(cost for cost, _ in sums):.0%}"]), "|")


def costs(found: Review) -> Iterator[tuple[float, float]]:
    """Of each seat what its mistakes cost, and by how much its curve fell altogether."""
    for seat, curve in enumerate(found.chances):
        falls = sum(max(0.0, before - after) for before, after in itertools.pairwise(curve))
        yield sum(one.loss for one in found.turning_points if one.seat == seat), falls


if __name__ == "__main__":
    main()
