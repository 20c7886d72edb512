"""The reader: all that is printed on a card, an order or a tile, by mouse, finger and keys; and nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from langbord.core.game import get_game
from langbord.locales import LANGUAGES, Teller
from tests.web.conftest import Visitor
from tests.web.table import click_one, join, picture, play, sit_down, speak, study, violations, wait_for_turn

Visit = Callable[..., Visitor]
GAME = "amsterdam"
DISCARDED = Path(__file__).resolve().parents[1] / GAME / "golden" / "all_warehouses_full.jsonl"
DISPLAY, HAND, TABLE = (
    "[data-place=display] button",
    "[data-place='seat 0 hand'] button",
    "[data-place='seat 0 table'] button",
)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# Whatever holds letters in display, hand and orders: no wider than its room, not shortened by the browser
CUT = """() => [...document.querySelectorAll('.amsterdam ul, .amsterdam ul *')].filter((one) => {
  if (one.closest('svg, .unseen') || !one.innerText?.trim() || !one.clientWidth) return false;
  const style = getComputedStyle(one);
  return one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight || style.textOverflow === 'ellipsis';
}).map((one) => one.outerHTML.slice(0, 200))"""
SMALLEST = """reader => Math.min(...[...reader.querySelectorAll('*')].filter((one) => one.innerText?.trim())
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""


def printed(kind: str, name: str, language: str = "en") -> str:
    """What stands on a thing, as the engine says it."""
    game = get_game(GAME)
    return Teller(language).phrase(game.printed_texts(game.book())[kind][name])


def assert_card_is_read(page: Page, card: Locator, language: str = "en") -> None:
    """Its number, kind, cost, effect and time stand in the reader, whole and not too small."""
    about = card.get_attribute("data-about")
    assert about is not None
    name = about.removeprefix("card ")
    reader = page.get_by_test_id("reader")
    expect(reader).to_have_attribute("data-reads", about)
    for text in (name, *(printed(kind, name, language) for kind in ("card", "kind", "when"))):
        expect(reader).to_contain_text(text)
    cost: Any = get_game(GAME).book().printed.card[int(name) - 1].cost
    expect(reader.locator(".cubes svg")).to_have_count(sum(cost.values()))
    for colour in cost:
        expect(reader.locator("dd").first).to_contain_text(Teller(language).tell(f"amsterdam-colour-{colour}"))
    assert reader.evaluate(SMALLEST) >= 14


def printed_cost(card: Locator) -> dict[str, int]:
    number = int(str(card.get_attribute("data-about")).removeprefix("card "))
    cost: dict[str, int] = get_game(GAME).book().printed.card[number - 1].cost  # type: ignore[attr-defined]
    return cost


def go_to_cards(page: Page, cards: str, least: int = 1) -> Locator:
    """Play until so many of these lie there; a card that can be activated is."""
    found = page.locator(cards)
    for seed in range(200):
        wait_for_turn(page)
        if found.count() >= least:
            page.wait_for_load_state("networkidle")  # what the others did comes last, and moves what lies there
            return found
        if not click_one(page, "[data-test=actions] [data-does^=activate]"):
            play(page, 1, seed)
    raise AssertionError("no card came there")


@pytest.mark.parametrize("place", [DISPLAY, HAND, TABLE])
def test_pointing_at_a_card_reads_it(visitors: Visit, place: str) -> None:
    page = visitors().page
    join(page, GAME)
    card = go_to_cards(page, place).last
    card.hover()
    assert_card_is_read(page, card)
    picture(page, "amsterdam-reader")
    assert not violations(page)


def test_the_cards_of_others_can_be_read(visitors: Visit) -> None:
    page = visitors().page
    join(page, GAME)
    page.locator(".who button").nth(1).click()
    card = go_to_cards(page, "[data-place='seat 1 hand'] button").first
    card.hover()
    assert_card_is_read(page, card)


def test_keys_go_from_card_to_card(visitors: Visit) -> None:
    """Tab reaches a list, the arrows go along it, Escape closes the reader."""
    page = visitors().page
    join(page, GAME)
    cards = go_to_cards(page, HAND, 2)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('ul')?.dataset.place") == "seat 0 hand":
            break
    for number in (1, 2):
        page.keyboard.press("ArrowRight")
        card = cards.nth(number % cards.count())
        expect(card).to_be_focused()
        assert_card_is_read(page, card)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("reader")).to_have_count(0)


