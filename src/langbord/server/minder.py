"""The minder: moves bots at their pace, lets clocks run out, closes abandoned tables, rates finished games.

Every table has one wake in the database, set by the append that made it due. A minder, in a server or in a worker,
takes due wakes in hand by moving them a while ahead; should it die, another finds them due again.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import structlog

from langbord.bots import Bot, decide, get_bot, interject
from langbord.bots.levels import needs_compiler
from langbord.core.errors import LangbordError
from langbord.core.game import Game
from langbord.core.match import Match
from langbord.server import agreeing, metrics
from langbord.server.albums import Albums
from langbord.server.clock import DAY, SECOND, now
from langbord.server.problems import Frozen, Refused
from langbord.server.quotas import Asker, Whose
from langbord.server.ratings import rate
from langbord.server.stopping import stop
from langbord.server.store import Statement
from langbord.server.table import STAND_IN, Table
from langbord.server.tables import Tables
from langbord.server.tasks import choose, interrupt
from langbord.server.workers import Rank, TooMuch

LEASE = 60 * SECOND
AT_ONCE = 32  # tables in hand at the same time
LONGEST_SLEEP = 1.0  # seconds; a wake that only the database knows of is found after that
HEARTBEAT = 5.0  # seconds
COMPILE_SECONDS = 2  # until a bot looks again whether its game's search is compiled
MOST_AT_LEISURE = 4  # bots of a name
FINISH_SECONDS = 2.0  # for moves under way when the server stops
PUT_OFF = "UPDATE wake SET due = ? WHERE table_id = ?"
OUTAGE = 15 * SECOND  # a longer silence than that was an outage; clocks do not count it
logger = structlog.get_logger()


class Leisure:
    """Bots that have nothing to do. They are kept, as programs and search trees take a while to set up."""

    def __init__(self) -> None:
        self._bots: defaultdict[str, list[Bot]] = defaultdict(list)

    def take(self, name: str) -> Bot:
        return self._bots[name].pop() if self._bots[name] else get_bot(name)

    def give_back(self, name: str, bot: Bot) -> None:
        """A bot whose program failed is not taken again."""
        if getattr(bot, "failure", None) is None and len(self._bots[name]) < MOST_AT_LEISURE:
            self._bots[name].append(bot)


class Minder:
    def __init__(self, tables: Tables, bots: dict[str, str], is_compiled: Callable[[Game], Awaitable[bool]]) -> None:
        self.tables, self.database, self.bots = tables, tables.log.database, bots
        self.albums = Albums(tables, tables.log)
        self._is_compiled, self._leisure = is_compiled, Leisure()
        self._searching: dict[tuple[str, str], asyncio.Task[bool]] = {}  # by game and bot
        self._quick = ThreadPoolExecutor(AT_ONCE, "bot")  # for bots that do not search, and for programs
        self._soonest = 0.0  # when to look next, in milliseconds
        self._nudge = asyncio.Event()
        self._in_hand: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []
        tables.on_due = self.due

    async def start(self) -> None:
        self._loops = [asyncio.create_task(self._run()), asyncio.create_task(self._beat_forever())]

    async def close(self) -> None:
        """Finish the moves under way, but for those that a bot still thinks about."""
        await stop(*self._loops)
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=FINISH_SECONDS)
        await stop(*self._in_hand)
        self._quick.shutdown(wait=False, cancel_futures=True)

    def due(self, at: int) -> None:
        """A table will need somebody at that time."""
        if at < self._soonest:
            self._soonest = at
            self._nudge.set()

    async def _run(self) -> None:
        with contextlib.suppress(Exception):
            await self._forgive_outage()
        while True:
            try:
                await self._take_due()
            except Exception:
                logger.exception("minding failed")
                self._soonest = now() + SECOND
            self._nudge.clear()
            wait = min(LONGEST_SLEEP, max(0.0, (self._soonest - now()) / SECOND))
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):  # `wait_for` of Python 3.11 can lose a cancel here
                        await self._nudge.wait()

    async def _take_due(self) -> None:
        """Take in hand what is due, and learn when the next will be."""
        room = AT_ONCE - len(self._in_hand)
        at = now()
        self._soonest = at + LONGEST_SLEEP * SECOND
        soonest = await self.database.fetch("SELECT MIN(due) FROM wake")
        first = soonest[0][0]
        if room <= 0:
            self._soonest = at + SECOND // 20
            return
        if first is None or first > at:
            self._soonest = min(self._soonest, first or self._soonest)
            return
        inner = f"SELECT table_id FROM wake WHERE due <= ? ORDER BY due LIMIT ? {self.database.skip_locked}"
        taken = await self.database.write(
            Statement(f"UPDATE wake SET due = ? WHERE table_id IN ({inner}) RETURNING table_id", (at + LEASE, at, room))
        )
        for (id,) in taken[0]:
            self.tables.due_unknown(id)
            task = asyncio.create_task(self._mind(id, first))
            self._in_hand.add(task)
            task.add_done_callback(self._in_hand.discard)
        self._soonest = at if len(taken[0]) == room else self._soonest

    # --- one table ------------------------------------------------------------------------------------------------

    async def _mind(self, id: str, due: int) -> None:
        metrics.late_seconds.observe(max(0, now() - due) / SECOND)
        try:
            try:
                await self._look_after(id)
            except Frozen:
                await self.database.write(Statement(PUT_OFF, (now() + DAY, id)))
            except Refused:  # somebody moved meanwhile, or closed the table
                with contextlib.suppress(Refused):  # it is gone; or frozen, which is seen when the wake comes back
                    await self._set_wake(id)
        except Exception:
            logger.exception("a table could not be looked after", table=id)

    async def _look_after(self, id: str) -> None:
        await self.tables.catch_up(id)  # another process may have moved on
        busy, over = await self.tables.change(id, settle)
        if over is not None:
            if await self.albums.keep(id):  # else it is looked after again, when the wake comes back
                await rate(self.database, over)
        elif not busy or not (await self._interrupts(id) or await self._move_bot(id)):
            await self._set_wake(id)

    async def _set_wake(self, id: str) -> None:
        """Put the wake where it belongs: it was moved ahead when it was taken."""
        async with self.tables.at(id) as (_, table):
            due = table.wake()
            if due is None:
                await self.database.write(Statement("DELETE FROM wake WHERE table_id = ?", (id,)))
            else:
                same = "? = (SELECT MAX(sequence) FROM entry WHERE table_id = ?)"
                sql = f"UPDATE wake SET due = ? WHERE table_id = ? AND {same}"
                await self.database.write(Statement(sql, (due, id, table.sequence, id)))
                table.stored_due = due
                self.due(due)

    async def _interrupts(self, id: str) -> bool:
        """Ask the bots that may act out of turn, one after the other, until one of them does."""
        while (answered := await self._ask_out_of_turn(id)) is not None:
            if answered:
                return True
        return False

    async def _ask_out_of_turn(self, id: str) -> bool | None:
        """Does the next of them act? None: there is none left. It looks at a copy, outside the lock."""
        async with self.tables.at(id) as (live, table):
            seat = table.bot_to_ask()
            if table.match is None or seat is None:
                return None
            name, sequence = table.chairs[seat].player or STAND_IN, table.sequence
            twin, watched = table.match.still(), live.is_watched
        number = await self._interjection(id, twin, seat, self.bots.get(name, STAND_IN), watched=watched)
        if number is None:
            table.let_be[seat] = sequence
            return False
        action = twin.text(seat, number)
        await self.tables.change(id, lambda table, at: table.act(seat, action, sequence, None, at))
        return True

    async def _interjection(self, id: str, twin: Match, seat: int, called: str, *, watched: bool) -> int | None:
        """What a bot does out of turn.

        A search thinks only where its game's appraisal sees something in it, so that nobody waits for one that has
        nothing to do.
        """
        searches = await self._searches(twin, called)
        bot = self._leisure.take(STAND_IN if searches else called)
        number = await asyncio.get_running_loop().run_in_executor(self._quick, consider, twin, seat, bot)
        self._leisure.give_back(STAND_IN if searches else called, bot)
        if number is None or not searches or not await self._is_compiled(twin.game):
            return None if searches else number
        rank, whose = Rank.PLAY if watched else Rank.LEISURE, Whose((await self._host(id)).share)
        try:
            return await self.tables.workers.run("bot", interrupt, twin, seat, called, rank=rank, whose=whose)
        except TooMuch:
            return None

    async def _move_bot(self, id: str) -> bool:
        """Think outside the lock, on a copy; then act, if the moment is still the same. Is anybody's bot awaited?"""
        async with self.tables.at(id) as (live, table):
            seat = table.bot_to_move()
            if table.match is None or seat is None:
                return False
            name, sequence = table.chairs[seat].player or STAND_IN, table.sequence
            twin, watched = table.match.still(), live.is_watched
        called = self.bots.get(name, STAND_IN)
        if await self._searches(twin, called) and not await self._is_compiled(twin.game):
            await self.database.write(Statement(PUT_OFF, (now() + COMPILE_SECONDS * SECOND, id)))
            return True
        begin = time.perf_counter()
        number = await self._choice(id, twin, seat, called, watched=watched)
        metrics.bot_seconds.labels(name).observe(time.perf_counter() - begin)
        action = twin.text(seat, number)
        await self.tables.change(id, lambda table, at: table.act(seat, action, sequence, None, at))
        return True

    async def _choice(self, id: str, twin: Match, seat: int, called: str, *, watched: bool) -> int:
        """What a bot does. One that needs compiled code thinks in a worker; behind the others where nobody watches."""
        if await self._searches(twin, called):
            rank, whose = Rank.PLAY if watched else Rank.LEISURE, Whose((await self._host(id)).share)
            try:
                return await self.tables.workers.run("bot", choose, twin, seat, called, rank=rank, whose=whose)
            except TooMuch:
                return random.choice(twin.legal_numbers(seat))
        bot = self._leisure.take(called)
        number = await asyncio.get_running_loop().run_in_executor(self._quick, think, twin, seat, bot)
        self._leisure.give_back(called, bot)
        return number

    async def _searches(self, match: Match, called: str) -> bool:
        """Does a bot need compiled code? Asked once, on a thread: to know, NumPy and a net may have to be read."""
        about = match.game.name, called
        if about not in self._searching:
            self._searching[about] = asyncio.create_task(asyncio.to_thread(needs_compiler, *about))
        return await asyncio.shield(self._searching[about])

    async def _host(self, id: str) -> Asker:
        """Who opened a table, as quotas know him: a bot thinks in his turn."""
        sql = "SELECT t.host, t.network, p.kind FROM game_table t LEFT JOIN person p ON p.id = t.host WHERE t.id = ?"
        ((host, network, kind),) = await self.database.fetch(sql, id)
        return Asker(host, guest=kind == "guest" and network != "", network=network)

    # --- outages --------------------------------------------------------------------------------------------------

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(Exception):
                await self.database.write(Statement(*beat(now())))

    async def _forgive_outage(self) -> None:
        """While no server ran nobody could move: give that time back to those who were waited for."""
        at = now()
        rows = await self.database.fetch("SELECT value FROM setting WHERE name = 'alive'")
        await self.database.write(Statement(*beat(at)))
        pause = at - int(rows[0][0]) if rows else 0
        if pause <= OUTAGE:
            return
        for (id,) in await self.database.fetch("SELECT id FROM game_table WHERE status = 'playing'"):
            with contextlib.suppress(Refused, LangbordError):
                await self.tables.change(id, lambda table, at: table.forgive(pause, at))


