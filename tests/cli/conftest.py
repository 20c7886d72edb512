"""The command, run in this process with answers typed ahead."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from langbord.cli.commands import app

Run = Callable[..., Result]


def heed_interrupts() -> None:
    """Who is started in the background ignores them, and so would all that he starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder, and an environment that speaks English on 80 columns."""
    folder = tmp_path / "data"
    monkeypatch.setenv("LANGBORD_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder / "games"


@pytest.fixture
def run(data: Path) -> Run:
    """Run `langbord` with these arguments and answers."""

    def invoke(*arguments: object, answers: list[str] | None = None) -> Result:
        typed = "".join(f"{answer}\n" for answer in answers or [])
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, prog_name="langbord")

    return invoke
