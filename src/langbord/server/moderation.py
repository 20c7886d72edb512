"""Complaints, what is done about them, and the log of that. Whoever acts is named in it; nothing is ever taken out."""

from __future__ import annotations

from typing import NamedTuple

from langbord.server.bus import Hidden, Warned
from langbord.server.clock import SECOND, now
from langbord.server.complaints import Deed, NewDeed, NewReport, Report
from langbord.server.people import ADMIN, Person, no_push
from langbord.server.problems import Refused, forbidden, not_found
from langbord.server.sessions import Sessions
from langbord.server.socket_messages import Notice
from langbord.server.store import Database, Row, Statement
from langbord.server.tables import Tables, new_id

HOUR = 3600 * SECOND
SHOWN = 200
NEVER = 1 << 62


class Complaint(NamedTuple):
    """Whom a report is about, and the line that he said."""

    person: str
    name: str
    chat: str | None = None
    said: str | None = None


class Moderation:
    def __init__(self, database: Database, tables: Tables, sessions: Sessions) -> None:
        self.database, self.tables, self.sessions = database, tables, sessions

    # --- complaints -----------------------------------------------------------------------------------------------

    async def report(self, reporter: Person, wish: NewReport) -> None:
        """Somebody complains of a person at a table, or of what he said there."""
        about = await (self._speaker(wish) if wish.said is not None else self._sitter(wish))
        if about.person == reporter.id:
            raise forbidden()
        sql = (
            "INSERT INTO report (id, at, reporter, person, name, chat, said, table_id, words, status)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open')"
        )
        await self.database.write(Statement(sql, (new_id(), now(), reporter.id, *about, wish.table, wish.words)))

    async def _speaker(self, wish: NewReport) -> Complaint:
        sql = "SELECT person, name, id, said FROM chat WHERE id = ? AND table_id = ?"
        rows = await self.database.fetch(sql, wish.said, wish.table)
        if not rows or rows[0][0] is None:
            raise not_found()
        return Complaint(*rows[0])

    async def _sitter(self, wish: NewReport) -> Complaint:
        async with self.tables.at(wish.table) as (_, table):
            chair = table.chairs[wish.seat] if wish.seat is not None and wish.seat < len(table.chairs) else None
            if chair is None or chair.person is None:
                raise not_found()
            return Complaint(chair.person, chair.name)

    async def reports(self, *, past: bool = False) -> list[Report]:
        """What is to be dealt with, the oldest first; or what was, the last first."""
        which, order = ("<> 'open'", "DESC") if past else ("= 'open'", "")
        rows = await self.database.fetch(
            "SELECT r.id, r.at, COALESCE(p.name, ''), r.person, r.name, r.table_id, r.chat, r.said, r.words, r.status"
            " FROM report r LEFT JOIN person p ON p.id = r.reporter"
            f" WHERE r.status {which} ORDER BY r.at {order} LIMIT ?",
            SHOWN,
        )
        return [_report(row) for row in rows]

    # --- deeds ----------------------------------------------------------------------------------------------------

    async def act(self, actor: str, wish: NewDeed) -> None:
        """Do something about somebody or something, and write it down."""
        until = now() + wish.hours * HOUR if wish.hours is not None else None
        match wish.kind:
            case "close":
                subject = _needed(wish.table)
                await self.tables.change(subject, lambda table, at: table.close("admin", at))
            case "hide":
                subject = _needed(wish.said)
                await self._hide(subject)
            case "dismiss":
                subject = _needed(wish.report)
            case _:
                subject = _needed(wish.person)
                await self._act_on(subject, wish, until)
        status = "dismissed" if wish.kind == "dismiss" else "done"
        detail = " ".join(filter(None, [f"{wish.hours} h" if wish.hours else "", "address" * wish.address, wish.words]))
        await self.database.write(
            Statement("UPDATE report SET status = ? WHERE id = ?", (status, wish.report or "")),
            Statement(
                "INSERT INTO deed (id, at, actor, kind, subject, detail) VALUES (?, ?, ?, ?, ?, ?)",
                (new_id(), now(), actor, wish.kind, subject, detail),
            ),
        )

    async def _act_on(self, person: str, wish: NewDeed, until: int | None) -> None:
        rows = await self.database.fetch("SELECT network, role FROM person WHERE id = ?", person)
        if not rows:
            raise not_found()
        network, role = rows[0]
        if role == ADMIN and wish.kind in ("ban", "mute"):
            raise forbidden()
        await self.database.write(*_statements(person, wish, until, network if wish.address else ""))
        await self.sessions.revoke("" if wish.address else person)
        if wish.kind == "warn":
            await self.tell(person)
            self.tables.bus.publish(Warned(self.tables.origin, person))

    async def tell(self, person: str) -> None:
        """Show somebody what he is to be told, where he is connected here."""
        notices = await self.notices(person)
        for socket in [socket for socket in self.sessions.sockets if socket.person == person]:
            for notice in notices:
                socket.answer(notice)

    async def _hide(self, id: str) -> None:
        rows = await self.database.write(Statement("UPDATE chat SET hidden = 1 WHERE id = ? RETURNING table_id", (id,)))
        if not rows[0]:
            raise not_found()
        ((table,),) = rows[0]
        self.tables.hide(table, id)
        self.sessions.bus.publish(Hidden(self.sessions.origin, table, id))

    async def deeds(self) -> list[Deed]:
        rows = await self.database.fetch(
            "SELECT d.at, d.actor, d.kind, COALESCE(p.name, d.subject), d.detail"
            " FROM deed d LEFT JOIN person p ON p.id = d.subject ORDER BY d.at DESC LIMIT ?",
            SHOWN,
        )
        return [Deed(at=at, actor=actor, kind=kind, subject=subject, detail=d) for at, actor, kind, subject, d in rows]

    async def appoint(self, actor: str, person: Person, *, admin: bool) -> None:
        """Give an account the role, or take it away."""
        if person.kind != "account":
            raise Refused("server-forbidden", 403)
        await self.database.write(
            Statement("UPDATE person SET role = ? WHERE id = ?", (ADMIN if admin else "", person.id)),
            Statement(
                "INSERT INTO deed (id, at, actor, kind, subject, detail) VALUES (?, ?, ?, ?, ?, '')",
                (new_id(), now(), actor, "appoint" if admin else "discharge", person.id),
            ),
        )
        await self.sessions.revoke(person.id)

    # --- what people are told -------------------------------------------------------------------------------------

    async def notices(self, person: str) -> list[Notice]:
        rows = await self.database.fetch("SELECT id, at, words FROM notice WHERE person = ? ORDER BY at", person)
        return [Notice(id=id, at=at, words=words) for id, at, words in rows]

    async def seen(self, person: str, id: str) -> None:
        await self.database.write(Statement("DELETE FROM notice WHERE person = ? AND id = ?", (person, id)))


