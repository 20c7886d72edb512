"""Playing an arena's games, and the file of their results."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from langbord.arena.plan import Fixture, Plan, fixtures
from langbord.arena.results import add_results, begin_results, read_results
from langbord.arena.work import ALONE, Way, chunk_size, work_on
from langbord.bots import BotFailed, decide, get_bot, interruption
from langbord.bots.contest import Contest, policy
from langbord.core import match as matches
from langbord.core.game import get_game

SEEDS_A_GAME = 1_000_003  # so that the games of two arenas do not meet
WHAT = "arena"  # as its files call it


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a fixture: a line of the results file. Times are known where every decision is timed."""

    number: int
    deal: int
    seated: list[str]
    points: list[int]
    places: list[int]
    steps: int
    seconds: list[float] = []  # spent on decisions, by seat
    decisions: list[int] = []
    slowest: list[float] = []
    void: str = ""  # why the game does not count: a bot failed, and nobody plays on for it in a measurement


def play_all(plan: Plan, todo: Sequence[Fixture], way: Way) -> Iterator[Played]:
    """Each fixture's result, in the order in which they are ready."""
    chunks = list(_chunks(todo, chunk_size(len(todo), way)))
    return work_on(partial(play_chunk, plan, records=way.records), chunks, way)


def _chunks(todo: Sequence[Fixture], size: int) -> Iterator[list[Fixture]]:
    """Fixtures of one line-up together: compiled games are played side by side."""
    by_line_up: dict[tuple[str, ...], list[Fixture]] = {}
    for fixture in todo:
        chunk = by_line_up.setdefault(tuple(fixture.seated), [])
        chunk.append(fixture)
        if len(chunk) == size:
            yield by_line_up.pop(tuple(fixture.seated))
    yield from by_line_up.values()


def play_chunk(plan: Plan, chunk: Sequence[Fixture], records: Path | None = None) -> list[Played]:
    """Some fixtures: compiled where all bots have a compiled form, else, or for records, decision by decision."""
    policies = [policy(bot) for bot in chunk[0].seated]
    if records is not None or None in policies or any(fixture.seated != chunk[0].seated for fixture in chunk):
        return [play_game(plan, fixture, records) for fixture in chunk]
    game = get_game(plan.game)
    contest = Contest(game, game.book(), game.options(players=plan.seats, **plan.options))
    played = []
    for fixture in chunk:  # each with its own deal
        seats = np.array([policies], np.int64)
        result = contest.play(seats, _seed(plan, fixture))
        points, places = result.points[0].tolist(), result.places[0].tolist()
        steps = int(result.steps[0])
        played.append(Played(fixture.number, fixture.deal, fixture.seated, points, places, steps))
    return played


def _seed(plan: Plan, fixture: Fixture) -> int:
    return plan.seed * SEEDS_A_GAME + fixture.deal


def play_game(plan: Plan, fixture: Fixture, records: Path | None = None) -> Played:
    """One game as at a table, every decision timed."""
    seed = _seed(plan, fixture)
    match = matches.new(plan.game, players=plan.seats, seed=seed, seats=fixture.seated, **plan.options)
    bots = [get_bot(bot, seed * plan.seats + seat, strict=True) for seat, bot in enumerate(fixture.seated)]
    seconds, decisions, slowest = [0.0] * plan.seats, [0] * plan.seats, [0.0] * plan.seats
    while not match.over:
        if (found := interruption(match, bots, seed + len(match.moments))) is not None:
            match.play(found.action, found.seat)
            continue
        seat = match.awaited[0]
        begin = time.perf_counter()
        try:
            action = decide(match, seat, bots[seat], seed + len(match.moments))
        except BotFailed as failed:
            steps, none = len(match.moments), [0] * plan.seats
            return Played(fixture.number, fixture.deal, fixture.seated, none, none, steps, void=str(failed))
        took = time.perf_counter() - begin
        seconds[seat] += took
        decisions[seat] += 1
        slowest[seat] = max(slowest[seat], took)
        match.play(action, seat)
    if records is not None:
        record_path(records, plan.game, fixture.number).write_text(match.record(), encoding="utf-8")
    result = (match.scores(), match.places(), len(match.moments))
    return Played(fixture.number, fixture.deal, fixture.seated, *result, seconds, decisions, slowest)


def record_path(folder: Path, game: str, number: int) -> Path:
    """Where the record of a game lies; games are counted from 1."""
    return folder / f"{game}-{number + 1:06}.jsonl"


# --- the results file -----------------------------------------------------------------------------------------------


def run(
    plan: Plan, path: Path | None, way: Way = ALONE, report: Callable[[int], None] = lambda done: None
) -> list[Played]:
    """Play what the file does not hold yet, and add it line by line; who breaks off keeps what was played."""
    if way.records is not None:
        way.records.mkdir(parents=True, exist_ok=True)
    held = begin_results(path, plan, Played, WHAT, games=plan.games)
    played = [result for result in held if result.number < plan.games]
    done = {result.number for result in played}
    todo = [fixture for fixture in fixtures(plan) if fixture.number not in done]
    add_results(path, played, play_all(plan, todo, way), report)
    return sorted(played, key=lambda result: result.number)


def read_arena(path: Path) -> tuple[Plan, list[Played]]:
    """The results file of an arena."""
    return read_results(path, Plan, Played, WHAT)
