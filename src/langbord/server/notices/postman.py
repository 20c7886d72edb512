"""The postman: makes letters of the notices that are due and still true, and sends them until they have arrived.

Notices and letters are taken in hand as wakes are: moved a while ahead, so that another process finds them due again
should this one die. A letter keeps its id, so its receiver can tell a repetition.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict

import msgspec
import structlog

from langbord.server import metrics
from langbord.server.clock import DAY, HOUR, SECOND, now
from langbord.server.config import Config
from langbord.server.identity import Signer
from langbord.server.messages import TableInfo
from langbord.server.notices import hooks
from langbord.server.notices.letters import Letter, Point, Worded, Writer
from langbord.server.notices.mail import Mail, Mailer, Unsent, open_mailer
from langbord.server.notices.messages import Likes
from langbord.server.notices.outbox import AWAITED, Notice
from langbord.server.notices.push import Push, read_key
from langbord.server.notices.reach import OutOfReach, Reach
from langbord.server.notices.times import heard_at, next_time
from langbord.server.notices.wishes import Kept, Wishes
from langbord.server.problems import Refused
from langbord.server.standings import Standing, Standings
from langbord.server.stopping import stop
from langbord.server.store import Database, Row, Statement
from langbord.server.tables import Tables
from langbord.server.vacations import away_until

LEASE = 120 * SECOND
AT_ONCE = 200  # notices
LETTERS_AT_ONCE = 16
MOST_WAITING = 50  # letters for a receiver that takes none
LONGEST_SLEEP = 1.0  # seconds
MINUTE = 60 * SECOND
# How long after each failure it is tried again; after the last one a letter is given up
PAUSES = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY]
DEAD_AFTER = 7 * DAY  # a receiver that has taken nothing for so long is dropped
GONE = (404, 410)  # there is no such receiver any more
LOOKING = 10 * MINUTE  # who has the table before his eyes is told so much later
RESET_WITHIN, VERIFY_WITHIN = 2 * HOUR, 48 * HOUR
RESET, VERIFY, UNSUBSCRIBE = "reset", "verify", "unsubscribe"  # what links are good for
logger = structlog.get_logger()


def check_senders(config: Config) -> None:
    """`BadConfig` where the settings of mail and push cannot be meant: told before anything is started."""
    open_mailer(config)
    if config.push_key is not None:
        read_key(config.push_key)


class Undelivered(Exception):
    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Postman:
    def __init__(
        self, config: Config, database: Database, signer: Signer, wishes: Wishes, standings: Standings, tables: Tables
    ) -> None:
        self.database, self.signer, self.wishes = database, signer, wishes
        self.standings, self.tables = standings, tables
        self.site, self.delay = (config.public_url or "").rstrip("/"), int(config.notice_delay * SECOND)
        self.mailer: Mailer | None = open_mailer(config)
        self.reach = Reach(own_network=config.own_network)
        contact = f"mailto:{self.mailer.sender.addr_spec}" if self.mailer is not None else self.site
        self.push = Push(database, self.reach, contact or "https://localhost", config.push_key)
        self._loop: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        await stop(self._loop)
        await self.reach.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LONGEST_SLEEP)
            try:
                await self.round()
            except Exception:
                logger.exception("notices could not be sent")

    async def round(self) -> None:
        """Everything that is due now."""
        while await self._sort() or await self._carry():
            pass

    # --- notices to letters ---------------------------------------------------------------------------------------

    async def _sort(self) -> int:
        """Make letters of the notices that are due; how many there were."""
        columns = "id, person, table_id, kind, since, created"
        rows = await self._take("outbox", columns, AT_ONCE)
        people: defaultdict[str, list[Notice]] = defaultdict(list)
        for id, person, table, kind, since, created in rows:
            known = {"id": id, "person": person, "table": table, "kind": kind, "since": since}
            people[person].append(Notice(**known, created=created))
        for person, notices in people.items():
            await self._write_letters(person, notices)
        return len(rows)

    async def _take(self, table: str, columns: str, count: int) -> list[Row]:
        """Rows that are due, moved ahead so that nobody else takes them meanwhile."""
        at = now()
        if not await self.database.fetch(f"SELECT 1 FROM {table} WHERE due <= ? LIMIT 1", at):
            return []
        due = f"SELECT id FROM {table} WHERE due <= ? ORDER BY due, person LIMIT ? {self.database.skip_locked}"
        sql = f"UPDATE {table} SET due = ? WHERE id IN ({due}) RETURNING {columns}"
        return (await self.database.write(Statement(sql, (at + LEASE, at, count))))[0]

    async def _write_letters(self, person: str, notices: list[Notice]) -> None:
        """One letter to each receiver with all that is to be told now; what is for later is put off."""
        likes, tables = await self.wishes.likes(person), await self.wishes.table_likes(person)
        away = await away_until(self.database, person) or 0
        ready: list[Notice] = []
        changes: list[Statement] = []
        for notice in notices:
            when = self._when(notice, likes, tables.get(notice.table, likes.notify))
            when = max(when, away) if when is not None and notice.kind in AWAITED else when
            if when is not None and when > now():
                changes.append(Statement("UPDATE outbox SET due = ? WHERE id = ?", (when, notice.id)))
                continue
            changes.append(Statement("DELETE FROM outbox WHERE id = ?", (notice.id,)))
            if when is not None:
                ready.append(notice)
        points = await self._points(ready)
        if points:
            letter = Letter(notices=[point.notice for point in points])
            receivers = [one for one in await self.wishes.receivers(person) if one.usable]
            changes += [self.posted(one, letter, now()) for one in receivers if await self._has_room(one)]
        await self.database.write(*changes)

    async def _has_room(self, receiver: Kept) -> bool:
        """For one that takes nothing so many letters wait, and no more."""
        if receiver.failing is None:
            return True
        rows = await self.database.fetch("SELECT COUNT(*) FROM letter WHERE receiver = ?", receiver.id)
        return int(rows[0][0]) < MOST_WAITING

    def _when(self, notice: Notice, likes: Likes, how: str) -> int | None:
        """When a notice is to be sent at the earliest; none: never."""
        at = now()
        if how == "never":
            return None
        if how == "daily":
            at = max(at, next_time(notice.created + self.delay, likes.daily_at, likes))
        elif notice.kind in AWAITED and at < notice.created + self.delay + LOOKING:
            if self.tables.is_looking(notice.table, notice.person):
                return notice.created + self.delay + LOOKING
        return heard_at(at, likes)

    def posted(self, receiver: Kept, letter: Letter, at: int) -> Statement:
        """A letter that is to be sent. The same notices to the same receiver are the same letter."""
        about = "\0".join([receiver.id, letter.kind, *(notice.id for notice in letter.notices)])
        id = hashlib.sha256(f"{about}\0{'' if letter.notices else at}".encode()).hexdigest()[:32]
        body = msgspec.json.encode(letter).decode()
        due = "?"
        when: tuple[str | int, ...] = (at,)
        if letter.notices and receiver.failing is not None:  # it waits for the next try with those before it
            due = "COALESCE((SELECT MIN(due) FROM letter WHERE receiver = ? AND tries > 0), ?)"
            when = (receiver.id, at)
        sql = (
            f"INSERT INTO letter (id, person, receiver, body, created, due) VALUES (?, ?, ?, ?, ?, {due})"
            " ON CONFLICT (id) DO NOTHING"
        )
        return Statement(sql, (id, receiver.person, receiver.id, body, at, *when))

    async def _points(self, notices: list[Notice]) -> list[Point]:
        """The notices that are still true, with what is told of their tables."""
        ids = sorted({notice.table for notice in notices})
        if not ids:
            return []
        rows = await self.database.fetch(
            f"SELECT id, status, summary FROM game_table WHERE id IN ({', '.join('?' * len(ids))})", *ids
        )
        known = {id: (status, msgspec.json.decode(summary, type=TableInfo)) for id, status, summary in rows}
        turns = sorted({notice.table for notice in notices if notice.kind in AWAITED and notice.table in known})
        standings = await self.standings.of(turns)
        points = [
            await self._point(notice, *known[notice.table], standings.get(notice.table))
            for notice in notices
            if notice.table in known
        ]
        return [point for point in points if point is not None]

    async def _point(self, notice: Notice, status: str, info: TableInfo, standing: Standing | None) -> Point | None:
        """What a notice tells of its table; none where that is no longer so."""
        match notice.kind:
            case "turn":
                awaited = standing.waits_for(notice.person) if standing is not None else None
                if awaited is not None and awaited.since == notice.since:
                    return Point(notice, info, awaited.deadline)
            case "proposed":
                asked = standing.asks(notice.person) if standing is not None else None
                if standing is not None and asked is not None and asked.since == notice.since:
                    return _proposal(notice, info, standing)
            case "over":
                return Point(notice, info)
            case _:
                if status == "waiting" and (name := await self._inviter(notice)) is not None:
                    return Point(notice, info, name=name)
        return None

    async def _inviter(self, notice: Notice) -> str | None:
        """What somebody is called who invites; none where the invitation was declined."""
        sql = "SELECT name FROM invited WHERE table_id = ? AND person = ?"
        rows = await self.database.fetch(sql, notice.table, notice.person)
        return rows[0][0] if rows else None

    # --- letters --------------------------------------------------------------------------------------------------

    async def _carry(self) -> int:
        """Send the letters that are due; how many there were."""
        rows = await self._take("letter", "receiver, id, body, created, tries", LETTERS_AT_ONCE)
        letters: defaultdict[str, list[Row]] = defaultdict(list)
        for row in rows:
            letters[row[0]].append(row[1:])
        await asyncio.gather(*(self._carry_to(receiver, waiting) for receiver, waiting in letters.items()))
        return len(rows)

    async def _carry_to(self, receiver_id: str, letters: list[Row]) -> None:
        """What one receiver is sent, until it does not take something: with that all the rest is put off."""
        for letter in letters:
            receiver = await self.wishes.receiver(receiver_id)
            if receiver is None or not await self._carry_one(receiver, *letter):
                return

    async def _carry_one(self, receiver: Kept, id: str, body: str, created: int, tries: int) -> bool:
        """Was it taken?"""
        try:
            arrived = await self._deliver(id, receiver, msgspec.json.decode(body, type=Letter), created)
        except Undelivered as failure:
            metrics.letters.labels(receiver.kind, "failed").inc()
            logger.info("a letter was not taken", kind=receiver.kind, why=str(failure)[:200], tries=tries + 1)
            await self._try_later(id, receiver, tries, for_good=failure.for_good)
            return False
        except Exception:
            logger.exception("a letter could not be sent", kind=receiver.kind)
            await self._try_later(id, receiver, tries, for_good=False)
            return False
        else:
            fine = Statement("UPDATE receiver SET failing = NULL WHERE id = ? AND failing IS NOT NULL", (receiver.id,))
            await self.database.write(Statement("DELETE FROM letter WHERE id = ?", (id,)), *([fine] if arrived else []))
            return True

    async def _try_later(self, id: str, receiver: Kept, tries: int, *, for_good: bool) -> None:
        """After a while, longer each time, with all that waits for it; with which an address that is dead is dropped.

        So one that does not answer holds nobody else's letters up, however many there are for it.
        """
        at = now()
        if for_good or (receiver.failing is not None and at - receiver.failing > DEAD_AFTER):
            logger.warning("a receiver of notices is dropped", kind=receiver.kind)
            await self.wishes.drop(receiver.id, receiver.person)
            return
        failing = Statement("UPDATE receiver SET failing = ? WHERE id = ? AND failing IS NULL", (at, receiver.id))
        if tries < len(PAUSES):
            later = "UPDATE letter SET due = ?, tries = ? WHERE id = ?"
            due = heard_at(at + PAUSES[tries], await self.wishes.likes(receiver.person))
            others = Statement("UPDATE letter SET due = ? WHERE receiver = ? AND due < ?", (due, receiver.id, due))
            await self.database.write(failing, others, Statement(later, (due, tries + 1, id)))
        else:
            await self.database.write(failing, Statement("DELETE FROM letter WHERE id = ?", (id,)))

    async def _deliver(self, id: str, receiver: Kept, letter: Letter, created: int) -> bool:
        """Send one letter, unless what it tells is no longer so; was it sent?"""
        likes = await self.wishes.likes(receiver.person)
        rows = await self.database.fetch("SELECT name, epoch FROM person WHERE id = ?", receiver.person)
        if not rows:
            return False
        name, epoch = rows[0]
        writer = await asyncio.to_thread(Writer, likes, name, self.site)  # it may have to read its language's texts
        if letter.kind != "notices":
            link = self._link(letter.kind, receiver, epoch)
            worded = writer.account(letter.kind, link)
            html = self._html(writer, worded, letter.kind)
            await self._mail(Mail(receiver.target, worded.subject, worded.text, html, id, created))
            return True
        points = await self._points(letter.notices)
        if not points or not receiver.usable:
            return False
        unsubscribe = f"{self.site}/unsubscribe/{self.signer.token(UNSUBSCRIBE, receiver.id)}"
        worded = writer.points(points, writer.why(f"{self.site}/account", unsubscribe))
        if receiver.kind == "mail":
            html = self._html(writer, worded, "table")
            await self._mail(Mail(receiver.target, worded.subject, worded.text, html, id, created, unsubscribe))
        else:
            await self._post(id, receiver, points, worded, created)
        metrics.letters.labels(receiver.kind, "sent").inc()
        return True

    def _link(self, kind: str, receiver: Kept, epoch: int) -> str:
        """A link that is good for a while, and only as long as what it is about stays the same."""
        if kind == RESET:
            return (
                f"{self.site}/reset/{self.signer.token(RESET, receiver.person, str(epoch), str(now() + RESET_WITHIN))}"
            )
        until = str(now() + VERIFY_WITHIN)
        return f"{self.site}/confirm/{self.signer.token(VERIFY, receiver.id, receiver.target, until)}"

    def _html(self, writer: Writer, worded: Worded, kind: str) -> str:
        return worded.html(writer.likes.language, writer.button(kind))

    async def _mail(self, mail: Mail) -> None:
        if self.mailer is None:
            raise Undelivered("no mail server is set")
        try:
            await self.mailer.send(mail)
        except Unsent as unsent:
            raise Undelivered(str(unsent), for_good=unsent.for_good) from unsent

    async def _post(self, id: str, receiver: Kept, points: list[Point], worded: Worded, at: int) -> None:
        try:
            if receiver.kind == "push":
                status = await self._push(id, receiver, points, worded)
            else:
                status = await hooks.send(self.reach, receiver, id, at, points, worded, self.site)
        except OutOfReach as failure:
            raise Undelivered(str(failure)) from failure
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}", for_good=status in GONE)

    async def _push(self, id: str, receiver: Kept, points: list[Point], worded: Worded) -> int:
        first = points[0]
        one = len(points) == 1
        payload: dict[str, object] = {
            "id": id,
            "title": worded.subject,
            "body": worded.brief,
            "tag": f"table-{first.table.id}" if one else "tables",
            "path": f"/table/{first.table.id}" if one else "/",
        }
        deadlines = [point.deadline for point in points if point.deadline is not None]
        seconds = (min(deadlines) - now()) // SECOND if deadlines else DAY // SECOND
        topic = hashlib.sha256(str(payload["tag"]).encode()).hexdigest()
        return await self.push.send(receiver.target, receiver.secret, payload, topic, seconds)

    # --- letters about accounts -----------------------------------------------------------------------------------

    async def write_to(self, receiver: Kept, letter: Letter) -> None:
        """Something about the account itself; it goes out with the next round."""
        if self.mailer is None:
            raise Refused("server-no-mail", 409)
        await self.database.write(self.posted(receiver, letter, now()))


def _proposal(notice: Notice, info: TableInfo, standing: Standing) -> Point:
    """Who proposes what."""
    assert standing.proposal is not None
    shown = msgspec.structs.replace(info, proposal=standing.proposal)
    return Point(notice, shown, name=info.seats[standing.proposal.seat].name or "")
