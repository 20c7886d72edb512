"""What a game must keep to itself, measured by other worlds (`core/oracle.py`).

Two states that a viewer cannot tell apart must look the same to him in all that he is given: view, actions, labels,
reasons, previews, what a bot would think of; and so must the same step in both, unless something comes out by it.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

from langbord.core import explain
from langbord.core.errors import require
from langbord.core.game import CHANCE, Game
from langbord.core.knowledge import alike, differences
from langbord.core.match import Match
from langbord.core.moves import Move
from langbord.core.oracle import Oracle, Worlds, beliefs, is_heap, key, legal, possible, stepped
from langbord.core.recap import Story
from langbord.core.record import GameState, numbers
from langbord.core.simulate import RNG_WORDS

OFTEN, SELDOM = 3, 0.1  # each question so often, and then so likely
MOST_ASKED = 12  # actions of a seat, or answers of the dealer, that are looked at in a pair of worlds
MOST_WORLDS = 400  # of which the exact weights are worked out
SAMPLES = 800  # redeals to compare with them
SURPRISE = 6.0  # standard deviations: no honest redeal is ever that far off


class Eavesdropper:
    """Looks at moments of one game through the eyes of somebody who knows of two worlds which one is true."""

    def __init__(self, oracle: Oracle, seed: int) -> None:
        self._oracle = oracle
        self._source = random.Random(seed)
        self._looked_at = Counter[str]()

    def listen(self, match: Match, where: str) -> None:
        """Whatever is asked, the first few times through everybody's eyes; later seldom, through somebody's."""
        kinds, viewers = set(self._kinds(match)), [None, *range(match.options.players)]
        if all(self._looked_at[kind] >= OFTEN for kind in kinds):
            viewers = [self._source.choice(viewers)] if self._source.random() < SELDOM else []
        self._looked_at.update(kinds)
        for viewer in viewers:
            world = self._oracle.another(match.state, match.moments, viewer, self._source)
            if world is not None:
                pair = Pair(match, world, viewer, where, self._source)
                pair.look_alike()
                pair.steps_look_alike()

    def _kinds(self, match: Match) -> Iterator[str]:
        """What is asked now; of the dealer's moments, what they follow from."""
        for seat in match.awaited:
            yield from (match.game.actions.of(action).name for action in match.legal_numbers(seat))
        if not match.awaited:
            last = next((moment for moment in reversed(match.moments) if moment.actor != CHANCE), None)
            yield match.game.actions.of(last.action).name if last is not None else "the beginning"