def test_a_tap_reads_a_card_and_leaves_it_open(visitors: Visit) -> None:
    page = visitors(**PHONE).page
    join(page, GAME)
    page.get_by_test_id("tab-play").tap()
    dull = go_to_cards(page, f"{HAND}:not([data-card])")  # of those that glow a tap chooses one, a long press reads it
    dull.first.tap()
    page.wait_for_timeout(1000)
    assert_card_is_read(page, dull.first)
    assert not violations(page)


def test_a_lifted_finger_leaves_the_reader_open(visitors: Visit) -> None:
    """A long press on what could be chosen asks; what it asked for stays when the finger goes."""
    page = visitors(**PHONE).page
    sit_down(page, GAME)
    page.get_by_test_id("tab-play").tap()
    card = page.locator(f"{DISPLAY}[data-card]").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_timeout(600)
    for event in ("pointerup", "pointerout", "pointerleave"):
        card.dispatch_event(event, {"pointerType": "touch"})
        page.locator("main").dispatch_event(event, {"pointerType": "touch"})
    card.dispatch_event("click")
    page.wait_for_timeout(1000)
    assert_card_is_read(page, card)


def test_discarded_cards_can_be_read(visitors: Visit) -> None:
    page = visitors().page
    join(page, GAME)
    card = go_to_cards(page, "[data-place=discard] [data-about^=card]").first
    page.get_by_test_id("discard").click()
    card.hover()
    assert_card_is_read(page, card)


def test_an_action_reads_the_card_it_is_about(visitors: Visit) -> None:
    page = visitors().page
    join(page, GAME)
    go_to_cards(page, "[data-test=actions] [data-does^=activate]").first.hover()
    about = page.get_by_test_id("reader").get_attribute("data-reads")
    assert_card_is_read(page, page.locator(f"{HAND}[data-about='{about}']"))


def test_what_can_be_chosen_is_shown_as_cards(visitors: Visit) -> None:
    """Where each choice is one of a card that lies there, no list of names stands beside."""
    page = visitors().page
    sit_down(page, GAME)
    cards = page.locator("[data-card]")
    assert cards.count() > 1
    expect(page.locator("[data-test=actions] button")).to_have_count(0)
    name = cards.first.get_attribute("data-card")
    cards.first.click()
    expect(page.locator(f"{HAND}[data-about='card {name}']")).to_be_visible()


def test_what_a_card_would_pay_now(visitors: Visit) -> None:
    """Of one that lies there, and of one that others have before them."""
    page = visitors().page
    join(page, GAME)
    card = go_to_cards(page, HAND).first
    card.hover()
    told = Teller("en").tell("amsterdam-now-pays")
    for place in ("hand", "table"):
        everybody = page.get_by_test_id("everybody").locator(f".{place} button")
        brings = False
        for one in everybody.all():
            one.hover()
            expect(page.get_by_test_id("reader")).to_have_attribute("data-reads", str(one.get_attribute("data-about")))
            page.wait_for_timeout(300)
            brings = brings or told in page.get_by_test_id("explained").inner_text()
        assert brings, place


def test_all_tableaux_are_seen_at_a_glance(visitors: Visit) -> None:
    """At 1920×1080: every card before every player, late in a game, without moving anything."""
    page = visitors(viewport={"width": 1920, "height": 1080}).page
    join(page, GAME, 0.85)
    table = page.get_by_test_id("everybody")
    cards = table.get_by_role("button")
    assert cards.count() > 12
    assert {row.locator("button").count() > 0 for row in table.locator(".row").all()} == {True}
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
        assert card.locator("svg").count() > 0 or not printed_cost(card)
    assert table.evaluate("one => one.scrollHeight <= one.clientHeight")
    picture(page, "amsterdam-everybody")
    assert not violations(page)


