"""Days off from slow games: a bank of them for each year."""

from __future__ import annotations

import contextlib

from langbord.server import agreeing
from langbord.server.clock import DAY, now
from langbord.server.meeting.messages import Vacation
from langbord.server.problems import Refused
from langbord.server.store import Conflict, Database, Statement
from langbord.server.tables import Tables

DAYS_A_YEAR = 30
YEAR = 365 * DAY


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
        try:
            await self.database.write(Statement(sql, row, expect=1))
        except Conflict:
            raise Refused("server-no-vacation", 409, days=known.left) from None
        tables = await self.database.fetch(
            "SELECT DISTINCT t.id FROM seat s JOIN game_table t ON t.id = s.table_id"
            " WHERE s.person = ? AND t.status = 'playing'",
            person,
        )
        for (id,) in tables:
            with contextlib.suppress(Refused):  # it ended meanwhile, or stands still
                await self.tables.change(id, lambda table, at: agreeing.rest(table, person, days * DAY, at))
        return await self.of(person)
