"""What all people at a table agree to, and vacations: clocks stand or have more time, by the log alone."""

from __future__ import annotations

import asyncio
import contextlib
import random
from datetime import date, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from langbord.client import AsyncClient, ServerRefused
from langbord.core.gamerecord import parse
from langbord.core.match import replay as replayed
from langbord.core.plugins import game_names
from langbord.server import agreeing, render
from langbord.server.clock import DAY, HOUR, SECOND, Hours, slow, tell_time_by
from langbord.server.entries import encode
from langbord.server.home import home
from langbord.server.meeting.messages import Vacation
from langbord.server.messages import TableInfo
from langbord.server.minder import settle
from langbord.server.people import Person
from langbord.server.problems import Refused
from langbord.server.socket_messages import Snapshot
from langbord.server.store import Row, Statement
from langbord.server.table import LONGEST_PAUSE, Table
from langbord.server.vacations import LEASE
from tests.server.house import House
from tests.server.tables import started_table
from tests.server.test_ahead import server
from tests.server.test_notices import SLOW, accounts, slow_table
from tests.server.test_weeks import BEGIN, begin, own_clock

__all__ = ["own_clock"]  # a fixture


def read_again(table: Table) -> Table:
    """The same table from its log."""
    twin = Table(table.id, table.book)
    for entry in table.pending:
        twin.apply(encode(entry))
    return twin


def test_a_pause_stops_the_clocks_and_moves_until_somebody_goes_on() -> None:
    table = started_table(clock=slow(3))
    assert table.clocks is not None
    agreeing.propose(table, "p0", "pause", DAY)
    assert table.halted is None
    agreeing.answer(table, "p1", agrees=True, at=DAY)
    assert table.halted == DAY
    assert table.clocks.next_flag() is None
    assert table.bot_to_move() is None
    seat = table.awaited[0]
    with pytest.raises(Refused, match="server-halted"):
        table.act(seat, next(iter(table.choices(seat))), table.sequence, None, 2 * DAY)
    left = list(table.clocks.left)
    agreeing.resume(table, "p1", 9 * DAY)
    assert table.clocks.left == left
    assert table.clocks.flag(seat) == 9 * DAY + left[seat]
    twin = read_again(table)
    assert (twin.halted, twin.wake()) == (None, table.wake())


def test_clocks_stand_outside_of_the_playing_hours() -> None:
    """From ten in the evening to eight in the morning no time is lost, whatever summer time does that night."""
    begun = int(datetime(2026, 10, 24, 20, 0, tzinfo=ZoneInfo("Europe/Oslo")).timestamp()) * SECOND
    hours = Hours(begin=8 * 60, end=22 * 60, zone="Europe/Oslo")
    table = started_table(clock=replace(slow(1), hours=hours), at=begun)
    assert table.clocks is not None
    seat = table.awaited[0]
    evening, morning = begun + 2 * HOUR, begun + 13 * HOUR  # clocks go back an hour meanwhile
    assert hours.pauses(begun, 2)[0] == (evening, morning)
    flag = table.clocks.flag(seat)
    assert flag == morning + 14 * HOUR + 10 * HOUR + 8 * HOUR  # two hours, a day of fourteen, a night, and eight more
    table.flag_fallen(flag - 1)
    assert table.chairs[seat].stand_in is None
    left = table.clocks.left[seat]
    agreeing.propose(table, "p0", "pause", morning)
    assert left - table.clocks.left[seat] == 2 * HOUR
    agreeing.answer(table, "p1", agrees=False, at=morning + HOUR)
    assert left - table.clocks.left[seat] == 3 * HOUR
    twin = read_again(table)
    assert twin.clocks is not None
    assert twin.clocks.flag(seat) == flag
    clock = render.clock(table)
    assert clock is not None
    assert clock.pauses[0][0] == morning + 14 * HOUR
    table.flag_fallen(flag)
    assert table.chairs[seat].stand_in is not None


