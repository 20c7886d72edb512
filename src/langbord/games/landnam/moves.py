"""What goes where in a game of Landnám.

Counted are resource cards in hands and at stake; fate cards; units, houses, tiles, numbers and harbours on the board
and beside it; red tokens at units; tokens and points of the players; the dice. The stock of resources is not: a view
tells of it only what has run out.
"""

from __future__ import annotations

from collections import Counter

from langbord.core.moves import Ledger, Lying, Move, things
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import LandnamBook
from langbord.games.landnam.board import is_ship, unit_owner
from langbord.games.landnam.state import State
from langbord.games.landnam.turn import points
from langbord.games.landnam.view import SeatView, View

PILE, DISCARD, TILES, NUMBERS, HARBOURS, DICE = "pile", "discard", "tiles", "numbers", "harbours", "dice"
SIDES = tuple(f"case {name}" for name in t.PARTY_NAMES)


def lying(view: View, book: LandnamBook, viewer: int | None) -> Lying:
    """How many of what lie where, as a view tells it."""
    found = Counter[tuple[str, str]]()
    found.update((DICE, f"die {pips}") for pips in view.dice if pips)
    found[PILE, "fate"] = view.pile
    found.update({(DISCARD, f"fate {card}"): count for card, count in view.discard.items()})
    found.update({(TILES, f"tile {terrain}"): count for terrain, count in view.tiles.items()})
    found.update({(NUMBERS, f"number {value}"): count for value, count in view.markers.items()})
    found.update({(HARBOURS, f"harbour {kind}"): count for kind, count in view.harbour_markers.items()})
    for cell, hex_ in view.hexes.items():
        found[cell, f"tile {hex_.terrain}"] = 1
        if hex_.number is not None:
            found[cell, f"number {hex_.number}"] = 1
        if hex_.harbour is not None:
            found[cell, f"harbour {hex_.harbour}"] = 1
    for unit in view.units:
        found[unit.cell, f"{'ship' if unit.piece.startswith('ship') else 'settler'} {unit.seat}"] += 1
        found.update((unit.cell, f"red {plaintiff}") for plaintiff in (*unit.red, *unit.far))
    for corner, building in view.buildings.items():
        found[corner, f"house {building.seat}"] = building.houses
    if view.case is not None:
        for side, staked in zip(SIDES, view.case.staked, strict=True):
            found.update({(side, f"resource {kind}"): count for kind, count in staked.items()})
    for seat, player in enumerate(view.seats):
        found.update(_before_player(seat, player))
        if view.own is not None and seat == viewer:
            found.update({(f"seat {seat} fate", f"fate {card}"): count for card, count in view.own.fate.items()})
        else:
            found[f"seat {seat} fate", "fate"] = player.fate_cards
    return {key: count for key, count in found.items() if count}


def _before_player(seat: int, player: SeatView) -> Counter[tuple[str, str]]:
    found = Counter[tuple[str, str]]()
    if player.hand is None:
        found[f"seat {seat} hand", "resource"] = player.resources
    else:
        found.update({(f"seat {seat} hand", f"resource {kind}"): count for kind, count in player.hand.items()})
    found[f"seat {seat} points", "point"] = player.points
    found.update({(f"seat {seat} tokens", f"token {token}"): count for token, count in player.tokens.items()})
    found[f"seat {seat} red", f"red {seat}"] = player.loose_tokens
    for thing, count in (("house", player.houses), ("settler", player.settlers), ("ship", player.ships)):
        found[f"seat {seat} supply", f"{thing} {seat}"] = count
    return found


def moves(before: State, book: LandnamBook, actor: int, action: int, after: State, viewer: int | None) -> list[Move]:
    """What a viewer sees going where."""
    ledger, names = Ledger(), book.names
    if after.dice != before.dice:
        for pips in range(1, t.PIPS + 1):
            ledger.count(DICE, f"die {pips}", before.dice.count(pips), after.dice.count(pips))
    ledger.counts(TILES, things("tile", names["terrain"]), before.tiles, after.tiles)
    ledger.counts(NUMBERS, (f"number {value}" for value in range(t.VALUES)), before.markers, after.markers)
    ledger.counts(HARBOURS, things("harbour", names["kind"]), before.harbour_markers, after.harbour_markers)
    _board(ledger, before, book, after)
    _cards(ledger, before, book, after, viewer)
    if after.tokens != before.tokens or after.loose != before.loose or after.houses != before.houses:
        for seat in range(after.players):
            _standing(ledger, before, book, after, seat)
    return ledger.moves()


