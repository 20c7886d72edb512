"""The table of Landnám in a terminal: the island of hexes, the players, what is being heard or offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from langbord.core.drawing import Canvas, Mark, Teller, seat_mark
from langbord.core.game import Arg
from langbord.games.landnam.actions import LandnamBook
from langbord.games.landnam.geometry import Cell, Corner, island
from langbord.games.landnam.view import HexView, OwnView, UnitView, View

TERRAINS = {
    "sea": Mark("≈", "~", "blue"),
    "bog": Mark("∴", "b", "magenta"),
    "field": Mark("≡", "f", "yellow"),
    "meadow": Mark("❀", "m", "bright_green"),
    "forest": Mark("♣", "t", "green"),
    "mountain": Mark("▲", "^", "white"),
}
KINDS = {
    "wood": Mark("♣", "W", "bold green"),
    "sheep": Mark("❀", "S", "bold bright_green"),
    "grain": Mark("≡", "G", "bold yellow"),
    "iron": Mark("∴", "I", "bold magenta"),
}
MARKS = {f"landnam-kind-{kind}": mark for kind, mark in KINDS.items()}
GROUPS = {word: f"landnam-group-{word}" for word in ("summon", "farm", "swap", "harbour")}

HEX_WIDTH, HEX_HEIGHT = 8, 3
SETTLER, SHIP = "H", "S"


def draw(view: View, book: LandnamBook, teller: Teller, names: Sequence[str], viewer: int | None) -> RenderableType:
    """The whole table as a player sees it."""
    return Group(
        Map(view, book, teller, names),
        Text(),
        Players(view, teller, names, viewer),
        *_table_lines(view, teller, names, viewer),
        *(_own(view, view.own, teller, viewer) if viewer is not None and view.own else ()),
    )


# --- The island -----------------------------------------------------------------------------------------------------


class Map:
    """Each hex in three lines: its northern tip; terrain, number and name; who stands there and the harbour.

    A building stands on a tip, northern or southern, as corners are named; the southern tips of a row lie between the
    hexes of the next.
    """

    def __init__(self, view: View, book: LandnamBook, teller: Teller, names: Sequence[str]) -> None:
        self._view, self._book, self._teller, self._names = view, book, teller, names
        self._island = island(book.printed.island.radius)
        self._units = {unit.cell: unit for unit in view.units}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        reach = self._island.radius + 1
        width = (2 * reach + 1) * HEX_WIDTH + 2
        if options.max_width < width:
            yield listing(self._view, self._book, self._teller, self._names)
            return
        canvas = Canvas(width, (2 * reach + 1) * HEX_HEIGHT + 2)
        for cell in self._island.cells:
            self._draw_hex(canvas, cell, options.ascii_only)
        for corner in self._island.corners:
            self._draw_corner(canvas, corner)
        yield canvas.text()
        yield Text(self._teller.tell("landnam-board-legend"), "dim")
        yield self._legend(options.ascii_only)

    def _middle(self, cell: Cell) -> tuple[int, int]:
        """The column of a hex's middle and the row of its northern tip."""
        reach = self._island.radius + 1
        column = (cell[0] + reach) * HEX_WIDTH + cell[1] * HEX_WIDTH // 2
        return column + HEX_WIDTH // 2, (cell[1] + reach) * HEX_HEIGHT

    def _draw_hex(self, canvas: Canvas, cell: Cell, ascii_only: bool) -> None:
        column, row = self._middle(cell)
        name = self._island.cell_name(cell)
        tile, unit = self._view.hexes.get(name), self._units.get(name)
        if tile is None:
            canvas.write(column - 2, row + 1, f"?   {name}", "dim")
        else:
            mark = TERRAINS[tile.terrain]
            number = f"{tile.number or '':>2}"
            canvas.write(column - 2, row + 1, f"{mark.shown(ascii_only)}{number} {name}", mark.style)
            if tile.harbour:
                canvas.write(
                    column + 2, row + 2, f"h{KINDS[tile.harbour].shown(ascii_only)}", KINDS[tile.harbour].style
                )
        if unit:
            canvas.write(column - 2, row + 2, _unit_sign(unit), seat_mark(unit.seat)[1])

    def _draw_corner(self, canvas: Canvas, corner: Corner) -> None:
        cell, tip = corner
        column, row = self._middle(cell)
        row += 0 if tip == "n" else HEX_HEIGHT + 1
        building = self._view.buildings.get(self._island.corner_name(corner))
        if building is None:
            canvas.write(column, row, "·", "dim")
        else:
            sign, style = seat_mark(building.seat)
            canvas.write(column, row, ("f" if building.houses == 1 else "V") + sign, style)

    def _legend(self, ascii_only: bool) -> Text:
        line = Text()
        for terrain, mark in TERRAINS.items():
            line.append(mark.shown(ascii_only), mark.style)
            line.append(f" {self._teller.tell(f'landnam-terrain-{terrain}')}  ")
        return line


def _unit_sign(unit: UnitView) -> str:
    outlaw = "!" if unit.red or unit.far else ""
    return f"{SHIP if unit.piece.startswith('ship') else SETTLER}{unit.seat + 1}{outlaw}"


