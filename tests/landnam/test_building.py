"""Building: LN76-LN91."""

import pytest

from langbord.games.landnam.terms import OUTER, SUPPLY
from tests.landnam.table import BOOK, Table, cell, corner

RICH = {"wood": 6, "sheep": 6, "grain": 6, "iron": 6}


def building(*hexes: str, **options: str) -> Table:
    """A table at which seat 0 has cards for everything; call `to_build` when the position stands."""
    return Table(**options).at_sea().fate(0).land(*hexes).hand(0, **RICH)


@pytest.mark.rule("LN76", "LNQ58")
def test_a_farm_builds_one_unit_on_a_vacant_hex_beside_it() -> None:
    table = building("d4 forest 5", "c4 sea").farm(0, "d4n").to_build()
    assert table.legal(begins="build") == ["build ship outer", "build settler d4 d4n", "build ship c4 d4n"]
    table.do("build settler d4 d4n")
    assert table.legal(begins="build") == ["build ship outer"], "one a turn; c3 is unknown anyway"
    table.do("done")
    assert table.unit_at("d4") == "0/settler_1"
    assert table.cards(0) == {**RICH, "sheep": 5, "grain": 5}


@pytest.mark.rule("LN76")
def test_no_unit_where_another_stands() -> None:
    table = building("d4 forest 5", "c4 sea").farm(0, "d4n")
    table.unit(1, "settler", "d4")
    assert table.to_build().legal(begins="build") == ["build ship outer", "build ship c4 d4n"]


@pytest.mark.rule("LN77", "LNQ47", "LNQ58")
def test_placing_follows_the_movement_rules_without_cards_or_chasing() -> None:
    table = building("d4 forest 5").farm(0, "d4s").fate(0, "landing", "give_way", "mountain_path")
    table.s.red[table.unit(1, "settler", "d4")] = 0b001
    table.to_build()
    assert table.legal(begins="build") == ["build ship outer", "build settler e5 d4s"], (
        "the mountain at which it stands"
    )


@pytest.mark.rule("LN78", "LNQ59")
def test_a_village_builds_up_to_three_units_one_to_a_hex() -> None:
    table = building("d4 forest 5", "c4 sea", "c3 bog 5").farm(0, "d4n", houses=2).to_build()
    table.do("build settler d4 d4n", "build ship c4 d4n", "build settler c3 d4n")
    assert table.legal(begins="build") == ["build ship outer"]
    table.do("done")
    assert {table.unit_at("d4"), table.unit_at("c3")} == {"0/settler_1", "0/settler_2"}
    assert table.unit_at("c4") == "0/ship_1"


@pytest.mark.rule("LN79", "LNQ60")
def test_ships_are_built_on_the_outer_sea_without_a_farm() -> None:
    table = building().to_build().do("build ship outer", "build ship outer", "build ship outer")
    assert table.s.active == 1, "six wood are three ships: nothing else can be built"
    assert sum(place == OUTER for place in table.s.place) == 3


@pytest.mark.rule("LN80", "LN82", "LNQ61")
def test_a_unit_builds_a_farm_on_a_corner_of_its_hex_and_leaves() -> None:
    table = building("d4 forest 5")
    settler = table.unit(0, "settler", "d4")
    table.to_build()
    assert set(table.legal(begins="farm")) == {
        f"farm settler_1 {c}" for c in ("d4n", "c4s", "e5n", "d4s", "e4n", "c3s")
    }
    table.do("farm settler_1 d4n")
    assert table.s.owner[corner("d4n")] == -1, "nothing happens before he is done"
    assert table.unit_at("d4") == "0/settler_1"
    table.do("done")
    assert table.s.owner[corner("d4n")] == 0
    assert table.s.houses[corner("d4n")] == 1
    assert table.s.place[settler] == SUPPLY
    assert table.cards(0) == {"wood": 5, "sheep": 5, "grain": 5, "iron": 5}


@pytest.mark.rule("LN80")
def test_a_farm_needs_a_number_beside_it() -> None:
    table = building("c4 sea", "d5 bog 5")
    table.unit(0, "ship", "c4")
    assert table.to_build().legal(begins="farm") == ["farm ship_1 d5n", "farm ship_1 c4s"], "a ship builds from the sea"


@pytest.mark.rule("LN80", "LNQ61")
def test_two_edges_from_every_building_ones_own_too() -> None:
    table = building("d4 forest 5").farm(0, "d4n").farm(1, "d4s")
    table.unit(0, "settler", "d4")
    assert table.to_build().legal(begins="farm") == [], "the other four corners are one edge from a building"


@pytest.mark.rule("LN80", "LNQ45")
def test_outlaws_build_no_farm_but_age_and_build_harbours() -> None:
    table = building("d4 forest 5", "c4 sea")
    table.s.red[table.unit(0, "settler", "d4")] = 0b010
    table.s.red[table.unit(0, "ship", "c4")] = 0b010
    table.to_build()
    assert table.legal(begins="farm") == []
    assert "till settler_1" in table.legal()
    assert "harbour ship_1 wood" in table.legal()


