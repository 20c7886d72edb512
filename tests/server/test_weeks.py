"""Slow games over simulated weeks: every notice at its time, by a clock of our own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest
from icalendar import Calendar
from msgspec.structs import replace

from langbord.bots import GreedyBot, decide
from langbord.core.plugins import game_names
from langbord.server import agreeing, ahead, clock, render, tables
from langbord.server.bus import NoBus
from langbord.server.clock import DAY, HOUR, SECOND, slow
from langbord.server.config import Config
from langbord.server.entries import Acted, Setup
from langbord.server.home import home, look_at
from langbord.server.identity import Signer
from langbord.server.meeting.company import MOST_TOLD
from langbord.server.notices.calendar import calendar
from langbord.server.notices.messages import Likes, NewHook
from langbord.server.notices.postman import MOST_WAITING
from langbord.server.people import Person
from langbord.server.quotas import Asker
from langbord.server.services import Services
from langbord.server.store import open_database
from langbord.server.table import Table
from tests.server.receivers import WebServer

BEGIN = 1_793_599_200_000  # the clocks of Europe and America go back in the first weeks
STEP = 30 * 60 * SECOND
WEEKS = 3
OSLO = Likes(zone="Europe/Oslo", language="nb", quiet_from=22 * 60, quiet_until=8 * 60)
NEW_YORK = Likes(zone="America/New_York", notify="daily", daily_at=18 * 60)


class Told(NamedTuple):
    at: int
    person: str
    notices: list[tuple[str, str]]  # kinds and ids


class World:
    """A server without loops: whatever it would do by itself is done at each step of the clock."""

    def __init__(self, services: Services, web: WebServer) -> None:
        self.services, self.web, self.at = services, web, BEGIN
        self.rng, self.greedy = random.Random(1), False
        self.told: list[Told] = []
        self.turn_began: dict[tuple[str, int], int] = {}  # by person and entry
        self.turn_ended: dict[tuple[str, int], int] = {}

    def choose(self, table: Table, seat: int) -> str:
        """Anything, or what comes to something: whoever moves at random in Landnám never goes to law."""
        if not self.greedy:
            return self.rng.choice(sorted(table.choices(seat)))
        assert table.match is not None
        return table.match.text(seat, decide(table.match, seat, GreedyBot(1), table.sequence))

    async def step(self, to: int) -> None:
        self.at = to
        await self.services.minder._take_due()
        while self.services.minder._in_hand:
            await asyncio.gather(*self.services.minder._in_hand)
            await self.services.minder._take_due()
        await self.services.ahead.round()
        await self.services.postman.round()
        for posted in self.web.posted:
            notices = [(one["kind"], one["id"]) for one in posted.json["notices"]]
            self.told.append(Told(to, posted.path.strip("/"), notices))
        self.web.posted.clear()


@pytest.fixture
def own_clock() -> Iterator[None]:
    yield
    clock.tell_time_by(clock.system_time)


async def open_services(data: Path) -> Services:
    config = Config(data=data, public_url="https://play.example.org", own_network=True, limits=1000.0)
    database = await open_database(data)
    return Services(config, database, NoBus(), "weeks", Signer(b"secret"))


async def newcomer(services: Services, web: WebServer, name: str, likes: Likes) -> Person:
    person = await services.people.new_guest(name)
    await services.wishes.like(person.id, likes)
    await services.wishes.add_hook(person.id, NewHook(kind="json", url=web.url(f"/{name}")))
    return person


async def begin(services: Services, game: str, people: list[Person], days: int) -> str:
    """A slow game of these people, begun."""
    setup = Setup(game=game, options={"players": len(people)}, clock=slow(days), pace=0.0)

    def furnish(table: Table, at: int) -> str:
        for person in people:
            table.sit(person.id, person.name, None, at)
        table.start(people[0].id, at)
        return render.info(table, None).id

    return await services.tables.open(Asker(people[0].id, guest=True, network=""), setup, furnish)


async def move(world: World, table: str, person: Person, patience: int) -> None:
    """One turn of somebody who has been waited for so long."""
    async with world.services.tables.at(table) as (_, found):
        for seat, since in found.waiting_since.items():
            if found.chairs[seat].person == person.id:
                world.turn_began.setdefault((person.name, since), world.at)
                if world.at - world.turn_began[person.name, since] < patience:
                    return

    def act(found: Table, at: int) -> int | None:
        """One action; since when that turn was his, or nothing if it is not."""
        for seat, since in found.waiting_since.items():
            if found.chairs[seat].person == person.id:
                found.act(seat, world.choose(found, seat), found.sequence, None, at)
                return since
        return None

    while (since := await world.services.tables.change(table, act)) is not None:
        world.turn_ended[person.name, since] = world.at


def local(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at / SECOND, ZoneInfo(zone))


@pytest.mark.parametrize("game", game_names()[:3])
def test_weeks_of_a_slow_game(game: str, tmp_path: Path, own_clock: None) -> None:
    """Three people: told at once but for the night, told once a day, never told; who was told was still waited for."""
    web = WebServer().start()

    async def live() -> World:
        services = await open_services(tmp_path)
        world = World(services, web)
        clock.tell_time_by(lambda: world.at)
        anna = await newcomer(services, web, "Anna", OSLO)
        bo = await newcomer(services, web, "Bo", NEW_YORK)
        cleo = await newcomer(services, web, "Cleo", Likes(notify="never"))
        table = await begin(services, game, [anna, bo, cleo], days=3)
        patience = {anna.name: 5 * HOUR, bo.name: 30 * HOUR, cleo.name: HOUR}
        for at in range(BEGIN, BEGIN + WEEKS * 7 * DAY, STEP):
            await world.step(at)
            if at % DAY == 0:
                await check_calendar(services, table, anna)
            for person in (anna, bo, cleo):
                await move(world, table, person, patience[person.name])
        async with services.tables.at(table) as (_, found):
            assert not any(chair.stand_in for chair in found.chairs)
            assert found.sequence > 20
        await services.postman.close()
        await services.workers.close()
        await services.database.close()
        return world

    world = asyncio.run(live())
    web.stop()
    check_anna([told for told in world.told if told.person == "Anna"], world)
    check_bo([told for told in world.told if told.person == "Bo"], world)
    assert not [told for told in world.told if told.person == "Cleo"]


@pytest.mark.parametrize("game", game_names()[:3])
def test_vacation_and_the_end_of_a_clock(game: str, tmp_path: Path, own_clock: None) -> None:
    """Who is on vacation is told nothing and loses no time; who just stays away is replaced when his time is over."""
    web = WebServer().start()

    async def live() -> World:
        services = await open_services(tmp_path)
        world = World(services, web)
        clock.tell_time_by(lambda: world.at)
        anna = await newcomer(services, web, "Anna", Likes())
        bo = await newcomer(services, web, "Bo", Likes())
        people = [anna, bo, *([await newcomer(services, web, "Cleo", Likes())] if game == "landnam" else [])]
        table = await begin(services, game, people, days=3)
        away = range(BEGIN + 2 * DAY, BEGIN + 12 * DAY)  # ten days off in a game of three days a turn
        stays_away = BEGIN + 16 * DAY
        replaced = 0
        for at in range(BEGIN, BEGIN + 21 * DAY, STEP):
            await world.step(at)
            if at == away.start:
                await services.vacations.take(bo.id, 10)
            for person in people:
                if person is not bo:
                    await move(world, table, person, 8 * HOUR)
            if at not in away and at < stays_away:
                await move(world, table, bo, 8 * HOUR)
            async with services.tables.at(table) as (_, found):
                assert at >= stays_away or not any(chair.stand_in for chair in found.chairs)
                if not replaced and found.chairs[1].stand_in:
                    replaced = at
        assert stays_away + 2 * DAY < replaced <= stays_away + 6 * DAY
        assert not [told for told in world.told if told.person == "Bo" and told.at in away]
        after = [told for told in world.told if told.person == "Bo" and told.at > replaced]
        assert not [kind for told in after for kind, _ in told.notices if kind == "turn"]  # a bot plays for him
        await services.postman.close()
        await services.workers.close()
        await services.database.close()
        return world

    asyncio.run(live())
    web.stop()


@pytest.fixture
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dealer has the same key at every table."""
    usual = tables.opening_of
    monkeypatch.setattr(tables, "opening_of", lambda *args, **more: replace(usual(*args, **more), key="07" * 32))


