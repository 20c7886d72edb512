"""Small things that one looks for: where to go on, what is new, what still works without a line."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.web.conftest import Visitor
from tests.web.table import (
    CHOICE,
    GAMES,
    LONG_NAME,
    begin_together,
    is_over,
    join,
    play,
    sit_down,
    speak,
    violations,
    wait_for_turn,
)

Visit = Callable[..., Visitor]
LINE = {"text": {"id": "core-recap-more", "args": {"player": "#1", "count": 2, "what": "x"}}, "seat": 1}
MUCH = [LINE | {"places": [], "against": False}] * 6
IDS = r"\b(web|core|server|lessons|tickets|landnam|amsterdam)-[a-z]+"


def test_what_if_at_the_end_goes_back_to_the_last_choice(visitors: Visit) -> None:
    page = visitors().page
    join(page, "tickets", 0.85)
    play(page, 2000)
    before = page.url
    page.get_by_role("dialog").get_by_role("button", name="What if").click()
    page.wait_for_url(lambda url: url != before)
    wait_for_turn(page)
    assert not is_over(page)
    page.get_by_test_id("fair").click()  # its cards are of the other game's dealer, or of none that promised anything
    expect(page.get_by_test_id("unpromised")).to_contain_text("nothing to prove")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_action_is_within_five_tabs(visitors: Visit, game: str) -> None:
    page = visitors().page
    sit_down(page, game)
    page.reload()
    wait_for_turn(page)
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("to-content")).to_be_focused()
    assert not violations(page)
    page.keyboard.press("Enter")
    expect(page.locator(CHOICE).first).to_be_focused()


def test_unread_lines_are_counted_until_they_are_read(visitors: Visit) -> None:
    host, friend = visitors().page, visitors().page
    begin_together(host, friend)
    friend.wait_for_selector(CHOICE)
    host.get_by_test_id("chat-tab").click()
    for line in ("Hello", "Good luck!"):
        host.get_by_label("Say something").fill(line)
        host.keyboard.press("Enter")
    expect(friend.get_by_test_id("unread")).to_have_text("2")
    friend.get_by_test_id("chat-tab").click()
    expect(friend.get_by_test_id("unread")).to_have_count(0)
    expect(host.get_by_test_id("unread")).to_have_count(0)


def test_who_leaves_finds_the_way_where_the_other_tools_are(visitors: Visit) -> None:
    page = visitors().page
    sit_down(page, "tickets")
    page.get_by_test_id("leave-table").click()
    expect(page.get_by_role("dialog")).to_contain_text("A bot plays on in your seat")
    assert not violations(page)


def test_answers_are_compressed(visitors: Visit) -> None:
    visitor = visitors(service_workers="block")
    packed: dict[str, str | None] = {}
    visitor.page.on("response", lambda answer: packed.update({answer.url: answer.header_value("content-encoding")}))
    visitor.page.goto("/")
    visitor.page.wait_for_load_state("networkidle")
    for wanted, how in ((r"/assets/first.*\.js$", "br"), (r"/api/games$", "gzip")):
        assert how in {packing for url, packing in packed.items() if re.search(wanted, url)}, (wanted, packed)


def test_scripts_are_packed_as_whoever_asks_can_unpack_them(visitors: Visit) -> None:
    page = visitors().page
    page.goto("/")
    (script,) = re.findall(r"/assets/first-[\w-]+\.js", page.content())
    texts, sizes = set(), []
    for accepted in ("br, gzip", "gzip", "identity"):
        answer = page.request.get(script, headers={"accept-encoding": accepted})
        assert answer.headers.get("content-encoding", "identity") == accepted.partition(",")[0]
        assert (answer.headers["vary"], answer.headers["content-type"]) == (
            "accept-encoding",
            "text/javascript; charset=utf-8",
        )
        assert (answer.headers["x-content-type-options"], "content-security-policy" in answer.headers) == (
            "nosniff",
            False,
        )
        texts.add(answer.text())
        sizes.append(int(answer.headers["content-length"]))
    assert len(texts) == 1
    assert sizes == sorted(set(sizes)), "the tighter, the smaller"
    assert page.request.get("/assets/first.js.map").status == 404


def test_the_start_page_opens_without_a_line(visitors: Visit) -> None:
    visitor = visitors()
    page = visitor.page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(
        """async () => {
          const kept = await (await caches.open('langbord-1')).keys();
          return ['.js', '.css', '/'].every((end) => kept.some((one) => one.url.endsWith(end)));
        }"""
    )
    visitor.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("play-tickets")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    visitor.context.set_offline(False)


def test_icons_for_home_screens(visitors: Visit) -> None:
    page = visitors().page
    page.goto("/")
    for icon in ("icon-180.png", "icon-192.png", "icon-512.png"):
        answer = page.request.get(f"/{icon}")
        assert answer.headers["content-type"] == "image/png"
        assert answer.body().startswith(b"\x89PNG")


def test_no_name_of_a_message_is_seen_before_its_text(visitors: Visit) -> None:
    """Whatever the page shows while texts are on their way."""
    page = visitors().page
    page.add_init_script(
        f"""new MutationObserver(() => {{
          const found = document.body?.innerText.match(/{IDS}/);
          if (found) window.seen = found[0];
        }}).observe(document, {{ childList: true, subtree: true, characterData: true }});"""
    )
    page.goto("/learn/tickets")
    page.wait_for_load_state("networkidle")
    page.goto("/?pace=0")
    page.get_by_test_id("play-landnam").click()
    wait_for_turn(page)
    speak(page, "fi")
    assert page.evaluate("window.seen ?? null") is None


@pytest.mark.parametrize("game", GAMES)
def test_question_and_tools_are_whole_beside_a_long_recap(visitors: Visit, game: str) -> None:
    """At 1366×768, with more told of the others than there is room for."""
    page = visitors().page
    page.route(
        re.compile(r"/recap$"),
        lambda route: route.fulfill(json=route.fetch().json() | {"lines": MUCH}),
    )
    join(page, game)
    for seed in range(30):
        wait_for_turn(page)
        if page.get_by_test_id("hint").count() and page.get_by_test_id("recap").count():
            break
        play(page, 1, seed)
    expect(page.get_by_test_id("hint")).to_be_in_viewport(ratio=1)
    expect(page.locator("#question")).to_be_in_viewport(ratio=1)
    seen = """one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const at = (y) => document.elementFromPoint((left + right) / 2, y)?.closest('button');
      return at(top + 2) === one && at(bottom - 2) === one;
    }"""
    assert page.get_by_test_id("hint").evaluate(seen)
    assert page.get_by_test_id("recap").evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(page.locator(".guide")).to_be_hidden()
    assert page.locator(CHOICE).count() > 0
    assert not violations(page)


@pytest.mark.parametrize("language", ["en", "fi"])
def test_names_are_whole_beside_clocks(visitors: Visit, language: str) -> None:
    page = visitors().page
    page.goto("/")
    page.wait_for_selector("[data-test^=play-]")
    guest = "(name) => fetch('/api/guests', { method: 'POST', headers: { 'x-langbord': '1', " + (
        "'content-type': 'application/json' }, body: JSON.stringify({ name }) }).then((answer) => answer.status)"
    )
    assert page.evaluate(guest, LONG_NAME) < 300
    page.goto("/new/amsterdam")
    page.get_by_label("Players").first.select_option("2")
    page.locator("label", has_text="Seat 2").get_by_role("combobox").first.select_option("medium")
    page.get_by_label("Clock").select_option("slow")
    page.get_by_test_id("open").click()
    wait_for_turn(page)
    speak(page, language)
    expect(page.locator(".seats .name").first).to_contain_text(LONG_NAME)
    expect(page.locator(".seats .clock").first).to_be_visible()
    cut = "[...document.querySelectorAll('.seats .name')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert page.evaluate(cut) == 0


# As browsers reckon it: what follows an act of one's own within half a second does not count; the worst five seconds do
SHIFTS = """(() => {
  window.shifts = [];
  const note = ({ startTime, value, sources }) => shifts.push({ startTime, value,
    what: sources.map(({ node }) => (node?.outerHTML ?? node?.parentElement?.outerHTML ?? '?').slice(0, 90)) });
  new PerformanceObserver((list) => list.getEntries().filter((one) => !one.hadRecentInput).forEach(note))
    .observe({ type: 'layout-shift', buffered: true });
})();"""
STILL = 0.1  # a layout shift that is no annoyance, as browsers' makers have it
SESSION = 5000  # milliseconds


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_the_table_does_not_jump(visitors: Visit, game: str) -> None:
    """In the worst five seconds. Bots take their usual pace: what they do comes long after a click."""
    page = visitors().page
    page.add_init_script(SHIFTS)
    page.goto("/")
    page.get_by_test_id(f"play-{game}").click()
    for _ in range(8):
        wait_for_turn(page)
        page.locator(CHOICE).first.click()
        page.wait_for_timeout(1500)
    shifts = page.evaluate("window.shifts")
    worst = max(
        (sum(two["value"] for two in shifts if 0 <= two["startTime"] - one["startTime"] < SESSION) for one in shifts),
        default=0.0,
    )
    assert worst < STILL, shifts


def test_a_slow_table_is_opened_with_playing_hours(visitors: Visit) -> None:
    page = visitors(timezone_id="Europe/Oslo").page
    page.goto("/new/tickets")
    expect(page.get_by_test_id("at-hours")).to_have_count(0)  # clocks of minutes run on
    page.get_by_label("Clock").select_option("slow")
    page.get_by_test_id("at-hours").check()
    page.get_by_test_id("hours-until").fill("21:30")
    page.get_by_test_id("open").click()
    expect(page.get_by_text("clocks run from 08:00 to 21:30 (Europe/Oslo)")).to_be_visible()


def test_an_ended_game_is_to_be_had_as_a_film(visitors: Visit) -> None:
    page = visitors().page
    sit_down(page, "tickets")
    play(page, 2000)
    link = page.get_by_role("dialog").get_by_test_id("film").get_attribute("href")
    assert link is not None
    answer = page.request.get(link, timeout=4 * PATIENCE * 1000)
    assert answer.headers["content-type"] == "image/webp"
    assert answer.body()[8:12] == b"WEBP"
