"""Where everything is kept: one small interface over SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from langbord.server.store.database import Conflict, Database, Row, Statement

__all__ = ["Conflict", "Database", "Row", "Statement", "open_database"]


async def open_database(data: Path, url: str | None = None) -> Database:
    """The database in the data folder, or the PostgreSQL that `url` names; its schema is brought up to date."""
    from langbord.server.store.migrations import migrate

    database: Database
    if url is None or url.startswith("sqlite:"):
        from langbord.server.store.sqlite import SQLite

        data.mkdir(parents=True, exist_ok=True)
        database = SQLite(Path(url.removeprefix("sqlite:")) if url else data / "langbord.sqlite")
    else:
        from langbord.server.store.postgres import Postgres

        database = await Postgres.connect(url)
    await migrate(database)
    return database
