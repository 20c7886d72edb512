"""What goes wrong outside of Langbord is told in a sentence; what goes wrong inside is kept in a file."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from langbord.cli import failures
from langbord.cli import simulate as simulation
from langbord.server.config import Config
from langbord.server.serve import FIRST_PORT, open_port
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with what commands trip over."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("not what was looked for\n")
    (tmp_path / "bytes").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "langbord.sqlite").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "empty").mkdir()
    return tmp_path


BAD = [
    "play nosuch",
    "play tickets --players 9",
    "play tickets --save text/game.jsonl --humans 0 --pace 0",
    "play --resume folder",
    "play --resume bytes",
    "simulate tickets --bots nosuch --games 1",
    "simulate tickets --bots net:bytes --games 1",
    "simulate tickets --bots net:folder --games 1",
    "simulate tickets --option nosuch=1 --games 1",
    "simulate tickets --edition folder --games 1",
    "replay folder",
    "replay bytes",
    "verify nosuch",
    "verify text",
    "bench nosuch",
    "arena tickets --players random,greedy --games 2 --results folder",
    "arena tickets --players random,greedy --games 2 --results text",
    "arena tickets --players random,greedy --games 2 --html nosuch/report.html",
    "arena tickets --players net:nosuch,greedy --games 2",
    "train nosuch --minutes 1 --out new",
    "train tickets --minutes 1 --out text",
    "train tickets --minutes 1 --out new --players two",
    "review text",
    "analyse bytes",
    "game new No-Name",
    "game check nosuch",
    "edition check folder",
    "edition check bytes",
    "edition show nosuch",
    "serve --data text",
    "serve --data text/inside",
    "serve --data data",
    "serve --data /proc/nosuch/data",  # where nobody may write
    "serve --data empty --config folder",
    "serve --data empty --config text",
    "serve --data empty --port 70000",
    "serve --data empty --host 300.0.0.1",
    "serve --data empty --db postgresql://127.0.0.1:1/nosuch",
    "serve --data empty --processes 2",
    "worker --data text",
    "admin list --data text",
    "admin list --data data",
    "admin close nosuch --data empty",
    "admin backup nosuch/folder/file --data empty",
    "admin backup file --data data",
    "admin restore nosuch --data empty",
    "admin restore bytes --data empty",
    "admin ban nosuch --data empty",
    "admin appoint nosuch --data empty",
]


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_told_in_a_sentence(line: str, here: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(here)
    result = run(*line.split(" "))
    shown = result.stdout + result.stderr
    assert result.exit_code == failures.INPUT, shown
    assert "Traceback" not in shown
    said = result.stderr.strip().splitlines()[-1]
    assert re.fullmatch(r"langbord: .*\w.*", said)
    assert not re.search(r"server-|Errno|Error\b", said), said


@pytest.mark.parametrize("program", ["", "nosuch-program", "'half a quote"])
def test_a_bot_that_cannot_be_started_fails_its_check(program: str, run: Run) -> None:
    result = run("bot", "check", program)
    assert (result.exit_code, result.stdout.startswith("FAILED  "), "Errno" in result.stdout) == (1, True, False)


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_is_taken_is_told(run: Run, taken: int, tmp_path: Path) -> None:
    result = run("serve", "--port", taken, "--data", tmp_path)
    assert result.exit_code == failures.INPUT
    assert result.stderr.strip() == f"langbord: cannot listen at 127.0.0.1, port {taken}: Address already in use"


def test_a_game_may_be_written_with_a_capital(run: Run) -> None:
    result = run("simulate", "Tickets", "--games", 1)
    assert result.exit_code == 0, result.stderr


def test_what_nobody_expected_is_kept_in_a_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object, **kwargs: object) -> None:
        raise KeyError("a fault of ours")

    monkeypatch.setattr(simulation, "simulate", fail)
    result = run("simulate", "tickets", "--games", 1)
    assert result.exit_code == failures.UNEXPECTED
    assert "Traceback" not in result.stdout + result.stderr
    kept = Path(re.search(r"; (/.*) says what", result.stderr).group(1))  # type: ignore[union-attr]
    assert "KeyError: 'a fault of ours'" in kept.read_text()
    kept.unlink()


@pytest.mark.parametrize("script", sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("bench/*.py")))
def test_every_benchmark_explains_itself(script: str) -> None:
    shown = subprocess.run([sys.executable, script, "--help"], cwd=ROOT, capture_output=True, text=True)
    assert (shown.returncode, "usage:" in shown.stdout, shown.stderr) == (0, True, "")


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with open_port(Config()) as first, open_port(Config()) as second:
        assert FIRST_PORT <= first.getsockname()[1] < second.getsockname()[1]
