"""Why something cannot be done: every reason once, and all of them against the legal lists."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from langbord.core import explain
from langbord.core.actions import LEGAL
from langbord.core.conformance import buffers
from langbord.core.explain import Refusal
from langbord.core.messages import Event
from langbord.core.protocol import Ints, legal, redeal, why_not
from langbord.core.rule import rule
from langbord.core.simulate import advance, seed_stream
from langbord.games.landnam.actions import No
from langbord.games.landnam.terms import FOREST, IRON, UNKNOWN, WOOD
from langbord.locales import LANGUAGES, Teller
from tests.landnam.table import BOOK, ED, GAME, Table, cell

NOTHING, SEVEN, EIGHT = "roll 1 1", "roll 3 4", "roll 3 5"


# --- Positions ------------------------------------------------------------------------------------------------------


def moving(*hexes: str, fate: tuple[str, ...] = (), **options: Any) -> Table:
    """Before seat 0's roll: nobody's first ship is in the way, and he has just these fate cards."""
    return Table(**options).at_sea().land(*hexes).fate(0, *fate)


def ship(*hexes: str, fate: tuple[str, ...] = ()) -> Table:
    """Seat 0 moves, with a ship on a2."""
    return moving(*hexes, fate=fate).stands(0, "ship a2").deal(NOTHING)


def settler(*hexes: str) -> Table:
    """Seat 0 moves, with a settler on d4."""
    return moving("d4 forest 5", *hexes).stands(0, "settler d4").deal(NOTHING)


def chased() -> Table:
    """Seat 0 has chased seat 1's outlaw from d5 into d4: it may flee to d3 and e4, seat 2 stands on c3."""
    table = moving("d4 forest 5", "d5 meadow 5", "c3 bog 4", "d3 field 4", "e4 bog 4", "c4 sea").farm(0, "d4n")
    table.stands(0, "settler d5").stands(1, "settler d4", red=1).stands(2, "settler c3")
    return table.deal(NOTHING).do("step settler_1 d4")


def harvest(*fate: str) -> Table:
    """An 8 pays seat 0 two wood at d4, seat 1 two sheep at f5, and seat 2 one iron at b5."""
    table = moving("d4 forest 8", "f5 meadow 8", "b5 bog 8", fate=fate)
    return table.farm(0, "d4n", houses=2).farm(1, "f5s", houses=2).farm(2, "b5n")


def famine() -> Table:
    return harvest("no_famine").empty_stock("wood", leave=1).deal(EIGHT)


def thing(players: int = 3, **options: Any) -> Table:
    """Seat 1's settler stands on d4, at which the others have farms: seat 0 is asked who sues first."""
    table = Table(players, **options).land("d4 forest 8").stands(1, "settler d4", "settler e5")
    for seat, corner in zip([0, 2, 3], ["d4n", "d4s", "e4n"], strict=True):
        if seat < players:
            table.farm(seat, corner)
    for seat in range(players):
        table.hand(seat, wood=4, sheep=2, grain=1)
    return table.deal(SEVEN, "extra_step")


def plaintiff(players: int = 3, **options: Any) -> Table:
    return thing(players, **options).do("first 0")


def sued(players: int = 3, cards: int = 2) -> Table:
    """Seat 1 answers for his settler."""
    return plaintiff(players).do(f"summon d4 {cards}")


def tried_once() -> Table:
    """Seat 0 has another case, after one that has been tried."""
    table = thing().land("d5 meadow 5").farm(0, "d5n").stands(1, "settler d5")
    table.s.cases[table.s.occupant[cell("d5")]] = 1
    table.do("first 0", "summon d4 2", "nothing")
    return table.do("pass", seat=0)


def former_holder() -> Table:
    """Seat 1 has handed his case to seat 2, who lays nothing: seat 1 is asked again."""
    return sued(4).do("handover 2", "accept", "nothing")


