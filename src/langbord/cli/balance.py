"""`langbord balance`: what strong players make of an edition, or of two."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from langbord.arena.work import Way
from langbord.balance.pages import write_html, write_page
from langbord.balance.plan import Plan, Text
from langbord.balance.play import Watched, run
from langbord.balance.report import OUT, Report
from langbord.balance.tables import write_tables
from langbord.cli import saves
from langbord.cli.arena import progress_bar

RESULTS, HTML = "results.jsonl", "report.html"  # in the folder of a run


def balance(plan: Plan, editions: Sequence[Text], way: Way, out: Path, page: Path | None, command: str) -> int:
    """Play and report; who breaks it off has a report of what was played. The exit status: 1 for void games."""
    console, begin = Console(), time.perf_counter()
    _check(out, page)
    played = _with_progress(plan, editions, out / RESULTS, way)
    if played:
        report = Report(plan, editions, played)
        sections = report.sections()
        write_html(out / HTML, report.title, sections)
        write_tables(out, report)
        if page is not None:
            write_page(page, report.title, sections, command)
        show(console, report)
        console.print(f"{out / HTML} and tables beside it")
    console.print(f"{time.perf_counter() - begin:.1f} s on {way}")
    wanted = total(plan)
    if len(played) < wanted:
        console.print(f"Stopped after {len(played)} of {wanted} games; the same command goes on from {out / RESULTS}.")
    return 1 if any(game.void for game in played) else 0


def _check(out: Path, page: Path | None) -> None:
    """What cannot be written is told before the games, not after them."""
    out.mkdir(parents=True, exist_ok=True)
    saves.can_be_written(out / HTML)
    if page is not None:
        saves.can_be_written(page)


def total(plan: Plan) -> int:
    return plan.games * len(plan.players) * len(plan.editions)


def _with_progress(plan: Plan, editions: Sequence[Text], results: Path, way: Way) -> list[Watched]:
    with progress_bar() as progress:
        task = progress.add_task("making the rules ready", total=total(plan))
        return run(
            plan,
            editions,
            results,
            way,
            lambda done: progress.update(task, completed=done, description=plan.game if done else None),
        )


def show(console: Console, report: Report) -> None:
    """What is out of bounds in each edition."""
    for edition in report.editions:
        found = report.findings(edition)
        games = sum(len(sample) for sample in edition.tables.values())
        sure = sum(line[-1] == OUT for line in found)
        counted = f"{sure} numbers out of bounds, {len(found) - sure} perhaps"
        title = f"{report.plan.game}, {edition.name}: {games} games, {counted}"
        table = Table(title=title)
        for heading in ("what", "", "measured", "meant to be", "finding"):
            table.add_column(heading)
        for line in found:
            table.add_row(*line)
        console.print(table if found else title)
