"""Whole games between simple bots at compiled speed: templates for `specialise`, for arenas and balance runs.

A policy is a number for each seat: RANDOM or GREEDY. A greedy seat decides on a redealt copy of the state.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from langbord.core.edition import Book
from langbord.core.game import Game, Options
from langbord.core.protocol import Floats, Ints, appraise, chance, deal, legal, places, redeal, scores, step
from langbord.core.record import GameState, Record
from langbord.core.rule import rule, specialise
from langbord.core.simulate import RNG_WORDS, below, first_awaited, pick, seed_stream

RANDOM, GREEDY = 0, 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}


@rule
def greedy_action(
    s: GameState, ed: Record, seat: int, twins: NDArray[np.void], rng: Ints, actions: Ints, n: int, worth: Floats
) -> int:
    """The best of n actions by the game's appraisal of a redealt state; among equals any."""
    twins[0] = s
    redeal(twins[0], ed, seat, rng)
    appraise(twins[0], ed, seat, actions, n, worth)
    best = 0
    equals = 1
    for k in range(1, n):
        if worth[k] > worth[best]:
            best = k
            equals = 1
        elif worth[k] == worth[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = k
    return actions[best]


@rule
def contest_game(
    s: GameState,
    ed: Record,
    policies: Ints,
    twins: NDArray[np.void],
    rng: Ints,
    scratch: Ints,
    worth: Floats,
    cap: int,
) -> int:
    """One game to its end, or to `cap` steps; how many steps it took."""
    steps = 0
    while not s.over and steps < cap:
        steps += 1
        if s.awaited == 0:
            n = chance(s, ed, scratch)
            deal(s, ed, pick(scratch, n, rng))
        else:
            seat = first_awaited(s)
            n = legal(s, ed, seat, scratch)
            if policies[seat] == GREEDY and n > 1:
                step(s, ed, seat, greedy_action(s, ed, seat, twins, rng, scratch, n, worth))
            else:
                step(s, ed, seat, scratch[below(rng, n)])
    return steps


@rule
def contest_games(
    states: NDArray[np.void],
    editions: NDArray[np.void],
    policies: NDArray[np.int64],
    seed: int,
    twins: NDArray[np.void],
    rng: Ints,
    scratch: Ints,
    worth: Floats,
    cap: int,
    points: NDArray[np.int64],
    ranks: NDArray[np.int64],
    steps: NDArray[np.int64],
) -> None:
    """Many games, each with its own seating and the stream of its index."""
    for k in range(len(states)):
        seed_stream(rng, seed, k)
        steps[k] = contest_game(states[k], editions[0], policies[k], twins, rng, scratch, worth, cap)
        scores(states[k], editions[0], points[k])
        places(states[k], editions[0], ranks[k])


class Contest:
    """Compiled games of one game and set of options; `play` gives points, places, steps and final states."""

    def __init__(self, game: Game, book: Book[Any, Any], options: Options) -> None:
        self.game, self.book, self.options = game, book, options
        own = {name: getattr(game.compiled, name) for name in ("appraise", "chance", "deal", "legal")}
        own |= {name: getattr(game.compiled, name) for name in ("places", "redeal", "scores", "step")}
        own |= {name: game.compiled.simulate[name] for name in ("below", "first_awaited", "pick", "seed_stream")}
        self._play = specialise(_THIS_MODULE, game.folder, own)["contest_games"]

    def play(self, policies: NDArray[np.int64], seed: int, cap: int | None = None) -> Results:
        """A game for each row of `policies`, which names the policy of each seat."""
        games, players = policies.shape
        states = self.game.start(self.book, self.options).to_array(games)
        points, ranks = np.zeros((games, players), np.int64), np.zeros((games, players), np.int64)
        steps = np.zeros(games, np.int64)
        self._play(
            states,
            self.book.table.to_array(),
            policies,
            seed,
            self.game.State.array(1),
            np.zeros(RNG_WORDS, np.int64),
            np.zeros(self.game.scratch, np.int64),
            np.zeros(self.game.scratch, np.float64),
            cap or self.game.max_steps,
            points,
            ranks,
            steps,
        )
        return Results(points, ranks, steps, states)


class Results:
    """What came of many games."""

    def __init__(
        self,
        points: NDArray[np.int64],
        places: NDArray[np.int64],
        steps: NDArray[np.int64],
        states: NDArray[np.void],
    ) -> None:
        self.points, self.places, self.steps, self.states = points, places, steps, states

    def wins(self) -> NDArray[np.float64]:
        """Each seat's share in the first place of every game."""
        first = self.places == 1
        shares: NDArray[np.float64] = first / first.sum(axis=1, keepdims=True)
        return shares


_THIS_MODULE = __import__("sys").modules[__name__]
