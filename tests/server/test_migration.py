"""Bringing a database up to date can be interrupted at any moment; the older of two releases steps back."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from langbord.server.store import Row, Statement, open_database
from langbord.server.store.migrations import STEPS
from tests.server.house import House
from tests.server.postgres import Cluster
from tests.server.test_upgrade import read

# Kills itself when `left` statements have been carried out
COUNTS = """
import asyncio, itertools, os, shutil, signal, sys
from pathlib import Path
from langbord.server.store import open_database, postgres, sqlite

left, one_by_one, carried_out = 0, sqlite.carry_out, postgres.Postgres._carry_out

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
"""
DIES = f"""{COUNTS}
left = int(sys.argv[3])
asyncio.run(open_database(Path(sys.argv[1]), sys.argv[2]))
os._exit(0)
"""
# For every statement there is: a copy of a database, and a child that dies over it
DIES_EVERYWHERE = f"""{COUNTS}
folder, kept = map(Path, sys.argv[1:])
for left in itertools.count(1):
    data = folder / str(left)
    data.mkdir()
    shutil.copy(kept, data / "langbord.sqlite")
    child = os.fork()
    if child == 0:
        asyncio.run(open_database(data, None))
        os._exit(0)
    how = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if how != -signal.SIGKILL:
        sys.exit(how)
"""
MOMENTS = (2, 3, 8, 14, 21, 30)  # statements: within steps, and between them


async def bring_up_to_date(data: Path) -> list[str]:
    """The whole database as statements, with its schema and every row."""
    database = await open_database(data, None)
    await database.close()
    with sqlite3.connect(data / "langbord.sqlite") as connection:
        return list(connection.iterdump())


@pytest.mark.parametrize("begins", ["empty", "unreleased", "earlier"])
def test_a_migration_may_be_killed_at_every_statement(begins: str, tmp_path: Path) -> None:
    """Nothing is lost of what was there, nothing done twice."""
    kept, died = tmp_path / "kept" / "langbord.sqlite", tmp_path / "died"
    kept.parent.mkdir()
    died.mkdir()
    kept.write_bytes(read(f"{begins}.sqlite")[0] if begins != "empty" else b"")
    subprocess.run([sys.executable, "-c", DIES_EVERYWHERE, str(died), str(kept)], check=True, capture_output=True)
    whole = asyncio.run(bring_up_to_date(kept.parent))
    moments = sorted(died.iterdir(), key=lambda path: int(path.name))
    assert len(moments) > 10
    for data in moments:
        assert asyncio.run(bring_up_to_date(data)) == whole, f"after {data.name} statements"


async def contents(url: str) -> dict[str, list[Row]]:
    """What stands in every table, with its columns; the schema is brought up to date first."""
    database = await open_database(Path(), url)
    try:
        columns = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        found = {"columns": sorted(await database.fetch(columns))}
        for name in {name for name, _ in found["columns"]}:
            found[name] = sorted(await database.fetch(f"SELECT * FROM {name}"), key=repr)
        return found
    finally:
        await database.close()


@pytest.mark.parametrize("begins", ["empty", "unreleased"])
def test_a_migration_of_postgres_may_be_killed(begins: str, cluster: Cluster, tmp_path: Path) -> None:
    def fresh() -> str:
        url = cluster.new_database()
        if begins != "empty":
            command = ["psql", "--quiet", "--set=ON_ERROR_STOP=1", url]
            subprocess.run(command, input=read(f"{begins}.sql")[0], check=True, capture_output=True)
        return url

    whole = asyncio.run(contents(fresh()))
    assert {"entry", "game_table", "album", "setting"} <= set(whole)
    for moment in MOMENTS:
        url = fresh()
        died = subprocess.run([sys.executable, "-c", DIES, str(tmp_path), url, str(moment)], capture_output=True)
        assert died.returncode == -signal.SIGKILL, died.stderr.decode()
        assert asyncio.run(contents(url)) == whole, f"after {moment} statements"


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