@pytest.mark.parametrize("game", ["landnam", "amsterdam"])
def test_who_wants_to_is_passed_for_over_weeks(game: str, tmp_path: Path, own_clock: None, same_deals: None) -> None:
    """By Landnám's own standing answer, whatever he holds; in Amsterdam by the server, where all see that he must."""
    web = WebServer().start()
    done: list[str] = []  # by him, or for him

    async def live() -> World:
        services = await open_services(tmp_path)
        world = World(services, web)
        world.greedy = True
        clock.tell_time_by(lambda: world.at)
        people = [await newcomer(services, web, name, Likes()) for name in ("Anna", "Bo", "Cleo")]
        table, cleo = await begin(services, game, people, days=3), people[2]
        await services.ahead.let_pass(table, cleo, passes=True)

        def answer_for_good(found: Table, at: int) -> None:
            (seat,) = found.seats_of(cleo.id)
            if seat in found.awaited and "pass always" in found.choices(seat):
                found.act(seat, "pass always", found.sequence, None, at)

        for at in range(BEGIN, BEGIN + WEEKS * 7 * DAY, STEP):
            await world.step(at)
            async with services.tables.at(table) as (_, found):
                assert ahead.only_choice(found, found.seats_of(cleo.id)[0]) is None, "he is waited for"
            for person in people:
                await services.tables.change(table, answer_for_good)
                await move(world, table, person, HOUR)
        log = await services.log.read(table)
        done.extend(entry.do for entry in log if isinstance(entry, Acted) and entry.seat == 2)
        await services.ahead.close()
        await services.postman.close()
        await services.workers.close()
        await services.database.close()
        return world

    asyncio.run(live())
    web.stop()
    answers = [action for action in done if action in ("pass always", "ask")]  # who asks to be asked may answer anew
    assert all(one != other for one, other in pairwise(answers)), "he was asked again"
    assert "pass always" in answers if game == "landnam" else done.count("pass") > 1