@pytest.mark.parametrize("share", [0.3, 0.5])
def test_what_lies_before_others_is_named_where_there_is_room(visitors: Visit, share: float) -> None:
    """At 1920×1080 the cards of all are told by what they are called, and still all of them are seen."""
    page = visitors(viewport={"width": 1920, "height": 1080}).page
    join(page, GAME, share)
    table = page.get_by_test_id("everybody")
    types: Any = get_game(GAME).book().printed.type  # type: ignore[attr-defined]
    names = {Teller("en").tell(f"amsterdam-type-{one.id.replace('_', '-')}") for one in types}
    for card in table.get_by_role("button").all():
        assert any(name in card.inner_text() for name in names)
        expect(card).to_be_in_viewport(ratio=1)
    assert table.evaluate("one => one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["1366x768", "390x844"])
def test_the_cards_before_everybody_are_read_at_once(visitors: Visit, settings: dict[str, Any]) -> None:
    """One press away where beside the board there is room for their numbers alone; whole."""
    page = visitors(**settings).page
    join(page, GAME, 0.85)
    numbers = page.get_by_test_id("everybody").locator("[data-about]")
    shown = {str(one.get_attribute("data-about")) for one in numbers.all()}
    assert len(shown) > 12
    page.get_by_test_id("tableaux").click()
    dialog = page.get_by_role("dialog")
    cards = {str(one.get_attribute("data-about")): one for one in dialog.locator("[data-about]").all()}
    assert set(cards) == shown
    for about, card in cards.items():
        expect(card).to_contain_text(printed("card", about.removeprefix("card ")))
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
    if not settings:
        picture(page, "amsterdam-cards")
    assert not page.evaluate(CUT)
    assert not violations(page)
    dialog.get_by_test_id("close").click()
    expect(dialog).to_have_count(0)


def test_orders_and_tiles_in_words(visitors: Visit) -> None:
    page = visitors().page
    page.goto("/new/amsterdam")
    page.get_by_label("Players").first.select_option("2")
    page.locator("label", has_text="Seat 2").get_by_role("combobox").first.select_option("easy")
    page.locator("label", has_text="Orders").first.get_by_role("combobox").select_option("five")
    page.get_by_test_id("open").click()
    wait_for_turn(page)
    reader, orders = page.get_by_test_id("reader"), page.locator("[data-about^='order ']")
    assert orders.count() == 5
    for order in orders.all():
        order.hover()
        text = printed("order", str(order.get_attribute("data-about")).removeprefix("order "))
        expect(order).to_contain_text(text)
        expect(reader).to_contain_text(text)
        expect(reader).to_contain_text("oints")
    tile = page.locator("[data-about=market]")
    tile.hover()
    expect(reader).to_contain_text(tile.inner_text())
    page.locator("aside [data-about^='district ']").first.focus()
    expect(reader).to_contain_text("Points for most blocks here")
    page.locator("svg .district:not(.scores)").first.dispatch_event("pointerover")
    expect(reader).to_contain_text("not scored")
    page.locator("svg [data-block]").first.dispatch_event("pointerover")
    expect(reader).to_contain_text("Cost")
    assert not page.evaluate(CUT)
    assert not violations(page)


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["1366x768", "390x844"])
def test_nothing_is_cut(visitors: Visit, settings: dict[str, Any]) -> None:
    """In six languages, in the first turn and later; a card that can be chosen shows all that it does."""
    page = visitors(**settings).page
    for sit in (sit_down, join):
        sit(page, GAME)
        if settings:
            page.get_by_test_id("tab-play").tap()
        for language in LANGUAGES:
            speak(page, language)
            wait_for_turn(page)
            assert not page.evaluate(CUT), language
            for card in page.locator("ul.cards [data-about^='card ']").all():
                name = str(card.get_attribute("data-about")).removeprefix("card ")
                assert name in (text := card.text_content() or "")
                assert printed("card", name, language) in text


@pytest.mark.rule("AM31")
def test_the_panel_does_not_scroll_while_one_discards(visitors: Visit) -> None:
    """Six cards and the display, at 1366×768."""
    page = visitors().page
    lines = DISCARDED.read_text(encoding="utf-8").splitlines()[1:]
    study(page, DISCARDED, next(k for k, line in enumerate(lines) if '"do":"discard ' in line))
    for card in page.locator("[data-card]").all():
        expect(card).to_be_in_viewport(ratio=1)
    panel = page.locator("aside")
    assert panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    expect(page.get_by_role("tab", name="Log")).to_be_in_viewport()
