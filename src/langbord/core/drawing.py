"""What a game's `terminal.py` draws with: signs of things and players, a sheet of cells, and who tells its messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from rich.text import Text

from langbord.core.messages import Arg, Event, Wording

SEAT_STYLES = ("cyan", "yellow", "magenta", "green", "red", "blue")

DOTS_ACROSS, DOTS_DOWN = 2, 4  # in one cell
BRAILLE = 0x2800
DOT_BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by column and row of the dot


class Teller(Protocol):
    """Tells messages in the player's language."""

    def tell(self, message: Event | str, args: Mapping[str, Arg] | None = None, seats: Sequence[str] = ()) -> str: ...

    def has(self, name: str) -> bool: ...

    def join(self, items: Sequence[str]) -> str: ...

    def phrase(self, wording: Wording) -> str: ...


class Mark(NamedTuple):
    """A sign, the letter that stands for it where there is only ASCII, and its style."""

    sign: str
    letter: str
    style: str

    def shown(self, ascii_only: bool) -> str:
        return self.letter if ascii_only else self.sign


def seat_mark(seat: int) -> tuple[str, str]:
    """The sign of a player on the board, and its style: a number, coloured."""
    return str(seat + 1), f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]} reverse"


class Canvas:
    """Thin lines of Braille dots under letters and signs: cells by column and row; what falls outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}
        self._dots: dict[tuple[int, int], int] = {}
        self._line_style: dict[tuple[int, int], str] = {}

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str) -> None:
        """A thin line between the middles of two cells."""
        (x0, y0), (x1, y1) = start, end
        steps = max(1, round(max(abs(x1 - x0) * DOTS_ACROSS, abs(y1 - y0) * DOTS_DOWN)))
        for k in range(steps + 1):
            x = (x0 + 0.5 + (x1 - x0) * k / steps) * DOTS_ACROSS
            y = (y0 + 0.5 + (y1 - y0) * k / steps) * DOTS_DOWN
            cell = int(x) // DOTS_ACROSS, int(y) // DOTS_DOWN
            self._dots[cell] = self._dots.get(cell, 0) | DOT_BITS[int(x) % DOTS_ACROSS][int(y) % DOTS_DOWN]
            self._line_style[cell] = style

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        """Signs over whatever lies there."""
        for k, sign in enumerate(text):
            self._signs[column + k, row] = sign, style

    def text(self) -> Text:
        """The whole sheet."""
        sheet = Text(no_wrap=True, end="")
        for row in range(self.height):
            for column in range(self.width):
                cell = column, row
                if cell in self._signs:
                    sheet.append(*self._signs[cell])
                elif cell in self._dots:
                    sheet.append(chr(BRAILLE + self._dots[cell]), self._line_style[cell])
                else:
                    sheet.append(" ")
            sheet.append("\n")
        return sheet
