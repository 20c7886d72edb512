"""Notices by mail, push and webhook, to real receivers: written with the move, sent once, withdrawn when past."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from py_vapid import Vapid02

from langbord.client import AsyncClient, ServerRefused
from langbord.server.config import Config
from langbord.server.notices.mail import Mail, Mailer, Unsent
from langbord.server.notices.messages import Calendar, NewMail, Noticed, Receiver
from langbord.server.notices.push import Push, decoded
from langbord.server.notices.reach import OutOfReach, Reach, is_open
from langbord.server.socket_messages import NotDone, Snapshot, Update
from langbord.server.store import open_database
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import fresh_name
from tests.server.receivers import Browser, MailServer, WebServer, html_of, text_of, wait_until

SITE = "https://play.example.org"
SLOW = {"bank": 3 * 86_400, "increment": 3 * 86_400, "most": 3 * 86_400}


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    running = MailServer().start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def web() -> Iterator[WebServer]:
    running = WebServer().start()
    yield running
    running.stop()


def settings(mails: MailServer, **more: str) -> dict[str, str]:
    known = {"PUBLIC_URL": SITE, "SMTP": mails.url, "OWN_NETWORK": "true", "NOTICE_DELAY": "0", **more}
    return {f"LANGBORD_{name}": value for name, value in known.items()}


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[House]:
    """A server that sends notices at once."""
    running = House(tmp_path_factory.mktemp("post"), **settings(mails)).start()
    House.started.remove(running)  # it outlives the first test
    yield running
    running.stop()
    assert not running.failures(), running.failures()


@asynccontextmanager
async def accounts(house: House, count: int) -> AsyncIterator[list[AsyncClient]]:
    people = [AsyncClient(house.url) for _ in range(count)]
    for person in people:
        await person.register(fresh_name("Player"), "correct horse")
    yield people
    for person in people:
        await person.close()


async def slow_table(people: list[AsyncClient], game: str = "tickets") -> str:
    table = await people[0].new_table(game, players=len(people), listed=False, clock=SLOW, pace=0)
    for person in people[1:]:
        await person.sit(table.id)
    await people[0].start(table.id)
    return table.id


async def take_turn(person: AsyncClient, table: str, rng: random.Random | None = None) -> bool:
    """Act until one is no longer waited for; False where one was not."""
    acted = False
    async with person.socket() as socket:
        await socket.watch(table)
        async for message in socket:
            moment = message.snapshot if isinstance(message, NotDone) else message
            if not isinstance(moment, Snapshot | Update):
                continue
            if moment.seat not in moment.awaited or moment.ending is not None:
                return acted
            chosen = (rng or random).choice(moment.choices)
            await socket.act(table, chosen.action, moment.sequence)
            acted = True
    raise AssertionError("the server closed the socket")


async def verified_mail(person: AsyncClient, mails: MailServer, address: str) -> Receiver:
    """Name a mail address and follow the link that comes."""
    receiver = await person.ask("POST", "/api/me/mail", Receiver, {"address": address})
    assert not receiver.verified
    mail = await asyncio.to_thread(mails.wait_for, address)
    token = re.search(rf"{SITE}/confirm/(\S+)", text_of(mail))
    assert token is not None
    await person.ask("POST", "/api/confirm", type(None), {"token": token[1]})
    return receiver


async def turns(people: list[AsyncClient], table: str, count: int) -> None:
    done = 0
    while done < count:
        for person in people:
            done += await take_turn(person, table)


# --- what is sent ---------------------------------------------------------------------------------------------------


def test_a_turn_is_told_by_mail_push_and_webhooks(post_office: House, mails: MailServer, web: WebServer) -> None:
    browser = Browser()

    async def play() -> tuple[str, str, str, str]:
        async with accounts(post_office, 2) as people:
            ada, bo = people
            await verified_mail(bo, mails, "bo@example.org")
            await bo.ask("PUT", "/api/me/likes", type(None), {"language": "nl", "zone": "Europe/Amsterdam"})
            await bo.ask("POST", "/api/me/push", Receiver, browser.subscription(web.url("/push")))
            for kind in ("discord", "slack"):
                hook = await bo.ask("POST", "/api/me/hooks", Receiver, {"kind": kind, "url": web.url(f"/{kind}")})
                assert hook.secret is None
                assert hook.label == "127.0.0.1"
            signed = await bo.ask("POST", "/api/me/hooks", Receiver, {"kind": "json", "url": web.url("/json")})
            assert signed.secret is not None
            table = await slow_table(people)
            for _ in range(2):  # whoever begins: it comes to Bo's turn
                await take_turn(ada, table)
                if web.at("/json"):
                    break
                await asyncio.sleep(0.1)
            names = (await ada.me()).name, (await bo.me()).name
            await asyncio.to_thread(web.wait_for, "/json")
            noticed = await bo.ask("GET", "/api/me/likes", Noticed)
            assert noticed.push_key
            assert all(receiver.failing is None for receiver in noticed.receivers)
            return table, signed.secret, *names

    table, secret, ada_name, bo_name = asyncio.run(play())

    posted = web.at("/json")[0]
    assert posted.json["notices"][0]["table"] == table
    assert posted.json["notices"][0]["link"] == f"{SITE}/table/{table}"
    assert posted.json["notices"][0]["kind"] == "turn"
    stamp, id = posted.headers["x-langbord-timestamp"], posted.headers["x-langbord-id"]
    expected = hmac.digest(secret.encode(), f"{id}.{stamp}.".encode() + posted.body, hashlib.sha256).hex()
    assert posted.headers["x-langbord-signature"] == f"sha256={expected}"
    assert posted.json["id"] == id

    assert f"{SITE}/table/{table}" in web.wait_for("/discord").json["content"]
    assert web.wait_for("/discord").json["allowed_mentions"] == {"parse": []}
    assert "Jij bent aan zet" in web.wait_for("/slack").json["text"]

    push = web.wait_for("/push")
    read = browser.read(push)
    assert read["path"] == f"/table/{table}"
    assert ada_name in read["body"]
    assert Vapid02.verify(push.headers["authorization"])
    assert decoded(push.headers["authorization"].rpartition("k=")[2])[0] == 4  # an uncompressed point

    mail = mails.wait_for("bo@example.org", 2)
    assert mail["Subject"] == f"Jij bent aan zet in Tickets met {ada_name}"
    for body in (text_of(mail), html_of(mail)):
        assert f"{SITE}/table/{table}" in body
        assert f"Hallo {bo_name}" in body
    assert "tot " in text_of(mail)  # the deadline
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    link = mail["List-Unsubscribe"].strip("<>").replace(SITE, post_office.url)
    assert httpx.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert httpx.post(f"{link}x").status_code == 410


def test_after_one_click_no_mail_follows(tmp_path: Path, mails: MailServer, web: WebServer) -> None:
    house = House(tmp_path, **settings(mails)).start()

    async def play() -> None:
        async with accounts(house, 2) as (ada, bo):
            await verified_mail(bo, mails, "click@example.org")
            await bo.ask("POST", "/api/me/hooks", Receiver, {"kind": "json", "url": web.url("/click")})
            table = await slow_table([ada, bo])
            await take_turn(ada, table)
            mail = await asyncio.to_thread(mails.wait_for, "click@example.org", 2)
            link = mail["List-Unsubscribe"].strip("<>").replace(SITE, house.url)
            assert (await bo.http.post(link)).status_code == 200
            assert [one.wanted for one in (await bo.ask("GET", "/api/me/likes", Noticed)).receivers] == [False, True]
            told = len(web.at("/click"))
            for person in (bo, ada):
                await take_turn(person, table)
            await asyncio.to_thread(web.wait_for, "/click", told + 1)
            await nothing_left(tmp_path)

    asyncio.run(play())
    assert len(mails.to("click@example.org")) == 2, "the first confirmed the address"
    house.stop()


def test_one_notice_a_turn_and_none_for_what_is_past(tmp_path: Path, mails: MailServer, web: WebServer) -> None:
    """With a delay of some seconds who moves at once is told nothing, however often the turn comes to him."""
    house = House(tmp_path, **settings(mails, NOTICE_DELAY="4")).start()

    async def play() -> tuple[int, str]:
        async with accounts(house, 2) as people:
            for number, person in enumerate(people):
                await person.ask(
                    "POST", "/api/me/hooks", Receiver, {"kind": "json", "url": web.url(f"/quick-{number}")}
                )
            table = await slow_table(people)
            await turns(people, table, 4)
            async with people[0].socket() as socket:
                await socket.watch(table)
                snapshot = await socket.wait_for(Snapshot)
            return snapshot.awaited[0], table

    waiting, table = asyncio.run(play())
    told = web.wait_for(f"/quick-{waiting}")
    assert [one["table"] for one in told.json["notices"]] == [table]
    asyncio.run(nothing_left(tmp_path))
    assert len(web.at(f"/quick-{waiting}")) == 1
    assert not web.at(f"/quick-{1 - waiting}")
    house.stop()


async def nothing_left(data: Path) -> None:
    """Wait until the outbox is empty."""
    database = await open_database(data)
    try:
        while any([await database.fetch("SELECT 1 FROM outbox"), await database.fetch("SELECT 1 FROM letter")]):
            await asyncio.sleep(0.2)
    finally:
        await database.close()


def test_never_and_only_at_one_table(post_office: House, web: WebServer) -> None:
    async def play() -> None:
        async with accounts(post_office, 2) as people:
            for number, person in enumerate(people):
                await person.ask(
                    "POST", "/api/me/hooks", Receiver, {"kind": "json", "url": web.url(f"/never-{number}")}
                )
                await person.ask("PUT", "/api/me/likes", type(None), {"notify": "never"})
            quiet = await slow_table(people)
            await turns(people, quiet, 3)
            waiting = people[0].new_table("tickets", players=2, listed=False, clock=SLOW)
            loud = (await waiting).id
            for person in people:
                await person.ask("PUT", "/api/me/likes/table", type(None), {"table": loud, "notify": "now"})
            await people[1].sit(loud)
            await people[0].start(loud)
            await turns(people, loud, 3)
            await asyncio.to_thread(wait_until, lambda: web.at("/never-0") or web.at("/never-1"))
            told = [one["table"] for k in (0, 1) for post in web.at(f"/never-{k}") for one in post.json["notices"]]
            assert set(told) == {loud}

    asyncio.run(play())


def test_a_webhook_that_fails_is_tried_again_with_the_same_id_and_a_dead_one_dropped(
    tmp_path: Path, mails: MailServer, web: WebServer
) -> None:
    """The pauses are shortened; what is gone is dropped at once."""
    hurry = "import langbord.server.notices.postman as p; p.PAUSES = [500] * 7"
    house = House(tmp_path, prelude=hurry, **settings(mails)).start()
    web.statuses = {"/failing": 503, "/gone": 410}

    async def play() -> None:
        async with accounts(house, 2) as people:
            bo = people[1]
            for path in ("/failing", "/gone"):
                await bo.ask("POST", "/api/me/hooks", Receiver, {"kind": "json", "url": web.url(path)})
            table = await slow_table(people)
            await take_turn(people[0], table)
            await asyncio.to_thread(web.wait_for, "/failing", 2)
            failing = (await bo.ask("GET", "/api/me/likes", Noticed)).receivers
            assert [receiver.failing is not None for receiver in failing] == [True]
            web.statuses = {}
            sent = len(web.at("/failing"))
            await asyncio.to_thread(web.wait_for, "/failing", sent + 1)
            await nothing_left(tmp_path)
            assert (await bo.ask("GET", "/api/me/likes", Noticed)).receivers[0].failing is None

    asyncio.run(play())
    assert len({posted.json["id"] for posted in web.at("/failing")}) == 1
    assert len(web.at("/gone")) == 1
    house.stop()


def test_a_dead_mailbox_is_dropped(post_office: House, mails: MailServer) -> None:
    async def play() -> None:
        async with accounts(post_office, 2) as people:
            for number, person in enumerate(people):
                await verified_mail(person, mails, f"dead-{number}@example.org")
            mails.refused = {"dead-0@example.org", "dead-1@example.org"}
            table = await slow_table(people)
            await turns(people, table, 2)
            both = people
            while all([(await person.ask("GET", "/api/me/likes", Noticed)).receivers for person in both]):
                await asyncio.sleep(0.2)

    asyncio.run(play())


# --- kill -9 --------------------------------------------------------------------------------------------------------


# After a letter was sent, before that was written down: where it is sent, and how a repetition is known
DYING = """
import langbord.server.notices.{module} as m, os
really = m.{what}
async def dying(*args):
    await really(*args)
    os.kill(os.getpid(), 9)