def _standing(ledger: Ledger, before: State, book: LandnamBook, after: State, seat: int) -> None:
    """A player's tokens, and his points."""
    tokens = things("token", book.names["token"])
    ledger.counts(f"seat {seat} tokens", tokens, before.tokens[seat], after.tokens[seat])
    ledger.count(f"seat {seat} red", f"red {seat}", before.loose[seat], after.loose[seat])
    had, has = (points(s, book.table, seat) for s in (before, after))
    ledger.count(f"seat {seat} points", "point", had, has)


def _cards(ledger: Ledger, before: State, book: LandnamBook, after: State, viewer: int | None) -> None:
    """Resources, which everybody sees going although hands may lie face down (LNQ95); and fate cards."""
    resources, fates = things("resource", book.names["kind"]), things("fate", book.names["card"])
    ledger.count(PILE, "fate", sum(before.pile), sum(after.pile), shut=True)
    ledger.counts(DISCARD, fates, before.discard, after.discard)
    for side, place in enumerate(SIDES):
        had, has = (s.staked[side] if s.case_unit != t.NONE else [0] * t.KINDS for s in (before, after))
        ledger.counts(place, resources, had, has)
    for seat in range(after.players) if after.hand != before.hand or after.fate != before.fate else ():
        shut = seat != viewer and not after.open_hands
        ledger.counts(f"seat {seat} hand", resources, before.hand[seat], after.hand[seat], shut=shut)
        if seat == viewer:
            ledger.counts(f"seat {seat} fate", fates, before.fate[seat], after.fate[seat])
        else:
            ledger.count(f"seat {seat} fate", "fate", sum(before.fate[seat]), sum(after.fate[seat]), shut=True)


def _board(ledger: Ledger, before: State, book: LandnamBook, after: State) -> None:
    names = book.names
    if after.terrain != before.terrain or after.number != before.number or after.harbour != before.harbour:
        for cell in range(book.table.cells):
            for had, has in zip(_on_hex(before, book, cell), _on_hex(after, book, cell), strict=True):
                ledger.one(names["cell"][cell], had, has)
    if after.houses != before.houses:
        for corner in range(book.table.corners):
            if after.houses[corner] != before.houses[corner]:
                seat = max(before.owner[corner], after.owner[corner])
                ledger.count(names["corner"][corner], f"house {seat}", before.houses[corner], after.houses[corner])
                ledger.count(f"seat {seat} supply", f"house {seat}", after.houses[corner], before.houses[corner])
    if after.place != before.place or after.red != before.red or after.far != before.far:
        for unit in range(after.players * t.PIECES):
            if _by(before, unit) != _by(after, unit):
                _unit(ledger, before, book, after, unit)


def _on_hex(s: State, book: LandnamBook, cell: int) -> tuple[str | None, str | None, str | None]:
    if s.terrain[cell] == t.UNKNOWN:
        return None, None, None
    number, harbour = s.number[cell], s.harbour[cell]
    return (
        f"tile {book.names['terrain'][s.terrain[cell]]}",
        f"number {number}" if number else None,
        f"harbour {book.names['kind'][harbour]}" if harbour != t.NONE else None,
    )


def _by(s: State, unit: int) -> tuple[int, int, int]:
    """Where a unit is, and the red tokens by it."""
    return s.place[unit], s.red[unit], s.far[unit]


def _unit(ledger: Ledger, before: State, book: LandnamBook, after: State, unit: int) -> None:
    """A unit, and the red tokens that stand by it."""
    seat = unit_owner(unit)
    piece, supply = f"{'ship' if is_ship(unit) else 'settler'} {seat}", f"seat {seat} supply"
    was, is_ = (supply if s.place[unit] == t.SUPPLY else book.names["cell"][s.place[unit]] for s in (before, after))
    ledger.count(was, piece, 1, 0)
    ledger.count(is_, piece, 0, 1)
    for plaintiff in range(after.players):
        had, has = (sum(bits[unit] >> plaintiff & 1 for bits in (s.red, s.far)) for s in (before, after))
        ledger.count(was, f"red {plaintiff}", had, 0)
        ledger.count(is_, f"red {plaintiff}", 0, has)
