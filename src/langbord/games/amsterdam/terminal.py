"""The table of Amsterdam in a terminal: city, harbour, market, cards and players, as lines that fit any width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from langbord.core.drawing import Mark, Teller, seat_mark
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import AmsterdamBook
from langbord.games.amsterdam.printed import TIMING_NAMES
from langbord.games.amsterdam.view import SeatView, View
from langbord.games.amsterdam.wording import effect, order_text, tile_text

SIGNS = {
    "black": Mark("■", "K", "bold"),
    "brown": Mark("▼", "N", "yellow"),
    "purple": Mark("♦", "U", "magenta"),
    "pink": Mark("♥", "P", "bold bright_magenta"),
    "orange": Mark("●", "O", "bold yellow"),
    "grey": Mark("○", "G", "dim"),
}
MARKS = {f"amsterdam-colour-{colour}": mark for colour, mark in SIGNS.items()}
GROUPS = {"sail": "amsterdam-group-sail", "amstel": "amsterdam-group-amstel"}
TIMING_SIGNS = dict(zip(TIMING_NAMES, ("I", "II", "III", "∞", "*"), strict=True))


def draw(view: View, book: AmsterdamBook, teller: Teller, names: Sequence[str], viewer: int | None) -> RenderableType:
    """The whole table as a player sees it."""
    seats = [*names[: len(view.seats)], *[teller.tell("amsterdam-tom")] * (len(view.seats) - len(names))]
    return Group(
        *_city(view, book, teller),
        Text(),
        *_harbour(view, book, teller, len(names)),
        Text(),
        *_middle(view, book, teller),
        Text(),
        *_players(view, teller, seats, len(names), viewer),
        *(_own(view, book, teller, viewer) if viewer is not None else ()),
    )


def listing(view: View, book: AmsterdamBook, teller: Teller, names: Sequence[str]) -> RenderableType:
    """Every block and every harbour space on a line."""
    table = Table.grid(padding=(0, 1))
    for block in book.printed.block:
        owner = view.owner.get(block.id)
        neighbours = [
            end for bridge in book.printed.bridge if block.id in bridge.ends for end in bridge.ends if end != block.id
        ]
        table.add_row(
            Text(_block(teller, book, block.id)),
            Text(str(block.cost)),
            Text(names[owner] if owner is not None and owner < len(names) else _good(teller, view.tile.get(block.id))),
            Text(", ".join(_block(teller, book, name) for name in neighbours), "dim"),
        )
    return table


# --- The city and the harbour ---------------------------------------------------------------------------------------


class _Line:
    """Parts in a line: a colour's sign or a style, and a text. Signs are letters where there is only ASCII."""

    def __init__(self, *parts: tuple[str, str]) -> None:
        self._parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for style, text in self._parts:
            if style in SIGNS:
                line.append(SIGNS[style].shown(options.ascii_only), SIGNS[style].style)
                line.append(text)
            else:
                line.append(text, style)
        yield line


def _city(view: View, book: AmsterdamBook, teller: Teller) -> Iterator[RenderableType]:
    """A line for each district: for each block its cost and its goods, or its owner."""
    yield Text(teller.tell("amsterdam-blocks"), "bold")
    for district in book.printed.district:
        star = "*" if district.id in view.scored else " "
        parts: list[tuple[str, str]] = [(district.colour, f"{star}{_tell(teller, 'district', district.id):16}")]
        for block in book.printed.block:
            if block.district == district.id:
                parts += _block_parts(view, teller, block.id, block.cost)
        yield _Line(*parts)
    yield Text(f"* {teller.tell('amsterdam-scored-districts')}", "dim")


def _block_parts(view: View, teller: Teller, block: str, cost: int) -> Iterator[tuple[str, str]]:
    here = "!" if view.messenger == block else ""
    owner = view.owner.get(block)
    if owner is not None:
        mark, style = seat_mark(owner)
        yield style, f"[{mark}]"
        yield "", "  "
    else:
        yield "", f"{here}{cost} {_good(teller, view.tile.get(block))}  "


