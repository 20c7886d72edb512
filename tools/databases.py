"""Make a kept database for the upgrade tests: tables of every kind, as this version writes them.

python tools/databases.py 0.1.0

For SQLite and for PostgreSQL, with a list of what every table showed. Once a release is out its databases never change.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from langbord.client import AsyncClient, play
from langbord.core.game import get_game
from langbord.core.plugins import game_names
from langbord.server.clock import now

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.house import House
from tests.server.postgres import Cluster

FOLDER = Path(__file__).parents[1] / "tests" / "server" / "databases"
SHORTER = {"turns": 40, "short": True}  # options by which a game is over sooner, where it has them


async def furnish(url: str) -> dict[str, Any]:
    """Tables that wait, play, are over or closed, of each game; what each shows."""
    person = AsyncClient(url)
    await person.register("Keeper", "correct horse")
    token = (await person.new_token("kept")).secret
    tables: list[str] = [(await person.new_table(game_names()[0], players=2)).id]
    for game in game_names():
        players = max(2, min(get_game(game).seats))
        declared = get_game(game).Options.__struct_fields__
        options = {name: value for name, value in SHORTER.items() if name in declared}
        wishes: dict[str, Any] = {"players": players, "options": options, "start": True, "pace": 0}
        wishes["bots"] = [None, *["random"] * (players - 1)]
        running = await person.new_table(game, **wishes)
        over = await person.new_table(game, **wishes)
        await play(person, over.id, lambda moment: moment.choices[0].action)
        tables += [running.id, over.id]
    closed = await person.new_table(game_names()[0], players=2, bots=[None, "random"], start=True, pace=0)
    await person.ask("POST", f"/api/tables/{closed.id}/close", object)
    await asyncio.sleep(20)  # let what is done after a game be done
    shown = [await show(person, table) for table in [*tables, closed.id]]
    await person.close()
    return {"at": now(), "token": token, "tables": shown}


async def show(person: AsyncClient, table: str) -> dict[str, Any]:
    info = await person.table(table)
    shown: dict[str, Any] = {"id": table, "game": info.game, "status": info.status}
    if info.status in ("playing", "over"):
        frames = (await person.history(table, views="true")).frames
        shown["frames"] = len(frames)
    if info.status == "over":
        games = await person.ask("GET", "/api/me/games", list[dict[str, Any]])
        shown["scores"] = next(game["scores"] for game in games if game["table"] == table)
    return shown


def made(house: House) -> dict[str, Any]:
    house.start()
    try:
        return asyncio.run(furnish(house.url))
    finally:
        house.stop()


def keep(name: str, data: bytes, shown: dict[str, Any]) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.gz").write_bytes(gzip.compress(data, mtime=0))
    (FOLDER / f"{name}.json").write_text(json.dumps(shown, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    asked = parser.parse_args()
    version = asked.version
    with tempfile.TemporaryDirectory() as folder:
        shown = made(House(Path(folder)))
        subprocess.run(
            [sys.executable, "-m", "langbord", "admin", "backup", f"{folder}/copy", "--data", folder], check=True
        )
        keep(f"{version}.sqlite", Path(folder, "copy").read_bytes(), shown)
    with tempfile.TemporaryDirectory(prefix="langbord-postgres-") as folder, tempfile.TemporaryDirectory() as data:
        cluster = Cluster(Path(folder)).start()
        try:
            url = cluster.new_database()
            shown = made(House(Path(data), "--db", url))
            dump = subprocess.run(["pg_dump", "--no-owner", url], check=True, capture_output=True)
        finally:
            cluster.stop()
        keep(f"{version}.sql", dump.stdout, shown)


if __name__ == "__main__":
    main()
