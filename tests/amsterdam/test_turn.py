"""Phase III: AM27, AM28, AM39-AM58."""

import pytest

from langbord.games.amsterdam import terms as t
from tests.amsterdam.table import BLOCKS, COLOURS, ED, GOODS, SPACES, WORKERS, in_turn


@pytest.mark.rule("AM27", "AM40")
def test_a_card_is_activated_for_its_resources_and_may_be_used_at_once() -> None:
    table = in_turn()
    table.inactive(91, 24)
    cost = {name: n for name, n in zip(COLOURS, ED.cost[90], strict=True) if n}
    assert table.legal("activate") == []
    table.give(**cost)
    table.do("activate 091")
    assert table.supply() == {}
    assert table.place(91) == "table_0"
    table.do("use 091")
    assert table.supply() == {"pink": 1}
    assert "use 091" not in table.legal(), "once a round"
    assert table.place(24) == "hand_0"


@pytest.mark.rule("AM28", "AM41", "AMQ39", "AMQ40")
def test_timings() -> None:
    table = in_turn()
    table.active(24, 46, 51, 7, 25, 39)
    table.s.guilders[0] = 6
    assert table.legal("use") == ["use 024", "use 039", "use 046"], (
        "I, II, laurel and plain permanent cards are not used"
    )
    table.do("use 039", "gain pink", "gain pink", "use 039", "gain grey", "gain pink")
    assert table.supply() == {"pink": 3, "grey": 1}
    assert table.s.guilders[0] == 2
    table.do("use 024", "use 046", "gain pink")
    assert table.legal("use") == ["use 039"]
    assert "pass" in table.legal(), "the use of a card is never a duty"


@pytest.mark.rule("AM39", "AMQ37")
def test_acts_in_any_order_until_the_turn_is_passed() -> None:
    table = in_turn()
    table.give(pink=6, grey=5)
    table.ship("water_10")
    table.cargo(beer=1)
    table.do(
        "sail beer pink", "deliver beer", "block plantage_1", "store", "sail water_10 grey", "amstel 1", "pay grey"
    )
    assert table.s.seat == 0
    table.do("pass")
    assert table.s.seat == 1
    assert table.match.legal_numbers(0) == []


@pytest.mark.rule("AM42", "AM43", "AM44")
def test_a_block_a_turn() -> None:
    table = in_turn()
    table.give(pink=4)
    table.put_tile("plantage_1", "lace")
    table.own("plantage_3", seat=1)
    pink = {f"block plantage_{k}" for k in (1, 2, 4, 5, 6)}
    assert set(table.legal("block")) == pink, "owned blocks never change hands"
    table.do("block plantage_1", "store")
    assert table.supply() == {"pink": 3}
    assert table.s.owner[BLOCKS.index("plantage_1")] == 0
    assert table.s.goods[0][GOODS.index("lace")] == 1
    assert table.s.tile[BLOCKS.index("plantage_1")] == t.NONE
    assert table.legal("block") == []


@pytest.mark.rule("AM45", "AMQ64")
def test_loading_at_a_crane_any_number_of_goods() -> None:
    table = in_turn()
    table.store(lace=2, beer=1)
    table.ship("water_1")
    assert table.legal("load") == []
    table.ship("jetty_white")
    table.do("load lace", "load lace", "load beer")
    assert sum(table.s.cargo[0]) == 3
    assert not any(table.s.goods[0])
    assert not any("unload" in text for text in table.legal()), "loading is one way"
    start = in_turn()
    start.store(cheese=1)
    assert start.legal("load") == ["load cheese"], "the start space has a crane"


@pytest.mark.rule("AM46")
def test_each_step_costs_a_resource_of_any_colour() -> None:
    table = in_turn()
    table.give(pink=1, grey=2)
    assert set(table.legal("sail")) == {f"sail {w} {c}" for w in ("water_1", "water_10") for c in ("pink", "grey")}
    table.do("sail water_1 grey", "sail start grey", "sail water_10 pink")
    assert table.supply() == {}
    assert SPACES[table.s.ship[0]] == "water_10"
    assert table.s.ship_steps == 3


