"""Editions for tests: a game's own with something changed, refused with file, entry and reason, or played."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from langbord import BadEdition
from langbord.core.conformance import check_many, check_moment, check_plain_equals_compiled, random_play
from langbord.core.edition import Book
from langbord.core.game import Game
from langbord.core.trial import try_out

Entries = dict[str, Any]  # an edition file as it is read from TOML


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with each old part replaced once; a part that is not there is a fault of the test."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def written(entries: Entries) -> str:
    """Entries as TOML, in the plain form that these files need."""
    return "".join(f"{key} = {_value(value)}\n" for key, value in entries.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[\n" + "".join(f"  {_value(part)},\n" for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def refused(game: Game, text: str, folder: Path) -> str:
    """What is said of a bad edition after the name of its file."""
    path = folder / "edition.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadEdition) as caught:
        game.book(path)
    where, _, why = str(caught.value).partition(": ")
    assert where == str(path)
    return why


def tables(game: Game, boxes: Sequence[Callable[..., None]]) -> list[Any]:
    """Each box with each number of players, as parameters; daily with one of them, the numbers taking turns."""
    return [
        pytest.param(box, players, marks=() if players == daily else pytest.mark.long)
        for box, daily in zip(boxes, cycle(game.seats), strict=False)
        for players in game.seats
    ]


def played(game: Game, book: Book[Any, Any], players: int, **options: Any) -> None:
    """Whole games with an edition: compiled for all, plain for so many players, looked at every few steps."""
    try_out(game, book)
    for number in game.seats:
        check_many(game, book, game.options(players=number, **options), games=20, seed=number)
    chosen = game.options(players=players, **options)
    check_plain_equals_compiled(game, book, chosen, seed=players)
    for match in random_play(game, book, chosen, seed=1):
        if len(match.moments) % 7 == 0:
            check_moment(match, 1)
