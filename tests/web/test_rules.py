"""The pages of rules: every number is an anchor, in every language; links, search, cards, drawings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tools.rules import rules_of

from langbord.core.plugins import installed
from langbord.locales import LANGUAGES
from tests.web.conftest import Visitor
from tests.web.table import GAMES, assert_fine_by_day_and_night, speak

Visit = Callable[..., Visitor]
DRAWINGS = {"tickets": 3, "landnam": 4, "amsterdam": 4}
CARDS = {"tickets": 7 + 24, "landnam": 14, "amsterdam": 132}
SOME_RULE = {"tickets": "TR17", "landnam": "LN40", "amsterdam": "AM36"}


def open_rules(page: Page, game: str, anchor: str = "") -> None:
    page.goto(f"/rules/{game}{anchor}")
    page.wait_for_selector("[data-test=rules] figure")


def numbers(game: str) -> list[str]:
    return rules_of(installed(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_an_anchor_in_every_language(visitors: Visit, game: str) -> None:
    """The language is changed on the page; its drawings speak it, too."""
    page, captions = visitors().page, set[str]()
    open_rules(page, game)
    for language in LANGUAGES:
        speak(page, language)
        expect(page.get_by_test_id("rules")).to_have_attribute("lang", language)
        captions.add(page.locator("figcaption").first.inner_text())
        anchors = page.locator("[data-test=rules] [id]").evaluate_all("all => all.map(one => one.id)")
        assert len(anchors) == len(set(anchors)), language
        assert not set(numbers(game)) - set(anchors), language
        links = page.locator("[data-test=rules] a").evaluate_all("all => all.map(one => decodeURIComponent(one.hash))")
        assert {link.removeprefix("#") for link in links} <= set(anchors), language
        assert len(links) > len(numbers(game)), language  # rules name each other
    assert len(captions) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_drawings_and_cards(visitors: Visit, game: str) -> None:
    page = visitors().page
    open_rules(page, game)
    expect(page.locator("figure svg")).to_have_count(DRAWINGS[game])
    cards = page.locator("[data-test=cards] li")
    expect(cards).to_have_count(CARDS[game])
    anchor = cards.last.get_attribute("id")
    open_rules(page, game, f"#{anchor}")
    page.reload()
    expect(page.locator(f"[id='{anchor}']")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_a_link_leads_to_a_rule(visitors: Visit, game: str) -> None:
    page = visitors().page
    open_rules(page, game, f"#{SOME_RULE[game]}")
    rule = page.locator(f"[id='{SOME_RULE[game]}']")
    expect(rule).to_be_in_viewport()
    page.locator("nav.contents a").last.click()
    expect(rule).not_to_be_in_viewport()
    page.go_back()
    expect(rule).to_be_in_viewport()


def test_search(visitors: Visit) -> None:
    page = visitors().page
    open_rules(page, "landnam")
    page.get_by_test_id("search").fill("FAMINE")
    expect(page.locator("[data-test=cards] li")).to_have_count(1)
    rules = page.locator("[data-test=rules] li.numbered, [data-test=rules] tbody tr")
    assert 3 < rules.count() < 30
    assert all("famine" in text.lower() for text in rules.all_inner_texts())
    page.get_by_test_id("search").fill("xyzzy")
    expect(page.locator("main [role=status]")).to_have_text("Nothing found.")
    page.get_by_test_id("search").fill("")
    expect(page.locator("[data-test=cards] li")).to_have_count(CARDS["landnam"])


@pytest.mark.parametrize("game", GAMES)
def test_axe_has_nothing_against_the_rules(visitors: Visit, game: str) -> None:
    page = visitors(color_scheme="light").page
    open_rules(page, game)
    page.get_by_test_id("cards").locator("summary").click()
    assert_fine_by_day_and_night(page)


@pytest.mark.parametrize("game", GAMES)
def test_rules_on_a_telephone(visitors: Visit, game: str) -> None:
    page = visitors(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).page
    open_rules(page, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