def trading(**options: Any) -> Table:
    return moving(**options).hand(0, wood=4, sheep=2).hand(1, wood=1, iron=1).hand(2, wood=1).to_trade()


def offered(*to: str) -> Table:
    """Seat 0 offers a wood for an iron."""
    return trading().do("give wood", "want iron", *to, "propose")


def building(*hexes: str, **options: Any) -> Table:
    """Before seat 0's roll: a settler on d4, forest; cards enough for anything."""
    table = moving("d4 forest 5", *hexes, **options).stands(0, "settler d4")
    return table.hand(0, wood=6, sheep=6, grain=6, iron=6)


def harbourer(*hexes: str, **options: Any) -> Table:
    """Before seat 0's roll: a ship on c4, inside the rim."""
    return moving("c4 sea", *hexes, **options).stands(0, "ship c4").hand(0, wood=3, sheep=3, grain=3, iron=3)


def over() -> Table:
    table = moving(turns=1).hand(0)
    assert table.deal(NOTHING).s.over
    return table


def prepared(table: Table, field: str, k: int, value: int) -> Table:
    """A table with one cell of its state set by hand."""
    getattr(table.s, field)[k] = value
    return table


# --- Every reason ---------------------------------------------------------------------------------------------------

Case = tuple[Callable[[], Table], int, str]  # a position, a seat, and what it may not do
CASES: dict[str, Case] = {
    "over": (over, 0, "stay"),
    "not_your_turn": (ship, 1, "stay"),
    "others_case": (plaintiff, 1, "done"),
    "others_answer": (sued, 2, "nothing"),
    "others_unit": (chased, 0, "retreat d3"),
    "not_offered": (lambda: offered("to 1"), 2, "decline"),
    "has_answered": (lambda: sued().fate(1, "landing").do("nothing").do("pass", seat=0), 0, "pass"),
    "is_asked": (sued, 0, "ask"),
    # Something else is asked
    "asks_ageing": (lambda: harvest().deal(EIGHT), 0, "stay"),
    "asks_order": (thing, 0, "done"),
    "asks_case": (plaintiff, 0, "stay"),
    "asks_answer": (sued, 1, "stay"),
    "asks_handover": (lambda: sued().do("handover 2"), 2, "stay"),
    "asks_verdict": (lambda: sued().do("nothing"), 0, "stay"),
    "asks_closing": (lambda: plaintiff(4).do("done", "done", "done"), 0, "stay"),
    "asks_move": (ship, 0, "age d4"),
    "asks_find": (
        lambda: ship(fate=("roll_twice",)).do("step ship_1 b2 roll_twice").deal("green 5 red 7", "green 6 red 3"),
        0,
        "stay",
    ),
    "asks_flight": (chased, 1, "stay"),
    "asks_trade": (trading, 0, "stay"),
    "asks_draft": (lambda: trading().do("give wood"), 0, "done"),
    "asks_offer": (offered, 1, "stay"),
    "asks_counter": (
        lambda: offered().do("give iron", "want sheep", "propose", seat=1).do("decline", seat=2),
        0,
        "done",
    ),
    "asks_build": (lambda: building().to_build(), 0, "stay"),
    "trade_over": (lambda: building().to_build(), 0, "give wood"),
    # Fate cards
    "wrong_subphase": (trading, 0, "play landing"),
    "no_harvest": (thing, 0, "play rested_soil"),
    "no_use": (famine, 0, "play rested_soil"),
    "one_harvest": (
        lambda: harvest("rich_harvest", "rested_soil").deal(EIGHT).do("play rich_harvest d4"),
        0,
        "play rested_soil",
    ),
    "names_hex": (lambda: harvest("rich_harvest").deal(EIGHT), 0, "play rich_harvest"),
    "no_case_heard": (lambda: plaintiff().fate(2, "break_case"), 2, "play break_case"),
    "with_step": (lambda: ship(fate=("landing",)), 0, "play landing"),
    "other_bar": (
        lambda: ship(fate=("landing", "mountain_path")).do("step ship_1 b2").deal("green 5 red 7"),
        0,
        "play mountain_path",
    ),
    "not_held": (ship, 0, "swap landing wood"),
    # Harvest
    "did_not_pay": (lambda: harvest().deal(EIGHT), 0, "age e5"),
    "settler_first": (lambda: harvest().stands(0, "settler d4", "settler f5").deal(EIGHT), 0, "age b5"),
    "paid_less": (lambda: harvest().deal(EIGHT), 0, "age b5"),
    "paid_others": (lambda: harvest("rich_harvest").deal(EIGHT), 0, "play rich_harvest f5"),
    "nothing_more": (
        lambda: harvest("rich_harvest", "rested_soil").empty_stock("wood", leave=2).deal(EIGHT),
        0,
        "play rich_harvest d4",
    ),
    # Althing
    "no_such_player": (thing, 0, "first 4"),
    "no_case": (plaintiff, 0, "summon e5 1"),
    "case_tried": (tried_once, 0, "summon d4 1"),
    "has_laid": (lambda: plaintiff(stakes="any_kind").do("summon d4 1"), 0, "nothing"),
    "has_not_laid": (sued, 1, "enough"),
    "not_holder": (former_holder, 1, "handover 3"),
    "before_laying": (lambda: plaintiff(stakes="any_kind").do("summon d4 1"), 0, "handover 2"),
    "involved": (sued, 1, "handover 0"),
    "offered_before": (lambda: sued(4).do("handover 2", "decline"), 1, "handover 2"),
    "wrong_kind": (sued, 1, "lay 1 sheep"),
    "kind_passed": (
        lambda: plaintiff(stakes="any_kind").do("summon d4 1", "enough", "lay 1 sheep"),
        1,
        "lay 1 wood",
    ),
    "no_stake": (plaintiff, 0, "summon d4 0"),
    "few_to_stake": (plaintiff, 0, "summon d4 9"),
    "must_exceed": (sued, 1, "lay 1 wood"),
    # Movement
    "has_moved": (lambda: ship(fate=("landing",)).do("step ship_1 a3"), 0, "swap landing wood"),
    "has_not_moved": (ship, 0, "stop"),
    "no_steps": (lambda: ship(fate=("landing",)).do("step ship_1 a3", "step ship_1 a4"), 0, "step ship_1 a3"),
    "off_board": (ship, 0, "step ship_5 a3"),
    "same_ship": (lambda: moving().stands(0, "ship outer", "ship outer").deal(NOTHING), 0, "step ship_2 a3"),
    "too_far": (ship, 0, "step ship_1 a4"),
    "is_known": (lambda: ship(fate=("find_forest",)), 0, "step ship_1 a3 find_forest"),
    "corner_cell": (lambda: Table().deal(NOTHING), 0, "step ship_1 a1"),
    "side_taken": (lambda: prepared(Table(), "side", 1, 0).deal(NOTHING), 0, "step ship_1 a2"),
    "settler_at_sea": (lambda: settler("c4 sea"), 0, "step settler_1 c4"),
    "ship_on_land": (lambda: ship("b2 forest 5"), 0, "step ship_1 b2"),
    "mountain": (settler, 0, "step settler_1 e5"),
    "chases_ship": (lambda: ship("b2 sea").stands(1, "ship b2"), 0, "step ship_1 b2"),
    "chases": (lambda: settler("c4 bog 5").stands(1, "settler c4", red=0b100), 0, "step settler_1 c4"),
    "no_tile": (
        lambda: prepared(ship(fate=("find_forest",)), "tiles", FOREST, 0),
        0,
        "step ship_1 b2 find_forest",
    ),
    "none_to_swap": (lambda: ship(fate=("landing",)).empty_stock("iron"), 0, "swap landing iron"),
    # Giving way
    "flight_far": (chased, 1, "retreat a2"),
    "came_from": (chased, 1, "retreat d5"),
    "flight_unknown": (lambda: prepared(chased(), "terrain", cell("e4"), UNKNOWN), 1, "retreat e4"),
    "flight_chases": (chased, 1, "retreat c3"),
    "flight_barred": (chased, 1, "retreat c4"),
    # Trade
    "offer_open": (lambda: trading().do("give wood", "want sheep", "propose", seat=1), 2, "give wood"),
    "offers_used": (lambda: trading(offers=0), 0, "give wood"),
    "no_offer": (trading, 0, "accept"),
    "gives_first": (trading, 0, "want iron"),
    "gives_no_more": (lambda: trading().do("give wood", "want iron"), 0, "give wood"),
    "in_order": (lambda: trading().do("give sheep"), 0, "give wood"),
    "both_ways": (lambda: trading().do("give wood"), 0, "want wood"),
    "wants_nothing": (lambda: trading().do("give wood"), 0, "propose"),
    "never_so_many": (
        lambda: trading().do("give wood", *["want iron"] * ED.cards[IRON]),
        0,
        "want iron",
    ),
    "is_addressed": (lambda: trading().do("give wood", "want iron", "to 1"), 0, "want iron"),
    "to_active": (lambda: offered().do("give iron", "want wood", seat=1), 1, "to 2"),
    "not_to_himself": (lambda: trading().do("give wood", "want iron"), 0, "to 0"),
    "same_kind": (trading, 0, "exchange wood wood"),
    "none_to_exchange": (lambda: trading().empty_stock("iron"), 0, "exchange wood iron"),
    "few_to_give": (trading, 0, "give iron"),
    "few_to_exchange": (trading, 0, "exchange sheep iron"),
    "lacks_wanted": (offered, 2, "accept"),
    # Building
    "no_building": (lambda: building().to_build(), 0, "village d4s"),
    "extends": (
        lambda: building("c4 sea").farm(0, "d4n").to_build().do("village d4n"),
        0,
        "build ship c4 d4n",
    ),
    "one_unit": (
        lambda: building("c4 sea", "c3 bog 5").farm(0, "d4n").to_build().do("build settler c3 d4n"),
        0,
        "build ship c4 d4n",
    ),
    "place_unknown": (lambda: building().farm(0, "d4n").to_build(), 0, "build settler c3 d4n"),
    "not_vacant": (lambda: building().farm(0, "d4n").to_build(), 0, "build settler d4 d4n"),
    "place_ordered": (
        lambda: building("d5 meadow 5").farm(0, "d5n", "d5s").to_build().do("build settler d5 d5n"),
        0,
        "build settler d5 d5s",
    ),
    "is_village": (lambda: building("c4 sea").farm(0, "d4n", houses=2).to_build(), 0, "village d4n"),
    "builds_unit": (
        lambda: building("c4 sea").farm(0, "d4n").to_build().do("build ship c4 d4n"),
        0,
        "village d4n",
    ),
    "no_sea": (lambda: building().farm(0, "d4n").to_build(), 0, "village d4n"),
    "has_order": (lambda: building().to_build().do("till settler_1"), 0, "farm settler_1 d4n"),
    "outlaw": (
        lambda: building("d5 bog 5").farm(1, "d5s").stands(0, "settler d5", red=0b10).to_build(),
        0,
        "farm settler_2 d5n",
    ),
    "no_corner": (lambda: building().stands(0, "ship a2").to_build(), 0, "farm ship_1 nowhere"),
    "corner_taken": (lambda: building().farm(1, "d4n").to_build(), 0, "farm settler_1 d4n"),
    "no_number": (lambda: building().stands(0, "ship a2").to_build(), 0, "farm ship_1 b2n"),
    "too_near": (lambda: building().farm(1, "c4s").to_build(), 0, "farm settler_1 d4n"),
    "not_ship": (lambda: building().to_build(), 0, "harbour settler_1 wood"),
    "not_inside": (lambda: building().stands(0, "ship a2").to_build(), 0, "harbour ship_1 wood"),
    "has_harbour": (lambda: harbourer("d4 forest 5").harbour("c4", "iron").to_build(), 0, "harbour ship_1 wood"),
    "far_from_land": (lambda: harbourer().to_build(), 0, "harbour ship_1 wood"),
    "land_has_harbour": (
        lambda: harbourer("d4 forest 5", "d3 sea", harbour_sites="land_without").harbour("d3", "iron").to_build(),
        0,
        "harbour ship_1 wood",
    ),
    "no_marker": (
        lambda: prepared(harbourer("d4 forest 5"), "harbour_markers", WOOD, 0).to_build(),
        0,
        "harbour ship_1 wood",
    ),
    "not_numbered": (lambda: building().stands(0, "settler e5").to_build(), 0, "till settler_2"),
    "no_piece": (lambda: building().stands(0, *["ship outer"] * 5).to_build(), 0, "build ship outer"),
    "no_house": (
        lambda: building().farm(0, "a2s", "b6s", "h5s", "h3s", houses=2).farm(0, "f2s").to_build(),
        0,
        "farm settler_1 d4n",
    ),
    "few_for_unit": (lambda: building().hand(0, wood=1).to_build(), 0, "build ship outer"),
    "few_for_farm": (lambda: building().hand(0, wood=1).to_build(), 0, "farm settler_1 d4n"),
    "few_for_village": (lambda: building("c4 sea").farm(0, "d4n").hand(0, wood=1).to_build(), 0, "village d4n"),
    "few_for_harbour": (
        lambda: harbourer("d4 forest 5").hand(0, wood=2, iron=1).to_build(),
        0,
        "harbour ship_1 iron",
    ),
    "few_for_ageing": (
        lambda: building("c3 bog 5").farm(0, "d4n").hand(0, sheep=1, grain=1).to_build(),
        0,
        "till settler_1",
    ),
}