async def check_calendar(services: Services, table: str, person: Person) -> None:
    """It has the end of her time, to the second, as long as she is waited for."""
    async with services.tables.at(table) as (_, found):
        (seat,) = found.seats_of(person.id)
        flag = found.clocks.flag(seat) if found.clocks is not None and seat in found.waiting_since else None
        info = render.info(found, person.id)
    waits = (await services.standings.of([table]))[table].waits_for(person.id)
    feed = calendar([(info, waits)] if waits is not None else [], OSLO, person.name, "https://example.org", BEGIN)
    ends = [event.decoded("dtend") for event in Calendar.from_ical(feed).walk("VEVENT")]
    assert ends == ([datetime.fromtimestamp(flag // SECOND, UTC)] if flag is not None else [])


def check_anna(told: list[Told], world: World) -> None:
    """At once, which is the next step of the clock; in the morning of what came in the night; once a turn."""
    ids = [id for letter in told for _, id in letter.notices]
    assert ids, "nothing was told"
    assert len(ids) == len(set(ids))
    for letter in told:
        assert 8 <= local(letter.at, OSLO.zone).hour < 22
    awake = 0
    for (name, since), began in world.turn_began.items():
        ended = world.turn_ended.get((name, since))
        hour = local(began, OSLO.zone).hour
        if name == "Anna" and ended is not None and 8 <= hour < 21:
            awake += 1
            assert any(began <= letter.at <= began + 2 * STEP for letter in told), local(began, OSLO.zone)
    assert awake


def check_bo(told: list[Told], world: World) -> None:
    """At six in the evening of his own clock, once a day at most, summer time or not."""
    assert told
    days = [local(letter.at, NEW_YORK.zone) for letter in told]
    assert {(day.hour, day.minute) for day in days} == {(18, 0)}
    assert len({day.date() for day in days}) == len(days)


def test_a_webhook_that_takes_nothing_for_a_week_is_dropped(tmp_path: Path, own_clock: None) -> None:
    web = WebServer().start()
    web.statuses = {"/Bo": 503}

    async def live() -> None:
        services = await open_services(tmp_path)
        world = World(services, web)
        clock.tell_time_by(lambda: world.at)
        people = [await newcomer(services, web, name, Likes()) for name in ("Anna", "Bo")]
        table = await begin(services, game_names()[0], people, days=3)
        dropped = 0
        for at in range(BEGIN, BEGIN + 10 * DAY, STEP):
            await world.step(at)
            for person in people:
                await move(world, table, person, 9 * HOUR)
            if not dropped and not await services.wishes.receivers(people[1].id):
                dropped = at
        assert dropped >= BEGIN + 7 * DAY
        assert await services.wishes.receivers(people[0].id)
        await services.ahead.close()
        await services.postman.close()
        await services.workers.close()
        await services.database.close()

    asyncio.run(live())
    web.stop()


def test_who_takes_nothing_is_not_asked_anew_with_every_letter(tmp_path: Path, own_clock: None) -> None:
    """It would keep those waiting whose letters come after: a stranger may name addresses that never answer."""
    web = WebServer().start()
    web.statuses = {"/Bo": 503}

    async def live() -> None:
        services = await open_services(tmp_path)
        world = World(services, web)
        clock.tell_time_by(lambda: world.at)
        host, *people = [await newcomer(services, web, name, Likes()) for name in ("Cleo", "Anna", "Bo")]
        asker, setup = Asker(host.id, guest=True, network=""), Setup(game=game_names()[0], options={"players": 2})
        posted: list[str] = []
        for _ in range(20 + MOST_WAITING):
            table = await services.tables.open(asker, setup, lambda found, at: found.id)
            await services.database.write(*services.company.asked([one.id for one in people], table, host, "invited"))
            world.at += 2 * SECOND + services.postman.delay
            await services.postman.round()
            posted += [one.path for one in web.posted]
            web.posted.clear()
        assert posted.count("/Anna") == 20 + MOST_WAITING
        assert posted.count("/Bo") == 4  # tried again after one minute, five and twenty
        web.statuses = {}
        world.at += HOUR
        await services.postman.round()
        assert sum(len(one.json["notices"]) for one in web.at("/Bo")) == MOST_WAITING  # what waited has come
        await services.ahead.close()
        await services.postman.close()
        await services.workers.close()
        await services.database.close()

    asyncio.run(live())
    web.stop()


def test_a_game_that_ends_by_agreement_is_told_of(tmp_path: Path, own_clock: None) -> None:
    """Who proposed a draw and went away finds it on his start page, and is told; not of tables that never began."""
    web = WebServer().start()

    async def live() -> None:
        services = await open_services(tmp_path)
        world = World(services, web)
        clock.tell_time_by(lambda: world.at)
        anna, bo = [await newcomer(services, web, name, Likes()) for name in ("Anna", "Bo")]
        table = await begin(services, game_names()[0], [anna, bo], days=3)
        setup = Setup(game=game_names()[0], options={"players": 2})
        never = await services.tables.open(Asker(anna.id, guest=True, network=""), setup, sits(anna))
        await services.tables.change(never, lambda found, at: found.close("abandoned", at))
        await services.tables.change(table, lambda found, at: agreeing.propose(found, anna.id, "pause", at))
        await services.tables.change(table, lambda found, at: agreeing.answer(found, bo.id, agrees=False, at=at))
        await services.tables.change(table, lambda found, at: agreeing.propose(found, anna.id, "draw", at))
        await services.postman.round()
        assert not web.posted  # not at once
        world.at += HOUR
        await services.postman.round()
        (told,) = [post.json for post in web.at("/Bo")]
        assert [one["kind"] for one in told["notices"] if one["kind"] != "turn"] == ["proposed"]  # the pause is past
        assert "Anna proposes a draw in" in told["text"]
        assert "proposes" not in web.at("/Anna")[0].json["text"]
        web.posted.clear()
        await services.tables.change(table, lambda found, at: agreeing.answer(found, bo.id, agrees=True, at=at))
        world.at += HOUR
        await services.postman.round()
        for person in (anna, bo):
            told = [(one["kind"], one["table"]) for post in web.at(f"/{person.name}") for one in post.json["notices"]]
            assert told == [("over", table)]
            shown = (await home(services.database, services.standings, person.id)).unseen
            assert [(game.table.id, game.table.why) for game in shown] == [(table, "drawn")]
            await look_at(services.database, person.id, table)
            assert not (await home(services.database, services.standings, person.id)).unseen
        await services.ahead.close()
        await services.postman.close()
        await services.workers.close()
        await services.database.close()

    def sits(person: Person) -> Callable[[Table, int], str]:
        def furnish(found: Table, at: int) -> str:
            found.sit(person.id, person.name, None, at)
            return found.id

        return furnish

    asyncio.run(live())
    web.stop()


def test_of_so_many_invitations_a_day_there_are_notices(tmp_path: Path, own_clock: None) -> None:
    """All of them stand on one's start page; nobody can have another flooded with mail."""
    web = WebServer().start()

    async def live() -> None:
        services = await open_services(tmp_path)
        world = World(services, web)
        clock.tell_time_by(lambda: world.at)
        cleo, anna = [await newcomer(services, web, name, Likes()) for name in ("Cleo", "Anna")]
        asker, setup = Asker(cleo.id, guest=True, network=""), Setup(game=game_names()[0], options={"players": 2})
        for day in (1, 2):
            for _ in range(MOST_TOLD + 5):
                table = await services.tables.open(asker, setup, lambda found, at: found.id)
                await services.company.invite(cleo, anna, table)
            world.at += HOUR
            await services.postman.round()
            assert sum(len(one.json["notices"]) for one in web.at("/Anna")) == day * MOST_TOLD
            world.at += DAY
        assert len((await home(services.database, services.standings, anna.id)).invitations) == 2 * (MOST_TOLD + 5)
        await services.ahead.close()
        await services.postman.close()
        await services.workers.close()
        await services.database.close()

    asyncio.run(live())
    web.stop()


def test_an_ordinary_move_is_one_row(tmp_path: Path) -> None:
    """Also where somebody wants notices, but not of this move."""
    web = WebServer().start()

    async def live() -> None:
        services = await open_services(tmp_path)
        people = [await newcomer(services, web, name, Likes()) for name in ("Anna", "Bo")]
        table = await begin(services, "tickets", people, days=3)
        choose = World(services, web).choose
        for seat in (0, 1):  # contracts
            await services.tables.change(table, lambda t, at, k=seat: t.act(k, choose(t, k), t.sequence, None, at))
        before = await rows(services)
        await services.tables.change(table, first_card)
        after = await rows(services)
        assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {"entry": 1}
        await services.postman.close()
        await services.workers.close()
        await services.database.close()

    def first_card(found: Table, at: int) -> None:
        (seat,) = found.awaited
        found.act(seat, "draw pile", found.sequence, None, at)
        assert found.awaited == [seat]

    async def rows(services: Services) -> dict[str, int]:
        names = await services.database.fetch("SELECT name FROM sqlite_master WHERE type = 'table'")
        count = "SELECT COUNT(*) FROM"
        return {name: (await services.database.fetch(f"{count} {name}"))[0][0] for (name,) in names}

    asyncio.run(live())
    web.stop()
