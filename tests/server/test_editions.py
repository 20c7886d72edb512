"""Editions that people enter: checked, kept by their digest, played with, replayed, shared between processes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import langbord
from langbord.client import AsyncClient, ServerRefused, play
from langbord.core.game import get_game
from langbord.core.plugins import game_names
from langbord.core.trial import tried
from langbord.server.messages import EditionInfo, Export
from tests.server.house import House
from tests.server.people import fresh_name, full_table, guests
from tests.server.postgres import Cluster
from tests.server.test_people import first_choice, refused


def text_of(game: str) -> str:
    return (get_game(game).folder / "edition.toml").read_text(encoding="utf-8")


def own(title: str = "My box") -> str:
    """Tickets with another title and other scores, so another edition."""
    standard = text_of("tickets")
    lines = [f'title = "{title}"' if line.startswith("title =") else line for line in standard.splitlines()]
    return "\n".join(lines) + "\n"


def test_games_are_played_replayed_and_studied_with_an_own_edition(house: House) -> None:
    async def run() -> None:
        (author,) = await guests(house.url, 1)
        info = await author.enter_edition("tickets", own())
        assert (info.game, info.title) == ("tickets", "My box")
        assert await author.enter_edition("tickets", "# a remark\n" + own()) == info
        listed = await author.ask("GET", "/api/me/editions", list[EditionInfo])
        assert [(one.digest, one.title) for one in listed] == [(info.digest, "My box")]
        shown = await AsyncClient(house.url).edition(info.digest)
        assert shown.text == own()
        printed = await author.ask("GET", f"/api/games/tickets/editions/{info.digest}", dict)
        assert shown.printed == printed
        assert printed["title"] == "My box"
        table, people = await full_table(house.url, "tickets", 2, edition=info.digest)
        assert (table.edition, table.edition_title) == (info.digest, "My box")
        await asyncio.gather(*(play(person, table.id, first_choice) for person in people))
        record = await author.record(table.id)
        assert info.digest in record
        book = get_game("tickets").read_edition(shown.text, "own")
        assert langbord.verify(record, edition=book).over
        with pytest.raises(langbord.BadRecord, match="another edition"):
            langbord.verify(record)
        study = await author.study(record, at=record.count("\n") // 2)
        assert study.edition == info.digest
        assert (await author.history(table.id, views=True)).frames[-1].view["over"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("game = \n", "line 1"),
        ("game = [" + "[" * 5000, "is not TOML"),
        ("n = " + "9" * 5000, "is not TOML"),
        ('game = "landnam"', "'landnam'"),
        (own().replace("format = 1", "format = 7"), "format 7"),
        (own().replace("title =", "titel ="), "titel"),
        (own().replace("carts = 16", "carts = 128"), "material, carts: Expected `int` <= 100"),
    ],
)
def test_bad_editions_are_refused_and_say_where(text: str, place: str, house: House) -> None:
    async def run() -> None:
        (author,) = await guests(house.url, 1)
        with pytest.raises(ServerRefused) as no:
            await author.enter_edition("tickets", text)
        assert (no.value.status, no.value.problem.id) == (422, "server-bad-edition")
        assert place in no.value.problem.args["detail"]

    asyncio.run(run())


def test_what_is_unlikely_is_told_and_kept(house: House) -> None:
    async def run() -> None:
        (author,) = await guests(house.url, 1)
        checked = await author.enter_edition("tickets", own().replace('"dam"], value = 3', '"dam"], value = 30'))
        assert checked.doubts == ["contract 1 is worth 30, but its shortest way has 3 spaces"]
        assert (await author.edition(checked.digest)).title == "My box"

    asyncio.run(run())


def test_what_else_is_refused(house: House) -> None:
    async def run() -> None:
        (author,) = await guests(house.url, 1)
        new = author.new_table
        unknown = (422, "server-no-such-edition")
        assert await refused(lambda: new("tickets", players=2, edition="../../etc/passwd")) == unknown
        digest = (await author.enter_edition("tickets", own("Another box"))).digest
        assert await refused(lambda: new("landnam", players=3, edition=digest)) == unknown
        missing = (404, "server-not-found")
        assert await refused(lambda: author.edition("0" * 64)) == missing
        assert await refused(lambda: author.enter_edition("chess", own())) == missing
        assert (await refused(lambda: author.enter_edition("tickets", "#" * 300_000)))[0] == 400
        stranger = AsyncClient(house.url)
        assert await refused(lambda: stranger.enter_edition("tickets", own())) == (401, "server-who-are-you")

    asyncio.run(run())


def test_an_edition_outlives_its_author(house: House) -> None:
    """His data name it; when he is forgotten it stays, for the games that were played with it."""

    async def run() -> None:
        author = AsyncClient(house.url)
        await author.register(fresh_name("Author"), "correct horse")
        digest = (await author.enter_edition("tickets", own("Left behind"))).digest
        export = await author.ask("GET", "/api/me/export", Export)
        assert [edition.digest for edition in export.editions] == [digest]
        await author.ask("DELETE", "/api/me", object)
        assert (await AsyncClient(house.url).edition(digest)).title == "Left behind"

    asyncio.run(run())


def test_a_restart_and_another_process_know_it(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.new_database()
    one, two = (House(tmp_path / name, "--db", url).start() for name in ("one", "two"))

    async def run() -> None:
        (author,) = await guests(one.url, 1)
        digest = (await author.enter_edition("tickets", own())).digest
        table = await author.new_table("tickets", players=2, bots=["random", "random"], sit=False, edition=digest)
        elsewhere = AsyncClient(two.url)
        assert (await elsewhere.table(table.id)).edition_title == "My box"
        two.kill()
        two.start()
        assert (await elsewhere.edition(digest)).text == own()
        assert (await elsewhere.table(table.id)).edition_title == "My box"

    try:
        asyncio.run(run())
    finally:
        one.stop()
        two.stop()


@pytest.mark.parametrize("game", game_names())
def test_every_games_own_edition_can_be_entered(game: str) -> None:
    assert tried(get_game(game), text_of(game), game).digest == get_game(game).book().digest