def asked(table: Table, seat: int, text: str) -> Refusal | None:
    """Why a seat may not do what a text says."""
    action = explain.find(GAME, table.s, BOOK, seat, text)
    assert action is not None, f"there is no action {text!r}"
    return explain.why_not(GAME, table.s, BOOK, seat, action)


@pytest.mark.parametrize(
    "reason", [pytest.param(reason, marks=pytest.mark.rule(No.rules[reason])) for reason in CASES if reason in No.rules]
)
def test_every_reason_is_named_where_it_alone_forbids(reason: str) -> None:
    build, seat, text = CASES[reason]
    table = build()
    told = asked(table, seat, text)
    assert told is not None, f"{text} is legal"
    assert (told.reason, told.rule) == (reason, No.rules[reason])
    assert text not in table.actions(seat)


def test_no_reason_is_without_a_position() -> None:
    assert set(CASES) == set(No.rules)


# --- What is told besides -------------------------------------------------------------------------------------------


def told(reason: str) -> Event | None:
    """What is more particular than the rule, where the reason is given."""
    build, seat, text = CASES[reason]
    refused = asked(build(), seat, text)
    assert refused is not None
    return refused.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_of_reasons_has_words(language: str) -> None:
    teller, names = Teller(language), [f"player {k}" for k in range(4)]
    for reason in CASES:
        text = told(reason)
        if text is not None:
            sentence = teller.tell(text, seats=names)
            assert not any(sign in sentence for sign in ("{", "landnam-", "core-")), f"{reason}: {sentence}"


