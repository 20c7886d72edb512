"""Standing answers, and no question that has one answer: LN29, LNQ75, LNQ91."""

from __future__ import annotations

import pytest
from bench.clicks import Kind, counted

from langbord.games.landnam.terms import ALWAYS
from tests.landnam.table import BOOK, ED, GAME, Table
from tests.landnam.test_althing import SEVEN, held, thing, three_cases
from tests.landnam.test_knowledge import redealt


def lost(*fate: str) -> Table:
    """Seat 1 has lost a case against seat 0; seats 1 and 2 hold the card named, or one that helps nobody."""
    table = held()
    for seat in (1, 2):
        table.fate(seat, *(fate or ("landing",)))
    return table.do("summon d4 2", "nothing")


@pytest.mark.rule("LNQ75")
def test_who_passes_for_the_thing_is_not_asked_again_in_it() -> None:
    table = lost().do("pass thing", seat=2).do("pass", seat=1).do("pass", seat=0)
    table.do("summon d4 1", "nothing")
    assert table.phase == "verdict"
    assert table.awaited == [0, 1]
    table.do("pass", seat=0).do("pass", seat=1)
    assert table.phase == "move"
    assert table.view().possible_cases == {}
    assert table.s.standing[2] == 0, "the thing is over"


@pytest.mark.rule("LNQ75")
def test_who_always_passes_is_not_asked_until_he_says_so() -> None:
    table = lost().do("pass always", seat=2)
    assert table.legal(2) == [], "he has answered this one"
    table.do("pass", seat=1).do("pass", seat=0)
    own = table.view(2).own
    assert own is not None
    assert own.standing == "always"
    assert "ask" in table.legal(2)
    table.do("ask", seat=2).do("summon d4 1", "nothing")
    assert table.awaited == [0, 1, 2]


@pytest.mark.rule("LNQ75")
def test_who_always_passes_may_still_play_a_card_while_the_thing_waits() -> None:
    table = lost("break_thing").do("pass always", seat=2).do("pass", seat=1).do("pass", seat=0)
    assert set(table.legal(2)) >= {"play break_thing", "ask"}


@pytest.mark.rule("LNQ75")
def test_a_window_in_which_all_pass_is_over_at_once() -> None:
    table = lost()
    for seat in (0, 1, 2):
        table.do("pass always", seat=seat)
    table.do("summon d4 1", "nothing")
    assert table.phase == "move"
    assert table.tokens(2) == {"white": 1}


@pytest.mark.rule("LNQ75", "LNQ95")
def test_nobody_else_knows_of_a_standing_answer_but_by_the_answer_itself() -> None:
    first, second = lost(), lost()
    first.do("pass", seat=2)
    second.do("pass always", seat=2)
    for viewer in (None, 0, 1):
        assert first.view(viewer) == second.view(viewer)
    assert redealt(second, 0, 1).s == redealt(first, 0, 1).s
    assert redealt(second, 2, 1).s.standing[2], "but he knows his own"


@pytest.mark.rule("LNQ75")
@pytest.mark.parametrize("standing", [(), (2,), (0, 1, 2)])
def test_what_opens_a_window_is_not_taken_back_as_it_shows_who_passes_always(standing: tuple[int, ...]) -> None:
    table = lost()
    for seat in (0, 1, 2):
        table.do("pass always" if seat in standing else "pass", seat=seat)
    table.do("summon d4 1")
    before, action = table.s.copy(), table.actions(1)["nothing"]
    table.do("nothing")
    assert GAME.reveals(before, BOOK, 1, action, table.s)


@pytest.mark.rule("LNQ75", "LN5")
def test_who_is_known_to_hold_no_althing_card_is_not_asked() -> None:
    table = held().fate(2).do("summon d4 2", "nothing")
    assert table.awaited == [0], "seat 1 has only his first Exploration card, seat 2 none"


@pytest.mark.rule("LNQ75")
def test_nobody_is_asked_for_a_card_that_lies_in_the_discard() -> None:
    def summoned(*left: str) -> Table:
        table = held()
        for card in {"break_case", "break_thing"} - set(left):
            k = BOOK.names["card"].index(card)
            table.s.discard[k], table.s.pile[k] = table.s.pile[k], 0
        return table.fate(1, "landing").do("summon d4 2", "nothing")

    assert summoned("break_case").awaited == [0, 1]
    assert summoned("break_thing").awaited == [0, 1]
    assert summoned().phase == "plaintiff", "the case is decided, and seat 2 may sue"


@pytest.mark.rule("LNQ75")
def test_a_bot_that_always_passes_wants_to_be_asked_when_it_holds_an_althing_card() -> None:
    for card, wants in (("landing", False), ("break_case", True)):
        table = held().fate(0, card)
        table.s.standing[0] = ALWAYS
        texts = table.actions(0)
        worth = [0.0] * len(texts)
        GAME.plain.appraise(table.s, ED, 0, list(texts.values()), len(texts), worth)
        best = max(zip(worth, texts, strict=True))[1]
        assert (best == "ask") == wants
        assert wants or worth[list(texts).index("ask")] < 0


@pytest.mark.rule("LN29")
def test_nobody_is_asked_who_is_first_of_one_plaintiff_or_none() -> None:
    table = thing().hand(2, sheep=1).deal(SEVEN, "extra_step")
    assert (table.phase, table.awaited) == ("plaintiff", [0])
    table = three_cases().hand(0).hand(2).deal(SEVEN, "extra_step")
    assert table.phase == "closing"


@pytest.mark.rule("LNQ91")
def test_the_turn_is_over_when_nothing_else_can_be_built() -> None:
    table = Table().at_sea().fate(0).land("d4 forest 5").stands(0, "settler d4")
    table.hand(0, wood=1, sheep=1, grain=1, iron=1).to_build()
    farm = next(text for text in table.legal() if text.startswith("farm"))
    table.do(farm)
    assert table.s.active == 1, "he has no card left"
    assert table.scores()[0] == 1


@pytest.mark.rule("LNQ75")
def test_who_gives_standing_answers_presses_little_that_changes_nothing() -> None:
    """Three times a game at most, a seat, where each player had to 17 to 40 times before there were such answers."""
    kind = Kind("landnam", {"offers": 3}, hand="fate")
    game = counted(kind, 3, 1, standing=True)
    assert game.forced <= 3
    assert game.cards > 0
    assert game.forced < counted(kind, 3, 1, standing=False).forced
