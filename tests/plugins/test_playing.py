"""A game that somebody else wrote, installed beside ours: played in Python, in the terminal and through the server."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from rich.console import Console
from typer.testing import CliRunner

import langbord
from langbord.bots import decide, get_bot
from langbord.cli.commands import app
from langbord.core.conformance import check_game
from langbord.core.game import get_game
from langbord.core.plugins import look_again
from langbord.core.tampering import check_edits
from langbord.locales import Teller
from tests.plugins.site import Site
from tests.server.house import House

Install = Callable[..., Site]


def test_it_conforms(pebbles: Site) -> None:
    for players in (2, 3):
        check_game(get_game("pebbles"), players=players, games=3)


def test_an_edited_position_is_refused_or_played_to_its_end(pebbles: Site) -> None:
    game = get_game("pebbles")
    assert check_edits(game, game.book(), game.options(players=2), edits=400, seed=1, plain=1) > 20


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "search:50"])
def test_bots_play_it(pebbles: Site, bot: str) -> None:
    match, player = langbord.new("pebbles", players=2, seed=1), get_bot(bot, 1)
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, player, 1), seat)
    assert sum(match.scores()) == 3 * 4 + 5


def test_a_record_of_it_is_verified(pebbles: Site) -> None:
    match, source = langbord.new("pebbles", players=3, seed=1), random.Random(1)
    while not match.over:
        match.play(source.choice(match.legal(match.awaited[0])), match.awaited[0])
    langbord.verify(match.record())


def test_its_texts_are_told_and_lacking_ones_in_a_relative(pebbles: Site) -> None:
    assert Teller("nl").tell("pebbles-name") == "Kiezels"
    assert Teller("nl").tell("pebbles-score-last") == "The last pebble"


def test_it_cannot_change_what_others_say(pebbles: Site) -> None:
    before = Teller("en").tell("core-total")
    pebbles.write("pebbles/texts/en/more.ftl", "core-total = Mine\npebbles-more = more")
    look_again()
    pebbles.install("another-box", marbles="no_such_package")  # the games are others now
    look_again()
    assert Teller("en").tell("pebbles-more") == "more"
    assert Teller("en").tell("core-total") == before


def test_it_is_played_on_the_plain_board_of_the_terminal(pebbles: Site, tmp_path: Path) -> None:
    environment = {"LANGBORD_DATA": str(tmp_path), "COLUMNS": "80", "NO_COLOR": "1", "LANG": "en"}
    command = ["play", "pebbles", "--seed", "1", "--names", "Anna", "--bots", "greedy"]
    shown = CliRunner().invoke(app, command, input="2\n\n" + "1\n\n" * 20, env=environment).stdout
    assert "Heaps: left ×4, middle ×4, right ×4" in shown
    assert "1 Anna" in shown  # a row of the table of players
    assert "Pebbles" in shown
    told = [shown.index(words) for words in ("Passing", "  1 Pass", "Taking", "  2 Take 1 from the left heap")]
    assert told == sorted(told)
    assert "Anna takes 1 from the left heap." in shown
    assert "{" not in shown
    assert "The last pebble" in shown


def test_the_server_lists_it_and_serves_its_files(pebbles: Site, tmp_path: Path) -> None:
    house = House(tmp_path / "data", PYTHONPATH=str(pebbles.folder)).start()
    try:
        with httpx.Client(base_url=house.url) as client:
            (info,) = [game for game in client.get("/api/games").json() if game["name"] == "pebbles"]
            assert (info["players"], info["usual_players"], info["rulebooks"]) == ([2, 3], 2, ["en"])
            assert (info["board"], info["picture"], info["lessons"]) == (True, False, False)
            files = f"/api/games/pebbles/files/{info['digest']}"
            board = client.get(f"{files}/board.js")
            assert board.headers["content-type"].startswith("text/javascript")
            assert "immutable" in board.headers["cache-control"]
            assert "script-src 'self'" in board.headers["content-security-policy"]
            assert board.content == (pebbles.folder / "pebbles" / "board.js").read_bytes()
            assert client.get(f"{files}/board/pebble.svg").headers["content-type"].startswith("image/svg+xml")
            assert client.get("/api/games/pebbles/files/of-yesterday/board.js").headers["cache-control"] == "no-cache"
            dutch = client.get(f"{files}/texts/nl.ftl").text
            assert "pebbles-name = Kiezels" in dutch
            assert "pebbles-score-last = The last pebble" in dutch
            assert "pebbles-name = Pebbles" not in dutch
            for path in (
                "rules.py",
                "game.toml",
                "../state.py",
                "..%2Fstate.py",
                "board/../rules.py",
                "%2Fetc%2Fpasswd",
                "",
            ):
                assert client.get(f"{files}/{path}").status_code == 404, path
            assert client.get("/api/games/chess/files/x/board.js").status_code == 404
    finally:
        house.stop()


def test_a_game_that_does_not_work_is_left_out_by_the_server(pebbles: Site, tmp_path: Path) -> None:
    pebbles.write("marbles/__init__.py", "import a_package_that_nobody_has")
    pebbles.install("marbles", marbles="marbles")
    house = House(tmp_path / "data", PYTHONPATH=str(pebbles.folder)).start()
    try:
        names = [game["name"] for game in httpx.get(f"{house.url}/api/games").json()]
        assert "pebbles" in names
        assert "marbles" not in names
        assert "a_package_that_nobody_has" in house.log.read_text()
    finally:
        house.stop()


def test_without_a_terminal_of_its_own_nothing_is_shown_as_python(pebbles: Site) -> None:
    from langbord.cli.boards import find_board

    match = langbord.new("pebbles", players=2, seed=1)
    console = Console(record=True, width=60, color_system=None)
    console.print(find_board("pebbles").draw(match.view(0), match.book, Teller("en"), ["Anna", "Bo"], 0))
    assert console.export_text().split("\n")[0].strip() == "Turn: Anna   Heaps: left ×4, middle ×4, right ×4"
