"""`langbord replay` and `langbord verify`: what can be done with a game record."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from langbord.cli import saves
from langbord.cli.screen import Screen
from langbord.cli.table import Seat
from langbord.core import gamerecord, match
from langbord.core.errors import BadRecord, LangbordError
from langbord.core.game import get_game
from langbord.core.gamerecord import Entry, GameRecord


def replay(
    path: Path, language: str, at: int | None, seat: int | None, as_position: bool, edition: Path | None
) -> None:
    """Print a record's log, the table after entry `at`, or the position there."""
    record = gamerecord.parse(saves.read(path))
    if at is not None:
        if at > len(record.entries):
            raise LangbordError(f"{path}: has {len(record.entries)} entries, so there is no entry {at}")
        record = GameRecord(record.header, record.entries[:at], None)
    played = match.replay(record, edition=edition)
    if seat is not None and seat > len(played.seats):
        raise LangbordError(f"there is no player {seat} at a table of {len(played.seats)}")
    viewer = seat - 1 if seat is not None else None
    screen = Screen(Console(), played.game.name, language, [Seat(name).name for name in played.seats])
    if as_position:
        print(played.position())
    elif at is not None:
        screen.table(played, viewer)
    else:
        for number, moment in zip(_standing(record.entries), played.moments, strict=True):
            screen.moment(played, moment, viewer, number)
        if played.over:
            screen.score(played)


def _standing(entries: list[Entry]) -> list[int]:
    """The numbers of the entries that were not taken back."""
    numbers: list[int] = []
    for number, entry in enumerate(entries, 1):
        if entry.undo is not None:
            del numbers[-entry.undo :]
        elif not entry.hint:
            numbers.append(number)
    return numbers


def verify(path: Path, edition: Path | None) -> int:
    """Prove a record; the exit status."""
    text = saves.read(path)
    header = gamerecord.parse(text).header
    if get_game(header.game).book(edition).digest != header.edition_digest:
        raise BadRecord(f"{path}: was played with another edition ({header.edition}); give it with --edition FILE")
    try:
        played = match.verify(text, edition=edition)
    except BadRecord as error:
        print(f"langbord: {path}: {error}", file=sys.stderr)
        return 1
    if header.commitment is None:
        print(f"{path}: every line follows the rules; the deals were scripted, so no dealer made a promise.")
    else:
        print(f"{path}: genuine. The key is the one promised before the game, and gives every deal recorded.")
    print(f"{len(played.moments)} steps; {', '.join(_result(played))}.")
    return 0


def _result(played: match.Match) -> list[str]:
    scores = played.scores()
    return [f"{Seat(name).name} {points}" for name, points in zip(played.seats, scores, strict=True)]
