"""Whole games between bots at compiled speed: rules for any game, for arenas and balance runs.

A policy is a number for each seat: up to 100 the care in per cent of a greedy bot (RANDOM has none), above it the
iterations of a search. Every seat decides on a redealt copy of the state.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from langbord.bots.search import (
    NONE,
    ROOT,
    TUNING,
    Tools,
    Tree,
    Tuning,
    decided,
    interjection,
    node_record,
    plant,
    search,
)
from langbord.bots.searcher import new_tools
from langbord.core.asking import act, asked_seat, legal_for
from langbord.core.edition import Book
from langbord.core.game import Game, Options
from langbord.core.protocol import appraise, chance, deal, places, redeal, scores
from langbord.core.record import GameState, Record
from langbord.core.rule import rule
from langbord.core.simulate import below, pick, seed_stream

RANDOM, GREEDY = 0, 100
POLICIES = {"random": RANDOM, "greedy": GREEDY}


def policy(name: str) -> int | None:
    """The policy of a bot of that name, if it has one: bots without threads and limits of time."""
    kind, _, amount = name.partition(":")
    if kind in ("greedy", "search") and amount.isdecimal():
        return int(amount) + (GREEDY if kind == "search" else 0)
    return POLICIES.get(name)


@rule
def greedy_action(s: GameState, ed: Record, seat: int, n: int, twins: NDArray[np.void], tools: Tools) -> int:
    """The best of n actions by the game's appraisal of a redealt state; among equals any."""
    twins[0] = s
    redeal(twins[0], ed, seat, tools.rng)
    appraise(twins[0], ed, seat, tools.actions, n, tools.worth)
    best = 0
    equals = 1
    for k in range(1, n):
        if tools.worth[k] > tools.worth[best]:
            best = k
            equals = 1
        elif tools.worth[k] == tools.worth[best]:
            equals += 1
            if below(tools.rng, equals) == 0:
                best = k
    return tools.actions[best]


@rule
def searched_action(
    s: GameState, ed: Record, seat: int, rounds: int, tree: Tree, twins: NDArray[np.void], tools: Tools, tuning: Tuning
) -> int:
    """The action that a search looks at most; it ends as soon as that is decided."""
    plant(tree)
    twins[0] = s
    size = 1
    left = rounds
    while left > 0 and not decided(tree, left):
        size = search(tree, size, twins, ed, seat, NONE, 1, tools, tuning)
        left -= 1
    return most_visited(tree)


@rule
def most_visited(tree: Tree) -> int:
    """The action under the root that was looked at most; of equals the one that was added first."""
    node = int(tree[ROOT].child)
    best = node
    while node != NONE:
        if tree[node].visits >= tree[best].visits:
            best = node
        node = int(tree[node].sibling)
    return int(tree[best].action)


@rule
def action_out_of_turn(
    s: GameState, ed: Record, seat: int, policy: int, tree: Tree, twins: NDArray[np.void], tools: Tools, tuning: Tuning
) -> int:
    """To let things be, unless the appraisal sees more in something else; of that a search thinks twice."""
    if tuning.interrupts == 0.0 or (policy < GREEDY and below(tools.rng, GREEDY) >= policy):
        return tools.let_be
    twins[0] = s
    redeal(twins[0], ed, seat, tools.rng)
    liked = interjection(twins[0], ed, seat, tools)
    if liked == NONE:
        return tools.let_be
    if policy > GREEDY:
        return searched_action(s, ed, seat, policy - GREEDY, tree, twins, tools, tuning)
    return liked


