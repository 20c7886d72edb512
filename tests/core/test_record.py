"""Flat records in both shapes."""

import numpy as np
import pytest

from langbord.core.record import Axis, GameState, Record, i8, i16

COLOURS = Axis("colour", 3)


class Sample(Record):
    count = i16
    favourite = i8.of(COLOURS)
    grid = i8[2, COLOURS]
    cube = i8[2, 2, 2]


def sample() -> Sample:
    record = Sample()
    record.count = 300
    record.favourite = -1
    record.grid[1][2] = 7
    return record


def test_both_shapes_hold_the_same() -> None:
    array = sample().to_array(4)
    assert array.dtype == Sample.dtype
    assert array["grid"][3].tolist() == [[0, 0, 0], [0, 0, 7]]
    assert Sample.from_array(array[2]) == sample()


def test_a_plain_record_holds_python_integers() -> None:
    again = Sample.from_array(sample().to_array()[0])
    assert type(again.grid[1][2]) is int
    assert type(again.count) is int


def test_copies_share_nothing() -> None:
    first = sample()
    second = first.copy()
    second.grid[0][0] = 5
    assert first.grid[0][0] == 0
    first.become(second)
    second.grid[0][0] = 6
    assert first.grid[0][0] == 5


def test_a_copy_since_another_shares_what_is_the_same() -> None:
    now = sample()
    earlier = now.copy()
    assert now.since(earlier) is earlier
    now.count, now.grid[0][1], now.cube[1][0][1] = 301, 4, 5
    later = now.since(earlier)
    assert later == now != earlier
    assert later.grid[1] is earlier.grid[1]
    assert later.cube[0] is earlier.cube[0]
    assert later.changed(earlier) == now.changed(earlier) == {"count", "grid", "cube"}
    now.grid[0][1] = now.cube[1][0][1] = now.cube[0][0][0] = 6
    assert (later.grid[0][1], later.cube[1][0][1], later.cube[0][0][0]) == (4, 5, 0)
    assert earlier == sample()


def test_a_value_too_wide_for_its_field_is_refused() -> None:
    record = sample()
    record.grid[0][1] = 200
    with pytest.raises(OverflowError, match=r"Sample\.grid"):
        record.to_array()


def test_differences_name_the_field() -> None:
    other = sample()
    other.count = 4
    assert list(sample().differences(other)) == ["count: 300 / 4"]
    assert sample() != other


def test_records_inherit_fields() -> None:
    class State(GameState):
        extra = i8

    assert list(State.fields) == ["players", "awaited", "over", "extra"]
    assert isinstance(State.dtype, np.dtype)


def test_an_axis_is_a_number_with_a_name() -> None:
    assert list(range(COLOURS)) == [0, 1, 2]
    assert COLOURS.name == "colour"
