"""The worked examples of the rulebook, numbered as in the data notes (E1-E29); some are facts of the edition."""

import pytest

from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.edition import problems
from tests.amsterdam.table import BLOCKS, BOOK, COLOURS, ED, GOODS, SPACES, WAREHOUSES, begin, end, in_turn, play_until


@pytest.mark.rule("AM25")
def test_e1_one_black_and_two_purple_resources_to_begin_with() -> None:
    table = play_until(begin(), t.START_SINGLE)
    table.do("one black", "two purple")
    first = table.s.track[0]
    assert [table.s.wheel[first][0][t.BLACK], table.s.wheel[first][1][t.PURPLE]] == [1, 2]


@pytest.mark.rule("AM30")
def test_e2_room_for_three_more_after_the_first_choice() -> None:
    table = play_until(begin(), t.DICE)
    for seat in range(2):
        assert t.SLOTS - sum(place == t.HAND + seat for place in table.s.place) == 3


@pytest.mark.rule("AM35")
def test_e3_an_orange_two_and_a_brown_five() -> None:
    table = play_until(begin(), t.DICE)
    seat = table.s.seat
    table.s.wheel[seat] = [[0] * 6 for _ in range(6)]
    table.s.dice[t.ORANGE], table.s.dice[t.BROWN] = 2, 5
    table.do("dice brown orange")
    assert (table.s.wheel[seat][1][t.ORANGE], table.s.wheel[seat][4][t.BROWN]) == (2, 5)


@pytest.mark.rule("AM40", "card:001", "card:109")
def test_e4_and_e5_three_pink_resources_activate_001_and_a_pink_map() -> None:
    table = in_turn()
    table.inactive(1, 109)
    table.give(pink=4)
    table.do("activate 001", "activate 109")
    assert table.supply() == {"pink": 1}
    table.do("use 109", "use 001")
    assert table.supply() == {"orange": 1}
    assert sum(table.s.uses) == 2, "two action tokens"


@pytest.mark.rule("AM42")
def test_e6_a_pink_block_of_two_with_furniture() -> None:
    table = in_turn()
    block = next(k for k in range(36) if BLOCKS[k].startswith("plantage") and ED.block_cost[k] == 2)
    table.put_tile(BLOCKS[block], "furniture")
    table.give(pink=2)
    table.do(f"block {BLOCKS[block]}", "store")
    assert table.s.goods[0][GOODS.index("furniture")] == 1


@pytest.mark.rule("AM46")
def test_e7_three_resources_by_way_of_tulips_over_the_water_to_a_jetty() -> None:
    table = in_turn()
    table.ship("water_2")
    table.give(pink=3)
    table.do("sail tulips pink", "sail water_3 pink", "sail jetty_light_pink pink")
    assert ED.crane[table.s.ship[0]]


@pytest.mark.rule("AM47", "AM48")
def test_e8_a_pink_worker_is_the_second_in_the_depot() -> None:
    table = in_turn()
    pink = t.LIGHT_PINK
    table.s.jetty = [[0] * 6 for _ in range(6)]
    table.s.jetty[t.WHITE][pink] = 1
    table.s.depot = [1, 0, 0, 0, 0, 0]
    table.ship("jetty_white")
    table.do("board light_pink")
    assert table.s.guilders[0] == 1
    table.ship("jetty_light_pink")
    table.do("hand_over light_pink")
    assert table.points() == 7


@pytest.mark.rule("AM49")
@pytest.mark.parametrize(("good", "value"), [("beer", 4), ("cheese", 6), ("lace", 5)])
def test_e9_e10_e14_best_spaces_of_beer_cheese_and_lace(good: str, value: int) -> None:
    table = in_turn(round=8)
    table.ship(good)
    table.cargo(**{good: 1})
    table.do(f"deliver {good}")
    assert table.points() == value


@pytest.mark.rule("AM52")
def test_e10_cheese_in_round_four_gives_ten() -> None:
    table = in_turn(round=4)
    table.ship("cheese")
    table.cargo(cheese=1)
    table.do("deliver cheese")
    assert table.points() == 10


@pytest.mark.rule("AM53", "AM55")
def test_e11_two_spaces_for_three_resources_and_a_bridge_of_four() -> None:
    table = in_turn()
    table.s.disc[0] = 6
    table.give(pink=3)
    table.do("amstel 2")
    assert (table.s.disc[0], table.points(), table.supply()) == (8, 4, {})


