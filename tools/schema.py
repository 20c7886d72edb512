"""Write what clients are made from: docs/api/*.json and web/src/generated/*.ts. Run it when messages change."""

from __future__ import annotations

import json
from pathlib import Path

from langbord.server import schema

ROOT = Path(__file__).resolve().parents[1]


def contents() -> dict[Path, str]:
    """Every file, as it should be."""
    api, generated = ROOT / "docs" / "api", ROOT / "web" / "src" / "generated"
    return {
        api / "openapi.json": json.dumps(schema.openapi(), indent=1) + "\n",
        api / "asyncapi.json": json.dumps(schema.asyncapi(), indent=1) + "\n",
        **{generated / name: text for name, text in schema.typescript().items()},
    }


def main() -> None:
    for path, text in contents().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
