"""Announcements between processes: that a table moved on, that somebody spoke, who is there.

They make things quick, never right: the log is the truth, and a process that hears nothing looks for itself
(`Tables.sweep`). Three kinds: none for a single process, PostgreSQL's NOTIFY, and NATS.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from langbord.server.messages import Said

CHANNEL = "langbord"
NOTIFY = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"
RECONNECT_SECONDS = 1.0
ALIVE_SECONDS = 5.0
CLOSE_SECONDS = 1.0


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    origin: str
    table: str
    sequence: int
    lobby: bool  # something that the lobby shows has changed
    due: int | None


class Chatted(msgspec.Struct, frozen=True, tag="chatted"):
    origin: str
    table: str
    said: Said
    person: str


class Here(msgspec.Struct, frozen=True, tag="here"):
    """The people of one process who watch a table, and how many spectators."""

    origin: str
    table: str
    people: list[str]
    watching: int


Announcement = Moved | Chatted | Here
_decoder = msgspec.json.Decoder(Announcement)
Hear = Callable[[Announcement], None]


def process_name() -> str:
    return secrets.token_hex(4)


class Bus(Protocol):
    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    def publish(self, announcement: Announcement) -> None:
        """Tell the other processes, soon; never fails and never waits."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """A single process needs to tell nobody."""

    async def start(self, hear: Hear) -> None:
        pass

    def publish(self, announcement: Announcement) -> None:
        pass

    async def close(self) -> None:
        pass


class RemoteBus(ABC):
    """What the two real buses share: a queue towards the others, and connecting again whenever it breaks."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self._out: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        self._hear = hear
        self._task = asyncio.create_task(self._run_forever())

    def publish(self, announcement: Announcement) -> None:
        if not self._out.full():
            self._out.put_nowait(msgspec.json.encode(announcement))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task], timeout=2 * CLOSE_SECONDS)

    def heard(self, payload: str | bytes) -> None:
        announcement = _decoder.decode(payload)
        if announcement.origin != self.origin:
            self._hear(announcement)

    async def _run_forever(self) -> None:
        while True:
            try:
                await self._run()
            except Exception:
                await asyncio.sleep(RECONNECT_SECONDS)

    @abstractmethod
    async def _run(self) -> None:
        """Connect, then send what waits and hear the others, until the connection breaks."""


class PostgresBus(RemoteBus):
    """LISTEN and NOTIFY over one connection of its own."""

    def __init__(self, origin: str, url: str) -> None:
        super().__init__(origin)
        self._url = url

    async def _run(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._url)
        try:
            own = connection.get_server_pid()
            await connection.add_listener(CHANNEL, lambda _c, pid, _, text: self.heard(text) if pid != own else None)
            while True:
                try:
                    payloads = [await asyncio.wait_for(self._out.get(), ALIVE_SECONDS)]
                except TimeoutError:
                    await connection.execute("SELECT 1")  # notices a connection that has died
                else:
                    while not self._out.empty():
                        payloads.append(self._out.get_nowait())
                    await connection.execute(NOTIFY, CHANNEL, [payload.decode() for payload in payloads])
        finally:
            connection.terminate()


class NatsBus(RemoteBus):
    def __init__(self, origin: str, url: str) -> None:
        super().__init__(origin)
        self._url = url

    async def _run(self) -> None:
        import nats

        async def on_message(message: Any) -> None:
            self.heard(message.data)

        async def quietly(_error: Exception) -> None:
            pass

        client = await nats.connect(self._url, max_reconnect_attempts=-1, error_cb=quietly)
        try:
            await client.subscribe(CHANNEL, cb=on_message)
            while True:
                await client.publish(CHANNEL, await self._out.get())
        finally:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(client.close(), CLOSE_SECONDS)  # it would wait for a server that has gone


def open_bus(origin: str, database_url: str | None, bus_url: str | None) -> Bus:
    """NATS where it is named, else NOTIFY where there is a PostgreSQL, else none."""
    if bus_url is not None:
        return NatsBus(origin, bus_url)
    if database_url is not None and not database_url.startswith("sqlite:"):
        return PostgresBus(origin, database_url)
    return NoBus()
