"""The live tables of this process: every change is decided, appended to the log, and only then told to anybody.

A live table is a cache. Should it lag behind the log, the append fails on the taken sequence number; then the table is
read again and the wish decided anew. So any process can serve any table.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
import structlog

from langbord.core.game import get_game
from langbord.server import entries, matches, messages, metrics, render, socket_messages, tasks
from langbord.server.bus import Announcement, Bus, Chatted, Foreseen, Here, Hidden, Moved, Offered, Paced, Rewritten
from langbord.server.clock import now
from langbord.server.editions import Editions
from langbord.server.entries import UNRELEASED, Acted, AnyEntry, Opened, Setup, Undone
from langbord.server.log import Log
from langbord.server.messages import Recap
from langbord.server.notary import Notary
from langbord.server.problems import Frozen, Refused, Stale, not_found
from langbord.server.quotas import Asker
from langbord.server.render import Told
from langbord.server.socket_messages import ChatHidden, ChatLine, FromServer, LobbyChange, Presence, Snapshot
from langbord.server.store import Conflict
from langbord.server.story import TableStory
from langbord.server.table import CorruptLog, Happening, Table
from langbord.server.tasks import AnyBook, LogText
from langbord.server.tempo import Tempo
from langbord.server.workers import Rank, Workers

T = TypeVar("T")
RETRIES = 8
MOST_IDLE = 2000  # tables kept although nobody watches,
IDLE_SECONDS = 600.0  # and for so long: a long game takes a few hundred KiB
RECENT = 24  # entries, a table, that can be told again without reading the log
FOLD_AT_ONCE = 30  # longer logs, and studies, are added up by a worker
MOST_CARRIED = 3000  # bytes of entries in one announcement; PostgreSQL takes 8,000 with what is around them
HERE_SECONDS = 45.0  # for so long another process's word on who is there counts
logger = structlog.get_logger()


def new_id() -> str:
    """Unguessable: who knows a table's id may come in. A dash before it would make an option of it for commands."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


class Watcher(Protocol):
    """Somebody at the other end of a socket."""

    person: str | None
    blocked: frozenset[str]  # people whose chat he does not want to read

    def send(self, payload: bytes) -> None: ...


class Rematch(NamedTuple):
    """The table that another is the rematch of, and the people whose seats are kept there."""

    after: str
    kept: list[str | None]


class Past(NamedTuple):
    """An entry that was told not long ago, with what every viewer was told: who was away for a moment gets it."""

    sequence: int
    entry: AnyEntry
    viewers: dict[int | None, Told]  # as it stands in messages
    check: str

    @property
    def happening(self) -> Happening:
        return Happening(self.sequence, self.entry, self.check)


