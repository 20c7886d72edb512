"""Harvest, famine and ageing: LN12-LN24."""

import pytest

from tests.landnam.table import ED, Table

EIGHT = "roll 3 5"


@pytest.mark.rule("LN12")
def test_two_dice_of_six() -> None:
    outcomes = Table().outcomes()
    assert len(outcomes) == 36
    assert {weight for _, weight in outcomes.values()} == {1}


@pytest.mark.rule("LN13", "LN14", "LNQ05")
def test_farms_bring_one_card_and_villages_two() -> None:
    table = Table().at_sea().land("d4 forest 8", "d5 meadow 8", "f5 bog 8").farm(0, "d4n").farm(1, "d4s", houses=2)
    table.farm(2, "c5s").hand(0).hand(1).hand(2)
    table.deal(EIGHT)
    assert table.cards(0) == {"wood": 1}
    assert table.cards(1) == {"wood": 2}
    assert table.cards(2) == {"sheep": 1}


@pytest.mark.rule("LN15", "LNQ06")
def test_a_settler_takes_two_cards_and_buildings_get_nothing() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").farm(1, "d4s", houses=2).hand(0).hand(1).hand(2)
    table.unit(1, "settler", "d4")
    table.deal(EIGHT)
    assert table.cards(0) == {}
    assert table.cards(1) == {"wood": 2}, "only two, though he has a village there as well"


@pytest.mark.rule("LNQ07")
def test_an_outlaw_takes_the_harvest_too() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").hand(1)
    table.s.red[table.unit(1, "settler", "d4")] = 1
    table.deal(EIGHT)
    assert table.cards(1) == {"wood": 2}


@pytest.mark.rule("LNQ08", "LN51")
def test_a_ship_ashore_harvests_as_a_settler() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").hand(0).hand(1)
    table.unit(1, "ship", "d4")
    table.deal(EIGHT)
    assert table.cards(0) == {}
    assert table.cards(1) == {"wood": 2}


def famine_table(*fate: str) -> Table:
    """An 8 will owe two wood and one sheep; the stock has one wood."""
    table = (
        Table().land("d4 forest 8", "f5 meadow 8").farm(0, "d4n").farm(1, "d4s").farm(2, "f5s").hand(0, wood=1, iron=1)
    )
    return table.fate(0, *fate).hand(1).hand(2, wood=3).empty_stock("wood", leave=1)


@pytest.mark.rule("LN16", "LN17", "LNQ09", "LNQ10")
def test_a_famine_gives_nothing_and_takes_the_short_kind() -> None:
    table = famine_table()
    table.deal(EIGHT)
    assert table.cards(0) == {"iron": 1}
    assert table.cards(1) == {}
    assert table.cards(2) == {}, "not even sheep, of which there was enough; and all wood is gone"
    assert table.s.stock[0] == ED.cards[0]
    assert table.number_at("d4") == 8, "a famine ages nothing"
    assert table.number_at("f5") == 8


@pytest.mark.rule("LNQ09")
def test_a_famine_spares_not_even_a_single_claimant() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n", houses=2).hand(0, wood=3).empty_stock("wood", leave=1)
    table.deal(EIGHT)
    assert table.cards(0) == {}


@pytest.mark.rule("LN16")
def test_exactly_enough_is_no_famine() -> None:
    table = (
        Table().land("d4 forest 8").farm(0, "d4n").farm(1, "d4s").hand(0).hand(1).hand(2).empty_stock("wood", leave=2)
    )
    table.deal(EIGHT)
    assert table.cards(0) == table.cards(1) == {"wood": 1}
    assert table.s.stock[0] == 0


@pytest.mark.rule("LN18", "LN20")
@pytest.mark.parametrize(
    ("number", "roll", "aged"),
    [(2, "1 1", 3), (5, "2 3", 6), (6, "3 3", 8), (8, "4 4", 9), (11, "5 6", 12), (12, "6 6", 2)],
)
def test_a_hex_that_paid_ages(number: int, roll: str, aged: int) -> None:
    table = Table().land(f"d4 forest {number}").farm(0, "d4n").deal(f"roll {roll}")
    assert table.number_at("d4") == aged
    assert table.s.markers[number] == (3 if number in (2, 3, 11, 12) else 4)


@pytest.mark.rule("LN18")
def test_a_hex_that_paid_nothing_does_not_age() -> None:
    table = Table().land("d4 forest 8").deal(EIGHT)
    assert table.number_at("d4") == 8


@pytest.mark.rule("LN19", "LNQ11")
def test_the_active_player_chooses_among_those_that_paid_most() -> None:
    table = (
        Table().land("d4 forest 8", "f5 meadow 8", "c5 bog 8").farm(0, "d4n").farm(1, "f5s").farm(2, "c5n", houses=2)
    )
    table.deal(EIGHT)
    assert table.number_at("c5") == 9, "one hex paid most: no choice"
    table = Table().land("d4 forest 8", "f5 meadow 8", "c5 bog 8").farm(0, "d4n").farm(1, "f5s")
    table.deal(EIGHT)
    assert table.awaited == [0]
    assert table.legal() == ["age d4", "age f5"]
    table.do("age f5")
    assert (table.number_at("d4"), table.number_at("f5")) == (8, 9)


