"""Finished games, kept as they were seen: what everybody saw and was told, the result, the signed record.

An album's cover is written with the end of the game; what was seen of each entry is added by a worker soon after. Where
a later version cannot read the game's log any more, or has other rules or no such edition, the game is shown from it,
for ever, with the result that it had. No names stand in it: those come from the index of seats, where who is forgotten
has none.
"""

from __future__ import annotations

from base64 import b64decode
from typing import NamedTuple

import msgspec
import structlog
from msgspec.structs import replace

from langbord.core.gamerecord import FORGOTTEN
from langbord.server import covers, tasks
from langbord.server.clock import now
from langbord.server.covers import COVER, SPECTATOR, Cover
from langbord.server.log import Log
from langbord.server.messages import TableInfo
from langbord.server.problems import Refused
from langbord.server.quotas import Whose
from langbord.server.socket_messages import Snapshot
from langbord.server.tables import Tables
from langbord.server.workers import Rank, TooMuch

logger = structlog.get_logger()


class Sitter(NamedTuple):
    seat: int
    person: str | None
    name: str


class Albums:
    def __init__(self, tables: Tables, log: Log) -> None:
        self.tables, self.log, self.database = tables, log, log.database

    async def keep(self, table: str) -> bool:
        """Make the album of a game that is over, once. False: there is no room for such work now."""
        if await self._row(table, SPECTATOR) is not None:
            return True
        text = await self.tables.log_text(table)
        assert text is not None
        try:
            pages = await self.tables.workers.run("album", tasks.album, text, rank=Rank.LEISURE)
        except TooMuch:
            logger.warning("a game is too long to be kept as it was seen, but for its cover", table=table)
            return True
        except Refused:
            return False
        await self.database.write(*(covers.row(table, viewer, body) for viewer, body in enumerate(pages, COVER)))
        return True

    async def info(self, table: str, person: str | None) -> TableInfo | None:
        """The table, if there is an album of it."""
        cover = await self._cover(table)
        return self._named(cover, await self._sitters(table), person) if cover is not None else None

    async def record(self, table: str) -> str | None:
        cover = await self._cover(table)
        return cover.record if cover is not None else None

    async def history(
        self, table: str, person: str | None, seat: int | None, span: range, *, views: bool, whose: Whose
    ) -> bytes | None:
        """What happened through the eyes of a seat: one's own, or any, as the game is over; as JSON."""
        sitters = await self._sitters(table)
        if seat is not None and seat >= len(sitters):
            raise Refused("server-no-such-seat", 404)
        eyes = seat if seat is not None else viewpoint(sitters, person)
        page = await self._row(table, SPECTATOR if eyes is None else eyes)
        if page is None:
            return None
        work = (tasks.album_history, table, page, eyes, span, views)
        return await self.tables.workers.run("fold", *work, whose=whose)

    async def snapshot(self, table: str, person: str | None, blocked: frozenset[str]) -> Snapshot | None:
        cover = await self._cover(table)
        if cover is None:
            return None
        sitters = await self._sitters(table)
        seat = viewpoint(sitters, person)
        return Snapshot(
            table=self._named(cover, sitters, person),
            sequence=cover.sequence,
            at=now(),
            seat=seat,
            awaited=[],
            view=cover.views[0 if seat is None else seat + 1],
            choices=[],
            undo=0,
            clock=None,
            present=[],
            watching=0,
            chat=await self.log.chat(table, blocked),
            check=cover.check,
            ending=cover.ending,
        )

    def _named(self, cover: Cover, sitters: list[Sitter], person: str | None) -> TableInfo:
        """The table with the names of today."""
        seats = [
            replace(seat, name=sitter.name, you=person is not None and sitter.person == person)
            for seat, sitter in zip(cover.info.seats, sitters, strict=True)
        ]
        return replace(cover.info, seats=seats)

    async def _cover(self, table: str) -> Cover | None:
        body = await self._row(table, COVER)
        return msgspec.json.decode(covers.unpacked(body), type=Cover) if body is not None else None

    async def _row(self, table: str, viewer: int) -> bytes | None:
        sql = "SELECT body FROM album WHERE table_id = ? AND viewer = ?"
        rows = await self.database.fetch(sql, table, viewer)
        return b64decode(rows[0][0]) if rows else None

    async def _sitters(self, table: str) -> list[Sitter]:
        sql = "SELECT seat, person, name FROM seat WHERE table_id = ? ORDER BY seat"
        return [Sitter(seat, person, name or FORGOTTEN) for seat, person, name in await self.database.fetch(sql, table)]


def viewpoint(sitters: list[Sitter], person: str | None) -> int | None:
    return next((sitter.seat for sitter in sitters if person is not None and sitter.person == person), None)
