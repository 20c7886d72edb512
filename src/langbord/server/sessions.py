"""Open sockets, and whether their people may still use them.

Whatever takes a right away (a ban, a log-out, a new password, a deletion, a block) is said on the bus, and every
process looks its sockets up at once; with the bus cut they are looked up every few seconds all the same.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from langbord.server.bus import Bus, Revoked
from langbord.server.clock import now
from langbord.server.people import COLUMNS, Person, person_of
from langbord.server.store import Database, Row, Statement

AT_ONCE = 200  # sockets that are looked up together


class Session(NamedTuple):
    """How somebody proved who he is."""

    digest: str  # of the cookie or the token
    token: bool


class Open(Protocol):
    """A socket of somebody who said who he is."""

    me: Person | None
    session: Session
    network: str

    def refresh(self, me: Person, blocked: frozenset[str]) -> None: ...
    def cut(self, problem: str) -> None: ...


class Sessions:
    def __init__(self, database: Database, bus: Bus, origin: str) -> None:
        self.database, self.bus, self.origin = database, bus, origin
        self.sockets: set[Any] = set()
        self.banned_networks: dict[str, int | None] = {}  # until when; none: for good
        self._tasks: set[asyncio.Task[None]] = set()

    def is_banned(self, network: str) -> bool:
        if network not in self.banned_networks:
            return False
        until = self.banned_networks[network]
        return until is None or until > now()

    async def end(self, session: Session, person: str) -> None:
        """Somebody logs out: his cookie is void from now on, and that browser is pushed nothing any more."""
        ended = "INSERT INTO ended (session, at) VALUES (?, ?) ON CONFLICT (session) DO NOTHING"
        silent = Statement("DELETE FROM receiver WHERE session = ? AND person = ?", (session.digest, person))
        await self.database.write(Statement(ended, (session.digest, now())), silent)
        await self.revoke(person)

    async def revoke(self, person: str) -> None:
        """Somebody's rights changed: every process looks his sockets up; `""` for all of them."""
        self.bus.publish(Revoked(self.origin, person))
        await self.check(person)

    def hear(self, announcement: Revoked) -> None:
        task = asyncio.create_task(self.check(announcement.person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def check(self, person: str = "") -> None:
        """Cut or refresh the sockets of a person, or all."""
        rows = await self.database.fetch("SELECT network, until FROM network_ban")
        self.banned_networks = dict(rows)
        for socket in [socket for socket in self.sockets if self.is_banned(socket.network)]:
            socket.cut("server-banned")
        known = [socket for socket in self.sockets if socket.me is not None and person in ("", socket.me.id)]
        for first in range(0, len(known), AT_ONCE):
            await self._check(known[first : first + AT_ONCE])

    async def _check(self, sockets: Sequence[Open]) -> None:
        ids = {socket.me.id for socket in sockets if socket.me is not None}
        digests = {socket.session.digest for socket in sockets}
        people = {row[0]: person_of(row) async for row in self._rows(f"SELECT {COLUMNS} FROM person WHERE id IN", ids)}
        blocked: defaultdict[str, set[str]] = defaultdict(set)
        async for person, other in self._rows("SELECT person, other FROM block WHERE person IN", ids):
            blocked[person].add(other)
        ended = {row[0] async for row in self._rows("SELECT session FROM ended WHERE session IN", digests)}
        tokens = {row[0] async for row in self._rows("SELECT digest FROM token WHERE digest IN", digests)}
        for socket in sockets:
            assert socket.me is not None
            me = people.get(socket.me.id)
            if me is not None and me.is_banned:
                socket.cut("server-banned")
            elif me is None or not _holds(socket, me, ended, tokens):
                socket.cut("server-who-are-you")
            else:
                socket.refresh(me, frozenset(blocked[me.id]))

    async def _rows(self, sql: str, values: Iterable[str]) -> AsyncIterator[Row]:
        known = list(values)
        for row in await self.database.fetch(f"{sql} ({', '.join('?' * len(known))})", *known):
            yield row


def _holds(socket: Open, me: Person, ended: set[str], tokens: set[str]) -> bool:
    """Is what a socket was opened with still good?"""
    assert socket.me is not None
    if socket.session.token:
        return socket.session.digest in tokens
    return socket.me.epoch == me.epoch and socket.session.digest not in ended
