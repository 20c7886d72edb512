"""The search at work: trees, threads and budgets. `search.py` is what runs compiled, with a net `netsearch.py`."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from langbord.bots import netsearch, search
from langbord.bots.budget import Budget
from langbord.bots.netsearch import Mind
from langbord.bots.search import DEPTH, NONE, ROOT, TUNING, UNIT, Tools, Tuning, node_record
from langbord.core.edition import Book
from langbord.core.game import Game
from langbord.core.record import GameState
from langbord.core.simulate import RNG_WORDS
from langbord.nets.file import Net, blank_net
from langbord.nets.form import Size, form_of
from langbord.nets.thinker import new_desk, places_of

MEBIBYTE = 1 << 20
SLICE = 0.02  # seconds between two looks at the clock
FIRST_SLICE = 4  # iterations, before the pace is known
CHILDREN = 16  # with a net: so many nodes an iteration are room enough


class Finding(msgspec.Struct, frozen=True):
    """What a search thinks of an action."""

    action: int
    visits: int
    rewards: list[float]  # the share in the win that each seat can expect


_compiled: set[tuple[Game, bool]] = set()  # games whose search, without or with a net, has run in this process


@cache
def compiled_search(game: Game, *, net: bool = False) -> dict[str, Any]:
    """The rules of `search.py` for one game; with a net also those of `netsearch.py`."""
    return game.machine.module(search) | (game.machine.module(netsearch) if net else {})


def new_mind(game: Game, net: Net) -> Mind:
    form = form_of(game)
    where: Any = np.full(game.actions.count + 1, NONE, np.int64)
    return Mind(net.weights, places_of(form), new_desk(game, net, form), where)


def new_tools(game: Game) -> Tools:
    def ints(n: int) -> Any:
        return np.zeros(n, np.int64)

    def floats(n: int) -> Any:
        return np.zeros(n, np.float64)

    return Tools(
        rng=ints(RNG_WORDS),
        actions=ints(game.scratch + 1),
        tried=ints(game.scratch + 1),
        worth=floats(game.scratch + 1 + game.notes),
        path=ints(DEPTH),
        points=floats(game.most_seats),
        ranks=ints(game.most_seats),
        cursor=ints(1),
        interrupts=int(game.interrupts),
        let_be=game.actions.count,
    )


class Task(NamedTuple):
    """What is searched: a seat's actions, or `only` one of them."""

    table: np.void
    seat: int
    only: int
    tuning: np.void


class Grove:
    """One thread's tree and tools."""

    def __init__(self, game: Game, nodes: int, net: Net | None) -> None:
        self._rules = compiled_search(game, net=net is not None)
        self._mind = new_mind(game, net) if net else None
        self._seed = game.compiled.simulate["seed_stream"]
        self.tree, self._moved = node_record(game.most_seats).array(nodes), np.zeros(nodes, np.int64)
        self._states = game.State.array(2)
        self._tools = new_tools(game)
        self.size = 0

    def begin(self, state: GameState, seat: int, seed: int, stream: int, after: int | None) -> None:
        """Search from this state; `after` the seat's action that led here from the last one, the tree is kept."""
        self._states[:] = state.to_array()[0]
        self._seed(self._tools.rng, seed, stream)
        root = self._child(seat, after) if after is not None and self.size else NONE
        if root == NONE:
            self._rules["plant"](self.tree)
            self.size = 1
        else:
            self.size = self._rules["prune"](self.tree, self.size, root, self._moved)

    def _child(self, seat: int, action: int) -> int:
        under = np.flatnonzero(self.tree["parent"][: self.size] == ROOT)
        found = [node for node in under if self.tree[node]["action"] == action and self.tree[node]["seat"] == seat]
        return int(found[0]) if found else NONE

    def children(self) -> Iterator[np.void]:
        """The nodes under the root."""
        node = int(self.tree[ROOT]["child"])
        while node != NONE:
            yield self.tree[node]
            node = int(self.tree[node]["sibling"])

    @property
    def visits(self) -> int:
        return int(self.tree[ROOT]["visits"])

    def grow(self, task: Task, rounds: int) -> None:
        """So many iterations."""
        place = (self.tree, self.size, self._states, task.table, task.seat, task.only, rounds)
        if self._mind is None:
            self.size = self._rules["search"](*place, self._tools, task.tuning)
        else:
            self.size = self._rules["net_search"](*place, self._mind, self._tools, task.tuning)

    def is_decided(self, left: int) -> bool:
        """Can so many iterations change nothing any more?"""
        return bool(self._rules["decided"](self.tree, left))

    def grow_within(self, task: Task, rounds: int, deadline: float | None) -> None:
        """So many iterations, in slices; none is begun that would likely end after the deadline, or change nothing."""
        if deadline is None:
            self.grow(task, rounds)
            return
        pace, part = 0.0, FIRST_SLICE
        while rounds > 0 and part > 0 and not self.is_decided(rounds):
            part, begin = min(part, rounds), time.perf_counter()
            self.grow(task, part)
            rounds -= part
            now = time.perf_counter()
            pace = max(pace * 0.8, (now - begin) / part)  # seconds an iteration, the slow ones remembered
            left = 0.7 * (deadline - now)
            part = max(1, int(min(SLICE, left) / pace)) if left > pace else 0


