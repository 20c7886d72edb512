"""What a strong player thinks of a position, and of a whole game: `analyse` and `review`.

Chances come from one observer (`observer.py`): what every seat could expect by what it knew. A decision is judged by
what its player could know: a search looks for the best action, then it and the one that was played are searched alike,
several times over. The difference is what the decision cost, and told only where it is larger than its doubt. What the
dealer gave and took is told apart from that (`fortune.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from langbord.bots.budget import Budget
from langbord.bots.fortune import Fortune, Luck
from langbord.bots.levels import net_tuning_of, tuning_of
from langbord.bots.observer import Observer, measured_net
from langbord.bots.searcher import Finding, Searcher
from langbord.core import explain
from langbord.core.explain import Change
from langbord.core.game import CHANCE, Event
from langbord.core.match import Match, Moment
from langbord.core.messages import Wording
from langbord.core.record import GameState
from langbord.core.simulate import RNG_WORDS

WORTH_NAMING = 0.02  # of the win: a smaller loss is not worth a word
REPEATS = 5  # searches of both actions, from which the doubt is known
GLANCES = 2  # of them come first: where they see no loss, none would be clear
STUDENT = 2.78  # 95 % of the differences of so many lie within so many of their standard errors
THREADS = 2  # that judge: a game is thought through in half the time on two cores
MOST_JUDGED = 20  # decisions of a game that are looked at closely
MOST_POINTS = 60  # of a curve where there is no net: to play on takes long
FEWEST_IDEAS = 3
LIKELY = 0.5  # what is liked at least so much as the best is no mistake


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
    doubt: float  # 95 of 100 times the difference is within so much of the truth of such searches

    @property
    def loss(self) -> float:
        """What it cost, where that is clear."""
        lost = self.possible - self.expected
        return lost if lost >= max(WORTH_NAMING, self.doubt) else 0.0


class Outline(msgspec.Struct, frozen=True):
    """A game before its decisions are judged."""

    steps: list[int]  # of the points on the curves
    chances: list[list[float]]  # by seat, at these steps; at the last one the result where the game is over
    suspects: list[int]  # steps of the decisions worth a closer look


class Review(msgspec.Struct, frozen=True):
    """A whole game: each seat's chances along it, and the decisions that cost most."""

    game: str
    seats: list[str]
    by_net: bool
    iterations: int
    steps: list[int]
    chances: list[list[float]]
    decisions: list[Decision]  # those that were looked at closely
    turning_points: list[Decision]  # the costliest first
    luck: Luck | None  # None: nobody can tell


