"""A whole game of Tickets in each other browser that is there: `tools/test.py --long` installs Debian's."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.web import engines
from tests.web.table import CHOICE, OVER

ENGINES = {
    "firefox": (engines.firefox, engines.FIREFOX),
    "webkit": (engines.webkit, engines.WEBKIT and engines.DISPLAY),
}
HERE = [name for name, (_, program) in ENGINES.items() if program is not None]
START = """() => {
  const begin = document.querySelector('[data-test=play-tickets]');
  begin?.click();
  return begin !== null;
}"""
# One choice, and the first answer to what is asked then; what the page complains about; whether the game is over
STEP = f"""() => {{
  window.complaints ??= (addEventListener('error', (event) => complaints.push(event.message)), []);
  const one = document.querySelector('[data-test=asked] button') ?? document.querySelector('{CHOICE}');
  one?.click();
  const entries = Number(document.querySelector('[data-test=log]')?.dataset.entries ?? 0);
  return {{ over: document.querySelector('{OVER}') !== null, entries, complaints }};
}}"""


@pytest.mark.long
@pytest.mark.parametrize("name", HERE)
def test_a_whole_game_of_tickets(address: str, tmp_path: Path, name: str) -> None:
    launch, _ = ENGINES[name]
    with launch(f"{address}/?pace=0", tmp_path) as evaluate:
        until = time.monotonic() + 4 * PATIENCE
        while not evaluate(START):
            assert time.monotonic() < until, "the start page does not come"
            time.sleep(0.2)
        while not (seen := evaluate(STEP))["over"]:
            assert time.monotonic() < until, seen
            time.sleep(0.1)
        assert seen["entries"] > 30
        assert seen["complaints"] == []
        assert evaluate("() => document.querySelectorAll('[data-test=sheet] tr').length") > 3
