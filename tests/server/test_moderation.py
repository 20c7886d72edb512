"""Complaints and what is done about them; names; what an owner switches off; how long things are kept; guessing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from langbord.client import AsyncClient
from langbord.server.bus import Announcement, NoBus, Warned
from langbord.server.clock import DAY, now
from langbord.server.complaints import Deed, Invitation, NewDeed, Report
from langbord.server.config import Config
from langbord.server.invitations import Invitations
from langbord.server.keeping import tidy
from langbord.server.limits import Keep
from langbord.server.lockout import FROM_ADDRESS
from langbord.server.names import looks
from langbord.server.notices.messages import Receiver
from langbord.server.people import People
from langbord.server.problems import Refused
from langbord.server.socket_messages import ChatHidden, ChatLine, FromServer, NotDone, Notice, Snapshot
from langbord.server.store import Statement, open_database
from tests.patience import PATIENCE
from tests.server.house import CHEAP_GUESSES, House
from tests.server.people import fresh_name, full_table, guests
from tests.server.postgres import Cluster
from tests.server.receivers import Browser
from tests.server.test_admin import admin
from tests.server.test_ahead import server
from tests.server.test_people import refused


async def moderator(house: House) -> AsyncClient:
    person, name = AsyncClient(house.url), fresh_name("Judge")
    await person.register(name, "correct horse")
    done = await asyncio.to_thread(admin, house.data, "appoint", name)
    assert done.returncode == 0, done.stderr
    assert (await person.me()).admin
    return person


async def act(judge: AsyncClient, kind: str, **wish: object) -> None:
    await judge.ask("POST", "/api/admin/deeds", object, {"kind": kind, **wish})


async def about(judge: AsyncClient, table: str) -> list[Report]:
    return [report for report in await judge.ask("GET", "/api/admin/reports", list[Report]) if report.table == table]


# --- complaints -----------------------------------------------------------------------------------------------------


def test_a_line_is_reported_hidden_and_its_speaker_muted_for_a_while(house: House) -> None:
    async def run() -> None:
        judge = await moderator(house)
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        async with ada.socket() as hers, bo.socket() as his:
            for socket in (hers, his):
                await socket.watch(table.id)
                await socket.wait_for(Snapshot)
            await his.say(table.id, "something rude")
            line = (await asyncio.wait_for(hers.wait_for(ChatLine), PATIENCE)).said
            complaint = {"table": table.id, "said": line.id, "words": "He is rude."}
            await ada.ask("POST", "/api/reports", object, complaint)
            (report,) = await about(judge, table.id)
            assert (report.said, report.words, report.chat) == ("something rude", "He is rude.", line.id)
            await act(judge, "hide", said=line.id)
            assert (await asyncio.wait_for(hers.wait_for(ChatHidden), PATIENCE)).id == line.id
            await hers.watch(table.id)
            assert (await hers.wait_for(Snapshot)).chat == []
            await act(judge, "mute", person=report.person, hours=1, report=report.id)
            answer = await his.answer(await his.say(table.id, "and more"))
            assert isinstance(answer, NotDone)
            assert answer.problem.id == "server-muted"
            await act(judge, "unmute", person=report.person)
            await his.answer(await his.say(table.id, "sorry"))
        assert await about(judge, table.id) == []
        deeds = await judge.ask("GET", "/api/admin/deeds", list[Deed])
        mine = [(deed.kind, deed.detail) for deed in deeds if deed.actor == (await judge.me()).name]
        assert mine == [("unmute", ""), ("mute", "1 h"), ("hide", "")]

    asyncio.run(run())


def test_a_guest_is_reported_by_his_seat_warned_and_banned(house: House) -> None:
    async def run() -> None:
        judge = await moderator(house)
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        await ada.ask("POST", "/api/reports", object, {"table": table.id, "seat": 1})
        (report,) = await about(judge, table.id)
        assert report.person == (await bo.me()).id
        async with bo.socket() as his:
            await act(judge, "warn", person=report.person, words="Mind your words.")
            notice = await asyncio.wait_for(his.wait_for(Notice), PATIENCE)
            assert notice.words == "Mind your words."
        async with bo.socket() as his:
            assert (await asyncio.wait_for(his.wait_for(Notice), PATIENCE)).id == notice.id, "until he has read it"
        await bo.ask("POST", f"/api/me/notices/{notice.id}", object)
        await bo.ask("POST", "/api/me/push", Receiver, Browser().subscription("https://push.example.org/banned"))
        await act(judge, "ban", person=report.person, report=report.id)
        assert (await refused(bo.me))[0] == 401
        with sqlite3.connect(house.data / "langbord.sqlite") as database:
            told = database.execute("SELECT COUNT(*) FROM receiver WHERE person = ?", (report.person,)).fetchone()
        assert told == (0,), "who is banned is told nothing in his browser"
        await act(judge, "close", table=table.id)
        assert (await ada.table(table.id)).why == "admin"

    asyncio.run(run())


def test_reports_are_listed_and_dismissed_at_the_console(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        await bo.ask("POST", "/api/reports", object, {"table": table.id, "seat": 0, "words": "Slow."})
        assert await refused(lambda: ada.ask("POST", "/api/reports", object, {"table": table.id, "seat": 0})) == (
            403,
            "server-forbidden",
        )
        listed = await asyncio.to_thread(admin, house.data, "reports")
        assert table.id in listed.stdout
        assert "Slow." in listed.stdout
        await asyncio.to_thread(admin, house.data, "warn", (await ada.me()).id, "Faster, please.")
        written = await asyncio.to_thread(admin, house.data, "log")
        assert "console: warn" in written.stdout

    asyncio.run(run())


def test_only_moderators_moderate_and_nobody_bans_them(house: House) -> None:
    async def run() -> None:
        judge = await moderator(house)
        (person,) = await guests(house.url, 1)
        for ask in (
            lambda: person.ask("GET", "/api/admin/reports", object),
            lambda: person.ask("GET", "/api/admin/deeds", object),
            lambda: act(person, "close", table="nothing"),
            lambda: person.ask("POST", "/api/admin/invitations", object, {}),
        ):
            assert await refused(ask) == (404, "server-not-found")
        me = await judge.me()
        assert await refused(lambda: act(judge, "ban", person=me.id)) == (403, "server-forbidden")
        await asyncio.to_thread(admin, house.data, "appoint", me.name, "--discharge")
        assert await refused(lambda: judge.ask("GET", "/api/admin/deeds", object)) == (404, "server-not-found")

    asyncio.run(run())


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mas\u200bter", "server-name-unclear"),
        ("Bo\u202e", "server-name-unclear"),
        ("\u3164\u3164", "server-name-unclear"),
        ("раураl", "server-name-unclear"),
        ("admіn", "server-name-unclear"),
        ("master", "server-name-reserved"),
        ("MASTER", "server-name-reserved"),
        ("Ａｄｍｉｎ", "server-name-reserved"),
        ("Greedy", "server-name-reserved"),
    ],
)
def test_names_that_pass_for_others_are_refused(house: House, name: str, why: str) -> None:
    async def run() -> None:
        client = AsyncClient(house.url)
        assert await refused(lambda: client.guest(name)) == (422, why)
        assert await refused(lambda: client.register(name, "correct horse")) == (422, why)
        await client.guest(fresh_name())
        assert await refused(lambda: client.ask("PATCH", "/api/me", object, {"name": name})) == (422, why)

    asyncio.run(run())


@pytest.mark.parametrize("name", ["Åse Ø", "Ольга", "Ольга Ivanova", "日本 ひらがな", "Zoë-Mae 2", "Jäätelö", "ñandú"])
def test_names_of_any_language_are_taken(house: House, name: str) -> None:
    async def run() -> None:
        assert (await AsyncClient(house.url).guest(name)).name == name

    asyncio.run(run())


def test_a_look_alike_of_an_account_is_taken_already(house: House) -> None:
    async def run() -> None:
        name = fresh_name("Coco")
        await AsyncClient(house.url).register(name, "correct horse")
        alike = name.replace("Coco", "СосО")  # Cyrillic
        assert looks(alike) == looks(name)
        taken = (409, "server-name-taken")
        assert await refused(lambda: AsyncClient(house.url).register(alike, "correct horse")) == taken
        assert await refused(lambda: AsyncClient(house.url).guest(alike)) == taken

    asyncio.run(run())


def test_names_that_were_there_before_the_rules_stay(tmp_path: Path) -> None:
    async def run() -> None:
        database = await open_database(tmp_path)
        old = "INSERT INTO person (id, kind, name, name_key, created) VALUES (?, 'account', ?, ?, 0)"
        await database.write(Statement(old, ("a", "master", "master")), Statement(old, ("b", "mаster", "mаster")))
        people = People(database, ["master"])
        await people.fill_in_looks()
        assert await people.by_name("master") is not None
        assert await people.by_name("mаster") is not None
        await database.close()

    asyncio.run(run())


# --- what an owner switches off -------------------------------------------------------------------------------------


def test_an_owner_closes_doors(tmp_path: Path) -> None:
    config = tmp_path / "langbord.toml"
    config.write_text('registration = "invited"\nguests = false\nchat = false\n')
    house = House(tmp_path, "--config", str(config)).start()

    async def run() -> None:
        client = AsyncClient(house.url)
        assert await refused(lambda: client.guest("Bo")) == (403, "server-no-guests")
        assert await refused(lambda: client.register("Bo", "correct horse")) == (403, "server-not-invited")
        code = (await asyncio.to_thread(admin, house.data, "invite")).stdout.strip()
        new = {"name": "Bo", "password": "correct horse", "invitation": code}
        bad = {**new, "name": "master"}
        assert (await refused(lambda: client.ask("POST", "/api/accounts", object, bad)))[0] == 422
        await client.ask("POST", "/api/accounts", object, new)
        again = {**new, "name": "Bob"}
        used = await refused(lambda: AsyncClient(house.url).ask("POST", "/api/accounts", object, again))
        assert used == (403, "server-not-invited"), "it was for one account"
        table = await client.new_table("tickets", players=2)
        async with client.socket() as socket:
            answer = await socket.answer(await socket.say(table.id, "hello"))
            assert isinstance(answer, NotDone)
            assert answer.problem.id == "server-no-chat"
        await asyncio.to_thread(admin, house.data, "appoint", "Bo")
        made = await client.ask("POST", "/api/admin/invitations", Invitation, {"accounts": 2})
        assert made.accounts == 2
        about = await client.ask("GET", "/api/about", dict)
        assert (about["registration"], about["guests"], about["chat"]) == ("invited", False, False)

    try:
        asyncio.run(run())
    finally:
        house.stop()


# --- keeping --------------------------------------------------------------------------------------------------------


def test_what_is_past_its_time_is_deleted_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        database = await open_database(tmp_path)
        old, fresh = now() - 31 * DAY, now() - 29 * DAY
        table = (
            "INSERT INTO game_table (id, game, host, listed, status, created, changed, study, summary)"
            " VALUES (?, 'tickets', 'played', 0, ?, ?, ?, ?, '')"
        )
        guest = "INSERT INTO person (id, kind, name, created, banned) VALUES (?, 'guest', ?, ?, ?)"
        rows = [
            *(Statement(table, (f"study {at}", "over", at, at, 1)) for at in (old, fresh)),
            *(Statement(table, (f"closed {at}", "closed", at, at, 0)) for at in (old, fresh)),
            *(Statement(table, (f"over {at}", "over", at, at, 0)) for at in (old, fresh)),
            *(Statement(guest, (f"idle {at}", "Idle", at, None)) for at in (old, fresh)),
            *(Statement(guest, (id, id, old, banned)) for id, banned in (("played", None), ("banned", 1))),
        ]
        await database.write(*rows)
        gone = await tidy(database, Keep())
        assert (gone["studies"], gone["closed"], gone["guests"]) == (1, 1, 1)
        left = {id for (id,) in await database.fetch("SELECT id FROM game_table UNION SELECT id FROM person")}
        kept = {f"study {fresh}", f"closed {fresh}", f"over {old}", f"over {fresh}"}
        assert left == kept | {f"idle {fresh}", "played", "banned"}
        nothing = await tidy(database, Keep(studies=0, guests=0, closed=0, reports=0))
        assert not any(nothing.values())
        await database.close()

    asyncio.run(run())


# --- guessing -------------------------------------------------------------------------------------------------------


def test_guesses_from_an_address_do_not_lock_out_those_who_are_known_there(tmp_path: Path) -> None:
    house = House(tmp_path, prelude=CHEAP_GUESSES, LANGBORD_LIMITS="1", LANGBORD_BEHIND_PROXY="true").start()

    def at(address: str) -> AsyncClient:
        client = AsyncClient(house.url)
        client.http.headers["x-forwarded-for"] = address
        return client

    async def run() -> None:
        owner, name = at("10.2.0.1"), fresh_name("Owner")
        await owner.register(name, "correct horse")
        await owner.log_in(name, "correct horse")
        guesser = at("10.2.0.1")
        answers = [await refused(lambda: guesser.log_in(fresh_name("Any"), "wrong horse")) for _ in range(40)]
        assert answers.count((401, "server-wrong-password")) == FROM_ADDRESS
        assert answers[-1] == (429, "server-locked-out")
        assert (await at("10.2.0.1").log_in(name, "correct horse")).name == name
        many = [at(f"10.3.{k // 5}.{k % 5}") for k in range(60)]
        answers = [await refused(lambda client=client: client.log_in(name, "wrong horse")) for client in many]
        assert answers[-1] == (429, "server-locked-out"), "a name is guessed at from everywhere so often at most"
        assert (await at("10.2.0.1").log_in(name, "correct horse")).name == name

    try:
        asyncio.run(run())
    finally:
        house.stop()


def test_a_closed_server_makes_no_accounts(tmp_path: Path) -> None:
    async def ask() -> None:
        async with server(tmp_path) as services:
            closed = Invitations(services.database, Config(registration="closed"))
            for code in (None, await closed.invite()):
                with pytest.raises(Refused, match="server-no-accounts"):
                    async with closed.used(code):
                        raise AssertionError("somebody was let in")

    asyncio.run(ask())


def test_a_warning_is_shown_by_whichever_process_he_is_connected_to(tmp_path: Path, cluster: Cluster) -> None:
    class Line:
        """His socket in that process."""

        def __init__(self, person: str) -> None:
            self.person, self.told = person, list[FromServer]()

        def answer(self, message: FromServer) -> None:
            self.told.append(message)

    class Heard(NoBus):
        """The other process hears what this one says."""

        def __init__(self) -> None:
            self.said: list[Announcement] = []

        def publish(self, announcement: Announcement) -> None:
            self.said.append(announcement)

    async def warn() -> None:
        url = cluster.new_database()
        async with server(tmp_path, url) as here, server(tmp_path, url) as there:
            rude, judge = [await here.people.new_guest(name) for name in ("Rudolf", "Judith")]
            here.tables.bus = bus = Heard()
            line = Line(rude.id)
            there.sessions.sockets.add(line)  # type: ignore[arg-type]
            await here.moderation.act(judge.name, NewDeed(kind="warn", person=rude.id, words="Mind your words."))
            (warned,) = [one for one in bus.said if isinstance(one, Warned)]
            there.hear(warned)
            assert there._telling is not None
            await there._telling
            assert [one.words for one in line.told if isinstance(one, Notice)] == ["Mind your words."]

    asyncio.run(warn())
