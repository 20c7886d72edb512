"""Parts of views are kept for as long as what they are made of is the same, and no longer."""

from __future__ import annotations

from typing import Any

from langbord.core import parts
from langbord.core.parts import Parts, fields_of, part, part_of_seat, shown
from langbord.core.record import Axis, GameState, Seats, i8

CARDS = Axis("card", 3)
SEATS = Seats(2)
made: list[Any] = []


class State(GameState):
    row = i8[CARDS]
    hand = i8[SEATS, CARDS]
    points = i8[SEATS]
    turn = i8


def total(s: State, seat: int) -> int:
    return sum(count for count in s.hand[seat] if count)


@part
def row(s: State, book: Any) -> list[int]:
    made.append("row")
    return list(s.row)


@part_of_seat
def before_seat(s: State, book: Any, seat: int) -> tuple[int, int]:
    made.append(seat)
    return s.points[seat], total(s, seat)


@part
def everything(s: State, book: Any, of: str) -> tuple[str, list[int], int]:
    made.append(of)
    return of, row(s, book), s.turn


def look(s: State, kept: Parts) -> list[Any]:
    """What had to be made for all parts of a state."""
    made.clear()
    seen = shown(s, kept)
    found = [row(seen, None), *(before_seat(seen, None, seat) for seat in (0, 1)), everything(seen, None, "a")]
    anew = list(made)
    assert found == [row(s, None), *(before_seat(s, None, seat) for seat in (0, 1)), everything(s, None, "a")]
    return anew


def test_what_a_part_reads_is_read_off_its_code() -> None:
    assert fields_of(row, State) == ["row"]
    assert fields_of(before_seat, State) == ["hand", "points"]
    assert fields_of(everything, State) == ["row", "turn"]
    assert fields_of(lambda s: parts.fields_of(s.points, State), State) == ["points"]


def test_parts_are_made_anew_only_where_something_changed() -> None:
    s, kept = State(), Parts()
    assert look(s, kept) == ["row", 0, 1, "a"]
    assert look(s.copy(), kept) == []
    for change, anew in (
        (lambda s: s.hand[1].__setitem__(2, 4), [1]),
        (lambda s: s.points.__setitem__(0, 4), [0]),
        (lambda s: setattr(s, "turn", 3), ["a"]),
        (lambda s: s.row.__setitem__(0, 1), ["row", "a"]),
        (lambda s: setattr(s, "over", 1), []),
    ):
        later = s.copy()
        change(later)
        assert look(later.since(s), kept) == anew
        s = later


def test_each_table_has_parts_of_its_own() -> None:
    look(State(), kept := Parts())
    other = State()
    other.turn = 2
    assert look(other, Parts()) == ["row", 0, 1, "a"]
    assert look(State(), kept) == []


def test_a_state_that_is_shown_can_be_copied() -> None:
    s = State()
    assert shown(s, Parts()).copy() == s
