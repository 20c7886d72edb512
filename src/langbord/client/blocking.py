"""The same client for scripts without `async`: it runs an event loop on a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

from langbord.client.connection import AsyncClient
from langbord.client.play import Choose, play
from langbord.server.messages import Ending, History, Me, TableInfo, Token

T = TypeVar("T")


class Client:
    """What `AsyncClient` does, waited for."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, name="langbord client", daemon=True).start()
        self.later = AsyncClient(url, token)

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of something that `later` does: client.wait(client.later.lobby())."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        """Let go of the connection."""
        self.wait(self.later.close())
        self._loop.call_soon_threadsafe(self._loop.stop)

    def guest(self, name: str) -> Me:
        """Come in as a guest of that name."""
        return self.wait(self.later.guest(name))

    def register(self, name: str, password: str, *, bot: bool = False) -> Me:
        """Make an account; a guest keeps all that he has."""
        return self.wait(self.later.register(name, password, bot=bot))

    def log_in(self, name: str, password: str) -> Me:
        """Come in by an account."""
        return self.wait(self.later.log_in(name, password))

    def new_token(self, label: str) -> Token:
        """A token by which a program is known as oneself, shown once."""
        return self.wait(self.later.new_token(label))

    def lobby(self) -> list[TableInfo]:
        """The tables that are open to all."""
        return self.wait(self.later.lobby())

    def new_table(self, game: str, *, players: int, **wishes: Any) -> TableInfo:
        """Open a table, and sit down at it; `wishes` as of `AsyncClient.new_table`."""
        return self.wait(self.later.new_table(game, players=players, **wishes))

    def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Sit down: on that seat, or on the first that is free."""
        return self.wait(self.later.sit(table, seat))

    def start(self, table: str) -> TableInfo:
        """Begin the game."""
        return self.wait(self.later.start(table))

    def record(self, table: str) -> str:
        """The record of a game."""
        return self.wait(self.later.record(table))

    def history(self, table: str, **query: Any) -> History:
        """What happened at a table, as one saw it; `query`: `since`, `until`, `seat`, `views`."""
        return self.wait(self.later.history(table, **query))

    def play(self, table: str, choose: Choose) -> Ending | None:
        """Play one's seat to the end of the game."""
        return self.wait(play(self.later, table, choose))
