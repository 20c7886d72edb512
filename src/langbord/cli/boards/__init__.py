"""How each game's table looks in a terminal: `boards/<game>.py`, found by the game's name.

Such a module gives

    draw(view, book, teller, names, viewer) -> a rich renderable
        The whole table as `viewer` (a seat, or None for a spectator) sees it: board, piles, players, his own cards.
        `view` is what the game's `view.py` gives, `names` are the players' names by seat. Texts come from `teller`.
        Must read well from 80 to 120 columns, without colours, and in some way in 40 columns and in ASCII.

and may give

    listing(view, book, teller, names) -> a rich renderable
        The board as a list instead of a drawing (the command `list`).
    MARKS: dict[message id, Mark]
        Signs set before the names of things wherever they are told, as colour alone would not do.
    GROUPS: dict[first word of an action's text, message id]
        Actions that begin with this word and differ only in their last word stand as one entry in the menu, told by
        this message with the arguments of their labels; who picks it is asked for the rest.

Messages by convention in the game's Fluent file: `<game>-name`, `<game>-rules` (the rules in a nutshell), and
`<game>-phase-<phase>` for each phase of the view in which a player is asked (the question).
A game without a module here can be played too: its view is shown as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from langbord.core.edition import Book
from langbord.locales import Teller

SEAT_STYLES = ("cyan", "yellow", "magenta", "green", "red", "blue")


class Mark(NamedTuple):
    """A sign, the letter that stands for it where there is only ASCII, and its style."""

    sign: str
    letter: str
    style: str

    def shown(self, ascii_only: bool) -> str:
        return self.letter if ascii_only else self.sign


Draw = Callable[[Any, Book[Any, Any], Teller, Sequence[str], int | None], RenderableType]
Listing = Callable[[Any, Book[Any, Any], Teller, Sequence[str]], RenderableType]


def _draw_plainly(
    view: Any, book: Book[Any, Any], teller: Teller, names: Sequence[str], viewer: int | None
) -> RenderableType:
    return Pretty(msgspec.to_builtins(view))


@dataclass(frozen=True)
class Board:
    """A game's way of being drawn."""

    draw: Draw = _draw_plainly
    listing: Listing | None = None
    marks: Mapping[str, Mark] = field(default_factory=dict)
    groups: Mapping[str, str] = field(default_factory=dict)


def find_board(game: str) -> Board:
    """The board of the game of that name."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Board()
    module = import_module(name)
    return Board(
        draw=module.draw,
        listing=getattr(module, "listing", None),
        marks=getattr(module, "MARKS", {}),
        groups=getattr(module, "GROUPS", {}),
    )


def seat_mark(seat: int) -> tuple[str, str]:
    """The sign of a player on the board, and its style: a number, coloured."""
    return str(seat + 1), f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]} reverse"
