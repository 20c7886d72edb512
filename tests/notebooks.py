"""Runs a notebook's code as a kernel would, cell after cell in one namespace; its parameters may be set otherwise."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
PARAMETERS = "parameters"  # the tag of the cell that sets them, as other tools have it, too


def run(path: Path, parameters: dict[str, Any], *, keep: bool = False) -> dict[str, Any]:
    """What the notebook's names stand for at the end; `keep`: what its cells print is written into it."""
    notebook = msgspec.json.decode(path.read_bytes())
    space: dict[str, Any] = {"__name__": path.stem}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for count, cell in enumerate(cells, 1):
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            exec(compile("".join(cell["source"]), f"{path.name}, cell {count}", "exec"), space)
        if PARAMETERS in cell["metadata"].get("tags", []):
            assert parameters.keys() <= space.keys(), parameters
            space.update(parameters)
        text = told.getvalue().splitlines(keepends=True)
        cell["execution_count"] = count
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": text}] if text else []
    if keep:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(notebook), indent=1) + b"\n")
    return space
