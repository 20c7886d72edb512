"""Rare situations of Landnám that a golden record shows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import numpy as np

from langbord import Match
from langbord.core.game import get_game
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    BREAK_CASE,
    BREAK_THING,
    FLEE,
    MOVE,
    PIECES,
    ROLL,
    SEA,
    SETTLERS,
    SUPPLY,
    UNITS,
)
from tests.golden import Situation, play_any

GAME = get_game("landnam")
TABLE = GAME.book().table.to_array()


def greedy(match: Match, seat: int, source: random.Random) -> str:
    """The best action by the game's own appraisal, at compiled speed."""
    legal = match.legal_numbers(seat)
    worth = np.zeros(len(legal))
    GAME.compiled.appraise(match.state.to_array()[0], TABLE[0], seat, np.array(legal), len(legal), worth)
    return match.text(seat, legal[source.choice(np.flatnonzero(worth == worth.max()).tolist())])


def preferring(*words: str) -> Callable[[Match, int, random.Random], str]:
    """Greedy play, but for actions with one of these words, which are taken whenever they can be."""

    def choose(match: Match, seat: int, source: random.Random) -> str:
        wanted = [text for text in match.legal(seat) if set(words) & set(text.split())]
        return source.choice(wanted) if wanted else greedy(match, seat, source)

    return choose


def hunt(match: Match, seat: int, source: random.Random) -> str:
    """Greedy play, but for chasing outlaws whenever it is possible."""
    s = match.state
    assert isinstance(s, State)
    cells = {match.book.names["cell"][s.place[unit]] for unit in range(UNITS) if s.red[unit] >> seat & 1}
    chases = [text for text in match.legal(seat) if text.startswith("step") and text.split()[2] in cells]
    return source.choice(chases) if chases else greedy(match, seat, source)


def states(match: Match) -> Iterator[tuple[State, State]]:
    return ((moment.before, moment.after) for moment in match.moments)


def famine(match: Match) -> bool:
    """LN17: cards went back to the stock."""
    return any(
        before.phase == ROLL and sum(map(sum, after.hand)) < sum(map(sum, before.hand))
        for before, after in states(match)
    )


def broken_off(card: int) -> Callable[[Match], bool]:
    """LN44, LN45: a card that breaks off was played while a case was heard or the thing waited."""

    def shows(match: Match) -> bool:
        return any(
            after.discard[card] > before.discard[card] and before.phase != MOVE for before, after in states(match)
        )

    return shows


def handed_over_twice(match: Match) -> bool:
    """LN38, LNQ25: a chain of three on one side."""
    return any(max(after.chain_length) == 3 for _, after in states(match))


def chased_off_the_board(match: Match) -> bool:
    """LN56: an outlaw with nowhere to go, its token paid at once."""
    return any(
        before.red[unit] and after.place[unit] == SUPPLY and before.phase in (MOVE, FLEE)
        for before, after in states(match)
        for unit in range(UNITS)
    )


def ship_ashore(match: Match) -> bool:
    """LN51: a ship rests on land."""
    return any(
        unit % PIECES >= SETTLERS and after.place[unit] > 0 and after.terrain[after.place[unit]] > SEA
        for _, after in states(match)
        for unit in range(UNITS)
    )


def drawn(match: Match) -> bool:
    """LNQ94."""
    s = match.moments[-1].after
    return bool(s.drawn)


def tie_decided_by(what: str) -> Callable[[Match], bool]:
    """LN93, LN94: equal points for the first two, and equal in all that counts before this."""

    def shows(match: Match) -> bool:
        s, scores, places = match.moments[-1].after, match.scores(), match.places()
        if s.drawn or scores.count(max(scores)) < 2 or places.count(1) > 1:
            return False
        first, second = places.index(1), places.index(2)
        if scores[first] != scores[second]:
            return False
        white, red, black = (s.tokens[first][k] - s.tokens[second][k] for k in range(3))
        decided = "black" if black else "red" if red else "white" if white else "cards"
        return decided == what

    return shows


SHORT: dict[str, object] = {"offers": 2, "turns": 70}
WHOLE: dict[str, object] = {"offers": 2}

SITUATIONS = {
    "famine": Situation(famine, greedy, (5,), SHORT),
    "case_broken_off": Situation(broken_off(BREAK_CASE), preferring("break_case"), (4,), SHORT),
    "thing_broken_off": Situation(broken_off(BREAK_THING), preferring("break_thing"), (4,), SHORT),
    "handed_over_twice": Situation(handed_over_twice, preferring("handover", "accept"), (5,), SHORT),
    "chased_off_the_board": Situation(chased_off_the_board, hunt, (4, 5), SHORT),
    "ship_ashore": Situation(ship_ashore, preferring("landing"), (3,), SHORT),
    "drawn": Situation(drawn, play_any, (3,), {"offers": 1, "turns": 12}),
    "tie_decided_by_black": Situation(tie_decided_by("black"), greedy, (3, 4), WHOLE),
    "tie_decided_by_red": Situation(tie_decided_by("red"), greedy, (3, 4), WHOLE),
    "tie_decided_by_white": Situation(tie_decided_by("white"), greedy, (3, 4), WHOLE),
    "tie_decided_by_cards": Situation(tie_decided_by("cards"), greedy, (3, 4), WHOLE),
}
