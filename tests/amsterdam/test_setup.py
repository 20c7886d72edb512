"""The set-up: AM15-AM25, AM69, AM74, AM76, AM79-AM81."""

from collections import Counter

import pytest

from langbord.core.errors import BadOptions
from langbord.core.game import get_game
from langbord.core.match import new
from langbord.games.amsterdam import terms as t
from tests.amsterdam.table import BLOCKS, BOOK, ED, Table, begin, play_until


@pytest.mark.rule("AM16", "AMQ04")
@pytest.mark.parametrize("seed", range(12))
def test_workers_at_a_jetty_differ_and_none_is_at_home(seed: int) -> None:
    s = begin(seed=seed).s
    for jetty, row in enumerate(s.jetty):
        assert sum(row) == 2
        assert max(row) == 1
        assert row[jetty] == 0


@pytest.mark.rule("AMQ04")
def test_every_legal_arrangement_of_workers_is_equally_likely() -> None:
    """The weights of the first pair are the numbers of arrangements that follow; there are 7570 in all."""
    game = get_game("amsterdam")
    s = game.start(BOOK, game.options(players=2))
    s.phase = t.DEAL_WORKERS
    weights = [0] * 54
    assert game.plain.chance(s, ED, weights) == 15
    assert sum(weights[:15]) == 7570
    assert weights[:5] == [0] * 5, "no pair with the jetty's own colour"
    assert len(set(weights[5:15])) == 1
    alone = game.start(BOOK, game.options(players=1))
    alone.phase = t.DEAL_WORKERS
    assert game.plain.chance(alone, ED, weights) == 6
    assert sum(weights[:6]) == 265, "derangements of six"


