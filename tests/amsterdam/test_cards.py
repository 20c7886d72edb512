"""The cards that work in phase III and permanently; 049 and 051-054 are in test_rounds, laurel cards in test_ending."""

from __future__ import annotations

import pytest

from tests.amsterdam.table import BLOCKS, BOOK, COLOURS, ED, GOODS, SPACES, Table, in_turn

# The districts in the order of the cards, and what 001-006 give for them
RUN = ["pink", "grey", "orange", "brown", "purple", "black"]
GIVEN = ["orange", "brown", "grey", "purple", "black", "pink"]


def card(number: int, *values: object) -> object:
    return pytest.param(number, *values, marks=pytest.mark.rule(f"card:{number:03}"), id=f"{number:03}")


def map_of(colour: str, which: int = 0) -> int:
    """A map of a district: 0 gives a point, 1 and 2 a guilder, 3 both."""
    return 109 + 4 * RUN.index(colour) + which


def used_map(colour: str) -> Table:
    """A turn in which a map of that colour has been used."""
    table = in_turn()
    number = map_of(colour)
    table.active(number)
    table.give(**{colour: 1})
    table.do(f"use {number:03}")
    return table


# --- Maps and what looks at them ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "colour", "kind"), [card(map_of(c, k), c, k) for c in RUN for k in range(4)])
def test_maps_give_a_point_a_guilder_or_both_for_a_resource(number: int, colour: str, kind: int) -> None:
    table = in_turn()
    table.active(number)
    assert table.legal("use") == []
    table.give(**{colour: 3})
    table.do(f"use {number:03}")
    assert table.supply() == {colour: 2}
    assert table.points() == (1 if kind in (0, 3) else 0)
    assert table.s.guilders[0] == (0 if kind == 0 else 1)
    assert table.legal("use") == [], "once a round"
    assert BOOK.names["type"][ED.type[number - 1]] == BOOK.names["district"][COLOURS.index(colour)]


@pytest.mark.rule("AMQ11")
@pytest.mark.parametrize(("number", "colour", "given"), [card(1 + k, RUN[k], GIVEN[k]) for k in range(6)])
def test_a_used_map_gives_another_colour(number: int, colour: str, given: str) -> None:
    other = used_map(given)
    other.active(number, map_of(colour))
    assert f"use {number:03}" not in other.legal(), "an active map is not enough, nor the use of another one"
    table = used_map(colour)
    table.active(number)
    table.do(f"use {number:03}")
    assert table.supply() == {given: 1}


@pytest.mark.rule("AMQ11")
def test_the_variant_in_which_an_active_map_is_enough() -> None:
    table = in_turn(active_maps_count=True)
    table.active(1)
    assert "use 001" not in table.legal()
    table.active(109)
    table.do("use 001")
    assert table.supply() == {"orange": 1}


@pytest.mark.parametrize(("number", "colour"), [card(55 + k, RUN[k]) for k in range(6)])
def test_a_used_map_gives_a_guilder(number: int, colour: str) -> None:
    table = in_turn()
    table.active(number, map_of(colour))
    assert f"use {number:03}" not in table.legal()
    table = used_map(colour)
    table.active(number)
    table.do(f"use {number:03}")
    assert table.s.guilders[0] == 1


@pytest.mark.parametrize(("number", "colour"), [card(61 + k, RUN[k]) for k in range(6)])
def test_a_point_for_each_active_map_of_a_district(number: int, colour: str) -> None:
    table = in_turn()
    other = RUN[(RUN.index(colour) + 1) % 6]
    table.active(number, map_of(other))
    assert table.legal("use") == []
    table.active(map_of(colour), map_of(colour, 1), map_of(colour, 2))
    table.do(f"use {number:03}")
    assert table.points() == 3


@pytest.mark.rule("card:021")
def test_021_a_point_for_each_district_among_the_maps() -> None:
    table = in_turn()
    table.active(21, 109, 110, 113, 121)
    table.do("use 021")
    assert table.points() == 3


@pytest.mark.rule("card:099", "AMQ48")
def test_099_two_points_after_any_map() -> None:
    table = used_map("grey")
    table.active(99)
    table.do("use 099")
    assert table.points() == 1 + 2
    bare = in_turn()
    bare.active(99, 109)
    assert "use 099" not in bare.legal()


