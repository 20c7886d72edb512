"""What browsers get from a game's folder: texts, rules, lessons, its picture, its board. Nothing else of it.

Every game has one digest over all of that; under an address with the digest a file never changes.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast

from langbord.core.plugins import Installed
from langbord.locales import LANGUAGES, RELATIVES

BOARD = "board.js"
MESSAGE = re.compile(r"^-?([a-zA-Z][\w-]*) *=", re.MULTILINE)
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "text/plain",
    ".woff2": "font/woff2",
}


class Shown(NamedTuple):
    """The files of a game that a browser may have, by name."""

    files: dict[str, bytes]
    digest: str


@cache
def shown(game: Installed) -> Shown:
    files = dict(_files(game))
    digest = hashlib.sha256(b"".join(name.encode() + hashlib.sha256(files[name]).digest() for name in sorted(files)))
    return Shown(files, digest.hexdigest()[:16])


def media_type(name: str) -> str:
    """What a file is, by the end of its name."""
    return TYPES[Path(name).suffix]


def _files(game: Installed) -> Iterator[tuple[str, bytes]]:
    for language in LANGUAGES:
        whole = _whole(game, language)
        yield f"texts/{language}.ftl", whole.encode()
        yield f"titles/{language}.ftl", _title(game, whole).encode()
    if (lessons := _lessons(game)) is not None:
        yield "lessons.json", lessons
    for name in ("edition.toml", "picture.svg", BOARD):
        if (path := game.part(name)) is not None:
            yield name, path.read_bytes()
    for path in sorted([*game.folder.glob("rulebook/*.md"), *game.folder.glob("board/**/*")]):
        if path.is_file() and path.suffix in TYPES:
            yield path.relative_to(game.folder).as_posix(), path.read_bytes()


def _whole(game: Installed, language: str) -> str:
    """All messages of a game: what a language lacks in its nearest relative that has it."""
    whole = ""
    for relative in RELATIVES[language]:
        text = game.texts(relative)
        known, given = set(MESSAGE.findall(whole)), set(MESSAGE.findall(text))
        if not known:
            whole = text
        elif given - known:
            lacking = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term))
            serialise = FluentSerializer().serialize_entry
            whole += "\n" + "".join(serialise(entry) for entry in lacking if entry.id.name not in known)
    return whole


def _title(game: Installed, whole: str) -> str:
    """What the start page tells of a game: the texts whole are twenty times as large."""
    wanted = {f"{game.name}-name", f"{game.name}-about"}
    messages = (entry for entry in FluentParser().parse(whole).body if isinstance(entry, ast.Message))
    return "".join(FluentSerializer().serialize_entry(entry) for entry in messages if entry.id.name in wanted)


def _lessons(game: Installed) -> bytes | None:
    """The chapters and their steps, with the game in which they are played."""
    course, played = game.part("lessons.toml"), game.part("lessons.json")
    if course is None or played is None:
        return None
    steps = tomllib.loads(course.read_text(encoding="utf-8"))
    return msgspec.json.encode({**steps, **msgspec.json.decode(played.read_bytes())})
