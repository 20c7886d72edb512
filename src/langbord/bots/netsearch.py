"""Search with a net: rules for any game.

The same tree as in `search.py`, a line of decisions whatever was dealt, but nothing is played on: a net says once for
each new place what it would do there and what every seat can expect. Of the moves available the one is followed with
the best mean reward, and more for what the net likes and was tried little (PUCT: Silver and others, 2017; one value for
each seat). What an opponent would do the net says from that opponent's seat, in a world dealt anew every iteration.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from langbord.bots.search import DEPTH, NONE, ROOT, UNIT, Tools, Tree, Tuning, deal_any, rate, remember
from langbord.core.protocol import Ints, legal, redeal, step
from langbord.core.record import GameState, Record
from langbord.core.rule import rule
from langbord.core.simulate import first_awaited
from langbord.nets.forward import Desk, Places, Weights, think

SPREAD = 0.03  # what the net likes is mixed with so much of liking all alike: nothing is ruled out


class Mind(NamedTuple):
    """A net, and what it writes on."""

    weights: Weights
    places: Places
    desk: Desk
    where: Ints  # of each action's number: its place in the legal list at hand, NONE otherwise


@rule
def net_search(
    tree: Tree,
    size: int,
    states: NDArray[np.void],
    ed: Record,
    seat: int,
    only: int,
    rounds: int,
    mind: Mind,
    tools: Tools,
    tuning: Tuning,
) -> int:
    """So many iterations from states[0], on the copy states[1]; the new number of nodes.

    The seat's first action is `only` that one, or any that is legal where it is NONE.
    """
    for _ in range(rounds):
        states[1] = states[0]
        redeal(states[1], ed, seat, tools.rng)
        size = walk(tree, size, states[1], ed, seat, only, mind, tools, tuning)
    return size


@rule
def walk(
    tree: Tree, size: int, s: GameState, ed: Record, seat: int, only: int, mind: Mind, tools: Tools, tuning: Tuning
) -> int:
    """Go down to a place that is new, ask the net about it and remember that along the way; the new number of nodes."""
    tools.path[0] = ROOT
    depth = 1
    mover = seat
    asked = False
    while not s.over and not asked:
        if s.awaited == 0:
            deal_any(s, ed, tools)
        else:
            if depth > 1:
                mover = first_awaited(s)
            n = legal(s, ed, mover, tools.actions)
            if depth == 1 and only != NONE:
                tools.actions[0] = only
                n = 1
            if n == 1 and depth > 1:
                step(s, ed, mover, tools.actions[0])
            else:
                parent = int(tools.path[depth - 1])
                unseen = depth > 1 and tree[parent].child == NONE
                known = size
                size = add_missing(tree, size, parent, s, ed, mover, n, mind, tools)
                node = follow(tree, parent, mover, n, tools, tuning)
                asked = unseen or node == NONE or depth == DEPTH
                if not asked:
                    tools.path[depth] = node
                    depth += 1
                    step(s, ed, mover, int(tree[node].action))
                elif size == known:  # not for its children: there was no room for them, or they were all there
                    think(s, ed, mover, mind.weights, mind.places, mind.desk)
    if s.over:
        rate(s, ed, tools, tuning)
    else:
        for other in range(s.players):
            tools.points[other] = mind.desk.values[(other - mover) % s.players]
    remember(tree, depth, s.players, tools)
    return size


@rule
def add_missing(
    tree: Tree, size: int, parent: int, s: GameState, ed: Record, seat: int, n: int, mind: Mind, tools: Tools
) -> int:
    """Find a node's children for what is legal now (`tools.tried`); those that lack are added as the net likes them.

    What is legal may differ from visit to visit, as other cards are dealt. The new number of nodes.
    """
    for k in range(n):
        tools.tried[k] = NONE
        mind.where[tools.actions[k]] = k
    found = 0
    node = int(tree[parent].child)
    while node != NONE:
        k = int(mind.where[tree[node].action])
        if k != NONE and tree[node].seat == seat:
            tools.tried[k] = node
            found += 1
        node = int(tree[node].sibling)
    if found < n and size + n - found <= len(tree):
        listed = think(s, ed, seat, mind.weights, mind.places, mind.desk)
        for j in range(listed):
            k = int(mind.where[mind.desk.actions[j]])
            if k != NONE and tools.tried[k] == NONE:
                hang(tree, size, parent, seat, int(tools.actions[k]), mind.desk.chances[j] + SPREAD / listed)
                tools.tried[k] = size
                size += 1
    for k in range(n):
        mind.where[tools.actions[k]] = NONE
    return size


@rule
def hang(tree: Tree, node: int, parent: int, seat: int, action: int, chance: float) -> None:
    """A new node under another."""
    tree[node].action = action
    tree[node].seat = seat
    tree[node].prior = int(UNIT * chance)
    tree[node].parent = parent
    tree[node].child = NONE
    tree[node].sibling = tree[parent].child
    tree[node].visits = 0
    tree[node].available = 0
    for k in range(len(tree[node].rewards)):
        tree[node].rewards[k] = 0
    tree[parent].child = node


@rule
def follow(tree: Tree, parent: int, seat: int, n: int, tools: Tools, tuning: Tuning) -> int:
    """The most promising of the children that are available; NONE where there is none."""
    total = 0
    for k in range(n):
        if tools.tried[k] != NONE:
            total += int(tree[tools.tried[k]].visits)
    # What was not tried yet is thought a little worse than what the seat could expect here
    unknown = 0.0
    if tree[parent].visits > 0:
        unknown = max(0.0, tree[parent].rewards[seat] / (UNIT * tree[parent].visits) - tuning.caution)
    weight = tuning.trust * sqrt(total + 1.0)
    best = NONE
    best_score = 0.0
    for k in range(n):
        node = int(tools.tried[k])
        if node != NONE:
            visits = int(tree[node].visits)
            mean = tree[node].rewards[seat] / (UNIT * visits) if visits > 0 else unknown
            score = mean + weight * tree[node].prior / (UNIT * (1.0 + visits))
            if best == NONE or score > best_score:
                best = node
                best_score = score
    return best
