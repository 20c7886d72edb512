"""Finding people: the pool, tables that begin by themselves, rematches, invitations, whom one follows."""

from __future__ import annotations

import asyncio
import statistics

import pytest
from bench.pairing import simulate

from langbord.client import AsyncClient, ServerRefused, Socket, play
from langbord.server.clock import SECOND
from langbord.server.entries import Seek
from langbord.server.home import Home
from langbord.server.meeting.messages import Followed, Pool, RatingPoint, Sought
from langbord.server.meeting.pairing import ANYBODY, Seeker, pair
from langbord.server.messages import TableInfo
from langbord.server.minder import settle
from langbord.server.socket_messages import Rematched
from langbord.server.table import ARRIVAL, WAITING_CLOSES
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import fresh_name, full_table, guests
from tests.server.tables import open_table
from tests.server.test_advice import first_choice
from tests.server.test_notices import accounts

# --- who plays with whom --------------------------------------------------------------------------------------------


def test_a_thousand_seekers_and_nobody_starves() -> None:
    """A thousand within an hour: near ones find each other, and who waits longest never waits much longer."""
    for players in (2, 3):
        found = simulate(1000, 60, players)
        assert found.left < players
        assert max(found.waits) <= ANYBODY / SECOND + 60
        assert statistics.median(found.distances) < found.any_distance / 2


def test_who_waits_longest_comes_first_and_blocks_hold() -> None:
    ada, bo, cleo = Seeker("ada", 1000, 0), Seeker("bo", 1010, 5000), Seeker("cleo", 1001, 6000)
    assert pair([cleo, bo, ada], 2, 7000) == [[ada, cleo]]  # the nearest of those who came later
    shy = ada._replace(blocked=frozenset({"cleo"}))
    assert pair([cleo, bo, shy], 2, 7000) == [[shy, bo]]
    assert pair([ada, Seeker("far", 2000, 0)], 2, 30 * SECOND) == []
    assert len(pair([ada, Seeker("far", 2000, 0)], 2, ANYBODY)) == 1
    assert pair([ada._replace(bots_after=10 * SECOND), bo], 4, 20 * SECOND) == [[ada._replace(bots_after=10 * SECOND)]]


def test_the_pool_seats_people_and_the_game_begins(house: House) -> None:
    async def seek(person: AsyncClient, wish: dict[str, object]) -> str:
        async with asyncio.timeout(PATIENCE):
            while True:
                sought = await person.ask("POST", "/api/pool", Sought, wish)
                if sought.table is not None:
                    return sought.table
                await asyncio.sleep(0.2)

    async def live() -> None:
        wish = {"game": "tickets", "players": 2, "clock": {"bank": 777}}
        people = await guests(house.url, 3)
        lonely = await people[2].ask("POST", "/api/pool", Sought, {**wish, "clock": {"bank": 778}})
        assert lonely.others == 0
        first, second = await asyncio.gather(*(seek(person, wish) for person in people[:2]))
        assert first == second
        table = await people[0].table(first)
        assert (table.begins, table.status) == (True, "waiting")
        assert {seat.kind for seat in table.seats} == {"person"}
        for person in people[:2]:
            await person.share(await person.table(first))
        assert (await people[0].table(first)).status == "playing"
        pools = await people[0].ask("GET", "/api/pool", list[Pool])
        assert [pool.waiting for pool in pools if pool.clock is not None and pool.clock.bank == 778] == [1]
        await people[2].ask("DELETE", "/api/pool", type(None))
        with pytest.raises(ServerRefused):
            await people[2].ask("POST", "/api/pool", Sought, {"game": "chess", "players": 2})

    asyncio.run(live())


# --- tables that begin by themselves --------------------------------------------------------------------------------


def test_a_table_begins_when_all_have_shared_or_after_a_while() -> None:
    table = open_table(players=2, begins=True)
    for seat in (0, 1):
        table.sit(f"p{seat}", f"Player {seat}", seat, 1000)
    table.share("p0", table.commitment, "n0", 2000)
    assert table.status == "waiting"
    table.pending.clear()
    assert table.wake() == 2000 + ARRIVAL
    settle(table, 2000 + ARRIVAL - 1)
    assert table.status == "waiting"
    settle(table, 2000 + ARRIVAL)
    assert table.status == "playing"

    quick = open_table(players=2, begins=True)
    for seat in (0, 1):
        quick.sit(f"p{seat}", f"Player {seat}", seat, 1000)
        quick.share(f"p{seat}", quick.commitment, f"n{seat}", 1000)
    assert quick.status == "playing"


