"""Where everything is kept: one small interface over SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

from langbord.core.errors import LangbordError
from langbord.server.store.database import Conflict, Database, Row, Statement

if TYPE_CHECKING:
    from langbord.server.config import Config

__all__ = [
    "Conflict",
    "Database",
    "Row",
    "Statement",
    "is_served",
    "is_sqlite",
    "make_folder",
    "only_server",
    "open_database",
]
LOCK = "langbord.lock"


async def open_database(data: Path, url: str | None = None) -> Database:
    """The database in the data folder, or the PostgreSQL that `url` names; its schema is brought up to date."""
    from langbord.server.store.migrations import migrate

    database: Database
    if url is None or url.startswith("sqlite:"):
        from langbord.server.store.sqlite import SQLite

        make_folder(data)
        database = SQLite(Path(url.removeprefix("sqlite:")) if url else data / "langbord.sqlite")
    else:
        from langbord.server.store.postgres import Postgres

        database = await Postgres.connect(url)
    await migrate(database)
    return database


def make_folder(path: Path) -> None:
    """A folder that only its owner can look into, if it is not there yet."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise LangbordError(f"{path}: is not a folder") from None


def is_sqlite(config: Config) -> bool:
    return config.db is None or config.db.startswith("sqlite:")


@contextmanager
def only_server(config: Config) -> Iterator[None]:
    """Over SQLite there is one server at a time; whoever restores a backup sees that it runs."""
    if not is_sqlite(config):
        yield
        return
    make_folder(config.data)
    with (config.data / LOCK).open("w") as file:
        if not _lock(file):
            raise LangbordError(f"{config.data}: another server runs there; with --db several can share a PostgreSQL")
        yield


def is_served(config: Config) -> bool:
    """Does a server run over the data folder?"""
    if not (config.data / LOCK).exists():
        return False
    with (config.data / LOCK).open("a") as file:
        return not _lock(file)


def _lock(file: IO[str]) -> bool:
    """Hold a file for as long as it is open; False if another process does."""
    try:
        import fcntl
    except ImportError:  # not on this system: nothing can be told
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
