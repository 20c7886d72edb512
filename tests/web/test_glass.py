"""On glass: a finger takes what is nearest, is asked where that is not clear, and finds nothing too small to press."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visitor
from tests.web.table import GAMES, answered, join, picture, play, sit_down, violations, wait_for_turn
from tests.web.test_help import go_to_a_turn

Visit = Callable[..., Visitor]
TOUCH = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PHONE = {"viewport": {"width": 390, "height": 844}, **TOUCH}
TABLET = {"viewport": {"width": 820, "height": 1180}, **TOUCH}
# What can be pressed and is smaller than a finger
SMALL = """() => [...document.querySelectorAll(
  'button, .button, select, summary, .panel label:has([type=checkbox])'
)].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && (width < 43.5 || height < 43.5);
}).map((one) => one.outerHTML.slice(0, 140))"""
# Names and numbers of the board that lie under its tools
UNDER_TOOLS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const tools = box(document.querySelector('[data-test=legend-open]').parentElement);
  return [...document.querySelectorAll('.board svg text')].filter((one) => {
    const { left, right, top, bottom } = box(one);
    return left < tools.right && right > tools.left && top < tools.bottom && bottom > tools.top;
  }).map((one) => one.textContent);
}"""
# A point of the page at which so many things lie within reach, by the page's own eyes: looked for where a few looks
# round it meet as many
POINT = """([reach, wanted]) => {
  const room = document.querySelector('.room').getBoundingClientRect();
  const at = (x, y) => document.elementFromPoint(x, y)?.closest('.target')?.dataset.about ?? null;
  const seen = (x, y) => {
    const near = new Map();
    for (let r = 0; r <= reach + 6; r += 4) for (let k = 0; k < 32; k++) {
      const thing = at(x + r * Math.cos(k * Math.PI / 16), y + r * Math.sin(k * Math.PI / 16));
      if (thing !== null && !near.has(thing)) near.set(thing, r);
    }
    return [...near];
  };
  const glance = (x, y) => new Set([9, 16].flatMap((r) => [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
    at(x + r * Math.cos(k * Math.PI / 4), y + r * Math.sin(k * Math.PI / 4)))).filter((thing) => thing !== null)).size;
  const things = wanted === 'beside' ? 1 : 2;
  for (let x = room.left + 4; x < room.right - 4; x += 13) for (let y = room.top + 4; y < room.bottom - 70; y += 13) {
    if (glance(x, y) !== things) continue;
    const near = seen(x, y), first = Math.min(...near.map(([, r]) => r));
    const beside = first > 6 && first < reach - 4;
    const between = near.every(([, r]) => r > 0 && r < reach - 6 && r < first + 5);
    if (near.length === things && (things === 1 ? beside : between)) return { x, y, things: near.map(([one]) => one) };
  }
  return null;
}"""

