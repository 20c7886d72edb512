"""What routes, contracts and cards are called in messages."""

from __future__ import annotations

from langbord.core.messages import Arg
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import TicketsBook


def route_args(book: TicketsBook, route: int) -> dict[str, Arg]:
    ed = book.table
    grey = ed.colour[route] == t.WILD
    return {
        "a": book.printed.place[ed.end_a[route]].name,
        "b": book.printed.place[ed.end_b[route]].name,
        "length": ed.length[route],
        "colour": "@tickets-grey" if grey else card_name(book, ed.colour[route]),
        "cart": ed.cart[route],
    }


def contract_args(book: TicketsBook, contract: int) -> dict[str, Arg]:
    ed = book.table
    return {
        "a": book.printed.place[ed.contract_a[contract]].name,
        "b": book.printed.place[ed.contract_b[contract]].name,
        "value": ed.value[contract],
    }


def card_name(book: TicketsBook, card: int) -> str:
    return f"@tickets-card-{book.names['card'][card]}"
