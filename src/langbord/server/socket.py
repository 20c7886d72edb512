"""One socket for one client: what happens at tables and in the lobby goes out, actions and chat come in."""

from __future__ import annotations

import contextlib
import hashlib
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from langbord import __version__
from langbord.core.errors import LangbordError
from langbord.server import messages, metrics, socket_messages
from langbord.server.buckets import Bucket
from langbord.server.clock import now
from langbord.server.limits import SIZES
from langbord.server.messages import Problem, Said
from langbord.server.people import Person
from langbord.server.problems import Frozen, Refused, Stale, forbidden
from langbord.server.quotas import Asker
from langbord.server.routes.asking import asker_of, session_of
from langbord.server.services import Services
from langbord.server.socket_messages import (
    Act,
    Done,
    FromClient,
    FromServer,
    Gone,
    LobbyList,
    NotDone,
    Pace,
    Ping,
    Pong,
    Say,
    Skip,
    Undo,
    Unwatch,
    UnwatchLobby,
    Watch,
    WatchLobby,
    Welcome,
)
from langbord.server.table import Table
from langbord.server.wire import wire_of

CLOSE_TOO_SLOW, CLOSE_REVOKED, CLOSE_TOO_MANY, CLOSE_GOING = 4008, 4401, 4429, 1012
logger = structlog.get_logger()


