"""Moves in advance: made when their time comes, once, whatever dies meanwhile; and nobody else is told of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from langbord.bots import GreedyBot, decide
from langbord.bots.foresight import is_no_secret, possible_choices
from langbord.client import AsyncClient, Socket
from langbord.core.game import Event
from langbord.server.ahead import Intent, Intents, make
from langbord.server.bus import NoBus
from langbord.server.config import Config
from langbord.server.entries import Acted
from langbord.server.identity import Signer
from langbord.server.limits import SIZES
from langbord.server.messages import Planned, Possibilities
from langbord.server.people import Person
from langbord.server.services import Services
from langbord.server.socket_messages import FromServer, Ping, PlansChanged, Pong, Snapshot
from langbord.server.store import open_database
from langbord.server.table import Table
from langbord.server.workers import SERVER
from tests.server.house import House
from tests.server.people import guests
from tests.server.postgres import Cluster
from tests.server.tables import started_table
from tests.server.test_notices import slow_table, take_turn
from tests.server.test_weeks import begin


def turn(table: Table) -> int:
    """Both have kept their first contracts; whose turn it is then."""
    for _ in range(2):
        seat = table.awaited[0]
        table.act(seat, next(iter(table.choices(seat))), table.sequence, None, 0)
    (seat,) = table.awaited
    return seat


def intent(table: Table, action: str, question: str | None = None) -> Intent:
    assert table.match is not None
    question = table.match.question if question is None else question
    return Intent(id=secrets.token_hex(4), action=action, label=Event("x"), question=question)


# --- what can be named ----------------------------------------------------------------------------------------------


def test_what_may_be_asked_next_is_guessed_from_what_the_seat_knows() -> None:
    """The same is offered whatever the others hold, and what is offered can be done in the most worlds."""
    table = started_table(players=3)
    seat = turn(table)
    assert table.match is not None
    waiting = (seat + 1) % 3
    offered = [possible.text for possible in possible_choices(table.match, waiting)]
    assert "draw pile" in offered
    assert len(offered) == len(set(offered))
    twin = table.match.still()
    twin.game.plain.redeal(twin.state, twin.book.table, waiting, [7] * 4)
    assert twin.state != table.match.state
    assert [possible.text for possible in possible_choices(twin, waiting)] == offered
    # after a card from the pile a second one may be drawn, and no route claimed
    then = [possible.text for possible in possible_choices(table.match, waiting, ["draw pile"])]
    assert "draw pile" in then
    assert not [text for text in then if text.startswith("claim")]


# --- when its time comes --------------------------------------------------------------------------------------------


def test_moves_are_made_one_after_the_other_and_what_is_left_waits_for_the_next_turn() -> None:
    table = started_table()
    seat = turn(table)
    wishes = Intents(moves=[intent(table, "draw pile")])
    left = make(table, 1 - seat, wishes, 0)
    assert left == wishes, "it is not his turn"
    before = table.sequence
    assert table.match is not None
    then = possible_choices(table.match, seat, ["draw pile"])[0].match.question  # a second card is asked for by itself
    second, third = intent(table, "draw pile", then), intent(table, "claim nowhere")
    left = make(table, seat, Intents(moves=[intent(table, "draw pile"), second, third]), 0)
    assert table.sequence == before + 2
    assert left == Intents(moves=[third]), "his turn was over"


def test_a_question_of_another_kind_is_not_answered() -> None:
    table = started_table()
    seat = turn(table)
    before = table.sequence
    left = make(table, seat, Intents(moves=[intent(table, "draw pile", question="of another phase")]), 0)
    assert (left.moves, left.dropped) == ([], Event("x"))
    assert table.sequence == before


def test_a_move_that_cannot_be_made_is_dropped_with_all_that_were_to_follow() -> None:
    table = started_table()
    seat = turn(table)
    before = table.sequence
    left = make(
        table, seat, Intents(moves=[intent(table, "claim nowhere"), intent(table, "draw pile")], passes=True), 0
    )
    assert (left.moves, left.dropped, left.passes) == ([], Event("x"), True)
    assert table.sequence == before


def test_what_was_made_before_a_process_ended_is_not_made_again() -> None:
    table = started_table()
    seat = turn(table)
    wishes = Intents(moves=[intent(table, "draw pile")])
    assert make(table, seat, wishes, 0) == Intents()
    before = table.sequence
    assert seat in table.awaited
    assert make(table, seat, wishes, 0) == Intents()
    assert table.sequence == before


# --- over restarts and processes ------------------------------------------------------------------------------------


@asynccontextmanager
async def server(data: Path, db: str | None = None) -> AsyncIterator[Services]:
    """A server without loops and without a word from others: what it does by itself is asked of it."""
    config = Config(data=data, db=db, limits=1000.0)
    services = Services(config, await open_database(data, db), NoBus(), "here", Signer(b"secret"))
    yield services
    await services.ahead.close()
    await services.postman.close()
    await services.workers.close()
    await services.database.close()


async def a_game(services: Services) -> tuple[str, Person, Person]:
    """A table of two at the first turn: who waits there, and who is waited for."""
    people = [await services.people.new_guest(name) for name in ("Anna", "Bo")]
    id = await begin(services, "tickets", people, days=3)
    seat = await services.tables.change(id, lambda table, at: turn(table))
    return id, people[1 - seat], people[seat]


async def move(services: Services, id: str, person: Person) -> None:
    """All of a turn: two cards."""
    for _ in range(2):
        await services.tables.change(
            id, lambda table, at: table.act(table.seats_of(person.id)[0], "draw pile", table.sequence, None, at)
        )


async def acts_of(services: Services, id: str, person: Person) -> list[str]:
    """What somebody did after the first contracts."""
    async with services.tables.at(id) as (_, table):
        (seat,) = table.seats_of(person.id)
    log = await services.log.read(id)
    return [entry.do for entry in log if isinstance(entry, Acted) and entry.seat == seat][1:]


def test_a_move_in_advance_outlives_the_server(tmp_path: Path) -> None:
    async def live() -> None:
        async with server(tmp_path) as services:
            id, waiting, moving = await a_game(services)
            await services.ahead.plan(id, waiting, "draw pile", SERVER)
            named = await services.ahead.plan(id, waiting, "draw pile", SERVER)
            assert [plan.action for plan in named.plans] == ["draw pile", "draw pile"]
        async with server(tmp_path) as services:
            assert len((await services.ahead.of(id, waiting)).plans) == 2
            await move(services, id, moving)
            assert await acts_of(services, id, waiting) == []
            await services.ahead.round()  # as a server does every second
            assert await acts_of(services, id, waiting) == ["draw pile", "draw pile"]
            assert await services.ahead.of(id, waiting) == Planned()
            assert await services.database.fetch("SELECT * FROM ahead") == []

    asyncio.run(live())


def test_another_process_makes_the_move_that_was_named_here(tmp_path: Path, cluster: Cluster) -> None:
    """Neither hears of the other: the database tells."""

    async def live() -> None:
        url = cluster.new_database()
        async with server(tmp_path / "one", url) as here, server(tmp_path / "two", url) as there:
            id, waiting, moving = await a_game(here)
            await here.ahead.plan(id, waiting, "draw pile", SERVER)
            await move(there, id, moving)
            await asyncio.gather(here.ahead.round(), there.ahead.round())
            assert await acts_of(there, id, waiting) == ["draw pile"]
            await here.ahead.round()
            assert await here.ahead.of(id, waiting) == Planned()

    asyncio.run(live())


def test_who_has_left_or_is_asked_names_nothing(tmp_path: Path) -> None:
    async def live() -> None:
        async with server(tmp_path) as services:
            id, waiting, moving = await a_game(services)
            with pytest.raises(Exception, match="server-your-turn"):
                await services.ahead.plan(id, moving, "draw pile", SERVER)
            for _ in range(SIZES.plans):
                await services.ahead.plan(id, waiting, "draw pile", SERVER)
            with pytest.raises(Exception, match="server-too-many"):
                await services.ahead.plan(id, waiting, "draw pile", SERVER)
            assert (await services.ahead.forget(id, waiting)).plans == []
            with pytest.raises(Exception, match="server-illegal"):
                await services.ahead.plan(id, waiting, "sing a song", SERVER)
            stranger = await services.people.new_guest("Cleo")
            with pytest.raises(Exception, match="forbidden"):
                await services.ahead.let_pass(id, stranger, passes=True)
            await services.ahead.plan(id, waiting, "draw pile", SERVER)
            await services.tables.change(id, lambda table, at: table.leave(waiting.id, at))
            await move(services, id, moving)
            await services.ahead.round()
            assert (await services.ahead.of(id, waiting)).dropped is not None, "a bot plays for him"

    asyncio.run(live())


# --- moving for who can do one thing only ---------------------------------------------------------------------------


def test_what_only_the_player_can_know_is_not_told_by_how_soon_he_answers() -> None:
    """In Amsterdam everybody sees who can only pass; in Tickets nobody sees that of a hand."""
    table, greedy = started_table("amsterdam", players=3), GreedyBot(1)
    assert table.match is not None
    while len(table.choices(seat := table.awaited[0])) > 1:
        table.act(seat, table.match.text(seat, decide(table.match, seat, greedy, 1)), table.sequence, None, 0)
    assert is_no_secret(table.match, seat)
    table = started_table()
    seat = turn(table)
    assert table.match is not None
    assert not is_no_secret(table.match, seat)


# --- nobody else can tell -------------------------------------------------------------------------------------------


async def all_that_is_told(person: AsyncClient, table: str) -> list[bytes]:
    """Everything that a person can ask of a table."""
    of_table = [f"/api/tables/{table}{path}" for path in ("", "/history?views=true", "/recap", "/plans")]
    answers = [await person.http.get(path) for path in (*of_table, "/api/me/home", "/api/tables")]
    async with person.socket() as socket:
        await socket.watch(table)
        shown = replace(await socket.wait_for(Snapshot), at=0, present=[], watching=0)
    return [*(answer.content for answer in answers), msgspec.json.encode(shown)]


async def whose_turn(people: list[AsyncClient], table: str) -> list[AsyncClient]:
    """These people, those who are waited for last."""
    asked = []
    for person in people:
        async with person.socket() as socket:
            await socket.watch(table)
            shown = await socket.wait_for(Snapshot)
            asked.append(shown.seat in shown.awaited)
    return [person for _, person in sorted(zip(asked, people, strict=True), key=lambda pair: pair[0])]


async def sent_meanwhile(socket: Socket) -> list[FromServer]:
    """What had been sent when a ping was answered."""
    await socket.send(Ping(id="now"))
    return [message async for message in until_pong(socket)]


async def until_pong(socket: Socket) -> AsyncIterator[FromServer]:
    async for message in socket:
        if isinstance(message, Pong):
            return
        yield message


def test_a_move_in_advance_is_told_to_nobody_else(house: House) -> None:
    async def live() -> None:
        people = await guests(house.url, 3)
        stranger = people.pop()
        table = await slow_table(people)
        for person in people:
            await take_turn(person, table)
        waiting, moving = await whose_turn(people, table)
        before = [await all_that_is_told(person, table) for person in (moving, stranger)]
        path = f"/api/tables/{table}/plans"
        async with moving.socket() as theirs, waiting.socket() as own:
            await theirs.watch(table)
            await own.watch(table)
            await own.wait_for(Snapshot)
            await sent_meanwhile(theirs)
            offered = await waiting.ask("GET", f"/api/tables/{table}/possibilities", Possibilities)
            assert "draw pile" in [choice.action for choice in offered.choices]
            named = await waiting.ask("POST", path, Planned, {"action": "draw pile"})
            await waiting.ask("PUT", f"/api/tables/{table}/passing", Planned, {"passes": True})
            assert [plan.action for plan in named.plans] == ["draw pile"]
            assert await sent_meanwhile(theirs) == []
            assert [await all_that_is_told(person, table) for person in (moving, stranger)] == before
            log = await moving.history(table)
            await take_turn(moving, table)
            await own.wait_for(PlansChanged)
            after = await moving.history(table, since=log.frames[-1].sequence)
            (seat,) = [seat for seat, info in enumerate((await waiting.table(table)).seats) if info.you]
            assert [frame.by for frame in after.frames].count(seat) == 1
            assert not [message for message in await sent_meanwhile(theirs) if isinstance(message, PlansChanged)]
        assert await waiting.ask("GET", path, Planned) == Planned(passes=True)
        for person in [*people, stranger]:
            await person.close()

    asyncio.run(live())