def test_who_has_the_place_is_told() -> None:
    assert told("chases") == Event("core-not-free", {"player": "#1"})
    assert told("chases_ship") == Event("core-not-free", {"player": "#1"})
    assert told("flight_chases") == Event("core-not-free", {"player": "#2"})
    assert told("corner_taken") == Event("core-not-free", {"player": "#1"})
    assert told("not_vacant") == Event("core-not-free", {"player": "#0"})


def missing(have: int, need: int, what: str) -> Event:
    return Event("core-not-enough", {"have": have, "need": need, "what": f"@landnam-{what}"})


def test_what_is_missing_is_told() -> None:
    assert told("few_for_farm") == missing(0, 1, "kind-sheep"), "the first kind that he lacks"
    assert told("few_for_unit") == missing(1, 2, "kind-wood")
    assert told("few_for_harbour") == missing(1, 2, "kind-iron")
    assert told("few_for_ageing") == missing(0, 1, "kind-wood")
    assert told("few_to_exchange") == missing(2, 4, "kind-sheep")
    assert told("few_to_stake") == missing(4, 9, "kind-wood")
    assert told("must_exceed") == missing(1, 3, "kind-wood")
    assert told("lacks_wanted") == missing(0, 1, "kind-iron")
    assert told("not_held") == missing(0, 1, "card-landing")
    assert told("no_house") == missing(0, 1, "board-houses")
    assert told("no_piece") == missing(0, 1, "board-ships")


