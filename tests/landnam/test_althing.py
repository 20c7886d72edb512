"""The althing: LN25-LN45."""

import pytest

from tests.landnam.table import ED, Table, cell

SEVEN = "roll 3 4"


def thing(players: int = 3, **options: str) -> Table:
    """Seat 1's settler stands on the forest d4, at which seats 0 and 2 have a farm; everybody has a fate card."""
    table = Table(players, **options).land("d4 forest 8").farm(0, "d4n").farm(2, "d4s")
    table.unit(1, "settler", "d4")
    for seat in range(players):
        table.hand(seat, wood=4, sheep=2)
    return table


def held(players: int = 3, first: int = 0, **options: str) -> Table:
    """The same at the first plaintiff's turn."""
    return thing(players, **options).deal(SEVEN, "extra_step").do(f"first {first}")


def judged(table: Table) -> Table:
    """Everybody who is asked passes in the window after a case."""
    assert table.phase == "verdict"
    for seat in table.awaited:
        table.do("pass", seat=seat)
    return table


# --- Opening ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LN25", "LNQ15", "LNQ16")
def test_a_seven_gives_fate_cards_to_the_active_player_and_to_who_has_none() -> None:
    table = Table(4).fate(2).fate(1)
    table.deal(SEVEN)
    assert table.phase == "draw_fate"
    table.deal("landing", "extra_step", "give_way")
    assert table.fates(0) == {"find_forest": 1, "landing": 1}, "the active player has one already"
    assert table.fates(1) == {"extra_step": 1}
    assert table.fates(2) == {"give_way": 1}
    assert table.fates(3) == {"find_bog": 1}


@pytest.mark.rule("LNQ15")
def test_an_empty_pile_is_made_of_the_discard_and_without_both_nobody_draws() -> None:
    table = Table()
    table.s.pile, table.s.discard = table.s.discard, table.s.pile
    table.deal(SEVEN, "break_case")
    assert sum(table.s.discard) == 0
    assert table.fates(0) == {"find_forest": 1, "break_case": 1}
    table = Table()
    table.s.pile = [0] * len(table.s.pile)
    table.deal(SEVEN)
    assert table.phase == "move"
    assert table.fates(0) == {"find_forest": 1}


@pytest.mark.rule("LN26")
def test_a_thing_without_possible_cases_is_over_at_once() -> None:
    table = Table().deal(SEVEN, "landing")
    assert table.phase == "move"


@pytest.mark.rule("LN27", "LNQ17")
def test_outlaws_leave_the_board_before_any_case() -> None:
    table = thing()
    settler = table.s.occupant[cell("d4")]
    table.s.red[settler] = 0b101
    table.s.loose[2] = 2
    table.deal(SEVEN, "extra_step")
    assert table.place_of(settler) is None
    assert table.tokens(0) == {"red": 1}
    assert table.tokens(2) == {"red": 3}, "one for the outlaw, two that lay by his farm"
    assert sum(table.s.red) == sum(table.s.loose) == 0
    assert table.phase == "move", "no case is left"


@pytest.mark.rule("LN28", "LN30", "LNQ18")
def test_units_on_numbers_and_in_harbours_can_be_sued_by_who_has_buildings_there() -> None:
    table = thing().land("d5 meadow 5", "c4 sea", "c3 sea").harbour("c4", "iron")
    table.unit(0, "settler", "d5")  # at which only seat 0 himself might have buildings
    table.unit(1, "ship", "c4")  # a harbour, at d4n of seat 0
    table.unit(1, "ship", "c3")  # plain sea, at d4n too
    table.unit(1, "settler", "e5")  # a mountain, at d4s of seat 2
    table.deal(SEVEN, "extra_step")
    assert table.view().possible_cases == {"d4": [0, 2], "c4": [0]}


@pytest.mark.rule("LN29")
def test_the_active_player_chooses_the_first_plaintiff_and_it_goes_round_once() -> None:
    table = thing().deal(SEVEN, "extra_step")
    assert table.phase == "order"
    assert table.awaited == [0]
    assert table.legal() == ["first 0", "first 2"], "seat 1 has no case"
    table.do("first 2")
    assert table.awaited == [2]
    table.do("done")
    assert table.awaited == [0], "seat 0 comes after seat 2"
    table.do("done")
    assert table.phase == "move", "seat 1 has no case"


@pytest.mark.rule("LN31", "LN32")
def test_each_player_may_summon_a_unit_once_in_the_order_he_likes() -> None:
    table = thing().farm(0, "e4n").land("c3 forest 5")
    table.unit(2, "settler", "c3")
    table.deal(SEVEN, "extra_step").do("first 0")
    assert set(table.legal(begins="summon")) == {f"summon {c} {n}" for c in ("d4", "c3") for n in range(1, 5)}
    table.do("summon c3 1").do("nothing", seat=2)
    judged(table)
    assert table.legal() == ["done", "summon d4 1", "summon d4 2", "summon d4 3"], "c3 has been tried"


