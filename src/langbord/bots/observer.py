"""What every seat can expect at any moment of a game, each by what it may know itself; together they add up to one.

With a net that was trained with the edition it is asked from each seat. Without one the game is played
on by the appraisal, from states in which all that the seat cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from langbord.bots.levels import tuning_of
from langbord.bots.netbot import net_of
from langbord.bots.search import TUNING
from langbord.bots.searcher import compiled_search, new_tools
from langbord.core.edition import Book
from langbord.core.errors import LangbordError
from langbord.core.game import Game
from langbord.core.record import GameState
from langbord.nets.file import Net
from langbord.nets.thinker import Thinker

PLAYED_ON = 24  # games that are played on for a seat, where there is no net


def measured_net(game: Game, book: Book[Any, Any], players: int) -> Net | None:
    """The game's net, if it learned that edition at such tables: of others nobody knows how far to believe it."""
    try:
        net = net_of(game, None)
    except LangbordError:
        return None
    return net if net.is_measured(book) and players in net.card.players else None


class Observer:
    """Tells chances in one game of an edition; with `net` by it, without one by playing on."""

    def __init__(self, game: Game, book: Book[Any, Any], net: Net | None, seed: int = 0) -> None:
        self._game, self._net, self._seed = game, net, seed
        self.thinker = Thinker(net, game, book) if net else None
        if net is None:
            self._rules, self._tools = compiled_search(game), new_tools(game)
            self._table, self._states = book.table.to_array()[0], game.State.array(2)
            self._tuning = np.array([tuning_of(game.name)._replace(margin=0.0)], TUNING)[0]

    @property
    def sees_everybody(self) -> bool:
        """Can it tell of every seat at any moment what it expects?

        A net may have learned to judge from the seat that is asked alone: of the others it tells what they could expect
        when they were last asked.
        """
        return self._net is None or self._net.card.bystanders

    def along(self, states: Sequence[GameState]) -> Iterator[list[float]]:
        """Every seat's chance at some moments of one game, in their order; together they add up to one."""
        own: list[float] = []
        for state in states:
            own = own or [1 / state.players] * state.players
            array = state.to_array()[0]
            for seat in range(state.players):
                if self.sees_everybody or state.awaited >> seat & 1:
                    own[seat] = self.expects(array, seat)
            total = sum(own)
            yield [chance / total for chance in own] if total else [1 / len(own)] * len(own)

    def tempered(self, shares: list[float]) -> list[float]:
        """The net's shares in the win, made as sure as they proved to be: how sure that is stands in its card."""
        if self._net is None:
            return shares
        power = self._net.card.temper.get(len(shares), 1.0)
        raised = [max(share, 0.0) ** power for share in shares]
        return [share / sum(raised) for share in raised]

    def expects(self, state: np.void, seat: int) -> float:
        """One seat's chance, by what it may know, in a state in compiled shape."""
        if self.thinker is not None:
            return self.tempered(self.thinker.think_of(state, seat).values)[seat]
        self._states[:] = state
        self._game.compiled.simulate["seed_stream"](self._tools.rng, self._seed, seat)
        expect = self._rules["expect"]
        return float(expect(self._states, self._table, seat, PLAYED_ON, self._tools, self._tuning))
