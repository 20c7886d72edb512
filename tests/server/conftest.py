from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not harm it."""
    running = House(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()
    assert not running.failures(), running.failures()
