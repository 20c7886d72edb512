"""Pictures of boards, drawn without a browser: of a moment, and of a whole game; they show what anybody may see."""

from __future__ import annotations

import asyncio
import io
import random
import re

import httpx
import msgspec
import pytest
from PIL import Image

from langbord.client import AsyncClient, Moment, play
from langbord.core.plugins import game_names
from langbord.locales import LANGUAGES
from langbord.server import entries, render
from langbord.server.pictures import FILM, SCENES, STILL, Scene, Wanted, drawn, painted, rasterised, spread, still
from langbord.server.table import Table
from langbord.server.tasks import LogText
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.tables import started_table
from tests.server.test_notices import SITE, mails, post_office

__all__ = ["mails", "post_office"]  # fixtures
GAMES = game_names()[:3]
PLAYERS = 3


def played(game: str, steps: int) -> Table:
    table, rng = started_table(game, players=PLAYERS), random.Random(4)
    for _ in range(steps):
        seat = table.awaited[0]
        table.act(seat, rng.choice(sorted(table.choices(seat))), table.sequence, None, 0)
    return table


def words_of(view: object) -> set[str]:
    return set(re.findall(r'"([a-z0-9][a-z0-9_ -]{2,})"', msgspec.json.encode(view).decode()))


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_drawn_whole_in_every_language(game: str) -> None:
    """No variable, message or number is left open, and the things of a game change what is seen."""
    early, late = (
        Scene(table.book, render.view(table, None), PLAYERS) for table in (played(game, 0), played(game, 60))
    )
    for language in LANGUAGES:
        for layer, svg in drawn(late, language, STILL).items():
            styles, things = svg.split("</style>")
            assert "var(" not in styles
            left_open = re.search(r"var\(|undefined|NaN|color-mix|translate\([^)]*px|>[a-z]+-[a-z-]+<", things)
            assert left_open is None, (language, layer, left_open)
    first, then = painted(early, "en", STILL), painted(late, "en", STILL)
    assert first.size == STILL
    assert len(set(first.resize((60, 31)).getdata())) > 50  # more than a plain ground
    assert first.tobytes() != then.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_drawn(game: str) -> None:
    """What only those at the table know is in no picture; who looks makes no difference to it."""
    table = played(game, 60)
    seen = render.view(table, None)
    svg = "".join(drawn(Scene(table.book, seen, PLAYERS), "en", STILL).values())
    hidden = set()
    for seat in range(PLAYERS):
        hidden |= words_of(render.view(table, seat)) - words_of(seen)
    told = " ".join(re.findall(r">([^<>{}]+)<", svg) + re.findall(r'data-[a-z]+="([^"]*)"', svg))
    assert [word for word in hidden if re.search(rf"\b{re.escape(word)}\b", told)] == []
    assert not any(chair.name in svg for chair in table.chairs)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_hidden_the_same_is_drawn_and_embedded(game: str) -> None:
    """Hidden things are dealt anew: no number of theirs stands in a picture, a scene of a film or a board's frames."""
    table, differ = played(game, 0), 0
    assert table.match is not None
    rng = random.Random(7)
    for step in range(60):
        seat = table.awaited[0]
        table.act(seat, rng.choice(sorted(table.choices(seat))), table.sequence, None, 0)
        if step % 12 or not table.awaited:
            continue
        shown, state = as_anybody_sees(table), table.match.state
        for viewer in range(PLAYERS):
            table.match.state = state.copy()
            table.match.game.plain.redeal(table.match.state, table.book.table, viewer, [rng.getrandbits(32)] * 4)
            differ += table.match.state != state
            assert as_anybody_sees(table) == shown
        table.match.state = state
    assert differ or game == "amsterdam", "nothing was hidden"  # there nothing is, without orders


