"""What strangers send to do harm: each of these stopped or filled a server once."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import langbord
from langbord.bots.readiness import make_ready
from langbord.client import AsyncClient
from langbord.core.game import get_game
from langbord.locales import LANGUAGES
from langbord.server.limits import documented
from langbord.server.security import network_of
from langbord.server.socket_messages import NotDone
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import guests
from tests.server.postgres import Cluster
from tests.server.test_fuzz import memory
from tests.server.test_people import refused

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with its real limits, but for rates; its workers are given little time, so that tests need not wait."""
    data = tmp_path_factory.mktemp("target")
    config = data / "langbord.toml"
    config.write_text("behind_proxy = true\n[work]\nstudy = 3.0\nedition = 3.0\n[rates]\n" + GENEROUS)
    running = House(data, "--config", str(config), LANGBORD_LIMITS="1").start()
    yield running
    running.stop()
    assert not running.failures(), running.failures()


GENEROUS = "".join(
    f"{name} = {{burst = 100000, per_second = 100000}}\n"
    for name in ("requests", "guests", "tables", "editions", "heavy")
)


async def served_at_once(house: House, doing: asyncio.Task[Any]) -> float:
    """The longest that a stranger waited for an answer, until something else was done."""
    longest = 0.0
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as http:
        while not doing.done():
            begin = time.perf_counter()
            (await http.get("/api/games")).raise_for_status()
            longest = max(longest, time.perf_counter() - begin)
            await asyncio.sleep(0.02)
    return longest


def stalls(house: House) -> float:
    """How often the event loop was held up so far."""
    found = [line for line in metrics_of(house).splitlines() if line.startswith("langbord_loop_stalls_total")]
    return float(found[0].split()[1])


def metrics_of(house: House) -> str:
    return httpx.get(f"{house.url}/metrics", timeout=PATIENCE).text


def record(players: int = 2, steps: int = 0) -> list[str]:
    match = langbord.new("tickets", players=players, seed=3)
    for _ in range(steps):
        match.play(match.legal()[0])
    return match.record().splitlines()


def with_header(lines: list[str], **changes: Any) -> str:
    head = {**json.loads(lines[0]), **changes}
    return "\n".join([json.dumps(head, separators=(",", ":")), *lines[1:]]) + "\n"


def test_the_server_describes_itself_and_nobody_waits(target: House) -> None:
    """Its whole interface takes a fifth of a second to write down."""
    before = stalls(target)
    for name in ("openapi", "asyncapi"):
        assert httpx.get(f"{target.url}/schema/{name}.json", timeout=PATIENCE).json()[name]
    assert stalls(target) == before


def test_a_table_is_previewed_in_every_language_and_nobody_waits(target: House) -> None:
    """To read the texts of a language and of its relatives takes up to a quarter of a second."""

    async def open_one() -> str:
        (person,) = await guests(target.url, 1)
        return (await person.new_table("tickets", players=2)).id

    table, before = asyncio.run(open_one()), stalls(target)
    for language in LANGUAGES:
        page = httpx.get(f"{target.url}/table/{table}", headers={"accept-language": language}, timeout=PATIENCE)
        assert "og:title" in page.text
    assert stalls(target) == before


# --- studies --------------------------------------------------------------------------------------------------------


def test_an_endless_study_is_stopped_and_nobody_waits(target: House) -> None:
    """A start position that leads nowhere, as its dealer has nothing to deal; and one that is merely long."""

    async def run() -> None:
        (person,) = await guests(target.url, 1)
        before = stalls(target)
        match = langbord.new("tickets", players=2, seed=3)
        position = json.loads(match.position())
        position["state"] |= {"awaited": 0, "phase": 0}
        doing = asyncio.create_task(refused(lambda: person.study(with_header(record()[:1], start=position))))
        assert await served_at_once(target, doing) < PATIENCE / 2
        assert doing.result()[0] == 422
        assert stalls(target) == before

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_record_of_actions_taken_back_again_and_again_is_bounded(target: House) -> None:
    """A legal one of the longest kind is replayed beside the event loop, and only once more when its table is read."""

    async def run() -> None:
        (person,) = await guests(target.url, 1)
        lines = record(steps=1)
        act, undo = '{"seat":0,"do":"DO"}', '{"seat":0,"undo":1}'
        act = act.replace("DO", json.loads(next(line for line in lines if '"do"' in line))["do"])
        first = next(k for k, line in enumerate(lines) if '"do"' in line)
        too_long = "\n".join([*lines[:first], *[act, undo] * 20_000]) + "\n"
        assert await refused(lambda: person.study(too_long)) == (413, "server-too-long")
        before = stalls(target)
        longest = "\n".join([*lines[:first], *[act, undo] * 4_900]) + "\n"
        doing = asyncio.create_task(settled(person, longest))
        assert await served_at_once(target, doing) < PATIENCE / 2
        assert doing.result() in ("a study", "server-too-much")
        assert stalls(target) == before

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def settled(person: AsyncClient, text: str) -> str:
    answer = await person.http.post("/api/studies", json={"record": text}, timeout=PATIENCE)
    return str(answer.json()["id"]) if answer.is_error else "a study"


