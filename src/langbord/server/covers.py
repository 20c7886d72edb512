"""The cover of a finished game's album: its result, what everybody saw last, its record.

It is written in the same breath as the game's end, so that no other version of a server, and no game too long to be
kept frame by frame, comes between a result and whoever asks for it.
"""

from __future__ import annotations

import lzma
from base64 import b64encode
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from langbord.core import gamerecord
from langbord.core.gamerecord import FORGOTTEN, GameRecord
from langbord.server import messages, render
from langbord.server.messages import Ending, TableInfo
from langbord.server.store import Statement
from langbord.server.table import Table

COVER = -2  # the row of an album that is not one viewer's
SPECTATOR = -1  # that of what anybody saw; then one for each seat
PACKING = 1  # views repeat each other: the quickest finds that as well as the slowest
KEPT = "INSERT INTO album (table_id, viewer, body) VALUES (?, ?, ?) ON CONFLICT (table_id, viewer) DO NOTHING"


class Cover(msgspec.Struct, frozen=True, kw_only=True):
    """What an album holds beside the frames: how the table was in the end, for each viewer; no names."""

    info: TableInfo
    sequence: int
    views: list[msgspec.Raw]  # of a spectator, then of each seat
    check: str
    ending: Ending | None
    record: str | None  # none where checks would not hold without names


def of(table: Table) -> Iterator[Statement]:
    """What is written with the end of a game."""
    if table.status == "over" and not table.study:
        yield row(table.id, COVER, packed(table))


def row(table: str, viewer: int, body: bytes) -> Statement:
    return Statement(KEPT, (table, viewer, b64encode(body).decode()))


def packed(table: Table) -> bytes:
    return lzma.compress(messages.encode(_cover(table)), preset=PACKING)


def unpacked(body: bytes) -> bytes:
    return lzma.decompress(body)


def _cover(table: Table) -> Cover:
    assert table.match is not None
    info = render.info(table, None)
    seats = [replace(seat, name=FORGOTTEN) for seat in info.seats]
    everybody: list[int | None] = [None, *range(len(seats))]
    return Cover(
        info=replace(info, seats=seats),
        sequence=table.sequence,
        views=[msgspec.Raw(messages.encode(view)) for view in table.match.views(everybody)],
        check=table.check,
        ending=render.ending(table),
        record=_nameless(gamerecord.parse(table.record())),
    )


def _nameless(record: GameRecord) -> str | None:
    return gamerecord.without_names(record).text() if record.header.marks else None
