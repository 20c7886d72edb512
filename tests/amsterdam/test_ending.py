"""The end of the game: AM61-AM67, laurel cards, orders (AM75)."""

from __future__ import annotations

import pytest

from langbord.games.amsterdam import terms as t
from tests.amsterdam.table import BLOCKS, COLOURS, GOODS, WORKERS, Table, end, in_turn


def card(number: int, *values: object) -> object:
    return pytest.param(number, *values, marks=pytest.mark.rule(f"card:{number:03}"), id=f"{number:03}")


# --- Penalties, city, districts, leftovers, places ------------------------------------------------------------------


@pytest.mark.rule("AM61", "AM62", "AMQ25")
@pytest.mark.parametrize(("tiles", "lost"), [(0, 0), (1, 3), (2, 8), (3, 15), (4, 22), (5, 29)])
def test_penalty_tiles(tiles: int, lost: int) -> None:
    table = in_turn()
    table.s.penalties[0] = tiles
    end(table)
    assert table.points() == -lost, "points may be negative"


@pytest.mark.rule("AM61")
def test_a_penalty_tile_for_each_inactive_card() -> None:
    table = in_turn()
    table.inactive(13, 14)
    table.s.penalties[0] = 1
    end(table)
    assert table.earned("penalty") == -15


@pytest.mark.rule("card:008")
def test_008_no_penalty_for_inactive_cards_at_the_end() -> None:
    table = in_turn()
    table.active(8)
    table.inactive(13, 14)
    table.s.penalties[0] = 1
    end(table)
    assert table.earned("penalty") == -3, "tiles already held stay"


@pytest.mark.rule("AM64")
def test_the_largest_group_across_districts() -> None:
    table = in_turn()
    table.own("haarlemmerbuurt_1", "haarlemmerbuurt_4", "jordaan_1", "plantage_6", "nieuwmarkt_3")
    end(table)
    assert table.earned("city") == 9


@pytest.mark.rule("AM65", "AMQ23")
@pytest.mark.parametrize(
    ("blocks", "points"),
    [
        ((3, 2), (5, 0)),
        ((2, 2), (2, 2)),
        ((0, 0), (0, 0)),
        ((1, 0), (5, 0)),
        ((3, 2, 1), (5, 2, 0)),
        ((2, 2, 1), (3, 3, 0)),
        ((2, 1, 1), (5, 1, 1)),
        ((2, 2, 2), (2, 2, 2)),
        ((3, 2, 1, 0), (5, 2, 1, 0)),
        ((2, 1, 1, 1), (5, 1, 1, 1)),
        ((1, 1, 1, 1), (2, 2, 2, 2)),
    ],
)
def test_a_district_by_place(blocks: tuple[int, ...], points: tuple[int, ...]) -> None:
    table = in_turn(len(blocks))
    table.s.scored = [0] * 6
    table.s.scored[t.PINK] = 1
    free = [name for name in BLOCKS if name.startswith("plantage")]
    for seat, count in enumerate(blocks):
        table.own(*free[:count], seat=seat)
        free = free[count:]
    end(table)
    assert tuple(table.earned("district", seat) for seat in range(len(blocks))) == points


@pytest.mark.rule("AM65", "AM17")
def test_only_open_districts_score() -> None:
    table = in_turn()
    table.s.scored = [0] * 6
    table.s.scored[t.PINK] = 1
    table.own("jordaan_1", "jordaan_2")
    end(table)
    assert table.earned("district") == 0


@pytest.mark.rule("AM66", "AMQ22")
def test_leftovers_count_together() -> None:
    table = in_turn()
    table.give(pink=2, grey=2)
    table.store(lace=1)
    table.cargo(beer=1)
    table.crew("white")
    table.s.guilders[0] = 6
    table.s.wheel[0][3][2] = 5
    end(table)
    assert table.earned("leftovers") == 6, "13 things; what is on the turntable does not count"


@pytest.mark.rule("AM67", "AMQ24")
def test_the_tied_player_further_along_the_amstel_wins() -> None:
    table = in_turn(3)
    table.score(30, 30, 10)
    table.s.disc[:3] = [5, 5, 9]
    table.s.track[:3] = [2, 1, 0]
    end(table)
    assert table.match.places() == [2, 1, 3], "the upper disc is further"


