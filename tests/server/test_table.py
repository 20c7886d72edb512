"""A table as the sum of its log: clocks, leavers, undo, replay."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from langbord.server import entries
from langbord.server.bus import NoBus
from langbord.server.clock import DAY, SECOND, ClockRule, slow
from langbord.server.editions import Editions
from langbord.server.entries import Setup
from langbord.server.limits import Quotas, Work
from langbord.server.log import Log
from langbord.server.problems import Refused, Stale
from langbord.server.quotas import Allowance, Asker, Stored
from langbord.server.store import open_database
from langbord.server.table import IDLE_CLOSES, LEFT_CLOSES, WAITING_CLOSES, CorruptLog, Table
from langbord.server.tables import IDLE_SECONDS, Tables
from langbord.server.tasks import LogText, fold
from langbord.server.workers import Workers
from tests.server.tables import open_table, started_table


def play_on(table: Table, steps: int, at: int = 0, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(steps):
        if table.status == "playing":
            seat = table.awaited[0]
            table.act(seat, rng.choice(list(table.choices(seat))), table.sequence, None, at)


def stored(table: Table) -> LogText:
    """The log as it comes back from the database."""
    return LogText("t", [entries.encode(entry) for entry in table.pending], table.book)


def test_a_table_is_the_sum_of_its_log() -> None:
    table = started_table(players=3, clock=ClockRule(600, 10))
    play_on(table, 1000, at=1)
    assert table.status == "over"
    again = fold(stored(table))
    assert again.match is not None
    assert table.match is not None
    assert again.match.state == table.match.state
    assert again.match.record() == table.match.record()
    assert again.clocks is not None
    assert table.clocks is not None
    assert again.clocks.left == table.clocks.left


def test_a_log_that_leads_elsewhere_is_refused() -> None:
    table = started_table()
    play_on(table, 6)
    log = stored(table)
    started = next(k for k, entry in enumerate(table.pending) if isinstance(entry, entries.Started))
    log.bodies[started] = entries.encode(entries.Started(at=0, deals=["pink"]))
    with pytest.raises(CorruptLog) as refused:
        fold(log)
    assert "written was ['pink']" in refused.value.why
    assert "pink" not in str(refused.value)


def test_a_table_keeps_no_old_states() -> None:
    table = started_table()
    play_on(table, 50)
    table.fresh.clear()
    assert table.match is not None
    assert not table.match.moments


# --- clocks ---------------------------------------------------------------------------------------------------------


def first_turn(**clock: int) -> Table:
    """A table of two whose contracts are chosen, at the beginning of a turn, at time 0."""
    table = started_table(clock=ClockRule(**clock))
    play_on(table, 2)
    assert len(table.awaited) == 1
    return table


def test_the_clock_of_the_awaited_seat_runs_and_gains_the_increment() -> None:
    table = first_turn(bank=60, increment=5)
    assert table.clocks is not None
    seat = table.awaited[0]
    begin = table.clocks.left[seat]
    other = table.clocks.left[1 - seat]
    table.act(seat, "draw pile", table.sequence, None, 10 * SECOND)
    table.act(seat, "draw pile", table.sequence, None, 12 * SECOND)
    assert table.awaited == [1 - seat]
    assert table.clocks.left == ([begin - 7000, other] if seat == 0 else [other, begin - 7000])


def test_a_fallen_flag_seats_a_bot_that_gives_way() -> None:
    table = first_turn(bank=60)
    assert table.clocks is not None
    seat = table.awaited[0]
    assert table.wake() == 60 * SECOND
    table.flag_fallen(60 * SECOND - 1)
    assert table.chairs[seat].stand_in is None
    table.flag_fallen(60 * SECOND)
    assert table.chairs[seat].stand_in == "greedy"
    assert table.bot_to_move() == seat
    table.come_back(f"p{seat}", 61 * SECOND)
    assert table.chairs[seat].stand_in is None
    assert table.clocks.left[seat] == 15 * SECOND


def test_slow_clocks_start_anew_with_each_turn() -> None:
    table = started_table(clock=slow(3))
    play_on(table, 2)
    assert table.clocks is not None
    seat = table.awaited[0]
    table.act(seat, "draw pile", table.sequence, None, 2 * DAY)
    table.act(seat, "draw pile", table.sequence, None, 2 * DAY)
    assert table.clocks.left == [3 * DAY, 3 * DAY]
    assert table.wake() == 5 * DAY


def test_nobody_gains_time_by_undoing_the_end_of_a_turn() -> None:
    table = started_table(players=2, clock=ClockRule(60, 5))
    assert table.clocks is not None
    choice = next(iter(table.choices(0)))
    for _ in range(3):
        table.act(0, choice, table.sequence, None, 0)
        assert table.clocks.left[0] == 65 * SECOND
        table.undo(0, None, table.sequence, None, 0)
        assert table.clocks.left[0] == 60 * SECOND


def test_an_outage_does_not_count() -> None:
    table = first_turn(bank=60)
    table.forgive(100 * SECOND, 100 * SECOND)
    assert table.clocks is not None
    assert table.clocks.left[table.awaited[0]] == 60 * SECOND


# --- people ---------------------------------------------------------------------------------------------------------


def test_a_leavers_seat_is_played_by_a_bot_and_taken_back() -> None:
    table = started_table(players=3)
    table.leave("p1", 5)
    assert table.bot_to_move() == 1
    table.sit("p1", "Player 1", None, 6)
    assert table.bot_to_move() is None


def test_who_has_left_cannot_act_by_an_old_expectation() -> None:
    table = started_table()
    play_on(table, 2)
    seat = table.awaited[0]
    with pytest.raises(Stale):
        table.act(seat, "draw pile", 0, None, 0)


def test_only_the_host_kicks_seats_bots_and_starts() -> None:
    table = open_table()
    table.sit("p1", "Bo", 1, 0)
    for wish in (
        lambda: table.kick(1, "p1", 0),
        lambda: table.seat_bot(0, "greedy", "p1", 0),
        lambda: table.start("p1", 0),
    ):
        with pytest.raises(Refused) as refused:
            wish()
        assert refused.value.status == 403
    table.kick(1, "p0", 0)
    assert not table.chairs[1].taken


def test_a_table_starts_when_all_seats_are_taken_and_not_twice() -> None:
    table = open_table()
    table.sit("p0", "Ada", None, 0)
    with pytest.raises(Refused, match="server-seats-empty"):
        table.start("p0", 0)
    table.seat_bot(1, "random", "p0", 0)
    table.start("p0", 0)
    with pytest.raises(Refused, match="server-has-begun"):
        table.start("p0", 0)


# --- abandoned tables -----------------------------------------------------------------------------------------------


def test_when_abandoned_tables_close() -> None:
    assert open_table(at=7).wake() == 7 + WAITING_CLOSES
    table = started_table(at=7)
    assert table.wake() == 7 + IDLE_CLOSES
    table.leave("p0", 8)
    table.leave("p1", 9)
    assert table.bot_to_move() is None
    assert table.wake() == 9 + LEFT_CLOSES


# --- memory ---------------------------------------------------------------------------------------------------------


def test_tables_that_nobody_watches_are_dropped_from_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are read again when somebody asks."""
    time = 100.0
    monkeypatch.setattr("langbord.server.tables.time.monotonic", lambda: time)

    class Somebody:
        person, blocked = "p0", frozenset[str]()

        def send(self, payload: bytes) -> None:
            pass

    async def run() -> None:
        nonlocal time
        database = await open_database(tmp_path)
        workers, stored = Workers(Work()), Stored(database, Allowance(Quotas()))
        editions = Editions(database, tmp_path, workers, stored)
        tables = Tables(Log(database), NoBus(), "here", editions, workers)
        setup = Setup(game="tickets", options={"players": 2})
        watched, unwatched = [
            await tables.open(Asker("p0", guest=True, network=""), setup, lambda table, _: table.id) for _ in range(2)
        ]
        await tables.watch(watched, Somebody(), None)
        tables.forget_unused()
        assert tables.counts()[0] == 2
        time += IDLE_SECONDS + 1
        tables.forget_unused()
        assert tables.counts()[0] == 1
        async with tables.at(unwatched) as (_, table):
            assert table.setup == setup
        await database.close()

    asyncio.run(run())


