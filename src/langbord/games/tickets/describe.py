"""What happened in a game of Tickets, as messages; the texts are in the locales."""

from __future__ import annotations

from langbord.core.actions import is_a, part, parts
from langbord.core.game import CHANCE, Arg, Event, ScoreLine
from langbord.games.tickets import network, scoring
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO, TicketsBook, offered
from langbord.games.tickets.row import pile_size
from langbord.games.tickets.standing import standing as standing  # of what the core asks for
from langbord.games.tickets.state import State
from langbord.games.tickets.turn import seat_with_fewest_cards
from langbord.games.tickets.wording import card_name, contract_args, route_args


def describe(
    before: State, book: TicketsBook, actor: int, action: int, after: State, viewer: int | None
) -> list[Event]:
    """What a viewer sees of a step."""
    if actor == CHANCE:
        events = _dealt(before, book, action, after, viewer)
    else:
        events = _acted(before, book, actor, action, after, viewer)
    if sum(before.discards) > 0 and pile_size(after) > pile_size(before) - 1 and not any(after.discards):
        events.append(Event("tickets-shuffled"))
    if before.turns_left == t.NONE != after.turns_left:
        events.append(Event("tickets-last-round", {"player": f"#{before.seat}"}))
    if after.over:
        events.append(Event("tickets-over"))
    return events


def outcome_label(s: State, book: TicketsBook, outcome: int) -> Event:
    """What the dealer may deal, in a list of all that he dealt."""
    if s.phase == t.DRAW_STARTER:
        return Event("tickets-starts", {"player": f"#{outcome}"})
    if s.refill or s.phase in (t.DEAL_HANDS, t.DRAW_BLIND):
        return Event("tickets-dealt-card", {"card": card_name(book, outcome)})
    return Event("tickets-dealt-contract", contract_args(book, outcome))


def _dealt(before: State, book: TicketsBook, outcome: int, after: State, viewer: int | None) -> list[Event]:
    if before.phase == t.DRAW_STARTER:
        return [Event("tickets-starts", {"player": f"#{outcome}"})]
    if before.refill:
        events = [Event("tickets-turned-up", {"card": card_name(book, outcome)})]
        if after.clearances > before.clearances:
            events.append(Event("tickets-row-cleared"))
        return events
    if before.phase in (t.DEAL_HANDS, t.DRAW_BLIND):
        receiver = before.seat if before.phase == t.DRAW_BLIND else seat_with_fewest_cards(before)
        if viewer == receiver:
            return [Event("tickets-drew", {"player": f"#{receiver}", "card": card_name(book, outcome)})]
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
    if is_a(DO.claim, action):
        return _claimed(before, book, seat, action, after)
    if is_a(DO.keep, action) or is_a(DO.keep_all, action):
        return _kept(before, after, seat, viewer)
    if is_a(DO.draw, action):
        return [Event("tickets-took", {**player, "card": card_name(book, part(DO.draw, action))})]
    if is_a(DO.take_contracts, action):
        return [Event("tickets-draws-contracts", player), *_offers(before, book, after, viewer)]
    return [Event("tickets-passes", player)] if is_a(DO.leave, action) else []


def _claimed(before: State, book: TicketsBook, seat: int, action: int, after: State) -> list[Event]:
    gain = after.points[seat] - before.points[seat]
    events = [Event("tickets-claimed", {"player": f"#{seat}", **claim_args(book, action), "points": gain})]
    if after.bonus[seat] > before.bonus[seat]:
        events.append(Event("tickets-got-bonus", {"player": f"#{seat}", "count": after.bonus[seat]}))
    return events


def _kept(before: State, after: State, seat: int, viewer: int | None) -> list[Event]:
    """How many contracts were kept; in the set-up nobody's choice shows before all have chosen (TRQ2)."""
    if before.phase == t.KEEP_FIRST and after.phase == t.KEEP_FIRST:
        return [Event("tickets-has-chosen", {"player": f"#{seat}"})]
    choosers = range(before.players) if before.phase == t.KEEP_FIRST else [seat]
    return [Event("tickets-kept", {"player": f"#{k}", "count": _held(after, k) - _held(before, k)}) for k in choosers]


def _held(s: State, seat: int) -> int:
    return len([contract for contract, holder in enumerate(s.holder) if holder == seat and s.where[contract] == t.HELD])


