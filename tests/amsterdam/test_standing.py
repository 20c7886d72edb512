"""What cards and orders would pay now: it comes true when they are used, and at the end."""

from __future__ import annotations

from typing import Any

import pytest

from langbord.core.conformance import random_play
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.core.messages import Wording
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.standing import standing
from tests.amsterdam.table import BOOK, in_turn

GAME = get_game("amsterdam")


def paid(told: Wording) -> dict[str, int]:
    """What the first sentence says that is paid, but for resources."""
    gains = told[0][1]
    return {gain.id.removeprefix("amsterdam-gives-"): int(str(gain.args["count"])) for gain in gains if gain.args}


def counts(s: Any, seat: int) -> dict[str, int]:
    return {
        "points": s.points[seat],
        "guilders": s.guilders[seat],
        "choice": s.owed,
        "amstel": s.disc[seat],
        "sail": s.free_steps,
    }


def told_of(match: Match, seat: int, thing: str) -> dict[str, int]:
    return {what: count for what, count in paid(match.standing(thing, seat)).items() if what != "resource"}


@pytest.mark.rule("AM41")
def test_what_a_card_would_pay_is_what_its_use_brings() -> None:
    used = set[str]()
    for seed in range(6):
        for match in random_play(GAME, BOOK, GAME.options(players=3), seed):
            if not match.awaited:
                continue
            seat = match.awaited[0]
            for action in match.legal(seat):
                verb, _, name = action.partition(" ")
                if verb != "use" or name not in BOOK.names["card"]:
                    continue
                before, after = match.state, match.state.copy()
                number = BOOK.names["card"].index(name)
                price = BOOK.printed.card[number].price
                GAME.plain.step(after, BOOK.table, seat, match.find(action, seat))
                came = {what: n - counts(before, seat)[what] for what, n in counts(after, seat).items()}
                came["guilders"] += price.guilders
                assert told_of(match, seat, f"card {name}") == {what: n for what, n in came.items() if n}, action
                used.add(name)
    assert len(used) > 12


@pytest.mark.rule("AM63")
def test_what_is_scored_at_the_end_was_foretold() -> None:
    """By laurel cards and by orders, of which the last position tells what they pay, as does the sheet."""
    laurels = orders = 0
    for seed in range(4):
        options = GAME.options(players=3, orders="five", open_orders="two")
        *_, match = random_play(GAME, BOOK, options, seed)
        for card in range(t.CARDS):  # whoever plays at random has few
            if BOOK.table.timing[card] == t.LAUREL:
                match.state.place[card] = t.TABLE + card % 3
        for line in match.score_sheet():
            card = str(line.reason.args.get("card", ""))
            if line.reason.id == "amsterdam-score-laurel":
                assert told_of(match, line.seat, f"card {card}") == {"points": line.points}
                laurels += 1
            elif line.reason.id == "amsterdam-score-order":
                assert told_of(match, line.seat, f"order {line.reason.args['order']}") == {"points": line.points}
                orders += 1
    assert laurels
    assert orders


def test_a_card_counts_itself_before_it_is_active() -> None:
    table = in_turn()
    laurel = next(k for k in range(t.CARDS) if BOOK.table.timing[k] == t.LAUREL and BOOK.table.per_points[k])
    name = BOOK.names["card"][laurel]
    before = told_of(table.match, 0, f"card {name}")
    table.active(laurel + 1)
    assert told_of(table.match, 0, f"card {name}") == before


@pytest.mark.rule("AM75")
def test_how_far_an_order_is() -> None:
    """Of orders by a count: how many there are of how many that are needed."""
    table = in_turn(orders="five")
    names = {order.number: order for order in BOOK.printed.order}
    for number, printed in names.items():
        told = standing(table.s, BOOK, 0, f"order {number}")
        assert [sentence[0][0].id for sentence in told] == ["amsterdam-now-pays", "amsterdam-now-progress"]
        if printed.needs is not None and "least" in told[1][1][0].args:
            assert told[1][1][0].args["least"] == printed.needs.least


def test_the_secret_orders_of_others_are_not_told_of() -> None:
    """What is told of an order that somebody else may hold does not depend on whether he does."""
    table = in_turn(orders="three")
    told = []
    for place in (t.UNDEALT, t.SECRET + 1):
        table.s.order_place[5] = place
        told.append([standing(table.s, BOOK, 0, f"order {name}") for name in BOOK.names["order"]])
    assert told[0] == told[1]


@pytest.mark.parametrize("thing", ["card 999", "card", "order x", "nothing at all", ""])
def test_of_other_things_nothing_is_told(thing: str) -> None:
    assert in_turn().match.standing(thing, 0) == []
