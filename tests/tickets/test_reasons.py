"""Why not: for every reason of Tickets a position and an action where exactly it is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from langbord.core.actions import number
from langbord.core.conformance import audit_reasons
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.games.tickets.actions import DO, No
from langbord.games.tickets.terms import HELD, IN_PILE, NONE
from tests.tickets.table import begin, give, in_turn, own, route_number, set_piles, tickets

GAME = get_game("tickets")
GREEN, BLACK = "dam-oost_indisch_huis/green", "dam-oost_indisch_huis/black"  # a double
CONTRACTS = GAME.book().names["contract"]

Case = tuple[Match, int, str]  # a seat of a match may not do that


def over() -> Case:
    match = in_turn()
    match.state.over, match.state.awaited = 1, 0
    return match, 0, "draw pile"


def not_your_turn() -> Case:
    return in_turn(), 1, "draw pile"


def has_chosen() -> Case:
    match = begin(2)
    match.play(match.legal(0)[0], 0)
    return match, 0, match.legal(1)[1]


def choose_first() -> Case:
    return begin(2), 0, "draw pile"


def keep_first() -> Case:
    match = in_turn(deals=CONTRACTS[4:6])
    match.play("contracts")
    return match, 0, "draw pile"


def nothing_offered() -> Case:
    return in_turn(), 0, f"keep {CONTRACTS[0]}"


def last_contract() -> Case:
    """The last one is all there is: to keep it is to keep everything, and the other action of that text is none."""
    match = keep_first()[0]
    kept, gone = (CONTRACTS.index(one.name) for one in match.view(0).own.offered)
    tickets(match).where[gone] = IN_PILE
    return match, 0, f"number {DO.keep.first + kept}"


def second_card() -> Case:
    match = in_turn(deals=["orange"])
    match.play("draw pink")
    return match, 0, "contracts"


def can_act() -> Case:
    return in_turn(), 0, "pass"


def no_pile() -> Case:
    match = in_turn()
    set_piles(tickets(match), pile={}, discards={}, row=["pink", "blue", "green", "black", "red"])
    return match, 0, "draw pile"


def not_face_up() -> Case:
    return in_turn(), 0, "draw orange"


def second_wild() -> Case:
    match = in_turn(deals=["wild"])
    match.play("draw pink")
    return match, 0, "draw wild"


def no_contracts() -> Case:
    match = in_turn()
    s = tickets(match)
    s.where = [HELD if where == IN_PILE else where for where in s.where]
    s.holder = [1 if holder == NONE else holder for holder in s.holder]
    return match, 0, "contracts"


def no_such_route() -> Case:
    """There is room for more routes than the standard edition has."""
    return in_turn(), 0, f"number {number(DO.claim, len(GAME.book().names['route']), 0, 0)}"


def taken() -> Case:
    match = in_turn()
    own(tickets(match), 1, GREEN)
    return match, 0, f"claim {GREEN} green"


def few_carts() -> Case:
    match = in_turn()
    tickets(match).carts[0] = 0
    return match, 0, f"claim {GREEN} green"


def own_double() -> Case:
    match = in_turn(3)
    own(tickets(match), 0, BLACK)
    return match, 0, f"claim {GREEN} green"


def closed_double() -> Case:
    match = in_turn(2)
    own(tickets(match), 1, BLACK)
    return match, 0, f"claim {GREEN} green"


def wrong_colour() -> Case:
    return in_turn(), 0, f"claim {GREEN} pink"


def same_payment() -> Case:
    length = GAME.book().table.length[route_number(GREEN)]
    return in_turn(), 0, f"claim {GREEN} green+{length}"


def few_cards() -> Case:
    match = in_turn()
    give(tickets(match), 0, pink=1)
    return match, 0, f"claim {GREEN} green"


CASES: list[Callable[[], Case]] = [
    *(over, not_your_turn, has_chosen, choose_first, keep_first, nothing_offered, last_contract, second_card, can_act),
    *(no_pile, not_face_up, second_wild, no_contracts, no_such_route, taken, few_carts, own_double, closed_double),
    *(wrong_colour, same_payment, few_cards),
]


@pytest.mark.rule("TR7", "TR9", "TR10", "TR11", "TR12", "TR14", "TR17", "TR18", "TR19", "TR20", "TR21", "TR22", "TR25")
@pytest.mark.rule("TR26", "TR27", "TR28", "TRQ2", "TRQ4", "TRQ10")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_exactly_this_reason_is_named(case: Callable[[], Case]) -> None:
    match, seat, text = case()
    action = int(text.removeprefix("number ")) if text.startswith("number ") else text
    refusal = match.why_not(action, seat)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (case.__name__, No.rules[case.__name__])


def test_every_reason_has_a_case() -> None:
    assert {case.__name__ for case in CASES} == set(No.rules)


@pytest.mark.random_games
@pytest.mark.parametrize("players", GAME.seats)
def test_reasons_agree_with_the_legal_lists(players: int) -> None:
    given = audit_reasons(GAME, GAME.book(), GAME.options(players=players), games=100, seed=players, samples=40)
    assert sum(given.values()) > 100_000


@pytest.mark.rule("TR17", "TR19", "TR20")
def test_what_is_more_particular_than_the_rule_is_told() -> None:
    for case, message in ((taken, "core-not-free"), (few_carts, "core-not-enough"), (few_cards, "core-not-enough")):
        match, seat, text = case()
        refusal = match.why_not(text, seat)
        assert refusal is not None
        assert refusal.text is not None
        assert refusal.text.id == message


@pytest.mark.rule("TR18", "TR20")
def test_of_a_thing_the_reason_that_got_furthest_is_told() -> None:
    match, seat, _ = few_cards()
    about = match.why(f"route {GREEN}", seat)
    assert about is not None
    assert about.rule == "TR17", "not that pink does not pay a green route"
    assert match.why("pile", seat) is None, "something can be done with it"
    assert match.why("windmill", seat) is None, "no action is about such a thing"


@pytest.mark.rule("TR17", "TR23")
def test_costs_and_gains_are_foreseen() -> None:
    match = in_turn()
    give(tickets(match), 0, green=4)
    prospect = match.foresee(f"claim {GREEN} green")
    length = GAME.book().table.length[route_number(GREEN)]
    changes = {change.what.id: change.count for change in prospect.changes}
    points = GAME.book().table.route_points[length]
    assert changes["tickets-card-green"] == -length
    assert changes["tickets-column-carts"] == -length
    assert changes["tickets-column-points"] == points
    assert match.foresee("draw pile").changes == [], "what comes is not known"
