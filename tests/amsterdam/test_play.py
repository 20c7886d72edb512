"""What every game must keep, on Amsterdam: all option sets, texts, hidden orders, bots."""

import random
from typing import Any

import pytest

from langbord.bots import decide, get_bot
from langbord.core.conformance import check_game, check_many
from langbord.core.game import get_game
from langbord.core.match import new
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.wording import effect, order_text, tile_text
from langbord.locales import LANGUAGES, Teller
from tests.amsterdam.table import BOOK, Table, begin, end, in_turn, play_until

GAME = get_game("amsterdam")
TABLES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2, "specialists": True, "orders": "five", "open_orders": "two", "trading": True, "tiles": "mixed"},
    {"players": 3, "tiles": "replaced", "orders": "three"},
    {"players": 4, "specialists": True, "trading": True, "orders": "three", "open_orders": "one", "tiles": "replaced"},
]
WHOLE = [pytest.param(options, marks=pytest.mark.long if options["players"] > 1 else ()) for options in TABLES]
SHORT = [{**options, "short": True} for options in TABLES]


@pytest.mark.random_games
@pytest.mark.parametrize("options", [*SHORT, *WHOLE])
def test_every_check_on_a_random_game(options: dict[str, Any]) -> None:
    check_game(GAME, games=1, seed=options["players"], **options)


@pytest.mark.random_games
@pytest.mark.parametrize("players", GAME.seats)
def test_many_random_games_end_and_lose_nothing(players: int) -> None:
    for short in (False, True):
        decisions, deals = check_many(GAME, BOOK, GAME.options(players=players, short=short), games=500, seed=players)
        assert decisions > 500 * 50
        assert deals > 500 * 50


@pytest.mark.rule("AM74", "AM75")
def test_secret_orders_are_told_to_their_owner_only() -> None:
    match = begin(3, orders="three", open_orders="one").match
    for viewer in (None, 0, 1, 2):
        told = [event for moment in match.moments for event in match.events(moment, viewer)]
        shown = [event.args["player"] for event in told if event.id == "amsterdam-got-order"]
        hidden = [event for event in told if event.id == "amsterdam-got-secret-order"]
        assert len(shown) == 3 + (0 if viewer is None else 2)
        assert len(hidden) == 9 - len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_order_and_tile_has_its_text(language: str) -> None:
    teller = Teller(language)
    for tell, count in ((effect, 132), (order_text, 42), (tile_text, 24)):
        texts = [teller.phrase(tell(BOOK, k)) for k in range(count)]
        assert not [text for text in texts if text.startswith("amsterdam-") or "{" in text]
    assert len({teller.phrase(effect(BOOK, k)) for k in range(54)}) == 54, "no two craftsmen do the same"


@pytest.mark.random_games
def test_the_greedy_bot_beats_random_play_every_time() -> None:
    for seed in range(4):
        match = new("amsterdam", players=2 + seed % 3, seed=seed)
        bots = [get_bot("greedy" if seat == 0 else "random", seed) for seat in range(match.options.players)]
        source = random.Random(seed)
        while not match.over:
            seat = match.awaited[0]
            match.play(decide(match, seat, bots[seat], source.getrandbits(32)), seat)
        assert match.places()[0] == 1
        assert match.scores()[0] >= 60


def appraisal(table: Table) -> dict[str, float]:
    """What the greedy bot thinks of each legal action of seat 0."""
    actions = table.match.legal_numbers(0)
    worth = [0.0] * len(actions)
    GAME.plain.appraise(table.s, BOOK.table, 0, actions, len(actions), worth)
    return {table.match.text(0, action): value for action, value in zip(actions, worth, strict=True)}


def test_the_bot_sees_what_lies_before_it() -> None:
    table = in_turn(round=5)
    table.ship("cheese")
    table.cargo(cheese=2)
    table.give(pink=2, grey=1)
    table.inactive(109)
    worth = appraisal(table)
    assert worth["deliver cheese"] > worth["pass"]
    assert worth["activate 109"] > worth["pass"]
    assert worth["block plantage_1"] > worth["amstel 1"]
    assert max(worth, key=lambda text: worth[text]) != "pass"


def test_the_bot_sails_towards_the_best_delivery() -> None:
    table = in_turn(round=4)
    table.ship("water_4")
    table.cargo(cheese=2)
    table.give(pink=3)
    worth = appraisal(table)
    assert worth["sail cheese pink"] > worth["pass"] > worth["sail genever pink"]


def test_the_bot_does_not_leave_the_arrow_empty() -> None:
    table = play_until(begin(), t.DICE)
    seat = table.s.seat
    table.s.wheel[seat] = [[0] * 6 for _ in range(6)]
    table.s.dice = [1, 6, 6, 6, 6, 6]
    actions = table.match.legal_numbers(seat)
    worth = [0.0] * len(actions)
    GAME.plain.appraise(table.s, BOOK.table, seat, actions, len(actions), worth)
    assert "black" in table.match.text(seat, actions[worth.index(max(worth))])


def test_the_evaluation_ends_in_the_final_points() -> None:
    table = in_turn(3)
    table.score(10, 20, 30)
    table.active(24)
    table.own("plantage_1")
    out = [0.0] * 3
    GAME.plain.evaluate(table.s, BOOK.table, out)
    assert out[0] > 10 + 3, "an engine and a block are worth something"
    end(table)
    GAME.plain.evaluate(table.s, BOOK.table, out)
    assert out == table.match.scores()
