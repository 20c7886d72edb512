"""Foreman, messenger and trader: AM69-AM73, AM76-AM78."""

import pytest

from langbord.games.amsterdam import terms as t
from tests.amsterdam.table import BLOCKS, ED, GOODS, WAREHOUSES, Table, in_turn


def with_foreman(at: str, **options: int) -> Table:
    table = in_turn(specialists=True, **options)
    table.s.foreman, table.s.messenger = WAREHOUSES.index(at), BLOCKS.index("haarlemmerbuurt_1")
    return table


def where(table: Table) -> str | None:
    return WAREHOUSES[table.s.foreman] if table.s.foreman != t.NONE else None


@pytest.mark.rule("AM70", "AM71")
def test_two_points_for_each_tile_where_the_foreman_stands_and_then_he_moves() -> None:
    table = with_foreman("beer", round=9)
    table.ship("beer")
    table.cargo(beer=2)
    table.do("deliver beer", "deliver beer")
    assert table.points() == 4 + 2 + 2 + 2
    assert where(table) == "beer", "not before the end of the turn"
    table.do("pass")
    assert where(table) != "beer"


@pytest.mark.rule("AM71", "AMQ26")
def test_the_foreman_goes_to_the_nearest_warehouse_with_room() -> None:
    table = with_foreman("small_3", round=9)
    table.ship("small_3")
    table.cargo(beer=1)
    table.do("deliver beer", "pass")
    assert where(table) == "lace", "two steps away; nothing else is so near"
    full = with_foreman("small_3", round=9)
    full.ship("small_3")
    full.cargo(beer=1)
    full.s.stock[GOODS.index("lace")] = 3
    full.do("deliver beer", "pass")
    assert where(full) != "lace"


@pytest.mark.rule("AM71", "AMQ26")
def test_among_equally_near_warehouses_the_active_player_chooses() -> None:
    table = with_foreman("cheese", round=9)
    table.ship("cheese")
    table.cargo(cheese=1)
    table.do("deliver cheese", "pass")
    assert (table.phase(), table.s.seat) == ("move_foreman", 0)
    assert set(table.legal()) == {"foreman genever", "foreman small_4"}
    table.do("foreman small_4")
    assert where(table) == "small_4"
    assert table.s.seat == 1


@pytest.mark.rule("AM71", "AMQ26")
def test_the_foreman_stays_at_the_last_warehouse_with_room_and_leaves_when_all_are_full() -> None:
    table = with_foreman("beer", round=9)
    table.ship("beer")
    table.cargo(beer=2)
    table.s.stock = [1, 3, 3, 3, 3, 3, 3, 3, 3]
    table.s.small = [0, 0, 0, 0]
    table.do("deliver beer", "pass")
    assert where(table) == "beer"
    table.s.seat, table.s.awaited, table.s.phase = 0, 1, t.TURN
    table.do("deliver beer", "pass")
    assert where(table) is None


@pytest.mark.rule("AM72", "AMQ34", "AMQ44")
def test_the_messengers_block_costs_one_less_and_025_adds_to_it() -> None:
    table = with_foreman("small_1")
    table.give(grey=1)
    table.do("block haarlemmerbuurt_1", "store")
    assert table.supply() == {}
    both = with_foreman("small_1")
    both.active(25)
    assert "block haarlemmerbuurt_1" in both.legal()
    both.s.messenger = BLOCKS.index("haarlemmerbuurt_2")
    assert "block haarlemmerbuurt_2" in both.legal(), "never below nothing"


@pytest.mark.rule("AM73", "AMQ58")
def test_the_messenger_crosses_a_bridge_to_a_free_block() -> None:
    table = with_foreman("small_1")
    table.give(grey=9)
    home = BLOCKS.index("haarlemmerbuurt_1")
    near = [BLOCKS[k] for k in range(36) if ED.block_distance[home][k] == 1]
    table.do("block haarlemmerbuurt_1", "store", "pass")
    assert set(table.legal()) == {f"messenger {name}" for name in near}
    table.match.play(table.legal()[0])
    assert table.s.messenger == BLOCKS.index(near[0])
    further = with_foreman("small_1")
    further.give(grey=2)
    further.own(*near, seat=1)
    further.do("block haarlemmerbuurt_1", "store", "pass")
    two = {BLOCKS[k] for k in range(36) if ED.block_distance[home][k] == 2}
    assert set(further.legal()) == {f"messenger {name}" for name in two}, "one bridge further"


@pytest.mark.rule("AM73", "AMQ58")
def test_the_messenger_moves_after_027_and_cb22_and_leaves_a_full_city() -> None:
    table = with_foreman("small_1")
    table.active(27)
    table.s.guilders[0] = 2
    table.do("block haarlemmerbuurt_1 guilders", "store", "pass")
    assert table.phase() == "move_messenger"
    last = in_turn(specialists=True, tiles="mixed")
    last.own(*BLOCKS, seat=1)
    last.s.owner[0], last.s.messenger = t.NONE, 0
    last.market("CB22")
    last.s.guilders[0] = 4
    last.do("market", f"block {BLOCKS[0]}", "store", "pass")
    assert last.s.messenger == t.NONE


def with_trader(at: str) -> Table:
    table = in_turn(trading=True)
    table.s.trader = GOODS.index(at)
    table.put_tile("plantage_1", at)
    table.give(pink=1)
    table.do("block plantage_1")
    return table


@pytest.mark.rule("AM77")
def test_both_for_a_sale_at_the_trader() -> None:
    table = with_trader("coffee")
    assert "sell guilders" not in table.legal()
    table.do("sell black")
    assert (table.supply(), table.s.guilders[0]) == ({"black": 1}, 2)


@pytest.mark.rule("AM77", "AMQ58")
def test_the_trader_and_037_together_give_no_more() -> None:
    table = with_trader("coffee")
    table.active(37)
    table.do("sell black")
    assert (table.supply(), table.s.guilders[0]) == ({"black": 1}, 2)


@pytest.mark.rule("AM78", "AMQ58")
def test_the_trader_moves_to_a_free_neighbour_diagonals_included() -> None:
    table = with_trader("beer")
    table.do("sell black", "pass")
    assert set(table.legal()) == {"trader tulips", "trader furniture", "trader coffee"}
    table.do("trader coffee")
    assert table.s.trader == GOODS.index("coffee")
    stored = with_trader("beer")
    stored.do("store", "pass")
    assert stored.s.trader == GOODS.index("beer"), "only after a sale"
    far = with_trader("beer")
    for name in ("tulips", "furniture", "coffee"):
        far.s.sold[GOODS.index(name)] = 1
        far.take_tile(name)
    far.do("sell black", "pass")
    assert len(far.legal()) == 5, "one space further"
    full = with_trader("beer")
    full.s.sold = [0, 1, 1, 1, 1, 1, 1, 1, 1]
    full.do("sell black", "pass")
    assert full.s.trader == t.NONE
