"""What the others did in a game of Tickets, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.core.recap import Deeds, Line
from langbord.games.tickets.actions import TicketsBook
from langbord.games.tickets.describe import route_args
from langbord.games.tickets.view import View


def recap(deeds: Deeds, view: View, book: TicketsBook, viewer: int) -> Iterator[Line]:
    """Routes first: one at the end of a contract that the reader has still to fulfil is against him."""
    mine = f"seat {deeds.seat}"
    carts = view.seats[deeds.seat].carts
    for flow in deeds.flows("cart", to="route"):
        route = flow.to.partition(" ")[2]
        ends = {name: arg for name, arg in route_args(book, book.names["route"].index(route)).items() if name in "ab"}
        wanted = not wanted_places(view, viewer).isdisjoint(route.partition("/")[0].split("-"))
        told = "tickets-recap-claimed-wanted" if wanted else "tickets-recap-claimed"
        yield deeds.line(told, {"carts": carts, **ends}, [flow.to], against=wanted)
    if taken := deeds.flows("card", start="row", to=f"{mine} hand"):
        cards = [f"@tickets-card-{flow.name}" for flow in taken for _ in range(flow.count)]
        yield deeds.line("tickets-recap-took", {"cards": cards}, [flow.start for flow in taken])
    if drawn := deeds.count("card", start="pile", to=f"{mine} hand"):
        yield deeds.line("tickets-recap-drew", {"count": drawn}, ["pile"])
    if kept := deeds.count("contract", to=f"{mine} contracts"):
        yield deeds.line("tickets-recap-kept", {"count": kept}, ["contracts"])


def wanted_places(view: View, viewer: int) -> set[str]:
    """The ends of the reader's contracts that are not fulfilled."""
    contracts = [contract for contract in view.seats[viewer].shown if not contract.completed]
    return {place for contract in contracts for place in contract.name.split("-")}
