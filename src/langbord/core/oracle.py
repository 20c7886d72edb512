"""Other worlds: states of a game that a viewer cannot tell from the true one.

They are made from what the fields declare (`core/knowledge.py`) and from the rules of the dealer, never from `redeal`
or `view`: so these can be measured by them. At any moment `Oracle.another` finds some by chance; `beliefs` follows the
dealer from the beginning and knows all of them, each with its weight, as long as they are few.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from langbord.core.consistency import faults, totals
from langbord.core.edition import Book
from langbord.core.game import CHANCE, Game, Options
from langbord.core.knowledge import alike, hidden_fields
from langbord.core.match import Moment
from langbord.core.record import Axis, Cells, Field, GameState

Change = Callable[[GameState, random.Random], None]
TRIES = 40  # changes tried for one other world
ENOUGH = 8  # changes of which one world is made
MEMORY = 4  # moments back in which somebody may have done something else


class Oracle:
    """Finds other worlds, by small changes of what is hidden."""

    def __init__(self, game: Game, book: Book[Any, Any], options: Options) -> None:
        self.game, self.book, self.options = game, book, options
        self._hidden = hidden_fields(game.State)
        self._heaps = [name for name, field in self._hidden.items() if is_heap(field)]
        self._axes = {id(axis): axis for field in self._hidden.values() for axis in _things(field)}
        self._changes: list[Change] = [self._exchange_pieces, self._turn_piece] if self._heaps else []
        self._changes += [self._exchange_things] if self._axes else []

    def another(
        self, state: GameState, moments: list[Moment], viewer: int | None, source: random.Random
    ) -> GameState | None:
        """What could be for all that a seat, or a spectator, knows after these moments; None where none was found."""
        if not self._hidden:
            return None
        world = self._dealt_otherwise(state, viewer, source)
        for k in source.sample(range(-min(MEMORY, len(moments)), 0), min(MEMORY, len(moments))):
            if moments[k].actor not in (CHANCE, viewer):
                chosen = self._chosen_otherwise(moments[k:], viewer, source)
                world = chosen if chosen is not None else world
                break
        return world if world != state else None

    def _chosen_otherwise(self, moments: list[Moment], viewer: int | None, source: random.Random) -> GameState | None:
        """In the first of these moments a player did something else, perhaps with other things than he really has."""
        world = self._dealt_otherwise(moments[0].before, viewer, source)
        for k, moment in enumerate(moments):
            steps = possible(self.game, self.book, world, moment.actor)
            step = source.choice(steps) if k == 0 and steps else moment.action
            if step not in steps:
                return None
            world = stepped(self.game, self.book, world, moment.actor, step)
            if not alike(self.game, world, moment.after, viewer):
                return None
        return world

    def _dealt_otherwise(self, state: GameState, viewer: int | None, source: random.Random) -> GameState:
        """What is hidden lies elsewhere; the same state where nothing else could be found."""
        world, pieces, changed = state, totals(self.game, self.book, state), 0
        for _ in range(TRIES if self._changes else 0):
            tried = world.copy()
            source.choice(self._changes)(tried, source)
            if tried != world and alike(self.game, world, tried, viewer) and self._may_be(tried, pieces):
                world, changed = tried, changed + 1
            if changed == ENOUGH:
                break
        return world if next(faults(self.game, self.book, self.options, world), None) is None else state

    def _may_be(self, state: GameState, pieces: list[int]) -> bool:
        """The quicker part of what `faults` looks at in the end."""
        sound = next(self.game.consistent(state, self.book), None) is None
        return sound and pieces == totals(self.game, self.book, state)

    # --- small changes; most of them are refused afterwards ---------------------------------------------------------

    def _exchange_pieces(self, state: GameState, source: random.Random) -> None:
        """A piece of one hidden heap for a piece of another."""
        heaps = self._heaps_in(state)
        for axis, one in heaps and [source.choice(heaps)]:
            other = source.choice([heap for twin, heap in heaps if twin is axis])
            a, b = _some_piece(one, source), _some_piece(other, source)
            for heap, lost, won in ((one, a, b), (other, b, a)):
                heap[lost] -= 1
                heap[won] += 1

    def _turn_piece(self, state: GameState, source: random.Random) -> None:
        """A piece becomes one of another kind: a die, of whose faces there are as many as one likes."""
        heaps = self._heaps_in(state)
        for _, heap in heaps and [source.choice(heaps)]:
            heap[_some_piece(heap, source)] -= 1
            heap[source.randrange(len(heap))] += 1

    def _exchange_things(self, state: GameState, source: random.Random) -> None:
        """Two things take each other's place in all that is hidden."""
        axis = source.choice(list(self._axes.values()))
        a, b = source.randrange(self._there(axis)), source.randrange(self._there(axis))
        for name, field in self._hidden.items():
            cells = getattr(state, name)
            if field.axes and field.axes[0] is axis:
                cells[a], cells[b] = cells[b], cells[a]
            if field.names is axis:
                setattr(state, name, _renamed(cells, {a: b, b: a}))

    def _there(self, axis: Axis) -> int:
        """How many things of an axis the edition has: there may be room for more."""
        return len(self.book.names[axis.name])

    def _heaps_in(self, state: GameState) -> list[tuple[int, list[int]]]:
        """The rows of hidden counts that have any pieces, and of what axis these are."""
        rows = ((self._hidden[name].axes[-1], row) for name in self._heaps for row in _rows(getattr(state, name)))
        return [(axis, row) for axis, row in rows if any(row)]


