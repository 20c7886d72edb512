"""Searches in many games, so that a net learns from them: rules for any game."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from langbord.bots.netsearch import Mind, net_search
from langbord.bots.search import NONE, ROOT, Tools, Tree, Tuning, plant
from langbord.core.protocol import Ints
from langbord.core.record import Record
from langbord.core.rule import rule


@rule
def search_games(
    first: int,
    last: int,
    states: NDArray[np.void],
    seats: Ints,
    ed: Record,
    rounds: int,
    starts: Ints,
    actions: NDArray[np.int32],
    shares: Any,
    tree: Tree,
    twins: NDArray[np.void],
    mind: Mind,
    tools: Tools,
    tuning: Tuning,
) -> None:
    """Of each listed action of these games' seats the share of the visits that a search with a net gives it."""
    for k in range(first, last):
        begin = int(starts[k])
        n = int(starts[k + 1]) - begin
        if n == 1:
            shares[begin] = 1.0
        else:
            plant(tree)
            twins[0] = states[k]
            net_search(tree, 1, twins, ed, seats[k], NONE, rounds, mind, tools, tuning)
            for j in range(n):
                mind.where[actions[begin + j]] = j
                shares[begin + j] = 0.0
            total = 0
            node = int(tree[ROOT].child)
            while node != NONE:
                j = int(mind.where[tree[node].action])
                if j != NONE and tree[node].seat == seats[k]:
                    shares[begin + j] = tree[node].visits
                    total += int(tree[node].visits)
                node = int(tree[node].sibling)
            for j in range(n):
                shares[begin + j] /= total
                mind.where[actions[begin + j]] = NONE
