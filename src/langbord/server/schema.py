"""The published schema, made from the types of messages.py and its like: AsyncAPI, and TypeScript for clients.

OpenAPI for HTTP comes from the handlers. `tools/schema.py` writes all of it; a test tells when it is stale.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeGuard, get_args

import msgspec
from litestar.openapi import OpenAPIConfig

from langbord import __version__
from langbord.core.game import Game
from langbord.locales import LANGUAGES, RELATIVES
from langbord.server import complaints, home, messages, socket_messages
from langbord.server.accounts import messages as accounts
from langbord.server.config import Config
from langbord.server.meeting import messages as meeting
from langbord.server.messages import Strict, Wire
from langbord.server.notices import messages as notices
from langbord.server.socket_messages import FromClient, FromServer

Schema = dict[str, Any]
MODULES = (messages, socket_messages, accounts, complaints, home, meeting, notices)  # whose types go over the wire
HEAD = "// Made by tools/schema.py from the server's types. Do not edit.\n"


@cache
def openapi() -> Schema:
    from langbord.server.app import make_app

    described = make_app(Config(), OpenAPIConfig(title="Langbord", version=__version__, path="/described"))
    return json.loads(json.dumps(described.openapi_schema.to_schema()))  # type: ignore[no-any-return]


@cache
def asyncapi() -> Schema:
    """The socket: what may be sent either way, and what each message holds."""
    _, components = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/components/schemas/{name}")
    sent, received = [kind.__name__ for kind in get_args(FromClient)], [kind.__name__ for kind in get_args(FromServer)]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Langbord", "version": __version__, "description": "JSON text frames, tagged by `type`."},
        "channels": {
            "socket": {
                "address": "/api/socket",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in sent + received},
            }
        },
        "operations": {
            "fromClient": _operation("receive", sent),
            "fromServer": _operation("send", received),
        },
        "components": {
            "messages": {name: {"payload": {"$ref": f"#/components/schemas/{name}"}} for name in sent + received},
            "schemas": components,
        },
    }


def _operation(action: str, names: list[str]) -> Schema:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{name}"} for name in names],
    }


def typescript() -> dict[str, str]:
    """A file for the messages, one for the languages."""
    return {"messages.ts": HEAD + "".join(_message_types()), "languages.ts": HEAD + _languages()}


def _languages() -> str:
    names = "".join(f"  {code}: {json.dumps(name, ensure_ascii=False)},\n" for code, name in LANGUAGES.items())
    relatives = "".join(f"  {code}: {json.dumps(others)},\n" for code, others in RELATIVES.items())
    return (
        f"\nexport const LANGUAGES = {{\n{names}}} as const;\n"
        "\nexport type Language = keyof typeof LANGUAGES;\n"
        "\n/** Whose texts stand in where a language lacks any. */"
        f"\nexport const RELATIVES: Record<Language, Language[]> = {{\n{relatives}}};\n"
    )


def game_typescript(game: Game) -> str:
    """A game's view, its options, what is printed in its box: for its board."""
    named = [game.view_type, game.Options, game.edition.Printed]
    _, components = msgspec.json.schema_components(named, ref_template="{name}")
    return HEAD + "".join(_declaration(*part, complete=True) for part in components.items())


def _message_types() -> Iterator[str]:
    named = [kind for module in MODULES for kind in vars(module).values()]
    own = [kind for kind in dict.fromkeys(filter(is_kind, named)) if issubclass(kind, Strict | Wire)]
    own = [kind for kind in own if kind not in (Strict, Wire)]
    _, components = msgspec.json.schema_components(own, ref_template="{name}")
    for name, schema in components.items():
        yield _declaration(name, schema, complete=False)
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        yield f"\nexport type {name} =\n" + "".join(f"  | {kind.__name__}\n" for kind in get_args(union))[:-1] + ";\n"


def is_kind(thing: object) -> TypeGuard[type[Any]]:
    return isinstance(thing, type)


def _declaration(name: str, schema: Schema, *, complete: bool) -> str:
    """An interface; what the server sends is always complete, what it takes may leave out what has a default."""
    note = f"\n/** {' '.join(schema['description'].split())} */" if "description" in schema else ""
    if "properties" not in schema:
        return f"{note}\nexport type {name} = {_expression(schema)};\n"
    strict = schema.get("additionalProperties") is False and not complete
    needed = schema.get("required", []) if strict else list(schema["properties"])
    lines = [
        f"  {field}{'' if field in needed else '?'}: {_expression(inner)};\n"
        for field, inner in schema["properties"].items()
    ]
    return f"{note}\nexport interface {name} {{\n{''.join(lines)}}}\n"


def _expression(schema: Schema) -> str:
    """A JSON Schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_expression(choice) for choice in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return f"Record<string, {_expression(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_expression, schema['prefixItems']))}]"
    inner = _expression(schema.get("items") or {})
    return f"({inner})[]" if " " in inner else f"{inner}[]"
