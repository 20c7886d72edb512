"""Movement, chasing and giving way: LN46-LN59."""

import pytest

from langbord.games.landnam.terms import OUTER, SUPPLY
from tests.landnam.table import Table, cell

NOTHING = "roll 1 1"


def moving(*hexes: str, players: int = 3, **options: str) -> Table:
    """At seat 0's movement once the test has set its units: nobody's first ship is in the way."""
    return Table(players, **options).at_sea().land(*hexes)


def steps(table: Table, piece: str) -> set[str]:
    """Where a piece of the seat to act may go, with the cards that it needs."""
    return {text.partition(f"{piece} ")[2] for text in table.legal(begins=f"step {piece} ")}


@pytest.mark.rule("LN46", "LNQ32")
def test_one_ship_two_steps() -> None:
    table = moving()
    table.unit(0, "ship", "a2")
    table.unit(0, "ship", "e1")
    table.deal(NOTHING)
    assert "stay" in table.legal()
    table.do("step ship_1 a3")
    assert all("ship_1" in text for text in table.legal(begins="step")), "the same ship goes on"
    assert "stop" in table.legal(), "the second step may be left"
    table.do("step ship_1 a4")
    assert table.phase == "trade"


@pytest.mark.rule("LN46")
def test_one_settler_one_step() -> None:
    table = moving("d4 forest 5", "d5 meadow 5", "d6 bog 5")
    table.unit(0, "settler", "d4")
    table.deal(NOTHING).do("step settler_1 d5")
    assert table.unit_at("d5") == "0/settler_1"
    assert table.phase == "trade"


@pytest.mark.rule("LN46", "LNQ33")
def test_a_fate_card_may_be_swapped_instead() -> None:
    table = moving().fate(0, "landing", "break_case").empty_stock("iron")
    table.unit(0, "ship", "a2")
    table.deal(NOTHING)
    assert set(table.legal(begins="swap")) == {
        f"swap {card} {kind}" for card in ("landing", "break_case") for kind in ("wood", "sheep", "grain")
    }
    table.do("swap landing wood")
    assert table.cards(0)["wood"] == 3
    assert table.discard() == {"landing": 1}
    assert table.phase == "trade", "the swap is the whole movement"


@pytest.mark.rule("LN47", "LNQ34")
def test_a_ship_moves_to_empty_sea() -> None:
    table = moving("b2 sea", "b3 forest 5").fate(0)
    table.unit(0, "ship", "a2")
    table.unit(0, "ship", "a3")
    table.unit(1, "ship", "a1")
    table.deal(NOTHING)
    assert steps(table, "ship_1") == {"b2", "outer"}, "not to land, nor where his own or another's ship lies"


@pytest.mark.rule("LN48")
def test_the_outer_sea_touches_every_rim_cell_and_is_always_empty() -> None:
    table = moving().fate(0)
    table.unit(0, "ship", "outer")
    table.unit(1, "ship", "outer")
    table.s.side[0] = 0
    table.unit(0, "ship", "a2")
    table.deal(NOTHING)
    assert len(steps(table, "ship_1")) == 23, "all of the 24 rim cells but the occupied one"
    assert "outer" in steps(table, "ship_2")


@pytest.mark.rule("LN49")
def test_reaching_the_outer_sea_ends_the_phase() -> None:
    table = moving().fate(0, "extra_step")
    ship = table.unit(0, "ship", "a2")
    table.deal(NOTHING).do("step ship_1 outer")
    assert table.s.place[ship] == OUTER
    assert table.phase == "trade", "no second step, and no extra one"


@pytest.mark.rule("LN50", "LNQ35", "LNQ36", "LNQ87")
def test_the_first_step_avoids_corners_and_sides_where_others_started() -> None:
    table = Table().fate(0)
    table.deal(NOTHING)
    first = steps(table, "ship_1")
    assert len(first) == 18
    assert not first & {"a1", "a5", "e9", "i5", "i1", "e1"}, "the corner cells"
    table.do("step ship_1 a2", "step ship_1 outer", "done", "done")
    assert table.s.side[0] == 0
    table.fate(1).deal(NOTHING)
    assert len(steps(table, "ship_1")) == 15
    assert not steps(table, "ship_1") & {"a2", "a3", "a4"}, "that side is taken though he has left it"


