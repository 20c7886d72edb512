"""A scripted table of Landnám for tests: positions set by hand, every deal and every action named."""

from __future__ import annotations

from typing import Any

from langbord.core.game import get_game
from langbord.games.landnam.actions import LandnamBook
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import CARDS, KINDS, NONE, OUTER, PIECES, SETTLERS, SUPPLY
from langbord.games.landnam.view import View

GAME = get_game("landnam")
BOOK: LandnamBook = GAME.book()
ED = BOOK.table
FIRST_CARDS = ["find_forest", "find_meadow", "find_field", "find_bog", "roll_twice"]


def number(axis: str, name: str) -> int:
    return BOOK.names[axis].index(name)


def cell(name: str) -> int:
    return number("cell", name)


def corner(name: str) -> int:
    return number("corner", name)


class Table:
    """A game on plain rules; seat 0 is about to roll, unless a test says otherwise."""

    def __init__(self, players: int = 3, *, set_up: bool = True, **options: Any) -> None:
        state = GAME.start(BOOK, GAME.options(players=players, **options))
        assert isinstance(state, State)
        self.s = state
        if set_up:
            self.deal(*FIRST_CARDS[:players], "starter 0")

    # --- playing --------------------------------------------------------------------------------------------------

    def deal(self, *texts: str) -> Table:
        """The dealer's next outcomes."""
        for text in texts:
            outcomes = self.outcomes()
            assert text in outcomes, f"{text!r} cannot be dealt; {', '.join(outcomes)} can"
            GAME.plain.deal(self.s, ED, outcomes[text][0])
        return self

    def outcomes(self) -> dict[str, tuple[int, int]]:
        """What the dealer may deal: text to number and weight."""
        assert self.s.awaited == 0, f"seats {self.awaited} are awaited, not the dealer"
        weights = [0] * GAME.max_outcomes
        count = GAME.plain.chance(self.s, ED, weights)
        return {GAME.outcome_text(self.s, BOOK, k): (k, weights[k]) for k in range(count) if weights[k]}

    def do(self, *texts: str, seat: int | None = None) -> Table:
        """Actions of a seat; of the one that is awaited first if none is named."""
        for text in texts:
            actor = self.awaited[0] if seat is None else seat
            legal = self.actions(actor)
            assert text in legal, f"seat {actor} may not {text!r}, only {', '.join(legal)}"
            GAME.plain.step(self.s, ED, actor, legal[text])
        return self

    def actions(self, seat: int) -> dict[str, int]:
        out = [0] * GAME.max_actions
        numbers = out[: GAME.plain.legal(self.s, ED, seat, out)]
        texts = {GAME.action_text(self.s, BOOK, seat, action): action for action in numbers}
        assert len(texts) == len(numbers), "two actions have the same text"
        return texts

    def legal(self, seat: int | None = None, begins: str = "") -> list[str]:
        """The texts of what a seat may do, as far as they begin so."""
        return [text for text in self.actions(self.awaited[0] if seat is None else seat) if text.startswith(begins)]

    @property
    def awaited(self) -> list[int]:
        return [seat for seat in range(self.s.players) if self.s.awaited >> seat & 1]

    @property
    def phase(self) -> str:
        return BOOK.names["phase"][self.s.phase]

    def view(self, seat: int | None = None) -> View:
        view = GAME.view(self.s, BOOK, seat)
        assert isinstance(view, View)
        return view

    def to_trade(self, roll: str = "roll 1 1") -> Table:
        """Through a roll that brings nothing and no movement, to the trade phase."""
        self.deal(roll)
        if self.phase == "move":
            self.do("stay")
        assert self.phase == "trade", self.phase
        return self

    def to_build(self) -> Table:
        self.to_trade().do("done")
        assert self.phase == "build", self.phase
        return self

    # --- setting up a position ------------------------------------------------------------------------------------

    def land(self, *hexes: str) -> Table:
        """Lay tiles, as "d4 forest 5" or "c4 sea"."""
        for text in hexes:
            name, terrain, *value = text.split()
            kind, place = number("terrain", terrain), cell(name)
            assert self.s.terrain[place] == 0, f"{name} is known already"
            self.s.terrain[place] = kind
            self.s.tiles[kind] -= 1
            if value:
                self.s.number[place] = int(value[0])
                self.s.markers[int(value[0])] -= 1
        return self

    def unit(self, seat: int, piece: str, place: str) -> int:
        """Put a settler or ship from a seat's supply on the board; its number."""
        first = seat * PIECES + (SETTLERS if piece == "ship" else 0)
        unit = next(u for u in range(first, first + PIECES // 2) if self.s.place[u] == SUPPLY)
        self.s.place[unit] = cell(place)
        if self.s.side[seat] == NONE and place != "outer":
            self.s.side[seat] = seat
        if place != "outer":
            assert self.s.occupant[cell(place)] == NONE
            self.s.occupant[cell(place)] = unit
        return unit

    def stands(self, seat: int, *places: str, red: int = 0) -> Table:
        """The same for several, as "ship a2" or "settler d4"; with red tokens by buildings of the seats in `red`."""
        for text in places:
            self.s.red[self.unit(seat, *text.split())] = red
        return self

    def at_sea(self) -> Table:
        """Take the first ships off the outer sea: nobody has a unit to move."""
        for unit, place in enumerate(self.s.place):
            if place == OUTER:
                self.s.place[unit] = SUPPLY
        return self

    def farm(self, seat: int, *names: str, houses: int = 1) -> Table:
        for name in names:
            self.s.owner[corner(name)] = seat
            self.s.houses[corner(name)] = houses
        return self

    def harbour(self, name: str, kind: str) -> Table:
        self.s.harbour[cell(name)] = number("kind", kind)
        self.s.harbour_markers[number("kind", kind)] -= 1
        return self

    def hand(self, seat: int, **cards: int) -> Table:
        """Give a seat just these resource cards."""
        for kind in range(KINDS):
            wanted = cards.get(BOOK.names["kind"][kind], 0)
            self.s.stock[kind] += self.s.hand[seat][kind] - wanted
            self.s.hand[seat][kind] = wanted
            assert self.s.stock[kind] >= 0
        return self

    def fate(self, seat: int, *cards: str) -> Table:
        """Give a seat just these fate cards."""
        wanted = [cards.count(name) for name in BOOK.names["card"]]
        for card in range(CARDS):
            self.s.pile[card] += self.s.fate[seat][card] - wanted[card]
            self.s.fate[seat][card] = wanted[card]
            assert self.s.pile[card] >= 0
        self.s.first_card[seat] = 0
        return self

    def empty_stock(self, kind: str, leave: int = 0) -> Table:
        """Let the last seat hold all but so many cards of a kind."""
        k, last = number("kind", kind), self.s.players - 1
        self.s.hand[last][k] += self.s.stock[k] - leave
        self.s.stock[k] = leave
        return self

    # --- looking --------------------------------------------------------------------------------------------------

    def cards(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(BOOK.names["kind"], self.s.hand[seat], strict=True) if n}

    def fates(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(BOOK.names["card"], self.s.fate[seat], strict=True) if n}

    def discard(self) -> dict[str, int]:
        return {name: n for name, n in zip(BOOK.names["card"], self.s.discard, strict=True) if n}

    def tokens(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(BOOK.names["token"], self.s.tokens[seat], strict=True) if n}

    def number_at(self, name: str) -> int:
        return self.s.number[cell(name)]

    def unit_at(self, name: str) -> str | None:
        unit = self.s.occupant[cell(name)]
        return BOOK.names["unit"][unit] if unit != NONE else None

    def place_of(self, unit: int) -> str | None:
        return BOOK.names["cell"][self.s.place[unit]] if self.s.place[unit] != SUPPLY else None

    def scores(self) -> list[int]:
        out = [0] * self.s.players
        GAME.plain.scores(self.s, ED, out)
        return out

    def places(self) -> list[int]:
        out = [0] * self.s.players
        GAME.plain.places(self.s, ED, out)
        return out

    def totals(self) -> list[int]:
        out = [0] * 256
        return out[: GAME.plain.totals(self.s, ED, out)]
