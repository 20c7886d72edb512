"""Trade: LN70-LN75."""

import pytest

from langbord.games.landnam.state import State
from tests.landnam.table import Table


def trading(players: int = 3, **options: int) -> Table:
    """Seat 0 in the trade phase; nobody has a unit or a building."""
    return Table(players, **options).at_sea().fate(0).to_trade()


@pytest.mark.rule("LN70", "LNQ55")
def test_four_equal_cards_for_one_of_another_kind() -> None:
    table = trading().hand(0, wood=9, sheep=3).empty_stock("iron")
    assert table.legal(begins="exchange") == ["exchange wood sheep", "exchange wood grain"], "the stock must have it"
    table.do("exchange wood grain", "exchange wood grain")
    assert table.cards(0) == {"wood": 1, "sheep": 3, "grain": 2}


@pytest.mark.rule("LN71", "LNQ46", "LNQ56")
def test_a_harbour_exchanges_two_for_one_of_the_kind_shown() -> None:
    def harbour(ship: int | None, farm: int | None) -> list[str]:
        table = Table().at_sea().fate(0).land("d4 forest 5", "c4 sea").harbour("c4", "wood").hand(0, wood=2, sheep=2)
        if ship is not None:
            table.s.red[table.unit(ship, "ship", "c4")] = 0b100
        if farm is not None:
            table.farm(farm, "d4n")
        return table.to_trade().legal(begins="exchange")

    two_wood = ["exchange wood sheep", "exchange wood grain", "exchange wood iron"]
    assert harbour(ship=None, farm=None) == []
    assert harbour(ship=None, farm=0) == two_wood, "by a building, no ship being there"
    assert harbour(ship=0, farm=None) == two_wood, "by a ship, an outlaw too"
    assert harbour(ship=1, farm=0) == [], "another's ship blocks the building"
    assert harbour(ship=1, farm=None) == []


@pytest.mark.rule("LN71")
def test_a_harbour_exchange_costs_two() -> None:
    table = Table().at_sea().fate(0).land("d4 forest 5", "c4 sea").harbour("c4", "wood").farm(0, "d4n").hand(0, wood=2)
    table.to_trade().do("exchange wood iron")
    assert table.cards(0) == {"iron": 1}


@pytest.mark.rule("LN72", "LN73", "LNQ88", "LNQ90")
def test_any_bundle_for_any_bundle() -> None:
    table = trading().hand(0, wood=2, sheep=1).hand(1, iron=3, grain=1)
    table.do("give wood", "give wood", "give sheep", "want grain", "want iron", "want iron", "to 1", "propose")
    assert table.awaited == [1]
    assert table.view(2).offers[0].give == {"wood": 2, "sheep": 1}, "everybody sees it"
    table.do("accept", seat=1)
    assert table.cards(0) == {"grain": 1, "iron": 2}
    assert table.cards(1) == {"wood": 2, "sheep": 1, "iron": 1}
    assert table.phase == "trade"


@pytest.mark.rule("LNQ90", "LNQ54")
def test_a_card_each_way_and_no_kind_on_both_sides() -> None:
    table = trading().hand(0, wood=2, sheep=1)
    assert table.legal() == ["done", "give wood", "give sheep"], "nothing can be wanted before something is given"
    table.do("give wood")
    assert table.legal() == ["give wood", "give sheep", "want sheep", "want grain", "want iron", "withdraw"]
    table.do("want sheep")
    assert "propose" in table.legal()
    assert "give wood" not in table.legal(), "each offer is put together in one way only"


@pytest.mark.rule("LNQ54")
def test_only_the_active_player_is_party_to_every_trade() -> None:
    table = trading()
    table.do("give wood", "want iron", "propose")
    assert table.legal(1, "to") == []
    table.do("give grain", seat=1)
    assert table.legal(1, "to") == [], "a counter-offer goes to the active player"


@pytest.mark.rule("LN74", "LNQ88")
def test_the_first_acceptance_closes_the_deal() -> None:
    table = trading(4).do("give wood", "want iron", "propose")
    assert table.awaited == [1, 2, 3], "they may answer at once"
    table.do("accept", seat=2)
    assert table.cards(2) == {"wood": 3, "sheep": 2, "grain": 2, "iron": 1}
    assert table.awaited == [0]
    assert table.legal(1, "accept") == []


@pytest.mark.rule("LNQ88")
def test_an_offer_may_be_for_some_players_only() -> None:
    table = trading(5).do("give wood", "want iron", "to 1", "to 3", "propose")
    assert table.awaited == [1, 3]
    assert table.legal(2) == []


