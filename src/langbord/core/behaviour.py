"""What a game does, as digests: random games at every kind of table, looked at every few steps.

What is looked at is what a record would show: who is awaited, what each seat may do, what the dealer may deal and how
likely, the points; in the end the places. All of it in texts, so that another layout of the state changes nothing.
A rule that behaves otherwise leads random play elsewhere, and the moments after it tell.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from langbord.core.edition import Book
from langbord.core.errors import BadOptions
from langbord.core.game import Game, Options
from langbord.core.options import declared
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
    """Every number of players, with the usual options and with each other value of each of them."""
    for players in game.seats:
        yield game.options(players=players)
        for name, option in declared(game.State).items():
            for value in option.some_values():
                if value != option.default:
                    try:
                        yield game.options(players=players, **{name: value})
                    except BadOptions:  # it does not go together with so many players, or with the other options
                        continue


def _named(options: Options) -> str:
    usual = type(options)(players=options.players)
    chosen = {name: getattr(options, name) for name in options.__struct_fields__}
    others = [f"{name} {value}" for name, value in chosen.items() if value != getattr(usual, name)]
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


def _numbers(rule: Any, state: GameState, book: Book[Any, Any]) -> list[int]:
    out = [0] * state.players
    rule(state, book.table, out)
    return out
