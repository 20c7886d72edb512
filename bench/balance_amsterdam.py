"""How balanced the reconstructed facts of Amsterdam are, measured by games between greedy bots.

    python bench/balance_amsterdam.py            2,000 games for each number of players, tables to the screen
    python bench/balance_amsterdam.py --write    the same, and docs/balance/amsterdam.md with its plots
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numba import njit
from numpy.typing import NDArray

from langbord.core.game import get_game
from langbord.core.protocol import Floats, Ints
from langbord.core.simulate import RNG_WORDS, below, first_awaited, pick, seed_stream
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.codes import PASS
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.rules import appraise, chance, deal, legal, redeal, step
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import DRAFT, START_CARD

ROOT = Path(__file__).resolve().parents[1]


@njit(nogil=True)  # not kept on disk: that cache would not notice a change of the rules
def best_action(
    s: State, ed: Edition, seat: int, twins: NDArray[np.void], rng: Ints, actions: Ints, n: int, worth: Floats
) -> int:
    """The greedy choice on a redealt copy; among equals any."""
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
    return int(actions[best])


@njit(nogil=True)
def watched_games(
    states: NDArray[np.void],
    editions: NDArray[np.void],
    seed: int,
    twins: NDArray[np.void],
    rng: Ints,
    scratch: Ints,
    worth: Floats,
    offered: Ints,
    taken: Ints,
) -> None:
    """Greedy games to their end; how often each card was on display at a choice, and how often it was taken."""
    for g in range(len(states)):
        s = states[g]
        ed = editions[0]
        seed_stream(rng, seed, g)
        while not s.over:
            if s.awaited == 0:
                n = chance(s, ed, scratch)
                deal(s, ed, pick(scratch, n, rng))
            else:
                seat = first_awaited(s)
                n = legal(s, ed, seat, scratch)
                action = best_action(s, ed, seat, twins, rng, scratch, n, worth)
                if s.ask == DRAFT or s.ask == START_CARD:
                    for k in range(n):
                        if scratch[k] < PASS:
                            offered[scratch[k]] += 1
                    if action < PASS:
                        taken[action] += 1
                step(s, ed, seat, action)


@dataclass(frozen=True)
class Sample:
    """Games of one number of players."""

    players: int
    states: NDArray[np.void]
    offered: NDArray[np.int64]
    taken: NDArray[np.int64]

    @property
    def points(self) -> NDArray[np.int64]:
        """The final points of every player of every game."""
        return np.asarray(self.states["points"][:, : self.players], np.int64)

    def holders(self, card: int) -> NDArray[np.int64]:
        """In each game, who had a card active at the end; -1: nobody."""
        place = self.states["place"][:, card].astype(np.int64)
        return np.where(place >= t.TABLE, place - t.TABLE, -1)

    def earned(self, source: str) -> NDArray[np.int64]:
        return np.asarray(self.states["earned"][:, : self.players, t.SOURCE_NAMES.index(source)], np.int64)


def play(players: int, games: int, seed: int, **options: object) -> Sample:
    game = get_game("amsterdam")
    book = game.book()
    states = game.start(book, game.options(players=players, **options)).to_array(games)
    offered, taken = np.zeros(t.CARDS, np.int64), np.zeros(t.CARDS, np.int64)
    watched_games(
        states,
        book.table.to_array(),
        seed,
        game.State.array(1),
        np.zeros(RNG_WORDS, np.int64),
        np.zeros(game.scratch, np.int64),
        np.zeros(game.scratch, np.float64),
        offered,
        taken,
    )
    return Sample(players, states, offered, taken)
