"""What happened in a game of Tickets, as messages; the texts are in the locales."""

from __future__ import annotations

from langbord.core.game import CHANCE, Arg, Event, ScoreLine
from langbord.core.rule import plain
from langbord.games.tickets import network, scoring
from langbord.games.tickets.actions import (
    CLAIM,
    DRAW_PILE,
    DRAW_ROW,
    KEEP_ALL,
    KEEP_ONE,
    PASS,
    TAKE_CONTRACTS,
    TicketsBook,
    claim_parts,
    offered,
)
from langbord.games.tickets.rules import pile_size, seat_with_fewest_cards
from langbord.games.tickets.state import (
    CONTRACTS,
    DEAL_HANDS,
    DRAW_BLIND,
    DRAW_STARTER,
    KEEP_FIRST,
    NONE,
    ROUTES,
    WILD,
    State,
)


def describe(
    before: State, book: TicketsBook, actor: int, action: int, after: State, viewer: int | None
) -> list[Event]:
    """What a viewer sees of a step."""
    if actor == CHANCE:
        events = _dealt(before, book, action, after, viewer)
    else:
        events = _acted(before, book, actor, action, after, viewer)
    if sum(before.discards) > 0 and plain(pile_size)(after) > plain(pile_size)(before) - 1 and not any(after.discards):
        events.append(Event("tickets-shuffled"))
    if before.turns_left == NONE != after.turns_left:
        events.append(Event("tickets-last-round", {"player": f"#{before.seat}"}))
    if after.over:
        events.append(Event("tickets-over"))
    return events


def _dealt(before: State, book: TicketsBook, outcome: int, after: State, viewer: int | None) -> list[Event]:
    if before.phase == DRAW_STARTER:
        return [Event("tickets-starts", {"player": f"#{outcome}"})]
    if before.refill:
        events = [Event("tickets-turned-up", {"card": _card(book, outcome)})]
        if after.clearances > before.clearances:
            events.append(Event("tickets-row-cleared"))
        return events
    if before.phase in (DEAL_HANDS, DRAW_BLIND):
        receiver = before.seat if before.phase == DRAW_BLIND else plain(seat_with_fewest_cards)(before)
        if viewer == receiver:
            return [Event("tickets-drew", {"player": f"#{receiver}", "card": _card(book, outcome)})]
        return [Event("tickets-drew-unseen", {"player": f"#{receiver}"})]
    return _offers(before, book, after, viewer)


def _offers(before: State, book: TicketsBook, after: State, viewer: int | None) -> list[Event]:
    """Contracts that came before a player: he sees which."""
    if viewer is None:
        return []
    new = [c for c in offered(after, viewer) if c not in offered(before, viewer)]
    return [Event("tickets-offered", {"player": f"#{viewer}", **contract_args(book, c)}) for c in new]


