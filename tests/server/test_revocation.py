"""Whoever loses a right loses it on the sockets that he has open, on every process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from langbord.client import AsyncClient, Socket
from langbord.server.socket_messages import ChatLine, Snapshot
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.nats import Nats
from tests.server.people import fresh_name, full_table, guests
from tests.server.postgres import Cluster
from tests.server.test_admin import admin
from tests.server.test_many import elsewhere, servers
from tests.server.test_people import refused

ONLY_BY_BUS = "[times]\nrecheck = 3600.0\n"


async def closed(socket: Socket) -> tuple[int, str]:
    """How the server cut a socket."""
    with pytest.raises(ConnectionClosed) as end:
        await asyncio.wait_for(listen(socket), PATIENCE)
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


async def listen(socket: Socket) -> None:
    while True:
        await socket.receive()


async def account(house: House) -> tuple[AsyncClient, str]:
    person, name = AsyncClient(house.url), fresh_name("Al")
    await person.register(name, "correct horse")
    return person, name


async def log_out(person: AsyncClient, _: str) -> None:
    await person.ask("DELETE", "/api/session", object)


async def log_out_everywhere(person: AsyncClient, name: str) -> None:
    other = AsyncClient(str(person.http.base_url).rstrip("/"))
    await other.log_in(name, "correct horse")
    await other.ask("DELETE", "/api/session", object, everywhere=True)


async def delete(person: AsyncClient, _: str) -> None:
    await person.ask("DELETE", "/api/me", object)


async def change_password(person: AsyncClient, _: str) -> None:
    await person.ask("PUT", "/api/me/password", object, {"old": "correct horse", "new": "battery staple"})


@pytest.mark.parametrize("act", [log_out, log_out_everywhere, delete, change_password])
def test_sockets_are_cut(house: House, act: Callable[[AsyncClient, str], Awaitable[None]]) -> None:
    async def run() -> None:
        person, name = await account(house)
        async with person.socket() as socket:
            await act(person, name)
            assert await closed(socket) == (4401, "server-who-are-you")

    asyncio.run(run())


def test_a_cookie_that_was_logged_out_is_void(house: House) -> None:
    async def run() -> None:
        person, _ = await account(house)
        kept = dict(person.http.cookies)
        await person.ask("DELETE", "/api/session", object)
        thief = httpx.get(f"{house.url}/api/me", cookies=kept)
        assert thief.status_code == 401

    asyncio.run(run())


def test_a_dropped_token_cuts_its_sockets_and_no_others(house: House) -> None:
    async def run() -> None:
        owner, _ = await account(house)
        tokens = [await owner.new_token(label) for label in ("one", "two")]
        programs = [AsyncClient(house.url, token.secret) for token in tokens]
        async with programs[0].socket() as first, programs[1].socket() as second:
            await owner.ask("DELETE", f"/api/me/tokens/{tokens[0].id}", object)
            assert (await closed(first))[0] == 4401
            table = await programs[1].new_table("tickets", players=2)
            await second.watch(table.id)
            assert (await asyncio.wait_for(second.wait_for(Snapshot), PATIENCE)).table.id == table.id

    asyncio.run(run())


def test_who_is_blocked_is_silent_at_once(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        async with ada.socket() as hers, bo.socket() as his:
            for socket in (hers, his):
                await socket.watch(table.id)
                await socket.wait_for(Snapshot)
            await ada.ask("POST", "/api/me/blocks", object, {"table": table.id, "seat": 1})
            await his.answer(await his.say(table.id, "unheard"))
            await hers.say(table.id, "heard")
            assert (await asyncio.wait_for(hers.wait_for(ChatLine), PATIENCE)).said.text == "heard"

    asyncio.run(run())


def test_a_guest_is_banned_and_his_address_with_him(tmp_path: Path) -> None:
    """From the server's console, without a bus: the server looks for itself every few seconds."""
    house = House(tmp_path, LANGBORD_BEHIND_PROXY="true").start()

    async def run() -> None:
        rude, quiet = await at(house, "10.1.0.1"), await at(house, "10.1.0.2")
        me = await rude.me()
        async with rude.socket() as socket, quiet.socket() as other:
            done = await asyncio.to_thread(admin, house.data, "ban", me.id, "--hours", "1", "--address")
            assert done.returncode == 0, done.stderr
            assert (await closed(socket))[0] == 4401
            again = await refused(lambda: rude.guest("Somebody else"))
            assert again == (403, "server-banned")
            assert (await quiet.me()).name
            await other.say("nowhere", "still here")
        await asyncio.to_thread(admin, house.data, "ban", me.id, "--address", "--lift")
        async with asyncio.timeout(PATIENCE):
            while (await rude.http.get("/api/games")).status_code != 200:
                await asyncio.sleep(0.2)

    try:
        asyncio.run(run())
    finally:
        house.stop()


async def at(house: House, address: str) -> AsyncClient:
    client = AsyncClient(house.url)
    client.http.headers["x-forwarded-for"] = address
    await client.guest(fresh_name())
    return client


@pytest.mark.parametrize("bus", ["notify", "nats", "cut"])
def test_on_every_process(tmp_path: Path, cluster: Cluster, nats: Nats, bus: str) -> None:
    """At once by the bus alone; and with the bus cut as each process looks for itself."""
    config = tmp_path / "langbord.toml"
    config.write_text("" if bus == "cut" else ONLY_BY_BUS)
    args = ["--config", str(config), "--db", cluster.new_database()]
    args += ["--bus", nats.url] if bus != "notify" else []

    async def run(houses: list[House]) -> None:
        person, _ = await account(houses[0])
        (guest,) = await guests(houses[0].url, 1)
        async with elsewhere(person, houses[1]).socket() as socket, elsewhere(guest, houses[1]).socket() as other:
            await other.watch((await guest.new_table("tickets", players=2)).id)
            await asyncio.wait_for(other.wait_for(Snapshot), PATIENCE)
            if bus == "cut":
                nats.stop()
            await person.ask("DELETE", "/api/session", object, everywhere=True)
            assert (await closed(socket))[0] == 4401

    with servers(tmp_path, *args) as houses:
        asyncio.run(run(houses))
