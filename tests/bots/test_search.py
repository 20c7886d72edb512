"""The search: deterministic, bounded in memory and time, and stronger than what it starts from."""

from __future__ import annotations

import math
import threading
import time
from typing import cast

import numpy as np
import pytest

import langbord
from langbord.bots import decide, get_bot
from langbord.bots.contest import GREEDY, RANDOM, Contest, policy
from langbord.bots.levels import tuning_of
from langbord.bots.search import TUNING, Tuning, node_record
from langbord.bots.searcher import MEBIBYTE, Budget, SearchBot, Searcher, compiled_search, new_tools
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.core.plugins import game_names
from langbord.games.tickets.state import State as TicketsState
from tests.patience import PATIENCE


def middle(game: str = "tickets", players: int = 2, decisions: int = 20, seed: int = 1) -> Match:
    """A game that greedy bots have begun."""
    match, bot = langbord.new(game, players=players, seed=seed), get_bot("greedy", seed)
    for _ in range(decisions):
        match.play(decide(match, match.awaited[0], bot, seed), match.awaited[0])
    return match


def searcher(match: Match, budget: Budget) -> Searcher:
    return Searcher(match.game, match.book, tuning_of(match.game.name), budget)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_iterations_find_the_same(threads: int) -> None:
    match = middle()
    budget = Budget(iterations=60, threads=threads)
    first, second, other = (searcher(match, budget).search(match.state, match.awaited[0], seed) for seed in (7, 7, 8))
    assert first == second
    assert first != other
    assert sum(found.visits for found in first) == 60


def test_a_search_gives_the_same_when_it_is_asked_again() -> None:
    """Nothing is left of the search before."""
    match = middle()
    search = searcher(match, Budget(iterations=40))
    assert search.search(match.state, 0, 3) == search.search(match.state, 0, 3)


def test_two_threads_add_up_what_they_find() -> None:
    match = middle()
    seat = match.awaited[0]
    both = searcher(match, Budget(iterations=81, threads=2)).search(match.state, seat, 5)
    assert sum(found.visits for found in both) == 81
    assert all(sum(found.rewards) == pytest.approx(1, abs=1e-3) for found in both)


def test_memory_is_bounded() -> None:
    """A full tree is searched on, but grows no more."""
    match = middle()
    grove = searcher(match, Budget(seconds=1, memory=1))._groves[0]
    assert MEBIBYTE / 2 < grove.tree.nbytes + grove._moved.nbytes <= MEBIBYTE
    tiny = searcher(match, Budget(iterations=100, memory=1))
    tiny._groves[0].tree = tiny._groves[0].tree[:20]
    found = tiny.search(match.state, match.awaited[0], 1)
    assert tiny._groves[0].size == 20
    assert sum(finding.visits for finding in found) == 100
    halves = searcher(match, Budget(seconds=0.1, memory=1, threads=2))
    assert sum(grove.tree.nbytes for grove in halves._groves) <= MEBIBYTE


def test_the_time_limit_holds_on_a_loaded_machine() -> None:
    match = middle()
    seat, limit, busy = match.awaited[0], 0.3, True

    def burn() -> None:
        while busy:
            pass

    search = searcher(match, Budget(seconds=limit))
    search.search(match.state, seat, 1)  # compiles
    burners = [threading.Thread(target=burn, daemon=True) for _ in range(4)]
    for burner in burners:
        burner.start()
    try:
        times = []
        for seed in range(3):
            begin = time.perf_counter()
            search.search(match.state, seat, seed)
            times.append(time.perf_counter() - begin)
    finally:
        busy = False
    assert max(times) < limit + PATIENCE  # without a limit it would think for ever


