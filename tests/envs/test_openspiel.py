"""OpenSpiel's own test of a game, on every game and number of players, with serialisation."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pyspiel
import pytest

from langbord import envs
from langbord.core.game import get_game
from langbord.core.plugins import game_names

LIMITS = {"landnam": ",turns=1,offers=1"}
TABLES = [(name, players) for name in game_names() for players in get_game(name).seats]


@pytest.fixture(scope="module", autouse=True)
def registered() -> list[str]:
    return envs.register_openspiel()


def load(name: str, players: int, more: str = "") -> Any:
    return pyspiel.load_game(f"langbord_{name}(players={players}{LIMITS.get(name, '')}{more})")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_play(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


def played(state: Any, source: random.Random, steps: int) -> list[int]:
    """Some random steps; what they were."""
    done = []
    for _ in range(steps):
        if state.is_terminal():
            break
        done.append(source.choice(state.legal_actions()))
        state.apply_action(done[-1])
    return done


def test_a_game_and_its_states_go_to_another_process() -> None:
    game = load("tickets", 2)
    state = game.new_initial_state()
    played(state, random.Random(1), 50)
    again, there = pickle.loads(pickle.dumps(game)), pickle.loads(pickle.dumps(state))
    assert str(again) == str(game)
    assert there.history() == state.history()
    assert there.information_state_string(1) == state.information_state_string(1)


def test_a_registered_game_is_found_again_and_not_registered_twice(registered: list[str]) -> None:
    assert envs.register_openspiel() == registered
    assert set(registered) <= set(pyspiel.registered_names())


def test_an_information_state_remembers_everything_that_the_seat_saw_and_did() -> None:
    state, source = load("tickets", 2).new_initial_state(), random.Random(1)
    told = ["", ""]
    for _ in range(120):
        if state.is_terminal():
            break
        player = state.current_player()
        action = source.choice(state.legal_actions())
        state.apply_action(action)
        for seat in range(2):
            now = state.information_state_string(seat)
            assert now.startswith(told[seat]), "nothing is forgotten"
            if seat == player:
                assert f"!{action}" in now[len(told[seat]) :]
            told[seat] = now


def test_what_a_seat_cannot_know_is_not_in_its_information_state() -> None:
    """Another card dealt to the other player."""
    game = load("tickets", 2, ",starter=seat_0")
    told = []
    for cards in ([0, 1], [0, 2]):
        state = game.new_initial_state()
        for card in cards:
            state.apply_action(card)
        told.append([state.information_state_string(seat) for seat in range(2)])
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]


def test_a_clone_goes_its_own_way() -> None:
    state, source = load("tickets", 3).new_initial_state(), random.Random(2)
    played(state, source, 60)
    twin = state.clone()
    before = state.information_state_string(0), state.history()
    played(twin, source, 40)
    assert (state.information_state_string(0), state.history()) == before
    assert len(twin.history()) > len(state.history())


def test_interrupts_can_be_asked_for() -> None:
    state, source = load("landnam", 3, ",interrupts=True").new_initial_state(), random.Random(1)
    let_be = get_game("landnam").actions.count
    assert let_be in played(state, source, 400)


def test_texts_of_actions_are_those_of_the_game() -> None:
    state = load("tickets", 2, ",starter=seat_0").new_initial_state()
    assert [state.action_to_string(pyspiel.PlayerId.CHANCE, card) for card in (0, 6)] == ["pink", "wild"]
