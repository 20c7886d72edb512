"""What a net thinks: the compiled rules beside NumPy's matrices."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import langbord
from langbord.core.game import Game, get_game
from langbord.core.plugins import game_names
from langbord.nets.file import Net, blank_net
from langbord.nets.form import Size, form_of
from langbord.nets.forward import NONE, TINY
from langbord.nets.thinker import Thinker

LIMITS: dict[str, dict[str, Any]] = {"landnam": {"turns": 12}}
GAMES = 12


def normal(h: NDArray[np.float32]) -> NDArray[np.float32]:
    return h / np.sqrt((h**2).mean() + TINY)


def softmax(likes: NDArray[np.float32]) -> NDArray[np.float32]:
    chances: NDArray[np.float32] = np.exp(likes - likes.max())
    return chances / chances.sum()


def told(game: Game, net: Net, features: NDArray[np.int16]) -> NDArray[np.float32]:
    """An action as a row: what its kind, arguments and numbers add up to, through one layer."""
    form, w = form_of(game), net.weights
    if features[0] == NONE:
        row = w.table[form.let_be]
    else:
        kind = int(features[0])
        places = zip(form.starts[kind], form.columns[kind], strict=True)
        rows = [kind, *(start + features[at] for start, at in places if at != NONE and features[at] != NONE)]
        row = w.table[rows].sum(0) + features[form.first_number :].astype(np.float32) @ w.numbers
    return np.maximum(np.maximum(row, 0) @ w.action + w.action_bias, 0)


def thought(game: Game, net: Net, seen: Any, features: Any, players: int) -> tuple[Any, Any]:
    """Chances and values, as `nets/forward.py` says."""
    w = net.weights
    h = np.maximum(seen.astype(np.float32) @ w.first + w.first_bias, 0)
    for matrix, bias in zip(w.deep, w.deep_bias, strict=True):
        h = h + np.maximum(normal(h) @ matrix + bias, 0)
    h = normal(h)
    actions = np.array([told(game, net, row) for row in features])
    return softmax(actions @ (h @ w.query + w.query_bias)), softmax((h @ w.value + w.value_bias)[:players])


@pytest.mark.parametrize("name", game_names())
def test_compiled_thought_is_that_of_matrices(name: str) -> None:
    """At every number of players; in a batch's positions, those of who may interrupt too."""
    game = get_game(name)
    net = blank_net(game, Size(24, 2, 8), seed=1)
    thinker, source = Thinker(net, game, game.book()), np.random.default_rng(1)
    games = langbord.batch(game, GAMES, list(game.seats), seed=2, interrupts=True, **LIMITS.get(name, {}))
    let_be = 0
    for step in range(120):
        starts, actions, features = games.listed
        if step % 12 == 0:
            for k in range(GAMES):
                state, seat, players = game.State.from_array(games.states[k]), int(games.seat[k]), int(games.players[k])
                part = slice(int(starts[k]), int(starts[k + 1]))
                chances, values = thought(game, net, games.observation[k], features[part], players)
                found = thinker.think(state, seat)
                let_be += found.actions[-1] == NONE
                assert [a if a != NONE else games.actions - 1 for a in found.actions] == actions[part].tolist()
                assert np.allclose(found.chances, chances, atol=1e-5)
                assert np.allclose([found.values[(seat + k) % players] for k in range(players)], values, atol=1e-5)
                assert sum(found.values) == pytest.approx(1, abs=1e-5)
        games.step(actions[starts[:-1] + (source.random(GAMES) * np.diff(starts)).astype(int)])
    assert (let_be > 0) == any(kind.interrupts for kind in game.actions.kinds.values())


def test_the_same_position_is_thought_the_same_of() -> None:
    game = get_game("tickets")
    match = langbord.new("tickets", players=3, seed=1)
    seat = match.awaited[0]
    one, other = (Thinker(blank_net(game, Size(24, 2, 8), seed=1), game, match.book) for _ in range(2))
    first = one.think(match.state, seat)
    for _ in range(3):
        again = other.think(match.state, seat)
        assert again.actions == first.actions
        assert again.chances.tobytes() == first.chances.tobytes()
        assert again.values == first.values
