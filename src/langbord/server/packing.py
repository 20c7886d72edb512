"""How tables and matches cross between processes: games by name and version, printed editions by name, all else by
pickle.

Only ever between a server and the workers that it started itself.
"""

from __future__ import annotations

import io
import pickle
from typing import Any

from langbord.core.edition import Book
from langbord.core.game import Game, get_game


def pack(thing: Any) -> bytes:
    buffer = io.BytesIO()
    Packer(buffer, pickle.HIGHEST_PROTOCOL).dump(thing)
    return buffer.getvalue()


def unpack(packed: bytes) -> Any:
    return Unpacker(io.BytesIO(packed)).load()


class Packer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> tuple[str, str, int] | None:
        if isinstance(thing, Game):
            return "game", thing.name, thing.rules_version
        if isinstance(thing, Book) and thing is get_game(thing.printed.game).book():
            return "standard", thing.printed.game, 0
        return None


class Unpacker(pickle.Unpickler):
    def persistent_load(self, name: tuple[str, str, int]) -> Any:
        kind, game, rules = name
        return get_game(game).by_rules(rules) if kind == "game" else get_game(game).book()
