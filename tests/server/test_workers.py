"""Worker processes: limits of time and memory, fair turns, an end with their server; the watchdog of the event loop."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil
import pytest

from langbord.core.errors import BadRecord
from langbord.core.match import new
from langbord.server import metrics, tasks
from langbord.server.entries import Setup
from langbord.server.limits import Work
from langbord.server.packing import pack, unpack
from langbord.server.problems import Refused
from langbord.server.quotas import Asker, Whose
from langbord.server.watchdog import Watchdog
from langbord.server.workers import SERVER, Rank, TooMuch, Workers
from tests.patience import PATIENCE
from tests.server.tables import started_table
from tests.server.test_ahead import server
from tests.server.test_table import play_on, stored


def with_workers(bounds: Work, work: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(bounds)
        try:
            await asyncio.wait_for(work(workers), PATIENCE)
        finally:
            await workers.close()

    asyncio.run(run())


# --- what jobs do, in the worker ------------------------------------------------------------------------------------


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def spin() -> None:
    while True:
        pass


def hoard() -> None:
    held = []
    while True:
        held.append(bytearray(10_000_000))


def refuse(kind: str) -> None:
    raise Refused("server-no-such-bot", 422, bot="x") if kind == "refused" else BadRecord("it is false", 3)


def die() -> None:
    os._exit(3)


def niceness() -> int:
    return os.nice(0)


# --- bounds ---------------------------------------------------------------------------------------------------------


def test_a_job_that_takes_too_long_is_killed_and_the_next_one_served() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(TooMuch):
            await workers.run("study", spin)
        assert await workers.run("edition", sleep, 0) > 0  # which may take its time: a new process is started first

    with_workers(Work(processes=1, study=0.5, edition=PATIENCE), work)


def test_a_job_that_only_waits_for_the_processors_is_not_killed_at_once() -> None:
    """Sleep stands for other programs that keep the worker from working. A lesson was refused on a busy machine."""

    async def work(workers: Workers) -> None:
        assert await workers.run("study", sleep, 2.0) > 0
        with pytest.raises(TooMuch):
            await workers.run("study", sleep, PATIENCE)

    with_workers(Work(processes=1, study=0.8), work)


def test_a_job_that_takes_too_much_memory_is_killed() -> None:
    async def work(workers: Workers) -> None:
        killed = metrics.jobs_killed.labels("edition", "memory")
        before = killed._value.get()
        with pytest.raises(TooMuch):
            await workers.run("edition", hoard)
        assert killed._value.get() == before + 1

    with_workers(Work(processes=1, memory=300, edition=PATIENCE), work)


def test_refusals_cross_and_a_worker_that_dies_harms_nobody() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Refused) as no:
            await workers.run("study", refuse, "refused")
        assert (no.value.id, no.value.status, no.value.args_) == ("server-no-such-bot", 422, {"bot": "x"})
        with pytest.raises(Exception, match="line 3: it is false"):
            await workers.run("study", refuse, "record")
        with pytest.raises((EOFError, OSError)):
            await workers.run("study", die)
        assert await workers.run("study", niceness) >= 7

    with_workers(Work(processes=1, niceness=7), work)


def test_everybody_has_his_turn_and_nobody_holds_all_lanes() -> None:
    """One asks for six things, another for one: his is done after one of the first one's at most."""

    async def work(workers: Workers) -> None:
        order: list[str] = []

        async def ask(who: str) -> None:
            await workers.run("study", sleep, 0.5, whose=Whose(who))
            order.append(who)

        await asyncio.gather(ask("one"), ask("other"))  # both processes have started
        greedy = [asyncio.create_task(ask("greedy")) for _ in range(6)]
        await asyncio.sleep(0.05)
        await ask("modest")
        assert order.count("greedy") <= 2
        await asyncio.gather(*greedy)

    with_workers(Work(processes=2), work)


async def occupied(workers: Workers) -> asyncio.Task[int]:
    """The only process has begun with something that takes a while."""
    await workers.run("study", sleep, 0)
    task = asyncio.create_task(workers.run("study", sleep, 0.5))
    while not workers._running[SERVER.share]:
        await asyncio.sleep(0.01)
    return task


def test_bots_of_watched_tables_go_before_those_that_nobody_watches() -> None:
    async def work(workers: Workers) -> None:
        order: list[Rank] = []

        async def ask(rank: Rank) -> None:
            await workers.run("bot", sleep, 0, rank=rank, whose=Whose("host"))
            order.append(rank)

        first = await occupied(workers)
        asked = [asyncio.create_task(ask(rank)) for rank in (Rank.LEISURE, Rank.LEISURE, Rank.PLAY, Rank.TABLE)]
        await asyncio.gather(first, *asked)
        assert order == [Rank.TABLE, Rank.PLAY, Rank.LEISURE, Rank.LEISURE]

    with_workers(Work(processes=1, study=PATIENCE, bot=PATIENCE), work)


