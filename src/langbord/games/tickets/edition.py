"""The printed facts of Tickets: the file's form, the rules it must keep, and the table that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from langbord.core import edition as core
from langbord.core.edition import Datum, Id, Source, Title, filled, repeated
from langbord.core.record import Record, i8
from langbord.core.rule import count
from langbord.games.tickets import terms as t
from langbord.games.tickets.state import PLAYERS

Colour = Literal["pink", "blue", "green", "black", "red", "orange"]
Count = Annotated[int, Meta(ge=1, le=100)]  # of carts, of cards of a kind
Points = Annotated[int, Meta(ge=0, le=50)]
Length = Annotated[int, Meta(ge=1, le=t.MAX_LENGTH)]
Coordinate = Annotated[int, Meta(ge=0, le=1000)]
Ends = tuple[Id, Id]


class Material(Datum, frozen=True):
    carts: Count
    hand: Annotated[int, Meta(ge=1, le=10)]
    row: Annotated[int, Meta(ge=t.ROW, le=t.ROW)]
    bonus_cards: Annotated[int, Meta(ge=0, le=100)]
    last_carts: Annotated[int, Meta(ge=0, le=99)]


class Scoring(Datum, frozen=True):
    route_points: Annotated[list[Points], Meta(min_length=t.MAX_LENGTH, max_length=t.MAX_LENGTH)]


class Bonus(Datum, frozen=True):
    players: Annotated[int, Meta(ge=PLAYERS.start, lt=PLAYERS.stop)]
    points: list[Points]


class Card(Datum, frozen=True):
    id: Colour | Literal["wild"]
    count: Count


class Place(Datum, frozen=True):
    id: Id
    name: Title
    x: Coordinate
    y: Coordinate


class Route(Datum, frozen=True):
    ends: Ends
    length: Length
    colour: Colour | Literal["grey"]
    cart: bool
    cart_source: Source


class Contract(Datum, frozen=True):
    ends: Ends
    value: Annotated[int, Meta(ge=1, le=50)]


class Printed(core.Printed, frozen=True):
    material: Material
    scoring: Scoring
    bonus: list[Bonus]
    card: list[Card]
    place: Annotated[list[Place], Meta(min_length=12, max_length=int(t.PLACES))]
    route: Annotated[list[Route], Meta(min_length=40, max_length=int(t.ROUTES))]
    contract: Annotated[list[Contract], Meta(min_length=18, max_length=int(t.CONTRACTS))]


class Edition(Record):
    places = i8  # how many there are
    routes = i8
    contracts = i8
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
    around = i8[2 * t.ROUTES].of(t.ROUTES)  # the routes at the first place, at the second, and so on
    beyond = i8[2 * t.ROUTES].of(t.PLACES)  # where each of these leads
    around_from = i8[t.PLACES + 1]  # where those of each place begin
    contract_a = i8[t.CONTRACTS].of(t.PLACES)
    contract_b = i8[t.CONTRACTS].of(t.PLACES)
    value = i8[t.CONTRACTS]


@count
def route_count(ed: Edition) -> int:
    return ed.routes


@count
def contract_count(ed: Edition) -> int:
    return ed.contracts


@count
def place_count(ed: Edition) -> int:
    return ed.places


def problems(printed: Printed) -> Iterator[str]:
    """What is wrong with an edition, a sentence each."""
    yield from _wrong_numbers(printed)
    yield from _wrong_places(printed)
    for pair, routes in _by_ends(printed.route).items():
        if len(routes) > 2:
            yield f"there are {len(routes)} routes between {_both(pair)}; there may be two"
    for twice in sorted(set(repeated(_both(frozenset(contract.ends)) for contract in printed.contract))):
        yield f"there are two contracts for {twice}"
    ways = distances(printed)
    for number, contract in enumerate(printed.contract, 1):
        if contract.ends not in ways:
            yield f"contract {number} joins places between which there is no way"


def _wrong_places(printed: Printed) -> Iterator[str]:
    for twice in repeated(place.id for place in printed.place):
        yield f"two places have the id {twice!r}"
    places = {place.id for place in printed.place}
    ends = [(f"route {number}", route.ends) for number, route in enumerate(printed.route, 1)]
    ends += [(f"contract {number}", contract.ends) for number, contract in enumerate(printed.contract, 1)]
    for entry, (a, b) in ends:
        for unknown in sorted({a, b} - places):
            yield f"{entry} names the place {unknown!r}, which does not exist"
        if a == b:
            yield f"{entry} begins and ends at {a!r}"


def _wrong_numbers(printed: Printed) -> Iterator[str]:
    material = printed.material
    if tuple(card.id for card in printed.card) != t.CARD_NAMES:
        yield f"the card entries must be {', '.join(t.CARD_NAMES)}, in this order"
    if sum(card.count for card in printed.card) < t.SEATS * material.hand + t.ROW:
        yield f"material, hand is {material.hand}: there are too few cards to deal the hands and the row"
    if material.last_carts >= material.carts:
        yield f"material, last_carts is {material.last_carts}: with {material.carts} carts the first round is the last"
    if sorted(bonus.players for bonus in printed.bonus) != list(PLAYERS):
        yield "there must be one bonus entry for each number of players, 2 to 4"
    for number, bonus in enumerate(printed.bonus, 1):
        if len(bonus.points) != bonus.players:
            yield f"bonus {number} for {bonus.players} players must list {bonus.players} values"


def doubts(printed: Printed) -> Iterator[str]:
    """What we think likely of the box where its owner has not told us (docs/balance/tickets.md)."""
    ways, adjacent = distances(printed), _by_ends(printed.route)
    for number, contract in enumerate(printed.contract, 1):
        if contract.source != "reconstructed":
            continue
        if frozenset(contract.ends) in adjacent:
            yield f"contract {number} joins neighbours"
        elif contract.value != (way := ways[contract.ends]):
            yield f"contract {number} is worth {contract.value}, but its shortest way has {way} spaces"
    for pair, routes in adjacent.items():
        if len(routes) == 2 and any(route.source == "reconstructed" for route in routes):
            if routes[0].length != routes[1].length:
                yield f"the two routes between {_both(pair)} have different lengths"
            if routes[0].colour == routes[1].colour != "grey":
                yield f"the two routes between {_both(pair)} have the same colour"
    carts = [route for route in printed.route if route.cart]
    if len(carts) > printed.material.bonus_cards and any(route.cart_source == "reconstructed" for route in carts):
        yield f"{len(carts)} routes carry a cart symbol, but there are {printed.material.bonus_cards} bonus cards"


def _both(pair: frozenset[str]) -> str:
    return " and ".join(sorted(pair))


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
    ed.places, ed.routes, ed.contracts = len(printed.place), len(printed.route), len(printed.contract)
    number = {place.id: k for k, place in enumerate(printed.place)}
    ends = [[number[route.ends[end]] for route in printed.route] for end in (0, 1)]
    ed.end_a, ed.end_b = (filled(places, t.ROUTES, t.NONE) for places in ends)
    ed.length = filled([route.length for route in printed.route], t.ROUTES)
    colours = [t.WILD if route.colour == "grey" else t.CARD_NAMES.index(route.colour) for route in printed.route]
    ed.colour = filled(colours, t.ROUTES, t.NONE)
    ed.cart = filled([int(route.cart) for route in printed.route], t.ROUTES)
    ed.twin = filled([_twin(printed.route, k) for k in range(ed.routes)], t.ROUTES, t.NONE)
    _lay_around(ed)
    ends = [[number[contract.ends[end]] for contract in printed.contract] for end in (0, 1)]
    ed.contract_a, ed.contract_b = (filled(places, t.CONTRACTS, t.NONE) for places in ends)
    ed.value = filled([contract.value for contract in printed.contract], t.CONTRACTS)
    return ed


def _lay_around(ed: Edition) -> None:
    """The routes place by place: to find ways without looking at all of them."""
    ends = [(place, route) for route in range(ed.routes) for place in (ed.end_a[route], ed.end_b[route])]
    routes = [route for _, route in sorted(ends)]
    beyond = [ed.end_a[route] + ed.end_b[route] - place for place, route in sorted(ends)]
    ed.around, ed.beyond = filled(routes, 2 * t.ROUTES, t.NONE), filled(beyond, 2 * t.ROUTES, t.NONE)
    ed.around_from = [sum(place < other for place, _ in ends) for other in range(t.PLACES + 1)]


def _twin(routes: list[Route], k: int) -> int:
    same = [j for j, route in enumerate(routes) if j != k and set(route.ends) == set(routes[k].ends)]
    return same[0] if same else t.NONE


def names(printed: Printed) -> dict[str, tuple[str, ...]]:
    """Names of all that a state or an action speaks of."""
    return {
        "card": t.CARD_NAMES,
        "phase": t.PHASE_NAMES,
        "spot": t.SPOT_NAMES,
        "place": tuple(place.id for place in printed.place),
        "route": tuple(_route_names(printed.route)),
        "contract": tuple("-".join(contract.ends) for contract in printed.contract),
    }


def _route_names(routes: list[Route]) -> Iterator[str]:
    """A route of a double has its colour in its name, and the second one of a colour a 2."""
    named: set[str] = set()
    for k, route in enumerate(routes):
        twin = _twin(routes, k)
        name = "-".join(route.ends) if twin == t.NONE else f"{'-'.join(routes[min(k, twin)].ends)}/{route.colour}"
        yield name + ("2" if name in named else "")
        named.add(name)
