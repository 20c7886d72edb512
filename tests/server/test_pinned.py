"""Tables hold on to the edition and the rules that they were opened with; where these are not here, they stop."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from langbord.client import AsyncClient, ServerRefused
from langbord.core.game import get_game
from langbord.server import entries, tasks
from langbord.server.entries import Started
from langbord.server.limits import Work
from langbord.server.socket_messages import NotDone
from langbord.server.table import CorruptLog
from langbord.server.workers import Workers
from tests.server.house import House
from tests.server.people import full_table
from tests.server.tables import started_table
from tests.server.test_admin import admin
from tests.server.test_editions import own
from tests.server.test_table import stored

Body = dict[str, Any]
Edit = Callable[[Body], None]


def rewrite(data: Path, table: str, kind: str, edit: Edit) -> None:
    """Change an entry of a log, as another version or a fault would have written it."""
    with sqlite3.connect(data / "langbord.sqlite") as database:
        rows = database.execute("SELECT sequence, body FROM entry WHERE table_id = ?", (table,)).fetchall()
        sequence, body = next((k, json.loads(text)) for k, text in rows if json.loads(text)["type"] == kind)
        edit(body)
        sql = "UPDATE entry SET body = ? WHERE table_id = ? AND sequence = ?"
        database.execute(sql, (json.dumps(body), table, sequence))


def other_deals(body: Body) -> None:
    body["deals"][0], body["deals"][-1] = "the first of these", "the last of these"


def other_edition(body: Body) -> None:
    body["edition"] = "0" * 64


def other_rules(body: Body) -> None:
    body["rules"] += 1


def of_before_the_release(body: Body) -> None:
    del body["edition"], body["rules"]


EDITS: dict[str, list[tuple[str, Edit]]] = {
    "server-frozen-log": [("started", other_deals)],
    "server-frozen-edition": [("opened", other_edition)],
    "server-frozen-rules": [("opened", other_rules)],
    "server-frozen-unreleased": [("opened", of_before_the_release), ("started", other_deals)],
}


async def answers(house: House, table: str) -> list[tuple[int, Body]]:
    """What an anonymous visitor is told of a table, at every address of it that can be read, and by the socket."""
    told = []
    async with httpx.AsyncClient(base_url=house.url) as visitor:
        for path in ("", "/history", "/record", "/draws", "/review", "/why?thing=dam", "/why?thing=dam&at=3"):
            answer = await visitor.get(f"/api/tables/{table}{path}")
            told.append((answer.status_code, answer.json()))
    async with AsyncClient(house.url).socket() as socket:
        await socket.watch(table)
        refused = await socket.wait_for(NotDone)
        told.append((409, {"id": refused.problem.id, "args": refused.problem.args}))
    return told


def test_a_table_that_cannot_be_gone_on_with_stands_still_and_tells_nothing(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def open_tables() -> dict[str, str]:
        return {id: (await full_table(house.url, "tickets", 2))[0].id for id in (*EDITS, "")}

    async def look(tables: dict[str, str]) -> None:
        for id in EDITS:
            for status, problem in await answers(house, tables[id]):
                assert (status, problem) == (409, {"id": id, "args": {}})
        assert (await AsyncClient(house.url).table(tables[""])).status == "playing", "of before the release, and sound"
        metrics = (await httpx.AsyncClient().get(f"{house.url}/metrics")).text
        for id in EDITS:
            assert f'langbord_tables_frozen_total{{why="{id}"}} 1.0' in metrics

    try:
        tables = asyncio.run(open_tables())
        house.stop()
        for id, edits in EDITS.items():
            for kind, edit in edits:
                rewrite(tmp_path, tables[id], kind, edit)
        rewrite(tmp_path, tables[""], "opened", of_before_the_release)
        house.start()
        asyncio.run(look(tables))
        listed = admin(tmp_path, "frozen").stdout.splitlines()
    finally:
        house.stop()
    assert {line.split()[0]: line.split()[1] for line in listed} == {
        tables[id]: id.removeprefix("server-frozen-") for id in EDITS
    }
    assert any("the first of these" in line for line in listed)
    log = house.log.read_text()
    assert "the first of these" in log, "the owner is told"
    assert "Traceback" not in log


def test_who_sits_at_a_table_that_stands_still_can_be_forgotten(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def open_table() -> tuple[str, httpx.Cookies]:
        table, people = await full_table(house.url, "tickets", 2)
        return table.id, people[0].http.cookies

    async def leave(cookies: httpx.Cookies) -> None:
        somebody = AsyncClient(house.url)
        somebody.http.cookies = cookies
        await somebody.ask("DELETE", "/api/me", object)

    try:
        table, cookies = asyncio.run(open_table())
        house.stop()
        rewrite(tmp_path, table, "opened", other_rules)
        house.start()
        asyncio.run(leave(cookies))
    finally:
        house.stop()


def test_players_may_end_what_stands_still_as_a_draw(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def open_table() -> tuple[str, httpx.Cookies]:
        table, people = await full_table(house.url, "tickets", 2)
        with pytest.raises(ServerRefused, match="server-not-frozen"):
            await people[0].draw(table.id)
        return table.id, people[0].http.cookies

    async def end(table: str, cookies: httpx.Cookies) -> None:
        somebody, stranger = AsyncClient(house.url), AsyncClient(house.url)
        somebody.http.cookies = cookies
        await stranger.guest("Stranger")
        with pytest.raises(ServerRefused, match="server-forbidden"):
            await stranger.draw(table)
        await somebody.draw(table)
        (game,) = await somebody.ask("GET", "/api/me/games", list[dict[str, Any]])
        assert (game["table"], game["status"], game["scores"]) == (table, "closed", None)
        with pytest.raises(ServerRefused, match="server-forbidden"):
            await somebody.draw(table)

    try:
        table, cookies = asyncio.run(open_table())
        house.stop()
        rewrite(tmp_path, table, "opened", other_rules)
        house.start()
        asyncio.run(end(table, cookies))
    finally:
        house.stop()


def test_a_worker_gives_no_text_of_a_log_away() -> None:
    table = started_table()
    log = stored(table)
    k = next(k for k, entry in enumerate(table.pending) if isinstance(entry, Started))
    log.bodies[k] = entries.encode(Started(at=0, deals=["a hidden card"]))

    async def run() -> None:
        workers = Workers(Work())
        try:
            with pytest.raises(CorruptLog) as refused:
                await workers.run("fold", tasks.fold, log)
        finally:
            await workers.close()
        assert "a hidden card" in refused.value.why
        assert (str(refused.value), refused.value.args_) == (refused.value.id, {})

    asyncio.run(run())


def test_the_owners_file_may_change_under_a_running_game(tmp_path: Path) -> None:
    file = tmp_path / "editions" / "tickets" / "house.toml"
    file.parent.mkdir(parents=True)
    file.write_text(own("As it was"), encoding="utf-8")
    was = get_game("tickets").read_edition(own("As it was"), "house").digest
    house = House(tmp_path).start()

    async def begin() -> str:
        table, _ = await full_table(house.url, "tickets", 2, edition="house")
        assert (table.edition, table.edition_title) == (was, "As it was")
        file.write_text(own("As it is"), encoding="utf-8")
        other, _ = await full_table(house.url, "tickets", 2, edition="house")
        assert other.edition_title == "As it is"
        return table.id

    async def look(table: str) -> None:
        visitor = AsyncClient(house.url)
        found = await visitor.table(table)
        assert (found.edition, found.edition_title, found.status) == (was, "As it was", "playing")
        printed = await visitor.ask("GET", f"/api/games/tickets/editions/{was}", dict)
        assert printed["title"] == "As it was"
        with pytest.raises(ServerRefused, match="server-not-found"):
            await visitor.ask("GET", "/api/games/tickets/editions/house", dict)

    try:
        table = asyncio.run(begin())
        house.stop()
        file.unlink()
        house.start()
        asyncio.run(look(table))
    finally:
        house.stop()
