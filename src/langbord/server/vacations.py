"""Days off from slow games: a bank of them for each year.

Which tables are to add the time is written with the days, and taken out with the entry that adds it: a process that
dies in between leaves the rest to whoever looks next.
"""

from __future__ import annotations

from collections.abc import Iterator

from langbord.server import agreeing
from langbord.server.clock import DAY, SECOND, now
from langbord.server.entries import Rested
from langbord.server.meeting.messages import Vacation
from langbord.server.problems import Refused
from langbord.server.store import Conflict, Database, Statement
from langbord.server.table import Table
from langbord.server.tables import Tables

DAYS_A_YEAR = 30
YEAR = 365 * DAY
LEASE = 60 * SECOND


async def away_until(database: Database, person: str) -> int | None:
    """When somebody comes back who is on vacation."""
    sql = "SELECT MAX(at + days * CAST(? AS BIGINT)) FROM vacation WHERE person = ? AND at > ?"
    rows = await database.fetch(sql, DAY, person, now() - DAYS_A_YEAR * DAY)
    until = rows[0][0]
    return until if until is not None and until > now() else None


class Vacations:
    def __init__(self, database: Database, tables: Tables) -> None:
        self.database, self.tables = database, tables

    async def of(self, person: str) -> Vacation:
        rows = await self.database.fetch(
            "SELECT COALESCE(SUM(days), 0) FROM vacation WHERE person = ? AND at > ?", person, now() - YEAR
        )
        left = DAYS_A_YEAR - int(rows[0][0])
        return Vacation(left=left, a_year=DAYS_A_YEAR, until=await away_until(self.database, person))

    async def take(self, person: str, days: int) -> Vacation:
        """So much more time in every slow game under way; days that were taken are not given back."""
        at = now()
        known = await self.of(person)
        if known.until is not None:
            raise Refused("server-on-vacation")
        spent = "(SELECT COALESCE(SUM(days), 0) FROM vacation WHERE person = ? AND at > ?)"
        sql = (
            "INSERT INTO vacation (person, at, days) SELECT CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT)"
            f" WHERE {spent} + ? <= ? RETURNING at"
        )
        row = (person, at, days, person, at - YEAR, days, DAYS_A_YEAR)
        owed = (
            "INSERT INTO owed (person, table_id, days, due) SELECT DISTINCT s.person, s.table_id, CAST(? AS BIGINT),"
            " CAST(? AS BIGINT) FROM seat s JOIN game_table t ON t.id = s.table_id"
            " WHERE s.person = ? AND t.status = 'playing'"
            " ON CONFLICT (person, table_id) DO UPDATE SET days = owed.days + excluded.days, due = excluded.due"
        )
        try:
            await self.database.write(Statement(sql, row, expect=1), Statement(owed, (days, at + LEASE, person)))
        except Conflict:
            raise Refused("server-no-vacation", 409, days=known.left) from None
        for table, owing in await self.database.fetch("SELECT table_id, days FROM owed WHERE person = ?", person):
            await self._add(person, table, owing)
        return await self.of(person)

    async def add_owed(self) -> None:
        """Let tables add what they still owe, where nobody has that in hand."""
        at = now()
        if await self.database.fetch("SELECT 1 FROM owed WHERE due <= ? LIMIT 1", at):
            taken = "UPDATE owed SET due = ? WHERE due <= ? RETURNING person, table_id, days"
            for row in (await self.database.write(Statement(taken, (at + LEASE, at))))[0]:
                await self._add(*row)

    async def _add(self, person: str, table: str, days: int) -> None:
        def rest(found: Table, at: int) -> bool:
            agreeing.rest(found, person, days * DAY, at)
            return bool(found.pending)

        about = "WHERE person = ? AND table_id = ?"
        try:
            if not await self.tables.change(table, rest):
                await self.database.write(Statement(f"DELETE FROM owed {about}", (person, table)))
        except Refused:  # it stands still, and may be mended
            await self.database.write(Statement(f"UPDATE owed SET due = ? {about}", (now() + DAY, person, table)))


def paid(table: Table) -> Iterator[Statement]:
    """What goes with entries that add time: it is owed no more, or somebody else was quicker."""
    seats = {entry.seat for entry in table.pending if isinstance(entry, Rested)}
    for person in sorted({table.chairs[seat].person or "" for seat in seats}):
        yield Statement(
            "DELETE FROM owed WHERE person = ? AND table_id = ? RETURNING days", (person, table.id), expect=1
        )
