"""What a balance run measured, as CSV for other programs: numbers, whole distributions, every seat of every game."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from pathlib import Path

from langbord.arena.statistics import win_shares
from langbord.balance.play import Watched
from langbord.balance.report import Edition, Report
from langbord.balance.rows import Row
from langbord.balance.sample import Sample

Cells = Sequence[str | int | float | None]
ALL = "all"  # sizes of tables


def write_tables(folder: Path, report: Report) -> None:
    """`numbers.csv`, `distributions.csv` and `seats.csv`."""
    _write(folder / "numbers.csv", NUMBERS, (row for edition in report.editions for row in _numbers(edition)))
    found = (row for edition in report.editions for row in _distributions(edition))
    _write(folder / "distributions.csv", DISTRIBUTIONS, found)
    sources = [source.name for source in report.game.measures.sources]
    _write(folder / "seats.csv", (*SEATS, *sources), _seats(report))


def _write(path: Path, head: Cells, rows: Iterable[Cells]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(head)
        writer.writerows(rows)


NUMBERS = ("edition", "players", "part", "name", "says", "number", "low", "high", "least", "most", "out", "surely")


def _numbers(edition: Edition) -> Iterator[Cells]:
    told: list[tuple[int | str, Row]] = [(size, row) for size, rows in edition.table_rows.items() for row in rows]
    for players, row in [*told, *((ALL, row) for row in edition.rows)]:
        bounds = [None if abs(bound) == inf else bound for bound in (*row.span, row.least, row.most)]
        out = int(row.is_out), int(row.is_surely_out)
        yield edition.name, players, row.part, row.name, row.says, *bounds, *out


DISTRIBUTIONS = ("edition", "players", "what", "value", "times")


def _distributions(edition: Edition) -> Iterator[Cells]:
    for players, sample in edition.tables.items():
        for what, values in _distributed(sample):
            for value, times in sorted(Counter(values).items()):
                yield edition.name, players, what, value, times


def _distributed(sample: Sample) -> Iterator[tuple[str, list[int]]]:
    """By seat: points, in all and by source. By game: the rest."""
    yield "points", sample.points()
    for k, source in enumerate(sample.measures.sources):
        yield f"points: {source.name}", sample.earned(k)
    yield "turns", [game.turns for game in sample.games]
    yield "steps", [game.steps for game in sample.games]
    yield "changes of lead", [game.course.changes for game in sample.games]
    yield "behind at most", [game.course.behind for game in sample.games]
    for k, one in enumerate(sample.measures.happenings):
        yield one.name, sample.counts[:, sample.measures.offsets.happened + k].tolist()


SEATS = ("edition", "players", "deal", "seat", "order", "bot", "points", "place", "wins", "turns", "decisions", "void")


def _seats(report: Report) -> Iterator[Cells]:
    for game in report.played:
        for seat in range(game.players):
            yield _seat(report, game, seat)


def _seat(report: Report, game: Watched, seat: int) -> Cells:
    begin = report.plan.editions[game.edition].name, game.players, game.deal, seat
    if game.void:
        return *begin, None, game.seated[seat], None, None, None, None, None, game.void
    places, names = report.game.measures.offsets, len(report.game.measures.sources)
    order = game.counts[places.order + seat] if places.order < len(game.counts) else None
    earned = game.counts[places.earned + seat * names : places.earned + (seat + 1) * names]
    result = game.points[seat], game.places[seat], win_shares(game.places)[seat], game.turns, game.decisions[seat]
    return *begin, order, game.seated[seat], *result, None, *earned
