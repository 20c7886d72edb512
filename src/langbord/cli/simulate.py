"""`langbord simulate`: many games between bots, and how they did."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from langbord.bots import decide, get_bot
from langbord.bots.contest import Contest, policy
from langbord.core import match as matches
from langbord.core.errors import LangbordError
from langbord.core.game import Game

CHUNK = 500  # games that are played in one go, compiled
FAMILIES = 1_000_003  # so that the chunks of two seeds do not meet


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


class Plan(NamedTuple):
    """Which games are to be played: the bot at each seat, and the rest as for `langbord.new`."""

    game: Game
    seated: list[str]
    games: int
    seed: int
    edition: Path | None
    options: dict[str, Any]


def simulate(plan: Plan) -> None:
    """Play, and show a table; who breaks it off sees what was played until then."""
    tally = Tally(len(plan.seated))
    outcomes = _outcomes(plan)
    began = time.perf_counter()
    with contextlib.suppress(KeyboardInterrupt), _progress() as progress:
        task = progress.add_task("making the rules ready", total=plan.games)
        for outcome in outcomes:
            tally.add(outcome)
            progress.update(task, completed=tally.games, description=plan.game.name)
    _report(Console(), tally, plan.seated, time.perf_counter() - began)
    if tally.games < plan.games:
        print(f"Stopped after {tally.games} of {plan.games} games.")


def seat_bots(game: Game, players: int | None, bots: list[str]) -> list[str]:
    """The bot at each seat; fewer names than seats are repeated."""
    for bot in bots:
        get_bot(bot)  # refuses an unknown one
    if players is None:
        players = max(len(bots), game.seats.start)
    if not bots or len(bots) > players:
        raise LangbordError(f"{len(bots)} bots were named for {players} seats")
    return [bots[k % len(bots)] for k in range(players)]


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _outcomes(plan: Plan) -> Iterator[Outcome]:
    """Compiled where all bots have a compiled form, else move by move."""
    options = plan.game.options(players=len(plan.seated), **plan.options)  # refuses what the game does not have
    book = plan.game.book(plan.edition)
    if all(policy(bot) is not None for bot in plan.seated):
        return _compiled(plan, Contest(plan.game, book, options))
    return (_played(plan, plan.seed + number) for number in range(plan.games))


def _compiled(plan: Plan, contest: Contest) -> Iterator[Outcome]:
    seating = [policy(bot) for bot in plan.seated]
    for first in range(0, plan.games, CHUNK):
        policies = np.array([seating] * min(CHUNK, plan.games - first), np.int64)
        results = contest.play(policies, plan.seed * FAMILIES + first)
        for points, places, steps in zip(results.points, results.places, results.steps, strict=True):
            yield Outcome(points.tolist(), places.tolist(), int(steps))


def _played(plan: Plan, seed: int) -> Outcome:
    match = matches.new(plan.game.name, players=len(plan.seated), seed=seed, edition=plan.edition, **plan.options)
    bots = [get_bot(bot, seed + k) for k, bot in enumerate(plan.seated)]
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
