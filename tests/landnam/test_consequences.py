"""Consequences of the rules that hold at every moment of a game (T1-T11 of the rulebook).

T1 to T5 are in the game's totals, which every random game watches; T8 and T9 have tests of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from langbord.games.landnam.state import State
from langbord.games.landnam.terms import DRAW_FATE, HANDOVER, MOVE, NONE, ORDER, ROLL
from tests.landnam.table import ED, GAME, Table

ALTHING_CARDS = ("play break_case", "play break_thing")
HARVEST_CARDS = ("play rich_harvest", "play rested_soil", "play no_famine")


def random_game(seed: int, turns: int = 90) -> Iterator[tuple[Table, State]]:
    """A random game: the table at every moment, and the state before."""
    table = Table(4, offers=1, turns=turns)
    rng, scratch, tally = [0] * 4, [0] * GAME.scratch, [0, 0]
    GAME.plain.simulate["seed_stream"](rng, seed, 0)
    while not table.s.over:
        before = table.s.copy()
        GAME.plain.simulate["advance"](table.s, ED, rng, scratch, tally)
        yield table, before


@pytest.mark.rule("LN92", "LN95")
def test_points_never_fall() -> None:
    """T11; T2: points are the houses on the board and the tokens given."""
    last = [0] * 4
    for table, _ in random_game(3):
        points = table.scores()
        houses = [
            sum(n for n, owner in zip(table.s.houses, table.s.owner, strict=True) if owner == k) for k in range(4)
        ]
        assert points == [houses[k] + sum(table.s.tokens[k]) for k in range(4)]
        assert all(now >= then for now, then in zip(points, last, strict=True))
        last = points


@pytest.mark.rule("LN16", "LN17", "LN18")
def test_a_harvest_pays_all_or_nothing_and_ages_one_hex_or_none() -> None:
    """T6, where no Harvest card is played: seen at the rolls that lead straight to movement."""
    harvests = famines = 0
    for table, before in random_game(4, turns=250):
        s = table.s
        if before.phase != ROLL or s.phase != MOVE or sum(s.dice) == 7:
            continue
        paid = before.stock[:] != s.stock[:] and not s.short
        changed = [c for c in range(ED.cells) if s.number[c] != before.number[c]]
        if s.short:
            famines += 1
            assert all(s.hand[k][kind] == 0 for k in range(4) for kind in range(4) if s.short >> kind & 1)
            assert changed == []
        elif paid:
            harvests += 1
            assert len(changed) <= 1, "none only where no other marker was free"
        else:
            assert changed == []
            assert s.hand == before.hand
    assert harvests > 20


@pytest.mark.rule("LN27")
def test_no_outlaw_and_no_red_token_is_left_when_cases_begin() -> None:
    """T7."""
    things = 0
    for table, before in random_game(5, turns=250):
        if before.phase in (ROLL, DRAW_FATE) and any(table.s.cases):
            things += 1
            assert not any(table.s.red)
            assert not any(table.s.far)
            assert not any(table.s.loose)
    assert things > 3


@pytest.mark.rule("LN10", "LN42", "LN43")
def test_althing_cards_on_a_seven_only_and_harvest_cards_never_then() -> None:
    """T10."""
    for table, _ in random_game(6):
        if table.s.phase == ROLL or not table.s.awaited:
            continue
        seven = sum(table.s.dice) == 7
        for seat in table.awaited:
            texts = table.legal(seat, "play")
            assert seven or not any(text.startswith(ALTHING_CARDS) for text in texts)
            assert not seven or not any(text.startswith(HARVEST_CARDS) for text in texts)


@pytest.mark.rule("LN34", "LNQ21")
def test_what_is_staked_never_comes_back() -> None:
    """T8: during a case no hand grows."""
    for table, before in random_game(7, turns=250):
        if ORDER < before.phase <= HANDOVER and before.case_unit != NONE:
            assert all(now <= then for k in range(4) for now, then in zip(table.s.hand[k], before.hand[k], strict=True))
