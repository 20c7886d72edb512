"""Bots of other people's making: whoever fails is replaced by a weaker bot, or, where it is measured, by nobody."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from typing import Any

from langbord.bots import BotFailed, GreedyBot
from langbord.core.edition import Book
from langbord.core.game import Game
from langbord.core.record import GameState

log = logging.getLogger("langbord.bots")


class Guest(ABC):
    """Plays what others' code chooses; when that fails, a greedy bot plays on, or, where it is strict, nobody."""

    def __init__(self, seed: int | None = None, *, strict: bool = False) -> None:
        self._strict = strict
        self._substitute = GreedyBot(seed)
        self.failure: str | None = None  # why the substitute plays

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        if self.failure is None:
            try:
                return self._ask(game, book, state, seat, legal)
            except BotFailed as failed:
                self.failure = str(failed)
                self.close()
                if self._strict:
                    raise
                log.warning("%s; a greedy bot plays on at seat %d", failed, seat)
        return self._substitute.choose(game, book, state, seat, legal)

    @abstractmethod
    def _ask(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        """What it chooses; raises `BotFailed`."""

    def close(self) -> None:  # noqa: B027  # most hold nothing
        """Let go of what it holds."""
