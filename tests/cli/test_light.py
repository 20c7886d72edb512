"""The light core: what `pip install langbord` brings plays in the terminal and in Python, and says what it lacks."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import langbord
from langbord.core.plugins import game_names, installed
from tests.patience import PATIENCE

MOST_PACKAGES, MOST_MEBIBYTES = 22, 160  # beside Langbord itself


def needed(name: str) -> dict[str, Distribution]:
    """What is installed with a package that is asked for without extras."""
    found: dict[str, Distribution] = {}
    wanted = [name]
    while wanted:
        one = distribution(wanted.pop())
        if found.setdefault(one.name.lower(), one) is one:
            wishes = map(Requirement, one.requires or [])
            wanted += [wish.name for wish in wishes if wish.marker is None or wish.marker.evaluate({"extra": ""})]
    return found


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with just these packages."""
    folder = tmp_path_factory.mktemp("light")
    for one in needed("langbord").values():
        for top in {Path(file).parts[0] for file in one.files or [] if ".." not in Path(file).parts}:
            source = Path(str(one.locate_file(top)))
            if source.exists() and not (folder / top).exists():
                (folder / top).symlink_to(source)
    return folder


SOURCES = Path(langbord.__file__).parents[1]


def run(light: Path, *words: str, given: str = "", sources: Path = SOURCES) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{light}{os.pathsep}{sources}", "LANG": "en", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-S", *words], input=given, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )


def test_it_is_light() -> None:
    packages = needed("langbord")
    own = packages.pop("langbord")
    sizes = [Path(str(one.locate_file(file))) for one in packages.values() for file in one.files or []]
    assert len(packages) <= MOST_PACKAGES, sorted(packages)
    assert sum(path.stat().st_size for path in sizes if path.is_file()) < MOST_MEBIBYTES * 2**20
    assert not {"numpy", "numba", "llvmlite", "litestar"} & packages.keys()
    assert own.version == langbord.__version__


def test_the_compiler_is_not_there(light: Path) -> None:
    for package in ("numpy", "numba", "litestar", "httpx"):
        assert run(light, "-c", f"import {package}").returncode == 1


def test_a_game_is_played_in_the_terminal(light: Path, tmp_path: Path) -> None:
    """Levels that search say who plays in their place; the record is replayed and proven."""
    record = tmp_path / "game.jsonl"
    played = run(
        light,
        *("-m", "langbord", "play", "tickets", "--humans", "0", "--bots", "hard,medium"),
        *("--pace", "0", "--seed", "1", "--language", "en", "--save", str(record)),
    )
    assert played.returncode == 0, played.stderr
    assert "“hard” searches, which needs langbord[fast]; “greedy” plays in its place." in played.stderr
    for command in ("replay", "verify"):
        told = run(light, "-m", "langbord", command, str(record))
        assert told.returncode == 0, told.stderr


def test_it_is_played_through_python(light: Path) -> None:
    program = (
        "import langbord, random\n"
        "match, source = langbord.new('landnam', players=3, seed=1, turns=20), random.Random(1)\n"
        "while not match.over:\n"
        "    seat = match.awaited[0]\n"
        "    match.play(source.choice(match.legal(seat)), seat)\n"
        "print(len(match.scores()))\n"
    )
    told = run(light, "-c", program)
    assert told.stdout == "3\n", told.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["simulate", "tickets"], "fast"),
        (["arena", "tickets", "--players", "random,random", "--games", "2"], "fast"),
        (["bench", "tickets"], "fast"),
    ],
)
def test_what_is_not_there_is_named(light: Path, tmp_path: Path, words: list[str], extra: str) -> None:
    told = run(light, "-m", "langbord", *words)
    assert told.returncode == 2, told.stderr
    assert f"pip install 'langbord[{extra}]'" in told.stderr
    assert "Traceback" not in told.stderr


def test_what_needs_no_more_works(light: Path) -> None:
    for words in (["--help"], ["edition", "show", "amsterdam"], ["--version"]):
        assert run(light, "-m", "langbord", *words).returncode == 0


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is in the wheel, and nothing else of ours."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=SOURCES.parent, env=dict(os.environ, LANGBORD_SKIP_UI="1"), check=True)
    (wheel,) = folder.glob("langbord-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "in it")
    return folder / "in it"


def test_the_wheel_has_all_that_is_needed(light: Path, unpacked: Path, tmp_path: Path) -> None:
    """Each game is played by it from its own texts, editions and lessons; every file of a game's folder is there."""
    where = run(light, "-c", "import langbord; print(langbord.__file__)", sources=unpacked).stdout
    assert Path(where.strip()).is_relative_to(unpacked)
    for game in game_names():
        record = str(tmp_path / game)
        asked = ["play", game, "--humans", "0", "--pace", "0", "--seed", "1", "--language", "fi", "--save", record]
        played = run(light, "-m", "langbord", *asked, sources=unpacked)
        assert played.returncode == 0, played.stderr
        proven = run(light, "-m", "langbord", "verify", record, sources=unpacked)
        assert proven.returncode == 0, proven.stderr
        folder = installed(game).folder
        kept = {path.relative_to(SOURCES) for path in folder.rglob("*") if path.is_file() and not left_out(path)}
        assert not {path for path in kept if not (unpacked / path).is_file()}


def left_out(path: Path) -> bool:
    """The boards' sources, of which the pages are built, and what Python keeps for itself."""
    return "web" in path.parts or "__pycache__" in path.parts
