"""Databases of earlier versions under this one: every table opens and goes on, or says politely why not.

`tests/server/databases` keeps them (`tools/databases.py`), each with a list of what its tables showed, and when. The
server that opens one takes it to be that time still: else all that waits in it would have been given up by now.

| database   | of                                   | waiting, closed | playing | over                          |
| ---------- | ------------------------------------ | --------------- | ------- | ----------------------------- |
| earlier    | before two games' rules were mended  | shown           | goes on | one shown, two told politely  |
| unreleased | before tables held on to their rules | shown           | goes on | two shown, one told politely  |
| 0.1.0      | the first release                    | shown           | goes on | shown, under other rules too  |
| 0.1.0      | the same, under a planted next one   | shown           | goes on | shown                         |

Every finished game has the result that it had.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import keep

import langbord
from langbord.client import AsyncClient, ServerRefused, play
from langbord.core.game import Game, get_game
from langbord.server.socket_messages import Done, Snapshot
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.postgres import Cluster

FOLDER = Path(__file__).parent / "databases"
Shown = dict[str, Any]
# Finished games of before the first release that cannot be gone through any more: the rules have changed since
OTHERWISE = {
    "earlier": {"cRt_723Q-FL86Mij", "4oNt0x4yKbs1QNGJ"},
    "unreleased": {"Bpkn3Whs2iDrMhI_", "3vpMZt_KPdkxYZ7V"},
}


def read(name: str) -> tuple[bytes, Shown]:
    """A kept database, and what its tables showed."""
    shown: Shown = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return gzip.decompress((FOLDER / f"{name}.gz").read_bytes()), shown


def copied(version: str, data: Path, **settings: str) -> tuple[House, Shown]:
    database, shown = read(f"{version}.sqlite")
    (data / "langbord.sqlite").write_bytes(database)
    return House(data, prelude=at_that_time(shown), **settings), shown


def at_that_time(shown: Shown) -> str:
    """For the clock of a server: it goes on where the database was kept."""
    return f"import time; clock, gone = time.time_ns, time.time_ns() - {shown['at']} * 10**6; " + (
        "time.time_ns = lambda: clock() - gone"
    )


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., tuple[House, Shown]]:
    """A server over a copy of a kept database, not started yet, and what its tables showed."""

    def open_copy(version: str, **settings: str) -> tuple[House, Shown]:
        if request.param == "sqlite":
            return copied(version, tmp_path, **settings)
        data, shown = read(f"{version}.sql")
        cluster: Cluster = request.getfixturevalue("cluster")
        url = cluster.new_database()
        subprocess.run(["psql", "--quiet", "--set=ON_ERROR_STOP=1", url], input=data, check=True, capture_output=True)
        return House(tmp_path, "--db", url, prelude=at_that_time(shown), **settings), shown

    return open_copy


async def look(person: AsyncClient, table: Shown) -> str:
    """What becomes of a table: it is shown as it was, or the id of what is said instead."""
    try:
        info = await person.table(table["id"])
        assert (info.game, info.status) == (table["game"], table["status"])
        if "frames" in table:
            history = await person.history(table["id"], views="true")
            assert len([frame for frame in history.frames if frame.view is not None]) > 0
            assert history.frames[-1].sequence >= table["frames"]
    except ServerRefused as refused:
        return refused.problem.id
    return "shown"


async def scores(person: AsyncClient, table: Shown) -> list[int] | None:
    games = await person.ask("GET", "/api/me/games", list[dict[str, Any]])
    found: list[int] | None = next(game["scores"] for game in games if game["table"] == table["id"])
    return found


async def ending(person: AsyncClient, table: Shown) -> list[int] | None:
    async with person.socket() as socket:
        await socket.watch(table["id"])
        snapshot = await asyncio.wait_for(socket.wait_for(Snapshot), PATIENCE)
    return snapshot.ending.scores if snapshot.ending is not None else None


async def go_on(person: AsyncClient, table: Shown) -> None:
    """Do something at a table whose game was under way."""
    async with person.socket() as socket:
        await socket.watch(table["id"])
        moment = await asyncio.wait_for(socket.wait_for(Snapshot), PATIENCE)
        assert moment.choices, "the bots had moved before, so that the person is awaited"
        id = await socket.act(table["id"], moment.choices[0].action, moment.sequence)
        assert isinstance(await asyncio.wait_for(socket.answer(id), PATIENCE), Done)


async def nothing_is_lost(person: AsyncClient, tables: list[Shown]) -> None:
    """Every table is shown, goes on where it was under way, and has the result that it had."""
    for table in tables:
        assert await look(person, table) == "shown", table
        if table["status"] == "playing":
            await go_on(person, table)
        if table["status"] == "over":
            assert await scores(person, table) == await ending(person, table) == table["scores"]


async def last_view(person: AsyncClient, table: str) -> Shown:
    """What everybody may see of a table in the end."""
    history = await person.history(table, views="true")
    return next(frame.view for frame in reversed(history.frames) if frame.view is not None)


def on_server(house: House, shown: Shown, work: Callable[[AsyncClient], Any]) -> None:
    async def run() -> None:
        person = AsyncClient(house.url, shown["token"])
        await work(person)
        await person.close()

    house.start()
    try:
        asyncio.run(run())
    finally:
        house.stop()


def test_tables_of_the_first_release_open_and_go_on(kept: Callable[..., tuple[House, Shown]]) -> None:
    house, shown = kept("0.1.0")
    on_server(house, shown, lambda person: nothing_is_lost(person, shown["tables"]))


async def look_at_unreleased(person: AsyncClient, tables: list[Shown], otherwise: set[str]) -> None:
    for table in tables:
        expected = "server-frozen-unreleased" if table["id"] in otherwise else "shown"
        assert await look(person, table) == expected, table
        if table["status"] == "over":
            assert await scores(person, table) == table["scores"], "the result it had, whatever else"
        if table["status"] == "playing":
            await go_on(person, table)


def test_tables_of_before_the_release_are_shown(kept: Callable[..., tuple[House, Shown]]) -> None:
    house, shown = kept("unreleased")
    on_server(house, shown, lambda person: look_at_unreleased(person, shown["tables"], OTHERWISE["unreleased"]))


def test_tables_of_before_the_release_are_told_politely_to_be_so(tmp_path: Path) -> None:
    house, shown = copied("earlier", tmp_path)
    assert {table["id"] for table in shown["tables"]} >= OTHERWISE["earlier"]
    on_server(house, shown, lambda person: look_at_unreleased(person, shown["tables"], OTHERWISE["earlier"]))
    assert "Traceback" not in house.log.read_text()


# What the planted next release changes: an edition's number; who counts points, in a file beside the rules; and every
# state, action and view has one thing more
OTHER_NUMBERS = {
    "tickets": ("route_points = [1, 2, 4, 7]", "route_points = [1, 2, 4, 8]"),
    "landnam": ("goal = 12", "goal = 13"),
    "amsterdam": ("points = [5, 2, 0]", "points = [6, 2, 0]"),
}
COUNTING = {"tickets": "scoring.py", "landnam": "turn.py", "amsterdam": "scoring.py"}
MORE = 100  # points for everybody
OTHER_SCORES = f"""

