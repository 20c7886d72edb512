"""The games of one edition, at tables of one size or of several, as arrays of numbers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from langbord.arena.statistics import win_shares
from langbord.balance.numbers import Values
from langbord.balance.play import Watched
from langbord.core.measures import Measures

Counts = NDArray[np.int64]


class Sample:
    """Games that count, in the order of their deals."""

    def __init__(self, measures: Measures, games: Sequence[Watched]) -> None:
        self.measures, self.games = measures, [game for game in games if not game.void]
        self.counts: Counts = np.array([game.counts for game in self.games], np.int64).reshape(
            len(self.games), measures.size
        )

    def __len__(self) -> int:
        return len(self.games)

    def column(self, first: int, offset: int = 0) -> Values:
        """One number of the row of every game."""
        return self.counts[:, first + offset].astype(np.float64)

    def ones(self) -> Values:
        return np.ones(len(self.games))

    def seats(self) -> Values:
        """How many sat at each table."""
        return np.array([game.players for game in self.games], np.float64)

    def turns(self) -> Values:
        return np.array([game.turns for game in self.games], np.float64)

    def points(self) -> list[int]:
        """Those of everybody."""
        return [points for game in self.games for points in game.points]

    def earned(self, source: int) -> list[int]:
        """Everybody's points from a source, game after game."""
        names, first = len(self.measures.sources), self.measures.offsets.earned
        return [game.counts[first + seat * names + source] for game in self.games for seat in range(game.players)]

    def by_game(self, values: Sequence[float]) -> Values:
        """What is told of every seat added up, a game."""
        ends = np.cumsum([game.players for game in self.games])
        return np.array([part.sum() for part in np.split(np.asarray(values, np.float64), ends[:-1])])

    def wins_in_order(self, place: int) -> Values:
        """The share in the win of who moved first, second, ... in each game."""
        return np.array([win_shares(game.places)[self._seat(game, place)] for game in self.games])

    def points_in_order(self, place: int) -> Values:
        return np.array([game.points[self._seat(game, place)] for game in self.games], np.float64)

    def _seat(self, game: Watched, place: int) -> int:
        """Who moved at that place of the first round; where nobody knows, the seat of that number."""
        first = self.measures.offsets.order
        order = game.counts[first : first + game.players]
        return order.index(1 + place) if 1 + place in order else place

    def gains(self, thing: int) -> list[float]:
        """How many points more than the mean of his table he had who took a thing, in each game in which one did."""
        takers = self.counts[:, self.measures.offsets.taker + thing] - 1
        taken = [(game, int(seat)) for game, seat in zip(self.games, takers, strict=True) if seat >= 0]
        return [game.points[seat] - sum(game.points) / game.players for game, seat in taken]
