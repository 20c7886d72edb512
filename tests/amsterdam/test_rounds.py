"""Phases I, II and IV of a round: AM26-AM38, AM59, AM60, cards 049 and 051-054."""

from collections import Counter

import pytest

from langbord.core.actions import number
from langbord.core.game import get_game
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO
from tests.amsterdam.table import BOOK, COLOURS, ED, Table, begin, in_turn, play_until


def at_draft(players: int = 2, round_: int = 1) -> Table:
    """The first choice of phase I, nobody having cards yet."""
    table = play_until(begin(players), t.DRAFT)
    for card in range(t.CARDS):
        if table.s.place[card] >= t.HAND:
            table.s.place[card] = t.DECK
    table.s.round = round_
    return table


def at_dice(*faces: int, players: int = 2, round_: int = 1) -> Table:
    """Seat 0 chooses dice that show these faces, in the order of the colours."""
    table = play_until(begin(players), t.DICE)
    s = table.s
    s.wheel = [[[0] * t.COLOURS for _ in range(t.SIDES)] for _ in range(t.SEATS)]
    s.dice, s.round = list(faces), round_
    s.guilders = [0] * t.SEATS
    s.order, s.seat, s.awaited = [*range(players), *[t.NONE] * (t.SEATS - players)], 0, 1
    s.track = list(s.order)
    s.place = [t.DECK] * t.CARDS
    return table


# --- Phase I --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AM26")
def test_twelve_rounds_of_four_phases() -> None:
    table = begin()
    rounds = [table.s.round]
    asked = set()
    while not table.s.over:
        asked.add(table.phase())
        legal = table.match.legal()
        table.match.play("pass" if "pass" in legal else legal[0])
        if table.s.round != rounds[-1]:
            rounds.append(table.s.round)
    assert rounds == list(range(1, 13))
    assert {"draft", "dice", "turn"} <= asked


@pytest.mark.rule("AM29")
@pytest.mark.parametrize(
    ("players", "odd", "even"), [(2, (1, 1, 2), (1, 1, 2)), (3, (2, 1, 2), (1, 2, 2)), (4, (2, 2, 2), (2, 2, 2))]
)
def test_cards_revealed(players: int, odd: tuple[int, ...], even: tuple[int, ...]) -> None:
    table = begin(players)
    for expected in (odd, even):
        play_until(table, t.DRAFT)
        decks = Counter(ED.deck[k] for k in range(t.CARDS) if table.s.place[k] == t.DISPLAY)
        assert tuple(decks[deck] for deck in range(3)) == expected
        play_until(table, t.DICE)


@pytest.mark.rule("AM30")
def test_one_card_each_in_turn_order_and_two_are_left_over() -> None:
    table = at_draft(3)
    shown = [k for k in range(t.CARDS) if table.s.place[k] == t.DISPLAY]
    takers = []
    while table.s.phase == t.DRAFT:
        takers.append(table.s.seat)
        table.match.play(table.match.legal()[-1])
    assert takers == table.s.track[:3]
    assert Counter(table.s.place[k] for k in shown)[t.DISCARD] == 2


@pytest.mark.rule("AM31", "AMQ06")
def test_a_sixth_card_costs_a_card_and_a_penalty() -> None:
    table = at_draft()
    seat = table.s.seat
    table.inactive(13, 14, 15, 16, 17, seat=seat)
    taken = table.legal()[0].split()[1]
    table.match.play(f"take {taken}")
    assert table.s.seat == seat
    assert set(table.legal()) == {f"discard {c}" for c in ("013", "014", "015", "016", "017", taken)}
    table.do(f"discard {taken}")
    assert table.s.penalties[seat] == 1
    assert table.place(int(taken)) == "discard"
    assert table.s.seat != seat


@pytest.mark.rule("AM32")
def test_the_discard_pile_is_open_to_all() -> None:
    table = play_until(begin(), t.DICE)
    shown = table.match.view(None).discard
    assert len(shown) == 3, "one starting card and two of this round"


