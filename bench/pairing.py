"""Let people seek each other: how long they wait, and how far apart they are who play together.

    python bench/pairing.py --people 1000 --minutes 30 --players 2

People come at random times; their ratings are spread as those of people are. The pool is paired every second, as the
server does it; whoever is paired is gone.
"""

from __future__ import annotations

import argparse
import random
import statistics
from typing import NamedTuple

from langbord.server.clock import SECOND
from langbord.server.meeting.pairing import Seeker, pair

MEAN, SPREAD = 1000.0, 300.0  # of ratings


class Outcome(NamedTuple):
    waits: list[float]  # seconds, of each who was paired
    distances: list[float]  # between the strongest and the weakest of each table
    left: int  # people whom nobody was left for
    any_distance: float  # the median, had they been paired at random


def simulate(people: int, minutes: float, players: int, seed: int = 1) -> Outcome:
    """All of them come within so many minutes; the pool is paired on until nobody more can be."""
    rng = random.Random(seed)
    ratings = [rng.gauss(MEAN, SPREAD) for _ in range(people)]
    comes = sorted(int(rng.uniform(0, minutes * 60 * SECOND)) for _ in range(people))
    coming = [Seeker(str(k), rating, since) for k, (rating, since) in enumerate(zip(ratings, comes, strict=True))]
    waiting: list[Seeker] = []
    waits: list[float] = []
    distances: list[float] = []
    at = 0
    while coming or (len(waiting) >= players and at < 2 * minutes * 60 * SECOND + 10**6):
        at += SECOND
        while coming and coming[0].since <= at:
            waiting.append(coming.pop(0))
        for group in pair(waiting, players, at):
            waits += [seeker.waited(at) / SECOND for seeker in group]
            strengths = [seeker.rating for seeker in group]
            distances.append(max(strengths) - min(strengths))
            waiting = [seeker for seeker in waiting if seeker not in group]
    tables = [rng.sample(ratings, players) for _ in range(1000)]
    at_random = statistics.median(max(table) - min(table) for table in tables)
    return Outcome(waits, distances, len(waiting), at_random)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--minutes", type=float, nargs="+", default=[10, 60, 600])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    given = parser.parse_args()
    print("| people | within | players | wait: median, 95 %, longest | apart: median, 95 % | at random | left |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for minutes in given.minutes:
        for players in given.players:
            found = simulate(given.people, minutes, players)
            waits, apart = sorted(found.waits), sorted(found.distances)
            high = int(0.95 * len(waits)), int(0.95 * len(apart))
            times = f"{statistics.median(waits):.0f}, {waits[high[0]]:.0f}, {waits[-1]:.0f} s"
            points = f"{statistics.median(apart):.0f}, {apart[high[1]]:.0f}"
            print(
                f"| {given.people} | {minutes:g} min | {players} | {times} | {points} | {found.any_distance:.0f}"
                f" | {found.left} |"
            )


if __name__ == "__main__":
    main()