def _statements(person: str, wish: NewDeed, until: int | None, network: str) -> list[Statement]:
    """What a deed does to a person, and to the address that he comes from."""
    match wish.kind:
        case "warn":
            sql = "INSERT INTO notice (id, person, at, words) VALUES (?, ?, ?, ?)"
            return [Statement(sql, (new_id(), person, now(), wish.words))]
        case "mute" | "unmute":
            end = (until or NEVER) if wish.kind == "mute" else 0
            return [Statement("UPDATE person SET muted_until = ? WHERE id = ?", (end, person))]
        case "ban":
            sql = "UPDATE person SET banned = ?, banned_until = ?, epoch = epoch + 1 WHERE id = ?"
            banned = [Statement(sql, (now(), until, person)), no_push(person)]
            return [*banned, *([ban_network(network, until)] if network else [])]
        case _:
            sql = "UPDATE person SET banned = NULL, banned_until = NULL WHERE id = ?"
            free = "DELETE FROM network_ban WHERE network = ?"
            return [Statement(sql, (person,)), *([Statement(free, (network,))] if network else [])]


def ban_network(network: str, until: int | None) -> Statement:
    sql = "INSERT INTO network_ban (network, at, until) VALUES (?, ?, ?)"
    return Statement(f"{sql} ON CONFLICT (network) DO UPDATE SET until = excluded.until", (network, now(), until))


def _needed(subject: str | None) -> str:
    if subject is None:
        raise Refused("server-empty", 422)
    return subject


def _report(row: Row) -> Report:
    id, at, reporter, person, name, table, chat, said, words, status = row
    about = {"person": person, "name": name, "table": table, "chat": chat, "said": said}
    return Report(id=id, at=at, reporter=reporter, words=words, status=status, **about)
