"""`langbord simulate`: many games between bots, and how they did."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from langbord.arena.play import Played, record_path
from langbord.arena.statistics import estimate, win_shares
from langbord.arena.tables import check_table, write_table
from langbord.bots import BotFailed, check_bot, decide, get_bot, interruption
from langbord.bots.contest import Contest, policy
from langbord.cli.arena import progress_bar
from langbord.cli.saves import can_be_written, write
from langbord.core import match as matches
from langbord.core.errors import LangbordError
from langbord.core.game import Game

CHUNK = 500  # games that are played in one go, compiled
FAMILIES = 1_000_003  # so that the chunks of two seeds do not meet


class Plan(NamedTuple):
    """Which games are to be played: the bot at each seat, and the rest as for `langbord.new`."""

    game: Game
    seated: list[str]
    games: int
    seed: int
    edition: Path | None
    options: dict[str, Any]


def simulate(plan: Plan, table: Path | None = None, records: Path | None = None) -> int:
    """Play, and show a table; who breaks it off sees what was played until then. The exit status: 1 for void games."""
    if table is not None:
        check_table(table)
        can_be_written(table)
    played: list[Played] = []
    games = _games(plan, records)
    began = time.perf_counter()
    with contextlib.suppress(KeyboardInterrupt), progress_bar() as progress:
        task = progress.add_task("making the rules ready", total=plan.games)
        for game in games:
            played.append(game)
            progress.update(task, completed=len(played), description=plan.game.name)
    _report(Console(), played, plan.seated, time.perf_counter() - began)
    if table is not None:
        write_table(table, played)
    if len(played) < plan.games:
        print(f"Stopped after {len(played)} of {plan.games} games.")
    return 1 if any(game.void for game in played) else 0


def seat_bots(game: Game, players: int | None, bots: list[str]) -> list[str]:
    """The bot at each seat; fewer names than seats are repeated."""
    for bot in bots:
        check_bot(bot, game)
    if players is not None:
        game.check_players(players)
    else:
        players = max(len(bots), game.seats.start)
    if not bots or len(bots) > players:
        raise LangbordError(f"{len(bots)} bots were named for {players} seats")
    return [bots[k % len(bots)] for k in range(players)]


def _games(plan: Plan, records: Path | None) -> Iterator[Played]:
    """Compiled where all bots have a compiled form, else, or where records are wanted, move by move."""
    options = plan.game.options(players=len(plan.seated), **plan.options)  # refuses what the game does not have
    book = plan.game.book(plan.edition)
    if records is None and all(policy(bot) is not None for bot in plan.seated):
        return _compiled(plan, Contest(plan.game, book, options))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    return (_played(plan, number, records) for number in range(plan.games))


def _compiled(plan: Plan, contest: Contest) -> Iterator[Played]:
    seating = [policy(bot) for bot in plan.seated]
    for first in range(0, plan.games, CHUNK):
        policies = np.array([seating] * min(CHUNK, plan.games - first), np.int64)
        results = contest.play(policies, plan.seed * FAMILIES + first)
        for number, (points, places, steps) in enumerate(
            zip(results.points, results.places, results.steps, strict=True), first
        ):
            yield Played(number, number, plan.seated, points.tolist(), places.tolist(), int(steps))


def _played(plan: Plan, number: int, records: Path | None) -> Played:
    seed, seated = plan.seed + number, plan.seated
    match = matches.new(
        plan.game.name, players=len(seated), seed=seed, seats=seated, edition=plan.edition, **plan.options
    )
    bots = [get_bot(bot, seed + k, strict=True) for k, bot in enumerate(seated)]
    while not match.over:
        if (found := interruption(match, bots, seed + len(match.moments))) is not None:
            match.play(found.action, found.seat)
            continue
        seat = match.awaited[0]
        try:
            match.play(decide(match, seat, bots[seat], seed + len(match.moments)), seat)
        except BotFailed as failed:
            none = [0] * len(seated)
            return Played(number, number, seated, none, none, len(match.moments), void=str(failed))
    if records is not None:
        write(record_path(records, plan.game.name, number), match.record())
    return Played(number, number, seated, match.scores(), match.places(), len(match.moments))


def _report(console: Console, played: list[Played], seated: list[str], seconds: float) -> None:
    for game in played:
        if game.void:
            console.print(f"void: game {game.number + 1}: {game.void}")
    counted = [game for game in played if not game.void]
    if not counted:
        return
    table = Table(title=f"{len(counted)} games, {mean(game.steps for game in counted):.1f} steps a game")
    for heading in ("seat", "bot", "mean points", "middle half", "mean place", "wins"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(seated):
        points = [game.points[seat] for game in counted]
        low, _, high = quantiles(points, n=4) if len(points) > 1 else [points[0]] * 3
        wins = estimate((game.deal, win_shares(game.places)[seat]) for game in counted)
        place = mean(game.places[seat] for game in counted)
        table.add_row(str(seat + 1), bot, f"{mean(points):.2f}", f"{low:.0f} to {high:.0f}", f"{place:.2f}", str(wins))
    console.print(table)
    pace = len(played) / seconds
    console.print(f"{seconds:.1f} s, {pace:,.{0 if pace >= 10 else 2}f} games a second, compiling included")