@pytest.mark.rule("LN19", "LNQ11")
def test_a_hex_with_a_settler_goes_before_one_that_paid_more() -> None:
    table = Table().land("d4 forest 8", "f5 meadow 8").farm(0, "d4n", houses=2).farm(1, "d4s", houses=2)
    table.unit(2, "settler", "f5")
    table.deal(EIGHT)
    assert (table.number_at("d4"), table.number_at("f5")) == (8, 9)


@pytest.mark.rule("LN21", "LNQ12")
def test_ageing_goes_on_until_a_marker_is_free() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n")
    table.s.markers[9] = table.s.markers[10] = 0
    table.deal(EIGHT)
    assert table.number_at("d4") == 11


@pytest.mark.rule("LNQ12")
def test_at_worst_ageing_comes_back_to_the_old_value() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n")
    table.s.markers = [0] * len(table.s.markers)
    table.deal(EIGHT)
    assert table.number_at("d4") == 8
    assert sum(table.s.markers) == 0


@pytest.mark.rule("LN22", "LN23", "LNQ95")
def test_hands_are_hidden_but_their_sizes_are_not() -> None:
    table = Table().hand(0, wood=3, iron=1)
    seat = table.view(1).seats[0]
    assert seat.resources == 4
    assert seat.fate_cards == 1
    assert seat.hand is None
    assert table.view(0).seats[0].hand == {"wood": 3, "iron": 1}
    assert Table(open_hands=True).view(1).seats[0].hand == {"wood": 2, "sheep": 2, "grain": 2, "iron": 2}


@pytest.mark.rule("LN24", "LNQ79")
def test_at_most_one_harvest_card_a_turn() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").fate(0, "rich_harvest", "rich_harvest", "rested_soil").hand(0)
    table.deal(EIGHT).do("play rich_harvest d4")
    assert table.cards(0) == {"wood": 2}
    assert table.phase == "move"
    assert table.number_at("d4") == 9
    assert table.legal(begins="play") == []


@pytest.mark.rule("LNQ79")
def test_rich_harvest_needs_a_hex_that_paid_him_and_a_card_in_stock() -> None:
    table = Table().land("d4 forest 8").farm(1, "d4n").fate(0, "rich_harvest").deal(EIGHT)
    assert table.legal(begins="play") == [], "it paid another player"
    table = Table().land("d4 forest 8").farm(0, "d4n").fate(0, "rich_harvest").hand(0).empty_stock("wood", leave=1)
    table.deal(EIGHT)
    assert table.legal(begins="play") == [], "the stock is empty now"


@pytest.mark.rule("LNQ79")
def test_rested_soil_keeps_the_number() -> None:
    table = Table().land("d4 forest 8").farm(1, "d4n").fate(0, "rested_soil").deal(EIGHT)
    before = table.totals()
    assert table.number_at("d4") == 9
    table.do("play rested_soil")
    assert table.number_at("d4") == 8
    assert table.totals() == before
    table = Table().land("d4 forest 8").fate(0, "rested_soil").deal(EIGHT)
    assert table.legal(begins="play") == [], "nothing was due to age"
    table = Table().land("d4 forest 8", "f5 meadow 8").farm(0, "d4n").farm(1, "f5s").fate(0, "rested_soil").deal(EIGHT)
    assert table.legal() == ["age d4", "age f5", "play rested_soil"]
    table.do("play rested_soil")
    assert (table.phase, table.number_at("d4"), table.number_at("f5")) == ("move", 8, 8)


@pytest.mark.rule("LNQ79")
def test_no_famine_pays_what_suffices_and_nobody_loses_a_card() -> None:
    table = famine_table("no_famine", "rested_soil")
    before = table.cards(2)
    table.deal(EIGHT)
    assert table.cards(2) == {kind: n for kind, n in before.items() if kind != "wood"}
    assert table.legal(begins="play") == ["play no_famine"]
    table.do("play no_famine")
    assert table.cards(0) == {"wood": 1, "iron": 1}
    assert table.cards(2) == {**before, "sheep": 1}
    assert (table.number_at("d4"), table.number_at("f5")) == (8, 9), "only the hex that paid is aged"
    assert table.phase == "move"
    assert table.legal(begins="play") == [], "and no second Harvest card may be played"


@pytest.mark.rule("LNQ79")
def test_the_card_against_famine_may_be_kept() -> None:
    table = famine_table("no_famine").deal(EIGHT).do("stay")
    assert table.cards(2) == {}
    assert table.fates(0) == {"no_famine": 1}
