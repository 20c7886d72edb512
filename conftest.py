"""Options of the test suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=4, help="how often the server is killed in each test that does so")
    parser.addoption("--fuzz", type=int, default=2000, help="how many messages the fuzzer sends over the socket")
