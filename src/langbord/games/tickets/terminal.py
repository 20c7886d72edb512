"""The table of Tickets in a terminal: a map of the routes, the cards, the players."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from langbord.core.drawing import Canvas, Mark, Teller, seat_mark
from langbord.games.tickets.actions import TicketsBook
from langbord.games.tickets.edition import Place, Route
from langbord.games.tickets.view import ContractView, OwnView, View

SIGNS = {
    "pink": Mark("♥", "P", "bold bright_magenta"),
    "blue": Mark("≈", "B", "bold bright_blue"),
    "green": Mark("▲", "G", "bold green"),
    "black": Mark("■", "K", "bold"),
    "red": Mark("✚", "R", "bold red"),
    "orange": Mark("●", "O", "bold yellow"),
    "wild": Mark("★", "W", "bold bright_white"),
    "grey": Mark("○", "x", ""),
}
MARKS = {
    **{f"tickets-card-{card}": mark for card, mark in SIGNS.items() if card != "grey"},
    "tickets-grey": SIGNS["grey"],
}
GROUPS = {"claim": "tickets-claim-route"}

MAP_WIDTH = 76  # in less the map is not drawn
WIDEST = 118
SHORTEST = 4  # letters of a name on the map, the point included
CLOSED = "×"


def draw(view: View, book: TicketsBook, teller: Teller, names: Sequence[str], viewer: int | None) -> RenderableType:
    """The whole table as a player sees it."""
    return Group(
        Map(view, book, teller, names),
        *_legend(book, teller),
        Text(),
        Players(view, teller, names, viewer),
        Text(),
        *_open_cards(view, teller),
        *(_own(view.own, view.seats[viewer].shown, book, teller) if viewer is not None and view.own else ()),
    )


# --- The map --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Label:
    """A place's name on the map: where it begins, its row and its width."""

    column: int
    row: int
    text: str

    @property
    def middle(self) -> tuple[float, float]:
        return self.column + len(self.text) / 2, self.row

    def covers(self, x: float, y: float) -> bool:
        """Does it leave no room for a space here?"""
        return self.column - 1.5 <= x <= self.column + len(self.text) + 0.5 and abs(y - self.row) < 0.75