@pytest.mark.rule("card:029", "AMQ48")
def test_029_one_map_three_times() -> None:
    table = in_turn()
    table.active(29, 109, 110)
    table.give(pink=9)
    table.do("use 109", "use 110", "use 109")
    assert table.legal("use") == ["use 109"], "the second use fixes the map"
    table.do("use 109")
    assert table.legal("use") == []
    assert table.supply() == {"pink": 5}
    assert (table.points(), table.s.guilders[0]) == (3, 1)
    assert table.s.uses[108] == 3, "a token for each use"


@pytest.mark.rule("card:035", "AMQ48", "AMQ40")
def test_035_a_free_use_on_activation() -> None:
    table = in_turn()
    table.active(35, 99)
    table.inactive(109, 110)
    table.give(pink=5)
    table.do("activate 109")
    assert table.legal() == ["yes", "no"]
    table.do("yes")
    assert (table.points(), table.supply()) == (1, {"pink": 3})
    table.do("use 109", "use 099")
    assert table.points() == 2 + 2, "once more by paying"
    table.do("activate 110", "no")
    assert table.s.guilders[0] == 0, "it may be declined"


@pytest.mark.rule("card:041", "AMQ45")
def test_041_a_guilder_for_each_map_activated() -> None:
    table = in_turn()
    table.active(41)
    table.inactive(109)
    table.give(pink=2)
    table.do("activate 109")
    assert table.s.guilders[0] == 1


@pytest.mark.rule("card:047", "AMQ50")
def test_047_a_map_for_three_guilders() -> None:
    table = used_map("pink")
    table.active(47, 55, 113)
    table.do("drop 109")
    assert table.s.guilders[0] == 3
    assert table.place(109) == "discard"
    assert table.s.uses[108] == 0
    assert table.legal("drop") == [], "once a round"
    table.do("use 055")
    assert table.s.guilders[0] == 4, "that it was used still counts"


# --- Income with conditions -----------------------------------------------------------------------------------------


def three_of(deck: str) -> list[int]:
    return {"craftsman": [25, 26, 27], "building": [76, 77, 78], "map": [109, 110, 111]}[deck]


@pytest.mark.rule("AMQ63")
@pytest.mark.parametrize(
    ("number", "deck", "points", "guilders"),
    [
        card(13, "building", 0, 1),
        card(100, "craftsman", 0, 1),
        card(101, "building", 2, 0),
        card(102, "map", 0, 1),
    ],
)
def test_income_with_three_cards_of_a_deck(number: int, deck: str, points: int, guilders: int) -> None:
    table = in_turn()
    others = three_of(deck)
    counts_itself = number == 101
    table.active(number, *others[: 1 if counts_itself else 2])
    assert f"use {number:03}" not in table.legal()
    table.active(others[1 if counts_itself else 2])
    table.do(f"use {number:03}")
    assert (table.points(), table.s.guilders[0]) == (points, guilders)


@pytest.mark.rule("card:014", "AMQ19")
def test_014_a_point_after_advancing_on_the_amstel() -> None:
    table = in_turn()
    table.active(14)
    table.give(pink=1)
    assert "use 014" not in table.legal()
    table.do("amstel 1", "use 014")
    assert table.points() == 1
    assert "use 014" not in table.legal()


@pytest.mark.rule("card:015")
def test_015_a_point_with_at_most_two_tiles_aboard() -> None:
    table = in_turn()
    table.active(15)
    table.cargo(beer=3)
    assert "use 015" not in table.legal()
    table.s.cargo[0][GOODS.index("beer")] = 2
    table.crew("white", "light_blue")
    table.do("use 015")
    assert table.points() == 1


@pytest.mark.rule("card:016", "AMQ47")
def test_016_a_point_after_two_steps_of_the_ship() -> None:
    table = in_turn()
    table.active(16)
    table.give(pink=2)
    table.do("sail water_1 pink")
    assert "use 016" not in table.legal()
    table.do("sail start pink", "use 016")
    assert table.points() == 1, "back and forth counts"


@pytest.mark.rule("card:017", "AMQ42")
def test_017_a_space_if_not_first() -> None:
    table = in_turn()
    table.active(17)
    assert "use 017" not in table.legal(), "the upper disc of a stack is first"
    table.s.track[:2] = [1, 0]
    table.do("use 017")
    assert table.s.disc[0] == 1
    late = in_turn()
    late.active(17)
    late.s.disc[:2] = [18, 18]
    late.s.track[:2] = [1, 0]
    assert "use 017" not in late.legal()