@pytest.mark.rule("LN81", "LNQ62", "LNQ63", "LNQ92")
@pytest.mark.parametrize(
    ("east", "west", "allowed"),
    [
        ("sea", "sea", True),
        ("mountain", "mountain", True),
        ("sea", "mountain", True),
        ("sea", "bog 9", False),
        ("sea", None, False),
    ],
)
def test_one_edge_apart_if_sea_or_mountain_divides(east: str, west: str | None, allowed: bool) -> None:
    """d4n and the corner north of it, b3s, lie on the edge between c3 and c4."""
    hexes = ["d4 forest 5", "b3 meadow 5", f"c4 {east}", *([f"c3 {west}"] if west else [])]
    table = building(*hexes).farm(1, "d4n")
    table.unit(0, "settler", "b3")
    assert ("farm settler_1 b3s" in table.to_build().legal()) == allowed


@pytest.mark.rule("LNQ63", "LNQ92")
def test_the_rim_counts_as_sea() -> None:
    """The corners b2n and a2s lie on the edge between the sea tile b2 and the rim cell a2."""
    table = building("b2 sea", "b3 forest 5", "c2 bog 5").farm(1, "b2n")
    table.unit(0, "settler", "b3")
    assert "farm settler_1 a2s" in table.to_build().legal()
    table = building("b2 field 5", "b3 forest 5", "c2 bog 5").farm(1, "b2n")
    table.unit(0, "settler", "b3")
    assert "farm settler_1 a2s" not in table.to_build().legal()


@pytest.mark.rule("LN83", "LNQ74", "LNQ92")
def test_a_farm_at_the_sea_becomes_a_village() -> None:
    table = building("d4 forest 5", "c4 sea", "f5 forest 5", "b2 bog 5").farm(0, "d4n", "f5s", "b2n").to_build()
    assert set(table.legal(begins="village")) == {"village d4n", "village b2n"}, "a rim cell is sea as well"
    table.do("village d4n", "done")
    assert table.s.houses[corner("d4n")] == 2
    assert table.cards(0) == {"wood": 6, "sheep": 5, "grain": 5, "iron": 4}


@pytest.mark.rule("LNQ74")
def test_no_piece_no_building() -> None:
    table = building("d4 forest 5", "c4 sea").farm(0, "d4n")
    for _ in range(5):
        table.unit(0, "ship", "outer")
    table.to_build()
    assert table.legal(begins="build") == ["build settler d4 d4n"]
    table = building("d4 forest 5", "c4 sea").farm(0, "d4n")
    for name in ("f4n", "f4s", "g4n", "g4s"):
        table.farm(0, name, houses=2)
    table.unit(0, "settler", "d4")
    table.to_build()
    assert table.legal(begins="village") == [], "all nine houses stand"
    assert table.legal(begins="farm") == []


@pytest.mark.rule("LN84", "LN85", "LNQ66", "LNQ67", "LNQ91")
def test_a_ship_builds_a_harbour_where_it_lies() -> None:
    table = building("d4 forest 5", "c4 sea")
    ship = table.unit(0, "ship", "c4")
    table.to_build()
    assert table.legal(begins="harbour") == [f"harbour ship_1 {kind}" for kind in ("wood", "sheep", "grain", "iron")]
    table.do("harbour ship_1 iron", "done")
    assert BOOK.names["kind"][table.s.harbour[cell("c4")]] == "iron"
    assert table.cards(0) == {**RICH, "iron": 4}
    assert table.place_of(ship) == "c4", "it stays there"
    assert table.s.harbour_markers == [2, 2, 2, 1]


@pytest.mark.rule("LN84", "LNQ66")
def test_harbours_need_a_free_marker_a_number_beside_and_a_sea_tile() -> None:
    table = building("b2 forest 5", "f5 sea", "d4 forest 5", "c4 sea").harbour("c4", "iron")
    table.unit(0, "ship", "a2")  # a rim cell by a number
    table.unit(0, "ship", "f5")  # by no number
    table.unit(0, "ship", "c4")  # has a harbour
    assert table.to_build().legal(begins="harbour") == []
    table = building("d4 forest 5", "c4 sea")
    table.unit(0, "ship", "c4")
    table.s.harbour_markers = [0, 1, 0, 0]
    assert table.to_build().legal(begins="harbour") == ["harbour ship_1 sheep"]


@pytest.mark.rule("LNQ65")
def test_as_an_option_the_number_beside_must_have_no_harbour_yet() -> None:
    for sites, allowed in (("sea_without", True), ("land_without", False)):
        table = building("d4 forest 5", "c4 sea", "c3 sea", harbour_sites=sites).harbour("c3", "iron")
        table.unit(0, "ship", "c4")
        assert bool(table.to_build().legal(begins="harbour")) == allowed
    table = building("d4 forest 5", "c4 sea", "c3 sea", harbour_sites="land_without")
    table.unit(0, "ship", "c4")
    table.unit(0, "ship", "c3")
    table.to_build().do("harbour ship_1 iron")
    assert table.legal(begins="harbour") == [], "nor beside one ordered in the same turn"


