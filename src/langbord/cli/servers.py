"""Servers that a player knows: their names and the fingerprints of their keys, kept on his own machine."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from langbord.cli import saves
from langbord.core.errors import LangbordError
from langbord.core.signing import is_fingerprint


def _file() -> Path:
    return saves.data_folder().parent / "servers.toml"


def pinned() -> dict[str, str]:
    """Fingerprints by the name that the player gave to the server."""
    try:
        known = tomllib.loads(_file().read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LangbordError(f"{_file()}: cannot be read: {error}") from None
    return {name: text for name, text in known.items() if isinstance(text, str) and is_fingerprint(text)}


def check(fingerprint: str) -> None:
    """Refuse what cannot be the fingerprint of a key."""
    if not is_fingerprint(fingerprint):
        raise LangbordError(f"{fingerprint!r} is no fingerprint; one looks like 6668-7aad-f862-bd77-6c8f")


def pin(name: str, fingerprint: str) -> None:
    """Know a server by its fingerprint from now on."""
    check(fingerprint)
    if not name.strip() or not name.isprintable():
        raise LangbordError(f"{name!r} is no name for a server: some letters, on one line")
    known = pinned() | {name: fingerprint}
    lines = (f"{json.dumps(name)} = {json.dumps(fingerprint)}\n" for name, fingerprint in sorted(known.items()))
    saves.write(_file(), "".join(lines))
