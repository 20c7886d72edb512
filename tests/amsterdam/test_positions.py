"""What a position of Amsterdam must not be: each of these is refused with a sentence."""

from collections.abc import Callable
from typing import Any

import pytest

import langbord
from langbord import BadPosition
from langbord.core.game import get_game
from langbord.core.tampering import check_edits, check_moments
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.state import State
from tests.amsterdam.table import BOOK, begin, play_until
from tests.amsterdam.test_play import TABLES

GAME = get_game("amsterdam")


def refusal(phase: int, change: Callable[[State], Any], players: int = 2, **options: Any) -> str:
    """What is said to the position at the first moment of a phase, with that change."""
    table = play_until(begin(players, **options), phase)
    assert table.s.phase == phase
    langbord.load(table.match.position())
    change(table.s)
    with pytest.raises(BadPosition) as refused:
        langbord.load(table.match.position())
    return str(refused.value)


def put(**fields: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        for name, number in fields.items():
            setattr(s, name, number)

    return change


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"phase": 99}, "phase is 99"),
        ({"seat": 100}, "seat is 100"),
        ({"seat": 2}, "seat is 2; it can be -1 to 1"),
        ({"seat": -1}, "that seat alone owes an action"),
        ({"awaited": 8}, "awaited is 8, which names a seat that is not at a table of 2"),
        ({"awaited": -1}, "awaited is -1"),
        ({"awaited": 0}, "that seat alone owes an action"),
        ({"over": 1}, "the game is over, but awaited is"),
        ({"over": 1, "awaited": 0}, "the game is over, but the phase is turn of round 1"),
        ({"phase": t.SETTLE}, "in which nothing is asked"),
        ({"phase": t.ROLL}, "the dealer is to deal"),
        ({"phase": t.DEAL_GOODS, "awaited": 0}, "too early in the set-up"),
        ({"phase": t.PAY}, "what is pending asks for something else (AMQ41)"),
        ({"phase": t.SWAP_IN}, "swap names a card where none is swapped, or none where one is"),
        ({"phase": t.DRAW_SWAP, "awaited": 0}, "swap names a card where none is swapped, or none where one is"),
        ({"phase": t.MOVE_FOREMAN}, "foreman: the players have not agreed to play with him"),
        ({"phase": t.KEEP, "round": t.LAST_ROUND}, "seen_tile names 1 tiles"),
        ({"phase": t.OVERFLOW}, "cards are on display, too few for all who are to choose"),
        ({"phase": t.REMOVE}, "TOM does not play"),
        ({"turn": 0}, "which is not the one in turn"),
        ({"round": 13}, "round is 13; it can be 1 to 12"),
        ({"market": t.NONE}, "market does not name a tile that has been turned up"),
        ({"debt": 50}, "debt is 50, more than seat"),
        ({"sale": 3}, "what is pending asks for something else"),
        ({"free_map": 0}, "free_map does not name an active map"),
        ({"die_a": 3}, "none is to be shifted"),
        ({"foreman_due": 1}, "foreman is nowhere"),
    ],
)
def test_a_number_that_cannot_be_is_named(fields: dict[str, int], told: str) -> None:
    def change(s: State) -> None:
        if fields.get("phase") == t.OVERFLOW:
            s.turn, s.seat, s.awaited = 1, s.order[0], 1 << s.order[0]
        if fields.get("phase") == t.REMOVE:
            s.turn = 0
            s.place[:2] = [t.DISPLAY, t.DISPLAY]
        put(**fields)(s)

    assert told in refusal(t.TURN, change)


@pytest.mark.rule("AM42")
def test_a_block_has_an_owner_or_its_tile() -> None:
    def owned(s: State) -> None:
        s.owner[3] = 0

    def bare(s: State) -> None:
        s.tile[3] = t.NONE

    assert "owner[3] is 0, but the block has its tile: who takes one takes both (AM42)" in refusal(t.TURN, owned)
    assert "owner[3] is -1, but the block has no tile" in refusal(t.TURN, bare)


@pytest.mark.parametrize(
    ("field", "place", "number", "told"),
    [
        ("owner", 0, 99, "owner[0] is 99; it can be -1 to 1"),
        ("dice", 0, 120, "dice[0] is 120; it can be 0 to 6"),
        ("ship", 0, 32, "ship[0] is 32"),
        ("ship", 0, -1, "ship[0] is -1"),
        ("guilders", 0, -5, "guilders[0] is -5"),
        ("depot", 0, -5, "depot[0] is -5"),
        ("track", 0, t.NONE, "track must name each disc once (AM22)"),
        ("order", 1, t.NONE, "order must name each player once (AMQ07)"),
        ("place", 0, t.TABLE + 3, "place[0] names a seat that is not at the table"),
        ("place", 0, t.DISPLAY, "cards are on display, but nobody is to choose one"),
        ("order_place", 0, t.SECRET, "order_place: seat 0 has 1 orders"),
        ("order_place", 0, t.OPEN + 3, "order_place names a seat that is not at the table"),
        ("scored", 0, 2, "scored[0] is 2"),
        ("uses", 5, 120, "uses[5] is 120"),
        ("disc", 0, 120, "pieces are missing"),
        ("market_left", 0, 0, "market_left[0] is 0; 1 tiles of that set have been turned up"),
    ],
)
def test_a_cell_that_cannot_be_is_named(field: str, place: int, number: int, told: str) -> None:
    assert told in refusal(t.TURN, lambda s: getattr(s, field).__setitem__(place, number))


@pytest.mark.rule("AM29")
def test_the_decks_must_last_to_the_end() -> None:
    """The dealer had nothing to deal rounds later."""

    def spent(s: State) -> None:
        s.place[t.DECK_STARTS[t.MAPS] :] = [t.DISCARD] * (t.CARDS - t.DECK_STARTS[t.MAPS])

    def shown(s: State) -> None:
        s.phase, s.awaited, s.seat, s.draw_deck = t.DEAL_START_CARDS, 0, t.NONE, t.CRAFTSMEN
        s.place = [t.DECK] * (t.CARDS - 1) + [t.DISPLAY]

    assert "the deck map has too few cards left" in refusal(t.TURN, spent)
    assert "the deck map has too few cards left" in refusal(t.START_CARD, shown)


@pytest.mark.rule("AM33")
def test_dice_that_are_chosen_have_been_thrown() -> None:
    assert "each die shows 1 to 6" in refusal(t.DICE, lambda s: s.dice.__setitem__(2, 0))


@pytest.mark.rule("AM30")
def test_a_draft_needs_a_card_for_everybody() -> None:
    def taken(s: State) -> None:
        s.place = [t.DISCARD if place == t.DISPLAY else place for place in s.place]

    assert "0 cards are on display, too few" in refusal(t.DRAFT, taken)


@pytest.mark.random_games
@pytest.mark.parametrize("options", TABLES)
def test_every_moment_of_a_random_game_is_accepted(options: dict[str, Any]) -> None:
    chosen = GAME.options(**options)
    assert check_moments(GAME, BOOK, chosen, 30) > 50


@pytest.mark.random_games
@pytest.mark.parametrize("options", TABLES)
def test_an_edited_position_is_refused_or_played_to_its_end(options: dict[str, Any]) -> None:
    assert check_edits(GAME, BOOK, GAME.options(**options), edits=600, seed=5, plain=1) > 30
