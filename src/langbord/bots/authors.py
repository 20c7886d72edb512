"""Bots in Python, brought by anybody: a class, and its name in the entry point group `langbord.bots`.

    class Mine(langbord.Bot):
        def choose(self, sight: langbord.Sight) -> str | int:
            return sight.legal[0]

    [project.entry-points."langbord.bots"]
    mine = "my_bots:Mine"

`mine` then sits wherever a bot can: `langbord arena tickets --players mine,greedy`.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from langbord.bots import BotFailed, UnknownBot
from langbord.bots.guests import Guest
from langbord.core.edition import Book
from langbord.core.game import Game
from langbord.core.record import GameState

GROUP = "langbord.bots"


class Sight:
    """What a bot is given: all that its seat may know, and what it may do. Everything is worked out when asked for."""

    def __init__(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, actions: list[int]) -> None:
        """`state`: one in which what the seat cannot know is made up."""
        self.game, self.book, self.seat, self.actions = game, book, seat, actions
        self.players = int(state.players)
        self.imagined = state  # one of the states that look to the seat as the true one does: to search from

    @cached_property
    def view(self) -> Any:
        """The table as the game shows it to this seat."""
        return self.game.view(self.imagined, self.book, self.seat)

    @cached_property
    def legal(self) -> list[str]:
        """The texts of what the seat may do, in the order of `actions`, their numbers."""
        return [self.game.action_text(self.imagined, self.book, self.seat, action) for action in self.actions]

    @cached_property
    def observation(self) -> list[int]:
        """The numbers that `game.sees` declares."""
        return self.game.observation(self.imagined, self.book, self.seat)

    def features(self, action: int) -> list[int]:
        """Those that `game.does` declares, of one of `actions`."""
        return self.game.action_features(self.imagined, self.book, self.seat, action)


class Bot(ABC):
    """A player of your own: a subclass says what it chooses. One object plays one seat of one game."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    @abstractmethod
    def choose(self, sight: Sight) -> int | str:
        """The number of a legal action, or its text."""


class AuthoredBot(Guest):
    """Such a bot at a seat."""

    def __init__(self, name: str, made: type[Bot], seed: int | None = None, *, strict: bool = False) -> None:
        super().__init__(seed, strict=strict)
        self._name, self._made, self._seed = name, made, seed
        self._bot: Bot | None = None

    def _ask(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        sight = Sight(game, book, state.copy(), seat, list(legal))
        try:
            if self._bot is None:
                self._bot = self._made(self._seed)
            chosen = self._bot.choose(sight)
        except Exception as error:  # whatever somebody else's code does
            raise BotFailed(f"{self._name}: failed with {type(error).__name__}: {error}") from error
        texts = (game.action_text(state, book, seat, action) for action in legal)
        number = dict(zip(texts, legal, strict=True)).get(chosen) if isinstance(chosen, str) else chosen
        if not isinstance(number, int) or number not in legal:
            raise BotFailed(f"{self._name}: may not do {chosen!r} now")
        return int(number)


@cache
def _found() -> dict[str, list[EntryPoint]]:
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


def authored_names() -> list[str]:
    return sorted(_found())


def authored(name: str, seed: int | None, *, strict: bool) -> AuthoredBot | None:
    """The bot that somebody brought under that name, if there is one."""
    entries = _found().get(name, [])
    if not entries:
        return None
    if len(entries) > 1:
        raise UnknownBot(f"several packages bring a bot called {name!r}; remove all but one")
    try:
        made = entries[0].load()
    except Exception as error:  # whatever a package does when it is imported
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise UnknownBot(f"the bot {name!r} is not a subclass of langbord.Bot: {entries[0].value}")
    return AuthoredBot(name, made, seed, strict=strict)


def look_again() -> None:
    """Forget what was found: something was installed since."""
    _found.cache_clear()