# --- Laurel cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("card:007", "AM63", "AMQ63")
def test_007_two_points_for_each_type_of_craftsman() -> None:
    table = in_turn()
    table.active(7, 13, 14, 24)
    end(table)
    assert table.earned("laurel") == 6, "its own type counts"


@pytest.mark.rule("card:009", "AMQ31", "AMQ36", "card:105")
def test_009_six_spaces_before_105_counts_bridges() -> None:
    table = in_turn()
    table.active(9, 105)
    table.s.disc[0] = 3
    end(table)
    assert table.s.disc[0] == 9
    assert table.earned("bridge") == 2 + 4
    assert table.earned("laurel") == 2 * 2
    near = in_turn()
    near.active(9)
    near.s.disc[0] = 15
    end(near)
    assert (near.earned("bridge"), near.earned("mouth")) == (8, 10)


@pytest.mark.rule("card:010", "AMQ29")
def test_010_a_point_for_each_thing_aboard() -> None:
    table = in_turn()
    table.active(10)
    table.cargo(beer=2)
    table.crew("white")
    table.store(lace=3)
    end(table)
    assert table.earned("laurel") == 3, "the store does not count"


@pytest.mark.rule("card:011")
def test_011_a_point_for_each_worker_in_the_depot() -> None:
    table = in_turn()
    table.active(11)
    table.s.depot = [2, 2, 1, 1, 1, 0]
    end(table)
    assert table.earned("laurel") == 7


@pytest.mark.rule("card:012")
def test_012_a_point_for_each_tile_on_the_black_market() -> None:
    table = in_turn()
    table.active(12)
    table.s.sold = [1, 1, 0, 0, 1, 0, 0, 0, 1]
    end(table)
    assert table.earned("laurel") == 4


@pytest.mark.rule("AMQ12")
@pytest.mark.parametrize("number", [card(67), card(68), card(69)])
def test_an_oude_kerk_alone_and_with_its_partners(number: int) -> None:
    for others, points in (((), 3), ((70,), 8), ((74,), 8), ((70, 74), 15), ((70, 71, 74, 75), 15)):
        table = in_turn()
        table.active(number, *others)
        end(table)
        assert table.earned("laurel") == points


@pytest.mark.rule("AMQ12", "card:067", "card:068", "card:069")
def test_each_oude_kerk_needs_partners_of_its_own() -> None:
    table = in_turn()
    table.active(67, 68, 69, 70, 71, 73)
    end(table)
    assert table.earned("laurel") == 15 + 8 + 3


@pytest.mark.rule("AM63", "AMQ63")
@pytest.mark.parametrize(
    ("number", "others", "points"),
    [
        card(85, (109, 110, 121), 3),
        card(86, (7, 11), 6 + 2),
        card(87, (76, 77), 6),
        card(103, (13, 14, 15, 24, 19, 25), 8),
        card(104, (109, 110, 111, 113, 114), 6),
        card(108, (13, 14, 15, 24, 19, 31, 32), 6),
    ],
)
def test_points_for_active_cards(number: int, others: tuple[int, ...], points: int) -> None:
    table = in_turn()
    table.active(number, *others)
    end(table)
    assert table.earned("laurel") == points


@pytest.mark.rule("card:105")
def test_105_two_points_for_each_bridge_passed() -> None:
    table = in_turn()
    table.active(105)
    table.s.disc[0] = 12
    end(table)
    assert table.earned("laurel") == 6


@pytest.mark.rule("card:106")
def test_106_a_point_for_each_block() -> None:
    table = in_turn()
    table.active(106)
    table.own(*BLOCKS[:7])
    end(table)
    assert table.earned("laurel") == 7


@pytest.mark.rule("card:107")
def test_107_eight_points_on_the_start_space() -> None:
    table = in_turn()
    table.active(107)
    end(table)
    assert table.earned("laurel") == 8
    away = in_turn()
    away.active(107)
    away.ship("water_1")
    end(away)
    assert away.earned("laurel") == 0


# --- Orders ---------------------------------------------------------------------------------------------------------


def order(number: int, *values: object) -> object:
    return pytest.param(number, *values, marks=pytest.mark.rule(f"order:{number}"), id=f"order {number}")


def with_orders(players: int, *numbers: int) -> Table:
    """Seat 0 holds these orders, the others none."""
    table = in_turn(players, orders="five")
    table.s.order_place = [t.UNDEALT] * t.ORDERS
    for number in numbers:
        table.s.order_place[number - 1] = t.SECRET
    return table


def paid(table: Table) -> int:
    return end(table).earned("order")


