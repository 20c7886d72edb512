"""Search for games of chance and hidden information: rules for any game.

Information-set Monte-Carlo tree search by one observer (Cowling, Powley and Whitehouse, 2012). Every iteration deals
all that the searching seat cannot know anew, walks down a tree of decisions, adds one, plays on a little and rates the
end for every seat. Cards and dice are drawn on the way and are not nodes: a node stands for a line of decisions,
whatever was dealt. So what is legal at a node varies, and a move competes only when it is available.

Long lists are widened slowly, the moves that the game's own appraisal likes best first. Of simultaneous choices the
searching seat's comes first, the others follow in the order of seats. Who may act out of turn is asked as
`core/asking.py` says; that is a choice only where the appraisal sees more in it than in letting things be.
"""

from __future__ import annotations

from functools import cache
from math import exp, log, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from langbord.core.asking import act, asked_seat, legal_for
from langbord.core.protocol import Floats, Ints, appraise, chance, deal, evaluate, legal, places, redeal, scores
from langbord.core.record import GameState, Record, i8, i32, i64
from langbord.core.rule import rule
from langbord.core.simulate import below, first_awaited, pick

NONE = -1
ROOT = 0
UNIT = 1_000_000  # rewards are kept in millionths, so that sums do not depend on their order
ALONE = 8.0  # who plays alone is rated by points on so much wider a scale
DEPTH = 256  # the longest line of decisions in the tree


class Decision(Record):
    """A node: its seat took an action after the line of decisions that its parent stands for."""

    parent = i32
    child = i32  # the last one added, or NONE
    sibling = i32  # the child of the same parent that was added before, or NONE
    action = i32
    seat = i8
    prior = i32  # how the appraisal liked it beside the best, in millionths
    visits = i32
    available = i32  # how often it could have been chosen


@cache
def node_record(seats: int) -> type[Decision]:
    """The record of a node in games of up to so many seats."""

    class Node(Decision):
        rewards = i64[seats]  # of each seat: sums, in millionths

    return Node


Tree = NDArray[np.void]  # of nodes; a node's parent stands before it


class Tuning(NamedTuple):
    """How a game is searched; chosen by play (docs/bots.md)."""

    explore: float = 0.2  # weight of what was tried little
    bias: float = 0.2  # weight of what the appraisal likes
    points: float = 6.0  # a lead of so many points makes a win e times likelier than a loss
    taste: float = 3.0  # so many points less in the appraisal, and the bias is e times smaller
    widen: float = 1.0  # moves considered at a node: this times the root of its visits
    ahead: float = 0.0  # decisions played on after the tree, before the position is rated
    care: float = 1.0  # share of them taken by appraisal, the others at random
    margin: float = 0.0  # of a finished game's rating: by the points, not by who won
    trust: float = 1.0  # with a net: weight of what it likes
    caution: float = 0.05  # and how much less is expected of what was not tried yet
    interrupts: float = 1.0  # 0: nobody is thought to act out of turn, nor does who searches so


TUNING = np.dtype([(name, np.float64) for name in Tuning._fields])  # as compiled code reads it


class Tools(NamedTuple):
    """What a search writes on."""

    rng: Ints
    actions: Ints
    tried: Ints  # 1 for the actions that have a node
    worth: Floats
    path: Ints
    points: Floats  # of each seat
    ranks: Ints  # of each seat; its points on the way
    cursor: Ints  # how many of the others have let things be
    interrupts: int  # 1 where the game has acts out of turn
    let_be: int  # the number of letting things be, behind all actions


@rule
def search(
    tree: Tree,
    size: int,
    states: NDArray[np.void],
    ed: Record,
    seat: int,
    only: int,
    rounds: int,
    tools: Tools,
    tuning: Tuning,
) -> int:
    """So many iterations from states[0], on the copy states[1]; the new number of nodes.

    The seat's first action is `only` that one, or any that is legal where it is NONE.
    """
    for _ in range(rounds):
        states[1] = states[0]
        redeal(states[1], ed, seat, tools.rng)
        size = iterate(tree, size, states[1], ed, seat, only, tools, tuning)
    return size


@rule
def iterate(tree: Tree, size: int, s: GameState, ed: Record, seat: int, only: int, tools: Tools, tuning: Tuning) -> int:
    """Walk down, add a node, play on, rate the end and remember it along the way; the new number of nodes."""
    tools.path[0] = ROOT
    depth = 1
    mover = seat
    grown = size
    tools.cursor[0] = (seat - first_awaited(s) - 1) % s.players  # who comes before in the order has been asked
    while not s.over and grown == size and depth < DEPTH:
        if s.awaited == 0:
            deal_any(s, ed, tools)
        else:
            if depth > 1:
                mover = next_mover(s, ed, tools, tuning)
            n = legal_for(s, ed, mover, tools.let_be, tools.actions)
            if depth == 1 and only != NONE:
                tools.actions[0] = only
                n = 1
            action = tools.actions[0]
            if n > 1 or depth == 1:
                node = select(tree, size, tools.path[depth - 1], s, ed, mover, n, tools, tuning)
                if node == NONE:
                    break
                grown = max(size, node + 1)
                action = tree[node].action
                tools.path[depth] = node
                depth += 1
            act(s, ed, mover, action, tools.let_be, tools.cursor)
    play_on(s, ed, tools, tuning)
    rate(s, ed, tools, tuning)
    remember(tree, depth, s.players, tools)
    return grown


