"""What a position of Landnám must not be: each of these is refused with a sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from langbord import BadPosition
from langbord.core import position
from langbord.core.consistency import faults
from langbord.core.game import Options, get_game
from langbord.core.proof import prove
from langbord.core.tampering import check_edits, check_moments
from langbord.games.landnam import terms as t
from langbord.games.landnam.state import State
from tests.golden import folder
from tests.landnam.table import BOOK, ED, Table, cell, corner
from tests.landnam.test_althing import thing
from tests.landnam.test_exploration import exploring

GAME = get_game("landnam")


def options_of(s: State) -> Options:
    words = {"stakes": ("one_kind", "any_kind"), "flight": ("sheds_tokens", "keeps_tokens")}
    chosen = {name: choices[getattr(s, name)] for name, choices in words.items()}
    return GAME.options(players=s.players, offers=s.offers, turns=s.turns, **chosen)


def load(table: Table) -> None:
    position.load(position.dump(GAME, BOOK, options_of(table.s), table.s), BOOK)


def refusal(table: Table, change: Callable[[State], Any]) -> str:
    """What is said to a position that is right but for that change."""
    load(table)
    change(table.s)
    with pytest.raises(BadPosition) as refused:
        load(table)
    return str(refused.value)


def put(**fields: Any) -> Callable[[State], None]:
    """A change of whole fields."""

    def change(s: State) -> None:
        for name, number in fields.items():
            setattr(s, name, number)

    return change


def island(players: int = 3, **options: str) -> Table:
    """Everybody has come to the island; seat 1's settler stands in the forest d4, by farms of seats 0 and 2."""
    table = thing(players, **options).land("c4 sea", "d5 meadow 9")
    table.s.side[:players] = range(players)
    return table


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"phase": 99}, "phase is 99; it can be 0 to 18"),
        ({"phase": -1}, "phase is -1"),
        ({"then": 1}, "then is 1; it can be 0 to 0"),
        ({"active": 3}, "active is 3; it can be 0 to 2"),
        ({"awaited": 8}, "awaited is 8, which names a seat that is not at a table of 3"),
        ({"awaited": -1}, "awaited is -1"),
        ({"awaited": 0}, "awaited is 0, but in the phase move seat 0 owes an action"),
        ({"awaited": 2}, "awaited is 2, but in the phase move seat 0 owes an action"),
        ({"over": 1}, "the game is over, but awaited is 1"),
        ({"over": 1, "awaited": 0}, "the phase is not build, in which turns end (LN92)"),
        ({"over": 1, "awaited": 0, "phase": t.BUILD}, "the game is over and not drawn, but nobody has"),
        ({"drawn": 1}, "the limit of turns is not reached"),
        ({"turn": 0}, "turns begin after the set-up"),
        ({"dice": [0, 3]}, "dice: each shows 1 to 6"),
        ({"dice": [120, 3]}, "dice[0] is 120"),
        ({"phase": t.DEAL_CARDS, "awaited": 0}, "turn is 1, which does not fit the phase"),
        ({"phase": t.DRAW_STARTER, "turn": 0, "awaited": 0}, "has changed, which is too early in the set-up"),
        ({"phase": t.DRAW_FATE, "awaited": 0}, "draws is 0, which does not fit the phase"),
        ({"draws": 1}, "draws is 1, which does not fit the phase"),
        ({"draws": 8}, "draws is 8, which names a seat that is not at a table of 3"),
        ({"phase": t.DRAW_FATE, "awaited": 0, "draws": 1}, "cards are drawn for the althing on a 7 (LN25)"),
        ({"phase": t.EXPLORE, "awaited": 0}, "mover is none"),
        ({"phase": t.FLEE}, "mover is none"),
        ({"phase": t.AGEING}, "there are no two hexes to choose from (LN18)"),
        ({"phase": t.ORDER}, "a 7 calls the althing (LN9)"),
        ({"phase": t.CLOSING, "dice": [3, 4]}, "nobody gets a black token (LN41)"),
        ({"phase": t.PLAINTIFF, "dice": [3, 4]}, "who has no case, or no card to summon with (LN33)"),
        ({"phase": t.ANSWER, "dice": [3, 4]}, "case_unit does not name a unit on the board"),
        ({"phase": t.OFFER}, "the active player's offer is open"),
        ({"phase": t.COUNTER}, "partner is -1, which does not fit the phase"),
        ({"mover": 10}, "mover does not name a unit of the active player on the board"),
        ({"mover": 0}, "mover does not name a unit of the active player on the board"),
        ({"target": 5}, "target or fleeing is named, but mover is none"),
        ({"aged": t.OUTER}, "aged does not name a hex with a number"),
        ({"short": 1}, "which does not fit the stock of kind 0"),
        ({"case_unit": 10}, "speaks of a case, but none is heard"),
        ({"blacks": 1}, "speak of a thing, but none is held"),
        ({"offers_made": 50}, "offers_made is 50, more than the 20 that were agreed on (LNQ90)"),
        ({"addressed": 2}, "but there is no trade"),
        ({"outer_ships": 1}, "but nobody builds"),
        ({"explore_card": t.LANDING}, "explore_card does not name an Exploration card"),
    ],
)
def test_a_number_that_cannot_be_is_named(fields: dict[str, Any], told: str) -> None:
    assert told in refusal(island().deal("roll 1 1"), put(**fields))


