"""Whole games in a browser: by clicking, and by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import RatedGame, Visitor
from tests.web.table import (
    CHOICE,
    GAMES,
    OVER,
    answered,
    begin_together,
    choose,
    entries,
    is_over,
    join,
    play,
    sit_down,
    soon,
    wait_for_turn,
)
from tests.web.test_glass import PHONE, TABLET

Visit = Callable[..., Visitor]
ON_THE_BOARD = "svg .target"  # what glows there


LONGER = [game for game in GAMES if game != "tickets"]  # hundreds of clicks: daily from where most is played


@pytest.mark.parametrize("game", ["tickets", *(pytest.param(game, marks=pytest.mark.long) for game in LONGER)])
def test_a_guest_plays_a_whole_game_by_clicking(visitors: Visit, game: str) -> None:
    page = visitors().page
    sit_down(page, game)
    play_to_the_end(page)


@pytest.mark.parametrize("game", LONGER)
def test_a_game_is_begun_and_another_ended_by_clicking(visitors: Visit, game: str) -> None:
    page = visitors().page
    sit_down(page, game)
    play(page, 8)
    join(page, game, 0.9)
    play_to_the_end(page)


def play_to_the_end(page: Page) -> None:
    """By what glows on the board where that can be, and by the list; then every point is explained."""
    source, on_board = random.Random(4), 0
    for _ in range(3000):
        wait_for_turn(page)
        if is_over(page):
            break
        if source.random() < 0.8 and choose(page, source, ON_THE_BOARD):
            on_board += 1
        else:
            choose(page, source)
    assert on_board > 0
    sheets = page.locator(OVER)
    expect(sheets.first).to_be_visible()
    for sheet in sheets.all():
        points = [int(text) for text in sheet.locator("tbody td").all_inner_texts()]
        assert sum(points) == int(sheet.locator("tfoot td").inner_text())


@pytest.mark.long
@pytest.mark.parametrize("settings", [PHONE, TABLET], ids=["telephone", "tablet"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_glass(visitors: Visit, game: str, settings: dict[str, Any]) -> None:
    page = visitors(**settings).page
    sit_down(page, game)
    play(page, 3000, seed=6)
    expect(page.locator(OVER).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= settings["viewport"]["width"]


def test_alone_against_tom(visitors: Visit) -> None:
    """A short solo game of Amsterdam by clicking: TOM has blocks on the board, and a score sheet."""
    page = visitors().page
    page.goto("/new/amsterdam")
    page.get_by_label("Players").first.select_option("1")
    page.get_by_label("Short game").check()
    page.get_by_test_id("open").click()
    play(page, 2000, seed=2)
    expect(page.locator(OVER)).to_have_count(2)
    expect(page.locator(OVER).filter(has_text="TOM")).to_have_count(1)
    expect(page.locator("svg .owner", has_text="T").first).to_be_attached()


def test_a_whole_game_by_keys_alone(visitors: Visit) -> None:
    page = visitors().page
    page.goto("/?pace=0")
    page.wait_for_selector("[data-test=play-tickets]")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.test") == "play-tickets":
            break
    page.keyboard.press("Enter")
    for turn in range(2000):
        wait_for_turn(page)
        if is_over(page):
            break
        with answered(page):
            if turn % 5 == 0:  # walk and press
                page.keyboard.press("ArrowUp")
                page.keyboard.press("Enter")
            else:
                page.keyboard.press(str(1 + turn % min(9, page.locator(CHOICE).count())))
    expect(page.locator(OVER).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_undo(visitors: Visit) -> None:
    """What was chosen last is taken back: the choices of before are there again."""
    page, source = visitors().page, random.Random(1)
    sit_down(page, "amsterdam")
    undo, group = page.get_by_test_id("undo"), page.get_by_test_id("cancel")
    for _ in range(200):
        if undo.count():  # looked for where it is one's own move again: nobody else's takes it away
            break
        if not group.count():
            before = page.locator(CHOICE).all_inner_texts()
        choose(page, source)
        wait_for_turn(page)
    undo.click()
    expect(page.locator(CHOICE)).to_have_text(before, use_inner_text=True)


def test_two_browsers_at_one_table(visitors: Visit) -> None:
    """By link: sit down, start, chat, reload in mid-turn, and somebody looks on without secrets."""
    host, friend, stranger = visitors().page, visitors().page, visitors().page
    begin_together(host, friend)
    for page in (host, friend):
        page.wait_for_selector(CHOICE)
        page.locator(CHOICE).first.click()
    stranger.goto(host.url)
    stranger.wait_for_selector("svg [data-route]")
    assert stranger.locator(CHOICE).count() == 0
    expect(stranger.locator(".tickets .line").filter(has_text="Your hand")).to_have_count(0)

    host.get_by_test_id("chat-tab").click()
    host.get_by_label("Say something").fill("Good luck!")
    host.keyboard.press("Enter")
    friend.get_by_test_id("chat-tab").click()
    expect(friend.get_by_test_id("chat")).to_contain_text("Good luck!")

    first_turn = "[data-test=actions] [data-does^='draw']"  # contracts are kept, and that is known
    assert soon(host, lambda: any(page.locator(first_turn).count() for page in (host, friend)))
    mover = host if host.locator(first_turn).count() else friend
    offered = mover.locator(CHOICE).all_inner_texts()
    mover.reload()
    expect(mover.locator(CHOICE)).to_have_text(offered, use_inner_text=True)


def test_a_broken_line_mends_itself(visitors: Visit) -> None:
    visitor = visitors()
    page = visitor.page
    sit_down(page, "tickets")
    play(page, 4)
    wait_for_turn(page)
    page.wait_for_load_state("networkidle")  # what happened before is known
    known, asked = entries(page), list[int]()
    page.on("request", lambda request: asked.extend(map(int, re.findall(r"/history.*since=(\d+)", request.url))))
    visitor.context.set_offline(True)
    page.evaluate("document.dispatchEvent(new Event('offline'))")
    page.locator(CHOICE).first.click()
    visitor.context.set_offline(False)
    wait_for_turn(page)
    play(page, 3)
    assert all(since >= known - 1 for since in asked), (known, asked)  # only what is missing


def test_looking_back_and_proof(visitors: Visit) -> None:
    """The end screen, the slider over the game, the proof in the browser, and a rematch."""
    page = visitors().page
    sit_down(page, "tickets")
    play(page, 2000)
    page.get_by_test_id("close").click()
    slider = page.get_by_test_id("timeline")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    claimed = page.locator("svg .owner").count()
    slider.fill("3")
    expect(page.locator("svg .owner")).to_have_count(0)
    page.keyboard.press("Tab")
    page.get_by_test_id("now").click()
    expect(page.locator("svg .owner")).to_have_count(claimed)
    page.get_by_test_id("eyes").select_option("1")
    page.wait_for_timeout(300)
    expect(page.locator("svg .owner")).to_have_count(claimed)
    page.get_by_test_id("fair").click()
    page.get_by_test_id("prove").click()
    for said in (
        "The key is the one that was promised",
        "Dealt as promised",
        "Signed by the server",
        "The moves you saw: all",
    ):
        expect(page.get_by_test_id("verdict")).to_contain_text(said)
    page.get_by_test_id("close").click()
    page.get_by_test_id("rematch").click()
    page.wait_for_selector(f"{CHOICE}, [data-test=start]")


def test_what_if(visitors: Visit, rated_game: Future[RatedGame]) -> None:
    """From a moment of a finished game, of others even, one plays on against bots."""
    page = visitors().page
    page.goto(f"/table/{rated_game.result().table}")
    page.get_by_test_id("close").click()
    page.get_by_test_id("timeline").fill("6")
    before = page.url
    page.get_by_test_id("what-if").click()
    page.wait_for_url(lambda url: url != before)
    wait_for_turn(page)
    assert not is_over(page)
    play(page, 2)


def test_a_bot_plays_on_for_who_leaves(visitors: Visit) -> None:
    page = visitors().page
    sit_down(page, "tickets")
    page.get_by_test_id("leave-table").click()
    page.get_by_test_id("leave").click()
    page.get_by_role("button", name="Take your seat back").click()
    wait_for_turn(page)
