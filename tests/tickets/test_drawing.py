"""Drawing transport cards: TR10-TR15, TRQ1, TRQ4, TRQ8, TRQ14."""

import pytest

from langbord import IllegalAction
from langbord.core.dealer import FairDealer, ScriptedDealer
from langbord.core.match import Match
from tests.tickets.table import CARDS, hand, in_turn, row, set_piles, tickets


def scripted(match: Match, *deals: str) -> None:
    match.dealer = ScriptedDealer(deals)


@pytest.mark.rule("TR10")
def test_two_cards_from_row_or_pile_the_row_filled_at_once() -> None:
    match = in_turn(deals=["orange", "wild"])
    match.play("draw pink")
    assert match.awaited == [0]
    assert row(match) == ["orange", "blue", "green", "black", "red"]
    match.play("draw pile")
    assert hand(match, 0) == {"red": 1, "pink": 2, "wild": 1}
    assert match.awaited == [1]


@pytest.mark.rule("TR11")
def test_a_face_up_wild_is_the_only_card() -> None:
    match = in_turn(deals=["wild", "pink", "green"])
    match.play("draw pink")
    assert row(match)[0] == "wild"
    assert "draw wild" not in match.legal(), "not as the second card, though just turned up"
    match.play("draw pile")
    assert match.awaited == [1]
    match.play("draw wild")
    assert hand(match, 1)["wild"] == 1
    assert match.awaited == [0], "the turn is over"


@pytest.mark.rule("TR12")
def test_a_wild_drawn_blind_is_an_ordinary_card() -> None:
    match = in_turn(deals=["wild", "wild"])
    match.play("draw pile")
    assert match.awaited == [0]
    match.play("draw pile")
    assert hand(match, 0)["wild"] == 2


@pytest.mark.rule("TR13", "TRQ14")
def test_three_wilds_clear_the_row_before_the_second_card() -> None:
    match = in_turn()
    set_piles(tickets(match), pile={"wild": 1, "pink": 5}, discards={}, row=["red", "wild", "wild", "blue", "green"])
    scripted(match, "wild", "pink", "pink", "pink", "pink", "pink")
    match.play("draw red")
    assert row(match) == ["pink"] * 5
    assert match.legal() == ["draw pile", "draw pink"], "the discards have become the pile"
    assert tickets(match).pile == [0, 1, 1, 0, 0, 0, 3]


@pytest.mark.rule("TR14", "TRQ8")
def test_discards_become_the_pile_the_moment_it_is_empty() -> None:
    match = in_turn()
    set_piles(
        tickets(match), pile={"red": 1}, discards={"blue": 2, "green": 1}, row=["red", "red", "red", "red", "pink"]
    )
    scripted(match, "red")
    match.play("draw pile")
    s = tickets(match)
    assert dict(zip(CARDS, s.pile, strict=True)) == {c: {"blue": 2, "green": 1}.get(c, 0) for c in CARDS}
    assert s.discards == [0] * 7


@pytest.mark.rule("TR14", "TRQ8")
def test_the_pile_may_run_out_while_cards_are_turned_up() -> None:
    match = in_turn()
    set_piles(
        tickets(match),
        pile={"wild": 1, "red": 1},
        discards={"blue": 4},
        row=["pink", "wild", "wild", "green", "green"],
    )
    scripted(match, "wild", "red", "blue", "blue", "green", "wild")
    match.play("draw pink")
    assert row(match) == ["red", "blue", "blue", "green", "wild"]
    assert sum(tickets(match).discards) == 0
    assert sum(tickets(match).pile) == 2 + 4 + 5 - 1 - 5, "pile, discards and the cleared row, less the five new cards"


@pytest.mark.rule("TR15")
def test_there_is_no_hand_limit() -> None:
    match = in_turn()
    s = tickets(match)
    set_piles(s, pile={"pink": 2}, discards={}, row=["blue", "blue", "green", "green", "black"])
    s.hand[0], s.hand[1] = [x + y for x, y in zip(s.hand[0], s.hand[1], strict=True)], [0] * 7
    held = sum(s.hand[0])
    assert held == 44 - 7
    scripted(match, "pink", "pink")
    match.play("draw pile")
    match.play("draw pile")
    assert sum(s.hand[0]) == held + 2


