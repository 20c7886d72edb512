"""What happens at tables without their players: bots of one's own, fallen flags, abandoned tables."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import langbord
from langbord.bots.readiness import make_ready
from langbord.client import Client
from langbord.core.game import get_game
from langbord.core.gamerecord import parse
from langbord.core.proof import prove
from langbord.nets.file import blank_net, write
from langbord.nets.form import Size
from langbord.server.clock import SECOND
from langbord.server.messages import Snapshot, Update
from langbord.server.minder import OUTAGE, Leisure, settle
from langbord.server.table import LEFT_CLOSES, WAITING_CLOSES
from tests.patience import PATIENCE
from tests.server.house import LATE, House
from tests.server.people import full_table, guests
from tests.server.tables import open_table, started_table
from tests.server.test_people import first_choice

ROOT = Path(__file__).parents[2]


def play_out(folder: Path, bots: dict[str, str]) -> None:
    """A game of Tickets between the bots that a host's settings name, to its end and proven."""
    config = folder / "langbord.toml"
    config.write_text("[bots]\n" + "".join(f"{name} = '{bot}'\n" for name, bot in bots.items()))
    house = House(folder, "--config", str(config)).start()
    try:
        client = Client(house.url)
        client.guest("Watcher")
        table = client.new_table("tickets", players=len(bots), bots=list(bots), sit=False, start=True, pace=0)
        assert client.play(table.id, first_choice) is not None
        langbord.verify(client.record(table.id))
        client.close()
    finally:
        house.stop()


def test_a_program_of_ones_own_sits_at_a_table(tmp_path: Path) -> None:
    """One that works plays to the end; for one that fails a greedy bot plays on. Neither hangs the table."""
    good, bad = f"cmd:{sys.executable} {ROOT / 'examples' / 'bot.py'}", f"cmd:{sys.executable} -c 1"
    play_out(tmp_path, {"claimant": good, "broken": bad})


def test_a_net_sits_at_a_table(tmp_path: Path) -> None:
    """It thinks in a worker; where the net is of another game, a greedy bot plays on."""
    for name in ("tickets", "landnam"):
        write(tmp_path / name, blank_net(get_game(name), Size(16, 2, 8)))
    make_ready(get_game("tickets"))
    play_out(tmp_path, {"learned": f"net:{tmp_path / 'tickets'}@1", "lost": f"net:{tmp_path / 'landnam'}"})


def test_a_bot_is_used_again_unless_it_failed() -> None:
    leisure = Leisure()
    bot = leisure.take("greedy")
    leisure.give_back("greedy", bot)
    assert leisure.take("greedy") is bot
    assert leisure.take("greedy") is not bot
    broken = leisure.take("cmd:false")
    broken.failure = "it crashed"  # type: ignore[attr-defined]
    leisure.give_back("cmd:false", broken)
    assert leisure.take("cmd:false") is not broken


def test_a_strong_bot_plays_when_its_game_is_compiled(house: House) -> None:
    async def run() -> None:
        (person,) = await guests(house.url, 1)
        table = await person.new_table("tickets", players=2, bots=[None, "hard"], start=True, pace=0)
        async with person.socket() as socket, asyncio.timeout(240):
            await socket.watch(table.id)
            awaited = (await socket.wait_for(Snapshot)).awaited
            while 1 in awaited:
                awaited = (await socket.wait_for(Update)).awaited

    asyncio.run(run())


def test_a_flag_falls_in_time_also_after_a_kill(tmp_path: Path) -> None:
    """Ten seconds for the game: the server is killed meanwhile, and the bot takes over when they are over."""
    house = House(tmp_path).start()

    async def run() -> None:
        table, (ada, _) = await full_table(house.url, "tickets", 2, clock={"bank": 10})
        house.kill()
        house.start()
        while not all(seat.away for seat in (await ada.table(table.id)).seats):
            await asyncio.sleep(0.2)
        async with ada.socket() as socket:
            await socket.watch(table.id)
            clock = (await socket.wait_for(Snapshot)).clock
        assert clock is not None
        longest = OUTAGE + LATE * SECOND  # a longer time without a server would not count
        assert all(-longest <= left <= 0 for left in clock.left)

    try:
        asyncio.run(asyncio.wait_for(run(), PATIENCE))
    finally:
        house.stop()


def test_the_minder_closes_what_is_abandoned() -> None:
    waiting = open_table(at=0)
    assert settle(waiting, WAITING_CLOSES - 1) == (None, None)
    assert waiting.status == "waiting"
    settle(waiting, WAITING_CLOSES)
    assert (waiting.status, waiting.closed_why) == ("closed", "abandoned")
    left = started_table(at=0)
    left.leave("p0", 1)
    left.leave("p1", 2)
    assert (left.key, parse(left.record()).end) == (None, None)
    settle(left, 2 + LEFT_CLOSES)
    assert left.status == "closed"
    assert (left.key, prove(left.record()).all_deals) == (left.opened.key, True), "it can be proven all the same"