def settle(table: Table, at: int) -> tuple[bool, Table | None]:
    """Let clocks run out and close what is abandoned; is a bot to be asked now? And the table if it is over."""
    if table.status == "over":
        return False, table
    wake = table.wake()
    if wake is None or wake > at:
        return False, None
    before = table.sequence
    table.begin_if_ripe(at)
    agreeing.end_long_pause(table, at)
    if table.sequence > before:
        return False, None
    if table.status == "waiting" or table.deserted:
        table.close("abandoned", at)
        return False, None
    table.flag_fallen(at)
    if table.pending:
        return False, None
    busy = table.bot_to_move() is not None or table.bot_to_ask() is not None
    if not busy:
        table.close("abandoned", at)
    return busy, None


def beat(at: int) -> tuple[str, tuple[str]]:
    sql = (
        "INSERT INTO setting (name, value) VALUES ('alive', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
    return sql, (str(at),)


def consider(match: Match, seat: int, bot: Bot) -> int | None:
    """What a bot does out of turn; one that fails lets things be."""
    try:
        return interject(match, seat, bot)
    except Exception:
        logger.exception("a bot failed out of turn", bot=type(bot).__name__)
        return None


def think(match: Match, seat: int, bot: Bot) -> int:
    """A bot's choice; a bot that fails is no reason to hang: then any legal action."""
    try:
        return decide(match, seat, bot)
    except Exception:
        logger.exception("a bot failed", bot=type(bot).__name__)
        return random.choice(match.legal_numbers(seat))
