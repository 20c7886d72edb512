"""The server is killed or stopped under play, again and again: what was acknowledged is there, once; play goes on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from langbord.bots.readiness import make_ready
from langbord.client import AsyncClient, Moment, Socket
from langbord.core.game import get_game
from langbord.server import render
from langbord.server.entries import Acted
from langbord.server.log import Log
from langbord.server.socket_messages import Done, NotDone, Snapshot, Update
from langbord.server.store import Statement, open_database
from langbord.server.tasks import LogText, fold
from tests.patience import PATIENCE
from tests.server.house import DEADLINE, LATE, House
from tests.server.people import full_table
from tests.server.postgres import Cluster
from tests.server.tables import BOOK
from tests.server.test_advice import finished_table

TABLES = 3
SILENCE = 30.0  # seconds after which a player takes his line for dead


class Player:
    """One who plays on whatever happens, and notes what the server acknowledged."""

    def __init__(self, client: AsyncClient, table: str, seed: int) -> None:
        self.client, self.table, self.rng = client, table, random.Random(seed)
        self.acknowledged: list[tuple[str, int]] = []
        self.sent: dict[str, str] = {}
        self.stop = False
        self.over = False

    async def run(self) -> None:
        while not self.stop and not self.over:
            try:
                async with self.client.socket() as socket:
                    await self._play(socket)
            except (OSError, WebSocketException, ConnectionError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, socket: Socket) -> None:
        await socket.watch(self.table)
        while not self.stop and not self.over:
            message = await asyncio.wait_for(socket.receive(), SILENCE)
            if isinstance(message, Done):
                self.acknowledged.append((message.id, message.sequence))
            moment = message.snapshot if isinstance(message, NotDone) else message
            if isinstance(moment, Snapshot | Update):
                await self._answer(socket, moment)

    async def _answer(self, socket: Socket, moment: Moment) -> None:
        self.over = moment.ending is not None
        if moment.seat is not None and moment.seat in moment.awaited and moment.choices:
            await asyncio.sleep(self.rng.random() * 0.05)
            action = self.rng.choice(moment.choices).action
            self.sent[await socket.act(self.table, action, moment.sequence)] = action


def test_killed_on_sqlite(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    asyncio.run(kill_under_play([House(tmp_path)], pytestconfig.getoption("--kills"), tmp_path, None))


def test_killed_on_postgres(tmp_path: Path, cluster: Cluster, pytestconfig: pytest.Config) -> None:
    url = cluster.new_database()
    house = House(tmp_path, "--db", url)
    asyncio.run(kill_under_play([house], pytestconfig.getoption("--kills"), tmp_path, url))


def test_one_of_two_processes_killed(tmp_path: Path, cluster: Cluster, pytestconfig: pytest.Config) -> None:
    url = cluster.new_database()
    houses = [House(tmp_path, "--db", url), House(tmp_path, "--db", url)]
    asyncio.run(kill_under_play(houses, pytestconfig.getoption("--kills"), tmp_path, url))


def test_stopped_on_sqlite(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    asyncio.run(stop_under_play([House(tmp_path)], pytestconfig.getoption("--kills"), tmp_path, None))


@pytest.mark.long
def test_stopped_on_postgres(tmp_path: Path, cluster: Cluster, pytestconfig: pytest.Config) -> None:
    url = cluster.new_database()
    asyncio.run(stop_under_play([House(tmp_path, "--db", url)], pytestconfig.getoption("--kills"), tmp_path, url))


@pytest.mark.long
def test_one_of_two_processes_stopped(tmp_path: Path, cluster: Cluster, pytestconfig: pytest.Config) -> None:
    url = cluster.new_database()
    houses = [House(tmp_path, "--db", url), House(tmp_path, "--db", url)]
    asyncio.run(stop_under_play(houses, pytestconfig.getoption("--kills"), tmp_path, url))


async def kill_under_play(houses: list[House], kills: int, data: Path, url: str | None) -> None:
    async def kill(house: House) -> None:
        await asyncio.to_thread(house.kill)

    await end_under_play(houses, kills, data, url, kill)


async def stop_under_play(houses: list[House], stops: int, data: Path, url: str | None) -> None:
    """Each time within the deadline, while bots keep the minder awake and a game is under review."""
    make_ready(get_game("tickets"))
    finished: list[tuple[str, AsyncClient]] = []

    async def stop(house: House) -> None:
        if not finished:
            finished.append(await finished_table(house.url))
        table, person = finished[0]
        elsewhere = AsyncClient(house.url)
        elsewhere.http.cookies = person.http.cookies
        database = await open_database(data, url)
        await database.write(Statement("DELETE FROM review"))
        await database.close()
        assert (await elsewhere.review(table)).state == "working"
        bots = [None, "random", "random", "random"]
        busy = await elsewhere.new_table("tickets", players=4, bots=bots, start=True, pace=0)
        await elsewhere.leave(busy.id)
        await elsewhere.sit(busy.id)
        await elsewhere.close()
        assert await asyncio.to_thread(house.seconds_to_stop) < DEADLINE + LATE

    await end_under_play(houses, stops, data, url, stop)


async def end_under_play(
    houses: list[House], times: int, data: Path, url: str | None, end: Callable[[House], Awaitable[None]]
) -> None:
    for house in houses:
        house.start()
    players: list[Player] = []
    running: list[asyncio.Task[None]] = []
    rng = random.Random(1)

    async def open_tables() -> None:
        for k in range(TABLES):
            clock = {"bank": 3600, "increment": 5}
            table, people = await full_table(houses[0].url, "tickets", 3, clock=clock)
            for seat, person in enumerate(people):
                elsewhere = AsyncClient(houses[(k + seat) % len(houses)].url)  # of one table's players, some there
                elsewhere.http.cookies = person.http.cookies
                players.append(Player(elsewhere, table.id, seat))
                running.append(asyncio.create_task(players[-1].run()))

    await open_tables()
    for _ in range(times):
        await asyncio.sleep(0.1 + rng.random() * 0.4)
        victim = rng.choice(houses)
        await end(victim)
        await asyncio.to_thread(victim.start)
        if all(player.over for player in players):
            await open_tables()
    await asyncio.wait_for(goes_on(players), PATIENCE)
    for player in players:
        player.stop = True
    await asyncio.wait_for(asyncio.gather(*running), PATIENCE)
    for house in houses:
        await check_clocks(house, players)
        house.stop()
    await check_log(players, data, url)


async def goes_on(players: list[Player]) -> None:
    """Every table moves on, if it is not over."""
    before = {player.table: 0 for player in players}
    for player in players:
        before[player.table] += len(player.acknowledged)
    for table, count in before.items():
        here = [player for player in players if player.table == table]
        while sum(len(player.acknowledged) for player in here) <= count and not all(player.over for player in here):
            await asyncio.sleep(0.05)


async def check_clocks(house: House, players: list[Player]) -> None:
    """What the server says of the clocks is what the log's times add up to."""
    for player in players:
        client = AsyncClient(house.url)
        async with client.socket() as socket:
            await socket.watch(player.table)
            snapshot = await socket.wait_for(Snapshot)
        assert snapshot.clock is not None
        assert snapshot.clock.at <= time.time() * 1000
        increments = 5000 * snapshot.sequence
        assert all(0 < left <= 3_600_000 + increments for left in snapshot.clock.left)


async def check_log(players: list[Player], data: Path, url: str | None) -> None:
    """Every acknowledged action stands where it was said to stand, once; no other was taken twice."""
    database = await open_database(data, url)
    log = Log(database)
    for table in {player.table for player in players}:
        entries = await log.read(table)
        acted = {k: entry for k, entry in enumerate(entries, 1) if isinstance(entry, Acted) and entry.client}
        known = [entry.client for entry in acted.values()]
        assert len(known) == len(set(known)), "an action was done twice"
        for player in players:
            for id, sequence in player.acknowledged if player.table == table else []:
                client = acted[sequence].client
                assert client is not None
                assert client.endswith(f":{id}"), "an acknowledged action is missing"
                assert acted[sequence].do == player.sent[id]
        folded = fold(LogText(table, await log.bodies(table), BOOK))
        assert folded.sequence == len(entries)
        assert render.clock(folded) is not None
    await database.close()
