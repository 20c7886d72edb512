"""What the others did in a game of Amsterdam, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.core.messages import Arg
from langbord.core.moves import OFF
from langbord.core.recap import Deeds, Flow, Line
from langbord.games.amsterdam.actions import AmsterdamBook
from langbord.games.amsterdam.describe import block_args, card_args
from langbord.games.amsterdam.view import View


def recap(deeds: Deeds, view: View, book: AmsterdamBook, viewer: int) -> Iterator[Line]:
    """What hit the reader, then points, blocks, cards, deliveries, the Amstel and the dice."""
    mine = f"seat {deeds.seat}"
    yield from _against(deeds, view, viewer)
    if points := deeds.count("point", to=f"{mine} points") - deeds.count("point", start=f"{mine} points"):
        yield deeds.line("amsterdam-recap-scored", {"points": points})
    for flow in deeds.flows(f"mark {deeds.seat}", to="block"):
        block = block_args(book, book.names["block"].index(flow.to.partition(" ")[2]))
        args = {"district": block["district"], "number": block["number"]}
        yield deeds.line("amsterdam-recap-block", args, [flow.to])
    if active := deeds.flows("card", to=f"{mine} table"):
        yield deeds.line("amsterdam-recap-activated", _cards(book, active), [flow.thing for flow in active])
    if taken := deeds.flows("card", to=f"{mine} hand"):
        yield deeds.line("amsterdam-recap-took", _cards(book, taken), [flow.thing for flow in taken])
    if delivered := deeds.flows("good", start=f"{mine} cargo", to="space"):
        goods = [f"@amsterdam-good-{flow.name}" for flow in delivered for _ in range(flow.count)]
        yield deeds.line("amsterdam-recap-delivered", {"goods": goods}, [flow.to for flow in delivered])
    if steps := _steps(deeds, deeds.seat):
        yield deeds.line("amsterdam-recap-amstel", {"spaces": steps}, [f"amstel {view.seats[deeds.seat].disc}"])
    if cubes := deeds.count("cube", start=OFF, to=f"{mine} wheel"):
        yield deeds.line("amsterdam-recap-dice", {"count": cubes}, ["dice"])
    if sailed := deeds.flows(f"ship {deeds.seat}"):
        yield deeds.line("amsterdam-recap-sailed", None, [flow.to for flow in sailed[-1:]])


def _against(deeds: Deeds, view: View, viewer: int) -> Iterator[Line]:
    own, other = view.seats[viewer].disc, view.seats[deeds.seat].disc
    if other - _steps(deeds, deeds.seat) <= own < other:
        yield deeds.line("amsterdam-recap-overtook", None, [f"amstel {other}"], against=True)
    if tiles := deeds.count("penalty", to=f"seat {viewer} penalties"):
        yield deeds.line("amsterdam-recap-penalised", {"tiles": tiles}, [f"seat {viewer} penalties"], against=True)


def _steps(deeds: Deeds, seat: int) -> int:
    """How far a disc went down the Amstel."""
    return sum(int(flow.to.split(" ")[1]) - int(flow.start.split(" ")[1]) for flow in deeds.flows(f"disc {seat}"))


def _cards(book: AmsterdamBook, flows: list[Flow]) -> dict[str, Arg]:
    """How many cards, and their types."""
    types = [str(card_args(book, book.names["card"].index(flow.name))["type"]) for flow in flows]
    return {"count": len(types), "cards": types}