@pytest.mark.rule("card:018", "AMQ42")
def test_018_a_guilder_if_last() -> None:
    table = in_turn()
    table.active(18)
    assert "use 018" not in table.legal()
    table.s.track[:2] = [1, 0]
    table.do("use 018")
    assert table.s.guilders[0] == 1


@pytest.mark.rule("card:019")
@pytest.mark.parametrize(("blocks", "guilders"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3)])
def test_019_a_guilder_for_five_blocks_rounded_up(blocks: int, guilders: int) -> None:
    table = in_turn()
    table.active(19)
    assert "use 019" not in table.legal()
    table.own(*BLOCKS[:blocks])
    table.do("use 019")
    assert table.s.guilders[0] == guilders


@pytest.mark.rule("card:020", "AMQ49")
def test_020_the_market_twice() -> None:
    table = in_turn()
    table.market("A3")
    table.s.guilders[0] = 9
    table.do("market")
    table.active(20, 45)
    table.do("market")
    assert (table.points(), table.s.guilders[0]) == (6, 7)
    assert table.s.uses[19] == 1
    assert "market" not in table.legal()
    table.do("use 045", "gain pink")
    assert table.supply() == {"pink": 1}, "045 gives one resource all the same"


@pytest.mark.rule("card:022", "AMQ46")
def test_022_three_steps_for_a_guilder_any_time_in_the_turn() -> None:
    table = in_turn()
    table.active(22, 40)
    table.s.guilders[0] = 1
    table.give(pink=1)
    table.do("use 022")
    assert table.s.guilders[0] == 0
    table.do("sail water_1 free", "amstel 1", "sail water_2 free", "sail tulips free")
    assert table.legal("sail") == [], "free steps are not doubled by 040"
    table.do("pass")
    assert table.s.seat == 1


@pytest.mark.rule("AMQ46")
def test_free_steps_lapse_at_the_end_of_the_turn() -> None:
    table = in_turn()
    table.active(22)
    table.s.guilders[0] = 1
    table.do("use 022", "pass")
    assert table.legal("sail") == []


@pytest.mark.rule("card:023")
def test_023_a_point_for_a_guilder() -> None:
    table = in_turn()
    table.active(23)
    assert "use 023" not in table.legal()
    table.s.guilders[0] = 2
    table.do("use 023")
    assert (table.points(), table.s.guilders[0]) == (1, 1)
    assert "use 023" not in table.legal()


@pytest.mark.rule("card:024")
def test_024_a_guilder_and_a_point() -> None:
    table = in_turn()
    table.active(24)
    table.do("use 024")
    assert (table.points(), table.s.guilders[0]) == (1, 1)


@pytest.mark.rule("card:043", "AMQ43")
def test_043_a_resource_if_alone_last_in_points() -> None:
    table = in_turn(3)
    table.active(43)
    table.score(4, 4, 9)
    assert "use 043" not in table.legal(), "not alone"
    table.score(3, 4, 9)
    table.do("use 043", "gain grey")
    assert table.supply() == {"grey": 1}


@pytest.mark.rule("card:097", "AMQ43")
def test_097_a_point_if_alone_first_in_points() -> None:
    table = in_turn(3)
    table.active(97)
    table.score(9, 9, 1)
    assert "use 097" not in table.legal()
    table.score(105, 9, 1)
    table.do("use 097")
    assert table.points() == 106, "true totals, beyond 100"


@pytest.mark.rule("card:044", "AMQ63")
def test_044_a_guilder_and_a_point_for_each_carpenter() -> None:
    table = in_turn()
    table.active(44)
    table.do("use 044")
    assert (table.points(), table.s.guilders[0]) == (0, 1), "it is no carpenter itself: the guilder comes all the same"
    more = in_turn()
    more.active(44, 25, 28)
    more.do("use 044")
    assert (more.points(), more.s.guilders[0]) == (2, 1)


@pytest.mark.rule("card:045")
def test_045_a_resource_after_points_from_the_market() -> None:
    table = in_turn(tiles="mixed")
    table.active(45)
    table.s.guilders[0] = 9
    table.market("CB23")
    table.do("market")
    assert "use 045" not in table.legal(), "that tile gave no points"
    table.s.market_uses = 0
    table.market("A2")
    table.do("market", "use 045", "gain black")
    assert table.supply()["black"] == 2


