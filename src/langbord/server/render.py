"""What one viewer may see of a table. Every view that leaves the server is made here, for the seat that asks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from langbord.core import explain
from langbord.core.edition import Book
from langbord.core.game import Event, get_game
from langbord.core.knowledge import concerned
from langbord.core.match import Moment
from langbord.core.moves import Move
from langbord.core.signing import fingerprint
from langbord.server import messages
from langbord.server.clock import DAY
from langbord.server.entries import (
    STANDARD,
    Acted,
    Agreed,
    AnyEntry,
    Closed,
    Declined,
    Halted,
    Handed,
    Hinted,
    Proposed,
    Replaced,
    Rested,
    Resumed,
    Returned,
    Sat,
    Started,
    Stood,
    Undone,
)
from langbord.server.messages import Change, Choice, ClockView, Ending, Foreseen, ProposalInfo, SeatInfo, TableInfo, Why
from langbord.server.problems import Refused
from langbord.server.socket_messages import Snapshot, Update
from langbord.server.table import Happening, Table

PAUSES_TOLD = 8  # nights that clocks stand, as far as a page looks ahead


class Told(NamedTuple):
    """What a viewer is told of an entry, and what he sees going where."""

    events: list[Event]
    moves: list[Move]

    def written(self) -> Told:
        """The same as it stands in messages: many are told it, now and later."""
        events, moves = msgspec.Raw(messages.encode(self.events)), msgspec.Raw(messages.encode(self.moves))
        return Told(cast(list[Event], events), cast(list[Move], moves))


def snapshot(table: Table, person: str | None, at: int, **around: Any) -> Snapshot:
    """The table now; `around` is what stands beside the log: presence and chat."""
    seat = table.viewpoint(person)
    return Snapshot(
        table=info(table, person),
        sequence=table.sequence,
        at=at,
        seat=seat,
        awaited=table.awaited,
        view=view(table, seat),
        choices=choices(table, seat),
        undo=table.undoable(seat) if seat is not None else 0,
        clock=clock(table),
        check=table.check,
        ending=ending(table),
        **around,
    )


def updates(
    table: Table, happening: Happening, people: Collection[str | None], told: Mapping[int | None, Told]
) -> dict[str | None, Update]:
    """What the last entry of a table changed for each of these people; `told` is what is told of it, by who sees it."""
    seats = {person: table.viewpoint(person) for person in people}
    shown = views(table, set(seats.values()))
    plain = _plain_update(table, happening, ending=ending(table))
    about_play = happening.about_play and table.status == "playing"
    return {
        person: replace(
            plain,
            seat=seat,
            events=told[seat].events,
            moves=told[seat].moves,
            view=shown.get(seat),
            choices=choices(table, seat),
            undo=table.undoable(seat) if seat is not None else 0,
            info=None if about_play else info(table, person),
        )
        for person, seat in seats.items()
    }


def past_update(table: Table, happening: Happening, person: str | None, told: Told) -> Update:
    """What an earlier entry changed, for somebody who did not hear of it; with its view where the state is at hand."""
    seat = table.viewpoint(person)
    undo = table.undoable(seat) if seat is not None else 0
    # that the game has ended meanwhile is told by what follows: the key is not before
    shown = None if happening.about_play else replace(info(table, person), key=None)
    view = _view_of(table, happening, seat)
    plain = _plain_update(table, happening)
    return replace(plain, seat=seat, events=told.events, moves=told.moves, view=view, undo=undo, info=shown)


def _view_of(table: Table, happening: Happening, seat: int | None) -> Any:
    if table.match is None or happening.state is None:
        return None
    return table.match.game.view(happening.state, table.match.book, seat)


def _plain_update(table: Table, happening: Happening, ending: Ending | None = None) -> Update:
    """What an update says to everybody."""
    return Update(
        table=table.id,
        sequence=happening.sequence,
        at=happening.entry.at,
        seat=None,
        events=[],
        moves=[],
        awaited=table.awaited,
        view=None,
        choices=[],
        undo=0,
        by=actor(happening.entry),
        undone=isinstance(happening.entry, Undone),
        clock=clock(table),
        check=happening.check,
        ending=ending,
    )


def view(table: Table, seat: int | None) -> Any:
    return table.match.view(seat) if table.match is not None else None


def views(table: Table, seats: Collection[int | None]) -> dict[int | None, Any]:
    """What is seen of the table from these seats."""
    return dict(zip(seats, table.match.views(list(seats)), strict=True)) if table.match is not None else {}


def choices(table: Table, seat: int | None) -> list[Choice]:
    """What the seat may do, where its person is the one who plays it."""
    if seat is None or table.match is None or table.chairs[seat].stand_in is not None:
        return []
    game, book, state = table.match.game, table.match.book, table.match.state
    return list(explain.listed(game, state, book, seat, table.choosable(seat), _choice))


def _choice(text: str, label: Event, about: str | None, rule: str | None) -> Choice:
    """Written already: most are the same whenever they are listed."""
    choice = Choice(action=text, label=label, about=about, rule=rule)
    return cast(Choice, msgspec.Raw(messages.encode(choice)))


def foreseen(table: Table, seat: int | None, action: str) -> Foreseen:
    """What an action of the seat would come to, as far as the seat can know without doing it."""
    number = table.choices(seat).get(action) if seat is not None else None
    if seat is None or number is None or table.match is None:
        raise Refused("server-illegal", 409, action=action[:200])
    game, book, state = table.match.game, table.match.book, table.match.state
    prospect = explain.foresee(game, state, book, seat, number)
    return Foreseen(
        rule=explain.rule_of(game, state, book, seat, number),
        changes=[Change(what=change.what, count=change.count) for change in prospect.changes],
        view=game.view(prospect.state, book, seat) if prospect.state is not None else None,
    )


def why(table: Table, seat: int | None, thing: str) -> Why:
    """Why the seat can do nothing with a thing on the board, and what it would bring."""
    if seat is None or table.match is None:
        return Why()
    refusal, now = table.match.why(thing, seat), table.match.standing(thing, seat)
    return Why(rule=refusal.rule, text=refusal.text, now=now) if refusal is not None else Why(now=now)


def tell(table: Table, happening: Happening, seat: int | None) -> Told:
    """What a viewer is told of an entry, and sees going where; what is taken back goes back where it came from."""
    return _told(happening, lambda moment: _seen(table, moment, seat))


def tell_all(table: Table, happening: Happening) -> dict[int | None, Told]:
    """What every viewer is told of an entry. A step is worked out once for all whom it does not concern."""
    match, open_to_all, involved = table.match, dict[int, Told](), dict[int, set[int]]()
    if match is not None:
        for moment in (*happening.taken_back, *happening.moments):
            open_to_all[id(moment)] = _seen(table, moment, None)
            involved[id(moment)] = concerned(match.game, moment.before, moment.after)

    def seen_by(seat: int, moment: Moment) -> Told:
        return _seen(table, moment, seat) if seat in involved[id(moment)] else open_to_all[id(moment)]

    everybody = _told(happening, lambda moment: open_to_all[id(moment)])
    own = {seat: _told(happening, partial(seen_by, seat)) for seat in set().union(*involved.values())}
    return {seat: own.get(seat, everybody) for seat in range(len(table.chairs))} | {None: everybody}


def _seen(table: Table, moment: Moment, seat: int | None) -> Told:
    assert table.match is not None
    return Told(table.match.events(moment, seat), table.match.moves(moment, seat))


def _told(happening: Happening, seen: Callable[[Moment], Told]) -> Told:
    told = Told(list(own_events(happening.entry)), [])
    for moment in reversed(happening.taken_back):
        told.moves.extend(move.back_again() for move in reversed(seen(moment).moves))
    for moment in happening.moments:
        events, moves = seen(moment)
        told.events.extend(events)
        told.moves.extend(moves)
    return told


def actor(entry: AnyEntry) -> int | None:
    """The seat that acted, or took something back."""
    return entry.seat if isinstance(entry, Acted | Undone) else None


def own_events(entry: AnyEntry) -> list[Event]:
    """What happened at the table rather than in the game."""
    if isinstance(entry, Acted):  # as nearly always
        return []
    match entry:
        case Sat():
            return [Event("server-sat", {"name": f"#{entry.seat}" if entry.bot else entry.name})]
        case Stood():
            return [Event("server-kicked" if entry.kicked else "server-stood", {"player": f"#{entry.seat}"})]
        case Started():
            return [Event("server-started")]
        case Undone():
            id = "server-retracted" if entry.agreed else "server-undone"
            return [Event(id, {"player": f"#{entry.seat}", "count": entry.times})]
        case Proposed():
            what = f"@server-proposal-{entry.what}"
            return [Event("server-proposed", {"player": f"#{entry.seat}", "what": what})]
        case Agreed() | Declined():
            id = "server-agreed" if isinstance(entry, Agreed) else "server-declined"
            return [Event(id, {"player": f"#{entry.seat}"})]
        case Halted() | Resumed():
            return [Event("server-pause-begins" if isinstance(entry, Halted) else "server-pause-ends")]
        case Rested():
            return [Event("server-rested", {"player": f"#{entry.seat}", "days": round(entry.time / DAY)})]
        case Hinted():
            return [Event("server-hinted", {"player": f"#{entry.seat}"})]
        case Replaced():
            id = "server-time-over" if entry.why == "time" else "server-left"
            return [Event(id, {"player": f"#{entry.seat}"})]
        case Returned() | Handed():
            return [Event("server-returned", {"player": f"#{entry.seat}"})] if isinstance(entry, Returned) else []
        case Closed():
            return [Event("server-closed")]
    return []


def info(table: Table, person: str | None) -> TableInfo:
    setup = table.setup
    return TableInfo(
        id=table.id,
        game=setup.game,
        edition=called(table.book),
        edition_title=table.book.printed.title,
        options=setup.options,
        status=table.status,
        seats=[seat_info(table, seat, number, person) for seat, number in enumerate(numbers(table))],
        clock=setup.clock,
        listed=setup.listed,
        hints=setup.hints,
        study=table.study,
        commitment=table.commitment,
        key=table.key,
        signer=fingerprint(table.opening_signed.key) if table.opening_signed is not None else None,
        host=person is not None and table.host == person,
        created=table.opened.at,
        after=table.opened.after,
        begins=setup.begins,
        seek=setup.seek,
        proposal=proposal_info(table),
        halted=table.halted,
        why=table.closed_why or None,
    )


def proposal_info(table: Table) -> ProposalInfo | None:
    if table.proposal is None:
        return None
    return ProposalInfo(what=table.proposal.what, seat=table.proposal.seat, agreed=sorted(table.agreed))


def called(book: Book[Any, Any]) -> str:
    """What clients call an edition: boards know the game's own, and ask for another by its digest."""
    return STANDARD if book.digest == get_game(book.printed.game).book().digest else book.digest


