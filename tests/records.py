"""Records as a server makes them, of games played at random; and what somebody could make of them afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from langbord.core.behaviour import tables
from langbord.core.dealer import FairDealer
from langbord.core.game import get_game
from langbord.core.gamerecord import Entry, GameRecord, Header, mark_of, sealed
from langbord.core.match import Match, header_of
from langbord.core.signing import OPENING, RECORD, Signer

SERVER = Signer(b"s" * 32)
NAMES = ("Ada", "Bo \u2028 O'Neill", "Ćwiczak \\ \x7f", "Ämne", "Æ", "小")  # what other languages write otherwise


def random_records(game: str, count: int) -> Iterator[GameRecord]:
    """Signed records of random games, at every kind of table in turn."""
    for seed in range(count):
        yield random_record(game, seed)


def random_record(game: str, seed: int) -> GameRecord:
    kinds = list(tables(get_game(game)))
    return _played(game, kinds[seed % len(kinds)], seed)


def _played(game_name: str, options: Any, seed: int) -> GameRecord:
    game, source = get_game(game_name), random.Random(seed)
    book, seats = game.book(), [NAMES[seat % len(NAMES)] for seat in range(options.players)]
    nonces = ["" if source.random() < 0.3 else f"n-{seat}" for seat in range(len(seats))]
    dealer = FairDealer(source.randbytes(32), nonces)
    salts = [source.randbytes(16).hex() for _ in seats]
    marks = [mark_of(name, salt) for name, salt in zip(seats, salts, strict=True)]
    header = header_of(game, book, options, seats, dealer, marks=marks, salts=salts, at=1_700_000_000_000 + seed)
    match = Match(game, book, options, game.start(book, options), dealer, seats, header)
    match.deal()
    while not match.over:
        seat = source.choice(match.awaited)
        legal = match.legal_numbers(seat)
        match.play(legal[0] if source.random() < 0.5 else source.choice(legal), seat)
        if match.undoable and source.random() < 0.05:
            match.undo()
    return signed(match.recorded())


def signed(record: GameRecord, signer: Signer = SERVER) -> GameRecord:
    return record.with_signatures(signer.sign(OPENING, record.opening), signer.sign(RECORD, record.digest))


def made_afterwards(
    record: GameRecord,
    header: dict[str, Any] | None = None,
    change: Callable[[Entry], Entry] = lambda entry: entry,
    end: dict[str, Any] | None = None,
) -> GameRecord:
    """What somebody can make with the published key: every check is right, and the old signatures are kept."""
    key = record.key
    first: Header = sealed(msgspec.structs.replace(record.header, **header or {}), key, "")
    entries: list[Entry] = []
    for entry in record.entries:
        entries.append(sealed(change(entry), key, entries[-1].check if entries else first.check))
    last = sealed(msgspec.structs.replace(record.end, **end or {}), key, entries[-1].check)
    return GameRecord(first, entries, last)


def without_undo(record: GameRecord) -> GameRecord:
    """The same game as if nobody had ever taken anything back the first time."""
    at = next(k for k, entry in enumerate(record.entries) if entry.undo is not None)
    return GameRecord(record.header, [*record.entries[: at - 1], *record.entries[at + 1 :]], record.end)
