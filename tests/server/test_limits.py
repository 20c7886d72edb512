"""How much one may ask for, on a real server with its real limits: by address, person and socket."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from langbord.client import AsyncClient, Socket
from langbord.server.limits import Quotas
from langbord.server.meeting.messages import Sought
from langbord.server.messages import TableInfo
from langbord.server.socket_messages import Ping, Snapshot
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import fresh_name, full_table
from tests.server.test_people import refused


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("strict"), LANGBORD_LIMITS="1", LANGBORD_BEHIND_PROXY="true").start()
    yield running
    running.stop()


def at(house: House, address: str) -> AsyncClient:
    """Somebody who comes from that address."""
    client = AsyncClient(house.url)
    client.http.headers["x-forwarded-for"] = address
    return client


def test_an_address_may_ask_so_much(strict: House) -> None:
    with httpx.Client(base_url=strict.url, headers={"x-forwarded-for": "10.0.0.1"}) as http:
        answers = [http.get("/api/games").status_code for _ in range(260)]
        assert answers[0] == 200
        assert 429 in answers
        assert http.get("/api/games", headers={"x-forwarded-for": "10.0.0.2"}).status_code == 200
        forged = {"x-forwarded-for": "10.9.9.9, 10.0.0.1"}
        again = [http.get("/api/games", headers=forged).status_code for _ in range(60)]  # a few were granted meanwhile
        assert 429 in again, "only the proxy's own word counts"


def test_an_address_makes_so_many_people(strict: House) -> None:
    async def run() -> None:
        client = at(strict, "10.0.0.3")
        for _ in range(30):
            await client.guest(fresh_name())
        assert await refused(lambda: client.guest(fresh_name())) == (429, "server-too-fast")

    asyncio.run(run())


def test_a_guest_opens_so_many_tables_and_more_when_he_closed_one(strict: House) -> None:
    async def run() -> None:
        client = at(strict, "10.0.0.4")
        await client.guest(fresh_name())
        tables = [await client.new_table("tickets", players=2) for _ in range(Quotas().tables_open.guest)]
        assert await refused(lambda: client.new_table("tickets", players=2)) == (409, "server-too-many")
        await client.ask("POST", f"/api/tables/{tables[0].id}/close", object)
        await client.new_table("tickets", players=2)

    asyncio.run(run())


def test_tables_of_the_pool_count_as_others_do(strict: House) -> None:
    """Whoever is first of a group is the host of its table; with bots to fill it he could open any number."""

    async def run() -> None:
        ada, bo = (at(strict, address) for address in ("10.0.0.5", "10.0.0.6"))
        wish = {"game": "tickets", "players": 2}
        for person in (ada, bo):
            await person.guest(fresh_name())
            await person.ask("POST", "/api/pool", Sought, wish)
        async with asyncio.timeout(PATIENCE):
            while (found := await ada.ask("POST", "/api/pool", Sought, wish)).table is None:
                await asyncio.sleep(1)
        for _ in range(Quotas().tables_open.guest - 1):
            await ada.new_table("tickets", players=2)
        assert (await ada.ask("GET", f"/api/tables/{found.table}", TableInfo)).host
        assert await refused(lambda: ada.new_table("tickets", players=2)) == (409, "server-too-many")
        assert await refused(lambda: ada.ask("POST", "/api/pool", Sought, wish)) == (409, "server-too-many")
        for person in (ada, bo):
            await person.close()

    asyncio.run(run())


def test_a_socket_says_so_much(strict: House) -> None:
    async def run() -> None:
        async with at(strict, "10.0.0.5").socket() as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(chatter(socket), PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429

    asyncio.run(run())


async def chatter(socket: Socket) -> None:
    while True:
        await socket.send(Ping(id="again"))
        await socket.receive()


def test_who_does_not_read_is_cut_off(house: House) -> None:
    """He asks for more and more and takes nothing; the server does not keep it for him."""

    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2)
        async with ada.socket() as good:
            cookies = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            deaf = sockets.create_connection(("127.0.0.1", house.port))
            deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            hello = (
                f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Cookie: {cookies}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            deaf.sendall(hello.encode())
            ask = b'{"type":"watch","table":"' + table.id.encode() + b'"}'
            frame = bytes((0x81, 0x80 | len(ask))) + bytes(4) + ask
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(asyncio.to_thread(ask_on, deaf, frame), PATIENCE)
            deaf.close()
            await good.watch(table.id)
            assert (await asyncio.wait_for(good.wait_for(Snapshot), PATIENCE)).table.id == table.id

    asyncio.run(run())


def ask_on(deaf: sockets.socket, frame: bytes) -> None:
    """Until the server has had enough."""
    while True:
        deaf.sendall(frame)
        time.sleep(0.001)
