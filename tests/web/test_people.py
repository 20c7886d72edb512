"""People in the browser: an account made from a guest, logging in, profiles, the leaderboard."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from playwright.sync_api import expect

from tests.server.people import fresh_name
from tests.web.conftest import RatedGame, Visitor
from tests.web.table import play, sit_down, violations

Visit = Callable[..., Visitor]


def test_a_guest_makes_an_account_and_keeps_his_games(visitors: Visit) -> None:
    here, elsewhere = visitors().page, visitors().page
    sit_down(here, "tickets")
    play(here, 2)
    name = fresh_name("Cleo")
    for page, button in ((here, "Make an account"), (elsewhere, "Log in")):
        page.goto("/account")
        page.get_by_label("Name").fill(name)
        page.get_by_label("Password").fill("correct horse")
        page.get_by_role("main").get_by_role("button", name=button).click()
        expect(page.get_by_role("navigation")).to_contain_text(name)
        expect(page.get_by_role("main").get_by_role("link", name="Tickets")).to_have_count(1)
    elsewhere.get_by_role("button", name="Log out").click()
    expect(elsewhere.get_by_role("navigation")).not_to_contain_text(name)
    elsewhere.get_by_label("Name").fill(name)
    elsewhere.get_by_label("Password").fill("wrong horse")
    elsewhere.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(elsewhere.get_by_role("alert")).to_contain_text("wrong")


def test_the_leaderboard(visitors: Visit, rated_game: Future[RatedGame]) -> None:
    """From the start page to the best, and on to the profile of one of them."""
    game = rated_game.result(240)
    page = visitors().page
    page.goto("/")
    page.get_by_role("link", name="Leaderboard").first.click()
    names = page.get_by_test_id("standings").locator("tbody th")
    expect(names).to_contain_text([game.winner, game.loser])
    assert not violations(page)
    names.get_by_role("link", name=game.winner).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(game.winner)
    expect(page.get_by_role("row", name="Tickets")).to_contain_text("1")
