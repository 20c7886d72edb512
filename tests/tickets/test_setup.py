"""Material and set-up: TR1-TR9, TRQ1-TRQ3."""

import pytest

from langbord import BadOptions, IllegalAction, new
from langbord.core.dealer import FairDealer
from tests.tickets.table import BOOK, CARDS, CONTRACTS, begin, hand, opening, row, tickets


@pytest.mark.rule("TR1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_have_16_carts_each(players: int) -> None:
    match = begin(players)
    assert tickets(match).carts[:players] == [16] * players


@pytest.mark.rule("TR1")
@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 4 players, not {players}"):
        new("tickets", players=players)


@pytest.mark.rule("TR2")
def test_there_are_44_transport_cards() -> None:
    counts = dict(zip(CARDS, BOOK.table.card_count, strict=True))
    assert counts == {"pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6, "wild": 8}


@pytest.mark.rule("TR3")
def test_there_are_24_contracts_and_16_bonus_cards() -> None:
    assert len(CONTRACTS) == len(BOOK.printed.contract) == 24
    assert tickets(begin(2)).bonus_pile == 16


@pytest.mark.rule("TR4")
def test_scores_start_at_nought() -> None:
    s = tickets(begin(4))
    assert s.points == [0, 0, 0, 0]
    assert s.bonus == [0, 0, 0, 0]


@pytest.mark.rule("TR5")
def test_two_cards_each_then_five_face_up() -> None:
    match = begin(3)
    assert [hand(match, seat) for seat in range(3)] == [
        {"red": 1, "green": 1},
        {"blue": 1, "black": 1},
        {"pink": 1, "orange": 1},
    ]
    assert row(match) == ["pink", "blue", "green", "black", "red"]
    assert sum(tickets(match).pile) == 44 - 6 - 5


@pytest.mark.rule("TR6")
def test_three_wilds_in_the_first_row_are_replaced() -> None:
    first, second = ["wild", "wild", "pink", "wild", "blue"], ["red", "red", "green", "wild", "wild"]
    match = begin(2, opening(2, row=[*first, *second]))
    assert row(match) == second
    assert tickets(match).discards == [1, 1, 0, 0, 0, 0, 3]


@pytest.mark.rule("TR6")
def test_two_wilds_in_the_first_row_stay() -> None:
    shown = ["wild", "wild", "pink", "red", "blue"]
    assert row(begin(2, opening(2, row=shown))) == shown


@pytest.mark.rule("TR7")
def test_each_player_is_offered_two_contracts_and_keeps_one_or_both() -> None:
    match = begin(2)
    first, second = CONTRACTS[:2]
    assert sorted(match.legal(0)) == sorted([f"keep {first} {second}", f"keep {first}", f"keep {second}"])
    with pytest.raises(IllegalAction):
        match.play(f"keep {CONTRACTS[2]}", 0)


@pytest.mark.rule("TR7", "TRQ2")
def test_all_choose_at_the_same_time_and_unseen() -> None:
    match = begin(3)
    assert match.awaited == [0, 1, 2]
    before = match.view(1)
    match.play(f"keep {CONTRACTS[0]}", 0)
    assert match.awaited == [1, 2]
    after = match.view(1)
    assert after.seats == before.seats, "the choice shows before all have chosen"
    assert after.contract_pile == before.contract_pile
    match.play(match.legal(2)[0], 2)
    match.play(match.legal(1)[0], 1)
    assert [seat.contracts for seat in match.view(1).seats] == [1, 2, 2]
    assert match.awaited == [0], "the start player's first turn begins"


@pytest.mark.rule("TRQ2", "TR7")
def test_returned_contracts_go_under_the_pile_start_player_first() -> None:
    match = new("tickets", players=3, starter="seat_1", seed=3)
    back = {}
    for seat in (2, 0, 1):  # the order of choosing plays no part
        kept, given = (contract.name for contract in match.view(seat).own.offered)
        match.play(f"keep {kept}", seat)
        back[seat] = given
    under = [CONTRACTS[c] for c in tickets(match).under[:3]]
    assert under == [back[1], back[2], back[0]]
    assert match.view(2).own.under_pile == {back[2]: 24 - 6 + 1}, "he knows how many lie above it"


@pytest.mark.rule("TR8")
def test_contracts_stay_secret_until_the_end() -> None:
    match = begin(2)
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat)
    theirs = match.view(0).seats[1]
    assert theirs.contracts == 2
    assert theirs.shown == []
    tickets(match).over = 1
    assert {contract.name for contract in match.view(0).seats[1].shown} == set(CONTRACTS[2:4])


@pytest.mark.rule("TRQ3", "TR9")
def test_the_starting_player_is_random_or_chosen() -> None:
    starters = {tickets(new("tickets", players=3, seed=seed)).seat for seed in range(20)}
    assert starters == {0, 1, 2}
    assert tickets(new("tickets", players=3, starter="seat_2")).seat == 2
    with pytest.raises(BadOptions, match="no seat_3 at a table of 3"):
        new("tickets", players=3, starter="seat_3")


@pytest.mark.rule("TR9")
def test_play_goes_clockwise_one_action_a_turn() -> None:
    match = begin(3, opening(3), FairDealer.from_seed(1))
    for seat in range(3):
        match.play(match.legal(seat)[0], seat)
    order = []
    for _ in range(6):
        order.append(match.awaited[0])
        match.play("contracts")
        match.play(match.legal()[0])
    assert order == [0, 1, 2, 0, 1, 2]
