"""Tables over HTTP: the lobby, sitting and leaving, bots, rematches, records and studies."""

from __future__ import annotations

import asyncio

import httpx

import langbord
from langbord.client import AsyncClient, Client, Socket, play
from langbord.core.game import get_game
from langbord.server.messages import Draws, Foreseen, PastGame
from langbord.server.socket_messages import LobbyChange, LobbyList, Presence, Snapshot, Update
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import full_table, guests
from tests.server.test_people import first_choice, refused


def test_the_lobby_is_live(house: House) -> None:
    async def run() -> None:
        (person,) = await guests(house.url, 1)
        async with AsyncClient(house.url).socket() as socket:
            await socket.watch_lobby()
            await socket.wait_for(LobbyList)
            table = await person.new_table("tickets", players=2)
            private = await person.new_table("tickets", players=2, listed=False)
            shown = await socket.wait_for(LobbyChange)
            assert (shown.id, shown.table is not None) == (table.id, True)
            await person.ask("POST", f"/api/tables/{table.id}/close", object)
            while (change := await socket.wait_for(LobbyChange)).table is not None:
                assert change.id == table.id
            assert change.id == table.id
        listed = [info.id for info in await person.lobby()]
        assert table.id not in listed
        assert private.id not in listed

    asyncio.run(run())


def test_sitting_kicking_and_leaving(house: House) -> None:
    async def run() -> None:
        host, other = await guests(house.url, 2)
        table = await host.new_table("tickets", players=2)
        assert (await other.sit(table.id)).seats[1].you
        assert await refused(lambda: other.kick(table.id, 0)) == (403, "server-forbidden")
        assert (await host.kick(table.id, 1)).seats[1].kind == "free"
        await other.sit(table.id, 1)
        assert (await other.leave(table.id)).seats[1].kind == "free"
        await host.seat_bot(table.id, 1, "greedy")
        assert (await host.start(table.id)).status == "playing"
        assert await refused(lambda: other.sit(table.id)) == (409, "server-has-begun")

    asyncio.run(run())


def test_no_visitor_can_name_a_program_as_a_bot(house: House) -> None:
    async def run() -> None:
        (person,) = await guests(house.url, 1)
        for name in ("cmd:touch /tmp/owned", "search:100000000", "nobody"):
            answer = await refused(lambda name=name: person.new_table("tickets", players=2, bots=[None, name]))
            assert answer == (422, "server-no-such-bot")

    asyncio.run(run())