def _rows(cells: Cells) -> Iterator[list[int]]:
    """The innermost lists of a field."""
    if isinstance(cells[0], list):
        for inner in cells:
            yield from _rows(inner)
    else:
        yield cells


def _some_piece(heap: list[int], source: random.Random) -> int:
    return source.choice([kind for kind, count in enumerate(heap) if count])


def is_heap(field: Field) -> bool:
    """Does it count things of an axis?"""
    return bool(field.axes) and isinstance(field.axes[-1], Axis) and field.names is None and not field.of_seats


def _things(field: Field) -> Iterator[Axis]:
    """The axis of things that a field says something of, each of them one piece."""
    if field.axes and isinstance(field.axes[0], Axis) and (field.names is not None or field.of_seats):
        yield field.axes[0]


def _renamed(cells: Cells, names: dict[int, int]) -> Cells:
    return [_renamed(cell, names) for cell in cells] if isinstance(cells, list) else names.get(cells, cells)


# --- All worlds, as long as they are few ------------------------------------------------------------------------------

Worlds = dict[bytes, tuple[GameState, float]]
"""What a viewer holds possible, each world with its weight."""


def key(state: GameState) -> bytes:
    return msgspec.msgpack.encode(vars(state))


def beliefs(
    game: Game, book: Book[Any, Any], moments: Iterable[Moment], viewer: int | None, most: int
) -> Iterator[tuple[GameState, Worlds]]:
    """After each moment of a game from its beginning, the true state and all that it could be to the viewer.

    By the dealer's weights alone: it ends before a choice of another player that tells something of what he has, or
    that nobody sees, and where there would be more than `most` worlds.
    """
    worlds: Worlds = {}
    for moment in moments:
        worlds = worlds or {key(moment.before): (moment.before, 1.0)}
        if moment.actor == CHANCE:
            worlds = _after_deal(game, book, moment, worlds, viewer, most)
        elif moment.actor != viewer and _is_secret(game, book, moment, viewer):
            return
        else:
            worlds = _after_step(game, book, moment, worlds, viewer)
        if not 0 < len(worlds) <= most:
            return
        yield moment.after, worlds


def _after_deal(
    game: Game, book: Book[Any, Any], moment: Moment, worlds: Worlds, viewer: int | None, most: int
) -> Worlds:
    """Each of the dealer's answers in each world after which the viewer sees what he sees."""
    found: Worlds = {}
    for world, likely in worlds.values():
        weights = [0] * game.max_outcomes
        count = game.plain.chance(world, book.table, weights)
        for outcome, weight in enumerate(weights[:count]):
            after = world.copy()
            if weight and len(found) <= most:
                game.plain.deal(after, book.table, outcome)
                if alike(game, moment.after, after, viewer):
                    before = found.get(key(after), (after, 0.0))[1]
                    found[key(after)] = after, before + likely * weight / sum(weights[:count])
    return found


def _after_step(game: Game, book: Book[Any, Any], moment: Moment, worlds: Worlds, viewer: int | None) -> Worlds:
    """The same action in each world; none where it is not possible in all."""
    found: Worlds = {}
    for world, likely in worlds.values():
        if moment.action not in legal(game, book, world, moment.actor):
            return {}
        after = stepped(game, book, world, moment.actor, moment.action)
        if alike(game, moment.after, after, viewer):
            before = found.get(key(after), (after, 0.0))[1]
            found[key(after)] = after, before + likely
    return found


def _is_secret(game: Game, book: Book[Any, Any], moment: Moment, viewer: int | None) -> bool:
    """Could the player have done something else that would look the same?"""
    for action in legal(game, book, moment.before, moment.actor):
        after = stepped(game, book, moment.before, moment.actor, action)
        if after != moment.after and alike(game, after, moment.after, viewer):
            return True
    return False


def possible(game: Game, book: Book[Any, Any], state: GameState, actor: int) -> list[int]:
    """What a seat, or the dealer, may do."""
    if actor == CHANCE:
        return [] if state.over or state.awaited else outcomes(game, book, state)
    return legal(game, book, state, actor)


def legal(game: Game, book: Book[Any, Any], state: GameState, seat: int) -> list[int]:
    out = [0] * game.max_actions
    return out[: game.plain.legal(state, book.table, seat, out)]


def outcomes(game: Game, book: Book[Any, Any], state: GameState) -> list[int]:
    """What the dealer may answer."""
    weights = [0] * game.max_outcomes
    count = game.plain.chance(state, book.table, weights)
    return [outcome for outcome in range(count) if weights[outcome] > 0]


def stepped(game: Game, book: Book[Any, Any], state: GameState, actor: int, action: int) -> GameState:
    """The state after a step of a seat or of the dealer."""
    after = state.copy()
    if actor == CHANCE:
        game.plain.deal(after, book.table, action)
    else:
        game.plain.step(after, book.table, actor, action)
    return after
