"""What happens at tables without their players: bots of one's own, fallen flags, abandoned tables."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import langbord
from langbord.bots import GreedyBot, decide
from langbord.bots.readiness import make_ready
from langbord.client import Client
from langbord.core.game import CHANCE, get_game
from langbord.core.gamerecord import parse
from langbord.core.match import replay
from langbord.core.proof import prove
from langbord.nets.file import blank_net, write
from langbord.nets.form import Size
from langbord.server.clock import SECOND
from langbord.server.minder import OUTAGE, Leisure, settle
from langbord.server.socket_messages import Snapshot, Update
from langbord.server.table import IDLE_CLOSES, LEFT_CLOSES, WAITING_CLOSES, Table
from tests.patience import PATIENCE
from tests.server.house import LATE, House
from tests.server.people import full_table, guests
from tests.server.tables import open_table, started_table
from tests.server.test_people import first_choice

ROOT = Path(__file__).parents[2]
ASKED = """
import sys
from langbord.bots.levels import needs_compiler
assert [needs_compiler("tickets", level) for level in ("easy", "medium", "hard", "master")] == [0, 0, 1, 1]
assert not {"numpy", "numba"} & sys.modules.keys()
"""


def test_no_net_is_read_to_know_that_a_bot_searches() -> None:
    """A server asks so of every bot; it needs neither NumPy nor nets itself, its workers do."""
    subprocess.run([sys.executable, "-c", ASKED], check=True, timeout=PATIENCE)


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


def to_interrupts() -> tuple[Table, list[int]]:
    """A table of Landnám at a moment at which bots may act out of turn while a person is waited for; these bots."""
    table, greedy = started_table("landnam", 3, at=0), GreedyBot(1)
    while table.match is not None and not table.match.over:
        seat = table.awaited[0]
        others = [k for k in range(3) if k not in table.awaited and any(c.startswith("give") for c in table.choices(k))]
        if others:
            for k in others:
                table.chairs[k].bot, table.chairs[k].person = "greedy", None
            return table, [k for k in ((seat + 1) % 3, (seat + 2) % 3) if k in others]
        action = decide(table.match, seat, greedy, table.sequence)
        table.act(seat, table.match.text(seat, action), table.sequence, None, table.sequence)
    raise AssertionError("nobody could ever act out of turn")


def test_bots_that_may_act_out_of_turn_are_asked_once() -> None:
    """While a person is waited for, after a pause such as before any move; nobody sees that they let things be."""
    table, bots = to_interrupts()
    before, sequence = table.wake(), table.sequence
    assert before == table.changed + table.pause
    for seat in bots:
        assert table.bot_to_ask() == seat, "clockwise from who is awaited"
        table.let_be[seat] = sequence
    assert table.bot_to_ask() is None
    assert table.wake() == table.changed + IDLE_CLOSES
    assert (table.sequence, table.status) == (sequence, "playing")
    seat = table.awaited[0]
    table.act(seat, table.match.text(seat, table.legal[seat][0]), sequence, None, 1)  # type: ignore[union-attr]
    assert not table.legal[bots[0]] or table.bot_to_ask() is not None, "something was done: they are asked again"


def test_a_table_at_which_a_bot_may_step_in_is_not_abandoned() -> None:
    table, bots = to_interrupts()
    table.pending.clear()  # as if all of it were kept
    wake = table.wake()
    assert wake is not None
    assert settle(table, wake) == (True, None)
    table.let_be.update(dict.fromkeys(bots, table.sequence))
    assert settle(table, wake) == (False, None)
    assert table.status == "playing"


def test_bots_trade_unasked_at_a_table(tmp_path: Path) -> None:
    """A game of Landnám between bots on a server: some of their acts are out of turn, and the record proves them."""
    house = House(tmp_path).start()
    try:
        client = Client(house.url)
        client.guest("Watcher")
        table = client.new_table(
            "landnam", players=3, bots=["greedy"] * 3, options={"turns": 40}, sit=False, start=True, pace=0
        )
        assert client.play(table.id, first_choice) is not None
        record = client.record(table.id)
        langbord.verify(record)
        match = replay(parse(record))
        assert any(m.actor != CHANCE and not m.before.awaited >> m.actor & 1 for m in match.moments)
        client.close()
    finally:
        house.stop()


def test_the_minder_closes_what_is_abandoned() -> None:
    waiting = open_table(at=0)
    assert settle(waiting, WAITING_CLOSES - 1) == (False, None)
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
