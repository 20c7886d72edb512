"""An offer is one act of its maker, unseen before it is made: LN73, LN74, LNQ88-LNQ90."""

from __future__ import annotations

import msgspec
import pytest

import langbord
from langbord import Match
from langbord.core.dealer import FairDealer
from langbord.core.errors import IllegalAction, NothingToUndo
from langbord.games.landnam.state import State
from tests.landnam.table import BOOK, GAME, Table
from tests.landnam.test_trade import trading


def match_of(table: Table) -> Match:
    return Match(GAME, BOOK, GAME.options(players=table.s.players), table.s.copy(), FairDealer.from_seed(1))


def seen(match: Match) -> list[bytes]:
    """What everybody but seat 0 sees, and who is awaited."""
    views = [match.view(viewer) for viewer in (None, *range(1, match.options.players))]
    return [msgspec.json.encode([view, match.awaited]) for view in views]


@pytest.mark.rule("LN73", "LNQ88", "LNQ90")
def test_an_offer_is_one_act_in_any_order_to_any_seats() -> None:
    match = match_of(trading(5).hand(0, wood=2, sheep=1, iron=1))
    match.play("offer iron wood sheep wood for grain grain to 3 1")
    assert match.awaited == [1, 3]
    offer = match.view(2).offers[0]
    assert (offer.give, offer.want) == ({"wood": 2, "sheep": 1, "iron": 1}, {"grain": 2})
    assert offer.to == [1, 3]


@pytest.mark.rule("LNQ88")
def test_a_counter_offer_is_one_act_too() -> None:
    match = match_of(trading())
    match.play("offer wood for iron")
    match.play("counter iron grain for wood wood", 2)
    match.play("decline", 1)
    match.play("accept", 0)
    state = match.state
    assert isinstance(state, State)
    assert state.hand[0] == [0, 2, 3, 3]


@pytest.mark.rule("LNQ89")
def test_an_offer_in_place_of_an_earlier_one_is_one_act() -> None:
    match = match_of(trading())
    match.play("offer wood for iron")
    match.play("offer sheep for iron to 2", 0)
    assert match.awaited == [2]
    assert match.view(1).offers[0].give == {"sheep": 1}
    assert match.view(1).offers_made == 2


@pytest.mark.rule("LNQ89", "LNQ54")
def test_an_offer_that_cannot_be_made_leaves_nothing_behind() -> None:
    match = match_of(trading().hand(0, wood=1))
    before, moments = match.state.copy(), len(match.moments)
    for text, rule in (
        ("offer wood wood for iron", "LNQ89"),
        ("offer wood for wood", "LNQ90"),
        ("offer wood for iron to 0", "LNQ54"),
    ):
        with pytest.raises(IllegalAction) as refused:
            match.play(text)
        assert refused.value.rule == rule
        told = match.why_not(text, 0)
        assert told is not None
        assert told.rule == rule
    for text in ("offer wood", "offer gold for iron", "offer for iron", "offer wood for iron to 7"):
        with pytest.raises(IllegalAction):
            match.play(text)
    assert match.state == before
    assert len(match.moments) == moments
    assert match.why_not("offer wood for iron", 0) is None


@pytest.mark.rule("LNQ88")
def test_nobody_else_sees_an_offer_half_made() -> None:
    match = match_of(trading())
    match.play("give grain", 1)
    before = seen(match)
    for step in ("give wood", "give sheep", "want iron", "to 1"):
        match.play(step, 0)
        assert match.view(0).offers, "its maker does"
        assert seen(match)[:1] + seen(match)[2:] == before[:1] + before[2:]
        assert all(not match.events(match.moments[-1], viewer) for viewer in (None, 1, 2))
    match.play("propose", 0)
    assert seen(match) != before


@pytest.mark.rule("LNQ88")
def test_nobody_else_sees_a_counter_offer_half_made() -> None:
    match = match_of(trading())
    match.play("offer wood for iron")
    before = [match.view(viewer) for viewer in (None, 0, 2)]
    match.play("give iron", 1)
    match.play("want wood", 1)
    assert [match.view(viewer) for viewer in (None, 0, 2)] == before


@pytest.mark.rule("LNQ88", "LNQ89")
def test_what_is_begun_can_be_dropped_or_the_offer_answered() -> None:
    table = trading().do("give sheep")
    assert "done" not in table.legal()
    table.do("withdraw")
    assert {"done", "give wood"} <= set(table.legal()), "and begun anew, with any kind"
    table.do("give wood", "want iron", "propose").do("give grain", seat=1)
    assert {"decline", "accept"} <= set(table.legal(1)), "a counter-offer begun is no refusal yet"
    assert table.legal(1, "withdraw") == [], "the answer drops it"
    table.do("accept", seat=1)
    assert table.cards(1) == {"wood": 3, "sheep": 2, "grain": 2, "iron": 1}


@pytest.mark.rule("LNQ89")
def test_every_offer_can_be_withdrawn_until_it_is_answered() -> None:
    table = trading().do("give wood", "want iron", "propose", seat=1).do("withdraw", seat=1)
    assert table.view().offers == []
    assert "accept" not in table.legal(0)
    table.do("give wood", "want iron", "propose")
    table.do("give iron", "want wood", "propose", seat=1).do("withdraw", seat=1)
    assert table.awaited == [2], "his refusal stands"
    table.do("give grain", "want wood", "propose", seat=2)
    assert table.phase == "counter"
    table.do("withdraw", seat=2)
    assert table.phase == "trade", "nothing is left to answer"


@pytest.mark.rule("LNQ90")
def test_an_offer_made_cannot_be_undone_and_so_go_uncounted() -> None:
    match = match_of(trading())
    match.play("offer wood for iron")
    with pytest.raises(NothingToUndo):
        match.undo()
    match.play("withdraw", 0)
    assert match.view(0).offers_made == 1


@pytest.mark.rule("LN74")
def test_an_offer_is_told_as_one_and_its_withdrawal_too() -> None:
    match = match_of(trading())
    match.play("offer sheep wood for iron")
    told = [event for moment in match.moments for event in match.events(moment, 1)]
    assert [event.id for event in told] == ["landnam-did-propose"]
    assert told[0].args["give"] == ["@landnam-kind-wood", "@landnam-kind-sheep"]
    match.play("withdraw", 0)
    assert [event.id for event in match.events(match.moments[-1], 1)] == ["landnam-did-withdraw"]


@pytest.mark.rule("LNQ88")
def test_a_record_holds_the_steps_of_an_offer() -> None:
    match = langbord.new("landnam", players=3, seed=4)
    while match.state.phase != GAME.book().number("phase", "trade"):
        match.play(match.legal()[0])
    match.play("offer wood for iron")
    again = langbord.load(match.record(reveal_key=True))
    assert again.state == match.state
