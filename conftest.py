"""Options of the test suite, and what a daily run of it leaves to a long one."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="the long samples, too: more games, more numbers of players")
    parser.addoption("--kills", type=int, default=3, help="how often the server is killed in each test that does so")
    parser.addoption("--fuzz", type=int, default=2000, help="how many messages the fuzzer sends over the socket")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A long sample stands beside a smaller one that is played daily."""
    if config.getoption("--long"):
        return
    left = [item for item in items if item.get_closest_marker("long")]
    items[:] = [item for item in items if not item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left)
