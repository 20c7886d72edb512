"""Bots choose legal actions, and know nothing that their seat may not."""

import random

import pytest

import langbord
from langbord.bots import LEVELS, UnknownBot, decide, get_bot, is_bot
from langbord.bots.budget import read_budget
from langbord.bots.levels import level_bot
from langbord.core.conformance import random_play
from langbord.core.game import get_game
from langbord.core.plugins import game_names

SIMPLE = ["random", "greedy", "greedy:50"]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("bot", SIMPLE)
def test_a_bot_finishes_a_game(game: str, bot: str) -> None:
    players = get_game(game).seats.start
    match = langbord.new(game, players=players, seed=1)
    bots = [get_bot(bot, seat) for seat in range(players)]
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, bots[seat], len(match.moments)), seat)
    assert min(match.places()) >= 1


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("bot", [*SIMPLE, "search:12"])
def test_what_is_hidden_does_not_change_the_choice(game: str, bot: str) -> None:
    """At every decision the true hidden things are replaced by others; the choice is the same."""
    rules = get_game(game)
    source = random.Random(1)
    book, options = rules.book(), rules.options(players=max(rules.seats))
    for number, match in enumerate(random_play(rules, book, options, seed=2)):
        if number > 300:
            break
        if bot == "search:12" and number % 11:
            continue
        for seat in match.awaited:
            choice = decide(match, seat, get_bot(bot, 1), seed=number)
            truth = match.state.copy()
            rng = [source.getrandbits(32) for _ in range(4)]
            rules.plain.redeal(match.state, book.table, seat, rng)
            assert decide(match, seat, get_bot(bot, 1), seed=number) == choice
            match.state.become(truth)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'genius'; there are random, greedy"):
        get_bot("genius")


@pytest.mark.parametrize(
    "name", ["search:0", "search:", "search:fast", "search:5x", "greedy:101", "greedy:", "cmd:", "search:2s/100"]
)
def test_a_budget_that_says_nothing_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        get_bot(name)
    assert not is_bot(name)


def test_a_program_is_no_bot_that_a_file_may_name() -> None:
    """Or whoever sends a record could start anything."""
    assert is_bot("search:500ms")
    assert not is_bot("cmd:true")


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_four_levels_with_a_budget(game: str) -> None:
    for level in LEVELS:
        kind, _, rest = level_bot(game, level).partition(":")
        assert is_bot(level_bot(game, level))
        if kind == "search":
            budget = read_budget(rest)
            assert budget is not None
            assert budget.seconds is not None
            assert budget.seconds <= 2
            assert budget.threads <= 2


def test_a_level_is_the_bot_of_its_game() -> None:
    match = langbord.new("tickets", players=2, seed=3)
    easy, same = get_bot("easy", 5), get_bot(level_bot("tickets", "easy"), 5)
    while not match.over:
        seat = match.awaited[0]
        choice = decide(match, seat, easy, len(match.moments))
        assert decide(match, seat, same, len(match.moments)) == choice
        match.play(choice, seat)
