"""Analysis of positions and review of games."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import langbord
from langbord.bots import decide, get_bot
from langbord.bots.analysis import Decision, analyse, in_words, review
from langbord.bots.budget import Budget
from langbord.bots.fortune import Luck, Stroke
from langbord.cli.review import Report
from langbord.cli.screen import Screen
from langbord.core.game import CHANCE
from langbord.core.match import Match, Moment
from langbord.locales import LANGUAGES
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
    assert len(ideas) >= 3, "also where the net is sure of one"
    assert {idea.action for idea in ideas} <= set(match.legal(1))
    assert all(sum(idea.expected) == pytest.approx(1, abs=1e-3) for idea in ideas)
    assert ideas[0].visits >= 4


def test_a_review_sees_who_wins_and_who_errs(game: Match) -> None:
    found = review(game, Budget(iterations=60))
    assert found.by_net
    assert len(found.chances) == 2
    assert found.steps == list(range(len(game.moments) + 1)), "at every moment"
    assert all(len(curve) == len(found.steps) for curve in found.chances)
    assert [curve[-1] for curve in found.chances] == [1, 0]
    assert all(0 <= value <= 1 for curve in found.chances for value in curve)
    assert any(decision.seat == 1 for decision in found.turning_points), "whoever plays at random errs"
    assert all(decision.possible - decision.expected > decision.doubt for decision in found.turning_points)
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
    moments = [(k, m) for k, m in enumerate(match.moments) if m.actor >= 0]
    analyst = Analyst(match, BUDGET)
    judged = [analyst.judge(*moment) for moment in moments]
    assert any(judged)
    others = [(k, msgspec.structs.replace(moment, before=moment.before.copy())) for k, moment in moments]
    for _, moment in others:
        match.game.plain.redeal(moment.before, match.book.table, moment.actor, [5, 6, 7, 8])
    assert [analyst.judge(*moment) for moment in others] == judged


def test_chances_are_what_each_seat_could_know() -> None:
    """With a net and without one: they add up to one, and a seat's own part does not change with what it cannot see."""
    from langbord.bots.observer import Observer, measured_net

    match = langbord.new("tickets", players=3, seed=4)
    for seat in (0, 1, 2):
        match.play(match.legal(seat)[0], seat)
    net = measured_net(match.game, match.book, 3)
    assert net is not None
    for observer in (Observer(match.game, match.book, net), Observer(match.game, match.book, None)):
        (chances,) = observer.along([match.state])
        assert sum(chances) == pytest.approx(1)
        assert list(observer.along([match.state])) == [chances], "the same again"
        for seat in range(3):
            other = match.state.copy()
            match.game.plain.redeal(other, match.book.table, seat, [5, 6, 7, 8])
            assert observer.expects(*other.to_array(), seat) == observer.expects(*match.state.to_array(), seat)


def test_without_a_measured_net_a_review_says_what_it_cannot_tell(game: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("langbord.bots.analysis.measured_net", lambda game, book, players: None)
    found = review(game, BUDGET)
    assert not found.by_net
    assert 1 < len(found.steps) <= 61
    assert all(sum(point) == pytest.approx(1) for point in zip(*found.chances, strict=True))


def test_review_and_analyse_commands(game: Match, run: Run, tmp_path: Path) -> None:
    file, svg = tmp_path / "game.jsonl", tmp_path / "game.svg"
    file.write_text(game.record())
    text = run("review", file, "--budget", "2", "--svg", svg)
    assert text.exit_code == 0, text.output
    assert "greedy 0" in text.stdout
    assert "The decisions that cost most" in text.stdout
    assert "Luck cannot be told here" in text.stdout
    assert svg.read_text().count("<polyline") == 2
    found = json.loads(run("review", file, "--budget", "2", "--json").stdout)
    assert found["game"] == "tickets"
    assert len(found["chances"]) == 2
    ideas = run("analyse", file, "--at", "30", "--budget", "5")
    assert ideas.exit_code == 0, ideas.output
    assert "chance to win" in ideas.stdout
    finnish = run("analyse", file, "--at", "30", "--budget", "5", "--language", "fi")
    assert "voiton mahdollisuus" in finnish.stdout
    assert re.search(r"\d,\d\s%", finnish.stdout)
    position = tmp_path / "position.json"
    position.write_text(langbord.new("tickets", players=2, seed=1).position())
    ideas = run("analyse", position, "--budget", "5", "--seat", "2", "--json")
    assert json.loads(ideas.stdout)[0]["action"].startswith("keep")


def test_a_review_says_in_words_what_speaks_for_the_better_and_what_was_luck(game: Match) -> None:
    """In each language, with the thing's worth from the game's own words."""
    decision = next(
        Decision(step, moment.actor, moment.text, better, 0.3, 0.4, 0.02)
        for step, moment in enumerate(game.moments)
        if moment.text == "draw pile"
        for better in legal(game, moment)
        if in_words(game, Decision(step, moment.actor, moment.text, better, 0.3, 0.4, 0.02)).reason
    )
    words = in_words(game, decision)
    assert words.done.id == "tickets-do-draw-pile"
    strokes = [Stroke(step, [0.123, -0.1]) for step, moment in enumerate(game.moments) if moment.actor == CHANCE][-1:]
    luck = Luck([0.05, -0.05], [0.01, 0.01], strokes)
    found = review(game, Budget(iterations=2))
    found = msgspec.structs.replace(found, turning_points=[decision], luck=luck)
    for language in LANGUAGES:
        console = Console(file=io.StringIO(), width=200)
        screen = Screen(console, "tickets", language, ["Anna", "Bo"])
        Report(game, found, screen).show()
        text = console.file.getvalue()  # type: ignore[attr-defined]
        assert f"{screen.tell(words.done)} – " in text
        assert screen.teller.phrase(words.reason) in text
        assert f"Anna +{screen.share(0.123)}" in text
        assert f"+{screen.share(0.05)} ± {screen.share(0.01)}" in text


def legal(match: Match, moment: Moment) -> list[str]:
    """What was legal at a moment."""
    out = [0] * match.game.max_actions
    count = match.game.plain.legal(moment.before, match.book.table, moment.actor, out)
    return [match.game.action_text(moment.before, match.book, moment.actor, action) for action in out[:count]]


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