def test_another_moment_another_place_or_an_empty_stock_are_told() -> None:
    assert told("asks_trade") == Event("core-not-now")
    assert told("not_your_turn") == Event("core-not-your-turn")
    assert told("too_near") == Event("core-not-there")
    assert told("none_to_swap") == Event("landnam-board-exhausted", {"kinds": ["@landnam-kind-iron"]})


def why(table: Table, thing: str, seat: int = 0) -> str | None:
    told = explain.why(GAME, table.s, BOOK, seat, thing)
    return told.reason if told else None


@pytest.mark.rule("LN10", "LN46", "LN47", "LN50", "LN52")
def test_a_thing_on_the_board_tells_the_reason_of_the_action_that_got_furthest() -> None:
    table = settler("c4 sea", "d5 bog 5").stands(1, "settler d5")
    assert why(table, "c4") == "settler_at_sea"
    assert why(table, "e5") == "mountain"
    assert why(table, "d5") == "chases"
    assert why(table, "h3") == "too_far"
    assert why(table, "c3") is None, "it can be explored"
    assert why(table, "d4n") == "asks_move", "nothing is built now"
    assert why(Table().deal(NOTHING), "a1") == "corner_cell"
    assert why(trading(), "fate landing") == "wrong_subphase"
    table = building("c4 sea").to_build()
    assert why(table, "d4n") is None
    assert why(table, "e5n") is None
    assert why(table, "a2s") == "no_building"