def test_the_bots_of_guests_of_one_address_take_turns_as_one(tmp_path: Path) -> None:
    """Of accounts each has a turn of his own, wherever he is."""

    async def open_all() -> None:
        async with server(tmp_path) as services:
            guests = [await services.people.new_guest(name) for name in ("Anna", "Bo")]
            account = await services.people.register("Cleo", "correct horse", "account")
            shares = []
            for person in (*guests, account):
                asker = Asker(person.id, guest=person.kind == "guest", network="one address")
                setup = Setup(game="tickets", options={"players": 2})
                id = await services.tables.open(asker, setup, lambda table, at: table.id)
                shares.append((await services.minder._host(id)).share)
            assert shares == ["one address", "one address", account.id]

    asyncio.run(open_all())


def test_so_many_jobs_wait_of_whatever_rank() -> None:
    async def work(workers: Workers) -> None:
        first = await occupied(workers)
        waiting = [asyncio.create_task(workers.run("bot", sleep, 0, rank=rank)) for rank in (Rank.PLAY, Rank.LEISURE)]
        await asyncio.sleep(0)
        for rank in Rank:
            with pytest.raises(Refused, match="server-too-fast"):
                await workers.run("bot", sleep, 0, rank=rank)
        await asyncio.gather(first, *waiting)

    with_workers(Work(processes=1, waiting=2, study=PATIENCE, bot=PATIENCE), work)


def test_thinking_leaves_a_lane_for_short_work() -> None:
    async def work(workers: Workers) -> None:
        thinking = [
            asyncio.create_task(workers.run("bot", sleep, PATIENCE, rank=Rank.PLAY, whose=Whose(f"p{k}")))
            for k in range(4)
        ]
        assert await workers.run("fold", sleep, 0, rank=Rank.TABLE) > 0
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    with_workers(Work(processes=2), work)


def test_so_many_jobs_a_key_are_taken_and_others_refused() -> None:
    async def work(workers: Workers) -> None:
        whose = Whose("p", (("p", 2),))
        held = [asyncio.create_task(workers.run("study", sleep, 0.3, whose=whose)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="server-too-fast"):
            await workers.run("study", sleep, 0, whose=whose)
        await asyncio.gather(*held)
        await workers.run("study", sleep, 0, whose=whose)

    with_workers(Work(processes=1), work)


def test_workers_end_at_once_when_the_server_does() -> None:
    async def run() -> None:
        workers = Workers(Work(processes=1, study=PATIENCE))
        pid = await workers.run("study", sleep, 0)
        spinning = asyncio.create_task(workers.run("study", spin))
        await asyncio.sleep(0.2)
        await asyncio.wait_for(workers.close(), 30)
        assert not psutil.pid_exists(pid)
        with pytest.raises(asyncio.CancelledError):
            await spinning

    asyncio.run(run())


# --- crossing -------------------------------------------------------------------------------------------------------


def test_a_table_crosses_between_processes_and_plays_on_the_same() -> None:
    """Its dealer goes on where it was, so that both deal the same cards."""
    table = started_table(players=3)
    play_on(table, 40)
    twin = unpack(pack(table))
    assert twin.book is table.book
    play_on(table, 1000)
    play_on(twin, 1000)
    assert table.match is not None
    assert twin.match.record() == table.match.record()


def test_a_log_is_added_up_in_a_worker_as_it_is_here() -> None:
    table = started_table()
    play_on(table, 60)
    text = stored(table)

    async def work(workers: Workers) -> None:
        folded = await workers.run("fold", tasks.fold, text)
        assert folded.sequence == table.sequence
        assert folded.match is not None
        assert table.match is not None
        assert folded.match.record() == table.match.record()

    with_workers(Work(processes=1), work)


def test_a_bot_without_a_past_thinks_as_well() -> None:
    match = new("tickets", players=2, seed=1)
    still = unpack(pack(match.still()))
    assert tasks.choose(still, 0, "greedy") in match.legal_numbers(0)


# --- the watchdog ---------------------------------------------------------------------------------------------------


def burn(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_the_watchdog_counts_what_holds_the_loop_up_and_nothing_else() -> None:
    async def run() -> None:
        watchdog = Watchdog()
        watchdog.start()
        before = metrics.stalls._value.get()

        async def many_small_things() -> None:
            for _ in range(60):
                burn(0.005)
                await asyncio.sleep(0)

        await asyncio.gather(many_small_things(), many_small_things())
        assert metrics.stalls._value.get() == before
        asyncio.get_running_loop().call_soon(burn, 0.5)
        await asyncio.sleep(0.2)
        assert metrics.stalls._value.get() == before + 1
        watchdog.close()

    asyncio.run(run())


def test_what_only_thinking_needs_is_not_loaded_before_somebody_thinks() -> None:
    """A third of every start of a server and of each of its workers."""
    code = "import sys, langbord.server.serve; print({'numpy', 'numba'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert told.stdout.strip() == "set()"
