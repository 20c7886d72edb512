"""For everybody: six languages, ears, keyboards, telephones, eyes without colours; and the pictures of the README."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from langbord.core.game import get_game
from langbord.locales import LANGUAGES
from tests.web.conftest import Visitor
from tests.web.table import (
    GAMES,
    LONG_NAME,
    assert_fine_by_day_and_night,
    join,
    picture,
    play,
    sit_down,
    speak,
    violations,
    wait_for_turn,
)

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
OWN_PAGES = ("/", "/settings", "/account", "/new/tickets", "/best/landnam", "/editions/landnam", "/learn/tickets")
PAGES = (*OWN_PAGES, "/new/landnam")  # and the rules: test_rules.py


@pytest.mark.parametrize("path", PAGES)
def test_axe_has_nothing_against_a_page(visitors: Visit, path: str) -> None:
    page = visitors(color_scheme="light").page
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert_fine_by_day_and_night(page)


@pytest.mark.parametrize("path", ["/leaderboard", "/new", "/settings/more"])
def test_an_address_that_leads_nowhere_says_so(visitors: Visit, path: str) -> None:
    page = visitors().page
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    assert not violations(page)
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_axe_has_nothing_against_a_board(visitors: Visit, game: str) -> None:
    """By day and by night; and the pictures are taken."""
    page = visitors(color_scheme="light").page
    join(page, game)
    page.mouse.move(5, 5)
    assert_fine_by_day_and_night(page, game)
    page.get_by_test_id("text").click()
    assert len(page.locator("dialog li").all_inner_texts()) > 10
    assert not violations(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_position_without_scrolling(visitors: Visit, game: str) -> None:
    page = visitors().page
    join(page, game)
    play(page, 3)
    wait_for_turn(page)
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(size) == [1366, 768]
    box = page.locator(".board svg:not(.ground)").bounding_box()
    assert box is not None
    assert box["height"] > 650
    assert page.locator(".board").evaluate("board => board.scrollHeight <= board.clientHeight + 1")


@pytest.mark.parametrize("game", GAMES)
def test_a_telephone(visitors: Visit, game: str) -> None:
    """Nothing is wider than the screen, and a game goes on by touch."""
    page = visitors(**PHONE).page
    page.goto("/?pace=0")
    page.get_by_test_id(f"play-{game}").tap()
    page.wait_for_selector(".board svg")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    picture(page, f"{game}-phone")
    page.get_by_test_id("tab-play").tap()
    play(page, 8)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(page)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_in_mid_game(visitors: Visit, game: str) -> None:
    page = visitors().page
    join(page, game, 0.3)
    play(page, 3)
    told = set()
    for language in LANGUAGES:
        speak(page, language)
        wait_for_turn(page)
        text = page.locator("body").inner_text()
        assert not re.search(r"\b(web|core|server|tickets|landnam|amsterdam)-[a-z]+-?[a-z]*\b(?!\.)", text), language
        assert not re.search(r"[{}]|\$[a-z]|@[a-z]|#\d", text), language
        told.add(page.get_by_test_id("log").inner_text())
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("path", OWN_PAGES)
def test_no_sentence_is_written_into_the_page(visitors: Visit, path: str) -> None:
    """With every told text in brackets, no letter stands outside them but the names of languages and of Langbord."""
    page = visitors().page
    page.goto(f"{path}?brackets")
    page.wait_for_load_state("networkidle")
    assert_all_told(page.locator("body").inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_written_into_a_table(visitors: Visit, game: str) -> None:
    page = visitors().page
    page.goto("/?pace=0&brackets")
    page.get_by_test_id(f"play-{game}").click()
    play(page, 4)
    assert_all_told(page.locator("aside").inner_text())


def assert_all_told(text: str) -> None:
    while "⟧" in text:  # told texts stand in told texts, however deep
        before, text = text, re.sub(r"⟦[^⟦⟧]*⟧", "", text)
        assert text != before, "a bracket stands alone"
    places = [place.name for place in get_game("tickets").book().printed.place]
    for name in (
        "Langbord",
        "Guest",
        LONG_NAME,
        *LANGUAGES.values(),
        *places,
    ):  # and people's names, who sit in the lobby
        text = text.replace(name, "")
    assert not re.findall(r"[A-Za-zæøåäö]{3,}", text)


def test_without_colours(visitors: Visit) -> None:
    page = visitors().page
    page.goto("/settings")
    page.get_by_label("Show everything in grey").check()
    join(page, "tickets")
    expect(page.locator("html")).to_have_attribute("data-grey", "true")
    picture(page, "tickets-grey")


def test_the_start_page(visitors: Visit) -> None:
    page = visitors().page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    picture(page, "start")
    page.get_by_test_id("theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_what_happens_is_told_to_ears(visitors: Visit) -> None:
    page = visitors().page
    sit_down(page, "tickets")
    play(page, 3)
    expect(page.get_by_test_id("news")).not_to_be_empty()


def test_the_first_load_is_light(visitors: Visit) -> None:
    """The scripts of the start page, compressed."""
    page = visitors(service_workers="block").page
    scripts: list[bytes] = []
    page.on("response", lambda answer: scripts.append(answer.body()) if answer.url.endswith(".js") else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(len(gzip.compress(script)) for script in scripts) < 150_000
