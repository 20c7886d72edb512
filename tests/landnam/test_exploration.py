"""Exploration: LN60-LN69."""

import pytest

from tests.landnam.table import ED, GAME, Table, cell, number

NOTHING = "roll 1 1"


def exploring(*fate: str, at: str = "a2", piece: str = "ship", hexes: tuple[str, ...] = ()) -> Table:
    """Seat 0 at movement with one unit and these fate cards."""
    table = Table().at_sea().land(*hexes).fate(0, *fate)
    table.unit(0, piece, at)
    return table.deal(NOTHING)


def terrains(table: Table) -> dict[str, int]:
    """How many of the ten green faces lead to each terrain."""
    faces: dict[str, int] = {}
    for text in table.outcomes():
        words = text.split()
        if words[-1] == "1" and words[0] == "green":
            twin = table.s.copy()
            GAME.plain.deal(twin, ED, table.outcomes()[text][0])
            name = ["unknown", "sea", "bog", "field", "meadow", "forest", "mountain"][twin.terrain[table.s.target]]
            faces[name] = faces.get(name, 0) + 1
    return faces


@pytest.mark.rule("LN60", "LNQ85")
def test_a_ship_that_finds_sea_enters_and_goes_on() -> None:
    table = exploring().do("step ship_1 b2").deal("green 1 red 1")
    assert table.unit_at("b2") == "0/ship_1"
    assert table.phase == "move"
    table.do("step ship_1 b3").deal("green 5 red 1")
    assert table.unit_at("b2") == "0/ship_1", "land: it stays, and the step is spent"
    assert table.phase == "trade"


@pytest.mark.rule("LN60", "LNQ85")
def test_a_ship_that_finds_land_stays_and_may_go_elsewhere() -> None:
    table = exploring().do("step ship_1 b2").deal("green 9 red 1")
    assert table.s.terrain[cell("b2")] == number("terrain", "meadow")
    assert table.unit_at("a2") == "0/ship_1"
    assert "step ship_1 a3" in table.legal()
    assert table.cards(0)["sheep"] == 3, "the reward comes all the same"


@pytest.mark.rule("LN60", "LNQ40", "LNQ47")
def test_a_settler_enters_land_but_not_sea_nor_a_strange_mountain() -> None:
    land = exploring(at="d4", piece="settler", hexes=("d4 forest 5",)).do("step settler_1 c4").deal("green 2 red 1")
    assert land.s.terrain[cell("c4")] == number("terrain", "sea")
    assert land.unit_at("d4") == "0/settler_1"
    table = exploring(at="d4", piece="settler", hexes=("d4 forest 5",)).do("step settler_1 d3").deal("green 8 red 1")
    assert table.unit_at("d3") == "0/settler_1"
    table = exploring(at="e5", piece="settler").do("step settler_1 d4").deal("green 10 red 1")
    assert table.s.terrain[cell("d4")] == number("terrain", "forest")


@pytest.mark.rule("LNQ40")
def test_a_settler_enters_a_mountain_it_found_from_a_mountain_or_by_a_building() -> None:
    hexes = ("d4 mountain", "c4 mountain", "c3 forest 5")
    table = exploring(at="d4", piece="settler", hexes=hexes).do("step settler_1 d5")
    table.deal("green 10 red 1", "landing")
    assert table.s.terrain[cell("d5")] == number("terrain", "mountain")
    assert table.unit_at("d5") == "0/settler_1"
    table = exploring(at="c3", piece="settler", hexes=("c3 forest 5", "c4 mountain", "d4 mountain")).farm(0, "c3s")
    table.do("step settler_1 d3").deal("green 10 red 1", "landing")
    assert table.unit_at("d3") == "0/settler_1"


@pytest.mark.rule("LN61", "LNQ48", "LNQ96")
def test_a_green_and_a_red_die_of_ten() -> None:
    outcomes = exploring().do("step ship_1 b2").outcomes()
    assert set(outcomes) == {f"green {g} red {r}" for g in range(1, 11) for r in range(1, 11)}
    assert {weight for _, weight in outcomes.values()} == {1}


