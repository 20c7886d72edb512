"""Write what clients are made from: docs/api/*.json, web/src/generated/*.ts, and web/generated.ts of every game here;
and the page of all commands, docs/commands.md.

Run it when messages, views, options, editions or commands change.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, cast

import msgspec
from typer.cli import get_docs_for_click
from typer.main import get_command

from langbord.cli.commands import app
from langbord.core.edition import read_file
from langbord.core.game import Game, working_games
from langbord.server import schema

ROOT = Path(__file__).resolve().parents[1]


def contents() -> dict[Path, str]:
    """Every file, as it should be."""
    api, generated = ROOT / "docs" / "api", ROOT / "web" / "src" / "generated"
    own = [game for game in working_games() if game.folder.is_relative_to(ROOT) and (game.folder / "web").is_dir()]
    return {
        api / "openapi.json": json.dumps(schema.openapi(), indent=1) + "\n",
        api / "asyncapi.json": json.dumps(schema.asyncapi(), indent=1) + "\n",
        api.with_name("commands.md"): _commands(),
        **{generated / name: text for name, text in schema.typescript().items()},
        **{game.folder / "web" / "generated.ts": schema.game_typescript(game) for game in own},
        **{game.folder / "web" / "released.json": json.dumps(_released(game), indent=1) + "\n" for game in own},
        **{game.folder / "web" / "texts.json": _texts(game) for game in own if game.printed_texts(game.book())},
    }


def _commands() -> str:
    """What `--help` tells of every command."""
    command = get_command(app)
    with command.make_context("langbord", [], resilient_parsing=True) as context:
        told: str = get_docs_for_click(obj=command, ctx=cast("Any", context), name="langbord", title="Commands")
    return "\n".join(line.rstrip() for line in told.rstrip().splitlines()) + "\n"


def _texts(game: Game) -> str:
    """What a game's own edition says in words, for a board that is not given another one."""
    texts = msgspec.json.encode(game.printed_texts(game.book()))
    return msgspec.json.format(texts, indent=1).decode() + "\n"


def _released(game: Game) -> dict[str, str]:
    """The file of each edition that is the game's own, or was that of a release, by its digest."""
    files = [*sorted(game.folder.glob("editions/*.toml")), game.folder / "edition.toml"]
    books = {path: game.read_edition(read_file(path), str(path), accepted=True) for path in files}
    return {book.digest: path.relative_to(game.folder).as_posix() for path, book in books.items()}


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for path, text in contents().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
