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
    elsewhere.get_by_role("button", name="Log out", exact=True).click()
    expect(elsewhere.get_by_role("navigation")).not_to_contain_text(name)
    elsewhere.get_by_label("Name").fill(name)
    elsewhere.get_by_label("Password").fill("wrong horse")
    elsewhere.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(elsewhere.get_by_role("alert")).to_contain_text("wrong")


def test_an_account_is_looked_after(visitors: Visit) -> None:
    """A new password, a key for a program, and at last to be forgotten."""
    page, program, name = visitors().page, visitors().page.request, fresh_name("Ada")
    page.goto("/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("main").get_by_role("button", name="Make an account").click()
    page.get_by_label("Old password").fill("wrong horse")
    page.get_by_label("New password").fill("better horse")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("alert")).to_contain_text("wrong")
    page.get_by_label("Old password").fill("correct horse")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="Make a key").click()
    secret = page.get_by_test_id("secret").inner_text()
    key = {"authorization": f"Bearer {secret}"}
    assert program.get("/api/me", headers=key).json()["name"] == name
    assert not violations(page)
    page.get_by_role("button", name="Take my bot back").click()
    expect(page.get_by_role("button", name="Take my bot back")).to_have_count(0)
    assert program.get("/api/me", headers=key).status == 401
    page.get_by_text("Forget me").click()
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("navigation")).not_to_contain_text(name)
    assert page.request.get(f"/api/people/{name}").status == 404


def test_the_leaderboard(visitors: Visit, rated_game: Future[RatedGame]) -> None:
    """From the start page to the best, and on to the profile of one of them."""
    game = rated_game.result()
    page = visitors().page
    page.goto("/")
    page.get_by_role("link", name="Leaderboard").first.click()
    names = page.get_by_test_id("standings").locator("tbody th")
    expect(names).to_contain_text([game.winner, game.loser])
    assert not violations(page)
    names.get_by_role("link", name=game.winner).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(game.winner)
    expect(page.get_by_role("row", name="Tickets")).to_contain_text("1")
