"""Moves: what they say went where is what the views show, to everybody, and nothing that a viewer may not know."""

from __future__ import annotations

import copy
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from langbord.core.conformance import check_moves, check_secrecy, random_play
from langbord.core.errors import NonConforming
from langbord.core.game import Game, get_game
from langbord.core.moves import OFF, Ledger, Move, applied, seat_of

TICKETS = get_game("tickets")
TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("tickets", {"players": 2}, 10_000),
    ("tickets", {"players": 4}, 10_000),
    ("landnam", {"players": 3, "turns": 30, "offers": 3}, 2500),
    ("landnam", {"players": 4, "turns": 30, "offers": 3, "open_hands": True, "flight": "keeps_tokens"}, 2500),
    ("amsterdam", {"players": 1}, 10_000),
    ("amsterdam", {"players": 3, "orders": "five", "specialists": True, "trading": True, "tiles": "mixed"}, 10_000),
]


def with_moves(moves: Callable[..., list[Move]]) -> Game:
    game = copy.copy(TICKETS)
    game.__dict__["moves"] = moves
    return game


@pytest.mark.parametrize(("name", "options", "most"), TABLES)
def test_the_moves_of_a_step_applied_to_the_view_before_it_give_the_view_after_it(
    name: str, options: dict[str, Any], most: int
) -> None:
    game = get_game(name)
    played = random_play(game, game.book(), game.options(**options), seed=11, curious=True)
    for step, match in enumerate(islice(played, most)):
        if match.moments:
            check_moves(match, [None, *range(match.options.players)], f"{name}, step {step}")
            match.moments.clear()


def test_a_game_that_declares_no_moves_has_those_of_its_views() -> None:
    game = Game("langbord.sample")
    for match in random_play(game, game.book(), game.options(players=2), seed=1):
        if match.moments:
            check_moves(match, [None, 0, 1], "the sample")
            [move] = match.moves(match.moments[-1], None)
            assert (move.thing, move.start, move.to) == ("sum", OFF, "sum")


def test_moves_that_leave_something_out_are_refused() -> None:
    def without_points(*told: Any) -> list[Move]:
        return [move for move in TICKETS.moves(*told) if move.thing != "point"]

    game = with_moves(without_points)
    with pytest.raises(NonConforming, match=r"another count of \{\('seat . points', 'point'\)\}"):
        _check_a_game(game)


def test_moves_that_tell_a_hidden_card_are_refused() -> None:
    def all_seen(before: Any, book: Any, actor: int, action: int, after: Any, viewer: int | None) -> list[Move]:
        told = TICKETS.moves(before, book, actor, action, after, viewer)
        drawer = next((seat_of(move.to) for move in told if move.face == "down" and move.start == "pile"), viewer)
        return TICKETS.moves(before, book, actor, action, after, drawer)

    game = with_moves(all_seen)
    with pytest.raises(NonConforming, match="tells it"):
        _check_secrecy(game)


def _check_a_game(game: Game) -> None:
    for match in random_play(game, game.book(), game.options(players=2), seed=1):
        if match.moments:
            check_moves(match, [None], "a game")


def _check_secrecy(game: Game) -> None:
    for seed in range(20):
        check_secrecy(game, game.book(), game.options(players=2), seed)


# --- pairing ----------------------------------------------------------------------------------------------------------


def test_what_leaves_one_place_comes_to_another() -> None:
    ledger = Ledger()
    ledger.count("d4", "ship 0", 1, 0)
    ledger.count("d5", "ship 0", 0, 1)
    assert ledger.moves() == [Move("ship 0", "d4", "d5")]


def test_what_is_left_over_comes_from_beside_the_table_or_goes_there() -> None:
    ledger = Ledger()
    ledger.count("seat 0 points", "point", 4, 7)
    ledger.count("seat 1 guilders", "guilder", 2, 0)
    assert ledger.moves() == [
        Move("guilder", "seat 1 guilders", OFF, 2),
        Move("point", OFF, "seat 0 points", 3),
    ]


def test_a_card_drawn_is_seen_by_who_holds_it_alone() -> None:
    own, other = Ledger(), Ledger()
    for ledger, card, shut in ((own, "card pink", False), (other, "card", True)):
        ledger.count("pile", "card", 9, 8, shut=True)
        ledger.count("seat 0 hand", card, 0, 1, shut=shut)
    assert own.moves() == [Move("card pink", "pile", "seat 0 hand", face="revealed")]
    assert other.moves() == [Move("card", "pile", "seat 0 hand", face="down")]


def test_of_several_places_the_nearest_by_name_is_meant() -> None:
    ledger = Ledger()
    for seat in (0, 1):
        ledger.count(f"seat {seat} wheel 1", "cube pink", 2, 0)
    for seat in (1, 0):
        ledger.count(f"seat {seat} supply", "cube pink", 0, 1 + seat)
    ledger.count("bag", "cube pink", 0, 1)
    assert {(move.start[:6], move.to[:6]) for move in ledger.moves()} == {
        ("seat 0", "seat 0"),
        ("seat 0", "bag"),
        ("seat 1", "seat 1"),
    }


def test_a_move_that_is_known_is_taken_out_of_what_is_worked_out() -> None:
    """The last card of the pile is dealt, and the discards become the pile in the same step."""
    ledger = Ledger()
    ledger.move("card pink", "pile", "row pink", face="revealed")
    ledger.count("pile", "card", 1, 2, shut=True)
    ledger.count("row pink", "card pink", 0, 1)
    ledger.count("discards", "card pink", 2, 0)
    assert ledger.moves() == [
        Move("card pink", "pile", "row pink", face="revealed"),
        Move("card pink", "discards", "pile", 2, "covered"),
    ]


@pytest.mark.parametrize("face", ["up", "down", "revealed", "covered"])
def test_a_move_taken_back_leaves_everything_as_it_was(face: Any) -> None:
    move = Move("card pink", "pile", "seat 0 hand", 2, face)
    lying = {("pile", "card"): 5, ("pile", "card pink"): 3, ("seat 0 hand", "card pink"): 1}
    assert applied(applied(lying, [move]), [move.back_again()]) == lying
