"""Whole games with an edition before it is played with: what its checks overlooked must not show at somebody's table.

Command line, Python and server try an edition here.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from langbord.core.dealer import FairDealer
from langbord.core.edition import Book
from langbord.core.errors import BadEdition
from langbord.core.game import Game
from langbord.core.match import Match
from langbord.core.simulate import RNG_WORDS

GAMES = 2  # of each number of players
COMPILED_GAMES = 50
LOOKS = 20  # at most, at the widths, the views and the texts in the course of a game


def tried(game: Game, text: str, where: str, *, compiled: bool = False) -> Book[Any, Any]:
    """The edition of a text, which keeps all the rules for editions, and with which games can be played."""
    book = game.read_edition(text, where)
    try:
        try_out(game, book, compiled=compiled)
    except Exception as error:
        raise BadEdition(f"{where}: a game cannot be played with it ({type(error).__name__}: {error})") from error
    return book


def try_out(game: Game, book: Book[Any, Any], *, compiled: bool = False) -> None:
    """Random games of every number of players to their end; compiled too, where the compiler is at hand."""
    book.table.to_array()
    game.printed_texts(book)
    for players in game.seats:
        for seed in range(GAMES):
            _play(game, book, players, seed)
        if compiled:
            from langbord.core.conformance import check_many

            check_many(game, book, game.options(players=players), games=COMPILED_GAMES, seed=0)


def _play(game: Game, book: Book[Any, Any], players: int, seed: int) -> None:
    """One game, looked at closely now and then: at first often, then ever less."""
    options, play = game.options(players=players), game.plain.simulate
    match = Match(game, book, options, game.start(book, options), FairDealer.from_seed(seed))
    rng, scratch, tally = [0] * RNG_WORDS, [0] * game.scratch, [0, 0]
    play["seed_stream"](rng, seed, 0)
    looks = random.Random(seed)
    for step in range(game.max_steps):
        if match.state.over:
            _look(match)
            match.score_sheet()
            return
        if looks.random() < LOOKS / (LOOKS + step):
            _look(match)
        play["advance"](match.state, book.table, rng, scratch, tally)
    raise ValueError(f"a game of {players} is not over after {game.max_steps} steps")


def _look(match: Match) -> None:
    """All numbers fit their fields, and everything can be shown and told."""
    for name in match.state.too_wide():
        raise OverflowError(f"{name} does not fit its width: {getattr(match.state, name)}")
    for seat in range(match.options.players):
        msgspec.json.encode(match.view(seat))
        for action in match.legal_numbers(seat):
            match.text(seat, action)
            match.game.label(match.state, match.book, seat, action)