@pytest.mark.rule("TRQ1")
def test_a_row_that_cannot_be_cleared_is_left() -> None:
    match = in_turn()
    set_piles(tickets(match), pile={"wild": 2}, discards={}, row=["red", "wild", "wild", "blue", "green"])
    scripted(match, "wild")
    match.play("draw red")
    assert row(match) == ["wild", "wild", "wild", "blue", "green"], "only two cards in play are not wild"
    assert match.legal() == ["draw pile", "draw blue", "draw green"]


@pytest.mark.rule("TRQ1")
def test_after_three_clearances_in_succession_the_row_is_left() -> None:
    match = in_turn()
    set_piles(tickets(match), pile={"wild": 1}, discards={"pink": 1}, row=["orange", "wild", "wild", "blue", "green"])
    wilds = ["wild", "wild", "wild"]
    scripted(match, "wild", "pink", *wilds, "blue", "green", *wilds, "pink", "blue", *wilds, "green")
    match.play("draw orange")
    assert row(match) == ["blue", *wilds, "green"]
    assert tickets(match).clearances == 0
    assert match.awaited == [0]


@pytest.mark.rule("TRQ1")
def test_a_row_left_full_of_wilds_is_tested_again_with_the_next_card() -> None:
    match = in_turn()
    set_piles(tickets(match), pile={"red": 4}, discards={}, row=["wild", "wild", "wild", "wild", "blue"])
    scripted(match, "red", "red", "red", "red", "wild", "wild")
    match.play("draw blue")
    assert row(match).count("wild") == 2, "a card was put into it, so it was tested and cleared"


@pytest.mark.rule("TRQ4")
def test_with_no_card_to_draw_the_row_is_not_refilled_and_the_second_card_is_skipped() -> None:
    match = in_turn()
    set_piles(tickets(match), pile={}, discards={}, row=["red", None, "wild", None, None])
    assert "draw pile" not in match.legal()
    assert {"draw red", "draw wild"} <= set(match.legal())
    match.play("draw red")
    assert row(match) == [None, None, "wild", None, None]
    assert match.awaited == [1], "a face-up wild cannot be the second card"
    assert "draw wild" in match.legal(), "but it can be the only one"


@pytest.mark.rule("TRQ4")
def test_who_can_do_nothing_passes_and_all_passing_ends_the_game() -> None:
    match = in_turn()
    s = tickets(match)
    set_piles(s, pile={}, discards={}, row=[None] * 5)
    s.carts = [0, 0, 0, 0]
    s.turns_left = 9
    s.where = [3] * 24
    s.holder = [0] * 24
    assert match.legal() == ["pass"]
    match.play("pass")
    assert not match.over
    match.play("pass")
    assert match.over


@pytest.mark.rule("TRQ4", "TR28")
def test_a_pass_is_a_turn_and_starts_the_last_round() -> None:
    match = in_turn(3)
    s = tickets(match)
    set_piles(s, pile={}, discards={}, row=[None] * 5)
    s.hand[0] = [0] * 7
    s.carts = [2, 16, 16, 0]
    s.where, s.holder = [3] * 24, [0] * 24
    assert match.legal() == ["pass"]
    match.play("pass")
    assert s.turns_left == 3
    assert s.passes == 1


@pytest.mark.rule("TRQ4")
def test_passing_is_not_offered_to_who_can_do_anything() -> None:
    match = in_turn()
    set_piles(tickets(match), pile={}, discards={}, row=[None] * 4 + ["wild"])
    assert "pass" not in match.legal()
    assert "draw wild" in match.legal()


@pytest.mark.rule("TRQ8")
def test_cards_spent_while_all_piles_are_empty_fill_the_row() -> None:
    match = in_turn()
    s = tickets(match)
    set_piles(s, pile={}, discards={}, row=[None, "red", "red", "red", None])
    s.hand[1][CARDS.index("pink")] -= 2
    s.hand[0][CARDS.index("pink")] += 2
    scripted(match, "pink", "pink")
    match.play("claim nieuwe_waal-haringpakkerstoren/pink pink")
    assert row(match) == ["pink", "red", "red", "red", "pink"]
    assert sum(s.discards) == sum(s.pile) == 0


@pytest.mark.rule("TRQ14", "TR10")
def test_the_second_card_must_be_taken() -> None:
    match = in_turn(then=FairDealer.from_seed(1))
    match.play("draw blue")
    assert all(text.startswith("draw") for text in match.legal())
    with pytest.raises(IllegalAction):
        match.play("contracts")
