"""What a terminal shows of a match: sentences, the table, menus and the score, in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from babel import Locale
from babel.numbers import format_percent
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from langbord.cli.boards import find_board
from langbord.cli.menu import Entry, entries
from langbord.core.drawing import seat_mark
from langbord.core.game import Arg, Event
from langbord.core.match import Match, Moment
from langbord.core.recap import Line
from langbord.locales import Teller

if TYPE_CHECKING:
    from langbord.bots.analysis import Idea

MENU_UNIT = 26  # entries of a menu stand at multiples of this width


class Screen:
    """A console that speaks a language about one game, to players of these names."""

    def __init__(self, console: Console, game: str, language: str, names: Sequence[str]) -> None:
        self.console, self.board, self.names = console, find_board(game), list(names)
        self.game = game
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in another language."""
        ascii_only = self.console.options.ascii_only
        marks = {name: mark.shown(ascii_only) for name, mark in self.board.marks.items()}
        self.teller = Teller(language, marks)
        self._styles = {mark.sign: mark.style for mark in self.board.marks.values() if not ascii_only}

    def tell(self, message: Event | str, args: Mapping[str, Arg] | None = None) -> str:
        return self.teller.tell(message, args, self.names)

    def sentence(self, message: Event | str, args: Mapping[str, Arg] | None = None, style: str = "") -> Text:
        """A message, with its signs in their colours."""
        text = Text(self.tell(message, args), style)
        for sign, sign_style in self._styles.items():
            text.highlight_regex(re.escape(sign), sign_style)
        return text

    def say(self, message: Event | str, args: Mapping[str, Arg] | None = None, style: str = "") -> None:
        self.show(self.sentence(message, args, style))

    def advise(self, message: str, command: str) -> None:
        """A message with a command to copy, which must not be broken into lines."""
        self.console.print(Text(self.tell(message, {"command": command})), highlight=False, soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, highlight=False, markup=False)

    # --- a match ----------------------------------------------------------------------------------------------------

    def table(self, match: Match, viewer: int | None) -> None:
        """The whole table as a seat sees it."""
        self.show(Text())
        self.show(self.board.draw(match.view(viewer), match.book, self.teller, self.names, viewer))

    def listing(self, match: Match, viewer: int | None) -> None:
        """The board as a list."""
        if self.board.listing is None:
            self.table(match, viewer)
        else:
            self.show(self.board.listing(match.view(viewer), match.book, self.teller, self.names))

    def moment(self, match: Match, moment: Moment, viewer: int | None, number: int | None = None) -> None:
        """What a viewer sees of a moment, a sentence a line."""
        bullet = Text("· " if number is None else f"{number:4}  ", "dim")
        for event in match.events(moment, viewer):
            line = Table.grid()
            line.add_row(bullet, self.sentence(event))
            self.show(line)

    def recap(self, lines: Sequence[Line]) -> None:
        """What the others did since a player's last turn; what hit him is marked."""
        if lines:
            self.show(Text())
            self.say("core-recap", style="bold")
        for told in lines:
            line = Table.grid()
            line.add_row(Text("! " if told.against else "  ", "bold"), self.sentence(told.text))
            self.show(line)

    def entries(self, match: Match, seat: int) -> list[Entry]:
        """What a seat can choose from, in the order in which the menu shows it."""
        return entries(match, seat, self.board.groups, by_kind=self.board.kind is not None)

    def menu(self, entries: Sequence[Entry]) -> None:
        """What there is to choose from; of a game that has no texts yet, as the record writes it."""
        kind = self.board.kind
        number = 1
        for word, own in groupby(entries, lambda entry: entry.kind if kind else ""):
            labels = [self._label(entry) for entry in own]
            if kind and len(labels) < len(entries):
                self.show(Text(kind(word, self.teller), "bold"))
            self.show(Menu(labels, number))
            number += len(labels)

    def _label(self, entry: Entry) -> Text:
        return self.sentence(entry.label) if self.teller.has(entry.label.id) else Text(entry.text)

    def question(self, match: Match, seat: int) -> None:
        """What the player at a seat is asked."""
        phase = f"{self.game}-phase-{getattr(match.view(seat), 'phase', '')}"
        known = phase if self.teller.has(phase) else "core-your-move"
        self.show(Text())
        self.show(Text.assemble(seat_mark(seat), " ", self.sentence(known, {"player": f"#{seat}"}, "bold")))

    def ideas(self, match: Match, seat: int, ideas: Sequence[Idea]) -> None:
        """What a search likes best for a seat, and the chance to win that it sees after each."""
        numbers = {match.text(seat, number): number for number in match.legal_numbers(seat)}
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("action", "visits", "chance"):
            table.add_column(self.tell(f"core-hint-{heading}"), justify="left" if heading == "action" else "right")
        for idea in ideas:
            label = self.sentence(match.game.label(match.state, match.book, seat, numbers[idea.action]))
            table.add_row(label, str(idea.visits), self.share(idea.expected[seat]))
        self.show(table)

    def share(self, share: float, *, signed: bool = False) -> str:
        """A share in hundredths, as the language writes it."""
        pattern = Locale.parse(self.teller.language).percent_formats[None].pattern.replace("0", "0.0")
        told = format_percent(share, pattern, locale=self.teller.language)
        return f"+{told}" if signed and share > 0 else told

    # --- the end ----------------------------------------------------------------------------------------------------

    def score(self, match: Match) -> None:
        """The result, with every point explained."""
        places = match.places()
        winners = [f"#{seat}" for seat, place in enumerate(places) if place == 1]
        self.show(Text())
        if winners:
            self.say("core-winner", {"players": winners, "count": len(winners)}, "bold")
        else:  # a game for one
            self.say("core-lost", style="bold")
        order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        self.show(Beside([self._sheet(match, seat, places[seat]) for seat in order]))

    def _sheet(self, match: Match, seat: int, place: int) -> RenderableType:
        """Where the points of a player come from."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(ratio=1)
        rows.add_column(justify="right", no_wrap=True)
        for line in match.score_sheet():
            if line.seat == seat:
                rows.add_row(self.sentence(line.reason), f"{line.points:+d}")
        rows.add_row(self.sentence("core-total", style="bold"), Text(str(match.scores()[seat]), "bold"))
        title = Text.assemble(seat_mark(seat), f" {self.names[seat]} – {self.tell('core-place', {'place': place})}")
        return Panel(rows, title=title, title_align="left")

    def fairness(self, commitment: str) -> None:
        """The dealer's promise, before the first card is seen."""
        self.say("core-fair", style="dim")
        self.show(Padding(Text(commitment, "dim"), (0, 0, 0, 2)))


