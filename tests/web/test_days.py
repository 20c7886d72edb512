"""Play over days in the browser: one's own games first, the next a key away, push with the page closed, passkeys."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect

from langbord.client import AsyncClient
from tests.server.house import House
from tests.server.people import fresh_name
from tests.server.receivers import MailServer, text_of
from tests.server.test_notices import SLOW, take_turn
from tests.web.conftest import Visitor
from tests.web.table import violations

T = TypeVar("T")
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    running = MailServer().start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[House]:
    """A server that knows its own address: passkeys and mail need it."""
    house = House(tmp_path_factory.mktemp("days"), LANGBORD_SMTP=mails.url, LANGBORD_NOTICE_DELAY="0")
    house._environment["LANGBORD_PUBLIC_URL"] = f"http://localhost:{house.port}"
    house.start()
    yield house
    house.stop()


def become(page: Page, name: str) -> None:
    """Make an account by hand."""
    page.goto("/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def aside(work: Coroutine[Any, Any, T]) -> T:
    """Playwright has a loop of its own on this thread."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, work).result()


async def slow_games(url: str, name: str, password: str, count: int) -> tuple[str, list[str]]:
    """Slow games of somebody with another person, in all of which he is waited for."""
    own, other = AsyncClient(url), AsyncClient(url)
    await own.log_in(name, password)
    await other.guest(fresh_name("Other"))
    tables = []
    for _ in range(count):
        table = await own.new_table("tickets", players=2, listed=False, clock=SLOW)
        await other.sit(table.id)
        await own.start(table.id)
        await take_turn(other, table.id)  # both choose their contracts at once
        tables.append(table.id)
    name_of_other = (await other.me()).name
    await own.close()
    await other.close()
    return name_of_other, tables


def test_home_is_your_turn_and_the_next_game_a_key_away(chromium: Browser, post_office: House) -> None:
    visitor = Visitor(chromium, post_office.url)
    page = visitor.page
    name = fresh_name("Ada")
    become(page, name)
    other, _ = aside(slow_games(post_office.url, name, "correct horse", 3))
    page.goto("/")
    own = page.get_by_test_id("own-games")
    expect(own.get_by_test_id("turn")).to_have_count(3)
    expect(own.get_by_test_id("turn").first).to_contain_text(other)
    expect(own.get_by_test_id("turn").first).to_contain_text(re.compile("in [23] days"))
    expect(page).to_have_title("(3) Langbord")
    page.wait_for_function("document.querySelector('link[rel=icon]').href.includes('%3E3%3C%2Ftext')")
    assert violations(page) == []
    own.get_by_test_id("turn").first.get_by_role("link").click()
    page.get_by_test_id("actions").get_by_role("button").first.wait_for()
    while page.get_by_test_id("next-game").count() == 0:  # until it is not our move here any more
        page.locator("[data-test=actions] button:not(:disabled)").first.click()
        page.wait_for_timeout(200)
    expect(page.get_by_test_id("next-game")).to_contain_text("2 more wait for you")
    before = page.url
    page.keyboard.press("n")
    page.wait_for_function("before => location.href !== before", arg=before)
    page.goto("/")
    expect(own.get_by_test_id("turn")).to_have_count(2)
    expect(own.get_by_test_id("under-way")).to_contain_text(f"waits for {other}")
    visitor.close()


