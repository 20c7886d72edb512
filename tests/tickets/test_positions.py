"""What a position of Tickets must not be: each of these is refused with a sentence."""

from collections.abc import Callable
from typing import Any

import pytest

import langbord
from langbord import BadPosition
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.core.tampering import check_edits, check_moments
from langbord.games.tickets import terms as t
from langbord.games.tickets.state import State
from tests.tickets.table import BOOK, CONTRACTS, begin, in_turn, own, route_number, set_piles, tickets

GAME = get_game("tickets")
DOUBLE = [name for name in BOOK.names["route"] if "/" in name][:1]
DOUBLE += [BOOK.names["route"][BOOK.table.twin[route_number(DOUBLE[0])]]]


def refusal(match: Match, change: Callable[[State], Any]) -> str:
    """What is said to the match's position with that change."""
    change(tickets(match))
    with pytest.raises(BadPosition) as refused:
        langbord.load(match.position())
    return str(refused.value)


def put(**fields: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        for name, number in fields.items():
            setattr(s, name, number)

    return change


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"phase": 99}, "phase is 99; it can be 0 to 8"),
        ({"phase": -1}, "phase is -1"),
        ({"seat": 100}, "seat is 100; it can be 0 to 1"),
        ({"seat": 2}, "seat is 2; it can be 0 to 1"),
        ({"awaited": 8}, "awaited is 8, which names a seat that is not at a table of 2"),
        ({"awaited": -1}, "awaited is -1"),
        ({"awaited": 0}, "awaited is 0, but in the phase turn seat 0 owes an action"),
        ({"awaited": 3}, "awaited is 3"),
        ({"over": 2}, "over is 2"),
        ({"over": 1}, "the game is over, but awaited is 1"),
        ({"over": 1, "awaited": 0}, r"turns_left is not 0, and not all have passed (TR28, TRQ4)"),
        ({"turns_left": 0}, "the game is not over"),
        ({"turns_left": 3}, "more than the 2 players"),
        ({"passes": 2}, "the game is not over"),
        ({"cards_taken": 1}, "cards_taken is 1, which cannot be in the phase turn"),
        ({"refill": 1}, "the dealer is to deal"),
        ({"refill": 1, "awaited": 0}, "the row has no gap"),
        ({"clearances": 1}, "clearances is 1, but refill is 0"),
        ({"phase": t.KEEP}, "the phase is keep, but it takes two offered contracts"),
        ({"phase": t.DEAL_HANDS, "awaited": 0}, "in the set-up there are no routes claimed, contracts held"),
        ({"under_count": 1}, "under must name the under_count contracts"),
        ({"bonus_pile": -5}, "bonus_pile is -5"),
    ],
)
def test_a_number_that_cannot_be_is_named(fields: dict[str, int], told: str) -> None:
    assert told in refusal(in_turn(2), put(**fields))


def test_nothing_is_dealt_where_everything_is_offered() -> None:
    """The dealer looked for somebody to deal to for ever."""
    match = begin(2)
    assert "two each are dealt (TR7)" in refusal(match, put(phase=t.DEAL_CONTRACTS, awaited=0))


def test_nothing_is_drawn_from_an_empty_pile() -> None:
    """A division by zero."""
    match = in_turn(2)
    set_piles(tickets(match), pile={}, discards={}, row=["pink", "blue", "green", "black", "red"])
    assert "the pile is empty (TR14)" in refusal(match, put(phase=t.DRAW_BLIND, awaited=0))


def test_no_contract_is_drawn_where_none_is_left() -> None:
    def all_held(s: State) -> None:
        s.where, s.holder = [t.HELD] * t.CONTRACTS, [0] * t.CONTRACTS
        s.phase, s.awaited = t.DRAW_CONTRACTS, 0

    assert "there is none to be drawn" in refusal(in_turn(2), all_held)


@pytest.mark.rule("TR21")
def test_nobody_owns_both_routes_of_a_double() -> None:
    assert "(TR21)" in refusal(in_turn(3), lambda s: own(s, 0, *DOUBLE))


@pytest.mark.rule("TR22")
def test_two_players_leave_one_route_of_a_double_free() -> None:
    def both(s: State) -> None:
        own(s, 0, DOUBLE[0])
        own(s, 1, DOUBLE[1])

    assert "(TR22)" in refusal(in_turn(2), both)
    match = in_turn(3)
    both(tickets(match))
    langbord.load(match.position())


@pytest.mark.parametrize(
    ("field", "place", "number", "told"),
    [
        ("owner", 0, 99, "owner[0] is 99; it can be -1 to 1"),
        ("owner", 0, 2, "owner[0] is 2; it can be -1 to 1"),
        ("row", 0, 9, "row[0] is 9"),
        ("row", 0, t.NONE, "the row has a gap that the pile can fill"),
        ("carts", 1, -5, "carts[1] is -5"),
        ("pile", 0, -5, "pile[0] is -5"),
        ("bonus", 0, 1, "bonus[0] is 1, but its routes carry 0 cart symbols (TR24)"),
        ("holder", 0, t.NONE, f"holder[{CONTRACTS[0]}] is -1, which does not fit where it is (held)"),
        ("where", 0, t.IN_PILE, f"holder[{CONTRACTS[0]}] is 0, which does not fit where it is (pile)"),
        ("where", 0, t.OFFERED, "contracts are offered, but nobody is to choose"),
        ("where", 0, t.UNDER_PILE, "under must name"),
        ("knows", 0, 1, f"knows[{CONTRACTS[0]}] is 1"),
        ("knows", 0, 4, "knows[0] is 4, which names a seat that is not at a table of 2"),
        ("under", 3, 7, "under must name"),
        ("returned", 0, 0, "returned[0] names a contract that this seat has not given back"),
    ],
)
def test_a_cell_that_cannot_be_is_named(field: str, place: int, number: int, told: str) -> None:
    assert told in refusal(in_turn(2), lambda s: getattr(s, field).__setitem__(place, number))


@pytest.mark.random_games
@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "starter": "seat_1"}]
)
def test_every_moment_of_random_games_is_accepted(options: dict[str, Any]) -> None:
    chosen = GAME.options(**options)
    for seed in range(10):
        assert check_moments(GAME, BOOK, chosen, seed) > 50


@pytest.mark.random_games
@pytest.mark.parametrize("players", GAME.seats)
def test_an_edited_position_is_refused_or_played_to_its_end(players: int) -> None:
    assert check_edits(GAME, BOOK, GAME.options(players=players), edits=1000, seed=players, plain=1) > 50
