"""Make the games in which the lessons are played: `python tools/lessons.py GAME`, or all of them without a name.

A lesson (`lessons.toml` in a game's folder) is a list of chapters; each begins at a moment of one and the same game.
Bots play, and the learner's seat does, chapter after chapter, what the steps ask for, as soon as it can. The shortest
game in which every chapter found its moment goes, as a record with these moments, to `lessons.json` beside it. Do it
again when an edition or the rules have changed.

    chapter.id     its title is the message `<game>-lesson-chapter-<id>`
    chapter.when   what the learner's view must hold where it begins; a name such as `seats.0.points` leads into it
    chapter.after  and where it ends
    step.id        its text is the message `<game>-lesson-<id>`
    step.do        what the learner is asked to do: a pattern of whole actions; without it the step is only read
    step.free      any fitting action will do; else the one of the game that was found glows, as long as it is possible
    step.show      what to look at on the page: selectors
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from typing import Any

import msgspec

import langbord
from langbord import Match
from langbord.bots import GreedyBot, decide
from langbord.core.gamerecord import GameRecord, parse
from langbord.core.plugins import game_names, installed

LEARNER = 0
NAMES = ["Ada", "Bo", "Cas"]  # the learner's is replaced by his own
GAMES = 100  # to choose from


class Learner:
    """Plays well, but does what the lesson asks for wherever a chapter can begin or go on."""

    def __init__(self, match: Match, chapters: list[dict[str, Any]], seed: int) -> None:
        self.match, self.chapters, self.bot = match, chapters, GreedyBot(seed)
        self.moments: dict[str, int] = {}  # where in the record each chapter begins
        self.begun: int | None = None  # where the present one does
        self.step = 0  # of those that ask for something

    @property
    def chapter(self) -> dict[str, Any] | None:
        return self.chapters[len(self.moments)] if len(self.moments) < len(self.chapters) else None

    def play(self) -> None:
        wanted = self.wanted()
        legal = wanted or self.match.legal_numbers(LEARNER)
        action = self.bot.choose(self.match.game, self.match.book, self.match.state, LEARNER, legal)
        if wanted and self.begun is None:
            self.begun = len(self.match.moments)
        self.match.play(action, LEARNER)
        if wanted:
            self.step += 1
            self.end_chapter()
        else:
            self.begun, self.step = None, 0

    def wanted(self) -> list[int]:
        """What fits the lesson now."""
        if self.chapter is None or (self.begun is None and not holds(self.chapter.get("when", {}), self.view())):
            return []
        pattern = asked(self.chapter)[self.step]
        legal = self.match.legal_numbers(LEARNER)
        return [action for action in legal if re.fullmatch(pattern, self.match.text(LEARNER, action))]

    def end_chapter(self) -> None:
        if self.chapter is None or self.begun is None or self.step < len(asked(self.chapter)):
            return
        if holds(self.chapter.get("after", {}), self.view()):
            self.moments[self.chapter["id"]] = self.begun
        self.begun, self.step = None, 0

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(self.match.view(LEARNER))
        return view


def asked(chapter: dict[str, Any]) -> list[str]:
    return [step["do"] for step in chapter["step"] if "do" in step]


def holds(wanted: dict[str, Any], view: dict[str, Any]) -> bool:
    """Is everything so in that view? A name such as `seats.0.points` leads into it."""
    return all(at_path(view, path.split(".")) == value for path, value in wanted.items())


def at_path(node: Any, path: list[str]) -> Any:
    for name in path:
        node = node[int(name)] if isinstance(node, list) else node[name]
    return node


def play(game: str, course: dict[str, Any], seed: int) -> Learner:
    match = langbord.new(game, players=len(NAMES), seats=NAMES, seed=seed)
    learner, others = Learner(match, course["chapter"], seed), GreedyBot(seed)
    while not match.over and learner.chapter is not None:
        seat = match.awaited[0]
        if seat == LEARNER:
            learner.play()
        else:
            match.play(decide(match, seat, others), seat)
    return learner


def bare(record: str) -> list[str]:
    """The lines of a record without what proves them: a lesson is dealt on from there by another dealer."""
    parsed = parse(record)
    header = msgspec.structs.replace(parsed.header, commitment=None, nonces=[], check="")
    entries = [msgspec.structs.replace(entry, check="") for entry in parsed.entries]
    return GameRecord(header, entries, None).text().splitlines()


def make(game: str) -> None:
    folder = installed(game).folder
    course = tomllib.loads((folder / "lessons.toml").read_text(encoding="utf-8"))
    found = [learner for seed in range(GAMES) if (learner := play(game, course, seed)).chapter is None]
    learner = min(found, key=lambda one: len(one.match.moments))
    made = {"seat": LEARNER, "moments": learner.moments, "record": bare(learner.match.record())}
    (folder / "lessons.json").write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{game}: {learner.moments}")


def main() -> None:
    teaching = [name for name in game_names() if installed(name).part("lessons.toml")]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*teaching, []], metavar="GAME", help="by default all")
    for game in parser.parse_args().games or teaching:
        make(game)


if __name__ == "__main__":
    main()
