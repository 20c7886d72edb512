"""Who is imitated: greedy, or a search with the net as it is at that time."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import torch
from torch import Tensor

from langbord.bots.levels import net_tuning_of
from langbord.bots.search import TUNING, node_record
from langbord.bots.searcher import CHILDREN, new_mind, new_tools
from langbord.core.game import Game
from langbord.learn import searching
from langbord.learn.plan import Plan
from langbord.nets.card import new_card
from langbord.nets.file import Net

if TYPE_CHECKING:
    from langbord.learn.brain import Brain
    from langbord.learn.tables import Question, Tables

FEWEST = 8  # games a thread: fewer are not worth handing over


class Teacher(Protocol):
    """Somebody who knows better."""

    recent: int  # rounds of his that are learned from together: what was dear to find is learned from more than once

    def look_at(self, brain: Brain) -> None:
        """What the pupil knows by now."""

    def wishes(self, tables: Tables, question: Question) -> Tensor:
        """The chance with which he would do each of the listed actions."""


def new_teacher(game: Game, plan: Plan, brain: Brain) -> Teacher:
    return SearchTeacher(game, plan, brain) if plan.searches else GreedyTeacher()


class GreedyTeacher:
    """Knows for certain."""

    recent = 1

    def look_at(self, brain: Brain) -> None:
        pass

    def wishes(self, tables: Tables, question: Question) -> Tensor:
        return (question.actions == tables.greedy()[question.owner]).float()


class SearchTeacher:
    """Looks ahead with what the net knows, on all cores: a net learns to see at once what it would have found so."""

    recent = 4

    def __init__(self, game: Game, plan: Plan, brain: Brain) -> None:
        there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._rounds, self._search = plan.searches, game.machine.module(searching)["search_games"]
        self._tuning = np.array([net_tuning_of(game.name)], TUNING)[0]
        net = Net(new_card(game, plan.size, plan.players, plan.options), brain.weights())
        self._minds = [new_mind(game, net) for _ in range(there)]
        self._tools = [new_tools(game) for _ in range(there)]
        for thread, tools in enumerate(self._tools):
            game.compiled.simulate["seed_stream"](tools.rng, plan.seed, thread)
        nodes = CHILDREN * self._rounds + game.scratch + 2
        self._trees = [node_record(game.most_seats).array(nodes) for _ in range(there)]
        self._twins = [game.State.array(2) for _ in range(there)]
        self._pool = ThreadPoolExecutor(there)

    def look_at(self, brain: Brain) -> None:
        weights = brain.weights()
        self._minds = [mind._replace(weights=weights) for mind in self._minds]

    def wishes(self, tables: Tables, question: Question) -> Tensor:
        batch = tables.batch
        listed, table = batch.listed, batch.book.table.to_array()[0]
        shares: Any = np.zeros(len(listed.actions), np.float32)
        threads = max(1, min(len(self._minds), len(batch) // FEWEST))
        bounds = [len(batch) * part // threads for part in range(threads + 1)]

        def search(part: int) -> None:
            self._search(
                bounds[part],
                bounds[part + 1],
                batch.states,
                batch.seat,
                table,
                self._rounds,
                listed.starts,
                listed.actions,
                shares,
                self._trees[part],
                self._twins[part],
                self._minds[part],
                self._tools[part],
                self._tuning,
            )

        list(self._pool.map(search, range(threads)))
        return torch.as_tensor(shares, device=tables.device)
