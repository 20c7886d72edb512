"""The printed facts: what an edition must keep, and the geometry worked out from it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from langbord.core.errors import BadEdition
from langbord.games.landnam.geometry import island
from langbord.games.landnam.terms import CELLS, CORNERS, NONE, OUTER
from tests.boxes import Entries, changed, played, refused, tables, written
from tests.landnam.table import BOOK, ED, GAME, cell, corner

STANDARD = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


ABSURD = [
    ("bank = 4", "bank = 128", "exchange, bank: Expected `int` <= 9"),
    ("bank = 4, harbour = 2", "bank = 2, harbour = 3", "exchange: the bank must ask for no fewer"),
    ("start_hand = 2", "start_hand = -1", "material, start_hand: Expected `int` >= 0"),
    ("settlers = 5", "settlers = 6", "material, settlers: Expected `int` <= 5"),
    ("houses = 9", "houses = 0", "material, houses: Expected `int` >= 1"),
    ("goal = 12", "goal = 1000", "material, goal: Expected `int` <= 50"),
    ("ageing = 1", "ageing = 0", "work, ageing: Expected `int` >= 1"),
    ("radius = 3", "radius = 1", "island, radius: Expected `int` >= 2"),
    ("radius = 3", "radius = 4", "terrain: there are 48 tiles for 60 unknown hexes"),
    ('id = "sea", tiles = 11', 'id = "sea", tiles = 1', "modifier of 0 the green die reaches 27 tiles"),
    ('id = "forest", tiles = 6', 'id = "forest", tiles = 4', "modifier of 4 the green die reaches 35 tiles"),
    ('id = "sea", tiles = 11', 'id = "sea", tiles = 128', "terrain 1, tiles: Expected `int` <= 100"),
    ('produces = "iron"', 'produces = "wood"', "terrain: each kind must be produced"),
    ("mountain = 2, land", "mountain = -2, land", "modifier, mountain: Expected `int` >= 0"),
    ("most = 4", "most = 5", "modifier, most: Expected `int` <= 4"),
    ("value = 8, count = 4", "value = 7, count = 4", "marker 6, value: Invalid enum value 7"),
    ("value = 8, count = 4", "value = 9, count = 4", "the marker entries must be"),
    ("value = 8, count = 4", "value = 8, count = -4", "marker 6, count: Expected `int` >= 0"),
    ("9, 10, 11, 12], source", "9, 10, 11, 7], source", "red, values 10: Invalid enum value 7"),
    ('"sea", "sea", "sea", "sea", "bog"', '"sea", "sea", "sea", "bog"', "green, terrains: Expected `array` of length"),
    ('id = "settler", sheep = 1, grain = 1', 'id = "settler"', "cost 1: the settler must cost something"),
    ('id = "settler", sheep = 1', 'id = "settler", sheep = 10', "cost 1, sheep: Expected `int` <= 9"),
    ('id = "wood", count = 24', 'id = "wood", count = 9', "resource 1: there are too few wood cards"),
    ('id = "find_bog", subphase = "exploration"', 'id = "find_bog", subphase = "harvest"', "just the first five cards"),
    ('id = "find_bog", subphase', 'id = "find_gold", subphase', "the fate entries must be"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason"), ABSURD)
def test_absurd_editions_are_refused_with_file_entry_and_reason(
    old: str, new: str, reason: str, tmp_path: Path
) -> None:
    assert reason in refused(GAME, changed(STANDARD, (old, new)), tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "doubt"),
    [
        ('id = "ship", wood = 2', 'id = "ship", iron = 2', "cost: a ship is made of wood"),
        ('id = "sheep", count = 28', 'id = "sheep", count = 21', "resource: sheep are the commonest kind"),
        (
            '"sea", "sea", "sea", "sea", "bog"',
            '"bog", "sea", "sea", "sea", "bog"',
            "green: the table runs from the sea",
        ),
    ],
)
def test_what_we_only_think_likely_is_a_doubt(old: str, new: str, doubt: str) -> None:
    assert BOOK.doubts == ()
    text = changed(STANDARD, (old, new))
    assert [one.startswith(doubt) for one in GAME.read_edition(text, "own").doubts] == [True]
    assert GAME.read_edition(text.replace('"reconstructed"', '"published"'), "own").doubts == ()


@pytest.mark.rule("LN66")
def test_too_few_markers_are_refused(tmp_path: Path) -> None:
    text = changed(STANDARD, ("value = 4, count = 4", "value = 4, count = 0"))
    GAME.read_edition(text, "own")
    fewer = changed(text, ("value = 5, count = 4", "value = 5, count = 3"))
    assert refused(GAME, fewer, tmp_path) == "marker: there are 31 number markers for 32 tiles"


@pytest.mark.rule("LN5")
def test_five_exploration_cards_are_needed(tmp_path: Path) -> None:
    text = STANDARD
    for card in ("find_forest", "find_meadow", "find_field"):
        text = text.replace(
            f'id = "{card}", subphase = "exploration", count = 3', f'id = "{card}", subphase = "exploration", count = 0'
        )
    path = tmp_path / "edition.toml"
    path.write_text(
        text.replace(
            '"roll_twice", subphase = "exploration", count = 2', '"roll_twice", subphase = "exploration", count = 1'
        )
    )
    with pytest.raises(BadEdition, match="4 Exploration cards"):
        GAME.read_edition(path.read_text(encoding="utf-8"), str(path))


@pytest.mark.rule("LN2", "LNQ04")
@pytest.mark.parametrize(("radius", "inside", "rim", "corners"), [(2, 19, 18, 54), (3, 37, 24, 96), (4, 61, 30, 150)])
def test_islands_of_each_size(radius: int, inside: int, rim: int, corners: int) -> None:
    land = island(radius)
    assert (len(land.cells) - land.rim, land.rim, len(land.corners)) == (inside, rim, corners)
    sides = [land.side(c) for c in land.cells]
    assert [sides.count(k) for k in range(6)] == [radius] * 6
    assert 1 + len(land.cells) <= CELLS
    assert len(land.corners) <= CORNERS


@pytest.mark.rule("LNQ36", "LN48")
def test_cells_corners_and_edges_fit_together() -> None:
    for c in range(1, ED.cells):
        near = [n for n in ED.neighbour[c] if n != NONE]
        assert all(c in ED.neighbour[n] for n in near if n != OUTER)
        assert (OUTER in near) == (c >= ED.rim)
        assert len(near) == 6 or c >= ED.rim
        assert all(c in ED.touch[k] for k in ED.at[c] if k != NONE)
        assert (NONE in ED.at[c]) == (c >= ED.rim)
    for k in range(ED.corners):
        assert len(set(ED.touch[k])) == 3
        for near_corner, flank in zip(ED.beside[k], ED.flank[k], strict=True):
            if near_corner != NONE:
                assert k in ED.beside[near_corner]
                assert set(flank) == set(ED.touch[k]) & set(ED.touch[near_corner])
    assert [ED.side[cell(name)] for name in ("a1", "a2", "a4", "b6", "e5")] == [NONE, 0, 0, 1, NONE]


def test_names_say_where_things_are() -> None:
    """The rows are lettered from the north; a corner is the northern or southern tip of a cell."""
    assert BOOK.names["cell"][1] == "e5"
    assert set(ED.touch[corner("d4n")]) == {cell("d4"), cell("c3"), cell("c4")}
    assert set(ED.touch[corner("d4s")]) == {cell("d4"), cell("e4"), cell("e5")}


def test_every_entry_names_its_source() -> None:
    sources = {entry.source for entry in (*BOOK.printed.cost, *BOOK.printed.terrain, *BOOK.printed.fate)}
    assert sources == {"reconstructed"}
    assert BOOK.printed.material.source == "rulebook"


def small_island(entries: Entries) -> None:
    entries["island"]["radius"] = 2


def large_island(entries: Entries) -> None:
    """Sixty unknown hexes want more tiles and markers."""
    entries["island"]["radius"] = 4
    for entry in entries["terrain"]:
        entry["tiles"] *= 2
    for entry in entries["marker"]:
        entry["count"] = 7


def other_costs(entries: Entries) -> None:
    """Ships of iron, dear farms, little to begin with."""
    entries["cost"][1] = {"id": "ship", "iron": 1, "source": "published"}
    entries["cost"][2].update(wood=2, grain=2)
    entries["material"]["start_hand"] = 0


def few_pieces(entries: Entries) -> None:
    entries["material"].update(settlers=1, ships=1, houses=4, goal=6)


def plain_exploring(entries: Entries) -> None:
    """Nothing is added to the green die, five numbers only, few fate cards."""
    entries["modifier"].update(mountain=0, land=0, most=0)
    entries["red"]["values"] = [4, 5, 6, 8, 9] * 2
    for entry in entries["marker"]:
        entry["count"] = 20 if entry["value"] in (4, 5, 6, 8, 9) else 0
    for entry in entries["fate"]:
        entry["count"] = 1


def plenty(entries: Entries) -> None:
    """As many as there can be of everything."""
    for kind in ("resource", "harbour", "marker", "fate", "terrain"):
        for entry in entries[kind]:
            entry["tiles" if kind == "terrain" else "count"] = 100
    entries["material"].update(houses=50, start_hand=20)


BOXES = [small_island, large_island, other_costs, few_pieces, plain_exploring, plenty]


@pytest.mark.random_games
@pytest.mark.rule("LN2", "LNQ04")
@pytest.mark.parametrize(("box", "players"), tables(GAME, BOXES))
def test_plausible_boxes_are_played(box: Callable[[Entries], None], players: int) -> None:
    entries = tomllib.loads(STANDARD)
    box(entries)
    played(GAME, GAME.read_edition(written(entries), box.__name__), players, offers=2, turns=60)


def test_an_island_has_no_more_names_than_cells_and_corners() -> None:
    assert (len(BOOK.names["cell"]), len(BOOK.names["corner"])) == (ED.cells, ED.corners)
    assert ED.cells < CELLS
