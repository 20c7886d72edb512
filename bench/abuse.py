"""One abusive guest against a server on which others play: does he make them wait?

    python bench/abuse.py                      200 tables, 30 seconds in peace, then 60 with him

The server has its real limits; every table's four players come from an address of their own, the guest from another. He
does all at once that was ever seen to harm a server: endless and long studies, editions of endless depth, tables of
strong bots, names of a million letters, wrong passwords, half-sent requests, floods of messages, actions done and taken
back, deep JSON. Reported in one run, with and without him: the time from sending an action to its acknowledgement,
the memory of the server and its workers, the longest that the event loop was held; and at the end that every
acknowledged action stands in the log. It ends with 1 where the others waited longer than `MOST_MS` or `MOST_TIMES` as
long as in peace, or where server and workers held more than `MOST_MIB`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import uvloop

import langbord
from langbord.bots.readiness import make_ready
from langbord.core.game import get_game
from langbord.core.plugins import game_names

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other one is
from bench.load import PLAYERS, Player, Server, Wire

GAME = game_names()[0]
HIS_ADDRESS = "203.0.113.66"
HALVES = 235  # half-sent requests at a time
PATIENCE = 120.0  # seconds
MOST_MS, MOST_TIMES = 250.0, 3.0  # of the slowest hundredth of moves
MOST_MIB = 2000.0


# --- those who play -------------------------------------------------------------------------------------------------


async def open_table(server: Server, number: int, times: list[float]) -> list[Player]:
    """A table of four, who come from an address of their own."""
    origin = {"x-langbord": "1", "x-forwarded-for": f"10.{number >> 8}.{number & 255}.1"}
    people = [httpx.AsyncClient(base_url=server.url, headers=origin, timeout=PATIENCE) for _ in range(PLAYERS)]
    for seat, person in enumerate(people):
        (await person.post("/api/guests", json={"name": f"Player {number} {seat}"})).raise_for_status()
    new = {"game": GAME, "players": PLAYERS, "clock": {"bank": 3600, "increment": 5}, "listed": False}
    table = (await people[0].post("/api/tables", json=new)).raise_for_status().json()["id"]
    for person in people[1:]:
        (await person.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
    (await people[0].post(f"/api/tables/{table}/start")).raise_for_status()
    players = []
    for person in people:
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        player = Player(table, 1.0, times, random.Random(number))
        await connect(player, server, cookie, origin["x-forwarded-for"])
        players.append(player)
        await person.aclose()
    return players


async def connect(player: Player, server: Server, cookie: str, address: str) -> None:
    host = server.url.removeprefix("http://")
    name, _, port = host.partition(":")
    more = f"X-Forwarded-For: {address}\r\n"
    _, player.wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire("/api/socket", host, cookie, player.hear, more), name, int(port)
    )
    await player.wire.open
    player.wire.send(json.dumps({"type": "watch", "table": player.table}).encode())


# --- the one who abuses ---------------------------------------------------------------------------------------------


class Abuser:
    """Everything at once, as fast as he is let."""

    def __init__(self, url: str) -> None:
        self.url, self.answers = url, Counter[str]()
        headers = {"x-langbord": "1", "x-forwarded-for": HIS_ADDRESS}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE)
        self.records = [json.dumps({"record": record}).encode() for record in records()]
        texts = ("a" + ".a" * 99_000 + " = 1", "a = " + "[" * 190_000, 'x = "' + "y" * 190_000 + '"')
        self.editions = [json.dumps({"game": GAME, "text": text}).encode() for text in texts]
        head = json.loads(langbord.new(GAME, players=2, seed=3).record().splitlines()[0])
        self.named = json.dumps({"record": json.dumps({**head, "seats": ["x" * 450_000] * 2})}).encode()
        self.long_name = json.dumps({"name": "x" * 1_000_000}).encode()
        self.deep = b'{"game":"%s","players":2,"options":' % GAME.encode() + b"[" * 100_000 + b"]" * 100_000 + b"}"

    async def run(self, seconds: float) -> None:
        await self.ask("POST", "/api/guests", {"name": "Mallory"})
        ways = [self.study, self.edit, self.open, self.name, self.guess, self.half, self.flood, self.nest, self.look]
        tasks = [asyncio.create_task(self.again(way)) for way in ways for _ in range(2)]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def again(self, way: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await way()
            except (httpx.HTTPError, OSError):
                self.answers["cut"] += 1
            await asyncio.sleep(0.02)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """What he sends again and again he has encoded once: he shall cost the server, not this machine."""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = await self.http.request(method, path, content=content)
        self.answers[str(answer.status_code)] += 1
        return answer

    async def study(self) -> None:
        for record in self.records:
            await self.ask("POST", "/api/studies", record)

    async def edit(self) -> None:
        for text in self.editions:
            await self.ask("POST", "/api/editions", text)

    async def open(self) -> None:
        bots = {"bots": ["master"] * 4, "sit": False, "start": True, "pace": 0}
        await self.ask("POST", "/api/tables", {"game": GAME, "players": 4, **bots})

    async def name(self) -> None:
        await self.ask("POST", "/api/studies", self.named)
        await self.ask("POST", "/api/guests", self.long_name)

    async def guess(self) -> None:
        await self.ask("POST", "/api/session", {"name": f"Anybody {random.random()}", "password": "wrong horse"})

    async def half(self) -> None:
        host, _, port = self.url.removeprefix("http://").partition(":")
        lines = []
        with contextlib.suppress(OSError):
            for _ in range(HALVES // 2):
                lines.append(socket.create_connection((host, int(port)), 5))
                lines[-1].sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.66\r\n")
        await asyncio.sleep(5)
        for line in lines:
            line.close()

    async def flood(self) -> None:
        """A table of his own: he acts and takes back as fast as he can, and says things, until he is cut."""
        wish = {"game": GAME, "players": 2, "bots": [None, "random"]}
        table = (await self.ask("POST", "/api/tables", wish)).json()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        player = Player(table.get("id", "none"), 0.0, [], random.Random(1))
        server = argparse.Namespace(url=self.url)
        await connect(player, server, cookie, HIS_ADDRESS)  # type: ignore[arg-type]
        for number in range(300):
            said = {"type": "say", "table": player.table, "id": f"s{number}", "text": "spam " * 90}
            player.wire.send(json.dumps(said).encode()[:125])
            player.wire.send(b"x" * 120)
            if player.wire.transport.is_closing():
                break
            await asyncio.sleep(0.005)
        player.wire.transport.abort()

    async def nest(self) -> None:
        await self.ask("POST", "/api/tables", self.deep)
        await self.ask("POST", "/api/tables", {"game": GAME, "players": 2, "options": {"self": 1}})

    async def look(self) -> None:
        for path in ("/api/tables", f"/api/games/{GAME}/editions/standard", "/readyz", f"/api/leaderboard/{GAME}"):
            await self.ask("GET", path)


def records() -> list[str]:
    """A study that never ends, and one that is as long as may be."""
    match = langbord.new(GAME, players=2, seed=3)
    position = json.loads(match.position())
    position["state"] |= {"awaited": 0, "phase": 0}
    endless = {**json.loads(match.record().splitlines()[0]), "start": position}
    match.play(match.legal()[0])
    lines = match.record().splitlines()
    act = next(line for line in lines if '"do"' in line)
    undo = json.dumps({"seat": json.loads(act)["seat"], "undo": 1})
    return [json.dumps(endless) + "\n", "\n".join([*lines[: lines.index(act)], *[act, undo] * 3500]) + "\n"]


# --- the measurement ------------------------------------------------------------------------------------------------


def figures(times: list[float]) -> dict[str, float]:
    known = sorted(times)
    return {
        "moves": len(known),
        "p50 ms": 1000 * known[len(known) // 2],
        "p99 ms": 1000 * known[int(len(known) * 0.99)],
        "max ms": 1000 * known[-1],
    }


def held(server: Server) -> float:
    """MiB of the server and its workers."""
    total = 0
    for each in server.everybody():
        with contextlib.suppress(psutil.Error):
            total += each.memory_info().rss
    return total / (1 << 20)


async def watched(server: Server, seconds: float, times: list[float]) -> dict[str, float]:
    """Let them play for so long; what they had to wait, and the most memory."""
    times.clear()
    cpu = server.cpu()
    most, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        most = max(most, held(server))
        await asyncio.sleep(0.25)
    share = 100 * (server.cpu() - cpu) / seconds
    return {**figures(times), "server cpu %": share, "most MiB": most}


async def measure(server: Server, tables: int, peace: float, abuse: float) -> tuple[list[Player], list[str]]:
    times: list[float] = []
    players = [player for number in range(tables) for player in await open_table(server, number, times)]
    for player in players:
        player.begin()
    await asyncio.sleep(2 * PLAYERS)
    rows = {"in peace": await watched(server, peace, times)}
    abuser = subprocess.Popen([sys.executable, __file__, "--abuser", server.url, "--seconds", str(abuse)])
    await asyncio.sleep(2)  # it starts
    rows["with him"] = await watched(server, abuse, times)
    abuser.wait(PATIENCE)
    for name, row in rows.items():
        print(f"{name:>10}", "  ".join(f"{figure} {value:.1f}" for figure, value in row.items()), flush=True)
    metrics = httpx.get(f"{server.url}/metrics").text
    for line in metrics.splitlines():
        if line.startswith(("langbord_loop_stalls_total", "langbord_jobs_killed_total", "langbord_connections_cut")):
            print(line)
    for player in players:
        player.wire.transport.abort()
    return players, list(faults(rows["in peace"], rows["with him"]))


def faults(peace: dict[str, float], abused: dict[str, float]) -> Iterator[str]:
    """What was promised and not kept."""
    if abused["p99 ms"] >= MOST_MS:
        yield f"a hundredth of the moves took {abused['p99 ms']:.0f} ms and more, not under {MOST_MS:.0f}"
    if abused["p99 ms"] >= MOST_TIMES * peace["p99 ms"]:
        yield f"that is {abused['p99 ms'] / peace['p99 ms']:.1f} times what it was in peace, not under {MOST_TIMES:.0f}"
    if abused["most MiB"] > MOST_MIB:
        yield f"{abused['most MiB']:.0f} MiB were held, not {MOST_MIB:.0f} at most"


def check_log(folder: str, players: list[Player]) -> int:
    """Every acknowledged action stands where it was said to stand; how many there were."""
    database = sqlite3.connect(f"file:{folder}/langbord.sqlite?mode=ro", uri=True)
    count = 0
    for player in players:
        for id, sequence in player.acknowledged:
            sql = "SELECT body FROM entry WHERE table_id = ? AND sequence = ?"
            (body,) = database.execute(sql, (player.table, sequence)).fetchone()
            assert json.loads(body)["client"].endswith(f":{id}"), "an acknowledged action is missing"
            count += 1
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--peace", type=float, default=30)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--abuser", metavar="URL", help="be the guest, against that server")
    wishes = parser.parse_args()
    uvloop.install()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if wishes.abuser:
        abuser = Abuser(wishes.abuser)
        asyncio.run(abuser.run(wishes.seconds))
        print("the guest was answered", dict(abuser.answers))
        return
    make_ready(get_game(GAME))  # else his masters would wait for the compiler, and think of nothing
    with tempfile.TemporaryDirectory() as folder:
        server = Server(None, folder, LANGBORD_LIMITS="1", LANGBORD_BEHIND_PROXY="true")
        try:
            players, broken = asyncio.run(measure(server, wishes.tables, wishes.peace, wishes.seconds))
        finally:
            server.process.terminate()
            server.process.wait()
        print(f"{check_log(folder, players)} acknowledged actions, none lost")
    sys.exit("\n".join(broken) or None)


if __name__ == "__main__":
    main()
