"""Nonsense over the socket and over HTTP: refused in words, never an error of the server, a hang or growth."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from langbord.client import Socket
from langbord.server import schema
from langbord.server.socket_messages import FromServer, NotDone, Ping, Pong, Snapshot
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import full_table

PIECES: list[Any] = [
    *(None, True, -1, 0, 1, 3, 15, 16, 10**9, 10**30, 0.5, "", "a", "é☃", "x" * 500, [], {}, [[]], {"type": "act"}),
    *("draw pile", "keep", "watch", "act", "undo", "say", "ping", "__class__", "' OR 1=1 --", "\u0000", "../.."),
]


def memory(pid: int) -> int:
    """Bytes that a process holds."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * 4096


def nonsense(rng: random.Random, table: str, sequence: int) -> str:
    """A message that is nearly right, wrong in a field or two, or not a message at all."""
    kinds = ["watch", "unwatch", "watch_lobby", "unwatch_lobby", "act", "undo", "pace", "skip", "say", "ping"]
    message: dict[str, Any] = {"type": rng.choice(kinds)}
    full = {"table": table, "id": f"f{rng.randrange(10**9)}", "expected": sequence, "action": "draw pile"}
    full |= {"text": "hello", "factor": 2, "since": rng.randrange(5), "times": 1, "seat": rng.randrange(4)}
    fitting = {"act": ["table", "id", "expected", "action"], "undo": ["table", "id", "expected"], "ping": ["id"]}
    fitting |= {"pace": ["table", "id", "factor"], "skip": ["table", "id"]}
    for field in fitting.get(message["type"], ["table", "id", "text"]):
        message[field] = full[field]
    for _ in range(rng.randrange(3)):
        message[rng.choice([*full, "type", "more"])] = rng.choice(PIECES)
    text = json.dumps(message)
    match rng.randrange(12):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            return json.dumps(rng.choice(PIECES))
        case 2:
            return "".join(chr(rng.randrange(32, 0x2FFF)) for _ in range(rng.randrange(80)))
    return text


def test_nonsense_over_the_socket(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    house = House(tmp_path).start()
    asyncio.run(send_nonsense(house, pytestconfig.getoption("--fuzz")))
    house.stop()
    assert not house.failures()


async def send_nonsense(house: House, count: int) -> None:
    rng = random.Random(7)
    table, people = await full_table(house.url, "tickets", 2)
    async with people[0].socket() as socket:
        await socket.watch(table.id)
        sequence = (await socket.wait_for(Snapshot)).sequence
        grown = 0
        for k in range(count):
            await socket.wire.send(nonsense(rng, table.id, sequence))
            if k % 50 == 49:
                await catch_up(socket, f"p{k}")
            if k == count // 2:
                grown = memory(house.process.pid)
    assert memory(house.process.pid) - grown < 30_000_000
    async with people[1].socket() as socket:
        await socket.watch(table.id)
        assert (await asyncio.wait_for(socket.wait_for(Snapshot), PATIENCE)).table.id == table.id


async def catch_up(socket: Socket, id: str) -> None:
    """The server has answered everything so far, and nothing with a failure."""
    await socket.send(Ping(id=id))
    async with asyncio.timeout(PATIENCE):
        async for text in socket.wire:
            message = msgspec.json.decode(text, type=FromServer)
            if isinstance(message, NotDone):
                assert message.problem.id != "server-failed", message
            if isinstance(message, Pong) and message.id == id:
                return
    raise AssertionError("the server closed the socket")


def test_nonsense_over_http(house: House) -> None:
    """Every operation of the schema, with values that fit it and values that do not."""
    cookies = dict(httpx.post(f"{house.url}/api/guests", json={"name": "Schemathesis"}).cookies)
    operations = schemathesis.openapi.from_dict(schema.openapi())
    operations.config.update(base_url=house.url)
    statuses: Counter[int] = Counter()

    for result in operations.get_all_operations():
        operation = result.ok()
        if operation.path == "/api/me" and operation.method == "delete":
            continue  # or the others would be asked by nobody

        @given(case=operation.as_strategy())
        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def ask(case: schemathesis.Case) -> None:
            answer = case.call(headers={"x-langbord": "1"}, cookies=cookies)
            statuses[answer.status_code] += 1
            case.validate_response(answer, checks=[not_a_server_error])

        ask()
    assert statuses.total() > 200
    assert statuses[400] > 0 < statuses[200], "both sense and nonsense were asked"
