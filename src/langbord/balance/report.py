"""What a balance report says, in sections of sentences, tables and plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from langbord.balance.numbers import difference
from langbord.balance.pages import Part, Plot, Section, Table
from langbord.balance.plan import Plan, Text, seat_bots
from langbord.balance.play import Watched
from langbord.balance.plots import distributions, spans
from langbord.balance.rows import AGAINST, GAMES, HAPPENINGS, HAVE, SEATS, SOURCES, WINS, Row, edition_rows, table_rows
from langbord.balance.sample import Sample
from langbord.bots.netbot import net_of
from langbord.bots.netcontest import net_files
from langbord.core.edition import Book
from langbord.core.game import Game, get_game

OUT, PERHAPS = "out of bounds", "perhaps out of bounds"


class Edition:
    """All that was measured of one edition."""

    def __init__(self, game: Game, plan: Plan, number: int, book: Book[Any, Any], played: Sequence[Watched]) -> None:
        self.name, self.book = plan.editions[number].name, book
        own = [one for one in played if one.edition == number]
        self.void = [one for one in own if one.void]
        self.tables = {
            size: Sample(game.measures, [one for one in own if one.players == size]) for size in plan.players
        }
        together = [one for one in own if one.players > 1] or own
        self.together = Sample(game.measures, together)
        self.table_rows = {size: table_rows(sample, size) for size, sample in self.tables.items()}
        self.rows = edition_rows(self.together, book)

    def findings(self) -> Iterator[tuple[str, Row]]:
        """What is out of bounds, and at which tables."""
        yield from ((_players(size), row) for size, rows in self.table_rows.items() for row in rows if row.is_out)
        yield from (("", row) for row in self.rows if row.is_out)


class Report:
    """What was measured, of one edition or of two."""

    def __init__(self, plan: Plan, editions: Sequence[Text], played: Sequence[Watched]) -> None:
        self.plan, self.game, self.played = plan, get_game(plan.game), played
        books = [self.game.read_edition(edition.text, edition.name) for edition in editions]
        self.editions = [Edition(self.game, plan, k, book, played) for k, book in enumerate(books)]

    @property
    def title(self) -> str:
        return f"Balance of {self.plan.game.capitalize()}: {' and '.join(one.name for one in self.plan.editions)}"

    def findings(self, edition: Edition) -> list[list[str]]:
        """What is out of bounds in words: where, what, how much, what it is meant to be, and how sure that is."""
        return [
            [
                f"{row.part}: {row.name}{f', {where}' if where else ''}",
                row.says,
                row.tell(),
                row.bounds,
                OUT if row.is_surely_out else PERHAPS,
            ]
            for where, row in sorted(edition.findings(), key=lambda found: not found[1].is_surely_out)
        ]

    def sections(self) -> list[Section]:
        found = [self._head()]
        if len(self.editions) == 2:
            found.append(self._comparison())
        for edition in self.editions:
            of = f" of {edition.name}" if len(self.editions) == 2 else ""
            found += [Section(f"{one.title}{of}", one.parts) for one in self._of(edition)]
        return found

    def _head(self) -> Section:
        plan = self.plan
        bots = {size: ", ".join(dict.fromkeys(seat_bots(self.game, plan.bots, size))) for size in plan.players}
        options = "".join(f", {key} {value}" for key, value in plan.options.items())
        lines: list[Part] = [
            f"{len(self.played):,} games by {' and '.join(dict.fromkeys(bots.values()))} at tables of "
            f"{', '.join(map(str, plan.players))}{options}, seed {plan.seed}. Intervals hold 95 %; a finding is sure "
            "where the whole interval lies out of bounds.",
            *self._warnings(),
        ]
        return Section("", lines)

    def _warnings(self) -> Iterator[str]:
        for edition in self.editions:
            if edition.void:
                yield f"{len(edition.void)} games of {edition.name} are void: {edition.void[0].void}"
            bots = {bot for size in self.plan.players for bot in seat_bots(self.game, self.plan.bots, size)}
            nets = [net_of(self.game, path) for path in net_files(sorted(bots))]
            if not all(net.is_measured(edition.book) for net in nets):
                yield f"The net was trained with another edition than {edition.name}: how well it plays is not known."

    def _of(self, edition: Edition) -> Iterator[Section]:
        found = self.findings(edition)
        aims: list[Part] = ["Nothing that was measured is out of bounds."]
        if found:
            aims = [Table(("what", "", "measured", "meant to be", "finding"), found)]
        yield Section("Out of bounds", aims)
        yield Section("Games", [*self._by_size(edition, GAMES), *self._game_plots(edition)])
        seats = self._by_size(edition, SEATS)
        if any(size > 1 for size in self.plan.players):
            lines = [
                (f"{_players(size)}: {row.name}", row)
                for size, rows in edition.table_rows.items()
                for row in rows
                if row.says == WINS
            ]
            plot = Plot(f"{edition.name}-seats", "Wins by turn order", spans(lines, "share of wins; 1 is fair"))
            yield Section("Seats", [*seats, *([plot] if lines else [])])
        if self.game.measures.happenings:
            yield Section("What happened", self._by_size(edition, HAPPENINGS))
        if self.game.measures.sources:
            yield Section("Where points come from", self._sources(edition))
        yield from self._decks(edition)

    def _by_size(self, edition: Edition, part: str) -> list[Part]:
        """A row for each number, a column for each size of table."""
        lines: dict[tuple[str, str], dict[int, Row]] = {}
        for size, rows in edition.table_rows.items():
            for row in rows:
                if row.part == part:
                    lines.setdefault((row.name, row.says), {})[size] = row
        sizes = self.plan.players
        cells = [
            [name, says, *(_cell(rows.get(size)) for size in sizes), next(iter(rows.values())).bounds]
            for (name, says), rows in lines.items()
        ]
        return [Table(("", "", *(map(_players, sizes)), "meant to be"), cells)]

    def _game_plots(self, edition: Edition) -> Iterator[Plot]:
        tables = {_players(size): sample for size, sample in edition.tables.items()}
        points = {name: sample.points() for name, sample in tables.items()}
        yield Plot(f"{edition.name}-points", "Points of all seats", distributions(points, "points"))
        turns = {name: sample.turns().tolist() for name, sample in tables.items()}
        if len({value for values in turns.values() for value in values}) > 1:
            yield Plot(f"{edition.name}-turns", "Turns of a game", distributions(turns, "turns"))

    def _sources(self, edition: Edition) -> list[Part]:
        rows = [row for row in edition.rows if row.part == SOURCES]
        names = list(dict.fromkeys(row.name for row in rows))
        by_name = {(row.name, row.says): row for row in rows}
        cells = []
        for k, name in enumerate(names):
            means = [_mean_of(sample, k) for sample in edition.tables.values()]
            have = by_name[name, HAVE]
            cells.append([name, _cell(by_name[name, "points"]), *means, _cell(have), have.bounds])
        sizes = [f"{_players(size)}" for size in self.plan.players]
        head = ("source", "points of a seat", *sizes, HAVE, "meant to be")
        plotted = [source for source in range(len(names)) if any(edition.together.earned(source))]
        groups = {names[source]: edition.together.earned(source) for source in plotted[:MOST_LINES]}
        plot = Plot(f"{edition.name}-sources", "Points by source", distributions(groups, "points of a seat"))
        return [Table(head, cells), *([plot] if 0 < len(plotted) <= MOST_LINES else [])]

    def _decks(self, edition: Edition) -> Iterator[Section]:
        for deck in self.game.measures.decks:
            rows = [row for row in edition.rows if row.part == deck.name]
            names = list(dict.fromkeys(row.name for row in rows))
            columns = list(dict.fromkeys(row.says for row in rows))
            cells = {(row.name, row.says): row for row in rows}
            table = Table(
                ("", *columns), [[name, *(_cell(cells.get((name, says))) for says in columns)] for name in names]
            )
            against = [(row.name, row) for row in rows if row.says == AGAINST]
            against.sort(key=lambda found: -found[1].span.mean)
            plot = Plot(
                f"{edition.name}-{deck.name}",
                f"How often each of the {deck.name} is chosen",
                spans(against, "chosen, against the mean of the deck"),
            )
            yield Section(deck.name.capitalize(), [plot, table] if rows else ["None was offered."])

    def _comparison(self) -> Section:
        """What clearly differs between two editions, and what came into its bounds or left them."""
        one, other = self.editions
        lines = []
        for where, mine, theirs in self._pairs(one, other):
            apart = difference(theirs.span, mine.span)
            differs = apart.low > 0 or apart.high < 0
            if differs or mine.is_out != theirs.is_out:
                name = f"{mine.part}: {mine.name}{f', {where}' if where else ''}"
                lines.append(
                    [name, mine.says, _cell(mine), _cell(theirs), mine.tell(apart, "+" if "+" not in mine.form else "")]
                )
        counts = [sum(row.is_out for _, row in edition.findings()) for edition in self.editions]
        says = f"Out of bounds: {counts[0]} numbers of {one.name}, {counts[1]} of {other.name}."
        head = ("what", "", one.name, other.name, "difference")
        return Section("The two editions", [says, Table(head, lines)] if lines else [says, "Nothing differs clearly."])

    def _pairs(self, one: Edition, other: Edition) -> Iterator[tuple[str, Row, Row]]:
        for size in self.plan.players:
            yield from ((_players(size), *pair) for pair in _matched(one.table_rows[size], other.table_rows[size]))
        yield from (("", *pair) for pair in _matched(one.rows, other.rows))


MOST_LINES = 5  # as many as there are colours that can be told apart


def _matched(mine: Sequence[Row], theirs: Sequence[Row]) -> Iterator[tuple[Row, Row]]:
    found = {row.key: row for row in theirs}
    for row in mine:
        if (twin := found.get(row.key)) is not None:
            yield row, twin


def _players(size: int) -> str:
    return "alone" if size == 1 else f"{size} players"


def _mean_of(sample: Sample, source: int) -> str:
    earned = sample.earned(source)
    return f"{sum(earned) / len(earned):.1f}" if earned else ""


def _cell(row: Row | None) -> str:
    if row is None:
        return ""
    mark = " **!!**" if row.is_surely_out else " **!**" if row.is_out else ""
    return f"{row.tell()}{mark}"
