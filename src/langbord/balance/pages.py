"""Sections of sentences, tables and plots, written as one HTML file or as a page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from langbord.arena.report import html_page, html_table


class Table(NamedTuple):
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Plot(NamedTuple):
    name: str  # of its file, where it has one
    says: str
    svg: str


Part = str | Table | Plot


class Section(NamedTuple):
    title: str
    parts: Sequence[Part]


def write_html(path: Path, title: str, sections: Sequence[Section]) -> None:
    """One file with its plots drawn in place."""
    path.write_text(html_page(title, "\n".join(map(_html, sections))), encoding="utf-8")


def _html(section: Section) -> str:
    parts = [f"<h2>{escape(section.title)}</h2>"] if section.title else []
    for part in section.parts:
        match part:
            case Table():
                parts.append(html_table(part.head, [[cell.replace("**", "") for cell in row] for row in part.rows]))
            case Plot():
                parts.append(part.svg)
            case str():
                parts.append(f"<p>{escape(part)}</p>")
    return "\n".join(parts)


def write_page(path: Path, title: str, sections: Sequence[Section], command: str) -> None:
    """A page of Markdown, its plots in files beside it; `command` made it."""
    lines = [f"# {title}", "", f"`{command}`", ""]
    for section in sections:
        lines += [f"## {section.title}", ""] if section.title else []
        for part in section.parts:
            match part:
                case Table():
                    lines += ["| " + " | ".join(part.head) + " |", "| --- |" + " ---: |" * (len(part.head) - 1)]
                    lines += ["| " + " | ".join(row) + " |" for row in part.rows]
                case Plot():
                    file = path.with_name(f"{path.stem}-{part.name}.svg".replace(" ", "-"))
                    file.write_text(part.svg, encoding="utf-8")
                    lines.append(f"![{part.says}]({file.name})")
                case str():
                    lines.append(part)
            lines.append("")
    path.write_text("\n".join(lines), encoding="utf-8")
