"""The search with a net: deterministic, bounded, and blind to what its seat may not know."""

from __future__ import annotations

import itertools
import random
from types import SimpleNamespace

import pytest

import langbord
from langbord.bots import LEVELS, BotFailed, check_bot, decide, get_bot, is_bot
from langbord.bots.budget import Budget
from langbord.bots.levels import is_netted, knows_table, level_bot, net_tuning_of, searches
from langbord.bots.netbot import net_of, read_search
from langbord.bots.searcher import Searcher
from langbord.core.errors import LangbordError
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.core.plugins import game_names
from langbord.core.simulate import RNG_WORDS
from tests.bots.test_search import middle


def searcher(match: Match, budget: Budget) -> Searcher:
    game = match.game
    return Searcher(game, match.book, net_tuning_of(game.name), budget, net_of(game, None))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_iterations_find_the_same(game: str, threads: int) -> None:
    match = middle(game, players=3)
    budget = Budget(iterations=60, threads=threads)
    seat = match.awaited[0]
    first, second, other = (searcher(match, budget).search(match.state, seat, seed) for seed in (7, 7, 8))
    assert first == second
    assert first != other
    assert sum(found.visits for found in first) == 60
    assert {found.action for found in first} <= set(match.legal_numbers(seat))
    assert all(sum(found.rewards) == pytest.approx(1, abs=1e-3) for found in first)


@pytest.mark.parametrize("game", game_names())
def test_what_is_hidden_does_not_change_what_is_found(game: str) -> None:
    """At moments of a game the true hidden things are replaced by others."""
    for decisions in (4, 30, 60):
        match, source = middle(game, players=3, decisions=decisions), random.Random(decisions)
        search, seat = searcher(match, Budget(iterations=40)), match.awaited[0]
        found = search.search(match.state, seat, 3)
        other = match.state.copy()
        rng = [source.getrandbits(32) for _ in range(RNG_WORDS)]
        match.game.plain.redeal(other, match.book.table, seat, rng)
        assert search.search(other, seat, 3) == found


def test_a_full_tree_is_searched_on() -> None:
    match = middle()
    tiny = searcher(match, Budget(iterations=100))
    tiny._groves[0].tree = tiny._groves[0].tree[:60]
    found = tiny.search(match.state, match.awaited[0], 1)
    assert tiny._groves[0].size <= 60
    assert sum(finding.visits for finding in found) == 100


def test_only_one_action_can_be_asked_for() -> None:
    match = middle()
    seat = match.awaited[0]
    for action in match.legal_numbers(seat)[:3]:
        (found,) = searcher(match, Budget(iterations=20)).search(match.state, seat, 1, only=action)
        assert (found.action, found.visits) == (action, 20)


def test_it_ends_when_nothing_can_change_any_more() -> None:
    """With an hour to think, and a choice that is clear: as soon as no other action can come first."""
    match = langbord.new("tickets", players=2, seed=1)
    seat = match.awaited[0]
    found = searcher(match, Budget(iterations=3000, seconds=3600.0)).search(match.state, seat, 1)
    assert 1500 < sum(finding.visits for finding in found) <= 3000


def test_a_hiccup_of_the_machine_does_not_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock finds that a second has gone by: slow, but there is an hour."""
    match = middle()
    search = searcher(match, Budget(iterations=40, seconds=3600.0))
    ticks = itertools.count()
    monkeypatch.setattr("langbord.bots.searcher.time", SimpleNamespace(perf_counter=lambda: float(next(ticks))))
    assert sum(finding.visits for finding in search.search(match.state, match.awaited[0], 1)) > 20


def test_names() -> None:
    assert read_search("netsearch:800/100ms*2") == (Budget(iterations=800, seconds=0.1, threads=2), None)
    assert read_search("netsearch:") is None
    assert read_search("netsearch:many") is None
    assert is_bot("netsearch:800")
    assert not is_bot("netsearch:800=/etc/passwd"), "nobody else's file may have something read"
    with pytest.raises(LangbordError, match="cannot be read"):
        check_bot("netsearch:8=nowhere", get_game("tickets"))
    match = middle()
    with pytest.raises(BotFailed, match="cannot be read"):
        decide(match, match.awaited[0], get_bot("netsearch:8=nowhere", strict=True))


def test_levels_say_who_plays_where_no_net_fits() -> None:
    for game in game_names():
        for level in LEVELS:
            other = level_bot(game, level, net=False)
            assert not is_netted(other)
            assert searches(game, level) == other.startswith("search:"), "never a weaker kind under the same name"


def test_a_net_plays_at_the_tables_that_it_learned() -> None:
    assert knows_table(get_game("amsterdam"), 2)
    assert not knows_table(get_game("amsterdam"), 1), "nobody learned to play alone"


def test_greedy_with_warmth_likes_the_better_more() -> None:
    match = middle(decisions=30)
    seat, chosen = match.awaited[0], []
    best = {decide(match, seat, get_bot("greedy", seed), 1) for seed in range(20)}
    for name in ("greedy@0.01", "greedy@3", "greedy@100"):
        choices = [decide(match, seat, get_bot(name, seed), 1) for seed in range(200)]
        assert set(choices) <= set(match.legal_numbers(seat))
        chosen.append(sum(choice in best for choice in choices))
    assert chosen[0] == 200
    assert chosen[0] > chosen[1] > chosen[2]
    assert not is_bot("greedy@0")
    assert not is_bot("greedy@warm")