def test_a_push_arrives_with_the_page_closed(whole_chromium: Browser, post_office: House) -> None:
    """The service worker shows it, and a click leads to the table; the page itself never makes a Notification."""
    visitor = Visitor(whole_chromium, post_office.url, permissions=["notifications"])
    page, context = visitor.page, visitor.context
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    devtools = context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    worker = context.service_workers[0]
    page.goto("about:blank")  # no page of ours is open any more
    told = {"id": "1", "title": "Your move", "body": "Tickets", "tag": "table-abc", "path": "/table/abc"}
    for _ in range(2):  # a repetition takes the place of the first
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": post_office.url, "registrationId": found[0], "data": json.dumps(told)},
        )
    shown = "() => registration.getNotifications().then((all) => all.map((one) => [one.title, one.data.path]))"
    while not (seen := worker.evaluate(shown)):
        page.wait_for_timeout(50)
    assert seen == [["Your move", "/table/abc"]]
    # a click leads to the table, in a window of ours where there is none yet
    worker.evaluate("() => { self.opened = []; clients.openWindow = async (path) => void opened.push(path); }")
    worker.evaluate(CLICK_IT)
    while not (opened := worker.evaluate("() => self.opened")):
        page.wait_for_timeout(50)
    assert opened == ["/table/abc"]
    assert worker.evaluate(shown) == []
    # where the browser has changed its address, the server is told
    asked = worker.evaluate(CHANGE_IT)
    assert asked == ["/api/me/push", {"endpoint": "https://push.example.org/new", "p256dh": "p", "auth": "a"}]
    context.close()


