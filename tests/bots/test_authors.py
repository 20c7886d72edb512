"""Bots of other people's in Python: found by their entry points, kept to what a seat may see."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

import langbord
from langbord.arena.plan import Plan
from langbord.arena.play import run
from langbord.bots import BotFailed, UnknownBot, authors, decide, get_bot, is_bot
from langbord.core.match import Match

CODE = """
import langbord

class Last(langbord.Bot):
    def choose(self, sight):
        assert len(sight.observation) == sight.game.sees.size
        assert len(sight.features(sight.actions[0])) == sight.game.does.size
        return sight.legal[-1]

class Number(langbord.Bot):
    def choose(self, sight):
        return self.random.choice(sight.actions)

class Broken(langbord.Bot):
    def choose(self, sight):
        raise ZeroDivisionError("of mine")

class Cheat(langbord.Bot):
    def choose(self, sight):
        return "win"

class Flag(langbord.Bot):
    def choose(self, sight):
        return None

class Stranger:
    pass
"""


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    about = tmp_path / "somebodys_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-bots\nVersion: 1.0\n")
    names = ("Last", "Number", "Broken", "Cheat", "Flag", "Stranger")
    lines = [f"{name.lower()} = somebodys_bots:{name}" for name in names]
    lines.append("missing = somebodys_bots:Missing")
    (about / "entry_points.txt").write_text("\n".join([f"[{authors.GROUP}]", *lines, ""]))
    (tmp_path / "somebodys_bots.py").write_text(CODE)
    monkeypatch.syspath_prepend(tmp_path)
    authors.look_again()
    yield
    authors.look_again()


def played(name: str) -> Match:
    match = langbord.new("tickets", players=2, seed=1)
    bots = [get_bot(name, 1), get_bot("random", 2)]
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, bots[seat], len(match.moments)), seat)
    return match


@pytest.mark.parametrize("name", ["last", "number"])
def test_one_that_answers_with_texts_or_numbers_plays_a_game(name: str) -> None:
    assert played(name).over
    assert is_bot(name)


def test_it_plays_as_it_says() -> None:
    match = played("last")
    for moment in match.moments:
        if moment.actor == 0:
            out = [0] * match.game.max_actions
            n = match.game.plain.legal(moment.before, match.book.table, 0, out)
            assert moment.action == out[n - 1]


@pytest.mark.parametrize(
    ("name", "failure"),
    [
        ("broken", "failed with ZeroDivisionError: of mine"),
        ("cheat", "may not do 'win' now"),
        ("flag", "may not do None"),
    ],
)
def test_one_that_fails_is_replaced_and_where_it_counts_refused(
    name: str, failure: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert played(name).over
    assert failure in caplog.text
    assert "a greedy bot plays on at seat 0" in caplog.text
    strict = get_bot(name, 1, strict=True)
    match = langbord.new("tickets", players=2, seed=1)
    with pytest.raises(BotFailed, match=failure):
        decide(match, match.awaited[0], strict)


def test_it_sits_in_an_arena_and_a_failure_voids_the_game() -> None:
    fine = run(Plan(game="tickets", bots=["last", "random"], seats=2, games=2), None)
    assert [result.void for result in fine] == ["", ""]
    void = run(Plan(game="tickets", bots=["broken", "random"], seats=2, games=2), None)
    assert all("ZeroDivisionError" in result.void for result in void)


def test_it_cannot_change_the_game_by_changing_what_it_sees() -> None:
    class Vandal(langbord.Bot):
        def choose(self, sight: langbord.Sight) -> int:
            sight.imagined.over = 1
            sight.actions.clear()
            return self.first

        first = 0

    match = langbord.new("tickets", players=2, seed=1)
    bot = authors.AuthoredBot("vandal", Vandal, strict=True)
    Vandal.first = match.legal_numbers(0)[0]
    assert decide(match, 0, bot) == Vandal.first
    assert not match.over


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("stranger", "is not a subclass of langbord.Bot"),
        ("missing", "cannot be loaded: AttributeError"),
        ("nobody", "there is no bot 'nobody'; there are .*, broken, cheat, flag, last"),
    ],
)
def test_what_is_no_bot_is_told_in_a_sentence(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        get_bot(name)