class Connection:
    """A client's socket: what comes in is answered in its order."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], services: Services, person: Person | None, asker: Asker
    ) -> None:
        self.socket, self.services = socket, services
        self.network, self.session = asker.network, session_of(socket.headers, socket.cookies)
        self.me = person
        self.person = person.id if person is not None else None
        self.blocked: frozenset[str] = frozenset()
        self.watched: set[str] = set()
        self._wire = wire_of(socket)
        self._gone = False
        self._limit = Bucket(services.config.rates.messages, services.config.limits)

    def refresh(self, me: Person, blocked: frozenset[str]) -> None:
        """What is known of the one at the other end has changed."""
        self.me, self.blocked = me, blocked

    def cut(self, problem: str) -> None:
        """He may not use this socket any more."""
        self._gone = True
        self._wire.cut(CLOSE_REVOKED, problem)

    def send(self, payload: bytes) -> None:
        """Soon; who lags too far behind is cut off, and resumes when he comes back."""
        if self._wire.waiting > SIZES.behind:
            self._wire.cut(CLOSE_TOO_SLOW, "server-too-slow")
        else:
            self._wire.send_text(payload)

    def answer(self, message: FromServer) -> None:
        self.send(messages.encode(message))

    async def run(self) -> None:
        if self.person is not None:
            self.blocked = await self.services.people.blocked(self.person)
        me = self.me.me if self.me is not None else None
        self.answer(Welcome(me=me, at=now(), version=__version__))
        for notice in await self.services.moderation.notices(self.person) if self.person is not None else []:
            self.answer(notice)
        try:
            await self._read()
        finally:
            for table in self.watched:
                self.services.tables.unwatch(table, self)
            self.services.tables.lobby_watchers.discard(self)

    async def _read(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError, UnicodeDecodeError):
                return
            if self._gone:
                return
            if not self._limit.allows(""):
                await self.socket.close(CLOSE_TOO_MANY, "server-too-fast")
                return
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        begin, id = time.perf_counter(), None
        kind = "unreadable"
        try:
            if len(text) > SIZES.message:
                raise Refused("server-too-long", 413)
            message = socket_messages.decode(text)
            kind = type(message).__name__.lower()
            id = getattr(message, "id", None)
            await self._answer(message)
        except Refused as refused:
            metrics.refusals.labels(refused.id).inc()
            self.answer(NotDone(id=id, problem=Problem(id=refused.id, args=dict(refused.args_))))
        except (msgspec.DecodeError, LangbordError, ValueError) as error:
            self.answer(NotDone(id=id, problem=Problem(id="server-invalid", args={"detail": str(error)[:300]})))
        except Exception:
            logger.exception("a message could not be answered", kind=kind)
            self.answer(NotDone(id=id, problem=Problem(id="server-failed")))
        metrics.message_seconds.labels(kind).observe(time.perf_counter() - begin)

    async def _answer(self, message: FromClient) -> None:
        tables = self.services.tables
        match message:
            case Act() | Undo():
                await self._play(message)
            case Watch(table=table, since=since):
                if len(self.watched) >= SIZES.watched:
                    raise Refused("server-too-many")
                if since is not None:
                    self.services.buckets.heavy.take(self.person or str(id(self)), 0.2)
                await self._watch(table, since)
            case Unwatch(table=table):
                tables.unwatch(table, self)
                self.watched.discard(table)
            case WatchLobby():
                tables.lobby_watchers.add(self)
                self.answer(LobbyList(tables=await self.services.log.lobby()))
            case UnwatchLobby():
                tables.lobby_watchers.discard(self)
            case Pace(table=table, id=wish, factor=factor):
                self.answer(Done(id=wish, sequence=await tables.set_tempo(table, self.person, factor)))
            case Skip(table=table, id=wish):
                self.answer(Done(id=wish, sequence=await tables.set_tempo(table, self.person, None)))
            case Say():
                await self._say(message)
            case Ping(id=ping):
                self.answer(Pong(id=ping, at=now()))

    async def _watch(self, table: str, since: int | None) -> None:
        """A finished game that cannot be gone through any more is shown as it was kept."""
        try:
            await self.services.tables.watch(table, self, since)
        except Frozen:
            kept = await self.services.albums.snapshot(table, self.person, self.blocked)
            if kept is None:
                raise
            self.answer(kept)
        else:
            self.watched.add(table)

    async def _play(self, message: Act | Undo) -> None:
        """Act, and acknowledge when it is durable; after a conflict, show how things are."""
        try:
            sequence = await self.services.tables.change(message.table, lambda table, at: self._do(table, message, at))
        except Stale as stale:
            metrics.refusals.labels(stale.id).inc()
            async with self.services.tables.at(message.table) as (live, table):
                fresh = await self.services.tables.snapshot(live, table, self)
            self.answer(NotDone(id=message.id, problem=Problem(id=stale.id), snapshot=fresh))
        else:
            self.answer(Done(id=message.id, sequence=sequence))

    def _do(self, table: Table, message: Act | Undo, at: int) -> int:
        """The sequence under which the log has it; the same one for what was sent before."""
        own = table.seats_of(self.person)
        seat = message.seat if message.seat is not None else table.viewpoint(self.person)
        if seat is None or seat not in own:
            raise forbidden()
        client = f"{seat}:{message.id}"
        if (known := table.sequence_of(client)) is not None:
            return known
        if table.chairs[seat].stand_in is not None:
            raise Refused("server-away")
        if isinstance(message, Act):
            table.act(seat, message.action, message.expected, client, at)
        else:
            table.undo(seat, message.times, message.expected, client, at)
        return table.sequence

    async def _say(self, message: Say) -> None:
        """Those at the table may speak; others when the game is over, so that nobody whispers advice."""
        if self.me is None:
            raise forbidden()
        if not self.services.config.chat:
            raise Refused("server-no-chat", 403)
        if self.me.is_muted:
            raise Refused("server-muted", 403)
        self.services.buckets.chat.take(self.me.id)
        async with self.services.tables.at(message.table) as (_, table):
            own = table.seats_of(self.person)
            if not own and table.status == "playing" and not table.study:
                raise forbidden()
        text = " ".join(message.text.split())
        if not text:
            raise Refused("server-empty")
        id = hashlib.sha256(f"{self.me.id}:{message.table}:{message.id}".encode()).hexdigest()[:24]
        line = Said(id=id, at=now(), name=self.me.name, seat=own[0] if own else None, text=text)
        if await self.services.log.keep_chat(message.table, self.me.id, line):
            self.services.tables.say(message.table, self.me.id, line)
        self.answer(Done(id=message.id, sequence=0))

    async def close(self) -> None:
        """The server stops: say so, and let the client come back elsewhere."""
        with contextlib.suppress(Exception):
            self.answer(Gone(retry=1.0))
            await self.socket.close(CLOSE_GOING)


@websocket("/api/socket")
async def socket_handler(
    socket: WebSocket[Any, Any, Any], services: Services, person: Person | None, spectator: bool = False
) -> None:
    """`spectator`: whoever he is, he only looks on; a board in another site's page asks for that."""
    person = None if spectator else person
    asker, share = asker_of(socket, services, person), services.config.quotas.sockets
    own = services.allowance.own(share, asker) if person is not None else services.allowance.address(share)
    mosts = ((f"socket {asker.id}", own), (f"sockets {asker.network}", services.allowance.address(share)))
    try:
        services.buckets.sockets.take(asker.network)
        with services.lasting.hold(*mosts):
            await socket.accept()
            await serve(Connection(socket, services, person, asker))
    except Refused as refused:
        await socket.close(CLOSE_TOO_MANY, refused.id)


async def serve(connection: Connection) -> None:
    sockets = connection.services.sessions.sockets
    sockets.add(connection)
    metrics.sockets.inc()
    try:
        await connection.run()
    finally:
        sockets.discard(connection)
        metrics.sockets.dec()
