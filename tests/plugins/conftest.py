"""Somewhere to install games of other people."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from langbord.core.game import get_game
from langbord.core.plugins import look_again
from tests.plugins.site import Site


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A folder on the path of packages; what is installed there is gone after the test."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    yield Site(folder)
    monkeypatch.undo()
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(str(folder)):
            del sys.modules[name]
    look_again()
    get_game.cache_clear()


@pytest.fixture
def pebbles(site: Site) -> Site:
    """With the game that lies beside this file."""
    shutil.copytree(Path(__file__).parent / "pebbles", site.folder / "pebbles")
    site.install("pebbles-of-the-beach", pebbles="pebbles")
    look_again()
    return site