def test_a_leavers_seat_is_taken_back(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        async with ada.socket() as socket:
            await socket.watch(table.id)
            await socket.wait_for(Snapshot)
            await bo.leave(table.id)
            while (update := await socket.wait_for(Update)).info is None:
                pass
            assert update.info.seats[1].away
            back = await bo.sit(table.id)
            assert not back.seats[1].away
            assert back.seats[1].you

    asyncio.run(run())


def test_bots_are_told_apart_by_name_and_number(house: House) -> None:
    """A client calls them in the words of its language."""

    async def run() -> None:
        (person,) = await guests(house.url, 1)
        bots = [None, "greedy", "random", "greedy"]
        table = await person.new_table("tickets", players=4, bots=bots, start=True, pace=10)
        assert [(seat.kind, seat.bot, seat.number) for seat in table.seats] == [
            ("person", None, 0),
            ("bot", "greedy", 1),
            ("bot", "random", 0),
            ("bot", "greedy", 2),
        ]
        frames = (await person.history(table.id)).frames
        names = [event.args["name"] for frame in frames for event in frame.events if event.id == "server-sat"]
        assert names[:3] == ["#1", "#2", "#3"]
        (past,) = await person.ask("GET", "/api/me/games", list[PastGame])
        assert past.bots == bots

    asyncio.run(run())


def test_presence(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        async with ada.socket() as socket:
            await socket.watch(table.id)
            assert (await socket.wait_for(Presence)).present == [0]
            async with bo.socket() as his:
                await his.watch(table.id)
                assert (await socket.wait_for(Presence)).present == [0, 1]
            assert (await socket.wait_for(Presence)).present == [0]

    asyncio.run(run())


def test_bots_play_a_table_to_its_end_and_it_can_be_replayed(house: House) -> None:
    client = Client(house.url)
    client.guest("Watcher")
    table = client.new_table("tickets", players=2, bots=["greedy", "random"], sit=False, start=True, pace=0)
    ending = client.play(table.id, first_choice)
    assert ending is not None
    record = client.record(table.id)
    assert langbord.verify(record).scores() == ending.scores
    draws = client.wait(client.later.ask("GET", f"/api/tables/{table.id}/draws", Draws))
    assert sum(draws.outcomes.values()) == record.count('"deal"')
    assert draws.labels.keys() == draws.expected.keys()
    assert abs(sum(draws.expected.values()) - sum(draws.outcomes.values())) < 0.1
    history = client.history(table.id, seat=1, views=True)
    assert history.frames[-1].view["over"]
    assert history.frames[-1].view["own"] is not None
    client.close()


def test_what_an_action_would_change_can_be_seen_before(house: House) -> None:
    """The seat that may act sees what it would pay and gain, nothing else comes out, and nothing has happened."""

    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)

        async def foresee(person: AsyncClient, action: str) -> Foreseen:
            return await person.ask("GET", f"/api/tables/{table.id}/foreseen", Foreseen, action=action)

        async with ada.socket() as socket:
            await socket.watch(table.id)
            now = await socket.wait_for(Snapshot)
            keep = now.choices[0].action
            foreseen = (await foresee(ada, keep)).view
            assert (now.view["awaited"], foreseen["awaited"]) == ([0, 1], [1])
            assert foreseen["own"]["hand"] == now.view["own"]["hand"]
        assert await refused(lambda: foresee(bo, keep)) == (409, "server-illegal")
        assert (await ada.history(table.id, views=True)).frames[-1].view == now.view

    asyncio.run(run())


def test_before_the_end_one_sees_ones_own_past_alone(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2)
        own = await ada.history(table.id, views=True)
        assert own.seat == 0
        assert own.frames[-1].view["own"] is not None
        assert await refused(lambda: ada.history(table.id, seat=1)) == (403, "server-forbidden")
        stranger = await AsyncClient(house.url).history(table.id, views=True)
        assert stranger.frames[-1].view["own"] is None
        assert await refused(lambda: ada.record(table.id)) == (403, "server-after-the-end")

    asyncio.run(run())


def test_a_rematch_is_one_table_for_all(house: House) -> None:
    async def run() -> None:
        table, people = await full_table(house.url, "tickets", 2)
        assert await refused(lambda: people[0].rematch(table.id)) == (409, "server-not-over")
        await asyncio.gather(*(play(person, table.id, first_choice) for person in people))
        again = [await person.rematch(table.id) for person in people]
        assert again[0].id == again[1].id != table.id
        assert all(seat.kind == "person" for seat in again[1].seats)
        assert again[0].commitment != table.commitment

    asyncio.run(run())


def test_a_record_becomes_a_study(house: House) -> None:
    """From the middle of a finished game, with a bot in one seat and oneself in the other."""

    async def run() -> None:
        match = langbord.new("tickets", players=2, seed=3)
        while not match.over:
            match.play(match.legal()[0])
        record = match.record()
        (person,) = await guests(house.url, 1)
        at = record.count("\n") // 2
        study = await person.study(record, at=at, bots=[None, "random"], pace=0)
        assert study.study
        assert study.status == "playing"
        assert await asyncio.wait_for(play(person, study.id, first_choice), PATIENCE) is not None
        langbord.verify(await person.record(study.id))
        false = record.replace('"do":"', '"do":"not ', 1)
        assert (await refused(lambda: person.study(false)))[0] == 422

    asyncio.run(run())


def test_games_and_editions_are_told(house: House) -> None:
    async def run() -> None:
        client = AsyncClient(house.url)
        tickets = (await client.games())[0]
        assert tickets.players == list(get_game("tickets").seats)
        printed = await client.ask("GET", "/api/games/tickets/editions/standard", dict)
        assert printed["game"] == "tickets"
        missing = await refused(lambda: client.ask("GET", "/api/games/tickets/editions/..%2f..", dict))
        assert missing == (404, "server-not-found")

    asyncio.run(run())


# --- security -------------------------------------------------------------------------------------------------------


def test_pages_of_other_origins_can_do_nothing(house: House) -> None:
    with httpx.Client(base_url=house.url) as http:
        http.post("/api/guests", json={"name": "Mallory's friend"})
        other = {"origin": "https://evil.example"}
        new = {"game": "tickets", "players": 2}
        assert http.post("/api/tables", json=new, headers=other).status_code == 403
        assert http.post("/api/tables", json=new).status_code == 403, "a cookie alone is not enough"
        assert http.post("/api/tables", json=new, headers={"origin": house.url}).status_code == 201
        assert http.post("/api/tables", json=new, headers={"x-langbord": "1"}).status_code == 201


def test_sockets_of_other_origins_are_refused(house: House) -> None:
    headers = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "origin": "https://evil.example",
    }
    assert httpx.get(f"{house.url}/api/socket", headers=headers).status_code == 403


