"""What is told of a training as it goes: a JSON line a round and a measurement, and curves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from langbord.bots.plot import curves
from langbord.learn.keeping import Progress
from langbord.nets.card import Result

LINES, CURVES = "metrics.jsonl", "wins.svg"


class Journal:
    """The files of a training in its folder."""

    def __init__(self, folder: Path, resume: bool) -> None:
        self._lines, self._curves = folder / LINES, folder / CURVES
        self._wins: dict[str, list[float]] = {}
        if not resume:
            self._lines.write_bytes(b"")
        elif self._lines.exists():
            self._read()

    def add(self, told: dict[str, Any]) -> None:
        with self._lines.open("ab") as file:
            file.write(msgspec.json.encode(told) + b"\n")

    def measured(self, progress: Progress, results: list[Result]) -> None:
        self.add(progress.line() | {"results": results})
        self._count(results)
        self._curves.write_text(curves(self._wins), encoding="utf-8")

    def _count(self, results: list[Result]) -> None:
        for result in results:
            name = f"{result.players} players v {result.against}"
            self._wins.setdefault(name, []).append(result.wins)

    def _read(self) -> None:
        """The measurements of before; a line that was cut off is left out."""
        for line in self._lines.read_bytes().split(b"\n")[:-1]:
            told = msgspec.json.decode(line)
            if "results" in told:
                self._count(msgspec.convert(told["results"], list[Result]))
