"""Edition files: the one we ship, absurd ones that are refused with a reason, boxes that may differ from ours."""

import os
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from langbord import BadEdition, new
from langbord.core.game import get_game
from langbord.games.tickets.edition import distances
from tests.boxes import Entries, changed, played, refused, tables, written

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


ABSURD = [
    # the file as a whole
    ('game = "tickets"', 'game = "chess"', "is an edition of 'chess', not of 'tickets'"),
    ("format = 1", "format = 3", "has format 3; this version reads format 1"),
    ("format = 1", "format = ", "is not TOML"),
    ("format = 1", "format = 1\na.b.c.d.e.f.g.h.i.j.k.l.m.n = 1", "a key may have 12 parts at most"),
    ('name = "standard"', 'name = "My Box"', "name: Expected an id of small letters"),
    ('title = "Ticket', 'title = "\\u2028Ticket', "title: Expected one line"),
    (', source = "rulebook" }', " }", "material: Object missing required field `source`"),
    ('source = "rulebook"', 'source = "hearsay"', "material, source: Invalid enum value 'hearsay'"),
    # numbers
    ("carts = 16", 'carts = "many"', "material, carts: Expected `int`, got `str`"),
    ("carts = 16", "carts = 16, wheels = 4", "material: Object contains unknown field `wheels`"),
    ("carts = 16", "carts = -1", "material, carts: Expected `int` >= 1"),
    ("carts = 16", "carts = 128", "material, carts: Expected `int` <= 100"),
    ("row = 5", "row = 6", "material, row: Expected `int` <= 5"),
    ("hand = 2", "hand = 0", "material, hand: Expected `int` >= 1"),
    ("hand = 2", "hand = 10", "too few cards to deal"),
    ("last_carts = 2", "last_carts = 16", "material, last_carts is 16: with 16 carts the first round is the last"),
    ("[1, 2, 4, 7]", "[1, 2, 4]", "scoring, route_points: Expected `array` of length >= 4"),
    ("[1, 2, 4, 7]", "[1, 2, 4, 700]", "scoring, route_points 4: Expected `int` <= 50"),
    ("points = [8, 4]", "points = [8, 4, 2]", "bonus 1 for 2 players must list 2 values"),
    ("points = [8, 4]", "points = [8, -4]", "bonus 1, points 2: Expected `int` >= 0"),
    ("players = 2, points", "players = 3, points", "one bonus entry for each number"),
    ("count = 6", "count = 128", "card 1, count: Expected `int` <= 100"),
    # things
    ('{ id = "pink", count', '{ id = "mauve", count', "card 1, id: Invalid enum value 'mauve'"),
    ('{ id = "pink", count', '{ id = "blue", count', "the card entries must be pink, blue"),
    ('{ id = "dam", name', '{ id = "waag", name', "two places have the id 'waag'"),
    ('{ id = "dam", name', '{ id = "dam-2", name', "place 9, id: Expected an id of small letters"),
    ("x = 90, y = 90", "x = 90, y = 4000", "place 1, y: Expected `int` <= 1000"),
    ('ends = ["oude_waal", "waag"]', 'ends = ["oude_waal", "moon"]', "route 9 names the place 'moon'"),
    ('ends = ["oude_waal", "waag"]', 'ends = ["waag", "waag"]', "route 9 begins and ends at 'waag'"),
    ('ends = ["oude_waal", "waag"]', 'ends = ["oude_kerk", "waag"]', "there are 3 routes between oude_kerk and waag"),
    ('"waag"], length = 1', '"waag"], length = 5', "route 9, length: Expected `int` <= 4"),
    ('"dam"], value = 3', '"dam"], value = 500', "contract 1, value: Expected `int` <= 50"),
    ('["korenmetershuisje", "dam"], value', '["oude_waal", "dam"], value', "two contracts for dam and oude_waal"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new_text", "message"), ABSURD)
def test_absurd_editions_are_refused_with_file_entry_and_reason(
    old: str, new_text: str, message: str, tmp_path: Path
) -> None:
    assert message in refused(GAME, changed(TEXT, (old, new_text)), tmp_path)


@pytest.mark.parametrize(
    ("kind", "number"),
    [("place", 11), ("place", 25), ("route", 39), ("route", 61), ("contract", 17), ("contract", 41)],
)
def test_sizes_are_free_within_bounds(kind: str, number: int, tmp_path: Path) -> None:
    entries = tomllib.loads(TEXT)
    entries[kind] = (entries[kind] * 3)[:number]
    assert f"{kind}: Expected `array` of length" in refused(GAME, written(entries), tmp_path)


def test_a_contract_without_a_way(tmp_path: Path) -> None:
    entries = tomllib.loads(TEXT)
    entries["place"].append({**entries["place"][0], "id": "pampus"})
    entries["contract"][0]["ends"] = ["pampus", "dam"]
    assert refused(GAME, written(entries), tmp_path) == "contract 1 joins places between which there is no way"


def fewer_routes(entries: Entries) -> None:
    del entries["route"][0]


def fewest(entries: Entries) -> None:
    """Twelve places, forty routes, eighteen contracts: a ring, its chords, and doubles of both."""
    entries["place"] = places = entries["place"][:12]
    ids, model = [place["id"] for place in places], entries["route"][0]
    pairs = [(k, (k + step) % 12) for step in (1, 2, 3) for k in range(12)] + [(0, 6), (1, 7), (2, 8), (3, 9)]
    entries["route"] = [{**model, "ends": [ids[a], ids[b]]} for a, b in pairs]
    across = [(a, b) for a in range(12) for b in range(a + 4, 12) if b - a in (4, 5, 6)][:18]
    entries["contract"] = [{"ends": [ids[a], ids[b]], "value": 7, "source": "published"} for a, b in across]


def most(entries: Entries) -> None:
    """Twenty-four places, sixty routes, forty contracts, all routes grey and long: as long lists as there can be."""
    places, routes, contracts = entries["place"], entries["route"], entries["contract"]
    for k in range(7):
        places.append({**places[0], "id": f"isle_{k}", "name": f"Isle {k}"})
        routes.append({**routes[2], "ends": [f"isle_{k}", places[k]["id"]]})
        contracts.append({"ends": [f"isle_{k}", "blauwbrug"], "value": 20, "source": "published"})
        contracts.append({"ends": [f"isle_{k}", "jordaan"], "value": 50, "source": "published"})
    routes += [{**routes[2], "ends": [f"isle_{k}", f"isle_{(k + 1) % 7}"]} for k in range(7)]
    routes += [{**routes[2], "ends": [f"isle_{k}", f"isle_{(k + 2) % 7}"]} for k in range(2)]
    contracts += [{"ends": [f"isle_{k}", f"isle_{(k + 3) % 7}"], "value": 3, "source": "published"} for k in range(2)]
    for route in routes:
        route.update(colour="grey", length=4)
    entries["material"]["carts"] = 45


def doubles_of_one_colour(entries: Entries) -> None:
    """Also turned round, and of different lengths."""
    first, second = entries["route"][:2]
    second.update(colour=first["colour"], ends=first["ends"][::-1], length=3)


def printed_contracts(entries: Entries) -> None:
    """Worth what the cards say, between neighbours too."""
    entries["contract"][0] = {"ends": ["oude_kerk", "dam"], "value": 12, "source": "published"}


def many_cards(entries: Entries) -> None:
    for card in entries["card"]:
        card["count"] = 100
    entries["material"].update(hand=10, carts=100, bonus_cards=0, last_carts=0)


def hardly_any_cards(entries: Entries) -> None:
    for card in entries["card"]:
        card["count"] = 2
    entries["material"].update(hand=2, carts=3)


BOXES = [fewer_routes, fewest, most, doubles_of_one_colour, printed_contracts, many_cards, hardly_any_cards]


@pytest.mark.random_games
@pytest.mark.parametrize(("box", "players"), tables(GAME, BOXES))
def test_plausible_boxes_are_played(box: Callable[[Entries], None], players: int) -> None:
    entries = tomllib.loads(TEXT)
    box(entries)
    played(GAME, GAME.read_edition(written(entries), box.__name__), players)


def test_routes_of_a_double_of_one_colour_have_names_of_their_own() -> None:
    entries = tomllib.loads(TEXT)
    doubles_of_one_colour(entries)
    book = GAME.read_edition(written(entries), "own")
    name = "nieuwe_waal-haringpakkerstoren/pink"
    assert book.names["route"][:2] == (name, f"{name}2")
    assert book.table.twin[:2] == [1, 0]


def test_what_we_only_think_likely_is_a_doubt_of_what_is_reconstructed() -> None:
    assert GAME.book().doubts == ()
    value = ('["korenmetershuisje", "dam"], value = 3, source = "reconstructed"', "value = 3", "value = 4")
    reconstructed = value[0].replace(value[1], value[2])
    book = GAME.read_edition(changed(TEXT, (value[0], reconstructed)), "own")
    assert book.doubts == ("contract 1 is worth 4, but its shortest way has 3 spaces",)
    published = reconstructed.replace("reconstructed", "published")
    assert GAME.read_edition(changed(TEXT, (value[0], published)), "own").doubts == ()


def test_a_file_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert GAME.book(path) is GAME.book(path)
    path.write_text(changed(TEXT, ("carts = 16", "carts = 17")), encoding="utf-8")
    os.utime(path, ns=(0, 1))  # also where the clock is too coarse to tell
    assert GAME.book(path).table.carts == 17


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read: No such file"):
        GAME.book(tmp_path / "nothing.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadEdition, match="is not UTF-8 text"):
        GAME.book(binary)
