"""Talking by acts of the game: an offer, its answer and a counter-offer between people, and a case before the court."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.table import CHOICE, picture, study, violations
from tests.web.test_glass import PHONE, SMALL

Visit = Callable[..., Visitor]
GOLDEN = Path(__file__).resolve().parents[1] / "landnam" / "golden"
TOP = """one => {
  const { left, right, bottom } = one.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, bottom - 3) === one;
}"""
STEP_IN = "You may step in now"


def three_at_a_table(visitors: Visit) -> list[Page]:
    """Three people in their first turn, who may trade: the active player and two others; two on telephones."""
    pages = [visitors(**PHONE).page, visitors(**PHONE).page, visitors().page]
    pages[0].goto("/new/landnam")
    pages[0].get_by_label("Players").first.select_option("3")
    pages[0].get_by_test_id("open").click()
    pages[0].wait_for_url("**/table/*")
    for page in pages[1:]:
        page.goto(pages[0].url)
        page.get_by_test_id("sit").first.click()
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.wait_for_selector(".board svg")
    while not (begins := [page for page in pages if page.locator(CHOICE).count()]):
        pages[0].wait_for_timeout(100)
    active = begins[0]
    stay = active.locator("[data-test=actions] [data-does=stay]")
    stay.evaluate("button => button.click()")
    expect(active.get_by_test_id("trays")).to_be_visible()
    return [active, *(page for page in pages if page is not active)]


def held(page: Page) -> list[int]:
    """How many cards of each kind."""
    return [int(text) for text in page.locator("[data-part=hand] .kind b").all_text_contents()]


def name_of(page: Page) -> str:
    return page.locator(".seats .me .name").inner_text().removesuffix("(you)").strip()


@pytest.mark.rule("LN73", "LN74", "LNQ88")
def test_three_people_trade(visitors: Visit) -> None:
    """Offered to one, answered by a counter-offer that was prepared from it, and accepted; the third one is told."""
    active, other, third = three_at_a_table(visitors)
    assert active.viewport_size != PHONE["viewport"] or active.evaluate(SMALL) == []
    for page in (other, third):
        expect(page.locator("#question")).not_to_contain_text(STEP_IN)
    active.get_by_test_id("tray-give").get_by_test_id("more-wood").click()
    active.get_by_test_id("tray-want").get_by_test_id("more-iron").click()
    active.get_by_test_id("trays").locator("xpath=following-sibling::p").get_by_label(name_of(other)).check()
    active.get_by_test_id("make-offer").click()
    expect(active.locator("#question")).to_have_text(f"Your offer waits for {name_of(other)}.")
    expect(third.locator("#question")).to_contain_text(f"{name_of(other)} must answer")
    expect(third.get_by_test_id("talk-accept")).to_have_count(0)

    offer = other.get_by_test_id("offer")
    expect(offer.get_by_role("button")).to_have_text(["Accept", "Decline", "Counter-offer"])
    picture(other, "trade")
    assert not violations(other)
    offer.get_by_test_id("counter").click()
    give, want = other.get_by_test_id("tray-give"), other.get_by_test_id("tray-want")
    expect(give.locator(".count")).to_contain_text(["0", "0", "0", "1"])
    expect(want.locator(".count")).to_contain_text(["1", "0", "0", "0"])
    want.get_by_test_id("more-wood").click()
    other.get_by_test_id("make-offer").click()

    active.get_by_test_id("talk-accept").click()
    expect(active.get_by_test_id("log")).to_contain_text("for")
    expect(active.locator("[data-part=hand] .kind b")).to_have_text(["0", "2", "2", "3"])
    assert held(other) == [4, 2, 2, 1]
    assert held(third) == [2, 2, 2, 2]
    assert not violations(active)


def entry_of(record: str, beginning: dict[str, object]) -> int:
    """How many entries of a record there are up to the first one like that."""
    lines = (GOLDEN / record).read_text(encoding="utf-8").splitlines()[1:]
    return 1 + next(k for k, line in enumerate(lines) if beginning.items() <= json.loads(line).items())


def answer(page: Page, action: str) -> None:
    """In the window, or where there is room for it, in the list below."""
    page.locator(f"[data-does='{action}']:visible").first.click()


@pytest.mark.rule("LN34", "LN36", "LN37", "LNQ75")
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "telephone"])
def test_a_court(visitors: Visit, settings: dict[str, object]) -> None:
    """Who accuses whom, both stakes, whose answer; handed over, laid, and passed for good."""
    page = visitors(**settings).page
    record = "handed_over_twice.jsonl"
    study(page, GOLDEN / record, entry_of(record, {"do": "summon c3 1"}))
    court = page.get_by_test_id("case")
    expect(court).to_contain_text("player 5 accuses player 4")
    expect(court.locator("[data-place='case prosecution']")).to_contain_text("staked: 1")
    expect(court.locator(".answering")).to_contain_text("must lay 2 or more")
    expect(page.get_by_test_id("whose")).to_have_text("You must answer.")
    for tool in page.locator(".board .zoom button").all():  # no sheet lies over them
        assert tool.evaluate(TOP)
    picture(page, f"court-{'phone' if settings else 'desk'}")
    assert not violations(page)
    answer(page, "handover 1")
    expect(court).to_contain_text("The case is offered to player 2.")
    answer(page, "accept")
    expect(court.locator("[data-place='case defence']")).to_contain_text("player 2")
    answer(page, "nothing")
    expect(court).to_contain_text("player 5 wins unless the case is broken off.")
    answer(page, "pass always")
    expect(page.locator("[data-does='pass always']:visible").first).to_be_visible()  # the next one is asked
    assert not violations(page)