# How high question and explanation were seen to begin, in any frame
TOPS = """() => {
  window.tops = { asked: new Set(), explained: new Set() };
  const look = () => {
    for (const [name, seen] of Object.entries(tops)) {
      const box = document.querySelector(`[data-test=${name}]`)?.getBoundingClientRect();
      if (box) seen.add(Math.round(box.top));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# How far a strip is from resting on its last part
RESTS = """() => {
  const room = document.querySelector('.room').getBoundingClientRect();
  const page = document.querySelector('.room .page').getBoundingClientRect();
  return Math.round(page.left - room.left);
}"""


def points(page: Page, wanted: str) -> dict[str, Any]:
    """Play until there is such a point, and bring all of the board before the finger."""
    for seed in range(40):
        wait_for_turn(page)
        while page.get_by_label("Zoom out").is_enabled():
            page.get_by_label("Zoom out").tap()
        found = page.evaluate(POINT, [22, wanted])
        if found:
            return dict(found)
        play(page, 1, seed)
    raise AssertionError(f"no point {wanted}")


def test_a_touch_takes_the_nearest_thing(visitors: Visit) -> None:
    page = visitors(**PHONE).page
    join(page, "tickets", 0.3)
    point = points(page, "beside")
    page.touchscreen.tap(point["x"], point["y"])
    asked = page.get_by_test_id("asked")  # fingers are asked once before they act
    expect(asked).to_be_visible()
    (thing,) = point["things"]
    place = thing.removeprefix("route ")
    actions = [one.get_attribute("data-does") or "" for one in asked.locator("[data-does]").all()]
    assert actions
    assert all(place in action for action in actions)
    with answered(page):
        asked.locator("[data-does]").first.tap()
    expect(asked).to_have_count(0)


def test_where_two_are_near_both_are_offered_enlarged(visitors: Visit) -> None:
    page = visitors(**PHONE).page
    join(page, "tickets", 0.3)
    point = points(page, "between")
    page.touchscreen.tap(point["x"], point["y"])
    asked = page.get_by_test_id("asked")
    expect(asked).to_be_visible()
    actions = " ".join(one.get_attribute("data-does") or "" for one in asked.locator("[data-does]").all())
    assert all(thing.removeprefix("route ") in actions for thing in point["things"])
    assert all((one.bounding_box() or {"height": 0})["height"] >= 50 for one in asked.locator("[data-does]").all())
    assert not violations(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_does_not_cover_what_it_is_about(visitors: Visit, game: str) -> None:
    page = visitors(**PHONE).page
    join(page, game)
    go_to_a_turn(page, "svg .target")
    for target in page.locator("svg .target").all()[:6]:
        target.scroll_into_view_if_needed()
        target.evaluate("one => one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))")
        target.dispatch_event("click")
        asked, thing = page.get_by_test_id("asked"), target.bounding_box()
        expect(asked).to_be_visible()
        box = asked.bounding_box()
        assert box is not None
        assert thing is not None
        middle = thing["y"] + thing["height"] / 2
        assert not box["y"] < middle < box["y"] + box["height"]
        asked.get_by_role("button", name="Cancel").tap()
        expect(asked).to_have_count(0)


def test_what_is_told_besides_moves_no_question(visitors: Visit) -> None:
    """It comes whole, once all answers are there: neither what is pressed nor what is read moves under the finger."""
    page = visitors(**PHONE).page
    page.route(re.compile(r"/(why|foreseen)\b"), slowly)
    join(page, "tickets", 0.3)
    go_to_a_turn(page, "svg .target")
    page.evaluate(TOPS)
    target = page.locator("svg .target").first
    target.dispatch_event("pointerover")
    target.dispatch_event("click")
    expect(page.get_by_test_id("changes")).to_be_visible()
    page.wait_for_timeout(2500)  # longer than answers are waited for: what they told stays
    expect(page.get_by_test_id("changes")).to_be_visible()
    assert page.evaluate("Object.values(tops).map((seen) => seen.size)") == [1, 1]


def slowly(route: Route) -> None:
    answer = route.fetch()
    time.sleep(0.2)
    route.fulfill(response=answer)


@pytest.mark.parametrize("settings", [PHONE, TABLET], ids=["telephone", "tablet"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_pressed_is_as_large_as_a_finger(visitors: Visit, game: str, settings: dict[str, Any]) -> None:
    """What one holds stands below the board; nothing is wider than the screen."""
    page = visitors(**settings).page
    join(page, game)
    board, own = page.locator(".board").bounding_box(), page.locator(".own").first.bounding_box()
    assert board is not None
    assert own is not None
    assert own["y"] >= board["y"] + board["height"]
    assert page.evaluate(SMALL) == []
    if settings is TABLET:
        assert page.evaluate(UNDER_TOOLS) == []
    for tab in ("play", "log") if settings is PHONE else ():
        page.get_by_test_id(f"tab-{tab}").tap()
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= settings["viewport"]["width"]
    picture(page, f"{game}-{'phone-log' if settings is PHONE else 'tablet'}")


def test_a_tablet_stays_at_the_board_when_cards_can_be_chosen(visitors: Visit) -> None:
    """What can be chosen may lie below the screen; the page is not moved there. Its head stands in one line."""
    page = visitors(**TABLET).page
    join(page, "amsterdam")
    below = (
        "[...document.querySelectorAll('.lies .legal')].some((one) => one.getBoundingClientRect().bottom > innerHeight)"
    )
    for seed in range(60):
        wait_for_turn(page)
        if page.evaluate(below):
            break
        play(page, 1, seed)
    assert page.evaluate(below)
    assert page.evaluate("scrollY") == 0
    middles = page.locator("nav").evaluate(
        """nav => [...nav.querySelectorAll('a, select')].map((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          const { top, height } = (one.matches('a') ? words : one).getBoundingClientRect();
          return top + height / 2;
        })"""
    )
    assert max(middles) - min(middles) < 4


def test_a_tablet_shows_all_cards_that_one_chooses_from(visitors: Visit) -> None:
    """They have its whole breadth, and come before what the others have."""
    page = visitors(**TABLET).page
    join(page, "amsterdam")
    cards = page.locator("[data-by=cards] [data-card]")
    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["tickets", "landnam"])
def test_a_board_that_is_near_shows_something_to_choose(visitors: Visit, game: str) -> None:
    """Not at its very edge, and where nobody has to look for it."""
    page = visitors(**PHONE).page
    join(page, game)
    page.wait_for_function(
        """() => {
          const room = document.querySelector('.room').getBoundingClientRect();
          return [...document.querySelectorAll('.room .target')].some((one) => {
            const { left, width, top, height } = one.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return x > room.left + 22 && x < room.right - 22 && y > room.top + 22 && y < room.bottom - 22;
          });
        }"""
    )


@pytest.mark.parametrize("tool", ["text", "fair", "legend-open", "leave-table"])
def test_dialogs_have_nothing_too_small(visitors: Visit, tool: str) -> None:
    page = visitors(**PHONE).page
    join(page, "landnam", 0.3)
    if tool != "legend-open":
        page.get_by_test_id("tab-log").tap()
    page.get_by_test_id(tool).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert (
        page.get_by_role("dialog").evaluate(f"dialog => ({SMALL})().filter((one) => dialog.innerHTML.includes(one))")
        == []
    )


def test_the_log_lies_under_the_map(visitors: Visit) -> None:
    page = visitors(**PHONE).page
    join(page, "tickets", 0.3)
    page.get_by_test_id("tab-log").tap()
    board, log = page.locator(".board").bounding_box(), page.get_by_test_id("log").bounding_box()
    assert board is not None
    assert log is not None
    assert board["height"] > 150
    assert log["height"] > 150
    assert board["y"] + board["height"] <= log["y"]
    assert log["y"] + log["height"] <= PHONE["viewport"]["height"]


def test_the_log_opens_at_the_newest(visitors: Visit) -> None:
    """What came while it was hidden lies above it."""
    page = visitors(**PHONE).page
    join(page, "tickets", 0.3)
    play(page, 12)
    page.get_by_test_id("tab-log").tap()
    log = page.get_by_test_id("log")
    assert log.evaluate("one => one.scrollHeight > one.clientHeight + 100")
    page.wait_for_function(
        """() => {
          const { scrollHeight, scrollTop, clientHeight } = document.querySelector('[data-test=log]');
          return scrollHeight - scrollTop - clientHeight < 2;
        }"""
    )


def test_a_board_opens_as_near_as_its_words_are_read(visitors: Visit) -> None:
    page = visitors(**PHONE).page
    join(page, "tickets", 0.3)
    least = (
        "Math.min(...[...document.querySelectorAll('.place text')].map((one) => one.getBoundingClientRect().height))"
    )
    assert page.evaluate(least) >= 11
    page.get_by_label("Zoom out").tap()
    page.wait_for_function(f"() => {least} < 11")


@pytest.mark.parametrize("game", GAMES)
def test_names_and_numbers_of_a_board_are_large_enough(visitors: Visit, game: str) -> None:
    """As it opens on a telephone: no letters under 10 pixels, but on pieces, which have a form of their own."""
    page = visitors(**PHONE).page
    join(page, game)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.board svg text:is(.place *, .cell, .number, .label, .roof, .toll)')]
          .map((one) => [one.getScreenCTM(), parseFloat(getComputedStyle(one).fontSize)])
          .map(([{ a, b }, size]) => size * Math.hypot(a, b))"""
    )
    assert len(sizes) > 10
    assert min(sizes) >= 10