class Menu:
    """Entries numbered from `first` on; short ones share a line."""

    def __init__(self, labels: Sequence[Text], first: int = 1) -> None:
        self._labels, self._first = labels, first

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        units = max(1, options.max_width // MENU_UNIT)
        unit = options.max_width // units
        line: list[tuple[int, Text]] = []  # entries and how many units each takes
        for number, label in enumerate(self._labels, self._first):
            entry = Text().append(f"{number:3} ", "bold").append_text(label)
            wanted = min(units, -(-(entry.cell_len + 1) // unit))
            if sum(width for width, _ in line) + wanted > units:
                yield _row(line, unit)
                line = []
            line.append((wanted, entry))
        yield _row(line, unit)


def _row(line: list[tuple[int, Text]], unit: int) -> Table:
    """Entries side by side; one that is too long for its line goes on under its first word."""
    row = Table.grid()
    cells: list[Text] = []
    for width, entry in line:
        row.add_column(width=4)
        row.add_column(width=width * unit - 4)
        cells += [entry[:4], entry[4:]]
    row.add_row(*cells)
    return row


class Beside:
    """Panels of equal width, side by side where there is room for two, else one below the other."""

    LEAST = 54

    def __init__(self, panels: Sequence[RenderableType]) -> None:
        self._panels = panels

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        if width >= 2 * self.LEAST:
            yield Columns(self._panels, width=width // 2 - 1, padding=(0, 1))
        else:
            yield Group(*self._panels)