def test_a_log_that_was_rewritten_waits_for_the_change_under_way(tmp_path: Path) -> None:
    """Somebody is forgotten while a bot moves at his table: the move is told all the same."""

    async def run() -> None:
        database = await open_database(tmp_path)
        workers, stored = Workers(Work()), Stored(database, Allowance(Quotas()))
        tables = Tables(Log(database), NoBus(), "here", Editions(database, tmp_path, workers, stored), workers)
        setup = Setup(game="tickets", options={"players": 2})
        id = await tables.open(Asker("p0", guest=True, network=""), setup, lambda table, _: table.id)
        append, forgetting = tables.log.append, asyncio.Event()

        async def slow(table: Table) -> None:
            forgetting.set()
            await asyncio.sleep(0.05)
            await append(table)

        tables.log.append = slow  # type: ignore[method-assign]
        change = asyncio.create_task(tables.change(id, lambda table, at: table.close("abandoned", at)))
        await forgetting.wait()
        await tables.read_again(id)
        await change
        async with tables.at(id) as (_, table):
            assert table.status == "closed"
        await workers.close()
        await database.close()

    asyncio.run(run())


# --- one act of several steps ---------------------------------------------------------------------------------------


def test_an_act_of_several_steps_is_one_entry_that_replays() -> None:
    """An offer of Landnám: its steps are carried out together or not at all."""
    table = started_table("landnam", players=3)
    seat = table.awaited[0]
    while table.match is not None and table.match.view(seat).phase != "trade":
        table.act(seat, next(iter(table.choices(seat))), table.sequence, None, 0)
    sequence = table.sequence
    with pytest.raises(Refused):
        table.act(seat, "offer wood wood wood wood wood for iron", table.sequence, None, 0)
    assert table.sequence == sequence
    table.act(seat, "offer  wood for iron", table.sequence, None, 0)
    assert table.sequence == sequence + 1
    assert table.awaited == [other for other in range(3) if other != seat]
    again = fold(stored(table))
    assert again.match is not None
    assert table.match is not None
    assert again.match.state == table.match.state
