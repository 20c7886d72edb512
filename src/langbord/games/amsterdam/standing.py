"""What cards, orders and districts come to as things stand: the rules of the game themselves, tried on a copy.

Of what somebody holds, his own cause is told; of what nobody holds, that of who asks.
"""

from __future__ import annotations

from langbord.core.messages import Arg, Event, Wording
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import AmsterdamBook
from langbord.games.amsterdam.amstel import advance_disc
from langbord.games.amsterdam.cards import gain
from langbord.games.amsterdam.common import colours_held, resources, workers_aboard
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.measure import measure
from langbord.games.amsterdam.orders import best_hand_in, can_serve, goods_held, order_worth
from langbord.games.amsterdam.printed import ALWAYS, NEVER, Needs
from langbord.games.amsterdam.scoring import district_points, laurel_points
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.wording import FLAGS


def standing(s: State, book: AmsterdamBook, seat: int, thing: str) -> Wording:
    """What a card, an order or a district would pay now, and how far its condition is met."""
    axis, _, name = thing.partition(" ")
    if axis not in ("card", "order", "district") or name not in book.names[axis]:
        return []
    number = book.names[axis].index(name)
    if axis == "card":
        return _of_card(s, book, seat, number)
    if axis == "order":
        return _of_order(s, book, seat, number)
    points = district_points(s, book.table, seat, number) if s.scored[number] else 0
    return [_pays(points=points)] if s.scored[number] else []


# --- Cards --------------------------------------------------------------------------------------------------------


def _of_card(s: State, book: AmsterdamBook, seat: int, card: int) -> Wording:
    ed, printed = book.table, book.printed.card[card]
    counts = ed.usable[card] or ed.timing[card] == t.LAUREL or ed.trait[card] == t.STEPS_AT_END
    if not counts and printed.delivery is None:
        return []  # it changes what other things come to
    before = s.copy()
    owner = _owner(s, seat, card)
    before.place[card] = t.TABLE + owner  # a card counts itself (AMQ63)
    condition = _condition(before, ed, owner, card, printed.needs) if printed.needs else []
    after = before.copy()
    if _holds(before, ed, owner, card):
        _pay_out(after, ed, owner, card)
    return [_difference(before, after, owner, ed.gain_colour[card], book), *condition]


def _owner(s: State, seat: int, card: int) -> int:
    """Whose cause it is."""
    for owner in range(s.players):
        if s.place[card] in (t.HAND + owner, t.TABLE + owner):
            return owner
    return seat


def _holds(s: State, ed: Edition, seat: int, card: int) -> bool:
    held = measure(s, ed, seat, int(ed.needs[card]), int(ed.needs_which[card]))
    return int(ed.least[card]) <= held <= int(ed.most[card])


def _pay_out(s: State, ed: Edition, seat: int, card: int) -> None:
    """What the card gives: when it is used, at the end, or for the goods aboard that it rewards."""
    if ed.usable[card]:
        gain(s, ed, seat, card)
    elif ed.trait[card] == t.STEPS_AT_END:
        advance_disc(s, ed, seat, int(ed.amstel[card]))
    elif ed.timing[card] == t.LAUREL:
        s.points[seat] += laurel_points(s, ed, seat, card)
    else:
        rewarded = [good for good in range(t.GOODS) if ed.delivery_card[good] == card]
        s.points[seat] += int(ed.points[card]) * sum(int(s.cargo[seat][good]) for good in rewarded)


def _difference(before: State, after: State, seat: int, colour: int, book: AmsterdamBook) -> list[list[Event]]:
    counts = {
        "points": after.points[seat] - before.points[seat],
        "guilders": after.guilders[seat] - before.guilders[seat],
        "choice": after.owed - before.owed,
        "amstel": after.disc[seat] - before.disc[seat],
        "sail": after.free_steps - before.free_steps,
    }
    told = _pays(**counts)
    if colour != t.NONE and after.supply[seat][colour] > before.supply[seat][colour]:
        given = Event("amsterdam-gives-resource", {"colour": f"@amsterdam-colour-{book.names['colour'][colour]}"})
        told[1] = [given, *(event for event in told[1] if event.args)]
    return told


def _pays(**counts: int) -> list[list[Event]]:
    """The sentence that says what is paid."""
    gains = [Event(f"amsterdam-gives-{what}", {"count": int(count)}) for what, count in counts.items() if count]
    return [[Event("amsterdam-now-pays")], gains or [Event("amsterdam-now-nothing")]]


def _condition(s: State, ed: Edition, seat: int, card: int, needs: Needs) -> Wording:
    held = int(measure(s, ed, seat, int(ed.needs[card]), int(ed.needs_which[card])))
    if needs.measure in FLAGS:
        told = Event("amsterdam-now-met" if _holds(s, ed, seat, card) else "amsterdam-now-unmet")
    else:
        told = _bounded(held, needs)
    return [[[Event("amsterdam-now-condition")], [told]]]


def _bounded(held: int, needs: Needs) -> Event:
    bounds: dict[str, Arg] = {"held": held, "least": needs.least, "most": needs.most}
    if needs.most == ALWAYS:
        return Event("amsterdam-now-least", bounds)
    return Event("amsterdam-now-most" if needs.least == NEVER else "amsterdam-now-between", bounds)


# --- Orders -------------------------------------------------------------------------------------------------------


def _of_order(s: State, book: AmsterdamBook, seat: int, order: int) -> Wording:
    """Of an open order of another, by itself: which others he has to serve is his secret."""
    ed, needs = book.table, book.printed.order[order].needs
    place = s.order_place[order]
    owner = int(place) - t.OPEN if place >= t.OPEN else seat
    alone = (1 << order) if ed.order_kind[order] != t.CHECK and can_serve(s, ed, owner, 1 << order) else 0
    served = best_hand_in(s, ed, owner) if owner == seat else alone
    pays = _pays(points=order_worth(s, ed, owner, order, served))
    if needs is not None:
        held = int(measure(s, ed, owner, int(ed.order_needs[order]), int(ed.order_which[order])))
        told = Event("amsterdam-now-met" if held else "amsterdam-now-unmet")
        progress = [told if needs.measure in FLAGS else _bounded(held, needs)]
    else:
        progress = [
            Event("amsterdam-now-have", {"what": f"@amsterdam-now-{what}", "have": have, "need": need})
            for what, have, need in _handed_in(s, ed, owner, order)
        ]
    return [pays, [[Event("amsterdam-now-progress")], progress]]


def _handed_in(s: State, ed: Edition, seat: int, order: int) -> list[tuple[str, int, int]]:
    """What there is of what an order takes, and how much it takes at most."""
    workers, cubes = workers_aboard(s, seat), resources(s, seat)
    kind = ed.order_kind[order]
    if kind == t.CREW_AND_RESOURCE:
        return [("workers", workers, 2), ("resources", cubes, 1)]
    if kind == t.ONE_OF_EACH_KIND:
        return [("workers", workers, 1), ("goods", goods_held(s, seat), 1), ("resources", cubes, 1)]
    if kind == t.CREW_OF_COLOUR:
        return [("workers", int(s.crew[seat][ed.order_which[order]]), 2)]
    return [("colours", colours_held(s, seat), int(t.COLOURS))]
