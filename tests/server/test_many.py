"""Several processes over one PostgreSQL: one table on two servers, bots moved by a worker, the bus cut."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from langbord.client import AsyncClient, Socket, play
from langbord.server.clock import SECOND
from langbord.server.limits import Quotas
from langbord.server.messages import TableInfo
from langbord.server.socket_messages import ChatLine, Done, Presence, Snapshot, Update
from tests.patience import PATIENCE
from tests.server.house import CHEAP_GUESSES, House
from tests.server.nats import Nats
from tests.server.people import fresh_name, full_table, guests
from tests.server.postgres import Cluster
from tests.server.test_notices import slow_table
from tests.server.test_people import first_choice, refused
from tests.server.test_tempo import SLOWEST, act_until_bots_turn, bots_moves


@contextmanager
def servers(data: Path, *args: str, prelude: str = "") -> Iterator[list[House]]:
    houses = [House(data, *args, prelude=prelude).start() for _ in range(2)]
    try:
        yield houses
    finally:
        for house in houses:
            house.stop()
    for house in houses:
        assert not house.failures(), house.failures()


def elsewhere(client: AsyncClient, house: House) -> AsyncClient:
    """The same person on another server."""
    twin = AsyncClient(house.url)
    twin.http.cookies = client.http.cookies
    return twin


async def hears_of_a_move(table: TableInfo, actor: Socket, listener: Socket) -> None:
    """Let one act on his server: the other, on another server, hears of it."""
    await actor.watch(table.id)
    snapshot = await actor.wait_for(Snapshot)
    id = await actor.act(table.id, snapshot.choices[0].action, snapshot.sequence)
    assert isinstance(await actor.answer(id), Done)
    async with asyncio.timeout(PATIENCE):
        while (await listener.wait_for(Update)).sequence <= snapshot.sequence:
            pass


NEVER_SWEEP = "import langbord.server.services as services; services.SWEEP_SECONDS = 1e6"


@pytest.mark.parametrize("bus", ["notify", "nats"])
def test_the_bus_alone_carries_moves(tmp_path: Path, cluster: Cluster, nats: Nats, bus: str) -> None:
    """Servers that never look for themselves hear of each other's moves all the same."""
    args = ["--db", cluster.new_database(), *(["--bus", nats.url] if bus == "nats" else [])]

    async def run(houses: list[House]) -> None:
        table, (ada, bo) = await full_table(houses[0].url, "tickets", 2)
        async with ada.socket() as hers, elsewhere(bo, houses[1]).socket() as his:
            await his.watch(table.id)
            await his.wait_for(Snapshot)
            await hears_of_a_move(table, hers, his)

    with servers(tmp_path, *args, prelude=NEVER_SWEEP) as houses:
        asyncio.run(run(houses))


# Every process has read the table when it asks for less than the whole log
NEVER_ASK = """
import langbord.server.log as log
whole = log.Log.bodies
async def bodies(self, table, after=0, until=None):
    assert after == 0, "what others did was asked for"
    return await whole(self, table, after, until)
log.Log.bodies = bodies
"""


def test_over_postgresql_moves_come_with_their_news(tmp_path: Path, cluster: Cluster) -> None:
    """No process asks the database for what another did, where the bus carries it."""

    async def run(houses: list[House]) -> None:
        table, (ada, bo) = await full_table(houses[0].url, "tickets", 2)
        async with ada.socket() as hers, elsewhere(bo, houses[1]).socket() as his:
            await his.watch(table.id)
            await his.wait_for(Snapshot)
            await hears_of_a_move(table, hers, his)

    with servers(tmp_path, "--db", cluster.new_database(), prelude=f"{NEVER_SWEEP}\n{NEVER_ASK}") as houses:
        asyncio.run(run(houses))


@pytest.mark.parametrize("bus", ["notify", "nats"])
def test_one_table_on_two_servers(tmp_path: Path, cluster: Cluster, nats: Nats, bus: str) -> None:
    args = ["--db", cluster.new_database(), *(["--bus", nats.url] if bus == "nats" else [])]

    async def run(houses: list[House]) -> None:
        table, (ada, bo) = await full_table(houses[0].url, "tickets", 2)
        async with ada.socket() as hers, elsewhere(bo, houses[1]).socket() as his:
            await hers.watch(table.id)
            await his.watch(table.id)
            snapshot = await his.wait_for(Snapshot)
            assert snapshot.seat == 1
            async with asyncio.timeout(PATIENCE):
                while (await hers.wait_for(Presence)).present != [0, 1]:
                    pass
            await hears_of_a_move(table, hers, his)
            await his.say(table.id, "nice move")
            assert (await asyncio.wait_for(hers.wait_for(ChatLine), PATIENCE)).said.text == "nice move"
            if bus == "nats":
                nats.stop()  # the bus is cut: play goes on, as each looks for itself
            await hears_of_a_move(table, his, hers)
        if bus == "notify":
            players = [ada, elsewhere(bo, houses[1])]
            endings = await asyncio.gather(*(play(player, table.id, first_choice) for player in players))
            assert endings[0] is not None
            assert endings[0] == endings[1]

    with servers(tmp_path, *args) as houses:
        asyncio.run(run(houses))