def test_a_study_is_read_again_without_holding_the_loop_up(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def run() -> None:
        (person,) = await guests(house.url, 1)
        match = langbord.new("tickets", players=2, seed=3)
        while not match.over:
            match.play(match.legal()[0])
        study = await person.study(match.record(), at=match.record().count("\n") - 5)
        house.stop()
        house.start()
        assert (await person.table(study.id)).status == "playing"
        assert stalls(house) == 0

    try:
        asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))
    finally:
        house.stop()


def test_names_in_a_record_are_as_short_as_others(target: House) -> None:
    async def run() -> None:
        (person,) = await guests(target.url, 1)
        size = sum(file.stat().st_size for file in target.data.glob("langbord.sqlite*"))
        for _ in range(11):
            long = with_header(record()[:1], seats=["x" * 400_000, "y" * 400_000])
            assert (await refused(lambda long=long: person.study(long)))[0] in (413, 422)
        assert sum(file.stat().st_size for file in target.data.glob("langbord.sqlite*")) < size + 1_000_000

    asyncio.run(run())


def test_a_guest_keeps_so_many_studies(target: House) -> None:
    async def run() -> None:
        (person,) = await guests(target.url, 1)
        person.http.headers["x-forwarded-for"] = "10.0.0.6"
        text = "\n".join(record(steps=2)) + "\n"
        for _ in range(20):
            await person.study(text)
        assert await refused(lambda: person.study(text)) == (409, "server-too-many")

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))


# --- editions -------------------------------------------------------------------------------------------------------


def test_an_edition_of_endless_depth_is_refused_in_little_memory(target: House) -> None:
    async def run() -> None:
        (person,) = await guests(target.url, 1)
        held = memory(target.process.pid)
        for text in ("a" + ".a" * 99_000 + " = 1", "[" + "a." * 99_000 + "a]", '"a"' + ' . "a"' * 30_000 + " = 1"):
            doing = asyncio.create_task(refused(lambda text=text: person.enter_edition("tickets", text)))
            assert await served_at_once(target, doing) < PATIENCE / 2
            assert doing.result() == (422, "server-bad-edition")
        assert memory(target.process.pid) < held + 100_000_000

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# --- tables ---------------------------------------------------------------------------------------------------------


def test_a_guest_opens_so_many_tables_and_the_host_can_close_a_table_of_bots(target: House) -> None:
    """His masters think while somebody registers: their search is compiled before."""
    make_ready(get_game("tickets"))

    def thought() -> int:
        """How often a bot has thought in a worker."""
        told = httpx.get(f"{target.url}/metrics").text
        found = re.search(r'^langbord_job_seconds_count\{kind="bot"\} (\d+)', told, re.MULTILINE)
        return int(found[1]) if found is not None else 0

    async def run() -> None:
        (person,) = await guests(target.url, 1)
        stalled = stalls(target)
        person.http.headers["x-forwarded-for"] = "10.0.0.7"
        bots = ["master"] * 4
        tables = [
            await person.new_table("tickets", players=4, bots=bots, sit=False, start=True, pace=0) for _ in range(20)
        ]
        again = await refused(lambda: person.new_table("tickets", players=4, bots=bots, sit=False, start=True, pace=0))
        assert again == (409, "server-too-many")
        while not (before := thought()):
            await asyncio.sleep(0.1)
        begin = time.perf_counter()
        await AsyncClient(target.url).register(f"Newcomer {time.time_ns() % 10**6}", "correct horse")
        assert time.perf_counter() - begin < PATIENCE / 2
        while thought() == before:
            await asyncio.sleep(0.1)
        for table in tables:
            assert (await person.ask("POST", f"/api/tables/{table.id}/close", dict))["status"] == "closed"
        assert stalls(target) == stalled  # nor is a net read where all wait

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))


def test_a_refused_table_leaves_nothing_in_the_lobby(target: House) -> None:
    async def run() -> None:
        (person,) = await guests(target.url, 1)
        before = {table.id for table in await person.lobby()}
        new = person.new_table
        wish = {"game": "tickets", "players": 2, "start": True}
        assert await refused(lambda: person.ask("POST", "/api/tables", object, wish)) == (409, "server-seats-empty")
        assert await refused(lambda: new("tickets", players=2, start=True)) == (409, "server-seats-empty")
        assert await refused(lambda: new("tickets", players=2, seat=7)) == (409, "server-seat-taken")
        assert {table.id for table in await person.lobby()} == before

    asyncio.run(run())