CLICK_IT = """async () => {
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""
CHANGE_IT = """() => new Promise((resolve) => {
  self.fetch = async (path, { body }) => resolve([path, JSON.parse(body)]);
  const toJSON = () => ({ endpoint: 'https://push.example.org/new', keys: { p256dh: 'p', auth: 'a' } });
  const event = new ExtendableEvent('pushsubscriptionchange');
  dispatchEvent(Object.assign(event, { newSubscription: { toJSON } }));
})"""


def test_what_was_shown_of_a_turn_is_withdrawn_when_the_table_is_opened(
    whole_chromium: Browser, post_office: House
) -> None:
    visitor = Visitor(whole_chromium, post_office.url, permissions=["notifications"])
    page = visitor.page
    name, other = fresh_name("Ada"), fresh_name("Bo")
    become(page, name)
    table = aside(waiting_game(post_office.url, name, "correct horse", other))
    page.evaluate("navigator.serviceWorker.ready")
    worker = visitor.context.service_workers[0]
    show = "(tag) => registration.showNotification('Your move', { tag, data: { path: '/' } })"
    for tag in (f"table-{table}", "table-of-another-game"):
        worker.evaluate(show, tag)
    shown = "() => registration.getNotifications().then((all) => all.map((one) => one.tag).sort())"
    while len(worker.evaluate(shown)) < 2:
        page.wait_for_timeout(50)
    page.goto(f"/table/{table}")
    while len(worker.evaluate(shown)) == 2:
        page.wait_for_timeout(50)
    assert worker.evaluate(shown) == ["table-of-another-game"]
    visitor.context.close()


# A browser that is told of turns: a real subscription needs a push service of the browser's maker
SUBSCRIBED = """
window.unsubscribed = 0;
const unsubscribe = async () => void (window.unsubscribed += 1);
PushManager.prototype.getSubscription = async () => ({ endpoint: 'https://push.example.org/x', unsubscribe });
"""


def test_a_passkey_signs_in_and_mail_is_confirmed(chromium: Browser, post_office: House, mails: MailServer) -> None:
    visitor = Visitor(chromium, f"http://localhost:{post_office.port}")
    page = visitor.page
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    authenticator = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**authenticator, "isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    name = fresh_name("Key")
    page.add_init_script(SUBSCRIBED)
    become(page, name)
    page.get_by_test_id("new-passkey").click()
    expect(page.get_by_test_id("passkey")).to_have_count(1)
    expect(page.get_by_test_id("session")).to_have_count(1)
    page.get_by_test_id("mail").fill("key@example.org")
    page.get_by_test_id("add-mail").click()
    expect(page.get_by_test_id("receiver")).to_contain_text("not confirmed yet")
    link = re.search(r"http://localhost:\d+/confirm/\S+", text_of(mails.wait_for("key@example.org")))
    assert link is not None
    assert violations(page) == []
    page.goto(link[0])
    page.get_by_test_id("follow").click()
    expect(page.get_by_test_id("done")).to_be_visible()
    page.goto("/account")
    expect(page.get_by_test_id("receiver")).not_to_contain_text("not confirmed yet")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_test_id("by-passkey").wait_for()
    assert page.evaluate("window.unsubscribed") == 1  # whoever sits here next is told nothing of him
    page.get_by_test_id("by-passkey").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()

    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_role("link", name="Lost your password?").click()
    page.get_by_label("Name of the account").fill(name)
    page.get_by_role("button", name="Send a link").click()
    expect(page.get_by_test_id("asked")).to_be_visible()
    letter = mails.wait_for("key@example.org", 2)
    link = re.search(r"http://localhost:\d+/reset/\S+", text_of(letter))
    assert link is not None
    page.goto(link[0])
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    visitor.close()


def test_two_people_find_each_other_and_play_again(chromium: Browser, post_office: House) -> None:
    """From the pool to a game; at a waiting table one is asked for a name, invited, talked to, sent away."""
    ada, bo = (Visitor(chromium, f"{post_office.url}") for _ in range(2))
    names = [fresh_name("Ada"), fresh_name("Bo")]
    for visitor, name in zip((ada, bo), names, strict=True):
        become(visitor.page, name)
        visitor.page.goto("/")
        visitor.page.get_by_test_id("seek-tickets").click()
        visitor.page.get_by_test_id("players").select_option("2")
        visitor.page.get_by_test_id("seek").click()
    for visitor in (ada, bo):  # both give their shares, and it begins by itself
        visitor.page.wait_for_selector("[data-test=actions] button")
    assert ada.page.url == bo.page.url
    ada.page.get_by_test_id("propose").click()
    ada.page.get_by_test_id("notify-table").select_option("never")
    ada.page.get_by_test_id("propose-pause").click()
    bo.page.get_by_test_id("agree").click()
    for visitor in (ada, bo):
        expect(visitor.page.get_by_test_id("halted")).to_contain_text("The game is paused")
    ada.page.get_by_test_id("resume").click()
    # a draw is told of whoever went away meanwhile, not of who saw it
    bo.page.get_by_test_id("propose").wait_for()
    ada.page.get_by_test_id("propose").click()
    ada.page.get_by_test_id("propose-draw").click()
    bo.page.get_by_test_id("agree").wait_for()
    bo.page.goto("/")
    expect(bo.page.get_by_test_id("own-games")).to_contain_text(f"{names[0]} proposes a draw")
    bo.page.go_back()
    ada.page.goto("/")
    expect(ada.page.get_by_test_id("own-games")).not_to_contain_text("proposes")
    expect(ada.page.get_by_test_id("unseen")).to_have_count(0)
    bo.page.get_by_test_id("agree").click()
    expect(bo.page.get_by_test_id("agree")).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_test_id("unseen")).to_contain_text("closed")

    ada.page.goto("/new/tickets")
    ada.page.get_by_test_id("players").select_option("2")
    ada.page.get_by_label("Beginners are welcome").check()
    ada.page.get_by_test_id("open").click()
    expect(ada.page.get_by_test_id("facts")).to_contain_text(f"opened by {names[0]}")
    ada.page.get_by_test_id("invite-name").fill(names[1])
    ada.page.get_by_test_id("invite").click()
    expect(ada.page.get_by_text(f"Invited: {names[1]}")).to_be_visible()
    assert violations(ada.page) == []
    bo.page.goto("/")
    expect(bo.page.get_by_test_id("invitation")).to_contain_text(f"{names[0]} invites you")
    expect(bo.page.get_by_test_id("unseen")).to_have_count(0)
    bo.page.get_by_test_id("invitation").get_by_role("link").click()
    bo.page.get_by_test_id("sit").click()
    expect(ada.page).to_have_title(re.compile("● The table is full"))
    bo.page.get_by_label("Say something").fill("Hello there")
    bo.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_test_id("chat")).to_contain_text("Hello there")
    ada.page.get_by_test_id("kick").click()
    expect(bo.page.get_by_test_id("sit")).to_be_visible()

    bo.page.goto(f"/player/{names[0]}")
    bo.page.get_by_test_id("follow").click()
    bo.page.goto("/")
    expect(bo.page.get_by_test_id("people")).to_contain_text(names[0])
    assert violations(bo.page) == []
    stranger = Visitor(chromium, post_office.url)
    stranger.page.goto(ada.page.url)
    stranger.page.get_by_test_id("guest-name").fill("Cleo")
    stranger.page.get_by_test_id("sit").click()
    expect(ada.page.get_by_text("Cleo", exact=True).first).to_be_visible()
    for visitor in (ada, bo, stranger):
        visitor.close()


@contextmanager
def site_that_frames(address: str) -> Iterator[str]:
    """Another site, with one page that frames one of ours."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = f'<iframe src="{address}" width="900" height="600"></iframe>'.encode()
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


