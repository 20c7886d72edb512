"""A bare table of Amsterdam for tests: positions set by hand, actions by text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from langbord.core.dealer import FairDealer, ScriptedDealer
from langbord.core.game import get_game
from langbord.core.match import Match, new
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import AmsterdamBook
from langbord.games.amsterdam.state import State

BOOK: AmsterdamBook = get_game("amsterdam").book()
ED = BOOK.table
COLOURS = BOOK.names["colour"]
GOODS = BOOK.names["good"]
WORKERS = BOOK.names["worker"]
BLOCKS = BOOK.names["block"]
SPACES = BOOK.names["space"]
WAREHOUSES = BOOK.names["warehouse"]


class Table:
    """A match and short words for what tests do with it. Seat 0 is in turn unless told otherwise."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> State:
        return cast(State, self.match.state)

    def do(self, *texts: str) -> None:
        for text in texts:
            legal = self.match.legal()
            assert text in legal, f"{text!r} is not among {legal}"
            self.match.play(text)

    def legal(self, first: str = "") -> list[str]:
        """The legal texts that begin with a word."""
        return [text for text in self.match.legal() if not first or text.split()[0] == first]

    def script(self, *deals: str) -> None:
        """What the dealer deals next; afterwards anything."""
        self.match.dealer = ScriptedDealer(deals, FairDealer.from_seed(5))

    # --- making a position ------------------------------------------------------------------------------------------

    def give(self, seat: int = 0, **colours: int) -> None:
        for name, count in colours.items():
            self.s.supply[seat][COLOURS.index(name)] = count

    def active(self, *cards: int, seat: int = 0) -> None:
        for card in cards:
            self.s.place[card - 1] = t.TABLE + seat

    def inactive(self, *cards: int, seat: int = 0) -> None:
        for card in cards:
            self.s.place[card - 1] = t.HAND + seat

    def ship(self, space: str, seat: int = 0) -> None:
        self.s.ship[seat] = SPACES.index(space)

    def cargo(self, seat: int = 0, **goods: int) -> None:
        """Goods aboard, taken from blocks so that no tile is made or lost."""
        for name, count in goods.items():
            for _ in range(count):
                self.take_tile(name)
                self.s.cargo[seat][GOODS.index(name)] += 1

    def store(self, seat: int = 0, **goods: int) -> None:
        for name, count in goods.items():
            for _ in range(count):
                self.take_tile(name)
                self.s.goods[seat][GOODS.index(name)] += 1

    def take_tile(self, good: str) -> None:
        self.s.tile[self.s.tile.index(GOODS.index(good))] = t.NONE

    def crew(self, *workers: str, seat: int = 0) -> None:
        """Workers aboard, taken from jetties."""
        for name in workers:
            worker = WORKERS.index(name)
            jetty = next(row for row in self.s.jetty if row[worker])
            jetty[worker] -= 1
            self.s.crew[seat][worker] += 1

    def own(self, *blocks: str, seat: int = 0) -> None:
        for name in blocks:
            self.s.owner[BLOCKS.index(name)] = seat

    def put_tile(self, block: str, good: str) -> None:
        """Exchange tiles so that the block has that good."""
        s, k, wanted = self.s, BLOCKS.index(block), GOODS.index(good)
        other = s.tile.index(wanted)
        s.tile[k], s.tile[other] = s.tile[other], s.tile[k]

    def market(self, tile: str) -> None:
        self.s.market = BOOK.names["tile"].index(tile)

    def score(self, *points: int) -> None:
        """Give points, as if cards had."""
        for seat, number in enumerate(points):
            self.s.points[seat] = number
            self.s.earned[seat] = [0] * t.SOURCES
            self.s.earned[seat][t.FROM_CARD] = number

    # --- reading it -------------------------------------------------------------------------------------------------

    def supply(self, seat: int = 0) -> dict[str, int]:
        return {name: n for name, n in zip(COLOURS, self.s.supply[seat], strict=True) if n}

    def place(self, card: int) -> str:
        return BOOK.names["place"][self.s.place[card - 1]]

    def points(self, seat: int = 0) -> int:
        return self.s.points[seat]

    def earned(self, source: str, seat: int = 0) -> int:
        return self.s.earned[seat][t.SOURCE_NAMES.index(source)]

    def phase(self) -> str:
        return BOOK.names["phase"][self.s.phase]


def begin(players: int = 2, *, seed: int = 1, deals: Iterable[str] = (), **options: Any) -> Table:
    """A new game at its first decision."""
    dealer = ScriptedDealer(deals, FairDealer.from_seed(seed))
    return Table(new("amsterdam", players=players, dealer=dealer, **options))


def play_until(table: Table, *asks: int) -> Table:
    """Go on with the first legal action until one of these is asked."""
    while table.s.phase not in asks and not table.s.over:
        table.match.play(table.match.legal_numbers(table.match.awaited[0])[0])
    return table


def in_turn(players: int = 2, *, round: int = 1, **options: Any) -> Table:  # noqa: A002
    """Seat 0 begins its turn; nobody has any cards, resources or guilders, all discs are at the start, 0 on top."""
    table = play_until(begin(players, **options), t.TURN)
    s = table.s
    seats = 2 if players == 1 else players
    s.place = [t.DECK] * t.CARDS
    s.supply = [[0] * t.COLOURS for _ in range(t.SEATS)]
    s.wheel = [[[0] * t.COLOURS for _ in range(t.SIDES)] for _ in range(t.SEATS)]
    s.guilders, s.penalties, s.disc = [0] * t.SEATS, [0] * t.SEATS, [0] * t.SEATS
    table.score(*[0] * t.SEATS)
    s.track = [*range(seats), *[t.NONE] * (t.SEATS - seats)]
    s.order = [*range(players), *[t.NONE] * (t.SEATS - players)]
    s.seat, s.turn, s.awaited, s.round, s.inactive_at_start = 0, 1, 1, round, 0
    if s.players == 1:  # take back what TOM did in his first round
        for block, owner in enumerate(s.owner):
            if owner == t.TOM:
                s.owner[block] = t.NONE
    table.market("A2")
    return table


def end(table: Table) -> Table:
    """Score the game as it stands: the last round's turns are over."""
    s = table.s
    s.round, s.seat, s.turn, s.awaited, s.phase = t.LAST_ROUND, 0, s.players, 1, t.TURN
    table.match.play("pass")
    assert s.over
    return table
