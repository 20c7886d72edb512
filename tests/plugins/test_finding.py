"""Games are found by their entry points; what is wrong with one is told in a sentence, and touches no other."""

from __future__ import annotations

import subprocess
import sys

import pytest

from langbord.bots.levels import TO_THE_END, level_bot, tuning_of
from langbord.core.errors import BrokenGame, UnknownGame
from langbord.core.game import get_game, working_games
from langbord.core.plugins import About, Installed, game_names, installed, look_again
from tests.plugins.site import Site

OURS = game_names()


def test_a_game_of_somebody_else_is_found_by_its_name(site: Site) -> None:
    site.write("pebble_box/pebbles/game.toml", "order = 0\nplayers = 2")
    site.write("pebble_box/pebbles/__init__.py", "raise RuntimeError('no list of games needs my rules')")
    site.install("pebble-box", pebbles="pebble_box.pebbles")
    look_again()
    assert game_names() == ["pebbles", *OURS]
    found = installed("pebbles")
    assert (found.folder, found.provider) == (site.folder / "pebble_box" / "pebbles", "pebble-box 1.0")
    assert found.about == About(order=0, players=2)


def test_names_are_listed_without_loading_any_rules() -> None:
    program = "import sys; from langbord.core.plugins import game_names; game_names(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "langbord.core.plugins" in loaded
    assert not [name for name in loaded if name.startswith(("langbord.games.", "numba", "numpy"))]


def test_a_game_that_cannot_be_imported_leaves_the_others_alone(site: Site) -> None:
    site.write("pebbles/__init__.py", "import a_package_that_nobody_has")
    site.install("pebbles", pebbles="pebbles")
    look_again()
    with pytest.raises(BrokenGame, match=r"the game 'pebbles' of pebbles 1\.0 does not work: .*a_package_that_nobody"):
        get_game("pebbles")
    assert [game.name for game in working_games()] == OURS


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("order = 'first'", "Expected `int`, got `str`"),
        ("colour = 3", "unknown field `colour`"),
        ("order =", "game.toml"),
        ("[levels]\nlegendary = 'greedy'", "unknown field `legendary`"),
    ],
)
def test_a_wrong_game_toml_is_told_in_a_sentence(site: Site, text: str, why: str) -> None:
    site.write("pebbles/game.toml", text)
    site.write("pebbles/__init__.py", "")
    site.install("pebbles", pebbles="pebbles")
    look_again()
    assert game_names() == [*OURS, "pebbles"]
    with pytest.raises(BrokenGame, match=why):
        _ = installed("pebbles").about


def test_a_search_is_told_only_what_it_knows(site: Site) -> None:
    site.write("pebbles/game.toml", "[search]\ndepth = 4")
    site.write("pebbles/__init__.py", "")
    site.install("pebbles", pebbles="pebbles")
    look_again()
    with pytest.raises(BrokenGame, match="a search cannot be told depth"):
        tuning_of("pebbles")


def test_two_games_of_one_name_are_told_apart_by_nobody(site: Site) -> None:
    site.write("pebbles/__init__.py", "")
    site.install("first-box", pebbles="pebbles")
    site.install("second-box", pebbles="pebbles")
    look_again()
    with pytest.raises(BrokenGame, match=r"several packages .* 'pebbles': first-box 1\.0 and second-box 1\.0"):
        get_game("pebbles")
    assert [game.name for game in working_games()] == OURS


def test_a_name_must_fit_an_address(site: Site) -> None:
    site.install("box", **{"../etc": "pebbles"})
    look_again()
    with pytest.raises(BrokenGame, match="small letters, digits and underscores only"):
        installed("../etc")


def test_a_package_that_is_not_there(site: Site) -> None:
    site.install("box", pebbles="no_such_package")
    look_again()
    with pytest.raises(BrokenGame, match="there is no package no_such_package"):
        _ = installed("pebbles").folder


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are " + ", ".join(OURS)):
        get_game("chess")


def test_a_game_that_says_nothing_of_itself_is_played_all_the_same(site: Site) -> None:
    site.write("pebbles/__init__.py", "")
    site.install("pebbles", pebbles="pebbles")
    look_again()
    assert level_bot("pebbles", "easy") == "greedy:60"
    assert tuning_of("pebbles").ahead == TO_THE_END


@pytest.mark.parametrize(("seats", "usual"), [(range(2, 6), 3), (range(1, 3), 2), (range(4, 8), 4), (range(1, 2), 1)])
def test_three_players_are_usual_where_they_can_be(seats: range, usual: int) -> None:
    assert Installed("pebbles", "tests.plugins", "a test").usual_players(seats) == usual
