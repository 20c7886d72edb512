"""The printed facts: what an edition must keep, and the geometry worked out from it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from langbord.core.conformance import check_many
from langbord.core.errors import BadEdition
from langbord.games.landnam.geometry import island
from langbord.games.landnam.terms import CELLS, CORNERS, NONE, OUTER
from tests.landnam.table import BOOK, ED, GAME, cell, corner

STANDARD = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def read(tmp_path: Path, old: str, new: str) -> None:
    assert old in STANDARD
    path = tmp_path / "edition.toml"
    path.write_text(STANDARD.replace(old, new), encoding="utf-8")
    GAME.read_edition(path.read_text(encoding="utf-8"), str(path))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "sea", tiles = 11', 'id = "sea", tiles = 1', "modifier of 0 the green die reaches 27 tiles"),
        ('id = "forest", tiles = 6', 'id = "forest", tiles = 4', "modifier of 4 the green die reaches 35 tiles"),
        ("radius = 3", "radius = 4", "48 tiles for 60 unknown hexes"),
        ("radius = 3", "radius = 1", "radius must be 2 to 4"),
        ("value = 8, count = 4", "value = 7, count = 4", "marker entries must be"),
        ("value = 4, count = 4", "value = 4, count = 0", None),
        ("value = 5, count = 4", "value = 5, count = 60", None),
        ("9, 10, 11, 12], source", "9, 10, 11, 7], source", "red table"),
        ('"sea", "sea", "sea", "sea", "bog"', '"bog", "sea", "sea", "sea", "bog"', "begin with sea"),
        ('id = "ship", wood = 2', 'id = "ship", iron = 2', "ship must cost wood"),
        ('id = "settler", sheep = 1, grain = 1', 'id = "settler"', "settler must cost something"),
        ('id = "sheep", count = 28', 'id = "sheep", count = 21', "at least as many sheep"),
        ('id = "wood", count = 24', 'id = "wood", count = 9', "too few wood cards"),
        ('id = "find_bog", subphase = "exploration"', 'id = "find_bog", subphase = "harvest"', "first five fate cards"),
        ("bank = 4, harbour = 2", "bank = 2, harbour = 3", "bank for no fewer"),
        ('produces = "iron"', 'produces = "wood"', "each kind must be produced"),
        ("settlers = 5", "settlers = 6", "1 to 5 settlers"),
        ("ageing = 1", "ageing = 0", "at least one card"),
    ],
)
def test_a_bad_edition_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, complaint: str | None) -> None:
    if complaint is None:
        read(tmp_path, old, new)
        return
    with pytest.raises(BadEdition, match=complaint):
        read(tmp_path, old, new)


@pytest.mark.rule("LN66")
def test_too_few_markers_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    text = STANDARD.replace("value = 4, count = 4", "value = 4, count = 0")
    path.write_text(text.replace("value = 5, count = 4", "value = 5, count = 3"), encoding="utf-8")
    with pytest.raises(BadEdition, match="31 number markers for 32 tiles"):
        GAME.read_edition(path.read_text(encoding="utf-8"), str(path))


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


@pytest.mark.rule("LN2", "LNQ04")
@pytest.mark.parametrize("radius", [2, 4])
def test_games_on_islands_of_other_sizes(tmp_path: Path, radius: int) -> None:
    """Sixty unknown hexes want more tiles and markers; whole games are watched on both islands."""
    text = STANDARD.replace("radius = 3", f"radius = {radius}")
    if radius == 4:
        text = re.sub(r"tiles = (\d+)", lambda found: f"tiles = {int(found[1]) * 2}", text)
        text = re.sub(r"(value = \d+, count) = \d", r"\1 = 7", text)
    path = tmp_path / "edition.toml"
    path.write_text(text, encoding="utf-8")
    book = GAME.read_edition(path.read_text(encoding="utf-8"), str(path))
    decisions, _ = check_many(GAME, book, GAME.options(players=5, offers=2, turns=150), games=30, seed=radius)
    assert decisions > 10_000
