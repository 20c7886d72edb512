"""A game being played: the state, the dealer and the log, behind texts and exact errors."""

from __future__ import annotations

import copy
import threading
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, cast

import msgspec

from langbord.core import explain, gamerecord, position
from langbord.core.actions import fits
from langbord.core.consistency import faults
from langbord.core.dealer import Dealer, FairDealer, ScriptedDealer
from langbord.core.edition import Book
from langbord.core.errors import (
    AmbiguousAction,
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalAction,
    LangbordError,
    NothingToUndo,
)
from langbord.core.explain import Prospect, Refusal
from langbord.core.game import CHANCE, Event, Game, Options, ScoreLine, get_game
from langbord.core.gamerecord import End, Entry, GameRecord, Header, Result, sealed
from langbord.core.messages import Wording
from langbord.core.moves import Move
from langbord.core.parts import Parts
from langbord.core.recap import Line, Story
from langbord.core.record import GameState


class Moment(msgspec.Struct, frozen=True):
    """One step of a match, with the states around it; `actor` is a seat or CHANCE.

    The states must stay as they are: one shares with the next whatever is the same.
    """

    actor: int
    action: int
    text: str
    before: Any
    after: Any


class _Room(threading.local):
    """Room for the longest legal list, which is asked for again and again; each thread has its own."""

    def __init__(self) -> None:
        self._lists: dict[int, list[int]] = {}

    def of(self, size: int) -> list[int]:
        if (found := self._lists.get(size)) is None:
            found = self._lists[size] = [0] * size
        return found


_room = _Room()


