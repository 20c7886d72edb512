"""Where somebody is signed in: a list of his sessions, each of which he can end."""

from __future__ import annotations

import re
import time

from langbord.server.accounts.messages import SessionInfo
from langbord.server.clock import now
from langbord.server.people import Person
from langbord.server.sessions import Session
from langbord.server.store import Database, Statement

NOTED_SECONDS = 3600.0  # so exactly it is known when a session was last used
MOST_NOTED = 20_000
ID_LENGTH = 16
BROWSERS = [("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari")]
SYSTEMS = [
    ("Android", "Android"),
    ("iPhone|iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
]


def device_of(user_agent: str) -> str:
    """What a browser says it is, in two words.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [next((name for sign, name in signs if re.search(sign, user_agent)), None) for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name is not None)


class Devices:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._noted: dict[str, float] = {}

    async def note(self, person: Person, session: Session, user_agent: str) -> None:
        """Somebody is here. Cookies of before there was a list come to stand in it when they are used."""
        at = time.monotonic()
        if session.token or self._noted.get(session.digest, -NOTED_SECONDS) > at - NOTED_SECONDS:
            return
        if len(self._noted) > MOST_NOTED:
            self._noted.clear()
        self._noted[session.digest] = at
        sql = (
            "INSERT INTO session (digest, person, epoch, device, created, seen) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (digest) DO UPDATE SET seen = excluded.seen, device = excluded.device"
        )
        row = (session.digest, person.id, person.epoch, device_of(user_agent[:500]), now(), now())
        await self.database.write(Statement(sql, row))

    async def goes_on(self, person: Person, before: Session, after: Session) -> None:
        """A browser has a new cookie: what is pushed to it ends with that one now."""
        sql = "UPDATE receiver SET session = ? WHERE session = ? AND person = ?"
        await self.database.write(Statement(sql, (after.digest, before.digest, person.id)))

    async def of(self, person: Person, here: Session | None) -> list[SessionInfo]:
        """The last used first; those of an earlier epoch are void."""
        rows = await self.database.fetch(
            "SELECT digest, device, created, seen FROM session WHERE person = ? AND epoch = ?"
            " AND NOT EXISTS (SELECT 1 FROM ended WHERE ended.session = session.digest) ORDER BY seen DESC LIMIT 100",
            *(person.id, person.epoch),
        )
        own = here.digest if here is not None else ""
        return [
            SessionInfo(id=digest[:ID_LENGTH], device=device, created=created, seen=seen, here=digest == own)
            for digest, device, created, seen in rows
        ]

    async def find(self, person: Person, id: str) -> Session | None:
        rows = await self.database.fetch("SELECT digest FROM session WHERE person = ?", person.id)
        return next((Session(digest, token=False) for (digest,) in rows if digest[:ID_LENGTH] == id), None)
