"""A minute of learning is seen in play."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from langbord.core.errors import LangbordError
from langbord.core.game import get_game
from langbord.learn.journal import CURVES, LINES
from langbord.learn.keeping import CHECKPOINT
from langbord.learn.plan import Plan
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
    second = Trainer(quick(tmp_path, 2 * SHORT), print)
    second.train(resume=True)
    assert second.progress.seconds >= 60 * 2 * SHORT
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
    [({"players": [7]}, "for 2 to 4 players, not 7"), ({"device": "abacus"}, "there is no device 'abacus'")],
)
def test_what_cannot_be_learned_is_refused(tmp_path: Path, wish: dict[str, object], message: str) -> None:
    with pytest.raises(LangbordError, match=message):
        quick(tmp_path, SHORT, **wish)