class Live:
    """A table that somebody watches or plays, in this process."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # none: to be read from the log
        self.frozen: str | None = None  # the message that says why it cannot be
        self.told = 0  # the last sequence that the watchers know of,
        self.swept = 0  # and what it was when others' moves were last looked for
        self.recent: deque[Past] = deque(maxlen=RECENT)
        self.story = TableStory(since=0)
        self.tempo = Tempo()
        self.watchers: set[Watcher] = set()
        self.used = 0.0  # when somebody last asked for it
        self.elsewhere: dict[str, tuple[Here, float]] = {}  # who watches in other processes

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.lock.locked()

    @property
    def is_watched(self) -> bool:
        """Is somebody there, in this process or in another?"""
        at = time.monotonic()
        return bool(self.watchers) or any(word.watching and until > at for word, until in self.elsewhere.values())

    def present(self) -> Presence:
        here = {watcher.person for watcher in self.watchers if watcher.person is not None}
        watching = len(self.watchers)
        for word, until in self.elsewhere.values():
            if until > time.monotonic():
                here.update(word.people)
                watching += word.watching
        chairs = self.table.chairs if self.table is not None else []
        seats = [seat for seat, chair in enumerate(chairs) if chair.person in here]
        return Presence(table=self.id, present=seats, watching=max(0, watching - len(seats)))


class Tables:
    def __init__(self, log: Log, bus: Bus, origin: str, editions: Editions, workers: Workers) -> None:
        self.log, self.bus, self.origin, self.editions, self.workers = log, bus, origin, editions, workers
        self.notary = Notary(log.database)
        self.lobby_watchers: set[Watcher] = set()
        self.on_due: Callable[[int], None] = lambda due: None  # who minds the wakes is told of a new one
        self.on_stored: list[Callable[[Table], None]] = []  # who keeps an index is told of every change
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    # --- reading --------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[tuple[Live, Table]]:
        """A table as far as it is stored, held still for a moment."""
        live = self._find(id)
        async with live.lock:
            yield live, await self._ready(live)

    def _find(self, id: str) -> Live:
        if id not in self._live:
            self._live[id] = Live(id)
            self._forget_idle()
        self._live.move_to_end(id)
        live = self._live[id]
        live.used = time.monotonic()
        return live

    def _forget_idle(self) -> None:
        """Drop what nobody watches, the longest unused first, when there is too much of it."""
        if len(self._live) > MOST_IDLE:
            idle = [live for live in self._live.values() if live.idle]
            for live in idle[: max(1, len(idle) // 4)]:
                del self._live[live.id]

    def forget_unused(self) -> None:
        """Drop what nobody has watched or asked for in a while."""
        since = time.monotonic() - IDLE_SECONDS
        for live in [live for live in self._live.values() if live.used < since and live.idle]:
            del self._live[live.id]

    async def _ready(self, live: Live) -> Table:
        """The table, read from the log if need be; what the watchers missed is told them."""
        if live.frozen is not None:
            raise Frozen(live.frozen)
        if live.table is None:
            try:
                text = await self.log_text(live.id)
                if text is None:
                    self._live.pop(live.id, None)
                    raise not_found()
                live.table = await self._folded(text, live.told)
                live.table.tempo = live.tempo
                if live.told == 0:
                    live.story = TableStory(since=live.table.sequence)
            except Frozen as frozen:
                self._freeze(live, frozen)
                raise
            self._tell(live)
        return live.table

    def _freeze(self, live: Live, frozen: Frozen) -> None:
        """What is wrong goes to the owner; players learn that the table stands still."""
        live.table, live.frozen = None, frozen.id
        metrics.frozen.labels(frozen.id).inc()
        logger.error("a table is frozen", table=live.id, kind=frozen.id, why=frozen.why)

    async def log_text(self, id: str, until: int | None = None) -> LogText | None:
        """The log of a table as a worker takes it; none if there is no such table."""
        bodies = await self.log.bodies(id, until=until)
        return LogText(id, bodies, await self.editions.pinned(opening(bodies))) if bodies else None

    async def _folded(self, text: LogText, told: int) -> Table:
        if len(text.bodies) <= FOLD_AT_ONCE and opening(text.bodies).record is None:
            return tasks.fold(text, told)
        table = await self.workers.run("fold", tasks.fold, text, told, rank=Rank.TABLE)
        table.adopt(text.book)
        return table

    async def snapshot(self, live: Live, table: Table, watcher: Watcher) -> Snapshot:
        present = live.present()
        chat = await self.log.chat(table.id, watcher.blocked)
        around = {"present": present.present, "watching": present.watching, "chat": chat}
        return render.snapshot(table, watcher.person, now(), **around)

    # --- changing -------------------------------------------------------------------------------------------------

    async def open(
        self, host: Asker, setup: Setup, furnish: Callable[[Table, int], T], *, rematch: Rematch | None = None
    ) -> T:
        """A new table with what its host puts there at once: all of it, or none where something is refused.

        Its dealer takes a secret key now, whose hash everybody sees before he sits down.
        """
        get_game(setup.game).options(**setup.options)  # refuses what cannot be played
        book = await self.editions.pin(setup)
        opened = opening_of(host, setup, book, rematch=rematch)
        table = Table(new_id(), book)
        table.open(opened)
        result = furnish(table, opened.at)
        await self._keep(table, host)
        return result

    async def open_study(self, host: Asker, setup: Setup, record: str, at: int | None, bots: list[str | None]) -> Table:
        """A table that goes on from a record, which a worker replays."""
        book = await self.editions.pin(setup)
        opened = opening_of(host, setup, book, record=record, rules=matches.header_of(record).rules)
        whose = self.editions.stored.allowance.jobs_of(host)
        table = await self.workers.run("study", tasks.open_study, new_id(), opened, at, bots, book, whose=whose)
        table.adopt(book)
        await self._keep(table, host)
        return table

    async def _keep(self, table: Table, host: Asker) -> None:
        """Store a table that is new."""
        live, table.network = self._find(table.id), host.network
        async with live.lock:
            live.table, table.tempo = table, live.tempo
            try:
                await self._store(live, table)
            except BaseException:
                self._live.pop(table.id, None)
                raise

    async def change(self, id: str, command: Callable[[Table, int], T]) -> T:
        """Carry out a command; what it changed is durable when this returns."""
        for _ in range(RETRIES):
            live = self._find(id)
            async with live.lock:
                table = await self._ready(live)
                try:
                    result = command(table, max(now(), table.changed))
                    if table.pending:
                        await self._store(live, table)
                    return result
                except Conflict:
                    metrics.races.inc()
                except Refused:
                    before = table.sequence - len(table.pending)
                    if not await self._has_moved(id, before):
                        live.table = None if table.pending else table
                        raise
                except BaseException:
                    if table.pending:
                        live.table = None  # half done: read it again from the log
                    raise
                live.table = None
        raise Stale

    async def set_tempo(self, id: str, person: str | None, factor: float | None) -> int:
        """Let bots move as fast as the only person at a table wishes, from the move on that they pause before."""
        async with self.at(id) as (_, table):
            before = table.wake()
            table.set_tempo(person, factor)
            due = table.wake()
            self.bus.publish(Paced(self.origin, id, table.tempo, due))  # first: who finds the table due should know why
            if before is not None and due is not None and due < before:
                await self.log.hasten(id, due, before)
                self.on_due(due)
            return table.sequence

    async def _has_moved(self, id: str, sequence: int) -> bool:
        """Did another process move on, of which we have not heard yet? Then what was refused may be granted."""
        return self.log.database.shared and (await self.log.sequences([id])).get(id, 0) > sequence

    async def _store(self, live: Live, table: Table) -> None:
        """Append, then acknowledge: nobody hears of what is not durable."""
        begin = time.perf_counter()
        await self.notary.witness(table)
        due = await self.log.append(table)
        metrics.append_seconds.observe(time.perf_counter() - begin)
        lobby, bodies = touches_lobby(table.pending, table), self._worth_carrying(table.pending)
        table.pending.clear()
        if due is not None:
            self.on_due(due)
        for note in self.on_stored:
            note(table)
        self._tell(live, lobby=lobby)
        self.bus.publish(Moved(self.origin, table.id, table.sequence, lobby, due, bodies))

    def _worth_carrying(self, pending: list[AnyEntry]) -> list[str]:
        """Moves, so that other processes need not ask the database for each."""
        if not self.bus.carries_entries or not all(isinstance(entry, Acted | Undone) for entry in pending):
            return []
        bodies = [entries.encode(entry) for entry in pending]
        return bodies if sum(map(len, bodies)) <= MOST_CARRIED else []

    # --- telling --------------------------------------------------------------------------------------------------

    def _tell(self, live: Live, *, lobby: bool = True) -> None:
        """Every watcher learns what is new, as far as he may know it."""
        table = live.table
        assert table is not None
        for happening in table.fresh:
            if happening.sequence > live.told:
                self._tell_one(live, table, happening, last=happening is table.fresh[-1])
        table.fresh.clear()
        live.told = table.sequence
        if lobby and self.lobby_watchers and table.setup.listed:
            gone = table.status in ("over", "closed")
            change = LobbyChange(id=table.id, table=None if gone else render.info(table, None))
            broadcast(self.lobby_watchers, change)

    def _tell_one(self, live: Live, table: Table, happening: Happening, *, last: bool) -> None:
        told = render.tell_all(table, happening)
        live.story.add(happening.sequence, happening.entry, told)
        each = {id(what): what.written() for what in told.values()}  # many are told the same
        told = {viewer: each[id(what)] for viewer, what in told.items()}
        live.recent.append(Past(happening.sequence, happening.entry, told, happening.check))
        if not live.watchers:
            return
        own = {table.host, *(chair.person for chair in table.chairs)}
        readers = {watcher: watcher.person if watcher.person in own else None for watcher in live.watchers}
        people = set(readers.values())
        if last:
            updates = render.updates(table, happening, people, told)
        else:
            updates = {
                person: render.past_update(table, happening, person, told[table.viewpoint(person)]) for person in people
            }
        sent = {person: messages.encode(update) for person, update in updates.items()}
        for watcher, person in readers.items():
            watcher.send(sent[person])

    # --- watching -------------------------------------------------------------------------------------------------

    async def watch(self, id: str, watcher: Watcher, since: int | None) -> None:
        """Tell a watcher what came after `since`, how things are now, and from then on what happens."""
        async with self.at(id) as (live, table):
            if since is not None and since < table.sequence:
                for update in await self._missed(live, table, watcher.person, since):
                    watcher.send(update)
            live.watchers.add(watcher)
            watcher.send(messages.encode(await self.snapshot(live, table, watcher)))
            self._presence_changed(live)

    async def _missed(self, live: Live, table: Table, person: str | None, since: int) -> list[bytes]:
        """What a viewer did not hear of, without the views in between."""
        if live.recent and live.recent[0].sequence <= since + 1:
            seat = table.viewpoint(person)
            past = [entry for entry in live.recent if entry.sequence > since]
            updates = (render.past_update(table, entry.happening, person, entry.viewers[seat]) for entry in past)
            return [messages.encode(update) for update in updates]
        text = await self.log_text(table.id, until=table.sequence)
        assert text is not None
        return await self.workers.run("fold", tasks.missed, text, person, since, rank=Rank.TABLE)

    async def recap(self, id: str, person: str | None) -> bytes:
        """What the others did since somebody last acted; as JSON."""
        async with self.at(id) as (live, table):
            seat = table.viewpoint(person)
            if seat is None or table.match is None:
                return messages.encode(Recap(seat=seat, since=0, at=0, lines=[]))
            if live.story.knows(seat):
                return messages.encode(live.story.recap(table, seat))
            until = table.sequence
        text = await self.log_text(id, until=until)
        assert text is not None
        return await self.workers.run("fold", tasks.recap, text, seat, rank=Rank.TABLE)

    def unwatch(self, id: str, watcher: Watcher) -> None:
        live = self._live.get(id)
        if live is not None and watcher in live.watchers:
            live.watchers.discard(watcher)
            self._presence_changed(live)

    def is_looking(self, id: str, person: str) -> bool:
        """Has somebody a table open, in this process or in another?"""
        live, at = self._live.get(id), time.monotonic()
        if live is None:
            return False
        elsewhere = (word.people for word, until in live.elsewhere.values() if until > at)
        return any(watcher.person == person for watcher in live.watchers) or any(person in seen for seen in elsewhere)

    def _presence_changed(self, live: Live) -> None:
        broadcast(live.watchers, live.present())
        self._announce(live)

    def _announce(self, live: Live) -> None:
        people = sorted({watcher.person for watcher in live.watchers if watcher.person is not None})
        self.bus.publish(Here(self.origin, live.id, people, len(live.watchers)))

    def due_unknown(self, id: str) -> None:
        """The wake of a table was taken in hand: what the database has now is no longer what its last entry wrote."""
        live = self._live.get(id)
        if live is not None and live.table is not None:
            live.table.stored_due = None

    async def rewritten(self, id: str) -> None:
        """The log of a table was rewritten: no process goes on with what it remembers of it."""
        await self.read_again(id)
        self.bus.publish(Rewritten(self.origin, id))

    async def read_again(self, id: str) -> None:
        """Forget what is known of a table, whose log was rewritten; a change under way is told to its end first."""
        live = self._live.get(id)
        if live is not None:
            async with live.lock:
                live.table = live.frozen = None

    # --- chat -----------------------------------------------------------------------------------------------------

    def say(self, table: str, person: str, said: messages.Said) -> None:
        """Pass on a line that has been stored."""
        self._pass_on(table, person, said)
        self.bus.publish(Chatted(self.origin, table, said, person))

    def _pass_on(self, table: str, person: str, said: messages.Said) -> None:
        live = self._live.get(table)
        if live is not None:
            readers = {watcher for watcher in live.watchers if person not in watcher.blocked}
            broadcast(readers, ChatLine(table=table, said=said))

    def offer(self, table: str, rematch: str, name: str) -> None:
        """Whoever still looks at a finished game learns of its rematch."""
        self._offer(table, rematch, name)
        self.bus.publish(Offered(self.origin, table, rematch, name))

    def _offer(self, table: str, rematch: str, name: str) -> None:
        live = self._live.get(table)
        if live is not None:
            broadcast(live.watchers, socket_messages.Rematched(table=table, next=rematch, name=name))

    def hide(self, table: str, id: str) -> None:
        """A line of chat is no longer shown."""
        live = self._live.get(table)
        if live is not None:
            broadcast(live.watchers, ChatHidden(table=table, id=id))

    def plans_changed(self, table: str, person: str) -> None:
        """Somebody should look again at his moves in advance."""
        self._plans_changed(table, person)
        self.bus.publish(Foreseen(self.origin, table, person))

    def _plans_changed(self, table: str, person: str) -> None:
        live = self._live.get(table)
        if live is not None:
            own = {watcher for watcher in live.watchers if watcher.person == person}
            broadcast(own, socket_messages.PlansChanged(table=table))

    # --- other processes ------------------------------------------------------------------------------------------

    def hear(self, announcement: Announcement) -> None:
        """What another process says."""
        match announcement:
            case Moved(table=id, sequence=sequence, lobby=lobby, due=due, bodies=bodies):
                if due is not None:
                    self.on_due(due)
                live = self._live.get(id)
                if (live is not None and live.watchers) or (lobby and self.lobby_watchers):
                    self._spawn(self.catch_up(id, sequence, bodies))
            case Rewritten(table=id):
                self._spawn(self.read_again(id))
            case Chatted(table=id, person=person, said=said):
                self._pass_on(id, person, said)
            case Hidden(table=table, id=id):
                self.hide(table, id)
            case Offered(table=table, rematch=rematch, name=name):
                self._offer(table, rematch, name)
            case Foreseen(table=id, person=person):
                self._plans_changed(id, person)
            case Paced(table=id, tempo=tempo, due=due):
                if due is not None:
                    self.on_due(due)
                live = self._find(id)
                live.tempo.factor, live.tempo.skipping = tempo.factor, tempo.skipping
            case Here(table=id, origin=origin):
                live = self._live.get(id)
                if live is not None:
                    live.elsewhere[origin] = announcement, time.monotonic() + HERE_SECONDS
                    broadcast(live.watchers, live.present())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def catch_up(self, id: str, sequence: int = 1 << 62, told: list[str] | None = None) -> None:
        """Read what others appended, as far as that sequence at least, and tell it; `told`: the last of it."""
        live = self._find(id)
        async with live.lock:
            table = await self._ready(live)
            if table.sequence < sequence:
                is_all = told is not None and 0 < len(told) == sequence - table.sequence
                bodies = told if told is not None and is_all else await self.log.bodies(id, table.sequence)
                if len(bodies) > FOLD_AT_ONCE:
                    live.table = None
                    await self._ready(live)
                    return
                try:
                    for body in bodies:
                        table.apply(body)
                except Frozen as frozen:
                    self._freeze(live, frozen)
                    raise
                self._tell(live)

    async def sweep(self) -> None:
        """See whether the log of a watched table has moved on without a word from the bus.

        Who appended since the last sweep has seen the log's end; only tables that were silent are looked up.
        """
        watched = [live for live in self._live.values() if live.watchers]
        silent = {live.id: live for live in watched if live.told == live.swept}
        for live in watched:
            live.swept = live.told
        for id, sequence in (await self.log.sequences(list(silent))).items():
            if sequence > silent[id].told and not silent[id].lock.locked():
                self._spawn(self.catch_up(id, sequence))

    def announce_presence(self) -> None:
        """Say again who is here: another process may have missed it, or started since."""
        for live in self._live.values():
            if live.watchers:
                self._announce(live)

    def counts(self) -> tuple[int, int]:
        """Live tables and their watchers."""
        return len(self._live), sum(len(live.watchers) for live in self._live.values())


def opening(bodies: list[str]) -> Opened:
    """How a log begins."""
    try:
        opened = entries.decode(bodies[0])
    except msgspec.DecodeError as error:
        raise CorruptLog("server-frozen-log", f"entry 1: {error}") from error
    if not isinstance(opened, Opened):
        raise CorruptLog("server-frozen-log", "entry 1 does not open a table")
    return opened


def opening_of(
    host: Asker,
    setup: Setup,
    book: AnyBook,
    *,
    rematch: Rematch | None = None,
    record: str | None = None,
    rules: int = UNRELEASED,
) -> Opened:
    """`rules`: the version by which a record was played; a study goes on by it where it is kept."""
    latest = get_game(setup.game)
    return Opened(
        at=now(),
        host=host.id,
        setup=setup,
        key=secrets.token_bytes(32).hex(),
        after=rematch.after if rematch is not None else None,
        kept=rematch.kept if rematch is not None else [],
        record=record,
        edition=book.digest,
        rules=(latest.by_rules(rules) or latest).rules_version,
    )


def touches_lobby(pending: list[AnyEntry], table: Table) -> bool:
    return table.status != "playing" or any(not isinstance(entry, Acted | Undone) for entry in pending)


def broadcast(watchers: set[Watcher], message: FromServer) -> None:
    payload = messages.encode(message)
    for watcher in watchers:
        watcher.send(payload)
