"""Every card, order and tile in every place where it can lie, in six languages and at three sizes: nothing is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from langbord.core.game import get_game
from langbord.locales import LANGUAGES
from tests.web.conftest import Visitor
from tests.web.table import GAMES, picture

Visit = Callable[..., Visitor]
SIZES = [(1366, 768), (1920, 1080), (390, 844)]
TURNS = [(language, [SIZES[k % len(SIZES)]]) for k, language in enumerate(LANGUAGES)]  # each language, each size twice
ALL = [(language, SIZES) for language in LANGUAGES]
# Whatever holds letters: no wider or higher than its room, not shortened by the browser, not beyond the page
CUT = """() => [...document.querySelectorAll('main *')].filter((one) => {
  if (one.closest('svg, .unseen') || !one.innerText?.trim() || !one.clientWidth) return false;
  const style = getComputedStyle(one);
  const cut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1;
  return cut || style.textOverflow === 'ellipsis' || one.getBoundingClientRect().right > innerWidth + 1;
}).map((one) => one.outerHTML.slice(0, 200))"""
SMALL = """() => [...document.querySelectorAll('.chip, .chip *, .orders button, .reader *')]
  .filter((one) => one.innerText?.trim() && parseFloat(getComputedStyle(one).fontSize) < 14)
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("shown", [TURNS, pytest.param(ALL, marks=pytest.mark.long)], ids=["in turns", "all"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_anywhere(visitors: Visit, game: str, shown: list[tuple[str, list[tuple[int, int]]]]) -> None:
    page = visitors().page
    for language, sizes in shown:
        page.goto(f"/gallery/{game}?language={language}")
        page.wait_for_selector("aside [data-part], aside section")
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT) == [], (language, width)
            assert page.evaluate(SMALL) == [], (language, width)
    if game == "amsterdam":
        texts = get_game(game).printed_texts(get_game(game).book())
        for kind in ("card", "order"):
            read = page.locator(f"[data-reads^='{kind} ']")
            assert read.count() == len(texts[kind])
        places = ("display", "seat 0 hand", "seat 0 table", "discard")
        for place in places:
            assert page.evaluate(
                "(place) => new Set([...document.querySelectorAll(`ul[data-place='${place}'] [data-about^='card ']`)]"
                ".map((one) => one.dataset.about)).size",
                place,
            ) == len(texts["card"]), place
        picture(page, "gallery-phone")