counted = scores


@rule
def scores(s: State, ed: Edition, out: Ints) -> None:
    counted(s, ed, out)
    for seat in range(s.players):
        out[seat] += {MORE}
"""
ONE_MORE = {
    "state.py": ("class State(GameState):\n", "    planted = i8.upto(9)\n"),
    "actions.py": ("class Do(Actions):\n", '    plant = kind("plant", fixed=True)\n'),
    "view.py": ("class View(msgspec.Struct, frozen=True):\n", "    planted: int\n"),
}
SHOWN = ("    return View(\n", "    return View(\n        planted=s.planted,\n")


@pytest.fixture(scope="module")
def next_release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Langbord as it may be one day: every game has other rules and numbers, and keeps those of this release."""
    folder = tmp_path_factory.mktemp("next")
    unneeded = shutil.ignore_patterns("__pycache__", "static", "site")
    shutil.copytree(Path(langbord.__file__).parent, folder / "langbord", ignore=unneeded)
    for name in OTHER_NUMBERS:
        plant(folder / "langbord" / "games" / name, get_game(name))
    return folder


def plant(folder: Path, game: Game) -> None:
    before, version = keep.read(folder), game.rules_version
    changed(folder / COUNTING[game.name], "", OTHER_SCORES)
    for file, (line, more) in ONE_MORE.items():
        changed(folder / file, line, line + more)
    changed(folder / "view.py", *SHOWN)
    changed(folder / "game.toml", f"rules = {version}", f"rules = {version + 1}")
    changed(folder / "edition.toml", *OTHER_NUMBERS[game.name])
    keep.write(folder, version, keep.kept(before, keep.read(folder), game.installed.package, version))


def changed(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text, file
    file.write_text(text.replace(before, after) if before else text + after, encoding="utf-8")


def test_tables_of_the_first_release_go_on_under_the_next_one(
    next_release: Path, kept: Callable[..., tuple[House, Shown]]
) -> None:
    """By the rules and numbers that they were opened with; a new table has the new ones."""
    house, shown = kept("0.1.0", PYTHONPATH=str(next_release))

    async def work(person: AsyncClient) -> None:
        await nothing_is_lost(person, shown["tables"])
        fresh = await person.new_table("tickets", players=2, bots=[None, "random"], start=True, pace=0)
        ended = await play(person, fresh.id, lambda moment: moment.choices[0].action)
        assert ended is not None
        assert min(ended.scores) > MORE / 2, "by the new rules"
        old = next(table["id"] for table in shown["tables"] if table["game"] == "tickets" and table["status"] == "over")
        before, after = [json.loads((await person.record(id)).partition("\n")[0]) for id in (old, fresh.id)]
        assert after["rules"] == before["rules"] + 1
        assert after["edition_digest"] != before["edition_digest"]
        assert ["planted" in await last_view(person, id) for id in (old, fresh.id)] == [False, True]

    on_server(house, shown, work)


def test_under_a_next_version_without_its_rules_finished_games_stay(tmp_path: Path) -> None:
    """As if this were a later version that has dropped the rules of 0.1.0: running games stand still, others stay."""
    house, shown = copied("0.1.0", tmp_path)
    with sqlite3.connect(tmp_path / "langbord.sqlite") as database:
        for table, body in database.execute("SELECT table_id, body FROM entry WHERE sequence = 1").fetchall():
            opened = msgspec.json.decode(body)
            opened["rules"] += 100
            sql = "UPDATE entry SET body = ? WHERE table_id = ? AND sequence = 1"
            database.execute(sql, (msgspec.json.encode(opened).decode(), table))

    async def work(person: AsyncClient) -> None:
        for table in shown["tables"]:
            over = table["status"] == "over"
            assert await look(person, table) == ("shown" if over else "server-frozen-rules"), table
            if over:
                assert await scores(person, table) == await ending(person, table) == table["scores"]

    on_server(house, shown, work)
