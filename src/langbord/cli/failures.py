"""What a command says when it fails: a sentence about what can be put right, or where it kept what nobody expected."""

from __future__ import annotations

import socket
import sqlite3
import tempfile
import traceback
from pathlib import Path

from langbord import LangbordError, __version__

INPUT, UNEXPECTED = 2, 70  # exit statuses

# What can be wrong with the file of a database rather than with what we ask of it
DATABASE_FILES = {
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_BUSY,
}

# What comes with the extras of the package, by the names under which it is imported
EXTRAS = {
    "fast": {"llvmlite", "numba", "numpy", "openskill"},
    "gpu": {"numba_cuda"},
    "parquet": {"pyarrow"},
    "ray": {"ray"},
    "server": {
        *("argon2", "asyncpg", "confusable_homoglyphs", "httpx", "litestar", "nats"),
        *("prometheus_client", "psutil", "structlog", "uvicorn", "websockets"),
    },
}


def sentence(error: BaseException) -> str | None:
    """What a user can put right, in a sentence; None for what should not have happened."""
    if isinstance(error, LangbordError):
        return str(error)
    if isinstance(error, OSError):
        return _of_the_system(error)
    if isinstance(error, ModuleNotFoundError):
        return _of_an_extra((error.name or "").partition(".")[0])
    if isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF in DATABASE_FILES:
        return f"the database cannot be used: {error}"
    return None


def _of_an_extra(package: str) -> str | None:
    """How to get what is not installed; a package that nobody offers is our fault."""
    extras = [extra for extra, packages in EXTRAS.items() if package in packages]
    return f"this needs {package}: pip install 'langbord[{extras[0]}]'" if extras else None


def _of_the_system(error: OSError) -> str | None:
    """About a file that was named, or about the network; other errors of the system are ours."""
    why = error.strerror or str(error)
    if error.filename is not None:
        return f"{error.filename}: {why}"
    return why if isinstance(error, ConnectionError | TimeoutError | socket.gaierror) else None


def keep(error: BaseException) -> Path:
    """Where the traceback of what nobody expected is kept."""
    with tempfile.NamedTemporaryFile("w", prefix="langbord-", suffix=".txt", delete=False, encoding="utf-8") as file:
        file.write(f"langbord {__version__}\n")
        traceback.print_exception(error, file=file)
    return Path(file.name)