def test_the_wild_card_keeps_its_colours_on_every_tab(visitors: Visit) -> None:
    """Its rainbow stands in the card itself: one of the board would be gone with the board."""
    page = visitors(**PHONE).page
    join(page, "tickets")
    page.get_by_test_id("tab-play").tap()
    for seed in range(60):
        wait_for_turn(page)
        wild = page.locator(".own rect[fill^='url(']")
        if wild.count():
            break
        play(page, 1, seed)
    fill = wild.first.get_attribute("fill") or ""
    expect(page.locator(fill.removeprefix("url(").removesuffix(")"))).to_be_attached()
    inside = wild.first.evaluate("(one, id) => one.closest('svg').querySelector(id) !== null", fill[4:-1])
    assert inside


def test_harbour_city_and_cards_are_swiped_along_with_the_dice_always_there(visitors: Visit) -> None:
    page = visitors(**PHONE).page
    sit_down(page, "amsterdam")
    room, dice = page.locator(".room"), page.locator("[data-part=dice]")
    expect(dice).to_have_count(1)
    for part, seen in enumerate(("[data-space=start]", "[data-block=jordaan_1]", "[data-place=display]")):
        page.get_by_test_id(f"part-{part}").tap()
        expect(page.get_by_test_id(f"part-{part}")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(seen)).to_be_in_viewport()
        expect(dice).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    room.evaluate("one => one.scrollTo({ left: 0, behavior: 'instant' })")  # as a finger does
    expect(page.get_by_test_id("part-0")).to_have_attribute("aria-pressed", "true")
    assert not violations(page)
    picture(page, "amsterdam-phone-harbour")
    page.get_by_test_id("tab-play").tap()
    expect(page.locator("[data-place=display]")).to_have_count(1)


def test_a_strip_rests_on_the_part_in_which_one_chooses(visitors: Visit) -> None:
    """Not between two, where half a card is seen; and where one has swiped to since it stays."""
    page = visitors(**PHONE).page
    join(page, "amsterdam")
    expect(page.locator("[data-card]").first).to_be_in_viewport()
    page.wait_for_function(f"() => ({RESTS})() === 0")
    expect(page.get_by_test_id("part-2")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("part-0").tap()
    expect(page.get_by_test_id("part-0")).to_have_attribute("aria-pressed", "true")
    page.locator(".room [data-space]").first.tap()  # whatever else is told or marked meanwhile
    expect(page.get_by_test_id("explained")).to_be_visible()
    expect(page.get_by_test_id("part-0")).to_have_attribute("aria-pressed", "true")