@rule
def deal_any(s: GameState, ed: Record, tools: Tools) -> None:
    n = chance(s, ed, tools.actions)
    deal(s, ed, pick(tools.actions, n, tools.rng))
    tools.cursor[0] = 0


@rule
def next_mover(s: GameState, ed: Record, tools: Tools, tuning: Tuning) -> int:
    """Who acts now: who is awaited, or before him the first other seat to which something looks good."""
    interrupts = tools.interrupts * int(tuning.interrupts > 0.0)
    mover = asked_seat(s, ed, interrupts, tools.cursor, tools.actions)
    while not (s.awaited >> mover) & 1 and interjection(s, ed, mover, tools) == NONE:
        tools.cursor[0] += 1
        mover = asked_seat(s, ed, interrupts, tools.cursor, tools.actions)
    return mover


@rule
def interjection(s: GameState, ed: Record, seat: int, tools: Tools) -> int:
    """What looks best to a seat out of turn; NONE where nothing looks better than to let things be."""
    n = legal(s, ed, seat, tools.actions)
    appraise(s, ed, seat, tools.actions, n, tools.worth)
    best = 0
    for k in range(1, n):
        if tools.worth[k] > tools.worth[best]:
            best = k
    return int(tools.actions[best]) if tools.worth[best] > 0.0 else NONE


@rule
def weigh(s: GameState, ed: Record, seat: int, n: int, tools: Tools) -> None:
    """How good each of n actions looks; to let things be comes last and is worth nothing."""
    real = n - int(tools.actions[n - 1] == tools.let_be)
    appraise(s, ed, seat, tools.actions, real, tools.worth)
    if real < n:
        tools.worth[real] = 0.0


@rule
def select(
    tree: Tree, size: int, parent: int, s: GameState, ed: Record, seat: int, n: int, tools: Tools, tuning: Tuning
) -> int:
    """The child to follow: the most promising of those available, or a new one; NONE where there is no room for it."""
    for k in range(n):
        tools.tried[k] = 0
    best = NONE
    best_score = 0.0
    available = 0
    node = int(tree[parent].child)
    while node != NONE:
        if tree[node].seat == seat and mark_tried(int(tree[node].action), n, tools):
            available += 1
            tree[node].available += 1
            score = promise(tree, node, seat, tuning)
            if best == NONE or score > best_score:
                best = node
                best_score = score
        node = int(tree[node].sibling)
    if available < n and available < 1.0 + tuning.widen * sqrt(tree[parent].visits):
        return widen(tree, size, parent, s, ed, seat, n, tools, tuning) if size < len(tree) else best
    return best


@rule
def mark_tried(action: int, n: int, tools: Tools) -> bool:
    """Note that a legal action has a node; False for one that is not legal now."""
    for k in range(n):
        if tools.actions[k] == action:
            tools.tried[k] = 1
            return True
    return False


@rule
def promise(tree: Tree, node: int, seat: int, tuning: Tuning) -> float:
    """Mean reward, and more for what was tried seldom or looks good (an upper confidence bound)."""
    visits = tree[node].visits
    mean = tree[node].rewards[seat] / (UNIT * visits)
    doubt = tuning.explore * sqrt(log(tree[node].available) / visits)
    return float(mean + doubt + tuning.bias * tree[node].prior / (UNIT * (visits + 1.0)))


@rule
def widen(
    tree: Tree, size: int, parent: int, s: GameState, ed: Record, seat: int, n: int, tools: Tools, tuning: Tuning
) -> int:
    """A new child: the untried action that the appraisal likes best; among equals any."""
    weigh(s, ed, seat, n, tools)
    best = NONE
    equals = 0
    top = tools.worth[0]
    for k in range(n):
        top = max(top, tools.worth[k])
        if not tools.tried[k]:
            if best == NONE or tools.worth[k] > tools.worth[best]:
                best = k
                equals = 1
            elif tools.worth[k] == tools.worth[best]:
                equals += 1
                if below(tools.rng, equals) == 0:
                    best = k
    tree[size].action = tools.actions[best]
    tree[size].seat = seat
    tree[size].prior = int(UNIT * exp((tools.worth[best] - top) / tuning.taste))
    tree[size].parent = parent
    tree[size].child = NONE
    tree[size].sibling = tree[parent].child
    tree[size].visits = 0
    tree[size].available = 1
    for k in range(len(tree[size].rewards)):
        tree[size].rewards[k] = 0
    tree[parent].child = size
    return size


