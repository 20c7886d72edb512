"""Games that are watched step by step: rules for any game, which measure what its `balance.py` declares."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from langbord.bots.netcontest import strong_action
from langbord.bots.netsearch import Mind
from langbord.bots.search import Tools, Tree
from langbord.core.asking import act, asked_seat, legal_for
from langbord.core.protocol import Ints, chance, deal, scores, settle, turns_begun, watch
from langbord.core.record import GameState, Record
from langbord.core.rule import rule
from langbord.core.simulate import pick

DEALER = -1
WAS = 2  # of the twins the one that keeps what was before a step; the others are the search's
LAST_SEAT, TURNS, ROWS, DECISIONS = range(4)  # what `at` holds; of the decisions one number a seat
MOST_TURNS = 1024  # of which the points are kept


class Notes(NamedTuple):
    """What is written down of one game."""

    counts: Ints  # by the game's measures
    at: Ints
    course: list[Ints]  # everybody's points when each turn began


@rule
def note(was: GameState, s: GameState, ed: Record, seat: int, action: int, listed: Ints, n: int, notes: Notes) -> None:
    """Write down what happened in a step."""
    watch(was, s, ed, seat, action, listed, n, notes.counts)
    at = notes.at
    if seat != DEALER:
        at[DECISIONS + seat] += int(n > 1)
    begun = turns_begun(s, ed)
    if begun < 0:
        begun = at[TURNS]
        if seat != DEALER and seat != at[LAST_SEAT]:
            at[LAST_SEAT] = seat
            begun += 1
    if begun != at[TURNS]:
        at[TURNS] = begun
        if at[ROWS] < len(notes.course):
            scores(s, ed, notes.course[at[ROWS]])
            at[ROWS] += 1


@rule
def watched_game(
    s: GameState,
    ed: Record,
    policies: NDArray[np.int64],
    tunings: NDArray[np.void],
    tree: Tree,
    twins: NDArray[np.void],
    mind: Mind,
    tools: Tools,
    listed: Ints,
    notes: Notes,
    cap: int,
) -> int:
    """One game to its end, or to `cap` steps; how many steps it took."""
    steps = 0
    asked = 0  # seats that have let things be; a search writes over the tools' own cursor
    while not s.over and steps < cap:
        twins[WAS] = s
        if s.awaited == 0:
            n = chance(s, ed, tools.actions)
            outcome = pick(tools.actions, n, tools.rng)
            deal(s, ed, outcome)
            note(twins[WAS], s, ed, DEALER, outcome, listed, 0, notes)
            steps += 1
            asked = 0
        else:
            tools.cursor[0] = asked
            seat = asked_seat(s, ed, tools.interrupts, tools.cursor, listed)
            asked = int(tools.cursor[0])
            n = legal_for(s, ed, seat, tools.let_be, listed)
            for k in range(n):  # a search writes over what it is given
                tools.actions[k] = listed[k]
            action = strong_action(s, ed, seat, n, policies[seat], tree, twins, mind, tools, tunings[seat])
            tools.cursor[0] = asked
            act(s, ed, seat, action, tools.let_be, tools.cursor)
            asked = int(tools.cursor[0])
            if action != tools.let_be:
                real = n - int(listed[n - 1] == tools.let_be)
                note(twins[WAS], s, ed, seat, action, listed, real, notes)
                steps += 1
    settle(s, ed, notes.counts)
    return steps
