"""The log of tables in the database: reading it, and appending to it with all that must happen in the same breath."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from langbord.server import covers, entries, render
from langbord.server.clock import SECOND
from langbord.server.entries import Acted, AnyEntry, Closed, Handed, Opened, Sat, Started, Stood, Undone
from langbord.server.messages import Said, TableInfo
from langbord.server.store import Conflict, Database, Statement
from langbord.server.table import Table

LOBBY_SIZE = 200
CHANGED_WITHIN = 60 * SECOND  # so exactly the database knows when a running table changed
CHAT_SHOWN = 100
LOOKED_UP_AT_ONCE = 100  # tables, so that nobody waits long behind it


class Log:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.also: Callable[[Table], Iterable[Statement]] = lambda table: ()  # what else is written in the same breath

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[AnyEntry]:
        """The entries of a table in sequence; none if there is no such table."""
        return [entries.decode(body) for body in await self.bodies(table, after, until)]

    async def bodies(self, table: str, after: int = 0, until: int | None = None) -> list[str]:
        """The same as they are stored."""
        rows = await self.database.fetch(
            "SELECT body FROM entry WHERE table_id = ? AND sequence > ? AND sequence <= ? ORDER BY sequence",
            *(table, after, until if until is not None else 1 << 62),
        )
        return [body for (body,) in rows]

    async def append(self, table: Table) -> int | None:
        """Store what is pending; when somebody must look after the table, which is at once where its game is over.

        `Conflict`: another process wrote first, and nothing was stored.
        """
        due = table.changed if table.status == "over" and not table.study else table.wake()
        news = due is None or self._is_news(table, due)  # asked once: a minder may take it during the write
        await self.database.write(*self._statements(table, due, news=news))
        if news:
            table.stored_due = due
        if table.changed > table.stored_changed + CHANGED_WITHIN:
            table.stored_changed = table.changed
        return due

    async def end_as_draw(self, table: str, person: str, at: int) -> bool:
        """Close a table that nobody can read any more, for one of its players; False if he is none, or it is over."""
        last = "(SELECT MAX(sequence) + 1 FROM entry WHERE table_id = ?)"
        sits = "EXISTS (SELECT 1 FROM seat WHERE table_id = ? AND person = ?)"
        closing = f"UPDATE game_table SET status = 'closed', changed = ? WHERE id = ? AND status = 'playing' AND {sits}"
        body = entries.encode(Closed(at=at, why="drawn"))
        try:
            await self.database.write(
                Statement(f"{closing} RETURNING id", (at, table, table, person), expect=1),
                Statement(f"INSERT INTO entry (table_id, sequence, body) VALUES (?, {last}, ?)", (table, table, body)),
                Statement("DELETE FROM wake WHERE table_id = ?", (table,)),
            )
        except Conflict:
            return False
        return True

    def _statements(self, table: Table, due: int | None, *, news: bool) -> Iterator[Statement]:
        """An action is one row, so that it costs little; the rest is written when it matters."""
        pending = table.pending
        if isinstance(pending[0], Opened):
            yield self._insert_table(table)
        first = table.sequence - len(pending) + 1
        for sequence, entry in enumerate(pending, first):
            body = entries.encode(entry)
            yield Statement("INSERT INTO entry (table_id, sequence, body) VALUES (?, ?, ?)", (table.id, sequence, body))
        if not all(isinstance(entry, Acted | Undone) for entry in pending) or table.status != "playing":
            yield Statement(
                "UPDATE game_table SET changed = ?, status = ?, summary = ? WHERE id = ?",
                (table.changed, table.status, _summary(table), table.id),
            )
            yield from self._seats(table)
        elif table.changed > table.stored_changed + CHANGED_WITHIN:
            yield Statement("UPDATE game_table SET changed = ? WHERE id = ?", (table.changed, table.id))
        if due is None:
            yield Statement("DELETE FROM wake WHERE table_id = ?", (table.id,))
        elif news:
            yield self._wake(table.id, due)
        yield from covers.of(table)
        yield from self.also(table)

    def _insert_table(self, table: Table) -> Statement:
        opened = table.opened
        return Statement(
            "INSERT INTO game_table (id, game, host, listed, after, status, created, changed, rated, study, network,"
            " bytes, summary) VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?, ?, ?, '')",
            (
                *(table.id, table.setup.game, opened.host, int(table.setup.listed), opened.after),
                *(opened.at, opened.at, int(table.study), int(table.study), table.network),
                len((opened.record or "").encode()),
            ),
        )

    def _seats(self, table: Table) -> Iterator[Statement]:
        """The index of who sat where, and of what came of it."""
        over = table.match is not None and table.match.over
        if not over and not any(isinstance(entry, Sat | Stood | Started | Handed) for entry in table.pending):
            return
        yield Statement("DELETE FROM seat WHERE table_id = ?", (table.id,))
        scores = table.match.scores() if over and table.match is not None else [None] * len(table.chairs)
        places = table.match.places() if over and table.match is not None else [None] * len(table.chairs)
        for seat, chair in enumerate(table.chairs):
            if chair.taken:
                yield Statement(
                    "INSERT INTO seat (table_id, seat, person, name, score, place) VALUES (?, ?, ?, ?, ?, ?)",
                    (table.id, seat, chair.person, chair.name, scores[seat], places[seat]),
                )

    def _is_news(self, table: Table, due: int) -> bool:
        """Must the wake be written? A wake that comes too early does no harm: it is then put where it belongs."""
        return self.database.shared or table.stored_due is None or due < table.stored_due

    async def hasten(self, table: str, due: int, before: int) -> None:
        """Bring a wake forward that waits for `before` at most; one that is in hand lies farther ahead, and stays."""
        sql = "UPDATE wake SET due = ? WHERE table_id = ? AND due > ? AND due <= ?"
        await self.database.write(Statement(sql, (due, table, due, before)))

    def _wake(self, table: str, due: int) -> Statement:
        return Statement(
            "INSERT INTO wake (table_id, due) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET due = excluded.due",
            (table, due),
        )

    async def lobby(self) -> list[TableInfo]:
        """The listed tables that wait or play, those that changed last first."""
        rows = await self.database.fetch(
            "SELECT summary FROM game_table WHERE listed = 1 AND status IN ('waiting', 'playing')"
            " ORDER BY changed DESC LIMIT ?",
            LOBBY_SIZE,
        )
        return [msgspec.json.decode(summary, type=TableInfo) for (summary,) in rows]

    async def chat(self, table: str, blocked: frozenset[str] = frozenset()) -> list[Said]:
        """The last lines that were said at a table, less those of people whom the reader has blocked."""
        rows = await self.database.fetch(
            "SELECT id, at, name, seat, said, person FROM chat WHERE table_id = ? AND hidden = 0"
            " ORDER BY at DESC, id LIMIT ?",
            *(table, CHAT_SHOWN),
        )
        shown = [row for row in reversed(rows) if row[5] not in blocked]
        return [Said(id=id, at=at, name=name, seat=seat, text=text) for id, at, name, seat, text, _ in shown]

    async def keep_chat(self, table: str, person: str, said: Said) -> bool:
        """Store a line; False if the same client sent it before."""
        try:
            await self.database.write(
                Statement(
                    "INSERT INTO chat (id, table_id, at, person, name, seat, said) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (said.id, table, said.at, person, said.name, said.seat, said.text),
                )
            )
        except Conflict:
            return False
        return True

    async def rematch_of(self, table: str) -> str | None:
        """The table that was opened after that one, if it still waits."""
        rows = await self.database.fetch("SELECT id FROM game_table WHERE after = ? AND status = 'waiting'", table)
        return rows[0][0] if rows else None

    async def sequences(self, tables: list[str]) -> dict[str, int]:
        """How far each of these tables has come."""
        found: dict[str, int] = {}
        last = "SELECT MAX(sequence) FROM entry WHERE table_id = game_table.id"  # the end of an index
        for first in range(0, len(tables), LOOKED_UP_AT_ONCE):
            ids = tables[first : first + LOOKED_UP_AT_ONCE]
            marks = ", ".join("?" * len(ids))
            found |= await self.database.fetch(f"SELECT id, ({last}) FROM game_table WHERE id IN ({marks})", *ids)
        return found


def _summary(table: Table) -> str:
    return msgspec.json.encode(render.info(table, None)).decode()
