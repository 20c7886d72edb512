"""Reviews of finished games: thought out once, part by part, behind all else that the workers do, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from langbord.server import tasks
from langbord.server.advice import Advice
from langbord.server.buckets import Buckets
from langbord.server.clock import SECOND, now
from langbord.server.messages import Review, encode
from langbord.server.problems import Refused
from langbord.server.quotas import Whose
from langbord.server.stopping import stop
from langbord.server.store import Row, Statement
from langbord.server.tables import Tables
from langbord.server.workers import Rank

T = TypeVar("T")
LEASE = 15 * SECOND  # a process that has not been heard of for so long has died
BEAT_SECONDS = 2.0
MOST_WAITING = 20  # games, a process
PART_SECONDS = 2.0  # of thinking, before others have their turn
COST = 5.0  # of the limit on what is heavy
NEARLY_DONE = 0.99  # until it is kept
MOST_NAMED = 10  # decisions
NOT_BEGUN: Row = (0.0, 0, None)
logger = structlog.get_logger()


class Reviews:
    def __init__(self, tables: Tables, advice: Advice, buckets: Buckets) -> None:
        self.tables, self.advice, self.buckets = tables, advice, buckets
        self.database = tables.log.database
        self._so_far: dict[str, Review] = {}  # of the games that this process has in hand
        self._one_by_one = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop thinking; another process, or this one after its start, may begin anew."""
        await stop(*self._tasks)

    async def of(self, id: str, address: str) -> Review:
        """The review of a finished game, or how far it is; who asks first sets it going."""
        async with self.tables.at(id) as (_, table):
            if table.match is None or table.status != "over":
                raise Refused("server-after-the-end", 403)
            game = table.match.game
        compiled = await self.advice.is_compiled(game)
        rows = await self.database.fetch("SELECT done, until, body FROM review WHERE table_id = ?", id)
        done, until, body = rows[0] if rows else NOT_BEGUN
        if body is not None:
            return msgspec.json.decode(body, type=Review)
        if compiled and id not in self._so_far and until < now():
            await self._begin(id, address)
        return self._so_far.get(id) or Review(state="working", done=min(float(done), NEARLY_DONE))

    async def _begin(self, id: str, address: str) -> None:
        """Take a review in hand, unless another process just did."""
        self.buckets.heavy.take(address, COST)
        if len(self._so_far) >= MOST_WAITING:
            raise Refused("server-too-fast", 429)
        self._so_far[id] = Review(state="working", done=0.0)
        sql = (
            "INSERT INTO review (table_id, until, done) VALUES (?, ?, 0) ON CONFLICT (table_id)"
            " DO UPDATE SET until = excluded.until WHERE review.until < ? AND review.body IS NULL RETURNING table_id"
        )
        taken = await self.database.write(Statement(sql, (id, now() + LEASE, now())))
        if not taken[0]:
            del self._so_far[id]
            return
        task = asyncio.create_task(self._work(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, id: str) -> None:
        beating = asyncio.create_task(self._beat(id))
        result = Statement("DELETE FROM review WHERE table_id = ?", (id,))
        try:
            async with self._one_by_one:
                body = encode(await self._think(id)).decode()
            result = Statement("UPDATE review SET done = 1, body = ? WHERE table_id = ?", (body, id))
        except Exception:
            logger.exception("a game could not be reviewed", table=id)
        finally:
            await stop(beating)
            await self.database.write(result)
            del self._so_far[id]

    async def _think(self, id: str) -> Review:
        """First the chances, then luck, then the decisions part by part: between two parts others have their turn."""
        log = await self.tables.log_text(id)
        assert log is not None
        review, suspects = await self._run(tasks.sketch, log)
        self._so_far[id] = review
        review, at = replace(review, luck=await self._run(tasks.luck, log)), 0
        while at < len(suspects):
            self._so_far[id] = review = replace(review, done=min(at / len(suspects), NEARLY_DONE))
            judged, count = await self._run(tasks.judge, log, suspects[at:], PART_SECONDS)
            costly = sorted((*review.costly, *judged), key=lambda decision: decision.expected - decision.possible)
            review, at = replace(review, costly=costly[:MOST_NAMED]), at + count
        return replace(review, state="ready", done=1.0)

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        return await self.tables.workers.run("review", work, *args, rank=Rank.LEISURE, whose=Whose("reviews"))

    async def _beat(self, id: str) -> None:
        """Keep the review in hand, and tell other processes how far it is."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            sql = "UPDATE review SET until = ?, done = ? WHERE table_id = ?"
            await self.database.write(Statement(sql, (now() + LEASE, self._so_far[id].done, id)))
