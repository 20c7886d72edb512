"""What the others did in a game of Tickets, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.core.recap import Deeds, Line
from langbord.games.tickets.actions import TicketsBook
from langbord.games.tickets.network import leads_over
from langbord.games.tickets.view import View
from langbord.games.tickets.wording import route_args


def recap(deeds: Deeds, view: View, book: TicketsBook, viewer: int) -> Iterator[Line]:
    """Routes first: one that the reader wanted for a contract is against him."""
    mine = f"seat {deeds.seat}"
    carts = view.seats[deeds.seat].carts
    for flow in deeds.flows("cart", to="route"):
        route = flow.to.partition(" ")[2]
        ends = {name: arg for name, arg in route_args(book, book.names["route"].index(route)).items() if name in "ab"}
        wanted = is_wanted(view, book, viewer, book.names["route"].index(route))
        told = "tickets-recap-claimed-wanted" if wanted else "tickets-recap-claimed"
        yield deeds.line(told, {"carts": carts, **ends}, [flow.to], against=wanted)
    if taken := deeds.flows("card", start="row", to=f"{mine} hand"):
        cards = [f"@tickets-card-{flow.name}" for flow in taken for _ in range(flow.count)]
        yield deeds.line("tickets-recap-took", {"count": len(cards), "cards": cards}, [flow.start for flow in taken])
    if drawn := deeds.count("card", start="pile", to=f"{mine} hand"):
        yield deeds.line("tickets-recap-drew", {"count": drawn}, ["pile"])
    if kept := deeds.count("contract", to=f"{mine} contracts"):
        yield deeds.line("tickets-recap-kept", {"count": kept}, ["contracts"])


def is_wanted(view: View, book: TicketsBook, viewer: int, route: int) -> bool:
    """Was a route, before it was claimed, on a shortest way for a contract of the reader? A free twin does as well."""
    ed, names = book.table, book.names["route"]
    own = {names.index(name) for name, owner in view.claimed.items() if owner == viewer}
    taken = {names.index(name) for name in (*view.claimed, *view.closed)} | {int(ed.twin[one]) for one in own}
    free = set(range(len(names))) - taken
    if int(ed.twin[route]) in free:
        return False
    carts = view.seats[viewer].carts
    open_contracts = [book.names["contract"].index(one.name) for one in view.seats[viewer].shown if not one.completed]
    return any(leads_over(ed, one, route, bits(own), bits(free | {route}), carts) for one in open_contracts)


def bits(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)