def _acted(before: State, book: TicketsBook, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:
    player: dict[str, Arg] = {"player": f"#{seat}"}
    if action >= CLAIM:
        return _claimed(before, book, seat, action, after)
    if action >= KEEP_ONE:
        return _kept(before, after, seat, viewer)
    if action >= DRAW_ROW:
        return [Event("tickets-took", {**player, "card": _card(book, action - DRAW_ROW)})]
    if action == TAKE_CONTRACTS:
        return [Event("tickets-draws-contracts", player), *_offers(before, book, after, viewer)]
    return [Event("tickets-passes", player)] if action == PASS else []


def _claimed(before: State, book: TicketsBook, seat: int, action: int, after: State) -> list[Event]:
    gain = after.points[seat] - before.points[seat]
    events = [Event("tickets-claimed", {"player": f"#{seat}", **claim_args(book, action), "points": gain})]
    if after.bonus[seat] > before.bonus[seat]:
        events.append(Event("tickets-got-bonus", {"player": f"#{seat}", "count": after.bonus[seat]}))
    return events


def _kept(before: State, after: State, seat: int, viewer: int | None) -> list[Event]:
    """How many contracts were kept; in the set-up nobody's choice shows before all have chosen (TRQ2)."""
    if before.phase == KEEP_FIRST and after.phase == KEEP_FIRST:
        return [Event("tickets-has-chosen", {"player": f"#{seat}"})]
    choosers = range(before.players) if before.phase == KEEP_FIRST else [seat]
    return [Event("tickets-kept", {"player": f"#{k}", "count": _held(after, k) - _held(before, k)}) for k in choosers]


def _held(s: State, seat: int) -> int:
    return sum(plain(network.holds)(s, seat, c) for c in range(CONTRACTS))


def label(s: State, book: TicketsBook, seat: int, action: int) -> Event:
    """What an action is called in a list to choose from."""
    if action >= CLAIM:
        return Event("tickets-do-claim", claim_args(book, action))
    if action == KEEP_ALL:
        kept = offered(s, seat)
        if len(kept) == 1:
            return Event("tickets-do-keep-one", contract_args(book, kept[0]))
        first, second = (contract_args(book, c) for c in kept)
        return Event("tickets-do-keep-both", {**first, **{f"{name}2": value for name, value in second.items()}})
    if action >= KEEP_ONE:
        return Event("tickets-do-keep-one", contract_args(book, action - KEEP_ONE))
    if action >= DRAW_ROW:
        return Event("tickets-do-draw", {"card": _card(book, action - DRAW_ROW)})
    return Event({PASS: "tickets-do-pass", DRAW_PILE: "tickets-do-draw-pile"}.get(action, "tickets-do-contracts"))


def claim_args(book: TicketsBook, action: int) -> dict[str, Arg]:
    route, colour, wilds = claim_parts(action)
    length = book.table.length[route]
    payment = [_card(book, colour)] * (length - wilds) + [_card(book, WILD)] * wilds
    return {**route_args(book, route), "cards": payment}


def route_args(book: TicketsBook, route: int) -> dict[str, Arg]:
    ed = book.table
    grey = ed.colour[route] == WILD
    return {
        "a": book.printed.place[ed.end_a[route]].name,
        "b": book.printed.place[ed.end_b[route]].name,
        "length": ed.length[route],
        "colour": "@tickets-grey" if grey else _card(book, ed.colour[route]),
        "cart": ed.cart[route],
    }


def contract_args(book: TicketsBook, contract: int) -> dict[str, Arg]:
    ed = book.table
    return {
        "a": book.printed.place[ed.contract_a[contract]].name,
        "b": book.printed.place[ed.contract_b[contract]].name,
        "value": ed.value[contract],
    }


def _card(book: TicketsBook, card: int) -> str:
    return f"@tickets-card-{book.names['card'][card]}"


def score_sheet(s: State, book: TicketsBook) -> list[ScoreLine]:
    """TR29-TR31: every route, every contract and the merchandise bonus of every seat."""
    ed = book.table
    lines = []
    for seat in range(s.players):
        for route in range(ROUTES):
            if s.owner[route] == seat:
                reason = Event("tickets-score-route", route_args(book, route))
                lines.append(ScoreLine(seat, reason, ed.route_points[ed.length[route]]))
        for contract in range(CONTRACTS):
            if plain(network.holds)(s, seat, contract):
                done = plain(network.completed)(s, ed, seat, contract)
                reason = Event(f"tickets-score-{'completed' if done else 'failed'}", contract_args(book, contract))
                lines.append(ScoreLine(seat, reason, ed.value[contract] if done else -ed.value[contract]))
        reason = Event("tickets-score-bonus", {"count": s.bonus[seat]})
        lines.append(ScoreLine(seat, reason, plain(scoring.bonus_points)(s, ed, seat)))
    return lines


def reveals(before: State, book: TicketsBook, seat: int, action: int, after: State) -> bool:
    """Contracts from under the pile are shown without any chance; so are the first choices, once all have chosen."""
    if before.phase == KEEP_FIRST:
        return after.phase != KEEP_FIRST
    return action == TAKE_CONTRACTS and offered(after, seat) != offered(before, seat)
