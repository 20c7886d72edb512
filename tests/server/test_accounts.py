"""Accounts that can be got back into, and where one is signed in."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
from pathlib import Path

import httpx
import pytest

from langbord.client import AsyncClient, ServerRefused
from langbord.core.gamerecord import FORGOTTEN
from langbord.server import forgetting, histories
from langbord.server.accounts.messages import SessionInfo
from langbord.server.clock import DAY, now
from langbord.server.identity import COOKIE, Claim, Signer, server_secret
from langbord.server.lockout import ANYWHERE, Lockout
from langbord.server.messages import Me
from langbord.server.notices.messages import Noticed, Receiver
from langbord.server.people import HASHERS, HASHES_WAITING, key_of
from langbord.server.problems import Refused
from langbord.server.store import Database, Statement, open_database
from tests.server.house import House
from tests.server.people import fresh_name
from tests.server.receivers import Browser, MailServer, text_of
from tests.server.test_admin import admin
from tests.server.test_ahead import server
from tests.server.test_notices import SITE, accounts, mails, post_office, verified_mail
from tests.server.test_weeks import begin

__all__ = ["mails", "post_office"]  # fixtures
PASSWORD = "correct horse"


def token_in(mail_text: str) -> str:
    found = re.search(rf"{SITE}/reset/(\S+)", mail_text)
    assert found is not None
    return found[1]


async def refused(person: AsyncClient, method: str, path: str, body: object) -> str:
    with pytest.raises(ServerRefused) as no:
        await person.ask(method, path, type(None), body)
    return no.value.problem.id


def test_a_lost_password_is_set_anew_by_mail(post_office: House, mails: MailServer) -> None:
    async def lose_and_find() -> None:
        async with accounts(post_office, 1) as (ada,):
            name = (await ada.me()).name
            address = f"{name.replace(' ', '.')}@example.org"
            await verified_mail(ada, mails, address)
            stranger = AsyncClient(post_office.url)
            for number, who in enumerate((name, address, address.upper()), 2):
                await stranger.ask("POST", "/api/lost", type(None), {"who": who})
                mail = await asyncio.to_thread(mails.wait_for, address, number)
            token = token_in(text_of(mail))
            wrong = {"token": token[:-2] + "xx", "password": "battery staple"}
            assert await refused(stranger, "POST", "/api/reset", wrong) == "server-old-link"
            back = await stranger.ask("POST", "/api/reset", Me, {"token": token, "password": "battery staple"})
            assert back.name == name
            assert (await stranger.me()).name == name
            again = {"token": token, "password": "something else"}
            assert await refused(stranger, "POST", "/api/reset", again) == "server-old-link"  # it was good once
            assert await refused(ada, "GET", "/api/me", None) == "server-who-are-you"  # sessions of before ended
            await ada.log_in(name, "battery staple")
            # Who is not there is answered as who is
            await stranger.ask("POST", "/api/lost", type(None), {"who": "nobody@example.org"})
            await stranger.close()

    asyncio.run(lose_and_find())


def test_an_address_that_was_not_confirmed_opens_nothing(post_office: House, mails: MailServer) -> None:
    async def attempt() -> None:
        async with accounts(post_office, 2) as (ada, bo):
            address = f"{fresh_name('x').replace(' ', '')}@example.org"
            await ada.ask("POST", "/api/me/mail", Receiver, {"address": address})
            await asyncio.to_thread(mails.wait_for, address)
            await bo.ask("POST", "/api/lost", type(None), {"who": address})
            await verified_mail(bo, mails, f"other-{address}")  # by then a letter to the first would have come
            assert len(mails.to(address)) == 1

    asyncio.run(attempt())


def test_the_owner_makes_a_link(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def register() -> None:
        ada = AsyncClient(house.url)
        await ada.register("Ada", "correct horse")
        await ada.close()

    asyncio.run(register())
    link = admin(tmp_path, "reset-password", "Ada").stdout.strip()
    token = link.rpartition("/reset/")[2]
    answer = httpx.post(f"{house.url}/api/reset", json={"token": token, "password": "battery staple"})
    assert answer.status_code == 201
    told = admin(tmp_path, "reset-password", "Nobody")
    assert told.returncode == 2
    assert "Nobody" in told.stderr
    house.stop()


def push(number: int) -> dict[str, str]:
    return Browser().subscription(f"https://push.example.org/{number}") | {"label": f"Browser {number}"}


async def pushed_to(person: AsyncClient) -> list[str]:
    """The browsers that are pushed notices."""
    receivers = (await person.ask("GET", "/api/me/likes", Noticed)).receivers
    return sorted(one.label for one in receivers if one.kind == "push")


def test_sessions_are_listed_and_ended_one_by_one(house: House) -> None:
    async def sign_in_twice() -> None:
        here, there = AsyncClient(house.url), AsyncClient(house.url)
        name = fresh_name("Ada")
        await here.register(name, "correct horse")
        await asyncio.sleep(1.1)  # cookies of the same second are the same
        there.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
        await there.log_in(name, "correct horse")
        listed = await here.ask("GET", "/api/me/sessions", list[SessionInfo])
        assert sorted(session.here for session in listed) == [False, True]
        (other,) = [session for session in listed if not session.here]
        assert other.device == "Firefox, Android"
        for number, person in enumerate((here, there)):
            await person.ask("POST", "/api/me/push", Receiver, push(number))
        await here.ask("DELETE", f"/api/me/sessions/{other.id}", type(None))
        assert await pushed_to(here) == ["Browser 0"]  # whoever signed out there is told nothing there
        assert await refused(there, "GET", "/api/me", None) == "server-who-are-you"
        assert len(await here.ask("GET", "/api/me/sessions", list[SessionInfo])) == 1
        assert await refused(here, "DELETE", "/api/me/sessions/0123456789abcdef", None) == "server-not-found"
        await asyncio.sleep(1.1)
        await there.log_in(name, "correct horse")
        await there.ask("POST", "/api/me/push", Receiver, push(1))
        await here.ask("PUT", "/api/me/password", Me, {"old": "correct horse", "new": "battery staple"})
        assert await pushed_to(here) == ["Browser 0"]
        (only,) = await here.ask("GET", "/api/me/sessions", list[SessionInfo])
        await here.ask("DELETE", f"/api/me/sessions/{only.id}", type(None))  # which has another cookie by now
        await asyncio.sleep(1.1)
        await here.log_in(name, "battery staple")
        assert await pushed_to(here) == []
        await here.ask("POST", "/api/me/push", Receiver, push(0))
        await here.ask("DELETE", "/api/session", type(None), everywhere=True)
        await here.log_in(name, "battery staple")
        assert await pushed_to(here) == []
        for person in (here, there):
            await person.close()

    asyncio.run(sign_in_twice())


def test_guesses_at_many_names_from_many_addresses_are_bounded_together(tmp_path: Path) -> None:
    """No name and no address has its most; an owner comes in from where he is known, and others by a passkey."""

    async def guess() -> None:
        async with server(tmp_path) as services:
            lockout, owner = Lockout(services.database), await services.people.register("Olga", PASSWORD, "account")
            await lockout.right(key_of(owner.name), owner.id, "home")
            taken = 0
            for number in range(ANYWHERE + 60):
                with contextlib.suppress(Refused):
                    await lockout.guess(f"name {number % 60}", f"address {number // 60} {number % 60}")
                    taken += 1
            assert taken == ANYWHERE
            await lockout.guess(key_of(owner.name), "home")
            with pytest.raises(Refused, match="server-locked-out"):
                await lockout.guess(key_of(owner.name), "elsewhere")

    asyncio.run(guess())


def test_so_many_passwords_wait_to_be_hashed_and_others_go_on(tmp_path: Path) -> None:
    async def hash_all() -> None:
        async with server(tmp_path) as services:
            hold = threading.Event()
            waiting = [asyncio.create_task(services.people._hash(hold.wait)) for _ in range(HASHERS + HASHES_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="server-too-fast"):
                await services.people.log_in("Nobody", PASSWORD)
            assert (await services.people.new_guest("Somebody")).name == "Somebody"
            hold.set()
            await asyncio.gather(*waiting)

    asyncio.run(hash_all())


def test_a_cookie_of_before_there_was_a_list_of_sessions_is_good(house: House) -> None:
    """Nothing is known of it but its signature; it comes to stand in the list when it is used."""

    async def come_back() -> None:
        guest = AsyncClient(house.url)
        me = await guest.guest(fresh_name())
        database = await open_database(house.data)
        await database.write(Statement("DELETE FROM session WHERE person = ?", (me.id,)))
        signer = Signer(await server_secret(database))
        await database.close()
        old = AsyncClient(house.url)
        old.http.cookies.set(COOKIE, signer.sign(Claim(me.id, 0), now() - 30 * DAY))
        assert (await old.me()).id == me.id
        assert [one.here for one in await old.ask("GET", "/api/me/sessions", list[SessionInfo])] == [True]
        for person in (guest, old):
            await person.close()

    asyncio.run(come_back())


PERSONAL = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '% person %TEXT%'"
KEPT_OF_THE_FORGOTTEN = {"report", "deed"}  # what moderators had to do with him, for as long as the settings say


async def fill(database: Database, person: str, other: str, table: str) -> set[str]:
    """A row about a person in every relation that can have one; which these are."""
    edition = "INSERT INTO edition VALUES ('e', 'tickets', 'n', 't', '', 0) ON CONFLICT (digest) DO NOTHING"
    await database.write(Statement(edition))
    found = {name for (name,) in await database.fetch(PERSONAL)} - {"person", "seat"}
    known = {
        "person": person,
        "other": other,
        "table_id": table,
        "digest": "e",
        "receiver": f"r-{person}",
        "body": "{}",
        "language": "fi",
        "zone": "Europe/Helsinki",
        "notify": "now",
        "kind": "mail",
    }
    for name in sorted(found, key=lambda name: name == "letter"):  # it goes to a receiver
        own = {"id": f"r-{person}"} if name == "receiver" else {}
        own |= {"digest": f"d-{name}-{person}"} if name != "edition_of" else {}
        row = {}
        for _, column, kind, *_ in await database.fetch(f"PRAGMA table_info({name})"):
            default = f"{name}-{person}" if kind == "TEXT" else 9
            row[column] = own.get(column, known.get(column, default))
        sql = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))}) ON CONFLICT DO NOTHING"
        await database.write(Statement(sql, tuple(row.values())))
    return found


async def all_that_is_stored(database: Database, *, but: set[str]) -> str:
    tables = [name for (name,) in await database.fetch("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = {name: await database.fetch(f"SELECT * FROM {name}") for name in tables if name not in but}
    return "\n".join(f"{name}: {row}" for name, found in rows.items() for row in found)


def test_export_and_deletion_cover_all_that_is_kept(tmp_path: Path) -> None:
    """Whatever relation names people: a person who goes leaves neither his name nor his id in any of them."""

    async def leave() -> None:
        async with server(tmp_path) as services:
            database = services.database
            host, guest, gone = [await services.people.new_guest(name) for name in ("Hostess", "Somebody", "Goner")]
            id = await begin(services, "tickets", [host, gone], days=3)
            found = await fill(database, gone.id, host.id, id)
            assert {"receiver", "ahead", "rated", "place", "seeker"} <= found
            await services.company.invite(gone, guest, id)
            stored = await all_that_is_stored(database, but=set())
            assert {name for name in found if f"{name}: " not in stored} == set()
            export = await histories.export(services, gone)
            for kept in (export.curve, export.places, export.seeks, export.ahead, export.receivers, export.follows):
                assert kept
            await forgetting.forget(services, gone)
            assert gone.name not in await all_that_is_stored(database, but=KEPT_OF_THE_FORGOTTEN)
            assert gone.id not in await all_that_is_stored(database, but={*KEPT_OF_THE_FORGOTTEN, "entry"})
            assert await database.fetch("SELECT name FROM invited WHERE person = ?", guest.id) == [(FORGOTTEN,)]

    asyncio.run(leave())


def test_a_guest_leaves_to_his_account_what_he_wished(tmp_path: Path) -> None:
    async def log_in() -> None:
        async with server(tmp_path) as services:
            host, guest, account = [await services.people.new_guest(name) for name in ("Harald", "Gunnar", "Agnes")]
            id = await begin(services, "tickets", [host, guest], days=3)
            await fill(services.database, guest.id, host.id, id)
            await services.database.write(Statement("UPDATE likes SET language = 'nn' WHERE person = ?", (guest.id,)))
            await forgetting.carry_over(services, guest, account)
            for name, column, *_ in forgetting.LEFT:
                if column == "person":
                    rows = await services.database.fetch(f"SELECT 1 FROM {name} WHERE person = ?", account.id)
                    assert len(rows) == 1, name
            assert (await services.wishes.likes(account.id)).language == "nn"
            async with services.tables.at(id) as (_, table):
                assert table.seats_of(account.id) == [1]

    asyncio.run(log_in())


def test_a_test_mail(mails: MailServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGBORD_SMTP", mails.url)
    told = admin(tmp_path, "test-mail", "owner@example.org")
    assert told.returncode == 2
    assert "public_url" in told.stderr
    monkeypatch.setenv("LANGBORD_PUBLIC_URL", SITE)
    assert admin(tmp_path, "test-mail", "owner@example.org", "-l", "da").returncode == 0
    assert mails.wait_for("owner@example.org")["Subject"] == "En mail fra Langbord"
    monkeypatch.setenv("LANGBORD_SMTP", "smtp://127.0.0.1:1")
    assert "127.0.0.1, port 1" in admin(tmp_path, "test-mail", "owner@example.org").stderr
