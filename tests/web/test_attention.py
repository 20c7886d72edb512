"""What calls a player: clocks, the title, a sound, a notification; and what is there without a line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.table import CHOICE, play, sit_down, wait_for_turn

Visit = Callable[..., Visitor]
WATCHED = """
window.called = { notes: 0, notices: [] };
document.__defineGetter__('hidden', () => true);
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor() { throw new TypeError('Illegal constructor'); } // as on Android
};
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => void window.called.notices.push(body);
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { window.called.notes += 1; return start.call(this, at); };
"""
# Cards rustle: of all sounds only those of things that move have such sources
HEARD = """
window.rustles = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (at) { window.rustles += 1; return start.call(this, at); };
"""
OPEN_WITH_CLOCK = """async () => {
  const ask = (path, body) => fetch('/api' + path, {
    method: 'POST', body: JSON.stringify(body), headers: { 'x-langbord': '1', 'content-type': 'application/json' },
  }).then((answer) => answer.json());
  await ask('/guests', { name: 'Slow' });
  const table = await ask('/tables', {
    game: 'tickets', players: 2, bots: [null, 'greedy'], start: true, listed: false, pace: 0, clock: { bank: 10 },
  });
  return table.id;
}"""


def called(page: Page, what: str) -> object:
    return page.evaluate(f"window.called.{what}")


def test_a_turn_calls_by_title_sound_and_notification(visitors: Visit) -> None:
    visitor = visitors()
    page = visitor.page
    page.add_init_script(WATCHED)
    page.goto("/settings")
    page.get_by_label("A notification when it is my move").check()
    sit_down(page, "tickets")
    expect(page).to_have_title(re.compile("^● Your move"))
    notes, notices = called(page, "notes"), called(page, "notices.length")
    play(page, 4)
    wait_for_turn(page)
    page.wait_for_function(
        "([notes, notices]) => called.notes > notes && called.notices.length > notices", arg=[notes, notices]
    )
    assert called(page, "notices.at(-1)") == "Your move"
    page.goto("/")
    expect(page).to_have_title("Langbord")


@pytest.mark.parametrize(
    ("motion", "sound", "volume"), [("fast", True, 50), ("off", True, 50), ("fast", True, 0), ("off", False, 50)]
)
def test_what_moves_is_heard_unless_sounds_are_off(visitors: Visit, motion: str, sound: bool, volume: int) -> None:
    page = visitors().page
    likes = json.dumps({"motion": motion, "sound": sound, "volume": volume})
    page.add_init_script(f"localStorage.setItem('langbord-settings', '{likes}');")
    page.add_init_script(HEARD)
    sit_down(page, "tickets")
    play(page, 6)
    if sound and volume:
        page.wait_for_function("() => rustles > 0")
    else:
        wait_for_turn(page)
        assert page.evaluate("rustles") == 0


def test_a_clock_runs_out_and_a_bot_plays_on(visitors: Visit) -> None:
    page = visitors().page
    page.goto("/")
    page.goto(f"/table/{page.evaluate(OPEN_WITH_CLOCK)}")
    page.wait_for_selector(CHOICE)
    expect(page.locator(".me .clock.running")).to_have_text(re.compile(r"00:(10|0\d)"))
    expect(page.get_by_test_id("log")).to_contain_text("run out of time")
    page.get_by_role("button", name="Take your seat back").click()
    wait_for_turn(page)


def test_the_page_is_there_without_a_line(visitors: Visit) -> None:
    """What was loaded once is kept: the page opens, and says that the server cannot be reached."""
    visitor = visitors()
    page = visitor.page
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.get_by_role("heading", name="Amsterdam")).to_be_visible()  # all texts have come
    visitor.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    visitor.context.set_offline(False)
    page.reload()
    expect(page.get_by_test_id("play-tickets")).to_be_visible()


def test_rules_that_were_read_can_be_read_without_a_line(visitors: Visit) -> None:
    visitor = visitors()
    page = visitor.page
    rule, drawing = page.locator("[id='TR17']"), page.locator("figure svg").first
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto("/rules/tickets")
    expect(drawing).to_be_visible()  # all of the page has come
    visitor.context.set_offline(True)
    page.reload()
    expect(rule).to_be_visible()
    expect(drawing).to_be_visible()
