"""Bringing a database up to date can be interrupted at any moment; the older of two releases steps back."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from langbord.server.store import Statement, open_database
from langbord.server.store.migrations import STEPS
from tests.server.house import House
from tests.server.postgres import Cluster

# Opens a database and kills itself after so many statements
DIES = """
import asyncio, os, signal, sys
from pathlib import Path
from langbord.server.store import open_database, postgres, sqlite

left, one_by_one, carried_out = int(sys.argv[3]), sqlite.carry_out, postgres.Postgres._carry_out

def count():
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

def carry_out(connection, statements):
    answers = []
    for statement in statements:
        answers += one_by_one(connection, (statement,))
        count()
    return answers

async def carry_out_there(self, connection, statement):
    rows = await carried_out(self, connection, statement)
    count()
    return rows

sqlite.carry_out, postgres.Postgres._carry_out = carry_out, carry_out_there
asyncio.run(open_database(Path(sys.argv[1]), sys.argv[2] or None))
os._exit(0)
"""
MOMENTS = (2, 3, 8, 14, 21, 30)  # statements: within steps, and between them

Fresh = Callable[[], str | None]  # the address of an empty database; none: a file


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest) -> Fresh:
    cluster: Cluster | None = request.getfixturevalue("cluster") if request.param == "postgres" else None
    return lambda: cluster.new_database() if cluster is not None else None


async def tables(data: Path, url: str | None) -> dict[str, int]:
    """The tables that there are, each with the number of its columns; the schema is brought up to date first."""
    database = await open_database(data, url)
    try:
        if url is None:
            names = [name for (name,) in await database.fetch("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: len(await database.fetch(f"PRAGMA table_info({name})")) for name in names}
        sql = "SELECT table_name, COUNT(*) FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1"
        return dict(await database.fetch(sql))
    finally:
        await database.close()


def test_a_migration_may_be_killed_in_the_middle(fresh: Fresh, tmp_path: Path) -> None:
    whole = asyncio.run(tables(tmp_path / "whole", fresh()))
    assert {"entry", "game_table", "album", "setting"} <= set(whole)
    for moment in MOMENTS:
        data, url = tmp_path / str(moment), fresh()
        died = subprocess.run([sys.executable, "-c", DIES, str(data), url or "", str(moment)], capture_output=True)
        assert died.returncode == -signal.SIGKILL, died.stderr.decode()
        assert asyncio.run(tables(data, url)) == whole, f"after {moment} statements"


def test_the_older_of_two_releases_steps_back(cluster: Cluster, tmp_path: Path) -> None:
    """A newer one has brought the database up to date: the older one ends by itself, and does not start again."""
    url = cluster.new_database()
    house = House(tmp_path, "--db", url).start()

    async def newer() -> None:
        database = await open_database(tmp_path, url)
        newer = Statement("UPDATE setting SET value = ? WHERE name = 'schema'", (str(len(STEPS) + 1),))
        await database.write(newer)
        await database.close()

    try:
        asyncio.run(newer())
        house.process.wait(120)
        assert "a newer Langbord has taken the database over" in house.log.read_text()
        again = subprocess.run(
            [sys.executable, "-m", "langbord", "serve", "--data", str(tmp_path), "--db", url],
            capture_output=True,
            text=True,
        )
        assert "the data are of a newer Langbord" in again.stderr
    finally:
        house.stop()
