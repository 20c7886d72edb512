"""Help at the table: what things are and would cost, why something does not react, hints, the review, own editions."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Future

import pytest
from playwright.sync_api import Page, expect

from langbord.core.game import get_game
from tests.web.conftest import RatedGame, Visitor
from tests.web.table import CHOICE, GAMES, is_over, join, picture, play, sit_down, violations, wait_for_turn

Visit = Callable[..., Visitor]
RULE = re.compile(r"[A-Z]{2,3}\d+")


def go_to_a_turn(page: Page, target: str) -> None:
    """Play until something on the board glows."""
    for _ in range(60):
        wait_for_turn(page)
        if page.locator(target).count():
            return
        play(page, 1)
    raise AssertionError("nothing glowed")


@pytest.mark.parametrize("game", GAMES)
def test_what_glows_names_its_rule(visitors: Visit, game: str) -> None:
    page = visitors().page
    join(page, game, 0.3)
    go_to_a_turn(page, "svg .target")
    page.locator("svg .target").first.focus()
    told = page.get_by_test_id("explained")
    expect(told).to_contain_text(RULE)
    link = told.get_by_role("link")
    assert link.get_attribute("href") == f"/rules/{game}#{link.inner_text()}"
    assert not violations(page)


def test_costs_and_gains_are_shown_before(visitors: Visit) -> None:
    """A route: its cards, its carts, its points; and they come true."""
    page = visitors().page
    join(page, "tickets", 0.3)
    claim = "[data-test=actions] [data-does^=claim]"
    go_to_a_turn(page, claim)
    page.locator(claim).first.hover()
    changes = page.get_by_test_id("changes")
    expect(changes).to_contain_text(re.compile(r"\+\d Points"))
    expect(changes).to_contain_text(re.compile(r"−\d Carts"))
    picture(page, "explained")
    gain = int(re.findall(r"\+(\d) Points", changes.inner_text())[0])
    points = page.locator(".me dd").first
    before = int(points.inner_text())
    page.locator(claim).first.click()
    expect(points).to_have_text(str(before + gain))


def test_what_does_not_react_says_why(visitors: Visit) -> None:
    page = visitors().page
    sit_down(page, "tickets")
    go_to_a_turn(page, "svg .target")
    told, reasons = page.get_by_test_id("explained"), set[str]()
    for route in page.locator("svg [data-route]").all():
        if route.evaluate("one => one.closest('.target') !== null"):
            continue
        route.locator("rect").first.dispatch_event("pointerover")
        expect(told).to_contain_text(RULE)
        reasons.add(told.locator("a").inner_text())
    assert "TR17" in reasons  # too few cards
    assert reasons <= {"TR17", "TR19", "TR20", "TR21", "TR22"}


def test_why_can_be_asked_of_a_past_moment(visitors: Visit) -> None:
    """At the first moment contracts are before everybody: no route can be claimed, whatever can be done now."""
    page = visitors().page
    sit_down(page, "tickets")
    go_to_a_turn(page, "svg .target")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("now")).to_be_visible()
    page.locator("svg [data-route] rect").first.dispatch_event("pointerover")
    told = page.get_by_test_id("explained")
    expect(told).to_contain_text("Something else is asked first.")
    expect(told.locator("a")).to_have_text("TR7")


def test_a_hex_that_cannot_be_reached_names_the_rule_that_forbids_it(visitors: Visit) -> None:
    page, reasons = visitors().page, set[str]()
    join(page, "landnam", 0.3)
    go_to_a_turn(page, "svg .target")
    told = page.get_by_test_id("explained")
    for cell in page.locator("svg .hex[data-about]").all()[::6]:
        if cell.evaluate("one => one.closest('.target') !== null"):
            continue
        cell.dispatch_event("pointerover")
        expect(told.locator("a")).to_have_text(RULE)
        reasons.add(told.locator("a").inner_text())
    assert reasons


@pytest.mark.parametrize(("game", "thing"), [("tickets", "[data-route]"), ("landnam", "[data-cell]")])
def test_keys_alone_reach_what_does_not_react(visitors: Visit, game: str, thing: str) -> None:
    """Tab to the board, the arrows from thing to thing: a dull one tells its name and the rule."""
    page = visitors().page
    join(page, game, 0.3)
    page.locator(".room").focus()
    told, dull = page.get_by_test_id("explained"), f"{thing}:focus"
    for way in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 6:
        page.keyboard.press(way)
        if page.locator(dull).count():
            break
    assert page.locator(dull).get_attribute("aria-label")
    expect(told).to_contain_text(str(page.locator(dull).get_attribute("aria-label")))
    expect(told).to_contain_text(RULE)
    expect(page.get_by_test_id("now")).to_have_count(0)  # the moment is still the present
    assert not violations(page)


@pytest.mark.parametrize(
    ("game", "action", "named"),
    [
        ("tickets", "claim ", r" – .*\d"),
        ("landnam", "step ", r"^[A-Z]\d · "),
    ],
)
def test_an_action_names_its_thing_first(visitors: Visit, game: str, action: str, named: str) -> None:
    """A route with its length and colour, a hex with its terrain."""
    page = visitors().page
    join(page, game, 0.3)
    wanted = f"[data-test=actions] [data-does^='{action}']"
    go_to_a_turn(page, wanted)
    page.locator(wanted).first.hover()
    expect(page.get_by_test_id("thing")).to_contain_text(re.compile(named))
    assert page.get_by_test_id("explained").evaluate("one => one.firstElementChild.dataset.test") == "thing"


def test_a_long_press_asks_and_does_not_act(visitors: Visit) -> None:
    page = visitors(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).page
    sit_down(page, "tickets")
    go_to_a_turn(page, "[data-test=actions] [data-does='draw pile']")
    page.get_by_test_id("tab-play").tap()
    button = page.locator("[data-test=actions] [data-does='draw pile']")
    offered = page.locator(CHOICE).all_inner_texts()
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_timeout(600)
    button.dispatch_event("pointerup", {"pointerType": "touch"})
    button.dispatch_event("click")
    expect(page.get_by_test_id("explained")).to_contain_text("TR10")
    assert page.locator(CHOICE).all_inner_texts() == offered


def test_hints(visitors: Visit) -> None:
    """Three ideas with chances; they glow; one is chosen by a click; that one asked is told."""
    page = visitors().page
    sit_down(page, "tickets")
    wait_for_turn(page)
    for _ in range(120):  # the search may have to be compiled first
        page.get_by_test_id("hint").click()
        page.wait_for_selector("[data-test=hints], [role=alert]")
        if page.get_by_test_id("hints").count():
            break
        page.wait_for_timeout(1000)
    ideas = page.get_by_test_id("hints").get_by_role("button")
    assert 1 < ideas.count() <= 3
    for text in ideas.all_inner_texts():
        assert re.match(r"\d+%", text)
    expect(page.get_by_test_id("log")).to_contain_text("asks for a hint")
    expect(page.locator(".me")).to_contain_text("hints: 1")
    assert not violations(page)
    ideas.first.click()
    expect(page.get_by_test_id("hints")).to_have_count(0)


def test_the_review(visitors: Visit, rated_game: Future[RatedGame]) -> None:
    """The curve; a costly decision is looked at by a click; and one plays on from there."""
    page = visitors().page
    table = rated_game.result().table
    page.goto(f"/table/{table}")
    page.get_by_test_id("close").click()
    page.get_by_test_id("review-tab").click()
    expect(page.get_by_test_id("curve").locator(".curve")).to_have_count(2)
    costly = page.request.get(f"/api/tables/{table}/review").json()["costly"]
    expect(page.get_by_test_id("costly")).to_have_count(len(costly))
    reasons = [decision["reason"] for decision in costly if decision.get("reason")]  # there is not one for each
    expect(page.get_by_test_id("reason")).to_have_count(len(reasons))
    expect(page.get_by_test_id("no-luck")).to_contain_text("Luck cannot be told here")
    page.get_by_test_id("costly").first.click()
    expect(page.get_by_test_id("now")).to_be_visible()
    picture(page, "review")
    assert not violations(page)
    before = page.url
    page.get_by_test_id("review").get_by_role("button", name="What if").click()
    page.wait_for_url(lambda url: url != before)
    wait_for_turn(page)
    assert not is_over(page)


def test_an_edition_of_ones_own(visitors: Visit) -> None:
    """What is wrong is shown at its place; what is right is played with, and the board is drawn from it."""
    page = visitors().page
    page.goto("/editions/tickets")
    page.get_by_test_id("built-in").click()
    area = page.get_by_test_id("edition")
    expect(area).not_to_have_value("")
    text = area.input_value()
    area.fill(text.replace("length = 2", "length = 9", 1))
    page.get_by_test_id("keep").click()
    expect(page.get_by_test_id("wrong-line")).to_be_visible()
    begin, end = area.evaluate("area => [area.selectionStart, area.selectionEnd]")
    assert "length = 9" in area.input_value()[begin:end]
    assert not violations(page)

    title = get_game("tickets").book().printed.title
    area.fill(text.replace(title, "From our box").replace('"Dam"', '"Damrak"'))
    page.get_by_test_id("keep").click()
    page.get_by_test_id("play-edition").click()
    page.get_by_label("Players").first.select_option("2")
    page.locator("label", has_text="Seat 2").get_by_role("combobox").first.select_option("easy")
    page.get_by_test_id("open").click()
    page.wait_for_selector(CHOICE)
    expect(page.get_by_test_id("edition-title")).to_contain_text("From our box")
    expect(page.locator("svg .place text", has_text="Damrak")).to_be_visible()
