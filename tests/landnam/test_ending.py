"""The end of the game: LN8, LN92-LN95, and consequences T9 and T11."""

import pytest

from langbord.games.landnam.terms import BLACK, OUTER, RED, WHITE
from tests.landnam.table import Table


def tokens(table: Table, seat: int, white: int = 0, red: int = 0, black: int = 0) -> None:
    for token, count in ((WHITE, white), (RED, red), (BLACK, black)):
        table.s.tokens[seat][token] = count


def end_turn(table: Table) -> Table:
    """Seat 0 does nothing in his turn."""
    table.deal("roll 1 1")
    while table.awaited:
        table.do("stay" if table.phase == "move" else "done")
    return table


@pytest.mark.rule("LN92", "LN95")
def test_the_game_ends_with_twelve_points_at_the_end_of_a_turn() -> None:
    table = Table().farm(0, "d4n", "f5s", houses=2)
    tokens(table, 0, white=8)
    assert table.scores() == [12, 0, 0], "a village is two points, a token one"
    assert not table.s.over, "twelve points in mid-turn end nothing"
    end_turn(table)
    assert table.s.over
    assert table.places()[0] == 1


@pytest.mark.rule("LN92")
def test_eleven_points_are_not_enough() -> None:
    table = Table()
    tokens(table, 0, white=11)
    assert not end_turn(table).s.over


@pytest.mark.rule("LNQ93", "LNQ71", "LN8")
def test_anybodys_points_count_and_the_most_points_win() -> None:
    """Rounds are not completed: seat 0's first turn is the last of the game."""
    table = Table()
    tokens(table, 0, white=12)
    tokens(table, 2, white=13)
    end_turn(table)
    assert table.s.over
    assert table.s.turn == 1
    assert table.places() == [2, 3, 1]


@pytest.mark.rule("LNQ93")
def test_points_of_another_than_the_active_player_end_the_game() -> None:
    table = Table()
    tokens(table, 1, red=12)
    assert end_turn(table).s.over


@pytest.mark.rule("LN93")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ({"black": 1, "white": 11}, {"red": 12}, [1, 2, 3]),
        ({"red": 2, "white": 10}, {"red": 1, "white": 11}, [1, 2, 3]),
        ({"red": 1, "white": 11}, {"red": 1, "white": 10}, [1, 2, 3]),
    ],
)
def test_black_counts_before_red_before_white(first: dict[str, int], second: dict[str, int], places: list[int]) -> None:
    table = Table().hand(0).hand(1)
    tokens(table, 0, **first)
    tokens(table, 1, **second)
    if sum(second.values()) < 12:
        table.farm(1, "d4n")
    end_turn(table)
    assert table.places() == places


@pytest.mark.rule("LNQ99")
def test_equal_points_and_tokens_mean_equal_houses() -> None:
    table = Table().farm(0, "d4n").farm(1, "d4s").hand(0, wood=1).hand(1, wood=2)
    tokens(table, 0, white=11)
    tokens(table, 1, white=11)
    end_turn(table)
    assert table.places() == [2, 1, 3], "so the cards decide"


@pytest.mark.rule("LN94", "LNQ72")
def test_then_resource_cards_decide_and_fate_cards_do_not() -> None:
    table = Table().hand(0, wood=3).hand(1, iron=2, sheep=2).fate(0, "landing", "landing")
    tokens(table, 0, white=12)
    tokens(table, 1, white=12)
    end_turn(table)
    assert table.places() == [2, 1, 3]
    table = Table().hand(0, wood=3).hand(1, iron=3)
    tokens(table, 0, white=12)
    tokens(table, 1, white=12)
    end_turn(table)
    assert table.places() == [1, 1, 3], "a shared win"


@pytest.mark.rule("LN95", "LNQ73")
def test_red_tokens_on_the_board_are_no_points() -> None:
    table = Table().land("d4 forest 5").farm(0, "d4n")
    table.s.red[table.unit(1, "settler", "d4")] = 1
    table.s.loose[0] = 3
    assert table.scores() == [1, 0, 0]


@pytest.mark.rule("LNQ94")
def test_at_the_limit_of_turns_all_draw() -> None:
    table = Table(turns=1)
    tokens(table, 2, white=5)
    end_turn(table)
    assert table.s.over
    assert table.view().drawn
    assert table.places() == [1, 1, 1]
    assert table.scores() == [0, 0, 5]
    assert not end_turn(Table(turns=0)).s.over


def test_nobody_is_ever_out_for_good() -> None:
    """T9: without unit, farm and card a 7 brings a fate card, it a resource, and a ship may be built."""
    table = Table().at_sea().fate(0).hand(0).deal("roll 3 4", "landing")
    assert table.phase == "move"
    table.do("swap landing wood")
    assert table.cards(0) == {"wood": 1}
    table.hand(0, wood=2, sheep=1).do("done")
    assert table.phase == "build"
    table.do("build ship outer")
    assert table.s.place[5] == OUTER
