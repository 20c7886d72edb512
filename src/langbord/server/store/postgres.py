"""PostgreSQL: for several processes over one store. Moves of many tables go in one query."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import asyncpg

from langbord.core.errors import LangbordError
from langbord.server.store.database import Conflict, Row, Statement
from langbord.server.store.orders import Order, settle

CONNECTIONS = 8
OURS = {"application_name": "langbord"}  # so that one sees who is there
MOST_AT_ONCE = 32  # orders in one query
MOST_UNDER_WAY = 2  # queries of many orders; what comes meanwhile waits for the next
REFUSED = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
    asyncpg.CardinalityViolationError,
)
NO_TEXT = asyncpg.CharacterNotInRepertoireError  # there is a NUL in it
VALUES = re.compile(r"(?<=VALUES )\([?, ]+\)")
Shape = tuple[str, ...]  # the texts of an order's statements


@contextlib.contextmanager
def reached() -> Iterator[None]:
    """Why a database cannot be reached, in a sentence."""
    try:
        yield
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else error
        raise LangbordError(f"the database cannot be reached: {why}") from None
    except (asyncpg.PostgresError, ValueError) as error:
        raise LangbordError(f"the database cannot be reached: {error}") from None


class Postgres:
    shared = True
    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, pool: asyncpg.Pool, url: str) -> None:
        self.pool, self.url = pool, url
        self._gatherer = Gatherer(pool)

    @classmethod
    async def connect(cls, url: str) -> Postgres:
        with reached():
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=CONNECTIONS, command_timeout=30, server_settings=OURS
            )
        return cls(pool, url)

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        try:
            return [tuple(row) for row in await self.pool.fetch(numbered(sql), *args)]
        except NO_TEXT:  # nothing here is called so
            return []

    async def write(self, *statements: Statement) -> list[list[Row]]:
        try:
            if all(map(is_plain_insert, statements)):
                return await self._gatherer.write(statements)
            async with self.pool.acquire() as connection, connection.transaction():
                return [await self._carry_out(connection, statement) for statement in statements]
        except REFUSED as error:
            raise Conflict(str(error)) from None
        except NO_TEXT:
            raise LangbordError("a text with a NUL in it cannot be kept") from None

    async def _carry_out(self, connection: Any, statement: Statement) -> list[Row]:
        sql, args, expect = statement
        rows = [tuple(row) for row in await connection.fetch(numbered(sql), *args)]
        if expect is not None:
            returning = "RETURNING" in sql
            touched = len(rows) if returning else None
            if returning and touched != expect:
                raise Conflict(f"{expect} rows were expected, {touched} were found: {sql}")
        return rows

    async def script(self, sql: str) -> None:
        await self.pool.execute(sql)

    async def close(self) -> None:
        await self._gatherer.finish()
        await self.pool.close()


class Gatherer:
    """Carries out inserts, those of the same shape together: one way to the database and one commit for many moves."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool
        self._waiting: dict[Shape, list[Order]] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    async def write(self, inserts: tuple[Statement, ...]) -> list[list[Row]]:
        loop = asyncio.get_running_loop()
        order = Order(inserts, loop.create_future())
        if not self._waiting:
            loop.call_soon(self._send)
        self._waiting.setdefault(shape_of(order), []).append(order)
        return await order.done

    async def finish(self) -> None:
        while self._waiting or self._under_way:
            self._send()
            await asyncio.wait(self._under_way)

    def _send(self) -> None:
        while self._waiting and len(self._under_way) < MOST_UNDER_WAY:
            task = asyncio.create_task(self._carry_out(self._take()))
            self._under_way.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._send()

    def _take(self) -> list[Order]:
        """Orders of the shape whose turn it is; a power of two, so that few different queries are prepared."""
        shape = next(iter(self._waiting))
        orders = self._waiting.pop(shape)
        most = MOST_AT_ONCE if all(map(VALUES.search, shape)) else 1
        size = 1 << min(most, len(orders)).bit_length() - 1
        if len(orders) > size:
            self._waiting[shape] = orders[size:]  # behind the other shapes
        return orders[:size]

    async def _carry_out(self, batch: list[Order]) -> None:
        try:
            await self.pool.execute(*in_one_query(batch))
        except (*REFUSED, asyncpg.DataError) as error:
            if len(batch) == 1:
                settle(batch, [error])
            else:  # nothing was stored: find out which it was
                await asyncio.gather(*(self._carry_out([order]) for order in batch))
        except Exception as error:
            settle(batch, [error] * len(batch))
        else:
            settle(batch, [[[] for _ in order.statements] for order in batch])


def is_plain_insert(statement: Statement) -> bool:
    sql, _, expect = statement
    return sql.startswith("INSERT") and "RETURNING" not in sql and expect is None


def shape_of(order: Order) -> Shape:
    return tuple(statement.sql for statement in order.statements)


def in_one_query(batch: list[Order]) -> list[Any]:
    """Orders of one shape, whose inserts need not see each other, as a query and its arguments."""
    arguments = (
        arg for same in zip(*(order.statements for order in batch), strict=True) for sql in same for arg in sql.args
    )
    return [joined(shape_of(batch[0]), len(batch)), *arguments]


@cache
def joined(inserts: Shape, times: int) -> str:
    *before, last = (VALUES.sub(lambda row: ", ".join([row[0]] * times), sql) for sql in inserts)
    parts = ", ".join(f"part{k} AS ({sql})" for k, sql in enumerate(before))
    return numbered(f"WITH {parts} {last}" if before else last)


@cache
def numbered(sql: str) -> str:
    """`?` becomes $1, $2, ..."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