def test_a_board_is_embedded_and_nothing_else_is(chromium: Browser, post_office: House) -> None:
    """In a page of another site, as any spectator sees it, whoever is logged in."""
    visitor = Visitor(chromium, post_office.url)
    page = visitor.page
    name = fresh_name("Framed")
    become(page, name)
    _, (table,) = aside(slow_games(post_office.url, name, "correct horse", 1))
    page.goto("about:blank")  # our own page, where one is logged in, has a socket of its own
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    with site_that_frames(f"{post_office.url}/embed/{table}") as another:
        page.goto(another)
        embedded = page.frame_locator("iframe").get_by_test_id("embedded")
        expect(embedded.locator("svg").first).to_be_visible()
    assert '"me":null' in next(text for text in heard if "welcome" in text)
    snapshot = json.loads(next(text for text in heard if '"type":"snapshot"' in text))
    assert (snapshot["seat"], snapshot["choices"]) == (None, [])
    headers = page.request.get(f"{post_office.url}/table/{table}").headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    visitor.context.close()


async def waiting_game(url: str, name: str, password: str, other_name: str) -> str:
    """A slow game of somebody in which another person, with the same password, is waited for."""
    own, other = AsyncClient(url), AsyncClient(url)
    await own.log_in(name, password)
    await other.register(other_name, password)
    table = await own.new_table("tickets", players=2, listed=False, clock=SLOW)
    await other.sit(table.id)
    await own.start(table.id)
    for person in (own, other, own):
        await take_turn(person, table.id)
    await own.close()
    await other.close()
    return table.id


async def finish_turn(url: str, name: str, password: str, table: str) -> None:
    person = AsyncClient(url)
    await person.log_in(name, password)
    await take_turn(person, table)
    await person.close()


def test_a_move_is_named_in_advance(chromium: Browser, post_office: House) -> None:
    visitor = Visitor(chromium, post_office.url)
    page = visitor.page
    name, other, password = fresh_name("Ada"), fresh_name("Bo"), "correct horse"
    become(page, name)
    table = aside(waiting_game(post_office.url, name, password, other))
    page.goto(f"/table/{table}")
    page.get_by_test_id("ahead").click()
    page.get_by_test_id("possible").locator("[data-plans='draw pile']").wait_for()
    assert violations(page) == []
    page.locator("[data-plans='draw pile']").click()
    plans = page.get_by_test_id("ahead-plans")
    expect(plans).to_contain_text("As soon as it is your turn")
    page.get_by_test_id("ahead-cancel").click()
    expect(plans).to_have_count(0)
    page.get_by_test_id("ahead").click()
    page.locator("[data-plans='draw pile']").click()
    page.get_by_test_id("passes").check()
    page.reload()
    expect(plans.locator("[data-plan]")).to_have_count(1)
    expect(page.get_by_test_id("passes")).to_be_checked()
    assert violations(page) == []
    aside(finish_turn(post_office.url, other, password, table))
    expect(plans).to_have_count(0)
    page.locator("[data-test=actions] [data-does='draw pile']").wait_for()  # the second card is ours to choose
    visitor.close()
