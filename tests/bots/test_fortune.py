"""What the dealer gave and took: nobody's luck is what he could not see, and over many deals it comes to nothing."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import langbord
from langbord.bots import decide, get_bot
from langbord.bots.analysis import review
from langbord.bots.budget import Budget
from langbord.bots.fortune import OTHERWISE, Fortune, deals
from langbord.bots.netbot import net_of
from langbord.bots.observer import Observer
from langbord.core.game import CHANCE
from langbord.core.match import Match
from langbord.nets.file import Net

PLAYERS = 3


@pytest.fixture(scope="module")
def match() -> Match:
    match, bot = langbord.new("tickets", players=PLAYERS, seed=7), get_bot("greedy", 1)
    while not match.over:
        seat = match.awaited[0]
        match.play(decide(match, seat, bot, len(match.moments)), seat)
    return match


def seeing(match: Match) -> Observer:
    """An observer whose net passes for one that can judge every seat at every moment."""
    net = net_of(match.game, None)
    return Observer(match.game, match.book, Net(msgspec.structs.replace(net.card, bystanders=True), net.weights))


def test_deals_are_all_that_lies_between_two_decisions(match: Match) -> None:
    covered = []
    for step, before, after in deals(match.moments):
        last = next(k for k, moment in enumerate(match.moments) if moment is after)
        assert match.moments[step] is before
        assert step == 0 or match.moments[step - 1].actor != CHANCE
        assert last + 1 == len(match.moments) or match.moments[last + 1].actor != CHANCE
        covered += range(step, last + 1)
    assert covered == [k for k, moment in enumerate(match.moments) if moment.actor == CHANCE]


@pytest.mark.rule("TR10")
def test_a_card_that_one_draws_unseen_is_nobody_elses_luck(match: Match) -> None:
    """The drawer's luck it is; others expect the same whatever it was. Where the row is filled, all see that."""
    fortune, unseen = Fortune(match, seeing(match)), 0
    for step, before, after in deals(match.moments):
        drawer = before.before.seat
        if "draw pile" in match.moments[step - 1].text and before is after:
            gains, variances = fortune._stroke(step, before, after)
            assert variances[drawer] > 0
            for other in set(range(PLAYERS)) - {drawer}:
                assert gains[other] == pytest.approx(0, abs=1e-9)
                assert variances[other] == pytest.approx(0, abs=1e-12)
            unseen += 1
    assert unseen > 5


def test_what_is_dealt_as_the_dealer_deals_is_luck_that_comes_to_nothing(match: Match) -> None:
    """Many deals of the same moment, weighed against others of it: their mean is nought but for chance."""
    fortune = Fortune(match, seeing(match))
    step, before, after = next(
        found for found in deals(match.moments) if match.moments[found[0] - 1].text == "draw pile"
    )
    begin, means = before.before.to_array()[0], []
    for number in range(40):
        fortune._rules.simulate["seed_stream"](fortune._rng, 1, number)
        means.append(np.mean([fortune._otherwise(begin) for _ in range(OTHERWISE)], axis=0))
    gains, _ = fortune._stroke(step, before, after)
    dealt = np.array(fortune._expected(after.after.to_array()[0]))
    spread = np.std(means, axis=0)
    assert np.all(np.abs(dealt - np.mean(means, axis=0) - gains) <= 5 * spread + 1e-9)


def test_totals_add_the_strokes_up_and_the_largest_are_named(match: Match) -> None:
    luck = Fortune(match, seeing(match)).luck()
    assert luck is not None
    assert luck == Fortune(match, seeing(match)).luck(), "the same again"
    assert len(luck.totals) == len(luck.doubts) == PLAYERS
    assert all(0 < doubt < 0.5 for doubt in luck.doubts)
    forces = [max(map(abs, stroke.gains)) for stroke in luck.strokes]
    assert forces
    assert forces == sorted(forces, reverse=True)
    assert all(match.moments[stroke.step].actor == CHANCE for stroke in luck.strokes)


def test_a_net_that_judges_only_who_is_asked_cannot_tell_luck(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    net = net_of(match.game, None)
    asked_only = Net(msgspec.structs.replace(net.card, bystanders=False), net.weights)
    assert Fortune(match, Observer(match.game, match.book, asked_only)).luck() is None
    assert Fortune(match, Observer(match.game, match.book, None)).luck() is None
    monkeypatch.setattr("langbord.bots.analysis.measured_net", lambda game, book, players: None)
    assert review(match, Budget(iterations=2)).luck is None