def listing(view: View, book: LandnamBook, teller: Teller, names: Sequence[str]) -> RenderableType:
    """Every known hex inside the rim, every unit and every building on lines, for narrow terminals and for ears."""
    rim = {name for name, tile in view.hexes.items() if book.names["cell"].index(name) >= book.table.rim}
    lines: list[RenderableType] = [
        Text(_hex_line(name, tile, teller)) for name, tile in sorted(view.hexes.items()) if name not in rim | {"outer"}
    ]
    for unit in view.units:
        if unit.cell != "outer":
            piece = teller.tell(f"landnam-{unit.piece.partition('_')[0]}")
            outlaw = f", {teller.tell('landnam-board-outlaw')}" if unit.red or unit.far else ""
            lines.append(Text(f"{unit.cell.upper()}: {piece}, {names[unit.seat]}{outlaw}"))
    for corner, building in sorted(view.buildings.items()):
        what = teller.tell(f"landnam-score-{'farm' if building.houses == 1 else 'village'}", {"corner": corner.upper()})
        lines.append(Text(f"{what}: {names[building.seat]}"))
    return Group(*lines)


def _hex_line(name: str, tile: HexView, teller: Teller) -> str:
    line = f"{name.upper()}: {teller.tell(f'landnam-terrain-{tile.terrain}')}"
    if tile.number:
        line += f" {tile.number}"
    if tile.harbour:
        line += f", {teller.tell('landnam-board-harbour', {'kind': f'@landnam-kind-{tile.harbour}'})}"
    return line


# --- The players ----------------------------------------------------------------------------------------------------


class Players:
    """What lies open before each player: a table, or where that is too wide a line each."""

    LEAST = 72
    COLUMNS = ("points", "cards", "fate", "houses", "settlers", "ships", "tokens")

    def __init__(self, view: View, teller: Teller, names: Sequence[str], viewer: int | None) -> None:
        self._view, self._teller, self._names, self._viewer = view, teller, names, viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        headings = [self._teller.tell(f"landnam-board-{column}") for column in self.COLUMNS]
        if options.max_width < self.LEAST:
            for seat in range(len(self._view.seats)):
                facts = zip(headings, self._numbers(seat), strict=True)
                yield self._mark(seat).append(" ").append_text(self._name(seat))
                yield Text(", ".join(f"{heading} {number}" for heading, number in facts))
            return
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        table.add_column()
        table.add_column(self._teller.tell("landnam-board-player"), overflow="ellipsis", no_wrap=True)
        for heading in headings:
            table.add_column(heading, justify="right")
        for seat in range(len(self._view.seats)):
            table.add_row(self._mark(seat), self._name(seat), *self._numbers(seat))
        yield table

    def _mark(self, seat: int) -> Text:
        acting = not self._view.over and seat in self._view.awaited
        return Text(">" if acting else " ").append(*seat_mark(seat))

    def _name(self, seat: int) -> Text:
        return Text(self._names[seat], "bold" if seat == self._viewer else "")

    def _numbers(self, seat: int) -> list[str]:
        player = self._view.seats[seat]
        tokens = "/".join(str(player.tokens.get(colour, 0)) for colour in ("white", "red", "black"))
        numbers = (player.points, player.resources, player.fate_cards, player.houses, player.settlers, player.ships)
        return [*map(str, numbers), tokens]


def _table_lines(view: View, teller: Teller, names: Sequence[str], viewer: int | None) -> Iterator[RenderableType]:
    """Ships on the outer sea, kinds that are used up, open hands, the case being heard, offers."""
    outer: list[str] = [names[unit.seat] for unit in view.units if unit.cell == "outer"]
    if outer:
        yield Text(teller.tell("landnam-board-outer", {"ships": list(outer)}), "dim")
    if view.exhausted:
        kinds = [f"@landnam-kind-{kind}" for kind in view.exhausted]
        yield Text(teller.tell("landnam-board-exhausted", {"kinds": kinds}), "bold")
    for seat, player in enumerate(view.seats):
        if player.hand and seat != viewer:
            cards = [teller.tell(f"landnam-kind-{kind}") for kind, n in player.hand.items() for _ in range(n)]
            yield Text(f"{names[seat]}: {teller.join(cards)}")
    if view.case:
        case = view.case
        staked = [sum(row.values()) for row in case.staked]
        args: dict[str, Arg] = {"cell": case.cell.upper(), "kind": f"@landnam-kind-{case.kind}"}
        args |= {"prosecution": names[case.prosecution[-1]], "defence": names[case.defence[-1]]}
        yield Text(teller.tell("landnam-board-case", {**args, "first": staked[0], "second": staked[1]}), "bold")
    for offer in view.offers:
        if offer.complete:
            bundle: dict[str, Arg] = {"give": _cards(offer.give), "want": _cards(offer.want)}
            yield Text(teller.tell("landnam-board-offer", {"player": names[offer.maker], **bundle}), "bold")


def _cards(counts: dict[str, int]) -> list[str]:
    return [f"@landnam-kind-{kind}" for kind, count in counts.items() for _ in range(count)]


def _own(view: View, own: OwnView, teller: Teller, viewer: int) -> Iterator[RenderableType]:
    """What only the player himself sees: his resources, and his fate cards with what they do."""
    hand = view.seats[viewer].hand or {}
    none = teller.tell("landnam-board-none")
    yield Text(teller.tell("landnam-board-hand", {"cards": _cards(hand) or none}))
    for card, count in own.fate.items():
        name = f"@landnam-card-{card.replace('_', '-')}"
        yield Text(teller.tell("landnam-board-fate-card", {"card": name, "count": count}))
