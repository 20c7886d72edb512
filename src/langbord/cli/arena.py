"""`langbord arena`: bots against bots, and how sure the result is."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from langbord.arena.plan import Plan
from langbord.arena.play import Played, run
from langbord.arena.report import STANDINGS, standing_rows, write_report
from langbord.arena.statistics import Summary, summarise
from langbord.arena.tables import check_table, write_table
from langbord.arena.work import Way
from langbord.cli import saves


class Files(NamedTuple):
    """What is written besides the screen."""

    results: Path | None = None
    html: Path | None = None
    table: Path | None = None


def arena(plan: Plan, way: Way, files: Files) -> int:
    """Play, and show who won; who breaks it off sees what was played until then. The exit status: 1 for void games."""
    console, begin = Console(), time.perf_counter()
    _check(files)
    played = _with_progress(plan, files.results, way)
    if played:
        show(console, plan, summarise(played))
        if files.html is not None:
            write_report(files.html, plan, played)
        if files.table is not None:
            write_table(files.table, played)
    console.print(f"{time.perf_counter() - begin:.1f} s on {way}")
    if len(played) < plan.games:
        kept = f"; the same command goes on from {files.results}" if files.results is not None else ""
        console.print(f"Stopped after {len(played)} of {plan.games} games{kept}.")
    return 1 if any(game.void for game in played) else 0


def _check(files: Files) -> None:
    """What cannot be written is told before the games, not after them."""
    if files.html is not None:
        saves.can_be_written(files.html)
    if files.table is not None:
        check_table(files.table)
        saves.can_be_written(files.table)


def _with_progress(plan: Plan, results: Path | None, way: Way) -> list[Played]:
    with progress_bar() as progress:
        task = progress.add_task(plan.game, total=plan.games)
        return run(plan, results, way, lambda done: progress.update(task, completed=done))


def progress_bar() -> Progress:
    """How many games have been played, beside the output."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def show(console: Console, plan: Plan, summary: Summary) -> None:
    for line in summary.void:
        console.print(f"void: {line}")
    table = Table(title=f"{plan.game}, {summary.games} games at tables of {plan.seats}; intervals hold 95 %")
    for heading in STANDINGS:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in standing_rows(summary):
        table.add_row(*row)
    console.print(table)
    if len(summary.above) > 2:
        console.print(_head_to_head(summary))


def _head_to_head(summary: Summary) -> Table:
    table = Table(title="placed above")
    table.add_column("")
    for bot in summary.above:
        table.add_column(bot, justify="right")
    for one, found in summary.above.items():
        table.add_row(one, *(str(found[other]) if other in found else "" for other in summary.above))
    return table
