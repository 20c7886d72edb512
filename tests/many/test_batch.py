"""Batches: the games that a match would be, side by side."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import langbord
from langbord.core.errors import IllegalAction, LangbordError
from langbord.core.game import Game, get_game
from langbord.core.match import Match
from langbord.core.plugins import game_names
from langbord.core.simulate import RNG_WORDS
from langbord.many import Batch

LIMITS: dict[str, dict[str, Any]] = {"landnam": {"turns": 12, "offers": 2}}


class StreamDealer:
    """Deals to a match what a batch deals to its game of that number."""

    def __init__(self, game: Game, seed: int, number: int) -> None:
        self._pick, self.rng = game.plain.simulate["pick"], [0] * RNG_WORDS
        game.plain.simulate["seed_stream"](self.rng, seed, number)

    def deal(self, weights: list[int]) -> int:
        return int(self._pick(weights, len(weights), self.rng))


class Twin:
    """A match that follows one game of a batch, on plain rules."""

    def __init__(self, games: Batch, number: int, seed: int) -> None:
        self.games, self.number, self.game = games, number, games.game
        self.options = games.tables[number % len(games.tables)]
        self.dealer = StreamDealer(self.game, seed, number)
        self.begin()

    def begin(self) -> None:
        start = self.game.start(self.games.book, self.options)
        self.match = Match(self.game, self.games.book, self.options, start, None)
        self.deal()

    def deal(self) -> None:
        state, table = self.match.state, self.games.book.table
        while not state.over and not state.awaited:
            weights = [0] * self.game.max_outcomes
            count = self.game.plain.chance(state, table, weights)
            self.game.plain.deal(state, table, self.dealer.deal(weights[:count]))

    def follow(self, seat: int, action: int) -> list[list[float]] | None:
        """The same action; what the seats get, if the game is over."""
        assert seat == self.match.awaited[0]
        assert action in self.match.legal_numbers(seat)
        self.game.plain.step(self.match.state, self.games.book.table, seat, action)
        self.deal()
        if not self.match.over:
            return None
        places, points = self.match.places(), self.match.scores()
        won = [
            [1 / places.count(1) if place == 1 else 0.0, float(total)]
            for place, total in zip(places, points, strict=True)
        ]
        self.begin()
        return won

    def compare(self) -> None:
        games, k, state, seat = self.games, self.number, self.match.state, self.match.awaited[0]
        assert games.game.State.from_array(games.states[k]) == state
        assert games.seat[k] == seat
        legal = self.match.legal_numbers(seat)
        assert games.legal[k, : games.legal_count[k]].tolist() == legal
        assert np.flatnonzero(games.mask[k]).tolist() == sorted(legal)
        assert games.observation[k].tolist() == self.game.observation(state, games.book, seat)
        told = self.game.action_features(state, games.book, seat, legal[-1])
        assert games.features[k, len(legal) - 1].tolist() == told


def any_action(games: Batch, source: np.random.Generator) -> Any:
    return games.legal[np.arange(len(games)), (source.random(len(games)) * games.legal_count).astype(int)]


@pytest.mark.parametrize("name", game_names())
def test_a_batch_is_so_many_matches_step_by_step(name: str) -> None:
    """Every number of players side by side, over the ends of games; observation, lists, mask and features, too."""
    game, seed = get_game(name), 7
    games = langbord.batch(name, 24, list(game.seats), seed=seed, reward="both", threads=2, **LIMITS.get(name, {}))
    twins, source = [Twin(games, number, seed) for number in range(len(games))], np.random.default_rng(1)
    for step in range(150):
        if step % 10 == 0:
            for twin in twins:
                twin.compare()
        actions, seats = any_action(games, source), games.seat.copy()
        games.step(actions)
        for twin, seat, action in zip(twins, seats.tolist(), actions.tolist(), strict=True):
            result = twin.follow(seat, action)
            assert bool(games.over[twin.number]) == (result is not None)
            if result is not None:
                assert np.allclose(games.rewards[twin.number, : len(result)], result)


@pytest.mark.parametrize("name", game_names())
def test_threads_change_nothing(name: str) -> None:
    one, several = (langbord.batch(name, 256, seed=3, threads=threads, **LIMITS.get(name, {})) for threads in (1, 3))
    source = np.random.default_rng(2)
    for _ in range(30):
        actions = any_action(one, source)
        one.step(actions)
        several.step(actions)
    assert np.array_equal(one.states, several.states)
    assert np.array_equal(one.observation, several.observation)


def test_whole_games_are_the_ones_that_simulate_plays() -> None:
    """Where nobody is the caller, a batch plays random games to their end."""
    players = dict.fromkeys(range(3), "random")
    games = langbord.batch("tickets", 50, 3, seed=5, others=players)
    assert games.over.all()
    assert (games.seat == -1).all()
    assert games.rewards.sum() == pytest.approx(50)


def test_others_play_their_seats() -> None:
    games = langbord.batch("tickets", 60, [2, 3], others="greedy", seed=1)
    mine, won, ended = games.seat.copy(), 0.0, 0
    for _ in range(120):
        games.step(any_action(games, np.random.default_rng(1)))
        assert (games.seat == mine).all(), "the caller plays one seat in each game"
        won += float(games.rewards[np.arange(60), mine].sum())
        ended += int(games.over.sum())
    assert ended >= 60
    assert won / ended < 0.1, "random play does not beat greedy"


def test_a_function_plays_as_the_policy_that_it_asks() -> None:
    """It is asked just where its seat is, and may look at all that the caller may."""
    asked: list[int] = []

    def first(games: Batch, numbers: Any) -> Any:
        asked.extend(numbers.tolist())
        assert (games.seat[numbers] == 1).all()
        return games.legal[numbers, 0]

    games = langbord.batch("tickets", 8, 2, others={1: first}, seed=2)
    twin = langbord.batch("tickets", 8, 2, seed=2)
    for _ in range(20):
        while (theirs := twin.seat == 1).any():
            twin.step(np.where(theirs, twin.legal[:, 0], -1))
        assert np.array_equal(games.states, twin.states)
        actions = games.legal[np.arange(8), games.legal_count - 1]
        games.step(actions)
        twin.step(actions)
    assert set(asked) == set(range(8))


def test_a_reward_is_kept_while_functions_play_on() -> None:
    """A game that the caller ends is begun anew, and a function may be asked first in the next one."""

    def first(games: Batch, numbers: Any) -> Any:
        return games.legal[numbers, 0]

    games = langbord.batch("tickets", 16, 2, others={1: first}, seed=4, reward="both")
    total, ended, source = 0.0, 0, np.random.default_rng(1)
    for _ in range(200):
        games.step(any_action(games, source))
        total += float(games.rewards[:, :, 0].sum())
        ended += int(games.over.sum())
    assert total == pytest.approx(ended)
    assert ended > 8


@pytest.mark.parametrize("bad", [-5, 0, 1603, 1 << 40])
def test_what_is_not_legal_is_refused_before_anything_is_done(bad: int) -> None:
    games = langbord.batch("tickets", 4, 2)
    before = games.states.copy()
    actions = games.legal[:, 0].astype(np.int64)
    actions[2] = bad
    with pytest.raises(IllegalAction, match=f"game 2: action {bad} is not legal for seat"):
        games.step(actions)
    assert np.array_equal(games.states, before)


def test_games_that_are_left_alone_stay_as_they_are() -> None:
    games = langbord.batch("tickets", 4, 2)
    before, actions = games.states.copy(), games.legal[:, 0].copy()
    actions[1:] = -1
    games.step(actions)
    assert (games.states == before).tolist() == [False, True, True, True]


def test_save_load_and_clone_go_on_alike() -> None:
    games = langbord.batch("tickets", 32, 3, seed=9)
    saved, twin, source = games.save(), games.clone(), np.random.default_rng(1)
    chosen = []
    for _ in range(40):
        chosen.append(any_action(games, source))
        games.step(chosen[-1])
    for actions in chosen:
        twin.step(actions)
    assert np.array_equal(games.states, twin.states)
    games.load(saved)
    assert not np.array_equal(games.states, twin.states)
    for actions in chosen:
        games.step(actions)
    assert np.array_equal(games.states, twin.states)
    with pytest.raises(LangbordError, match="of another batch"):
        langbord.batch("tickets", 31, 3).load(saved)


def test_a_redeal_changes_nothing_that_the_seat_sees() -> None:
    games = langbord.batch("tickets", 64, 4, seed=1)
    for _ in range(10):
        games.step(games.legal[:, 0])
    seen, hidden = games.observation.copy(), games.states.copy()
    games.redeal()
    assert np.array_equal(games.observation, seen)
    assert not np.array_equal(games.states, hidden)


def test_any_seat_may_be_asked_what_it_sees() -> None:
    games = langbord.batch("tickets", 6, 3, seed=1)
    own = games.observation.copy()
    others = games.observe((games.seat + 1) % 3).copy()
    assert not np.array_equal(own, others)
    assert np.array_equal(games.observation, own), "and the seat's own is written again"


@pytest.mark.rule("LNQ88")
def test_interrupts_are_asked_for_before_who_is_awaited() -> None:
    games = langbord.batch("landnam", 32, 4, seed=1, interrupts=True, turns=30)
    let_be, source, seen = games.actions - 1, np.random.default_rng(1), 0
    for _ in range(400):
        awaited = (games.states["awaited"] >> games.seat) & 1
        assert np.array_equal(games.mask[:, let_be], awaited == 0), "who is not awaited may let things be"
        seen += int((awaited == 0).sum())
        games.step(any_action(games, source))
    assert seen > 100


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_others_interrupt_too(player: str) -> None:
    games = langbord.batch("landnam", 4, 3, seed=1, interrupts=True, others=dict.fromkeys(range(3), player), turns=10)
    assert games.over.all()


def test_lists_without_padding_are_the_padded_ones() -> None:
    games = langbord.batch("tickets", 30, [2, 3, 4], seed=3)
    for _ in range(40):
        starts, actions, features = games.listed
        for k in range(30):
            count = int(games.legal_count[k])
            assert starts[k + 1] - starts[k] == count
            assert actions[starts[k] : starts[k + 1]].tolist() == games.legal[k, :count].tolist()
            assert np.array_equal(features[starts[k] : starts[k + 1]], games.features[k, :count])
        games.step(games.chosen("greedy"))


def test_arrays_are_shared_without_a_copy() -> None:
    games = langbord.batch("tickets", 4, 2)
    assert np.from_dlpack(games.observation).ctypes.data == games.observation.ctypes.data
    assert games.mask.dtype == bool
    assert games.mask.base is not None


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"device": "abacus"}, "there is no device 'abacus'"),
        ({"others": "nobody"}, "nobody called 'nobody' plays in a batch"),
        ({"others": {7: "random"}}, "tickets has no seat 7"),
        ({"device": "cuda"}, "there is no CUDA GPU here"),
    ],
)
def test_what_there_is_not(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(LangbordError, match=message):
        langbord.batch("tickets", 2, 2, **asked)
