"""Golden records: finished games, one for each way a game can end and each rare situation, replayed on every run.

A game lists its situations in `tests/<game>/situations.py`: a name, and a test that tells whether a match shows it.

    python -m tests.golden tickets          look for games for situations that have no record yet, and keep them
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import langbord
from langbord import Match
from langbord.core.game import get_game


class Situation(NamedTuple):
    """Something that a golden record shows."""

    shows: Callable[[Match], bool]
    choose: Callable[[Match, int, random.Random], str]  # how the players play so that it comes about
    players: tuple[int, ...] = ()  # numbers of players to try; none: all
    options: dict[str, object] = {}


def play_any(match: Match, seat: int, source: random.Random) -> str:
    """Random play."""
    return source.choice(match.legal(seat))


def folder(game: str) -> Path:
    return Path(__file__).parent / game / "golden"


def situations(game: str) -> dict[str, Situation]:
    found: dict[str, Situation] = importlib.import_module(f"tests.{game}.situations").SITUATIONS
    return found


def play_out(game: str, situation: Situation, players: int, seed: int) -> Match:
    source = random.Random(seed)
    match = langbord.new(game, players=players, seed=seed, **situation.options)  # type: ignore[arg-type]
    while not match.over:
        seat = source.choice(match.awaited)
        match.play(situation.choose(match, seat, source), seat)
    return match


def candidates(game: str, situation: Situation) -> Iterator[Match]:
    for seed in range(2000):
        for players in situation.players or get_game(game).seats:
            yield play_out(game, situation, players, seed)


def main() -> None:
    (game,) = sys.argv[1:]
    folder(game).mkdir(exist_ok=True)
    for name, situation in situations(game).items():
        path = folder(game) / f"{name}.jsonl"
        if path.exists():
            continue
        match = next((match for match in candidates(game, situation) if situation.shows(match)), None)
        if match is None:
            print(f"{name}: no game found")
        else:
            path.write_text(match.record(), encoding="utf-8")
            print(f"{name}: {match.options.players} players, {len(match.moments)} steps, scores {match.scores()}")


if __name__ == "__main__":
    main()
