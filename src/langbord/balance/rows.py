"""All that a report says of an edition, one number a row, with the bounds that it is meant to keep."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any, NamedTuple

import numpy as np

from langbord.balance.numbers import Span, mean, median, share
from langbord.balance.sample import Sample
from langbord.core.edition import Book
from langbord.core.measures import Deck

MOST_SEAT = 1.15  # of its fair share of wins
NOBODY, EVERYBODY = 0.05, 0.95  # of all seats: who has points from a source
RARE, OFTEN = 1 / 3, 3.0  # against the mean of a deck
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
PERCENT, NUMBER, TIMES = "{:.1%}", "{:.2f}", "{:.2f}"


class Row(NamedTuple):
    """A number of a report: where it stands, what it says, what it is meant to be."""

    part: str
    name: str
    says: str
    span: Span
    least: float = -inf
    most: float = inf
    form: str = NUMBER
    thing: int | None = None  # its number among those of all decks: editions may call it otherwise

    @property
    def key(self) -> tuple[str, str | int, str]:
        """By which the same number of another edition is found."""
        return self.part, self.name if self.thing is None else self.thing, self.says

    @property
    def is_out(self) -> bool:
        return not self.least <= self.span.mean <= self.most

    @property
    def is_surely_out(self) -> bool:
        """Does the whole interval lie beyond a bound?"""
        return self.span.low > self.most or self.span.high < self.least

    def tell(self, span: Span | None = None, sign: str = "") -> str:
        """The number and its interval in words."""
        shown = span or self.span
        form = self.form.replace(":", f":{sign}")
        if -inf in shown or inf in shown:
            return form.format(shown.mean)
        return f"{form.format(shown.mean)} ({form.format(shown.low)} to {form.format(shown.high)})"

    @property
    def bounds(self) -> str:
        least, most = (self.form.format(bound) for bound in (self.least, self.most))
        if self.least > -inf and self.most < inf:
            return f"{least} to {most}"
        return f"at least {least}" if self.least > -inf else f"at most {most}" if self.most < inf else ""


GAMES, SEATS, SOURCES, HAPPENINGS = "games", "seats", "sources", "happenings"  # parts; the others are decks
WINS, HAVE, AGAINST = "wins, 1 is fair", "seats with some", "against its deck"  # what some rows say


def table_rows(sample: Sample, players: int) -> list[Row]:
    """What is told of tables of one size."""
    if not len(sample):
        return []
    return [*_course_rows(sample, players), *_seat_rows(sample, players), *_happening_rows(sample)]


def edition_rows(sample: Sample, book: Book[Any, Any]) -> list[Row]:
    """What is told of tables of all sizes together."""
    if not len(sample):
        return []
    return [*_source_rows(sample), *_thing_rows(sample, book)]


def _course_rows(sample: Sample, players: int) -> Iterator[Row]:
    ones, games = sample.ones(), sample.games
    least, most = sample.measures.turns or (-inf, inf)
    yield Row(GAMES, "turns", "median", median(sample.turns()), least, most, "{:.0f}")
    yield Row(GAMES, "points", "mean of a seat", mean(sample.by_game(sample.points()), sample.seats()), form="{:.1f}")
    decisions = sample.by_game([count for game in games for count in game.decisions])
    yield Row(GAMES, "decisions", "with a choice, a seat", mean(decisions, sample.seats()), form="{:.1f}")
    if players == 1:
        won = np.array([float(game.places[0] == 1) for game in games])
        yield Row(GAMES, "wins", "of who plays alone", share(won, ones), form=PERCENT)
        return
    courses = [game.course for game in games]
    margins = np.array([sorted(game.points)[-1] - sorted(game.points)[-2] for game in games], np.float64)
    yield Row(GAMES, "margin", "points between the first two", mean(margins, ones), form="{:.1f}")
    changes = np.array([one.changes for one in courses], np.float64)
    yield Row(GAMES, "changes of lead", "a game", mean(changes, ones))
    held = np.array([one.half_led for one in courses])
    yield Row(GAMES, "led at half time", "of the winners", share(held, ones), form=PERCENT)
    last = np.array([float(one.half_last) for one in courses])
    yield Row(GAMES, "last at half time", "of the winners", share(last, ones), form=PERCENT)
    led = np.array([one.led for one in courses])
    yield Row(GAMES, "in the lead", "of the second half, the winner", share(led, ones), form=PERCENT)
    behind = np.array([one.behind for one in courses], np.float64)
    yield Row(GAMES, "behind at most", "points, the winner in the second half", mean(behind, ones), form="{:.1f}")


def _seat_rows(sample: Sample, players: int) -> Iterator[Row]:
    if players == 1:
        return
    for place in range(players):
        wins = share(sample.wins_in_order(place), sample.ones()).times(players)
        name = f"{ORDINALS[place]} to move" if place < len(ORDINALS) else f"{place + 1}. to move"
        yield Row(SEATS, name, WINS, wins, most=MOST_SEAT, form=TIMES)
        yield Row(SEATS, name, "points", mean(sample.points_in_order(place), sample.ones()), form="{:.1f}")


def _happening_rows(sample: Sample) -> Iterator[Row]:
    for k, one in enumerate(sample.measures.happenings):
        sums = sample.column(sample.measures.offsets.happened, k)
        least, most = (-inf if one.least is None else one.least), (inf if one.most is None else one.most)
        at_most_once = not one.a_seat and sums.max() <= 1  # then it is the share of the games in which it did
        span = (share if at_most_once else mean)(sums, sample.seats() if one.a_seat else sample.ones())
        yield Row(HAPPENINGS, one.name, "a seat" if one.a_seat else "a game", span, least, most)


def _source_rows(sample: Sample) -> Iterator[Row]:
    for k, source in enumerate(sample.measures.sources):
        earned = sample.earned(k)
        yield Row(SOURCES, source.name, "points", mean(sample.by_game(earned), sample.seats()), form="{:.1f}")
        have = share(sample.by_game([float(points != 0) for points in earned]), sample.seats())
        bounds = (NOBODY, EVERYBODY) if source.judged else (-inf, inf)
        yield Row(SOURCES, source.name, HAVE, have, *bounds, form=PERCENT)


def _thing_rows(sample: Sample, book: Book[Any, Any]) -> Iterator[Row]:
    places = sample.measures.offsets
    for number, deck in enumerate(sample.measures.decks):
        first = sample.measures.first_thing(number)
        names = deck.names(book)
        every = range(first, first + len(names))
        offered = sum(sample.column(places.offered, thing).sum() for thing in every)
        usual = sum(sample.column(places.chosen, thing).sum() for thing in every) / max(1.0, offered)
        for thing, name in zip(every, names, strict=True):
            for row in _rows_of(sample, deck, thing, name, usual):
                yield row._replace(thing=thing)


def _rows_of(sample: Sample, deck: Deck, thing: int, name: str, usual: float) -> Iterator[Row]:
    """One thing, of a deck of which so many are usually chosen."""
    places = sample.measures.offsets
    could, did = sample.column(places.offered, thing), sample.column(places.chosen, thing)
    chosen = share(did, could)
    yield Row(deck.name, name, "chosen", chosen, form=PERCENT)
    against = chosen.times(1 / usual) if usual else Span(0.0, 0.0, inf)
    bounds = (RARE, OFTEN) if deck.judged else (-inf, inf)
    yield Row(deck.name, name, AGAINST, against, *bounds, form=TIMES)
    if deck.then:
        of = could if deck.instead else did
        paid = np.minimum(sample.column(places.paid, thing), of)
        yield Row(deck.name, name, deck.then, share(paid, of), form=PERCENT)
    gains = np.array(sample.gains(thing))
    if len(gains):
        yield Row(deck.name, name, "points of its taker", mean(gains, np.ones(len(gains))), form="{:+.1f}")
