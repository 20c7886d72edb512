"""Whole games over real sockets: nothing is lost on the way, and nobody is told what he may not know."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

import langbord
from langbord.client import AsyncClient
from langbord.core import gamerecord
from langbord.core.game import get_game
from langbord.core.match import Match, _replay_entry, replay
from langbord.core.plugins import game_names
from langbord.core.simulate import RNG_WORDS
from langbord.server import messages, render
from langbord.server.socket_messages import Done, NotDone, Snapshot
from langbord.server.table import Table
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import Listener, full_table, guests
from tests.server.tables import started_table


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_with_dropped_lines_and_two_tabs(house: House, game: str) -> None:
    asyncio.run(play_and_check(house, game))


async def play_and_check(house: House, game: str) -> None:
    players = min(4, max(get_game(game).seats))
    table, people = await full_table(house.url, game, players)
    seats = [Listener(person, table.id, random.Random(seat), 10) for seat, person in enumerate(people)]
    tab = Listener(people[0], table.id, random.Random(9))
    spectator = Listener(AsyncClient(house.url), table.id, None)
    listeners = [*seats, tab, spectator]
    await asyncio.wait_for(asyncio.gather(*(listener.run() for listener in listeners)), 2 * PATIENCE)
    assert all(seat.drops > 1 for seat in seats)

    record = await people[0].record(table.id)
    played = langbord.verify(record)
    assert played.over
    expected = expected_views(record)
    first = min(spectator.seen)
    for viewer, listener in [*enumerate(seats), (0, tab), (None, spectator)]:
        check_traffic(listener, viewer, expected)
        check_no_secret_words(listener, record, people, viewer)
    assert sorted(spectator.seen) == list(range(first, first + len(spectator.seen))), "a spectator misses nothing"
    for person in people:
        await person.close()


def expected_views(record: str) -> list[dict[int | None, bytes]]:
    """What each viewer may see after each step of a person, by the rules alone."""
    parsed = gamerecord.parse(record)
    start = gamerecord.GameRecord(parsed.header, [], parsed.end)
    match = replay(msgspec.structs.replace(start, end=gamerecord.End(key=parsed.end.key)))
    views: list[dict[int | None, bytes]] = []
    for entry in parsed.entries:
        if entry.deal is None:
            views.append(all_views(match))
        _replay_entry(match, entry)
    return [*views, all_views(match)]


def all_views(match: Match) -> dict[int | None, bytes]:
    viewers: list[int | None] = [None, *range(match.options.players)]
    return {viewer: msgspec.json.encode(match.view(viewer)) for viewer in viewers}


def check_traffic(listener: Listener, viewer: int | None, expected: list[dict[int | None, bytes]]) -> None:
    """Every view that was sent is the one that this viewer may have at that moment, and no other seat's."""
    last = max(listener.seen)
    for sequence, moment in listener.seen.items():
        step = len(expected) - 1 - (last - sequence)
        assert moment.seat == viewer
        assert moment.view == expected[step][viewer], f"seat {viewer} at {sequence}"
        assert not moment.choices or viewer is not None


def check_no_secret_words(listener: Listener, record: str, people: list[AsyncClient], viewer: int | None) -> None:
    """Before the end: not the dealer's key; ever: no cookie, no nonce of another."""
    parsed = gamerecord.parse(record)
    assert parsed.end is not None
    assert parsed.end.key is not None
    before_the_end = b"\n".join(text for text in listener.texts if b'"ending":{' not in text)
    everything = b"\n".join(listener.texts)
    assert parsed.end.key.encode() not in before_the_end
    assert not any(nonce.encode() in everything for nonce in parsed.header.nonces)
    assert not any(value.encode() in everything for person in people for value in person.http.cookies.values())


def test_hidden_things_do_not_change_what_is_sent() -> None:
    """Deal all that a viewer cannot know anew: the server would send him the same bytes."""
    rng = random.Random(5)
    for game in game_names():
        players = min(4, max(get_game(game).seats))
        table = started_table(game, players)
        for _ in range(60):
            assert table.match is not None
            if table.status != "playing":
                break
            true = table.match.state.copy()
            for seat in range(players):
                own, spectator = sent(table, f"p{seat}"), sent(table, None)
                words = [rng.getrandbits(32) for _ in range(RNG_WORDS)]
                table.match.game.plain.redeal(table.match.state, table.match.book.table, seat, words)
                table._texts.clear()
                assert sent(table, f"p{seat}") == own
                assert sent(table, None) == spectator
                table.match.state.become(true)
            seat = rng.choice(table.awaited)
            table.act(seat, rng.choice(list(table.choices(seat))), table.sequence, None, 0)


