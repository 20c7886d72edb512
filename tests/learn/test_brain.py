"""A net while it learns is the net that plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from langbord.core.game import Game, get_game
from langbord.core.plugins import game_names
from langbord.learn.brain import Brain, best, chances, drawn
from langbord.learn.plan import Plan
from langbord.learn.rounds import Lists
from langbord.learn.tables import Tables
from langbord.nets.card import new_card
from langbord.nets.file import Net
from langbord.nets.form import Size, form_of
from langbord.nets.thinker import Thinker

LIMITS: dict[str, dict[str, Any]] = {"landnam": {"turns": 20}}
SIZE, GAMES = Size(32, 2, 16), 12


def lively(game: Game) -> Brain:
    """A net whose every part says something."""
    torch.manual_seed(3)
    brain = Brain(form_of(game), SIZE)
    with torch.no_grad():
        brain.input_scale.uniform_(0.01, 1.0)
        brain.number_scale.uniform_(0.01, 1.0)
        brain.query.weight.normal_()
        brain.value.weight.normal_()
    return brain


@pytest.mark.parametrize("name", game_names())
def test_what_is_learned_is_what_plays(name: str) -> None:
    """PyTorch's net for many positions at once, the compiled one for each of them: the same thoughts."""
    game, source = get_game(name), np.random.default_rng(1)
    plan = Plan(name, Path(), 1.0, options=LIMITS.get(name, {})).filled()
    brain, tables = lively(game), Tables(game, plan, 1, GAMES)
    thinker = Thinker(Net(new_card(game, SIZE, plan.players, {}), brain.weights()), game, game.book())
    for step in range(100):
        question = tables.ask(brain)
        starts = question.starts.tolist()
        if step % 20 == 0:
            with torch.no_grad():
                h = brain.look(question.seen)
                likes = brain.likes(h, question.rows, question.numbers, question.owner)
                found = chances(likes, question.owner, GAMES).exp().numpy()
                shares = brain.shares(h, tables.players).exp().numpy()
            for k in range(GAMES):
                seat, players = int(question.seat[k]), int(tables.players[k])
                thought = thinker.think(game.State.from_array(tables.batch.states[k]), seat)
                assert np.allclose(thought.chances, found[starts[k] : starts[k + 1]], atol=1e-4)
                values = [thought.values[(seat + other) % players] for other in range(players)]
                assert np.allclose(values, shares[k, :players], atol=1e-4)
        at = [int(source.integers(starts[k], starts[k + 1])) for k in range(GAMES)]
        tables.act(question.actions[torch.tensor(at)])


def test_a_net_that_was_kept_is_learned_on() -> None:
    """Whatever the scales by which it learns now."""
    game = get_game("tickets")
    brain, other = lively(game), lively(game)
    with torch.no_grad():
        other.input_scale.uniform_(0.1, 10.0)
        other.number_scale.uniform_(0.1, 10.0)
    other.take(brain.weights())
    for name, part in brain.weights()._asdict().items():
        assert np.allclose(part, getattr(other.weights(), name), rtol=1e-5), name


def test_chances_of_lists_are_those_of_each_list_alone() -> None:
    lists = [torch.randn(n) for n in (3, 1, 5)]
    owner = torch.tensor([0] * 3 + [1] + [2] * 5)
    alone = torch.cat([part.log_softmax(0) for part in lists])
    assert torch.allclose(chances(torch.cat(lists), owner, 3), alone, atol=1e-6)
    tops = [0, 3, 4]
    assert best(torch.cat(lists), owner, 3).tolist() == [
        top + int(part.argmax()) for top, part in zip(tops, lists, strict=True)
    ]


def test_actions_are_drawn_by_their_chances() -> None:
    torch.manual_seed(1)
    logs = torch.tensor([0.7, 0.2, 0.1]).log().repeat(20_000)
    owner = torch.arange(20_000).repeat_interleave(3)
    which = drawn(logs, owner, 20_000) % 3
    assert torch.allclose(which.bincount() / 20_000, torch.tensor([0.7, 0.2, 0.1]), atol=0.02)


def test_some_decisions_lists_are_theirs() -> None:
    lengths = torch.tensor([2, 4, 1, 3])
    starts = torch.cat([torch.zeros(1, dtype=torch.long), lengths.cumsum(0)])
    rows = torch.arange(10)[:, None]
    some, owner = Lists(starts, rows, rows, rows[:, 0]).of(torch.tensor([3, 0]))
    assert some.rows[:, 0].tolist() == [7, 8, 9, 0, 1]
    assert some.wished.tolist() == [7, 8, 9, 0, 1]
    assert some.starts.tolist() == [0, 3, 5]
    assert owner.tolist() == [0, 0, 0, 1, 1]
