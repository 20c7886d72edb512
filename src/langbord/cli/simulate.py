"""`langbord simulate`: many games between bots, and how they did."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from langbord.bots import decide, get_bot
from langbord.core import match as matches
from langbord.core.errors import LangbordError
from langbord.core.game import Game, get_game

CHUNK = 500  # games between two looks at the clock, compiled


class Outcome(NamedTuple):
    """One game's points and places by seat, and its steps."""

    points: list[int]
    places: list[int]
    steps: int


class Tally:
    """Sums over games, by seat."""

    def __init__(self, seats: int) -> None:
        self.games = self.steps = 0
        self.points, self.places, self.wins = [0] * seats, [0] * seats, [0.0] * seats

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.steps += outcome.steps
        winners = outcome.places.count(1)
        for seat, (points, place) in enumerate(zip(outcome.points, outcome.places, strict=True)):
            self.points[seat] += points
            self.places[seat] += place
            self.wins[seat] += 1 / winners if place == 1 else 0


def simulate(
    name: str, games: int, players: int | None, bots: list[str], seed: int, edition: Path | None, options: dict[str, Any]
) -> None:
    game = get_game(name)
    for bot in bots:
        get_bot(bot)  # refuses an unknown one
    if players is None:
        players = max(len(bots), game.seats.start)
    if not bots or len(bots) > players:
        raise LangbordError(f"{len(bots)} bots were named for {players} seats")
    seated = [bots[k % len(bots)] for k in range(players)]
    chosen = game.options(players=players, **options)  # refuses what the game does not have
    tally = Tally(players)
    began = time.perf_counter()
    console = Console(stderr=True)
    with contextlib.suppress(KeyboardInterrupt), _progress(console) as progress:
        task = progress.add_task(f"{name}, {', '.join(seated)}", total=games)
        for outcome in _outcomes(game, games, seated, seed, edition, options):
            tally.add(outcome)
            progress.update(task, completed=tally.games)
    _report(Console(), tally, seated, time.perf_counter() - began)
    if tally.games < games:
        print(f"Stopped after {tally.games} of {games} games.")
    assert chosen.players == players


def _progress(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def _outcomes(
    game: Game, games: int, seated: list[str], seed: int, edition: Path | None, options: dict[str, Any]
) -> Iterator[Outcome]:
    """Compiled where all bots have a compiled form, else move by move."""
    from langbord.bots.contest import POLICIES

    if all(bot in POLICIES for bot in seated):
        yield from _compiled(game, games, seated, seed, edition, options)
    else:
        for number in range(games):
            yield _played(game, seated, seed + number, edition, options)


def _compiled(
    game: Game, games: int, seated: list[str], seed: int, edition: Path | None, options: dict[str, Any]
) -> Iterator[Outcome]:
    import numpy as np

    from langbord.bots.contest import POLICIES, Contest

    contest = Contest(game, game.book(edition), game.options(players=len(seated), **options))
    seating = [POLICIES[bot] for bot in seated]
    for first in range(0, games, CHUNK):
        policies = np.array([seating] * min(CHUNK, games - first), np.int64)
        results = contest.play(policies, seed * 1_000_003 + first)
        for points, places, steps in zip(results.points, results.places, results.steps, strict=True):
            yield Outcome(points.tolist(), places.tolist(), int(steps))


def _played(game: Game, seated: list[str], seed: int, edition: Path | None, options: dict[str, Any]) -> Outcome:
    match = matches.new(game.name, players=len(seated), seed=seed, edition=edition, **options)
    bots = [get_bot(bot, seed + k) for k, bot in enumerate(seated)]
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, bots[seat], seed + len(match.moments)), seat)
    return Outcome(match.scores(), match.places(), len(match.moments))


def _report(console: Console, tally: Tally, seated: list[str], seconds: float) -> None:
    if tally.games == 0:
        return
    table = Table(title=f"{tally.games} games, {tally.steps / tally.games:.1f} steps a game")
    for heading in ("seat", "bot", "mean points", "mean place", "wins"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(seated):
        points, place, wins = (sums[seat] / tally.games for sums in (tally.points, tally.places, tally.wins))
        table.add_row(str(seat + 1), bot, f"{points:.2f}", f"{place:.2f}", f"{wins:.1%}")
    console.print(table)
    console.print(f"{seconds:.1f} s, {tally.games / seconds:,.0f} games a second, compiling included")
