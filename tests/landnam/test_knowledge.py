"""What is secret and what is not: LN22, LNQ75, LNQ95; and whole games played at random."""

from __future__ import annotations

import pytest

from langbord.core.conformance import check_game
from langbord.games.landnam.terms import BREAK_CASE, BREAK_THING, CARDS, PASSED
from tests.landnam.table import BOOK, ED, GAME, Table


def redealt(table: Table, seat: int, seed: int) -> Table:
    twin = Table(table.s.players)
    twin.s = table.s.copy()
    rng = [0] * 4
    GAME.plain.simulate["seed_stream"](rng, seed, 0)
    GAME.plain.redeal(twin.s, ED, seat, rng)
    return twin


@pytest.mark.rule("LNQ95")
def test_a_redeal_leaves_resources_alone_and_moves_fate_cards() -> None:
    table = Table().fate(1, "landing", "landing").fate(2, "break_case")
    hands = set()
    for seed in range(40):
        twin = redealt(table, 0, seed)
        assert twin.s.hand == table.s.hand
        assert twin.fates(0) == table.fates(0)
        assert [sum(row) for row in twin.s.fate] == [sum(row) for row in table.s.fate]
        hands.add(tuple(twin.s.fate[1]))
    assert len(hands) > 10


@pytest.mark.rule("LN22", "LNQ95")
def test_a_redeal_keeps_the_size_of_any_hand() -> None:
    """Nothing limits a hand: here one player holds nearly all 40 cards."""
    table = Table()
    table.fate(1, *(name for name, left in zip(BOOK.names["card"], table.s.pile, strict=True) for _ in range(left)))
    assert sum(table.s.fate[1]) > 32
    for seat in range(3):
        assert [sum(row) for row in redealt(table, seat, 1).s.fate] == [sum(row) for row in table.s.fate]


@pytest.mark.rule("LN5", "LNQ95")
def test_a_first_card_not_yet_shown_is_known_to_be_an_exploration_card() -> None:
    table = Table()
    for seed in range(20):
        assert sum(redealt(table, 0, seed).s.fate[1][:5]) == 1
    table.fate(1, "find_meadow")
    assert any(sum(redealt(table, 0, seed).s.fate[1][:5]) == 0 for seed in range(20))


@pytest.mark.rule("LNQ75", "LNQ95")
def test_answers_in_a_window_are_not_known() -> None:
    table = Table().land("d4 forest 8").farm(0, "d4n").fate(1, "break_case")
    table.unit(1, "settler", "d4")
    table.deal("roll 3 4", "landing").do("summon d4 1", "nothing").do("play break_case", seat=1)
    answers = {
        (twin.s.answers[1], "break_thing" in twin.fates(1)) for twin in (redealt(table, 2, k) for k in range(200))
    }
    assert answers == {(PASSED, False), (PASSED, True), (1 + BREAK_CASE, False), (1 + BREAK_THING, True)}
    assert redealt(table, 1, 1).s.answers[1] == table.s.answers[1], "but he knows his own"


@pytest.mark.rule("LNQ95")
def test_the_table_shows_exhausted_kinds_but_no_stock() -> None:
    table = Table().empty_stock("iron")
    view = table.view(0)
    assert view.exhausted == ["iron"]
    assert not hasattr(view, "stock")


@pytest.mark.rule("LNQ80")
def test_every_fate_card_is_described_by_the_edition() -> None:
    assert [card.id for card in BOOK.printed.fate] == list(BOOK.names["card"])
    assert sum(card.count for card in BOOK.printed.fate) == 40
    by_phase = {
        name: sum(card.count for card in BOOK.printed.fate if card.subphase == name)
        for name in ("exploration", "movement", "althing", "harvest")
    }
    assert by_phase == {"exploration": 14, "movement": 14, "althing": 5, "harvest": 7}
    assert len(BOOK.printed.fate) == CARDS


@pytest.mark.random_games
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_conform(players: int) -> None:
    """T1-T5 and all that is asked of any game; a few of its turns in full, whole games compiled."""
    check_game(GAME, players=players, games=1, offers=2, turns=12)


@pytest.mark.random_games
def test_random_games_conform_with_the_other_readings() -> None:
    check_game(
        GAME,
        players=4,
        games=1,
        seed=5,
        offers=2,
        turns=12,
        stakes="any_kind",
        flight="keeps_tokens",
        harbour_sites="land_without",
        open_hands=True,
    )
