"""Claiming routes: TR16-TR24, TRQ5, TRQ10."""

import pytest

from langbord.core.dealer import FairDealer
from tests.tickets.table import BOOK, ROUTES, give, hand, in_turn, own, route_number, tickets


def claims(texts: list[str], route: str) -> list[str]:
    return sorted(text.split()[2] for text in texts if text.split()[:2] == ["claim", route])


@pytest.mark.rule("TR16")
def test_routes_are_those_of_the_board() -> None:
    ed = BOOK.table
    assert len(ROUTES) == 44
    assert sorted(set(ed.length[: ed.routes])) == [1, 2, 3, 4]
    colours = {name: sum(c == k for c in ed.colour) for k, name in enumerate(BOOK.names["card"])}
    assert colours == {"pink": 5, "blue": 5, "green": 5, "black": 5, "red": 6, "orange": 5, "wild": 13}
    assert sum(twin >= 0 for twin in ed.twin) == 26, "thirteen double routes"


@pytest.mark.rule("TR17", "TR23")
def test_a_claim_costs_cards_and_carts_and_scores_at_once() -> None:
    match = in_turn()
    s = tickets(match)
    give(s, 0, green=4)
    spent = s.discards[BOOK.number("card", "green")]
    match.play("claim dam-oost_indisch_huis/green green")
    assert hand(match, 0) == {"green": 1}
    assert s.discards[BOOK.number("card", "green")] == spent + 3
    assert s.carts[0] == 13
    assert s.points[0] == 4
    assert s.owner[route_number("dam-oost_indisch_huis/green")] == 0


@pytest.mark.rule("TR23")
@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("oude_waal-waag", 1),
        ("oude_waal-oude_kerk", 2),
        ("korenmetershuisje-noordermarkt", 4),
        ("haringpakkerstoren-oude_waal", 7),
    ],
)
def test_points_by_length(route: str, points: int) -> None:
    match = in_turn()
    give(tickets(match), 0, red=4)
    match.play(f"claim {route} red")
    assert tickets(match).points[0] == points


@pytest.mark.rule("TR18")
def test_worked_example_green_of_length_three() -> None:
    """The rulebooks' example: GGG, GGW, GWW, WWW pay a green route of length 3."""
    match = in_turn()
    give(tickets(match), 0, green=3, wild=3)
    assert claims(match.legal(), "dam-oost_indisch_huis/green") == ["green", "green+1", "green+2", "wild"]
    assert claims(match.legal(), "dam-oost_indisch_huis/black") == ["wild"]


@pytest.mark.rule("TR18", "TRQ10")
def test_grey_takes_any_one_colour_and_all_wilds_once() -> None:
    match = in_turn()
    give(tickets(match), 0, red=2, blue=1, wild=2)
    assert claims(match.legal(), "oude_waal-oude_kerk") == ["blue+1", "red", "red+1", "wild"]
    give(tickets(match), 0, red=1, blue=1)
    assert claims(match.legal(), "oude_waal-oude_kerk") == [], "two colours are no set"


@pytest.mark.rule("TRQ10")
def test_the_player_chooses_how_many_wilds_to_spend() -> None:
    match = in_turn()
    give(tickets(match), 0, green=3, wild=2)
    match.play("claim dam-oost_indisch_huis/green green+2")
    assert hand(match, 0) == {"green": 2}


@pytest.mark.rule("TR19")
def test_any_free_route_one_a_turn() -> None:
    match = in_turn(3)
    s = tickets(match)
    own(s, 0, "jordaan-westermarkt")
    give(s, 0, green=2, red=2)
    assert claims(match.legal(), "nieuwe_waal-noordermarkt") == ["green"], "connected or not"
    match.play("claim nieuwe_waal-noordermarkt green")
    assert match.awaited == [1]
    give(s, 1, green=2, wild=2)
    assert claims(match.legal(), "nieuwe_waal-noordermarkt") == [], "it is taken"


@pytest.mark.rule("TR20")
def test_without_enough_carts_a_route_cannot_be_claimed() -> None:
    match = in_turn()
    s = tickets(match)
    give(s, 0, red=4)
    s.carts[0] = 3
    assert claims(match.legal(), "haringpakkerstoren-oude_waal") == []
    assert claims(match.legal(), "korenmetershuisje-noordermarkt") == ["red"]


@pytest.mark.rule("TR21")
def test_nobody_owns_both_of_a_double() -> None:
    match = in_turn(3)
    s = tickets(match)
    own(s, 0, "oude_kerk-dam/pink")
    give(s, 0, orange=2)
    assert claims(match.legal(0), "oude_kerk-dam/orange") == []
    s.owner[route_number("oude_kerk-dam/pink")] = 1
    assert claims(match.legal(0), "oude_kerk-dam/orange") == ["orange"], "two players may share it"


@pytest.mark.rule("TR22")
def test_with_two_players_one_of_a_double_closes_the_other() -> None:
    match = in_turn(2)
    s = tickets(match)
    own(s, 1, "oude_kerk-dam/pink")
    give(s, 0, orange=2)
    assert claims(match.legal(0), "oude_kerk-dam/orange") == []


@pytest.mark.rule("TR24")
def test_a_cart_symbol_gives_one_bonus_card_whatever_the_length() -> None:
    match = in_turn()
    s = tickets(match)
    give(s, 0, red=4)
    match.play("claim haringpakkerstoren-oude_waal red")
    assert s.bonus[:2] == [1, 0]
    assert s.bonus_pile == 15
    give(s, 1, red=2)
    match.play("claim oude_waal-oude_kerk red")
    assert s.bonus[:2] == [1, 0], "this one carries no symbol"
    assert [seat.bonus for seat in match.view(None).seats] == [1, 0], "all see how many each has"


@pytest.mark.rule("TRQ5")
def test_when_the_bonus_pile_is_empty_the_claim_stands() -> None:
    match = in_turn()
    s = tickets(match)
    give(s, 0, red=4)
    s.bonus_pile = 0
    match.play("claim haringpakkerstoren-oude_waal red")
    assert s.bonus[0] == 0
    assert s.points[0] == 7


@pytest.mark.rule("TR24")
def test_symbols_are_reconstructed_within_what_is_known() -> None:
    marked = [route for route in BOOK.printed.route if route.cart]
    assert 14 <= len(marked) <= 16
    assert all(route.cart_source == "reconstructed" for route in BOOK.printed.route)
    assert all(route.length >= 2 for route in marked), "on the longer, less direct routes"


def test_a_finished_claim_is_followed_by_the_next_seat() -> None:
    match = in_turn(4, then=FairDealer.from_seed(2))
    give(tickets(match), 0, red=1)
    match.play("claim oude_waal-waag red")
    assert match.awaited == [1]