@pytest.mark.rule("LN33", "LNQ19")
def test_a_summons_costs_a_card_of_the_kind_in_dispute() -> None:
    table = held().do("summon d4 2")
    assert table.cards(0) == {"wood": 2, "sheep": 2}
    assert table.view().case is not None
    assert held().hand(0, sheep=5).legal(begins="summon") == []
    table = thing().land("c4 sea").harbour("c4", "iron").hand(0, iron=1)
    table.unit(1, "ship", "c4")
    table.deal(SEVEN, "extra_step").do("first 0")
    assert table.legal() == ["done", "summon c4 1"], "in a harbour the kind on the marker"


@pytest.mark.rule("LN33")
def test_who_cannot_summon_is_not_asked() -> None:
    table = thing().hand(0, sheep=9).deal(SEVEN, "extra_step")
    assert table.phase == "plaintiff", "nor is anybody asked who is first, of one"
    assert table.awaited == [2]


# --- Stakes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LN34", "LNQ20", "LNQ22", "LNQ24")
def test_each_side_in_turn_must_exceed_the_other_in_cards_of_the_kind() -> None:
    table = held().do("summon d4 2")
    assert table.awaited == [1]
    assert table.legal() == ["nothing", "handover 2", "lay 3 wood", "lay 4 wood"], "sheep do not count"
    table.do("lay 3 wood")
    assert table.awaited == [0]
    assert table.legal() == ["nothing", "handover 2", "lay 2 wood"], "2 and 2 exceed 3"
    table.do("lay 2 wood")
    assert table.awaited == [1]
    assert table.legal() == ["nothing", "handover 2"], "one card more would not exceed 4"


@pytest.mark.rule("LN35", "LN39", "LN40", "LNQ21", "LNQ27", "LNQ28", "LNQ73")
def test_a_lost_defence_makes_an_outlaw_and_the_plaintiff_gets_a_white_token() -> None:
    table = held().do("summon d4 2", "nothing")
    judged(table)
    settler = table.s.occupant[cell("d4")]
    assert table.tokens(0) == {"white": 1}
    assert table.s.red[settler] == 0b001
    assert [unit.red for unit in table.view().units if unit.cell == "d4"] == [[0]]
    assert table.scores() == [2, 0, 1], "the red token on the board is nobody's point"
    assert sum(table.s.hand[k][0] for k in range(3)) + table.s.stock[0] == ED.cards[0], "stakes go to the stock"
    assert table.awaited == [2], "another plaintiff may sue it again"
    table.do("summon d4 1", "nothing")
    judged(table)
    assert table.s.red[settler] == 0b101
    assert table.tokens(2) == {"white": 1}


@pytest.mark.rule("LN35", "LNQ27")
def test_a_won_defence_gets_the_white_token() -> None:
    table = held().do("summon d4 2", "lay 3 wood", "nothing")
    judged(table)
    assert table.tokens(1) == {"white": 1}
    assert table.s.red[table.s.occupant[cell("d4")]] == 0
    assert table.cards(0) == {"wood": 2, "sheep": 2}
    assert table.cards(1) == {"wood": 1, "sheep": 2}, "T8: the winner's stake is spent too"


@pytest.mark.rule("LNQ20")
def test_stakes_of_any_kind_as_an_option() -> None:
    table = held(stakes="any_kind")
    assert table.legal(begins="summon") == [f"summon d4 {n}" for n in range(1, 5)]
    table.do("summon d4 1")
    assert table.awaited == [0], "the summons may hold other cards as well"
    assert table.legal() == ["enough", "lay 1 sheep", "lay 2 sheep"]
    table.do("lay 1 sheep")
    assert table.awaited == [1]
    assert "lay 1 wood" in table.legal(), "the rest may come as sheep"
    table.do("lay 1 wood")
    assert table.legal() == ["lay 2 sheep"], "alone on his side he lays enough or nothing"
    table.do("lay 2 sheep")
    assert table.awaited == [0]
    assert table.view().case is not None
    assert table.s.staked == [[1, 1, 0, 0], [1, 2, 0, 0]]


@pytest.mark.rule("LNQ20")
def test_with_stakes_of_any_kind_an_answer_may_stop_when_it_exceeds() -> None:
    table = held(stakes="any_kind").do("summon d4 1", "enough")
    assert table.awaited == [1]
    table.do("lay 2 wood")
    assert table.legal() == ["enough", "lay 1 sheep", "lay 2 sheep"]
    table.do("enough")
    assert table.awaited == [0]


# --- Handing a case over ------------------------------------------------------------------------------------------


