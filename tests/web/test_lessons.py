"""Lessons in a browser: each is played to its end by doing what it asks; one can go astray, come back, and play on."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from langbord.core import gamerecord
from langbord.core.match import replay
from langbord.core.plugins import installed
from langbord.server import matches
from tests.locales.test_locales import messages
from tests.web.conftest import Visitor
from tests.web.table import CHOICE, GAMES, play, speak, violations, wait_for_turn
from tests.web.test_everybody import assert_all_told

Visit = Callable[..., Visitor]
BRIGHT = "[data-test=actions] button:not(:disabled):not(.dim)"
NEXT = "[data-test=lesson-next]"
SPOKEN = {"tickets": "fi", "landnam": "nn", "amsterdam": "nl"}


def course(game: str) -> dict[str, Any]:
    return tomllib.loads((installed(game).folder / "lessons.toml").read_text(encoding="utf-8"))


def prepared(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((installed(game).folder / "lessons.json").read_text(encoding="utf-8"))
    return found


def begin(page: Page, game: str, more: str = "") -> None:
    page.goto(f"/?pace=0{more}")
    page.get_by_test_id(f"learn-{game}").click()
    page.get_by_test_id("learn").click()
    page.wait_for_selector("[data-test=lesson]")


def wait_to_be_elsewhere(page: Page, here: str) -> None:
    page.wait_for_function("here => location.href !== here", arg=here)


def step(page: Page) -> str:
    return page.get_by_test_id("lesson-text").get_attribute("data-step") or ""


def do_as_told(page: Page) -> None:
    """Read on, or do the first thing that is asked for."""
    before = step(page)
    page.wait_for_selector(f"{NEXT}, {BRIGHT}")
    if page.locator(NEXT).count():
        page.locator(NEXT).click()
    else:
        page.locator(BRIGHT).first.click()
        if page.get_by_test_id("cancel").count():  # a group of choices
            page.locator(BRIGHT).first.click()
    expect(page.get_by_test_id("lesson-text")).not_to_have_attribute("data-step", before)


def play_chapter(page: Page, chapter: dict[str, Any]) -> list[str]:
    """What the lesson said."""
    told = []
    for expected in chapter["step"]:
        assert step(page) == expected["id"]
        told.append(page.get_by_test_id("lesson-text").inner_text())
        if "do" not in expected and chapter.get("after", {}).get("over"):
            page.get_by_test_id("close").click()  # the score sheet lies over the page
        do_as_told(page)
    assert step(page) == "done"
    return told


def play_lesson(page: Page, game: str) -> list[str]:
    told: list[str] = []
    chapters = course(game)["chapter"]
    for chapter in chapters:
        told += play_chapter(page, chapter)
        if chapter is not chapters[-1]:
            here = page.url
            page.get_by_test_id("lesson-chapter").click()
            wait_to_be_elsewhere(page, here)
            page.wait_for_selector("[data-test=lesson]")
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(visitors: Visit, game: str) -> None:
    page = visitors().page
    begin(page, game)
    told = play_lesson(page, game)
    assert len(set(told)) == len(told) >= 10
    here = page.url
    page.get_by_test_id("lesson-play").click()  # and now a game of one's own
    wait_to_be_elsewhere(page, here)
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    wait_for_turn(page)
    page.goto(f"/learn/{game}")
    expect(page.locator("main ol .done")).to_have_count(len(course(game)["chapter"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_in_another_language(visitors: Visit, game: str) -> None:
    page = visitors().page
    page.goto("/")
    speak(page, SPOKEN[game])
    begin(page, game)
    texts = installed(game).texts(SPOKEN[game])
    for said in play_chapter(page, course(game)["chapter"][0]):
        assert said in texts


def test_no_sentence_is_written_into_a_lesson(visitors: Visit) -> None:
    page = visitors().page
    begin(page, "landnam", "&brackets")
    do_as_told(page)
    assert_all_told(page.get_by_test_id("lesson").inner_text())


def test_astray_and_back(visitors: Visit) -> None:
    """What the lesson does not ask for is possible; taken back, the lesson goes on where it was left."""
    page = visitors().page
    begin(page, "amsterdam")
    page.goto("/learn/amsterdam?pace=0")
    page.get_by_test_id("chapter-block").click()
    page.wait_for_selector(BRIGHT)
    another_block = "[data-does^='block ']"  # would do as well
    page.locator(f"[data-test=actions] button.dim:not({another_block})").first.click()
    expect(page.get_by_test_id("lesson-text")).to_have_attribute("data-step", "astray")
    page.get_by_test_id("lesson-undo").click()
    expect(page.get_by_test_id("lesson-text")).to_have_attribute("data-step", "block")
    do_as_told(page)
    assert step(page) == "store"
    page.reload()  # how far one is stays in the browser
    expect(page.get_by_test_id("lesson-text")).to_have_attribute("data-step", "store")
    page.locator("[data-test=actions] button.dim").first.click()
    expect(page.get_by_test_id("lesson-text")).to_have_attribute("data-step", "astray")
    here = page.url
    page.get_by_test_id("lesson-again").click()
    wait_to_be_elsewhere(page, here)
    expect(page.get_by_test_id("lesson-text")).to_have_attribute("data-step", "block")


@pytest.mark.parametrize("game", GAMES)
def test_one_can_leave_and_play_on(visitors: Visit, game: str) -> None:
    page = visitors().page
    begin(page, game)
    do_as_told(page)
    page.get_by_test_id("lesson-leave").click()
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    expect(page.locator("[data-test=actions] .dim")).to_have_count(0)
    play(page, 8)
    page.reload()
    wait_for_turn(page)
    expect(page.get_by_test_id("lesson")).to_have_count(0)


def test_by_keys_alone(visitors: Visit) -> None:
    """Steps are read by Tab and Enter, what is asked for stands first in the list, and all of it is said aloud."""
    page = visitors().page
    begin(page, "tickets")
    expect(page.get_by_test_id("lesson-text")).to_have_attribute("role", "status")
    page.locator(NEXT).focus()
    page.keyboard.press("Enter")
    for expected in ("keep", "draw", "pile"):
        expect(page.get_by_test_id("lesson-text")).to_have_attribute("data-step", expected)
        page.wait_for_selector(BRIGHT)
        page.keyboard.press("1")
    expect(page.get_by_test_id("lesson-text")).to_have_attribute("data-step", "done")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_nothing_against_a_lesson(visitors: Visit, theme: str) -> None:
    page = visitors(color_scheme=theme).page
    begin(page, "landnam")
    page.wait_for_selector(CHOICE)
    assert not violations(page)
    page.locator(NEXT).click()
    page.wait_for_selector("[data-test=actions] .dim")
    assert not violations(page)
    page.goto("/learn/landnam")
    page.wait_for_selector("[data-test=learn]")
    assert not violations(page)


def test_a_lesson_on_a_telephone(visitors: Visit) -> None:
    page = visitors(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).page
    begin(page, "tickets")
    play_chapter(page, course("tickets")["chapter"][0])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_is_told_of_an_action_does_not_lie_over_it(visitors: Visit) -> None:
    """It came under the finger between pointing and pressing, and the press was lost."""
    page = visitors(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).page
    begin(page, "tickets")
    while step(page) != "keep":
        do_as_told(page)
    choice = page.locator(BRIGHT).first
    choice.hover()
    told = page.get_by_test_id("explained")
    expect(told).to_be_visible()
    own, over = choice.bounding_box(), told.bounding_box()
    assert own is not None
    assert over is not None
    assert over["y"] + over["height"] <= own["y"] or over["y"] >= own["y"] + own["height"]


# --- the data -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_begins_at_a_moment_that_fits(game: str) -> None:
    """The record follows the rules and the present edition, and what is asked for first is possible."""
    lesson = prepared(game)
    record = "\n".join(lesson["record"])
    for chapter in course(game)["chapter"]:
        _, text = matches.cut(record, lesson["moments"][chapter["id"]])
        match = replay(gamerecord.parse(text))
        asked = next(one["do"] for one in chapter["step"] if "do" in one)
        legal = [match.text(lesson["seat"], action) for action in match.legal_numbers(lesson["seat"])]
        assert any(re.fullmatch(asked, action) for action in legal), chapter["id"]


def test_every_step_has_its_text_and_every_text_its_step() -> None:
    told = {name for game in GAMES for name in messages("en", game) if name.startswith(f"{game}-lesson-")}
    steps = {
        f"{game}-lesson-{name}"
        for game in GAMES
        for chapter in course(game)["chapter"]
        for name in (f"chapter-{chapter['id']}", *(one["id"] for one in chapter["step"]))
    }
    assert told == steps
