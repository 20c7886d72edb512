"""Results of games as tables for other programs: CSV, JSON or Parquet, by the ending of the file's name.

A row is a seat of a game. JSON also holds the summary, with the whole distribution of every bot's points and places.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from langbord.arena.play import Played
from langbord.arena.statistics import summarise, win_shares
from langbord.core.errors import LangbordError

COLUMNS = ("game", "deal", "seat", "bot", "points", "place", "wins", "steps", "decisions", "seconds", "slowest", "void")


def check_table(path: Path) -> None:
    """Refuse a file that could not be written, before anything is played for it."""
    if path.suffix not in WRITERS:
        raise LangbordError(f"{path}: a table is written as {', '.join(WRITERS)}")
    if path.suffix == ".parquet":
        _arrow()
    path.touch()


def write_table(path: Path, played: Sequence[Played]) -> None:
    WRITERS[path.suffix](path, played)


def rows(played: Sequence[Played]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game, as COLUMNS name them; a void game has neither points nor places."""
    for game in played:
        shares: Sequence[float | None] = [None] * len(game.seated) if game.void else win_shares(game.places)
        for seat, bot in enumerate(game.seated):
            timed = bool(game.decisions)
            yield {
                "game": game.number,
                "deal": game.deal,
                "seat": seat,
                "bot": bot,
                "points": None if game.void else game.points[seat],
                "place": None if game.void else game.places[seat],
                "wins": shares[seat],
                "steps": game.steps,
                "decisions": game.decisions[seat] if timed else None,
                "seconds": game.seconds[seat] if timed else None,
                "slowest": game.slowest[seat] if timed else None,
                "void": game.void or None,
            }


def distributions(played: Sequence[Played]) -> dict[str, dict[str, dict[int, int]]]:
    """Of each bot: how often it had so many points, and each place."""
    found: dict[str, dict[str, Counter[int]]] = {}
    for row in rows([game for game in played if not game.void]):
        counts = found.setdefault(row["bot"], {"points": Counter(), "places": Counter()})
        counts["points"][row["points"]] += 1
        counts["places"][row["place"]] += 1
    return {bot: {what: dict(sorted(one.items())) for what, one in counts.items()} for bot, counts in found.items()}


def _write_csv(path: Path, played: Sequence[Played]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows(played))


def _write_json(path: Path, played: Sequence[Played]) -> None:
    told = {"summary": summarise(played), "distributions": distributions(played), "seats": list(rows(played))}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


def _write_parquet(path: Path, played: Sequence[Played]) -> None:
    arrow = _arrow()
    numbers = {"points": arrow.int64(), "place": arrow.int64(), "decisions": arrow.int64(), "wins": arrow.float64()}
    times = {"seconds": arrow.float64(), "slowest": arrow.float64()}
    texts = {"bot": arrow.string(), "void": arrow.string()}
    kinds = {name: arrow.int64() for name in COLUMNS} | numbers | times | texts
    from pyarrow.parquet import write_table as write

    write(arrow.Table.from_pylist(list(rows(played)), arrow.schema(list(kinds.items()))), path)


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        raise LangbordError("Parquet needs pyarrow: pip install 'langbord[parquet]'") from None
    return pyarrow


WRITERS = {".csv": _write_csv, ".json": _write_json, ".parquet": _write_parquet}
