"""How a table's game begins: at the beginning, or for a study somewhere in a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from langbord.core import gamerecord
from langbord.core.dealer import FairDealer
from langbord.core.edition import Book
from langbord.core.errors import BadRecord
from langbord.core.game import get_game
from langbord.core.gamerecord import GameRecord, Header
from langbord.core.match import Match, replay
from langbord.core.match import header_of as opening_line
from langbord.core.plugins import game_names
from langbord.server.entries import Opened
from langbord.server.limits import SIZES
from langbord.server.problems import Refused

HEADER_LINES = 100  # the first line holds a position, and may be as long as so many others


class Seated(Protocol):
    """Who plays at a seat, and what he gave to the shuffling."""

    name: str
    nonce: str
    salt: str
    mark: str


def begin(opened: Opened, seated: Sequence[Seated], at: int, book: Book[Any, Any]) -> Match:
    """A game from its beginning, dealt until somebody is waited for."""
    latest = get_game(opened.setup.game)
    dealer = FairDealer(bytes.fromhex(opened.key), [one.nonce for one in seated])
    game = latest.by_rules(opened.rules) or latest
    options, names = game.options(**opened.setup.options), [one.name for one in seated]
    marked = {"marks": [one.mark for one in seated], "salts": [one.salt for one in seated], "at": at}
    signable = marked if all(one.mark for one in seated) else {}  # as they are since games are signed
    header = opening_line(game, book, options, names, dealer, rules=opened.rules, **signable)
    match = Match(game, book, options, game.start(book, options), dealer, names, header)
    match.deal()
    return match


def go_on(opened: Opened, names: Sequence[str], book: Book[Any, Any]) -> Match:
    """A game from the end of a record, with a dealer of its own."""
    assert opened.record is not None
    parsed = gamerecord.parse(opened.record)
    changes = {"commitment": None, "nonces": [], "seats": list(names), "rules": opened.rules}
    changes |= {"marks": [], "salts": [], "at": 0, "signed": None}
    header = msgspec.structs.replace(parsed.header, **changes)
    match = replay(GameRecord(header, parsed.entries, None), edition=book)
    match.begin_here()  # what happened before belongs to the record
    match.dealer = FairDealer(bytes.fromhex(opened.key))
    match.deal()
    return match


def header_of(record: str) -> Header:
    """The first line of a record, if the record is within all bounds."""
    head, _, rest = record.partition("\n")
    if len(head) > HEADER_LINES * SIZES.record_line or max(map(len, rest.splitlines()), default=0) > SIZES.record_line:
        raise Refused("server-too-long", 413)
    if record.count("\n") > SIZES.record_lines:
        raise Refused("server-too-long", 413)
    header = gamerecord.parse(head).header
    if not isinstance(header.options.get("players"), int) or header.game not in game_names():
        raise BadRecord("the game of the record is not known here", 1)
    players = header.options["players"]
    if len(header.seats) != players or any(len(seat) > SIZES.name for seat in header.seats):
        raise BadRecord(f"a record has a name of up to {SIZES.name} letters for each seat", 1)
    return header


def cut(record: str, at: int | None) -> tuple[GameRecord, str]:
    """A record up to its entry `at`, without its end."""
    parsed = gamerecord.parse(record)
    if at is not None and not 0 <= at <= len(parsed.entries):
        raise BadRecord(f"the record has {len(parsed.entries)} entries, so there is no entry {at}")
    entries = parsed.entries if at is None else parsed.entries[:at]
    shorter = GameRecord(parsed.header, entries, None)
    return shorter, shorter.text()
