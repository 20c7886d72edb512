"""What a person does at a table in the browser."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from langbord.core.plugins import game_names
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "docs" / "pictures"
OVER = "[data-test=sheet]"
CHOICE = "[data-test=actions] button:not(:disabled), [data-by=cards] [data-card]"
# What the page shows of an answer to a click: entries of the log, the choices of a group or of a thing, words why not
SHOWN = """() => ['[data-test=log]', '[data-test=cancel]', '[data-test=asked]', '[role=alert]'].map((one) => {
  const there = document.querySelector(one);
  return there && (there.dataset.entries ?? 'there');
})"""
# In one go, as the list may change between two looks at it. Who bargains at random bargains for ever.
CLICK = f"""([choice, chance]) => {{
  const before = ({SHOWN})(), all = [...document.querySelectorAll(choice)];
  const dull = /Done with trading|Decline|No more cases/.test(all[0]?.innerText ?? '');
  const chosen = all[dull ? 0 : Math.floor(chance * all.length)];
  chosen?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
  return chosen ? before : null;
}}"""
# A group that is left is no answer: what was chosen in it has only been sent. Words of before went with the click.
ANSWERED = f"""([over, [entries, group, asked]]) => {{
  const [now, newGroup, newAsked, refused] = ({SHOWN})();
  return now !== entries || (newGroup && !group) || (newAsked && !asked) || refused || document.querySelector(over);
}}"""
GAMES = game_names()
LONG_NAME = "Wilhelmina Bartholomea"  # of a guest, who may be met at other tables
# Whole games of three, from which tables are opened in the middle: clicking all the way there takes a minute
RECORDS = {"tickets": "double_shared", "landnam": "ship_ashore", "amsterdam": "short_game"}


def sit_down(page: Page, game: str) -> None:
    """One click from the start page to a table against bots that do not dawdle."""
    page.goto("/?pace=0")
    page.get_by_test_id(f"play-{game}").click()
    page.wait_for_selector(f"{CHOICE}, {OVER}")


def join(page: Page, game: str, share: float = 0.5) -> None:
    """A table at which so much of the game is played, against bots that do not dawdle, and one's own move."""
    record = ROOT / "tests" / game / "golden" / f"{RECORDS[game]}.jsonl"
    entries = record.read_text(encoding="utf-8").splitlines()[1:]
    later = range(int(share * len(entries)), len(entries))
    study(page, record, next(k for k in later if '"seat":0,"do"' in entries[k]), bots=[None, "medium", "medium"])
    wait_for_turn(page)


def study(page: Page, record: Path, at: int, bots: Sequence[str | None] = ()) -> None:
    """Go on from a record after so many entries, oneself in every seat that no bot plays."""
    page.goto("/")
    page.wait_for_selector("[data-test^=play-]")
    wish = {"record": record.read_text(encoding="utf-8"), "at": at, "pace": 0, "bots": list(bots)}
    asked = """async (wish) => {
      const headers = { 'x-langbord': '1', 'content-type': 'application/json' };
      const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      await post('/api/guests', { name: 'Tove' });
      return (await (await post('/api/studies', wish)).json()).id;
    }"""
    page.goto(f"/table/{page.evaluate(asked, wish)}")


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def wait_for_turn(page: Page) -> None:
    """Until there is something to choose, or the game is over."""
    page.wait_for_selector(f"{CHOICE}, {OVER}")


def choose(page: Page, source: random.Random, among: str = CHOICE) -> bool:
    """Click one of those, and the first answer to what is then asked: an open question would hide the next."""
    chosen = click_one(page, among, source.random())
    if chosen:
        click_one(page, "[data-test=asked] button")
    return chosen


def click_one(page: Page, choice: str, chance: float = 0) -> bool:
    """Click one of those, and wait for what comes of it; were there any? The page may change under the finger."""
    before = page.evaluate(CLICK, [choice, chance])
    if before is not None:
        page.wait_for_function(ANSWERED, arg=[OVER, before])
    return before is not None


@contextmanager
def answered(page: Page) -> Iterator[None]:
    """Wait for what comes of what is done within."""
    before = page.evaluate(SHOWN)
    yield
    page.wait_for_function(ANSWERED, arg=[OVER, before])


def entries(page: Page) -> int:
    """How many entries of its log the page knows of."""
    return int(page.evaluate("document.querySelector('[data-test=log]')?.dataset.entries ?? 0"))


def play(page: Page, clicks: int, seed: int = 1) -> None:
    """So many clicks on choices, or fewer if the game is over before."""
    source = random.Random(seed)
    for _ in range(clicks):
        wait_for_turn(page)
        if is_over(page):
            return
        choose(page, source)


def soon(page: Page, holds: Callable[[], bool]) -> bool:
    """Does something come to hold while one is patient?"""
    return any(holds() or page.wait_for_timeout(50) for _ in range(int(PATIENCE / 0.05)))


def violations(page: Page) -> list[str]:
    """What axe-core has against the page, once its texts have come: until then nothing is told."""
    page.wait_for_function("() => !document.querySelector('button:empty')")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def assert_fine_by_day_and_night(page: Page, name: str = "") -> None:
    """Axe has nothing against the page in either theme; `name`: of the pictures that are taken of it."""
    for theme in ("light", "dark"):
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        if name:
            picture(page, f"{name}-{theme}")
        assert not violations(page), theme
        page.get_by_test_id("theme").click()


def picture(page: Page, name: str) -> None:
    """A new picture for the documents, where LANGBORD_PICTURES is set; every deal would give another."""
    if os.environ.get("LANGBORD_PICTURES"):
        page.screenshot(path=PICTURES / f"{name}.png")


def speak(page: Page, language: str) -> None:
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def begin_together(host: Page, friend: Page) -> None:
    """A game of Tickets for two people: one opens the table, the other comes by its link."""
    host.goto("/new/tickets")
    host.get_by_label("Players").first.select_option("2")
    host.get_by_test_id("open").click()
    host.wait_for_url("**/table/*")
    friend.goto(host.url)
    friend.get_by_test_id("sit").click()
    host.get_by_test_id("start").click()
