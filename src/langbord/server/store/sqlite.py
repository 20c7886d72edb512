"""SQLite: write-ahead log, every commit on disk, one thread that writes and gathers what waits into one commit."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import re
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from langbord.core.errors import LangbordError
from langbord.server.store.database import Conflict, Row, Statement
from langbord.server.store.orders import Answer, Order, settle

MOST_AT_ONCE = 256  # transactions in one commit
APART_SECONDS = 0.008  # one commit begins so long after another: on a busy server each then holds several moves
ROW = re.compile(r"INSERT INTO \w+ \([\w, ]+\) VALUES \([?, ]+\)")
BUSY_SECONDS = 10.0


class SQLite:
    shared = False
    skip_locked = ""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._orders: queue.SimpleQueue[list[Order] | None] = queue.SimpleQueue()
        self._gathered: list[Order] = []  # in this turn of the event loop
        self._writer = threading.Thread(target=self._write_forever, name="sqlite writer", daemon=True)
        self._readers = ThreadPoolExecutor(1, "sqlite reader")
        make_private(path)
        try:
            self._reading = connect(path)
        except sqlite3.DatabaseError as error:
            raise LangbordError(f"{path}: the database cannot be used: {error}") from None
        check_integrity(self._reading, path)
        self._writer.start()

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, sql, args)

    def _fetch(self, sql: str, args: tuple[Any, ...]) -> list[Row]:
        return self._reading.execute(sql, args).fetchall()

    async def write(self, *statements: Statement) -> list[list[Row]]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[list[Row]]] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(Order(statements, done))
        return await done

    async def script(self, sql: str) -> None:
        await self.write(*map(Statement, filter(None, map(str.strip, sql.split(";")))))

    def _hand_over(self) -> None:
        """Give what was gathered to the writer: waking a thread costs as much as a row."""
        self._orders.put(self._gathered)
        self._gathered = []

    async def close(self) -> None:
        self._hand_over()
        self._orders.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()

    # --- on the writer's thread -----------------------------------------------------------------------------------

    def _write_forever(self) -> None:
        connection, begun = connect(self.path), 0.0
        while (batch := self._orders.get()) is not None:
            if (wait := begun + APART_SECONDS - time.monotonic()) > 0:
                time.sleep(wait)
            begun = time.monotonic()
            while len(batch) < MOST_AT_ONCE and not self._orders.empty():
                if (more := self._orders.get()) is None:
                    self._orders.put(None)
                    break
                batch += more
            if batch:
                self._commit(connection, batch)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[Order]) -> None:
        """All orders in one commit; then tell those who wait."""
        answers: list[Answer]
        try:
            try:
                answers = in_one_go(connection, batch, together)
            except Exception:  # one of them failed: find out which
                answers = in_one_go(connection, batch, one_by_one)
        except Exception as error:  # whatever it is, this thread goes on: all that is stored passes through it
            answers = [error] * len(batch)
        loop = batch[0].done.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, batch, answers)


def in_one_go(
    connection: sqlite3.Connection,
    batch: list[Order],
    carry_out_all: Callable[[sqlite3.Connection, list[Order]], list[Answer]],
) -> list[Answer]:
    """The answers to all orders, committed together, or none of them."""
    if (
        carry_out_all is together
        and all(map(only_row, batch))
        and len({order.statements[0].sql for order in batch}) == 1
    ):
        return together(connection, batch)  # one statement, which is a transaction by itself
    connection.execute("BEGIN IMMEDIATE")
    try:
        answers = carry_out_all(connection, batch)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return answers


def make_private(path: Path) -> None:
    """Only its owner may read a database; the files beside it take its mode."""
    path.touch(mode=0o600, exist_ok=True)
    with contextlib.suppress(OSError):  # somebody else's, which we may use
        path.chmod(0o600)


def check_integrity(connection: sqlite3.Connection, path: Path) -> None:
    """A damaged database is not served: what was lost may be in a backup."""
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise LangbordError(f"{path}: the database is damaged ({found.splitlines()[0]}); restore a backup")


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def together(connection: sqlite3.Connection, batch: list[Order]) -> list[Answer]:
    """Every order, or an error; rows for the same table are added at once.

    For each statement this thread lets go of the interpreter, and then waits for it while the event loop is busy.
    """
    rows: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
    answers: list[Answer] = []
    for order in batch:
        if (row := only_row(order)) is not None:
            rows[row.sql].append(row.args)
            answers.append([[]])
        else:
            answers.append(carry_out(connection, order.statements))
    for sql, values in rows.items():
        marks = sql[sql.rindex("(") :]
        connection.execute(sql + f", {marks}" * (len(values) - 1), [value for row in values for value in row])
    return answers


def only_row(order: Order) -> Statement | None:
    """The only statement of an order, if that does no more than add a row: a move."""
    first = order.statements[0]
    alone = len(order.statements) == 1 and first.expect is None
    return first if alone and ROW.fullmatch(first.sql) else None


def one_by_one(connection: sqlite3.Connection, batch: list[Order]) -> list[Answer]:
    """Each order under a savepoint of its own."""
    return [attempt(connection, order) for order in batch]


def attempt(connection: sqlite3.Connection, order: Order) -> Answer:
    connection.execute("SAVEPOINT one")
    try:
        answer: Answer = carry_out(connection, order.statements)
    except sqlite3.IntegrityError as error:
        answer = Conflict(str(error))
    except Exception as error:  # also what SQLite has no form for: a number of more than 64 bits
        answer = error
    if isinstance(answer, Exception):
        connection.execute("ROLLBACK TO one")
    connection.execute("RELEASE one")
    return answer


def carry_out(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> list[list[Row]]:
    answers = []
    for sql, args, expect in statements:
        cursor = connection.execute(sql, args)
        answers.append(cursor.fetchall())
        touched = len(answers[-1]) if cursor.description else cursor.rowcount
        if expect is not None and touched != expect:
            raise Conflict(f"{expect} rows were expected, {touched} were found: {sql}")
    return answers
