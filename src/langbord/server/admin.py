"""`langbord admin`: what the one who runs a server does to it, while it runs or not."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from langbord.core.errors import LangbordError
from langbord.server.bus import open_bus, process_name
from langbord.server.config import Config
from langbord.server.identity import Signer
from langbord.server.services import Services
from langbord.server.store import open_database

T = TypeVar("T")
DATABASE = "langbord.sqlite"


def with_services(config: Config, work: Callable[[Services], Awaitable[T]]) -> T:
    """Do something over the database, as a process of its own that serves nobody."""

    async def run() -> T:
        database = await open_database(config.data, config.db)
        origin = process_name()
        bus = open_bus(origin, config.db, config.bus)
        services = Services(config, database, bus, origin, Signer(b""))
        await bus.start(lambda announcement: None)
        try:
            return await work(services)
        finally:
            await asyncio.sleep(0.2 if database.shared else 0)  # let the announcement go out
            await bus.close()
            await database.close()

    return asyncio.run(run())


def list_tables(config: Config, status: str | None) -> list[str]:
    """A line for each table: id, status, game, last change, who sits there."""

    async def work(services: Services) -> list[str]:
        rows = await services.database.fetch(
            "SELECT t.id, t.status, t.game, t.changed FROM game_table t WHERE ? = '' OR t.status = ?"
            " ORDER BY t.changed DESC LIMIT 1000",
            *(status or "", status or ""),
        )
        lines = []
        for id, state, game, changed in rows:
            seats = await services.database.fetch("SELECT name FROM seat WHERE table_id = ? ORDER BY seat", id)
            when = f"{datetime.fromtimestamp(changed / 1000):%Y-%m-%d %H:%M}"
            lines.append(f"{id}  {state:8} {game:10} {when}  {', '.join(name for (name,) in seats)}")
        return lines

    return with_services(config, work)


def close_table(config: Config, table: str) -> None:
    with_services(config, lambda services: services.tables.change(table, lambda t, at: t.close("admin", at)))


def ban(config: Config, name: str, *, banned: bool) -> None:
    """Keep an account out, or let it in again; its sessions end."""

    async def work(services: Services) -> None:
        person = await services.people.by_name(name)
        if person is None:
            raise LangbordError(f"there is no account {name!r}")
        await services.people.ban(person, banned)

    with_services(config, work)


def backup(config: Config, file: Path) -> None:
    """A consistent copy, made while the server runs."""
    if config.db is not None:
        _run(["pg_dump", "--format=custom", f"--file={file}", config.db])
        return
    source = config.data / DATABASE
    if not source.is_file():
        raise LangbordError(f"{source}: there is no database")
    if file.exists():
        raise LangbordError(f"{file}: is there already")
    with contextlib.closing(sqlite3.connect(source)) as live, contextlib.closing(sqlite3.connect(file)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def restore(config: Config, file: Path) -> None:
    """Put a copy in place of what there is, which is kept beside it. The server must not run."""
    if config.db is not None:
        _run(["pg_restore", "--clean", "--if-exists", f"--dbname={config.db}", str(file)])
        return
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            copy.execute("SELECT COUNT(*) FROM entry")
    except sqlite3.Error as error:
        raise LangbordError(f"{file}: is not a backup: {error}") from None
    if not sound:
        raise LangbordError(f"{file}: is damaged")
    config.data.mkdir(parents=True, exist_ok=True)
    target = config.data / DATABASE
    for old in (target, *(target.with_name(target.name + ending) for ending in ("-wal", "-shm"))):
        if old.exists():
            old.replace(old.with_name(f"{old.name}.before-restore"))
    shutil.copyfile(file, target)


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        raise LangbordError(f"{command[0]} is not installed; it belongs to PostgreSQL's client programs") from None
    if done.returncode:
        raise LangbordError(f"{command[0]}: {done.stderr.strip()}")
