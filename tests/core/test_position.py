"""Positions as text: what they look like, that they are read back, and that those of format 1 still are."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.positions import PAGE, descriptions, page

import langbord
from langbord import BadPosition
from langbord.core import position
from langbord.core.conformance import random_play
from langbord.core.consistency import faults
from langbord.core.game import get_game
from langbord.core.plugins import game_names

KEPT = sorted((Path(__file__).parent / "positions").glob("*.json"))


def begins_with(cells: Any, kept: Any) -> bool:
    """Are these the cells that were kept? There may be room for more of them by now."""
    if isinstance(kept, list):
        return len(cells) >= len(kept) and all(begins_with(*pair) for pair in zip(cells, kept, strict=False))
    return bool(cells == kept)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_position_of_format_1_is_the_state_that_it_was(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    book = get_game(kept["position"]["game"]).book()
    old = msgspec.convert({**kept["position"], "edition_digest": book.digest}, position.Position)
    assert old.format == 1
    options, state = position.load(old)
    for name, cells in kept["cells"].items():
        assert begins_with(getattr(state, name), cells), name
    new = position.dump(get_game(old.game), book, options, state)
    assert new.format == 2
    assert position.load(new) == (options, state)


def test_each_game_has_kept_positions() -> None:
    assert {path.stem.split("_")[0] for path in KEPT} == set(game_names())


def late(game: str, **options: Any) -> tuple[position.Position, dict[str, Any]]:
    """A late moment of a random game as text."""
    found, chosen = get_game(game), get_game(game).options(**options)
    *_, match = random_play(found, found.book(), chosen, 4)
    shown = position.dump(found, found.book(), chosen, match.state)
    return shown, shown.state


def test_seats_are_numbers_and_nothing_is_null() -> None:
    _, state = late("tickets", players=3)
    assert set(state["owner"].values()) <= {0, 1, 2}
    assert 0 in state["owner"].values(), "a route of seat 0 is there"
    assert state["turns_left"] == 0
    assert len(state["hand"]) == len(state["carts"]) == 3, "nobody is told of who is not at the table"
    assert state["returned"] == [None, None, None]
    assert state["awaited"] == []
    assert -1 not in msgspec.json.decode(msgspec.json.encode(state)).values()


def test_warehouses_have_their_names() -> None:
    match = langbord.new("amsterdam", players=2, seed=1)
    match.state.small[2] = 0  # type: ignore[attr-defined]
    told = json.loads(match.position())["state"]
    assert told["small"] == {match.book.names["small"][2]: "beer"}
    assert told["seat"] in (0, 1)
    assert told["foreman"] is None


def edited(game: str, field: str, told: Any, **options: Any) -> str:
    """What is said to a position with that in place of a field."""
    shown, state = late(game, **options)
    with pytest.raises(BadPosition) as refused:
        position.load(msgspec.structs.replace(shown, state={**state, field: told}))
    return str(refused.value)


@pytest.mark.parametrize(
    ("field", "told", "said"),
    [
        ("carts", [1, 2], "carts must be a list of 3: one for each seat"),
        ("carts", [1, 2, 3, 4], "carts must be a list of 3: one for each seat"),
        ("seat", None, "seat must be a seat, not None"),
        ("seat", "0", "seat must be a seat, not '0'"),
        ("awaited", [0, 0], "awaited must be a list of seats, each once"),
        ("awaited", ["pink"], "awaited must be a list of seats, each once"),
        ("awaited", [True], "awaited must be a list of seats, each once"),
        ("awaited", [1.0], "awaited must be a list of seats, each once"),
        ("awaited", [3], "awaited is 8, which names a seat that is not at a table of 3"),
        ("phase", "tea", "phase: there is no phase 'tea'"),
        ("phase", None, "phase must be a phase, not None"),
        ("where", {}, "where: the contract "),
        ("owner", [], "owner must be a mapping by route"),
        ("owner", {"nowhere": 0}, "owner: there is no route 'nowhere'"),
        ("row", ["pink"] * 6, "row must be a list of 5"),
        ("refill", 1.5, "refill must be 0 to 1, not 1.5"),
        ("turns_left", "none", "turns_left must be 0 to 4 or null, not 'none'"),
        ("points", "many", "points must be a list of 3"),
    ],
)
def test_what_cannot_be_read_is_named(field: str, told: Any, said: str) -> None:
    assert said in edited("tickets", field, told, players=3)


@pytest.mark.parametrize(
    ("game", "field"), [("tickets", "carts"), ("amsterdam", "guilders"), ("landnam", "loose")], ids=game_names()
)
def test_what_belongs_to_an_empty_seat_stays_as_it_was_laid_out(game: str, field: str) -> None:
    found, options = get_game(game), get_game(game).options(players=3)
    state = found.start(found.book(), options)
    getattr(state, field)[3] = 1
    assert list(faults(found, found.book(), options, state)) == [
        f"{field}[3] belongs to a seat that is not at the table and must stay as it was laid out"
    ]


def test_every_field_is_described_and_the_page_is_fresh() -> None:
    for game in game_names():
        fields = set(vars(get_game(game).State)) & set(get_game(game).State.fields)
        assert fields <= descriptions(get_game(game).State).keys()
    assert PAGE.read_text(encoding="utf-8") == page(), "run python tools/positions.py"


@pytest.mark.parametrize("text", ["", "root:x:0:0", "[1]", "\0"])
def test_what_is_neither_a_record_nor_a_position_is_said_to_be_so(text: str) -> None:
    with pytest.raises(BadPosition, match="neither a record nor a position"):
        langbord.load(text)