@pytest.mark.rule("AM47", "AMQ13")
def test_one_worker_a_stop_two_aboard_and_a_guilder_each() -> None:
    table = in_turn()
    table.s.jetty = [[0] * 6 for _ in range(6)]
    white, blue = WORKERS.index("white"), WORKERS.index("light_blue")
    table.s.jetty[white] = [1, 1, 0, 0, 0, 0]
    table.s.jetty[blue] = [0, 1, 1, 0, 0, 0]
    table.s.jetty[3] = [1, 0, 1, 0, 2, 2]
    table.s.depot = [0, 0, 0, 2, 0, 0]
    table.ship("jetty_white")
    table.give(pink=9)
    assert set(table.legal("board")) == {"board light_blue", "board reddish_brown"}, "which one is free"
    table.do("board reddish_brown")
    assert table.s.guilders[0] == 1
    assert table.legal("board") == [], "one a stop"
    table.do("sail water_10 pink", "sail jetty_white pink", "board light_blue")
    assert table.s.guilders[0] == 2
    table.ship("jetty_light_blue")
    table.s.boarded = 0
    assert table.legal("board") == [], "two aboard"


@pytest.mark.rule("AM48", "AMQ64", "AMQ40")
def test_a_worker_is_handed_over_at_his_own_jetty() -> None:
    table = in_turn()
    table.crew("white", "white")
    table.ship("jetty_light_blue")
    assert table.legal("hand_over") == []
    table.ship("jetty_white")
    table.do("hand_over white")
    assert table.points() == 8
    table.do("hand_over white")
    assert table.points() == 8 + 7, "both at one stop, piece by piece"
    assert table.s.depot[WORKERS.index("white")] == 2
    assert table.s.jetty[WORKERS.index("white")][WORKERS.index("white")] == 0


@pytest.mark.rule("AM49", "AM51", "AMQ14")
def test_large_warehouses_fill_from_the_best_space_down() -> None:
    table = in_turn(round=12)
    table.ship("cheese")
    table.cargo(cheese=4, beer=1)
    assert table.legal("deliver") == ["deliver cheese"]
    gains = []
    for _ in range(3):
        before = table.points()
        table.do("deliver cheese")
        gains.append(table.points() - before)
    assert gains == [6, 4, 2]
    assert table.legal("deliver") == [], "three tiles in a game"


@pytest.mark.rule("AM50")
def test_a_small_warehouse_takes_one_tile_of_any_kind() -> None:
    table = in_turn(round=8)
    table.ship("small_4")
    table.cargo(cheese=1, beer=1)
    assert set(table.legal("deliver")) == {"deliver cheese", "deliver beer"}
    table.do("deliver beer")
    assert table.points() == 6
    assert table.legal("deliver") == []


@pytest.mark.rule("AM52", "AMQ15")
@pytest.mark.parametrize(("round_", "extra"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 1), (8, 0), (12, 0)])
def test_quick_delivery(round_: int, extra: int) -> None:
    for place, worth in (("beer", 4), ("small_1", 3)):
        table = in_turn(round=round_)
        table.ship(place)
        table.cargo(beer=1)
        table.do("deliver beer")
        assert table.points() == worth + extra
        assert table.earned("quick") == extra


@pytest.mark.rule("AMQ15", "AM57")
def test_a_sale_on_the_black_market_is_no_delivery() -> None:
    table = in_turn()
    table.give(pink=1)
    table.active(73)
    table.do("block plantage_1", "sell guilders")
    assert table.points() == 0
    assert table.s.guilders[0] == 2


@pytest.mark.rule("AM53", "AMQ18")
def test_the_amstel_costs_one_and_then_two_a_space_once_a_turn() -> None:
    table = in_turn()
    table.give(pink=4, grey=2)
    assert table.legal("amstel") == ["amstel 1", "amstel 2", "amstel 3"]
    table.do("amstel 2", "pay pink", "pay grey", "pay pink")
    assert table.supply() == {"pink": 2, "grey": 1}
    assert table.s.disc[0] == 2
    assert table.legal("amstel") == []


