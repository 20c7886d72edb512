"""No question tells of a hidden card: LNQ75, LNQ95.

Two games in which one player holds different fate cards are played side by side, by the same actions and deals. To
everybody else they must look the same all along: what is asked, of whom, and all that is shown and told.
"""

from __future__ import annotations

import random

import pytest

from langbord.core.conformance import check_secrecy, random_play
from langbord.core.game import CHANCE
from langbord.core.oracle import Oracle
from langbord.games.landnam.state import State
from tests.landnam.table import BOOK, GAME, Table

HOLDER = 0


class Pair:
    """Two tables that differ in the holder's fate cards alone."""

    def __init__(self, table: Table, first: str, second: str) -> None:
        self.tables = [Table(table.s.players), Table(table.s.players)]
        for twin, card in zip(self.tables, (first, second), strict=True):
            twin.s = table.s.copy()
            twin.fate(HOLDER, card)
        self.others = [None, *(seat for seat in range(table.s.players) if seat != HOLDER)]
        self.compare(())

    def deal(self, *texts: str) -> Pair:
        for text in texts:
            self._step(CHANCE, text)
        return self

    def do(self, *texts: str, seat: int | None = None) -> Pair:
        for text in texts:
            self._step(self.tables[0].awaited[0] if seat is None else seat, text)
        return self

    def _step(self, actor: int, text: str) -> None:
        told = []
        for table in self.tables:
            before = table.s.copy()
            if actor == CHANCE:
                action = table.outcomes()[text][0]
                table.deal(text)
            else:
                action = table.actions(actor)[text]
                table.do(text, seat=actor)
            told.append([self._events(before, actor, action, table.s, viewer) for viewer in self.others])
        self.compare(told)

    def _events(self, before: State, actor: int, action: int, after: State, viewer: int | None) -> object:
        return GAME.describe(before, BOOK, actor, action, after, viewer)

    def compare(self, told: object) -> None:
        first, second = self.tables
        assert first.awaited == second.awaited
        assert first.phase == second.phase
        for viewer in self.others:
            assert first.view(viewer) == second.view(viewer)
            if viewer is not None:
                assert first.legal(viewer) == second.legal(viewer)
        assert not told or told[0] == told[1]  # type: ignore[index]

    # --- random play ----------------------------------------------------------------------------------------------

    def play_on(self, seed: int) -> None:
        """To the end, by what both can do; the holder's differing cards are never played."""
        source = random.Random(seed)
        while not self.tables[0].s.over:
            awaited = self.tables[0].awaited
            if awaited:
                seat = source.choice(awaited)
                both = set(self.tables[0].legal(seat)) & set(self.tables[1].legal(seat))
                assert both, f"seat {seat} is asked something that depends on the card"
                self._step(seat, source.choice(sorted(both)))
            else:
                deals = set(self.tables[0].outcomes()) & set(self.tables[1].outcomes())
                self._step(CHANCE, source.choice(sorted(deals)))


def island() -> Table:
    """A forest, a meadow and a sea; farms and ships of everybody."""
    table = Table().at_sea().land("d4 forest 8", "d5 meadow 8", "c4 sea", "c3 bog 5")
    return table.farm(0, "d4n").farm(1, "d5s").farm(2, "d4s").stands(0, "ship a2").stands(1, "ship a3", "settler d5")


def settled() -> Table:
    """A game that soon comes to trade, harvests and things; nobody has a fate card yet."""
    table = Table(3, offers=1, turns=30)
    for seat in range(3):
        table.fate(seat)
    table.land("d4 forest 8", "d5 meadow 6", "c4 sea", "c3 bog 5", "f5 field 9").stands(0, "ship a2", "settler d5")
    return table.farm(0, "d4n").farm(1, "d5s").farm(2, "d4s").stands(1, "ship a3").stands(2, "settler f5")


@pytest.mark.rule("LNQ79", "LNQ95")
@pytest.mark.parametrize("card", ["rich_harvest", "rested_soil"])
def test_a_harvest_card_is_not_asked_for(card: str) -> None:
    pair = Pair(island(), card, "give_way").deal("roll 3 5")
    assert any(card in text for text in pair.tables[0].legal(HOLDER))
    assert not any("rich_harvest" in text or "soil" in text for text in pair.tables[1].legal(HOLDER))