class Match:
    """One table's game. Runs on plain rules: nothing needs to be compiled before the first move."""

    def __init__(
        self,
        game: Game,
        book: Book[Any, Any],
        options: Options,
        state: GameState,
        dealer: Dealer | None,
        seats: Sequence[str] = (),
        header: Header | None = None,
    ) -> None:
        """`header`: how its record begins, where more is known of that (see `header_of`)."""
        self.game, self.book, self.options, self.state, self.dealer = game, book, options, state, dealer
        self.seats = list(seats) or seat_names(options)
        if len(self.seats) != options.players:
            raise LangbordError(f"{len(self.seats)} names were given for {options.players} seats")
        self.moments: list[Moment] = []  # what happened, undone actions left out
        self._wishes: list[list[Moment]] = []  # since something hidden or random came out, of whichever seat
        self._undoable = 0  # how many of the last of them one seat may take back without asking
        self._parts: Parts = {}  # of the views that were asked for
        self._sound: GameState | None = None  # the last state that was looked at, or that steps have made of it
        self.check_state()
        self._key = dealer.key if isinstance(dealer, FairDealer) else None
        begins = header or header_of(game, book, options, self.seats, dealer)
        self._header: Header = sealed(begins, self._key, "")
        self._entries: list[Entry] = []

    def check_state(self) -> None:
        """Refuse a state that could not be played on, where no step of the match made it: it may have been edited."""
        if self.state != self._sound:
            for fault in faults(self.game, self.book, self.options, self.state):
                raise BadPosition(fault)
            self._sound = self.state.copy()

    # --- what there is to see -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self.state.over)

    @property
    def standing_state(self) -> GameState:
        """The state as it stands, to be kept: that which the last step left, if nobody has changed it since."""
        if self._sound is None:
            return self.state.copy()
        return self._sound if self._sound == self.state else self.state.since(self._sound)

    @property
    def awaited(self) -> list[int]:
        """The seats that owe an action: several where choices are simultaneous, none when the game is over."""
        return [seat for seat in range(self.options.players) if self.state.awaited >> seat & 1]

    @property
    def question(self) -> str:
        """What kind of thing is asked now: the phase, by its number, where the game has phases."""
        return str(getattr(self.state, "phase", ""))

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers of all that a seat may do now."""
        out = _room.of(self.game.max_actions)
        return out[: self.game.plain.legal(self.state, self.book.table, seat, out)]

    def legal(self, seat: int | None = None) -> list[str]:
        """The texts of all that a seat (the one that is awaited first) may do now."""
        seat = self._acting(seat)
        return [self.text(seat, action) for action in self.legal_numbers(seat)]

    def text(self, seat: int, action: int) -> str:
        """The text of an action, by its number."""
        return self.game.action_text(self.state, self.book, seat, action)

    def why_not(self, action: str | int, seat: int | None = None) -> Refusal | None:
        """Why a seat may not do something now, legal or not; None if it may."""
        seat = self._acting(seat)
        steps = self.game.compose(self.state, self.book, seat, action) if isinstance(action, str) else None
        if steps is not None:
            refused = self._first_refused(seat, steps)
            return refused[0].why_not(refused[1], seat) if refused is not None else None
        number = self._declared(action, seat)
        return explain.why_not(self.game, self.state, self.book, seat, number)

    def why(self, thing: str, seat: int) -> Refusal | None:
        """Why a seat can do nothing with a thing on the board; None if it can, or if there is no such thing."""
        return explain.why(self.game, self.state, self.book, self._seat(seat), thing)

    def standing(self, thing: str, seat: int) -> Wording:
        """What a thing would bring a seat as things stand, and how far it has got with it."""
        return self.game.standing(self.state, self.book, self._seat(seat), thing)

    def foresee(self, action: str | int, seat: int | None = None) -> Prospect:
        """What a legal action would cost and bring."""
        seat = self._acting(seat)
        number = self.find(action, seat) if isinstance(action, str) else action
        return explain.foresee(self.game, self.state, self.book, seat, number)

    def view(self, seat: int | None) -> Any:
        """What a seat may know; None: what anybody may."""
        return self.views([self._seat(seat) if seat is not None else None])[0]

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        """The views of several at once."""
        return self.game.views(self.standing_state, self.book, seats, self._parts)

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        return self._numbers(self.game.plain.scores)

    def places(self) -> list[int]:
        """The place of each seat in a finished game; 1 won."""
        if not self.over:
            raise LangbordError("the game is not over")
        return self._numbers(self.game.plain.places)

    def score_sheet(self) -> list[ScoreLine]:
        """Where the points come from, line by line."""
        return self.game.score_sheet(self.state, self.book)

    def events(self, moment: Moment, viewer: int | None) -> list[Event]:
        """What a moment looked like to a seat, or to a spectator."""
        return self.game.describe(moment.before, self.book, moment.actor, moment.action, moment.after, viewer)

    def moves(self, moment: Moment, viewer: int | None) -> list[Move]:
        """What a seat, or a spectator, saw going where in a moment."""
        return self.game.moves(moment.before, self.book, moment.actor, moment.action, moment.after, viewer)

    def recap(self, seat: int) -> list[Line]:
        """What the others did since a seat last acted, in a few lines."""
        return self.story(seat).recap(self.game, self.book, self.view(seat), seat)

    def story(self, seat: int) -> Story:
        """What the others did since a seat last acted, as it saw it."""
        story = Story()
        for actor, moves in self.watched(seat):
            story.acted(actor, {seat: moves})
        return story

    def watched(self, seat: int) -> Iterator[tuple[int, list[Move]]]:
        """Each act of another since a seat last acted, as it saw it; what is dealt belongs to who acted before."""
        last = max((number for number, moment in enumerate(self.moments, 1) if moment.actor == seat), default=0)
        actor = seat
        for moment in self.moments[last:]:
            actor = moment.actor if moment.actor != CHANCE else actor
            if actor != seat:
                yield actor, self.moves(moment, seat)

    def _numbers(self, rule: Any) -> list[int]:
        out = [0] * self.options.players
        rule(self.state, self.book.table, out)
        return out

    # --- what one can do ------------------------------------------------------------------------------------------

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Let a seat act, by text or by number; then the dealer deals what there is to deal."""
        seat = self._acting(seat)
        actions = self.meant(action, seat) if isinstance(action, str) else [self._declared(action, seat)]
        if actions[0] not in self.legal_numbers(seat):
            raise self._illegal(seat, actions[0])
        self.apply(seat, *actions)
        self.deal()

    def meant(self, text: str, seat: int) -> list[int]:
        """What a text means now: one legal action (see `find`), or the steps of what the game composes into one act."""
        steps = self.game.compose(self.state, self.book, seat, text)
        if steps is None:
            return [self.find(text, seat)]
        refused = self._first_refused(seat, steps)
        if refused is not None:
            ahead, step = refused
            raise ahead._illegal(seat, step)
        return steps

    def _first_refused(self, seat: int, steps: list[int]) -> tuple[Match, int] | None:
        """The first of several actions in a row that is not legal, and the match as it would stand then."""
        ahead = self.still()
        for step in steps:
            if step not in ahead.legal_numbers(seat):
                return ahead, step
            self.game.plain.step(ahead.state, self.book.table, seat, step)
        return None

    def apply(self, seat: int, *actions: int) -> None:
        """Apply the legal actions of one wish, and leave the dealer's next answer to the caller."""
        wish = [self._apply(seat, action) for action in actions]
        if self._wishes and self._wishes[-1][0].actor != seat:
            self._undoable = 0
        self._wishes.append(wish)
        self._undoable += 1
        if self.over or any(self.game.reveals(one.before, self.book, seat, one.action, one.after) for one in wish):
            self._keep_all()

    def _keep_all(self) -> None:
        """What has happened so far is not taken back any more."""
        self._wishes.clear()
        self._undoable = 0

    def _apply(self, seat: int, action: int) -> Moment:
        text = self.text(seat, action)
        before = self.standing_state
        self.game.plain.step(self.state, self.book.table, seat, action)
        moment = Moment(seat, action, text, before, self.state.since(before))
        self._log(moment, Entry(seat=seat, do=text))
        return moment

    def deal(self) -> None:
        """Let the dealer answer until a seat is awaited or the game is over."""
        while not self.over and not self.state.awaited:
            self.deal_one()

    def deal_one(self) -> None:
        """One answer of the dealer."""
        if self.dealer is None:
            raise LangbordError("the record has no key, so its dealer cannot go on; load it with a seed to play on")
        weights = [0] * self.game.max_outcomes
        count = self.game.plain.chance(self.state, self.book.table, weights)
        state = self.standing_state
        outcome = self.dealer.draw(weights[:count], lambda k: self.game.outcome_text(state, self.book, k))
        text = self.game.outcome_text(state, self.book, outcome)
        self.game.plain.deal(self.state, self.book.table, outcome)
        pile = self.game.pile(state) if self._header.format > 1 else ""
        self._log(Moment(CHANCE, outcome, text, state, self.state.since(state)), Entry(deal=text, pile=pile))
        self._keep_all()

    def undo(self, times: int = 1) -> list[Moment]:
        """Take back the last wishes of the seat that acted last, each with all its actions; the moments taken back.

        Back to the last moment when something hidden or random came out; never across another player's action, and
        not after the end.
        """
        if times < 1 or self._undoable < times:
            raise NothingToUndo(f"{times} actions were to be taken back; {self._undoable} can be")
        self._undoable -= times
        return self._take_back(times)

    def retract(self, times: int) -> list[Moment]:
        """Take back so many wishes of whichever seats, as all players agreed to; the moments taken back.

        Not past a moment when something hidden or random came out either: what has been seen cannot be forgotten.
        """
        if times < 1 or len(self._wishes) < times:
            raise NothingToUndo(f"{times} actions were to be taken back; {len(self._wishes)} can be")
        self._undoable = max(0, self._undoable - times)
        return self._take_back(times)

    def _take_back(self, times: int) -> list[Moment]:
        """A line of the record for each seat, from the last back to the first."""
        taken = [moment for wish in self._wishes[-times:] for moment in wish]
        if self._sound is taken[-1].after:
            self._sound = taken[0].before
        self.state.become(taken[0].before)
        del self._wishes[-times:], self.moments[-len(taken) :]
        for actor, together in groupby(reversed(taken), lambda moment: moment.actor):
            self._enter(Entry(seat=actor, undo=len(list(together))))
        return taken

    def retractable(self, seat: int) -> int:
        """How many wishes would have to be taken back for the last of a seat's to be among them; 0: it cannot be."""
        back = (number for number, wish in enumerate(reversed(self._wishes), 1) if wish[0].actor == seat)
        return next(back, 0)

    def begin_here(self) -> None:
        """Let the present moment be the first: what happened before is neither told nor taken back."""
        self.moments.clear()
        self._keep_all()

    def note_hint(self, seat: int) -> None:
        """Enter in the record that a seat was told what a bot would do."""
        self._enter(Entry(seat=self._seat(seat), hint=True))

    @property
    def undoable(self) -> int:
        """How many wishes `undo` can take back now."""
        return self._undoable

    @property
    def undoer(self) -> int | None:
        """The seat whose those are."""
        return self._wishes[-1][0].actor if self._undoable else None

    def find(self, text: str, seat: int | None = None) -> int:
        """The legal action that a text means: its exact text, or a shorter one that fits a single action.

        Words must stand in order; some may be left out, also the part of a word after "/"; "a-b" may be "b-a".
        """
        seat = self._acting(seat)
        words = text.lower().split()
        legal = {self.text(seat, action): action for action in self.legal_numbers(seat)}
        exact = " ".join(words)
        if exact in legal:
            return legal[exact]
        fitting = [candidate for candidate in legal if words and fits(words, candidate)]
        if len(fitting) > 1:
            raise AmbiguousAction(text, fitting)
        if not fitting:
            number = explain.find(self.game, self.state, self.book, seat, text)
            if number is not None:
                raise self._illegal(seat, number)
            raise IllegalAction(f"there is no action {text!r}; {self.seats[seat]} may do {_some(list(legal))}")
        return legal[fitting[0]]

    def _log(self, moment: Moment, entry: Entry) -> None:
        self.moments.append(moment)
        if moment.before is self._sound:
            self._sound = moment.after
        self._enter(entry)

    def _enter(self, entry: Entry) -> None:
        self._entries.append(sealed(entry, self._key, self.check))

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.options.players:
            raise LangbordError(f"there is no seat {seat} at a table of {self.options.players}")
        return seat

    def _acting(self, seat: int | None) -> int:
        if seat is not None:
            return self._seat(seat)
        if not self.awaited:
            raise IllegalAction("the game is over")
        return self.awaited[0]

    def _declared(self, action: str | int, seat: int) -> int:
        """The number of an action that the game declares."""
        if isinstance(action, str):
            found = explain.find(self.game, self.state, self.book, seat, action)
            if found is None:
                raise IllegalAction(f"there is no action {action!r}")
            return found
        if not isinstance(cast(object, action), int) or not 0 <= action < self.game.actions.count:
            raise IllegalAction(f"there is no action {action!r}")
        return action

    def _illegal(self, seat: int, action: int) -> IllegalAction:
        """The refusal of an action, by the rule that forbids it."""
        refusal = self.why_not(action, seat)
        rule = refusal.rule if refusal is not None else None
        legal = _some([self.text(seat, number) for number in self.legal_numbers(seat)])
        others = f"legal are {legal}" if legal else "nothing is"
        return IllegalAction(f"{self.seats[seat]} may not do {self.text(seat, action)!r} now ({rule}); {others}", rule)

    def still(self) -> Match:
        """The match at this moment, to think about: its state stays when the match goes on, and it has no past."""
        twin = copy.copy(self)
        twin.state, twin._parts = self.state.copy(), {}
        twin.moments, twin._wishes, twin._undoable, twin._entries = [], [], 0, []
        return twin

    # --- text forms -----------------------------------------------------------------------------------------------

    def position(self) -> str:
        """The present moment as JSON."""
        shown = position.dump(self.game, self.book, self.options, self.state)
        return msgspec.json.format(msgspec.json.encode(shown), indent=1).decode()

    def record(self, *, reveal_key: bool = False) -> str:
        """The game so far as JSON Lines.

        The dealer's key stands in it when the game is over, or when asked for: who has it can foretell the dice.
        """
        return self.recorded(reveal_key=reveal_key).text()

    def recorded(self, *, reveal_key: bool = False) -> GameRecord:
        """The same as a structure."""
        end = End(
            end=Result(self.scores(), self.places()) if self.over else None,
            key=self._key.hex() if self._key is not None and (self.over or reveal_key) else None,
        )
        shown = sealed(end, self._key, self.check) if end != End() else None
        return GameRecord(self._header, self._entries, shown)

    @property
    def check(self) -> str:
        """The check of the last line: who notes it can tell any other game from this one afterwards."""
        return self._entries[-1].check if self._entries else self._header.check


