"""The example of a bot account runs as it says."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from langbord.client import play
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import fresh_name, guests
from tests.server.test_people import first_choice

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_account.py"


def test_a_bot_account_finds_a_table_and_plays(house: House) -> None:
    name = fresh_name("Example")
    bot = subprocess.Popen([sys.executable, EXAMPLE, house.url, name], stdout=subprocess.PIPE, text=True)

    async def run() -> None:
        (person,) = await guests(house.url, 1)
        table = await person.new_table("tickets", players=2)
        async with asyncio.timeout(PATIENCE):
            while any(seat.kind == "free" for seat in (await person.table(table.id)).seats):
                await asyncio.sleep(0.1)
            await person.start(table.id)
            assert await play(person, table.id, first_choice) is not None
        assert (await person.profile(name)).kind == "bot"

    try:
        asyncio.run(run())
    finally:
        bot.terminate()
        output = bot.communicate()[0]
    assert "LANGBORD_TOKEN=lbt_" in output
