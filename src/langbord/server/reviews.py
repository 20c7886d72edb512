"""Reviews of finished games: thought out once, one at a time, behind all else that the server does, and kept."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import structlog

from langbord.bots.analysis import Decision
from langbord.bots.analysis import review as think_through
from langbord.bots.levels import level_bot, read_budget
from langbord.core.match import Match, Moment
from langbord.server.advice import Advice
from langbord.server.clock import SECOND, now
from langbord.server.editions import AnyBook
from langbord.server.entries import AnyEntry, Undone
from langbord.server.limits import Limits
from langbord.server.messages import Chances, Choice, Judged, Review
from langbord.server.problems import Refused
from langbord.server.store import Row, Statement
from langbord.server.table import Table
from langbord.server.tables import Tables

LEVEL = "hard"  # whose searches judge the decisions
LEASE = 15 * SECOND  # a process that has not been heard of for so long has died
BEAT_SECONDS = 2.0
MOST_WAITING = 20  # games, a process
MOST_NAMED = 20  # costly decisions
COST = 5.0  # of the limit on what is heavy
LOW_PRIORITY = 10
NEARLY_DONE = 0.99  # until it is kept
NOT_BEGUN: Row = (0.0, 0, None)
Report = Callable[[float], None]  # how far it is
logger = structlog.get_logger()


class Stopped(Exception):
    """The server stops before the review is ready."""


class Reviews:
    def __init__(self, tables: Tables, advice: Advice, limits: Limits) -> None:
        self.tables, self.advice, self.limits = tables, advice, limits
        self.database = tables.log.database
        self._thinker = ThreadPoolExecutor(1, "review", initializer=step_back)
        self._done: dict[str, float] = {}  # the games that this process has in hand, and how far each is
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = threading.Event()

    async def close(self) -> None:
        """Stop thinking; another process, or this one after its start, may begin anew."""
        self._stopping.set()
        await asyncio.gather(*self._tasks)
        await asyncio.to_thread(self._thinker.shutdown)

    async def of(self, id: str, address: str) -> Review:
        """The review of a finished game, or how far it is; who asks first sets it going."""
        async with self.tables.at(id) as (_, table):
            if table.match is None or table.status != "over":
                raise Refused("server-after-the-end", 403)
            compiled = self.advice.is_compiled(table.match.game)
        rows = await self.database.fetch("SELECT done, until, body FROM review WHERE table_id = ?", id)
        done, until, body = rows[0] if rows else NOT_BEGUN
        if body is not None:
            return msgspec.json.decode(body, type=Review)
        if compiled and id not in self._done and until < now():
            await self._begin(id, address)
        return Review(state="working", done=min(self._done.get(id, float(done)), NEARLY_DONE))

    async def _begin(self, id: str, address: str) -> None:
        """Take a review in hand, unless another process just did."""
        self.limits.heavy.take(address, COST)
        if len(self._done) >= MOST_WAITING:
            raise Refused("server-too-fast", 429)
        self._done[id] = 0.0
        sql = (
            "INSERT INTO review (table_id, until, done) VALUES (?, ?, 0) ON CONFLICT (table_id)"
            " DO UPDATE SET until = excluded.until WHERE review.until < ? AND review.body IS NULL RETURNING table_id"
        )
        taken = await self.database.write(Statement(sql, (id, now() + LEASE, now())))
        if not taken[0]:
            del self._done[id]
            return
        task = asyncio.create_task(self._work(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, id: str) -> None:
        beating = asyncio.create_task(self._beat(id))
        result = Statement("DELETE FROM review WHERE table_id = ?", (id,))
        try:
            async with self.tables.at(id) as (_, table):
                book = table.book
            entries = await self.tables.log.read(id)
            loop = asyncio.get_running_loop()
            review = await loop.run_in_executor(self._thinker, self._think, id, entries, book)
            body = msgspec.json.encode(review).decode()
            result = Statement("UPDATE review SET done = 1, body = ? WHERE table_id = ?", (body, id))
        except Stopped:
            pass
        except Exception:
            logger.exception("a game could not be reviewed", table=id)
        finally:
            beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await beating
            await self.database.write(result)
            del self._done[id]

    async def _beat(self, id: str) -> None:
        """Keep the review in hand, and tell other processes how far it is."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            sql = "UPDATE review SET until = ?, done = ? WHERE table_id = ?"
            await self.database.write(Statement(sql, (now() + LEASE, self._done[id], id)))

    def _think(self, id: str, entries: list[AnyEntry], book: AnyBook) -> Review:
        def report(done: float) -> None:
            if self._stopping.is_set():
                raise Stopped
            self._done[id] = done

        report(0.0)
        return review(id, entries, book, report)


def step_back() -> None:
    """Let everything else go before this thread; where threads have no priority of their own, nothing changes."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOW_PRIORITY)


def review(id: str, entries: list[AnyEntry], book: AnyBook, report: Report) -> Review:
    """What a search thinks of the game of a log."""
    match, sequences = played(id, entries, book)
    budget = read_budget(level_bot(match.game.name, LEVEL).partition(":")[2])
    assert budget is not None
    found = think_through(match, budget, report=lambda step: report(step / len(match.moments)))
    sequences.append(sequences[-1] + 1)  # after the last step
    return Review(
        state="ready",
        done=1.0,
        curve=[
            Chances(sequence=sequences[step], shares=[round(curve[point], 4) for curve in found.chances])
            for point, step in enumerate(found.steps)
        ],
        costly=[judged(match, decision, sequences) for decision in found.turning_points[:MOST_NAMED]],
    )


def played(id: str, entries: list[AnyEntry], book: AnyBook) -> tuple[Match, list[int]]:
    """A match with all that happened in it, what was taken back left out, and the entry in which each step stands."""
    table = Table(id, book)
    moments: list[Moment] = []
    sequences: list[int] = []
    for entry in entries:
        table.apply(entry)
        if isinstance(entry, Undone):
            del moments[-entry.times :], sequences[-entry.times :]
        fresh = table.fresh.pop().moments
        moments += fresh
        sequences += [table.sequence] * len(fresh)
    assert table.match is not None
    table.match.moments = moments
    return table.match, sequences


def judged(match: Match, decision: Decision, sequences: list[int]) -> Judged:
    moment = match.moments[decision.step]
    return Judged(
        sequence=sequences[decision.step],
        seat=decision.seat,
        done=_choice(match, moment, decision.action),
        expected=round(decision.expected, 4),
        better=_choice(match, moment, decision.best),
        possible=round(decision.possible, 4),
    )


def _choice(match: Match, moment: Moment, text: str) -> Choice:
    """An action of a moment in the words of the choices there were."""
    game, book, state, seat = match.game, match.book, moment.before, moment.actor
    numbers = [0] * game.max_actions
    count = game.plain.legal(state, book.table, seat, numbers)
    number = next(number for number in numbers[:count] if game.action_text(state, book, seat, number) == text)
    return Choice(action=text, label=game.label(state, book, seat, number))
