"""Observations and features: declared, kept within what a seat may know, the same in both ways of running."""

from __future__ import annotations

import copy
import dataclasses
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from langbord.core import conformance
from langbord.core.actions import Actions, kind
from langbord.core.behaviour import tables
from langbord.core.conformance import audit_observations, check_observation, check_rows, check_secrecy, random_play
from langbord.core.errors import NonConforming
from langbord.core.game import Game, get_game
from langbord.core.pieces import Features, Pieces, offsets, piece
from langbord.core.plugins import game_names
from langbord.core.record import Axis
from langbord.games.tickets import observe, state
from langbord.games.tickets import terms as t
from langbord.games.tickets.evaluate import find_costs, find_ways
from langbord.games.tickets.network import NO_WAY, way_of
from langbord.games.tickets.state import State

TICKETS, LANDNAM = get_game("tickets"), get_game("landnam")
BOOK = TICKETS.book()


# --- Declarations ---------------------------------------------------------------------------------------------------


class Row(Pieces):
    phase = piece("what is asked", 3)
    points = piece("of each seat", 2, least=-5, most=300)


def test_a_declaration_gives_sizes_offsets_bounds_width_and_a_table() -> None:
    assert (Row.size, Row.width()) == (5, "int16")
    assert (offsets(Row).phase, offsets(Row).points) == (0, 3)
    assert Row.bounds() == [(0, 1)] * 3 + [(-5, 300)] * 2
    assert Row.at(4) == "points[1]"
    assert "| `points` | 3 | 2 | -5 | 300 | of each seat |" in Row.described()


def test_features_have_the_kind_and_every_argument_by_its_name() -> None:
    class Do(Actions):
        leave = kind("pass")
        bid = kind("bid {count} {face}", count=Axis("count", 7), face=Axis("face", 6))

    class Does(Features, of=Do):
        price = piece("of it", most=9)

    assert list(Does.pieces) == ["act", "count", "face", "price"]
    assert Does.arguments == 2


@pytest.mark.parametrize("name", game_names())
def test_numbers_fit_the_width_that_batches_have(name: str) -> None:
    game = get_game(name)
    assert game.sees.width() in ("int8", "int16")
    assert game.sees.size == sum(one.size for one in game.sees.pieces.values())


# --- What is told ---------------------------------------------------------------------------------------------------


def seen(game: Game, state: Any, seat: int, name: str) -> list[int]:
    one = game.sees.pieces[name]
    return game.observation(state, game.book(), seat)[one.offset : one.offset + one.size]


def test_a_seat_comes_first_in_its_own_observation() -> None:
    s = TICKETS.start(BOOK, TICKETS.options(players=3))
    assert isinstance(s, State)
    s.carts = [11, 22, 33, 0]
    s.owner[5] = 0
    assert seen(TICKETS, s, 1, "carts") == [22, 33, 11, 0]
    assert seen(TICKETS, s, 1, "owner")[5 * t.SEATS : 6 * t.SEATS] == [0, 0, 1, 0]


def by_distances(s: State, seat: int, contract: int) -> int:
    """The spaces between a contract's places by Bellman and Ford."""
    notes = [0.0] * (t.ROUTES + t.PLACES)
    find_costs(s, BOOK.table, seat, notes, 0)
    find_ways(BOOK.table, notes, 0, BOOK.table.contract_a[contract], int(t.ROUTES))
    way = int(notes[t.ROUTES + BOOK.table.contract_b[contract]])
    return way if way <= s.carts[seat] else NO_WAY


@pytest.mark.parametrize("players", state.PLAYERS)
def test_the_way_of_a_contract_is_the_fewest_spaces_still_to_fill(players: int) -> None:
    """By sets of bits, as `evaluate` finds it by distances."""
    looked_at, source = set[int](), random.Random(1)
    for match in random_play(TICKETS, BOOK, TICKETS.options(players=players), 3):
        s, seat, contract = match.state, source.randrange(players), source.randrange(len(BOOK.names["contract"]))
        assert isinstance(s, State)
        way = way_of(s, BOOK.table, seat, contract)
        assert way == by_distances(s, seat, contract)
        looked_at.add(way)
    assert {0, NO_WAY} & looked_at, "contracts that are done, or lost"


@pytest.mark.parametrize("name", game_names())
def test_no_observation_changes_with_what_is_hidden(name: str) -> None:
    """Every number of players and value of an option; bench/observations.py looks at a million."""
    game = get_game(name)
    limited = {"turns": 12, "offers": 2} if name == "landnam" else {}
    for options in tables(game):
        chosen = {field: getattr(options, field) for field in options.__struct_fields__}
        assert audit_observations(game, game.book(), game.options(**{**chosen, **limited}), 400, seed=1) >= 400


