"""What goes wrong outside of Langbord is told in a sentence; what goes wrong inside is kept in a file."""

from __future__ import annotations

import ast
import errno
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import Result

import langbord
from langbord.cli import failures
from langbord.cli import simulate as simulation
from langbord.cli.commands import app
from langbord.server.config import Config
from langbord.server.serve import FIRST_PORT, open_port
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
OURS = ROOT / "src" / "langbord"


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with what commands trip over."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("not what was looked for\n")
    (tmp_path / "bytes").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "langbord.sqlite").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "empty").mkdir()
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "game").write_text(langbord.new("tickets", players=2, seed=1).record())
    return tmp_path


BAD = [
    "play nosuch",
    "play tickets --players 9",
    "play tickets --save text/game.jsonl --humans 0 --pace 0",
    "play --resume folder",
    "play --resume bytes",
    "play tickets --bots nosuch",
    "play tickets --names Ann,Ann",
    "play tickets --language xx",
    "play tickets --seed x",
    "play tickets --edition folder",
    "play tickets --option nosuch=1",
    "play tickets --humans 0 --pace inf",
    "simulate tickets --bots nosuch --games 1",
    "simulate tickets --bots net:bytes --games 1",
    "simulate tickets --bots net:folder --games 1",
    "simulate tickets --option nosuch=1 --games 1",
    "simulate tickets --edition folder --games 1",
    "simulate tickets --players 0 --games 1",
    "simulate tickets --seed 99999999999999999999 --games 1",
    "simulate tickets --table folder.csv --games 1",
    "simulate tickets --records text --games 1",
    "replay folder",
    "replay bytes",
    "replay game --language xx",
    "replay game --at 9999",
    "replay game --seat 9",
    "replay game --edition folder",
    "verify nosuch",
    "verify text",
    "verify game --edition folder",
    "verify game --server nonsense",
    "pin club nonsense",
    "pin \n 6668-7aad-f862-bd77-6c8f",
    "balance nosuch",
    "balance tickets --games 1 --bots nosuch --out new",
    "balance tickets --games 1 --bots random --edition nosuch --out new",
    "balance tickets --games 1 --bots random --players x --out new",
    "balance tickets --games 1 --bots random --seed 99999999999999999999 --out new",
    "balance tickets --games 1 --bots random --processes 0 --out new",
    "balance tickets --games 1 --bots random --ray nonsense --out new",
    "balance tickets --games 1 --bots random --page folder --out new",
    "balance tickets --games 1 --bots random --option nosuch=1 --out new",
    "balance tickets --games 1 --bots random --out text",
    "balance tickets --games 1 --bots random --against bytes --out new",
    "bench nosuch",
    "bench tickets --players 9 --seconds 0.01",
    "bench tickets --seconds 0",
    "arena tickets --players random,greedy --games 2 --results folder",
    "arena tickets --players random,greedy --games 2 --results text",
    "arena tickets --players random,greedy --games 2 --html nosuch/report.html",
    "arena tickets --players random,greedy --games 2 --html folder",
    "arena tickets --players random,greedy --games 2 --table folder.csv",
    "arena tickets --players random,greedy --games 2 --records text",
    "arena tickets --players random,greedy --games 2 --seats 9",
    "arena tickets --players random,greedy --games 2 --seed 99999999999999999999",
    "arena tickets --players random,greedy --games 2 --processes 0",
    "arena tickets --players random,greedy --games 2 --ray nonsense",
    "arena tickets --players random,greedy --games 2 --option nosuch=1",
    "arena tickets --players net:nosuch,greedy --games 2",
    "train nosuch --minutes 1 --out new",
    "train tickets --minutes 1 --out text",
    "train tickets --minutes 1 --out new --players two",
    "train tickets --minutes 1 --out new --device nosuch",
    "train tickets --minutes 1 --out new --games -1",
    "train tickets --minutes 1 --out new --steps 0",
    "train tickets --minutes 1 --out new --width -1",
    "train tickets --minutes 1 --out new --imitation -2",
    "train tickets --minutes 1 --out new --begin nosuch",
    "train tickets --minutes 1 --out new --teacher nosuch",
    "train tickets --minutes 1 --out new --against text",
    "train tickets --minutes 1 --out new --league 2",
    "train tickets --minutes 1 --out new --points-share 2",
    "train tickets --minutes 1 --out new --curiosity 2",
    "train tickets --minutes 1 --out new --measure 0",
    "train tickets --minutes 1 --out new --seed -1",
    "train tickets --minutes 1 --out new --option nosuch=1",
    "review text",
    "review game --budget x",
    "review game --svg folder",
    "review game --edition folder",
    "review game --language xx",
    "analyse bytes",
    "analyse game --at 9999",
    "analyse game --seat 9",
    "analyse game --budget 0",
    "analyse game --edition folder",
    "analyse game --language xx",
    "game new No-Name",
    "game new class",
    "game new tickets",
    "game new json",
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
    "serve --data empty --bus nonsense",
    "worker --data text",
    "worker --data empty --config folder",
    "worker --data empty --db nonsense",
    "worker --data empty --bus nonsense",
    "bot check true --game nosuch",
    "bot check true --seconds 0",
    "admin list --data empty --status nosuch",
    "admin list --data text",
    "admin list --data data",
    "admin close nosuch --data empty",
    "admin backup nosuch/folder/file --data empty",
    "admin backup file --data data",
    "admin restore nosuch --data empty",
    "admin restore bytes --data empty",
    "admin ban nosuch --data empty",
    "admin appoint nosuch --data empty",
    "admin frozen --data text",
    "admin hide nosuch --data empty",
    "admin warn nosuch Mind --data empty",
    "admin mute nosuch --data empty",
    "admin mute nosuch --data empty --hours 99999999999999999999",
    "admin ban nosuch --data empty --hours 0",
    "admin reports --data data",
    "admin log --data data",
    "admin invite --data text",
    "admin invite --data empty --accounts 99999999999999999999",
    "admin fingerprint --data data",
    "admin rotate --data data",
    "admin reset-password nosuch --data empty",
    "admin test-mail nobody@example.org --data empty",
    "admin test-mail nobody@example.org --data empty --language xx",
]
# Whatever looks after a server takes its settings
BAD += [
    f"{line} {bad}"
    for line in {
        " ".join(line.split()[:2]): line.partition(" --data")[0] for line in BAD if line.startswith("admin ")
    }.values()
    for bad in ("--config folder", "--db nonsense")
    if (line, bad) != ("admin test-mail nobody@example.org", "--db nonsense")  # it needs no tables
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


def commands(group: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, f"{before}{name} ")
        else:
            yield f"{before}{name} ", command


def test_every_command_and_every_option_is_given_bad_input() -> None:
    tried = ["bot check "] + [f"{line} " for line in BAD]
    for name, command in commands(get_command(app)):
        lines = [line for line in tried if line.startswith(name)]
        assert lines, name
        for option in command.params:
            if option.param_type_name == "option" and not option.is_flag:
                assert any(f" {option.opts[0]} " in line for line in lines), f"{name}{option.opts[0]}"


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


def fail_with(error: Exception, run: Run, monkeypatch: pytest.MonkeyPatch) -> Result:
    def fail(*args: object, **kwargs: object) -> None:
        raise error

    monkeypatch.setattr(simulation, "simulate", fail)
    return run("simulate", "tickets", "--games", 1)


def test_a_full_disk_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a file that is open already the system does not say the name."""
    result = fail_with(OSError(errno.ENOSPC, "No space left on device"), run, monkeypatch)
    assert (result.exit_code, result.stderr) == (failures.INPUT, "langbord: No space left on device\n")


def test_a_file_of_ours_that_lacks_is_our_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Path(failures.__file__).with_name("nosuch.toml")
    result = fail_with(FileNotFoundError(errno.ENOENT, "No such file", str(ours)), run, monkeypatch)
    assert result.exit_code == failures.UNEXPECTED
    Path(re.search(r"; (/.*) says what", result.stderr).group(1)).unlink()  # type: ignore[union-attr]


def imports(path: Path) -> Iterator[str]:
    """The packages that a module names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_of_everything_that_can_lack_the_extra_is_known() -> None:
    core = {"langbord", "babel", "cryptography", "fluent", "msgspec", "platformdirs", "rich", "typer"}
    named = {name for path in OURS.rglob("*.py") for name in imports(path)} - sys.stdlib_module_names - core
    assert not named - failures.extras().keys()
    assert failures.sentence(ModuleNotFoundError(name="PIL.Image")) == "this needs PIL: pip install 'langbord[server]'"
    assert failures.sentence(ModuleNotFoundError(name="numba")) == "this needs numba: pip install 'langbord[fast]'"
    assert failures.sentence(ModuleNotFoundError(name="langbord.nosuch")) is None


SCRIPTS = [str(path.relative_to(ROOT)) for folder in ("bench", "tools") for path in sorted(ROOT.glob(f"{folder}/*.py"))]
SCRIPTS.remove("tools/docsite.py")  # which MkDocs calls, and nobody else


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_explains_itself(script: str) -> None:
    shown = subprocess.run([sys.executable, script, "--help"], cwd=ROOT, capture_output=True, text=True)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert re.search(r"usage:|\./run test|--long", shown.stdout, re.IGNORECASE)


@pytest.mark.parametrize(("display", "opened"), [({}, "None"), ({"BROWSER": "mine"}, "mine")])
def test_no_browser_is_opened_in_the_console(display: dict[str, str], opened: str, tmp_path: Path) -> None:
    for name in ("w3m", "www-browser", "mine"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    asked = "from langbord.server.serve import window_browser; print(getattr(window_browser(), 'name', None))"
    environment = {"PATH": str(tmp_path), "TERM": "xterm", **display}
    told = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True)
    assert told.stdout == f"{opened}\n", told.stderr


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with open_port(Config()) as first, open_port(Config()) as second:
        assert FIRST_PORT <= first.getsockname()[1] < second.getsockname()[1]
