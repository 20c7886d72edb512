"""A table as the sum of its log: who sits there, the game, the clocks. Nothing here waits, reads or writes.

A command (`sit`, `act`, ...) checks a wish, enters it in the log and carries it out; `apply` carries out an entry that
was read. Both end in the same state, whichever process does it. `pending` holds what was entered and is not yet stored.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from langbord.core.edition import Book
from langbord.core.errors import LangbordError
from langbord.core.game import CHANCE
from langbord.core.gamerecord import GameRecord
from langbord.core.match import Match, Moment
from langbord.core.record import GameState
from langbord.core.signing import OPENING, RECORD, Signature, Signer
from langbord.server import entries, matches
from langbord.server.clock import DAY, SECOND, Clocks
from langbord.server.entries import (
    UNRELEASED,
    Acted,
    Agreed,
    AnyEntry,
    Closed,
    Declined,
    Halted,
    Handed,
    Hinted,
    Opened,
    Paused,
    Proposed,
    Replaced,
    Rested,
    Resumed,
    Returned,
    Sat,
    Setup,
    Shared,
    Started,
    Stood,
    Undone,
)
from langbord.server.limits import SIZES
from langbord.server.problems import Frozen, Refused, Stale, forbidden
from langbord.server.tempo import Tempo

Status = Literal["waiting", "playing", "over", "closed"]
STAND_IN = "greedy"  # who plays for somebody who left
REMEMBERED = 64  # actions whose client ids are known, a table

# When an abandoned table closes
WAITING_CLOSES = 2 * 3600 * SECOND  # it has not begun, and nobody came or went for so long
ARRIVAL = 20 * SECOND  # to come and give one's share, at a table that begins by itself
LONGEST_PAUSE = 30 * DAY  # that all agreed to
LEFT_CLOSES = DAY  # all its people have left, or their time ran out
IDLE_CLOSES = 60 * DAY  # it has no clock, and nobody did anything


class CorruptLog(Frozen):
    """The log does not lead where it led when it was written."""


class Chair:
    """A seat of the table and who plays there."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.bot: str | None = None  # a bot of its own right
        self.stand_in: str | None = None  # a bot that plays for the person
        self.nonce = ""  # the player's share in the shuffling
        self.salt = self.mark = ""  # of the name
        self.hints = 0  # how often it was told what a bot would do
        self.hinted = 0  # the sequence of the last time

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot that moves for this seat now, if one does."""
        return self.stand_in or self.bot


class Happening(NamedTuple):
    """An entry, with the steps of the game that it caused, those that it took back, and how the game stood then."""

    sequence: int
    entry: AnyEntry
    check: str  # of the record's last line then
    moments: list[Moment] = []
    taken_back: list[Moment] = []
    about_play: bool = False  # it changed the game, and nothing else of the table
    state: GameState | None = None


class Table:
    def __init__(self, id: str, book: Book[Any, Any]) -> None:
        self.id, self.book = id, book
        self.sequence = 0
        self.status: Status = "waiting"
        self.setup: Setup
        self.opened: Opened
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.proposal: Proposed | None = None  # what somebody proposed,
        self.agreed: set[int] = set()  # and the seats that agree
        self.proposed = 0  # the entry that it was
        self.halted: int | None = None  # since when all have agreed to a pause
        self.changed = 0  # when the last entry was made
        self.closed_why = ""
        self.opening_signed: Signature | None = None
        self.record_signed: Signature | None = None
        self.undos = 0
        self.legal: list[list[int]] = []  # what each seat may do now
        self.let_be: dict[int, int] = {}  # when a seat's bot let things be, by the sequence
        self.basis: list[int] = []  # the sequence at which each seat's choice came up
        self.waiting_since: dict[int, int] = {}  # seats whose people are waited for, and the entry that began it
        self.pending: list[AnyEntry] = []
        self.stored_due: int | None = None  # the wake in the database, where it is known
        self.stored_changed = 0
        self.tempo = Tempo()
        self.network = ""  # a hash of where its host came from, for quotas; known when it is opened
        self.fresh: list[Happening] = []  # not yet told to those who watch
        self._taken_back: list[Moment] = []  # by the entry that is being carried out
        self._texts: dict[int, dict[str, int]] = {}
        self._done: dict[str, int] = {}  # by the client's id, where it stands; the oldest first

    def adopt(self, book: Book[Any, Any]) -> None:
        """Share the edition with other tables: this table comes from another process."""
        self.book = book
        if self.match is not None:
            self.match.book = book

    # --- what there is to know ------------------------------------------------------------------------------------

    @property
    def host(self) -> str:
        return self.opened.host

    @property
    def study(self) -> bool:
        return self.opened.record is not None

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.opened.key)).hexdigest()

    @property
    def key(self) -> str | None:
        """The dealer's key, once there is nothing left to deal: also of games that were broken off or never begun."""
        return self.opened.key if self.status in ("over", "closed") else None

    @property
    def check(self) -> str:
        """The running check of the game: all that happened is bound in it."""
        return self.match.check if self.match is not None else ""

    def record(self) -> str:
        """The signed record of a game that is over or was broken off."""
        assert self.match is not None
        recorded = self.match.recorded(reveal_key=self.key is not None)
        return recorded.with_signatures(self.opening_signed, self.record_signed).text()

    def opening_line(self) -> str:
        """How that record begins, from the start on: the commitment, the seats and their shares, signed."""
        assert self.match is not None
        return GameRecord(self.match.recorded().header, [], None).with_signatures(self.opening_signed, None).text()

    @property
    def awaited(self) -> list[int]:
        return self.match.awaited if self.match is not None and self.status == "playing" else []

    def kept_for(self, seat: int) -> str | None:
        """For whom a free seat is kept, who played there before."""
        kept = self.opened.kept
        return kept[seat] if seat < len(kept) and self.status == "waiting" else None

    def seats_of(self, person: str | None) -> list[int]:
        return [k for k, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def viewpoint(self, person: str | None) -> int | None:
        """The seat through whose eyes a person sees the table; none: a spectator."""
        own = self.seats_of(person)
        if len(own) < 2:
            return own[0] if own else None
        return next((seat for seat in self.awaited if seat in own), own[0])

    def choosable(self, seat: int) -> list[int]:
        """The numbers of what a seat may do now."""
        return self.legal[seat] if self.status == "playing" else []

    def choices(self, seat: int) -> dict[str, int]:
        """What a seat may do now: texts and numbers."""
        if self.match is None or self.status != "playing":
            return {}
        if seat not in self._texts:
            self._texts[seat] = {self.match.text(seat, number): number for number in self.legal[seat]}
        return self._texts[seat]

    def undoable(self, seat: int) -> int:
        """How many of its own last actions a seat can take back."""
        if self.match is None or self.status != "playing" or self.match.undoer != seat:
            return 0
        return self.match.undoable

    def sequence_of(self, client: str) -> int | None:
        """Where an action that a client sent before stands in the log."""
        return self._done.get(client)

    def bot_to_move(self) -> int | None:
        """A seat that waits for its bot; none where every person has left, and bots would play for nobody."""
        if self.halted is not None or all(chair.player is None for chair in self.chairs) or self.deserted:
            return None
        return next((seat for seat in self.awaited if self.chairs[seat].player), None)

    def bot_to_ask(self) -> int | None:
        """A seat whose bot may act out of turn and has not let things be yet, in the order of `core/asking.py`."""
        if self.match is None or not self.match.game.interrupts or self.deserted or self.halted is not None:
            return None
        awaited = self.awaited
        if not awaited:
            return None
        others = ((awaited[0] + k) % len(self.chairs) for k in range(1, len(self.chairs)))
        asked = (seat for seat in others if seat not in awaited and self.chairs[seat].player and self.legal[seat])
        return next((seat for seat in asked if self.let_be.get(seat) != self.sequence), None)

    @property
    def deserted(self) -> bool:
        people = [chair for chair in self.chairs if chair.person is not None]
        return bool(people) and all(chair.stand_in for chair in people)

    @property
    def asked(self) -> list[int]:
        """Seats that play themselves and are to answer what somebody proposed."""
        if self.proposal is None or self.status != "playing":
            return []
        people = (seat for seat, chair in enumerate(self.chairs) if chair.person is not None and chair.stand_in is None)
        return [seat for seat in people if seat not in self.agreed]

    @property
    def pause(self) -> int:
        """Before a bot moves."""
        return int(self.tempo.pause(self.setup.pace) * SECOND)

    def wake(self) -> int | None:
        """When somebody must look after this table although no player did anything."""
        if self.status == "waiting":
            due = [self.changed + WAITING_CLOSES]
            if self.setup.begins and self._full:
                due.append(self.changed + ARRIVAL)
            if (bots := self._bots_come_at) is not None:
                due.append(bots)
            return min(due)
        if self.status != "playing":
            return None
        if self.halted is not None:
            return self.halted + LONGEST_PAUSE
        due = [self.changed + IDLE_CLOSES]
        if any(chair.player is not None for chair in self.chairs):
            if self.deserted:
                return self.changed + LEFT_CLOSES
            if self.bot_to_move() is not None or self.bot_to_ask() is not None:
                due.append(self.changed + self.pause)
        if self.clocks is not None and (flag := self.clocks.next_flag()) is not None:
            due.append(flag)
        return min(due)

    # --- commands -------------------------------------------------------------------------------------------------

    def open(self, entry: Opened) -> None:
        self.enter(entry)

    def sit(self, person: str, name: str, seat: int | None, at: int) -> int:
        """Take a seat before the game begins, or take one's own seat back during it."""
        own = self.seats_of(person)
        if self.status == "playing" and own:
            self.come_back(person, at)
            return own[0]
        self._must_wait()
        if own:
            return own[0]
        free = [k for k, chair in enumerate(self.chairs) if not chair.taken]
        open_to = [k for k in free if self.kept_for(k) in (None, person)]
        if seat is None and free:
            seat = next((k for k in open_to if self.kept_for(k) == person), (open_to or free)[0])
        if seat is None or seat not in free:
            raise Refused("server-seat-taken")
        if seat not in open_to:
            raise Refused("server-seat-kept")
        self.enter(Sat(at=at, seat=seat, person=person, name=name, salt=entries.new_salt()))
        return seat

    def share(self, person: str, commitment: str, nonce: str, at: int) -> None:
        """Take a player's share in the shuffling, once; he names the commitment that he was shown before."""
        self._must_wait()
        seat = self.viewpoint(person)
        if seat is None:
            raise Refused("server-not-seated")
        if not hmac.compare_digest(commitment, self.commitment):
            raise Refused("server-other-commitment")
        if not self.chairs[seat].nonce:
            self.enter(Shared(at=at, seat=seat, nonce=nonce))
        self.begin_if_ripe(at)

    def seat_bot(self, seat: int, bot: str | None, by: str, at: int) -> None:
        """Put a bot on a free seat, another one in its place, or take it away."""
        self._must_wait()
        self._must_host(by)
        if self._chair(seat).person is not None:
            raise Refused("server-seat-taken")
        if bot is not None:
            self.enter(Sat(at=at, seat=seat, bot=bot, name=bot, salt=entries.new_salt()))
        elif self._chair(seat).bot is not None:
            self.enter(Stood(at=at, seat=seat))

    def study_seat(self, seat: int, host: str, name: str, bot: str | None, at: int) -> None:
        """In a study one person plays every seat that no bot plays."""
        self._must_wait()
        self.enter(Sat(at=at, seat=seat, person=None if bot else host, bot=bot, name=name))

    def leave(self, person: str, at: int) -> None:
        """Stand up. A seat of a running game is played by a bot until its person comes back."""
        own = self.seats_of(person)
        if not own:
            raise Refused("server-not-seated")
        for seat in own:
            if self.status == "waiting":
                self.enter(Stood(at=at, seat=seat))
            elif self.status == "playing" and self.chairs[seat].stand_in is None:
                self.enter(Replaced(at=at, seat=seat, bot=STAND_IN, why="left"))

    def come_back(self, person: str, at: int) -> None:
        for seat in self.seats_of(person):
            if self.status == "playing" and self.chairs[seat].stand_in is not None:
                self.enter(Returned(at=at, seat=seat))

    def kick(self, seat: int, by: str, at: int) -> None:
        self._must_wait()
        self._must_host(by)
        if self._chair(seat).person is None:
            raise Refused("server-seat-empty")
        self.enter(Stood(at=at, seat=seat, kicked=True))

    def start(self, by: str, at: int) -> None:
        self._must_wait()
        self._must_host(by)
        if not self._full:
            raise Refused("server-seats-empty")
        self._start(at)

    def begin_if_ripe(self, at: int) -> None:
        """Begin by itself, where that was agreed: bots sit down on seats that stayed free for too long."""
        if not self.setup.begins or self.status != "waiting":
            return
        if (bots := self._bots_come_at) is not None and bots <= at:
            for seat, chair in enumerate(self.chairs):
                if not chair.taken:
                    self.enter(Sat(at=at, seat=seat, bot=STAND_IN, name=STAND_IN, salt=entries.new_salt()))
        people = [chair for chair in self.chairs if chair.person is not None]
        if self._full and people and (all(chair.nonce for chair in people) or self.changed + ARRIVAL <= at):
            self._start(at)

    @property
    def _full(self) -> bool:
        return all(chair.taken for chair in self.chairs)

    @property
    def _bots_come_at(self) -> int | None:
        """When bots take the seats that are free, as was agreed."""
        seek = self.setup.seek
        if not self.setup.begins or seek is None or seek.bots_after is None or self._full:
            return None
        return self.opened.at + seek.bots_after * SECOND

    def _start(self, at: int) -> None:
        self._begin(at)
        self._enter_done(Started(at=at, deals=[moment.text for moment in self._moments()]))

    def act(self, seat: int, action: str, expected: int, client: str | None, at: int) -> None:
        """An action meant for the moment `expected`; `Stale` if the seat's choice is another one by now."""
        match = self._playing()
        if self.basis[seat] > expected:
            raise Stale
        try:
            numbers = self._meant(seat, action)
        except LangbordError as error:
            raise Refused("server-illegal", 409, action=action[:200]) from error
        text = match.text(seat, numbers[0]) if len(numbers) == 1 else " ".join(action.split())
        deals = self._step(seat, numbers)
        self._enter_done(Acted(at=at, seat=seat, do=text, deals=deals, client=client))

    def undo(self, seat: int, times: int | None, expected: int, client: str | None, at: int) -> None:
        """Take back the seat's last actions; all of them that can be for `times` None: its turn begins anew."""
        self._playing()
        if self.basis[seat] > expected:
            raise Stale
        if self.undos >= SIZES.undos:
            raise Refused("server-too-many")
        possible = self.undoable(seat)
        if not possible or (times is not None and times > possible):
            raise Refused("server-nothing-to-undo")
        self.enter(Undone(at=at, seat=seat, times=times or possible, client=client))

    def must_be_retractable(self, seat: int) -> int:
        """How many acts, of all seats, must be taken back to take back the last of a seat; refused where none can."""
        times = self._playing().retractable(seat)
        if self.undos >= SIZES.undos:
            raise Refused("server-too-many")
        if not times:
            raise Refused("server-nothing-to-undo")
        return times

    def retract(self, seat: int, at: int) -> None:
        """All agreed that a seat takes back its last act, with whatever was done since."""
        self.enter(Undone(at=at, seat=seat, times=self.must_be_retractable(seat), agreed=True))

    def ask_hint(self, person: str, at: int) -> int:
        """A person asks what a bot would do at his seat, which is returned. Once for each choice that is an entry."""
        self._playing()
        seat = self.viewpoint(person)
        if seat is None:
            raise forbidden()
        if not self.setup.hints:
            raise Refused("server-no-hints")
        chair = self.chairs[seat]
        if chair.stand_in is not None:
            raise Refused("server-away")
        if seat not in self.awaited:
            raise Refused("server-not-your-turn")
        if chair.hinted <= self.basis[seat]:
            self.enter(Hinted(at=at, seat=seat))
        return seat

    def set_tempo(self, person: str | None, factor: float | None) -> None:
        """The only person at a table says how fast its bots move; `None`: he skips to his next move."""
        self._playing()
        if person is None or not self.seats_of(person):
            raise forbidden()
        if any(chair.person not in (None, person) for chair in self.chairs):
            raise Refused("server-not-alone")
        if factor is not None:
            self.tempo.factor = factor
        elif not self._people_awaited:
            self.tempo.skipping = True

    def flag_fallen(self, at: int) -> None:
        """Bots take over from those whose time is over."""
        for seat in range(len(self.chairs)) if self.clocks is not None else []:
            flag = self.clocks.flag(seat) if self.clocks is not None else None
            if flag is not None and flag <= at:
                self.enter(Replaced(at=at, seat=seat, bot=STAND_IN, why="time"))

    def hand_over(self, seat: int, person: str | None, name: str, at: int) -> None:
        salt = entries.new_salt() if person is not None else ""
        self.enter(Handed(at=at, seat=seat, person=person, name=name, salt=salt))

    def forgive(self, pause: int, at: int) -> None:
        if self.status == "playing" and self.clocks is not None:
            self.enter(Paused(at=at, pause=pause))

    def close(self, why: Literal["host", "abandoned", "admin", "drawn", "agreed"], at: int) -> None:
        if self.status in ("waiting", "playing"):
            self.enter(Closed(at=at, why=why))

    def _must_wait(self) -> None:
        if self.status != "waiting":
            raise Refused("server-has-begun")

    def _must_host(self, person: str) -> None:
        if person != self.host:
            raise forbidden()

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("server-no-such-seat", 404)
        return self.chairs[seat]

    def _playing(self) -> Match:
        if self.match is None or self.status != "playing":
            raise Refused("server-not-playing")
        if self.halted is not None:
            raise Refused("server-halted")
        return self.match

    # --- signatures -----------------------------------------------------------------------------------------------

    @property
    def needs_signature(self) -> bool:
        """Does a game begin or end with what is pending? Studies are not signed: nobody played what they go on from."""
        return self.match is not None and not self.study and (self._begins or self._ends)

    @property
    def _begins(self) -> bool:
        return any(isinstance(entry, Started) for entry in self.pending)

    @property
    def _ends(self) -> bool:
        return self.key is not None and bool(self.pending) and isinstance(self.pending[-1], Acted | Closed)

    def sign(self, signer: Signer) -> None:
        """Sign what is pending: how the game began, and all of it where it has ended."""
        assert self.match is not None
        recorded = self.match.recorded(reveal_key=self.key is not None)
        if self._begins:
            self.opening_signed = signer.sign(OPENING, recorded.opening)
            self.pending = [
                replace(entry, signed=self.opening_signed) if isinstance(entry, Started) else entry
                for entry in self.pending
            ]
        if self._ends:
            self.record_signed = signer.sign(RECORD, recorded.digest)
            self.pending[-1] = replace(self.pending[-1], signed=self.record_signed)

    # --- the log --------------------------------------------------------------------------------------------------

    def enter(self, entry: AnyEntry) -> None:
        self.pending.append(entry)
        self._carry_out(entry)

    def _enter_done(self, entry: AnyEntry) -> None:
        """Enter something that has been carried out, as only then its deals were known."""
        self.pending.append(entry)
        self._count(entry)

    def apply(self, body: str) -> AnyEntry:
        """Carry out an entry of the log as it is stored; whatever is wrong with it is not for players to read."""
        try:
            entry = entries.decode(body)
            self._carry_out(entry)
        except Exception as error:  # of another version, or damaged: anything can be
            unreleased = self.sequence > 0 and self.opened.rules == UNRELEASED
            why = f"entry {self.sequence + 1}: {type(error).__name__}: {error}"
            raise CorruptLog("server-frozen-unreleased" if unreleased else "server-frozen-log", why) from error
        return entry

    def _carry_out(self, entry: AnyEntry) -> None:
        match entry:
            case Opened():
                self._open(entry)
            case Sat():
                self._take(entry)
            case Shared():
                self.chairs[entry.seat].nonce = entry.nonce
            case Stood():
                self.chairs[entry.seat] = Chair()
            case Started():
                self._begin(entry.at)
                self._compare(entry.deals, [moment.text for moment in self._moments()])
                self.opening_signed = entry.signed
            case Acted():
                self._act(entry)
            case Undone():
                self._undo(entry)
            case Hinted():
                self._note_hint(entry)
            case Replaced():
                self.chairs[entry.seat].stand_in = entry.bot
            case Returned():
                self._return(entry)
            case Handed():
                self._hand(entry)
            case Paused():
                if self.clocks is not None:
                    self.clocks.forgive(entry.pause)
            case Proposed() | Agreed() | Declined() | Halted() | Resumed() | Rested():
                self._agree(entry)
            case Closed():
                self.status, self.closed_why, self.record_signed = "closed", entry.why, entry.signed
        self._count(entry)

    def _count(self, entry: AnyEntry) -> None:
        """One entry more: settle what follows from it."""
        self.sequence += 1
        self.changed = entry.at
        taken_back, self._taken_back = self._taken_back, []
        about_play = isinstance(entry, Acted | Undone) and not self._retraction_ends()
        happening = Happening(self.sequence, entry, self.check, self._moments(), taken_back, about_play, self._stands())
        self.fresh.append(happening)
        if isinstance(entry, Acted | Undone) and entry.client is not None:
            self._done[entry.client] = self.sequence
            if len(self._done) > REMEMBERED:
                del self._done[next(iter(self._done))]
        if self.match is not None:
            self.match.moments.clear()  # they hold whole states; an undo needs none of them
            if self.match.over and self.status == "playing":
                self.status = "over"
            if isinstance(entry, Started | Acted | Undone):
                self._renew_choices(entry.seat if isinstance(entry, Acted | Undone) else None)
        waiting = self._people_awaited if self.halted is None else []
        if waiting or (isinstance(entry, Acted) and self.chairs[entry.seat].player is None):
            self.tempo.skipping = False
        self.waiting_since = {seat: self.waiting_since.get(seat, self.sequence) for seat in waiting}
        if self.clocks is not None and self.halted is not None:
            self.clocks.halt(entry.at)
        elif self.clocks is not None:
            self.clocks.run(entry.at, waiting)

    def _retraction_ends(self) -> bool:
        """Was taking back proposed? Now it has been done, or somebody plays on, which is an answer, too."""
        if self.proposal is None or self.proposal.what != "retract":
            return False
        self.proposal, self.agreed = None, set()
        return True

    @property
    def _people_awaited(self) -> list[int]:
        return [seat for seat in self.awaited if not self.chairs[seat].player]

    def _stands(self) -> GameState | None:
        if self.match is not None and self.match.moments:
            return self.match.moments[-1].after  # type: ignore[no-any-return]
        return self.match.state.copy() if self.match is not None else None

    def _moments(self) -> list[Moment]:
        return list(self.match.moments) if self.match is not None else []

    def _renew_choices(self, actor: int | None) -> None:
        assert self.match is not None
        for seat in range(len(self.chairs)):
            legal = self.match.legal_numbers(seat) if self.status == "playing" else []
            if legal != self.legal[seat] or seat == actor:
                self.basis[seat] = self.sequence
            self.legal[seat] = legal
        self._texts.clear()

    def _open(self, entry: Opened) -> None:
        self.opened, self.setup = entry, entry.setup
        players = int(entry.setup.options["players"])
        self.chairs = [Chair() for _ in range(players)]
        self.legal, self.basis = [[] for _ in range(players)], [0] * players

    def _take(self, entry: Sat) -> None:
        chair = self.chairs[entry.seat] = Chair()
        chair.person, chair.bot, chair.name, chair.nonce = entry.person, entry.bot, entry.name, entry.nonce
        chair.salt, chair.mark = entry.salt, entry.marked

    def _hand(self, entry: Handed) -> None:
        chair = self.chairs[entry.seat]
        chair.person, chair.name, chair.salt, chair.mark = entry.person, entry.name, entry.salt, entry.marked
        if entry.person is None and self.status == "playing":
            chair.bot = STAND_IN

    def _begin(self, at: int) -> None:
        names = [chair.name for chair in self.chairs]
        if self.study:
            self.match = matches.go_on(self.opened, names, self.book)
        else:
            self.match = matches.begin(self.opened, self.chairs, at, self.book)
        self.status = "playing"
        if self.setup.clock is not None:
            self.clocks = Clocks(self.setup.clock, len(self.chairs))

    def _meant(self, seat: int, action: str) -> list[int]:
        """What a text means now: an action, or several that make up one act."""
        assert self.match is not None
        number = self.choices(seat).get(action)
        return [number] if number is not None else self.match.meant(action, seat)

    def _step(self, seat: int, numbers: list[int]) -> list[str]:
        """Let a seat act and the dealer answer; what was dealt."""
        assert self.match is not None
        self.match.apply(seat, *numbers)
        self.match.deal()
        return [moment.text for moment in self.match.moments if moment.actor == CHANCE]

    def _act(self, entry: Acted) -> None:
        self._compare(entry.deals, self._step(entry.seat, self._meant(entry.seat, entry.do)))
        self.record_signed = entry.signed

    def _compare(self, written: list[str], dealt: list[str]) -> None:
        if written != dealt:
            raise ValueError(f"dealt {dealt}, written was {written}")

    def _undo(self, entry: Undone) -> None:
        assert self.match is not None
        self.undos += 1
        before = self.awaited
        self._taken_back = self.match.retract(entry.times) if entry.agreed else self.match.undo(entry.times)
        if self.clocks is not None:
            for seat in {moment.actor for moment in self._taken_back}.difference(before):
                if entry.agreed or seat in self.awaited:
                    self.clocks.take_increment_back(seat)

    def _agree(self, entry: Proposed | Agreed | Declined | Halted | Resumed | Rested) -> None:
        match entry:
            case Proposed():
                self.proposal, self.agreed, self.proposed = entry, {entry.seat}, self.sequence + 1
            case Agreed():
                self.agreed.add(entry.seat)
            case Rested():
                if self.clocks is not None:
                    self.clocks.left[entry.seat] += entry.time
            case _:
                self.proposal, self.agreed = None, set()
                self.halted = entry.at if isinstance(entry, Halted) else None

    def _note_hint(self, entry: Hinted) -> None:
        assert self.match is not None
        chair = self.chairs[entry.seat]
        chair.hints, chair.hinted = chair.hints + 1, self.sequence + 1
        self.match.note_hint(entry.seat)

    def _return(self, entry: Returned) -> None:
        self.chairs[entry.seat].stand_in = None
        if self.clocks is not None:
            self.clocks.welcome_back(entry.seat)