m.{what} = dying
"""


def test_a_mail_that_is_repeated_says_so(tmp_path: Path, mails: MailServer) -> None:
    """Its Message-ID is the same."""
    prelude = DYING.format(module="mail", what="Mailer.send")
    house = House(tmp_path, **settings(mails)).start()
    address = "again@example.org"

    async def confirm() -> None:
        async with accounts(house, 1) as (bo,):
            await verified_mail(bo, mails, address)
            await nothing_left(tmp_path)

    async def lose() -> None:
        nobody = AsyncClient(dying.url)
        await nobody.ask("POST", "/api/lost", type(None), {"who": address})
        await asyncio.to_thread(dying.process.wait, PATIENCE)
        await nobody.close()

    asyncio.run(confirm())
    house.stop()
    dying = House(tmp_path, prelude=prelude, **settings(mails)).start()
    asyncio.run(lose())
    again = House(tmp_path, **settings(mails)).start()
    asyncio.run(let_go(tmp_path))
    mails.wait_for(address, 3)
    asyncio.run(nothing_left(tmp_path))
    again.stop()
    confirmed, first, second = mails.to(address)
    assert first["Message-ID"] == second["Message-ID"] != confirmed["Message-ID"]


def test_a_push_that_is_repeated_takes_the_place_of_the_first(
    tmp_path: Path, mails: MailServer, web: WebServer
) -> None:
    browser = Browser()
    house = House(tmp_path, prelude=DYING.format(module="push", what="Push.send"), **settings(mails)).start()

    async def play() -> None:
        async with accounts(house, 2) as (ada, bo):
            await bo.ask("POST", "/api/me/push", Receiver, browser.subscription(web.url("/push-again")))
            table = await slow_table([ada, bo])
            await take_turn(ada, table)
            await asyncio.to_thread(house.process.wait, PATIENCE)

    asyncio.run(play())
    again = House(tmp_path, **settings(mails)).start()
    asyncio.run(let_go(tmp_path))
    web.wait_for("/push-again", 2)
    asyncio.run(nothing_left(tmp_path))
    again.stop()
    first, second = web.at("/push-again")
    assert first.headers["topic"] == second.headers["topic"]
    told = [browser.read(posted) for posted in (first, second)]
    assert [one["id"] for one in told] == [told[0]["id"]] * 2
    assert [one["tag"] for one in told] == [told[0]["tag"]] * 2


def test_killed_between_move_and_notice(tmp_path: Path, mails: MailServer, web: WebServer) -> None:
    """The server dies with the move's answer on its way; the notice is in the database, and comes with its id."""
    for prelude, path in (
        ("", "/killed-before"),  # before anything was sent
        (  # after it was sent, before that was written down
            "import langbord.server.notices.hooks as h, os\nreally = h.send\n"
            "async def send(*args):\n    await really(*args)\n    os.kill(os.getpid(), 9)\nh.send = send",
            "/killed-after",
        ),
    ):
        data = tmp_path / path.strip("/")
        delay = "0" if prelude else "3"
        house = House(data, prelude=prelude, **settings(mails, NOTICE_DELAY=delay)).start()
        asyncio.run(killed_at_a_turn(house, web.url(path), wait=bool(prelude)))
        sent_before = [posted.json["id"] for posted in web.at(path)]
        soon = "import langbord.server.notices.postman as p; p.LEASE = 0"
        again = House(data, prelude=soon, **settings(mails)).start()
        if prelude:  # the lease of the dead one runs for two minutes: shorten it
            asyncio.run(let_go(data))
        web.wait_for(path, len(sent_before) + 1)
        asyncio.run(nothing_left(data))
        again.stop()
        ids = [posted.json["id"] for posted in web.at(path)]
        assert len(set(ids)) == 1
        assert len(ids) == (2 if prelude else 1)


