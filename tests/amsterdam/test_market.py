"""The market tiles: AM58, AM79, AMQ16, AMQ21, AMQ45-AMQ49, AMQ54."""

from __future__ import annotations

import pytest

from langbord.games.amsterdam import terms as t
from tests.amsterdam.table import BLOCKS, COLOURS, SPACES, Table, in_turn


def tile(name: str, *values: object) -> object:
    return pytest.param(name, *values, marks=pytest.mark.rule(f"tile:{name}"), id=name)


def at_market(name: str, guilders: int) -> Table:
    table = in_turn(tiles="mixed")
    table.market(name)
    table.s.guilders[0] = guilders
    return table


# name, price, points, Amstel spaces, resources of choice
TILES = [
    tile("A1", 1, 1, 2, 0),
    tile("A2", 1, 2, 0, 0),
    tile("A3", 1, 3, 0, 0),
    tile("A4", 2, 2, 0, 1),
    tile("A5", 2, 3, 1, 0),
    tile("A6", 2, 4, 0, 0),
    tile("A7", 3, 4, 2, 0),
    tile("A8", 3, 5, 0, 0),
    tile("B9", 3, 5, 0, 1),
    tile("B10", 4, 4, 2, 0),
    tile("B11", 4, 6, 1, 0),
    tile("B12", 4, 8, 0, 0),
    tile("B13", 5, 11, 0, 1),
    tile("B14", 5, 12, 0, 0),
    tile("B15", 6, 14, 0, 0),
    tile("B16", 6, 15, 0, 0),
    tile("CA19", 2, 0, 0, 2),
]


@pytest.mark.rule("AM58", "AMQ21", "AMQ40")
@pytest.mark.parametrize(("name", "price", "points", "spaces", "choice"), TILES)
def test_price_points_and_extras(name: str, price: int, points: int, spaces: int, choice: int) -> None:
    assert "market" not in at_market(name, price - 1).legal()
    table = at_market(name, price)
    table.do("market")
    assert (table.points(), table.s.guilders[0]) == (points, 0)
    for _ in range(choice):
        table.do("gain pink")
    if spaces:
        table.do("yes")
    assert table.supply() == ({"pink": choice} if choice else {})
    assert table.s.disc[0] == spaces
    assert table.phase() == "turn"
    if spaces:
        declined = at_market(name, price)
        declined.do("market", "no")
        assert declined.s.disc[0] == 0, "taken whole or declined whole"


@pytest.mark.rule("AMQ19")
def test_spaces_beyond_the_mouth_are_lost() -> None:
    table = at_market("A1", 1)
    table.s.disc[0] = 17
    table.do("market", "yes")
    assert table.s.disc[0] == 18
    table.s.market_uses, table.s.guilders[0] = 0, 1
    table.do("market")
    assert table.phase() == "turn", "nothing to be asked at the mouth"


@pytest.mark.rule("tile:CA17", "AMQ46")
def test_ca17_three_steps_in_a_row_with_acts_at_the_stops_only() -> None:
    table = at_market("CA17", 1)
    table.give(pink=3)
    table.ship("water_10")
    table.cargo(beer=1)
    table.store(lace=1)
    table.active(24)
    table.do("market")
    assert all(text.split()[0] in ("sail", "pass") for text in table.legal())
    assert not any("pink" in text for text in table.legal()), "the steps are free"
    table.do("sail beer free", "deliver beer", "sail water_10 free", "sail jetty_white free")
    table.do("load lace")
    assert table.phase() == "turn"
    assert table.supply() == {"pink": 3}
    early = at_market("CA17", 1)
    early.do("market", "sail water_1 free", "pass")
    assert early.phase() == "turn"
    assert early.legal("sail") == [], "steps not used are gone"


@pytest.mark.rule("tile:CA18", "AMQ54", "AMQ52")
def test_ca18_swaps_an_inactive_card_for_any_of_the_discard_pile() -> None:
    table = at_market("CA18", 2)
    table.s.place[12] = table.s.place[110] = t.DISCARD
    assert "market" not in table.legal(), "only with an inactive card"
    table.inactive(24, 25)
    table.do("market", "swap 024")
    assert table.legal() == ["for 013", "for 111"], "one's own card is not yet there; maps too"
    table.do("for 111")
    assert (table.place(24), table.place(111)) == ("discard", "hand_0")
    assert table.s.penalties[0] == 0


@pytest.mark.rule("tile:CA18", "AMQ54")
def test_ca18_draws_from_a_deck_if_nothing_is_discarded() -> None:
    table = at_market("CA18", 2)
    table.inactive(24)
    table.script("077")
    table.do("market", "swap 024")
    assert table.legal() == ["draw craftsman", "draw building"]
    table.do("draw building")
    assert (table.place(24), table.place(77)) == ("discard", "hand_0")
    assert table.phase() == "turn"


@pytest.mark.rule("tile:CA20", "AMQ45")
def test_ca20_activates_a_card_for_nothing() -> None:
    table = at_market("CA20", 3)
    assert "market" not in table.legal()
    table.inactive(33, 39)
    table.do("market", "activate 033")
    assert table.s.guilders[0] == 1, "a full activation: 033 rewards itself"
    assert table.place(39) == "hand_0"
    assert table.phase() == "turn"


@pytest.mark.rule("tile:CB21", "AMQ47")
def test_cb21_takes_the_ship_anywhere_by_the_shortest_way() -> None:
    table = at_market("CB21", 3)
    table.active(16)
    table.do("market")
    assert len(table.legal()) == len(SPACES) - 1
    table.do("anchor coffee")
    assert table.s.ship_steps == 10
    assert "use 016" in table.legal()


@pytest.mark.rule("tile:CB22", "AMQ16", "AMQ44")
def test_cb22_takes_a_block_besides_the_one_of_the_turn() -> None:
    table = at_market("CB22", 4)
    table.active(26, 74)
    table.give(pink=1)
    table.put_tile("jordaan_3", "lace")
    table.do("market", "block jordaan_3", "sell guilders", "yes")
    assert table.s.guilders[0] == 1 + 2
    assert table.s.disc[0] == 1
    table.do("block plantage_1", "store", "no")
    assert [table.s.owner[BLOCKS.index(name)] for name in ("jordaan_3", "plantage_1")] == [0, 0]
    full = at_market("CB22", 4)
    full.own(*BLOCKS, seat=1)
    assert "market" not in full.legal()


@pytest.mark.rule("tile:CB23")
def test_cb23_gives_one_of_each_colour() -> None:
    table = at_market("CB23", 5)
    table.do("market")
    assert table.supply() == dict.fromkeys(COLOURS, 1)


@pytest.mark.rule("tile:CB24", "AMQ45")
def test_cb24_activates_two_cards_or_the_only_one() -> None:
    table = at_market("CB24", 6)
    table.active(35)
    table.inactive(109, 24, 13)
    table.do("market", "activate 109", "yes", "activate 024")
    assert table.points() == 1, "035 works in between"
    assert table.place(13) == "hand_0"
    assert table.phase() == "turn"
    single = at_market("CB24", 6)
    single.inactive(24)
    single.do("market", "activate 024")
    assert single.phase() == "turn"
    assert "market" not in at_market("CB24", 6).legal()