@pytest.mark.rule("card:046")
def test_046_a_resource_of_choice() -> None:
    table = in_turn()
    table.active(46)
    table.do("use 046")
    assert set(table.legal()) == {f"gain {colour}" for colour in COLOURS}
    table.do("gain purple")
    assert table.supply() == {"purple": 1}


@pytest.mark.rule("card:048")
def test_048_a_guilder_for_a_resource() -> None:
    table = in_turn()
    table.active(48)
    table.give(pink=1, grey=1)
    table.do("use 048", "pay grey")
    assert (table.supply(), table.s.guilders[0]) == ({"pink": 1}, 1)
    assert "use 048" not in table.legal()


@pytest.mark.rule("card:070", "AMQ52")
def test_070_a_guilder_if_the_turn_began_with_three_inactive_cards_at_most() -> None:
    table = in_turn()
    table.active(70)
    table.s.inactive_at_start = 4
    assert "use 070" not in table.legal()
    table.s.inactive_at_start = 3
    table.do("use 070")
    assert table.s.guilders[0] == 1
    counted = in_turn()
    counted.inactive(13, 14, 15, 16, seat=1)
    counted.do("pass")
    assert counted.s.inactive_at_start == 4


@pytest.mark.rule("card:071", "AMQ53")
def test_071_another_guilder_after_guilders_from_a_card() -> None:
    table = in_turn()
    table.active(71)
    table.ship("jetty_white")
    table.match.play(table.legal("board")[0])
    table.give(pink=1)
    table.do("block plantage_1", "sell guilders")
    assert "use 071" not in table.legal(), "a worker's guilder and a plain sale are not a card's"
    table.active(24)
    table.do("use 024", "use 071")
    assert table.s.guilders[0] == 1 + 2 + 1 + 1


@pytest.mark.rule("card:072", "AMQ53")
def test_072_another_point_after_points_from_a_card() -> None:
    table = in_turn()
    table.active(72)
    table.s.guilders[0] = 1
    table.ship("beer")
    table.cargo(beer=2)
    table.do("market", "deliver beer")
    assert "use 072" not in table.legal(), "market and warehouse are not cards"
    table.active(79)
    before = table.points()
    table.do("deliver beer", "use 072")
    assert table.points() - before == 2 + 7 + 4 + 1


@pytest.mark.parametrize("number", [card(88), card(89), card(90)])
def test_a_guilder_or_two_with_a_montelbaanstoren(number: int) -> None:
    table = in_turn()
    table.active(number)
    table.do(f"use {number:03}")
    assert table.s.guilders[0] == 1
    rich = in_turn()
    rich.active(number, 86)
    rich.do(f"use {number:03}")
    assert rich.s.guilders[0] == 2


@pytest.mark.parametrize(
    ("number", "colour"),
    [card(91 + k, c) for k, c in enumerate(["pink", "orange", "brown", "grey", "purple", "black"])],
)
def test_a_resource_of_a_colour(number: int, colour: str) -> None:
    table = in_turn()
    table.active(number)
    table.do(f"use {number:03}")
    assert table.supply() == {colour: 1}


@pytest.mark.rule("card:098")
def test_098_two_points_with_three_inactive_cards_at_most() -> None:
    table = in_turn()
    table.active(98)
    table.inactive(13, 14, 15, 109)
    assert "use 098" not in table.legal()
    table.give(pink=2)
    table.do("activate 109", "use 098")
    assert table.points() == 2, "one may activate cards first"


# --- Blocks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("card:025", "AMQ34", "AMQ44")
def test_025_a_block_costs_one_less() -> None:
    table = in_turn()
    table.active(25)
    assert len(table.legal("block")) == 6, "the blocks of 1 are free"
    table.give(pink=2)
    table.do("block plantage_2", "store")
    assert table.supply() == {}


@pytest.mark.rule("card:026", "AMQ16", "AMQ41", "AMQ44")
def test_026_a_guilder_for_a_block_however_taken() -> None:
    table = in_turn(tiles="mixed")
    table.active(26)
    table.give(pink=1)
    table.do("block plantage_1")
    assert table.s.guilders[0] == 0, "AMQ41: after the tile has been stored or sold"
    table.do("store")
    assert table.s.guilders[0] == 1
    table.s.guilders[0] = 4
    table.market("CB22")
    table.do("market", "block jordaan_3", "store")
    assert table.s.guilders[0] == 1