def _harbour(view: View, book: AmsterdamBook, teller: Teller, players: int) -> Iterator[RenderableType]:
    """Warehouses with their free spaces, jetties with their workers, ships as <1>, the depot, the black market."""
    ships: dict[str, str] = {}
    for seat, player in enumerate(view.seats[:players]):
        ships[player.ship] = ships.get(player.ship, "") + f" <{seat + 1}>"
    yield Text(teller.tell("amsterdam-warehouses"), "bold")
    shown = []
    for space in book.printed.space:
        if space.kind in ("large", "small"):
            roof = space.roof or [space.points]
            filled = view.stock.get(space.good or "", 0) if space.good else int(space.id in view.small)
            free = "/".join(str(points) for points in roof[filled:]) or "–"
            name = _good(teller, space.good) if space.good else _tell(teller, "warehouse", space.id)
            here = "!" if view.foreman == (space.good or space.id) else ""
            shown.append(f"{here}{name} {free}{ships.get(space.id, '')}")
    yield Text(", ".join(shown))
    yield Text(teller.tell("amsterdam-jetties"), "bold")
    shown = []
    for space in book.printed.space:
        if space.worker:
            workers = [_tell(teller, "worker", name) for name, count in view.jetties[space.worker].items() if count]
            home = _tell(teller, "worker", space.worker)
            shown.append(f"{home}: {' + '.join(workers) or '–'}{ships.get(space.id, '')}")
    yield Text("; ".join(shown))
    waters = [space.id for space in book.printed.space if space.kind in ("start", "water") and space.id in ships]
    on_water = [f"{_space(teller, name)}{ships[name]}" for name in waters]
    if on_water:
        yield Text(", ".join(on_water))
    depot = book.table.depot_points[min(sum(view.depot.values()), t.DEPOT - 1)]
    sold = ", ".join(("!" if view.trader == good else "") + _good(teller, good) for good in view.sold)
    yield Text(
        f"{teller.tell('amsterdam-depot')}: {sum(view.depot.values())} (+{depot}).  "
        f"{teller.tell('amsterdam-black-market')}: {sold or teller.tell('amsterdam-empty')}"
    )


# --- Market, dice, cards --------------------------------------------------------------------------------------------


def _middle(view: View, book: AmsterdamBook, teller: Teller) -> Iterator[RenderableType]:
    yield Text(teller.tell("amsterdam-round", {"round": view.round}), "bold")
    if view.market:
        text = teller.phrase(tile_text(book, book.number("tile", view.market)))
        yield Text(teller.tell("amsterdam-market-tile", {"tile": view.market, "text": text}))
    if view.dice:
        dice = [(colour, f" {pips}  ") for colour, pips in view.dice.items()]
        yield _Line(("", f"{teller.tell('amsterdam-dice')}: "), *dice)
    if view.display:
        yield Text(f"{teller.tell('amsterdam-display')}:")
        for name in view.display:
            yield _card_line(book, teller, name, 0)


def _card_line(book: AmsterdamBook, teller: Teller, name: str, tokens: int) -> RenderableType:
    """A card with its cost, when it works and what it does."""
    card = book.number("card", name)
    printed = book.printed.card[card]
    kind = _tell(teller, "type", book.names["type"][book.table.type[card]])
    cost = [(colour, "") for colour, count in printed.cost.items() for _ in range(count)]
    what = teller.phrase(effect(book, card))
    used = f" ({tokens})" if tokens else ""
    return _Line(("", f"  {name} {kind} ["), *cost, ("", f"] {TIMING_SIGNS[printed.timing]}{used}: {what}"))


