"""What players of Landnám are asked: greedy tables, with and without standing answers.

python bench/clicks.py --games 20

For each number of players, a seat and game: clicks that change nothing (one thing can be done, or only passes), windows
at which one passes, fate cards played; and the turns of a game. With standing answers, who would pass says at once that
he always does.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean
from typing import NamedTuple

import langbord
from langbord import Match
from langbord.bots import decide, get_bot

PASSES = ("pass", "pass thing", "pass always")


class Counts(NamedTuple):
    """Of one game; all but the turns for each seat on average."""

    forced: float
    passed: float
    cards: float
    turns: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    print(f"{asked.games} games each\n\n| players | standing answers | forced clicks | passes | fate cards | turns |")
    print("| --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(asked.processes) as pool:
        for players in (3, 4, 5):
            for standing in (False, True):
                games = list(pool.map(partial(counted, players, standing=standing), range(asked.games)))
                means = " | ".join(f"{fmean(column):.1f}" for column in zip(*games, strict=True))
                print(f"| {players} | {'yes' if standing else 'no'} | {means} |", flush=True)


def counted(players: int, seed: int, *, standing: bool) -> Counts:
    """One game between greedy players."""
    match = langbord.new("landnam", players=players, seed=seed, offers=3)
    found = Counter(kind for kind in answered(match, seed, standing=standing))
    turns = float(match.view(None).turn)
    return Counts(*(found[kind] / players for kind in ("forced", "passed", "card")), turns)


def answered(match: Match, seed: int, *, standing: bool) -> Iterator[str]:
    """What the players do until the game is over, as far as it is counted."""
    bot = get_bot("greedy")
    while not match.over:
        seat = match.awaited[0]
        legal = match.legal(seat)
        if len(legal) == 1 or set(legal) <= {*PASSES, "ask"}:
            yield "forced"
        text = match.text(seat, decide(match, seat, bot, seed + len(match.moments)))
        if text in PASSES:
            yield "passed"
            text = "pass always" if standing and "pass always" in legal else "pass"
        number = len(match.moments)
        match.play(text, seat)
        done = match.moments[number]
        yield from ["card"] * (sum(done.before.fate[seat]) - sum(done.after.fate[seat]))


if __name__ == "__main__":
    main()
