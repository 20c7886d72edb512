"""Edited positions: each must be refused with a sentence, or be played to its end in every way of running."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from langbord.core import position
from langbord.core.conformance import buffers, random_play
from langbord.core.edition import Book
from langbord.core.errors import BadPosition, NonConforming
from langbord.core.game import Game, Options
from langbord.core.record import GameState
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


def accepted_edits(game: Game, book: Book[Any, Any], options: Options, edits: int, seed: int) -> Iterator[GameState]:
    """The states of edited positions that are not refused; anything but a refusal comes through."""
    source = random.Random(seed)
    while edits > 0:
        moments = [match.state.copy() for match in random_play(game, book, options, source.getrandbits(32))]
        for _ in range(min(edits, EDITS_A_GAME)):
            original = source.choice(moments)
            state = original.copy()
            for _ in range(source.choice((1, 1, 1, 2, 3))):
                edit(state, source.choice(moments), source)
            while state == original:
                edit(state, source.choice(moments), source)
            try:
                _, loaded = position.load(position.dump(game, book, options, state), book)
            except BadPosition:
                continue
            yield loaded
        edits -= EDITS_A_GAME


def edit(state: GameState, other: GameState, source: random.Random) -> None:
    """One change: an absurd one, or one such as people make."""
    if source.random() < 0.7:
        name = source.choice([name for name, field in state.fields.items() if field.axes])
        source.choice((move_piece, exchange_things))(state, name, source)
        return
    name = source.choice([name for name in state.fields if name != "players"])
    if source.random() < 0.3:
        setattr(state, name, getattr(other.copy(), name))
    else:
        change_number(state, name, source)


def change_number(state: GameState, name: str, source: random.Random) -> None:
    """A number one more or less, another that the field may hold, or one that it may not."""
    field, (cells, place) = state.fields[name], _some_cell(state, name, source)
    absurd = (field.least - 1, field.most + 1, -128, -5, -1, 8, 99, 100, 120, 127)
    near = (cells[place] - 1, cells[place] + 1)
    cells[place] = source.choice((*near, source.randint(field.least, min(field.most, 99)), source.choice(absurd)))


def move_piece(state: GameState, name: str, source: random.Random) -> None:
    """One piece less here, and one more where such pieces are counted too."""
    axis = state.fields[name].axes[-1]
    to = source.choice([twin for twin, field in state.fields.items() if field.axes[-1:] == (axis,)])
    cells, place = _some_cell(state, name, source)
    others, _ = _some_cell(state, to, source)
    for k in range(place, place + axis):  # the next one that there is
        if cells[k % axis] > 0:
            place = k % axis
            break
    cells[place] -= 1
    others[place] += 1


def exchange_things(state: GameState, name: str, source: random.Random) -> None:
    """Two things of a field's first axis take each other's place in every field that has them."""
    axes = state.fields[name].axes[:1]
    for axis in axes:
        a, b = source.randrange(axis), source.randrange(axis)
        for twin, field in state.fields.items():
            if field.axes[:1] == axes:
                cells = getattr(state, twin)
                cells[a], cells[b] = cells[b], cells[a]


def _some_cell(state: GameState, name: str, source: random.Random) -> tuple[Any, Any]:
    """A list (or the record's own fields) and where in it a number of the field stands."""
    cells: Any = vars(state)
    place: Any = name
    for size in state.fields[name].shape:
        cells, place = cells[place], source.randrange(size)
    return cells, place


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