@pytest.mark.rule("card:027", "AMQ30", "AMQ44")
def test_027_two_guilders_instead_of_resources() -> None:
    table = in_turn()
    table.active(27, 25)
    table.s.guilders[0] = 5
    table.give(black=1)
    texts = table.legal("block")
    assert "block grachtengordel_1" in texts, "an option, not a duty"
    assert "block jordaan_3 guilders" in texts
    table.do("block jordaan_3 guilders", "store")
    assert table.s.guilders[0] == 3, "always exactly 2"
    assert table.legal("block") == []


@pytest.mark.rule("card:028", "AMQ44")
def test_028_two_blocks_a_turn() -> None:
    table = in_turn()
    table.active(28)
    table.give(pink=9)
    table.do("block plantage_1", "store", "block plantage_2", "store")
    assert table.legal("block") == []


@pytest.mark.rule("card:074", "AMQ40", "AMQ18", "AMQ41")
def test_074_a_space_on_the_amstel_for_a_block() -> None:
    table = in_turn()
    table.active(74, 28)
    table.give(pink=9)
    table.s.disc[0] = 3
    table.do("block plantage_1", "store")
    assert table.phase() == "advance"
    table.do("yes")
    assert (table.s.disc[0], table.points()) == (4, 2), "bridges score"
    table.do("block plantage_3", "store", "no")
    assert table.s.disc[0] == 4
    assert "amstel 1" in table.legal(), "the paid move is still there"


@pytest.mark.rule("card:037", "AMQ58")
def test_037_both_for_a_sale() -> None:
    table = in_turn()
    table.active(37, 71)
    table.give(pink=1)
    table.do("block plantage_1")
    assert "sell guilders" not in table.legal()
    table.do("sell grey", "use 071")
    assert (table.supply(), table.s.guilders[0]) == ({"grey": 1}, 3), "the guilders are the card's"


# --- Activation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("card:030", "AMQ45")
def test_030_two_guilders_for_a_building() -> None:
    table = in_turn()
    table.active(30)
    table.inactive(91)
    table.s.supply[0] = [9] * 6
    table.do("activate 091")
    assert table.s.guilders[0] == 2


@pytest.mark.rule("card:031", "AMQ34")
def test_031_a_building_for_a_resource_less_of_choice() -> None:
    table = in_turn()
    table.active(31)
    table.inactive(67, 13)
    table.s.supply[0] = list(ED.cost[66])
    colours = [COLOURS[k] for k in range(6) if ED.cost[66][k]]
    assert set(table.legal("activate")) == {f"activate 067 less {colour}" for colour in colours}
    table.s.supply[0][COLOURS.index(colours[0])] -= 1
    table.do(f"activate 067 less {colours[0]}")
    assert table.supply() == {}


@pytest.mark.rule("card:033", "AMQ45", "AMQ34")
def test_033_a_guilder_for_a_craftsman_itself_included() -> None:
    table = in_turn()
    table.inactive(33, 48)
    table.s.supply[0] = [9] * 6
    table.do("activate 033")
    assert table.s.guilders[0] == 1
    table.do("activate 048")
    assert table.s.guilders[0] == 2


@pytest.mark.rule("card:042", "AMQ34", "AMQ45")
def test_042_a_craftsman_of_a_new_type_for_a_resource_less() -> None:
    table = in_turn()
    table.inactive(42, 24, 43, 46)
    table.s.supply[0] = [9] * 6
    assert "activate 042" in table.legal(), "a discount never helps to pay for its own card"
    table.do("activate 042")
    assert any(text.startswith("activate 024 less") for text in table.legal())
    table.active(19)
    assert "activate 024" in table.legal(), "its type is no longer new"
    table.active(45)
    assert "activate 046" in table.legal()
    assert not any(text.startswith("activate 046 less") for text in table.legal())


