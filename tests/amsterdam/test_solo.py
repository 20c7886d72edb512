"""The solo game against TOM: AM81-AM88."""

import pytest

from langbord.games.amsterdam import terms as t
from tests.amsterdam.table import BLOCKS, COLOURS, ED, Table, begin, end, in_turn, play_until


def before_roll(*faces: int, round_: int = 9) -> Table:
    """The player chooses a card; then the dice show these faces. TOM has nothing yet and cannot pay the market."""
    table = play_until(begin(1), t.DRAFT)
    table.s.round = round_
    table.market("B16")
    table.s.guilders[t.TOM] = 0
    table.script(*(f"{colour} {face}" for colour, face in zip(COLOURS, faces, strict=True)))
    return table


def roll(table: Table) -> Table:
    table.match.play(table.legal()[0])
    return table


def costing(cost: int, first: int, last: int) -> int:
    """A card of that cost among these numbers."""
    return next(card for card in range(first, last + 1) if ED.total_cost[card - 1] == cost)


@pytest.mark.rule("AM82", "AMQ61")
@pytest.mark.parametrize(
    ("costs", "removed"),
    [((1, 2, 2), "craftsman"), ((2, 2, 2), "map"), ((2, 2, 3), "building"), ((3, 3, 2), "map")],
)
def test_the_cheapest_card_goes_when_tom_leads(costs: tuple[int, int, int], removed: str) -> None:
    """By cost; of equal ones a map first, between craftsman and building the building."""
    shown = {
        "craftsman": costing(costs[0], 1, 54),
        "building": costing(costs[1], 55, 108),
        "map": costing(costs[2], 109, 132),
    }
    table = solo_display((*shown.values(), 120), tom_leads=True)
    assert table.place(shown[removed]) == "discard"
    assert table.phase() == "draft"
    assert len(table.legal()) == 3


def solo_display(shown: tuple[int, ...], tom_leads: bool) -> Table:
    table = play_until(begin(1), t.START_PAIR)
    s = table.s
    s.place = [t.DECK] * t.CARDS
    s.track[:2] = [t.TOM, 0] if tom_leads else [0, t.TOM]
    table.script(*(f"{c:03}" for c in sorted(shown, key=lambda c: ED.deck[c - 1])))
    table.do("two pink")
    return table


@pytest.mark.rule("AM82")
def test_of_two_equal_maps_the_player_chooses_and_nothing_goes_if_he_leads() -> None:
    table = solo_display((24, 98, 109, 113), tom_leads=True)
    assert table.legal() == ["remove 109", "remove 113"]
    table.do("remove 113")
    assert table.place(113) == "discard"
    assert len(table.legal()) == 3
    free = solo_display((24, 98, 109, 113), tom_leads=False)
    assert len(free.legal()) == 4
    free.match.play(free.legal()[0])
    assert sum(place == t.DISCARD for place in free.s.place) == 3


@pytest.mark.rule("AM83")
def test_tom_plays_with_the_dice_as_thrown_before_they_are_turned() -> None:
    table = roll(before_roll(6, 2, 2, 3, 4, 5, round_=12))
    assert sum(owner == t.TOM for owner in table.s.owner) == 1
    assert table.s.disc[t.TOM] == 0, "dice turned to 1 do not move him"
    assert table.s.dice == [1] * 6


@pytest.mark.rule("AM84")
def test_tom_advances_for_each_one_and_bridges_score() -> None:
    table = before_roll(1, 1, 2, 3, 4, 5)
    table.s.disc[t.TOM] = 2
    table.s.track[:2] = [t.TOM, 0]
    roll(table)
    assert table.s.disc[t.TOM] == 4
    assert table.earned("bridge", t.TOM) == 2


@pytest.mark.rule("AM84", "AMQ28", "AMQ61")
def test_three_equal_dice_send_the_worker_of_a_jetty_to_the_depot() -> None:
    table = before_roll(5, 5, 5, 4, 4, 4)
    pink, brown = t.LIGHT_PINK, t.REDDISH_BROWN
    standing = [table.s.jetty[brown].index(1), table.s.jetty[pink].index(1)]
    roll(table)
    assert table.earned("depot", t.TOM) == 8 + 7, "the lower number first"
    assert not any(table.s.jetty[pink])
    assert not any(table.s.jetty[brown])
    assert [table.s.depot[worker] for worker in standing] == [1, 1]
    assert table.s.guilders[t.TOM] == 2 + 1, "a guilder each, and one as he cannot pay the market"
    again = before_roll(5, 5, 5, 2, 3, 4)
    again.s.depot[again.s.jetty[pink].index(1)] += 1
    again.s.jetty[pink] = [0] * 6
    roll(again)
    assert again.earned("depot", t.TOM) == 0, "nobody there, nothing happens"
    assert again.s.guilders[t.TOM] == 1
    assert list(ED.tom_jetty[1:]) == [
        t.LIGHT_BLUE,
        t.WHITE,
        t.GOLDEN_YELLOW,
        t.REDDISH_BROWN,
        t.LIGHT_PINK,
        t.LIGHT_GREEN,
    ]


