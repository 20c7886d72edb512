"""Whom one follows and who is on; invitations to a table; rematches that are offered to all who played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from langbord.server.clock import DAY, SECOND, now
from langbord.server.meeting.messages import Followed, RatingPoint
from langbord.server.messages import TableInfo
from langbord.server.notices.outbox import NoticeKind, notice
from langbord.server.notices.wishes import Wishes
from langbord.server.people import Person
from langbord.server.problems import Refused, forbidden
from langbord.server.store import Database, Statement

MOST_FOLLOWED = 200
MOST_INVITED = 30  # to one table
MOST_TOLD = 10  # invitations a day that somebody gets a notice of
ON_SECONDS = 60  # for so long a word that somebody is on counts
POINTS = 300  # of a curve


class Company:
    def __init__(self, database: Database, wishes: Wishes, delay: float) -> None:
        self.database, self.wishes, self.delay = database, wishes, int(delay * SECOND)

    # --- following ------------------------------------------------------------------------------------------------

    async def follow(self, person: Person, other: Person) -> None:
        if other.kind == "guest":
            raise Refused("server-not-found", 404)
        rows = await self.database.fetch("SELECT COUNT(*) FROM follow WHERE person = ?", person.id)
        if rows[0][0] >= MOST_FOLLOWED:
            raise Refused("server-too-many", 409)
        sql = "INSERT INTO follow (person, other, at) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING"
        await self.database.write(Statement(sql, (person.id, other.id, now())))

    async def unfollow(self, person: Person, other: Person) -> None:
        await self.database.write(Statement("DELETE FROM follow WHERE person = ? AND other = ?", (person.id, other.id)))

    async def followed(self, person: Person) -> list[Followed]:
        """Those whom one follows, who are on first. Who has blocked one is never on."""
        rows = await self.database.fetch(
            "SELECT p.id, p.name, COALESCE(o.until, 0) FROM follow f JOIN person p ON p.id = f.other"
            " LEFT JOIN online o ON o.person = p.id AND NOT EXISTS"
            " (SELECT 1 FROM block b WHERE b.person = p.id AND b.other = f.person) WHERE f.person = ?",
            person.id,
        )
        at, tables = now(), await self._tables([id for id, _, _ in rows])
        found = [Followed(name=name, on=until >= at, tables=tables[id]) for id, name, until in rows]
        return sorted(found, key=lambda one: (not one.on, one.name.casefold()))

    async def _tables(self, people: list[str]) -> defaultdict[str, list[TableInfo]]:
        """Listed tables where they sit, that wait or play."""
        found: defaultdict[str, list[TableInfo]] = defaultdict(list)
        if people:
            marks = ", ".join("?" * len(people))
            sql = (
                "SELECT s.person, t.summary FROM seat s JOIN game_table t ON t.id = s.table_id"
                f" WHERE s.person IN ({marks}) AND t.listed = 1 AND t.status IN ('waiting', 'playing') LIMIT 500"
            )
            for person, summary in await self.database.fetch(sql, *people):
                found[person].append(msgspec.json.decode(summary, type=TableInfo))
        return found

    async def are_on(self, people: Iterable[str]) -> None:
        """Note who is on, as far as somebody follows them."""
        known, until = sorted(set(people)), now() + ON_SECONDS * SECOND
        for first in range(0, len(known), 500):
            some = known[first : first + 500]
            marks = ", ".join("?" * len(some))
            sql = (
                f"INSERT INTO online (person, until) SELECT DISTINCT other, CAST(? AS BIGINT) FROM follow"
                f" WHERE other IN ({marks}) ON CONFLICT (person) DO UPDATE SET until = excluded.until"
            )
            await self.database.write(Statement(sql, (until, *some)))

    # --- inviting -------------------------------------------------------------------------------------------------

    async def invite(self, person: Person, other: Person, table: str) -> None:
        """Ask somebody to a table that waits; he is told as he wishes, once, and of so many a day.

        What comes after that stands on his start page alone: strangers cannot have him flooded with mail.
        """
        sql = "SELECT 1 FROM block WHERE person = ? AND other = ?"
        if other.id == person.id or await self.database.fetch(sql, other.id, person.id):
            raise forbidden()
        rows = await self.database.fetch("SELECT COUNT(*) FROM invited WHERE table_id = ?", table)
        if rows[0][0] >= MOST_INVITED:
            raise Refused("server-too-many", 409)
        sql = "SELECT COUNT(*) FROM invited WHERE person = ? AND at > ?"
        rows = await self.database.fetch(sql, other.id, now() - DAY)
        invitation, *told = self.asked([other.id], table, person, "invited")
        await self.database.write(invitation, *(told if rows[0][0] < MOST_TOLD else []))

    def asked(self, people: Iterable[str], table: str, by: Person, kind: NoticeKind) -> list[Statement]:
        """Invitations as they are written, each with the notice of it where that is wanted."""
        at = now()
        statements = []
        for other in people:
            sql = (
                "INSERT INTO invited (table_id, person, name, sender, at) SELECT ?, id, ?, ?, ? FROM person"
                " WHERE id = ?"
                " ON CONFLICT (table_id, person) DO NOTHING"
            )
            statements.append(Statement(sql, (table, by.name, by.id, at, other)))
            if other in self.wishes.wanting:
                statements.append(notice(other, table, kind, 1, at).written(at + self.delay))
        return statements

    async def offer_rematch(self, people: Iterable[str], table: str, by: Person) -> None:
        """Everybody else who played is asked to the new table, where his seat is kept."""
        if statements := self.asked(people, table, by, "rematch"):
            await self.database.write(*statements)

    async def decline(self, person: Person, table: str) -> None:
        sql = "DELETE FROM invited WHERE table_id = ? AND person = ?"
        await self.database.write(Statement(sql, (table, person.id)))

    # --- profiles -------------------------------------------------------------------------------------------------

    async def curve(self, person: str) -> list[RatingPoint]:
        """How somebody's ratings went, the last games of them."""
        sql = "SELECT game, at, value FROM rated WHERE person = ? ORDER BY at DESC LIMIT ?"
        rows = await self.database.fetch(sql, person, POINTS)
        return [RatingPoint(game=game, at=at, value=value) for game, at, value in reversed(rows)]
