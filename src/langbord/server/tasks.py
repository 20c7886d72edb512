"""What workers do: everything that computes on what people sent. Pure functions of what they are given.

Answers that go straight to a client come back as the bytes to send. Whoever thinks loads the search, and NumPy with it,
only then: neither the server nor a worker that adds logs up needs them.
"""

from __future__ import annotations

import gzip
import lzma
import time
from collections import Counter, defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import structlog
from msgspec.structs import replace

from langbord.bots import Bot, decide, get_bot, interject
from langbord.bots.budget import REVIEW_BUDGET
from langbord.bots.foresight import possible_choices
from langbord.core import explain
from langbord.core.edition import Book
from langbord.core.errors import BadEdition, LangbordError
from langbord.core.game import CHANCE, Event, Game, get_game
from langbord.core.match import Match, Moment
from langbord.core.plugins import game_names
from langbord.core.trial import tried
from langbord.server import covers, entries, matches, messages, render
from langbord.server.entries import AnyEntry, Opened
from langbord.server.messages import Chances, Change, Choice, Draws, Frame, History, Judged, Luck, Review, Stroke
from langbord.server.problems import Refused
from langbord.server.story import read_again
from langbord.server.table import Table

if TYPE_CHECKING:
    from langbord.bots.analysis import Decision

logger = structlog.get_logger()
AnyBook = Book[Any, Any]
QUICKLY = 4  # how hard what is long is compressed


def prepare_games() -> None:
    """Load every game in one thread: two must not load the compiler at once."""
    for name in game_names():
        try:
            game = get_game(name)
            game.book()
            _ = game.plain
        except LangbordError as error:
            logger.error("a game is left out", game=name, why=str(error))


# --- logs -----------------------------------------------------------------------------------------------------------


class LogText(NamedTuple):
    """A table's log as it is stored, and the edition that it was played with."""

    table: str
    bodies: list[str]
    book: AnyBook


def fold(log: LogText, told: int = 0) -> Table:
    """The table that a log adds up to; `fresh` holds what came after `told`."""
    table = Table(log.table, log.book)
    for body in log.bodies:
        table.apply(body)
        if table.sequence <= told or told == 0:
            table.fresh.clear()
    return table


def missed(log: LogText, person: str | None, since: int) -> list[bytes]:
    """What a viewer did not hear of, without the views in between."""
    updates, table = [], Table(log.table, log.book)
    for body in log.bodies:
        table.apply(body)
        if table.sequence > since:
            happening = table.fresh[-1]
            told = render.tell(table, happening, table.viewpoint(person))
            update = render.past_update(table, happening._replace(state=None), person, told)
            updates.append(messages.encode(update))
        table.fresh.clear()
    return updates


def history(log: LogText, seat: int | None, span: range, views: bool) -> bytes:
    """The entries in `span` as a seat saw them; compressed, as each is much like the one before."""
    table, frames = Table(log.table, log.book), []
    for body in log.bodies:
        entry = table.apply(body)
        if table.sequence in span:
            frames.append(_frame(table, entry, seat, render.view(table, seat) if views else None))
        table.fresh.clear()
    return _zipped(History(table=log.table, seat=seat, frames=frames))


def _zipped(history: History) -> bytes:
    return gzip.compress(messages.encode(history), QUICKLY)


def _frame(table: Table, entry: AnyEntry, seat: int | None, view: Any) -> Frame:
    """The entry that a table just took, as a seat saw it."""
    told = render.tell(table, table.fresh[-1], seat)
    when, by = {"sequence": table.sequence, "at": entry.at}, render.actor(entry)
    return Frame(**when, by=by, events=told.events, moves=told.moves, view=view)


def recap(log: LogText, seat: int) -> bytes:
    """What the others did since the seat last acted."""
    return messages.encode(read_again(Table(log.table, log.book), log.bodies, seat))


# --- albums ---------------------------------------------------------------------------------------------------------


