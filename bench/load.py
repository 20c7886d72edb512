"""How many live tables one server process holds: four scripted players each, one action a second a
table (after half a second to one and a half).

    python bench/load.py                       100 ... 2,000 tables on SQLite
    python bench/load.py --db postgresql://... --tables 500
    python bench/load.py --db postgresql://... --processes 2 --game landnam --tables 250

Every player has a socket of his own and gets every update. Reported for each number of tables: the time from sending an
action to its acknowledgement (which means it is on disk), the server's CPU time a move, and its memory a table.
Server and players share the machine, so on two cores the server has one. Time and memory are
those of all its processes.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import psutil
import uvloop

from langbord.core.plugins import game_names

PLAYERS = 4
NOTHING_TO_DO = b'"choices":[]'


class Choice(msgspec.Struct):
    action: str


class Heard(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    id: str | None = None
    sequence: int = 0
    seat: int | None = None
    awaited: list[int] = []
    choices: list[Choice] = []
    snapshot: Heard | None = None


decode = msgspec.json.Decoder(Heard).decode


class Wire(asyncio.Protocol):
    """The least WebSocket client that works, so that the players cost little."""

    def __init__(self, path: str, host: str, cookie: str, hear: Callable[[bytes], None], more: str = "") -> None:
        """`more`: further lines of the request's head."""
        self._hear, self._buffer, self.open = hear, bytearray(), asyncio.get_running_loop().create_future()
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                self.transport.abort()
                return
            self.open.set_result(None)
            self._buffer = rest
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, begin = buffer[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            if len(buffer) < begin:
                return False
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + size:
            return False
        code, payload = buffer[0] & 15, bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        if code == 1:
            self._hear(payload)
        elif code == 9:
            self.send(payload, 10)
        return True

    def send(self, payload: bytes, code: int = 1) -> None:
        """A masked frame; a mask of zeros masks nothing and costs nothing."""
        size = len(payload)
        head = bytes([128 | code, 128 | size]) if size < 126 else bytes([128 | code, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + payload)


class Turn(NamedTuple):
    action: str
    expected: int
    pause: float  # in seconds, before he acts


class Player:
    def __init__(self, table: str, pace: float, times: list[float], rng: random.Random) -> None:
        self.table, self.pace, self.times, self.rng = table, pace, times, rng
        self.sent: dict[str, float] = {}
        self.acknowledged: list[tuple[str, int]] = []  # ids, and where they stand in the log
        self.wire: Wire
        self.playing = False
        self.turn: Turn | None = None
        self.thinking: asyncio.TimerHandle | None = None

    def hear(self, payload: bytes) -> None:
        if NOTHING_TO_DO in payload:
            return  # another player's move; a real client would draw it
        message = decode(payload)
        if message.type == "done" and message.id in self.sent:
            self.times.append(time.perf_counter() - self.sent.pop(message.id))
            self.acknowledged.append((message.id, message.sequence))
        moment = message.snapshot or message
        if moment.choices and moment.seat in moment.awaited:
            # One action a second a table, however many are asked. People do not act in step; with equal pauses these
            # soon would, as one commit answers many of them.
            pause = self.pace * len(moment.awaited) * self.rng.uniform(0.5, 1.5)
            self.turn = Turn(self.rng.choice(moment.choices).action, moment.sequence, pause)
            if self.playing:
                self.think()

    def begin(self) -> None:
        """Everybody has sat down."""
        self.playing = True
        self.think()

    def think(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
        if self.turn is not None:
            self.thinking = asyncio.get_running_loop().call_later(self.turn.pause, self.act)

    def act(self) -> None:
        if self.turn is None or self.wire.transport.is_closing():
            return  # the measurement is over
        turn, self.turn = self.turn, None
        id = secrets.token_hex(6)
        self.sent[id] = time.perf_counter()
        message = {"type": "act", "table": self.table, "id": id, "expected": turn.expected, "action": turn.action}
        self.wire.send(json.dumps(message).encode())


class Server:
    """`langbord serve`, with all the processes that it starts: those that serve behind its port, and workers."""

    def __init__(self, db: str | None, folder: str, processes: int = 1, **settings: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = str(free.getsockname()[1])
        command = [sys.executable, "-m", "langbord", "serve", "--port", port, "--data", folder]
        command += ["--processes", str(processes)] if processes > 1 else []
        environment = {**os.environ, "LANGBORD_LIMITS": "1000000", **settings}
        self.process = subprocess.Popen(command + (["--db", db] if db else []), env=environment)
        self.url = f"http://127.0.0.1:{port}"
        while True:
            try:
                httpx.get(f"{self.url}/readyz").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.1)

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return sum(sum(each.cpu_times()[:2]) for each in self.everybody())

    def memory(self) -> int:
        return sum(each.memory_info().rss for each in self.everybody())

    def everybody(self) -> list[psutil.Process]:
        process = psutil.Process(self.process.pid)
        return [process, *process.children(recursive=True)]


async def open_tables(http: list[httpx.AsyncClient], game: str, count: int) -> list[str]:
    async def one() -> str:
        new = {"game": game, "players": PLAYERS, "clock": {"bank": 3600, "increment": 5}, "listed": False}
        table: str = (await http[0].post("/api/tables", json=new)).raise_for_status().json()["id"]
        for person in http[1:]:
            (await person.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
        (await http[0].post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    tables: list[str] = []
    while len(tables) < count:
        tables += await asyncio.gather(*(one() for _ in range(min(8, count - len(tables)))))
    return tables


async def measure(server: Server, game: str, tables: int, seconds: float, pace: float) -> dict[str, float]:
    """Open the tables, let them play, and measure when all are under way."""
    http = [httpx.AsyncClient(base_url=server.url, headers={"x-langbord": "1"}, timeout=60) for _ in range(PLAYERS)]
    cookies = []
    for k, person in enumerate(http):
        await person.post("/api/guests", json={"name": f"Player {k}"})
        cookies.append("; ".join(f"{name}={value}" for name, value in person.cookies.items()))
    empty = server.memory()
    ids = await open_tables(http, game, tables)
    times: list[float] = []
    host, port = str(urlsplit(server.url).hostname), int(urlsplit(server.url).port or 0)
    loop, rng, players = asyncio.get_running_loop(), random.Random(1), []
    for id in ids:
        for cookie in cookies:
            player = Player(id, pace, times, rng)
            wire = partial(Wire, "/api/socket", f"{host}:{port}", cookie, player.hear)
            _, player.wire = await loop.create_connection(wire, host, port)
            await player.wire.open
            player.wire.send(json.dumps({"type": "watch", "table": id}).encode())
            players.append(player)
    for player in players:
        player.begin()
    await asyncio.sleep(2 * PLAYERS * pace)  # the first choices, which all make at once, are over
    times.clear()
    cpu, own, begin = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    used, cpu, memory = time.perf_counter() - begin, server.cpu() - cpu, server.memory()
    own = time.process_time() - own
    for player in players:
        player.wire.transport.abort()
    for person in http:
        await person.aclose()
    sorted_times = sorted(times)
    return {
        "tables": tables,
        "moves/s": len(times) / used,
        "p50 ms": 1000 * sorted_times[len(times) // 2],
        "p99 ms": 1000 * sorted_times[int(len(times) * 0.99)],
        "max ms": 1000 * sorted_times[-1],
        "cpu ms/move": 1000 * cpu / max(1, len(times)),
        "server cpu %": 100 * cpu / used,
        "players cpu %": 100 * own / used,
        "KiB/table": (memory - empty) / 1024 / tables,
        "machine load": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=game_names()[0])
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 250, 500, 750, 1000, 1500, 2000])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between a table's actions, on average")
    parser.add_argument("--db", default=None, help="a PostgreSQL; by default SQLite in a fresh folder")
    parser.add_argument("--processes", type=int, default=1, help="that serve behind one port; more need a PostgreSQL")
    wishes = parser.parse_args()
    uvloop.install()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    for count in wishes.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(wishes.db, folder, wishes.processes)
            try:
                figures = asyncio.run(measure(server, wishes.game, count, wishes.seconds, wishes.pace))
            finally:
                server.process.terminate()
                server.process.wait()
        if count == wishes.tables[0]:
            print("  ".join(f"{name:>12}" for name in figures), flush=True)
        print("  ".join(f"{figure:12.1f}" for figure in figures.values()), flush=True)


if __name__ == "__main__":
    main()
