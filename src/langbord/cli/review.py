"""`langbord review` and `langbord analyse`: what a search thinks of a game that was played, or of one position."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table
from rich.text import Text

from langbord.bots.analysis import Decision, Review, analyse, in_words, review
from langbord.bots.budget import Budget
from langbord.bots.fortune import Stroke
from langbord.bots.plot import curves
from langbord.cli import saves
from langbord.cli.screen import Screen
from langbord.cli.table import Seat
from langbord.core import gamerecord
from langbord.core import match as matches
from langbord.core.errors import LangbordError
from langbord.core.match import Match

NAMED = 10  # turning points in the text
SPARKS = "▁▂▃▄▅▆▇█"


def review_record(
    path: Path, budget: Budget, edition: Path | None, language: str, as_json: bool, svg: Path | None
) -> None:
    text = saves.read(path)
    with saves.named(path):
        match = matches.load(text, edition=edition)
    if svg is not None:
        saves.can_be_written(svg)
    found = _with_progress(match, budget)
    names = [Seat(name).name for name in match.seats]
    if svg is not None:
        marks = [bisect_right(found.steps, decision.step) - 1 for decision in found.turning_points[:NAMED]]
        svg.write_text(curves(dict(zip(names, found.chances, strict=True)), marks), encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        Report(match, found, Screen(Console(), match.game.name, language, names)).show()


def _with_progress(match: Match, budget: Budget) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("thinking", total=1.0)
        return review(match, budget, report=lambda done: progress.update(task, completed=done))


class Report:
    """A review on a screen: every seat in a line, then the decisions that cost most, then the dealer's."""

    def __init__(self, match: Match, found: Review, screen: Screen) -> None:
        self.match, self.found, self.screen = match, found, screen

    def show(self) -> None:
        say, found = self.screen.say, self.found
        self._seats()
        say("core-review-costliest" if found.turning_points else "core-review-nothing", style="bold")
        for decision in found.turning_points[:NAMED]:
            self._decision(decision)
        if found.luck is None:
            say("core-review-no-luck", style="dim")
        elif found.luck.strokes:
            say("core-review-dealt", style="bold")
            for stroke in found.luck.strokes:
                self._stroke(stroke)

    def _seats(self) -> None:
        tell, found = self.screen.tell, self.found
        by = "core-review-by-net" if found.by_net else "core-review-by-play"
        table = Table(title=tell(by, {"iterations": found.iterations}), title_justify="left")
        headings = ["core-player", "core-review-along", "core-review-mistakes", "core-review-luck"]
        for heading in headings[: 4 if found.luck else 3]:
            table.add_column(tell(heading))
        for seat, name in enumerate(self.screen.names):
            clear = [decision for decision in found.turning_points if decision.seat == seat]
            luck = [self._plus_minus(found.luck.totals[seat], found.luck.doubts[seat])] if found.luck else []
            table.add_row(name, _spark(found.chances[seat], 32), str(len(clear)), *luck)
        self.screen.show(table)

    def _decision(self, decision: Decision) -> None:
        """What was done, what was better, how sure that is, and what speaks for it."""
        words, tell, share = in_words(self.match, decision), self.screen.tell, self.screen.share
        told = tell("core-review-instead", {"done": tell(words.done), "better": tell(words.better)})
        chances = f"{share(decision.expected)} → {share(decision.possible)} ± {share(decision.doubt)}"
        self._line(decision.step, f"{self.screen.names[decision.seat]}: {told}: {chances}")
        gains = [f"{change.count:+d} {tell(change.what)}" for change in words.changes]
        for sentence in (self.screen.teller.phrase(words.reason), "; ".join(gains)):
            if sentence:
                self.screen.show(Text(f"       {sentence}", "dim"))

    def _stroke(self, stroke: Stroke) -> None:
        """What was dealt, as whom it moved most saw it."""
        most = max(range(len(stroke.gains)), key=lambda seat: abs(stroke.gains[seat]))
        events = self.match.events(self.match.moments[stroke.step], most)
        told = " ".join(self.screen.tell(event) for event in events)
        pairs = zip(self.screen.names, stroke.gains, strict=True)
        gains = ", ".join(f"{name} {self.screen.share(gain, signed=True)}" for name, gain in pairs)
        self._line(stroke.step, f"{told} ({gains})")

    def _line(self, step: int, text: str) -> None:
        self.screen.show(Text.assemble((f"{step + 1:>5}  ", "dim"), text))

    def _plus_minus(self, value: float, doubt: float) -> str:
        return f"{self.screen.share(value, signed=True)} ± {self.screen.share(doubt)}"


def _spark(line: list[float], width: int) -> str:
    """A curve as a row of blocks.

    >>> _spark([0.0, 0.5, 1.0], 3)
    '▁▅█'
    """
    if not line:
        return ""
    chosen = [line[k * len(line) // width] for k in range(width)] if len(line) > width else line
    return "".join(SPARKS[min(len(SPARKS) - 1, int(value * len(SPARKS)))] for value in chosen)


def analyse_position(
    path: Path, at: int | None, seat: int | None, budget: Budget, edition: Path | None, language: str, as_json: bool
) -> None:
    match = _at(path, at, edition)
    if not match.awaited:
        raise LangbordError(f"{path}: nobody is to move")
    mover = match.awaited[0] if seat is None else seat - 1
    if mover not in match.awaited:
        raise LangbordError(f"it is not player {mover + 1}'s move")
    ideas = analyse(match, mover, budget)
    if as_json:
        print(msgspec.json.encode(ideas).decode())
    else:
        screen = Screen(Console(), match.game.name, language, [Seat(name).name for name in match.seats])
        screen.question(match, mover)
        screen.ideas(match, mover, ideas[:NAMED])


def _at(path: Path, at: int | None, edition: Path | None) -> Match:
    """The position, or the first moment from entry `at` of the record on at which somebody is to move."""
    text = saves.read(path)
    with saves.named(path):
        if at is None:
            return matches.load(text, edition=edition)
        record = gamerecord.parse(text)
    if at > len(record.entries):
        raise LangbordError(f"{path}: has {len(record.entries)} entries, so there is no entry {at}")
    while at < len(record.entries) and record.entries[at].deal is not None:
        at += 1
    with saves.named(path):
        return matches.replay(gamerecord.GameRecord(record.header, record.entries[:at], None), edition=edition)