class Pair:
    """A moment of a game, another world, and a viewer who cannot tell the two apart."""

    def __init__(self, match: Match, world: GameState, viewer: int | None, where: str, source: random.Random) -> None:
        self.match, self.viewer, self._source = match, viewer, source
        self.game, self.book = match.game, match.book
        self.worlds = match.state, world
        who = "a spectator" if viewer is None else f"seat {viewer}"
        differing = ", ".join(line.partition(":")[0] for line in match.state.differences(world))
        self.where = f"{where}, to {who}, who does not know {differing}"

    def look_alike(self) -> None:
        """All that a viewer is given of a moment."""
        self._same(lambda s: self.game.view(s, self.book, self.viewer), "the view tells it")
        self._same(lambda s: self.game.views(s, self.book, [self.viewer]), "the view among those of others tells it")
        if self.viewer is not None:
            seat = self.viewer
            self._same(lambda s: legal(self.game, self.book, s, seat), "the legal actions tell it")
            self._observations_are_alike(seat)
            for action in self._some(legal(self.game, self.book, self.worlds[0], seat)):
                self._actions_look_alike(seat, action)
            for action in self._some(range(self.game.actions.count)):
                self._same(lambda s, a=action: self._reason(s, seat, a), "the reason why not tells it")
            for thing in self._some(self._things()):
                self._same(lambda s, t=thing: self._standing(s, seat, t), f"the worth of {thing} tells it")
            self._redeals_are_alike(seat)

    def _observations_are_alike(self, seat: int) -> None:
        """What nets are given: rows of numbers, of which the first that differs is named."""
        seen, other = (self.game.observation(s, self.book, seat) for s in self.worlds)
        differing = [place for place, (one, two) in enumerate(zip(seen, other, strict=True)) if one != two]
        told = ", ".join(map(self.game.sees.at, differing[:1]))
        require(not differing, self.where, f"the observation tells it ({told})")

    def _actions_look_alike(self, seat: int, action: int) -> None:
        game, book = self.game, self.book
        called = self._same(lambda s: game.action_text(s, book, seat, action), "the text of an action tells it")
        self._same(lambda s: game.label(s, book, seat, action), f"the label of {called!r} tells it")
        self._same(lambda s: game.action_features(s, book, seat, action), f"the features of {called!r} tell it")
        self._same(lambda s: explain.about(game, s, book, seat, action), f"what {called!r} is about tells it")
        self._same(lambda s: explain.rule_of(game, s, book, seat, action), f"the rule of {called!r} tells it")
        self._same(lambda s: self._preview(s, seat, action), f"the preview of {called!r} tells it")
        self._same(lambda s: self._reveals(s, seat, action), f"whether {called!r} can be taken back tells it")

    def _reason(self, s: GameState, seat: int, action: int) -> object:
        return explain.why_not(self.game, s, self.book, seat, action)

    def _standing(self, s: GameState, seat: int, thing: str) -> object:
        return self.game.standing(s, self.book, seat, thing)

    def _preview(self, s: GameState, seat: int, action: int) -> object:
        """What it would cost and bring, and how the table would look then."""
        found = explain.foresee(self.game, s, self.book, seat, action)
        return found.changes, self.game.view(found.state, self.book, seat) if found.state is not None else None

    def _reveals(self, s: GameState, seat: int, action: int) -> bool:
        after = stepped(self.game, self.book, s, seat, action)
        return bool(after.over) or self.game.reveals(s, self.book, seat, action, after)

    def _redeals_are_alike(self, seat: int) -> None:
        """What bots and hints are given: it depends on nothing that the seat does not know."""
        seed = self._source.getrandbits(32)
        dealt, other = (redealt(self.game, self.book, s, seat, seed) for s in self.worlds)
        shown = ", ".join(differences(self.game, self.worlds[0], dealt, seat))
        require(not shown, self.where, f"a redeal changes what the seat knows ({shown})")
        kept = ", ".join(line.partition(":")[0] for line in dealt.differences(other))
        require(dealt == other, self.where, f"a redeal depends on what is hidden from it ({kept})")

    # --- steps --------------------------------------------------------------------------------------------------------

    def steps_look_alike(self) -> None:
        """A step of anybody that is possible in both worlds; and steps that differ in what is hidden alone."""
        true, world = self.worlds
        for actor in self._actors():
            steps, others = (possible(self.game, self.book, s, actor) for s in self.worlds)
            told: list[tuple[GameState, object]] = []
            for step in self._some(steps):
                after = stepped(self.game, self.book, true, actor, step)
                events = self._events(true, actor, step, after)
                told.append((after, events))
                if step in others:
                    self._same_step(actor, step, after, stepped(self.game, self.book, world, actor, step), events)
            for one, other in combinations(told, 2):
                if self._is_secret(actor, one[0], other[0]):
                    require(one[1] == other[1], self.where, f"an event tells it: {one[1]}, not {other[1]}")

    def _is_secret(self, actor: int, after: GameState, other: GameState) -> bool:
        """Does the viewer not see which of two steps was taken? He does where a player moves pieces."""
        if after == other or not alike(self.game, after, other, self.viewer):
            return False
        differing = (name for name in after.fields if getattr(after, name) != getattr(other, name))
        return actor == CHANCE or not any(is_heap(after.fields[name]) for name in differing)

    def _same_step(self, actor: int, step: int, after: GameState, other: GameState, events: object) -> None:
        text = self._text(actor, step)
        apart = ", ".join(differences(self.game, after, other, self.viewer))
        if not apart:
            others = self._events(self.worlds[1], actor, step, other)
            require(events == others, self.where, f"an event tells it: {events}, not {others}")
        elif not after.over:
            revealed = self.game.reveals(self.worlds[0], self.book, actor, step, after)
            require(revealed, self.where, f"{text} lets it out ({apart}), as if nothing were shown")

    def _events(self, before: GameState, actor: int, step: int, after: GameState) -> object:
        """What the viewer reads of a step, what he sees going where, and how that and what was before are summed up."""
        told = before, self.book, actor, step, after, self.viewer
        moves = self.game.moves(*told)
        if self.viewer is None or actor in (CHANCE, self.viewer):
            return self.game.describe(*told), moves
        story = Story()
        for one, seen in [*self._before, (actor, moves)]:
            story.acted(one, {self.viewer: seen})
        view = self.game.view(after, self.book, self.viewer)
        return self.game.describe(*told), moves, story.recap(self.game, self.book, view, self.viewer)

    @cached_property
    def _before(self) -> list[tuple[int, list[Move]]]:
        """What the viewer's recap will begin with, whatever the step."""
        return list(self.match.watched(self.viewer)) if self.viewer is not None else []

    def _text(self, actor: int, step: int) -> str:
        if actor == CHANCE:
            return f"the deal {self.game.outcome_text(self.worlds[0], self.book, step)!r}"
        return f"{self.game.action_text(self.worlds[0], self.book, actor, step)!r} of seat {actor}"

    def _actors(self) -> list[int]:
        state = self.worlds[0]
        if state.over:
            return []
        return list(range(state.players)) if state.awaited else [CHANCE]

    # --- comparing ----------------------------------------------------------------------------------------------------

    def _same(self, look: Any, what: str) -> Any:
        first, second = (look(s) for s in self.worlds)
        require(first == second, self.where, what)
        return first

    def _things(self) -> list[str]:
        """Whatever has a name, whether it lies there or not."""
        return [f"{axis} {name}" for axis, names in self.book.names.items() for name in names]

    def _some(self, things: Any) -> list[Any]:
        return self._source.sample(things, min(MOST_ASKED, len(things)))


