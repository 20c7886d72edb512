"""Write down what each version of a game's rules does: `python tools/behaviour.py`, in `tests/<game>/behaviour.json`.

Do it when `rules` in a game's `game.toml` was raised. What was written of a version stays: a game that behaves
otherwise is a new version. Before the first release alone may an edition change under a version: no release keeps it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from langbord.core.behaviour import behaviour
from langbord.core.errors import BadEdition
from langbord.core.game import Game, working_games

COMMAND = "run python tools/behaviour.py"
ROOT = Path(__file__).resolve().parents[1]


class Behaviour(msgspec.Struct, frozen=True):
    """What a version of the rules does with an edition: a digest for each kind of table."""

    edition: str
    tables: dict[str, str]


def path(game: Game) -> Path:
    return ROOT / "tests" / game.name / "behaviour.json"


def written(game: Game) -> dict[int, Behaviour]:
    """What was written down, by version."""
    file = path(game)
    return msgspec.json.decode(file.read_bytes(), type=dict[int, Behaviour]) if file.exists() else {}


def now(game: Game, edition: str | None = None) -> Behaviour:
    """What the rules at hand do, with the edition of that digest or with the game's own."""
    book = game.book() if edition is None else game.edition_of(edition)
    if book is None:
        raise BadEdition(f"{game.name}: its edition has changed since its behaviour was written: {COMMAND}")
    return Behaviour(book.digest, behaviour(game, book))


def changed(before: Behaviour, after: Behaviour) -> list[str]:
    """The tables at which something else happens."""
    names = before.tables.keys() | after.tables.keys()
    return sorted(name for name in names if before.tables.get(name) != after.tables.get(name))


def told(game: Game, tables: list[str]) -> str:
    """What to do about a change."""
    return (
        f"{game.name} behaves otherwise than version {game.rules_version} of its rules did,"
        f" at {len(tables)} kinds of table ({'; '.join(tables[:3])}): raise `rules` in game.toml or undo the change"
    )


def write(game: Game) -> str | None:
    """Write down the version at hand; a sentence where that cannot be."""
    known = written(game)
    before = known.get(game.rules_version)
    if before is not None and game.edition_of(before.edition) is not None:
        different = changed(before, now(game, before.edition))
        return told(game, different) if different else None
    known[game.rules_version] = now(game)
    path(game).write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
    return None


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    ours = [game for game in working_games() if game.folder.is_relative_to(ROOT)]
    if refused := [sentence for game in ours if (sentence := write(game)) is not None]:
        sys.exit("\n".join(refused))


if __name__ == "__main__":
    main()
