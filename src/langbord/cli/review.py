"""`langbord review` and `langbord analyse`: what a search thinks of a game that was played, or of one position."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table

from langbord.bots.analysis import Idea, Review, analyse, review
from langbord.bots.budget import Budget
from langbord.bots.plot import curves
from langbord.cli import saves
from langbord.cli.table import Seat
from langbord.core import gamerecord
from langbord.core import match as matches
from langbord.core.errors import LangbordError
from langbord.core.match import Match

NAMED = 10  # turning points in the text
SPARKS = "▁▂▃▄▅▆▇█"


def review_record(path: Path, budget: Budget, edition: Path | None, as_json: bool, svg: Path | None) -> None:
    match = matches.load(saves.read(path), edition=edition)
    found = _with_progress(match, budget)
    names = [Seat(name).name for name in match.seats]
    if svg is not None:
        marks = [bisect_right(found.steps, decision.step) - 1 for decision in found.turning_points[:NAMED]]
        svg.write_text(curves(dict(zip(names, found.chances, strict=True)), marks), encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _show(Console(), found, names)


def _with_progress(match: Match, budget: Budget) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("thinking", total=1.0)
        return review(match, budget, report=lambda done: progress.update(task, completed=done))


def _show(console: Console, found: Review, names: list[str]) -> None:
    by = "the game's net" if found.by_net else "games played on"
    title = f"Chances to win by {by}; decisions by {found.iterations:,} iterations"
    table = Table(title=title, title_justify="left")
    for heading in ("player", "along the game", "clear mistakes"):
        table.add_column(heading)
    for seat, name in enumerate(names):
        clear = [decision for decision in found.turning_points if decision.seat == seat]
        table.add_row(name, _spark(found.chances[seat], 32), str(len(clear)))
    console.print(table)
    console.print("The decisions that cost most:" if found.turning_points else "No decision clearly cost much.")
    for decision in found.turning_points[:NAMED]:
        console.print(
            f"{decision.step + 1:>5}  {names[decision.seat]}: {decision.action} ({decision.expected:.0%}); "
            f"better {decision.best} ({decision.possible:.0%}); the difference is sure to {decision.doubt:.1%}",
            highlight=False,
        )


def _spark(line: list[float], width: int) -> str:
    """A curve as a row of blocks.

    >>> _spark([0.0, 0.5, 1.0], 3)
    '▁▅█'
    """
    if not line:
        return ""
    chosen = [line[k * len(line) // width] for k in range(width)] if len(line) > width else line
    return "".join(SPARKS[min(len(SPARKS) - 1, int(value * len(SPARKS)))] for value in chosen)


def analyse_position(
    path: Path, at: int | None, seat: int | None, budget: Budget, edition: Path | None, as_json: bool
) -> None:
    match = _at(path, at, edition)
    if not match.awaited:
        raise LangbordError(f"{path}: nobody is to move")
    mover = match.awaited[0] if seat is None else seat - 1
    if mover not in match.awaited:
        raise LangbordError(f"it is not player {mover + 1}'s move")
    ideas = analyse(match, mover, budget)
    if as_json:
        print(msgspec.json.encode(ideas).decode())
    else:
        Console().print(_ideas(ideas, match, mover))


def _at(path: Path, at: int | None, edition: Path | None) -> Match:
    """The position, or the first moment from entry `at` of the record on at which somebody is to move."""
    text = saves.read(path)
    if at is None:
        return matches.load(text, edition=edition)
    record = gamerecord.parse(text)
    if at > len(record.entries):
        raise LangbordError(f"{path}: has {len(record.entries)} entries, so there is no entry {at}")
    while at < len(record.entries) and record.entries[at].deal is not None:
        at += 1
    return matches.replay(gamerecord.GameRecord(record.header, record.entries[:at], None), edition=edition)


def _ideas(ideas: list[Idea], match: Match, mover: int) -> Table:
    table = Table(title=f"{Seat(match.seats[mover]).name} to move", title_justify="left")
    for heading in ("action", "visits", "chance to win"):
        table.add_column(heading, justify="left" if heading == "action" else "right")
    for idea in ideas[:NAMED]:
        table.add_row(idea.action, f"{idea.visits:,}", f"{idea.expected[mover]:.1%}")
    return table
