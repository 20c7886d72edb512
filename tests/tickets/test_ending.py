"""The end and the scores: TR28-TR33, TRQ6, TRQ9, TRQ12, TRQ13."""

import pytest

from langbord.core.dealer import FairDealer
from langbord.core.match import Match
from tests.tickets.table import give, hold, in_turn, own, tickets


def finished(players: int) -> Match:
    """A game that is over, without routes, contracts or bonus cards."""
    match = in_turn(players)
    for seat in range(players):
        hold(tickets(match), seat)
    tickets(match).over = 1
    tickets(match).awaited = 0
    return match


@pytest.mark.rule("TR28", "TRQ9")
def test_three_players_and_the_second_triggers() -> None:
    """TRQ9's example: A, B, C and B triggers: C, A, B, end."""
    match = in_turn(3, then=FairDealer.from_seed(1))
    s = tickets(match)
    match.play("draw pile")
    match.play("draw pile")
    s.carts[1] = 3
    give(s, 1, red=1)
    match.play("claim oude_waal-waag red")
    assert s.carts[1] == 2
    assert match.view(None).turns_left == 3
    order = []
    while not match.over:
        order.append(match.awaited[0])
        match.play("draw pile")
        match.play("draw pile")
    assert order == [2, 0, 1]


@pytest.mark.rule("TR28")
def test_three_carts_do_not_trigger_the_last_round() -> None:
    match = in_turn()
    s = tickets(match)
    s.carts[0] = 4
    give(s, 0, red=1)
    match.play("claim oude_waal-waag red")
    assert s.turns_left == -1


@pytest.mark.rule("TRQ6")
def test_the_last_round_starts_once() -> None:
    match = in_turn(2, then=FairDealer.from_seed(1))
    s = tickets(match)
    s.carts = [2, 3, 0, 0]
    match.play("draw pile")
    match.play("draw pile")
    give(s, 1, red=1)
    match.play("claim oude_waal-waag red")
    assert s.turns_left == 1, "another player with two carts changes nothing"
    match.play("draw pile")
    match.play("draw pile")
    assert match.over


@pytest.mark.rule("TR29", "TR30", "TR31")
def test_points_for_routes_contracts_and_merchandise() -> None:
    match = finished(2)
    s = tickets(match)
    own(s, 0, "korenmetershuisje-oude_kerk/green", "oude_kerk-dam/pink")
    hold(s, 0, "korenmetershuisje-dam", "nieuwe_waal-blauwbrug")
    s.bonus = [1, 0, 0, 0]
    assert match.scores() == [1 + 2 + 3 - 8 + 8, 0]
    assert {(line.reason.id, line.points) for line in match.score_sheet() if line.seat == 0} == {
        ("tickets-score-route", 1),
        ("tickets-score-route", 2),
        ("tickets-score-completed", 3),
        ("tickets-score-failed", -8),
        ("tickets-score-bonus", 8),
    }


@pytest.mark.rule("TR30")
def test_a_contract_needs_an_unbroken_line_of_own_carts() -> None:
    match = finished(3)
    s = tickets(match)
    hold(s, 0, "korenmetershuisje-dam")
    own(s, 0, "korenmetershuisje-oude_kerk/green")
    own(s, 1, "oude_kerk-dam/pink")
    assert match.scores()[0] == 1 - 3
    own(s, 0, "oude_kerk-dam/orange")
    assert match.scores()[0] == 1 + 2 + 3


@pytest.mark.rule("TR31", "TR32", "TRQ12")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([6, 4, 4, 1], [8, 6, 6, 2]),
        ([3, 3, 3, 1], [8, 8, 8, 2]),
        ([4, 3, 2, 1], [8, 6, 4, 2]),
        ([1, 0, 0, 0], [8, 0, 0, 0]),
        ([2, 2, 0], [8, 8, 0]),
        ([3, 2, 1], [8, 5, 2]),
        ([1, 5, 1], [5, 8, 5]),
        ([3, 3], [8, 8]),
        ([1, 2], [4, 8]),
        ([0, 0], [0, 0]),
    ],
)
def test_merchandise_bonus_by_rank(cards: list[int], points: list[int]) -> None:
    match = finished(len(cards))
    tickets(match).bonus = cards + [0] * (4 - len(cards))
    assert match.scores() == points


@pytest.mark.rule("TR33")
def test_most_points_win_then_completed_contracts_then_the_win_is_shared() -> None:
    match = finished(3)
    s = tickets(match)
    s.points = [9, 7, 7, 0]
    assert match.places() == [1, 2, 2]
    s.points = [7, 0, 7, 0]
    own(s, 1, "korenmetershuisje-oude_kerk/green", "oude_kerk-dam/pink")
    hold(s, 1, "korenmetershuisje-dam")
    s.points[1] = 4
    assert match.scores() == [7, 7, 7]
    assert match.places() == [2, 1, 2], "equal points: seat 1 completed a contract"
    hold(s, 1)
    s.points[1] = 7
    assert match.places() == [1, 1, 1]


@pytest.mark.rule("TRQ13")
def test_places_behind_the_winner_and_negative_totals() -> None:
    match = finished(4)
    s = tickets(match)
    s.points = [5, 5, 9, 0]
    hold(s, 3, "nieuwe_waal-blauwbrug")
    assert match.scores() == [5, 5, 9, -8]
    assert match.places() == [2, 2, 1, 4], "the place after a shared one is skipped"
