"""Bots at the pace of the only person among them, who may skip to his next move."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import Visitor
from tests.web.table import CHOICE, entries, wait_for_turn

Visit = Callable[..., Visitor]
PAUSE = 10  # seconds before each move of a bot
OPEN_WITH_PAUSES = """async (pause) => {
  const ask = (path, body) => fetch('/api' + path, {
    method: 'POST', body: JSON.stringify(body), headers: { 'x-langbord': '1', 'content-type': 'application/json' },
  }).then((answer) => answer.json());
  await ask('/guests', { name: 'Hasty' });
  const table = await ask('/tables', {
    game: 'tickets', players: 3, bots: [null, 'greedy', 'greedy'], start: true, listed: false, pace: pause,
    options: { starter: 'seat_0' },
  });
  return table.id;
}"""


def sit_among_slow_bots(page: Page) -> list[int]:
    """When each entry that the page hears of was made, in milliseconds."""
    times: list[int] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            times.append(message["at"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    page.goto("/")
    page.goto(f"/table/{page.evaluate(OPEN_WITH_PAUSES, PAUSE)}")
    return times


def act_until_bots_turn(page: Page) -> None:
    """Keep the contracts; then the bots are asked for theirs."""
    wait_for_turn(page)
    page.locator(CHOICE).first.click()
    expect(page.get_by_test_id("skip")).to_be_visible()


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_person_skips_to_his_move(visitors: Visit, how: str) -> None:
    page = visitors().page
    times = sit_among_slow_bots(page)
    act_until_bots_turn(page)
    before, heard = entries(page), len(times)
    if how == "click":
        page.get_by_test_id("skip").click()
    else:
        page.keyboard.press("s")
    page.wait_for_selector(CHOICE)
    expect(page.get_by_test_id("skip")).to_have_count(0)
    assert entries(page) >= before + 2
    assert all(later - earlier < PAUSE * 1000 for earlier, later in pairwise(times[heard - 1 :]))


def test_the_speed_of_moves_is_the_pace_of_bots(visitors: Visit) -> None:
    page = visitors().page
    page.add_init_script("localStorage.setItem('langbord-settings', JSON.stringify({ motion: 'off' }));")
    times = sit_among_slow_bots(page)
    wait_for_turn(page)
    page.locator(CHOICE).first.click()
    page.wait_for_function("() => Number(document.querySelector('[data-test=log]')?.dataset.entries) > 3")
    page.wait_for_selector(CHOICE)
    assert len(times) >= 3
    assert all(later - earlier < PAUSE * 1000 for earlier, later in pairwise(times))