@pytest.mark.rule("LNQ79", "LNQ95")
def test_a_card_against_famine_is_not_asked_for() -> None:
    pair = Pair(island().empty_stock("wood").farm(0, "d4n", houses=2), "no_famine", "rested_soil").deal("roll 3 5")
    assert "play no_famine" in pair.tables[0].legal(HOLDER)
    assert pair.tables[1].legal(HOLDER, "play") == []
    pair.do("stay")


@pytest.mark.rule("LN59", "LNQ82", "LNQ95")
def test_a_card_to_enter_what_was_found_is_not_asked_for() -> None:
    pair = Pair(island(), "landing", "give_way").deal("roll 1 1").do("step ship_1 b2").deal("green 5 red 7")
    assert "play landing" in pair.tables[0].legal(HOLDER)
    pair.do("step ship_1 b3").deal("green 5 red 7")
    assert pair.tables[0].phase == "trade"
    assert "play landing" in pair.tables[0].legal(HOLDER)
    assert "play landing" not in pair.tables[1].legal(HOLDER)


@pytest.mark.rule("LN59", "LNQ81", "LNQ95")
def test_an_extra_step_is_not_asked_for() -> None:
    pair = Pair(island(), "extra_step", "landing").deal("roll 1 1").do("step ship_1 b2").deal("green 1 red 7")
    pair.do("step ship_1 a2")
    assert pair.tables[0].phase == "trade"
    assert any("extra_step" in text for text in pair.tables[0].legal(HOLDER))
    pair.do("done")


@pytest.mark.rule("LNQ81", "LNQ95")
def test_who_has_no_resource_but_fate_cards_is_asked_whatever_they_are() -> None:
    pair = Pair(island().hand(0), "extra_step", "landing").deal("roll 1 1").do("step ship_1 a1", "step ship_1 a2")
    assert pair.tables[0].awaited == [HOLDER]


@pytest.mark.rule("LN52", "LNQ95")
def test_a_unit_that_only_a_card_could_move_is_asked_for_whatever_the_card() -> None:
    table = Table().at_sea().land("d4 forest 8").stands(0, "settler e5")
    for name, cell in ((1, "d4"), (2, "d5"), (1, "e4"), (2, "e6"), (1, "f4"), (2, "f5")):
        if table.s.terrain[BOOK.number("cell", cell)] == 0:
            table.land(f"{cell} meadow 5")
        table.stands(name, f"settler {cell}")
    pair = Pair(table, "give_way", "landing").deal("roll 1 1")
    assert pair.tables[0].awaited == [HOLDER]
    assert pair.tables[1].legal(HOLDER, "step") == []


@pytest.mark.random_games
@pytest.mark.rule("LNQ75", "LNQ95")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("extra_step", "mountain_path"),
        ("rich_harvest", "landing"),
        ("no_famine", "rested_soil"),
        ("break_case", "give_way"),
    ],
)
def test_random_games_look_the_same_whatever_card_is_hidden(first: str, second: str) -> None:
    Pair(settled(), first, second).play_on(seed=7)


@pytest.mark.random_games
@pytest.mark.rule("LNQ75", "LNQ88", "LNQ95")
def test_there_are_worlds_of_other_cards_other_standing_answers_and_other_drafts() -> None:
    options = GAME.options(players=3, offers=1, turns=30)
    oracle, source, changed = Oracle(GAME, BOOK, options), random.Random(1), set[str]()
    for match in random_play(GAME, BOOK, options, 0, curious=True, start=settled().s):
        world = oracle.another(match.state, match.moments, source.choice([None, 0, 1, 2]), source)
        if world is not None:
            changed |= {line.partition(":")[0] for line in match.state.differences(world)}
        if changed >= {"fate", "pile", "standing", "give", "want"}:
            return
    raise AssertionError(f"there were only other worlds of {changed}")


@pytest.mark.random_games
@pytest.mark.rule("LNQ75", "LNQ88", "LNQ95")
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_nothing_hidden_gets_out_of_a_settled_island(seed: int) -> None:
    """Things, cases, windows and trade, which come late in games from the beginning."""
    check_secrecy(GAME, BOOK, GAME.options(players=3, offers=1, turns=30), seed, settled().s)
