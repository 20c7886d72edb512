"""One meaning, one mark: each told apart without colours, and the colour of what can be chosen means nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.table import GAMES, join, play, sit_down, violations, wait_for_turn

Visit = Callable[..., Visitor]
COMMON = ["legal", "chosen", "hinted", "fresh", "mine", "done", "against"]
# The form of a mark: everything about its lines but their colour
FORMS = """() => Object.fromEntries([...document.querySelectorAll('[data-legend]')].map((line) => [
  line.dataset.legend,
  JSON.stringify([...line.querySelectorAll('path')].map((path) => {
    const style = getComputedStyle(path);
    const shadow = style.filter.replace(/rgba?\\([^)]*\\)|color\\([^)]*\\)/g, '');
    return [path.getAttribute('d'), style.strokeWidth, style.strokeDasharray, style.strokeLinecap, shadow];
  })),
]))"""
# Whatever has the colour of what can be chosen, although it cannot be chosen
STRAY = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--glow)';
  const glow = getComputedStyle(probe).color;
  probe.remove();
  const has = (style) => ['stroke', 'boxShadow', 'outlineColor', 'borderTopColor', 'backgroundColor']
    .some((where) => style[where].includes(glow));
  return [...document.querySelectorAll('main *')]
    .filter((one) => has(getComputedStyle(one)) && !one.closest('.target, .legal, [data-test=asked]'))
    .map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_tells_every_mark_and_all_differ_in_form(visitors: Visit, game: str) -> None:
    page = visitors().page
    sit_down(page, game)
    page.keyboard.press("l")
    legend = page.get_by_test_id("legend")
    expect(legend).to_contain_text("can be chosen")
    forms = page.evaluate(FORMS)
    assert list(forms)[: len(COMMON)] == COMMON
    assert any(meaning.startswith(game) for meaning in forms), "the game has marks of its own"
    assert len(set(forms.values())) == len(forms)
    assert legend.locator(".target.hinted").evaluate("one => getComputedStyle(one).outlineStyle") == "none"  # dashes do
    reach = """list => [...list.querySelectorAll('svg')].map((one) => [one.parentElement, one.querySelector('path, g')])
      .filter(([line, mark]) => mark.getBoundingClientRect().top < line.getBoundingClientRect().top)
      .map(([line]) => line.textContent)"""
    assert legend.evaluate(reach) == [], "a mark stands in its own line"
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("legend-open").click()
    expect(legend).to_be_visible()


@pytest.mark.parametrize("share", [0.5, 0.9])
def test_no_house_or_unit_covers_the_name_of_a_hex(visitors: Visit, share: float) -> None:
    page = visitors().page
    join(page, "landnam", share)
    covered = page.evaluate(
        """() => {
          const box = (one) => one.getBoundingClientRect();
          const pieces = [...document.querySelectorAll('.board :is(.house, .unit)')].map(box);
          return [...document.querySelectorAll('.board .cell')].filter((name) => {
            const { left, right, top, bottom } = box(name), middle = (left + right) / 2;
            const over = (piece) => piece.top < bottom - 4 && piece.bottom > top + 4;
            return pieces.some((piece) => piece.left < middle && piece.right > middle && over(piece));
          }).map((one) => one.textContent);
        }"""
    )
    assert covered == []
    assert page.locator(".board :is(.house, .unit)").count() > 6
    over = "[...document.querySelectorAll('.hex + .target')].every((one) => one.nextElementSibling.matches('.cell'))"
    assert page.evaluate(over), "names lie over the lines round what can be chosen"


@pytest.mark.parametrize("game", GAMES)
def test_only_what_can_be_chosen_has_its_colour(visitors: Visit, game: str) -> None:
    page = visitors().page
    join(page, game)
    for seed in range(4):
        play(page, 1, seed)
        wait_for_turn(page)
        assert page.evaluate(STRAY) == []
    page.keyboard.press("ArrowDown")
    assert page.evaluate(STRAY) == []