DEPOT_ORDERS = ["light_blue", "reddish_brown", "light_green", "light_pink", "golden_yellow", "white"]


@pytest.mark.rule("AM75")
@pytest.mark.parametrize(("number", "worker"), [order(1 + k, name) for k, name in enumerate(DEPOT_ORDERS)])
@pytest.mark.parametrize(("players", "points"), [(2, 8), (3, 7), (4, 6)])
def test_both_workers_of_a_colour_in_the_depot(number: int, worker: str, players: int, points: int) -> None:
    for count in (1, 2):
        table = with_orders(players, number)
        table.s.depot = [1] * 6
        table.s.depot[WORKERS.index(worker)] = count
        assert paid(table) == (points if count == 2 else 0)


@pytest.mark.parametrize(
    ("number", "district"),
    [
        order(7 + k, name)
        for k, name in enumerate(
            ["grachtengordel", "plantage", "nieuwmarkt", "burgwallen", "haarlemmerbuurt", "jordaan"]
        )
    ],
)
@pytest.mark.parametrize(("players", "points"), [(2, 6), (3, 7), (4, 8)])
def test_four_blocks_in_a_district(number: int, district: str, players: int, points: int) -> None:
    for count in (3, 4):
        table = with_orders(players, number)
        table.own(*[name for name in BLOCKS if name.startswith(district)][:count])
        assert paid(table) == (points if count == 4 else 0)


