"""`langbord edition`: check an edition file, show a game's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from langbord.core.edition import read_file, read_toml
from langbord.core.errors import BadEdition
from langbord.core.game import get_game


def check(path: Path) -> None:
    """Say what an edition holds; a bad one is refused with a sentence that says what to change."""
    from langbord.bots.readiness import is_ready  # loads the compiler, which `show` needs not
    from langbord.core.trial import tried

    text = read_file(path)
    game = get_game(_game_of(text, path))
    book = tried(game, text, str(path), compiled=is_ready(game))
    printed = book.printed
    print(f"{path} is a good edition of {game.name}: {printed.title} ({printed.name}).")
    sources = Counter(_sources(msgspec.to_builtins(printed)))
    print("Its entries by source:", ", ".join(f"{count} {source}" for source, count in sources.most_common()) + ".")
    for doubt in book.doubts:
        print(f"Unlikely, where it does not say that it is printed so: {doubt}.")


def show(name: str) -> None:
    """The file itself, comments included."""
    print((get_game(name).folder / "edition.toml").read_text(encoding="utf-8"), end="")


def _game_of(text: str, path: Path) -> str:
    """The game that an edition file says it is for."""
    game = read_toml(text, str(path)).get("game")
    if not isinstance(game, str):
        raise BadEdition(f'{path}: does not name its game, as in: game = "chess"')
    return game


def _sources(node: Any) -> Iterator[str]:
    """The source of every entry, at any depth."""
    if isinstance(node, dict):
        if "source" in node:
            yield node["source"]
        for part in node.values():
            yield from _sources(part)
    elif isinstance(node, list):
        for part in node:
            yield from _sources(part)