def test_an_action_is_about_what_the_board_shows() -> None:
    def about(table: Table, text: str) -> str | None:
        return explain.about(GAME, table.s, BOOK, table.awaited[0], table.actions(table.awaited[0])[text])

    table = ship(fate=("find_bog",))
    assert about(table, "step ship_1 b2 find_bog") == "b2"
    assert about(table, "step ship_1 outer") == "outer"
    assert about(table, "swap find_bog wood") == "fate find_bog"
    assert about(table, "stay") is None
    table = building("c4 sea").farm(0, "c4n").stands(0, "ship c4").to_build()
    assert about(table, "farm settler_1 d4s") == "d4s"
    assert about(table, "village c4n") == "c4n"
    assert about(table, "till settler_1") == "d4"
    assert about(table, "harbour ship_1 wood") == "c4"
    assert about(table, "build ship outer") == "outer"
    assert about(plaintiff(), "summon d4 1") == "d4"


def test_the_rule_of_an_action_follows_the_question() -> None:
    def rule_of(table: Table, text: str) -> str | None:
        return explain.rule_of(GAME, table.s, BOOK, table.awaited[0], table.actions(table.awaited[0])[text])

    assert rule_of(ship(), "step ship_1 a3") == "LN47"
    assert rule_of(ship(), "step ship_1 b2") == "LN60"
    assert rule_of(ship(), "step ship_1 outer") == "LN49"
    assert rule_of(settler("c4 bog 5"), "step settler_1 c4") == "LN52"
    assert rule_of(trading(), "done") == "LN72"
    assert rule_of(building().to_build(), "done") == "LN87"
    assert rule_of(plaintiff(), "done") == "LN32"
    assert rule_of(sued().do("handover 2"), "accept") == "LN37"
    assert rule_of(offered(), "accept") == "LN74"
    assert rule_of(sued().do("nothing"), "pass") == "LN44"


