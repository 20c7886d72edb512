"""`langbord replay` and `langbord verify`: what can be done with a game record."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from langbord.cli import saves
from langbord.cli.screen import Screen
from langbord.cli.table import Seat
from langbord.core import gamerecord, match
from langbord.core.errors import BadRecord, LangbordError, OtherRules
from langbord.core.game import CHANCE, get_game
from langbord.core.gamerecord import Entry, GameRecord
from langbord.core.proof import Proof, prove


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
        proof = prove(text, edition=edition)
    except BadRecord as error:
        print(f"langbord: {path}: {error}", file=sys.stderr)
        return 1
    if not proof.same_rules:
        return _tell_other_rules(path, proof)
    played = proof.match
    if header.commitment is None:
        print(f"{path}: every line follows the rules; the deals were scripted, so no dealer made a promise.")
    else:
        print(f"{path}: genuine. The key is the one promised before the game, and gives every deal recorded.")
    print(f"{len(played.moments)} steps; {', '.join(_result(played.seats, played.scores()))}.")
    return 0


def _tell_other_rules(path: Path, proof: Proof) -> int:
    """What holds of a game that was played by other rules; the exit status is that of its deals."""
    header, end = proof.record.header, proof.record.end
    print(f"{path}: no line was changed since it was recorded.")
    if header.commitment is None:
        print("The deals were scripted, so no dealer made a promise.")
    elif proof.all_deals:
        print(f"The key is the one promised before the game, and gives all {proof.deals} deals recorded.")
    else:
        followed = sum(moment.actor == CHANCE for moment in proof.match.moments)
        print(f"The key is the one promised before the game, and gives {followed} of the {proof.deals} deals recorded;")
        print(f"from there the rules at hand cannot follow the game ({proof.parted}).")
    print(f"{OtherRules(header.rules, proof.match.game.rules_version)}.".capitalize())
    if end is not None and end.end is not None:
        print(f"Recorded, not checked: {', '.join(_result(header.seats, end.end.scores))}.")
    return 0 if proof.all_deals else 1


def _result(seats: list[str], scores: list[int]) -> list[str]:
    return [f"{Seat(name).name} {points}" for name, points in zip(seats, scores, strict=True)]