@pytest.mark.rule("LNQ35", "LNQ87")
def test_only_the_very_first_step_of_a_player_is_bound() -> None:
    table = Table().fate(0, "landing")
    table.deal(NOTHING).do("swap landing wood", "done")
    if table.phase == "build":
        table.do("done")
    table.s.active = 0
    table.deal(NOTHING)
    assert len(steps(table, "ship_1")) == 18, "a swap was not his first step"
    table.do("step ship_1 a2")
    assert "a1" in steps(table, "ship_1"), "the second step is free"


@pytest.mark.rule("LN51", "LN59", "LNQ37", "LNQ82")
def test_a_landing_card_lets_a_ship_ashore() -> None:
    table = moving("b2 forest 5", "b3 mountain").fate(0, "landing")
    table.unit(0, "ship", "a2")
    table.deal(NOTHING)
    assert {"b2 landing"} <= steps(table, "ship_1")
    table.do("step ship_1 b2 landing")
    assert table.discard() == {"landing": 1}
    assert "b3 landing" not in steps(table, "ship_1"), "land again only by another card"
    assert {"a1", "a2"} <= steps(table, "ship_1"), "it still moves as a ship"


@pytest.mark.rule("LNQ37")
def test_a_landing_card_may_lead_onto_a_mountain() -> None:
    table = moving("b2 mountain").fate(0, "landing")
    table.unit(0, "ship", "a2")
    assert "b2 landing" in steps(table.deal(NOTHING), "ship_1")


@pytest.mark.rule("LNQ84")
def test_a_ship_ashore_has_no_mountain_rights_and_waits_for_a_card() -> None:
    table = moving(
        *(f"{c} forest {n}" for c, n in zip(["d4", "d5", "e6", "f5", "f4", "e4"], [5, 5, 5, 4, 4, 4], strict=True))
    )
    table.farm(0, "d4s").fate(0).unit(0, "ship", "d4")
    table.land("c3 bog 9", "c4 bog 9", "d3 bog 9")
    table.deal(NOTHING)
    assert table.phase == "trade", "all around it is land, and the mountain is not for ships"


@pytest.mark.rule("LN52")
def test_a_settler_keeps_off_the_sea_other_units_and_mountains() -> None:
    table = moving("d4 forest 5", "d5 meadow 5", "c4 sea", "c3 bog 5", "d3 mountain", "e4 bog 4").fate(0)
    table.unit(0, "settler", "d4")
    table.unit(1, "settler", "d5")
    table.unit(0, "settler", "c3")
    table.deal(NOTHING)
    assert steps(table, "settler_1") == {"e4"}


@pytest.mark.rule("LN52", "LNQ38")
def test_a_building_of_his_own_opens_a_mountain() -> None:
    table = moving("d4 forest 5").fate(0)
    table.unit(0, "settler", "d4")
    table.farm(1, "d4s")
    assert "e5" not in steps(table.deal(NOTHING), "settler_1"), "another's building does not help"
    table = moving("d4 forest 5").fate(0)
    table.unit(0, "settler", "d4")
    table.farm(0, "f5n")
    assert "e5" in steps(table.deal(NOTHING), "settler_1")


@pytest.mark.rule("LN52", "LNQ39")
def test_from_mountain_to_mountain_is_free() -> None:
    table = moving("d4 mountain").fate(0)
    table.unit(0, "settler", "e5")
    assert "d4" in steps(table.deal(NOTHING), "settler_1")


@pytest.mark.rule("LN52", "LNQ82")
def test_a_mountain_path_card_opens_a_mountain() -> None:
    table = moving("d4 forest 5").fate(0, "mountain_path")
    table.unit(0, "settler", "d4")
    table.deal(NOTHING).do("step settler_1 e5 mountain_path")
    assert table.unit_at("e5") == "0/settler_1"
    assert table.discard() == {"mountain_path": 1}


