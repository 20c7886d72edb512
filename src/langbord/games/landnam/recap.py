"""What the others did in a game of Landnám, in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from langbord.core.messages import Arg
from langbord.core.moves import OFF
from langbord.core.recap import Deeds, Flow, Line
from langbord.games.landnam.actions import LandnamBook
from langbord.games.landnam.view import View

PIECES = ("settler", "ship")


def recap(deeds: Deeds, view: View, book: LandnamBook, viewer: int) -> Iterator[Line]:
    """What happened to the reader, then what was built, found, awarded, exchanged and harvested, then ways."""
    mine, reader = f"seat {deeds.seat}", f"seat {viewer}"
    yield from _against(deeds, view, viewer)
    for flow in deeds.flows(f"house {deeds.seat}", start=f"{mine} supply"):
        village = flow.to in view.buildings and view.buildings[flow.to].houses > 1
        told = "landnam-recap-village" if village else "landnam-recap-farm"
        yield deeds.line(told, {"corner": flow.to.upper()}, [flow.to])
    for token in ("white", "red", "black"):
        if count := deeds.count(f"token {token}", to=f"{mine} tokens"):
            yield deeds.line(f"landnam-token-{token}", {"count": count})
    for piece in PIECES:
        if new := deeds.flows(f"{piece} {deeds.seat}", start=f"{mine} supply"):
            yield deeds.line(f"landnam-recap-new-{piece}", {"count": len(new)}, [flow.to for flow in new])
    for flow in deeds.flows("tile", start="tiles"):
        args: dict[str, Arg] = {"cell": flow.to.upper(), "terrain": f"@landnam-terrain-{flow.name}"}
        yield deeds.line("landnam-recap-found", args, [flow.to])
    if traded := [flow for flow in deeds.flows("resource", to=f"{mine} hand") if flow.start.startswith("seat ")]:
        yield deeds.line("landnam-recap-traded", {"cards": _cards(traded)})
    if got := deeds.flows("resource", start=OFF, to=f"{reader} hand"):
        yield deeds.line("landnam-recap-you-got", {"cards": _cards(got)}, [f"{reader} hand"])
    if got := deeds.flows("resource", start=OFF, to=f"{mine} hand"):
        yield deeds.line("landnam-recap-got", {"cards": _cards(got)})
    for piece in PIECES:
        ways = deeds.flows(f"{piece} {deeds.seat}")
        if steps := [flow for flow in ways if not flow.start.startswith("seat ") and not flow.to.startswith("seat ")]:
            start, to = steps[0].start, steps[-1].to
            args = {"piece": f"@landnam-{piece}", "from": _cell(start), "cell": _cell(to)}
            yield deeds.line("landnam-recap-moved", args, [to])


def _against(deeds: Deeds, view: View, viewer: int) -> Iterator[Line]:
    """What hit the reader: a unit driven away, lost or outlawed, cards lost."""
    reader = f"seat {viewer}"
    for piece in PIECES:
        for flow in deeds.flows(f"{piece} {viewer}"):
            gone = flow.to.startswith("seat ")
            place = flow.start if gone else flow.to
            told = "landnam-recap-lost-unit" if gone else "landnam-recap-driven"
            yield deeds.line(told, {"piece": f"@landnam-{piece}", "cell": _cell(place)}, [place], against=True)
    own = {unit.cell for unit in view.units if unit.seat == viewer}
    for flow in deeds.flows("red", start=OFF):
        if flow.to in own:  # the plaintiff's doing, whoever was the last to answer in the case
            outlawed = deeds.line("landnam-recap-outlawed", {"cell": _cell(flow.to)}, [flow.to], against=True)
            yield outlawed.by(int(flow.name))
    if lost := deeds.flows("resource", start=f"{reader} hand", to=OFF):
        yield deeds.line("landnam-recap-you-lost", {"cards": _cards(lost)}, [f"{reader} hand"], against=True)


def _cards(flows: Iterable[Flow]) -> list[str]:
    return [f"@landnam-kind-{flow.name}" for flow in flows for _ in range(flow.count)]


def _cell(cell: str) -> str:
    return "@landnam-outer-sea" if cell == "outer" else cell.upper()
