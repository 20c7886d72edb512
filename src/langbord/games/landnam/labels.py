"""What the actions of Landnám are called in a list to choose from."""

from __future__ import annotations

from langbord.core.actions import is_a, part, parts
from langbord.core.messages import Arg, Event
from langbord.games.landnam import say
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, Do, LandnamBook, building_cell, farm_corner, step_cards
from langbord.games.landnam.board import unit_of, unit_owner
from langbord.games.landnam.exploration import terrain_of
from langbord.games.landnam.passage import is_unknown
from langbord.games.landnam.state import State
from langbord.games.landnam.trade import maker_of

PASSES = {  # to leave it at that, by what was asked; the others by their phase
    DO.enough: "enough",
    DO.stop: "further",
    **dict.fromkeys((DO.nothing, DO.stay, DO.leave, DO.decline, DO.done), None),
}


def label(s: State, book: LandnamBook, seat: int, action: int) -> Event:
    declared = Do.of(action)
    if declared.kind in PASSES:
        ends_trade = declared.kind == DO.done and s.phase == t.OFFER
        phase = "trade" if ends_trade else book.names["phase"][s.phase]
        return Event(f"landnam-pass-{PASSES[declared.kind] or phase}")
    if is_a(DO.step, action):
        return _step(s, book, seat, action)
    if is_a(DO.choose, action):
        return _find(s, book, s.finds[part(DO.choose, action)])
    if is_a(DO.accept, action):
        return _accept(s, book)
    if is_a(DO.build, action) or is_a(DO.build_outer, action):
        return _unit(s, book, action)
    args = {**_arguments(book, action), **_more_arguments(s, book, seat, action)}
    return Event(f"landnam-do-{declared.name.replace('_', '-')}", args)


def _arguments(book: LandnamBook, action: int) -> dict[str, Arg]:
    """What an action's own arguments say."""
    told: dict[str, Arg] = {}
    for name, value in Do.of(action).parts(action).items():
        if name == "given":
            told["given"] = say.kind(book, value)
        elif name in ("kind", "taken"):
            told["kind"] = say.kind(book, value)
        elif name == "card":
            told["card"] = say.card(book, value)
        elif name == "seat":
            told["other"] = say.player(value)
        elif name == "cell":
            told["cell"] = say.cell(book, value)
        elif name == "corner":
            told["corner"] = say.corner(book, value)
        elif name == "cards":
            told["count"] = value
    return told


def _more_arguments(s: State, book: LandnamBook, seat: int, action: int) -> dict[str, Arg]:
    """What the position says besides."""
    if is_a(DO.propose, action):
        return say.offer(s, book, seat)
    if is_a(DO.more, action):
        return {"card": say.card(book, t.RICH_HARVEST)}
    if is_a(DO.retreat, action):
        return {"piece": say.piece(s.fleeing)}
    if is_a(DO.summon, action):
        unit, _, _ = parts(DO.summon, action)
        return {"other": say.player(unit_owner(unit)), **_place(s, book, unit)}
    if is_a(DO.farm, action):
        unit = unit_of(seat, parts(DO.farm, action)[0])
        return {**_place(s, book, unit), "corner": say.corner(book, farm_corner(s, book, seat, action))}
    if is_a(DO.harbour, action):
        return {"cell": say.cell(book, s.place[unit_of(seat, parts(DO.harbour, action)[0])])}
    if is_a(DO.till, action):
        return {"cell": say.cell(book, s.place[unit_of(seat, part(DO.till, action))])}
    return {}


def _place(s: State, book: LandnamBook, unit: int) -> dict[str, Arg]:
    return {"piece": say.piece(unit), "cell": say.cell(book, s.place[unit])}


def _step(s: State, book: LandnamBook, seat: int, action: int) -> Event:
    piece, cell, _ = parts(DO.step, action)
    unit = unit_of(seat, piece)
    cards = [say.card(book, card) for card in step_cards(s, book, seat, action)]
    args: dict[str, Arg] = {"piece": say.piece(unit), "from": say.cell(book, s.place[unit])}
    args["cell"] = say.cell(book, cell)
    name = f"landnam-do-{'explore' if is_unknown(s, cell) else 'step'}{'-with' if cards else ''}"
    return Event(name, {**args, "cards": cards} if cards else args)


def _find(s: State, book: LandnamBook, find: int) -> Event:
    terrain = terrain_of(s, book.table, find)
    _, red, _ = parts(t.FINDS, find)
    args: dict[str, Arg] = {"terrain": say.terrain(book, terrain), "number": book.table.red[red]}
    numbered = book.table.product[terrain] != t.NONE
    return Event("landnam-do-choose-number" if numbered else "landnam-do-choose", args)


def _accept(s: State, book: LandnamBook) -> Event:
    """A case to take over, or what a maker offers: unasked, openly, or against the active player's offer."""
    if s.phase == t.HANDOVER:
        return Event("landnam-do-take-case")
    maker = {t.TRADE: maker_of(s), t.OFFER: s.active}.get(s.phase, s.partner)
    return Event("landnam-do-accept", {"other": say.player(maker), **say.offer(s, book, maker)})


def _unit(s: State, book: LandnamBook, action: int) -> Event:
    if is_a(DO.build_outer, action):
        return Event("landnam-do-ship", {"cell": say.cell(book, t.OUTER)})
    corner, _, _ = parts(DO.build, action)
    cell = building_cell(book, action)
    name = "landnam-do-ship-at" if s.terrain[cell] == t.SEA else "landnam-do-settler-at"
    return Event(name, {"cell": say.cell(book, cell), "corner": say.corner(book, corner)})