@pytest.mark.rule("card:049", "AM32", "AMQ38", "AM30")
def test_049_lets_decline_a_card() -> None:
    table = at_draft()
    first = table.s.seat
    assert "pass" not in table.legal()
    table.active(49, seat=first)
    table.do("pass")
    assert table.s.uses[48] == 1
    table.match.play(table.legal()[0])
    assert sum(place == t.HAND + first for place in table.s.place) == 0
    assert sum(place == t.DISCARD for place in table.s.place) == 1 + 3, "one card more is left over"


# --- Phase II -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AM33", "AMQ62")
def test_six_dice_are_rolled_then_chosen_in_turn_order() -> None:
    table = play_until(begin(3), t.DICE)
    assert all(1 <= face <= 6 for face in table.s.dice)
    choosers = []
    while table.s.phase == t.DICE:
        choosers.append(table.s.seat)
        table.match.play(table.match.legal()[0])
    assert choosers == table.s.track[:3]


@pytest.mark.rule("AM34", "AMQ10")
@pytest.mark.parametrize(
    ("round_", "shown"),
    [
        (7, [1, 2, 3, 4, 5, 6]),
        (8, [1, 2, 3, 4, 5, 1]),
        (9, [1, 2, 3, 4, 1, 1]),
        (10, [1, 2, 3, 1, 1, 1]),
        (11, [1, 2, 1, 1, 1, 1]),
        (12, [1, 1, 1, 1, 1, 1]),
    ],
)
def test_high_dice_are_turned_to_one_late_in_the_game(round_: int, shown: list[int]) -> None:
    table = at_draft(round_=round_)
    table.script(*(f"{colour} {face}" for face, colour in enumerate(COLOURS, 1)))
    play_until(table, t.DICE)
    assert table.s.dice == shown


@pytest.mark.rule("AM35", "AMQ08")
def test_two_dice_give_their_pips_into_their_compartments_and_are_not_used_up() -> None:
    table = at_dice(1, 5, 3, 4, 2, 6)
    assert len(table.legal("dice")) == 15, "two different dice"
    table.do("dice brown orange")
    assert table.s.wheel[0][4][t.BROWN] == 5
    assert table.s.wheel[0][1][t.ORANGE] == 2
    assert "dice brown orange" in table.legal()


@pytest.mark.rule("AM36")
def test_the_turntable_turns_and_the_stored_resource_joins() -> None:
    table = at_dice(1, 3, 2, 2, 2, 2)
    table.give(grey=1)
    table.do("dice black brown")
    table.do("dice black brown")
    assert table.supply(0) == {"black": 1, "grey": 1}
    assert table.s.wheel[0][1][t.BROWN] == 3, "a 3 chosen in round 1 comes out in round 3"
    assert not any(table.s.wheel[0][5])


@pytest.mark.rule("AM37", "AMQ09")
def test_nothing_at_the_arrow_is_a_penalty_whatever_is_in_store() -> None:
    table = at_dice(2, 3, 4, 5, 6, 1)
    table.give(pink=1)
    table.do("dice black brown", "dice black grey")
    assert table.s.penalties[:2] == [1, 0]
    assert table.phase() == "turn", "the turn is a normal one"
    assert table.supply(0) == {"pink": 1}


@pytest.mark.rule("card:051", "AM38", "AMQ38", "AMQ51")
def test_051_two_guilders_for_each_one() -> None:
    table = at_dice(1, 1, 3, 4, 5, 6)
    table.active(51)
    table.do("dice black brown")
    assert table.s.guilders[0] == 4
    assert table.s.wheel[0][0][:2] == [1, 1], "the resources come all the same"
    other = at_dice(1, 1, 3, 4, 5, 6)
    other.active(51)
    other.do("dice purple pink")
    assert other.s.guilders[0] == 0