@pytest.mark.rule("LN36", "LN37", "LN38", "LNQ23", "LNQ77")
def test_who_takes_a_case_over_gets_the_point() -> None:
    table = held(4).do("summon d4 2")
    table.do("handover 3")
    assert table.phase == "handover"
    assert table.awaited == [3]
    assert table.legal() == ["decline", "accept"]
    table.do("accept")
    assert table.awaited == [3], "the taker begins the answer"
    table.do("lay 2 wood")
    assert table.awaited == [1], "not enough yet: the giver may add"
    table.do("lay 1 wood")
    assert table.awaited == [0]
    table.do("nothing")
    judged(table)
    assert table.tokens(3) == {"white": 1}
    assert table.tokens(1) == {}


@pytest.mark.rule("LN36", "LNQ26", "LNQ78")
def test_a_case_is_offered_to_the_uninvolved_once_each_in_an_answer() -> None:
    table = held(4).do("summon d4 2")
    assert table.legal(begins="handover") == ["handover 2", "handover 3"]
    table.do("handover 2", "decline")
    assert table.awaited == [1], "he decides anew"
    assert table.legal(begins="handover") == ["handover 3"]
    table.do("handover 3", "accept")
    assert table.legal(begins="handover") == [], "seat 2 has been asked in this answer"
    table.do("lay 3 wood")
    assert table.awaited == [0]
    assert table.legal(begins="handover") == ["handover 2"], "the other side may ask him"


@pytest.mark.rule("LN38", "LNQ25", "LNQ77")
def test_in_a_chain_former_holders_are_asked_latest_first_and_cannot_hand_on() -> None:
    table = held(5).do("summon d4 4", "handover 3", "accept", "handover 4", "accept")
    assert table.view().case is not None
    assert table.s.chain[1][:3] == [1, 3, 4]
    assert table.awaited == [4]
    table.do("lay 1 wood")
    assert table.awaited == [3]
    assert table.legal(begins="handover") == [], "only the present holder may hand on"
    table.do("lay 1 wood")
    assert table.awaited == [1]
    assert table.legal() == ["nothing", "lay 3 wood", "lay 4 wood"], "the last one lays enough or nothing"
    table.do("lay 3 wood")
    assert table.awaited == [0]


@pytest.mark.rule("LNQ77")
def test_who_can_neither_lay_nor_offer_is_passed_over() -> None:
    table = held(4).do("summon d4 1").hand(1, sheep=3)
    table.do("handover 3", "accept")
    assert table.legal() == ["nothing", "handover 2", "lay 2 wood", "lay 3 wood", "lay 4 wood"], (
        "nobody after him can lay"
    )
    table.do("lay 2 wood", "nothing")
    judged(table)
    table = thing().hand(1).deal(SEVEN, "extra_step").do("first 0", "summon d4 1", "handover 2", "decline")
    assert table.phase == "verdict", "he has no card and nobody left to ask"


@pytest.mark.rule("LN35")
def test_a_side_that_cannot_answer_has_lost_without_being_asked() -> None:
    table = (
        thing()
        .hand(1)
        .hand(0, wood=3)
        .deal(SEVEN, "extra_step")
        .do("first 2", "done", "summon d4 3", "handover 2", "accept")
    )
    assert table.awaited == [2]
    table.do("nothing")
    assert table.phase == "verdict"


# --- Black tokens -------------------------------------------------------------------------------------------------


def three_cases() -> Table:
    """Seat 1 has three possible cases against him: two about d4, one about f5."""
    table = thing().land("f5 bog 5").farm(0, "f5s")
    table.unit(1, "settler", "f5")
    return table.hand(0, wood=2, iron=2)


@pytest.mark.rule("LN41", "LNQ29")
def test_three_possible_cases_and_none_brought_give_a_black_token() -> None:
    table = three_cases().deal(SEVEN, "extra_step").do("first 0", "done", "done")
    assert table.phase == "closing"
    table.do("pass")
    assert table.tokens(1) == {"black": 1}
    assert table.phase == "move"


@pytest.mark.rule("LN41", "LNQ29")
def test_one_case_brought_bars_the_black_token_even_if_broken_off() -> None:
    table = three_cases().fate(1, "break_case").deal(SEVEN, "extra_step").do("first 0", "summon f5 1")
    table.do("play break_case", seat=1)
    assert table.tokens(1) == {}
    table.do("done", "done")
    assert table.phase == "move"
    assert table.tokens(1) == {}


@pytest.mark.rule("LNQ29")
def test_two_possible_cases_are_too_few_whatever_hands_hold() -> None:
    table = thing().hand(0).hand(2).deal(SEVEN, "extra_step")
    assert table.phase == "move"
    assert table.tokens(1) == {}
    table = three_cases().hand(0).hand(2).deal(SEVEN, "extra_step")
    assert table.phase == "closing", "cases count though nobody could open one"


