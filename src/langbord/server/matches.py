"""How a table's game begins: at the beginning, or for a study somewhere in a record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from langbord.core import gamerecord
from langbord.core.dealer import FairDealer
from langbord.core.errors import BadEdition, BadRecord
from langbord.core.game import Game, get_game
from langbord.core.gamerecord import GameRecord
from langbord.core.match import Match, replay
from langbord.server.entries import STANDARD, Setup


def edition_path(game: str, edition: str, editions: Path) -> Path | None:
    """The file of an edition: `editions/<game>/<name>.toml`, or none for a game's own."""
    if edition == STANDARD:
        return None
    if edition not in edition_names(game, editions):
        raise BadEdition(f"there is no edition {edition!r} of {game}")
    return editions / game / f"{edition}.toml"


def edition_names(game: str, editions: Path) -> list[str]:
    return [STANDARD, *sorted(path.stem for path in (editions / game).glob("*.toml"))]


def checked_options(setup: Setup, editions: Path) -> Game:
    """The game of a set-up; refuses one that cannot be played."""
    game = get_game(setup.game)
    game.options(**setup.options)
    game.book(edition_path(setup.game, setup.edition, editions))
    return game


def begin(setup: Setup, names: Sequence[str], key: bytes, nonces: Sequence[str], editions: Path) -> Match:
    """A game from its beginning, dealt until somebody is waited for."""
    game = get_game(setup.game)
    book = game.book(edition_path(setup.game, setup.edition, editions))
    options = game.options(**setup.options)
    match = Match(game, book, options, game.start(book, options), FairDealer(key, nonces), names)
    match.deal()
    return match


def go_on(record: str, names: Sequence[str], key: bytes, edition: Path | None) -> Match:
    """A game from the end of a record, with a dealer of its own."""
    parsed = gamerecord.parse(record)
    header = msgspec.structs.replace(parsed.header, commitment=None, nonces=[], seats=list(names))
    match = replay(GameRecord(header, parsed.entries, None), edition=edition)
    match.begin_here()  # what happened before belongs to the record
    match.dealer = FairDealer(key)
    match.deal()
    return match


def cut(record: str, at: int | None) -> tuple[GameRecord, str]:
    """A record up to its entry `at`, without its end."""
    parsed = gamerecord.parse(record)
    if at is not None and not 0 <= at <= len(parsed.entries):
        raise BadRecord(f"the record has {len(parsed.entries)} entries, so there is no entry {at}")
    entries = parsed.entries if at is None else parsed.entries[:at]
    shorter = GameRecord(parsed.header, entries, None)
    return shorter, shorter.text()