async def killed_at_a_turn(house: House, hook: str, *, wait: bool) -> None:
    async with accounts(house, 2) as people:
        await people[1].ask("POST", "/api/me/hooks", Receiver, {"kind": "json", "url": hook})
        table = await slow_table(people)
        await take_turn(people[0], table)
        if wait:
            await asyncio.to_thread(house.process.wait, 60)
        else:
            house.kill()


async def let_go(data: Path) -> None:
    from langbord.server.store import Statement

    database = await open_database(data)
    await database.write(Statement("UPDATE letter SET due = 0"), Statement("UPDATE outbox SET due = 0"))
    await database.close()


# --- the host's own network -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "link",
    [
        "http://example.org/hook",  # not over TLS
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://10.1.2.3:8443/",
        "https://name:password@example.org/",
        *("https://example.org/\x01", "https://xn--/x", "https://..", "https://%41.org", "https://a\\b/"),  # nowhere
        *("https://example.org:99999/", f"https://{'a' * 300}.org/", "https://[fe80::1%25eth0]/"),
    ],
)
def test_links_into_the_own_network_are_refused(house: House, link: str) -> None:
    async def attempt() -> None:
        (person,) = [AsyncClient(house.url)]
        await person.guest(fresh_name())
        keys = Browser().subscription(link)
        with pytest.raises(ServerRefused) as refused:
            await person.ask("POST", "/api/me/push", Receiver, keys)
        assert refused.value.problem.id == "server-bad-link"
        await person.close()

    asyncio.run(attempt())


