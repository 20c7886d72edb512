"""Guests, accounts, tokens, blocks, ratings; export and deletion."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from langbord.client import AsyncClient, ServerRefused, play
from langbord.client.play import Moment
from langbord.server.buckets import Bucket
from langbord.server.histories import past_games, results
from langbord.server.identity import Claim, Signer
from langbord.server.limits import Rate
from langbord.server.messages import Export, PastGame, Result
from langbord.server.socket_messages import ChatLine, NotDone, Snapshot
from langbord.server.store import Statement, open_database
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import fresh_name, full_table, guests


def first_choice(moment: Moment) -> str:
    return moment.choices[0].action


async def refused(work: Callable[[], Awaitable[object]]) -> tuple[int, str]:
    with pytest.raises(ServerRefused) as no:
        await work()
    return no.value.status, no.value.problem.id


def test_a_guest_becomes_an_account_and_keeps_his_games(house: House) -> None:
    async def run() -> None:
        (person,) = await guests(house.url, 1)
        table = await person.new_table("tickets", players=2, bots=[None, "random"], start=True, pace=0)
        me = await person.me()
        name = fresh_name("Ada")
        account = await person.register(name, "correct horse")
        assert (account.id, account.kind) == (me.id, "account")
        await asyncio.wait_for(play(person, table.id, first_choice), PATIENCE)
        profile = await person.profile(name)
        assert [game.table for game in profile.games] == [table.id]
        assert profile.games[0].scores is not None

    asyncio.run(run())


def test_logging_in_carries_a_guests_seat_over(house: House) -> None:
    async def run() -> None:
        name = fresh_name("Bo")
        owner = AsyncClient(house.url)
        account = await owner.register(name, "correct horse")
        (person,) = await guests(house.url, 1)
        table = await person.new_table("tickets", players=2, bots=[None, "random"], start=True, pace=10)
        assert (await person.log_in(name.upper(), "correct horse")).id == account.id
        info = await person.table(table.id)
        assert info.seats[0].you
        assert info.seats[0].name == name

    asyncio.run(run())


def test_wrong_names_and_wrong_passwords_look_the_same_and_lock_out(house: House) -> None:
    async def run() -> None:
        name = fresh_name("Cy")
        await AsyncClient(house.url).register(name, "correct horse")
        client = AsyncClient(house.url)
        wrong = (401, "server-wrong-password")
        assert await refused(lambda: client.log_in(name, "wrong horse")) == wrong
        assert await refused(lambda: client.log_in(fresh_name("Nobody"), "wrong horse")) == wrong
        for _ in range(9):
            assert await refused(lambda: client.log_in(name, "wrong horse")) == wrong
        assert await refused(lambda: client.log_in(name, "correct horse")) == (429, "server-locked-out")

    asyncio.run(run())


def test_the_right_password_ends_the_counting(house: House) -> None:
    async def run() -> None:
        name, client = fresh_name("Dot"), AsyncClient(house.url)
        await client.register(name, "correct horse")
        for _ in range(2):
            for _ in range(9):
                assert (await refused(lambda: client.log_in(name, "wrong horse")))[0] == 401
            await client.log_in(name, "correct horse")

    asyncio.run(run())


def test_changing_a_password_ends_other_sessions_and_needs_the_old_one(house: House) -> None:
    async def run() -> None:
        name, here, there = fresh_name("Don"), AsyncClient(house.url), AsyncClient(house.url)
        await here.register(name, "correct horse")
        await there.log_in(name, "correct horse")
        wrong = {"old": "wrong horse", "new": "battery staple"}
        answer = await refused(lambda: here.ask("PUT", "/api/me/password", object, wrong))
        assert answer == (401, "server-wrong-password")
        await here.ask("PUT", "/api/me/password", object, {"old": "correct horse", "new": "battery staple"})
        assert (await here.me()).name == name
        assert await refused(there.me) == (401, "server-who-are-you")
        await there.log_in(name, "battery staple")
        await there.ask("DELETE", "/api/session", object, everywhere=True)
        assert await refused(here.me) == (401, "server-who-are-you")

    asyncio.run(run())


def test_names_are_taken_whatever_their_case(house: House) -> None:
    async def run() -> None:
        name = fresh_name("Dé")
        await AsyncClient(house.url).register(name, "correct horse")
        other = AsyncClient(house.url)
        taken = (409, "server-name-taken")
        assert await refused(lambda: other.register(name.upper(), "another horse")) == taken
        assert await refused(lambda: other.guest(name)) == taken

    asyncio.run(run())


def test_tokens_work_until_they_are_dropped(house: House) -> None:
    async def run() -> None:
        owner = AsyncClient(house.url)
        await owner.register(fresh_name("Bot"), "correct horse", bot=True)
        token = await owner.new_token("mine")
        program = AsyncClient(house.url, token.secret)
        assert (await program.me()).kind == "bot"
        async with program.socket() as socket:
            assert socket is not None
        await owner.ask("DELETE", f"/api/me/tokens/{token.id}", object)
        assert await refused(program.me) == (401, "server-bad-token")

    asyncio.run(run())


def test_ratings_move_once_a_game(house: House) -> None:
    async def run() -> None:
        names = [fresh_name("Eve"), fresh_name("Flo")]
        people = [AsyncClient(house.url) for _ in names]
        for person, name in zip(people, names, strict=True):
            await person.register(name, "correct horse")
        table = await people[0].new_table("tickets", players=2)
        await people[1].sit(table.id)
        await people[0].start(table.id)
        endings = await asyncio.gather(*(play(person, table.id, first_choice) for person in people))
        assert endings[0] is not None
        for _ in range(100):
            profiles = [await people[0].profile(name) for name in names]
            if all(profile.ratings for profile in profiles):
                break
            await asyncio.sleep(0.1)
        values = [profile.ratings[0].mean for profile in profiles]
        assert all(profile.ratings[0].games == 1 for profile in profiles)
        if endings[0].places[0] != endings[0].places[1]:
            assert (values[0] > values[1]) == (endings[0].places[0] < endings[0].places[1])
        better = endings[0].places[0] < endings[0].places[1]
        expected = [Result(game="tickets", opponent=names[1], games=1, better=int(better))]
        assert (profiles[0].results, len(profiles[0].games)) == (expected, 1)
        for opponent, count in ((names[1], 1), (names[0], 0)):
            path, wish = f"/api/people/{names[0]}/games", {"game": "tickets", "opponent": opponent}
            assert len(await people[0].ask("GET", path, list[PastGame], None, **wish)) == count
        await check_leaderboard(people, dict(zip(names, endings[0].places, strict=True)))

    asyncio.run(run())


def test_results_are_of_all_games_and_games_can_be_looked_for(tmp_path: Path) -> None:
    """Of more games than are listed; what was private, or is not over, is told to nobody."""
    person = "INSERT INTO person (id, kind, name, name_key, created) VALUES (?, 'account', ?, ?, 0)"
    table = (
        "INSERT INTO game_table (id, game, host, listed, status, created, changed, summary)"
        " VALUES (?, ?, 'me', ?, ?, 0, ?, '')"
    )
    seat = "INSERT INTO seat (table_id, seat, person, name, score, place) VALUES (?, ?, ?, ?, 0, ?)"

    async def run() -> None:
        database = await open_database(tmp_path)
        await database.write(*(Statement(person, (id, id, id)) for id in ("me", "ada", "bo")))
        played = [("pond", 1, "over", "ada", 2)] * 130 + [("hill", 1, "over", "ada", 1), ("hill", 1, "over", "bo", 2)]
        hidden = [("pond", 0, "over", "ada", 2), ("pond", 1, "playing", "ada", 2)]
        for number, (game, listed, status, other, place) in enumerate(played + hidden):
            sitting = [("me", "me", 3 - place), (other, other, place), (None, "greedy", 3)]
            await database.write(
                Statement(table, (str(number), game, listed, status, number)),
                *(Statement(seat, (str(number), k, *sat)) for k, sat in enumerate(sitting)),
            )
        found = [(one.game, one.opponent, one.games, one.better) for one in await results(database, "me")]
        assert found == [("pond", "ada", 130, 130), ("hill", "ada", 1, 0), ("hill", "bo", 1, 1)]
        assert len(await past_games(database, "me", public=True)) == 100
        for game, opponent, count in (("hill", "", 2), ("", "bo", 1), ("hill", "ada", 1), ("pond", "bo", 0)):
            known = await past_games(database, "me", public=True, game=game, opponent=opponent)
            assert len(known) == count
        await database.close()

    asyncio.run(run())


async def check_leaderboard(people: list[AsyncClient], places: dict[str, int]) -> None:
    """After one game: its players are in it, the best first, page by page; not who has been deleted."""
    client = people[0]
    board = await client.leaderboard("tickets", count=200)
    found = {standing.name: standing for standing in board.standings}
    for name, place in places.items():
        assert (found[name].games, found[name].wins) == (1, int(place == 1))
    values = [standing.value for standing in board.standings]
    assert values == sorted(values, reverse=True)
    second = await client.leaderboard("tickets", first=2, count=1)
    assert second.standings == board.standings[1:2]
    assert await refused(lambda: client.leaderboard("chess")) == (404, "server-not-found")
    await people[1].ask("DELETE", "/api/me", object)
    assert (await client.leaderboard("tickets")).total == board.total - 1


def test_export_and_deletion(house: House) -> None:
    async def run() -> None:
        name = fresh_name("Gus")
        person = AsyncClient(house.url)
        await person.register(name, "correct horse")
        done = await person.new_table("tickets", players=2, bots=[None, "random"], start=True, pace=0)
        await play(person, done.id, first_choice)
        running = await person.new_table("tickets", players=2, bots=[None, "random"], start=True, pace=10)
        async with person.socket() as socket:
            await socket.watch(running.id)
            await socket.answer(await socket.say(running.id, "good luck"))
        export = await person.ask("GET", "/api/me/export", Export)
        assert {game.table for game in export.games} == {done.id, running.id}
        assert [said.text for said in export.said] == ["good luck"]
        await person.ask("DELETE", "/api/me", object)
        stranger = AsyncClient(house.url)
        assert await refused(lambda: stranger.profile(name)) == (404, "server-not-found")
        assert name not in await stranger.record(done.id)
        assert name not in str(await stranger.table(running.id))

    asyncio.run(run())


def test_who_is_blocked_is_neither_heard_nor_seated(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        await ada.ask("POST", "/api/me/blocks", object, {"table": table.id, "seat": 1})
        async with ada.socket() as hers, bo.socket() as his:
            for socket in (hers, his):
                await socket.watch(table.id)
                await socket.wait_for(Snapshot)
            await his.answer(await his.say(table.id, "hello"))
            await hers.say(table.id, "hello yourself")
            assert (await hers.wait_for(ChatLine)).said.text == "hello yourself"
            await hers.watch(table.id)
            assert [said.text for said in (await hers.wait_for(Snapshot)).chat] == ["hello yourself"]
        other = await ada.new_table("tickets", players=2)
        assert await refused(lambda: bo.sit(other.id)) == (403, "server-forbidden")

    asyncio.run(run())


def test_spectators_do_not_speak_while_others_play(house: House) -> None:
    async def run() -> None:
        table, _ = await full_table(house.url, "tickets", 2)
        (spectator,) = await guests(house.url, 1)
        async with spectator.socket() as socket:
            answer = await socket.answer(await socket.say(table.id, "take the blue one"))
            assert isinstance(answer, NotDone)
            assert answer.problem.id == "server-forbidden"

    asyncio.run(run())


# --- small parts ----------------------------------------------------------------------------------------------------


def test_only_cookies_of_this_server_are_read() -> None:
    signer = Signer(b"secret")
    cookie = signer.sign(Claim("ada", 3), 1_000_000)
    assert signer.read(cookie, 2_000_000) == Claim("ada", 3)
    assert signer.read(cookie.replace("ada", "bob"), 2_000_000) is None
    assert signer.read(cookie.replace(".3.", ".4."), 2_000_000) is None
    assert Signer(b"another").read(cookie, 2_000_000) is None
    assert signer.read(cookie, 10**12) is None
    assert signer.read("", 0) is None


def test_limits_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr("langbord.server.buckets.time.monotonic", lambda: time)
    limit = Bucket(Rate(2, 0.5))
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    assert limit.allows("b")
    time += 2
    assert [limit.allows("a") for _ in range(2)] == [True, False]
