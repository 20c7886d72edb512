"""What every game must keep, on Tickets."""

import pytest

from langbord.core.conformance import check_game, check_many
from langbord.core.game import get_game

GAME = get_game("tickets")


@pytest.mark.random_games
@pytest.mark.parametrize("games", [1, pytest.param(6, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", GAME.seats)
def test_every_check_on_random_games(players: int, games: int) -> None:
    check_game(GAME, players=players, games=games, seed=100 * players)


@pytest.mark.random_games
@pytest.mark.parametrize("starter", ["seat_0", "seat_1"])
def test_with_a_chosen_starter(starter: str) -> None:
    check_game(GAME, players=2, games=1, starter=starter)


@pytest.mark.random_games
@pytest.mark.parametrize("players", GAME.seats)
def test_many_random_games_end_and_lose_nothing(players: int) -> None:
    decisions, deals = check_many(GAME, GAME.book(), GAME.options(players=players), games=10_000, seed=players)
    assert decisions > 10_000 * 40
    assert deals > 10_000 * 40