def as_anybody_sees(table: Table) -> list[bytes]:
    """What a spectator is sent, and what is drawn for him of a moment and in a film."""
    around = {"present": [], "watching": 0, "chat": []}
    frame = msgspec.json.encode(render.snapshot(table, None, 0, **around))
    scene = Scene(table.book, render.view(table, None), PLAYERS)
    return [frame, *("".join(drawn(scene, "en", size).values()).encode() for size in (STILL, FILM))]


def test_what_lies_still_is_painted_once() -> None:
    table = played("tickets", 0)
    rasterised.cache_clear()
    for _ in range(3):
        painted(Scene(table.book, render.view(table, None), PLAYERS), "en", FILM)
    assert rasterised.cache_info().misses == 1


def test_only_what_is_drawn_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture of one moment needs one view, whatever else was played; a film as many as it has scenes."""
    table = played("tickets", 60)
    log = LogText(table.id, [entries.encode(entry) for entry in table.pending], table.book)
    looked: list[int] = []
    seen = render.view

    def look(table: Table, seat: int | None) -> object:
        looked.append(table.sequence)
        return seen(table, seat)

    monkeypatch.setattr(render, "view", look)
    last, begun = len(log.bodies), len(log.bodies) - 60
    for moment, expected in ((None, last), (0, begun), (30, begun + 30), (1000, last)):
        looked.clear()
        assert still(log, Wanted("t", moment, "en"))
        assert looked == [expected]
    assert [len(spread(last)) for last in (0, 5, 500)] == [1, 6, SCENES]
    assert (spread(5), spread(500)[0], spread(500)[-1]) == ([0, 1, 2, 3, 4, 5], 0, 500)


def test_links_have_pictures_and_ended_games_films(post_office: House) -> None:
    async def finished() -> tuple[str, str, bytes]:
        people, rng = [AsyncClient(post_office.url) for _ in range(2)], random.Random(2)
        for number, person in enumerate(people):
            await person.guest(f"Player {number}")
        waiting = await people[0].new_table("tickets", players=2, listed=False)
        table = await people[0].new_table("tickets", players=2, listed=False)
        await people[1].sit(table.id)
        await people[0].start(table.id)

        def choose(moment: Moment) -> str:
            return rng.choice(moment.choices).action

        assert httpx.get(f"{post_office.url}/api/tables/{table.id}/film").status_code == 404  # it goes on
        ahead = look(post_office, f"{table.id}/picture?language=nl&moment=30").tobytes()
        await asyncio.gather(*(play(person, table.id, choose) for person in people))
        return waiting.id, table.id, ahead

    waiting, table, ahead = asyncio.run(finished())
    page = httpx.get(f"{post_office.url}/table/{table}?moment=3", headers={"accept-language": "nl"}).text
    link = re.search(r'og:image" content="([^"]*)"', page)
    assert link is not None
    assert link[1] == f"{SITE}/api/tables/{table}/picture?language=nl&amp;moment=3"
    assert f"{SITE}/icon-512.png" in httpx.get(f"{post_office.url}/table/{waiting}").text
    first = look(post_office, f"{table}/picture?language=nl&moment=3")
    assert first.format == "JPEG"
    assert first.size == STILL
    assert look(post_office, f"{table}/picture?language=nl&moment=30").tobytes() != ahead  # it had not come yet
    assert look(post_office, f"{table}/picture").tobytes() != first.tobytes()
    film = look(post_office, f"{table}/film")
    assert (film.format, film.size) == ("WEBP", FILM)
    assert 10 < getattr(film, "n_frames", 1) <= SCENES
    for wrong in (f"{waiting}/picture", f"{waiting}/film", "nothing/picture"):
        assert httpx.get(f"{post_office.url}/api/tables/{wrong}").status_code == 404
    assert httpx.get(f"{post_office.url}/api/tables/{table}/picture?language=xx").status_code == 400


def look(house: House, path: str) -> Image.Image:
    answer = httpx.get(f"{house.url}/api/tables/{path}", timeout=4 * PATIENCE)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-security-policy"]
    return Image.open(io.BytesIO(answer.content))