# --- Althing cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LN42")
def test_no_harvest_card_on_a_seven() -> None:
    table = thing().fate(0, "rich_harvest", "rested_soil", "no_famine").deal(SEVEN, "extra_step")
    texts = [text for seat in range(3) for text in table.legal(seat)]
    assert not any("harvest" in text or "soil" in text or "famine" in text for text in texts)


@pytest.mark.rule("LN43", "LN10", "LNQ75")
def test_any_seat_may_break_off_while_the_thing_waits() -> None:
    table = thing().fate(1, "break_thing").fate(2, "break_case").deal(SEVEN, "extra_step")
    assert table.legal(1) == ["play break_thing"]
    assert table.legal(2) == [], "no case is being heard yet"
    table.do("first 0")
    assert table.legal(2) == []
    table.do("summon d4 1")
    assert table.legal(2) == ["play break_case"]
    assert "play break_thing" in table.legal(1), "who is asked may as well"
    table.do("handover 2")
    assert "play break_case" in table.legal(2)
    assert table.legal(1) == ["play break_thing"]


@pytest.mark.rule("LN10")
def test_no_althing_card_outside_the_thing() -> None:
    table = Table().fate(0, "break_case", "break_thing").fate(1, "break_thing").deal("roll 1 1")
    assert table.legal(begins="play") == []
    assert table.legal(1) == []


@pytest.mark.rule("LN44", "LNQ31", "LNQ76")
def test_breaking_off_a_case_spends_the_stakes_and_gives_nobody_a_point() -> None:
    table = held().fate(2, "break_case").do("summon d4 2", "lay 3 wood")
    table.do("play break_case", seat=2)
    assert table.discard() == {"break_case": 1}
    assert table.tokens(0) == table.tokens(1) == {}
    assert table.s.red[table.s.occupant[cell("d4")]] == 0
    assert (table.cards(0)["wood"], table.cards(1)["wood"]) == (2, 1)
    assert table.awaited == [2], "seat 0's summons is used up; seat 2 may still sue"
    assert table.legal(begins="summon d4 1") == ["summon d4 1"]


@pytest.mark.rule("LN45", "LNQ30", "LNQ76")
def test_breaking_off_the_thing_keeps_points_but_ends_all_cases() -> None:
    table = three_cases().fate(1, "break_thing").deal(SEVEN, "extra_step").do("first 0", "summon d4 1", "nothing")
    judged(table)
    table.do("summon f5 1")
    table.do("play break_thing", seat=1)
    assert table.phase == "move"
    assert table.tokens(0) == {"white": 1}
    assert table.s.red[table.s.occupant[cell("d4")]] == 1, "the outlawry of the first case stands"
    assert table.s.red[table.s.occupant[cell("f5")]] == 0
    assert table.view().possible_cases == {}


@pytest.mark.rule("LN45")
def test_a_broken_thing_gives_no_black_token() -> None:
    table = three_cases().fate(2, "break_thing").deal(SEVEN, "extra_step").do("first 0", "done", "done")
    assert table.phase == "closing"
    assert table.legal(2) == ["pass", "pass thing", "pass always", "play break_thing"]
    table.do("pass", seat=0).do("play break_thing", seat=2)
    assert table.tokens(1) == {}
    assert table.phase == "move"


@pytest.mark.rule("LNQ75")
def test_in_a_window_all_answer_unseen_and_the_first_clockwise_counts() -> None:
    table = held().fate(1, "break_case").fate(2, "break_thing").do("summon d4 2", "nothing")
    assert table.awaited == [0, 1, 2], "nobody is shown who could play"
    assert table.legal(0) == ["pass", "pass thing", "pass always"]
    assert table.legal(1) == ["pass", "pass thing", "pass always", "play break_case"]
    table.do("play break_thing", seat=2)
    assert table.discard() == {}, "nothing shows before all have answered"
    assert table.view(1) == _unseen(table, 1)
    table.do("play break_case", seat=1).do("pass", seat=0)
    assert table.discard() == {"break_case": 1}
    assert table.fates(2) == {"break_thing": 1}, "the others keep their cards"
    assert table.awaited == [2], "the case is broken off, not the thing"


def _unseen(table: Table, seat: int) -> object:
    """The view if seat 2 had passed instead of playing a card."""
    answer = table.s.answers[2]
    table.s.answers[2] = 1
    view = table.view(seat)
    table.s.answers[2] = answer
    return view


@pytest.mark.rule("LNQ76")
def test_a_card_just_drawn_may_be_used_at_once() -> None:
    table = thing().deal(SEVEN, "break_thing").do("play break_thing")
    assert table.phase == "move"
    assert table.discard() == {"break_thing": 1}