# --- The kit refuses ------------------------------------------------------------------------------------------------


def with_rules(**rules: Callable[..., Any]) -> Game:
    game = copy.copy(TICKETS)
    game.__dict__["plain"] = dataclasses.replace(TICKETS.plain, **rules)
    return game


def look_at_each_moment(game: Game) -> None:
    for match in random_play(game, BOOK, TICKETS.options(players=3), 1):
        for seat in range(3):
            check_observation(match, seat, 1, "here")


def refused(game: Game, message: str) -> None:
    with pytest.raises(NonConforming, match=message):
        look_at_each_moment(game)


def leaking(s: State, ed: Any, seat: int, out: list[int]) -> None:
    """Tells whether the next player has a wild card."""
    TICKETS.plain.observe(s, ed, seat, out)
    out[observe.SEES.refill] = int(s.hand[(seat + 1) % s.players][t.WILD] > s.seen[(seat + 1) % s.players][t.WILD])


def test_an_observation_that_tells_a_hidden_card_is_refused_by_redeals() -> None:
    refused(with_rules(observe=leaking), "observes what is hidden from it")


def test_and_by_the_oracle() -> None:
    with pytest.raises(NonConforming, match=r"the observation tells it \(refill\[0\]\)"):
        check_secrecy(with_rules(observe=leaking), BOOK, TICKETS.options(players=2), 0)


def test_features_that_tell_a_hidden_card() -> None:
    def features(s: State, ed: Any, seat: int, action: int, out: list[int]) -> None:
        TICKETS.plain.features(s, ed, seat, action, out)
        out[observe.DOES.bonus] = int(s.pile[t.WILD] % 2)

    refused(with_rules(features=features), "tell seat . what is hidden from it")


def test_numbers_beyond_their_bounds() -> None:
    def observed(s: State, ed: Any, seat: int, out: list[int]) -> None:
        TICKETS.plain.observe(s, ed, seat, out)
        out[observe.SEES.over] = 2

    refused(with_rules(observe=observed), r"over\[0\] is 2, which is not 0 to 1")


def test_an_observation_that_overlooks_what_the_view_shows() -> None:
    def observed(s: State, ed: Any, seat: int, out: list[int]) -> None:
        TICKETS.plain.observe(s, ed, seat, out)
        for place in range(observe.SEES.row, observe.SEES.hand):
            out[place] = 0

    refused(with_rules(observe=observed), "does not observe a change of its view")


def test_plain_and_compiled_that_differ() -> None:
    s = TICKETS.start(BOOK, TICKETS.options(players=2))
    element = s.to_array()[0]
    check_rows(TICKETS, BOOK, s, element, 0)
    element["carts"][1] += 1
    with pytest.raises(NonConforming, match=r"differ in what is observed, carts\[1\]"):
        check_rows(TICKETS, BOOK, s, element, 0)


def test_the_kit_looks_at_observations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever game it is given, in both ways of running."""
    looks: list[str] = []
    monkeypatch.setattr(conformance, "check_observation", lambda *args: looks.append("moment"))
    monkeypatch.setattr(conformance, "check_rows", lambda *args: looks.append("ways"))
    conformance.check_game(TICKETS, players=2, games=1)
    assert {"moment", "ways"} == set(looks)


# --- A game that declares none --------------------------------------------------------------------------------------


def test_a_game_without_observe_is_seen_by_its_fields() -> None:
    game = Game("langbord.sample")
    assert list(game.sees.pieces) == ["players", "awaited", "over", "start_with_die", "phase", "seat", "sum"]
    s = game.start(game.book(), game.options(players=3))
    s.sum, s.seat = 17, 1  # type: ignore[attr-defined]
    assert seen(game, s, 0, "sum") == [17]
    assert [seen(game, s, seat, "seat") for seat in range(3)] == [[1], [0], [2]]
    assert game.action_features(s, game.book(), 0, 2) == [0, 2]


def test_of_what_is_hidden_it_sees_its_own_and_how_many_others_have() -> None:
    game = Game("liars_dice")
    play = random_play(game, game.book(), game.options(players=3), 1)
    s: Any = next(match for match in play if match.state.awaited).state
    own, count = seen(game, s, 1, "dice"), seen(game, s, 1, "dice_count")
    assert own == s.dice[1]
    assert count[:3] == [sum(s.dice[1]), sum(s.dice[2]), sum(s.dice[0])]
    check_rows(game, game.book(), s, s.to_array()[0], 1)


def test_its_rules_are_found_in_the_cache_again() -> None:
    """They stand in no file: Numba looks for them as if they stood in the game's own."""
    rule = Game("langbord.sample")._own["observe"]
    assert Path(rule.__code__.co_filename).name == "state.py"
    assert Path(rule.__code__.co_filename).is_file()
