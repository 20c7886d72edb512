"""Somewhere to install games of other people."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

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