def _players(
    view: View, teller: Teller, names: Sequence[str], players: int, viewer: int | None
) -> Iterator[RenderableType]:
    """What lies before each player; TOM has no board."""
    for seat, player in enumerate(view.seats):
        acting = not view.over and seat == view.turn
        mark, style = seat_mark(seat)
        numbers = [
            ("amsterdam-column-points", player.points),
            ("amsterdam-column-guilders", player.guilders),
            ("amsterdam-column-amstel", player.disc),
            ("amsterdam-column-penalties", player.penalties),
        ]
        facts = ", ".join(f"{teller.tell(name)} {number}" for name, number in numbers)
        yield _Line(
            ("", ">" if acting else " "),
            (style, mark),
            ("bold" if seat == viewer else "", f" {names[seat]}: "),
            ("", facts),
        )
        if seat < players:
            yield from _board(player, teller)


def _board(player: SeatView, teller: Teller) -> Iterator[RenderableType]:
    """Resources, turntable, ship and cards of a player, where there are any."""
    wheel: list[tuple[str, str]] = []
    for compartment, held in enumerate(player.wheel, 1):
        wheel.append(("", f" {compartment}:"))
        wheel += [(colour, str(count)) for colour, count in held.items()] or [("", "–")]
    supply = [(colour, str(count)) for colour, count in player.supply.items()] or [("", "–")]
    yield _Line(
        ("", f"    {teller.tell('amsterdam-column-supply')} "),
        *supply,
        ("", f"  {teller.tell('amsterdam-column-wheel')}"),
        *wheel,
    )
    aboard = [
        *(f"{_good(teller, good)}" + (f" ×{n}" if n > 1 else "") for good, n in player.cargo.items()),
        *(_tell(teller, "worker", worker) + (f" ×{n}" if n > 1 else "") for worker, n in player.crew.items()),
    ]
    stored = [_good(teller, good) + (f" ×{n}" if n > 1 else "") for good, n in player.goods.items()]
    ship = f"{_space(teller, player.ship)}" + (f" [{', '.join(aboard)}]" if aboard else "")
    yield Text(f"    {teller.tell('amsterdam-column-ship')} {ship}" + (f"; {', '.join(stored)}" if stored else ""))
    cards = []
    if player.inactive:
        cards.append(f"{teller.tell('amsterdam-inactive')} {' '.join(player.inactive)}")
    if player.active:
        cards.append(f"{teller.tell('amsterdam-active')} {' '.join(player.active)}")
    if cards:
        yield Text("    " + "; ".join(cards))


def _own(view: View, book: AmsterdamBook, teller: Teller, viewer: int) -> Iterator[RenderableType]:
    """The viewer's own cards and orders in full."""
    player = view.seats[viewer]
    yield Text()
    for title, cards in (("inactive", dict.fromkeys(player.inactive, 0)), ("active", player.active)):
        if cards:
            yield Text(f"{teller.tell(f'amsterdam-{title}')}:")
            for name, tokens in cards.items():
                yield _card_line(book, teller, name, tokens)
    if player.orders:
        yield Text(f"{teller.tell('amsterdam-your-orders')}:")
        for name in player.orders:
            yield Text(f"  {name}: {teller.phrase(order_text(book, book.number('order', name)))}")


# --- Names ----------------------------------------------------------------------------------------------------------


def _tell(teller: Teller, axis: str, name: str) -> str:
    return teller.tell(f"amsterdam-{axis}-{name.replace('_', '-')}")


def _good(teller: Teller, good: str | None) -> str:
    return teller.tell(f"amsterdam-good-{good}") if good else "–"


def _space(teller: Teller, name: str) -> str:
    """A harbour space: a warehouse by its goods, a jetty by its colour."""
    dashed = name.replace("_", "-")
    known = [message for message in (f"amsterdam-{dashed}", f"amsterdam-warehouse-{dashed}") if teller.has(message)]
    return teller.tell(known[0]) if known else name.replace("_", " ")


def _block(teller: Teller, book: AmsterdamBook, name: str) -> str:
    number = book.number("block", name)
    district = _tell(teller, "district", book.names["district"][number // t.BLOCKS_EACH])
    return f"{district} {number % t.BLOCKS_EACH + 1}"
