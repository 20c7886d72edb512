"""After a game and before the next: what was not looked at, rematches, profiles, blocks, the lobby."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from langbord.client import AsyncClient, Moment, play
from langbord.server.meeting.messages import RatingPoint
from tests.server.house import House
from tests.server.people import fresh_name
from tests.server.test_notices import SLOW
from tests.web.conftest import Visitor
from tests.web.table import violations
from tests.web.test_days import aside

PASSWORD = "correct horse"
GAMES = 2  # a curve needs two points


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("meeting")).start()
    House.started.remove(running)  # it outlives the first test
    yield running
    running.stop()
    assert not running.failures(), running.failures()


async def two_who_played(url: str, names: list[str]) -> list[str]:
    """The finished games of two people, which have been rated."""
    people = [AsyncClient(url) for _ in names]
    for person, name in zip(people, names, strict=True):
        await person.register(name, PASSWORD)
    rng, tables = random.Random(1), []

    def choose(moment: Moment) -> str:
        return rng.choice(moment.choices).action

    for _ in range(GAMES):
        table = await people[0].new_table("tickets", players=2)
        await people[1].sit(table.id)
        await people[0].start(table.id)
        await asyncio.gather(*(play(person, table.id, choose) for person in people))
        tables.append(table.id)
    while len(await people[0].ask("GET", f"/api/people/{names[0]}/curve", list[RatingPoint])) < GAMES:
        await asyncio.sleep(0.1)
    for person in people:
        await person.close()
    return tables


def log_in(page: Page, name: str) -> None:
    page.goto("/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_after_a_game_and_before_the_next(chromium: Browser, house: House) -> None:
    names = [fresh_name("Ada"), fresh_name("Bo")]
    first, second = aside(two_who_played(house.url, names))
    ada, bo = (Visitor(chromium, house.url) for _ in names)
    for visitor, name in zip((ada, bo), names, strict=True):
        log_in(visitor.page, name)

    # finished games stand on the start page until one has looked at them
    ada.page.goto("/")
    expect(ada.page.get_by_test_id("unseen")).to_have_count(GAMES)
    ada.page.goto(f"/table/{first}")
    ada.page.get_by_test_id("close").click()  # the score sheet
    # a rematch is offered to who still looks, and taken with one click
    bo.page.goto(f"/table/{first}")
    bo.page.get_by_test_id("rematch").last.click()
    bo.page.get_by_test_id("facts").wait_for()
    ada.page.get_by_test_id("take-rematch").click()
    ada.page.get_by_test_id("facts").wait_for()
    assert ada.page.url == bo.page.url
    bo.page.get_by_label("Say something").fill("Once more")
    bo.page.get_by_role("button", name="Send").click()
    said = ada.page.get_by_test_id("chat")
    expect(said).to_contain_text("Once more")
    # who is muted stays so
    said.get_by_test_id("mute").click()
    expect(said).not_to_contain_text("Once more")
    ada.page.reload()
    expect(said.get_by_test_id("mute")).to_contain_text(names[1])
    expect(said).not_to_contain_text("Once more")
    said.get_by_test_id("mute").click()
    expect(said).to_contain_text("Once more")

    # a seat is kept for who has gone
    bo.page.goto(f"/table/{second}")
    ada.page.goto("/")
    expect(ada.page.get_by_test_id("unseen")).to_have_count(GAMES - 1)
    bo.page.get_by_test_id("rematch").last.click()
    bo.page.get_by_test_id("facts").wait_for()
    ada.page.reload()
    ada.page.get_by_test_id("invitation").first.get_by_role("link").click()
    ada.page.get_by_test_id("take-kept").click()
    expect(ada.page.get_by_test_id("take-kept")).to_have_count(0)
    expect(bo.page).to_have_title(re.compile("● The table is full"))

    # the profile, by game and by opponent
    ada.page.goto(f"/player/{names[1]}")
    expect(ada.page.get_by_test_id("curve").locator("polyline, path").first).to_be_visible()
    results = ada.page.get_by_test_id("results")
    expect(results.get_by_role("row").nth(1)).to_contain_text(names[0])
    expect(results.get_by_role("row").nth(1).get_by_role("cell").first).to_have_text(str(GAMES))
    ada.page.get_by_test_id("profile-game").select_option("tickets")
    expect(results).to_be_visible()
    ada.page.get_by_test_id("profile-opponent").select_option(names[0])
    expect(ada.page.get_by_test_id("past-game")).to_have_count(GAMES)
    ada.page.get_by_test_id("profile-game").select_option("")
    expect(ada.page.get_by_test_id("profile-opponent")).to_have_value(names[0])
    expect(ada.page.get_by_test_id("past-game")).to_have_count(GAMES)
    assert violations(ada.page) == []

    # who is blocked may sit down no more, until he is not
    ada.page.get_by_test_id("block").click()
    ada.page.goto("/account")
    expect(ada.page.get_by_test_id("blocked")).to_contain_text(names[1])
    assert violations(ada.page) == []
    ada.page.get_by_test_id("unblock").click()
    expect(ada.page.get_by_test_id("blocked")).to_have_count(0)
    for visitor in (ada, bo):
        visitor.close()


async def open_tables(url: str) -> None:
    """One table for each thing that one may look for."""
    host = AsyncClient(url)
    await host.register(fresh_name("Host"), PASSWORD)
    wishes: list[dict[str, Any]] = [
        {"game": "tickets", "players": 2, "seek": {"beginners": True, "language": "nb"}},
        {"game": "tickets", "players": 3, "clock": SLOW, "seek": {"lowest": 9000, "language": "fi"}},
        {"game": "amsterdam", "players": 2, "bots": [None, "random"], "start": True},
    ]
    for wish in wishes:
        await host.new_table(wish.pop("game"), **wish)
    await host.close()


def test_the_lobby_shows_what_one_looks_for(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    house = House(tmp_path_factory.mktemp("lobby")).start()
    aside(open_tables(house.url))
    visitor = Visitor(chromium, house.url)
    page = visitor.page
    page.goto("/")
    tables = page.get_by_test_id("lobby-table")
    expect(tables).to_have_count(3)
    page.get_by_test_id("filters").click()
    chosen = [("game", "tickets", 2), ("pace", "slow", 1), ("language", "nb", 2), ("players", "3", 1)]
    for name, value, count in chosen:
        page.get_by_test_id(f"filter-{name}").select_option(value)
        expect(tables).to_have_count(count)
        page.get_by_test_id(f"filter-{name}").select_option(index=0)
        expect(tables).to_have_count(3)
    for name, count in (("rating", 2), ("seats", 2), ("beginners", 1)):
        page.get_by_test_id(f"filter-{name}").check()
        expect(tables).to_have_count(count)
        page.get_by_test_id(f"filter-{name}").uncheck()
        expect(tables).to_have_count(3)
    assert violations(page) == []
    visitor.close()
    house.stop()
