"""What the others did in a game of Tickets, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.core.recap import Deeds, Line
from langbord.games.tickets.actions import TicketsBook
from langbord.games.tickets.describe import route_args
from langbord.games.tickets.network import NO_WAY, way_by
from langbord.games.tickets.view import View


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
        yield deeds.line("tickets-recap-took", {"cards": cards}, [flow.start for flow in taken])
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
    length, carts = int(ed.length[route]), view.seats[viewer].carts
    for contract in view.seats[viewer].shown:
        if not contract.completed:
            number = book.names["contract"].index(contract.name)
            shortest = way_by(ed, number, bits(own), bits(free | {route}), carts)
            through = length + way_by(ed, number, bits(own | {route}), bits(free), carts - length)
            if through == shortest < NO_WAY:
                return True
    return False


def bits(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)
