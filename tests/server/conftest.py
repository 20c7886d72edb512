from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.nats import Nats
from tests.server.postgres import Cluster


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not harm it; a busy machine may think slowly, and loads the search first."""
    data = tmp_path_factory.mktemp("house")
    config = data / "langbord.toml"
    config.write_text(f"[work]\nhint = {PATIENCE}\nbot = {PATIENCE}\nreview = {PATIENCE}\n")
    running = House(data, "--config", str(config)).start()
    yield running
    running.stop()
    assert not running.failures(), running.failures()


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """A server that a test began is gone after it, also where the test failed."""
    before = len(House.started)
    yield
    for left in House.started[before:]:
        left.kill()
    del House.started[before:]


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    """A NATS server of our own, started for real."""
    running = Nats(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, started for real; outside of pytest's folders, which its next run closes to others."""
    with tempfile.TemporaryDirectory(prefix="langbord-postgres-") as folder:
        running = Cluster(Path(folder)).start()
        yield running
        running.stop()
