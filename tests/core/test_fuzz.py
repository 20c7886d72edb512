"""Whatever comes in from outside, the answer is a result or one of our errors: never a crash, never a wrong game."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import langbord
from langbord import LangbordError, Match
from langbord.core import gamerecord, position

TEXTS = st.text(max_size=200)
JSONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def begun() -> Match:
    match = langbord.new("tickets", players=2, seed=1)
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat)
    return match


MATCH = begun()
RECORD = MATCH.record(reveal_key=True)
POSITION = json.loads(MATCH.position())
FIELDS = sorted(POSITION["state"])


@given(TEXTS)
def test_any_text_as_an_action(text: str) -> None:
    try:
        number = MATCH.find(text)
    except LangbordError:
        return
    assert number in MATCH.legal_numbers(MATCH.awaited[0])


@given(TEXTS)
def test_any_text_as_a_file(text: str) -> None:
    try:
        langbord.load(text)
    except LangbordError:
        return
    raise AssertionError("nonsense was taken for a game")


@settings(deadline=None)
@given(st.integers(0, len(RECORD.splitlines()) - 1), TEXTS | JSONS.map(json.dumps))
def test_any_line_in_a_record(number: int, line: str) -> None:
    lines = RECORD.splitlines()
    lines[number] = line.replace("\n", " ")
    try:
        gamerecord.verify_seals(gamerecord.parse("\n".join(lines)))
        langbord.load("\n".join(lines))
    except LangbordError:
        return
    raise AssertionError("a false record was accepted")


@settings(deadline=None)
@given(st.sampled_from(FIELDS), JSONS)
def test_any_value_in_a_position(field: str, value: Any) -> None:
    changed = {**POSITION, "state": {**POSITION["state"], field: value}}
    try:
        options, state = position.load(position.parse(json.dumps(changed)))
    except LangbordError:
        return
    again = position.dump(MATCH.game, MATCH.book, options, state)
    assert position.load(again) == (options, state)


@given(st.dictionaries(st.text(max_size=8) | st.just("starter"), JSONS, max_size=3))
def test_any_options(options: dict[str, Any]) -> None:
    try:
        chosen = MATCH.game.options(**{"players": 2, **options})
    except LangbordError:
        return
    assert chosen.players in (2, 3, 4)