def redealt(game: Game, book: Any, state: GameState, seat: int, seed: int, stream: int = 0) -> GameState:
    copy, rng = state.copy(), [0] * RNG_WORDS
    game.plain.simulate["seed_stream"](rng, seed, stream)
    game.plain.redeal(copy, book.table, seat, rng)
    return copy


# --- Weights ----------------------------------------------------------------------------------------------------------


def check_weights(match: Match, seat: int, seed: int, where: str) -> None:
    """Early in a played game: a redeal reaches all worlds that there are for the seat, as often as the dealer does."""
    *_, (state, worlds) = [(match.state, Worlds()), *beliefs(match.game, match.book, match.moments, seat, MOST_WORLDS)]
    if len(worlds) < 2:
        return
    total = sum(weight for _, weight in worlds.values())
    expected = {name: SAMPLES * weight / total for name, (_, weight) in worlds.items()}
    dealt = [redealt(match.game, match.book, state, seat, seed, k) for k in range(SAMPLES)]
    drawn = Counter(key(one) for one in dealt)
    for one in dealt:
        require(key(one) in worlds, where, f"a redeal for seat {seat} makes a world that cannot be")
    _compare(expected, drawn, where, f"a redeal for seat {seat} does not deal as the dealer does")
    for name, cells in _cells([state for state, _ in worlds.values()]).items():
        should, does = defaultdict[object, float](float), Counter[object]()
        for world, number in zip(worlds, cells, strict=True):
            should[number] += expected[world]
            does[number] += drawn[world]
        _compare(should, does, where, f"a redeal for seat {seat} does not deal as the dealer does ({name})")


def _cells(states: list[GameState]) -> dict[str, list[int]]:
    """The numbers in which some states differ: of each place, one for each of the states."""
    columns: dict[str, list[int]] = defaultdict(list)
    for state in states:
        for name in state.fields:
            for path, number in numbers(getattr(state, name)):
                columns[name + path].append(number)
    return {name: column for name, column in columns.items() if len(set(column)) > 1}


def _compare(expected: Any, found: Any, where: str, what: str) -> None:
    """Chi-square, what is rare put together; its deviation in those of a normal law (Wilson and Hilferty)."""
    rare = [name for name, count in expected.items() if count < 5]
    pairs = [(count, found[name]) for name, count in expected.items() if count >= 5]
    if rare:
        pairs.append((sum(expected[name] for name in rare), sum(found[name] for name in rare)))
    freedom = len(pairs) - 1
    if freedom > 0:
        square = sum((count - drawn) ** 2 / count for count, drawn in pairs)
        spread = 2 / (9 * freedom)
        surprise = ((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
        require(surprise < SURPRISE, where, f"{what}: chi-square {square:.0f} at {freedom} degrees of freedom")
