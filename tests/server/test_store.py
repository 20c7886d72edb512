"""The database: transactions that are whole, durable and in nobody's way, alike on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from langbord.core.errors import LangbordError
from langbord.server.store import Conflict, Database, Statement, open_database
from tests.patience import PATIENCE
from tests.server.postgres import Cluster

INSERT = "INSERT INTO setting (name, value) VALUES (?, ?)"


@pytest.fixture(params=["sqlite", "postgres"])
def on_database(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[Callable[[Database], Awaitable[None]]], None]:
    """Run something on an empty database of each kind."""
    cluster: Cluster | None = request.getfixturevalue("cluster") if request.param == "postgres" else None
    url = cluster.new_database() if cluster is not None else None

    def run(work: Callable[[Database], Awaitable[None]]) -> None:
        async def inner() -> None:
            database = await open_database(tmp_path, url)
            await work(database)
            await database.close()
            again = await open_database(tmp_path, url)
            await again.close()

        asyncio.run(inner())

    return run


def test_one_conflict_does_not_harm_those_beside_it(on_database: Callable[..., None]) -> None:
    async def work(database: Database) -> None:
        writes = [database.write(Statement(INSERT, (f"n{k % 10}", str(k)))) for k in range(20)]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(isinstance(answer, Conflict) for answer in answers) == 10
        rows = await database.fetch("SELECT COUNT(*) FROM setting WHERE name LIKE 'n%'")
        assert rows == [(10,)]

    on_database(work)


@pytest.mark.parametrize("value", [1 << 70, "\ud800", object()], ids=["number", "half a letter", "thing"])
def test_what_cannot_be_stored_does_not_harm_what_is_beside_it(on_database: Callable[..., None], value: object) -> None:
    async def work(database: Database) -> None:
        for _ in range(2):  # and it goes on after that
            await database.write(Statement("DELETE FROM setting WHERE name LIKE 'n%'"))
            writes = [database.write(Statement(INSERT, (f"n{k}", value if k == 7 else "x"))) for k in range(20)]
            answers = await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), PATIENCE)
            assert [k for k, answer in enumerate(answers) if isinstance(answer, Exception)] == [7]
            assert await database.fetch("SELECT COUNT(*) FROM setting WHERE name LIKE 'n%'") == [(19,)]

    on_database(work)


def test_a_nul_does_not_harm_those_beside_it(tmp_path: Path, cluster: Cluster) -> None:
    """PostgreSQL takes none; whatever a stranger sends, the moves that are stored with it are."""

    async def run() -> None:
        database = await open_database(tmp_path, cluster.new_database())
        writes = [database.write(Statement(INSERT, (f"n{k}", "a\0b" if k == 7 else "ab"))) for k in range(20)]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [k for k, answer in enumerate(answers) if isinstance(answer, LangbordError)] == [7]
        assert await database.fetch("SELECT COUNT(*) FROM setting WHERE name LIKE 'n%'") == [(19,)]
        assert await database.fetch("SELECT value FROM setting WHERE name = ?", "a\0b") == []
        await database.close()

    asyncio.run(run())


def test_a_transaction_is_whole_or_not_at_all(on_database: Callable[..., None]) -> None:
    async def work(database: Database) -> None:
        first, second = Statement(INSERT, ("a", "1")), Statement(INSERT, ("a", "2"))
        with pytest.raises(Conflict):
            await database.write(first, second)
        assert await database.fetch("SELECT value FROM setting WHERE name = ?", "a") == []
        nothing = Statement("UPDATE setting SET value = '3' WHERE name = 'b' RETURNING name", (), expect=1)
        with pytest.raises(Conflict):
            await database.write(first, nothing)
        assert await database.fetch("SELECT value FROM setting WHERE name = ?", "a") == []

    on_database(work)


def test_data_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    async def run() -> None:
        database = await open_database(tmp_path)
        await database.write(Statement("UPDATE setting SET value = '99' WHERE name = 'schema'"))
        await database.close()
        with pytest.raises(LangbordError, match="newer"):
            await open_database(tmp_path)

    asyncio.run(run())