@pytest.mark.rule("AMQ33", "AMQ63", "AMQ56")
@pytest.mark.parametrize(
    ("number", "few", "enough", "points"),
    [
        order(13, (25, 26, 27, 76, 77, 78, 109, 110), (25, 26, 27, 76, 77, 78, 109, 110, 111), (9, 9, 9)),
        order(15, (10, 11), (10, 11, 12), (7, 7, 7)),
        order(16, (13, 14, 109, 25, 26), (13, 14, 109, 110), (7, 7, 7)),
        order(17, (25, 26, 27, 28, 13), (25, 26, 27, 28, 29), (7, 7, 7)),
        order(36, tuple(range(25, 36)), tuple(range(25, 37)), (4, 5, 6)),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_active_cards(
    number: int, few: tuple[int, ...], enough: tuple[int, ...], points: tuple[int, ...], players: int
) -> None:
    for cards, expected in ((few, 0), (enough, points[players - 2])):
        table = with_orders(players, number)
        table.active(*cards)
        assert paid(table) == expected


@pytest.mark.rule("order:14", "AMQ56")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_14_the_harbour_mouth_also_by_009(players: int) -> None:
    table = with_orders(players, 14)
    table.s.disc[0] = 17
    assert paid(table) == 0
    helped = with_orders(players, 14)
    helped.s.disc[0] = 17
    helped.active(9)
    assert paid(helped) == 10


@pytest.mark.rule("order:18")
@pytest.mark.parametrize(("players", "points"), [(2, 7), (3, 6), (4, 5)])
def test_order_18_seven_tiles_on_the_black_market(players: int, points: int) -> None:
    for sold, expected in ((6, 0), (7, points)):
        table = with_orders(players, 18)
        table.s.sold = [int(k < sold) for k in range(9)]
        assert paid(table) == expected


@pytest.mark.rule("order:19", "AMQ56")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_19_two_kinds_aboard_judged_before_anything_is_handed_in(players: int) -> None:
    table = with_orders(players, 19)
    table.cargo(beer=2)
    assert paid(table) == 0
    both = with_orders(players, 19, 34)
    both.cargo(beer=1, lace=1)
    both.crew("white")
    both.give(pink=1)
    assert paid(both) == 6 + players + 2


STOCK_ORDERS = ["furniture", "lace", "cheese", "genever", "beer", "tiles", "tulips", "crystal", "coffee"]


@pytest.mark.parametrize(("number", "good"), [order(20 + k, name) for k, name in enumerate(STOCK_ORDERS)])
@pytest.mark.parametrize(("players", "points"), [(2, 7), (3, 6), (4, 5)])
def test_a_full_warehouse(number: int, good: str, players: int, points: int) -> None:
    for stock, expected in ((2, 0), (3, points)):
        table = with_orders(players, number)
        table.s.stock[GOODS.index(good)] = stock
        assert paid(table) == expected


@pytest.mark.rule("order:29")
@pytest.mark.parametrize(("players", "points"), [(2, 7), (3, 6), (4, 5)])
def test_order_29_all_small_warehouses_full(players: int, points: int) -> None:
    for last, expected in ((t.NONE, 0), (3, points)):
        table = with_orders(players, 29)
        table.s.small = [0, 1, 2, last]
        assert paid(table) == expected


@pytest.mark.rule("order:30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_30_the_ship_on_the_start_space(players: int) -> None:
    assert paid(with_orders(players, 30)) == 4
    away = with_orders(players, 30)
    away.ship("beer")
    assert paid(away) == 0


@pytest.mark.rule("order:31")
@pytest.mark.parametrize(("players", "points"), [(2, 9), (3, 7), (4, 5)])
def test_order_31_seven_workers_in_the_depot(players: int, points: int) -> None:
    for last, expected in ((0, 0), (1, points)):
        table = with_orders(players, 31)
        table.s.depot = [2, 2, 1, 1, 0, last]
        assert paid(table) == expected


@pytest.mark.rule("order:32", "AMQ33")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_32_two_workers_and_a_resource_which_then_are_no_leftovers(players: int) -> None:
    table = with_orders(players, 32)
    table.crew("white", "light_blue")
    table.give(pink=2)
    assert paid(table) == players + 2
    assert table.earned("leftovers") == 0
    lacking = with_orders(players, 32)
    lacking.crew("white", "light_blue")
    assert paid(lacking) == 0
    assert lacking.earned("leftovers") == 1


@pytest.mark.rule("order:33")
@pytest.mark.parametrize(("colours", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10)])
def test_order_33_different_resources(colours: int, points: int) -> None:
    table = with_orders(2, 33)
    table.give(**dict.fromkeys(COLOURS[:colours], 3))
    assert paid(table) == points
    assert table.earned("leftovers") == colours


@pytest.mark.rule("order:34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_34_a_worker_a_tile_and_a_resource(players: int) -> None:
    table = with_orders(players, 34)
    table.crew("white")
    table.store(beer=1)
    table.give(pink=1)
    assert paid(table) == players + 2
    lacking = with_orders(players, 34)
    lacking.crew("white")
    lacking.give(pink=1)
    assert paid(lacking) == 0


@pytest.mark.rule("order:35")
@pytest.mark.parametrize(("players", "points"), [(2, 7), (3, 8), (4, 9)])
def test_order_35_nine_blocks(players: int, points: int) -> None:
    for count, expected in ((8, 0), (9, points)):
        table = with_orders(players, 35)
        table.own(*BLOCKS[:count])
        assert paid(table) == expected


CREW_ORDERS = ["light_blue", "golden_yellow", "reddish_brown", "light_green", "light_pink", "white"]


@pytest.mark.parametrize(("number", "worker"), [order(37 + k, name) for k, name in enumerate(CREW_ORDERS)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_or_two_workers_of_a_colour_handed_in(number: int, worker: str, players: int) -> None:
    one = with_orders(players, number)
    one.crew(worker)
    assert paid(one) == players
    two = with_orders(players, number)
    two.crew(worker, worker)
    assert paid(two) == players + 5


@pytest.mark.rule("AMQ33", "AMQ56")
def test_things_are_split_among_the_orders_for_most_points() -> None:
    table = with_orders(2, 32, 34, 37, 33)
    table.crew("light_blue", "light_blue")
    table.store(beer=1)
    table.give(pink=1, grey=1)
    # 37 with both workers (7) and 33 with two colours (2) beat 34 and 37 with one worker each (4 + 2 + 1)
    assert paid(table) == 9
    assert table.earned("leftovers") == 0


@pytest.mark.rule("AMQ56")
def test_what_is_handed_in_still_counts_for_010() -> None:
    table = with_orders(2, 37)
    table.active(10)
    table.crew("light_blue")
    assert paid(table) == 2
    assert table.earned("laurel") == 1


@pytest.mark.rule("AM75")
def test_the_score_sheet_adds_up_and_names_orders_cards_and_districts() -> None:
    table = with_orders(2, 30)
    table.active(107)
    table.own("plantage_1")
    table.s.scored = [1] * 6
    end(table)
    sheet = table.match.score_sheet()
    assert sum(line.points for line in sheet if line.seat == 0) == table.points()
    reasons = {line.reason.id for line in sheet}
    assert {"amsterdam-score-order", "amsterdam-score-laurel", "amsterdam-score-district"} <= reasons