@pytest.mark.rule("AM53")
def test_a_debt_that_leaves_no_choice_is_paid_at_once() -> None:
    table = in_turn()
    table.give(pink=2, grey=1)
    table.do("amstel 2")
    assert table.supply() == {}
    assert table.phase() == "turn"


@pytest.mark.rule("AM54", "AM23")
def test_who_lands_on_a_disc_lies_on_top() -> None:
    table = in_turn(3)
    table.s.disc = [0, 3, 2, 0]
    table.s.track = [1, 2, 0, t.NONE]
    table.give(pink=9)
    table.do("amstel 2")
    assert table.s.track[:3] == [1, 0, 2]
    table.s.disc[0] = 0
    table.s.track = [1, 2, 0, t.NONE]
    table.s.amstel_bought = 0
    table.do("amstel 3")
    assert table.s.track[:3] == [0, 1, 2]


@pytest.mark.rule("AMQ07")
def test_the_order_of_a_phase_stays_when_discs_pass_each_other() -> None:
    table = in_turn(3)
    table.give(1, pink=1)
    table.do("pass", "amstel 1", "pass")
    assert table.s.track[:3] == [1, 0, 2]
    assert table.s.seat == 2


@pytest.mark.rule("AM55")
def test_every_bridge_passed_scores_whoever_was_there_before() -> None:
    table = in_turn()
    table.s.disc[:2] = [2, 10]
    table.s.track[:2] = [1, 0]
    table.give(pink=13)
    table.do("amstel 6")
    assert table.s.disc[0] == 8
    assert table.earned("bridge") == 2 + 4


@pytest.mark.rule("AM56", "AMQ19", "AMQ20")
def test_the_mouth_gives_ten_to_everybody_in_the_order_of_arrival() -> None:
    table = in_turn(3)
    table.active(34, seat=2)
    table.s.disc = [17, 18, 16, 0]
    table.s.track = [1, 0, 2, t.NONE]
    table.give(pink=9)
    table.give(2, pink=9)
    assert table.legal("amstel") == ["amstel 1"], "no surplus can be bought"
    table.do("amstel 1", "pass", "pass", "amstel 2")
    assert table.earned("mouth", 0) == 10
    assert table.earned("mouth", 2) == 10
    assert table.s.track[:3] == [1, 0, 2], "034 does not change the order at the mouth"
    table.do("pass")
    table.s.seat, table.s.awaited, table.s.phase, table.s.amstel_bought = 0, 1, t.TURN, 0
    assert table.legal("amstel") == [], "a disc there no longer moves"


@pytest.mark.rule("AM57", "AM43", "AMQ17", "AMQ41")
def test_a_tile_is_sold_at_once_for_guilders_or_a_resource_once_a_good() -> None:
    table = in_turn()
    table.give(pink=5)
    table.active(28, 26)
    table.put_tile("plantage_1", "lace")
    table.put_tile("plantage_3", "beer")
    table.do("block plantage_1")
    colours = {f"sell {c}" for c in COLOURS}
    assert set(table.legal()) == {"store", "sell guilders", *colours}
    table.do("sell grey")
    assert table.supply() == {"pink": 4, "grey": 1}, "the resource may be spent at once"
    assert table.s.sold[GOODS.index("lace")] == 1
    again = next(k for k in range(24, 36) if table.s.tile[k] != t.NONE)
    table.s.tile[again], table.s.tile[table.s.tile.index(GOODS.index("lace"))] = (
        GOODS.index("lace"),
        table.s.tile[again],
    )
    table.s.supply[0] = [9] * 6
    table.do(f"block {BLOCKS[again]}")
    assert table.phase() == "turn", "its space is taken: the tile is stored"
    assert table.s.goods[0][GOODS.index("lace")] == 1


@pytest.mark.rule("AM58")
def test_the_market_once_a_turn() -> None:
    table = in_turn()
    table.market("A3")
    assert "market" not in table.legal()
    table.s.guilders[0] = 5
    table.do("market")
    assert (table.points(), table.s.guilders[0]) == (3, 4)
    assert "market" not in table.legal()
