"""What a game does, as digests: random games at every kind of table, looked at every few steps.

What is looked at is what a record would show: who is awaited, what each seat may do, what the dealer may deal and how
likely, the points; what each viewer sees, and would be told of a next step; in the end the places. All of it in texts,
so that another layout of the state changes nothing. A rule that behaves otherwise leads random play elsewhere, and the
moments after it tell.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import combinations, product
from typing import Any

import msgspec

from langbord.core.edition import Book
from langbord.core.errors import BadOptions
from langbord.core.game import CHANCE, Game, Options
from langbord.core.options import declared
from langbord.core.oracle import legal, outcomes, stepped
from langbord.core.record import GameState
from langbord.core.simulate import RNG_WORDS

STEPS = 4000  # at a kind of table, in whole games
EVERY = 13  # so many steps lie between two moments that are looked at
DIGITS = 16  # of a digest, in hexadecimal
SEED = 1


def behaviour(game: Game, book: Book[Any, Any], kinds: Iterable[Options] | None = None) -> dict[str, str]:
    """A digest of what happens at each kind of table, or at some."""
    return {_named(options): _digest(game, book, options) for options in (tables(game) if kinds is None else kinds)}


def tables(game: Game) -> Iterator[Options]:
    """Every number of players with the usual options; then as few tables as it takes for any two options to meet.

    Each value of one meets each value of the other, where they go together; the number of players is an option, too.
    """
    pool = {options: set(combinations(_chosen(options), 2)) for options in _possible(game)}
    missing = set().union(*pool.values())
    for players in game.seats:
        usual = game.options(players=players)
        missing -= pool[usual]
        yield usual
    while missing:
        best = max(pool, key=lambda options: len(pool[options] & missing))
        missing -= pool[best]
        yield best


def _possible(game: Game) -> Iterator[Options]:
    """Every table that there can be, with some values of numbers."""
    some = {name: option.some_values() for name, option in declared(game.State).items()}
    for players, *values in product(game.seats, *some.values()):
        with suppress(BadOptions):  # not every combination makes sense
            yield game.options(players=players, **dict(zip(some, values, strict=True)))


def _chosen(options: Options) -> list[tuple[str, Any]]:
    return [(name, getattr(options, name)) for name in options.__struct_fields__]


def _named(options: Options) -> str:
    usual = type(options)(players=options.players)
    others = [f"{name} {value}" for name, value in _chosen(options) if value != getattr(usual, name)]
    return ", ".join([f"{options.players} players", *others])


def _digest(game: Game, book: Book[Any, Any], options: Options) -> str:
    """Whole games, as many as it takes for so many steps."""
    seen = hashlib.sha256()
    rng, scratch, tally = [0] * RNG_WORDS, [0] * game.scratch, [0, 0]
    advance, stream = game.plain.simulate["advance"], 0
    while sum(tally) < STEPS:
        state = game.start(book, options)
        game.plain.simulate["seed_stream"](rng, SEED, stream)
        while not state.over:
            if sum(tally) % EVERY == 0:
                seen.update(msgspec.json.encode(_moment(game, book, state)))
                seen.update(msgspec.json.encode(_told(game, book, state, sum(tally))))
            advance(state, book.table, rng, scratch, tally)
        seen.update(msgspec.json.encode([tally, _moment(game, book, state), _numbers(game.plain.places, state, book)]))
        stream += 1
    return seen.hexdigest()[:DIGITS]


def _moment(game: Game, book: Book[Any, Any], state: GameState) -> Any:
    numbers = [0] * game.scratch
    shown: list[Any] = [state.awaited, _numbers(game.plain.scores, state, book)]
    if not state.awaited and not state.over:
        weights = numbers[: game.plain.chance(state, book.table, numbers)]
        return [*shown, [(game.outcome_text(state, book, k), weight) for k, weight in enumerate(weights) if weight]]
    for seat in range(state.players):
        legal = numbers[: game.plain.legal(state, book.table, seat, numbers)]
        shown.append([game.action_text(state, book, seat, action) for action in legal])
    return shown


def _told(game: Game, book: Book[Any, Any], state: GameState, number: int) -> Any:
    """What everybody sees, and what he would be told of one of the next steps."""
    viewers = [None, *range(state.players)]
    actor = game.plain.simulate["first_awaited"](state) if state.awaited else CHANCE
    steps = legal(game, book, state, actor) if state.awaited else outcomes(game, book, state)
    step = steps[number % len(steps)]
    after = stepped(game, book, state, actor, step)
    events = [game.describe(state, book, actor, step, after, viewer) for viewer in viewers]
    return [game.views(state, book, viewers), events]


def _numbers(rule: Any, state: GameState, book: Book[Any, Any]) -> list[int]:
    out = [0] * state.players
    rule(state, book.table, out)
    return out
