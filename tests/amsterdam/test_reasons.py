"""Why not: for every reason of Amsterdam a position and an action where exactly it is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from langbord.core.conformance import audit_reasons
from langbord.core.game import get_game
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, No
from tests.amsterdam.table import BLOCKS, BOOK, GOODS, SPACES, WORKERS, Table, begin, in_turn, play_until

GAME = get_game("amsterdam")
ED = BOOK.table

Case = tuple[Table, str | int]  # seat 0 may not do that


def asked(table: Table, phase: int, seat: int = 0) -> Table:
    """Let a question be asked that play would come to."""
    table.s.phase, table.s.seat, table.s.awaited = phase, seat, 1 << seat
    return table


def number(kind: Any, thing: int) -> int:
    """An action by its number, where another kind has the same text."""
    return int(kind.first) + thing


# --- Whose move, and what is asked ----------------------------------------------------------------------------------


def over() -> Case:
    table = in_turn()
    table.s.over, table.s.awaited = 1, 0
    return table, "pass"


def not_your_turn() -> Case:
    return asked(in_turn(), t.TURN, seat=1), "market"


def other_phase() -> Case:
    return in_turn(), "dice black brown"


def answer_first() -> Case:
    table = in_turn()
    table.give(pink=2, grey=2)
    table.do("amstel 2")
    return table, "market"


# --- Choosing -------------------------------------------------------------------------------------------------------


def drafting() -> Table:
    table = play_until(begin(), t.DRAFT)
    table.s.seat, table.s.awaited = 0, 1
    return table


def hidden_card(table: Table) -> str:
    return BOOK.names["card"][table.s.place.index(t.DECK)]


def not_displayed() -> Case:
    table = drafting()
    return table, f"take {hidden_card(table)}"


def must_take() -> Case:
    return drafting(), number(DO.no_card, 0)


def not_to_start() -> Case:
    table = asked(play_until(begin(), t.START_CARD), t.START_CARD)
    return table, f"take {hidden_card(table)}"


def not_cheapest() -> Case:
    table = asked(drafting(), t.REMOVE)
    shown = [card for card in range(t.CARDS) if table.s.place[card] == t.DISPLAY]
    dearest = max(shown, key=lambda card: ED.total_cost[card] * 4 + t.MAPS - ED.deck[card])
    return table, f"remove {BOOK.names['card'][dearest]}"


def not_of_the_six() -> Case:
    return asked(in_turn(), t.OVERFLOW), "discard 001"


def same_die() -> Case:
    return asked(in_turn(), t.DICE), "dice black black"


def not_shifted() -> Case:
    table = asked(in_turn(), t.SHIFT)
    table.s.die_a, table.s.die_b, table.s.dice = 0, 1, [3] * 6
    return table, "later pink"


# --- Cards ----------------------------------------------------------------------------------------------------------


def not_inactive() -> Case:
    return in_turn(), "activate 001"


def not_active() -> Case:
    return in_turn(), "use 046"


def no_discount() -> Case:
    table = in_turn()
    table.inactive(46)
    table.give(brown=2, black=1, purple=1)
    return table, "activate 046 less brown"


def not_for_guilders() -> Case:
    table = in_turn()
    table.inactive(46)
    return table, "activate 046 guilders"


def not_used_now() -> Case:
    table = in_turn()
    table.active(7)
    return table, "use 007"


def used() -> Case:
    table = in_turn()
    table.active(46)
    table.do("use 046", "gain pink")
    return table, "use 046"


def no_map() -> Case:
    table = in_turn()
    table.active(47, 46)
    return table, "drop 046"


def condition() -> Case:
    table = in_turn()
    table.active(13)
    return table, "use 013"


def nothing_gained() -> Case:
    table = in_turn()
    table.active(19)
    return table, "use 019"


# --- The city -------------------------------------------------------------------------------------------------------


def owned() -> Case:
    table = in_turn()
    table.own("jordaan_2", seat=1)
    return table, "block jordaan_2"


def second_block() -> Case:
    table = in_turn()
    table.give(pink=9)
    table.do("block plantage_1", "store")
    return table, "block plantage_2"


def not_to_post() -> Case:
    table = play_until(begin(specialists=True), t.PLACE_FOREMAN)
    return asked(table, t.PLACE_FOREMAN), "foreman beer"


def specialist(phase: int, **places: int) -> Table:
    table = in_turn(specialists=True, trading=True)
    for name, place in places.items():
        setattr(table.s, name, place)
    return asked(table, phase)


def not_nearest_house() -> Case:
    return specialist(t.MOVE_FOREMAN, foreman=0), f"foreman {BOOK.names['warehouse'][0]}"


def not_nearest_block() -> Case:
    far = max(range(t.BLOCKS), key=lambda block: ED.block_distance[0][block])
    return specialist(t.MOVE_MESSENGER, messenger=0), f"messenger {BLOCKS[far]}"


def not_nearest_good() -> Case:
    return specialist(t.MOVE_TRADER, trader=0), f"trader {GOODS[0]}"


def sold_for_both() -> Case:
    table = in_turn()
    table.active(37)
    table.give(pink=9)
    table.do("block plantage_1")
    return table, "sell guilders"


# --- The harbour ----------------------------------------------------------------------------------------------------


def not_near() -> Case:
    table = in_turn()
    table.give(pink=1)
    far = max(range(t.SPACES), key=lambda space: ED.distance[table.s.ship[0]][space])
    return table, f"sail {SPACES[far]} pink"


def already_there() -> Case:
    table = asked(in_turn(), t.SAIL_TO)
    return table, f"anchor {SPACES[table.s.ship[0]]}"


def no_such_space() -> Case:
    """There is room for more spaces than the standard edition has."""
    return asked(in_turn(), t.SAIL_TO), number(DO.anchor, len(SPACES))


def neighbour(table: Table) -> str:
    return SPACES[ED.neighbour[table.s.ship[0]][0]]


def steps_are_free() -> Case:
    table = in_turn()
    table.give(pink=1)
    table.s.free_steps = 1
    return table, f"sail {neighbour(table)} pink"


def at(kind: str) -> Table:
    """The ship lies at such a space."""
    table = in_turn()
    table.ship(kind)
    return table


def no_crane() -> Case:
    table = at("water_10")
    table.store(beer=1)
    return table, "load beer"


def not_in_store() -> Case:
    return in_turn(), "load beer"


def jetty(table: Table) -> tuple[int, list[str]]:
    """A jetty where the ship shall lie, and the workers there."""
    number = next(k for k in range(t.WORKERS) if sum(table.s.jetty[k]) > 1)
    table.s.ship[0] = ED.jetty_space[number]
    return number, [name for name, count in zip(WORKERS, table.s.jetty[number], strict=True) if count]


def no_worker() -> Case:
    return at("water_10"), "board white"


def boarded() -> Case:
    table = in_turn()
    _, there = jetty(table)
    table.do(f"board {there[0]}")
    return table, f"board {there[1]}"


def crew_full() -> Case:
    table = in_turn()
    _, there = jetty(table)
    table.s.crew[0][0] = 2
    return table, f"board {there[0]}"


def wrong_jetty() -> Case:
    table = in_turn()
    number, _ = jetty(table)
    other = (number + 1) % t.WORKERS
    table.s.crew[0][other] = 1
    return table, f"hand_over {WORKERS[other]}"


def no_warehouse() -> Case:
    table = at("lace")
    table.cargo(beer=1)
    return table, "deliver beer"


def not_aboard() -> Case:
    return at("beer"), "deliver beer"


def warehouse_full() -> Case:
    table = at("beer")
    table.cargo(beer=1)
    table.s.stock[GOODS.index("beer")] = ED.room[GOODS.index("beer")]
    return table, "deliver beer"


def small_full() -> Case:
    table = at("small_1")
    table.cargo(beer=1)
    table.s.small = [0] * t.SMALL
    return table, "deliver beer"


# --- The Amstel, the market, and what things cost -------------------------------------------------------------------


def amstel_bought() -> Case:
    table = in_turn()
    table.give(pink=9)
    table.do("amstel 1")
    return table, "amstel 1"


def past_mouth() -> Case:
    table = in_turn()
    table.s.disc[0] = ED.mouth
    return table, "amstel 1"


def market_used() -> Case:
    table = in_turn()
    table.market("CB23")
    table.s.guilders[0] = 50
    table.do("market")
    return table, "market"


def no_target() -> Case:
    table = in_turn()
    table.market("CB24")
    table.s.guilders[0] = 50
    return table, "market"


def not_discarded() -> Case:
    table = asked(in_turn(), t.SWAP_IN)
    return table, f"for {hidden_card(table)}"


def few_guilders() -> Case:
    table = in_turn()
    table.market("CB23")
    return table, "market"


def few_resources() -> Case:
    return in_turn(), "amstel 1"


CASES: list[Callable[[], Case]] = [
    *(over, not_your_turn, other_phase, answer_first, not_displayed, must_take, not_to_start, not_cheapest),
    *(not_of_the_six, same_die, not_shifted, not_inactive, not_active, no_discount, not_for_guilders, not_used_now),
    *(used, no_map, condition, nothing_gained, owned, second_block, not_to_post, not_nearest_house),
    *(not_nearest_block, not_nearest_good, sold_for_both, no_such_space, not_near, already_there),
    *(
        steps_are_free,
        no_crane,
        not_in_store,
        no_worker,
        boarded,
        crew_full,
        wrong_jetty,
        no_warehouse,
        not_aboard,
        warehouse_full,
        small_full,
    ),
    *(amstel_bought, past_mouth, market_used, no_target, not_discarded, few_guilders, few_resources),
]


@pytest.mark.rule(*sorted(set(No.rules.values())))
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_exactly_this_reason_is_named(case: Callable[[], Case]) -> None:
    table, action = case()
    refusal = table.match.why_not(action, 0)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (case.__name__, No.rules[case.__name__])


@pytest.mark.rule("AM30")
def test_of_a_card_before_a_player_is_said_that_it_is_not_on_display() -> None:
    """Not how many cards are turned up, which says nothing of it."""
    table = drafting()
    table.inactive(46)
    refusal = table.match.why("card 046", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.text and refusal.text.id) == ("AM30", "amsterdam-not-displayed")


def test_every_reason_has_a_case() -> None:
    assert {case.__name__ for case in CASES} == set(No.rules)


TABLES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2, "tiles": "mixed"},
    {"players": 3, "short": True, "specialists": True},
    {"players": 4, "orders": "five", "open_orders": "two", "trading": True, "tiles": "replaced"},
]


@pytest.mark.random_games
@pytest.mark.parametrize("options", TABLES)
def test_reasons_agree_with_the_legal_lists(options: dict[str, Any]) -> None:
    given = audit_reasons(GAME, BOOK, GAME.options(**options), games=25, seed=1)
    assert sum(given.values()) > 20_000
