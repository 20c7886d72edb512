"""What is in the box and on the board: AM1-AM14."""

from collections import Counter

import pytest

from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.state import State
from tests.amsterdam.table import BOOK, COLOURS, ED, GOODS, SPACES, WORKERS, begin, in_turn


@pytest.mark.rule("AM1", "AM68")
def test_six_colours_and_no_limit_to_the_supply() -> None:
    assert set(COLOURS) == {"black", "brown", "purple", "pink", "orange", "grey"}
    table = in_turn()
    table.give(pink=60)
    table.active(46)
    table.do("use 046", "gain pink")
    assert table.supply() == {"pink": 61}


@pytest.mark.rule("AM2", "AM15")
def test_nine_goods_four_tiles_each_one_on_every_block() -> None:
    s = begin().s
    assert len(GOODS) == 9
    assert Counter(s.tile) == dict.fromkeys(range(9), 4)
    assert set(s.owner) == {t.NONE}


@pytest.mark.rule("AM3")
def test_132_cards_of_26_types() -> None:
    cards = BOOK.printed.card
    assert Counter(ED.deck) == {t.CRAFTSMEN: 54, t.BUILDINGS: 54, t.MAPS: 24}
    assert sorted(Counter(ED.type[:54]).values()) == [6] * 9
    assert sorted(Counter(ED.type[54:108]).values()) == [3] * 5 + [6] * 5 + [9]
    assert sorted(Counter(ED.type[108:]).values()) == [4] * 6
    assert [card.number for card in cards] == list(range(1, 133))


@pytest.mark.rule("AM4")
def test_two_dock_workers_of_each_colour() -> None:
    s = begin().s
    assert len(WORKERS) == 6
    assert [sum(row[k] for row in s.jetty) for k in range(6)] == [2] * 6


@pytest.mark.rule("AM5")
def test_market_tiles_district_tiles_and_dice() -> None:
    assert Counter(tile.set for tile in BOOK.printed.tile) == {"A": 8, "B": 8, "CA": 4, "CB": 4}
    assert len(BOOK.names["district"]) == 6
    assert len(State().dice) == 6


@pytest.mark.rule("AM6", "AM7")
def test_a_players_board() -> None:
    s = begin().s
    assert len(s.wheel[0]) == 6, "compartments 1 to 6; the exit arrow is the supply"
    assert s.guilders[:2] == [1, 1]
    assert t.SLOTS == 5
    assert t.CREW == 2


@pytest.mark.rule("AM8")
def test_six_districts_of_six_blocks() -> None:
    assert Counter(block.district for block in BOOK.printed.block) == dict.fromkeys(BOOK.names["district"], 6)
    colours = {district.id: district.colour for district in BOOK.printed.district}
    assert colours["plantage"] == "pink"
    assert colours["jordaan"] == "orange"
    assert colours["burgwallen"] == "brown"


@pytest.mark.rule("AM9")
def test_blocks_are_adjacent_by_bridges_also_across_districts() -> None:
    home = {block.id: block.district for block in BOOK.printed.block}
    across = [bridge.ends for bridge in BOOK.printed.bridge if home[bridge.ends[0]] != home[bridge.ends[1]]]
    assert across
    for a, b in across:
        assert ED.block_distance[BOOK.number("block", a)][BOOK.number("block", b)] == 1
    degrees = Counter(end for bridge in BOOK.printed.bridge for end in bridge.ends)
    assert set(degrees.values()) <= {2, 3, 4}


@pytest.mark.rule("AM10", "AM11")
def test_the_harbour() -> None:
    kinds = Counter(space.kind for space in BOOK.printed.space)
    assert kinds == {"start": 1, "jetty": 6, "large": 9, "small": 4, "water": 12}
    cranes = [SPACES[k] for k in range(t.SPACES) if ED.crane[k]]
    assert cranes == [space.id for space in BOOK.printed.space if space.kind in ("start", "jetty")]
    assert len(cranes) == 7
    assert max(max(row) for row in ED.distance) == 11, "everything is joined"


@pytest.mark.rule("AM12", "AMQ02")
def test_the_amstel_has_19_spaces_with_the_start_and_four_bridges() -> None:
    assert ED.mouth == 18
    bridges = list(zip(ED.bridge_after, ED.bridge_points, strict=True))[: ED.bridges]
    assert bridges == [(3, 2), (7, 4), (11, 6), (15, 8)]
    assert ED.mouth_points == 10


@pytest.mark.rule("AM13", "AM48")
def test_depot_values_fall_and_the_last_space_takes_all_further_workers() -> None:
    table = in_turn()
    table.ship("jetty_white")
    scored = []
    table.crew("white", "white")
    table.do("hand_over white")
    scored.append(table.points())
    table.s.depot[0] = 1
    table.do("hand_over white")
    scored.append(table.points() - scored[0])
    assert scored == [8, 4]
    table.s.depot = [1, 1, 1, 1, 1, 0]
    table.s.crew[0][WORKERS.index("white")] = 1
    before = table.points()
    table.do("hand_over white")
    assert table.points() - before == 2


@pytest.mark.rule("AM14")
def test_black_market_of_nine_spaces() -> None:
    places = {(good.column, good.row) for good in BOOK.printed.good}
    assert places == {(x, y) for x in range(3) for y in range(3)}