def numbers(table: Table) -> list[int]:
    """Of each seat: which of several bots of the same name sits there, from 1; 0 where there is no other."""
    bots = [chair.bot for chair in table.chairs]
    return [bots[: seat + 1].count(bot) if bot and bots.count(bot) > 1 else 0 for seat, bot in enumerate(bots)]


def seat_info(table: Table, seat: int, number: int, person: str | None) -> SeatInfo:
    chair, kept = table.chairs[seat], table.kept_for(seat)
    if not chair.taken:
        return SeatInfo(name=None, kind="free", kept=kept is not None, you=kept is not None and kept == person)
    return SeatInfo(
        name=chair.name,
        kind="person" if chair.person is not None else "bot",
        bot=chair.player,
        number=number,
        away=chair.stand_in is not None,
        hints=chair.hints,
        shared=bool(chair.nonce),
        host=chair.person == table.host,
        you=person is not None and chair.person == person,
    )


def clock(table: Table) -> ClockView | None:
    """The clocks as they stood at the last entry; those that run have run on since."""
    clocks = table.clocks
    if clocks is None:
        return None
    running = [seat for seat, since in enumerate(clocks.since) if since is not None]
    hours = clocks.rule.hours
    pauses = hours.pauses(table.changed, PAUSES_TOLD) if hours is not None else []
    return ClockView(left=list(clocks.left), running=running, at=table.changed, pauses=pauses)


def ending(table: Table) -> Ending | None:
    match = table.match
    if match is None or not match.over:
        return None
    return Ending(scores=match.scores(), places=match.places(), sheet=match.score_sheet(), key=table.opened.key)