@pytest.mark.rule("card:052", "AMQ51")
def test_052_two_resources_for_each_one_in_compartment_one() -> None:
    table = at_dice(1, 2, 3, 4, 5, 6, round_=12)
    table.active(52)
    table.do("dice black brown")
    assert table.s.wheel[0][0] == [3, 0, 0, 0, 0, 0]
    assert table.s.wheel[0][1] == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("card:053", "AMQ51")
def test_053_moves_one_die_to_a_neighbouring_compartment() -> None:
    table = at_dice(1, 2, 3, 4, 5, 6)
    table.active(53, 52)
    table.do("dice black grey")
    assert set(table.legal()) == {"no", "later black", "sooner grey"}, "never the exit, never above 6"
    table.do("later black")
    assert table.s.wheel[0][1][t.BLACK] == 1
    assert table.s.wheel[0][0][t.BLACK] == 2, "what 052 adds stays in compartment 1"
    assert table.s.wheel[0][5][t.GREY] == 6
    four = at_dice(1, 2, 3, 4, 5, 6)
    four.active(53)
    four.do("dice pink grey")
    assert {"sooner pink", "later pink"} <= set(four.legal())
    four.do("sooner pink")
    assert four.s.wheel[0][2][t.PINK] == 4
    none = at_dice(1, 2, 3, 4, 5, 6)
    none.active(53)
    none.do("dice pink grey", "no")
    assert none.s.wheel[0][3][t.PINK] == 4


@pytest.mark.rule("card:054", "AMQ51")
def test_054_adds_a_resource_to_each_die_and_moves_with_it() -> None:
    table = at_dice(1, 2, 3, 4, 5, 6)
    table.active(53, 54)
    table.do("dice purple pink", "later pink")
    assert table.s.wheel[0][2][t.PURPLE] == 4
    assert table.s.wheel[0][4][t.PINK] == 5


# --- Phase IV -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AM59")
def test_one_resource_of_choice_is_kept() -> None:
    """In phase IV, when all have had their turn; each chooses in turn order."""
    table = in_turn()
    table.give(pink=2, grey=1)
    table.do("pass")
    assert table.supply() == {"pink": 2, "grey": 1}, "not at the end of the turn"
    assert table.s.seat == 1
    table.give(1, black=3)
    table.do("pass")
    assert set(table.legal()) == {"keep pink", "keep grey"}
    assert table.s.seat == 0
    table.do("keep pink")
    assert table.supply() == {"pink": 1}
    assert table.supply(1) == {"black": 1}, "nothing to choose"


@pytest.mark.rule("AM59", "AM61", "AMQ22")
def test_the_last_round_keeps_everything() -> None:
    table = in_turn(round=12)
    table.give(pink=2, grey=2)
    table.do("pass")
    assert table.supply() == {"pink": 2, "grey": 2}


@pytest.mark.rule("AM60")
def test_tokens_come_back_and_a_new_market_tile_is_turned_up() -> None:
    table = in_turn()
    table.active(24)
    table.do("use 024")
    assert table.s.uses[23] == 1
    tile = table.s.market
    table.do("pass", "pass")
    assert table.s.uses[23] == 0
    assert table.s.round == 2
    assert table.s.market != tile


@pytest.mark.rule("AM59", "AM61")
@pytest.mark.parametrize(
    ("round_", "held", "warned"),
    [(3, {"pink": 2, "black": 1}, 2), (3, {"pink": 1}, None), (3, {}, None), (12, {"pink": 3}, None)],
)
def test_who_ends_his_turn_is_warned_of_what_he_will_lose(
    round_: int, held: dict[str, int], warned: int | None
) -> None:
    table = in_turn()
    table.s.round = round_
    table.s.supply[0] = [0] * t.COLOURS
    table.give(0, **held)
    label = get_game("amsterdam").label(table.s, BOOK, 0, number(DO.end_turn))
    assert label.id == ("amsterdam-do-pass" if warned is None else "amsterdam-do-pass-warns")
    assert label.args.get("count") == warned