@rule
def chosen_action(
    s: GameState,
    ed: Record,
    seat: int,
    n: int,
    policy: int,
    tree: Tree,
    twins: NDArray[np.void],
    tools: Tools,
    tuning: Tuning,
) -> int:
    """What a seat does by its policy, of the n actions in `tools`."""
    if n == 1:
        return int(tools.actions[0])
    if tools.actions[n - 1] == tools.let_be:
        return action_out_of_turn(s, ed, seat, policy, tree, twins, tools, tuning)
    if policy > GREEDY:
        return searched_action(s, ed, seat, policy - GREEDY, tree, twins, tools, tuning)
    if policy == GREEDY or below(tools.rng, GREEDY) < policy:
        return greedy_action(s, ed, seat, n, twins, tools)
    return int(tools.actions[below(tools.rng, n)])


@rule
def contest_game(
    s: GameState,
    ed: Record,
    policies: NDArray[np.int64],
    tunings: NDArray[np.void],
    tree: Tree,
    twins: NDArray[np.void],
    tools: Tools,
    cap: int,
) -> int:
    """One game to its end, or to `cap` steps; how many steps it took."""
    steps = 0
    asked = 0  # seats that have let things be; a search writes over the tools' own cursor
    while not s.over and steps < cap:
        if s.awaited == 0:
            n = chance(s, ed, tools.actions)
            deal(s, ed, pick(tools.actions, n, tools.rng))
            steps += 1
            asked = 0
        else:
            tools.cursor[0] = asked
            seat = asked_seat(s, ed, tools.interrupts, tools.cursor, tools.actions)
            asked = int(tools.cursor[0])
            n = legal_for(s, ed, seat, tools.let_be, tools.actions)
            action = chosen_action(s, ed, seat, n, policies[seat], tree, twins, tools, tunings[seat])
            tools.cursor[0] = asked
            act(s, ed, seat, action, tools.let_be, tools.cursor)
            asked = int(tools.cursor[0])
            steps += int(action != tools.let_be)
    return steps


@rule
def contest_games(
    states: NDArray[np.void],
    editions: NDArray[np.void],
    policies: NDArray[np.int64],
    tunings: NDArray[np.void],
    seed: int,
    tree: Tree,
    twins: NDArray[np.void],
    tools: Tools,
    cap: int,
    points: NDArray[np.int64],
    ranks: NDArray[np.int64],
    steps: NDArray[np.int64],
) -> None:
    """Many games, each with its own seating and the stream of its index."""
    for k in range(len(states)):
        seed_stream(tools.rng, seed, k)
        steps[k] = contest_game(states[k], editions[0], policies[k], tunings[k], tree, twins, tools, cap)
        scores(states[k], editions[0], points[k])
        places(states[k], editions[0], ranks[k])


class Contest:
    """Compiled games of one game and set of options; `play` gives points, places, steps and final states."""

    def __init__(self, game: Game, book: Book[Any, Any], options: Options, tuning: Tuning | None = None) -> None:
        from langbord.bots.levels import tuning_of

        self.game, self.book, self.options = game, book, options
        self.tuning = tuning or tuning_of(game.name)
        self._play = game.machine.module(_THIS_MODULE)["contest_games"]

    def play(
        self,
        policies: NDArray[np.int64],
        seed: int,
        cap: int | None = None,
        tunings: NDArray[np.void] | None = None,
    ) -> Results:
        """A game for each row of `policies`, which names the policy of each seat."""
        games, players = policies.shape
        if tunings is None:
            tunings = np.full((games, players), np.array(self.tuning, TUNING))
        states = self.game.start(self.book, self.options).to_array(games)
        points, ranks = np.zeros((games, players), np.int64), np.zeros((games, players), np.int64)
        steps = np.zeros(games, np.int64)
        self._play(
            states,
            self.book.table.to_array(),
            policies,
            tunings,
            seed,
            node_record(self.game.most_seats).array(max(2, int(policies.max()) - GREEDY + 2)),
            self.game.State.array(2),
            new_tools(self.game),
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
        """Each seat's share in the first place of every game; none where a solo game was lost."""
        first = self.places == 1
        shares: NDArray[np.float64] = first / np.maximum(1, first.sum(axis=1, keepdims=True))
        return shares


_THIS_MODULE = __import__("sys").modules[__name__]
