"""Games that stop wherever the caller decides: rules for any game, for batches on all cores and on a GPU.

Who is asked, where interrupts are, `core/asking.py` says.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from langbord.core.actions import LEGAL
from langbord.core.asking import act, asked_seat, legal_for
from langbord.core.protocol import (
    Floats,
    Ints,
    appraise,
    chance,
    deal,
    features,
    observe,
    places,
    redeal,
    scores,
    why_not,
)
from langbord.core.record import GameState, Record
from langbord.core.rule import rule
from langbord.core.simulate import below, pick, seed_stream

NONE = -1
CALLER, RANDOM, GREEDY = 0, 1, 2  # who plays a seat
WIN, POINTS = 0, 1  # what a reward is made of


class Games(NamedTuple):
    """Games side by side: an element of each array, but for what all of them share."""

    states: NDArray[np.void]
    tables: NDArray[np.int64]  # which of `starts` each game begins from
    seats: NDArray[np.int64]  # who is asked; NONE where the game is over
    policies: NDArray[np.int64]  # who plays each seat
    cursors: NDArray[np.int64]  # how many have let things be
    rngs: NDArray[np.int64]
    over: NDArray[np.int8]  # 1 where the last step ended a game
    rewards: NDArray[np.float32]  # of each seat in it: share in the win, points
    starts: NDArray[np.void]
    editions: NDArray[np.void]
    again: int  # 1 where finished games are begun anew
    interrupts: int  # 1 where they are asked for
    let_be: int  # the number of that


class Listed(NamedTuple):
    """The legal actions of all games, one game's behind another's."""

    starts: NDArray[np.int64]  # where each game's begin; the last number is where all end
    actions: NDArray[np.int32]
    features: NDArray[np.int16]  # of the width that the game's features have


class Desk(NamedTuple):
    """What one thread writes on."""

    twins: NDArray[np.void]
    scratch: Ints
    worth: Floats


@rule
def best_action(s: GameState, ed: Record, seat: int, n: int, rng: Ints, desk: Desk) -> int:
    """The best of n actions by the game's appraisal of a redealt state; among equals any."""
    desk.twins[0] = s
    redeal(desk.twins[0], ed, seat, rng)
    appraise(desk.twins[0], ed, seat, desk.scratch, n, desk.worth)
    best = 0
    equals = 1
    for k in range(1, n):
        if desk.worth[k] > desk.worth[best]:
            best = k
            equals = 1
        elif desk.worth[k] == desk.worth[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = k
    return best


@rule
def policy_action(s: GameState, ed: Record, seat: int, policy: int, let_be: int, rng: Ints, desk: Desk) -> int:
    """What a seat does that the caller does not play. A greedy one interrupts where that looks better than nothing."""
    n = legal_for(s, ed, seat, let_be, desk.scratch)
    if policy == RANDOM:
        return int(desk.scratch[below(rng, n)])
    interrupting = desk.scratch[n - 1] == let_be
    best = best_action(s, ed, seat, n - int(interrupting), rng, desk)
    if interrupting and desk.worth[best] <= 0.0:
        return let_be
    return int(desk.scratch[best])


@rule
def finish(s: GameState, ed: Record, scratch: Ints, rewards: Floats) -> None:
    """Each seat's share in the win, and its points: two numbers for each."""
    scores(s, ed, scratch)
    for seat in range(s.players):
        rewards[2 * seat + POINTS] = float(scratch[seat])
    places(s, ed, scratch)
    winners = 0
    for seat in range(s.players):
        winners += int(scratch[seat] == 1)
    for seat in range(s.players):
        rewards[2 * seat + WIN] = 1.0 / winners if scratch[seat] == 1 else 0.0


@rule
def to_question(g: Games, k: int, desk: Desk) -> None:
    """Deal until somebody is asked in game k.

    A finished game is rewarded and begun anew; where that is not wanted, or the caller plays no seat, it stays.
    """
    s = g.states[k]
    ed = g.editions[0]
    while s.over or s.awaited == 0:
        g.cursors[k][0] = 0
        if not s.over:
            n = chance(s, ed, desk.scratch)
            deal(s, ed, pick(desk.scratch, n, g.rngs[k]))
        else:
            finish(s, ed, desk.scratch, g.rewards[k])
            g.over[k] = 1
            if not g.again or not played_by_caller(s, g.policies[k]):
                g.seats[k] = NONE
                return
            g.states[k] = g.starts[g.tables[k]]
    g.seats[k] = asked_seat(s, ed, g.interrupts, g.cursors[k], desk.scratch)


@rule
def to_caller(g: Games, k: int, desk: Desk) -> None:
    """Let the others play until the caller is asked in game k."""
    s = g.states[k]
    ed = g.editions[0]
    while g.seats[k] != NONE:
        seat = int(g.seats[k])
        policy = int(g.policies[k][seat])
        if policy == CALLER:
            return
        action = policy_action(s, ed, seat, policy, g.let_be, g.rngs[k], desk)
        act(s, ed, seat, action, g.let_be, g.cursors[k])
        to_question(g, k, desk)


@rule
def played_by_caller(s: GameState, policies: Ints) -> bool:
    for seat in range(s.players):
        if policies[seat] == CALLER:
            return True
    return False


# --- What is done with each of the games from `first` to `last`: those of a thread of the CPU, or one of a GPU's ------
# All of them have the same arguments: something given, and something that is written.


@rule
def step_games(first: int, last: int, g: Games, actions: Any, out: Any, desk: Desk) -> None:
    """The caller's action in each game, then on to the next question. Where it is NONE, the game stays as it is.

    Without what `others_games` needs to play, so that a GPU has little to compile for a caller who plays all seats.
    """
    for k in range(first, last):
        if actions[k] != NONE:
            g.over[k] = 0
            for j in range(g.rewards.shape[1]):
                g.rewards[k][j] = 0.0
            if g.seats[k] != NONE:
                act(g.states[k], g.editions[0], int(g.seats[k]), int(actions[k]), g.let_be, g.cursors[k])
            to_question(g, k, desk)


@rule
def others_games(first: int, last: int, g: Games, given: Any, out: Any, desk: Desk) -> None:
    """After a step: those play whom the caller does not, until he is asked in each game."""
    for k in range(first, last):
        to_caller(g, k, desk)


@rule
def check_games(first: int, last: int, g: Games, actions: Any, out: Any, desk: Desk) -> None:
    """1 where an action is not legal: the number of a legal one, or NONE, leaves 0."""
    for k in range(first, last):
        action = int(actions[k])
        out[k] = 0
        if action == g.let_be and g.seats[k] != NONE:
            out[k] = int(g.interrupts == 0 or (g.states[k].awaited >> g.seats[k]) & 1 == 1)
        elif action != NONE:
            known = 0 <= action < g.let_be and g.seats[k] != NONE
            out[k] = int(not known or why_not(g.states[k], g.editions[0], int(g.seats[k]), action) != LEGAL)


@rule
def observe_games(first: int, last: int, g: Games, seats: Any, out: Any, desk: Desk) -> None:
    """What a seat of each game sees; zeros where none is named."""
    for k in range(first, last):
        if seats[k] != NONE:
            observe(g.states[k], g.editions[0], int(seats[k]), out[k])
        else:
            for j in range(out.shape[1]):
                out[k][j] = 0


@rule
def list_games(first: int, last: int, g: Games, counts: Any, out: Any, desk: Desk) -> None:
    """The legal actions of who is asked, as many as there is room for, NONE behind them; and how many there are."""
    for k in range(first, last):
        n = 0
        if g.seats[k] != NONE:
            n = legal_for(g.states[k], g.editions[0], int(g.seats[k]), g.let_be, desk.scratch)
        counts[k] = n
        for j in range(out.shape[1]):
            out[k][j] = desk.scratch[j] if j < n else NONE


@rule
def mask_games(first: int, last: int, g: Games, given: Any, out: Any, desk: Desk) -> None:
    """1 for each legal action of who is asked."""
    for k in range(first, last):
        for j in range(out.shape[1]):
            out[k][j] = 0
        if g.seats[k] != NONE:
            for j in range(legal_for(g.states[k], g.editions[0], int(g.seats[k]), g.let_be, desk.scratch)):
                out[k][desk.scratch[j]] = 1


@rule
def tell(g: Games, k: int, action: int, out: Any) -> None:
    """What an action is; for none, and to let things be, a row of NONE."""
    if action == NONE or action == g.let_be:
        for i in range(len(out)):
            out[i] = NONE
    else:
        features(g.states[k], g.editions[0], int(g.seats[k]), action, out)


@rule
def feature_games(first: int, last: int, g: Games, listed: Any, out: Any, desk: Desk) -> None:
    """A row for each listed action."""
    for k in range(first, last):
        for j in range(listed.shape[1]):
            tell(g, k, int(listed[k][j]), out[k][j])


@rule
def count_games(first: int, last: int, g: Games, given: Any, counts: Any, desk: Desk) -> None:
    """How many legal actions who is asked has."""
    for k in range(first, last):
        counts[k] = 0
        if g.seats[k] != NONE:
            counts[k] = legal_for(g.states[k], g.editions[0], int(g.seats[k]), g.let_be, desk.scratch)


@rule
def pack_games(first: int, last: int, g: Games, given: Any, listed: Listed, desk: Desk) -> None:
    """The legal actions of who is asked and their features, from where those of the game begin."""
    for k in range(first, last):
        if g.seats[k] != NONE:
            start = int(listed.starts[k])
            for j in range(legal_for(g.states[k], g.editions[0], int(g.seats[k]), g.let_be, desk.scratch)):
                listed.actions[start + j] = desk.scratch[j]
                tell(g, k, int(desk.scratch[j]), listed.features[start + j])


@rule
def redeal_games(first: int, last: int, g: Games, given: Any, out: Any, desk: Desk) -> None:
    """All that who is asked cannot know is dealt otherwise."""
    for k in range(first, last):
        if g.seats[k] != NONE:
            redeal(g.states[k], g.editions[0], int(g.seats[k]), g.rngs[k])


@rule
def choose_games(first: int, last: int, g: Games, policies: Any, out: Any, desk: Desk) -> None:
    """What a policy does for who is asked; NONE where nobody is."""
    for k in range(first, last):
        out[k] = NONE
        if g.seats[k] != NONE:
            seat = int(g.seats[k])
            out[k] = policy_action(g.states[k], g.editions[0], seat, int(policies[k]), g.let_be, g.rngs[k], desk)


@rule
def begin_games(first: int, last: int, g: Games, seeds: Any, out: Any, desk: Desk) -> None:
    """Each game as it is laid out, with its own generator of the family that a seed names."""
    for k in range(first, last):
        g.states[k] = g.starts[g.tables[k]]
        g.seats[k] = NONE
        g.cursors[k][0] = 0
        seed_stream(g.rngs[k], int(seeds[0]), k)
