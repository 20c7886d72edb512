"""Hints and reviews: what a bot thinks, told to people."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace

import pytest

import langbord
from langbord.bots.budget import Budget
from langbord.bots.observer import Observer
from langbord.bots.readiness import make_ready
from langbord.client import AsyncClient, play
from langbord.core.game import CHANCE, get_game
from langbord.core.plugins import game_names
from langbord.core.simulate import RNG_WORDS
from langbord.server.advice import Advice, ideas
from langbord.server.messages import Hint, Review
from langbord.server.problems import Refused
from langbord.server.socket_messages import Snapshot, Update
from langbord.server.tasks import fold, luck, played
from tests.server.house import DEADLINE, LATE, House
from tests.server.people import fresh_name, full_table
from tests.server.tables import started_table
from tests.server.test_people import first_choice, refused
from tests.server.test_table import play_on, stored

BUDGET = Budget(iterations=8)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The server thinks only about games whose search is compiled."""
    make_ready(get_game("tickets"))


def test_one_game_is_compiled_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes 300 MB, and whoever opens tables of all games has them all compiled."""
    under_way, most, compiled = 0, 0, []

    class Compiler:
        async def wait(self) -> int:
            nonlocal under_way
            await asyncio.sleep(0.01)
            under_way -= 1
            return 0

    async def start(*command: str) -> Compiler:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        compiled.append(command[-2])
        return Compiler()

    async def run() -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        advice = Advice(SimpleNamespace(workers=None), None)  # type: ignore[arg-type]
        await asyncio.gather(*(advice._compile(get_game(name)) for name in game_names()))

    asyncio.run(run())
    assert (most, compiled) == (1, game_names())


# --- hints ----------------------------------------------------------------------------------------------------------


def test_a_hint_stands_in_log_and_record_and_harms_neither_undo_nor_proof() -> None:
    table = started_table()
    assert table.ask_hint("p0", 0) == 0
    asked = table.sequence
    assert table.ask_hint("p0", 0) == 0
    assert table.sequence == asked, "a second question about the same choice is no news"
    table.act(0, next(iter(table.choices(0))), asked - 1, None, 0)
    table.undo(0, None, table.sequence, None, 0)
    table.ask_hint("p0", 0)
    play_on(table, 1000)
    assert table.match is not None
    record = table.match.record()
    assert record.count('"seat":0,"hint":true') == table.chairs[0].hints == 2
    assert '"undo":1' in record
    assert langbord.verify(record).scores() == table.match.scores()
    again = fold(stored(table))
    assert again.match is not None
    assert again.match.record() == record
    assert [chair.hints for chair in again.chairs] == [chair.hints for chair in table.chairs]


def test_hints_are_for_those_who_are_waited_for_at_tables_that_allow_them() -> None:
    table = started_table()
    play_on(table, 2)
    seat = table.awaited[0]
    strict = started_table(hints=False)
    for ask, why in (
        (lambda: table.ask_hint(f"p{1 - seat}", 0), "server-not-your-turn"),
        (lambda: table.ask_hint("a stranger", 0), "server-forbidden"),
        (lambda: strict.ask_hint("p0", 0), "server-no-hints"),
    ):
        with pytest.raises(Refused) as no:
            ask()
        assert no.value.id == why


def test_a_hint_knows_no_more_than_its_seat() -> None:
    """With everything hidden dealt anew it is the same to the last digit."""
    table = started_table(players=3)
    play_on(table, 20)
    match, rng = table.match, random.Random(5)
    assert match is not None
    seat = table.awaited[0]
    told = ideas(match, seat, BUDGET)
    assert len(told) > 1
    for _ in range(5):
        other = match.still()
        other.game.plain.redeal(other.state, other.book.table, seat, [rng.getrandbits(32) for _ in range(RNG_WORDS)])
        assert ideas(other, seat, BUDGET) == told


def test_hints_over_the_wire(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        async with bo.socket() as socket, ada.socket() as own:
            await own.watch(table.id)
            mine = await own.wait_for(Snapshot)
            await socket.watch(table.id)
            await socket.wait_for(Snapshot)
            hint = await ada.hint(table.id)
            assert hint.seat == 0
            assert 1 <= len(hint.ideas) <= 3
            choices = {choice.action: choice.label for choice in mine.choices}
            assert all(choices[idea.action] == idea.label and 0 <= idea.chance <= 1 for idea in hint.ideas)
            told = await socket.wait_for(Update)
            assert [event.id for event in told.events] == ["server-hinted"]
            assert told.sequence == hint.sequence == mine.sequence + 1
            assert told.info is not None
            assert [seat.hints for seat in told.info.seats] == [1, 0]
            await own.answer(await own.act(table.id, hint.ideas[0].action, mine.sequence))
            assert await refused(lambda: ada.hint(table.id)) == (409, "server-not-your-turn")
        await asyncio.gather(*(play(person, table.id, first_choice) for person in (ada, bo)))
        record = await ada.record(table.id)
        assert '{"seat":0,"hint":true' in record
        langbord.verify(record)

    asyncio.run(run())


def test_hints_one_at_a_time_and_not_for_bots(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2)
        both = await asyncio.gather(ada.hint(table.id), ada.hint(table.id), return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in both) == ["Hint", "ServerRefused"]
        assert any(isinstance(answer, Hint) for answer in both)
        bot = AsyncClient(house.url)
        await bot.register(fresh_name("Bot"), "correct horse", bot=True)
        own = await bot.new_table("tickets", players=2, bots=[None, "random"], start=True)
        assert await refused(lambda: bot.hint(own.id)) == (403, "server-forbidden")

    asyncio.run(run())


# --- reviews --------------------------------------------------------------------------------------------------------


async def finished_table(url: str) -> tuple[str, AsyncClient]:
    table, people = await full_table(url, "tickets", 2)
    await asyncio.gather(*(play(person, table.id, first_choice) for person in people))
    return table.id, people[0]


async def reviewed(client: AsyncClient, table: str, enough: float = 1.0) -> Review:
    """The review when it is ready, or so far."""
    async with asyncio.timeout(400):
        while (found := await client.review(table)).state == "working" and found.done < enough:
            await asyncio.sleep(0.2)
    return found


def test_a_review_tells_chances_and_costly_decisions(house: House) -> None:
    async def run() -> None:
        table, client = await finished_table(house.url)
        assert (await client.review(table)).state == "working"
        found = await reviewed(client, table)
        assert found.state == "ready"
        sequences = [point.sequence for point in found.curve]
        assert sequences == sorted(set(sequences))
        assert all(sum(point.shares) == pytest.approx(1, abs=1e-2) for point in found.curve)
        assert sorted(found.curve[-1].shares) in ([0, 1], [0.5, 0.5])
        frames = {frame.sequence: frame for frame in (await client.history(table)).frames}
        assert found.costly, "whoever always takes the first choice errs"
        for judged in found.costly:
            assert judged.possible > judged.expected
            assert judged.done != judged.better
            assert frames[judged.sequence].events, "what was done there is told in the log"
        assert any(judged.reason for judged in found.costly), "what speaks for the better one, in the game's words"
        assert found.luck is None, "the net of this game judges only who is asked"
        assert await client.review(table) == found

    asyncio.run(run())


def test_luck_is_told_at_the_entries_in_which_it_was_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Observer, "sees_everybody", True)
    table = started_table()
    play_on(table, 1000)
    found, (match, sequences) = luck(stored(table)), played(stored(table))
    assert found is not None
    assert found.strokes
    assert len(found.totals) == len(found.doubts) == match.options.players
    dealt = {sequences[step] for step, moment in enumerate(match.moments) if moment.actor == CHANCE}
    assert {stroke.sequence for stroke in found.strokes} <= dealt


def test_reviews_are_for_finished_games(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2)
        assert await refused(lambda: ada.review(table.id)) == (403, "server-after-the-end")

    asyncio.run(run())


def test_a_review_survives_stops_and_kills(tmp_path: Path) -> None:
    """Stopped half-way it begins anew, also after a kill when its lease is over; finished it stays."""
    house = House(tmp_path, LANGBORD_LIMITS="100000").start()

    async def run() -> None:
        table, client = await finished_table(house.url)
        assert (await reviewed(client, table, enough=0.0)).state == "working"
        house.kill()
        house.start()
        assert (await reviewed(client, table, enough=0.0)).state == "working"
        assert house.seconds_to_stop() < DEADLINE + LATE, "nobody waits for a review"
        house.start()
        found = await reviewed(client, table)
        assert found.state == "ready"
        house.stop()
        house.start()
        assert await client.review(table) == found

    try:
        asyncio.run(run())
    finally:
        house.stop()


def test_what_was_taken_back_is_not_reviewed() -> None:
    table = started_table()
    table.act(0, list(table.choices(0))[-1], table.sequence, None, 0)
    table.undo(0, None, table.sequence, None, 0)
    play_on(table, 1000)
    assert table.match is not None
    match, sequences = played(stored(table))
    told = [moment.text for moment in match.moments]
    assert told == [moment.text for moment in langbord.load(table.match.record()).moments]
    assert len(sequences) == len(told)
    assert sequences == sorted(sequences)
