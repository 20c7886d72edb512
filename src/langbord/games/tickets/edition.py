"""The printed facts of Tickets: the file's form, the rules it must keep, and the table that the rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from langbord.core import edition as core
from langbord.core.edition import Datum, Source
from langbord.core.record import Record, i8
from langbord.games.tickets import terms as t
from langbord.games.tickets.state import PLAYERS

Colour = Literal["pink", "blue", "green", "black", "red", "orange"]


class Material(Datum, frozen=True):
    carts: int
    hand: int
    row: int
    bonus_cards: int
    last_carts: int


class Scoring(Datum, frozen=True):
    route_points: list[int]


class Bonus(Datum, frozen=True):
    players: int
    points: list[int]


class Card(Datum, frozen=True):
    id: str
    count: int


class Place(Datum, frozen=True):
    id: str
    name: str
    x: int
    y: int


class Route(Datum, frozen=True):
    ends: tuple[str, str]
    length: int
    colour: Colour | Literal["grey"]
    cart: bool
    cart_source: Source


class Contract(Datum, frozen=True):
    ends: tuple[str, str]
    value: int


class Printed(core.Printed, frozen=True):
    material: Material
    scoring: Scoring
    bonus: list[Bonus]
    card: list[Card]
    place: list[Place]
    route: list[Route]
    contract: list[Contract]


class Edition(Record):
    carts = i8
    hand = i8  # cards dealt to each player
    bonus_cards = i8
    last_carts = i8
    card_count = i8[t.CARDS]
    route_points = i8[t.MAX_LENGTH + 1]  # by length
    bonus_points = i8[t.SEATS + 1, t.SEATS]  # by number of players and place
    end_a = i8[t.ROUTES].of(t.PLACES)
    end_b = i8[t.ROUTES].of(t.PLACES)
    length = i8[t.ROUTES]
    colour = i8[t.ROUTES].of(t.CARDS)  # t.WILD: grey, any one colour
    cart = i8[t.ROUTES]
    twin = i8[t.ROUTES].of(t.ROUTES)  # the other one of a double route, or t.NONE
    contract_a = i8[t.CONTRACTS].of(t.PLACES)
    contract_b = i8[t.CONTRACTS].of(t.PLACES)
    value = i8[t.CONTRACTS]


def problems(printed: Printed) -> Iterator[str]:
    """What is wrong with an edition, a sentence each."""
    yield from _wrong_numbers(printed)
    yield from _wrong_ends(printed)
    for number, route in enumerate(printed.route, 1):
        if not 1 <= route.length <= t.MAX_LENGTH:
            yield f"route {number} has {route.length} spaces; it must have 1 to {t.MAX_LENGTH}"
    for pair, routes in _by_ends(printed.route).items():
        if len(routes) > 2 or len({r.length for r in routes}) > 1 or len({r.colour for r in routes}) < len(routes):
            both = " and ".join(sorted(pair))
            yield f"the routes between {both} must be one, or two of equal length and different colours"
    for pair, times in Counter(frozenset(contract.ends) for contract in printed.contract).items():
        if times > 1:
            yield f"there are {times} contracts for {' and '.join(sorted(pair))}"
    yield from _wrong_contracts(printed)


def _wrong_ends(printed: Printed) -> Iterator[str]:
    places = {place.id for place in printed.place}
    ends = [(f"route {number}", route.ends) for number, route in enumerate(printed.route, 1)]
    ends += [(f"contract {number}", contract.ends) for number, contract in enumerate(printed.contract, 1)]
    for entry, (a, b) in ends:
        for unknown in sorted({a, b} - places):
            yield f"{entry} names the place {unknown!r}, which does not exist"
        if a == b:
            yield f"{entry} begins and ends at {a!r}"


def _wrong_numbers(printed: Printed) -> Iterator[str]:
    counted = (("card", printed.card, t.CARDS), ("place", printed.place, t.PLACES), ("route", printed.route, t.ROUTES))
    for kind, entries, wanted in (*counted, ("contract", printed.contract, t.CONTRACTS)):
        if len(entries) != wanted:
            yield f"there are {len(entries)} {kind} entries; the game has {int(wanted)}"
    if tuple(card.id for card in printed.card) != t.CARD_NAMES:
        yield f"the card entries must be {', '.join(t.CARD_NAMES)}, in this order"
    if len({place.id for place in printed.place}) != len(printed.place):
        yield "two places have the same id"
    if printed.material.row != t.ROW:
        yield f"the row has {printed.material.row} cards; the game is made for {t.ROW}"
    if min(printed.material.carts, printed.material.hand, *(card.count for card in printed.card)) < 0:
        yield "a number of carts or cards is negative"
    if sum(card.count for card in printed.card) < t.SEATS * printed.material.hand + t.ROW:
        yield "there are too few cards to deal the hands and the row"
    if sorted(bonus.players for bonus in printed.bonus) != list(PLAYERS):
        yield "there must be one bonus entry for each number of players, 2 to 4"
    for bonus in printed.bonus:
        if len(bonus.points) != bonus.players:
            yield f"the bonus for {bonus.players} players must list {bonus.players} values"
    if len(printed.scoring.route_points) != t.MAX_LENGTH:
        yield f"route_points must list the points for 1 to {t.MAX_LENGTH} spaces"
    carts = sum(route.cart for route in printed.route)
    if carts > printed.material.bonus_cards:
        yield f"{carts} routes carry a cart symbol, but there are {printed.material.bonus_cards} bonus cards"


def _wrong_contracts(printed: Printed) -> Iterator[str]:
    """What we ask of contracts that are reconstructed: printed ones are as they are."""
    ways = distances(printed)
    adjacent = _by_ends(printed.route)
    for number, contract in enumerate(printed.contract, 1):
        way = ways.get(contract.ends)
        if way is None:
            yield f"contract {number} joins places between which there is no way"
        elif contract.source == "reconstructed" and frozenset(contract.ends) in adjacent:
            yield f"contract {number} joins neighbours; a reconstructed one must not"
        elif contract.source == "reconstructed" and contract.value != way:
            yield f"contract {number} is worth {contract.value}; a reconstructed one is worth its shortest way, {way}"


def _by_ends(routes: list[Route]) -> dict[frozenset[str], list[Route]]:
    groups: dict[frozenset[str], list[Route]] = {}
    for route in routes:
        groups.setdefault(frozenset(route.ends), []).append(route)
    return groups


def distances(printed: Printed) -> dict[tuple[str, str], int]:
    """The shortest way between every two places that are joined, in spaces (Floyd and Warshall)."""
    ways = {(place.id, place.id): 0 for place in printed.place}
    for route in printed.route:
        a, b = route.ends
        ways[a, b] = ways[b, a] = min(route.length, ways.get((a, b), route.length))
    for via in (place.id for place in printed.place):
        for a, first in [(a, way) for (a, b), way in ways.items() if b == via]:
            for b, second in [(b, way) for (a, b), way in ways.items() if a == via]:
                ways[a, b] = min(first + second, ways.get((a, b), first + second))
    return ways


def tabulate(printed: Printed) -> Edition:
    """The flat table of an edition without problems."""
    ed = Edition()
    ed.carts, ed.hand = printed.material.carts, printed.material.hand
    ed.bonus_cards, ed.last_carts = printed.material.bonus_cards, printed.material.last_carts
    ed.card_count = [card.count for card in printed.card]
    ed.route_points = [0, *printed.scoring.route_points]
    for bonus in printed.bonus:
        ed.bonus_points[bonus.players] = bonus.points + [0] * (t.SEATS - bonus.players)
    number = {place.id: k for k, place in enumerate(printed.place)}
    ed.end_a, ed.end_b = ([number[route.ends[end]] for route in printed.route] for end in (0, 1))
    ed.length = [route.length for route in printed.route]
    ed.colour = [t.WILD if route.colour == "grey" else t.CARD_NAMES.index(route.colour) for route in printed.route]
    ed.cart = [int(route.cart) for route in printed.route]
    ed.twin = [_twin(printed.route, k) for k in range(t.ROUTES)]
    ed.contract_a, ed.contract_b = ([number[contract.ends[end]] for contract in printed.contract] for end in (0, 1))
    ed.value = [contract.value for contract in printed.contract]
    return ed


def _twin(routes: list[Route], k: int) -> int:
    same = [j for j, route in enumerate(routes) if j != k and set(route.ends) == set(routes[k].ends)]
    return same[0] if same else t.NONE


def names(printed: Printed) -> dict[str, tuple[str, ...]]:
    """Names of all that a state or an action speaks of. A route of a double has its colour in its name."""
    doubles = {pair for pair, routes in _by_ends(printed.route).items() if len(routes) == 2}
    return {
        "card": t.CARD_NAMES,
        "phase": t.PHASE_NAMES,
        "spot": t.SPOT_NAMES,
        "place": tuple(place.id for place in printed.place),
        "route": tuple(
            "-".join(route.ends) + (f"/{route.colour}" if frozenset(route.ends) in doubles else "")
            for route in printed.route
        ),
        "contract": tuple("-".join(contract.ends) for contract in printed.contract),
    }
