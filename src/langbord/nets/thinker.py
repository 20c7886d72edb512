"""A net at work, without the library that trained it: compiled with the game's own rules."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from langbord.core.edition import Book
from langbord.core.game import Game
from langbord.core.record import GameState
from langbord.nets import forward
from langbord.nets.file import Net, blank_net
from langbord.nets.form import Form, Size, form_of
from langbord.nets.forward import Desk, Places


class Thought(NamedTuple):
    """What a net thinks of a position."""

    actions: list[int]  # what the seat may do; NONE is to let things be
    chances: NDArray[np.float32]  # with which it would do each
    values: list[float]  # the share in the win that each seat can expect, by its number


class Thinker:
    """Asks one net about positions of one edition."""

    def __init__(self, net: Net, game: Game, book: Book[Any, Any]) -> None:
        form = form_of(game)
        self.net, self.game, self.book = net, game, book
        self._think = compiled_forward(game)["think"]
        self._table = book.table.to_array()[0]
        self._places = places_of(form)
        self._desk = new_desk(game, net, form)

    def think(self, state: GameState, seat: int) -> Thought:
        """It looks only at what the seat may know."""
        return self.think_of(state.to_array()[0], seat)

    def think_of(self, state: np.void, seat: int) -> Thought:
        """The same of a state in compiled shape."""
        desk = self._desk
        n = self._think(state, self._table, seat, self.net.weights, self._places, desk)
        players = int(state["players"])
        values = [float(desk.values[(other - seat) % players]) for other in range(players)]
        return Thought([int(action) for action in desk.actions[:n]], desk.chances[:n].copy(), values)


def prepare(game: Game, book: Book[Any, Any], state: GameState, seat: int) -> None:
    """Compile what a game's nets need ahead of their first use."""
    Thinker(blank_net(game, Size(1, 1, 1)), game, book).think(state, seat)


@cache
def compiled_forward(game: Game) -> dict[str, Any]:
    """The rules of `forward.py` for one game."""
    return game.machine.module(forward)


def places_of(form: Form) -> Places:
    columns, starts = (np.array(rows, np.int64).reshape(len(rows), -1) for rows in (form.columns, form.starts))
    return Places(columns, starts, form.let_be, form.first_number)


def new_desk(game: Game, net: Net, form: Form) -> Desk:
    card = net.card

    def floats(n: int) -> Any:
        return np.zeros(n, np.float32)

    actions: Any = np.zeros(game.scratch + 1, np.int64)
    seen: Any = np.zeros(form.inputs, game.sees.width())
    told: Any = np.zeros(game.does.size, game.does.width())
    return Desk(
        actions=actions,
        seen=seen,
        told=told,
        inputs=floats(max(form.inputs, form.numbers)),
        hidden=floats(card.width),
        normal=floats(card.width),
        query=floats(card.depth),
        sum=floats(max(card.width, card.depth)),
        action=floats(card.depth),
        chances=floats(game.scratch + 1),
        values=floats(form.seats),
    )
