"""The command line of who runs a server; configuration; stopping in peace."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

from langbord.client import AsyncClient, Client
from langbord.server.config import BadConfig, load_config
from langbord.server.socket_messages import Gone, Snapshot, Update
from langbord.server.tables import new_id
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import fresh_name, full_table
from tests.server.test_people import refused


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_database_that_cannot_be_reached_is_told_in_a_sentence(command: str, tmp_path: Path) -> None:
    options = ["--db", "postgresql://nobody@127.0.0.1:1/none", "--data", str(tmp_path)]
    ended = subprocess.run([sys.executable, "-m", "langbord", command, *options], capture_output=True, text=True)
    assert ended.returncode == 2
    assert ended.stderr.startswith("langbord: the database cannot be reached")
    assert "Traceback" not in ended.stderr


def admin(data: Path, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "langbord", "admin", *args, "--data", str(data)]
    return subprocess.run(command, capture_output=True, text=True)


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in 64 did, and `langbord admin close ID` refused it."""
    made = iter(["-begins_with_one", "has-one"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(made))
    assert new_id() == "has-one"


def test_list_and_close_while_the_server_runs(house: House) -> None:
    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2)
        listed = await asyncio.to_thread(admin, house.data, "list", "--status", "playing")
        assert table.id in listed.stdout
        async with ada.socket() as socket:
            await socket.watch(table.id)
            await socket.wait_for(Snapshot)
            await asyncio.to_thread(admin, house.data, "close", table.id)
            update = await asyncio.wait_for(socket.wait_for(Update), PATIENCE)
            assert update.info is not None
            assert (update.info.status, update.info.why) == ("closed", "admin")

    asyncio.run(run())


def test_ban_and_lift(house: House) -> None:
    async def run() -> None:
        name = fresh_name("Rude")
        person = AsyncClient(house.url)
        await person.register(name, "correct horse")
        await asyncio.to_thread(admin, house.data, "ban", name)
        assert (await refused(person.me))[0] == 401
        assert (await refused(lambda: person.log_in(name, "correct horse")))[0] == 401
        await asyncio.to_thread(admin, house.data, "ban", name, "--lift")
        assert (await person.log_in(name, "correct horse")).name == name
        unknown = await asyncio.to_thread(admin, house.data, "ban", "nobody at all")
        assert unknown.returncode == 2
        assert "there is no account" in unknown.stderr

    asyncio.run(run())


def test_backup_and_restore(house: House, tmp_path: Path) -> None:
    client = Client(house.url)
    client.guest("Keeper")
    table = client.new_table("tickets", players=2)
    copy = tmp_path / "a copy %41?#1.sqlite"  # which a URI would take for something else
    assert admin(house.data, "backup", str(copy)).returncode == 0
    assert admin(house.data, "backup", str(copy)).returncode == 2, "nothing is overwritten"
    assert "is there already" in admin(house.data, "backup", str(copy), "--db", "postgresql://nowhere").stderr
    elsewhere = tmp_path / "elsewhere"
    assert admin(elsewhere, "restore", str(copy)).returncode == 0
    assert table.id in admin(elsewhere, "list").stdout
    (tmp_path / "nonsense").write_text("nonsense")
    assert "is not a backup" in admin(elsewhere, "restore", str(tmp_path / "nonsense")).stderr
    client.close()


def test_stopping_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    house = House(tmp_path).start()

    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2)
        async with ada.socket() as socket:
            await socket.watch(table.id)
            snapshot = await socket.wait_for(Snapshot)
            await socket.act(table.id, snapshot.choices[0].action, snapshot.sequence)
            await socket.wait_for(Update)
            stopping = asyncio.create_task(asyncio.to_thread(house.stop))
            assert (await asyncio.wait_for(socket.wait_for(Gone), PATIENCE)).retry > 0
            await stopping
        assert house.process.returncode in (0, -15)
        house.start()
        async with ada.socket() as socket:
            await socket.watch(table.id, snapshot.sequence)
            missed = await socket.wait_for(Update)
            assert missed.sequence == snapshot.sequence + 1

    asyncio.run(run())
    house.stop()


def test_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "langbord.toml"
    file.write_text('port = 9000\nhost = "0.0.0.0"\n[bots]\nmine = "cmd:./mine"\n')
    monkeypatch.setenv("LANGBORD_PORT", "9001")
    config = load_config(file, host="127.0.0.2")
    assert (config.port, config.host, config.bots) == (9001, "127.0.0.2", {"mine": "cmd:./mine"})
    monkeypatch.setenv("LANGBORD_PORT", "many")
    with pytest.raises(BadConfig, match="port"):
        load_config(file)
    monkeypatch.delenv("LANGBORD_PORT")
    file.write_text("prot = 9000\n")
    with pytest.raises(BadConfig, match="prot"):
        load_config(file)
