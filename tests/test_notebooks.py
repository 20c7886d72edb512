"""The notebooks for researchers run, shortened; `bench/notebooks.py` runs them whole."""

from __future__ import annotations

from tests.notebooks import NOTEBOOKS, run

BY_NAME = {path.stem: path for path in NOTEBOOKS}
SHORT = {
    "a_net_on_a_cpu": {"SECONDS": 20, "GAMES": 128, "TRIALS": 400},
    "a_tournament": {"DEALS": 4},
    "a_million_games": {"GAMES": 2000, "SIDE_BY_SIDE": 512},
}


def test_every_notebook_is_run_here() -> None:
    assert BY_NAME.keys() == SHORT.keys()


def test_a_small_net_learns() -> None:
    """In seconds it is already better than its opponent, who plays at random."""
    space = run(BY_NAME["a_net_on_a_cpu"], SHORT["a_net_on_a_cpu"])
    assert space["rounds"] > 0
    assert space["against_random"].low > 0.5


def test_a_tournament_of_ones_own_bot() -> None:
    games = run(BY_NAME["a_tournament"], SHORT["a_tournament"])["games"]
    assert len(games) == 16
    assert all(sorted(game.places)[0] == 1 for game in games)


def test_what_many_games_say() -> None:
    space = run(BY_NAME["a_million_games"], SHORT["a_million_games"])
    assert space["ended"] >= 2000
    assert abs(space["wins"].sum() - space["ended"]) < 0.01
    assert sum(space["lengths"].values()) == space["ended"]
    assert sum(space["points"].values()) == 3 * space["ended"]