@pytest.mark.rule("AM85", "AMQ61")
def test_tom_takes_the_cheapest_block_then_one_beside_his_own_then_the_leftmost() -> None:
    district = [k for k in range(36) if BLOCKS[k].startswith("grachtengordel")]
    table = roll(before_roll(6, 2, 2, 3, 4, 5))
    taken = table.s.owner.index(t.TOM)
    assert ED.block_cost[taken] == 1
    second = before_roll(6, 2, 2, 3, 4, 5)
    cheap = [k for k in district if ED.block_cost[k] < 3]
    for k in cheap:
        second.s.owner[k] = 0
    threes = [k for k in district if ED.block_cost[k] == 3]
    left, right = sorted(threes, key=lambda k: ED.block_rank[k])
    roll(second)
    assert second.s.owner[left] == t.TOM
    beside = before_roll(6, 2, 2, 3, 4, 5)
    for k in cheap:
        beside.s.owner[k] = 0
    neighbour = next(k for k in range(36) if ED.block_distance[right][k] == 1 and ED.block_distance[left][k] > 1)
    beside.s.owner[neighbour] = t.TOM
    roll(beside)
    assert beside.s.owner[right] == t.TOM
    full = before_roll(6, 2, 2, 3, 4, 5)
    for k in district:
        full.s.owner[k] = 0
    roll(full)
    assert t.TOM not in full.s.owner


@pytest.mark.rule("AM86")
def test_tom_sells_his_tile_or_delivers_it_to_the_best_space() -> None:
    table = before_roll(6, 2, 2, 3, 4, 5, round_=5)
    taken = next(k for k in range(36) if BLOCKS[k].startswith("grachtengordel") and ED.block_cost[k] == 1)
    good = table.s.tile[taken]
    roll(table)
    assert table.s.sold[good] == 1
    assert table.s.guilders[t.TOM] == 2 + 1
    later = before_roll(6, 2, 2, 3, 4, 5, round_=5)
    later.s.sold[good] = 1
    other = next(k for k in range(36) if later.s.tile[k] == good and k != taken)
    later.s.tile[other] = t.NONE
    roll(later)
    assert later.earned("warehouse", t.TOM) == ED.roof[good][0]
    assert later.earned("quick", t.TOM) == 3
    assert later.s.stock[good] == 1
    assert later.s.guilders[t.TOM] == 1


@pytest.mark.rule("AM87")
def test_tom_pays_the_market_tile_if_he_can() -> None:
    table = before_roll(2, 2, 3, 3, 4, 5)
    table.market("A7")
    table.s.guilders[t.TOM] = 3
    roll(table)
    assert (table.s.guilders[t.TOM], table.earned("market", t.TOM)) == (0, 4)
    assert table.s.disc[t.TOM] == 2
    extra = before_roll(2, 2, 3, 3, 4, 5)
    extra.market("A4")
    extra.s.guilders[t.TOM] = 2
    roll(extra)
    assert (extra.earned("market", t.TOM), sum(extra.s.supply[t.TOM])) == (2, 0)
    poor = roll(before_roll(2, 2, 3, 3, 4, 5))
    assert poor.s.guilders[t.TOM] == 1


@pytest.mark.rule("AM88")
def test_toms_final_scoring_and_who_wins() -> None:
    table = in_turn(1)
    table.own("burgwallen_1", "burgwallen_2", "burgwallen_3", seat=t.TOM)
    table.s.scored = [0] * 6
    table.s.scored[t.BROWN] = 1
    table.s.guilders[t.TOM] = 5
    end(table)
    assert (table.earned("city", t.TOM), table.earned("district", t.TOM)) == (9, 5)
    assert table.earned("leftovers", t.TOM) == 2
    assert table.match.places() == [2]
    equal = in_turn(1)
    equal.score(20, 20)
    assert end(equal).match.places() == [2], "equal points are a loss"
    won = in_turn(1)
    won.score(21, 20)
    assert end(won).match.places() == [1]


@pytest.mark.rule("AMQ61", "AMQ42")
def test_tom_lands_on_top_but_034_stays_above() -> None:
    table = before_roll(1, 2, 2, 3, 4, 5)
    table.s.disc[:2] = [1, 0]
    table.s.track[:2] = [0, t.TOM]
    roll(table)
    assert table.s.track[:2] == [t.TOM, 0]
    above = before_roll(1, 2, 2, 3, 4, 5)
    above.active(34)
    above.s.disc[:2] = [1, 0]
    above.s.track[:2] = [0, t.TOM]
    roll(above)
    assert above.s.track[:2] == [0, t.TOM]
