"""The example game, installed from its folder: liar's dice through Python, kit, terminal, bots, arena and server."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import langbord
from langbord.bots import decide, get_bot
from langbord.cli import games
from langbord.cli.commands import app
from langbord.client import play
from langbord.core.conformance import audit_reasons, check_game
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.core.plugins import look_again
from langbord.core.tampering import check_edits
from tests.plugins.site import Site
from tests.server.house import House
from tests.server.people import guests

LINES = 300  # that its Python may have


@pytest.fixture
def liars_dice(site: Site) -> Site:
    site.install_project("liars_dice")
    look_again()
    return site


def run(*words: str, given: str = "", **environment: str) -> str:
    return CliRunner().invoke(app, list(words), input=given, env={"NO_COLOR": "1", "LANG": "en", **environment}).stdout


def test_it_is_small(liars_dice: Site) -> None:
    sources = (liars_dice.folder / "liars_dice").glob("*.py")
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources) < LINES


@pytest.mark.parametrize("players", [2, 5])
def test_an_edited_position_is_refused_or_played_to_its_end(liars_dice: Site, players: int) -> None:
    game = get_game("liars_dice")
    assert check_edits(game, game.book(), game.options(players=players), edits=400, seed=players, plain=1) > 20


@pytest.mark.long  # daily the check of everything, below, plays every number of players and each option
@pytest.mark.parametrize("players", range(2, 7))
def test_it_conforms(liars_dice: Site, players: int) -> None:
    check_game(get_game("liars_dice"), players=players, games=1, wild_ones=players % 2 == 0)


def test_every_reason_is_given_by_the_legal_list_too(liars_dice: Site) -> None:
    game = get_game("liars_dice")
    given = audit_reasons(game, game.book(), game.options(players=3), games=30, seed=1)
    assert [reason for reason, count in given.items() if not count] == ["over"]
    match = finished()
    assert match.why_not("liar", 0) is not None
    with pytest.raises(langbord.IllegalAction, match="LD7"):
        match.play("bid 1 1", 0)


def finished() -> Match:
    match, source = langbord.new("liars_dice", players=3, seed=1), random.Random(1)
    while not match.over:
        match.play(source.choice(match.legal()))
    return match


def test_who_is_wrong_loses_a_die(liars_dice: Site) -> None:
    match = langbord.new("liars_dice", players=2, seed=1)
    dice = [match.view(seat).seats[seat].own for seat in (0, 1)]
    twos = sum(own.get("2", 0) for own in dice)
    match.play(f"bid {twos + 1} 2")
    assert match.view(0).seats[1].own is None, "under another's cup"
    match.play("liar")
    assert match.undoable == 0, "the cups were lifted"
    assert [seat.left for seat in match.view(None).seats] == [4, 5]
    assert [seat.shown for seat in match.view(None).seats] == dice


def test_a_record_of_it_is_verified(liars_dice: Site) -> None:
    match = finished()
    assert sorted(match.places()) == [1, 2, 3]
    langbord.verify(match.record())


def test_a_search_beats_random_play(liars_dice: Site) -> None:
    """Without an appraisal or an evaluation of its own: the search plays on to the end."""
    won = 0
    for seed in range(12):
        match, bots = langbord.new("liars_dice", players=2, seed=seed), [get_bot("search:200", 1), get_bot("random", 2)]
        while not match.over:
            seat = match.awaited[0]
            match.play(decide(match, seat, bots[(seat + seed) % 2], 1), seat)
        won += match.places()[seed % 2] == 1
    assert won >= 9


def test_six_seats_are_searched(liars_dice: Site) -> None:
    match, bot = langbord.new("liars_dice", players=6, seed=1), get_bot("search:50", 1)
    for _ in range(12):
        match.play(decide(match, match.awaited[0], bot, 1), match.awaited[0])


def test_the_arena_plays_it(liars_dice: Site, tmp_path: Path) -> None:
    told = run("arena", "liars_dice", "--players", "greedy,random", "--games", "20", "--results", str(tmp_path / "r"))
    assert "greedy" in told


def test_the_terminal_plays_it(liars_dice: Site, tmp_path: Path) -> None:
    command = ["play", "liars_dice", "--seed", "1", "--names", "Anna", "--bots", "greedy"]
    told = run(*command, given="1\n\n" * 200, LANGBORD_DATA=str(tmp_path), COLUMNS="90")
    assert "Your dice" in told
    assert "has won." in told
    assert "{" not in told


def test_it_passes_every_check(
    liars_dice: Site, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "WATCHED", 1)
    monkeypatch.setattr(games, "GAMES", 20)
    assert games.check("liars_dice") == 0
    assert "FAILED" not in capsys.readouterr().out


def test_it_is_played_over_a_server(liars_dice: Site, tmp_path: Path) -> None:
    house = House(tmp_path / "data", PYTHONPATH=str(liars_dice.folder)).start()

    async def one_game() -> None:
        (person,) = await guests(house.url, 1)
        table = await person.new_table("liars_dice", players=3, bots=[None, "greedy", "random"], start=True, pace=0)
        source = random.Random(1)
        ending = await asyncio.wait_for(
            play(person, table.id, lambda moment: source.choice(moment.choices).action), 120
        )
        assert ending is not None
        langbord.verify(await person.record(table.id))

    try:
        asyncio.run(one_game())
    finally:
        house.stop()


# --- A game of one's own --------------------------------------------------------------------------------------------


def test_a_new_game_works_at_once(
    site: Site, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = games.new("mill_race", site.folder)
    assert {path.name for path in folder.iterdir()} == {"mill_race", "pyproject.toml"}
    monkeypatch.syspath_prepend(str(folder))
    site.install("mill-race", mill_race="mill_race")
    look_again()
    assert games.check("mill_race") == 0, capsys.readouterr().out
    assert "sample" not in "".join(path.read_text() for path in folder.rglob("*.*") if path.suffix != ".pyc")


@pytest.mark.parametrize("name", ["Chess", "my-game", "../up", ""])
def test_a_name_that_cannot_be_one_is_refused(name: str) -> None:
    told = CliRunner().invoke(app, ["game", "new", name])
    assert told.exit_code == 2


def test_check_names_what_is_wrong(
    site: Site, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = games.new("mill_race", site.folder) / "mill_race"
    texts = folder / "texts" / "en" / "game.ftl"
    texts.write_text(texts.read_text().replace("mill_race-did-add", "did-add"))
    (folder / "rulebook" / "en.md").write_text("- **SA1** Players.\n- **SA2** Adding.\n- **SA4** Nobody's.\n")
    monkeypatch.syspath_prepend(str(folder.parent))
    site.install("mill-race", mill_race="mill_race")
    look_again()
    assert games.check("mill_race") == 1
    told = capsys.readouterr().out
    assert "did-add does not begin with" in told
    assert "mill_race-did-add is missing" in told
    assert "SA3 is named, but" in told
    assert "SA4 of the rulebook is named by no function" in told
