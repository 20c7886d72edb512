"""For those who run a server: readiness, damage, stopping in any state, private files, one server a folder."""

from __future__ import annotations

import asyncio
import random
import socket as sockets
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx
import psutil
import pytest

from langbord.bots.readiness import make_ready
from langbord.core.game import get_game
from tests.patience import PATIENCE
from tests.server.house import DEADLINE, LATE, House, free_port
from tests.server.people import full_table, guests
from tests.server.postgres import Cluster
from tests.server.test_admin import admin
from tests.server.test_advice import finished_table, reviewed

# --- readiness ------------------------------------------------------------------------------------------------------


def readiness(house: House) -> tuple[int, str]:
    answer = httpx.get(f"{house.url}/readyz", timeout=PATIENCE)
    return answer.status_code, answer.json()["status"]


async def until(house: House, wished: tuple[int, str]) -> None:
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(readiness, house) != wished:
            await asyncio.sleep(0.2)


def test_a_full_disk_is_told_and_so_is_its_end(tmp_path: Path) -> None:
    """The process may write no more to any file, as if there were no room."""
    house = House(tmp_path).start()
    process = psutil.Process(house.process.pid)
    try:
        assert readiness(house) == (200, "ready")
        _, most = process.rlimit(psutil.RLIMIT_FSIZE)
        process.rlimit(psutil.RLIMIT_FSIZE, (0, most))
        asyncio.run(until(house, (503, "no database")))
        process.rlimit(psutil.RLIMIT_FSIZE, (most, most))
        asyncio.run(until(house, (200, "ready")))
    finally:
        house.stop()