def seat_names(options: Options) -> list[str]:
    """What players are called who did not say it."""
    return [f"player {seat + 1}" for seat in range(options.players)]


def header_of(
    game: Game, book: Book[Any, Any], options: Options, seats: Sequence[str], dealer: Dealer | None, **more: Any
) -> Header:
    """How the record of a game begins; `more` are fields of `Header`."""
    fair = dealer if isinstance(dealer, FairDealer) else None
    known: dict[str, Any] = {
        "rules": game.rules_version,
        "commitment": fair.commitment if fair else None,
        "nonces": fair.nonces if fair else [],
        **more,
    }
    return Header(
        langbord="record",
        format=gamerecord.FORMAT,
        game=game.name,
        edition=book.name,
        edition_digest=book.digest,
        options=msgspec.to_builtins(options),
        seats=list(seats),
        **known,
    )


def _some(texts: list[str], most: int = 12) -> str:
    return ", ".join(texts[:most]) + (f" and {len(texts) - most} more" if len(texts) > most else "")


Edition = Path | str | Book[Any, Any] | None
"""An edition file, one that has been read, or the game's own."""


def _book(game: Game, edition: Edition) -> Book[Any, Any]:
    if isinstance(edition, Book):
        return edition
    return game.book(Path(edition) if edition is not None else None)


