"""Files of results: the plan in the first line, then a line for each game. Who breaks off keeps what was played."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from langbord.core import jsontext
from langbord.core.errors import LangbordError

P = TypeVar("P", bound=msgspec.Struct)
R = TypeVar("R", bound=msgspec.Struct)


def read_results(path: Path, plan: type[P], result: type[R], what: str) -> tuple[P, list[R]]:
    """A file of results of an arena, or `what` else it is; a last line that was cut off is left out."""
    lines = path.read_bytes().split(b"\n")
    try:
        return jsontext.read(lines[0], plan), [jsontext.read(line, result) for line in lines[1:-1]]
    except jsontext.BadJson as error:
        raise LangbordError(f"{path}: is not a file of {what} results: {error}") from None


def begin_results(path: Path | None, plan: P, result: type[R], what: str, **may_differ: Any) -> list[R]:
    """What a file of the same plan, but for what `may_differ`, holds already; a new file begins with the plan."""
    if path is None:
        return []
    if not path.exists() or not path.stat().st_size:
        path.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    found, played = read_results(path, type(plan), result, what)
    whole = path.read_bytes().rfind(b"\n") + 1
    os.truncate(path, whole)  # a line that was cut off
    if msgspec.structs.replace(found, **may_differ) != plan:
        raise LangbordError(f"{path}: holds the results of another {what}")
    return played


def add_results(
    path: Path | None, played: list[R], results: Iterator[R], report: Callable[[int], None] = lambda done: None
) -> None:
    """Add results to the list and to the file as they come, until the last one or an interrupt."""
    out = path.open("ab") if path is not None else None
    try:
        report(len(played))
        for result in results:
            played.append(result)
            if out is not None:
                out.write(msgspec.json.encode(result) + b"\n")
                out.flush()
            report(len(played))
    except KeyboardInterrupt:
        results.close()  # type: ignore[attr-defined]
    finally:
        if out is not None:
            out.close()