@pytest.mark.parametrize(
    ("field", "place", "number", "told"),
    [
        ("terrain", t.MIDDLE, t.FOREST, "in the middle there is a mountain (LN3)"),
        ("terrain", ED.rim, t.BOG, "around the island there is sea (LN2)"),
        ("terrain", cell("c4"), t.MOUNTAIN, "pieces are missing"),
        ("number", cell("d4"), 0, "number[d4] is 0"),
        ("number", cell("d4"), 7, "number[d4] is 7"),
        ("number", cell("c4"), 5, "number[c4] is 5"),
        ("harbour", cell("d4"), t.WOOD, "harbour[d4]: a harbour lies on a sea hex"),
        ("owner", corner("d4n"), 99, "is 99; it can be -1 to 2"),
        ("owner", corner("d4n"), t.NONE, "owner[d4n] is -1, but houses there is 1"),
        ("houses", corner("d4s"), 2, "houses[d4s] is 2: a village stands at the sea (LN83)"),
        ("occupant", cell("d4"), t.NONE, "place[1/settler_1]: another unit, or none, is the occupant"),
        ("occupant", cell("c4"), 10, "occupant[c4] names a unit whose place is another"),
        ("place", 10, cell("c4"), "place[1/settler_1]: a settler stands at sea (LN52)"),
        ("place", 5, cell("f5"), "place[0/ship_1]: the unit stands where nothing is known yet (LN60)"),
        ("place", 45, t.OUTER, "place[4/ship_1]: the unit belongs to a seat that is not at the table"),
        ("red", 10, 2, "red[1/settler_1], far[1/settler_1]: tokens stand by units"),
        ("red", 15, 1, "red[1/ship_1] names seat 0, which has no building there (LN40)"),
        ("far", 10, 1, "a unit that flees sheds its tokens (LNQ44)"),
        ("markers", 7, 1, "markers: there are none with 0, 1 or 7"),
        ("side", 1, 0, "two players started at the same side"),
        ("side", 1, t.NONE, "side[1] is none, but the seat has come to the island"),
        ("stock", 0, -5, "stock[0] is -5"),
        ("first_card", 0, 2, "first_card[0] is 2"),
        ("loose", 0, 40, "more than there are units (LN40)"),
        ("answers", 0, t.PASSED, "answers[0] is 1, but there is no window (LNQ75)"),
        ("standing", 0, t.FOR_THE_THING, "speak of a thing, but none is held"),
        ("cases", 10, 1, "speak of a thing, but none is held"),
        ("chain_length", 0, 1, "speaks of a case, but none is heard"),
        ("orders", 0, 1, "but nobody builds"),
    ],
)
def test_a_cell_that_cannot_be_is_named(field: str, place: int, number: int, told: str) -> None:
    assert told in refusal(island().deal("roll 1 1"), lambda s: getattr(s, field).__setitem__(place, number))


@pytest.mark.parametrize(("seat", "number"), [(0, -5), (1, 127)])
def test_tokens_that_cannot_be_are_named(seat: int, number: int) -> None:
    told = refusal(island().deal("roll 1 1"), lambda s: s.tokens[seat].__setitem__(t.WHITE, number))
    assert told == f"tokens[{seat}][0] is {number}; it can be 0 to 80"