def test_a_tree_is_kept_where_nothing_came_out() -> None:
    """What hangs under the action that was taken, and nothing else."""
    match = middle()
    seat = match.awaited[0]
    search = searcher(match, Budget(iterations=200))
    first = search.search(match.state, seat, 1)
    grove = search._groves[0]
    whole, best = grove.size, first[0]
    grove.begin(match.state, seat, 2, 0, best.action)
    assert grove.visits == best.visits
    assert 1 <= grove.size < whole
    tree = grove.tree[: grove.size]
    assert (tree["parent"][1:] < np.arange(1, grove.size)).all()
    for node in range(grove.size):  # every child is found from its parent
        child, found = tree[node]["child"], set()
        while child >= 0:
            found.add(int(child))
            child = tree[child]["sibling"]
        assert found == set(np.flatnonzero(tree["parent"] == node).tolist())


def test_a_bot_keeps_its_tree_only_where_the_position_is_the_one_foreseen() -> None:
    match = middle()
    seat = match.awaited[0]
    bot = SearchBot(Budget(iterations=30), seed=1)
    action = bot.choose(match.game, match.book, match.state.copy(), seat, match.legal_numbers(seat))
    foreseen = bot._foreseen
    assert foreseen is not None
    assert action in match.legal_numbers(seat)
    assert not bot._is_foreseen(match.game, match.book, match.state, seat)


@pytest.mark.parametrize("game", game_names())
def test_a_search_plays_whole_games(game: str) -> None:
    """Compiled; also where choices are simultaneous, and where all seats search."""
    rules = get_game(game)
    players = max(2, rules.seats.start)
    contest = Contest(rules, rules.book(), rules.options(players=players), Tuning(ahead=2))
    policies = np.full((1, players), GREEDY + 3, np.int64)
    results = contest.play(policies, seed=1)
    assert results.states["over"].all()
    assert (results.points == contest.play(policies, seed=1).points).all()


def test_search_beats_a_careless_bot_and_greedy_beats_random() -> None:
    """The ladder in docs/bots.md takes longer; this shows that nothing is turned round."""
    rules = get_game("tickets")
    contest = Contest(rules, rules.book(), rules.options(players=2))
    for better, worse, games, least in ((GREEDY + 12, 60, 8, 0.6), (GREEDY, RANDOM, 100, 0.95)):
        policies = np.array([[better, worse], [worse, better]] * (games // 2), np.int64)
        wins = contest.play(policies, seed=5).wins()
        assert wins[policies == better].mean() > least


def test_policies_have_the_names_of_bots() -> None:
    assert [policy(name) for name in ("random", "greedy", "greedy:50", "search:20")] == [0, 100, 50, 120]
    assert policy("search:500ms") is None
    assert policy("hard") is None


def test_who_plays_alone_has_something_to_win() -> None:
    """Points count, where no other seat is there to be compared with."""
    match = langbord.new("amsterdam", players=1, seed=1)
    found = searcher(match, Budget(iterations=40)).search(match.state, match.awaited[0], 1)
    assert len({finding.rewards[0] for finding in found}) > 1
    assert all(0 < finding.rewards[0] < 1 for finding in found)


@pytest.mark.parametrize(("margin", "shares"), [(0.0, [1.0, 0.0]), (1.0, [0.75, 0.25]), (0.5, [0.875, 0.125])])
def test_a_finished_game_is_rated_by_who_won_and_by_how_much(margin: float, shares: list[float]) -> None:
    match = langbord.new("tickets", players=2, seed=1)
    state = cast(TicketsState, match.state)
    state.over, state.points = 1, [30, 20, 0, 0]
    tuning = Tuning(points=10 / math.log(3), margin=margin)  # ten points ahead: three times as much
    tools = new_tools(match.game)
    tuned = np.array([tuning], TUNING)[0]
    compiled_search(match.game)["rate"](state.to_array()[0], match.book.table.to_array()[0], tools, tuned)
    assert tools.points[:2] == pytest.approx(shares)


def test_a_search_is_decided_when_no_other_action_can_catch_up() -> None:
    tree, decided = node_record(4).array(4), compiled_search(get_game("tickets"))["decided"]
    tree["child"], tree["sibling"] = [3, -1, -1, -1], [-1, -1, 1, 2]
    tree["visits"] = [12, 2, 7, 3]
    assert not decided(tree, 4), "three and four more are as many as seven"
    assert decided(tree, 3)