@pytest.mark.rule("tile:A1")
def test_e12_a_guilder_for_a_point_and_two_spaces() -> None:
    table = in_turn()
    table.market("A1")
    table.s.guilders[0] = 1
    table.do("market", "yes")
    assert (table.points(), table.s.disc[0]) == (1, 2)


@pytest.mark.rule("AM84")
def test_e13_toms_first_bridge_gives_two() -> None:
    assert min(ED.bridge_points[: ED.bridges]) == ED.bridge_points[0] == 2


@pytest.mark.rule("AM85")
def test_e14_and_e15_costs_inside_a_district() -> None:
    black = ED.block_cost[:6]
    purple = ED.block_cost[12:18]
    assert 2 in black
    assert any(purple.count(cost) > 1 for cost in purple)


@pytest.mark.rule("tile:A4", "AM87")
def test_e16_tom_gets_two_points_but_no_resource() -> None:
    assert ED.tile_points[BOOK.names["tile"].index("A4")] == 2
    table = play_until(begin(1), t.DRAFT)
    table.market("A4")
    table.s.guilders[t.TOM] = 2
    table.script(*(f"{colour} {face}" for colour, face in zip(COLOURS, (2, 2, 3, 3, 4, 5), strict=True)))
    table.match.play(table.legal()[0])
    assert table.s.points[t.TOM] == 2
    assert not any(table.s.supply[t.TOM])


@pytest.mark.rule("AM82", "card:113")
def test_e17_a_haarlemmerbuurt_map_of_two_goes_before_another_card_of_two() -> None:
    table = play_until(begin(1), t.START_PAIR)
    table.s.place = [t.DECK] * t.CARDS
    table.s.track[:2] = [t.TOM, 0]
    table.script("008", "067", "112", "113")
    table.do("two pink")
    assert [ED.total_cost[c - 1] for c in (8, 67, 112, 113)] == [2, 3, 3, 2]
    assert table.place(113) == "discard"


@pytest.mark.rule("AM70", "AM71")
def test_e18_a_small_warehouse_of_five_two_more_by_the_foreman_then_lace() -> None:
    table = in_turn(specialists=True, round=8)
    table.s.foreman, table.s.messenger = WAREHOUSES.index("small_3"), 0
    table.ship("small_3")
    table.cargo(beer=1)
    table.do("deliver beer", "pass")
    assert table.points() == 7
    assert WAREHOUSES[table.s.foreman] == "lace"
    assert ED.distance[SPACES.index("small_3")][SPACES.index("lace")] == 2


@pytest.mark.rule("AM72", "AM73")
def test_e19_a_grey_block_for_one_and_then_to_the_right() -> None:
    table = in_turn(specialists=True)
    block = next(
        k
        for k in range(36)
        if BLOCKS[k].startswith("haarlemmerbuurt")
        and ED.block_cost[k] == 2
        and any(ED.block_distance[k][j] == 1 and ED.block_rank[j] > ED.block_rank[k] for j in range(36))
    )
    table.s.messenger = block
    table.give(grey=1)
    table.do(f"block {BLOCKS[block]}", "store", "pass")
    right = [
        k
        for k in range(36)
        if ED.block_distance[block][k] == 1 and BOOK.printed.block[k].x > BOOK.printed.block[block].x
    ]
    assert f"messenger {BLOCKS[right[0]]}" in table.legal()


@pytest.mark.rule("AM78")
def test_e20_the_trader_from_coffee_diagonally_to_crystal() -> None:
    table = in_turn(trading=True)
    table.s.trader = GOODS.index("coffee")
    table.put_tile("plantage_1", "coffee")
    table.give(pink=1)
    table.do("block plantage_1", "sell pink", "pass", "trader crystal")
    assert table.s.trader == GOODS.index("crystal")


@pytest.mark.rule("card:025")
def test_e21_a_block_for_nothing() -> None:
    table = in_turn()
    table.active(25)
    table.do("block plantage_1", "store")
    assert table.supply() == {}


@pytest.mark.rule("AM65")
def test_e22_three_players_two_districts() -> None:
    table = in_turn(3)
    table.s.scored = [0, 0, 0, 1, 1, 0]
    table.own("plantage_1", "plantage_2", seat=0)
    table.own("plantage_3", "plantage_4", seat=1)
    table.own("jordaan_1", "jordaan_2", "jordaan_3", seat=2)
    table.own("jordaan_4", "jordaan_5", seat=0)
    end(table)
    assert [table.earned("district", seat) for seat in range(3)] == [3 + 2, 3, 5]


