"""What the others did since a player's last turn: few lines, what hit him first, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tools import recaps

from langbord.core.conformance import random_play
from langbord.core.game import CHANCE, Game, get_game
from langbord.core.match import Match, new
from langbord.core.moves import Move
from langbord.core.plugins import game_names
from langbord.core.recap import MOST_LINES, Deeds, Line, Story
from langbord.locales import LANGUAGES, Teller

SEATS = ["Anna", "Bo", "Cy", "Di"]


def test_the_written_recaps_are_those_of_today() -> None:
    """If this fails, run tools/recaps.py and read what has changed."""
    for path, text in recaps.contents().items():
        assert path.read_text(encoding="utf-8") == text, path


@pytest.mark.parametrize("name", game_names())
def test_twenty_turns_are_written(name: str) -> None:
    files = [path for path in recaps.contents() if path.parts[-3] == name]
    assert {path.stem for path in files} == set(LANGUAGES)
    for path in files:
        assert re.findall(r"^\d+$", path.read_text(encoding="utf-8"), re.MULTILINE)[-1] == str(recaps.TURNS)


def lines_of(game: Game, seed: int, most: int, **options: Any) -> Iterator[list[Line]]:
    """What seat 0 would be told after every step of a random game."""
    story, actor = Story(), 0
    for match in random_play(game, game.book(), game.options(**options), seed, curious=True):
        if match.moments:
            actor = match.moments[-1].actor if match.moments[-1].actor != CHANCE else actor
            story.acted(actor, {0: match.moves(match.moments[-1], 0)})
            match.moments.clear()
            yield story.recap(game, match.book, match.view(0), 0)
            most -= 1
        if not most:
            return


@pytest.mark.parametrize("name", game_names())
def test_a_match_tells_the_same_as_a_story_that_was_told_step_by_step(name: str) -> None:
    match, story = new(name, players=3, seed=3), Story()
    told = 0
    for _ in range(40):
        seat = match.awaited[0]
        lines = match.recap(0)
        assert lines == story.recap(match.game, match.book, match.view(0), 0)
        told += len(lines)
        before = len(match.moments)
        recaps.act(match, seat)
        story.acted(seat, {0: [move for moment in match.moments[before:] for move in match.moves(moment, 0)]})
    assert told > 0


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("tickets", {"players": 4}),
        ("landnam", {"players": 3, "turns": 40, "offers": 3}),
        ("amsterdam", {"players": 3, "specialists": True, "trading": True}),
    ],
)
def test_few_lines_a_seat_what_hits_the_reader_first_and_told_in_every_language(
    name: str, options: dict[str, Any]
) -> None:
    tellers, told = [Teller(language) for language in LANGUAGES], set[str]()
    for lines in lines_of(get_game(name), 2, 2000, **options):
        for seat in {line.seat for line in lines}:
            assert sum(line.seat == seat for line in lines) <= MOST_LINES
            assert seat != 0
        assert [line.against for line in lines] == sorted((line.against for line in lines), reverse=True)
        for line in lines:
            if line.text.id not in told:
                told.add(line.text.id)
                for teller in tellers:
                    text = teller.tell(line.text, None, SEATS)
                    assert text != line.text.id
                    assert not re.search(r"[{}@#]", text), (teller.language, text)
    assert len(told) >= 4


def test_what_was_taken_back_has_never_been() -> None:
    deeds, move = Deeds(1), Move("cart 1", "seat 1 carts", "route dam-waag", 3)
    deeds.add([move])
    assert deeds.count("cart", to="route") == 3
    deeds.add([move.back_again()])
    assert not deeds.flows()


def test_who_acts_has_read_what_the_others_did() -> None:
    game = get_game("tickets")
    match = recaps.new("tickets", players=2, seed=1)
    story, claim = Story(), [Move("cart 1", "seat 1 carts", f"route {match.book.names['route'][0]}", 3)]
    story.acted(1, {0: claim, 1: claim})
    assert story.recap(game, match.book, match.view(0), 0)
    assert not story.recap(game, match.book, match.view(1), 1)
    story.acted(0, {0: [], 1: []})
    assert not story.recap(game, match.book, match.view(0), 0)


def test_a_game_without_rules_for_it_tells_who_has_more_and_who_less() -> None:
    game = Game("langbord.sample")
    match = Match(game, game.book(), game.options(players=2), game.start(game.book(), game.options(players=2)), None)
    story = Story()
    story.acted(1, {0: [Move("pebbles", "heap", "seat 1 pebbles", 2), Move("coin", "seat 1 coins", "", 1)]})
    told = [Teller("en").tell(line.text, None, SEATS) for line in story.recap(game, match.book, match.view(0), 0)]
    assert told == ["Bo: 2 more (pebbles).", "Bo: 1 fewer (coin)."]
