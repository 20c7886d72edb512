"""Drawing contracts and what is known of them: TR25-TR27, TRQ7, TRQ11."""

import pytest

from langbord.core.dealer import FairDealer
from langbord.core.match import Match
from langbord.games.tickets.terms import HELD, IN_PILE, NONE, UNDER_PILE
from tests.tickets.table import CONTRACTS, begin, hand, hold, in_turn, opening, own, tickets


@pytest.mark.rule("TR25")
def test_two_contracts_are_drawn_and_one_may_go_back_under_the_pile() -> None:
    match = in_turn(deals=[CONTRACTS[10], CONTRACTS[12]])
    match.play("contracts")
    assert set(match.legal()) == {
        f"keep {CONTRACTS[10]} {CONTRACTS[12]}",
        f"keep {CONTRACTS[10]}",
        f"keep {CONTRACTS[12]}",
    }
    match.play(f"keep {CONTRACTS[12]}")
    s = tickets(match)
    assert s.where[12] == HELD
    assert s.where[10] == UNDER_PILE
    assert s.under[0] == 10
    assert match.awaited == [1]


@pytest.mark.rule("TR26")
def test_kept_contracts_stay_and_any_number_may_be_held() -> None:
    match = in_turn(2, then=FairDealer.from_seed(4))
    s = tickets(match)
    held: set[int] = set()
    for _ in range(10):
        match.play("contracts")
        match.play(match.legal()[0])
        now = {c for c in range(24) if s.where[c] == HELD and s.holder[c] == 0}
        assert held <= now
        held = now
    assert len(held) == 12
    assert not any(text.startswith("contracts") for text in match.legal()), "TR27: none is left"


@pytest.mark.rule("TR27")
def test_the_last_contract_must_be_kept() -> None:
    match = in_turn()
    hold(tickets(match), 1, *CONTRACTS[3:])
    s = tickets(match)
    last = [c for c in range(24) if s.where[c] == IN_PILE]
    assert len(last) == 1
    match.dealer = FairDealer.from_seed(1)
    match.play("contracts")
    assert match.legal() == [f"keep {CONTRACTS[last[0]]}"]
    match.play(match.legal()[0])
    assert "contracts" not in match.legal()


def run_down_to_the_bottom(kept_by_other: str) -> Match:
    """A game in which only contracts that were given back are left: CONTRACTS[1] by seat 0; seat 1 is to act."""
    match = begin(2, opening(2), FairDealer.from_seed(1))
    match.play(f"keep {CONTRACTS[0]}", 0)
    match.play(f"keep {kept_by_other}", 1)
    s = tickets(match)
    for contract in range(24):
        if s.where[contract] == IN_PILE:
            s.where[contract], s.holder[contract] = HELD, 0
    match.play("draw blue")
    match.play("draw green")
    return match


@pytest.mark.rule("TR25", "TRQ11")
def test_a_returned_contract_comes_back_from_under_the_pile() -> None:
    given_back = CONTRACTS[1]
    match = run_down_to_the_bottom(" ".join(CONTRACTS[2:4]))
    assert match.view(0).own.under_pile == {given_back: 0}
    match.play("contracts")
    assert match.undoable == 0, "it was shown, though no chance was in it"
    assert match.legal() == [f"keep {given_back}"]
    match.play(match.legal()[0])
    assert [contract.name for contract in match.view(0).seats[1].shown] == [given_back], "who returned it knows"
    assert match.view(None).seats[1].shown == []


@pytest.mark.rule("TRQ11")
def test_who_knows_one_of_two_does_not_know_which_was_kept() -> None:
    match = run_down_to_the_bottom(CONTRACTS[2])
    match.play("contracts")
    match.play(f"keep {CONTRACTS[1]}")
    assert match.view(0).seats[1].shown == []


@pytest.mark.rule("TRQ7")
def test_a_player_sees_which_of_his_own_contracts_are_completed() -> None:
    match = in_turn()
    s = tickets(match)
    hold(s, 0, "korenmetershuisje-dam")
    assert [contract.completed for contract in match.view(0).seats[0].shown] == [False]
    own(s, 0, "korenmetershuisje-oude_kerk/green", "oude_kerk-dam/pink")
    assert [contract.completed for contract in match.view(0).seats[0].shown] == [True]


@pytest.mark.rule("TRQ11")
def test_cards_taken_from_the_row_stay_known_until_spent() -> None:
    match = in_turn(deals=["green", "pink", "pink", "red"])
    match.play("draw pink")
    match.play("draw pile")
    seen = match.view(1).seats[0]
    assert seen.seen == {"pink": 1}
    assert seen.cards == 4
    assert match.view(1).own.hand == hand(match, 1)
    s = tickets(match)
    s.seat, s.awaited = 0, 1
    match.play("claim de_drie_hendricken-westermarkt/pink pink")
    assert match.view(1).seats[0].seen == {}, "of two pink ones the seen one is said to be spent"


@pytest.mark.rule("TRQ11")
def test_numbers_of_cards_and_the_discards_are_public() -> None:
    match = in_turn(3)
    shown = match.view(None)
    assert [seat.cards for seat in shown.seats] == [2, 2, 2]
    assert [seat.contracts for seat in shown.seats] == [2, 2, 2]
    assert shown.pile == 44 - 6 - 5
    assert shown.contract_pile == 18
    assert shown.own is None
    tickets(match).discards[0] += 1
    assert match.view(None).discards == {"pink": 1}


def test_no_contract_is_lost_when_one_is_given_back() -> None:
    match = in_turn(deals=CONTRACTS[10:12])
    match.play("contracts")
    match.play(f"keep {CONTRACTS[10]}")
    s = tickets(match)
    assert s.under[:2] == [11, NONE]
    assert match.view(0).contract_pile == 24 - 4 - 1
