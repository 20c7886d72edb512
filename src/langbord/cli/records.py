"""`langbord replay` and `langbord verify`: what can be done with a game record."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from langbord.cli import saves, servers
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
    text = saves.read(path)
    with saves.named(path):
        record = gamerecord.parse(text)
    if at is not None:
        if at > len(record.entries):
            raise LangbordError(f"{path}: has {len(record.entries)} entries, so there is no entry {at}")
        record = GameRecord(record.header, record.entries[:at], None)
    with saves.named(path):
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


def verify(path: Path, edition: Path | None, server: str | None) -> int:
    """Say what is proven of a record; the exit status."""
    if server is not None:
        servers.check(server)
    text = saves.read(path)
    with saves.named(path):
        header = gamerecord.parse(text).header
        game = get_game(header.game)
    try:
        match.book_of(game, header, edition)
    except BadRecord:
        other = "is known here; give it with --edition FILE" if edition is None else f"stands in {edition}"
        told = f"{path}: was played with another edition ({header.edition}, {header.edition_digest[:12]}) than {other}"
        raise BadRecord(told) from None
    try:
        proof = prove(text, edition=edition)
    except BadRecord as error:
        print(f"langbord: {path}: {error}", file=sys.stderr)
        return 1
    for line in (*_about_deals(proof), *_about_play(proof), _about_signature(proof)):
        print(f"{path}: {line}")
    if server is not None and server not in proof.signed_by:
        print(f"langbord: {path}: is not signed by {server}", file=sys.stderr)
        return 1
    return 0 if proof.all_deals else 1


def _about_deals(proof: Proof) -> Iterator[str]:
    """Do the deals follow from the key and the nonces?"""
    header = proof.record.header
    if header.commitment is None:
        yield "scripted: the deals were named one by one, and no dealer made a promise."
        return
    if proof.all_deals:
        yield f"dealt as promised: all {proof.deals} deals follow from the key that was committed to, and the nonces."
    else:
        followed = sum(moment.actor == CHANCE for moment in proof.match.moments)
        yield f"{followed} of {proof.deals} deals follow from the key that was committed to, and the nonces;"
        yield f"from there the rules at hand cannot follow the game ({proof.parted})."
    if not any(header.nonces):
        yield "no player gave a nonce: whoever chose the key could choose the deals by it."


def _about_play(proof: Proof) -> Iterator[str]:
    """Were the actions legal, and is the result theirs? Only the same rules can say that."""
    header, end, played = proof.record.header, proof.record.end, proof.match
    if proof.same_rules:
        yield f"all {len(played.moments)} steps follow the rules, version {header.rules}."
        told = "result" if played.over else "points so far, as the game was broken off"
        yield f"{told}: {', '.join(_result(played.seats, played.scores()))}."
        return
    yield f"{OtherRules(header.rules, played.game.rules_version)}."
    if end is not None and end.end is not None:
        yield f"recorded, not checked: {', '.join(_result(header.seats, end.end.scores))}."


def _about_signature(proof: Proof) -> str:
    """Who says that the game was played so?"""
    if not proof.signed_by and not proof.opened_by:
        return "unsigned: whoever knows the key can have made this record."
    signed = proof.signed_by or proof.opened_by
    known = next((name for name, pinned in servers.pinned().items() if pinned in signed), None)
    who = f"{known}, a server you know" if known is not None else "a server you have not pinned"
    what = "signed" if proof.signed_by else "only the opening, not what came of it, is signed"
    return f"{what} by {who} ({signed[0]})."


def _result(seats: list[str], scores: list[int]) -> list[str]:
    return [f"{Seat(name).name} {points}" for name, points in zip(seats, scores, strict=True)]
