"""Bots with nets: one that plays what a net likes best, one look a decision, and one that searches with it."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from langbord.bots import NET, NET_SEARCH, BotFailed
from langbord.bots.budget import Budget, read_budget
from langbord.bots.guests import Guest, log
from langbord.bots.searcher import SearchBot
from langbord.core.edition import Book
from langbord.core.errors import LangbordError
from langbord.core.game import Game
from langbord.core.record import GameState
from langbord.nets.file import BadNet, Net, read
from langbord.nets.thinker import Thinker

FILE = "net.safetensors"  # the net that comes with a game, in its folder


class NetBot(Guest):
    """The action that a net likes best; with warmth, any by its chances, raised to one over the warmth.

    A net may be anybody's: one that does not fit the game fails as others' bots do.
    """

    def __init__(
        self, path: Path | None, warmth: float = 0.0, seed: int | None = None, *, strict: bool = False
    ) -> None:
        super().__init__(seed, strict=strict)
        self._path, self._warmth, self._random = path, warmth, random.Random(seed)
        self._thinker: Thinker | None = None

    def _ask(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        if self._thinker is None or self._thinker.game is not game or self._thinker.book is not book:
            self._thinker = self._sit_down(game, book)
        thought = self._thinker.think(state, seat)
        chances = thought.chances[: len(legal)]
        if self._warmth == 0.0:
            return thought.actions[int(chances.argmax())]
        liking = (chances / chances.max()).astype(np.float64) ** (1.0 / self._warmth)
        return self._random.choices(thought.actions[: len(legal)], liking.tolist())[0]

    def _sit_down(self, game: Game, book: Book[Any, Any]) -> Thinker:
        return Thinker(fitting_net(game, book, self._path), game, book)


class NetSearchBot(Guest):
    """Searches with a net."""

    def __init__(self, budget: Budget, path: Path | None, seed: int | None = None, *, strict: bool = False) -> None:
        super().__init__(seed, strict=strict)
        self._search = SearchBot(budget, seed, net=lambda game, book: fitting_net(game, book, path))

    def _ask(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        return self._search.choose(game, book, state, seat, legal)


def fitting_net(game: Game, book: Book[Any, Any], path: Path | None) -> Net:
    """A net for a game of that edition; refuses one that does not fit."""
    try:
        net = net_of(game, path)
    except LangbordError as error:
        raise BotFailed(str(error)) from error
    if not net.is_measured(book):
        log.warning("the net was trained with another edition: how well it plays this one was not measured")
    return net


def read_search(name: str) -> tuple[Budget, Path | None] | None:
    """What `netsearch:800/100ms` or `netsearch:800/100ms=FILE` asks for.

    >>> read_search("netsearch:800=my.safetensors")
    (Budget(iterations=800, seconds=None, threads=1, memory=64), PosixPath('my.safetensors'))
    """
    asked, _, path = name.removeprefix(NET_SEARCH).partition("=")
    budget = read_budget(asked)
    return (budget, Path(path) if path else None) if budget else None


def read_name(name: str) -> tuple[Path | None, float] | None:
    """What `net`, `net@0.5`, `net:FILE` or `net:FILE@0.5` asks for: a file, or the game's own net, and its warmth."""
    asked, at, tail = name.rpartition("@")
    warmth = _number(tail) if at else None
    if warmth is None:
        asked, warmth = name, 0.0
    kind, colon, path = asked.partition(":")
    if kind != NET or (colon and not path.strip()):
        return None
    return (Path(path) if colon else None), warmth


def _number(text: str) -> float | None:
    try:
        found = float(text)
    except ValueError:
        return None
    return found if 0.0 < found <= 10.0 else None


def net_of(game: Game, path: Path | None) -> Net:
    """The net in that file as it is now, or the one that comes with the game."""
    if path is None:
        path = game.folder / FILE
        if not path.is_file():
            raise BadNet(f"{game.name} comes without a net; net:FILE names one")
    try:
        now = path.stat()
    except OSError as error:
        raise BadNet(f"{path}: cannot be read: {error.strerror or error}") from None
    return _kept(path, game, now.st_mtime_ns, now.st_size)


@lru_cache(maxsize=8)
def _kept(path: Path, game: Game, *as_of: int) -> Net:
    """A file is read again when it has changed."""
    return read(path, game)