def test_names_that_lead_into_the_own_network_are_not_asked(web: WebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is looked up once and asked at just that number; of several numbers all must be open."""

    async def attempt(answers: list[list[str]]) -> list[tuple[str, int]]:
        reach, asked = Reach(own_network=False), iter(answers)
        connected: list[tuple[str, int]] = []

        def look_up(host: Any, port: Any, **_: Any) -> list[Any]:
            return [(2, 1, 6, "", (address, port)) for address in next(asked)]

        async def connect(*args: Any, **known: Any) -> Any:
            connected.append((args[1] if len(args) > 1 else known["host"], 0))
            raise OSError("no line in this test")

        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        monkeypatch.setattr("anyio.connect_tcp", lambda remote_host, *_, **__: connect(None, remote_host))
        with pytest.raises(OutOfReach):
            await reach.post("https://rebinding.example/", b"{}", {})
        await reach.close()
        return connected

    assert not asyncio.run(attempt([["127.0.0.1"]]))
    assert not asyncio.run(attempt([["93.184.215.14", "10.0.0.1"]]))
    # Its second answer would lead home: nobody asks for it
    assert asyncio.run(attempt([["93.184.215.14"], ["127.0.0.1"]])) == [("93.184.215.14", 0)]
    assert not any(map(is_open, ("0.0.0.0", "100.64.0.1", "192.168.1.1", "fe80::1", "fd00::1", "2002:7f00:1::")))


@pytest.mark.parametrize("contact", ["https://play.example.org:8443", "http://langbord", f"mailto:a@{'b' * 60}"])
def test_a_push_is_sent_whatever_the_contact_is(tmp_path: Path, web: WebServer, contact: str) -> None:
    """A site with a port of its own, or without TLS, is one, too; and what no service can be is no failure of ours."""

    async def attempt() -> int:
        reach, keys = Reach(own_network=True), Browser().subscription(web.url("/contact"))
        database = await open_database(tmp_path)
        push, secret = Push(database, reach, contact), f"{keys['p256dh']} {keys['auth']}"
        status = await push.send(keys["endpoint"], secret, {"id": "1"}, "topic", 60)
        with pytest.raises(OutOfReach):
            await push.send("https://[2606:4700::1111]/x", secret, {"id": "1"}, "topic", 60)
        await reach.close()
        await database.close()
        return status

    assert asyncio.run(attempt()) < 300


@pytest.mark.parametrize(
    "address",
    [
        "=?utf-8?q?=0D=0ABcc=3Avictim=40example.org?=@example.org",  # line ends in disguise
        "=?utf-8?q?one=40example.org=2Ctwo?=@example.org",
        *("a@.", "\x01@example.org", "a@exa\u202emple.org", "..@..", "a@b-"),
    ],
)
def test_addresses_that_no_letter_can_have_are_refused(address: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"address": address}, NewMail)


def test_a_letter_that_cannot_be_written_is_not_sent(mails: MailServer) -> None:
    """Of addresses that an earlier version took."""
    mailer = Mailer(Config(public_url=SITE, smtp=mails.url))
    address = "=?utf-8?q?=0D=0ABcc=3Avictim=40example.org?=@example.org"
    with pytest.raises(Unsent):
        asyncio.run(mailer.send(Mail(address, "Subject", "text", "<p>html</p>", "id", 0)))


def test_redirects_are_not_followed(web: WebServer) -> None:
    web.redirects = {"/moved": web.url("/inside")}

    async def attempt() -> int:
        reach = Reach(own_network=True)
        status = await reach.post(web.url("/moved"), b"{}", {})
        await reach.close()
        return status

    assert asyncio.run(attempt()) == 307
    assert not web.at("/inside")


# --- the calendar, and what cannot be -------------------------------------------------------------------------------


def test_deadlines_as_a_calendar(post_office: House) -> None:
    async def play() -> None:
        async with accounts(post_office, 2) as people:
            table = await slow_table(people)
            feeds = [(await person.ask("POST", "/api/me/calendar", Calendar)).url for person in people]
            texts = [httpx.get(url.replace(SITE, post_office.url)).text.replace("\r\n ", "") for url in feeds]
            feed = next(text for text in texts if "BEGIN:VEVENT" in text)
            assert f"URL:{SITE}/table/{table}" in feed
            assert "SUMMARY:Your move in Tickets with" in feed
            await people[0].ask("POST", "/api/me/calendar", Calendar)
            assert httpx.get(feeds[0].replace(SITE, post_office.url)).status_code == 404  # the old key is void

    asyncio.run(play())


def test_without_mail_and_public_url_all_else_works(house: House) -> None:
    async def play() -> None:
        async with accounts(house, 1) as (person,):
            noticed = await person.ask("GET", "/api/me/likes", Noticed)
            assert (noticed.mail, noticed.hooks) == (False, False)
            for path, body in (
                ("/api/me/mail", {"address": "a@example.org"}),
                ("/api/me/hooks", {"kind": "json", "url": "https://example.org"}),
            ):
                with pytest.raises(ServerRefused) as refused:
                    await person.ask("POST", path, Receiver, body)
                assert refused.value.status == 409
            for likes, status in (
                ({"zone": "Mars/Olympus"}, 422),
                ({"language": "xx"}, 400),
                ({"quiet_from": 1440}, 400),
            ):
                with pytest.raises(ServerRefused) as wrong:
                    await person.ask("PUT", "/api/me/likes", type(None), likes)
                assert wrong.value.status == status

    asyncio.run(play())
