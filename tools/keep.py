"""Keep a version of a game's rules: `python tools/keep.py tickets v0.1.0` writes `version_<N>/` into the game's folder.

Into it go those Python files of the game that were otherwise at that commit, and those that import one of them, so that
`Game.by_rules` finds all that it needs there; what is not there is as it is today. Editions are read by today's form,
and a terminal shows them by today's board: both must do for every version that is kept.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from langbord.core.game import Game, get_game, version_folder

ROOT = Path(__file__).resolve().parents[1]
TODAYS = {"__init__", "edition", "terminal"}  # serve every version
Files = dict[str, str]  # the text of each Python file, by its name without ".py"


def kept(before: Files, now: Files, package: str, version: int) -> Files:
    """What a version needs of its own: the files that were otherwise then, and those that import one of these."""
    own_files = {name: text for name, text in before.items() if name not in TODAYS}
    needed = {name for name, text in own_files.items() if now.get(name) != text}
    while more := {name for name, text in own_files.items() if imported(text, package) & needed} - needed:
        needed |= more
    own = f"{package}.{version_folder(version)}"
    return {name: redirected(before[name], package, own, needed) for name in sorted(needed)}


def imported(text: str, package: str) -> set[str]:
    """The files of its own package that a file imports from."""
    within = re.escape(package)
    lists = re.findall(rf"^ *from (?:{within}|\.) import ([\w, ]+)$", text, re.MULTILINE)
    named = {name.split(" as ")[0] for line in lists for name in line.split(", ")}
    return named | set(re.findall(rf"^ *from (?:{within})?\.(\w+) import ", text, re.MULTILINE))


def redirected(text: str, package: str, own: str, needed: set[str]) -> str:
    """The same file within the version's folder: what is there it imports from there, all else from today's."""

    def of_file(found: re.Match[str]) -> str:
        return f"{found[1]}from {own if found[2] in needed else package}.{found[2]} import "

    def of_package(found: re.Match[str]) -> str:
        names = found[2].split(", ")
        here = [name for name in names if name.split(" as ")[0] in needed]
        there = [name for name in names if name not in here]
        sides = ((package, there), (own, here))
        return "\n".join(f"{found[1]}from {where} import {', '.join(some)}" for where, some in sides if some)

    within = re.escape(package)
    text = re.sub(rf"^( *)from (?:{within})?\.(\w+) import ", of_file, text, flags=re.MULTILINE)
    return re.sub(rf"^( *)from (?:{within}|\.) import ([\w, ]+)$", of_package, text, flags=re.MULTILINE)


def read(folder: Path) -> Files:
    """The Python files of a game's folder."""
    return {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}


def write(folder: Path, version: int, files: Files) -> None:
    place = folder / version_folder(version)
    place.mkdir()
    for name, text in files.items():
        (place / f"{name}.py").write_text(text, encoding="utf-8")


def at_commit(game: Game, commit: str) -> tuple[Files, int]:
    """A game's Python files as they were, and the version of the rules that they are."""
    folder = game.folder.relative_to(ROOT)

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout

    paths = [Path(line) for line in git("ls-tree", "--name-only", commit, f"{folder}/").splitlines()]
    files = {path.stem: git("show", f"{commit}:{path}") for path in paths if path.suffix == ".py"}
    return files, tomllib.loads(git("show", f"{commit}:{folder}/game.toml"))["rules"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("commit")
    asked = parser.parse_args()
    game = get_game(asked.game)
    before, version = at_commit(game, asked.commit)
    if version == game.rules_version:
        sys.exit(f"{game.name} has version {version} of its rules still: raise `rules` in its game.toml first")
    write(game.folder, version, kept(before, read(game.folder), game.installed.package, version))


if __name__ == "__main__":
    main()
