"""What the page for researchers shows runs as it stands, with fewer games."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SHORTER = {"games=4096": "games=16", "range(1000)": "range(40)"}


def test_the_code_of_the_page_runs() -> None:
    """Block after block, as a reader would enter them."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks:
        for long, short in SHORTER.items():
            block = block.replace(long, short)
        exec(compile(block, str(PAGE), "exec"), names)
    assert len(blocks) >= 3
    assert {"games", "won", "env", "tables", "table"} <= names.keys()
