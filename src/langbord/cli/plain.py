"""The board of a game that has none of its own: whatever its view holds, as tables, facts and lists with names.

`web/src/plain` shows the same in a browser, by the same conventions:

- a field is called by the message `<game>-field-<name>`, a word in it by `<game>-word-<word>`, actions that begin with
  a word by `<game>-kind-<word>`, where there are any; what many games have by `core-field-<name>`; else the name itself
  is made readable;
- `seats` lists the players; `turn`, `seat`, `owner`, `holder`, `bidder`, `dealer`, `starter`, `leader` and `winner`
  hold the number of one of them; `awaited`, `over` and `phase` are told elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from langbord.core.drawing import Teller, seat_mark
from langbord.core.edition import Book

TOLD_ELSEWHERE = ("awaited", "over", "phase")
SEATS = ("turn", "seat", "owner", "holder", "bidder", "dealer", "starter", "leader", "winner")
NOTHING = "–"


def plain_board(game: str) -> Callable[..., RenderableType]:
    """How the table of that game is drawn."""

    def draw(
        view: Any, book: Book[Any, Any], teller: Teller, names: Sequence[str], viewer: int | None
    ) -> RenderableType:
        return Group(*Plain(game, teller, names).parts(msgspec.to_builtins(view)))

    return draw


class Plain:
    """Shows views of one game in one language."""

    def __init__(self, game: str, teller: Teller, names: Sequence[str]) -> None:
        self._game, self._teller, self._names = game, teller, names

    def parts(self, view: Mapping[str, Any]) -> Iterator[RenderableType]:
        """Facts first, all on a line; then what needs room of its own."""
        shown = {name: value for name, value in view.items() if name not in TOLD_ELSEWHERE}
        facts = {name: value for name, value in shown.items() if is_short(value)}
        if facts:
            yield Text("   ").join(self._fact(name, value) for name, value in facts.items())
        for name, value in shown.items():
            if name not in facts and value:
                yield Text(f"\n{self.label(name)}", "bold")
                yield Padding(self._roomy(name, value), (0, 0, 0, 2))

    def _fact(self, name: str, value: Any) -> Text:
        return Text.assemble((f"{self.label(name)}: ", "dim"), self.cell(name, value))

    def _roomy(self, name: str, value: Any) -> RenderableType:
        if isinstance(value, list):
            return self._table(name, [(str(number), row) for number, row in enumerate(value)])
        if all(isinstance(row, dict) for row in value.values()):
            return self._table(name, list(value.items()))
        return Group(*self.parts(value))

    def _table(self, name: str, rows: Sequence[tuple[str, Any]]) -> Table:
        """A row for each; what they are made of stands at the top."""
        columns = list(dict.fromkeys(key for _, row in rows if isinstance(row, dict) for key in row))
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
        table.add_column()
        for column in columns or [name]:
            table.add_column(self.label(column) if columns else "")
        for key, row in rows:
            cells = [self.cell(column, row.get(column)) for column in columns] if columns else [self.cell(name, row)]
            table.add_row(self._heading(name, key), *map(Text, cells))
        return table

    def _heading(self, name: str, key: str) -> Text:
        if name == "seats" and int(key) < len(self._names):
            return Text.assemble(seat_mark(int(key)), f" {self._names[int(key)]}")
        return Text(str(int(key) + 1) if key.isdecimal() else self.word(key))

    def cell(self, name: str, value: Any) -> str:
        """Any value on a line."""
        if isinstance(value, bool):
            return "✓" if value else NOTHING
        if isinstance(value, int) and name in SEATS and 0 <= value < len(self._names):
            return self._names[value]
        if isinstance(value, dict):
            return ", ".join(self._entry(key, part) for key, part in value.items()) or NOTHING
        if isinstance(value, list):
            return ", ".join(self.cell(name, part) for part in value) or NOTHING
        return NOTHING if value is None else self.word(value) if isinstance(value, str) else str(value)

    def _entry(self, key: str, value: Any) -> str:
        """Something that has a name within something else; a number is how many there are."""
        counted = isinstance(value, int) and not isinstance(value, bool) and key not in SEATS
        return f"{self.word(key)} ×{value}" if counted else f"{self.word(key)} {self.cell(key, value)}"

    def label(self, name: str) -> str:
        """What a field is called."""
        if told := self._told("field", name):
            return told
        common = f"core-field-{name}"
        return self._teller.tell(common) if self._teller.has(common) else readable(name)

    def word(self, word: str) -> str:
        """What a word of the game is called."""
        return self._told("word", word) or word.replace("_", " ")

    def kind(self, word: str) -> str:
        """What actions that begin with this word are called."""
        return self._told("kind", word) or readable(word)

    def _told(self, what: str, name: str) -> str | None:
        message = f"{self._game}-{what}-{name.replace('_', '-')}"
        return self._teller.tell(message) if self._teller.has(message) else None


def is_short(value: Any) -> bool:
    """Does it fit on a line with others: a number, a word, a list or counts of such?"""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not any(isinstance(part, dict | list) for part in parts)


def readable(name: str) -> str:
    """A name as a heading.

    >>> readable("turns_left")
    'Turns left'
    """
    return name.replace("_", " ").strip().capitalize()
