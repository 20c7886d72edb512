"""A real server with the built client, and a real browser before it."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright import sync_api as playwright

import langbord
from langbord.client import AsyncClient, Moment, play
from tests.patience import PATIENCE
from tests.server.house import House

CHROMIUM = os.environ.get("LANGBORD_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
# The same pages without the windows round them: a visitor costs half as much
SHELL = os.environ.get("LANGBORD_CHROMIUM") or shutil.which("chromium-headless-shell") or CHROMIUM
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
STATIC = Path(langbord.__file__).parent / "server" / "static"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    running = House(tmp_path_factory.mktemp("web")).start()
    yield running.url
    running.stop()


class RatedGame(NamedTuple):
    """A game of two people with accounts, and its review."""

    table: str
    winner: str
    loser: str


async def play_rated_game(url: str) -> RatedGame:
    names, rng = ["Ada", "Bo"], random.Random(1)
    people = [AsyncClient(url) for _ in names]
    for person, name in zip(people, names, strict=True):
        await person.register(name, "correct horse")
    table = await people[0].new_table("tickets", players=2, listed=False)
    await people[1].sit(table.id)
    await people[0].start(table.id)

    def choose(moment: Moment) -> str:
        return rng.choice(moment.choices).action

    (ending, _) = await asyncio.gather(*(play(person, table.id, choose) for person in people))
    assert ending is not None
    while (await people[0].review(table.id)).state == "working":
        await asyncio.sleep(1)
    by_place = sorted(names, key=lambda name: ending.places[names.index(name)])
    return RatedGame(table.id, *by_place)


@pytest.fixture(scope="session")
def rated_game(address: str) -> Iterator[Future[RatedGame]]:
    with ThreadPoolExecutor(1) as beside:
        yield beside.submit(asyncio.run, asyncio.wait_for(play_rated_game(address), 4 * PATIENCE))


@pytest.fixture(scope="session", autouse=True)
def begin_early(request: pytest.FixtureRequest) -> None:
    """What some test will ask for is begun with the first of all: it takes a minute to think a game through."""
    if any("rated_game" in getattr(item, "fixturenames", ()) for item in request.session.items):
        request.getfixturevalue("rated_game")


@pytest.fixture(scope="session")
def browsers() -> Iterator[playwright.Playwright]:
    assert (STATIC / "index.html").is_file(), "the client is not built: run `npm run build` in web/"
    with playwright.sync_playwright() as started:
        started.selectors.set_test_id_attribute("data-test")
        playwright.expect.set_options(timeout=PATIENCE * 1000)
        yield started


@contextmanager
def launched(browsers: playwright.Playwright, program: str | None) -> Iterator[playwright.Browser]:
    assert program is not None, "these tests need a browser: install the package `chromium`"
    browser = browsers.chromium.launch(executable_path=program, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def chromium(browsers: playwright.Playwright) -> Iterator[playwright.Browser]:
    with launched(browsers, SHELL) as browser:
        yield browser


@pytest.fixture
def whole_chromium(browsers: playwright.Playwright) -> Iterator[playwright.Browser]:
    """For what the shell lacks: messages that are pushed while no page is open."""
    with launched(browsers, CHROMIUM) as browser:
        yield browser


class Visitor:
    """Somebody with a browser of his own; whatever his page complains about fails the test."""

    def __init__(self, browser: playwright.Browser, address: str, **settings: object) -> None:
        usual = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", "reduced_motion": "reduce"}
        self.context = browser.new_context(base_url=address, **{**usual, **settings})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def close(self) -> None:
        self.context.close()
        assert not self.complaints
        assert len(self.hosts) <= 1, "the page asked another host"


@pytest.fixture
def visitors(chromium: playwright.Browser, address: str) -> Iterator[object]:
    """Makes visitors, and shows them out."""
    there: list[Visitor] = []

    def visit(**settings: object) -> Visitor:
        there.append(Visitor(chromium, address, **settings))
        return there[-1]

    yield visit
    for visitor in there:
        visitor.close()