def album(log: LogText) -> list[bytes]:
    """A finished game as it was seen: the cover, then the frames of a spectator and of each seat, packed."""
    table, frames = Table(log.table, log.book), list[lzma.LZMACompressor]()
    packed: list[list[bytes]] = []
    viewers: list[int | None] = []
    for body in log.bodies:
        entry = table.apply(body)
        if table.match is not None:
            viewers = viewers or [None, *range(len(table.chairs))]
            frames = frames or [lzma.LZMACompressor(preset=covers.PACKING) for _ in viewers]
            packed = packed or [[] for _ in viewers]
            for k, (seat, view) in enumerate(zip(viewers, table.match.views(viewers), strict=True)):
                frame = messages.encode(_frame(table, entry, seat, view))
                packed[k].append(frames[k].compress(frame + b"\n"))
        table.fresh.clear()
    pages = [b"".join([*parts, frame.flush()]) for parts, frame in zip(packed, frames, strict=True)]
    return [covers.packed(table), *pages]


def album_history(table: str, page: bytes, seat: int | None, span: range, views: bool) -> bytes:
    """The entries in `span` as they were seen when the game was played."""
    kept = (msgspec.json.decode(line, type=Frame) for line in covers.unpacked(page).splitlines())
    frames = [frame if views else replace(frame, view=None) for frame in kept if frame.sequence in span]
    return _zipped(History(table=table, seat=seat, frames=frames))


def why(log: LogText, seat: int | None, thing: str) -> bytes:
    """Why nothing could be done with a thing when the last of these entries had been made."""
    return messages.encode(render.why(fold(log), seat, thing))


def draws(log: LogText) -> bytes:
    """How often the dealer dealt what, and how often one would expect it."""
    table = Table(log.table, log.book)
    outcomes: Counter[str] = Counter()
    expected: defaultdict[str, float] = defaultdict(float)
    labels: dict[str, Event] = {}
    for body in log.bodies:
        table.apply(body)
        for moment in table.fresh[-1].moments:
            if moment.actor == CHANCE and table.match is not None:
                outcomes[moment.text] += 1
                for outcome, chance in chances(table.match, moment).items():
                    text = table.match.game.outcome_text(moment.before, table.match.book, outcome)
                    expected[text] += chance
                    labels.setdefault(text, table.match.game.outcome_label(moment.before, table.match.book, outcome))
        table.fresh.clear()
    rounded = {text: round(chance, 3) for text, chance in expected.items()}
    return messages.encode(Draws(outcomes=dict(outcomes), expected=rounded, labels=labels))


def chances(match: Match, moment: Moment) -> dict[int, float]:
    """What could have been dealt at a moment, and how likely it was."""
    weights = [0] * match.game.max_outcomes
    count = match.game.plain.chance(moment.before, match.book.table, weights)
    total = sum(weights[:count])
    return {outcome: weight / total for outcome, weight in enumerate(weights[:count]) if weight > 0}


def open_study(id: str, opened: Opened, at: int | None, bots: list[str | None], book: AnyBook) -> Table:
    """A table that goes on from a record, all of it still to be stored: its host plays every seat that no bot plays."""
    assert opened.record is not None
    parsed, text = matches.cut(opened.record, at)
    table = Table(id, book)
    table.open(entries.with_record(opened, text))
    for seat in range(len(table.chairs)):
        bot = bots[seat] if seat < len(bots) else None
        table.study_seat(seat, opened.host, parsed.header.seats[seat], bot, opened.at)
    table.start(opened.host, opened.at)
    return table


# --- editions -------------------------------------------------------------------------------------------------------


def read_edition(game: str, text: str, where: str) -> AnyBook:
    """An edition that was accepted when it was kept."""
    return get_game(game).read_edition(text, where, accepted=True)


def try_edition(game: str, text: str) -> AnyBook:
    """The edition of a text, or a refusal that says what to change."""
    try:
        return tried(get_game(game), text, "the edition")
    except BadEdition as error:
        raise Refused("server-bad-edition", 422, detail=str(error)[:500]) from None


# --- thinking -------------------------------------------------------------------------------------------------------


class Possibility(NamedTuple):
    """A choice that a seat may come to have, and the kind of question to which it would be the answer."""

    choice: Choice
    question: str


@lru_cache(16)
def kept_bot(name: str) -> Bot:
    """A worker does one thing at a time, so it needs one bot of a name; a search's trees take a while to set up."""
    return get_bot(name)


def choose(match: Match, seat: int, bot: str) -> int:
    """The number of what a bot does."""
    return decide(match, seat, kept_bot(bot))


