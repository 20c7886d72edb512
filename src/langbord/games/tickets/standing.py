"""What a route or a face-up card is worth to a player as things stand, by the contracts and cards that he holds."""

from __future__ import annotations

from langbord.core.actions import LEGAL
from langbord.core.messages import Event, Wording
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import TicketsBook
from langbord.games.tickets.claiming import can_pay, forbids_route
from langbord.games.tickets.edition import Edition, contract_count, route_count
from langbord.games.tickets.network import completed, holds, leads_over, open_routes, routes_of
from langbord.games.tickets.state import State
from langbord.games.tickets.wording import contract_args, route_args

MOST_ROUTES = 2  # that a card is said to be for


def standing(s: State, book: TicketsBook, seat: int, thing: str) -> Wording:
    """Of a free route: the contracts for which it serves, and how many cards there are. Of a card: such routes."""
    axis, _, name = thing.partition(" ")
    if axis == "route" and name in book.names["route"]:
        return _of_route(s, book, seat, book.names["route"].index(name))
    if axis == "row" and name in book.names["card"]:
        return _of_card(s, book, seat, book.names["card"].index(name))
    return []


def _of_route(s: State, book: TicketsBook, seat: int, route: int) -> Wording:
    if forbids_route(s, book.table, seat, route) != LEGAL:
        return []
    serves = _serves(s, book, seat, route)
    need = int(book.table.length[route])
    have = Event("tickets-now-cards", {"have": min(need, _cards_for(s, book.table, seat, route)), "need": need})
    return [[serves], [[have]]] if serves else [[[have]]]


def _of_card(s: State, book: TicketsBook, seat: int, card: int) -> Wording:
    """The routes that it would let the player pay for, those first that complete something."""
    ed, with_it = book.table, s.copy()
    with_it.hand[seat][card] += 1
    told: Wording = []
    for route in range(route_count(ed)):
        if forbids_route(s, ed, seat, route) == LEGAL and can_pay(with_it, ed, seat, route):
            serves = _serves(s, book, seat, route) if not can_pay(s, ed, seat, route) else []
            if serves:
                told.append([[Event("tickets-now-lets-claim", route_args(book, route))], serves])
    return sorted(told, key=lambda sentence: sentence[1][0].id)[:MOST_ROUTES]


def _serves(s: State, book: TicketsBook, seat: int, route: int) -> list[Event]:
    """The player's contracts that the route would complete, or for which it lies on a shortest way."""
    ed, claimed = book.table, s.copy()
    claimed.owner[route] = seat
    own, free = routes_of(s, ed, seat), open_routes(s, ed, seat)
    told = []
    for contract in range(contract_count(ed)):
        if holds(s, seat, contract) and not completed(s, ed, seat, contract):
            if completed(claimed, ed, seat, contract):
                told.append(Event("tickets-now-completes", contract_args(book, contract)))
            elif leads_over(ed, contract, route, own, free, int(s.carts[seat])):
                told.append(Event("tickets-now-leads", contract_args(book, contract)))
    return sorted(told, key=lambda event: event.id)  # what is completed first


def _cards_for(s: State, ed: Edition, seat: int, route: int) -> int:
    """The cards that could pay for it: of its colour, or of that of which there are most, and wilds."""
    colour = int(ed.colour[route])
    suited = max(s.hand[seat][: t.COLOURS]) if colour == t.WILD else s.hand[seat][colour]
    return int(suited) + int(s.hand[seat][t.WILD])