def test_headers_keep_browsers_careful(house: House) -> None:
    answer = httpx.get(house.url)
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = httpx.post(f"{house.url}/api/guests", json={"name": "Heidi"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_unknown_tables_look_like_private_ones_that_are_not_there(house: House) -> None:
    for path in ("/api/tables/nothing", "/api/tables/nothing/record", "/api/people/nobody", "/api/nowhere"):
        answer = httpx.get(house.url + path)
        assert (answer.status_code, answer.json()["id"]) == (404, "server-not-found")


def test_too_large_requests_are_refused(house: House) -> None:
    answer = httpx.post(f"{house.url}/api/guests", content=b'{"name":"' + b"x" * 4_000_000 + b'"}')
    assert answer.status_code == 413


def test_operations(house: House) -> None:
    assert httpx.get(f"{house.url}/healthz").json()["status"] == "ok"
    metrics = httpx.get(f"{house.url}/metrics").text
    assert "langbord_append_seconds_count" in metrics
    assert httpx.get(f"{house.url}/schema/openapi.json").json()["openapi"].startswith("3.1")
    assert httpx.get(f"{house.url}/schema/asyncapi.json").json()["asyncapi"] == "3.0.0"


def test_the_engine_says_why_a_thing_does_not_react(house: House) -> None:
    """Now, and after an entry of the log; what an action costs and brings; which thing each choice is about."""

    async def run() -> None:
        host, other = await guests(house.url, 2)
        match = langbord.new("tickets", players=2, seed=3)
        for seat in match.awaited:
            match.play(match.legal(seat)[0], seat)
        study = await host.study(match.record(), bots=[None, "random"], pace=0)
        async with host.socket() as socket:
            await socket.watch(study.id)
            table = await snapshot_of(socket)
        now = await host.why(study.id, "pile")
        assert (now.rule, now.text) == (None, None), "something can be done with it"
        abouts = {choice.about for choice in table.choices}
        assert "pile" in abouts
        dear = next(name for name in match.book.names["route"] if f"route {name}" not in abouts)
        assert (await host.why(study.id, f"route {dear}")).rule in ("TR17", "TR18")
        assert (await host.why(study.id, "route to nowhere")).rule is None
        before = await host.why(study.id, "pile", at=1)
        assert before.rule is None or before.rule.startswith("TR")
        foreseen = await host.foreseen(study.id, "draw pile")
        assert (foreseen.rule, foreseen.changes) == ("TR10", [])
        assert (await refused(lambda: host.why(study.id, "x" * 101)))[0] == 400
        assert (await other.why(study.id, "pile")).rule is None, "who has no seat is told nothing"

    asyncio.run(run())


async def snapshot_of(socket: Socket) -> Snapshot:
    async for message in socket:
        if isinstance(message, Snapshot):
            return message
    raise AssertionError("the socket was closed")
