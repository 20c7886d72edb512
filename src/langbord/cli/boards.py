"""How each game's table looks in a terminal: the game's own `terminal.py`, or the plain board.

A game's `terminal.py` gives

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

What it draws with is in `core/drawing.py`. Messages by convention in the game's texts: `<game>-name`, `<game>-rules`
(the rules in a nutshell), and `<game>-phase-<phase>` for each phase of the view in which a player is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from langbord.cli.plain import Plain, plain_board
from langbord.core.drawing import Mark, Teller
from langbord.core.edition import Book
from langbord.core.plugins import installed

Draw = Callable[[Any, Book[Any, Any], Teller, Sequence[str], int | None], RenderableType]
Listing = Callable[[Any, Book[Any, Any], Teller, Sequence[str]], RenderableType]


@dataclass(frozen=True)
class Board:
    """A game's way of being drawn."""

    draw: Draw
    listing: Listing | None = None
    marks: Mapping[str, Mark] = field(default_factory=dict)
    groups: Mapping[str, str] = field(default_factory=dict)
    kind: Callable[[str, Teller], str] | None = None  # the heading over actions that begin with a word


def find_board(game: str) -> Board:
    """The board of the game of that name."""
    found = installed(game)
    if found.part("terminal.py") is None:
        return Board(plain_board(game), kind=lambda word, teller: Plain(game, teller, ()).kind(word))
    module = import_module(f"{found.package}.terminal")
    return Board(
        draw=module.draw,
        listing=getattr(module, "listing", None),
        marks=getattr(module, "MARKS", {}),
        groups=getattr(module, "GROUPS", {}),
    )
