"""A game that behaves otherwise than the version of its rules did is caught."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tools import behaviour as tool
from tools.behaviour import changed, now, told, written

from langbord.core.behaviour import behaviour, tables
from langbord.core.game import Options, get_game
from langbord.core.plugins import game_names


@pytest.mark.parametrize("name", game_names())
def test_a_game_behaves_as_the_version_of_its_rules_did(name: str) -> None:
    """Earlier versions too, as long as their rules are kept."""
    latest = get_game(name)
    known = written(latest)
    assert latest.rules_version in known, f"{name}: the version of its rules is not written down: {tool.COMMAND}"
    for version, before in known.items():
        if (game := latest.by_rules(version)) is not None:
            different = changed(before, now(game, before.edition))
            assert not different, told(game, different)


def ties_take_the_lower_place(bonus_points: Callable[..., int]) -> Callable[..., int]:
    def planted(s: Any, ed: Any, seat: int) -> int:
        if s.bonus[seat] == 0:
            return 0
        return int(ed.bonus_points[s.players][sum(s.bonus[k] >= s.bonus[seat] for k in range(s.players)) - 1])

    return planted


def no_house_for_the_last_token(points: Callable[..., int]) -> Callable[..., int]:
    def planted(s: Any, ed: Any, seat: int) -> int:
        return points(s, ed, seat) - (sum(s.tokens[seat]) >= 2)

    return planted


def a_penalty_is_a_point_cheaper(penalty_points: Callable[..., int]) -> Callable[..., int]:
    def planted(ed: Any, tiles: int) -> int:
        return max(0, penalty_points(ed, tiles) - (tiles >= 3))

    return planted


PLANTED = [
    ("tickets", "scoring.bonus_points", ties_take_the_lower_place),
    ("landnam", "turn.points", no_house_for_the_last_token),
    ("amsterdam", "scoring.penalty_points", a_penalty_is_a_point_cheaper),
]


@pytest.mark.parametrize(("name", "rule", "plant"), PLANTED, ids=[name for name, *_ in PLANTED])
def test_a_small_change_of_a_rule_is_caught(
    name: str, rule: str, plant: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = get_game(name)
    module, _, function = rule.rpartition(".")
    where = importlib.import_module(f"langbord.games.{name}.{module}")
    monkeypatch.setattr(where, function, plant(getattr(where, function)))
    usual = [game.options(players=players) for players in game.seats]
    before = written(game)[game.rules_version].tables
    after = behaviour(game, game.book(), usual)
    assert any(before[table] != digest for table, digest in after.items())


def test_the_message_says_what_to_do() -> None:
    sentence = told(get_game("tickets"), ["2 players"])
    assert sentence.endswith("(2 players): raise `rules` in game.toml or undo the change")


def test_what_was_written_of_a_version_is_not_overwritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = get_game("tickets")
    monkeypatch.setattr(tool, "path", lambda game: tmp_path / "behaviour.json")
    monkeypatch.setattr(tool, "behaviour", lambda game, book: behaviour(game, book, [game.options(players=2)]))
    assert tool.write(game) is None
    kept = (tmp_path / "behaviour.json").read_bytes()
    scoring = importlib.import_module("langbord.games.tickets.scoring")
    monkeypatch.setattr(scoring, "bonus_points", ties_take_the_lower_place(scoring.bonus_points))
    assert tool.write(game) is not None
    assert (tmp_path / "behaviour.json").read_bytes() == kept
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    assert tool.write(game) is None
    assert set(written(game)) == {game.rules_version - 1, game.rules_version}


@pytest.mark.parametrize("name", game_names())
def test_any_two_options_meet_at_a_table(name: str) -> None:
    """Wherever they go together, and at every number of players."""
    game = get_game(name)
    met = {pair for options in tables(game) for pair in combinations(chosen(options), 2)}
    for options in game.every_table():
        assert met.issuperset(combinations(chosen(options), 2))


def chosen(options: Options) -> list[tuple[str, Any]]:
    return [(name, getattr(options, name)) for name in options.__struct_fields__]


def test_what_is_shown_and_told_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("tickets")
    usual = [game.options(players=2)]
    before = behaviour(game, game.book(), usual)
    for part in ("views", "describe"):
        with monkeypatch.context() as planted:
            planted.setattr(game, part, lambda *arguments: [])
            assert behaviour(game, game.book(), usual) != before
