"""`langbord admin`: what the one who runs a server does to it, while it runs or not."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from langbord.core.errors import LangbordError
from langbord.core.signing import fingerprint
from langbord.locales import Teller
from langbord.server import tasks
from langbord.server.accounts.recovery import reset_token
from langbord.server.bus import open_bus, process_name
from langbord.server.clock import DAY, now
from langbord.server.complaints import NewDeed, Report
from langbord.server.config import Config
from langbord.server.identity import Signer, server_secret
from langbord.server.notices.letters import Writer
from langbord.server.notices.mail import Mail, Unsent, needed_mailer
from langbord.server.notices.messages import Likes
from langbord.server.people import Person
from langbord.server.problems import Frozen, Refused
from langbord.server.services import Services
from langbord.server.store import is_served, make_folder, open_database
from langbord.server.store.postgres import OURS, reached
from langbord.server.store.sqlite import make_private
from langbord.server.tables import new_id

T = TypeVar("T")
DATABASE = "langbord.sqlite"
CONSOLE = "console"  # whoever acts on the machine itself


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
            await services.workers.close()
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
            lines.append(f"{id}  {state:8} {game:10} {_when(changed)}  {', '.join(name for (name,) in seats)}")
        return lines

    return with_services(config, work)


def list_frozen(config: Config) -> list[str]:
    """A line for each table that cannot be gone on with here: its id, what its players are told, and why that is."""

    async def work(services: Services) -> list[str]:
        lines = []
        for (id,) in await services.database.fetch("SELECT id FROM game_table ORDER BY changed DESC"):
            try:
                text = await services.tables.log_text(id)
                await services.workers.run("fold", tasks.fold, text)
            except Frozen as frozen:
                lines.append(f"{id}  {frozen.id.removeprefix('server-frozen-'):10} {frozen.why}")
        return lines

    return with_services(config, work)


def act(config: Config, person: str | None, kind: str, **wish: Any) -> None:
    """Do what a moderator may, by the hand of whoever runs the server; `person` by name or id."""

    async def work(services: Services) -> None:
        found = await _find(services, person) if person is not None else None
        known = {"kind": kind, "person": found.id if found is not None else None, **wish}
        try:
            await services.moderation.act(CONSOLE, msgspec.convert(known, NewDeed))
        except Refused as refused:
            raise LangbordError(f"{about!r}: {Teller('en').tell(refused.id, refused.args_)}") from None
        except msgspec.ValidationError as error:
            raise LangbordError(f"{about!r} cannot be meant: {error}") from None

    about = wish.get("table", wish.get("said", person))
    with_services(config, work)


async def _find(services: Services, person: str) -> Person:
    found = await services.people.by_name(person) or await services.people.by_id(person)
    if found is None:
        raise LangbordError(f"there is no account {person!r}")
    return found


def appoint(config: Config, name: str, *, admin: bool) -> None:
    async def work(services: Services) -> None:
        await services.moderation.appoint(CONSOLE, await _find(services, name), admin=admin)

    with_services(config, work)


def key_fingerprint(config: Config) -> str:
    async def work(services: Services) -> str:
        return (await services.tables.notary.published()).fingerprint

    return with_services(config, work)


def replace_key(config: Config) -> str:
    """Sign with another key from now on; its fingerprint."""

    async def work(services: Services) -> str:
        return fingerprint((await services.tables.notary.replace_key()).key)

    return with_services(config, work)


def invite(config: Config, accounts: int) -> str:
    return with_services(config, lambda services: services.invitations.invite(accounts))


def list_reports(config: Config, *, past: bool) -> list[str]:
    """Some lines for each: who complains of whom, where, and why."""
    found = with_services(config, lambda services: services.moderation.reports(past=past))
    return [line for report in found for line in _lines(report)]


def _lines(report: Report) -> Iterator[str]:
    yield f"{report.id}  {_when(report.at)}  {report.status}: {report.reporter} of {report.name} ({report.person})"
    yield f"  table {report.table}" + (f", line {report.chat}: {report.said}" if report.chat is not None else "")
    if report.words:
        yield f"  {report.words}"


def list_deeds(config: Config) -> list[str]:
    found = with_services(config, lambda services: services.moderation.deeds())
    return [f"{_when(deed.at)}  {deed.actor}: {deed.kind} {deed.subject} {deed.detail}".rstrip() for deed in found]


def reset_link(config: Config, name: str) -> str:
    """A link by which the owner of an account chooses a new password, good for a day."""

    async def work(services: Services) -> str:
        person = await _find(services, name)
        if person.kind == "guest":
            raise LangbordError(f"{name!r} is a guest, who has no password")
        signer = Signer(await server_secret(services.database))
        token = reset_token(signer, person.id, person.epoch, now() + DAY)
        return f"{(config.public_url or '').rstrip('/')}/reset/{token}"

    return with_services(config, work)


def send_test_mail(config: Config, address: str, language: str) -> None:
    """Send a mail as the server would; whatever its mail server says against it is told."""
    mailer = needed_mailer(config)
    writer = Writer(Likes(language=language), address.partition("@")[0], (config.public_url or "").rstrip("/"))
    worded = writer.account("test", writer.site)
    html = worded.html(language, writer.button("test"))
    mail = Mail(address, worded.subject, worded.text, html, new_id(), now())
    try:
        asyncio.run(mailer.send(mail))
    except Unsent as unsent:
        raise LangbordError(f"{mailer.host}, port {mailer.port}: {unsent}") from None


def _when(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M}"


def backup(config: Config, file: Path) -> None:
    """A consistent copy, made while the server runs."""
    if file.exists():
        raise LangbordError(f"{file}: is there already")
    if config.db is not None:
        _run(["pg_dump", "--format=custom", f"--file={file}", config.db])
        return
    source = config.data / DATABASE
    if not source.is_file():
        raise LangbordError(f"{source}: there is no database")
    make_private(file)
    with contextlib.closing(sqlite3.connect(source)) as live, contextlib.closing(sqlite3.connect(file)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def restore(config: Config, file: Path) -> None:
    """Put a copy in place of what there is, which is kept beside it. No server may run."""
    if is_served(config) or (config.db is not None and asyncio.run(others(config.db))):
        raise LangbordError("a server runs; stop it first, or what it does meanwhile is lost")
    if config.db is not None:
        _run(["pg_restore", "--clean", "--if-exists", f"--dbname={config.db}", str(file)])
        return
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            copy.execute("SELECT COUNT(*) FROM entry")
    except sqlite3.Error as error:
        raise LangbordError(f"{file}: is not a backup: {error}") from None
    if not sound:
        raise LangbordError(f"{file}: is damaged")
    make_folder(config.data)
    target = config.data / DATABASE
    for old in (target, *(target.with_name(target.name + ending) for ending in ("-wal", "-shm"))):
        if old.exists():
            old.replace(old.with_name(f"{old.name}.before-restore"))
    make_private(target)
    shutil.copyfile(file, target)


async def others(url: str) -> bool:
    """Is a Langbord connected to that PostgreSQL?"""
    import asyncpg

    with reached():
        connection = await asyncpg.connect(url)
    try:
        sql = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1"
        return bool(await connection.fetchval(sql, OURS["application_name"]))
    finally:
        await connection.close()


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, umask=0o077)
    except FileNotFoundError:
        raise LangbordError(f"{command[0]} is not installed; it belongs to PostgreSQL's client programs") from None
    if done.returncode:
        raise LangbordError(f"{command[0]}: {' '.join(done.stderr.split())}")
