"""Edition files: the one we ship, and bad ones that are refused with a reason."""

from pathlib import Path

import pytest

from langbord import BadEdition, new
from langbord.core.game import get_game
from langbord.games.tickets.edition import distances

GAME = get_game("tickets")
TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def test_contracts_keep_what_is_known_of_them() -> None:
    printed = GAME.book().printed
    values = [contract.value for contract in printed.contract]
    assert 5.3 <= sum(values) / 24 <= 5.7
    assert min(values) == 3
    assert max(values) == 9
    for place in printed.place:
        assert 2 <= sum(place.id in contract.ends for contract in printed.contract) <= 4
    ways = distances(printed)
    assert all(ways[contract.ends] == contract.value for contract in printed.contract)


def test_every_datum_names_its_source() -> None:
    printed = GAME.book().printed
    assert {contract.source for contract in printed.contract} == {"reconstructed"}
    assert {card.source for card in printed.card} == {"rulebook"}
    assert {route.source for route in printed.route} == {"published"}


def test_no_two_routes_cross_on_the_map() -> None:
    printed = GAME.book().printed
    at = {place.id: (place.x, place.y) for place in printed.place}

    def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
        turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (turn > 0) - (turn < 0)

    lines = sorted({tuple(sorted(route.ends)) for route in printed.route})
    for a, b in lines:
        for c, d in lines:
            if len({a, b, c, d}) == 4:
                p, q, r, s = at[a], at[b], at[c], at[d]
                crossing = side(p, q, r) != side(p, q, s) and side(r, s, p) != side(r, s, q)
                assert not crossing, f"{a}-{b} crosses {c}-{d}"


def test_an_owner_can_enter_his_own_contracts(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    line = '{ ends = ["korenmetershuisje", "dam"], value = 3, source = "reconstructed" }'
    assert line in TEXT
    own.write_text(TEXT.replace(line, line.replace("3,", "7,").replace("reconstructed", "published")))
    match = new("tickets", players=2, edition=own, seed=1)
    assert 7 in match.book.table.value
    assert match.book.digest != GAME.book().digest


@pytest.mark.parametrize(
    ("old", "new_text", "message"),
    [
        ('game = "tickets"', 'game = "chess"', "is an edition of 'chess', not of 'tickets'"),
        ("format = 1", "format = 3", "has format 3; this version reads format 1"),
        ("format = 1", "format = ", "is not TOML"),
        ("carts = 16", 'carts = "many"', "Expected `int`, got `str`"),
        ("carts = 16", "carts = 16, wheels = 4", "wheels"),
        (', source = "rulebook" }', " }", "missing required field `source`"),
        ('source = "rulebook"', 'source = "hearsay"', "hearsay"),
        ("carts = 16", "carts = -1", "a number of carts or cards is negative"),
        ("row = 5", "row = 6", "the row has 6 cards; the game is made for 5"),
        ("hand = 2", "hand = 11", "too few cards to deal"),
        ("bonus_cards = 16", "bonus_cards = 3", "15 routes carry a cart symbol, but there are 3 bonus cards"),
        ("[1, 2, 4, 7]", "[1, 2, 4]", "points for 1 to 4 spaces"),
        ("points = [8, 4]", "points = [8, 4, 2]", "must list 2 values"),
        ("players = 2, points", "players = 3, points", "one bonus entry for each number"),
        ('{ id = "pink", count', '{ id = "mauve", count', "must be pink, blue"),
        ('{ id = "dam", name', '{ id = "waag", name', "two places have the same id"),
        ('ends = ["oude_waal", "waag"]', 'ends = ["oude_waal", "moon"]', "names the place 'moon'"),
        ('ends = ["oude_waal", "waag"]', 'ends = ["waag", "waag"]', "begins and ends at 'waag'"),
        ('ends = ["oude_waal", "waag"], length = 1', 'ends = ["oude_waal", "waag"], length = 5', "has 5 spaces"),
        ('"dam"], length = 2, colour = "pink"', '"dam"], length = 1, colour = "pink"', "two of equal length"),
        ('"dam"], length = 2, colour = "pink"', '"dam"], length = 2, colour = "orange"', "different colours"),
        ('["korenmetershuisje", "dam"], value = 3', '["korenmetershuisje", "dam"], value = 4', "its shortest way, 3"),
        ('["korenmetershuisje", "dam"], value = 3', '["oude_kerk", "dam"], value = 2', "joins neighbours"),
        ('["korenmetershuisje", "dam"], value = 3', '["oude_waal", "dam"], value = 4', "there are 2 contracts for"),
    ],
)  # fmt: skip
def test_bad_editions_are_refused_with_a_reason(old: str, new_text: str, message: str, tmp_path: Path) -> None:
    assert old in TEXT
    path = tmp_path / "edition.toml"
    path.write_text(TEXT.replace(old, new_text, 1))
    with pytest.raises(BadEdition, match=message) as caught:
        GAME.book(path)
    assert str(path) in str(caught.value)


def test_a_missing_entry_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    line = next(line for line in TEXT.splitlines(keepends=True) if "value = 9" in line)
    path.write_text(TEXT.replace(line, ""))
    with pytest.raises(BadEdition, match="there are 23 contract entries; the game has 24"):
        GAME.book(path)


def test_a_place_that_no_route_reaches(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    lines = [
        line.replace('"nieuwe_waal"', '"jordaan"').replace('"haringpakkerstoren"]', '"munttoren"]')
        if "ends" in line and '"nieuwe_waal", "' in line and "length" in line
        else line
        for line in TEXT.splitlines(keepends=True)
    ]
    path.write_text("".join(lines))
    with pytest.raises(BadEdition, match=r"no way|neighbours|equal length"):
        GAME.book(path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read: No such file"):
        GAME.book(tmp_path / "nothing.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadEdition, match="is not UTF-8 text"):
        GAME.book(binary)