@pytest.mark.rule("LNQ89")
def test_who_does_not_hold_what_is_wanted_can_only_decline() -> None:
    table = trading().hand(1, wood=1).hand(2, iron=1).do("give wood", "want iron", "propose")
    assert "accept" not in table.legal(1)
    assert "accept" in table.legal(2)
    assert table.legal(1)[0] == "decline"
    assert trading().hand(0, wood=1).legal(begins="give") == ["give wood"], "the maker must hold what he offers"


@pytest.mark.rule("LNQ89", "LN74")
def test_until_somebody_accepts_the_offer_may_be_replaced_or_the_phase_ended() -> None:
    table = trading().do("give wood", "want iron", "propose")
    assert table.legal(0) == ["done", "withdraw"]
    table.do("withdraw", seat=0).do("give sheep", "want iron", "propose")
    assert table.view().offers[0].give == {"sheep": 1}
    table.do("done", seat=0)
    assert table.phase in ("build", "roll")
    assert table.view().offers == []


@pytest.mark.rule("LNQ88")
def test_counter_offers_come_before_the_active_player_clockwise() -> None:
    table = trading().hand(0, wood=2).do("give wood", "want iron", "propose")
    table.do("give iron", "want wood", "want wood", "propose", seat=2)
    assert table.awaited == [1]
    table.do("give grain", "want wood", "propose", seat=1)
    assert table.phase == "counter"
    assert table.awaited == [0]
    assert table.s.partner == 1
    table.do("decline")
    assert table.s.partner == 2
    table.do("accept")
    assert table.cards(0) == {"iron": 1}
    assert table.cards(2)["wood"] == 4
    assert table.phase == "trade"


@pytest.mark.rule("LNQ88", "LNQ89")
def test_counter_offers_that_cannot_be_accepted_or_are_declined_lapse() -> None:
    table = trading().hand(0, wood=1).do("give wood", "want iron", "propose")
    table.do("give iron", "want wood", "want wood", "propose", seat=1).do("decline", seat=2)
    assert table.phase == "trade", "he has no two wood"
    assert table.view().offers == []


@pytest.mark.rule("LNQ88")
def test_another_player_may_offer_unasked() -> None:
    table = trading()
    assert table.legal(1) == ["give wood", "give sheep", "give grain", "give iron"]
    table.do("give wood", "want iron", "propose", seat=1)
    assert table.awaited == [0], "the game does not wait for it"
    assert table.legal(2) == [], "one offer at a time"
    assert "accept" in table.legal(0)
    table.do("accept", seat=0)
    assert table.cards(0) == {"wood": 3, "sheep": 2, "grain": 2, "iron": 1}


@pytest.mark.rule("LNQ88")
def test_an_unasked_offer_lapses_with_the_active_players_next_action() -> None:
    table = trading().hand(0, wood=9)
    table.do("give iron", "want wood", "propose", seat=1).do("exchange wood grain")
    assert "accept" not in table.legal(0)
    table.do("give iron", seat=1).do("exchange wood grain")
    assert table.legal(1, "want") == [], "what he was putting together too"


@pytest.mark.rule("LNQ90")
def test_offers_are_limited() -> None:
    table = trading(offers=1).do("give wood", "want iron", "propose").do("decline", seat=1).do("decline", seat=2)
    assert table.legal(begins="give") == []
    table = trading(offers=1).do("give wood", "want iron", "propose")
    table.do("withdraw", seat=0)
    assert table.legal(begins="give") == [], "a withdrawn one counts"


@pytest.mark.rule("LNQ90")
def test_an_offer_that_is_begun_and_withdrawn_counts_so_that_a_turn_ends() -> None:
    table = trading(offers=3)
    for number in range(3):
        assert table.view().offers_made == number
        table.do("give wood").do("withdraw")
    assert table.legal(begins="give") == []
    assert "done" in table.legal(0)
    table = trading(offers=1).do("give wood", "want iron", "propose").do("give iron", seat=1)
    assert {"decline", "give iron", "want wood"} <= set(table.legal(1))
    assert table.legal(1, "withdraw") == [], "nor do answers go on for ever"


@pytest.mark.rule("LN75")
def test_nothing_is_promised_beyond_the_phase() -> None:
    table = trading().do("give wood", "want iron", "propose").do("done", seat=0)
    assert isinstance(table.s, State)
    assert not any(map(any, table.s.give))
    assert not any(map(any, table.s.want))


@pytest.mark.rule("LNQ98")
def test_who_has_no_card_does_not_trade() -> None:
    table = Table().at_sea().hand(0).fate(0).deal("roll 1 1")
    assert table.s.active == 1, "nothing to move, to trade or to build with: the turn is over"
