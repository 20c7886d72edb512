"""A game that somebody else wrote, in a browser: on the board that it brings, and without one on the plain board."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright import sync_api as playwright
from playwright.sync_api import Page, expect

from tests.plugins.site import Site
from tests.server.house import House
from tests.web.conftest import Visitor
from tests.web.table import (
    CHOICE,
    OVER,
    answered,
    choose,
    click_one,
    is_over,
    sit_down,
    speak,
    violations,
    wait_for_turn,
)

GAME = Path(__file__).parents[1] / "plugins" / "pebbles"
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the game as `pebbles`, with its board, and as `marbles`, with one that does not work."""
    site = Site(tmp_path_factory.mktemp("site"))
    for name in ("pebbles", "plain_pebbles", "marbles"):
        shutil.copytree(GAME, site.folder / name)
        for path in (site.folder / name).rglob("*.*"):
            if path.suffix in (".py", ".toml", ".ftl", ".js"):
                path.write_text(path.read_text(encoding="utf-8").replace("pebbles-", f"{name}-"), encoding="utf-8")
        edition = site.folder / name / "edition.toml"
        edition.write_text(edition.read_text(encoding="utf-8").replace('"pebbles"', f'"{name}"'), encoding="utf-8")
        site.install(f"box-of-{name}", **{name: name})
    (site.folder / "plain_pebbles" / "board.js").unlink()
    (site.folder / "marbles" / "board.js").write_text("export function mount() { throw new Error('not today'); }")
    site.install_project("liars_dice")
    house = House(tmp_path_factory.mktemp("data"), PYTHONPATH=str(site.folder)).start()
    yield house.url
    house.stop()


@pytest.fixture
def visit(chromium: playwright.Browser, pebbles: str) -> Iterator[Visit]:
    there: list[Visitor] = []

    def come(**settings: object) -> Visitor:
        there.append(Visitor(chromium, pebbles, **settings))
        return there[-1]

    yield come
    for visitor in there:
        visitor.close()


def play_on(page: Page, click: Callable[[random.Random], None], clicks: int = 60) -> None:
    source = random.Random(2)
    for _ in range(clicks):
        wait_for_turn(page)
        if is_over(page):
            break
        click(source)
    expect(page.locator(OVER).first).to_be_visible()


def test_a_game_of_somebody_else_stands_on_the_start_page(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    card = page.get_by_role("listitem").filter(has_text="Three heaps on a beach.").first
    expect(card).to_contain_text("Pebbles")
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)  # it has no lesson
    speak(page, "nl")
    expect(page.get_by_role("main")).to_contain_text("Kiezels")
    assert not violations(page)


def test_it_is_played_on_the_board_that_it_brings(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "pebbles")
    board = page.get_by_test_id("foreign")
    expect(board.locator("img")).to_have_js_property("naturalWidth", 40)
    expect(board.get_by_role("button")).to_have_text(["left: 4", "middle: 4", "right: 4"])

    def click(source: random.Random) -> None:
        heaps = board.locator("button:enabled")
        heaps.first.wait_for()
        with answered(page):
            heaps.nth(source.randrange(heaps.count())).evaluate("button => button.click()")
        click_one(page, "[data-test=asked] button")

    play_on(page, click)
    expect(page.locator(OVER).first).to_contain_text("The last pebble")


def test_without_a_board_it_is_played_on_the_plain_one(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "plain_pebbles")
    board = page.get_by_test_id("plain")
    expect(board.locator("dl")).to_contain_text("Heaps")
    expect(board.locator(".chip")).to_have_text(["left ×4", "middle ×4", "right ×4"])
    expect(board.get_by_role("heading")).to_have_text("Players")
    expect(board.get_by_role("columnheader")).to_have_text(["Pebbles", "Passed"])
    expect(board.get_by_role("rowheader")).to_have_count(2)
    expect(page.get_by_test_id("actions").get_by_role("heading")).to_have_text(["Passing", "Taking"])
    assert not violations(page)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_contain_text("Heaps: left ×4, middle ×4, right ×4")
    page.keyboard.press("Escape")

    def press(source: random.Random) -> None:
        with answered(page):
            page.keyboard.press("2" if page.locator(CHOICE).count() > 1 else "1")

    play_on(page, press)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_plain_board_on_a_telephone(visit: Visit, theme: str) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "color_scheme": theme}
    page = visit(**phone).page
    sit_down(page, "plain_pebbles")
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_board_that_does_not_work_leaves_the_plain_one(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "marbles")
    expect(page.get_by_test_id("plain")).to_contain_text("Heaps")


def test_the_example_is_played_to_its_end(visit: Visit) -> None:
    """Liar's dice, whose folder has no board: hidden dice, bids, and who is out."""
    page = visit().page
    sit_down(page, "liars_dice")
    board = page.get_by_test_id("plain")
    expect(board.get_by_role("columnheader")).to_have_text(["Dice left", "Outlived", "Your dice", "Shown last"])
    expect(board.get_by_role("rowheader")).to_have_count(4)
    expect(page.get_by_test_id("actions").get_by_role("button").first).to_contain_text("At least")
    assert not violations(page)
    play_on(page, lambda source: choose(page, source), clicks=600)


def test_its_rules_can_be_read(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/pebbles")
    expect(page.locator("[id='PB2']")).to_contain_text("the last pebble of all")
    page.goto("/new/pebbles")
    page.get_by_test_id("open").click()
    expect(page.get_by_role("heading", level=2)).to_be_visible()