@pytest.mark.rule("LN62", "LNQ52")
@pytest.mark.parametrize(
    ("hexes", "sea", "mountain"),
    [
        ((), 4, 0),
        (("b3 forest 5",), 3, 0),
        (("b3 sea",), 4, 0),
        (("b3 mountain",), 2, 0),
        (("b3 mountain", "c2 forest 5"), 1, 1),
        (("b3 mountain", "c2 mountain", "c3 forest 5"), 0, 2),
    ],
)
def test_the_modifier_counts_known_land(hexes: tuple[str, ...], sea: int, mountain: int) -> None:
    """+1 for land, +2 for a mountain, at most +4; rim, sea and unknown cells count nothing."""
    faces = terrains(exploring(hexes=hexes).do("step ship_1 b2"))
    assert faces.get("sea", 0) == sea
    assert faces.get("mountain", 0) == mountain
    assert sum(faces.values()) == 10


@pytest.mark.rule("LN63", "LNQ96")
def test_faces_without_a_tile_are_rolled_again() -> None:
    table = exploring()
    table.s.tiles[number("terrain", "sea")] = 0
    faces = terrains(table.do("step ship_1 b2"))
    assert faces == {"bog": 2, "field": 2, "meadow": 2}


@pytest.mark.rule("LNQ49")
def test_if_no_face_has_a_tile_any_that_remains_is_as_likely() -> None:
    table = exploring()
    for terrain in ("sea", "bog", "field", "meadow"):
        table.s.tiles[number("terrain", terrain)] = 0
    outcomes = table.do("step ship_1 b2").outcomes()
    weights = {text: weight for text, (_, weight) in outcomes.items() if text.endswith("red 1")}
    assert weights == {"forest red 1": 6, "mountain red 1": 5}


@pytest.mark.rule("LN64", "LN65")
def test_numbered_land_gets_the_number_of_the_red_die() -> None:
    table = exploring().do("step ship_1 b2").deal("green 5 red 7")
    assert table.number_at("b2") == 9
    assert table.s.markers[9] == 3
    table = exploring().do("step ship_1 b2").deal("green 1 red 7")
    assert table.number_at("b2") == 0, "the sea has none"


@pytest.mark.rule("LN66", "LNQ12")
def test_a_value_without_a_free_marker_ages() -> None:
    table = exploring()
    table.s.markers[12] = table.s.markers[2] = 0
    table.do("step ship_1 b2").deal("green 5 red 10")
    assert table.number_at("b2") == 3


@pytest.mark.rule("LN67", "LNQ50")
@pytest.mark.parametrize(("green", "kind"), [(5, "iron"), (7, "grain"), (9, "sheep"), (1, None)])
def test_the_discoverer_gets_a_card_of_the_kind(green: int, kind: str | None) -> None:
    table = exploring().hand(0).do("step ship_1 b2").deal(f"green {green} red 1")
    assert table.cards(0) == ({kind: 1} if kind else {})


@pytest.mark.rule("LN68")
def test_a_mountain_or_an_empty_stock_gives_a_fate_card() -> None:
    table = exploring(hexes=("b3 mountain", "c2 mountain")).do("step ship_1 b2").deal("green 10 red 1")
    assert table.phase == "draw_fate"
    table.deal("give_way")
    assert table.fates(0) == {"give_way": 1}
    table = exploring().empty_stock("iron").do("step ship_1 b2").deal("green 5 red 1", "give_way")
    assert table.fates(0) == {"give_way": 1}
    assert table.phase == "move", "the ship has a step left"


@pytest.mark.rule("LN59", "LNQ51", "LN68")
def test_a_card_drawn_as_reward_may_be_used_to_enter() -> None:
    hexes = ("b3 mountain", "c2 mountain")
    table = exploring(hexes=hexes).do("step ship_1 b2").deal("green 10 red 1", "landing")
    assert table.phase == "move", "it looks like the second step, which would come anyway"
    assert "play landing" in table.legal()
    table.do("play landing")
    assert table.unit_at("b2") == "0/ship_1"
    assert table.discard() == {"landing": 1}


