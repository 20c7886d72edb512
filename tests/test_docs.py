"""The documentation builds without a warning, its links lead somewhere, and it leaves out nothing that is public."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

import langbord
import langbord.client
from langbord.core.plugins import game_names, installed
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site; a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    quiet = dict(os.environ, NO_MKDOCS_2_WARNING="1")
    done = subprocess.run(build, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert done.returncode == 0, done.stderr
    return folder


class Page(HTMLParser):
    """Where a page can be entered, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors, self.links = set[str](), list[str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.anchors.add(value or "")
            elif name in ("href", "src") and value:
                self.links.append(value)


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html") if path.name != "404.html"}
    assert len(pages) > 30
    dead = [f"{path.relative_to(site)}: {link}" for path, page in pages.items() for link in _dead(path, page, pages)]
    assert not dead
    outside = {link for page in pages.values() for link in page.links if re.match(r"\w+:", link)}
    assert not [link for link in outside if not link.startswith(("https://", "mailto:", "data:"))]


def _dead(path: Path, page: Page, pages: dict[Path, Page]) -> Iterator[str]:
    for link in page.links:
        target, anchor = urldefrag(unquote(link))
        if re.match(r"\w+:", link):
            continue  # another site
        file = (path.parent / target).resolve() if target else path
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file() or (anchor and file in pages and anchor not in pages[file].anchors):
            yield link


def test_it_has_the_rules_the_commands_and_the_schema(site: Path) -> None:
    rules = list(site.glob("rules/*/*/index.html"))
    assert len(rules) == 3 * 6
    commands = (site / "commands" / "index.html").read_text(encoding="utf-8")
    assert "langbord admin backup" in commands
    assert "/api/tables/{table}/share" in (site / "reference" / "http" / "index.html").read_text(encoding="utf-8")
    assert 'id="snapshot"' in (site / "reference" / "socket" / "index.html").read_text(encoding="utf-8")
    assert "undoable" in (site / "search" / "search_index.json").read_text(encoding="utf-8")


def test_every_public_name_is_documented(site: Path) -> None:
    shown = (site / "reference" / "python" / "index.html").read_text(encoding="utf-8")
    for module in (langbord, langbord.client):
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.isclass(thing) or inspect.isroutine(thing):
                assert inspect.getdoc(thing), f"{module.__name__}.{name} says nothing of itself"
                assert f'.{name}"' in shown, f"{module.__name__}.{name} is not in the reference"
                for member, of_it in inspect.getmembers(thing, inspect.isroutine) if inspect.isclass(thing) else []:
                    own = member in vars(thing) and not member.startswith("_")
                    assert not own or inspect.getdoc(of_it), f"{name}.{member} says nothing of itself"


RUNNING = ["index", "bots", "research"]  # of the other pages the pieces are parts of a game that one writes


@pytest.mark.parametrize("page", RUNNING)
def test_code_runs_as_it_stands(page: str) -> None:
    """Of each page the pieces of Python one after the other, as a reader types them; loops are shortened."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    pieces = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert pieces
    program = "\n".join(pieces).replace("games=4096", "games=64").replace("range(1000)", "range(20)")
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", ["nl", "nb", "nn", "da", "fi"])
def test_players_read_how_one_plays_in_their_language(site: Path, language: str) -> None:
    page = (site / "playing" / language / "index.html").read_text(encoding="utf-8")
    english = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    assert len(re.findall(r"<li>", page[page.index("<article") :])) >= english.count("\n- ") - 1
    for game in game_names():
        rules = (site / "rules" / game / language / "index.html").read_text(encoding="utf-8")
        short = installed(game).texts(language).partition(f"{game}-rules =")[2].strip().split()[:4]
        assert rules.index(" ".join(short)) < rules.index("<li>"), "the short rules stand first"