def interrupt(match: Match, seat: int, bot: str) -> int | None:
    """The number of what a bot does out of turn; None: it lets things be."""
    return interject(match, seat, kept_bot(bot))


def possibilities(match: Match, seat: int, before: list[str]) -> list[Possibility]:
    """What a seat may be able to choose when it is its turn, after what it does before."""
    return [
        Possibility(
            choice=Choice(
                action=found.text,
                label=explain.label(match.game, found.match.state, match.book, seat, found.number),
                about=explain.about(match.game, found.match.state, match.book, seat, found.number),
                rule=explain.rule_of(match.game, found.match.state, match.book, seat, found.number),
            ),
            question=found.match.question,
        )
        for found in possible_choices(match, seat, before)
    ]


def is_searchable(game: Game) -> bool:
    """Is the game's search compiled? To know that the compiler must be loaded, which takes time and memory."""
    from langbord.bots.readiness import is_ready

    return is_ready(game)


class Sketch(NamedTuple):
    """What is known of a finished game before its decisions are judged."""

    review: Review  # so far
    suspects: list[int]  # steps of the decisions to be judged


def sketch(log: LogText) -> Sketch:
    """Everybody's chances along a finished game, and which decisions to judge."""
    from langbord.bots.analysis import Analyst

    match, sequences = played(log)
    outline = Analyst(match, REVIEW_BUDGET).outline()
    sequences.append(sequences[-1] + 1)  # after the last step
    # an entry is an action and what was dealt after it: the first moment of each is what was before it
    first = {sequences[step]: point for point, step in reversed(list(enumerate(outline.steps)))}
    curve = [
        Chances(sequence=sequence, shares=[round(curve[point], 4) for curve in outline.chances])
        for sequence, point in sorted(first.items())
    ]
    return Sketch(Review(state="working", done=0.0, curve=curve), outline.suspects)


def judge(log: LogText, suspects: list[int], seconds: float) -> tuple[list[Judged], int]:
    """Think for so long about decisions of a finished game: those that clearly cost something; how many were judged."""
    from langbord.bots.analysis import Analyst

    match, sequences = played(log)
    analyst, end = Analyst(match, REVIEW_BUDGET), time.monotonic() + seconds
    found: list[Judged] = []
    for number, step in enumerate(suspects):
        if number and time.monotonic() > end:
            return found, number
        decision = analyst.judge(step, match.moments[step])
        if decision is not None and decision.loss:
            found.append(judged(match, decision, sequences))
    return found, len(suspects)


def judged(match: Match, decision: Decision, sequences: list[int]) -> Judged:
    from langbord.bots.analysis import in_words

    words = in_words(match, decision)
    return Judged(
        sequence=sequences[decision.step],
        seat=decision.seat,
        done=Choice(action=decision.action, label=words.done),
        expected=round(decision.expected, 4),
        better=Choice(action=decision.best, label=words.better),
        possible=round(decision.possible, 4),
        doubt=round(decision.doubt, 4),
        changes=[Change(what=change.what, count=change.count) for change in words.changes],
        reason=words.reason,
    )


def luck(log: LogText) -> Luck | None:
    """What the dealer of a finished game gave and took; None where that cannot be told."""
    from langbord.bots.analysis import Analyst

    match, sequences = played(log)
    found = Analyst(match, REVIEW_BUDGET).luck()
    if found is None:
        return None
    strokes = [
        Stroke(sequence=sequences[stroke.step], gains=[round(gain, 4) for gain in stroke.gains])
        for stroke in found.strokes
    ]
    return Luck(
        totals=[round(total, 4) for total in found.totals],
        doubts=[round(doubt, 4) for doubt in found.doubts],
        strokes=strokes,
    )


def played(log: LogText) -> tuple[Match, list[int]]:
    """A match with all that happened in it, what was taken back left out, and the entry in which each step stands."""
    table = Table(log.table, log.book)
    moments: list[Moment] = []
    sequences: list[int] = []
    for body in log.bodies:
        table.apply(body)
        happening = table.fresh.pop()
        if happening.taken_back:
            del moments[-len(happening.taken_back) :], sequences[-len(happening.taken_back) :]
        moments += happening.moments
        sequences += [table.sequence] * len(happening.moments)
    assert table.match is not None
    table.match.moments = moments
    return table.match, sequences
