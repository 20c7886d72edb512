"""Files that players keep: records of games, saved by name or, unasked, in the data folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from langbord.core.errors import BadRecord, LangbordError


def data_folder() -> Path:
    """Where games are saved unasked; LANGBORD_DATA names another folder."""
    return Path(os.environ.get("LANGBORD_DATA") or user_data_path("langbord")) / "games"


def unused_path(game: str) -> Path:
    """A new name for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = data_folder() / f"{stem}.jsonl", 1
    while path.exists():
        number += 1
        path = data_folder() / f"{stem}-{number}.jsonl"
    return path


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise LangbordError(f"{path}: cannot be written: {error.strerror or error}") from None


@contextmanager
def named(path: Path) -> Iterator[None]:
    """What is wrong with what stands in a file is told with the name of the file."""
    try:
        yield
    except LangbordError as error:
        raise LangbordError(f"{path}: {error}") from None


def can_be_written(path: Path) -> None:
    """What cannot be written is told before the work, not after it; what stands there is left as it is."""
    try:
        path.open("a").close()
    except OSError as error:
        raise LangbordError(f"{path}: cannot be written: {error.strerror or error}") from None


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: is not UTF-8 text") from None