@pytest.mark.rule("LN5")
def test_who_is_known_to_hold_his_first_card_has_an_exploration_card() -> None:
    def spent(s: State) -> None:
        s.discard, s.fate[1] = s.fate[1], s.discard

    assert "first_card[1] is 1, but the seat holds no Exploration card (LN5)" in refusal(island(), spent)


@pytest.mark.rule("LNQ15")
def test_nothing_is_drawn_from_an_empty_pile_nor_by_nobody() -> None:
    """The dealer looked for somebody to draw for ever; with an empty pile it divided by zero."""

    def emptied(s: State) -> None:
        s.pile, s.discard = s.discard, s.pile

    assert "the pile is empty (LNQ15)" in refusal(island().deal("roll 3 4"), emptied)
    assert "draws is 0, which does not fit the phase" in refusal(island().deal("roll 3 4"), put(draws=0))
    assert "seat 1, which holds a fate card and draws none" in refusal(island().deal("roll 3 4"), put(draws=3))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (put(case_unit=t.NONE), "case_unit does not name a unit"),
        (put(case_kind=t.IRON), "case_kind is not what the hex of case_unit produces"),
        (put(plaintiff=2, cases=[0] * t.UNITS), "chain begins with the plaintiff"),
        (put(heard=4), "heard is 4, but a plaintiff has his turn"),
        (put(asked=t.NONE), "asked is -1, which is not one of the chain"),
        (put(asked=1), "asked is 1, which is not one of the chain"),
        (put(opening=1), "stakes are of the disputed kind alone (LNQ20)"),
        (put(answering=t.PROSECUTION), "the side that answers has as many cards as it needs already"),
        (put(phase=t.HANDOVER, offeree=2, awaited=4), "offeree is 2, to whom the case was not offered"),
        (put(phase=t.VERDICT), "asked is 0, but all of the side that answers have been asked"),
        (put(blacks=2), "blacks names seat 1, against which no 3 cases are left untried"),
        (lambda s: s.chain[t.DEFENCE].__setitem__(0, 0), "nobody twice (LN36)"),
        (lambda s: s.staked[t.PROSECUTION].__setitem__(t.WOOD, 0), "has summoned with a card of case_kind"),
        (lambda s: s.staked[t.DEFENCE].__setitem__(t.IRON, 1), "stakes are of the disputed kind alone"),
        (lambda s: s.cases.__setitem__(10, 5), "the case that is heard cannot be brought again"),
        (lambda s: s.cases.__setitem__(11, 1), "cases[11] names a seat that has no case against this unit"),
    ],
)
def test_a_case_that_cannot_be_is_named(change: Callable[[State], Any], told: str) -> None:
    table = island(4).deal("roll 3 4", "extra_step").do("first 0", "summon d4 1")
    assert table.phase == "answer"
    assert told in refusal(table, change)


