"""`./run`: what it does where not everything can be set up, is moved, broken or interrupted."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.cli.conftest import heed_interrupts
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]

# In place of what installs packages: lays a program there that says who it is and waits to be told to stop
INSTALLER = """#!{python}
import pathlib, sys, time
if pathlib.Path("{folder}/slow").exists():
    pathlib.Path("{folder}/begun").touch()
    time.sleep({patience})
if pathlib.Path("{folder}/offline").exists():
    sys.exit("there is no network")
if "-e" in sys.argv:
    python = pathlib.Path(sys.argv[sys.argv.index("--python") + 1])
    package = next(python.parents[1].glob("lib/python*/site-packages")) / "langbord"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text('''{program}''')
"""
PROGRAM = f"""
import os, signal, sys, time
def stop(number, frame):
    print("stopped by", number, flush=True)
    sys.exit(7)
signal.signal(signal.SIGTERM, stop)
print(os.getpid(), *sys.argv[1:], flush=True)
time.sleep({PATIENCE} if "wait" in sys.argv else 0)
"""


@pytest.fixture
def launcher(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The launcher with an environment of its own; nothing is installed in earnest."""
    monkeypatch.setenv("LANGBORD_VENV", str(tmp_path))
    spec = spec_from_loader("launcher", SourceFileLoader("launcher", str(ROOT / "run")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "works", lambda: True)
    monkeypatch.setattr(module, "installer", lambda uv: ["install"])
    return module


def install(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, *, npm: bool) -> list[list[str]]:
    """Set up where npm can or cannot fetch what the pages need; what was run."""
    ran = []

    def run(command: list[Any], *, check: bool = False, env: dict[str, str] | None = None) -> Any:
        ran.append([str(word) for word in command])
        builds = "-e" in command and (env or {}).get("LANGBORD_SKIP_UI") != "1"
        return subprocess.CompletedProcess(command, 1 if builds and not npm else 0)

    monkeypatch.setattr(launcher.subprocess, "run", run)
    launcher.set_up("requirements.lock", again=False)
    return ran


def test_without_npm_the_rest_is_set_up(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(install(launcher, monkeypatch, npm=False)) == 3, "packages, itself with its pages, itself without"
    assert launcher.NO_PAGES in launcher.kept("requirements.lock")
    assert "./run pages" in capsys.readouterr().err
    assert install(launcher, monkeypatch, npm=False) == [], "set up: it starts offline"
    launcher.set_up("requirements.lock", again=True)


def test_pages_are_built_when_they_can_be(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    install(launcher, monkeypatch, npm=False)
    monkeypatch.setattr(launcher.subprocess, "run", lambda command, **rest: subprocess.CompletedProcess(command, 0))
    launcher.set_up("requirements.lock", again=True)
    assert launcher.kept("requirements.lock") == launcher.stamp("requirements.lock")


class Clone:
    """A clone in a folder of its own, set up by an installer that needs no network."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "et bord på is"  # a space and a letter of ours
        self.folder.mkdir()
        for name in ("run", "pyproject.toml", "requirements.lock", "hatch_build.py"):
            shutil.copy(ROOT / name, self.folder)
        (self.folder / "web").mkdir()
        (self.folder / "web" / "sources.txt").touch()
        self.tools = folder / "tools"
        self.tools.mkdir()
        installer = INSTALLER.format(python=sys.executable, folder=self.tools, patience=PATIENCE, program=PROGRAM)
        (self.tools / "uv").write_text(installer)
        (self.tools / "uv").chmod(0o755)

    def start(self, *words: str) -> subprocess.Popen[str]:
        ours = {"LANGBORD_VENV", "PYTHONPATH"}  # which would show it another environment
        environment = {name: value for name, value in os.environ.items() if name not in ours}
        environment["PATH"] = f"{self.tools}{os.pathsep}{os.environ['PATH']}"
        command = [sys.executable, str(self.folder / "run"), *words]
        both = subprocess.PIPE
        return subprocess.Popen(
            command,
            env=environment,
            stdout=both,
            stderr=both,
            text=True,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )

    def run(self, *words: str) -> str:
        """What the program said; the launcher has become it."""
        process = self.start(*words)
        said, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, complaints
        assert said.split() == [str(process.pid), *words]
        return complaints


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_it_hands_over_so_that_signals_reach_the_program(clone: Clone) -> None:
    process = clone.start("wait")
    assert process.stdout is not None
    assert process.stdout.readline().split() == [str(process.pid), "wait"]
    process.terminate()
    said, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (7, f"stopped by {signal.SIGTERM.value}\n")


def test_once_it_is_set_up_it_starts_offline(clone: Clone) -> None:
    assert "setting up" in clone.run("play")
    (clone.tools / "offline").touch()
    assert clone.run("play") == ""


def test_a_clone_that_was_moved_is_set_up_again(clone: Clone) -> None:
    clone.run("play")
    clone.folder = clone.folder.rename(clone.folder.with_name("flutt"))
    assert "setting up" in clone.run("play")


@pytest.mark.parametrize("content", ["no program", "#!/nonexistent/python\n", None])
def test_a_broken_environment_is_made_anew(clone: Clone, content: str | None) -> None:
    clone.run("play")
    python = clone.folder / ".venv" / "bin" / "python"
    python.unlink()
    if content is not None:
        python.write_text(content)
        python.chmod(0o755)
    assert "setting up" in clone.run("play")


def test_without_a_network_it_says_what_failed(clone: Clone) -> None:
    (clone.tools / "offline").touch()
    process = clone.start("play")
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert complaints.splitlines()[-1] == "Check the network and run ./run again."
    assert "Traceback" not in complaints


def test_an_interrupted_set_up_is_gone_on_with(clone: Clone) -> None:
    (clone.tools / "slow").touch()
    process = clone.start("play")
    while not (clone.tools / "begun").exists():
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does on Ctrl-C
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert complaints.splitlines()[-1] == "langbord: Setting up was interrupted; ./run goes on with it."
    assert not re.search(r"Traceback.*run\", line", complaints, re.DOTALL)
    (clone.tools / "slow").unlink()
    assert "installing" in clone.run("play")
