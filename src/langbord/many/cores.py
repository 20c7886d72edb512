"""Batches on the cores of this machine: threads of compiled rules, which need no interpreter lock."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from langbord.core.edition import Book
from langbord.core.game import Game
from langbord.many import rules
from langbord.many.rules import Desk, Games

FEWEST = 64  # games a thread: fewer are not worth handing over


class Cores:
    """Runs what `rules.py` does with games, on so many threads."""

    name = "cpu"

    def __init__(self, game: Game, book: Book[Any, Any], threads: int | None) -> None:
        there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._rules = game.machine.module(rules)
        self._desks = [new_desk(game) for _ in range(threads or there)]
        self._pool = ThreadPoolExecutor(len(self._desks)) if len(self._desks) > 1 else None

    def zeros(self, shape: Any, dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def put(self, array: Any) -> Any:
        """An array of NumPy's as this device has them."""
        return np.ascontiguousarray(array)

    def get(self, array: Any) -> Any:
        """The same as NumPy has them."""
        return array

    def run(self, name: str, games: Games, given: Any, out: Any) -> None:
        count = len(games.states)
        threads = max(1, min(len(self._desks), count // FEWEST))
        bounds = [count * part // threads for part in range(threads + 1)]
        work = self._rules[name]
        if self._pool is None or threads == 1:
            work(0, count, games, given, out, self._desks[0])
            return
        parts = [
            self._pool.submit(work, bounds[part], bounds[part + 1], games, given, out, self._desks[part])
            for part in range(threads)
        ]
        for part in parts:
            part.result()


def new_desk(game: Game) -> Desk:
    scratch: Any = np.zeros(game.scratch + 1, np.int64)
    worth: Any = np.zeros(game.scratch + game.notes, np.float64)
    return Desk(game.State.array(1), scratch, worth)