@pytest.mark.rule("LNQ75")
def test_an_answer_in_a_window_is_of_a_card_that_is_held() -> None:
    def played(answer: int) -> Callable[[State], None]:
        def change(s: State) -> None:
            s.answers[0], s.awaited = answer, s.awaited & ~1

        return change

    def window() -> Table:
        table = island().fate(0, "break_case").fate(1, "landing").deal("roll 3 4", "extra_step")
        return table.do("first 0", "summon d4 4", "handover 2", "decline")

    assert window().phase == "verdict"
    assert "a card that the seat cannot have played" in refusal(window(), played(1 + t.BREAK_THING))
    assert "a card that the seat cannot have played" in refusal(window(), played(1 + t.LANDING))
    assert "who has not answered is awaited" in refusal(window(), put(awaited=1))
    table = window()
    played(1 + t.BREAK_CASE)(table.s)
    load(table)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda s: s.give[0].__setitem__(t.WOOD, 9), "give[0] has more cards than the seat holds"),
        (lambda s: s.want[0].__setitem__(t.WOOD, 1), "want[0] has a kind that is given too"),
        (lambda s: s.give.__setitem__(0, [0] * 4), "give[0] must leave a kind to want, and comes first"),
        (lambda s: s.give[2].__setitem__(t.WOOD, 1), "give[2] is not empty, but the seat is not asked"),
        (put(proposed=0), "the active player's offer is open"),
        (put(proposed=3), "proposed names seat 1, whose offer does not go both ways"),
        (put(awaited=6), "awaited is 6, but the offer is open to others"),
        (put(awaited=0), "awaited is 0, but in the phase offer somebody has still to answer"),
        (put(addressed=3), "addressed names the active player"),
        (put(partner=1), "partner is 1, which does not fit the phase"),
        (put(phase=t.COUNTER, partner=1, awaited=1), "whose counter-offer the active player cannot accept"),
        (put(phase=t.TRADE, awaited=1), "one other player at most has made one"),
    ],
)
def test_an_offer_that_cannot_be_is_named(change: Callable[[State], Any], told: str) -> None:
    table = island().to_trade().do("give wood", "want sheep", "to 1", "propose")
    assert table.phase == "offer"
    assert told in refusal(table, change)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda s: s.orders.__setitem__(0, 7), "orders[0] is 7, which is no order"),
        (lambda s: s.orders.__setitem__(0, 1), "orders[0] is 1, but that unit is not on the island (LN88)"),
        (lambda s: s.works.__setitem__(corner("d4s"), 1), "cannot have been ordered: no_building (LN76)"),
        (lambda s: s.works.__setitem__(corner("d4n"), 1), "cannot have been ordered: not_vacant (LN76)"),
        (put(outer_ships=5), "orders: build_outer cannot have been ordered: no_piece (LNQ74)"),
    ],
)
def test_an_order_that_cannot_be_is_named(change: Callable[[State], Any], told: str) -> None:
    table = island().hand(0, wood=6, sheep=6, grain=6, iron=6).to_build()
    assert told in refusal(table, change)


def test_a_unit_flees_from_where_another_has_come() -> None:
    """Seat 1's settler in the forest d4 gives way to the first of seat 0's from the meadow d5."""
    table = island().land("e4 field 4", "d3 bog 10").stands(0, "settler d5")
    table.s.red[10] = 1
    table.deal("roll 1 1").do("step settler_1 d4")
    assert table.phase == "flee"
    assert "another unit, or none, is the occupant of that cell" in refusal(table, put(fleeing=t.NONE))
    table.s.fleeing = 10
    assert "fleeing does not name a unit on whose cell the mover has come" in refusal(table, put(mover=5))


def test_what_is_explored_is_an_unknown_cell_beside_the_mover() -> None:
    def roll(**fields: Any) -> str:
        return refusal(exploring("roll_twice").do("step ship_1 b2 roll_twice"), put(**fields))

    assert "target must be an empty cell beside the mover" in roll(target=t.MIDDLE)
    assert "target is known" in roll(target=cell("a1"))
    assert "target is none" in roll(target=t.NONE)
    assert "finds: the dice are still to be rolled" in roll(finds=[3, 5])
    assert "two different finds" in roll(phase=t.CHOOSE_FIND, awaited=1)
    assert "cannot be found there" in roll(finds=[169, t.NONE])


# --- Any position ---------------------------------------------------------------------------------------------------

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "stakes": "any_kind", "harbour_sites": "land_without"},
    {"players": 5, "flight": "keeps_tokens", "open_hands": True},
]


@pytest.mark.random_games
@pytest.mark.parametrize("options", TABLES)
def test_every_moment_of_a_random_game_is_accepted(options: dict[str, Any]) -> None:
    chosen = GAME.options(**options, turns=9, offers=2)
    assert check_moments(GAME, BOOK, chosen, 30) > 50


@pytest.mark.random_games
@pytest.mark.parametrize("options", TABLES)
def test_an_edited_position_is_refused_or_played_to_its_end(options: dict[str, Any]) -> None:
    chosen = GAME.options(**options, turns=20, offers=2)
    assert check_edits(GAME, BOOK, chosen, edits=200, seed=5, plain=2) > 20


@pytest.mark.parametrize("name", ["handed_over_twice", "chased_off_the_board", "case_broken_off", "ship_ashore"])
def test_every_moment_of_a_golden_record_is_accepted(name: str) -> None:
    """Greedy players sue, build and chase as random ones hardly do."""
    match = prove((folder("landnam") / f"{name}.jsonl").read_text(encoding="utf-8")).match
    for moment in match.moments[::7]:
        assert list(faults(GAME, BOOK, match.options, moment.after)) == []
