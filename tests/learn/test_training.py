"""A minute of learning is seen in play."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import torch

from langbord.core.errors import LangbordError
from langbord.core.game import get_game
from langbord.learn.brain import sums
from langbord.learn.journal import CURVES, LINES
from langbord.learn.keeping import CHECKPOINT
from langbord.learn.plan import Plan
from langbord.learn.rounds import Rivals, play_round
from langbord.learn.tables import Tables
from langbord.learn.teachers import new_teacher
from langbord.learn.trainer import FILE, Trainer
from langbord.nets.file import read

SHORT = 0.02  # minutes


def quick(out: Path, minutes: float, **more: object) -> Plan:
    wishes = {"players": [2], "games": 32, "steps": 8, "width": 16, "measure": SHORT, "variety": False} | more
    return msgspec.convert({"game": "tickets", "minutes": minutes, "out": out} | wishes, Plan).filled()


def test_a_minute_of_learning_rises(tmp_path: Path) -> None:
    """From nothing to a net that beats greedy now and then, which one that knows nothing never does."""
    plan = quick(tmp_path, 1.0, games=64, steps=32, width=128, measure=0.5)
    Trainer(plan, print).train()
    lines = [msgspec.json.decode(line) for line in (tmp_path / LINES).read_bytes().splitlines()]
    rounds = [line for line in lines if "policy" in line]
    taught = [line["policy"] for line in rounds if line["taught"]]
    assert taught[-1] < taught[0], "it learns what greedy does"
    wins = [line["results"][0]["wins"] for line in lines if "results" in line]
    assert wins[-1] > 0.05
    net = read(tmp_path / FILE, get_game("tickets"))
    assert net.card.results[-1].wins == wins[-1]
    assert net.card.decisions == rounds[-1]["decisions"]
    assert (tmp_path / CURVES).read_text(encoding="utf-8").startswith("<svg")


def test_a_training_goes_on_where_it_was(tmp_path: Path) -> None:
    first = Trainer(quick(tmp_path, SHORT), print)
    first.train()
    further = first.progress.seconds / 60 + SHORT  # a round takes longer than planned on a busy machine
    second = Trainer(quick(tmp_path, further), print)
    second.train(resume=True)
    assert second.progress.seconds >= 60 * further
    assert second.progress.rounds > first.progress.rounds
    assert second.progress.decisions > first.progress.decisions
    with pytest.raises(LangbordError, match="minutes already"):
        Trainer(quick(tmp_path, SHORT), print).train(resume=True)
    lines = [msgspec.json.decode(line) for line in (tmp_path / LINES).read_bytes().splitlines()]
    assert [line["rounds"] for line in lines if "policy" in line] == list(range(1, second.progress.rounds + 1))


def test_without_imitation_scales_are_measured_all_the_same(tmp_path: Path) -> None:
    trainer = Trainer(quick(tmp_path, SHORT, imitation=0.0), print)
    trainer.train()
    hand = get_game("tickets").sees.pieces["hand"]
    assert trainer.brain.input_scale[hand.offset] < 1
    lines = [msgspec.json.decode(line) for line in (tmp_path / LINES).read_bytes().splitlines()]
    assert not any(line.get("taught") for line in lines)


def test_a_net_learns_what_a_search_with_it_finds(tmp_path: Path) -> None:
    """What the search looks at most becomes likelier at first sight."""
    plan = quick(tmp_path, 1.0, teacher="netsearch:24")
    trainer = Trainer(plan, print)
    brain, tables = trainer.brain, Tables(trainer.game, plan, 1, 64, greedy=True)
    teacher = new_teacher(trainer.game, plan, brain)
    teacher.look_at(brain)
    played = play_round(tables, brain, 8, teacher=teacher)
    lists, wished = played.lists, played.lists.wished
    owner = torch.arange(8 * 64).repeat_interleave(lists.starts.diff())
    assert torch.allclose(sums(wished, owner, 8 * 64), torch.ones(8 * 64), atol=1e-5)
    shares = wished * 24  # one look at the root itself is nobody's
    several = lists.starts.diff() > 1
    assert several.any()
    assert torch.allclose(shares[several[owner]], shares[several[owner]].round(), atol=1.1)
    losses = [trainer.course.learn(played, 1e-3, 0.0)["policy"] for _ in range(6)]
    assert losses[-1] < losses[0]


def test_a_search_teaches_in_a_training(tmp_path: Path) -> None:
    plan = quick(tmp_path, 3 * SHORT, imitation=2 * SHORT, teacher="netsearch:8")
    Trainer(plan, print).train()
    lines = [msgspec.json.decode(line) for line in (tmp_path / LINES).read_bytes().splitlines()]
    assert {line["taught"] for line in lines if "policy" in line} == {True, False}


def test_an_attacker_learns_against_one_net(tmp_path: Path) -> None:
    """It goes on from that net, its decisions alone are learned from, and it is measured against it."""
    Trainer(quick(tmp_path / "first", SHORT), print).train()
    known = tmp_path / "first" / FILE
    plan = quick(tmp_path / "second", SHORT, width=0, players=[2, 3], begin=known, against=known)
    assert plan.imitation == 0
    attacker = Trainer(plan, print)
    results = attacker.train()
    assert {result.against for result in results} == {f"net:{known}"}
    assert {result.players for result in results} == {2, 3}
    tables = Tables(attacker.game, plan, 1, 64)
    seats = torch.tensor([[False, True, True, True]] * 64)
    played = play_round(tables, attacker.brain, 8, Rivals(attacker.brain, seats, likeliest=True))
    assert torch.equal(played.learned, played.seat == 0)


def test_what_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LangbordError, match="there is nothing to go on from"):
        Trainer(quick(tmp_path, SHORT), print).train(resume=True)
    (tmp_path / CHECKPOINT).write_bytes(b"nothing of the kind")
    with pytest.raises(LangbordError, match="is no checkpoint"):
        Trainer(quick(tmp_path, SHORT), print).train(resume=True)


def test_a_checkpoint_of_another_net_is_refused(tmp_path: Path) -> None:
    Trainer(quick(tmp_path, SHORT), print).train()
    with pytest.raises(LangbordError, match="is of another net"):
        Trainer(quick(tmp_path, SHORT, width=24), print).train(resume=True)


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"players": [7]}, "for 2 to 4 players, not 7"),
        ({"device": "abacus"}, "there is no device 'abacus'"),
        ({"teacher": "master"}, "nobody teaches as 'master'"),
        ({"teacher": "netsearch:10ms"}, "nobody teaches as 'netsearch:10ms'"),
        ({"teacher": "netsearch:8", "interrupts": True}, "it cannot teach that"),
        ({"begin": Path(__file__), "width": 0}, "is no file of safetensors"),
        ({"against": Path("/nonexistent")}, "cannot be read"),
    ],
)
def test_what_cannot_be_learned_is_refused(tmp_path: Path, wish: dict[str, object], message: str) -> None:
    with pytest.raises(LangbordError, match=message):
        quick(tmp_path, SHORT, **wish)
