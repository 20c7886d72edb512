"""Bots act out of turn where that is better than to let things be, and tell nothing by when they are asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import langbord
from langbord.arena.plan import Fixture, make_plan
from langbord.arena.play import play_game, record_path
from langbord.bots import GreedyBot, analysis, decide, first_out_of_turn, get_bot, interject, interruption, liked
from langbord.bots.analysis import Analyst
from langbord.bots.budget import Budget
from langbord.bots.contest import GREEDY, Contest
from langbord.bots.levels import tuning_of
from langbord.bots.search import TUNING
from langbord.bots.searcher import Searcher, compiled_search, new_tools
from langbord.core import asking
from langbord.core.game import CHANCE, get_game
from langbord.core.gamerecord import parse
from langbord.core.match import Match, replay
from langbord.core.plugins import game_names
from langbord.games.landnam.terms import WHITE
from tests.landnam.table import BOOK, GAME, Table

LET_BE = GAME.actions.count


def one_card_short() -> Table:
    """Seat 1 lacks a card of iron for a village; seat 0, which can only be done, has some to spare and lacks sheep."""
    table = Table(3, offers=0).at_sea().fate(0).land("d4 forest 5", "c4 sea")
    table.farm(1, "d4n").stands(1, "ship outer", "ship outer").to_trade()
    return table.hand(0, iron=3).hand(1, sheep=2, grain=1, iron=1).hand(2)


def generous() -> Table:
    """Seat 1 has offered, unasked, the sheep that seat 0 lacks for the village with which it wins in this turn.

    Seat 1 can build the same in its own, which is the next.
    """
    table = Table(3, offers=0).at_sea().fate(0).land("d4 forest 5", "c4 sea", "f5 forest 5")
    table.farm(0, "d4n").farm(1, "f5s").to_trade()
    table.hand(0, grain=2, iron=2).hand(1, sheep=2, grain=1, iron=2).hand(2)
    for seat in (0, 1):
        table.stands(seat, "ship outer", "ship outer").s.tokens[seat][WHITE] = 10
    return table.do("give sheep", "want grain", "propose", seat=1)


def text(table: Table, seat: int, action: int) -> str:
    return GAME.action_text(table.s, BOOK, seat, action)


def test_the_search_finds_that_only_an_act_out_of_turn_saves_the_game() -> None:
    """It looks at letting things be, too, and sees that it loses by that."""
    table = generous()
    found = Searcher(GAME, BOOK, tuning_of("landnam"), Budget(iterations=200)).search(table.s, 1, seed=1)
    rewards = {finding.action: finding.rewards[1] for finding in found}
    assert text(table, 1, found[0].action) == "withdraw"
    assert rewards[found[0].action] > rewards[LET_BE] + 0.3
    assert sum(finding.visits for finding in found) == 200


@pytest.mark.parametrize("name", ["greedy", "search:200"])
def test_what_would_help_the_winner_is_taken_back_and_not_offered_again(name: str) -> None:
    table, bots = generous(), [GreedyBot(0), get_bot(name, 1), GreedyBot(2)]
    found = first_out_of_turn(GAME, BOOK, table.s, bots, lambda seat: table.s.copy())
    assert found == (1, table.actions(1)["withdraw"])
    GAME.plain.step(table.s, BOOK.table, *found)
    assert first_out_of_turn(GAME, BOOK, table.s, bots, lambda seat: table.s.copy()) is None


def test_a_bot_offers_unasked_and_the_deal_is_made() -> None:
    table, bots = one_card_short(), [GreedyBot(seat) for seat in range(3)]
    done = []
    while (found := first_out_of_turn(GAME, BOOK, table.s, bots, lambda seat: table.s.copy())) is not None:
        done.append((found.seat, text(table, *found)))
        GAME.plain.step(table.s, BOOK.table, *found)
    assert done == [(1, "give sheep"), (1, "want iron"), (1, "propose")]
    legal = list(table.actions(0).values())
    GAME.plain.step(table.s, BOOK.table, 0, bots[0].choose(GAME, BOOK, table.s, 0, legal))
    assert table.cards(1) == {"sheep": 1, "grain": 1, "iron": 2}


def test_who_need_not_is_silent() -> None:
    """A bot of random, one that takes no care, and seats without a bot."""
    table = one_card_short()
    for bot in (get_bot("random", 1), get_bot("greedy:0", 1), None):
        assert first_out_of_turn(GAME, BOOK, table.s, [None, bot, None], lambda seat: table.s.copy()) is None


def test_the_same_seed_finds_the_same() -> None:
    table = one_card_short()
    searcher = Searcher(GAME, BOOK, tuning_of("landnam"), Budget(iterations=60))
    assert searcher.search(table.s, 1, seed=5) == searcher.search(table.s, 1, seed=5)
    tunings = np.array([[tuning_of("landnam")] * 3], TUNING)
    contest = Contest(GAME, BOOK, GAME.options(players=3, turns=8))
    policies = np.array([[GREEDY + 5, GREEDY, GREEDY + 5]], np.int64)
    first, second = (contest.play(policies, seed=3, tunings=tunings) for _ in range(2))
    assert first.states.tobytes() == second.states.tobytes()


def moments(seed: int, most: int = 60) -> Iterator[Match]:
    """Decisions of a game of greedy bots at which somebody may act out of turn."""
    match, bots, met = (
        langbord.new("landnam", players=4, seed=seed, turns=60),
        [GreedyBot(seed + k) for k in range(4)],
        0,
    )
    while not match.over and met < most:
        if any(match.legal_numbers(seat) for seat in others(match)):
            met += 1
            yield match
        found = interruption(match, bots, len(match.moments))
        seat = found.seat if found else match.awaited[0]
        match.play(found.action if found else decide(match, seat, bots[seat], len(match.moments)), seat)


def others(match: Match) -> list[int]:
    return [seat for seat in range(match.options.players) if seat not in match.awaited]


@pytest.mark.parametrize("name", ["greedy", "search:12"])
def test_what_is_hidden_does_not_change_what_is_done_out_of_turn(name: str) -> None:
    """At every such moment the true hidden things are replaced by others."""
    source, acted = random.Random(1), 0
    for number, match in enumerate(moments(seed=2)):
        for seat in others(match):
            choice = interject(match, seat, get_bot(name, 1), seed=number)
            truth = match.state.copy()
            match.game.plain.redeal(match.state, match.book.table, seat, [source.getrandbits(32) for _ in range(4)])
            assert interject(match, seat, get_bot(name, 1), seed=number) == choice
            match.state.become(truth)
            acted += choice is not None
    assert acted > 0


def test_whether_a_bot_thinks_tells_nobody_what_it_holds() -> None:
    """A search takes its time only where the appraisal likes something; that follows from what everybody knows."""
    source, liked_some = random.Random(1), 0
    for match in moments(seed=3):
        for seat in others(match):
            seen = thinks(match, seat)
            for other in set(range(4)) - {seat}:
                truth = match.state.copy()
                match.game.plain.redeal(
                    match.state, match.book.table, other, [source.getrandbits(32) for _ in range(4)]
                )
                assert thinks(match, seat) == seen
                match.state.become(truth)
            liked_some += seen
    assert liked_some > 0


def thinks(match: Match, seat: int) -> bool:
    legal = match.legal_numbers(seat)
    return bool(legal) and liked(match.game, match.book, match.state, seat, legal) is not None


def test_compiled_bots_like_and_ask_as_plain_ones_do() -> None:
    """Who is asked next, and what he likes."""
    rules, order, tools = compiled_search(GAME), GAME.machine.module(asking), new_tools(GAME)
    table, bots = BOOK.table.to_array()[0], [GreedyBot(0)] * 4
    for match in moments(seed=4):
        state = match.state.to_array()[0]
        for seat in others(match):
            if legal := match.legal_numbers(seat):
                plain = liked(match.game, match.book, match.state, seat, legal)
                assert rules["interjection"](state, table, seat, tools) == (-1 if plain is None else plain)
        found = first_out_of_turn(match.game, match.book, match.state, bots, lambda seat, m=match: m.state)  # type: ignore[misc]
        tools.cursor[0] = 0
        seat = rules["next_mover"](state, table, tools, np.array([tuning_of("landnam")], TUNING)[0])
        assert seat == (found.seat if found else match.awaited[0])
        tools.cursor[0] = 0
        asked = order["asked_seat"](state, table, 1, tools.cursor, tools.actions)
        clockwise = [(match.awaited[0] + k) % 4 for k in range(1, 4)]
        may = [seat for seat in clockwise if seat in others(match) and match.legal_numbers(seat)]
        assert asked == may[0]


def test_in_the_arena_bots_act_out_of_turn(tmp_path: Path) -> None:
    plan = make_plan("landnam", ["greedy", "greedy:90"], games=3, seats=3, turns=40)
    play_game(plan, Fixture(0, 0, ["greedy", "greedy:90", "greedy"]), tmp_path)
    match = replay(parse(record_path(tmp_path, "landnam", 0).read_text()))
    assert any(m.actor != CHANCE and not m.before.awaited >> m.actor & 1 for m in match.moments)


@pytest.mark.parametrize("game", game_names())
def test_only_games_with_such_acts_ask_for_them(game: str) -> None:
    rules = get_game(game)
    assert rules.interrupts == (game == "landnam")
    assert new_tools(rules).interrupts == int(rules.interrupts)


def test_a_review_leaves_alone_what_nobody_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "measured_net", lambda *_: None)
    monkeypatch.setattr(Analyst, "_by_appraisal", lambda *_: 1.0)
    *_, match = moments(seed=2)
    asked = {k for k, m in enumerate(match.moments) if m.actor != CHANCE and m.before.awaited >> m.actor & 1}
    assert {step for _, step in Analyst(match, Budget(iterations=8))._suspicions()} == asked
    assert len(asked) < sum(moment.actor != CHANCE for moment in match.moments)
