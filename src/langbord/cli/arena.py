"""`langbord arena`: bots against bots, and how sure the result is."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from langbord.arena.plan import Plan
from langbord.arena.play import Played, run
from langbord.arena.report import STANDINGS, standing_rows, write_report
from langbord.arena.statistics import Summary, summarise


def arena(plan: Plan, results: Path | None, html: Path | None, processes: int, ray: str | None) -> None:
    """Play, and show who won; who breaks it off sees what was played until then."""
    console, begin = Console(), time.perf_counter()
    if html is not None:
        html.touch()  # what cannot be written is told before the games, not after them
    played = _with_progress(plan, results, processes, ray)
    if played:
        show(console, plan, summarise(played))
        if html is not None:
            write_report(html, plan, played)
    console.print(f"{time.perf_counter() - begin:.1f} s on {f'Ray ({ray})' if ray else f'{processes} processes'}")
    if len(played) < plan.games:
        kept = f"; the same command goes on from {results}" if results is not None else ""
        console.print(f"Stopped after {len(played)} of {plan.games} games{kept}.")


def _with_progress(plan: Plan, results: Path | None, processes: int, ray: str | None) -> list[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        return run(plan, results, processes, ray, lambda done: progress.update(task, completed=done))


def show(console: Console, plan: Plan, summary: Summary) -> None:
    table = Table(title=f"{plan.game}, {summary.games} games at tables of {plan.seats}; ± holds 95 %")
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