# --- Chasing ------------------------------------------------------------------------------------------------------


def chase(*more: str, **options: str) -> tuple[Table, int]:
    """Seat 0's settler on d5; seat 1's, an outlaw by seat 0's farm d4n, on d4."""
    table = moving("d4 forest 5", "d5 meadow 5", *more, **options).farm(0, "d4n").fate(0)
    table.unit(0, "settler", "d5")
    outlaw = table.unit(1, "settler", "d4")
    table.s.red[outlaw] = 0b001
    return table, outlaw


@pytest.mark.rule("LN47", "LN53", "LN54", "LN55", "LNQ41")
def test_who_won_a_case_may_chase_the_outlaw_away() -> None:
    table, outlaw = chase("c3 bog 4", "d3 field 4", "c4 sea")
    table.deal(NOTHING)
    assert "d4" in steps(table, "settler_1")
    table.do("step settler_1 d4")
    assert table.phase == "flee"
    assert table.awaited == [1], "its owner chooses"
    assert set(table.legal()) == {"retreat c3", "retreat d3"}, "no sea, nothing unknown, not where the chaser came from"
    table.do("retreat d3")
    assert table.place_of(outlaw) == "d3"
    assert table.unit_at("d4") == "0/settler_1"


@pytest.mark.rule("LN53")
def test_nobody_else_may_chase_it() -> None:
    table, outlaw = chase()
    table.s.red[outlaw] = 0b100
    assert "d4" not in steps(table.deal(NOTHING), "settler_1")


@pytest.mark.rule("LN47")
def test_ships_chase_ships() -> None:
    table = moving("b2 sea").fate(0)
    table.unit(0, "ship", "a2")
    table.s.red[table.unit(1, "ship", "b2")] = 0b001
    assert "b2" in steps(table.deal(NOTHING), "ship_1")


@pytest.mark.rule("LN55", "LNQ83")
def test_no_flight_to_where_the_chaser_came_from() -> None:
    """A ship that comes from the outer sea bars it; all other neighbours of a2 are taken or unknown."""
    table = moving().fate(0)
    table.s.side[0] = 0
    table.unit(0, "ship", "outer")
    outlaw = table.unit(1, "ship", "a2")
    table.s.red[outlaw] = 0b001
    table.unit(2, "ship", "a1")
    table.unit(2, "ship", "a3")
    table.deal(NOTHING).do("step ship_1 a2")
    assert table.place_of(outlaw) is None


@pytest.mark.rule("LNQ41")
def test_a_ship_may_flee_to_the_outer_sea_and_the_phase_goes_on() -> None:
    table = moving().fate(0)
    table.unit(0, "ship", "a1")
    outlaw = table.unit(1, "ship", "a2")
    table.s.red[outlaw] = 0b001
    table.unit(2, "ship", "a3")
    table.deal(NOTHING).do("step ship_1 a2")
    assert table.place_of(outlaw) == "outer", "the only way needs no choice"
    assert table.phase == "move"
    assert "stop" in table.legal()


@pytest.mark.rule("LN56", "LNQ43")
def test_with_nowhere_to_go_a_unit_is_out_of_play() -> None:
    table, outlaw = chase()
    table.s.red[outlaw] = 0b101
    table.deal(NOTHING).do("step settler_1 d4")
    assert table.s.place[outlaw] == SUPPLY
    assert table.tokens(0) == {"red": 1}
    assert table.tokens(2) == {"red": 1}
    assert table.s.red[outlaw] == 0
    table, settler = chase()
    table.s.red[settler] = 0
    table.fate(0, "give_way").deal(NOTHING).do("step settler_1 d4 give_way")
    assert table.s.place[settler] == SUPPLY
    assert table.tokens(0) == {}, "no outlaw, no token"


