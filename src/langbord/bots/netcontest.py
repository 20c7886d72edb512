"""What a bot does at compiled speed, also one with a net: rules for any game, for whole games between strong players.

Policies are those of `contest.py`, and below nought those with a net: NET is one look a decision, NET - n a search with
n iterations.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from langbord.bots.contest import chosen_action, most_visited, policy
from langbord.bots.levels import is_netted
from langbord.bots.netbot import read_name, read_search
from langbord.bots.netsearch import Mind, net_search
from langbord.bots.search import NONE, Tools, Tree, Tuning, decided, plant
from langbord.core.record import GameState, Record
from langbord.core.rule import rule
from langbord.nets.forward import think

NET = -1


def strong_policy(name: str) -> int | None:
    """The policy of a bot of that name, if it has one: bots without threads, limits of time and warmth."""
    if not is_netted(name):
        return policy(name)
    if (searches := read_search(name)) is not None:
        budget = searches[0]
        counted = budget.iterations is not None and budget.seconds is None and budget.threads == 1
        return NET - budget.iterations if counted and budget.iterations is not None else None
    looks = read_name(name)
    return NET if looks is not None and not looks[1] else None


def net_files(names: Iterable[str]) -> list[Path | None]:
    """The files of the nets that bots of these names ask; None for the game's own."""
    found: list[Path | None] = []
    for name in filter(is_netted, names):
        if (searches := read_search(name)) is not None:
            found.append(searches[1])
        elif (looks := read_name(name)) is not None:
            found.append(looks[0])
    return found


@rule
def net_action(s: GameState, ed: Record, seat: int, mind: Mind) -> int:
    """What a net likes best; it looks only at what the seat may know."""
    n = think(s, ed, seat, mind.weights, mind.places, mind.desk)
    best = 0
    for k in range(1, n):
        if mind.desk.chances[k] > mind.desk.chances[best]:
            best = k
    return int(mind.desk.actions[best])


@rule
def net_searched_action(
    s: GameState,
    ed: Record,
    seat: int,
    rounds: int,
    tree: Tree,
    twins: NDArray[np.void],
    mind: Mind,
    tools: Tools,
    tuning: Tuning,
) -> int:
    """The action that a search with a net looks at most; it ends as soon as that is decided."""
    plant(tree)
    twins[0] = s
    size = 1
    left = rounds
    while left > 0 and not decided(tree, left):
        size = net_search(tree, size, twins, ed, seat, NONE, 1, mind, tools, tuning)
        left -= 1
    return most_visited(tree)


@rule
def strong_action(
    s: GameState,
    ed: Record,
    seat: int,
    n: int,
    policy: int,
    tree: Tree,
    twins: NDArray[np.void],
    mind: Mind,
    tools: Tools,
    tuning: Tuning,
) -> int:
    """What a seat does by its policy, of the n actions in `tools`."""
    if policy >= 0 or n == 1:
        return chosen_action(s, ed, seat, n, policy, tree, twins, tools, tuning)
    if tools.actions[n - 1] == tools.let_be:  # a net is not asked out of turn
        return tools.let_be
    if policy == NET:
        return net_action(s, ed, seat, mind)
    return net_searched_action(s, ed, seat, NET - policy, tree, twins, mind, tools, tuning)
