"""What the server asks of a database: reads, and transactions that are durable when they return.

Statements are written in the SQL that SQLite and PostgreSQL share, with `?` for each argument. Times are whole
milliseconds since 1970, truth is 0 or 1.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

Row = tuple[Any, ...]


class Conflict(Exception):
    """Somebody else was first: a key is taken, or a statement did not find the rows it expected."""


class Statement(NamedTuple):
    """One statement of a transaction; `expect` is how many rows it must touch."""

    sql: str
    args: tuple[Any, ...] = ()
    expect: int | None = None


class Database(Protocol):
    """A durable store."""

    shared: bool  # may other processes write to it too?
    skip_locked: str  # what to add to a SELECT that passes over rows which another process is taking

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        """The rows of a query."""

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Carry out all of the statements or none; what each returned. Durable on return."""

    async def script(self, sql: str) -> None:
        """Several statements without arguments, for the schema."""

    async def close(self) -> None:
        """Finish what is under way."""
