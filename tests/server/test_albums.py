"""A finished game is shown and replayed for ever as it was seen, with the result that it had."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from langbord.client import AsyncClient, play
from langbord.core.gamerecord import FORGOTTEN
from langbord.core.proof import prove
from langbord.server.messages import Ending, Frame, Snapshot, TableInfo
from tests.server.house import House
from tests.server.people import full_table
from tests.server.test_fairness import first_choice
from tests.server.test_pinned import Edit, other_deals, other_edition, other_rules, rewrite

PATIENCE = 120.0  # seconds


class Seen(NamedTuple):
    """All that a finished game shows."""

    info: TableInfo
    frames: list[list[Frame]]  # through the eyes of each seat
    record: str
    ending: Ending | None
    view: Any


async def seen(house: House, table: str, cookies: httpx.Cookies | None = None) -> Seen:
    visitor = AsyncClient(house.url)
    visitor.http.cookies = cookies or visitor.http.cookies
    info = await visitor.table(table)
    histories = [await visitor.history(table, seat=seat, views="true") for seat in range(len(info.seats))]
    async with visitor.socket() as socket:
        await socket.watch(table)
        snapshot = await asyncio.wait_for(socket.wait_for(Snapshot), PATIENCE)
    frames = [[frame for frame in history.frames if frame.view is not None] for history in histories]
    return Seen(info, frames, await visitor.record(table), snapshot.ending, snapshot.view)


def wait_for_album(data: Path, table: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        with sqlite3.connect(data / "langbord.sqlite") as database:
            if database.execute("SELECT COUNT(*) FROM album WHERE table_id = ?", (table,)).fetchone()[0]:
                return
        time.sleep(0.1)
    raise AssertionError("the game was not kept")


@pytest.mark.parametrize(("game", "hidden"), [("tickets", True), ("amsterdam", False)])
def test_a_finished_game_is_shown_where_its_rules_are_gone(tmp_path: Path, game: str, hidden: bool) -> None:
    house = House(tmp_path).start()

    async def finished() -> tuple[str, httpx.Cookies]:
        table, people = await full_table(house.url, game, 2)
        await asyncio.gather(*(play(person, table.id, first_choice) for person in people))
        return table.id, people[1].http.cookies

    async def forgotten(table: str, cookies: httpx.Cookies) -> TableInfo:
        somebody = AsyncClient(house.url)
        somebody.http.cookies = cookies
        await somebody.ask("DELETE", "/api/me", object)
        return await AsyncClient(house.url).table(table)

    try:
        table, cookies = asyncio.run(finished())
        wait_for_album(tmp_path, table)
        before = asyncio.run(seen(house, table, cookies))
        assert before.ending is not None
        edits: list[tuple[str, Edit]] = [("opened", other_rules), ("opened", other_edition), ("started", other_deals)]
        for kind, edit in edits:
            house.stop()
            rewrite(tmp_path, table, kind, edit)
            house.start()
            after = asyncio.run(seen(house, table, cookies))
            assert after.info == before.info
            assert after.frames == before.frames
            assert (after.ending, after.view) == (before.ending, before.view)
            assert prove(after.record).signed_by == prove(before.record).signed_by != []
        bare = asyncio.run(forgotten(table, cookies))
        assert [seat.name for seat in bare.seats] == [before.info.seats[0].name, FORGOTTEN]
    finally:
        house.stop()
    assert before.info.seats[1].you
    assert len(before.frames[0]) > 30
    assert (before.frames[0] != before.frames[1]) == hidden, "each saw what he may see"