def test_what_an_action_costs_and_brings_is_foreseen() -> None:
    def changes(table: Table, text: str) -> dict[str, int]:
        seat = table.awaited[0]
        found = explain.foresee(GAME, table.s, BOOK, seat, table.actions(seat)[text])
        return {change.what.id.removeprefix("landnam-"): change.count for change in found.changes}

    assert changes(trading(), "exchange wood iron") == {"kind-wood": -4, "kind-iron": 1}
    farm = {"kind-wood": -1, "kind-sheep": -1, "kind-grain": -1, "kind-iron": -1}
    assert changes(building().to_build(), "farm settler_1 d4n") == farm
    assert changes(ship(), "step ship_1 a3") == {}


# --- All reasons against the lists ----------------------------------------------------------------------------------


@rule
def first_fault(s: Any, twins: Any, ed: Any, seat: int, rng: Ints, out: Ints, listed: Ints) -> int:
    """The first action that is listed with a reason or not listed without one, or whose reason is another after a
    redeal of what the seat cannot know; -1 if there is none.
    """
    for action in range(len(listed)):
        listed[action] = 0
    for k in range(legal(s, ed, seat, out)):
        listed[out[k]] = 1
    twins[0] = s
    redeal(twins[0], ed, seat, rng)
    for action in range(len(listed)):
        why = why_not(s, ed, seat, action)
        if (why == LEGAL) != (listed[action] == 1) or why_not(twins[0], ed, seat, action) != why:
            return action
    return -1


@rule
def watched(
    states: Any, twins: Any, editions: Any, seed: int, rng: Ints, out: Ints, tally: Ints, listed: Ints, fault: Ints
) -> int:
    """Random games, looked at after every step; how many steps until the end, or until a fault."""
    steps = 0
    for k in range(len(states)):
        seed_stream(rng, seed, k)
        while not states[k].over:
            advance(states[k], editions[0], rng, out, tally)
            steps += 1
            for seat in range(states[k].players):
                action = first_fault(states[k], twins, editions[0], seat, rng, out, listed)
                if action >= 0:
                    fault[0], fault[1], fault[2] = k, seat, action
                    return steps
    return steps


OTHER_READINGS = {"stakes": "any_kind", "flight": "keeps_tokens", "harbour_sites": "land_without"}


@pytest.mark.random_games
@pytest.mark.parametrize(
    ("players", "options"),
    [
        *((players, {}) for players in (3, 5)),
        (4, OTHER_READINGS),
        *(pytest.param(players, OTHER_READINGS, marks=pytest.mark.long) for players in (3, 5)),
        pytest.param(4, {}, marks=pytest.mark.long),
    ],
)
def test_a_reason_is_given_for_just_what_is_not_listed_and_tells_nothing_hidden(
    players: int, options: dict[str, str]
) -> None:
    """Every action that is declared, for every seat, at every moment of random games."""
    watch = GAME.machine.module(sys.modules[__name__])["watched"]
    start = GAME.start(BOOK, GAME.options(players=players, offers=2, turns=60, **options))
    states, fault = start.to_array(4), np.full(3, -1)
    rng, out, tally = buffers(GAME)
    listed = np.zeros(GAME.actions.count, np.int64)
    steps = watch(states, GAME.State.array(1), ED.to_array(), players, rng, out, tally, listed, fault)
    if fault[0] >= 0:
        game, seat, action = map(int, fault)
        state = GAME.State.from_array(states[game])
        told = explain.why_not(GAME, state, BOOK, seat, action)
        pytest.fail(f"game {game}, {state.phase}: {GAME.action_text(state, BOOK, seat, action)!r} of {seat}: {told}")
    assert steps > 1000
