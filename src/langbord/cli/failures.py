"""What a command says when it fails: a sentence about what can be put right, or where it kept what nobody expected.

What is needed for that alone is imported when something has failed: whoever asks for help does not wait for it.
"""

from __future__ import annotations

import errno
import re
from collections import Counter
from pathlib import Path

from langbord import LangbordError, __version__

INPUT, UNEXPECTED = 2, 70  # exit statuses

# A requirement that comes with an extra: "numba>=0.62; extra == 'fast'"
EXTRA = re.compile(r"(?P<name>[a-z0-9_-]+).*;.*extra == ['\"](?P<extra>[a-z]+)['\"]")
FOR_DEVELOPERS = {"bench", "dev"}
# What is imported under another name than it is installed by
IMPORTED_AS = {
    "argon2-cffi": "argon2",
    "mini-racer": "py_mini_racer",
    "nats-py": "nats",
    "open-spiel": "pyspiel",
    "pillow": "PIL",
}
FULL = {errno.ENOSPC, errno.EDQUOT, errno.EROFS}  # of a file that was opened before: the error does not name it
OUR_FOLDER = Path(__file__).parents[1]  # what lacks there is a fault of ours


def sentence(error: BaseException) -> str | None:
    """What a user can put right, in a sentence; None for what should not have happened."""
    if isinstance(error, LangbordError):
        return str(error)
    if isinstance(error, OSError):
        return _of_the_system(error)
    if isinstance(error, ModuleNotFoundError):
        return _of_an_extra((error.name or "").partition(".")[0])
    return _of_a_database(error)


def _of_a_database(error: BaseException) -> str | None:
    """What can be wrong with the file of a database rather than with what we ask of it."""
    import sqlite3

    of_files = {
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_BUSY,
    }
    if isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF in of_files:
        return f"the database cannot be used: {error}"
    return None


def _of_an_extra(package: str) -> str | None:
    """How to get what is not installed; a package that nobody offers is our fault."""
    extra = extras().get(package)
    return f"this needs {package}: pip install 'langbord[{extra}]'" if extra else None


def extras() -> dict[str, str]:
    """The smallest extra with which each package comes, by the name under which the package is imported."""
    from importlib.metadata import requires

    wishes = [asked for wish in requires("langbord") or [] if (asked := EXTRA.fullmatch(wish))]
    size = Counter(wish["extra"] for wish in wishes)
    found: dict[str, str] = {}
    for wish in sorted(wishes, key=lambda wish: (wish["extra"] in FOR_DEVELOPERS, size[wish["extra"]])):
        name = wish["name"].replace("_", "-")
        found.setdefault(IMPORTED_AS.get(name, name.replace("-", "_")), wish["extra"])
    return found


def _of_the_system(error: OSError) -> str | None:
    """About a file that was named, a full disk, or the network; other errors of the system are ours."""
    import socket

    why = error.strerror or str(error)
    if isinstance(error.filename, str):
        return None if Path(error.filename).is_relative_to(OUR_FOLDER) else f"{error.filename}: {why}"
    outside = isinstance(error, ConnectionError | TimeoutError | socket.gaierror) or error.errno in FULL
    return why if outside else None


def keep(error: BaseException) -> Path:
    """Where the traceback of what nobody expected is kept."""
    import tempfile
    import traceback

    with tempfile.NamedTemporaryFile("w", prefix="langbord-", suffix=".txt", delete=False, encoding="utf-8") as file:
        file.write(f"langbord {__version__}\n")
        traceback.print_exception(error, file=file)
    return Path(file.name)