@pytest.mark.rule("LN55", "LNQ42")
def test_a_displaced_settler_flees_by_its_owners_mountain_rights() -> None:
    table, outlaw = chase()
    table.farm(1, "d4s")
    table.deal(NOTHING).do("step settler_1 d4")
    assert table.place_of(outlaw) == "e5", "his own farm stands at the mountain"


@pytest.mark.rule("LNQ84")
def test_a_displaced_ship_ashore_flees_to_the_sea() -> None:
    table = moving("d4 forest 5", "d5 meadow 5", "c4 sea", "d3 bog 5").farm(0, "d4n").fate(0)
    table.unit(0, "settler", "d5")
    ship = table.unit(1, "ship", "d4")
    table.s.red[ship] = 0b001
    table.deal(NOTHING).do("step settler_1 d4")
    assert table.place_of(ship) == "c4"


@pytest.mark.rule("LN54", "LNQ82")
def test_a_give_way_card_moves_any_unit_ones_own_too() -> None:
    table = moving("d4 forest 5", "d5 meadow 5", "c3 bog 4").fate(0, "give_way")
    table.unit(0, "settler", "d5")
    other = table.unit(0, "settler", "d4")
    table.deal(NOTHING).do("step settler_1 d4 give_way")
    assert table.place_of(other) == "c3"
    assert table.discard() == {"give_way": 1}


@pytest.mark.rule("LNQ82")
def test_cards_that_lift_bars_combine() -> None:
    table = moving("b2 forest 5").fate(0, "landing", "give_way")
    table.unit(0, "ship", "a2")
    table.unit(1, "settler", "b2")
    table.deal(NOTHING)
    assert "b2 landing give_way" in steps(table, "ship_1")
    outlaw = table.s.occupant[cell("b2")]
    table.s.red[outlaw] = 1
    assert "b2 landing" in steps(table, "ship_1"), "a ship that lands may chase"


# --- Tokens -------------------------------------------------------------------------------------------------------


def outlaw_on_the_move(target: str, *hexes: str, **options: str) -> tuple[Table, int]:
    """Seat 0's own settler is an outlaw by seat 1's farm d4n and seat 2's farm d4s; it goes from d4 to `target`."""
    table = moving("d4 forest 5", *hexes, **options).farm(1, "d4n").farm(2, "d4s").fate(0)
    outlaw = table.unit(0, "settler", "d4")
    table.s.red[outlaw] = 0b110
    table.deal(NOTHING).do(f"step settler_1 {target}")
    return table, outlaw


@pytest.mark.rule("LN57", "LN58")
def test_a_token_follows_where_its_plaintiff_has_a_building() -> None:
    table, outlaw = outlaw_on_the_move("c4", "c4 bog 5")
    assert table.s.red[outlaw] == 0b010, "c4 touches seat 1's d4n"
    assert table.s.loose == [0, 0, 1, 0, 0], "seat 2's token stays by its farm"


@pytest.mark.rule("LN57", "LNQ44")
def test_flight_saves_the_unit_not_the_point() -> None:
    table, outlaw = outlaw_on_the_move("d5", "d5 meadow 4")
    assert table.s.red[outlaw] == 0
    assert table.s.loose == [0, 1, 1, 0, 0]
    table.s.phase, table.s.awaited = 2, 0
    table.deal("roll 3 4", "landing")
    assert table.place_of(outlaw) == "d5", "no outlaw any more"
    assert table.tokens(1) == table.tokens(2) == {"red": 1}


@pytest.mark.rule("LN57", "LNQ86")
def test_a_mountain_sheds_all_tokens() -> None:
    table = moving("d4 forest 5").farm(1, "d4n").farm(2, "d4s").fate(0, "mountain_path")
    outlaw = table.unit(0, "settler", "d4")
    table.s.red[outlaw] = 0b100
    table.deal(NOTHING).do("step settler_1 e5 mountain_path")
    assert table.s.red[outlaw] == 0, "though seat 2's farm stands at the mountain"
    assert table.s.loose[2] == 1