@pytest.mark.rule("LNQ84")
def test_a_ship_ashore_builds_no_harbour_but_farms_and_ages() -> None:
    table = building("d4 forest 5")
    table.unit(0, "ship", "d4")
    table.to_build()
    assert table.legal(begins="harbour") == []
    assert "till ship_1" in table.legal()
    assert "farm ship_1 d4n" in table.legal()


@pytest.mark.rule("LN86", "LNQ68")
def test_a_settler_ages_its_hex_for_a_card_of_its_kind() -> None:
    table = building("d4 forest 6", "d5 mountain")
    table.unit(0, "settler", "d4")
    table.unit(0, "settler", "d5")
    table.to_build()
    assert table.legal(begins="till") == ["till settler_1"], "a mountain has no number"
    table.do("till settler_1")
    assert table.legal(begins="till") == [], "once a turn"
    table.do("done")
    assert table.number_at("d4") == 8
    assert table.cards(0) == {**RICH, "wood": 5}
    table = building("d4 forest 6").hand(0, sheep=3)
    table.unit(0, "settler", "d4")
    assert table.to_trade().do("done").phase == "roll", "no wood"


@pytest.mark.rule("LN87", "LNQ69")
def test_what_an_order_frees_is_not_there_before_the_turn_ends() -> None:
    table = building("d4 forest 5").farm(0, "c4s")
    table.unit(0, "settler", "d4")
    table.to_build().do("farm settler_1 e4n")
    assert "build settler d4 c4s" not in table.legal(), "the hex that the builder leaves"
    for _ in range(4):
        table.unit(0, "settler", "outer")
    table.land("d5 bog 5")
    assert table.legal(begins="build settler") == [], "the builder himself, the only settler that would be free"


@pytest.mark.rule("LNQ69")
def test_farms_of_one_turn_keep_their_distance() -> None:
    table = building("d4 forest 5", "d5 forest 5")
    table.unit(0, "settler", "d4")
    table.unit(0, "settler", "d5")
    table.to_build().do("farm settler_1 c4s")
    assert "farm settler_2 c4s" not in table.legal()
    assert "farm settler_2 e5n" not in table.legal(), "one edge from the farm ordered"
    assert "farm settler_2 d5s" in table.legal()


@pytest.mark.rule("LNQ69", "LNQ12")
def test_ageings_take_markers_in_order_and_an_old_one_serves_its_own_hex_only() -> None:
    table = building("d4 forest 5", "d5 forest 5")
    table.unit(0, "settler", "d4")
    table.unit(0, "settler", "d5")
    table.s.markers = [0] * 13
    table.s.markers[6] = 1
    table.to_build().do("till settler_1", "till settler_2", "done")
    assert table.number_at("d4") == 6
    assert table.number_at("d5") == 5, "no other marker was free: round to its own"
    assert table.s.markers[5] == 1


@pytest.mark.rule("LN88")
def test_a_unit_has_one_order() -> None:
    table = building("d4 forest 5", "c4 sea")
    table.unit(0, "settler", "d4")
    table.unit(0, "ship", "c4")
    table.to_build().do("till settler_1", "harbour ship_1 wood")
    assert table.legal(begins="farm") == []


@pytest.mark.rule("LN89", "LNQ01")
def test_units_do_nothing_in_the_turn_in_which_they_are_built() -> None:
    table = building("d4 forest 5", "c4 sea").farm(0, "d4n", houses=2).to_build()
    table.do("build settler d4 d4n", "build ship c4 d4n")
    assert table.legal(begins="till") == table.legal(begins="harbour") == table.legal(begins="farm") == []


@pytest.mark.rule("LN90", "LNQ70")
def test_a_farm_builds_a_unit_or_is_extended() -> None:
    table = building("d4 forest 5", "c4 sea").farm(0, "d4n").to_build()
    table.do("build settler d4 d4n")
    assert table.legal(begins="village") == []
    table = building("d4 forest 5", "c4 sea").farm(0, "d4n").to_build()
    table.do("village d4n")
    assert table.legal(begins="build") == ["build ship outer"], "nor as a village in the same turn"


@pytest.mark.rule("LN91")
def test_a_new_farm_does_nothing_in_its_first_turn() -> None:
    table = building("d4 forest 5", "c4 sea", "c3 bog 5")
    table.unit(0, "settler", "d4")
    table.to_build().do("farm settler_1 d4n")
    assert table.legal(begins="village") == []
    assert table.legal(begins="build") == ["build ship outer"]


@pytest.mark.rule("LNQ91")
def test_orders_are_paid_at_once_and_shown() -> None:
    table = building("d4 forest 5").to_build().do("build ship outer")
    assert table.cards(0) == {**RICH, "wood": 4, "sheep": 5}
    assert table.view(1).orders == ["build ship outer"]
    assert all(place != OUTER for place in table.s.place)
