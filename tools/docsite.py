"""Pages of the documentation that nobody writes: rules from the games' folders, HTTP and socket from the schema.

MkDocs calls this (`hooks` in mkdocs.yml). It reads files alone: the site is built where Langbord is not installed.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BALANCE, PLAYING = ROOT / "docs" / "balance", ROOT / "docs" / "playing"
LANGUAGES = {"en": "English", "nl": "Nederlands", "nb": "Bokmål", "nn": "Nynorsk", "da": "Dansk", "fi": "Suomi"}
HOW = "How it is used: [the API](../server.md#the-api)."
VERBS = ("get", "post", "put", "patch", "delete")
POLICY = "scripts.txt"  # the hashes of the scripts that stand in the pages themselves
OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")  # a link out of docs/
SCRIPT = re.compile(r"<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)</script>", re.DOTALL)
Schema = dict[str, Any]

# --- What MkDocs asks for -------------------------------------------------------------------------------------------


def on_config(config: Any) -> Any:
    """The rules of each game, in every language, under *Play*; what they weigh beside what is reconstructed."""
    for section in config.nav:
        if "Play" in section:
            section["Play"] += [{LANGUAGES[path.stem]: f"playing/{path.name}"} for path in in_order(PLAYING)]
            section["Play"] += [{name: pages} for name, pages in rulebooks().items()]
            section["Play"].append({"Balance": sorted(f"balance/{path.name}" for path in BALANCE.glob("*.md"))})
    return config


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for path in ROOT.glob("src/langbord/games/*/rulebook/*.md"):
        text = path.read_text(encoding="utf-8").replace("](../edition.toml)", "](../../formats.md)")
        files.append(File.generated(config, rule_page(path), content=with_short_rules(path, as_list(text))))
    api = ROOT / "docs" / "api"
    for name, make in (("http", http_page), ("socket", socket_page)):
        document = json.loads((api / f"{'openapi' if name == 'http' else 'asyncapi'}.json").read_text(encoding="utf-8"))
        files.append(File.generated(config, f"reference/{name}.md", content="\n".join(make(document)) + "\n"))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """What lies outside of the documentation is named, but not linked: a reader of the site has no such files."""
    return OUTSIDE.sub(r"*\1*", markdown) if "/" not in page.file.src_uri else markdown


def on_post_build(config: Any) -> None:
    """Our pages may run these scripts and no others: the server says so to browsers."""
    site = Path(config.site_dir)
    found = {match for page in site.rglob("*.html") for match in SCRIPT.findall(page.read_text(encoding="utf-8"))}
    hashes = sorted(base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in found)
    (site / POLICY).write_text("".join(f"'sha256-{one}'\n" for one in hashes), encoding="utf-8")


# --- Rules ----------------------------------------------------------------------------------------------------------


def rulebooks() -> dict[str, list[dict[str, str]]]:
    """By the name of the game: language and page."""
    found: dict[str, list[dict[str, str]]] = {}
    for folder in sorted(ROOT.glob("src/langbord/games/*/rulebook")):
        title = (folder / "en.md").read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        name = re.split(r"[ (:]", title)[0]
        found[name] = [{LANGUAGES[code]: rule_page(folder / f"{code}.md")} for code in LANGUAGES]
    return found


def rule_page(path: Path) -> str:
    return f"rules/{path.parent.parent.name}/{path.name}"


def in_order(folder: Path) -> list[Path]:
    """A page for each language, in the order in which languages are offered; English stands a folder above."""
    return [folder / f"{code}.md" for code in LANGUAGES if (folder / f"{code}.md").is_file()]


def with_short_rules(path: Path, rulebook: str) -> str:
    """How the game goes in half a minute, as its lesson and its table tell it, before the numbered rules."""
    folder, language = path.parent.parent, path.stem
    texts = (folder / "texts" / language / "game.ftl").read_text(encoding="utf-8")
    title, _, rules = rulebook.partition("\n")
    short = re.search(rf"^{folder.name}-rules =\n((?:(?:    .*)?\n)+)", texts, re.MULTILINE)
    assert short is not None, f"{folder.name} has no short rules in {language}"
    told = "\n".join(line.strip() for line in short[1].rstrip().splitlines()).replace("\n– ", "\n\n- ")
    return f"{title}\n\n{told}\n\n{rules}"


def as_list(text: str) -> str:
    """The numbers of rules stand out, and can be linked to."""
    return re.sub(r"^- ([A-Z]{2}Q?\d+\w*)  ", r'- <a id="\1"></a>**\1** ', text, flags=re.MULTILINE)


# --- HTTP and socket ------------------------------------------------------------------------------------------------


def http_page(document: Schema) -> Iterator[str]:
    yield f"# HTTP\n\nMade from the server's own description, `/schema/openapi.json`. {HOW}\n"
    for path, operations in sorted(document["paths"].items()):
        for verb in VERBS:
            if verb in operations:
                yield from _operation(verb, path, operations[verb])
    yield "\n# What is sent and answered\n"
    yield from _types(document["components"]["schemas"])


def _operation(verb: str, path: str, operation: Schema) -> Iterator[str]:
    yield f"\n## {verb.upper()} {path}\n"
    if "description" in operation:
        yield operation["description"] + "\n"
    for parameter in operation.get("parameters", []):
        needed = "" if parameter.get("required") else ", may be left out"
        yield f"- `{parameter['name']}` in the {parameter['in']}: {_type(parameter['schema'])}{needed}"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"- body: {_type(content['schema'])}"
    for status, answer in operation["responses"].items():
        if status < "400":
            kinds = [_type(content["schema"]) for content in answer.get("content", {}).values() if "schema" in content]
            yield f"- answer {status}: {', '.join(kinds) or 'nothing'}"
    yield ""


def socket_page(document: Schema) -> Iterator[str]:
    address = document["channels"]["socket"]["address"]
    yield f"# The socket\n\n`{address}`: {document['info']['description']} {HOW}\n"
    for operation, title in (("fromClient", "From the client"), ("fromServer", "From the server")):
        names = [reference["$ref"].rpartition("/")[2] for reference in document["operations"][operation]["messages"]]
        yield f"\n{title}: {', '.join(f'[{name}](#{name.lower()})' for name in names)}.\n"
    yield from _types(document["components"]["schemas"])


def _types(schemas: dict[str, Schema]) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        yield f"\n## {name}\n"
        if "description" in schema:
            yield schema["description"] + "\n"
        needed = schema.get("required", [])
        if schema.get("properties"):
            yield "| field | what |\n| --- | --- |"
        for field, kind in schema.get("properties", {}).items():
            yield f"| `{field}` | {_type(kind)}{'' if field in needed else ', may be left out'} |"
        if "properties" not in schema:
            yield _type(schema)
        yield ""


def _type(schema: Schema) -> str:
    """A type in words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(map(_type, schema[key]))
    if "enum" in schema or "const" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_type(schema['items'])}" if isinstance(schema.get("items"), dict) else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    limits = [f"{word} {schema[key]}" for key, word in LIMITS.items() if key in schema]
    return " or ".join(kind if isinstance(kind, list) else [kind]) + (f" ({', '.join(limits)})" if limits else "")


LIMITS = {"minLength": "at least", "maxLength": "at most", "minimum": "from", "maximum": "to"}
