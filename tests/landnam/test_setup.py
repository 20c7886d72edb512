"""Set-up and turns: LN1-LN11."""

import pytest

from langbord.games.landnam.terms import EXPLORATION_CARDS, OUTER
from tests.landnam.table import BOOK, ED, FIRST_CARDS, GAME, Table, cell


@pytest.mark.rule("LN1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_have_their_pieces(players: int) -> None:
    table = Table(players)
    for seat in table.view().seats:
        assert (seat.houses, seat.settlers, seat.ships) == (9, 5, 4)
    assert GAME.seats == range(3, 6)


@pytest.mark.rule("LN2", "LNQ04")
def test_the_island_is_unknown_but_for_its_middle_and_its_rim() -> None:
    hexes = Table().view().hexes
    assert len(hexes) == 1 + 1 + 24
    assert hexes["e5"].terrain == "mountain"
    assert {name for name, tile in hexes.items() if tile.terrain == "sea"} == {
        "outer",
        *(BOOK.names["cell"][c] for c in range(ED.rim, ED.cells)),
    }
    assert ED.cells - 1 == 37 + 24


@pytest.mark.rule("LN3")
def test_one_ship_of_each_player_lies_on_the_outer_sea() -> None:
    units = Table(4).view().units
    assert [(unit.seat, unit.piece, unit.cell) for unit in units] == [(k, "ship_1", "outer") for k in range(4)]


@pytest.mark.rule("LN4")
def test_two_resource_cards_of_each_kind() -> None:
    table = Table(5)
    assert table.cards(4) == {"wood": 2, "sheep": 2, "grain": 2, "iron": 2}
    assert table.s.stock == [count - 10 for count in ED.cards]


@pytest.mark.rule("LN5", "LNQ03", "LNQ97")
def test_each_player_is_dealt_one_exploration_card() -> None:
    table = Table(3, set_up=False)
    for seat, card in enumerate(FIRST_CARDS[:3]):
        assert set(table.outcomes()) == set(BOOK.names["card"][:EXPLORATION_CARDS])
        table.deal(card)
        assert table.fates(seat) == {card: 1}


@pytest.mark.rule("LNQ02")
def test_the_card_kept_is_secret() -> None:
    table = Table()
    own, other = table.view(0), table.view(1)
    assert own.own is not None
    assert other.own is not None
    assert own.own.fate == {"find_forest": 1}
    assert other.own.fate == {"find_meadow": 1}
    assert [seat.fate_cards for seat in other.seats] == [1, 1, 1]


@pytest.mark.rule("LN6")
def test_all_other_fate_cards_form_the_pile() -> None:
    table = Table(5)
    assert sum(table.s.pile) == sum(ED.fates) - 5
    assert table.discard() == {}
    view = table.view()
    assert sum(view.tiles.values()) == 48
    assert sum(view.markers.values()) == 36
    assert sum(view.harbour_markers.values()) == 8


@pytest.mark.rule("LN7")
def test_a_random_player_starts_and_turns_go_clockwise() -> None:
    table = Table(3, set_up=False).deal(*FIRST_CARDS[:3])
    assert {text: weight for text, (_, weight) in table.outcomes().items()} == {f"starter {k}": 1 for k in range(3)}
    table.deal("starter 2")
    for active in (2, 0, 1, 2):
        assert table.s.active == active
        table.to_trade().do("done")
        if table.phase == "build":
            table.do("done")


@pytest.mark.rule("LN9", "LNQ57")
def test_a_turn_has_harvest_then_movement_then_trade_then_building() -> None:
    table = Table().land("d4 forest 5").farm(0, "d4n")
    assert table.phase == "roll"
    table.deal("roll 2 3")
    assert table.cards(0)["wood"] == 3, "harvest comes first"
    assert table.phase == "move"
    table.do("stay")
    assert table.phase == "trade"
    table.do("done")
    assert table.phase == "build"
    assert table.legal(begins="exchange") == [], "no trade after building has begun"


@pytest.mark.rule("LN10", "LNQ80")
def test_fate_cards_are_played_in_their_own_subphase_by_the_active_player() -> None:
    every = BOOK.names["card"]
    table = Table().fate(0, *every).fate(1, *every).land("d4 forest 5").farm(0, "d4n")
    table.deal("roll 2 3")
    assert table.phase == "move"
    assert table.legal(begins="play") == ["play rested_soil", "play rich_harvest d4"]
    assert table.legal(1) == []
    table.do("stay")
    assert not any(card in text for text in table.legal() for card in every)


@pytest.mark.rule("LNQ80")
def test_a_card_played_goes_face_up_to_the_discard() -> None:
    table = Table().fate(0, "rested_soil").land("d4 forest 5").farm(0, "d4n")
    table.deal("roll 2 3").do("play rested_soil")
    assert table.view(1).discard == {"rested_soil": 1}
    assert table.fates(0) == {}


@pytest.mark.rule("LN11", "LNQ98")
def test_being_done_passes_the_dice() -> None:
    """Moving, trading and building may all be left."""
    table = Table().to_trade().do("done", "done")
    assert table.phase == "roll"
    assert table.s.active == 1
    assert cell("outer") == OUTER
