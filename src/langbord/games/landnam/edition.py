"""The printed facts of Landnám: the file's form, the rules it must keep, and the table that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from langbord.core import edition as core
from langbord.core.edition import Datum, Id
from langbord.core.record import Record, i8, i16
from langbord.games.landnam import terms as t
from langbord.games.landnam.geometry import DIRECTIONS, Island, beyond, corners_of, island, touched

Kind = Literal["wood", "sheep", "grain", "iron"]
Terrain = Literal["sea", "bog", "field", "meadow", "forest", "mountain"]
Building = Literal["settler", "ship", "farm", "village"]
Subphase = Literal["exploration", "movement", "althing", "harvest"]

LAND = t.TERRAIN_NAMES[2:6]  # the terrains with a number
MAX_TOTAL = 14  # of the green die and its modifier
NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
Number = Literal[2, 3, 4, 5, 6, 8, 9, 10, 11, 12]  # on a marker


# Bounds of what may be printed
Count = Annotated[int, Meta(ge=0, le=100)]  # of cards of a kind, tiles of a terrain, markers of a value
Cards = Annotated[int, Meta(ge=0, le=9)]  # that something costs
Price = Annotated[int, Meta(ge=1, le=9)]
Bonus = Annotated[int, Meta(ge=0, le=MAX_TOTAL - t.FACES)]  # to the green die


class Material(Datum, frozen=True):
    houses: Annotated[int, Meta(ge=1, le=50)]
    settlers: Annotated[int, Meta(ge=1, le=t.SETTLERS)]
    ships: Annotated[int, Meta(ge=1, le=t.PIECES - t.SETTLERS)]
    start_hand: Annotated[int, Meta(ge=0, le=20)]
    goal: Annotated[int, Meta(ge=1, le=50)]


class IslandSize(Datum, frozen=True):
    radius: Annotated[int, Meta(ge=2, le=t.MAX_RADIUS)]


class Exchange(Datum, frozen=True):
    bank: Annotated[int, Meta(ge=2, le=9)]
    harbour: Annotated[int, Meta(ge=2, le=9)]


class Work(Datum, frozen=True):
    harbour: Price
    ageing: Price


class Cost(Datum, frozen=True):
    id: Building
    wood: Cards = 0
    sheep: Cards = 0
    grain: Cards = 0
    iron: Cards = 0

    @property
    def cards(self) -> list[int]:
        return [self.wood, self.sheep, self.grain, self.iron]


class Stock(Datum, frozen=True):
    id: Kind
    count: Count


class Tiles(Datum, frozen=True):
    id: Terrain
    tiles: Count
    produces: Kind | None = None


class Green(Datum, frozen=True):
    terrains: Annotated[list[Terrain], Meta(min_length=MAX_TOTAL, max_length=MAX_TOTAL)]


class Red(Datum, frozen=True):
    values: Annotated[list[Number], Meta(min_length=t.FACES, max_length=t.FACES)]


class Modifier(Datum, frozen=True):
    mountain: Bonus
    land: Bonus
    most: Bonus


class Marker(Datum, frozen=True):
    value: Number
    count: Count


class FateCard(Datum, frozen=True):
    id: Id
    subphase: Subphase
    count: Count


class Printed(core.Printed, frozen=True):
    material: Material
    island: IslandSize
    exchange: Exchange
    work: Work
    cost: list[Cost]
    resource: list[Stock]
    terrain: list[Tiles]
    green: Green
    red: Red
    modifier: Modifier
    marker: list[Marker]
    harbour: list[Stock]
    fate: list[FateCard]


class Edition(Record):
    houses = i8
    settlers = i8
    ships = i8
    start_hand = i8
    goal = i8
    bank_rate = i8
    harbour_rate = i8
    harbour_cost = i8  # cards of the marker's kind
    ageing_cost = i8  # cards of the hex's kind
    cost = i8[t.BUILDINGS, t.KINDS]
    cards = i8[t.KINDS]  # in the game
    tiles = i8[t.TERRAINS]
    product = i8[t.TERRAINS].of(t.KINDS)  # or NONE
    green = i8[MAX_TOTAL + 1].of(t.TERRAINS)  # by total
    red = i8[t.FACES]  # by face
    mountain_modifier = i8
    land_modifier = i8
    most_modifier = i8
    markers = i8[t.VALUES]
    harbours = i8[t.KINDS]
    fates = i8[t.CARDS]

    # The geometry, worked out from the radius
    cells = i8  # how many there are, with the outer sea
    rim = i8  # the first rim cell; the others follow
    corners = i16  # how many there are
    neighbour = i8[t.CELLS, t.WAYS].of(t.CELLS)  # NONE after the last; of the outer sea none are listed
    side = i8[t.CELLS]  # of the rim; NONE for its corner cells and for all that is not rim
    at = i16[t.CELLS, t.SIDES].of(t.CORNERS)  # the corners of a cell, clockwise from the north; NONE beyond the rim
    touch = i8[t.CORNERS, 3].of(t.CELLS)  # the cells that meet there
    beside = i16[t.CORNERS, 3].of(t.CORNERS)  # the corners one edge away, or NONE
    flank = i8[t.CORNERS, 3, 2]  # the two cells along that edge


def problems(printed: Printed) -> Iterator[str]:
    """What is wrong with an edition, a sentence each."""
    yield from _wrong_lists(printed)
    yield from _wrong_numbers(printed)
    yield from _wrong_table(printed)
    yield from _wrong_exploration(printed)


def _wrong_lists(printed: Printed) -> Iterator[str]:
    """Each thing has exactly one entry, in the usual order."""
    for name, found, wanted in (
        ("cost", [entry.id for entry in printed.cost], t.BUILDING_NAMES),
        ("resource", [entry.id for entry in printed.resource], t.KIND_NAMES),
        ("terrain", [entry.id for entry in printed.terrain], t.TERRAIN_NAMES[1:]),
        ("harbour", [entry.id for entry in printed.harbour], t.KIND_NAMES),
        ("fate", [entry.id for entry in printed.fate], t.CARD_NAMES),
        ("marker", [str(entry.value) for entry in printed.marker], [str(value) for value in NUMBERS]),
    ):
        if list(found) != list(wanted):
            yield f"the {name} entries must be {', '.join(wanted)}, in this order"


def _wrong_numbers(printed: Printed) -> Iterator[str]:
    if printed.exchange.harbour > printed.exchange.bank:
        yield "exchange: the bank must ask for no fewer cards than a harbour"
    for number, cost in enumerate(printed.cost, 1):
        if sum(cost.cards) == 0:
            yield f"cost {number}: the {cost.id} must cost something"
    for number, entry in enumerate(printed.resource, 1):
        if entry.count < t.SEATS * printed.material.start_hand:
            yield f"resource {number}: there are too few {entry.id} cards for the first hands of five players"
    exploration = sum(card.count for card in printed.fate if card.subphase == "exploration")
    if exploration < t.SEATS:
        yield f"fate: there are {exploration} Exploration cards; five players need one each"
    if any((k < t.EXPLORATION_CARDS) != (card.subphase == "exploration") for k, card in enumerate(printed.fate)):
        yield "fate: just the first five cards must have the subphase exploration"


def _wrong_table(printed: Printed) -> Iterator[str]:
    for number, entry in enumerate(printed.terrain, 1):
        if (entry.produces is not None) != (entry.id in LAND):
            yield f"terrain {number}: {entry.id} must produce {'one kind' if entry.id in LAND else 'nothing'}"
    if {entry.produces for entry in printed.terrain} - {None} != set(t.KIND_NAMES):
        yield "terrain: each kind must be produced by one terrain"


def doubts(printed: Printed) -> Iterator[str]:
    """What we think likely of the box where its owner has not told us."""
    ship = printed.cost[t.SHIP]
    if ship.source == "reconstructed" and ship.wood == 0:
        yield "cost: a ship is made of wood"
    counts = {entry.id: entry.count for entry in printed.resource}
    if any(entry.source == "reconstructed" for entry in printed.resource) and counts["sheep"] < max(counts.values()):
        yield "resource: sheep are the commonest kind"
    green = printed.green
    if green.source == "reconstructed" and (green.terrains[0] != "sea" or green.terrains[-1] != "mountain"):
        yield "green: the table runs from the sea to the mountains"


def _wrong_exploration(printed: Printed) -> Iterator[str]:
    """No roll may be without an answer, whatever has been found before."""
    unknown = 3 * printed.island.radius * (printed.island.radius + 1)
    tiles: dict[str, int] = {entry.id: entry.tiles for entry in printed.terrain}
    if sum(tiles.values()) < unknown:
        yield f"terrain: there are {sum(tiles.values())} tiles for {unknown} unknown hexes"
    for modifier in range(printed.modifier.most + 1):
        reachable = sum(tiles[terrain] for terrain in set(printed.green.terrains[modifier : modifier + t.FACES]))
        if reachable < unknown:
            yield (
                f"terrain: with a modifier of {modifier} the green die reaches {reachable} tiles; there must be one "
                f"for each of the {unknown} unknown hexes, or it may be rolled for ever"
            )
    numbered = sum(tiles[terrain] for terrain in LAND)
    markers = sum(entry.count for entry in printed.marker)
    if markers < numbered:
        yield f"marker: there are {markers} number markers for {numbered} tiles"


def tabulate(printed: Printed) -> Edition:
    """The flat table of an edition without problems."""
    ed = Edition()
    material, modifier = printed.material, printed.modifier
    ed.houses, ed.settlers, ed.ships = material.houses, material.settlers, material.ships
    ed.start_hand, ed.goal = material.start_hand, material.goal
    ed.bank_rate, ed.harbour_rate = printed.exchange.bank, printed.exchange.harbour
    ed.harbour_cost, ed.ageing_cost = printed.work.harbour, printed.work.ageing
    ed.cost = [cost.cards for cost in printed.cost]
    ed.cards = [entry.count for entry in printed.resource]
    ed.tiles = [0, *(entry.tiles for entry in printed.terrain)]
    ed.product = [
        t.NONE,
        *(t.KIND_NAMES.index(entry.produces) if entry.produces else t.NONE for entry in printed.terrain),
    ]
    ed.green = [0, *(t.TERRAIN_NAMES.index(terrain) for terrain in printed.green.terrains)]
    ed.red = list(printed.red.values)
    ed.mountain_modifier, ed.land_modifier, ed.most_modifier = modifier.mountain, modifier.land, modifier.most
    for marker in printed.marker:
        ed.markers[marker.value] = marker.count
    ed.harbours = [entry.count for entry in printed.harbour]
    ed.fates = [card.count for card in printed.fate]
    _lay_out(ed, island(printed.island.radius))
    return ed


def _lay_out(ed: Edition, land: Island) -> None:
    """Number the cells (the outer sea is cell 0) and the corners, and note what lies beside what."""
    cell_number = {cell: t.OUTER + 1 + k for k, cell in enumerate(land.cells)}
    corner_number = {corner: k for k, corner in enumerate(land.corners)}
    ed.cells, ed.corners = 1 + len(land.cells), len(land.corners)
    ed.rim = ed.cells - land.rim
    ed.neighbour = [[t.NONE] * t.WAYS for _ in range(t.CELLS)]
    ed.side = [t.NONE] * t.CELLS
    ed.at = [[t.NONE] * t.SIDES for _ in range(t.CELLS)]
    for cell, number in cell_number.items():
        near = [cell_number[other] for d in DIRECTIONS if (other := beyond(cell, d)) in cell_number]
        near += [t.OUTER] if number >= ed.rim else []
        ed.neighbour[number] = near + [t.NONE] * (t.WAYS - len(near))
        side = land.side(cell)
        ed.side[number] = t.NONE if side is None else side
        ed.at[number] = [corner_number.get(corner, t.NONE) for corner in corners_of(cell)]
    ed.touch = [[t.NONE] * 3 for _ in range(t.CORNERS)]
    ed.beside = [[t.NONE] * 3 for _ in range(t.CORNERS)]
    ed.flank = [[[t.NONE, t.NONE] for _ in range(3)] for _ in range(t.CORNERS)]
    for corner, number in corner_number.items():
        ed.touch[number] = [cell_number[cell] for cell in touched(corner)]
        for k, near_corner in enumerate(land.neighbours(corner)):
            shared = set(touched(corner)) & set(touched(near_corner))
            ed.beside[number][k] = corner_number[near_corner]
            ed.flank[number][k] = sorted(cell_number[cell] for cell in shared)


def names(printed: Printed) -> dict[str, tuple[str, ...]]:
    """Names of all that a state or an action speaks of; a small island has fewer cells and corners."""
    land = island(printed.island.radius)
    pieces = (
        *(f"settler_{k + 1}" for k in range(t.SETTLERS)),
        *(f"ship_{k + 1}" for k in range(t.PIECES - t.SETTLERS)),
    )
    return {
        "phase": t.PHASE_NAMES,
        "kind": t.KIND_NAMES,
        "terrain": t.TERRAIN_NAMES,
        "building": t.BUILDING_NAMES,
        "token": t.TOKEN_NAMES,
        "card": t.CARD_NAMES,
        "cell": ("outer", *(land.cell_name(cell) for cell in land.cells)),
        "corner": tuple(land.corner_name(corner) for corner in land.corners),
        "pair": ("1", "2"),
        "piece": pieces,
        "value": tuple(str(value) for value in range(t.VALUES)),
        "party": t.PARTY_NAMES,
        "standing": t.STANDING_NAMES,
        "answer": t.ANSWER_NAMES,
        "unit": tuple(f"{seat}/{piece}" for seat in range(t.SEATS) for piece in pieces),
    }


assert t.UNITS == t.SEATS * t.PIECES
