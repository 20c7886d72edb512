"""A finished game is shown and replayed for ever as it was seen, with the result that it had."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from langbord.client import AsyncClient, ServerRefused, play
from langbord.core.gamerecord import FORGOTTEN
from langbord.core.proof import prove
from langbord.server.covers import COVER
from langbord.server.messages import Ending, Frame, TableInfo
from langbord.server.socket_messages import Snapshot
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


async def seen(house: House, table: str, cookies: httpx.Cookies | None = None, *, histories: bool = True) -> Seen:
    visitor = AsyncClient(house.url)
    visitor.http.cookies = cookies or visitor.http.cookies
    info = await visitor.table(table)
    seats = range(len(info.seats)) if histories else []
    told = [await visitor.history(table, seat=seat, views="true") for seat in seats]
    async with visitor.socket() as socket:
        await socket.watch(table)
        snapshot = await asyncio.wait_for(socket.wait_for(Snapshot), PATIENCE)
    frames = [[frame for frame in history.frames if frame.view is not None] for history in told]
    return Seen(info, frames, await visitor.record(table), snapshot.ending, snapshot.view)


def wait_for_album(data: Path, table: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        with sqlite3.connect(data / "langbord.sqlite") as database:
            if database.execute("SELECT 1 FROM album WHERE table_id = ? AND viewer = 0", (table,)).fetchone():
                return
        time.sleep(0.1)
    raise AssertionError("the game was not kept")


async def finished(house: House, game: str, players: int = 2, **options: Any) -> tuple[str, httpx.Cookies]:
    table, people = await full_table(house.url, game, players, options=options)
    await asyncio.gather(*(play(person, table.id, first_choice) for person in people))
    return table.id, people[1].http.cookies


KINDS: list[tuple[str, dict[str, Any], bool]] = [
    ("tickets", {}, True),
    ("landnam", {"players": 3, "turns": 12}, True),
    ("amsterdam", {}, False),
]


def test_finished_games_are_shown_where_their_rules_are_gone(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def forgotten(table: str, cookies: httpx.Cookies) -> TableInfo:
        somebody = AsyncClient(house.url)
        somebody.http.cookies = cookies
        await somebody.ask("DELETE", "/api/me", object)
        return await AsyncClient(house.url).table(table)

    try:
        played = [asyncio.run(finished(house, game, **wishes)) for game, wishes, _ in KINDS]
        for table, _ in played:
            wait_for_album(tmp_path, table)
        shown = [asyncio.run(seen(house, *one)) for one in played]
        edits: list[tuple[str, Edit]] = [("opened", other_rules), ("opened", other_edition), ("started", other_deals)]
        for kind, edit in edits:
            house.stop()
            for table, _ in played:
                rewrite(tmp_path, table, kind, edit)
            house.start()
            for one, before in zip(played, shown, strict=True):
                after = asyncio.run(seen(house, *one))
                assert after.info == before.info
                assert after.frames == before.frames
                assert before.ending is not None
                assert (after.ending, after.view) == (before.ending, before.view)
                assert prove(after.record).signed_by == prove(before.record).signed_by != []
        for one, before in zip(played, shown, strict=True):
            bare, others = asyncio.run(forgotten(*one)), [seat.name for seat in before.info.seats]
            assert [seat.name for seat in bare.seats] == [others[0], FORGOTTEN, *others[2:]]
    finally:
        house.stop()
    for before, (game, _, hidden) in zip(shown, KINDS, strict=True):
        assert before.info.seats[1].you
        assert len(before.frames[0]) > 30
        assert (before.frames[0] != before.frames[1]) == hidden, f"{game}: each saw what he may see"


def test_a_game_that_is_too_long_to_be_kept_keeps_its_cover(tmp_path: Path) -> None:
    """It was written with the end: result, last views and record are there whatever comes of the rest."""
    config = tmp_path / "langbord.toml"
    config.write_text("[work]\nalbum = 0.001\n")
    house = House(tmp_path, "--config", str(config)).start()
    try:
        table, cookies = asyncio.run(finished(house, "tickets"))
        give_up = time.monotonic() + PATIENCE
        while "too long to be kept as it was seen" not in house.log.read_text():
            assert time.monotonic() < give_up
            time.sleep(0.1)
        with sqlite3.connect(tmp_path / "langbord.sqlite") as database:
            kept = database.execute("SELECT viewer FROM album WHERE table_id = ?", (table,)).fetchall()
        assert kept == [(COVER,)]
        before = asyncio.run(seen(house, table, cookies, histories=False))
        house.stop()
        rewrite(tmp_path, table, "opened", other_rules)
        house.start()
        after = asyncio.run(seen(house, table, cookies, histories=False))
        assert (after.info, after.ending, after.view) == (before.info, before.ending, before.view)
        assert prove(after.record).signed_by == prove(before.record).signed_by != []
        with pytest.raises(ServerRefused) as refused:
            asyncio.run(seen(house, table, cookies))
        assert refused.value.problem.id == "server-frozen-rules"
    finally:
        house.stop()