# --- nonsense that was answered with an error of the server ---------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{"self": 1}, {"players": 2}, {"turns": [[[]]]}, {"x" * 500: 1}, {str(k): k for k in range(1000)}],
    ids=["self", "players", "deep", "long", "many"],
)
def test_options_that_are_none_are_refused_in_words(target: House, options: dict[str, Any]) -> None:
    async def run() -> None:
        (person,) = await guests(target.url, 1)
        answer = await person.http.post("/api/tables", json={"game": "tickets", "players": 2, "options": options})
        assert answer.status_code < 500

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/api/tables", "/api/studies", "/api/editions", "/api/guests"])
def test_deep_json_is_refused_in_words(target: House, path: str) -> None:
    async def run() -> None:
        (person,) = await guests(target.url, 1)
        deep = '{"options":' + "[" * 100_000 + "]" * 100_000 + "}"
        head = '{"langbord":"record","options":' + "[" * 40_000 + "]" * 40_000 + "}"
        for body in (
            deep,
            json.dumps({"record": head}),
            json.dumps({"game": "tickets", "text": "a = " + "[" * 90_000}),
        ):
            answer = await person.http.post(path, content=body, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, answer.text

    asyncio.run(run())


def test_every_games_own_edition_is_no_deeper_than_the_bound() -> None:
    from langbord.core.edition import DEEP_KEY

    for game in ("tickets", "landnam", "amsterdam"):
        assert DEEP_KEY.search((get_game(game).folder / "edition.toml").read_text(encoding="utf-8")) is None


def test_a_nul_is_refused_in_words(tmp_path: Path, cluster: Cluster) -> None:
    """PostgreSQL can neither store it nor look for it."""
    house = House(tmp_path, "--db", cluster.new_database()).start()

    async def run() -> None:
        (person,) = await guests(house.url, 1)
        table = await person.new_table("tickets", players=2)
        wishes: list[tuple[str, str, Any]] = [
            ("POST", "/api/guests", {"name": "a\0b"}),
            ("POST", "/api/session", {"name": "a\0b", "password": "correct\0horse"}),
            ("POST", "/api/editions", {"game": "tickets", "text": "a = 1\0"}),
            ("POST", "/api/tables", {"game": "tick\0ets", "players": 2}),
            ("POST", "/api/tables", {"game": "tickets", "players": 2, "edition": "\0"}),
            ("POST", "/api/reports", {"table": table.id, "seat": 0, "words": "\0"}),
            ("POST", "/api/passkeys/session", {"credential": {"id": "a\0b"}}),
            ("POST", "/api/studies", {"record": with_header(record()[:1], edition_digest="\0")}),
            ("POST", "/api/studies", {"record": with_header(record()[:1], options={"players": 2, "a\0b": "\0"})}),
            ("POST", "/api/studies", {"record": with_header(record()[:1], seats=["\0", "\0"])}),
            ("POST", "/api/tables", {"game": "tickets", "players": 2, "options": {"a\0b": "\0"}}),
            ("POST", "/api/pool", {"game": "\0", "players": 2}),
            ("POST", "/api/me/follows", {"name": "\0"}),
            ("PUT", "/api/me/likes/table", {"table": "\0", "notify": "now"}),
            ("POST", f"/api/tables/{table.id}/plans", {"action": "\0"}),
            ("GET", "/api/calendar/a%00b", None),
            ("GET", "/api/people/a%00b", None),
            ("GET", "/api/tables/a%00b", None),
            ("GET", f"/api/tables/{table.id}/foreseen?action=%00", None),
        ]
        for method, path, body in wishes:
            answer = await person.http.request(method, path, json=body)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
        async with person.socket() as socket:
            await socket.wire.send(json.dumps({"type": "say", "table": table.id, "id": "x", "text": "a\0b"}))
            assert (await asyncio.wait_for(socket.wait_for(NotDone), PATIENCE)).problem.id == "server-invalid"

    try:
        asyncio.run(run())
    finally:
        house.stop()
    assert not house.failures(), house.failures()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("2a01:4f8::1", "2a01:4f8::/64"),
        ("2a01:4f8::2", "2a01:4f8::/64"),
        ("2A01:04F8:0:0::3", "2a01:4f8::/64"),
        ("2a01:4f8:0:1::1", "2a01:4f8:0:1::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("10.0.0.1", "10.0.0.1"),
        ("nonsense", "unknown"),
    ],
)
def test_addresses_of_one_network_count_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_the_limits_are_documented_as_they_are() -> None:
    assert documented().rstrip() in (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
