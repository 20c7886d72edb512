"""`./run`: what it does where not everything can be set up."""

from __future__ import annotations

import subprocess
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


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
