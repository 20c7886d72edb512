"""What a search thinks of a position, and of a whole game: `analyse` and `review`.

A game is reviewed as each mover saw it: its decisions are searched from redealt states, so that nobody is blamed for
what he could not know.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from langbord.bots.budget import Budget
from langbord.bots.levels import tuning_of
from langbord.bots.searcher import Finding, Searcher
from langbord.core.game import CHANCE
from langbord.core.match import Match, Moment
from langbord.core.record import GameState

WORTH_NAMING = 0.02  # of the win: a smaller loss is noise of the search


class Idea(msgspec.Struct, frozen=True):
    """An action, how often the search looked at it, and the share in the win that each seat can expect from it."""

    action: str
    visits: int
    expected: list[float]


class Decision(msgspec.Struct, frozen=True):
    """A seat's choice in a game, beside the best that the search saw."""

    step: int  # the number of the moment in the match
    seat: int
    action: str
    best: str
    expected: float  # the mover's share in the win after what it did
    possible: float  # after the best
    chances: list[float]  # of every seat before the decision, if the best is done

    @property
    def loss(self) -> float:
        return max(0.0, self.possible - self.expected)


class Review(msgspec.Struct, frozen=True):
    """A whole game: each seat's chances along it, and the decisions that cost most."""

    game: str
    seats: list[str]
    iterations: int
    steps: list[int]  # of the points on the curves
    chances: list[list[float]]  # by seat, at these steps; at the last one the result where the game is over
    decisions: list[Decision]
    turning_points: list[Decision]  # the costliest first


class Analyst:
    """Searches the positions of one match's game."""

    def __init__(self, match: Match, budget: Budget, seed: int = 0) -> None:
        self._match, self._seed = match, seed
        tuning = tuning_of(match.game.name)._replace(margin=0.0)  # chances to win, whatever the margin
        self._searcher = Searcher(match.game, match.book, tuning, budget)

    def analyse(self, state: GameState, seat: int) -> list[Idea]:
        """The actions that were looked at, the best first."""
        game, book = self._match.game, self._match.book
        found = self._searcher.search(state, seat, self._seed)
        return [Idea(game.action_text(state, book, seat, f.action), f.visits, f.rewards) for f in found]

    def judge(self, step: int, moment: Moment) -> Decision | None:
        """A decision of the game; None where there was nothing to choose."""
        legal = [0] * self._match.game.max_actions
        count = self._match.game.plain.legal(moment.before, self._match.book.table, moment.actor, legal)
        if count < 2:
            return None
        found = self._searcher.search(moment.before, moment.actor, self._seed)
        best, done = found[0], self._rating(moment, found)
        text = self._match.game.action_text(moment.before, self._match.book, moment.actor, best.action)
        mine = moment.actor
        return Decision(step, mine, moment.text, text, done.rewards[mine], best.rewards[mine], best.rewards)

    def _rating(self, moment: Moment, found: list[Finding]) -> Finding:
        """What was done; where the search hardly looked at it, by a search of its own."""
        enough = sum(finding.visits for finding in found) // 4
        for finding in found:
            if finding.action == moment.action and (finding.visits >= enough or finding is found[0]):
                return finding
        return self._searcher.search(moment.before, moment.actor, self._seed, only=moment.action)[0]


def analyse(match: Match, seat: int, budget: Budget, seed: int = 0) -> list[Idea]:
    """The best actions for a seat now, knowing what it may know."""
    return Analyst(match, budget, seed).analyse(match.state, seat)


def review(match: Match, budget: Budget, seed: int = 0, report: Callable[[int], None] = lambda done: None) -> Review:
    """Every decision of a match that was played."""
    analyst, decisions = Analyst(match, budget, seed), []
    for step, moment in enumerate(match.moments):
        if moment.actor != CHANCE:
            decision = analyst.judge(step, moment)
            if decision is not None:
                decisions.append(decision)
        report(step + 1)
    return concluded(match, budget, decisions)


def concluded(match: Match, budget: Budget, decisions: list[Decision]) -> Review:
    """What the decisions of a match add up to."""
    steps, points = [d.step for d in decisions], [d.chances for d in decisions]
    if match.over:
        places = match.places()
        steps.append(len(match.moments))
        points.append([1 / places.count(1) if place == 1 else 0.0 for place in places])
    curves = [[point[seat] for point in points] for seat in range(len(match.seats))]
    costly = sorted((d for d in decisions if d.loss >= WORTH_NAMING), key=lambda d: -d.loss)
    iterations = budget.iterations or 0
    return Review(match.game.name, match.seats, iterations, steps, curves, decisions, costly)
