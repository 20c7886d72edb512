"""A PostgreSQL server of our own, for tests: installed where that is allowed, started for real, stopped after."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
from pathlib import Path

from tests.server.house import free_port

HOMES = [Path("/usr/lib/postgresql"), Path("/usr/local/pgsql")]
_numbers = itertools.count(1)


def find_programs() -> Path | None:
    for home in HOMES:
        for folder in sorted(home.glob("*/bin"), reverse=True):
            if (folder / "initdb").exists():
                return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def programs() -> Path:
    """Where initdb and pg_ctl are; Debian's package is installed where we may."""
    folder = find_programs()
    if folder is None and os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], capture_output=True)
        folder = find_programs()
    if folder is None:
        raise AssertionError("these tests need PostgreSQL: install the package `postgresql`")
    return folder


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port, self._programs = folder / "data", free_port(), programs()

    def start(self) -> Cluster:
        """PostgreSQL refuses to run as root: then it runs as the user that its package made."""
        if os.getuid() == 0:
            shutil.chown(self.folder.parent, "postgres")
        self._run("initdb", "-D", str(self.folder), "-U", "langbord", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder.parent}"
        self._run("pg_ctl", "-D", str(self.folder), "-w", "-o", options, "-l", str(self.folder.parent / "log"), "start")
        return self

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder), "-m", "immediate", "stop")

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"langbord{next(_numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "langbord", name)
        return f"postgresql://langbord@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *args: str) -> None:
        user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        done = subprocess.run([*user, str(self._programs / program), *args], capture_output=True, text=True, cwd="/")
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"
