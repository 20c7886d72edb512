"""PostgreSQL: for several processes over one store."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import Any

import asyncpg

from langbord.core.errors import LangbordError
from langbord.server.store.database import Conflict, Row, Statement

CONNECTIONS = 8


class Postgres:
    shared = True
    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, pool: asyncpg.Pool, url: str) -> None:
        self.pool, self.url = pool, url

    @classmethod
    async def connect(cls, url: str) -> Postgres:
        try:
            pool = await asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS, command_timeout=30)
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise LangbordError(f"the database cannot be reached: {error}") from None
        return cls(pool, url)

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        return [tuple(row) for row in await self.pool.fetch(numbered(sql), *args)]

    async def write(self, *statements: Statement) -> list[list[Row]]:
        try:
            if all(map(is_plain_insert, statements)):
                await self.pool.execute(*in_one_query(statements))
                return [[] for _ in statements]
            async with self.pool.acquire() as connection, connection.transaction():
                return [await self._carry_out(connection, statement) for statement in statements]
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError) as error:
            raise Conflict(str(error)) from None

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
        await self.pool.close()


def is_plain_insert(statement: Statement) -> bool:
    sql, _, expect = statement
    return sql.startswith("INSERT") and "RETURNING" not in sql and expect is None


def in_one_query(statements: tuple[Statement, ...]) -> list[Any]:
    """Inserts that need not see each other, as one query and its arguments: one way to the database instead of four."""
    return [joined(tuple(statement.sql for statement in statements)), *(arg for s in statements for arg in s.args)]


@cache
def joined(inserts: tuple[str, ...]) -> str:
    *before, last = inserts
    parts = ", ".join(f"part{k} AS ({sql})" for k, sql in enumerate(before))
    return numbered(f"WITH {parts} {last}" if before else last)


@cache
def numbered(sql: str) -> str:
    """`?` becomes $1, $2, ..."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