@pytest.mark.parametrize("wrong", [(480, 490, "UTC"), (480, 480, "UTC"), (-1, 600, "UTC"), (0, 600, "Mars/Olympus")])
def test_hours_that_are_none_are_refused(wrong: tuple[int, int, str]) -> None:
    with pytest.raises(ValueError, match=r"hours|zone"):
        Hours(*wrong)


@pytest.mark.parametrize("zone", ["Europe/Oslo", "UTC", "Africa/Casablanca"])
@pytest.mark.parametrize(("begin", "end"), [(0, 60), (90, 180), (22 * 60, 4 * 60), (8 * 60, 22 * 60)])
def test_a_deadline_far_ahead_is_found_without_a_look_at_every_day(
    zone: str, begin: int, end: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty days at an hour a day are four years; whoever opens such a table holds nobody up with every move."""
    hours, begun = Hours(begin, end, zone), 1_780_000_000_000
    looks = 0

    def counted(self: Hours, day: date, minute: int, where: ZoneInfo) -> int:
        nonlocal looks
        looks += 1
        return wall(self, day, minute, where)

    wall = Hours._wall
    monkeypatch.setattr(Hours, "_wall", counted)
    for days in (1, 29, 31, 60, 200, 364):
        left, looks = days * ((end - begin) % 1440) * 60 * SECOND + 1, 0
        deadline = hours.over(begun, left)
        assert looks < 400
        assert hours.ran(begun, deadline) == left
    looks = 0
    assert hours.over(begun, 10**15) == hours.over(begun, 10**14)
    assert looks < 800


def test_hours_over_midnight() -> None:
    night = Hours(begin=22 * 60, end=2 * 60)
    assert night.ran(0, DAY) == 4 * HOUR
    assert night.over(0, 4 * HOUR) == DAY
    assert night.pauses(3 * HOUR, 1) == [(3 * HOUR, 22 * HOUR)]


def test_a_pause_ends_by_itself() -> None:
    table = started_table(clock=slow(3))
    for person in ("p0", "p1"):
        (
            agreeing.propose(table, person, "pause", 0)
            if person == "p0"
            else agreeing.answer(table, person, agrees=True, at=0)
        )
    assert table.wake() == LONGEST_PAUSE
    table.pending.clear()
    settle(table, LONGEST_PAUSE)
    assert table.halted is None
    assert table.status == "playing"


def test_a_draw_needs_everybody_who_plays_himself() -> None:
    table = started_table(players=3, clock=slow(3))
    agreeing.propose(table, "p0", "draw", 0)
    agreeing.answer(table, "p1", agrees=False, at=0)
    assert table.proposal is None
    agreeing.propose(table, "p1", "draw", 0)
    with pytest.raises(Refused, match="server-proposed-already"):
        agreeing.propose(table, "p0", "abandon", 0)
    agreeing.answer(table, "p0", agrees=True, at=0)
    assert table.status == "playing"
    table.leave("p2", 0)
    with pytest.raises(Refused):
        agreeing.answer(table, "p2", agrees=True, at=0)  # a bot plays for him
    agreeing.answer(table, "p1", agrees=False, at=0)
    agreeing.propose(table, "p0", "abandon", 0)
    agreeing.answer(table, "p1", agrees=True, at=0)
    assert (table.status, table.closed_why) == ("closed", "agreed")
    assert read_again(table).status == "closed"


def played_into_each_other(game: str = "tickets") -> tuple[Table, int, int]:
    """A table where somebody acted after a seat did, and nothing came out since: that seat, and how many acts ago."""
    table, rng = started_table(game, clock=slow(3)), random.Random(3)
    while table.status == "playing":
        seat = table.awaited[0]
        table.act(seat, rng.choice(sorted(table.choices(seat))), table.sequence, None, table.changed + SECOND)
        assert table.match is not None
        for asker, person in enumerate(("p0", "p1")):
            back = table.match.retractable(asker)
            if back > 1 and table.undoable(asker) == 0 and table.viewpoint(person) == asker:
                return table, asker, back
    raise AssertionError("nobody acted after another without a revelation")


def test_taking_back_needs_consent_and_takes_back_what_others_did_since() -> None:
    table, seat, back = played_into_each_other()
    assert table.clocks is not None
    other, states = 1 - seat, {table.sequence: table.match.state.copy()}  # type: ignore[union-attr]
    twin, bodies = Table(table.id, table.book), [encode(entry) for entry in table.pending]
    for body in bodies[: table.sequence - back]:
        twin.apply(body)
    agreeing.propose(table, f"p{seat}", "retract", table.changed)
    assert table.match.state == states[table.sequence - 1]  # type: ignore[union-attr]
    agreeing.answer(table, f"p{other}", agrees=True, at=table.changed)
    assert table.proposal is None
    assert table.match.state == twin.match.state  # type: ignore[union-attr]
    assert seat in table.awaited
    assert table.undoable(seat) == 0
    assert read_again(table).match.state == twin.match.state  # type: ignore[union-attr]
    moved_on = replayed(parse(table.match.record()), edition=table.book)  # type: ignore[union-attr]
    assert moved_on.state == table.match.state  # type: ignore[union-attr]
    while table.match.retractable(seat):  # type: ignore[union-attr]
        table.retract(seat, table.changed)
    with pytest.raises(Refused, match="server-nothing-to-undo"):
        table.retract(seat, table.changed)


def test_who_plays_on_has_answered() -> None:
    table, seat, _ = played_into_each_other()
    agreeing.propose(table, f"p{seat}", "retract", table.changed)
    mover = table.awaited[0]
    table.act(mover, sorted(table.choices(mover))[0], table.sequence, None, table.changed)
    assert table.proposal is None
    assert not table.fresh[-1].about_play  # so everybody is told how the table stands
    with pytest.raises(Refused, match="server-nothing-proposed"):
        agreeing.answer(table, f"p{1 - seat}", agrees=True, at=table.changed)


@pytest.mark.parametrize("game", game_names()[:3])
def test_nothing_is_taken_back_past_a_revelation(game: str) -> None:
    """Whatever all agree to: what was dealt or shown since stays."""
    table, rng = started_table(game, players=3, clock=slow(3)), random.Random(1)
    refused = 0
    while table.status == "playing" and refused < 40:
        seat = table.awaited[0]
        before = len(table.pending)
        table.act(seat, rng.choice(sorted(table.choices(seat))), table.sequence, None, 0)
        match, dealt = table.match, table.pending[before].deals  # type: ignore[union-attr]
        assert match is not None
        if dealt and table.status == "playing":
            refused += 1
            assert [match.retractable(one) for one in range(3)] == [0, 0, 0]
            with pytest.raises(Refused, match="server-nothing-to-undo"):
                agreeing.propose(table, f"p{seat}", "retract", 0)
    assert refused > 3


def until_one_can_take_back(table: Table, at: int) -> int:
    """Play until somebody can who is not waited for."""
    rng = random.Random(3)
    for _ in range(200):
        mover = table.awaited[0]
        table.act(mover, rng.choice(sorted(table.choices(mover))), table.sequence, None, at)
        assert table.match is not None
        if mover not in table.awaited and table.match.retractable(mover):
            return mover
    raise AssertionError("nobody could take back")


def test_a_wish_to_take_back_stands_on_the_start_page_until_it_is_answered(tmp_path: Path) -> None:
    """Also by playing on, of which no more than the move is written."""

    async def wait() -> None:
        async with server(tmp_path) as services:
            people = [await services.people.new_guest(name) for name in ("Anna", "Bo")]
            id = await begin(services, "tickets", people, days=3)
            seat = await services.tables.change(id, until_one_can_take_back)
            proposer, other = people[seat], people[1 - seat]

            async def shown(person: Person) -> tuple[str, list[int]] | None:
                found = await home(services.database, services.standings, person.id)
                (one,) = [game.table.proposal for game in (*found.turns, *found.playing)]
                return (one.what, one.agreed) if one is not None else None

            await services.tables.change(id, lambda table, at: agreeing.propose(table, proposer.id, "retract", at))
            assert await shown(other) == await shown(proposer) == ("retract", [seat])
            await services.tables.change(id, until_one_can_take_back)
            assert await shown(other) == await shown(proposer) is None

    asyncio.run(wait())


def test_vacation_gives_time_in_slow_games_and_its_bank_is_kept(house: House) -> None:
    async def rest() -> None:
        async with accounts(house, 2) as people:
            ada = people[0]
            table = await slow_table(people)
            before = await clock_of(ada, table)
            taken = await ada.ask("POST", "/api/me/vacation", Vacation, {"days": 10})
            assert (taken.left, taken.a_year) == (20, 30)
            assert taken.until is not None
            assert await clock_of(ada, table) - before == pytest.approx(10 * DAY, abs=60 * SECOND)
            for days, problem in ((1, "server-on-vacation"), (31, "server-invalid")):
                with pytest.raises(ServerRefused) as refused:
                    await ada.ask("POST", "/api/me/vacation", Vacation, {"days": days})
                assert refused.value.problem.id == problem
            assert (await people[1].ask("GET", "/api/me/vacation", Vacation)).left == 30

    asyncio.run(rest())


@pytest.mark.parametrize("writes", range(1, 5))
def test_a_server_that_dies_while_somebody_takes_days_off_adds_them_all_the_same(
    tmp_path: Path, own_clock: None, writes: int
) -> None:
    """After any of its writes: whoever comes next adds to each table what it owes, and no more than that."""
    tell_time_by(lambda: BEGIN)

    async def die() -> list[str]:
        async with server(tmp_path) as services:
            ada, bo = [await services.people.new_guest(name) for name in ("Ada", "Bo")]
            tables = [await begin(services, "tickets", [ada, bo], days=3) for _ in range(3)]
            write, left = services.database.write, writes

            async def write_and_die(*statements: Statement) -> list[list[Row]]:
                nonlocal left
                if left == 0:
                    raise ConnectionAbortedError
                left -= 1
                return await write(*statements)

            services.database.write = write_and_die  # type: ignore[method-assign]
            with contextlib.suppress(ConnectionAbortedError):
                await services.vacations.take(ada.id, 10)
            services.database.write = write  # type: ignore[method-assign]
            return tables

    async def go_on(tables: list[str]) -> None:
        async with server(tmp_path) as services:
            for _ in range(2):
                await services.vacations.add_owed()
            for id in tables:
                async with services.tables.at(id) as (_, table):
                    assert table.clocks is not None
                    assert table.clocks.left[0] - table.clocks.left[1] == 10 * DAY
            assert not await services.database.fetch("SELECT 1 FROM owed")
            assert await services.database.fetch("SELECT days FROM vacation") == [(10,)]

    tables = asyncio.run(die())
    tell_time_by(lambda: BEGIN + 2 * LEASE)
    asyncio.run(go_on(tables))


async def clock_of(person: AsyncClient, table: str) -> int:
    async with person.socket() as socket:
        await socket.watch(table)
        snapshot = await socket.wait_for(Snapshot)
        assert snapshot.clock is not None
        return snapshot.clock.left[0]


def test_proposals_over_the_wire(house: House) -> None:
    async def agree() -> None:
        async with accounts(house, 2) as (ada, bo):
            table = await ada.new_table("tickets", players=2, listed=False, clock=SLOW)
            await bo.sit(table.id)
            await ada.start(table.id)
            proposed = await ada.ask("POST", f"/api/tables/{table.id}/propose", TableInfo, {"what": "draw"})
            assert proposed.proposal is not None
            assert (proposed.proposal.what, proposed.proposal.agreed) == ("draw", [0])
            ended = await bo.ask("POST", f"/api/tables/{table.id}/answer", TableInfo, {"agrees": True})
            assert (ended.status, ended.why) == ("closed", "drawn")

    asyncio.run(agree())