@pytest.mark.rule("LNQ86")
def test_back_where_it_was_nothing_has_changed() -> None:
    table = moving("b2 sea").farm(1, "b2n").fate(0)
    outlaw = table.unit(0, "ship", "b2")
    table.s.red[outlaw] = 0b010
    table.deal(NOTHING).do("step ship_1 a2", "step ship_1 b2")
    assert table.s.red[outlaw] == 0b010
    assert table.s.loose == [0] * 5


@pytest.mark.rule("LNQ44")
def test_as_an_option_the_unit_stays_an_outlaw_at_a_distance() -> None:
    table, outlaw = outlaw_on_the_move("d5", "d5 meadow 4", flight="keeps_tokens")
    assert table.s.red[outlaw] == 0
    assert table.s.far[outlaw] == 0b110
    assert table.s.loose == [0] * 5
    table.do("done").hand(0)
    if table.phase == "build":
        table.do("done")
    table.s.active, table.s.phase = 0, 2
    table.deal(NOTHING).do("step settler_1 d4")
    assert table.s.red[outlaw] == 0b110, "back by those farms the tokens rejoin it"
    assert table.s.far[outlaw] == 0
    table.s.far[outlaw], table.s.red[outlaw] = 0b110, 0
    table.s.active, table.s.phase, table.s.awaited = 0, 2, 0
    table.deal("roll 3 4", "landing")
    assert table.place_of(outlaw) is None
    assert table.tokens(1) == table.tokens(2) == {"red": 1}


@pytest.mark.rule("LNQ44")
def test_an_outlaw_at_a_distance_builds_no_farm() -> None:
    table = moving("d4 forest 5", flight="keeps_tokens").hand(0, wood=1, sheep=1, grain=1, iron=1)
    settler = table.unit(0, "settler", "d4")
    table.deal(NOTHING).do("stay", "done")
    assert table.legal(begins="farm") != []
    table.s.far[settler] = 0b010
    assert table.legal(begins="farm") == []


# --- Extra steps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LN59", "LNQ81")
def test_extra_steps_come_after_the_ordinary_ones_and_add_up() -> None:
    table = moving().fate(0, "extra_step", "extra_step")
    table.unit(0, "ship", "a2")
    table.deal(NOTHING)
    assert not any("extra_step" in text for text in steps(table, "ship_1"))
    table.do("step ship_1 a3")
    assert not any("extra_step" in text for text in steps(table, "ship_1")), "he still has an ordinary step"
    table.do("step ship_1 a4")
    assert all("extra_step" in text for text in steps(table, "ship_1"))
    assert table.phase == "trade", "it looks like the trade that would come anyway"
    table.do("step ship_1 a5 extra_step", "step ship_1 b6 extra_step")
    assert table.discard() == {"extra_step": 2}
    assert table.phase == "trade"


@pytest.mark.rule("LN57", "LNQ81")
def test_the_first_deal_closes_the_movement_and_only_then_tokens_are_settled() -> None:
    table = moving("d4 forest 5", "d5 meadow 5").fate(0, "extra_step").farm(1, "d4n").stands(0, "settler d4", red=0b10)
    table.deal(NOTHING).do("step settler_1 d5")
    assert table.phase == "trade"
    assert table.s.loose[1] == 0
    assert any("extra_step" in text for text in table.legal(begins="step"))
    table.do("give wood")
    assert table.s.loose[1] == 0, "an offer half made is no deal"
    table.do("want iron", "propose")
    assert table.s.loose[1] == 1
    table.do("withdraw", seat=0)
    assert table.legal(begins="step") == []


@pytest.mark.rule("LNQ81")
def test_an_extra_step_is_a_full_step() -> None:
    table = moving("d4 forest 5", "d5 meadow 5").fate(0, "extra_step", "mountain_path")
    table.unit(0, "settler", "d5")
    table.deal(NOTHING).do("step settler_1 d4")
    assert {"e5 extra_step mountain_path", "d5 extra_step", "c3 extra_step"} <= steps(table, "settler_1")
