"""The greedy bot: it finishes games, beats chance, and does what a sensible player would."""

from __future__ import annotations

import numpy as np
import pytest

from langbord.bots.contest import GREEDY, RANDOM, Contest
from tests.landnam.table import BOOK, ED, GAME, Table


def favourite(table: Table, seat: int | None = None) -> str:
    """The action that the appraisal likes best."""
    seat = table.awaited[0] if seat is None else seat
    actions = table.actions(seat)
    worth = [0.0] * len(actions)
    GAME.plain.appraise(table.s, ED, seat, list(actions.values()), len(actions), worth)
    return max(zip(worth, actions, strict=True))[1]


@pytest.mark.random_games
def test_a_greedy_seat_beats_random_ones() -> None:
    """Where random players never settle it finds nobody to go to law with: then it cannot win, nor can they."""
    contest = Contest(GAME, BOOK, GAME.options(players=4, offers=3, turns=400))
    seats = np.array([[GREEDY, RANDOM, RANDOM, RANDOM], [RANDOM, RANDOM, GREEDY, RANDOM]] * 10)
    results = contest.play(seats, seed=1)
    won = results.states["drawn"] == 0
    assert won.sum() >= 15
    assert results.wins()[(seats == GREEDY) & won[:, None]].sum() >= won.sum() - 1


@pytest.mark.random_games
def test_greedy_seats_finish_their_games() -> None:
    contest = Contest(GAME, BOOK, GAME.options(players=3, offers=3, turns=400))
    results = contest.play(np.full((20, 3), GREEDY), seed=2)
    assert results.states["over"].all()
    assert not results.states["drawn"].any()


def test_it_leaves_the_outer_sea_and_explores() -> None:
    table = Table().deal("roll 1 1")
    assert favourite(table).startswith("step ship_1 ")
    table.do(favourite(table))
    assert table.s.terrain[BOOK.number("cell", favourite(table).split()[2])] == 0


def test_it_builds_a_farm_at_a_good_place() -> None:
    table = Table().at_sea().land("d4 forest 6", "d5 meadow 8").fate(0)
    table.unit(0, "settler", "d4")
    table.unit(0, "settler", "d5")
    table.to_build()
    assert favourite(table).split()[0] == "farm"
    assert {"d4", "d5"} <= {BOOK.names["cell"][c] for c in ED.touch[BOOK.number("corner", favourite(table).split()[2])]}


def case(plaintiff: int, defendant: int) -> Table:
    """So many wood cards of seat 0, whose forest seat 1 has occupied, and of seat 1; seat 2 has none."""
    table = Table().land("d4 forest 8").farm(0, "d4n").hand(0, wood=plaintiff).hand(1, wood=defendant).hand(2)
    table.unit(1, "settler", "d4")
    return table.deal("roll 3 4", "landing")


def test_it_sues_when_it_can_outbid_and_not_when_it_cannot() -> None:
    assert favourite(case(4, 2)) == "summon d4 2"
    assert favourite(case(1, 4)) == "done"


def test_it_answers_a_case_that_it_can_win_and_gives_up_another() -> None:
    assert favourite(case(2, 4).do("summon d4 1")) == "lay 2 wood"
    assert favourite(case(4, 3).do("summon d4 3")) == "nothing"


def test_it_breaks_off_a_case_that_it_has_lost() -> None:
    table = case(4, 1).fate(1, "break_case").do("summon d4 2", "nothing")
    assert favourite(table, 1) == "play break_case"
    assert favourite(table, 0) == "pass"


def test_it_exchanges_what_it_has_too_much_of() -> None:
    table = Table().at_sea().fate(0).hand(0, wood=8, sheep=1, grain=1).hand(1).hand(2)
    table.unit(0, "settler", "e5")
    table.unit(0, "ship", "a2")
    table.deal("roll 1 1").do("stay")
    assert favourite(table) == "exchange wood iron"


