"""What people wish to be told, and where: their language and time zone, quiet hours, mail, push, webhooks."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

import msgspec

from langbord.server.clock import is_zone, now
from langbord.server.identity import digest
from langbord.server.notices.messages import Likes, Locale, NewHook, NewPush, Notify, Receiver, ReceiverKind, TableLikes
from langbord.server.problems import Refused, not_found
from langbord.server.store import Database, Row, Statement
from langbord.server.tables import new_id

MOST_RECEIVERS = 10
MOST_TABLES = 500
LIKES = "language, zone, notify, quiet_from, quiet_until, daily_at"
RECEIVER = "id, person, kind, target, secret, label, created, verified, wanted, failing, session"
USABLE = "wanted = 1 AND (kind <> 'mail' OR verified IS NOT NULL)"  # of receivers


class Kept(msgspec.Struct, frozen=True):
    """A receiver as the database has it."""

    id: str
    person: str
    kind: ReceiverKind
    target: str
    secret: str
    label: str
    created: int
    verified: int | None
    wanted: int
    failing: int | None
    session: str = ""  # of a browser: the digest of its cookie

    @property
    def usable(self) -> bool:
        return bool(self.wanted) and (self.kind != "mail" or self.verified is not None)

    def told(self, *, secret: str | None = None) -> Receiver:
        label = self.target if self.kind == "mail" else self.label or urlsplit(self.target).hostname or ""
        return Receiver(
            id=self.id,
            kind=self.kind,
            label=label,
            created=self.created,
            verified=self.kind != "mail" or self.verified is not None,
            wanted=bool(self.wanted),
            failing=self.failing,
            secret=secret,
        )


class Wishes:
    """`wanting` is known without asking: only a move that passes the turn to one of these writes a second row."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.wanting: frozenset[str] = frozenset()

    async def look_again(self) -> None:
        """Who wants notices and has somewhere to get them."""
        rows = await self.database.fetch(
            f"SELECT DISTINCT r.person FROM receiver r LEFT JOIN likes l ON l.person = r.person WHERE {USABLE}"
            " AND (COALESCE(l.notify, 'now') <> 'never'"
            " OR EXISTS (SELECT 1 FROM table_likes t WHERE t.person = r.person AND t.notify <> 'never'))"
        )
        self.wanting = frozenset(person for (person,) in rows)

    # --- likes ----------------------------------------------------------------------------------------------------

    async def likes(self, person: str) -> Likes:
        rows = await self.database.fetch(f"SELECT {LIKES} FROM likes WHERE person = ?", person)
        return _likes(rows[0]) if rows else Likes()

    async def like(self, person: str, likes: Likes) -> None:
        if not is_zone(likes.zone):
            raise Refused("server-no-such-zone", 422)
        values = msgspec.structs.astuple(likes)
        marks = ", ".join("?" * len(values))
        changes = ", ".join(f"{name} = excluded.{name}" for name in LIKES.split(", "))
        sql = f"INSERT INTO likes (person, {LIKES}) VALUES (?, {marks}) ON CONFLICT (person) DO UPDATE SET {changes}"
        await self.database.write(Statement(sql, (person, *values)))
        await self.look_again()

    async def speaks(self, person: str, locale: Locale) -> None:
        """Keep the language and the time zone with the person; the rest of his likes stays."""
        before = await self.likes(person)
        if (before.language, before.zone) != (locale.language, locale.zone):
            await self.like(person, msgspec.structs.replace(before, language=locale.language, zone=locale.zone))

    async def table_likes(self, person: str) -> dict[str, Notify]:
        rows = await self.database.fetch(
            "SELECT l.table_id, l.notify FROM table_likes l JOIN game_table t ON t.id = l.table_id"
            " WHERE l.person = ? AND t.status IN ('waiting', 'playing')",
            person,
        )
        return dict(rows)

    async def like_table(self, person: str, wish: TableLikes) -> None:
        if wish.notify is None:
            sql = "DELETE FROM table_likes WHERE person = ? AND table_id = ?"
            await self.database.write(Statement(sql, (person, wish.table)))
        else:
            if not await self.database.fetch("SELECT 1 FROM game_table WHERE id = ?", wish.table):
                raise not_found()
            if len(await self.table_likes(person)) >= MOST_TABLES:
                raise Refused("server-too-many", 409)
            sql = (
                "INSERT INTO table_likes (person, table_id, notify) VALUES (?, ?, ?)"
                " ON CONFLICT (person, table_id) DO UPDATE SET notify = excluded.notify"
            )
            await self.database.write(Statement(sql, (person, wish.table, wish.notify)))
        await self.look_again()

    # --- receivers ------------------------------------------------------------------------------------------------

    async def receivers(self, person: str) -> list[Kept]:
        sql = f"SELECT {RECEIVER} FROM receiver WHERE person = ? ORDER BY created, id"
        return [Kept(*row) for row in await self.database.fetch(sql, person)]

    async def receiver(self, id: str) -> Kept | None:
        rows = await self.database.fetch(f"SELECT {RECEIVER} FROM receiver WHERE id = ?", id)
        return Kept(*rows[0]) if rows else None

    async def mail_of(self, person: str) -> Kept | None:
        """Somebody's mail address: he has one at most."""
        return next((one for one in await self.receivers(person) if one.kind == "mail"), None)

    async def add_mail(self, person: str, address: str) -> Kept:
        """A mail address, in place of the one of before; it counts when its owner has answered from there."""
        before = await self.mail_of(person)
        if before is not None and before.target == address:
            return before
        fresh = Kept(new_id(), person, "mail", address, "", "", now(), None, 1, None)
        dropped = Statement("DELETE FROM receiver WHERE person = ? AND kind = 'mail'", (person,))
        await self._add(fresh, dropped)
        return fresh

    async def add_push(self, person: str, wish: NewPush, session: str) -> Kept:
        """A browser; it belongs to whoever sits before it now, and goes when its session ends."""
        keys = f"{wish.p256dh} {wish.auth}"
        fresh = Kept(new_id(), person, "push", wish.endpoint, keys, wish.label, now(), None, 1, None, session)
        await self._add(fresh, Statement("DELETE FROM receiver WHERE kind = 'push' AND target = ?", (wish.endpoint,)))
        return fresh

    async def add_hook(self, person: str, wish: NewHook) -> Kept:
        key = secrets.token_urlsafe(32) if wish.kind == "json" else ""
        fresh = Kept(new_id(), person, wish.kind, wish.url, key, "", now(), None, 1, None)
        await self._add(fresh, Statement("DELETE FROM receiver WHERE person = ? AND target = ?", (person, wish.url)))
        return fresh

    async def _add(self, fresh: Kept, instead: Statement) -> None:
        if len(await self.receivers(fresh.person)) >= MOST_RECEIVERS:
            raise Refused("server-too-many", 409)
        marks = ", ".join("?" * len(Kept.__struct_fields__))
        added = Statement(f"INSERT INTO receiver ({RECEIVER}) VALUES ({marks})", msgspec.structs.astuple(fresh))
        await self.database.write(instead, added)
        await self.look_again()

    async def verify(self, id: str, address: str) -> str | None:
        """The owner of a mail address answered from there: whose it is, where it is still the one he named."""
        sql = "UPDATE receiver SET verified = ? WHERE id = ? AND kind = 'mail' AND target = ? RETURNING person"
        rows = (await self.database.write(Statement(sql, (now(), id, address))))[0]
        await self.look_again()
        return rows[0][0] if rows else None

    async def want(self, id: str, person: str, *, wanted: bool) -> bool:
        """May notices go there? False if it is not his."""
        sql = "UPDATE receiver SET wanted = ? WHERE id = ? AND person = ? RETURNING id"
        rows = (await self.database.write(Statement(sql, (int(wanted), id, person))))[0]
        await self.look_again()
        return bool(rows)

    async def drop(self, id: str, person: str) -> None:
        await self.database.write(Statement("DELETE FROM receiver WHERE id = ? AND person = ?", (id, person)))
        await self.look_again()

    # --- the calendar ---------------------------------------------------------------------------------------------

    async def new_calendar(self, person: str) -> str:
        """The key of somebody's calendar; the one of before opens nothing any more."""
        key = secrets.token_urlsafe(24)
        await self.like(person, await self.likes(person))  # so that there is a row
        await self.database.write(Statement("UPDATE likes SET calendar = ? WHERE person = ?", (digest(key), person)))
        return key

    async def drop_calendar(self, person: str) -> None:
        await self.database.write(Statement("UPDATE likes SET calendar = NULL WHERE person = ?", (person,)))

    async def has_calendar(self, person: str) -> bool:
        sql = "SELECT 1 FROM likes WHERE person = ? AND calendar IS NOT NULL"
        return bool(await self.database.fetch(sql, person))

    async def whose_calendar(self, key: str) -> str | None:
        rows = await self.database.fetch("SELECT person FROM likes WHERE calendar = ?", digest(key))
        return rows[0][0] if rows else None


def _likes(row: Row) -> Likes:
    return Likes(**dict(zip(LIKES.split(", "), row, strict=True)))
