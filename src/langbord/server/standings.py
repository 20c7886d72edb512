"""Whom tables wait for, kept so that a list of somebody's games need not go through their logs.

It is written when a table falls quiet, apart from any move, and holds only where the log has come no further; what does
not hold any more is reckoned from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence

import msgspec

from langbord.server import render
from langbord.server.messages import ProposalInfo
from langbord.server.problems import Refused
from langbord.server.store import Database, Statement
from langbord.server.table import Table
from langbord.server.tables import Tables

QUIET_SECONDS = 5.0  # a table that moved within so long is not written down yet
FOLDED_AT_ONCE = 8  # logs that are gone through for one question
LOOKED_UP_AT_ONCE = 100
KEEP = (
    "INSERT INTO standing (table_id, sequence, body) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, body = excluded.body"
    " WHERE excluded.sequence >= standing.sequence"
)


class Awaited(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who is waited for, since an entry of the log; `deadline`: when his time will be over."""

    seat: int
    person: str
    since: int
    deadline: int | None = None


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    status: str
    awaited: list[Awaited]
    proposal: ProposalInfo | None = None  # what all must agree to; playing on may have answered it
    asked: list[Awaited] = []  # who is to answer that

    def waits_for(self, person: str) -> Awaited | None:
        return next((one for one in self.awaited if one.person == person), None)

    def asks(self, person: str) -> Awaited | None:
        return next((one for one in self.asked if one.person == person), None)


def standing_of(table: Table) -> Standing:
    awaited = [
        Awaited(
            seat=seat,
            person=table.chairs[seat].person or "",
            since=since,
            deadline=table.clocks.flag(seat) if table.clocks is not None else None,
        )
        for seat, since in table.waiting_since.items()
    ]
    proposal = render.proposal_info(table)
    asked = [Awaited(seat=seat, person=table.chairs[seat].person or "", since=table.proposed) for seat in table.asked]
    return Standing(status=table.status, awaited=awaited, proposal=proposal, asked=asked)


class Standings:
    def __init__(self, database: Database, tables: Tables) -> None:
        self.database, self.tables = database, tables
        self._moved: dict[str, tuple[float, Table]] = {}
        tables.on_stored.append(self.note)

    def note(self, table: Table) -> None:
        """Something was stored at a table."""
        if table.status != "waiting" and not table.study:
            self._moved[table.id] = time.monotonic(), table

    async def write_down(self, *, all_of_them: bool = False) -> None:
        """Keep how tables stand that have fallen quiet."""
        until = time.monotonic() - (0 if all_of_them else QUIET_SECONDS)
        quiet = [table for moved, table in self._moved.values() if moved <= until and not table.pending]
        for table in quiet:
            del self._moved[table.id]
        if quiet:
            await self.database.write(*(keep(table) for table in quiet))

    async def of(self, tables: Sequence[str]) -> dict[str, Standing]:
        """How these tables stand, less those that stand still or are gone."""
        found: dict[str, Standing] = {}
        stale: list[str] = []
        last = "(SELECT MAX(sequence) FROM entry WHERE table_id = t.id)"
        for first in range(0, len(tables), LOOKED_UP_AT_ONCE):
            ids = tables[first : first + LOOKED_UP_AT_ONCE]
            rows = await self.database.fetch(
                f"SELECT t.id, {last}, s.sequence, s.body FROM game_table t LEFT JOIN standing s ON s.table_id = t.id"
                f" WHERE t.id IN ({', '.join('?' * len(ids))})",
                *ids,
            )
            for id, sequence, known, body in rows:
                if known == sequence:
                    found[id] = msgspec.json.decode(body, type=Standing)
                else:
                    stale.append(id)
        for first in range(0, len(stale), FOLDED_AT_ONCE):
            await asyncio.gather(*(self._reckon(id, found) for id in stale[first : first + FOLDED_AT_ONCE]))
        return found

    async def _reckon(self, id: str, found: dict[str, Standing]) -> None:
        with contextlib.suppress(Refused):
            await self.tables.catch_up(id)
            async with self.tables.at(id) as (_, table):
                found[id] = standing_of(table)
                self.note(table)


def keep(table: Table) -> Statement:
    return Statement(KEEP, (table.id, table.sequence, msgspec.json.encode(standing_of(table)).decode()))
