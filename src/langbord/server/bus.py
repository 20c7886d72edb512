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
from typing import Any, Literal, Protocol

import msgspec
import structlog

from langbord.server.messages import Said
from langbord.server.stopping import stop
from langbord.server.tempo import Tempo

CHANNEL = "langbord"
NOTIFY = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"
RECONNECT_SECONDS = 1.0
ALIVE_SECONDS = 5.0
CONNECT_SECONDS = 5.0
CLOSE_SECONDS = 1.0
logger = structlog.get_logger()


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    origin: str
    table: str
    sequence: int
    lobby: bool  # something that the lobby shows has changed
    due: int | None
    bodies: list[str] = []  # of the entries up to that one, where they are moves and the bus carries them


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


class Paced(msgspec.Struct, frozen=True, tag="paced"):
    """The only person at a table wishes its bots to move so fast."""

    origin: str
    table: str
    tempo: Tempo
    due: int | None


class Revoked(msgspec.Struct, frozen=True, tag="revoked"):
    """Somebody's rights changed; `""`: look at everybody."""

    origin: str
    person: str


class Warned(msgspec.Struct, frozen=True, tag="warned"):
    """A moderator has something to say to somebody."""

    origin: str
    person: str


class Hidden(msgspec.Struct, frozen=True, tag="hidden"):
    """A line of chat is no longer shown."""

    origin: str
    table: str
    id: str


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """Somebody offers a rematch of a table at another."""

    origin: str
    table: str
    rematch: str
    name: str


class Foreseen(msgspec.Struct, frozen=True, tag="foreseen"):
    """Somebody's moves in advance at a table have changed; not which they are."""

    origin: str
    table: str
    person: str


class Rewritten(msgspec.Struct, frozen=True, tag="rewritten"):
    """The log of a table has lost a name: what is remembered of it must go."""

    origin: str
    table: str


class Holding(msgspec.Struct, frozen=True, tag="holding"):
    """How many sockets and jobs people have in one process."""

    origin: str
    held: dict[str, int]


Announcement = Moved | Chatted | Here | Paced | Revoked | Hidden | Offered | Foreseen | Warned | Rewritten | Holding
_decoder = msgspec.json.Decoder(Announcement)
Hear = Callable[[Announcement], None]


def process_name() -> str:
    return secrets.token_hex(4)


class Bus(Protocol):
    status: Literal["none", "connected", "out of reach"]
    carries_entries: bool  # may what stands in the log be said? Only where who hears it could read the log

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    def publish(self, announcement: Announcement) -> None:
        """Tell the other processes, soon; never fails and never waits."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """A single process needs to tell nobody."""

    carries_entries = False
    status: Literal["none", "connected", "out of reach"] = "none"

    async def start(self, hear: Hear) -> None:
        pass

    def publish(self, announcement: Announcement) -> None:
        pass

    async def close(self) -> None:
        pass


class RemoteBus(ABC):
    """What the two real buses share: a queue towards the others, and connecting again whenever it breaks."""

    carries_entries = False

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.status: Literal["none", "connected", "out of reach"] = "out of reach"
        self._out: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._task: asyncio.Task[None] | None = None
        self._told = False

    async def start(self, hear: Hear) -> None:
        self._hear = hear
        self._task = asyncio.create_task(self._run_forever())

    def publish(self, announcement: Announcement) -> None:
        if not self._out.full():
            self._out.put_nowait(msgspec.json.encode(announcement))

    async def close(self) -> None:
        await stop(self._task)

    def heard(self, payload: str | bytes) -> None:
        announcement = _decoder.decode(payload)
        if announcement.origin != self.origin:
            self._hear(announcement)

    async def _run_forever(self) -> None:
        while True:
            try:
                await self._run()
            except Exception as error:
                if self.status == "connected" or not self._told:
                    logger.warning("the bus is out of reach; news of other processes come later", why=repr(error))
                self.status, self._told = "out of reach", True
                await asyncio.sleep(RECONNECT_SECONDS)

    def connected(self) -> None:
        """News go out and come in now."""
        self.status = "connected"
        logger.info("the bus is connected")

    @abstractmethod
    async def _run(self) -> None:
        """Connect, then send what waits and hear the others, until the connection breaks."""


class PostgresBus(RemoteBus):
    """LISTEN and NOTIFY over one connection of its own."""

    carries_entries = True

    def __init__(self, origin: str, url: str) -> None:
        super().__init__(origin)
        self._url = url

    async def _run(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._url)
        try:
            own = connection.get_server_pid()
            await connection.add_listener(CHANNEL, lambda _c, pid, _, text: self.heard(text) if pid != own else None)
            self.connected()
            while True:
                try:
                    async with asyncio.timeout(ALIVE_SECONDS):
                        payloads = [await self._out.get()]
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

        async def on_lost() -> None:
            self.status = "out of reach"
            logger.warning("the bus is out of reach; news of other processes come later")

        async def on_found() -> None:
            self.connected()

        calls = {"error_cb": quietly, "disconnected_cb": on_lost, "reconnected_cb": on_found}
        async with asyncio.timeout(CONNECT_SECONDS):
            client = await nats.connect(self._url, max_reconnect_attempts=-1, **calls)
        try:
            await client.subscribe(CHANNEL, cb=on_message)
            self.connected()
            while True:
                await client.publish(CHANNEL, await self._out.get())
        finally:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_SECONDS):  # it would wait for a server that has gone
                    await client.close()


def open_bus(origin: str, database_url: str | None, bus_url: str | None) -> Bus:
    """NATS where it is named, else NOTIFY where there is a PostgreSQL, else none."""
    if bus_url is not None:
        return NatsBus(origin, bus_url)
    if database_url is not None and not database_url.startswith("sqlite:"):
        return PostgresBus(origin, database_url)
    return NoBus()