def test_who_is_forgotten_on_one_server_is_forgotten_on_all(tmp_path: Path, cluster: Cluster) -> None:
    """The other one has the table in memory, his name at its seat and in how the record begins."""

    async def run(houses: list[House]) -> None:
        ada, bo = (AsyncClient(house.url) for house in houses)
        name = fresh_name("Bo")
        await ada.guest("Ada")
        await bo.register(name, "correct horse")
        table = await slow_table([ada, bo])
        opening = f"/api/tables/{table}/opening"
        async with ada.socket() as watching:
            await watching.watch(table)
            await watching.wait_for(Snapshot)
            assert name in (await ada.http.get(opening)).raise_for_status().text
            await bo.ask("DELETE", "/api/me", type(None))
            async with asyncio.timeout(PATIENCE):
                while name in (await ada.http.get(opening)).raise_for_status().text:
                    await asyncio.sleep(0.3)

    with servers(tmp_path, "--db", cluster.new_database()) as houses:
        asyncio.run(run(houses))


def test_sockets_count_on_all_servers_together(tmp_path: Path, cluster: Cluster) -> None:
    """Who has as many as a guest may at one gets none at the other; when they are closed he does."""
    most = Quotas().sockets.guest

    async def run(houses: list[House]) -> None:
        (guest,) = await guests(houses[0].url, 1)
        twin = elsewhere(guest, houses[1])
        async with contextlib.AsyncExitStack() as held:
            for _ in range(most):
                await held.enter_async_context(guest.socket())
            async with asyncio.timeout(PATIENCE):
                while await is_let_in(twin):
                    await asyncio.sleep(0.3)
        async with asyncio.timeout(PATIENCE):
            while not await is_let_in(twin):
                await asyncio.sleep(0.3)

    url = cluster.new_database()
    houses = [House(tmp_path, "--db", url, LANGBORD_LIMITS="1").start() for _ in range(2)]
    asyncio.run(run(houses))
    for house in houses:
        house.stop()


async def is_let_in(client: AsyncClient) -> bool:
    try:
        async with client.socket():
            return True
    except (InvalidStatus, ConnectionClosed, ConnectionError):
        return False


def test_a_worker_moves_the_bots(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.new_database()
    house = House(tmp_path, "--db", url, LANGBORD_MINDER="false").start()
    worker = House(tmp_path, "--db", url, command="worker").start()

    async def run() -> None:
        (person,) = await guests(house.url, 1)
        table = await person.new_table("tickets", players=2, bots=[None, "random"], start=True, pace=0)
        assert await asyncio.wait_for(play(person, table.id, first_choice), PATIENCE) is not None

    asyncio.run(run())
    for each in (house, worker):
        each.stop()
        assert not each.failures(), each.failures()


def test_a_worker_keeps_the_tempo_that_a_server_heard_of(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.new_database()
    house = House(tmp_path, "--db", url, LANGBORD_MINDER="false").start()
    worker = House(tmp_path, "--db", url, command="worker").start()

    async def run() -> list[int]:
        (person,) = await guests(house.url, 1)
        wishes = {"options": {"starter": "seat_0"}, "start": True, "pace": SLOWEST}
        table = await person.new_table("tickets", players=3, bots=[None, "random", "random"], **wishes)
        async with person.socket() as socket, asyncio.timeout(PATIENCE):
            await act_until_bots_turn(socket, table.id)
            first = await socket.wait_for(Update)  # after a pause: the worker is there
            assert 0 not in first.awaited
            await socket.pace(table.id, 0)
            return [first.at, *await bots_moves(socket)]

    times = asyncio.run(run())
    assert all(later - earlier < SLOWEST * SECOND for earlier, later in pairwise(times))
    for each in (house, worker):
        each.stop()
        assert not each.failures(), each.failures()


def test_guesses_at_a_password_count_on_all_servers_together(cluster: Cluster, tmp_path: Path) -> None:
    with servers(tmp_path, "--db", cluster.new_database(), prelude=CHEAP_GUESSES) as (one, two):

        async def run() -> None:
            name = fresh_name("Cy")
            here, there = AsyncClient(one.url), AsyncClient(two.url)
            await here.register(name, "correct horse")
            for _ in range(5):
                for client in (here, there):
                    wrong = await refused(lambda client=client: client.log_in(name, "wrong horse"))
                    assert wrong == (401, "server-wrong-password")
            for client in (here, there):
                locked = await refused(lambda client=client: client.log_in(name, "correct horse"))
                assert locked == (429, "server-locked-out")

        asyncio.run(run())


def test_several_processes_behind_one_port(tmp_path: Path, cluster: Cluster) -> None:
    """People of one table are served by different processes; one that is killed is started again; all stop together."""
    house = House(tmp_path, "--db", cluster.new_database(), "--processes", "2").start()

    async def run() -> None:
        table, people = await full_table(house.url, "tickets", 2)
        first = serving(house)
        assert len(first) == 2
        async with asyncio.timeout(PATIENCE):
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(40):
                    await stack.enter_async_context(people[0].socket())
                served = [len(child.net_connections("tcp")) for child in first]
            assert min(served) > 1, served
            first[0].kill()
            endings = await asyncio.gather(*(play(person, table.id, first_choice) for person in people))
            assert endings[0] == endings[1]
            while len(serving(house)) < 2 or first[0] in serving(house):
                await asyncio.sleep(0.1)

    try:
        asyncio.run(run())
        left = psutil.Process(house.process.pid).children(recursive=True)
        house.stop()
        assert not psutil.wait_procs(left, timeout=PATIENCE)[1]
    finally:
        house.stop()


def serving(house: House) -> list[psutil.Process]:
    """The children of a server that serve; one that was killed and not yet waited for serves no more."""
    children = psutil.Process(house.process.pid).children()
    return [child for child in children if "resource_tracker" not in command_line(child)]


def command_line(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except (psutil.ZombieProcess, psutil.NoSuchProcess):
        return "resource_tracker"


def test_over_sqlite_one_process_serves(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "langbord", "serve", "--processes", "2", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert (ended.returncode, "over SQLite one process serves" in ended.stderr) == (2, True)