def label(s: State, book: TicketsBook, seat: int, action: int) -> Event:
    """What an action is called in a list to choose from."""
    if is_a(DO.claim, action):
        return Event("tickets-do-claim", claim_args(book, action))
    if is_a(DO.keep_all, action):
        kept = offered(s, seat)
        if len(kept) == 1:
            return Event("tickets-do-keep-one", contract_args(book, kept[0]))
        first, second = (contract_args(book, c) for c in kept)
        return Event("tickets-do-keep-both", {**first, **{f"{name}2": value for name, value in second.items()}})
    if is_a(DO.keep, action):
        return Event("tickets-do-keep-one", contract_args(book, part(DO.keep, action)))
    if is_a(DO.draw, action):
        return Event("tickets-do-draw", {"card": card_name(book, part(DO.draw, action))})
    if is_a(DO.draw_pile, action):
        return Event("tickets-do-draw-pile")
    return Event("tickets-do-pass" if is_a(DO.leave, action) else "tickets-do-contracts")


def claim_args(book: TicketsBook, action: int) -> dict[str, Arg]:
    route, colour, wilds = parts(DO.claim, action)
    length = book.table.length[route]
    payment = [card_name(book, colour)] * (length - wilds) + [card_name(book, t.WILD)] * wilds
    return {**route_args(book, route), "cards": payment}


def score_sheet(s: State, book: TicketsBook) -> list[ScoreLine]:
    """TR29-TR31: every route, every contract and the merchandise bonus of every seat."""
    ed = book.table
    lines = []
    for seat in range(s.players):
        for route in range(t.ROUTES):
            if s.owner[route] == seat:
                reason = Event("tickets-score-route", route_args(book, route))
                lines.append(ScoreLine(seat, reason, ed.route_points[ed.length[route]]))
        for contract in range(t.CONTRACTS):
            if network.holds(s, seat, contract):
                done = network.completed(s, ed, seat, contract)
                reason = Event(f"tickets-score-{'completed' if done else 'failed'}", contract_args(book, contract))
                lines.append(ScoreLine(seat, reason, ed.value[contract] if done else -ed.value[contract]))
        reason = Event("tickets-score-bonus", {"count": s.bonus[seat]})
        lines.append(ScoreLine(seat, reason, scoring.bonus_points(s, ed, seat)))
    return lines


def reveals(before: State, book: TicketsBook, actor: int, action: int, after: State) -> bool:
    """Shown without any chance: contracts from under the pile, the first choices of all, at the end everything."""
    if after.over:
        return True
    if actor == CHANCE:
        return False
    if before.phase == t.KEEP_FIRST:
        return after.phase != t.KEEP_FIRST
    return is_a(DO.take_contracts, action) and offered(after, actor) != offered(before, actor)


def holdings(s: State, book: TicketsBook, seat: int) -> list[tuple[str, int]]:
    """What a player has, to be compared before and after an action."""
    hand = [(f"tickets-card-{name}", count) for name, count in zip(book.names["card"], s.hand[seat], strict=True)]
    return [
        *hand,
        ("tickets-column-points", s.points[seat]),
        ("tickets-column-carts", s.carts[seat]),
        ("tickets-column-merchandise", s.bonus[seat]),
        ("tickets-column-contracts", _held(s, seat)),
    ]


def refusal(s: State, book: TicketsBook, seat: int, action: int, reason: str) -> Event | None:
    """What is more particular than the rule that forbids an action."""
    if reason in ("choose_first", "keep_first", "second_card", "nothing_offered"):
        return Event("core-not-now")
    if not is_a(DO.claim, action):
        return None
    route, card, _ = parts(DO.claim, action)
    need = book.table.length[route]
    if reason == "taken":
        return Event("core-not-free", {"player": f"#{s.owner[route]}"})
    if reason == "few_carts":
        return Event("core-not-enough", {"have": s.carts[seat], "need": need, "what": "@tickets-column-carts"})
    if reason == "few_cards":
        grey = book.table.colour[route] == t.WILD
        have = s.hand[seat][t.WILD] + (s.hand[seat][card] if card != t.WILD else 0)
        what = "@tickets-any-colour" if grey else card_name(book, book.table.colour[route])
        return Event("core-not-enough", {"have": have, "need": need, "what": what})
    return None
