"""What players are asked: greedy tables, with and without standing answers.

python bench/clicks.py landnam --games 20 --option offers=3 --hand fate

For each number of players, a seat and game: clicks that change nothing (one thing can be done, or only passes), windows
at which one passes, cards that leave the hand; and the turns of a game. With standing answers, who would pass says at
once that he always does.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

import langbord
from langbord import Match
from langbord.bots import decide, get_bot
from langbord.core.game import get_game

PASSES = ("pass", "pass thing", "pass always")


class Counts(NamedTuple):
    """Of one game; all but the turns for each seat on average."""

    forced: float
    passed: float
    cards: float
    turns: float


class Kind(NamedTuple):
    """What is played."""

    game: str
    options: dict[str, Any]
    hand: str  # the field of the state that holds a seat's cards


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--hand", required=True, help="the field of the state that holds a seat's cards")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=NUMBER")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    chosen = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    kind = Kind(asked.game, chosen, asked.hand)
    print(f"{asked.games} games each\n\n| players | standing answers | forced clicks | passes | cards | turns |")
    print("| --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(asked.processes) as pool:
        for players in get_game(asked.game).seats:
            for standing in (False, True):
                games = list(pool.map(partial(counted, kind, players, standing=standing), range(asked.games)))
                means = " | ".join(f"{fmean(column):.1f}" for column in zip(*games, strict=True))
                print(f"| {players} | {'yes' if standing else 'no'} | {means} |", flush=True)


def counted(kind: Kind, players: int, seed: int, *, standing: bool) -> Counts:
    """One game between greedy players."""
    match = langbord.new(kind.game, players=players, seed=seed, **kind.options)
    found = Counter(answered(match, kind.hand, seed, standing=standing))
    turns = float(getattr(match.view(None), "turn", "nan"))
    forced, passed, cards = (found[what] / players for what in ("forced", "passed", "card"))
    return Counts(forced, passed, cards, turns)


def answered(match: Match, hand: str, seed: int, *, standing: bool) -> Iterator[str]:
    """What the players do until the game is over, as far as it is counted."""
    bot = get_bot("greedy", seed)
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
        yield from ["card"] * (sum(getattr(done.before, hand)[seat]) - sum(getattr(done.after, hand)[seat]))


if __name__ == "__main__":
    main()