def sent(table: Table, person: str | None) -> bytes:
    return messages.encode(render.snapshot(table, person, 0, present=[], watching=0, chat=[]))


def test_fifty_clients_send_the_same_sequence(house: House) -> None:
    asyncio.run(race(house))


async def race(house: House) -> None:
    """One wins; the others get a conflict and a fresh view."""
    table, people = await full_table(house.url, "tickets", 2)
    sockets, contexts = [], []
    for _ in range(50):
        contexts.append(people[0].socket())
        sockets.append(await contexts[-1].__aenter__())
    snapshots = []
    for socket in sockets:
        await socket.watch(table.id)
        snapshots.append(await socket.wait_for(Snapshot))
    expected = snapshots[0].sequence
    ids = await asyncio.gather(*(socket.act(table.id, snapshots[0].choices[0].action, expected) for socket in sockets))
    answers = await asyncio.gather(*(socket.answer(id) for socket, id in zip(sockets, ids, strict=True)))
    done = [answer for answer in answers if isinstance(answer, Done)]
    refused = [answer for answer in answers if not isinstance(answer, Done)]
    assert len(done) == 1
    assert len(refused) == 49
    assert done[0].sequence == expected + 1
    for answer in refused:
        assert answer.problem.id == "server-conflict"
        assert answer.snapshot is not None
        assert answer.snapshot.sequence == expected + 1
    for context in contexts:
        await context.__aexit__(None, None, None)


def test_the_same_action_sent_twice_is_done_once(house: House) -> None:
    async def run() -> None:
        table, people = await full_table(house.url, "tickets", 2)
        async with people[0].socket() as socket, people[0].socket() as other_tab:
            await socket.watch(table.id)
            snapshot = await socket.wait_for(Snapshot)
            action = snapshot.choices[0].action
            id = await socket.act(table.id, action, snapshot.sequence)
            first = await socket.answer(id)
            await other_tab.act(table.id, action, snapshot.sequence, id=id)
            assert await other_tab.answer(id) == first
            await socket.watch(table.id)
            assert (await socket.wait_for(Snapshot)).sequence == snapshot.sequence + 1

    asyncio.run(run())


def test_simultaneous_choices_do_not_disturb_each_other(house: House) -> None:
    """All four choose their first contracts at once, each knowing only of the beginning."""

    async def run() -> None:
        table, people = await full_table(house.url, "tickets", 4)
        beginning = None
        for person in people:
            async with person.socket() as socket:
                await socket.watch(table.id)
                snapshot = await socket.wait_for(Snapshot)
                beginning = snapshot.sequence if beginning is None else beginning
                id = await socket.act(table.id, snapshot.choices[0].action, beginning)
                answer = await socket.answer(id)
                assert isinstance(answer, Done), answer

    asyncio.run(run())


def test_undo_within_ones_own_turn(house: House) -> None:
    async def run() -> None:
        (person,) = await guests(house.url, 1)
        table = await person.new_table("tickets", players=2, bots=[None, "random"], start=True, pace=10)
        async with person.socket() as socket:
            await socket.watch(table.id)
            before = await socket.wait_for(Snapshot)
            id = await socket.act(table.id, before.choices[0].action, before.sequence)
            await socket.answer(id)
            await socket.watch(table.id)
            after = await socket.wait_for(Snapshot)
            assert after.undo == 1
            assert after.view != before.view
            undo = await socket.undo(table.id, after.sequence)
            assert isinstance(await socket.answer(undo), Done)
            await socket.watch(table.id)
            again = await socket.wait_for(Snapshot)
            assert (again.view, again.choices, again.undo) == (before.view, before.choices, 0)
            nothing = await socket.answer(await socket.undo(table.id, again.sequence))
            assert isinstance(nothing, NotDone)
            assert nothing.problem.id == "server-nothing-to-undo"

    asyncio.run(run())
