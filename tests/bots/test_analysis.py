"""Analysis of positions and review of games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import langbord
from langbord.bots import decide, get_bot
from langbord.bots.analysis import analyse, review
from langbord.bots.budget import Budget
from langbord.core.match import Match
from tests.cli.conftest import Run, data, run

__all__ = ["data", "run"]
BUDGET = Budget(iterations=8)


def played(*bots: str, seed: int = 3) -> Match:
    match = langbord.new("tickets", players=len(bots), seed=seed, seats=[f"{bot} {k}" for k, bot in enumerate(bots)])
    players = [get_bot(bot, seed) for bot in bots]
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, players[seat], len(match.moments)), seat)
    return match


@pytest.fixture(scope="module")
def game() -> Match:
    return played("greedy", "random")


def test_ideas_are_legal_and_add_up() -> None:
    match = langbord.new("tickets", players=3, seed=1)
    ideas = analyse(match, 1, BUDGET)
    assert sum(idea.visits for idea in ideas) == 8
    assert {idea.action for idea in ideas} <= set(match.legal(1))
    assert all(sum(idea.expected) == pytest.approx(1, abs=1e-3) for idea in ideas)
    assert [idea.visits for idea in ideas] == sorted((idea.visits for idea in ideas), reverse=True)


def test_a_review_sees_who_wins_and_who_errs(game: Match) -> None:
    found = review(game, BUDGET)
    assert len(found.chances) == 2
    assert all(len(curve) == len(found.steps) for curve in found.chances)
    assert [curve[-1] for curve in found.chances] == [1, 0]
    assert all(0 <= value <= 1 for curve in found.chances for value in curve)
    lost = [sum(decision.loss for decision in found.decisions if decision.seat == seat) for seat in (0, 1)]
    assert lost[1] > lost[0]
    losses = [decision.loss for decision in found.turning_points]
    assert losses == sorted(losses, reverse=True)
    assert found.turning_points[0].action in {moment.text for moment in game.moments}


def test_a_review_knows_no_more_than_the_mover() -> None:
    """The judgement of a decision is the same whatever the others hide."""
    from langbord.bots.analysis import Analyst

    match = langbord.new("tickets", players=2, seed=4)
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat)
    match.play(match.legal()[0])
    step, moment = next((k, m) for k, m in enumerate(match.moments) if m.actor >= 0 and k > 12)
    analyst = Analyst(match, BUDGET)
    judged = analyst.judge(step, moment)
    match.game.plain.redeal(moment.before, match.book.table, moment.actor, [5, 6, 7, 8])
    assert analyst.judge(step, moment) == judged


def test_review_and_analyse_commands(game: Match, run: Run, tmp_path: Path) -> None:
    file, svg = tmp_path / "game.jsonl", tmp_path / "game.svg"
    file.write_text(game.record())
    text = run("review", file, "--budget", "2", "--svg", svg)
    assert text.exit_code == 0, text.output
    assert "greedy 0" in text.stdout
    assert "The decisions that cost most" in text.stdout
    assert svg.read_text().count("<polyline") == 2
    found = json.loads(run("review", file, "--budget", "2", "--json").stdout)
    assert found["game"] == "tickets"
    assert len(found["chances"]) == 2
    ideas = run("analyse", file, "--at", "30", "--budget", "5")
    assert ideas.exit_code == 0, ideas.output
    assert "to move" in ideas.stdout
    position = tmp_path / "position.json"
    position.write_text(langbord.new("tickets", players=2, seed=1).position())
    ideas = run("analyse", position, "--budget", "5", "--seat", "2", "--json")
    assert json.loads(ideas.stdout)[0]["action"].startswith("keep")


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--at", "9999"], "there is no entry 9999"),
        ([], "nobody is to move"),
        (["--budget", "soon"], "a budget is given as 2000, 500ms"),
        (["--at", "30", "--seat", "9"], "not player 9's move"),
    ],
)
def test_what_cannot_be_analysed_is_refused(
    arguments: list[str], fault: str, game: Match, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(game.record())
    refused = run("analyse", file, *arguments)
    assert refused.exit_code == 2
    assert fault in refused.stderr