class Searcher:
    """Searches one game's positions. Several threads grow a tree each, and their findings are added up."""

    def __init__(
        self, game: Game, book: Book[Any, Any], tuning: Tuning, budget: Budget, net: Net | None = None
    ) -> None:
        self.game, self.book, self.budget, self.net = game, book, budget, net
        self._tuning = np.array([tuning], TUNING)[0]
        self._table = book.table.to_array()[0]
        size = node_record(game.most_seats).dtype.itemsize + 8
        nodes = max(2, budget.memory * MEBIBYTE // (budget.threads * size))
        if budget.iterations is not None:
            # an iteration adds at most one, with a net all that one sees at a new place; half may be kept
            nodes = min(nodes, 2 * budget.iterations * (CHILDREN if net else 1) + game.scratch + 2)
        self._groves = [Grove(game, nodes, net) for _ in range(budget.threads)]
        self._pool = ThreadPoolExecutor(budget.threads) if budget.threads > 1 else None

    def search(
        self, state: GameState, seat: int, seed: int, after: int | None = None, only: int = NONE
    ) -> list[Finding]:
        """What is found of each action that was tried (of `only` one), the best first.

        `after` that action of the seat the last search's tree led here, and is kept.
        """
        task = Task(self._table, seat, only, self._tuning)
        if (self.game, self.net is not None) not in _compiled:
            self._compile(state, task)  # before the clock runs
        limit = self.budget.seconds
        deadline = time.perf_counter() + limit if limit is not None else None
        for stream, grove in enumerate(self._groves):
            grove.begin(state, seat, seed, stream, after)
        rounds = [self._rounds(grove, number) for number, grove in enumerate(self._groves)]
        if self._pool is None:
            self._groves[0].grow_within(task, rounds[0], deadline)
        else:
            work = [
                self._pool.submit(g.grow_within, task, n, deadline) for g, n in zip(self._groves, rounds, strict=True)
            ]
            for part in work:
                part.result()
        return self._findings(seat, int(state.players))

    def _rounds(self, grove: Grove, number: int) -> int:
        """The iterations of one thread; what was kept of the last search counts for up to half of them."""
        if self.budget.iterations is None:
            return 1 << 60
        share = (self.budget.iterations + number) // self.budget.threads
        return max(1, share - min(share // 2, grove.visits))

    def _compile(self, state: GameState, task: Task) -> None:
        grove = Grove(self.game, self.game.scratch + 2, self.net)
        grove.begin(state, task.seat, 0, 0, None)
        grove.grow(task, 1)
        grove.is_decided(1)
        grove.begin(state, task.seat, 0, 0, int(grove.tree[1]["action"]))
        _compiled.add((self.game, self.net is not None))

    def _findings(self, seat: int, players: int) -> list[Finding]:
        """The threads' visits and rewards added up, most visits first."""
        sums: dict[int, NDArray[np.int64]] = {}
        for grove in self._groves:
            for node in grove.children():
                if node["seat"] == seat:
                    found = np.array([node["visits"], *node["rewards"][:players]], np.int64)
                    sums[int(node["action"])] = sums.get(int(node["action"]), 0) + found
        order = sorted((a for a in sums if sums[a][0]), key=lambda a: (-int(sums[a][0]), -int(sums[a][1 + seat]), a))
        return [Finding(a, int(sums[a][0]), (sums[a][1:] / (UNIT * sums[a][0])).tolist()) for a in order]


def prepare(game: Game, book: Book[Any, Any], state: GameState, seat: int, *, net: bool = False) -> None:
    """Compile a game's search, or the one with a net, ahead of its first use."""
    blank = blank_net(game, Size(1, 1, 1)) if net else None
    Searcher(game, book, Tuning(), Budget(iterations=1), blank).search(state, seat, 0)


NetOf = Callable[[Game, Book[Any, Any]], Net]
"""The net with which a game of an edition is searched."""


class SearchBot:
    """Takes the action that a search looked at most.

    Its tree is kept where nothing came out since its last action: no card, no die, nobody else's move. Then the
    position is the one that the tree foresaw, and it looks to the seat as foreseen.
    """

    def __init__(
        self, budget: Budget, seed: int | None = None, tuning: Tuning | None = None, net: NetOf | None = None
    ) -> None:
        self._budget, self._random, self._tuning, self._net = budget, random.Random(seed), tuning, net
        self._searcher: Searcher | None = None
        self._after: int | None = None  # our last choice, and
        self._foreseen: GameState | None = None  # what it led to

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        after = self._after if self._is_foreseen(game, book, state, seat) else None
        if len(legal) == 1:  # no node of the tree
            self._after, action = after, legal[0]
        else:
            action = self._think(game, book, state, seat, after)[0].action
            self._after = action
        self._foreseen = state.copy()
        game.plain.step(self._foreseen, book.table, seat, action)
        return action

    def interrupt(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int | None:
        """What the search looks at most, to let things be among it; no net has learned what that is worth."""
        if self._net is not None:
            return None
        action = self._think(game, book, state, seat, None)[0].action
        self._after = None
        return action if action != game.actions.count else None

    def _think(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, after: int | None) -> list[Finding]:
        if self._searcher is None or self._searcher.game is not game or self._searcher.book is not book:
            from langbord.bots.levels import net_tuning_of, tuning_of

            net = self._net(game, book) if self._net else None
            tuning = self._tuning or (net_tuning_of if net else tuning_of)(game.name)
            self._searcher = Searcher(game, book, tuning, self._budget, net)
            after = None
        return self._searcher.search(state, seat, self._random.getrandbits(63), after)

    def _is_foreseen(self, game: Game, book: Book[Any, Any], state: GameState, seat: int) -> bool:
        seen = self._foreseen
        if self._after is None or seen is None or seen.over or not seen.awaited or seen.players != state.players:
            return False
        first = game.plain.simulate["first_awaited"](seen)
        return bool(first == seat and game.view(seen, book, seat) == game.view(state, book, seat))
