"""What the engine says through the server: what a choice concerns, costs and brings, and why something is forbidden."""

from __future__ import annotations

import asyncio
from typing import Any

from langbord.client import AsyncClient
from langbord.server.messages import Foreseen, Why
from langbord.server.socket_messages import Snapshot, Update
from tests.server.house import House
from tests.server.people import full_table
from tests.server.test_people import refused


async def ask_why(person: AsyncClient, table: str, **about: Any) -> Why:
    return await person.ask("GET", f"/api/tables/{table}/why", Why, **about)


async def now_of(person: AsyncClient, table: str) -> Snapshot:
    async with person.socket() as socket:
        await socket.watch(table)
        return await socket.wait_for(Snapshot)


async def choose_first(person: AsyncClient, table: str) -> None:
    async with person.socket() as socket:
        await socket.watch(table)
        now = await socket.wait_for(Snapshot)
        await socket.act(table, now.choices[0].action, now.sequence)
        await socket.wait_for(Update)


def test_choices_name_their_thing_and_their_rule(house: House) -> None:
    async def run() -> None:
        table, people = await full_table(house.url, "tickets", 2)
        for person in people:
            await choose_first(person, table.id)
        now = await now_of(people[0], table.id)
        mover = people[now.awaited[0]]
        pile = next(one for one in (await now_of(mover, table.id)).choices if one.action == "draw pile")
        assert (pile.about, pile.rule) == ("pile", "TR10")
        told = await mover.ask("GET", f"/api/tables/{table.id}/foreseen", Foreseen, action="draw pile")
        assert told.changes == []  # what comes is not known yet

    asyncio.run(run())


def test_the_rule_that_forbids_is_told_now_and_of_a_past_moment(house: House) -> None:
    async def run() -> None:
        table, people = await full_table(house.url, "tickets", 2)
        first = await now_of(people[0], table.id)
        why = await ask_why(people[0], table.id, thing="pile")
        assert (why.rule, why.text and why.text.id) == ("TR7", "core-not-now")  # contracts come first
        for person in people:
            await choose_first(person, table.id)
        turn = (await now_of(people[0], table.id)).awaited[0]
        mover, other = people[turn], people[1 - turn]
        assert await ask_why(mover, table.id, thing="pile") == Why()  # something can be done with it
        waiting = await ask_why(other, table.id, thing="pile")
        assert (waiting.rule, waiting.text and waiting.text.id) == ("TR9", "core-not-your-turn")
        assert await ask_why(people[0], table.id, thing="pile", at=first.sequence) == why
        assert await ask_why(mover, table.id, thing="a thing that is not there") == Why()

    asyncio.run(run())


def test_nobody_asks_through_the_eyes_of_another(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2)
        assert await refused(lambda: ask_why(ada, table.id, thing="pile", seat=1)) == (403, "server-forbidden")
        assert await refused(lambda: ask_why(ada, table.id, thing="pile", seat=7)) == (404, "server-no-such-seat")
        assert await ask_why(AsyncClient(house.url), table.id, thing="pile") == Why()
        assert (await refused(lambda: ask_why(ada, table.id, thing="x" * 1000)))[0] == 400

    asyncio.run(run())
