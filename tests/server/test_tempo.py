"""How fast bots move, where one person plays among them: as he wishes, and at once when he skips to his move."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import msgspec
import pytest

from langbord.client import Socket
from langbord.server.bus import Paced
from langbord.server.clock import SECOND
from langbord.server.entries import Acted
from langbord.server.problems import Refused
from langbord.server.socket_messages import NotDone, Snapshot, Update
from langbord.server.table import Table
from langbord.server.tempo import Tempo
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import full_table, guests
from tests.server.tables import open_table, started_table

SLOWEST = 10  # seconds, the longest pause that a table can be opened with


def bots_turn(pace: float = SLOWEST) -> Table:
    """One person among three bots, who has acted: the bots are awaited."""
    table = open_table(players=4, pace=pace)
    table.sit("p0", "Ada", 0, 0)
    for seat in (1, 2, 3):
        table.seat_bot(seat, "greedy", "p0", 0)
    table.start("p0", 0)
    while 0 in table.awaited:
        act(table, 0)
    return table


def act(table: Table, seat: int) -> None:
    table.act(seat, next(iter(table.choices(seat))), table.sequence, None, 0)


@pytest.mark.parametrize("factor", [0, 0.5, 2])
def test_bots_pause_as_long_as_the_only_person_wishes(factor: float) -> None:
    table = bots_turn()
    assert table.wake() == SLOWEST * SECOND
    table.set_tempo("p0", factor)
    assert table.wake() == SLOWEST * factor * SECOND
    assert isinstance(table.pending[-1], Acted), "the log knows nothing of it"


def test_a_table_without_pauses_has_none_at_any_tempo() -> None:
    table = bots_turn(pace=0)
    table.set_tempo("p0", 2)
    assert table.wake() == 0


def test_skipping_lasts_until_the_person_is_waited_for() -> None:
    table = bots_turn()
    table.set_tempo("p0", None)
    steps = 0
    while 0 not in table.awaited:
        assert table.wake() == 0
        act(table, table.awaited[0])
        steps += 1
    assert steps >= 3
    act(table, 0)
    while 0 in table.awaited:
        act(table, 0)
    assert table.wake() == SLOWEST * SECOND


def test_who_is_waited_for_skips_nothing() -> None:
    table = bots_turn()
    while 0 not in table.awaited:
        act(table, table.awaited[0])
    table.set_tempo("p0", None)
    assert not table.tempo.skipping


def test_only_the_only_person_sets_the_tempo() -> None:
    table = started_table(players=2)
    with pytest.raises(Refused, match="server-not-alone"):
        table.set_tempo("p0", 0)
    for stranger in (None, "p7"):
        with pytest.raises(Refused, match="server-forbidden"):
            bots_turn().set_tempo(stranger, 0)
    with pytest.raises(Refused, match="server-not-playing"):
        open_table().set_tempo("p0", 0)


def test_other_processes_hear_of_it_as_it_was_said() -> None:
    word = Paced("a", "t", Tempo(0.5, True), 7)
    assert msgspec.json.decode(msgspec.json.encode(word), type=Paced) == word


async def act_until_bots_turn(socket: Socket, table: str) -> int:
    """When the person had acted."""
    await socket.watch(table)
    moment: Snapshot | Update = await socket.wait_for(Snapshot)
    while 0 in moment.awaited:
        await socket.act(table, moment.choices[0].action, moment.sequence)
        moment = await socket.wait_for(Update)
    return moment.at


async def bots_moves(socket: Socket) -> list[int]:
    """When they were made, until the person is waited for."""
    update = await socket.wait_for(Update)
    times = [update.at]
    while 0 not in update.awaited:
        update = await socket.wait_for(Update)
        times.append(update.at)
    return times


@pytest.mark.parametrize("wish", ["skip", "pace"])
def test_a_pause_that_has_begun_is_cut_short(house: House, wish: str) -> None:
    """Three bots, ten seconds before each move, and a person who would wait half a minute."""

    async def run() -> list[int]:
        (person,) = await guests(house.url, 1)
        bots = [None, "greedy", "greedy", "greedy"]
        table = await person.new_table(
            "tickets", players=4, bots=bots, start=True, pace=SLOWEST, options={"starter": "seat_0"}
        )
        async with person.socket() as socket, asyncio.timeout(PATIENCE):
            begin = await act_until_bots_turn(socket, table.id)
            await (socket.skip(table.id) if wish == "skip" else socket.pace(table.id, 0))
            return [begin, *await bots_moves(socket)]

    times = asyncio.run(run())
    assert len(times) > 3
    assert all(later - earlier < SLOWEST * SECOND for earlier, later in pairwise(times)), "no pause was waited for"


def test_where_another_person_plays_it_is_refused_in_words(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2)
        async with ada.socket() as socket, asyncio.timeout(PATIENCE):
            for id in (await socket.pace(table.id, 0), await socket.skip(table.id)):
                refused = await socket.answer(id)
                assert isinstance(refused, NotDone)
                assert refused.problem.id == "server-not-alone"
            await socket.pace(table.id, 1e9)
            assert (await socket.wait_for(NotDone)).problem.id == "server-invalid"

    asyncio.run(run())
