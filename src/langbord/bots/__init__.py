"""Players that are programs. A bot never sees a true state: `decide` hands it one with all that is hidden redealt."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from langbord.core.edition import Book
from langbord.core.errors import LangbordError
from langbord.core.game import Game
from langbord.core.match import Match
from langbord.core.record import GameState
from langbord.core.simulate import RNG_WORDS


class UnknownBot(LangbordError):
    """No bot of that name."""


class Bot(Protocol):
    """Somebody who chooses an action for a seat, from a state in which what it cannot know is made up."""

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int: ...


class RandomBot:
    """Any legal action."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        return self._random.choice(legal)


class GreedyBot:
    """The action that the game's own appraisal likes best; among equals any."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        worth = [0.0] * len(legal)
        game.plain.appraise(state, book.table, seat, legal, len(legal), worth)
        best = max(worth)
        return self._random.choice([action for action, value in zip(legal, worth, strict=True) if value == best])


BOTS: dict[str, Callable[[int | None], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def get_bot(name: str, seed: int | None = None) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


def decide(match: Match, seat: int, bot: Bot, seed: int | None = None) -> int:
    """What a bot does at a seat, knowing only what that seat may know."""
    source = random.Random(seed)
    rng = [source.getrandbits(32) for _ in range(RNG_WORDS)]
    state = match.state.copy()
    match.game.plain.redeal(state, match.book.table, seat, rng)
    return bot.choose(match.game, match.book, state, seat, match.legal_numbers(seat))
