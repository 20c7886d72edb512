"""What a person does at a table in the browser."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from langbord.core.plugins import game_names

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "docs" / "pictures"
OVER = "[data-test=sheet]"
CHOICE = "[data-test=actions] button:not(:disabled)"
# In one go, as the list may change between two looks at it. Who bargains at random bargains for ever.
CLICK = """([choice, chance]) => {
  const buttons = [...document.querySelectorAll(choice)];
  const dull = /Done with trading|Decline|No more cases/.test(buttons[0]?.innerText ?? '');
  buttons[dull ? 0 : Math.floor(chance * buttons.length)]?.click();
}"""
GAMES = game_names()


def sit_down(page: Page, game: str) -> None:
    """One click from the start page to a table against bots that do not dawdle."""
    page.goto("/?pace=0")
    page.get_by_test_id(f"play-{game}").click()
    page.wait_for_selector(f"{CHOICE}, {OVER}")


def study(page: Page, record: Path, at: int) -> None:
    """Go on from a record after so many entries, in every seat oneself."""
    page.goto("/")
    page.wait_for_selector("[data-test^=play-]")
    wish = {"record": record.read_text(encoding="utf-8"), "at": at, "pace": 0}
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


def choose(page: Page, source: random.Random) -> None:
    """Click one of the choices; the page may change under the finger, as pages do."""
    before = entries(page)
    page.evaluate(CLICK, [CHOICE, source.random()])
    settle(page, before)


def entries(page: Page) -> int:
    """How many entries of its log the page knows of."""
    return int(page.evaluate("document.querySelector('[data-test=log]')?.dataset.entries ?? 0"))


def settle(page: Page, before: int) -> None:
    """Give the server a moment to answer."""
    deadline = time.monotonic() + 0.25
    while time.monotonic() < deadline:
        if is_over(page) or entries(page) != before:
            return
        page.wait_for_timeout(15)


def play(page: Page, clicks: int, seed: int = 1) -> None:
    """So many clicks on choices, or fewer if the game is over before."""
    source = random.Random(seed)
    for _ in range(clicks):
        wait_for_turn(page)
        if is_over(page):
            return
        choose(page, source)


def violations(page: Page) -> list[str]:
    """What axe-core has against the page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def picture(page: Page, name: str) -> None:
    """A new picture for the documents, where LANGBORD_PICTURES is set; every deal would give another."""
    if os.environ.get("LANGBORD_PICTURES"):
        page.screenshot(path=PICTURES / f"{name}.png")


def speak(page: Page, language: str) -> None:
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