def book_of(game: Game, header: Header, edition: Edition = None) -> Book[Any, Any]:
    """The edition that a record's game was played with: the one that is given, or that of any release."""
    book = game.edition_of(header.edition_digest) if edition is None else _book(game, edition)
    if book is None or book.digest != header.edition_digest:
        known = "those known here" if edition is None else "the one given"
        raise BadRecord(f"the game was played with another edition ({header.edition}) than {known}", 1)
    return book


# --- beginning a match ----------------------------------------------------------------------------------------------


def new(
    game: str | Game,
    *,
    players: int,
    seed: int | None = None,
    dealer: Dealer | None = None,
    edition: Edition = None,
    seats: Sequence[str] = (),
    **options: Any,
) -> Match:
    """Begin a game. The same seed deals the same game; without one the dealer takes a fresh secret key."""
    rules = get_game(game) if isinstance(game, str) else game
    book = _book(rules, edition)
    chosen = rules.options(players=players, **options)
    if dealer is None:
        dealer = FairDealer.fresh() if seed is None else FairDealer.from_seed(seed)
    match = Match(rules, book, chosen, rules.start(book, chosen), dealer, seats)
    match.deal()
    return match


def load(text: str, *, seed: int | None = None, edition: Edition = None) -> Match:
    """Go on from a position or a record (see `Match.position` and `Match.record`).

    A record that shows its dealer's key goes on with that dealer; otherwise the seed names the one to go on with.
    """
    if '"langbord":"record"' in text.partition("\n")[0].replace(" ", ""):
        return replay(gamerecord.parse(text), seed=seed, edition=edition)
    if not text.lstrip().startswith("{"):
        raise BadPosition("this is neither a record nor a position")
    shown = position.parse(text)
    game = position.game_of(shown)
    book = _book(game, edition) if edition is not None else position.book_of(game, shown)
    options, state = position.read(game, shown, book)
    dealer = FairDealer.fresh() if seed is None else FairDealer.from_seed(seed)
    seats = seat_names(options)
    match = Match(game, book, options, state, dealer, seats, header_of(game, book, options, seats, dealer, start=shown))
    match.deal()
    return match


