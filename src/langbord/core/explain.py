"""What the engine can be asked about an action, or about a thing on the board: nothing of it is worked out elsewhere.

How an action is called, what it is about, by which rule it is done, what it costs and brings; and of what cannot be
done, the rule that forbids it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from langbord.core.actions import LEGAL, Declared, fits
from langbord.core.edition import Book
from langbord.core.messages import Event

if TYPE_CHECKING:
    from langbord.core.game import Game

T = TypeVar("T")
MOST_TRIED = 10_000  # actions of one kind that are looked at for a thing


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: the reason's name, the number of its rule, and what is more particular."""

    reason: str
    rule: str
    text: Event | None = None


class Change(msgspec.Struct, frozen=True):
    """What a player would have more or less of."""

    what: Event
    count: int


class Prospect(msgspec.Struct, frozen=True):
    """What an action would come to, as far as its seat can know without doing it."""

    changes: list[Change]
    state: Any  # afterwards; None where something comes out that the seat does not know yet


class Known:
    """What has been told of actions with an edition: it is asked for again with every move."""

    def __init__(self) -> None:
        self.texts: dict[int, str] = {}
        self.abouts: dict[int, str | None] = {}
        self.labels: dict[int, Event] = {}
        self.listed: dict[tuple[int, str | None], Any] = {}  # as a server lists them, by the rule of the moment


@lru_cache(maxsize=64)
def _known(game: Game, edition_digest: str) -> Known:
    return Known()


def text(game: Game, s: Any, book: Book[Any, Any], seat: int, action: int) -> str:
    """The text of an action: exact, and the same in every language."""
    known = _known(game, book.digest).texts
    if (found := known.get(action)) is not None:
        return found
    declared = game.actions.of(action)
    told = declared.told(action, book.names, game.words(s, book, seat, action))
    if declared.fixed_text:
        known[action] = told
    return told


def about(game: Game, s: Any, book: Book[Any, Any], seat: int, action: int) -> str | None:
    """The thing on the board that an action is about."""
    known = _known(game, book.digest).abouts
    if action in known:
        return known[action]
    declared, found = game.actions.of(action), None
    if declared.about is not None:
        words = {**declared.named(action, book.names), **game.words(s, book, seat, action)}
        found = declared.about.format(**words).strip() or None
    if declared.fixed_about:
        known[action] = found
    return found


def label(game: Game, s: Any, book: Book[Any, Any], seat: int, action: int) -> Event:
    """What an action is called in a list to choose from."""
    known = _known(game, book.digest).labels
    if (found := known.get(action)) is not None:
        return found
    told = game.label(s, book, seat, action)
    if game.actions.of(action).fixed:
        known[action] = told
    return told


def listed(
    game: Game, s: Any, book: Book[Any, Any], seat: int, actions: Iterable[int], written: Callable[..., T]
) -> Iterator[T]:
    """How `written` lists actions, of their text, label, thing and rule; once for all where nothing of it changes."""
    known = _known(game, book.digest).listed
    for action in actions:
        rule = rule_of(game, s, book, seat, action)
        if (made := known.get((action, rule))) is None:
            about_it = label(game, s, book, seat, action), about(game, s, book, seat, action)
            made = written(text(game, s, book, seat, action), *about_it, rule)
            if game.actions.of(action).fixed:
                known[action, rule] = made
        yield made


def rule_of(game: Game, s: Any, book: Book[Any, Any], seat: int, action: int) -> str | None:
    """The number of the rule by which an action is done."""
    return game.rule_of(s, book, seat, action) or game.actions.of(action).rule


def find(game: Game, s: Any, book: Book[Any, Any], seat: int, wanted: str) -> int | None:
    """The action of that text, legal or not; or the first that a shorter text fits."""
    words, fitting = wanted.lower().split(), None
    for declared in game.actions.kinds.values():
        for action in declared.fitting(words, book.names):
            told = text(game, s, book, seat, action)
            if told == " ".join(words):
                return action
            if fitting is None and fits(words, told):
                fitting = action
    return fitting


def why_not(game: Game, s: Any, book: Book[Any, Any], seat: int, action: int) -> Refusal | None:
    """Why a seat may not do that now; None if it may."""
    answer = game.plain.why_not(s, book.table, seat, action)
    return _refusal(game, s, book, seat, action, answer) if answer != LEGAL else None


def why(game: Game, s: Any, book: Book[Any, Any], seat: int, thing: str) -> Refusal | None:
    """Why nothing can be done with a thing: the reason of that of its actions which got furthest.

    None where something can be done with it, or where no action is about such a thing.
    """
    furthest, told = LEGAL, None
    for action in actions_about(game, s, book, seat, thing):
        answer = game.plain.why_not(s, book.table, seat, action)
        if answer == LEGAL:
            return None
        if answer > furthest:
            furthest, told = answer, action
    return _refusal(game, s, book, seat, told, furthest) if told is not None else None


def actions_about(game: Game, s: Any, book: Book[Any, Any], seat: int, thing: str) -> Iterator[int]:
    """All actions, legal or not, that are about a thing."""
    for declared in game.actions.kinds.values():
        if declared.about is not None and (found := _pattern(declared.about).fullmatch(thing)):
            for action in _candidates(declared, found.groupdict(), book):
                if about(game, s, book, seat, action) == thing:
                    yield action


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.*)", re.escape(template)))


def _candidates(declared: Declared, spoken: dict[str, str], book: Book[Any, Any]) -> Iterator[int]:
    """The actions of a kind whose arguments are named so; an argument that is not named may be any."""
    fitting = declared.of_which(book.names, lambda argument, thing: spoken.get(argument, thing) == thing)
    yield from islice(fitting, MOST_TRIED)


def _refusal(game: Game, s: Any, book: Book[Any, Any], seat: int, action: int, answer: int) -> Refusal:
    reason, rule = game.reasons.of(answer)
    if not game.actions.of(action).exists(action, book.names):
        return Refusal(reason, rule, Event("core-no-such-thing"))
    text = game.refusal(s, book, seat, action, reason)
    if text is None and not s.over and not s.awaited >> seat & 1:
        text = Event("core-not-your-turn")
    return Refusal(reason, rule, text)


def foresee(game: Game, s: Any, book: Book[Any, Any], seat: int, action: int) -> Prospect:
    """What a legal action costs and brings before anything is dealt or shown."""
    after = s.copy()
    game.plain.step(after, book.table, seat, action)
    if after.over or game.reveals(s, book, seat, action, after):
        return Prospect([], None)
    had, has = (dict(game.holdings(state, book, seat)) for state in (s, after))
    changes = {what: has.get(what, 0) - had.get(what, 0) for what in [*had, *(new for new in has if new not in had)]}
    return Prospect([Change(Event(what), count) for what, count in changes.items() if count], after)
