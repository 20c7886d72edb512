"""Compiling a game's rules ahead of their first use, with word of how far it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import event

from langbord.core.game import Game
from langbord.core.simulate import MAX_TOTALS, RNG_WORDS

Report = Callable[[int, int], None]  # how many rules are compiled, of how many


def warm_up(game: Game, report: Report = lambda done, total: None) -> None:
    """Compile a game's rules and random play, or fetch them from the cache."""
    players = max(game.seats)
    book = game.book()
    states, editions = game.start(book, game.options(players=players)).to_array(), book.table.to_array()
    state, table = states[0], editions[0]
    rng, tally = np.ones(RNG_WORDS, np.int64), np.zeros(2, np.int64)
    scratch, floats = np.zeros(game.scratch, np.int64), np.zeros(game.scratch, np.float64)
    numbers, points = np.zeros(MAX_TOTALS, np.int64), np.zeros(players, np.int64)
    rules, play = game.compiled, game.compiled.simulate
    calls: list[tuple[Any, tuple[Any, ...]]] = [
        (play["advance"], (state, table, rng, scratch, tally)),
        (play["playouts"], (states, editions, 1, rng, scratch, tally)),
        (rules.legal, (state, table, 0, scratch)),
        (rules.scores, (state, table, points)),
        (rules.places, (state, table, points)),
        (rules.totals, (state, table, numbers)),
        (rules.redeal, (state, table, 0, rng)),
        (rules.appraise, (state, table, 0, scratch, 0, floats)),
        (rules.evaluate, (state, table, floats)),
    ]
    with _Compiled(len(game.machine.reached(function for function, _ in calls)), report):
        for function, arguments in calls:
            function(*arguments)


class _Compiled(event.Listener):
    """Counts Numba's compilations while it is in force."""

    def __init__(self, total: int, report: Report) -> None:
        self._seen: set[str] = set()
        self._total, self._report = total, report

    def __enter__(self) -> None:
        event.register("numba:compile", self)  # type: ignore[no-untyped-call]
        self._report(0, self._total)

    def __exit__(self, *_: object) -> None:
        event.unregister("numba:compile", self)  # type: ignore[no-untyped-call]
        self._report(self._total, self._total)

    def on_start(self, happening: Any) -> None:
        """Compiling has begun."""

    def on_end(self, happening: Any) -> None:
        """Compiling has ended."""
        self._seen.add(str(happening.data["dispatcher"]))
        self._report(min(len(self._seen), self._total), self._total)