class Analyst:
    """Thinks about the positions of one match's game."""

    def __init__(self, match: Match, budget: Budget, seed: int = 0) -> None:
        self._match, self._seed = match, seed
        game, book = match.game, match.book
        self.net = measured_net(game, book, match.options.players)
        self.observer = Observer(game, book, self.net, seed)
        # without a net: chances to win, whatever the margin
        tuning = net_tuning_of(game.name) if self.net else tuning_of(game.name)._replace(margin=0.0)
        self._searcher = Searcher(game, book, tuning, budget, self.net)
        part = msgspec.structs.replace(budget, iterations=max(8, (budget.iterations or 0) // REPEATS), threads=1)
        self._short = Searcher(game, book, tuning, part, self.net)

    def analyse(self, state: GameState, seat: int) -> list[Idea]:
        """The actions that were looked at, the best first; a few at least, where there are as many."""
        game, book = self._match.game, self._match.book
        found = self._searcher.search(state, seat, self._seed)
        found += self._neglected(state, seat, {finding.action for finding in found})
        return [
            Idea(game.action_text(state, book, seat, f.action), f.visits, self.observer.tempered(f.rewards))
            for f in found
        ]

    def _neglected(self, state: GameState, seat: int, known: set[int]) -> list[Finding]:
        """A net can be so sure that the search looks at nothing else: then what it likes next is looked at."""
        if self.observer.thinker is None or len(known) >= FEWEST_IDEAS:
            return []
        thought = self.observer.thinker.think(state, seat)
        liked = sorted(zip(thought.chances.tolist(), thought.actions, strict=True), reverse=True)
        others = [action for _, action in liked if action not in known][: FEWEST_IDEAS - len(known)]
        return [self._short.search(state, seat, self._seed, only=action)[0] for action in others]

    def judge(self, step: int, moment: Moment) -> Decision | None:
        """A decision of the game; None where the search would have done the same, or nearly as well at a glance."""
        best = self.best(moment)
        if best == moment.action:
            return None
        glance = self._pairs(moment, best, range(GLANCES))
        if fmean(possible - expected for possible, expected in glance) < WORTH_NAMING / 2:
            return None
        return self._decision(step, moment, best, glance + self._pairs(moment, best, range(GLANCES, REPEATS)))

    def best(self, moment: Moment) -> int:
        """What the search would have done there."""
        return self._searcher.search(moment.before, moment.actor, self._seed)[0].action

    def compare(self, step: int, moment: Moment, better: int) -> Decision:
        """What was done beside another action."""
        return self._decision(step, moment, better, self._pairs(moment, better, range(REPEATS)))

    def _decision(self, step: int, moment: Moment, better: int, pairs: list[tuple[float, float]]) -> Decision:
        text = self._match.game.action_text(moment.before, self._match.book, moment.actor, better)
        doubt = STUDENT * stdev(possible - expected for possible, expected in pairs) / REPEATS**0.5
        possible, expected = (fmean(side) for side in zip(*pairs, strict=True))
        return Decision(step, moment.actor, moment.text, text, expected, possible, doubt)

    def _pairs(self, moment: Moment, better: int, numbers: range) -> list[tuple[float, float]]:
        """The mover's chances after the better action and after what was done, by searches that are alike."""
        return [(self._after(moment, better, k), self._after(moment, moment.action, k)) for k in numbers]

    def _after(self, moment: Moment, action: int, number: int) -> float:
        """The mover's chance after an action, by one search of several."""
        found = self._short.search(moment.before, moment.actor, self._seed + number, only=action)[0]
        return self.observer.tempered(found.rewards)[moment.actor]

    def outline(self) -> Outline:
        """Everybody's chances along the game, and which decisions to look at."""
        match = self._match
        every = 1 if self.net else max(1, -(-len(match.moments) // MOST_POINTS))
        steps = list(range(0, len(match.moments), every))
        points = list(self.observer.along([match.moments[step].before for step in steps]))
        if match.over:
            places = match.places()
            steps.append(len(match.moments))
            points.append([1 / places.count(1) if place == 1 else 0.0 for place in places])
        curves = [[point[seat] for point in points] for seat in range(len(match.seats))]
        return Outline(steps, curves, self._suspects())

    def luck(self) -> Luck | None:
        """What the dealer gave and took; None where that cannot be told."""
        return Fortune(self._match, self.observer, self._seed).luck()

    def _suspects(self) -> list[int]:
        """The decisions that the net, or else the appraisal, would hardly have made: the worst looking ones."""
        found = sorted(self._suspicions(), reverse=True)[:MOST_JUDGED]
        return sorted(step for _, step in found)

    def _suspicions(self) -> Iterator[tuple[float, int]]:
        """Acts out of turn are left alone: nobody asked for them."""
        suspicion = self._by_net if self.net else self._by_appraisal
        for step, moment in enumerate(self._match.moments):
            asked = moment.actor != CHANCE and moment.before.awaited >> moment.actor & 1
            if asked and (doubtful := suspicion(moment)) > 0.0:
                yield doubtful, step

    def _by_net(self, moment: Moment) -> float:
        """How much less the net likes what was done than the best; nothing where it would do both."""
        assert self.observer.thinker is not None
        thought = self.observer.thinker.think(moment.before, moment.actor)
        if moment.action not in thought.actions:
            return 0.0
        done, best = float(thought.chances[thought.actions.index(moment.action)]), float(thought.chances.max())
        return best - done if done < LIKELY * best else 0.0

    def _by_appraisal(self, moment: Moment) -> float:
        """How many points less it looks worth, in a state in which what the seat cannot know is dealt anew."""
        game, table, state = self._match.game, self._match.book.table, moment.before.copy()
        game.plain.redeal(state, table, moment.actor, [self._seed + k for k in range(1, RNG_WORDS + 1)])
        legal = [0] * game.max_actions
        count = game.plain.legal(state, table, moment.actor, legal)
        if moment.action not in legal[:count]:
            return 0.0
        worth = [0.0] * (count + game.notes)
        game.plain.appraise(state, table, moment.actor, legal[:count], count, worth)
        return max(worth[:count]) - worth[legal.index(moment.action)]


class Words(NamedTuple):
    """A decision in the words of the choices there were, and what the engine says for the better one."""

    done: Event
    better: Event
    changes: list[Change]  # what the better one would have cost and brought at once
    reason: Wording  # what the thing that it is about came to


def in_words(match: Match, decision: Decision) -> Words:
    """What its player could have read at the table."""
    game, book, moment = match.game, match.book, match.moments[decision.step]
    asked = (game, moment.before, book, moment.actor)
    better = number_of(match, moment, decision.best)
    thing = explain.about(*asked, better)
    return Words(
        done=explain.label(*asked, moment.action),
        better=explain.label(*asked, better),
        changes=explain.foresee(*asked, better).changes,
        reason=game.standing(moment.before, book, moment.actor, thing) if thing is not None else [],
    )


def number_of(match: Match, moment: Moment, text: str) -> int:
    """What an action was numbered that was legal then."""
    game, book, state, seat = match.game, match.book, moment.before, moment.actor
    numbers = [0] * game.max_actions
    count = game.plain.legal(state, book.table, seat, numbers)
    return next(number for number in numbers[:count] if game.action_text(state, book, seat, number) == text)


def analyse(match: Match, seat: int, budget: Budget, seed: int = 0) -> list[Idea]:
    """The best actions for a seat now, knowing what it may know."""
    match.check_state()
    return Analyst(match, budget, seed).analyse(match.state, seat)


def review(match: Match, budget: Budget, seed: int = 0, report: Callable[[float], None] = lambda done: None) -> Review:
    """A match that was played; `report` is told which share of the thinking is done."""
    analyst = Analyst(match, budget, seed)
    outline = analyst.outline()
    decisions = _judged([analyst, *(Analyst(match, budget, seed) for _ in range(THREADS - 1))], match, outline, report)
    costly = sorted((decision for decision in decisions if decision.loss), key=lambda decision: -decision.loss)
    return Review(
        game=match.game.name,
        seats=match.seats,
        by_net=analyst.net is not None,
        iterations=budget.iterations or 0,
        steps=outline.steps,
        chances=outline.chances,
        decisions=decisions,
        turning_points=costly,
        luck=analyst.luck(),
    )


def _judged(
    analysts: Sequence[Analyst], match: Match, outline: Outline, report: Callable[[float], None]
) -> list[Decision]:
    """The suspected decisions, each judged by one of the analysts, who think at the same time."""
    done = count(1)

    def judge(analyst: Analyst, steps: list[int]) -> list[Decision]:
        found = []
        for step in steps:
            found.append(analyst.judge(step, match.moments[step]))
            report(next(done) / len(outline.suspects))
        return [decision for decision in found if decision is not None]

    shares = [outline.suspects[k :: len(analysts)] for k in range(len(analysts))]
    with ThreadPoolExecutor(len(analysts)) as pool:
        found = [decision for part in pool.map(judge, analysts, shares) for decision in part]
    return sorted(found, key=lambda decision: decision.step)
