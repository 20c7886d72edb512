"""The turn is a story: moves are seen, what the others did is told, and nobody has to wait for either."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visitor
from tests.web.table import CHOICE, GAMES, answered, entries, picture, play, sit_down, soon, violations, wait_for_turn

Visit = Callable[..., Visitor]
GHOST = "[data-ghost]"
PRESS = 120  # milliseconds that a finger stays down
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
# Counts every thing that is shown moving, however short
COUNT = """new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) {
    if (node.dataset?.ghost) (window.ghosts ??= []).push(node.dataset.ghost);
  }
}).observe(document, { childList: true, subtree: true });"""
# Keeps whether a thing was seen to fly, fade or roll: how the transforms of its frames differ
WAYS = """window.ways = []; const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (this.dataset.ghost) ways.push(new Set(frames.map((one) => one.transform)).size);
  return animate.call(this, frames, timing);
};"""


def visit(visitors: Visit, speed: str, **settings: object) -> Page:
    """Somebody who likes moves to be shown at that speed."""
    page = visitors(**{"reduced_motion": "no-preference", **settings}).page
    page.add_init_script(f"localStorage.setItem('langbord-settings', JSON.stringify({{ motion: '{speed}' }}));")
    page.add_init_script(COUNT)
    page.add_init_script(WAYS)
    return page


def ghosts(page: Page) -> list[str]:
    return page.evaluate("window.ghosts ?? []")


@pytest.mark.parametrize(("game", "motion"), [*((game, "no-preference") for game in GAMES), ("tickets", "reduce")])
def test_what_is_done_is_seen_moving(visitors: Visit, game: str, motion: str) -> None:
    page = visit(visitors, "fast", reduced_motion=motion)
    sit_down(page, game)
    for clicks in range(30):
        play(page, 1, seed=clicks)
        ways = set(page.evaluate("window.ways"))
        if clicks > 8 if motion == "reduce" else ways - {1}:
            break
    assert ghosts(page)
    assert ways == {1} if motion == "reduce" else ways - {1}  # fades alone, or flies
    expect(page.locator(GHOST)).to_have_count(0)


def test_what_happens_in_a_hidden_tab_is_not_shown_later(visitors: Visit) -> None:
    """Nothing moves there; who comes back reads what the others did."""
    page = visit(visitors, "slow")
    sit_down(page, "tickets")
    page.evaluate(HIDE, True)
    for seed in range(20):
        play(page, 1, seed)
        wait_for_turn(page)
        page.wait_for_timeout(300)
        if seed > 4 and page.get_by_test_id("recap").count():
            break
    assert ghosts(page) == []
    page.evaluate(HIDE, False)
    expect(page.get_by_test_id("recap")).to_be_visible()
    assert ghosts(page) == []


def test_nothing_moves_where_that_is_wished(visitors: Visit) -> None:
    page = visit(visitors, "off")
    sit_down(page, "tickets")
    play(page, 8)
    assert entries(page) > 8
    assert ghosts(page) == []


def test_a_choice_is_taken_in_the_middle_of_an_animation(visitors: Visit) -> None:
    """It can be used at once, and whoever uses it has seen enough."""
    page = visit(visitors, "slow")
    sit_down(page, "tickets")
    taken = 0
    for seed in range(12):
        play(page, 1, seed=seed)
        wait_for_turn(page)
        if page.locator(GHOST).count() == 0:
            continue
        with answered(page):
            page.locator(CHOICE).first.click(delay=PRESS)
        taken += 1
    assert taken > 0


def test_the_first_key_brings_everything_to_its_place(visitors: Visit) -> None:
    page = visit(visitors, "slow")
    sit_down(page, "tickets")
    for seed in range(30):
        play(page, 1, seed)
        wait_for_turn(page)  # nobody else's move comes between
        if page.locator(GHOST).count():
            break
    assert page.locator(GHOST).count() > 0
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Shift")
    assert page.locator(GHOST).count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_the_others_did_is_told_marked_and_shown_again(visitors: Visit, game: str) -> None:
    page = visit(visitors, "slow")
    sit_down(page, game)
    for clicks in range(60):
        wait_for_turn(page)
        if page.get_by_test_id("recap").count() and page.locator("[data-mark]").count():
            break
        play(page, 1, seed=clicks)
        page.wait_for_timeout(150)
    recap = page.get_by_test_id("recap")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    assert page.locator("[role=status] [data-test=recap]").count() == 1
    assert page.locator("[data-mark]").count() > 0
    picture(page, f"{game}-recap")
    assert not violations(page)
    page.keyboard.press("Shift")
    before = len(ghosts(page))
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("r")
    assert soon(page, lambda: len(ghosts(page)) > before)


def test_how_long_one_was_away_is_told(visitors: Visit) -> None:
    """As the server says when the last turn was; here three days before."""
    page = visit(visitors, "off")
    page.route(re.compile(r"/recap$"), put_back)
    sit_down(page, "tickets")
    for seed in range(12):
        play(page, 1, seed)
        wait_for_turn(page)
        page.wait_for_timeout(300)
        if page.get_by_test_id("recap").count():
            break
    expect(page.get_by_test_id("recap")).to_contain_text("3 days ago")


def put_back(route: Route) -> None:
    answer = route.fetch()
    recap = answer.json()
    route.fulfill(response=answer, json=recap | {"at": recap["at"] and recap["at"] - 3 * 24 * 3_600_000 - 60_000})


# --- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_tells_turns_and_keeps_the_readers_place(visitors: Visit) -> None:
    page = visit(visitors, "off")
    sit_down(page, "tickets")
    play(page, 14)
    log = page.get_by_test_id("log")
    turns = log.locator("li.turn")
    assert turns.count() > 5
    assert turns.locator("header strong").first.inner_text() in ("Guest", "Medium bot 2", "Medium bot 3")
    wait_for_turn(page)
    assert soon(page, lambda: log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") < 30)
    log.evaluate("list => { list.scrollTop = 0; list.dispatchEvent(new Event('scroll')); }")
    play(page, 2, seed=7)
    assert log.evaluate("list => list.scrollTop") == 0
    page.get_by_test_id("log-newest").click()
    assert soon(page, lambda: log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") < 30)
    expect(page.get_by_test_id("log-newest")).to_have_count(0)


def test_moments_are_played_one_after_another(visitors: Visit) -> None:
    page = visit(visitors, "fast")
    sit_down(page, "tickets")
    play(page, 6)
    slider, moment = page.get_by_test_id("timeline"), page.get_by_test_id("log").locator("[data-moment]").nth(1)
    begun = int(moment.get_attribute("data-moment") or 0)
    moment.click()
    expect(slider).to_have_value(str(begun))
    page.get_by_test_id("play-moments").click()
    assert soon(page, lambda: int(slider.input_value()) >= begun + 2)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_test_id("play-moments").click()
    expect(page.get_by_role("button", name="Play from here")).to_be_visible()