@pytest.mark.rule("AM88", "AM64", "AM65")
def test_e23_tom_with_a_group_of_four_and_two_blocks_in_burgwallen_against_three() -> None:
    table = in_turn(1)
    table.s.scored = [0, 1, 0, 0, 0, 0]
    table.own("burgwallen_1", "burgwallen_2", "haarlemmerbuurt_3", "haarlemmerbuurt_2", seat=t.TOM)
    table.own("burgwallen_4", "burgwallen_5", "burgwallen_6", seat=0)
    end(table)
    assert table.earned("city", t.TOM) == 12
    assert (table.earned("district", 0), table.earned("district", t.TOM)) == (5, 0)


@pytest.mark.rule("order:24", "AM75")
@pytest.mark.parametrize(("players", "points"), [(2, 7), (3, 6), (4, 5)])
def test_e24_beer_is_full_whoever_delivered(players: int, points: int) -> None:
    table = in_turn(players, orders="three")
    table.s.order_place = [t.UNDEALT] * t.ORDERS
    table.s.order_place[23] = t.SECRET
    table.ship("beer", seat=1)
    table.cargo(1, beer=3)
    table.do("pass", "deliver beer", "deliver beer", "deliver beer")
    end(table)
    assert table.earned("order") == points


@pytest.mark.rule("card:108")
def test_e25_three_of_a_type_and_two_pairs_give_six() -> None:
    table = in_turn()
    table.active(108, 8, 10, 12, 13, 14, 19, 20)
    table.s.points[0] = 0
    end(table)
    laurels = {
        line.reason.args["card"]: line.points for line in table.match.score_sheet() if "card" in line.reason.args
    }
    assert laurels["108"] == 6


@pytest.mark.rule("card:042")
def test_e26_the_first_timmerman_is_cheaper() -> None:
    table = in_turn()
    table.active(42)
    table.inactive(26)
    table.s.supply[0] = [9] * 6
    assert all(" less " in text for text in table.legal("activate"))
    carpenters = [card for card in range(t.CARDS) if BOOK.names["type"][ED.type[card]] == "timmerman"]
    assert 25 in carpenters
    assert not {41, 43} & set(carpenters), "neither 042 nor 044"


@pytest.mark.rule("card:107", "order:30", "card:105")
def test_e27_the_way_back_to_the_start_is_long() -> None:
    assert max(ED.distance[t.START]) == 10


@pytest.mark.rule("card:011", "order:31")
def test_e28_seven_workers() -> None:
    table = in_turn(2, orders="three")
    table.s.order_place = [t.UNDEALT] * t.ORDERS
    table.s.order_place[30] = t.SECRET
    table.active(11)
    table.s.depot = [2, 2, 2, 1, 0, 0]
    end(table)
    assert (table.earned("laurel"), table.earned("order")) == (7, 9)


@pytest.mark.rule("order:35", "AM44")
def test_e29_nine_blocks_need_not_be_adjacent() -> None:
    table = in_turn(2, orders="three")
    table.s.order_place = [t.UNDEALT] * t.ORDERS
    table.s.order_place[34] = t.SECRET
    table.own(*BLOCKS[::4])
    end(table)
    assert table.earned("order") == 7


@pytest.mark.rule("AM62", "AM63", "AM64", "AM66")
def test_the_final_scoring_example() -> None:
    """Four penalty tiles; 007, 011 and 086; a group of six; twelve things left."""
    table = in_turn()
    table.s.penalties[0] = 4
    table.active(7, 11, 86, 13, 19)
    table.s.depot = [2, 2, 2, 1, 0, 0]
    table.own("haarlemmerbuurt_1", "haarlemmerbuurt_2", "haarlemmerbuurt_3")
    table.own("haarlemmerbuurt_4", "haarlemmerbuurt_5", "haarlemmerbuurt_6")
    table.s.scored = [0] * 6
    table.give(pink=4)
    table.store(lace=1)
    table.cargo(beer=1)
    table.crew("white")
    table.s.guilders[0] = 5
    end(table)
    assert table.earned("penalty") == -22
    assert table.earned("laurel") == 6 + 7 + 6
    assert table.earned("city") == 18
    assert table.earned("leftovers") == 6


@pytest.mark.rule("AMQ05", "AMQ32", "AMQ35")
def test_the_edition_keeps_every_constraint() -> None:
    assert list(problems(BOOK.printed)) == []
    timings = [card.timing for card in BOOK.printed.card]
    assert [timings.count(name) for name in ("I", "II", "III", "permanent", "laurel")] == [1, 4, 78, 31, 18]
    assert [timings[n - 1] for n in (20, 50, 61, 70, 85)] == ["III", "permanent", "III", "III", "laurel"]
