"""Playing an arena's games: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from langbord.arena.plan import Fixture, Plan, fixtures
from langbord.bots import BotFailed, decide, get_bot
from langbord.bots.contest import Contest, policy
from langbord.core import match as matches
from langbord.core.errors import LangbordError
from langbord.core.game import get_game

CHUNKS_A_PROCESS = 8  # at least, so that all have work to the end
LARGEST_CHUNK = 100  # games
SEEDS_A_GAME = 1_000_003  # so that the games of two arenas do not meet


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


class Way(NamedTuple):
    """How games are played: in so many processes or on a Ray cluster; and the folder that keeps their records."""

    processes: int = 1
    ray: str | None = None
    records: Path | None = None


ALONE = Way()


def play_all(plan: Plan, todo: Sequence[Fixture], way: Way) -> Iterator[Played]:
    """Each fixture's result, in the order in which they are ready."""
    chunks = list(_chunks(todo, max(1, way.processes) * CHUNKS_A_PROCESS))
    if way.ray is not None:
        yield from _on_ray(plan, chunks, way)
    elif way.processes <= 1 or len(chunks) < 2:
        for chunk in chunks:
            yield from play_chunk(plan, chunk, way.records)
    else:
        yield from _in_processes(plan, chunks, way)


def _chunks(todo: Sequence[Fixture], least: int) -> Iterator[list[Fixture]]:
    """Fixtures of one line-up together: compiled games are played side by side."""
    size = max(1, min(LARGEST_CHUNK, len(todo) // least))
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


def usual_processes() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _in_processes(plan: Plan, chunks: list[list[Fixture]], way: Way) -> Iterator[Played]:
    yield from play_chunk(plan, chunks[0], way.records)  # compiles what the processes will find ready
    context = multiprocessing.get_context("spawn")  # compiled code does not survive a fork
    pool = ProcessPoolExecutor(way.processes, mp_context=context, initializer=_ignore_interrupts)
    try:
        running = {pool.submit(play_chunk, plan, chunk, way.records) for chunk in chunks[1:]}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for task in done:
                yield from task.result()
    finally:
        for process in list((pool._processes or {}).values()):  # who breaks off does not wait for games under way
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(plan: Plan, chunks: list[list[Fixture]], way: Way) -> Iterator[Played]:
    """On a cluster that has Langbord installed; "local" starts one on this machine."""
    try:
        import ray
    except ImportError:
        raise LangbordError("Ray is not installed: pip install 'langbord[ray]'") from None
    ray.init(address=None if way.ray == "local" else way.ray, include_dashboard=False, log_to_driver=False)
    try:
        task: Any = ray.remote(play_chunk)
        running = [task.remote(plan, chunk, way.records) for chunk in chunks]
        while running:
            done, running = ray.wait(running)
            for ready in done:
                yield from ray.get(ready)
    finally:
        ray.shutdown()


# --- the results file -----------------------------------------------------------------------------------------------


def run(
    plan: Plan, path: Path | None, way: Way = ALONE, report: Callable[[int], None] = lambda done: None
) -> list[Played]:
    """Play what the file does not hold yet, and add it line by line; who breaks off keeps what was played."""
    if way.records is not None:
        way.records.mkdir(parents=True, exist_ok=True)
    played = _begin(plan, path)
    done = {result.number for result in played}
    todo = [fixture for fixture in fixtures(plan) if fixture.number not in done]
    out = path.open("ab") if path is not None else None
    results = play_all(plan, todo, way)
    try:
        report(len(played))
        for result in results:
            played.append(result)
            if out is not None:
                out.write(msgspec.json.encode(result) + b"\n")
                out.flush()
            report(len(played))
    except KeyboardInterrupt:
        results.close()  # type: ignore[attr-defined]
    finally:
        if out is not None:
            out.close()
    return sorted(played, key=lambda result: result.number)


def _begin(plan: Plan, path: Path | None) -> list[Played]:
    """What a results file of the same plan holds already; a new file gets the plan as its first line."""
    if path is None:
        return []
    if not path.exists() or not path.stat().st_size:
        path.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    found, played = read_results(path)
    whole = path.read_bytes().rfind(b"\n") + 1
    os.truncate(path, whole)  # a line that was cut off
    if msgspec.structs.replace(found, games=plan.games) != plan:
        raise LangbordError(f"{path}: holds the results of another arena")
    return [result for result in played if result.number < plan.games]


def read_results(path: Path) -> tuple[Plan, list[Played]]:
    """A results file; a last line that was cut off is left out."""
    lines = path.read_bytes().split(b"\n")
    try:
        plan = msgspec.json.decode(lines[0], type=Plan)
        return plan, [msgspec.json.decode(line, type=Played) for line in lines[1:-1]]
    except msgspec.DecodeError as error:
        raise LangbordError(f"{path}: is not a file of arena results: {error}") from None