def replay(record: GameRecord, *, seed: int | None = None, edition: Edition = None) -> Match:
    """Play a record's game again, line by line; a line that the rules do not allow is named.

    By the rules that it was played by where they are kept, else by those of today; with the edition of its digest.
    """
    header = record.header
    latest = get_game(header.game)
    game = latest.by_rules(header.rules) or latest
    book = book_of(game, header, edition)
    try:
        if header.start is not None:
            options, state = position.read(game, header.start, book)
            if game.options(**header.options) != options:
                raise BadOptions("the options are not those of the position in which it began")
        else:
            options = game.options(**header.options)
            state = game.start(book, options)
        dealer = FairDealer(record.key, header.nonces) if record.key is not None else None
        match = Match(game, book, options, state, dealer, header.seats, _played_again(header, dealer))
    except LangbordError as error:
        raise BadRecord(str(error), 1) from None
    for number, entry in enumerate(record.entries, 2):
        try:
            _replay_entry(match, entry)
        except BadRecord:
            raise
        except LangbordError as error:
            raise BadRecord(str(error), number) from None
    if record.end is not None and record.end.end is not None:
        expected = Result(match.scores(), match.places()) if match.over else None
        if record.end.end != expected:
            raise BadRecord("the result is not the one of the game played", len(record.entries) + 2)
    if record.key is None and seed is not None:
        match.dealer = FairDealer.from_seed(seed)
    return match