@pytest.mark.rule("LN59", "LN51")
def test_having_found_land_a_ship_may_land_by_card_or_stay() -> None:
    table = exploring("landing").do("step ship_1 b2").deal("green 5 red 1").do("play landing")
    assert table.unit_at("b2") == "0/ship_1"
    table = exploring("landing").do("step ship_1 b2").deal("green 5 red 1").do("stop")
    assert table.unit_at("a2") == "0/ship_1"
    assert table.fates(0) == {"landing": 1}


@pytest.mark.rule("LN59")
def test_having_found_a_mountain_a_settler_may_enter_by_card() -> None:
    hexes = ("d4 forest 5", "c4 mountain")
    table = exploring("mountain_path", at="d4", piece="settler", hexes=hexes).do("step settler_1 d5")
    table.deal("green 10 red 1", "give_way")
    assert table.s.terrain[cell("d5")] == number("terrain", "mountain")
    assert table.phase == "trade", "it looks like the trade that would come anyway"
    assert "play mountain_path" in table.legal()
    table.do("play mountain_path")
    assert table.unit_at("d5") == "0/settler_1"


@pytest.mark.rule("LN69", "LNQ53")
@pytest.mark.parametrize(
    ("card", "terrain"),
    [("find_forest", "forest"), ("find_meadow", "meadow"), ("find_field", "field"), ("find_bog", "bog")],
)
def test_an_exploration_card_names_the_terrain_before_the_dice(card: str, terrain: str) -> None:
    table = exploring(card, "roll_twice")
    assert set(table.legal(begins="step ship_1 b2")) == {
        "step ship_1 b2",
        f"step ship_1 b2 {card}",
        "step ship_1 b2 roll_twice",
    }
    table.do(f"step ship_1 b2 {card}")
    assert set(table.outcomes()) == {f"{terrain} red {r}" for r in range(1, 11)}, "only red is rolled"
    table.deal(f"{terrain} red 4")
    assert table.s.terrain[cell("b2")] == number("terrain", terrain)
    assert table.number_at("b2") == 5
    assert table.discard() == {card: 1}
    assert sum(table.cards(0).values()) == 9, "the reward as usual"


@pytest.mark.rule("LN69")
def test_a_terrain_card_needs_a_tile_of_its_kind() -> None:
    table = exploring("find_forest")
    table.s.tiles[number("terrain", "forest")] = 0
    assert table.legal(begins="step ship_1 b2") == ["step ship_1 b2"]


@pytest.mark.rule("LNQ96", "LNQ53")
def test_roll_twice_shows_both_pairs_before_the_choice() -> None:
    table = exploring("roll_twice").do("step ship_1 b2 roll_twice").deal("green 1 red 1")
    assert table.phase == "explore"
    assert table.view(1).finds == ["green 1 red 1"]
    table.deal("green 9 red 5")
    assert table.phase == "choose_find"
    assert table.view(1).finds == ["green 1 red 1", "green 9 red 5"]
    assert table.legal() == ["choose 1", "choose 2"]
    table.do("choose 2")
    assert table.s.terrain[cell("b2")] == number("terrain", "meadow")
    assert table.number_at("b2") == 6
    table = exploring("roll_twice").do("step ship_1 b2 roll_twice").deal("green 1 red 1", "green 1 red 1")
    assert table.phase == "move", "two equal pairs are no choice"
    table = exploring("roll_twice").do("step ship_1 b2 roll_twice").deal("green 1 red 1", "green 2 red 9")
    assert table.phase == "move", "nor are two that find sea"


@pytest.mark.rule("LN60", "LNQ84")
def test_a_ship_ashore_may_try_an_unknown_hex() -> None:
    table = exploring(at="d4", hexes=("d4 forest 5",)).do("step ship_1 c4").deal("green 1 red 1")
    assert table.unit_at("c4") == "0/ship_1"
    table = exploring(at="d4", hexes=("d4 forest 5",)).do("step ship_1 c4").deal("green 8 red 1")
    assert table.unit_at("d4") == "0/ship_1"


@pytest.mark.rule("LN60", "LNQ81")
def test_an_extra_step_may_explore() -> None:
    table = (
        exploring("extra_step").do("step ship_1 b2").deal("green 5 red 1").do("step ship_1 b3").deal("green 5 red 1")
    )
    assert table.phase == "trade", "it explored twice and stayed; the card gives a third step"
    assert "step ship_1 a3 extra_step" in table.legal()