def test_a_damaged_database_is_not_served(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def play() -> None:
        (person,) = await guests(house.url, 1)
        for _ in range(60):
            await person.new_table("tickets", players=2, bots=[None, "random"], start=True)

    asyncio.run(play())
    house.stop()
    database = tmp_path / "langbord.sqlite"
    assert database.stat().st_size > 120_000
    with database.open("r+b") as file:
        file.seek(40_000)
        file.write(b"\xff" * 60_000)
    ended = subprocess.run(
        [sys.executable, "-m", "langbord", "serve", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
    )
    assert ended.returncode == 2
    assert "damaged" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_bus_that_cannot_be_reached_is_told(tmp_path: Path, cluster: Cluster) -> None:
    house = House(tmp_path, "--db", cluster.new_database(), "--bus", f"nats://127.0.0.1:{free_port()}").start()
    try:
        answer = httpx.get(f"{house.url}/readyz").json()
        assert answer == {"status": "ready", "bus": "out of reach"}
        give_up = time.monotonic() + PATIENCE
        while "the bus is out of reach" not in house.log.read_text():
            assert time.monotonic() < give_up
            time.sleep(0.2)
    finally:
        house.stop()


def test_head_is_get_without_a_body(house: House) -> None:
    for path in ("/healthz", "/readyz", "/api/games", "/"):
        got, head = httpx.get(house.url + path), httpx.head(house.url + path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]


def test_metrics_are_for_this_machine_alone_unless_the_owner_says_so(tmp_path: Path) -> None:
    private = House(tmp_path / "private", LANGBORD_BEHIND_PROXY="true").start()
    public = House(tmp_path / "public", LANGBORD_BEHIND_PROXY="true", LANGBORD_METRICS="public").start()
    outside = {"x-forwarded-for": "203.0.113.7"}
    try:
        assert httpx.get(f"{private.url}/metrics").status_code == 200
        assert httpx.get(f"{private.url}/metrics", headers=outside).status_code == 404
        assert httpx.get(f"{public.url}/metrics", headers=outside).status_code == 200
    finally:
        private.stop()
        public.stop()


# --- files ----------------------------------------------------------------------------------------------------------


def test_database_and_backups_are_private(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    data.mkdir(mode=0o755)
    (data / "langbord.sqlite").touch(mode=0o644)
    house = House(data).start()
    try:
        assert admin(data, "backup", str(copy)).returncode == 0
        files = [*data.glob("langbord.sqlite*"), copy]
        assert len(files) >= 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        house.stop()


def test_nothing_is_restored_under_a_running_server(tmp_path: Path, cluster: Cluster) -> None:
    house = House(tmp_path / "data").start()
    copy = tmp_path / "copy.sqlite"
    assert admin(house.data, "backup", str(copy)).returncode == 0
    refused = admin(house.data, "restore", str(copy))
    assert (refused.returncode, "a server runs" in refused.stderr) == (2, True)
    house.stop()
    assert admin(house.data, "restore", str(copy)).returncode == 0
    url = cluster.new_database()
    shared = House(tmp_path / "shared", "--db", url).start()
    try:
        refused = admin(tmp_path / "shared", "restore", str(copy), "--db", url)
        assert (refused.returncode, "a server runs" in refused.stderr) == (2, True)
    finally:
        shared.stop()


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    try:
        second = [sys.executable, "-m", "langbord", "serve", "--port", "0", "--data", str(tmp_path)]
        ended = subprocess.run(second, capture_output=True, text=True, timeout=PATIENCE)
        assert (ended.returncode, "another server runs" in ended.stderr) == (2, True)
    finally:
        house.stop()


# --- half-sent requests ---------------------------------------------------------------------------------------------


def test_half_sent_requests_are_cut_and_others_served_meanwhile(tmp_path: Path) -> None:
    config = tmp_path / "langbord.toml"
    config.write_text("[times]\nheader = 2.0\nbody = 3.0\n")
    house = House(tmp_path, "--config", str(config)).start()
    head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    halves = [b"", b"GET / HT", head, head + b"Content-Length: 500\r\n\r\n{"]
    try:
        open_ones = [sockets.create_connection(("127.0.0.1", house.port)) for _ in range(235)]
        for number, each in enumerate(open_ones):
            each.sendall(halves[number % len(halves)])
        assert httpx.get(f"{house.url}/healthz", timeout=PATIENCE).status_code == 200
        for each in open_ones:
            each.settimeout(PATIENCE)
            assert is_cut(each), "the server waits for ever"
        assert "a connection was cut" in house.log.read_text()
        assert house.log.read_text().count("a connection was cut") <= 20, "a flood is not logged line by line"
    finally:
        house.stop()


def is_cut(line: sockets.socket) -> bool:
    try:
        while line.recv(4096):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    config = tmp_path / "langbord.toml"
    config.write_text("[quotas.connections]\nguest = 0\naccount = 0\naddress = 10\n")
    house = House(tmp_path, "--config", str(config), LANGBORD_LIMITS="1").start()
    try:
        lines = [sockets.create_connection(("127.0.0.1", house.port)) for _ in range(14)]
        for line in lines:
            line.settimeout(0.1)
        give_up = time.monotonic() + PATIENCE
        while (cut := sum(map(is_cut, lines))) < 3:
            assert time.monotonic() < give_up
        assert cut <= 5
    finally:
        house.stop()


# --- stopping -------------------------------------------------------------------------------------------------------


def test_it_stops_in_the_moment_of_a_nudge(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """Bots that move all the time wake the minder all the time; a cancel was lost there."""
    house, rng = House(tmp_path), random.Random(4)

    async def keep_busy() -> None:
        (person,) = await guests(house.url, 1)
        for _ in range(4):
            bots = [None, "random", "random", "random"]
            table = await person.new_table("tickets", players=4, bots=bots, start=True, pace=0)
            await person.leave(table.id)
            await person.sit(table.id)

    for _ in range(pytestconfig.getoption("--kills")):
        house.start()
        asyncio.run(keep_busy())
        time.sleep(rng.random())
        assert house.seconds_to_stop() < DEADLINE + LATE


def test_it_stops_during_a_review(tmp_path: Path) -> None:
    make_ready(get_game("tickets"))
    house = House(tmp_path).start()

    async def run() -> None:
        table, client = await finished_table(house.url)
        await reviewed(client, table, enough=0.02)

    asyncio.run(run())
    assert house.seconds_to_stop() < DEADLINE + LATE


def test_it_stops_when_its_loop_is_stuck(tmp_path: Path) -> None:
    """An endless loop in the event loop's thread hears no signal but this one."""
    stuck = (
        "import langbord.server.readiness as readiness, langbord.cli, asyncio\n"
        "async def never(self):\n"
        "    if not self._services.ready: return 'ready'\n"
        "    asyncio.get_running_loop().call_later(1, spin)\n"
        "    return 'ready'\n"
        "def spin():\n"
        "    while True: pass\n"
        "if __name__ == '__main__':\n"
        "    readiness.Readiness._probe = never\n"
        "    langbord.cli.main()\n"
    )
    script = tmp_path / "stuck.py"
    script.write_text(stuck)
    config = tmp_path / "langbord.toml"
    config.write_text("[times]\nstop = 3.0\n")
    house = House(tmp_path, "--config", str(config))
    house._command = [sys.executable, str(script), *house._command[3:]]
    house.start()
    with pytest.raises(httpx.TransportError):
        ask_on(house)
    assert house.seconds_to_stop() < 3 + LATE


def ask_on(house: House) -> None:
    for _ in range(int(PATIENCE)):
        httpx.get(f"{house.url}/healthz", timeout=3)
        time.sleep(1)


def test_nothing_acknowledged_is_lost_by_stopping(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def run() -> None:
        table, people = await full_table(house.url, "tickets", 2)
        assert await asyncio.to_thread(house.seconds_to_stop) < DEADLINE + LATE
        house.start()
        assert (await people[0].table(table.id)).status == "playing"

    asyncio.run(run())
    house.stop()
