"""The end is told: the last move, then the points seat by seat, then the sheet; and losses are warned of before."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.table import OVER, choose, entries, is_over, sit_down, study, violations, wait_for_turn
from tests.web.test_story import visit

Visit = Callable[..., Visitor]
GOLDEN = Path(__file__).resolve().parents[1]


def test_the_points_are_counted_seat_by_seat(visitors: Visit) -> None:
    page = visit(visitors, "slow")
    record = GOLDEN / "tickets" / "golden" / "last_round.jsonl"
    study(page, record, record.read_text(encoding="utf-8").count("\n") - 6)
    for seed in range(60):
        wait_for_turn(page)
        if is_over(page):
            break
        choose(page, random.Random(seed))
    winner = page.get_by_test_id("winner")
    expect(winner).to_be_hidden()
    expect(page.locator(f"{OVER} tr.unknown").first).to_be_attached()
    page.keyboard.press("Shift")  # who does something has seen enough
    expect(winner).to_be_visible()
    expect(page.locator(f"{OVER} tr.unknown")).to_have_count(0)
    for sheet in page.locator(OVER).all():
        points = [int(text) for text in sheet.locator("tbody td").all_inner_texts()]
        assert sum(points) == int(sheet.get_by_test_id("total").inner_text())
    assert not violations(page)


@pytest.mark.rule("AM59")
def test_who_would_lose_resources_is_asked_before_his_turn_ends(visitors: Visit) -> None:
    page = visitors().page
    sit_down(page, "amsterdam")
    ends = page.locator("[data-test=actions] [data-does=pass]").filter(has_text="lost")
    for seed in range(200):
        wait_for_turn(page)
        if ends.count():
            break
        choose(page, random.Random(seed))
    expect(ends).to_have_text(re.compile("will be lost"))
    before = entries(page)
    ends.click()
    asked = page.get_by_test_id("asked")
    expect(asked).to_contain_text("will be lost")
    assert entries(page) == before
    assert not violations(page)
    asked.locator("[data-does=pass]").click()
    expect(asked).to_have_count(0)
    page.wait_for_function(f"Number(document.querySelector('[data-test=log]')?.dataset.entries ?? 0) > {before}")


def test_a_roll_tells_who_received_what(visitors: Visit) -> None:
    page = visitors().page
    record = GOLDEN / "landnam" / "golden" / "famine.jsonl"
    lines = record.read_text(encoding="utf-8").splitlines()[1:]
    study(page, record, next(k for k, line in enumerate(lines) if '"do":"age ' in line) - 1)
    wait_for_turn(page)
    told = page.get_by_test_id("brought")
    for seed in range(40):
        if told.count():
            break
        choose(page, random.Random(seed))
        wait_for_turn(page)
    expect(told).to_contain_text("harvests")