@pytest.mark.rule("card:038", "AMQ45", "AMQ39")
def test_038_an_activation_for_three_guilders_any_number_of_times() -> None:
    table = in_turn()
    table.active(38, 33, 42)
    table.inactive(24, 98)
    table.s.guilders[0] = 6
    table.do("activate 024 guilders")
    assert table.s.guilders[0] == 4, "033 rewards it"
    table.do("activate 098 guilders", "use 024", "use 098")
    assert (table.points(), table.s.guilders[0]) == (3, 2)


@pytest.mark.rule("card:034", "AMQ55", "AMQ20", "AMQ42")
def test_034_always_on_top() -> None:
    table = in_turn(3)
    table.inactive(34, seat=0)
    table.s.track[:3] = [1, 2, 0]
    table.s.supply[0] = [9] * 6
    table.do("activate 034")
    assert table.s.track[:3] == [0, 1, 2], "at once, also at the start"
    table.s.disc[0] = 1
    table.give(1, pink=1)
    table.do("pass", "amstel 1")
    assert table.s.track[:3] == [0, 1, 2], "also when another lands on it"


# --- Exchanges ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("card:032", "AMQ39")
def test_032_a_guilder_for_three_resources_again_and_again() -> None:
    table = in_turn()
    table.active(32)
    table.give(pink=4, grey=3)
    table.do("use 032", "pay pink", "pay grey", "pay grey", "use 032", "pay pink", "pay grey")
    assert (table.supply(), table.s.guilders[0]) == ({"pink": 1}, 2)
    assert "use 032" not in table.legal()


@pytest.mark.rule("card:036", "AMQ39")
def test_036_two_resources_for_another() -> None:
    table = in_turn()
    table.active(36)
    table.give(pink=1, grey=2)
    table.do("use 036", "pay pink", "gain black")  # then only grey is left to pay with
    assert table.supply() == {"grey": 1, "black": 1}
    assert "use 036" in table.legal()


@pytest.mark.rule("card:039", "AMQ39")
def test_039_two_resources_for_two_guilders() -> None:
    table = in_turn()
    table.active(39)
    table.s.guilders[0] = 3
    table.do("use 039", "gain black", "gain pink")
    assert (table.supply(), table.s.guilders[0]) == ({"black": 1, "pink": 1}, 1)
    assert "use 039" not in table.legal()


# --- The harbour ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("card:040", "AMQ46")
def test_040_two_steps_for_a_resource_the_second_later() -> None:
    table = in_turn()
    table.active(40)
    table.give(pink=2)
    table.do("sail water_1 pink", "block plantage_1", "store", "sail water_2 free")
    assert SPACES[table.s.ship[0]] == "water_2"
    assert table.legal("sail") == []


@pytest.mark.rule("card:050")
def test_050_double_points_for_a_worker() -> None:
    table = in_turn()
    table.active(50, 72)
    table.crew("white", "white")
    table.ship("jetty_white")
    table.do("hand_over white", "hand_over white")
    assert table.points() == 16 + 14
    assert (table.earned("depot"), table.earned("card")) == (15, 15)
    assert "use 072" in table.legal()


@pytest.mark.rule("card:073", "card:075", "AMQ41")
def test_073_and_075_a_point_and_a_guilder_for_each_tile() -> None:
    table = in_turn(round=9)
    table.active(73, 75)
    table.ship("beer")
    table.cargo(beer=2)
    table.do("deliver beer", "deliver beer")
    assert table.points() == 4 + 2 + 2
    assert table.s.guilders[0] == 2


REWARDED = ["crystal", "genever", "coffee", "beer", "tiles", "cheese", "lace", "furniture", "tulips"]


@pytest.mark.parametrize(("number", "good"), [card(76 + k, good) for k, good in enumerate(REWARDED)])
def test_four_points_for_each_tile_of_a_good(number: int, good: str) -> None:
    table = in_turn(round=9)
    table.active(number)
    table.ship("small_1")
    table.cargo(**{good: 2}, **({"beer": 1} if good != "beer" else {"lace": 1}))
    table.do(f"deliver {good}")
    assert table.points() == 3 + 4, "in a small warehouse too"
    table.ship(good)
    before = table.points()
    table.do(f"deliver {good}")
    assert table.points() - before == ED.roof[GOODS.index(good)][0] + 4
    other = "beer" if good != "beer" else "lace"
    table.ship(other)
    before = table.points()
    table.do(f"deliver {other}")
    assert table.points() - before == ED.roof[GOODS.index(other)][0], "no other good"
