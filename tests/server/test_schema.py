"""The published schema is fresh, and true of what is sent."""

from __future__ import annotations

import re

from tools.schema import ROOT, contents

from langbord.core.game import working_games
from langbord.server import schema


def test_the_committed_schema_is_fresh() -> None:
    stale = [
        str(path.relative_to(ROOT))
        for path, text in contents().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    assert not stale, "run python tools/schema.py"


def test_asyncapi_names_every_message_once() -> None:
    document = schema.asyncapi()
    assert document["asyncapi"] == "3.0.0"
    references = [each["$ref"] for operation in document["operations"].values() for each in operation["messages"]]
    named = {reference.rpartition("/")[2] for reference in references}
    assert named == set(document["components"]["messages"]) == set(document["channels"]["socket"]["messages"])
    assert {"Act", "Snapshot", "Update", "Done", "NotDone"} <= named
    text = str(document)
    for reference in set(re.findall(r"#/components/schemas/(\w+)", text)):
        assert reference in document["components"]["schemas"]


def test_typescript_refers_to_nothing_unknown() -> None:
    builtin = {"Record", "string", "number", "boolean", "null", "unknown"}
    of_games = {game.name: schema.game_typescript(game) for game in working_games()}
    assert len(of_games) == 3
    for text in (schema.typescript()["messages.ts"], *of_games.values()):
        code = re.sub(r'/\*\*.*?\*/|//[^\n]*|"[^"]*"', "", text, flags=re.DOTALL)
        declared = set(re.findall(r"export (?:interface|type) (\w+)", code))
        used = set(re.findall(r"[:|<,\[=(]\s*([A-Za-z]\w*)", code))
        assert used - builtin - declared == set()


def test_openapi_describes_every_address() -> None:
    document = schema.openapi()
    assert document["openapi"].startswith("3.1")
    assert {"/api/tables", "/api/tables/{table}/sit", "/api/me", "/api/people/{name}"} <= set(document["paths"])