class Map:
    """Places where the edition puts them, and each space of each route as a sign between them."""

    def __init__(self, view: View, book: TicketsBook, teller: Teller, names: Sequence[str]) -> None:
        self._view, self._book, self._teller, self._names = view, book, teller, names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width - 2, WIDEST)
        if width < MAP_WIDTH or options.ascii_only:
            yield listing(self._view, self._book, self._teller, self._names)
        else:
            yield self._drawn(width).text()

    def _drawn(self, width: int) -> Canvas:
        canvas = Canvas(width, round(16 + width * 0.15))
        ways = _by_ends(self._book)
        labels = self._labels(canvas, ways)
        for label in labels.values():
            canvas.write(label.column, label.row, label.text, "bold")
        for (a, b), routes in ways.items():
            self._draw_routes(canvas, labels[a], labels[b], routes)
        return canvas

    def _labels(self, canvas: Canvas, ways: Ways) -> dict[str, Label]:
        """The places' names, shortened until every route has room between them."""
        places = {place.id: place for place in self._book.printed.place}
        left, right = min(place.x for place in places.values()), max(place.x for place in places.values())
        top, bottom = min(place.y for place in places.values()), max(place.y for place in places.values())

        def label(place: Place, most: int) -> Label:
            text = place.name if len(place.name) <= most + 2 else place.name[:most].rstrip(" -") + "."
            x = (place.x - left) / (right - left) * (canvas.width - 1) - len(text) / 2
            y = (place.y - top) / (bottom - top) * (canvas.height - 1)
            return Label(min(max(round(x), 0), canvas.width - len(text)), round(y), text)

        labels = {place.id: label(place, canvas.width // 8) for place in places.values()}
        for (a, b), routes in ways.items():
            while not _has_room(labels[a], labels[b], routes[0][1]):
                longer = max(a, b, key=lambda place: len(labels[place].text))
                if len(labels[longer].text) <= SHORTEST:
                    break
                labels[longer] = label(places[longer], len(labels[longer].text) - 3)
        return labels

    def _draw_routes(self, canvas: Canvas, a: Label, b: Label, routes: list[tuple[str, Route]]) -> None:
        """The one route between two places, or the two of a double beside their common line."""
        points = _points(a, b)
        if not points:
            return
        canvas.line(points[0], points[-1], "dim")
        across = points[-1][0] - points[0][0]
        flat = across > 3 * abs(points[-1][1] - points[0][1])
        for side, (name, route) in zip((-0.5, 0.5) if len(routes) > 1 else (0.0,), routes, strict=True):
            sign, style = self._space(name, route)
            crowded = flat and across < 4 * route.length
            for k in range(route.length):
                x, y = points[round((k + 0.5) / route.length * (len(points) - 1))]
                column = math.floor(x + 0.5) if flat else math.floor(x + 4 * side + 0.5)
                row = math.floor(y + side + 0.5) if flat else round(y)
                canvas.write(column, row, sign, style)
                if route.cart and (not crowded or k == 0):
                    canvas.write(column - 1, row, "[", style)
                if route.cart and (not crowded or k == route.length - 1):
                    canvas.write(column + 1, row, "]", style)

    def _space(self, name: str, route: Route) -> tuple[str, str]:
        """What stands on each space of a route: its colour's sign, its owner's number, or that it is closed."""
        owner = self._view.claimed.get(name)
        if owner is not None:
            return seat_mark(owner)
        if name in self._view.closed:
            return CLOSED, "dim"
        return SIGNS[route.colour].sign, SIGNS[route.colour].style


Ways = dict[tuple[str, str], list[tuple[str, Route]]]


def _points(a: Label, b: Label, steps: int = 400) -> list[tuple[float, float]]:
    """The line between two labels, from left to right, where neither covers it."""
    (x0, y0), (x1, y1) = sorted((a.middle, b.middle))
    line = ((x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps) for k in range(steps + 1))
    return [point for point in line if not a.covers(*point) and not b.covers(*point)]


def _has_room(a: Label, b: Label, route: Route) -> bool:
    """Can each space of a route stand apart between two labels?"""
    points = _points(a, b)
    if not points:
        return False
    across, down = points[-1][0] - points[0][0], abs(points[-1][1] - points[0][1])
    return max(across, 2 * down) >= 2 * (route.length - 1) + 2 * route.cart


def _by_ends(book: TicketsBook) -> Ways:
    """The routes with their names, those of a double together."""
    groups: Ways = {}
    for name, route in zip(book.names["route"], book.printed.route, strict=True):
        a, b = sorted(route.ends)
        groups.setdefault((a, b), []).append((name, route))
    return groups


def listing(view: View, book: TicketsBook, teller: Teller, names: Sequence[str]) -> RenderableType:
    """Every route on a line, for narrow terminals and for ears."""
    return RouteList(view, book, teller, names)


class RouteList:
    def __init__(self, view: View, book: TicketsBook, teller: Teller, names: Sequence[str]) -> None:
        self._view, self._book, self._teller, self._names = view, book, teller, names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        names = {place.id: place.name for place in self._book.printed.place}
        table = Table.grid(padding=(0, 1))
        for (a, b), routes in sorted(_by_ends(self._book).items()):
            for k, (name, route) in enumerate(routes):
                ends = f"{names[a]} – {names[b]}" if k == 0 else ""
                table.add_row(Text(ends), self._spaces(name, route, options.ascii_only))
        yield table

    def _spaces(self, name: str, route: Route, ascii_only: bool) -> Text:
        mark = SIGNS[route.colour]
        spaces = Text(mark.shown(ascii_only) * route.length + (" []" if route.cart else ""), mark.style)
        owner = self._view.claimed.get(name)
        if owner is not None:
            spaces.append(" ").append(*seat_mark(owner)).append(f" {self._names[owner]}")
        elif name in self._view.closed:
            spaces.append(f" {self._teller.tell('tickets-closed')}", "dim")
        return spaces


class _Signs:
    """Signs in a line, as letters where there is only ASCII."""

    def __init__(self, parts: Sequence[tuple[str, str]]) -> None:
        self._parts = parts  # a card or "", and a text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for card, text in self._parts:
            if card:
                line.append(SIGNS[card].shown(options.ascii_only), SIGNS[card].style)
            line.append(text)
        yield line


def _legend(book: TicketsBook, teller: Teller) -> Iterator[RenderableType]:
    colours = [(card, f" {_card(teller, card)}  ") for card in SIGNS if card not in ("wild", "grey")]
    yield _Signs([*colours, ("grey", f" {teller.tell('tickets-any-colour')}")])
    yield Text(f"[ ] {teller.tell('tickets-with-cart')}   1 2 {teller.tell('tickets-claimed-by')}")
    points = ", ".join(map(str, book.printed.scoring.route_points))
    yield Text(teller.tell("tickets-route-points", {"points": points}))


# --- Cards and players ----------------------------------------------------------------------------------------------


class Players:
    """What lies open before each player: a table, or where that is too wide a line each."""

    LEAST = 64

    def __init__(self, view: View, teller: Teller, names: Sequence[str], viewer: int | None) -> None:
        self._view, self._teller, self._names, self._viewer = view, teller, names, viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = ("points", "carts", "merchandise", "contracts", "cards")
        headings = [self._teller.tell(f"tickets-column-{column}") for column in columns]
        if options.max_width < self.LEAST:
            yield from self._lines(headings)
            return
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column()
        table.add_column(self._teller.tell("core-player"), overflow="ellipsis", no_wrap=True)
        for heading in headings[:-1]:
            table.add_column(heading, justify="right")
        table.add_column(headings[-1])
        for seat, player in enumerate(self._view.seats):
            hand = _Signs(_hand_of(player.cards, player.seen))
            table.add_row(self._mark(seat), self._name(seat), *self._numbers(seat), hand)
        yield table

    def _lines(self, headings: list[str]) -> Iterator[RenderableType]:
        for seat, player in enumerate(self._view.seats):
            yield self._mark(seat).append(" ").append_text(self._name(seat))
            facts = [f"{heading} {number}, " for heading, number in zip(headings, self._numbers(seat), strict=False)]
            yield _Signs([("", "".join([*facts, headings[-1], " "])), *_hand_of(player.cards, player.seen)])

    def _mark(self, seat: int) -> Text:
        acting = not self._view.over and (seat in self._view.awaited or seat == self._view.turn)
        return Text(">" if acting else " ").append(*seat_mark(seat))

    def _name(self, seat: int) -> Text:
        return Text(self._names[seat], "bold" if seat == self._viewer else "")

    def _numbers(self, seat: int) -> list[str]:
        player = self._view.seats[seat]
        return [str(number) for number in (player.points, player.carts, player.bonus, player.contracts)]


def _hand_of(cards: int, seen: dict[str, int]) -> list[tuple[str, str]]:
    """How many cards a player holds, and which of them all have seen."""
    known = [(card, "") for card, count in seen.items() for _ in range(count)]
    return [("", f"{cards}"), *([("", " ("), *known, ("", ")")] if known else [])]


def _open_cards(view: View, teller: Teller) -> Iterator[RenderableType]:
    row = [(card, f" {_card(teller, card)}  ") if card else ("", "–  ") for card in view.row]
    yield _Signs([("", f"{teller.tell('tickets-row')}: "), *row])
    piles = {"cards": view.pile, "contracts": view.contract_pile, "bonus": view.bonus_pile}
    yield Text(teller.tell("tickets-piles", dict(piles)), "dim")
    if view.turns_left is not None and not view.over:
        yield Text(teller.tell("tickets-turns-left", {"count": view.turns_left}), "bold")


def _own(own: OwnView, held: list[ContractView], book: TicketsBook, teller: Teller) -> Iterator[RenderableType]:
    """What only the player himself sees: his hand, and his contracts with their state (TRQ7)."""
    hand: list[tuple[str, str]] = [("", f"{teller.tell('tickets-hand')}: ")]
    for card, count in own.hand.items():
        hand.append((card, f" {_card(teller, card)}" + (f" ×{count}" if count > 1 else "") + "  "))
    yield _Signs(hand)
    if held:
        yield Text(f"{teller.tell('tickets-contracts')}:")
    for contract in held:
        state, style = ("done", "green") if contract.completed else ("open", "")
        yield Text(f"  {_ends(book, contract)}: {contract.value} – {teller.tell(f'tickets-contract-{state}')}", style)


def _card(teller: Teller, card: str) -> str:
    return teller.tell(f"tickets-card-{card}")


def _ends(book: TicketsBook, contract: ContractView) -> str:
    names = {place.id: place.name for place in book.printed.place}
    a, b = book.printed.contract[book.number("contract", contract.name)].ends
    return f"{names[a]} – {names[b]}"