@pytest.mark.rule("AM17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_district_tile_fewer_than_players(players: int) -> None:
    assert sum(begin(players).s.scored) == players - 1


@pytest.mark.rule("AM18")
def test_three_decks_face_down() -> None:
    match = begin(3).match
    assert match.view(0).decks == [52, 52, 24]


@pytest.mark.rule("AM19")
def test_a_tiles_before_b_tiles() -> None:
    table = begin()
    seen: list[str] = []
    while not table.s.over:
        name = BOOK.names["tile"][table.s.market]
        if not seen or seen[-1] != name:
            seen.append(name)
        play_until_next_round(table)
    assert [name[0] for name in seen] == ["A"] * 6 + ["B"] * 6
    assert len(set(seen)) == 12


def play_until_next_round(table: Table) -> None:
    now = table.s.round
    while table.s.round == now and not table.s.over:
        legal = table.match.legal()
        table.match.play("pass" if "pass" in legal else legal[0])


@pytest.mark.rule("AM20", "AMQ59")
def test_the_short_game_begins_in_round_three_with_five_tiles_of_each_set() -> None:
    table = begin(3, short=True)
    assert table.s.round == 3
    sets = []
    while not table.s.over:
        sets.append(BOOK.printed.tile[table.s.market].set)
        if table.s.round == 3:
            play_until(table, t.DRAFT)
            decks = Counter(ED.deck[k] for k in range(t.CARDS) if table.s.place[k] == t.DISPLAY)
            assert decks == {t.CRAFTSMEN: 2, t.BUILDINGS: 1, t.MAPS: 2}, "round 3 is odd"
        play_until_next_round(table)
    assert sets == ["A"] * 5 + ["B"] * 5


@pytest.mark.rule("AM21", "AMQ01")
def test_what_each_player_begins_with() -> None:
    s = begin(4).s
    assert s.guilders == [1, 1, 1, 1]
    assert s.points == [0, 0, 0, 0]
    assert s.ship == [t.START] * 4


@pytest.mark.rule("AM22", "AM23", "AMQ07")
def test_discs_are_stacked_as_drawn_and_the_top_one_is_first() -> None:
    seats = ["seat_2", "seat_0", "seat_1"]
    game = get_game("amsterdam")
    s = game.start(BOOK, game.options(players=3))
    s.phase = t.DEAL_DISCS
    for name in seats:
        game.plain.deal(s, ED, BOOK.names["seat"].index(name))
    assert s.track[:3] == [1, 0, 2]


@pytest.mark.rule("AM24", "AMQ03", "AMQ57")
@pytest.mark.parametrize(("players", "split"), [(2, (2, 1)), (3, (2, 2)), (4, (3, 2))])
def test_starting_cards_are_taken_in_reverse_order(players: int, split: tuple[int, int]) -> None:
    table = begin(players)
    shown = [k for k in range(t.CARDS) if table.s.place[k] == t.DISPLAY]
    assert tuple(sum(ED.deck[k] == deck for k in shown) for deck in (t.CRAFTSMEN, t.BUILDINGS)) == split
    takers = []
    while table.s.phase == t.START_CARD:
        takers.append(table.s.seat)
        table.match.play(table.match.legal()[0])
    assert takers == table.s.track[:players][::-1]
    assert [k for k in shown if table.s.place[k] == t.DISCARD] == shown[-1:]


@pytest.mark.rule("AM25")
def test_starting_resources_in_normal_order() -> None:
    table = play_until(begin(3), t.START_SINGLE)
    takers = []
    while table.s.phase == t.START_SINGLE:
        seat = table.s.seat
        takers.append(seat)
        table.do("one black", "two purple")
        assert table.s.wheel[seat][0] == [1, 0, 0, 0, 0, 0]
        assert table.s.wheel[seat][1] == [0, 0, 2, 0, 0, 0]
    assert takers == table.s.track[:3]


@pytest.mark.rule("AM69", "AM76", "AMQ57")
def test_who_places_the_foreman_the_messenger_and_the_trader() -> None:
    table = begin(3, specialists=True, trading=True, orders="three")
    first, second = table.s.track[:2]
    assert (table.phase(), table.s.seat) == ("place_foreman", first)
    assert sorted(table.legal()) == ["foreman small_1", "foreman small_2", "foreman small_3", "foreman small_4"]
    table.do("foreman small_3")
    assert (table.phase(), table.s.seat) == ("place_messenger", second)
    allowed = {f"messenger {BLOCKS[k]}" for k in range(t.BLOCKS) if ED.block_cost[k] == 2}
    assert set(table.legal()) == allowed
    table.match.play(table.legal()[0])
    assert (table.phase(), table.s.seat) == ("place_trader", first)
    assert len(table.legal()) == 9
    table.do("trader coffee")
    assert table.phase() == "start_card"


@pytest.mark.rule("AM74")
@pytest.mark.parametrize(("orders", "count"), [("three", 3), ("five", 5)])
@pytest.mark.parametrize(("open_orders", "shown"), [("none", 0), ("one", 1), ("two", 2)])
def test_orders_are_dealt_secret_but_for_those_played_open(
    orders: str, count: int, open_orders: str, shown: int
) -> None:
    match = begin(3, orders=orders, open_orders=open_orders).match
    for seat in range(3):
        own = match.view(seat).seats[seat]
        assert len(own.orders) == count
        assert len(match.view((seat + 1) % 3).seats[seat].orders) == shown
        assert len(match.view(None).seats[seat].orders) == shown
        assert own.secret_orders == count - shown


SETS_BY_OPTION = [
    ("mixed", False, {"A": 3, "CA": 3}, {"B": 3, "CB": 3}),
    ("mixed", True, {"A": 3, "CA": 2}, {"B": 3, "CB": 2}),
]


@pytest.mark.rule("AM79", "AM80", "AMQ27", "AMQ59")
@pytest.mark.parametrize(("tiles", "short", "early", "late"), SETS_BY_OPTION)
def test_c_tiles_mixed_in_or_instead_of_b(tiles: str, short: bool, early: dict[str, int], late: dict[str, int]) -> None:
    table = begin(tiles=tiles, short=short)
    sets = []
    while not table.s.over:
        sets.append(BOOK.printed.tile[table.s.market].set)
        play_until_next_round(table)
    half = 5 if short else 6
    assert Counter(sets[:half]) == early
    assert Counter(sets[half:]) == late


@pytest.mark.rule("AM79", "AM80", "AMQ27")
@pytest.mark.parametrize("short", [False, True])
def test_all_eight_c_tiles_are_shuffled_to_take_the_place_of_b(short: bool) -> None:
    half, seen, orders = 5 if short else 6, Counter[str](), set()
    for seed in range(12):
        table = begin(tiles="replaced", short=short, seed=seed)
        tiles = []
        while not table.s.over:
            tiles.append(BOOK.printed.tile[table.s.market])
            play_until_next_round(table)
        assert [tile.set for tile in tiles[:half]] == ["A"] * half
        late = [tile.set for tile in tiles[half:]]
        assert len({tile.id for tile in tiles[half:]}) == half
        seen.update(tile.id for tile in tiles[half:])
        orders.add(tuple(late))
    assert len(seen) == 8, "any of the eight may come"
    assert any(list(order) != sorted(order) for order in orders), "in any order"


@pytest.mark.rule("AM81", "AMQ60")
def test_alone_against_tom() -> None:
    table = begin(1)
    s = table.s
    assert [sum(row) for row in s.jetty] == [1] * 6
    assert [sum(row[k] for row in s.jetty) for k in range(6)] == [1] * 6
    assert all(s.jetty[k][k] == 0 for k in range(6))
    assert sorted(s.track[:2]) == [0, t.TOM]
    assert sum(s.scored) == 1
    assert s.guilders[t.TOM] == 0
    shown = [k for k in range(t.CARDS) if s.place[k] == t.DISPLAY]
    assert len(shown) == 3
    table.match.play(table.legal()[0])
    assert sum(s.place[k] == t.DISCARD for k in shown) == 2, "TOM takes neither card nor resources"
    assert table.phase() == "start_single"


@pytest.mark.rule("AM81", "AM74")
def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadOptions, match="without expansions"):
        new("amsterdam", players=1, trading=True)
    with pytest.raises(BadOptions, match="no orders to open"):
        new("amsterdam", players=2, open_orders="one")
    with pytest.raises(BadOptions, match="1 to 4 players"):
        new("amsterdam", players=5)
