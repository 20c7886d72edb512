"""A complaint in the browser, from the table to the moderator's page and back to the one who is complained of."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright import sync_api as playwright
from playwright.sync_api import Page, expect

from langbord.client import AsyncClient
from langbord.locales import LANGUAGES
from tests.server.house import House
from tests.server.people import fresh_name
from tests.server.test_admin import admin
from tests.web.conftest import Visitor
from tests.web.table import speak, violations


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("moderated")).start()
    yield running
    running.stop()


def log_in(page: Page, name: str, button: str) -> None:
    page.goto("/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("main").get_by_role("button", name=button).click()
    expect(page.get_by_role("navigation")).to_contain_text(name)


async def rude_table(url: str, name: str) -> str:
    """A table at which somebody is rude."""
    rude = AsyncClient(url)
    await rude.register(name, "correct horse")
    table = await rude.new_table("tickets", players=2, bots=[None, "greedy"], start=True, listed=False)
    async with rude.socket() as socket:
        await socket.watch(table.id)
        await socket.answer(await socket.say(table.id, "You play like a herring."))
    return table.id


def test_from_the_complaint_to_the_warning(chromium: playwright.Browser, house: House) -> None:
    rude, judge = fresh_name("Rude"), fresh_name("Judge")
    visitors = [Visitor(chromium, house.url) for _ in range(3)]
    reporter, moderator, accused = (visitor.page for visitor in visitors)
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own on this thread
        table = beside.submit(asyncio.run, rude_table(house.url, rude)).result()

    log_in(moderator, judge, "Make an account")
    assert admin(house.data, "appoint", judge).returncode == 0
    log_in(accused, rude, "Log in")
    log_in(reporter, fresh_name("Meek"), "Make an account")

    reporter.goto(f"/table/{table}")
    reporter.get_by_test_id("chat-tab").click()
    for language in [*LANGUAGES][::-1]:
        speak(reporter, language)
        reporter.get_by_test_id("report").click()
        assert "server-" not in reporter.get_by_role("dialog").inner_text()
        assert not violations(reporter), language
        reporter.get_by_test_id("close").click()
    reporter.get_by_test_id("report").click()
    reporter.get_by_label("What is wrong?").fill("That is rude.")
    assert not violations(reporter)
    reporter.get_by_test_id("send-report").click()
    expect(reporter.get_by_test_id("reported")).to_be_visible()
    reporter.get_by_test_id("close").click()

    moderator.goto("/account")
    moderator.get_by_role("link", name="Moderation").click()
    reports = moderator.get_by_test_id("reports")
    expect(reports).to_contain_text("You play like a herring.")
    expect(reports).to_contain_text("That is rude.")
    for theme in ("light", "dark"):
        assert not violations(moderator), theme
        moderator.get_by_test_id("theme").click()
    for language in [*LANGUAGES][::-1]:  # English last
        speak(moderator, language)
        assert "server-" not in moderator.get_by_role("main").inner_text()
        assert not violations(moderator), language
    moderator.get_by_test_id("hide").click()
    expect(moderator.get_by_test_id("deeds")).to_contain_text("Hide the line")
    expect(reporter.get_by_test_id("chat")).not_to_contain_text("herring")

    moderator.get_by_label("Words to the person").fill("Mind your words.")
    moderator.get_by_test_id("warn").click()
    expect(reports).to_contain_text("Nobody complains.")
    expect(accused.get_by_test_id("notice")).to_have_text("Mind your words.")
    assert not violations(accused)
    with accused.expect_navigation():  # left at once
        accused.evaluate("document.querySelector('[data-test=close]').click(); setTimeout(() => location.reload())")
    expect(accused.get_by_role("navigation")).to_contain_text(rude)
    expect(accused.get_by_test_id("notice")).to_have_count(0)

    for visitor in visitors:
        visitor.close()
