"""Nothing outside a game's folder names it: what is written for any game is written for all of them."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from langbord.core.plugins import GROUP, game_names

ROOT = Path(__file__).parents[1]
PLACES = ["src/langbord", "web/src", "tools", "bench"]
NAMES = re.compile("|".join(game_names()))


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", *PLACES], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for path in listed.split() if not path.startswith("src/langbord/games/") and (ROOT / path).is_file()]


def docstring_lines(source: str) -> set[int]:
    """The lines of a module's docstrings, where a game may serve as an example."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def named(path: str, source: str) -> list[str]:
    """Where a source names a game other than as an example."""
    examples = docstring_lines(source) if path.endswith(".py") else set()
    found = [number for number, line in enumerate(source.splitlines(), 1) if NAMES.search(line)]
    return [f"{path}:{number}: {source.splitlines()[number - 1].strip()}" for number in found if number not in examples]


@pytest.mark.parametrize("place", PLACES)
def test_no_source_names_a_game(place: str) -> None:
    files = [path for path in tracked() if path.startswith(place)]
    assert files
    assert not [line for path in files for line in named(path, (ROOT / path).read_text(encoding="utf-8"))]


def test_the_package_names_its_games_once() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    games = tomllib.loads(text)["project"]["entry-points"][GROUP]
    assert len([line for line in text.splitlines() if NAMES.search(line)]) == len(games) == 3


def test_what_is_looked_for_is_found() -> None:
    game = game_names()[0]
    assert named("a.py", f'"""As in {game}."""\nBOARDS = {{"{game}": 1}}\n') == [f'a.py:2: BOARDS = {{"{game}": 1}}']
    assert named("a.ts", f"/** As in {game}. */")