def test_it_offers_players_what_they_need_too() -> None:
    table = Table().at_sea().fate(0).hand(0, wood=3, sheep=1, grain=1).hand(1, iron=3, sheep=1, grain=1).hand(2)
    for seat, cell in ((0, "e1"), (0, "e9"), (1, "a2"), (1, "a3")):
        table.unit(seat, "ship", cell)
    table.deal("roll 1 1").do("stay")
    assert favourite(table) == "give wood"
    table.do("give wood")
    assert favourite(table) == "want iron"
    table.do("want iron")
    assert favourite(table) == "propose"
    table.do("propose")
    assert favourite(table, 1) == "accept"


def test_the_estimate_counts_points_and_tokens_to_come() -> None:
    table = Table().land("d4 forest 8")
    before, after = [0.0] * 3, [0.0] * 3
    GAME.plain.evaluate(table.s, ED, before)
    table.farm(0, "d4n")
    table.s.loose[1] = 1
    GAME.plain.evaluate(table.s, ED, after)
    assert after[0] >= before[0] + 1
    assert after[1] > before[1] + 0.5
    assert after[2] <= before[2]


def test_it_plays_harvest_cards_where_they_pay() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").fate(0, "rich_harvest").hand(0, sheep=1)
    assert favourite(table.deal("roll 3 5")) == "play rich_harvest d4", "before he moves"
    table = Table().land("d4 forest 8").farm(0, "d4n").fate(0, "rich_harvest").hand(0, wood=12)
    assert favourite(table.deal("roll 3 5")) != "play rich_harvest d4", "of wood he has enough"
    table = Table().land("d4 forest 8").farm(0, "d4n", houses=2).fate(0, "rested_soil").deal("roll 3 5")
    assert favourite(table) == "play rested_soil", "an 8 is better than a 9"
    table = Table().land("d4 forest 5").farm(0, "d4n", houses=2).fate(0, "rested_soil").deal("roll 2 3")
    assert favourite(table) != "play rested_soil", "but a 6 is better than a 5"
    table = Table().land("d4 forest 8").farm(0, "d4n", houses=2).fate(0, "no_famine").hand(1).hand(2)
    assert favourite(table.hand(0, wood=ED.cards[0] - 1).deal("roll 3 5")) == "play no_famine", "all the wood is his"


def test_it_takes_an_extra_step_that_pays_before_it_trades() -> None:
    table = Table().at_sea().fate(0, "extra_step").hand(0, wood=9)
    table.unit(0, "ship", "a2")
    table.deal("roll 1 1").do("step ship_1 a3", "step ship_1 a2")
    assert table.phase == "trade"
    assert favourite(table).endswith("extra_step"), "to explore; the first deal would end the movement"


def builder(goal: int) -> Table:
    """Seat 0 has built all its houses; seat 1 has farms at two forests and a bog, and hardly a card."""
    table = Table().at_sea().fate(0).land("d4 forest 8", "c3 forest 6", "d5 bog 5")
    for corner in ("h3n", "h4n", "h5n", "g2n"):
        table.farm(0, corner, houses=2)
    table.farm(0, "g6n").farm(1, "d4n", "d5n").hand(1).hand(2)
    return table.hand(0, wood=goal, sheep=goal, grain=goal, iron=goal)


def test_it_goes_to_law_when_its_houses_are_built() -> None:
    table = builder(4)
    table.unit(0, "settler", "e5")
    table.deal("roll 1 1")
    assert favourite(table) in ("step settler_1 d4", "step settler_1 d5"), "in the way of who is weaker"
    table.do(favourite(table), "done")
    assert favourite(table).split()[0] == "build", "and more units, as only the law is left"


@pytest.mark.random_games
def test_two_greedy_seats_come_to_an_end_beside_a_random_one() -> None:
    contest = Contest(GAME, BOOK, GAME.options(players=3, offers=3, turns=400))
    results = contest.play(np.array([[GREEDY, GREEDY, RANDOM]] * 60), seed=5)
    assert not results.states["drawn"].any()
    assert np.median(results.states["turn"]) < 100
