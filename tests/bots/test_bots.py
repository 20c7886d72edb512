"""Bots choose legal actions, and know nothing that their seat may not."""

import random

import pytest

import langbord
from langbord.bots import BOTS, UnknownBot, decide, get_bot
from langbord.core.conformance import random_play
from langbord.core.game import PACKAGES, get_game


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_finishes_a_game(game: str, bot: str) -> None:
    players = get_game(game).seats.start
    match = langbord.new(game, players=players, seed=1)
    bots = [get_bot(bot, seat) for seat in range(players)]
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, bots[seat], len(match.moments)), seat)
    assert min(match.places()) >= 1


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("bot", BOTS)
def test_what_is_hidden_does_not_change_the_choice(game: str, bot: str) -> None:
    """At every decision the true hidden things are replaced by others; the choice is the same."""
    rules = get_game(game)
    source = random.Random(1)
    book, options = rules.book(), rules.options(players=max(rules.seats))
    for number, match in enumerate(random_play(rules, book, options, seed=2)):
        if number > 300:
            break
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