@rule
def play_on(s: GameState, ed: Record, tools: Tools, tuning: Tuning) -> None:
    """Some decisions more, by appraisal or at random, so that the rating sees what they lead to."""
    left = tuning.ahead
    while not s.over and (left > 0 or s.awaited == 0):
        if s.awaited == 0:
            deal_any(s, ed, tools)
        else:
            seat = next_mover(s, ed, tools, tuning)
            n = legal_for(s, ed, seat, tools.let_be, tools.actions)
            chosen = 0
            if n > 1:
                left -= 1
                if below(tools.rng, UNIT) < tuning.care * UNIT:
                    weigh(s, ed, seat, n, tools)
                    for k in range(1, n):
                        if tools.worth[k] > tools.worth[chosen]:
                            chosen = k
                else:
                    chosen = below(tools.rng, n)
            act(s, ed, seat, int(tools.actions[chosen]), tools.let_be, tools.cursor)


@rule
def expect(states: NDArray[np.void], ed: Record, seat: int, rounds: int, tools: Tools, tuning: Tuning) -> float:
    """The seat's mean reward where states[0] is played on so often, each time as it may be for all that it knows."""
    total = 0.0
    for _ in range(rounds):
        states[1] = states[0]
        redeal(states[1], ed, seat, tools.rng)
        tools.cursor[0] = 0
        play_on(states[1], ed, tools, tuning)
        rate(states[1], ed, tools, tuning)
        total += tools.points[seat]
    return total / rounds


@rule
def rate(s: GameState, ed: Record, tools: Tools, tuning: Tuning) -> None:
    """Each seat's share in the win: before the end estimated from the points, at the end partly so (`margin`)."""
    if not s.over:
        evaluate(s, ed, tools.points)
        share_by_points(s.players, tools, tuning)
        return
    scores(s, ed, tools.ranks)
    for seat in range(s.players):
        tools.points[seat] = float(tools.ranks[seat])
    share_by_points(s.players, tools, tuning)
    places(s, ed, tools.ranks)
    winners = 0
    for seat in range(s.players):
        winners += int(tools.ranks[seat] == 1)
    for seat in range(s.players):
        won = 1.0 / winners if tools.ranks[seat] == 1 else 0.0
        tools.points[seat] = tuning.margin * tools.points[seat] + (1.0 - tuning.margin) * won


@rule
def share_by_points(players: int, tools: Tools, tuning: Tuning) -> None:
    """Points become shares that add up to one; who plays alone gets a share that grows with them."""
    if players == 1:
        tools.points[0] = 1.0 / (1.0 + exp(-tools.points[0] / (ALONE * tuning.points)))
        return
    most = tools.points[0]
    for seat in range(1, players):
        most = max(most, tools.points[seat])
    total = 0.0
    for seat in range(players):
        tools.points[seat] = exp((tools.points[seat] - most) / tuning.points)
        total += tools.points[seat]
    for seat in range(players):
        tools.points[seat] /= total


@rule
def decided(tree: Tree, left: int) -> bool:
    """Can no other action under the root be looked at more often than the first one, with so many iterations left?"""
    most = 0
    second = 0
    node = int(tree[ROOT].child)
    while node != NONE:
        visits = int(tree[node].visits)
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        node = int(tree[node].sibling)
    return most > second + left


@rule
def remember(tree: Tree, depth: int, players: int, tools: Tools) -> None:
    for k in range(depth):
        node = tools.path[k]
        tree[node].visits += 1
        for seat in range(players):
            tree[node].rewards[seat] += int(UNIT * tools.points[seat])


@rule
def plant(tree: Tree) -> None:
    """An empty tree: the root alone."""
    tree[ROOT].parent = NONE
    tree[ROOT].child = NONE
    tree[ROOT].sibling = NONE
    tree[ROOT].visits = 0
    for k in range(len(tree[ROOT].rewards)):
        tree[ROOT].rewards[k] = 0


@rule
def prune(tree: Tree, size: int, root: int, moved: Ints) -> int:
    """Keep what hangs under one node, which becomes the root; the new number of nodes.

    Parents stand before their children, and a kept node moves only towards the front: one pass does it.
    """
    kept = 0
    for node in range(size):
        parent = tree[node].parent
        moved[node] = NONE
        if node == root or (parent != NONE and node > root and moved[parent] != NONE):
            moved[node] = kept
            tree[kept] = tree[node]
            tree[kept].parent = moved[parent] if node != root else NONE
            tree[kept].child = NONE
            tree[kept].sibling = NONE
            if node != root:
                tree[kept].sibling = tree[tree[kept].parent].child
                tree[tree[kept].parent].child = kept
            kept += 1
    return kept