def test_bots_fill_a_table_whose_people_agreed() -> None:
    table = open_table(players=3, begins=True, seek=Seek(bots_after=60))
    table.sit("p0", "Player 0", 0, 0)
    table.share("p0", table.commitment, "n0", 0)
    table.pending.clear()
    assert table.wake() == 60 * SECOND
    settle(table, 60 * SECOND)
    assert [chair.bot for chair in table.chairs] == [None, "greedy", "greedy"]
    assert table.status == "playing"
    plain = open_table(players=3)
    plain.sit("p0", "Player 0", 0, 0)
    plain.pending.clear()
    settle(plain, WAITING_CLOSES)
    assert plain.status == "closed"


def test_a_host_may_ask_for_a_strength(house: House) -> None:
    async def attempt() -> None:
        async with accounts(house, 2) as (host, other):
            strong = await host.new_table("tickets", players=2, seek={"lowest": 100})
            with pytest.raises(ServerRefused) as refused:
                await other.sit(strong.id)
            assert refused.value.problem.id == "server-other-rating"
            soft = await host.new_table("tickets", players=2, seek={"highest": 100, "beginners": True})
            assert (await other.sit(soft.id)).seek == Seek(highest=100, beginners=True)

    asyncio.run(attempt())


# --- again ----------------------------------------------------------------------------------------------------------


def test_a_rematch_is_told_to_all_with_their_seats_kept(house: House) -> None:
    async def again() -> None:
        begun, (ada, bo) = await full_table(house.url, "tickets", 2)
        await asyncio.gather(*(play(person, begun.id, first_choice) for person in (ada, bo)))
        table, (stranger,) = begun.id, await guests(house.url, 1)
        async with bo.socket() as socket:
            await socket.watch(table)
            opened = await bo_hears(ada, table, socket)
        home = await bo.ask("GET", "/api/me/home", Home)
        assert [invitation.table.id for invitation in home.invitations] == [opened.id]
        assert home.invitations[0].name == (await ada.me()).name
        (free,) = [seat for seat in (await bo.table(opened.id)).seats if seat.kind == "free"]
        assert (free.kept, free.you) == (True, True)
        with pytest.raises(ServerRefused) as refused:
            await stranger.sit(opened.id)
        assert refused.value.problem.id == "server-seat-kept"
        joined = await bo.sit(opened.id)
        assert [seat.you for seat in joined.seats] == [False, True]

    asyncio.run(again())


async def bo_hears(ada: AsyncClient, table: str, socket: Socket) -> TableInfo:
    opened = await ada.rematch(table)
    told = await socket.wait_for(Rematched)
    assert (told.table, told.next, told.name) == (table, opened.id, (await ada.me()).name)
    return opened


# --- people ---------------------------------------------------------------------------------------------------------


def test_following_and_inviting(house: House) -> None:
    async def meet() -> None:
        async with accounts(house, 2) as (ada, bo):
            ada_name, bo_name = [(await person.me()).name for person in (ada, bo)]
            await ada.ask("POST", "/api/me/follows", type(None), {"name": bo_name})
            followed = await ada.ask("GET", "/api/me/follows", list[Followed])
            assert [(one.name, one.on) for one in followed] == [(bo_name, False)]
            async with bo.socket():
                async with asyncio.timeout(PATIENCE):
                    while not (await ada.ask("GET", "/api/me/follows", list[Followed]))[0].on:
                        await asyncio.sleep(0.3)
            table = await ada.new_table("tickets", players=2, listed=False)
            await ada.ask("POST", f"/api/tables/{table.id}/invite", type(None), {"name": bo_name})
            home = await bo.ask("GET", "/api/me/home", Home)
            assert [(one.table.id, one.name) for one in home.invitations] == [(table.id, ada_name)]
            await bo.ask("POST", f"/api/tables/{table.id}/decline", type(None))
            assert not (await bo.ask("GET", "/api/me/home", Home)).invitations
            await bo.ask("POST", "/api/me/blocks", type(None), {"name": ada_name})
            with pytest.raises(ServerRefused):
                await ada.ask("POST", f"/api/tables/{table.id}/invite", type(None), {"name": bo_name})
            await ada.ask("DELETE", f"/api/me/follows/{bo_name}", type(None))
            assert not await ada.ask("GET", "/api/me/follows", list[Followed])
            assert await ada.ask("GET", f"/api/people/{ada_name}/curve", list[RatingPoint]) == []

    asyncio.run(meet())


def test_only_those_at_a_table_invite(house: House) -> None:
    async def attempt() -> None:
        async with accounts(house, 2) as (ada, bo):
            table = await ada.new_table("tickets", players=2, listed=False)
            for body, status in (({"name": (await ada.me()).name}, 403), ({"name": fresh_name("Nobody")}, 403)):
                with pytest.raises(ServerRefused) as refused:
                    await bo.ask("POST", f"/api/tables/{table.id}/invite", type(None), body)
                assert refused.value.status == status

    asyncio.run(attempt())