def _played_again(header: Header, dealer: FairDealer | None) -> Header:
    """How the record of a replay begins: unsigned, as it may go on otherwise, and with a promise if it can be kept."""
    commitment, nonces = (dealer.commitment, dealer.nonces) if dealer is not None else (None, [])
    return msgspec.structs.replace(header, commitment=commitment, nonces=nonces, signed=None)


def _replay_entry(match: Match, entry: Entry) -> None:
    if entry.deal is not None:
        _replay_deal(match, entry.deal)
        if match._entries[-1].pile != entry.pile:
            raise IllegalAction(f"{entry.deal!r} was dealt of {match._entries[-1].pile!r}, not of {entry.pile!r}")
    elif entry.undo is not None:
        if any(moment.actor != entry.seat for moment in match.moments[-entry.undo :]):
            raise NothingToUndo(f"seat {entry.seat} has nothing to take back")
        match.retract(entry.undo)  # all agreed, where others had acted since
    elif entry.hint:
        match.note_hint(match._acting(entry.seat))
    else:
        seat = match._acting(entry.seat)
        legal = {match.text(seat, action): action for action in match.legal_numbers(seat)}
        if entry.do not in legal:
            raise IllegalAction(f"seat {seat} may not do {entry.do!r} now")
        match.apply(seat, legal[entry.do])


def _replay_deal(match: Match, text: str) -> None:
    """The recorded outcome must be one that can be dealt, and the one that the dealer's key gives."""
    if match.over or match.state.awaited:
        raise IllegalAction(f"there is nothing to deal now, but {text!r} was dealt")
    fair = match.dealer
    if fair is None:
        match.dealer = ScriptedDealer([text])
        match.deal_one()
        match.dealer = None
    else:
        match.deal_one()
        if match.moments[-1].text != text:
            raise IllegalAction(f"{text!r} was dealt, but by the dealer's key it was {match.moments[-1].text!r}")
