"""How far a net's chances can be believed: games of strong players, each seat's chance by its own eyes, who won.

    python bench/calibration.py tickets --games 2000
    python bench/calibration.py tickets --games 2000 --write     the found tempers into the card of the game's net

Of the games the first half serves to find the temper (the power to which the shares are as sure as they should be), the
second half to measure: the mean error of ten equally large groups of chances, the Brier score beside that of the best
fit on the points that the game's evaluation sees, in each third of a game, and how much chances change at a decision
after which nothing came out.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from langbord.bots.netbot import FILE, net_of
from langbord.bots.searcher import new_tools
from langbord.core.game import Game, get_game
from langbord.nets.file import write
from langbord.nets.thinker import Thinker, Thought

THIRDS, GROUPS, DRAWS = 3, 10, 500
LONGEST = 6000  # steps
Array = NDArray[np.float64]


class Samples(NamedTuple):
    """Of every moment that was looked at: the game, the third of it, and of each seat chance, points, share in it."""

    game: NDArray[np.int64]
    third: NDArray[np.int64]
    shares: Array  # as the net had them, each by the seat's own eyes
    after: Array  # the same after a decision after which nothing came out; NaN elsewhere
    points: Array
    won: Array


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--warmth", type=float, default=0.5, help="of the nets that play")
    parser.add_argument("--every", type=int, default=10, help="decisions between two that are looked at")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=NUMBER")
    parser.add_argument("--write", action="store_true", help="the tempers into the card of the game's net")
    asked = parser.parse_args()
    game, tempers = get_game(asked.game), {}
    chosen = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    print("| players | games | moments | temper | error | third | Brier | by points | difference | change |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for players in asked.players or [number for number in game.seats if number > 1]:
        with ProcessPoolExecutor(asked.processes) as pool:
            work = partial(play, asked.game, players, asked.warmth, asked.every, chosen)
            found = list(pool.map(work, range(asked.games), chunksize=20))
        samples = Samples(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
        tempers[players] = report(players, asked.games, samples)
    if asked.write:
        path = game.folder / FILE
        net = net_of(game, path)
        write(path, net._replace(card=msgspec.structs.replace(net.card, temper=net.card.temper | tempers)))


def play(name: str, players: int, warmth: float, every: int, options: dict[str, Any], number: int) -> Samples:
    """One game of nets, and what was seen on the way."""
    game, source = get_game(name), np.random.default_rng([number, players])
    book = game.book()
    thinker = Thinker(net_of(game, None), game, book)
    match = _Game(game, thinker, players, options, source)
    seen: list[tuple[int, list[float], list[float], list[float]]] = []
    decisions = 0
    while not match.state["over"] and match.steps < LONGEST:
        if match.state["awaited"] == 0:
            match.deal()
            continue
        looked = decisions % every == number % every
        before = match.shares() if looked else []
        match.decide(warmth)
        decisions += 1
        if looked:
            quiet = match.state["awaited"] != 0 and not match.state["over"]
            points = match.points
            seen.append((decisions - 1, before, match.shares() if quiet else [float("nan")] * players, points))
    won = match.won()
    thirds = np.array([min(THIRDS - 1, THIRDS * at // decisions) for at, *_ in seen], np.int64)
    shape = (len(seen), players)
    return Samples(
        np.full(len(seen), number),
        thirds,
        np.array([shares for _, shares, *_ in seen]).reshape(shape),
        np.array([after for _, _, after, _ in seen]).reshape(shape),
        np.array([points for *_, points in seen]).reshape(shape),
        np.tile(won, (len(seen), 1)),
    )


class _Game:
    """A game on compiled rules."""

    def __init__(
        self, game: Game, thinker: Thinker, players: int, options: dict[str, Any], source: np.random.Generator
    ) -> None:
        self._rules, self._thinker, self._source = game.compiled, thinker, source
        self._table = thinker.book.table.to_array()[0]
        self.state: Any = game.start(thinker.book, game.options(players=players, **options)).to_array()[0]
        self._tools, self._players = new_tools(game), players
        self._last = [1 / players] * players
        self.steps = 0
        self.points: list[float] = []

    def deal(self) -> None:
        self.steps += 1
        n = self._rules.chance(self.state, self._table, self._tools.actions)
        weights = np.array(self._tools.actions[:n], np.float64)
        self._rules.deal(self.state, self._table, int(self._source.choice(n, p=weights / weights.sum())))

    def decide(self, warmth: float) -> None:
        self.steps += 1
        seat, thought = self._ask()
        liking = thought.chances.astype(np.float64) ** (1 / warmth)
        action = thought.actions[int(self._source.choice(len(liking), p=liking / liking.sum()))]
        self._rules.step(self.state, self._table, seat, action)

    def shares(self) -> list[float]:
        """Every seat's share as the net sees it now, or saw it when that seat was last asked where it judges no other;
        the points of the evaluation are noted.
        """
        self._rules.evaluate(self.state, self._table, self._tools.points)
        self.points = [float(points) for points in self._tools.points[: self._players]]
        if self._thinker.net.card.bystanders:
            return [self._thinker.think_of(self.state, seat).values[seat] for seat in range(self._players)]
        self._ask()
        return list(self._last)

    def _ask(self) -> tuple[int, Thought]:
        seat = self._rules.simulate["first_awaited"](self.state)
        thought = self._thinker.think_of(self.state, seat)
        self._last[seat] = thought.values[seat]
        return seat, thought

    def won(self) -> Array:
        self._rules.places(self.state, self._table, self._tools.ranks)
        first = np.array(self._tools.ranks[: self._players]) == 1
        won: Array = first / max(1, int(first.sum()))
        return won


def report(players: int, games: int, samples: Samples) -> float:
    """Print a row for each third; the temper."""
    learned = samples.game % 2 == 0
    temper = fitted(lambda power: loss(normal(samples.shares[learned] ** power), samples.won[learned]), 0.3, 4.0)
    chances = normal(samples.shares**temper)
    error = calibration_error(chances[~learned], samples.won[~learned])
    change = float(np.nanmean(np.abs(normal(samples.after[~learned] ** temper) - chances[~learned])))
    for third in range(THIRDS):
        known, here = learned & (samples.third == third), ~learned & (samples.third == third)
        scale = fitted_to_points(samples, known)
        ours = brier(chances[here], samples.won[here])
        theirs = brier(by_points(samples.points[here], scale), samples.won[here])
        low, high = interval(theirs - ours, samples.game[here])
        head = (
            f"| {players} | {games} | {len(samples.game)} | {temper:.2f} | {error:.1%}" if third == 0 else "| | | | | "
        )
        tail = f"{change:.1%}" if third == 0 else ""
        print(
            f"{head} | {third + 1} | {ours.mean():.4f} | {theirs.mean():.4f} | {low:+.4f} to {high:+.4f} | {tail} |",
            flush=True,
        )
    return round(temper, 3)


def fitted_to_points(samples: Samples, some: NDArray[np.bool_]) -> float:
    """The lead that makes a win e times likelier, as these samples have it."""
    return fitted(lambda scale: loss(by_points(samples.points[some], scale), samples.won[some]), 0.3, 300.0)


def normal(shares: Array) -> Array:
    normed: Array = shares / shares.sum(1, keepdims=True)
    return normed


def by_points(points: Array, scale: float) -> Array:
    return normal(np.exp((points - points.max(1, keepdims=True)) / scale))


def loss(chances: Array, won: Array) -> float:
    return float(-(won * np.log(np.clip(chances, 1e-6, 1))).sum(1).mean())


def brier(chances: Array, won: Array) -> Array:
    errors: Array = np.square(chances - won).sum(1)
    return errors


def fitted(cost: Any, low: float, high: float) -> float:
    """Where a cost with one valley is least, on a scale of ratios (golden section)."""
    a, b, golden = np.log(low), np.log(high), (5**0.5 - 1) / 2
    for _ in range(40):
        left, right = b - golden * (b - a), a + golden * (b - a)
        if cost(float(np.exp(left))) < cost(float(np.exp(right))):
            b = right
        else:
            a = left
    return float(np.exp((a + b) / 2))


def calibration_error(chances: Array, won: Array) -> float:
    """Mean distance between what was told and what came, over groups of equal size."""
    order = np.argsort(chances.ravel())
    groups = np.array_split(order, GROUPS)
    far = [abs(chances.ravel()[group].mean() - won.ravel()[group].mean()) * len(group) for group in groups]
    return float(sum(far) / len(order))


def interval(differences: Array, games: NDArray[np.int64]) -> tuple[float, float]:
    """95 % of the mean, games drawn again and again."""
    _, index = np.unique(games, return_inverse=True)
    sums, counts = np.bincount(index, differences), np.bincount(index)
    draws = np.random.default_rng(0).integers(0, len(sums), (DRAWS, len(sums)))
    means = sums[draws].sum(1) / counts[draws].sum(1)
    return float(np.quantile(means, 0.025)), float(np.quantile(means, 0.975))


if __name__ == "__main__":
    main()
