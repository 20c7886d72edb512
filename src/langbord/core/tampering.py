"""Edited positions: each must be refused with a sentence, or be played to its end in every way of running."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from langbord.core import position
from langbord.core.conformance import buffers, random_play
from langbord.core.consistency import faults
from langbord.core.edition import Book
from langbord.core.errors import BadPosition, NonConforming
from langbord.core.game import Game, Options
from langbord.core.options import declared
from langbord.core.record import Cells, Field, GameState, is_of_seats, is_same
from langbord.core.simulate import MAX_TOTALS, RNG_WORDS

EDITS_A_GAME = 200  # of moments of one random game
WATCHED = 10_000  # compiled games at once


def check_edits(game: Game, book: Book[Any, Any], options: Options, edits: int, seed: int, *, plain: int) -> int:
    """How many of so many edited positions were accepted; all are played compiled, every `plain`-th one plain too."""
    accepted = list(accepted_edits(game, book, options, edits, seed))
    for first in range(0, len(accepted), WATCHED):
        _play_compiled(game, book, accepted[first : first + WATCHED], seed)
    for state in accepted[::plain]:
        play_plain(game, book, state, seed)
    return len(accepted)


def check_moments(game: Game, book: Book[Any, Any], options: Options, seed: int) -> int:
    """Every moment of a random game is written, accepted and the same again; how many there are."""
    moments = 0
    for match in random_play(game, book, options, seed):
        if read_again(game, book, options, match.state) is None:
            raise NonConforming(f"{game.name}: a moment of game {seed} is refused: {match.state}")
        moments += 1
    return moments


def accepted_edits(game: Game, book: Book[Any, Any], options: Options, edits: int, seed: int) -> Iterator[GameState]:
    """The states of edited positions that are not refused; anything but a refusal comes through."""
    source = random.Random(seed)
    editor = Editor(source, game.parties(game.start(book, options)))
    while edits > 0:
        moments = [match.state.copy() for match in random_play(game, book, options, source.getrandbits(32))]
        for _ in range(min(edits, EDITS_A_GAME)):
            original = source.choice(moments)
            state = original.copy()
            for _ in range(source.choice((1, 1, 1, 1, 2, 3))):
                editor.edit(state, source.choice(moments))
            while state == original:
                editor.edit(state, source.choice(moments))
            if loaded := read_again(game, book, options, state):
                yield loaded
        edits -= EDITS_A_GAME


def read_again(game: Game, book: Book[Any, Any], options: Options, state: GameState) -> GameState | None:
    """What a state is when written and loaded; None if it is refused. Nothing but a fault may get lost on the way."""
    try:
        _, loaded = position.read(game, position.dump(game, book, options, state), book)
    except BadPosition:
        return None
    if loaded == state:
        return loaded
    for _ in faults(game, book, options, state):
        return None  # what belongs to nobody at the table is not written
    raise NonConforming(f"{game.name}: written and read again it is another state: {state}")


@dataclass(frozen=True)
class Editor:
    """Changes states at random: absurdly, or as people do."""

    source: random.Random
    parties: int  # at the table; nothing else of seats stands in a text

    def edit(self, state: GameState, other: GameState) -> None:
        """One change; from another moment of the game a field may be taken over."""
        agreed = {"players", *declared(type(state))}  # no part of a position's state
        fields = {name: field for name, field in state.fields.items() if name not in agreed}
        if self.source.random() < 0.7:
            name = self.source.choice([name for name, field in fields.items() if field.axes])
            self.source.choice((self.move_piece, self.exchange_things))(state, name)
        elif self.source.random() < 0.3:
            name = self.source.choice(list(fields))
            setattr(state, name, getattr(other.copy(), name))
        else:
            self.change_number(state, self.source.choice(list(fields)))

    def change_number(self, state: GameState, name: str) -> None:
        """A number one more or less, another that the field may hold, or one that it may not."""
        field, (cells, place) = state.fields[name], self._some_cell(state, name)
        absurd = (field.least - 1, field.most + 1, -128, -5, -1, 8, 99, 100, 120, 127)
        near = (cells[place] - 1, cells[place] + 1)
        fitting = self.source.randint(field.least, min(field.most, 99))
        cells[place] = self.source.choice((*near, fitting, self.source.choice(absurd)))

    def move_piece(self, state: GameState, name: str) -> None:
        """One piece less here, and one more where such pieces are counted too."""
        field = state.fields[name]
        axis = field.axes[-1]
        twins = [twin for twin, other in state.fields.items() if other.axes and alike(other, field)]
        cells, place = self._some_cell(state, name)
        others, _ = self._some_cell(state, self.source.choice(twins))
        for k in range(place, place + axis):  # the next one that there is
            if cells[k % axis] > 0:
                place = k % axis
                break
        cells[place] -= 1
        others[place] += 1

    def exchange_things(self, state: GameState, name: str) -> None:
        """Two things of a field's first axis take each other's place where they have one, or wherever named."""
        axis = state.fields[name].axes[0]
        a, b = self._some(axis), self._some(axis)
        everywhere = self.source.random() < 0.5
        for twin, field in state.fields.items():
            cells = getattr(state, twin)
            if field.axes and is_same(field.axes[0], axis):
                cells[a], cells[b] = cells[b], cells[a]
            if everywhere and field.speaks_of(axis):
                setattr(state, twin, renamed(cells, field, a, b))

    def _some(self, axis: int) -> int:
        return self.source.randrange(min(axis, self.parties) if is_of_seats(axis) else axis)

    def _some_cell(self, state: GameState, name: str) -> tuple[Any, Any]:
        """A list (or the record's own fields) and where in it a number of the field stands."""
        cells: Any = vars(state)
        place: Any = name
        for axis in state.fields[name].axes:
            cells, place = cells[place], self._some(axis)
        return cells, place


def renamed(cells: Cells, field: Field, a: int, b: int) -> Cells:
    """The contents with two of the things that they name exchanged."""
    if isinstance(cells, list):
        return [renamed(cell, field, a, b) for cell in cells]
    if field.members is None:
        return {a: b, b: a}.get(cells, cells)
    differ = (cells >> a ^ cells >> b) & 1
    return cells ^ (differ << a) ^ (differ << b)


def alike(field: Field, other: Field) -> bool:
    """Do both count the same things, or name things for the same ones?"""
    return is_same(field.axes[-1], other.axes[-1]) and (field.names, field.members) == (other.names, other.members)


def play_plain(game: Game, book: Book[Any, Any], state: GameState, seed: int) -> GameState:
    """Random play to the end by the plain rules, which complain of what they cannot read."""
    rng, scratch, tally = [0] * RNG_WORDS, [0] * game.scratch, [0, 0]
    game.plain.simulate["seed_stream"](rng, seed, 0)
    played = state.copy()
    for _ in range(game.max_steps):
        if played.over:
            return played
        game.plain.simulate["advance"](played, book.table, rng, scratch, tally)
    raise NonConforming(f"{game.name}: not over after {game.max_steps} steps: {state}")


def _play_compiled(game: Game, book: Book[Any, Any], states: list[GameState], seed: int) -> None:
    """Watched random play to the end, compiled."""
    array, faults = game.State.array(len(states)), np.zeros(len(states), np.int64)
    for k, state in enumerate(states):
        array[k] = state.to_array()[0]
    rng, scratch, tally = buffers(game)
    before, now = np.zeros(MAX_TOTALS, np.int64), np.zeros(MAX_TOTALS, np.int64)
    watch = game.compiled.simulate["guarded_playouts"]
    watch(array, book.table.to_array(), seed, rng, scratch, tally, before, now, game.max_steps, faults)
    for state, fault in zip(states, faults, strict=True):
        if fault:
            raise NonConforming(f"{game.name}: compiled play fails with {fault}: {state}")
