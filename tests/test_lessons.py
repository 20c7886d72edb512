"""The lessons' prepared games: whatever is dealt and played from a chapter's beginning, its steps can be done."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

from langbord.bots import GreedyBot, decide
from langbord.core import gamerecord
from langbord.core.match import Match, replay
from langbord.core.plugins import game_names, installed

SEEDS = range(8)
TEACHING = [name for name in game_names() if installed(name).part("lessons.toml")]


def chapters(game: str) -> list[dict[str, Any]]:
    text = (installed(game).folder / "lessons.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["chapter"]
    return found


def prepared(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((installed(game).folder / "lessons.json").read_text(encoding="utf-8"))
    return found


def at_its_beginning(game: str, chapter: str, seed: int) -> Match:
    """The table at which a chapter is learnt: another dealer than the prepared game's deals on from there."""
    kept = prepared(game)
    return replay(gamerecord.parse("\n".join(kept["record"][: 1 + kept["moments"][chapter]])), seed=seed)


def deeds(game: str, chapter: str) -> list[str]:
    """What the learner's seat did in the prepared game: that glows where it is possible."""
    kept = prepared(game)
    entries = [json.loads(line) for line in kept["record"][1 + kept["moments"][chapter] :]]
    return [entry["do"] for entry in entries if entry.get("seat") == kept["seat"] and "do" in entry]


def play_to(match: Match, learner: int, bot: GreedyBot) -> None:
    while not match.over and learner not in match.awaited:
        seat = match.awaited[0]
        match.play(decide(match, seat, bot), seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "chapter"), [(game, chapter) for game in TEACHING for chapter in chapters(game)])
def test_every_step_of_a_chapter_can_be_done(game: str, chapter: dict[str, Any], seed: int) -> None:
    match, learner = at_its_beginning(game, chapter["id"], seed), prepared(game)["seat"]
    asked = [step["do"] for step in chapter["step"] if "do" in step]
    for pattern, deed in zip(asked, deeds(game, chapter["id"]), strict=False):
        play_to(match, learner, GreedyBot(seed))
        fitting = [action for action in match.legal(learner) if re.fullmatch(pattern, action)]
        assert fitting, f"{pattern} is not possible"
        match.play(deed if deed in fitting else fitting[0], learner)
