"""Nets in files: what is one is read, what is none is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from safetensors.numpy import save

from langbord.core.game import get_game
from langbord.core.plugins import game_names
from langbord.nets import file
from langbord.nets.file import CARD, BadNet, Net, blank_net, read, write
from langbord.nets.form import MOST_BYTES, Size, form_of, shapes, usual_size

TICKETS = get_game("tickets")
SMALL = Size(8, 2, 4)


@pytest.fixture
def net() -> Net:
    return blank_net(TICKETS, SMALL, seed=1)


def kept(path: Path, net: Net, arrays: dict[str, Any] | None = None, **card: Any) -> Path:
    """A file as anybody could write one."""
    parts = {name: np.asarray(part) for name, part in net.weights._asdict().items()} | (arrays or {})
    changed = msgspec.structs.replace(net.card, **card)
    path.write_bytes(save(parts, {CARD: msgspec.json.encode(changed).decode()}))
    return path


@pytest.mark.parametrize("name", game_names())
def test_what_is_written_is_read(name: str, tmp_path: Path) -> None:
    game, path = get_game(name), tmp_path / "net.safetensors"
    net = blank_net(game, SMALL, seed=1)
    write(path, net)
    again = read(path, game)
    assert again.card == net.card
    for one, other in zip(net.weights, again.weights, strict=True):
        assert other.dtype == np.float32
        assert np.array_equal(other, one.astype(np.float16).astype(np.float32))
    assert [child.name for child in tmp_path.iterdir()] == [path.name], "nothing else is left behind"


@pytest.mark.parametrize("name", game_names())
def test_every_action_has_rows_of_its_own(name: str) -> None:
    """No two actions of a game are told to a net alike, and none beyond its table."""
    game = get_game(name)
    form, seen = form_of(game), set()
    for kind, parts in enumerate(game.does.parts):
        slots = [(start, column) for start, column in zip(form.starts[kind], form.columns[kind], strict=True)]
        sizes = [next(p.most + 1 for p in game.does.pieces.values() if p.offset == c) for _, c in slots if c >= 0]
        rows = [range(start, start + size) for (start, _), size in zip(slots, sizes, strict=False)]
        for row in (kind, *(number for part in rows for number in part)):
            assert row < form.rows
            assert row not in seen
            seen.add(row)
        assert len(sizes) == sum(part >= 0 for part in parts[4:])
    assert form.let_be not in seen
    assert len(seen) == form.rows - 1


def other(name: str, make: Callable[[Any], Any]) -> dict[str, Any]:
    """An array of a net, spoilt."""
    part = getattr(blank_net(TICKETS, SMALL, seed=1).weights, name).copy()
    return {name: make(part)}


def spoilt(number: float) -> Callable[[Any], Any]:
    def spoil(part: Any) -> Any:
        part.flat[3] = number
        return part

    return spoil


@pytest.mark.parametrize(
    ("arrays", "card", "message"),
    [
        (other("deep", spoilt(np.nan)), {}, "deep has numbers that are none, or too large"),
        (other("table", spoilt(np.inf)), {}, "table has numbers that are none, or too large"),
        (other("first", spoilt(1e30)), {}, "first has numbers that are none, or too large"),
        (other("first", lambda part: part[:-1]), {}, r"first is \(\d+, 8\), where \(\d+, 8\) fits the game"),
        (other("query_bias", lambda part: part[None]), {}, r"query_bias is \(1, 4\), where \(4,\) fits the game"),
        (other("value", lambda part: part.astype(np.float64)), {}, "value is of F64, not of 16 or 32 bits"),
        (other("value", lambda part: part.astype(np.int8)), {}, "value is of I8, not of 16 or 32 bits"),
        ({"more": np.zeros(1)}, {}, "'more' is no part of a net"),
        ({}, {"width": 9}, r"first is \(\d+, 8\), where \(\d+, 9\) fits the game"),
        ({}, {"width": 1 << 40}, "a net is not 1099511627776 wide"),
        ({}, {"layers": 0}, "a net is not 8 wide, 0 layers"),
        ({}, {"depth": -4}, "a net is not 8 wide, 2 layers and -4 deep"),
        ({}, {"game": "landnam"}, "is a net of 'landnam', not of tickets"),
        ({}, {"rules": 99}, "learned version 99 of the rules"),
        ({}, {"observation": "0" * 16}, "sees tickets by other numbers"),
        ({}, {"format": 2}, "is of format 2; this version reads 1"),
    ],
)
def test_what_does_not_fit_is_refused(
    net: Net, tmp_path: Path, arrays: dict[str, Any], card: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadNet, match=message):
        read(kept(tmp_path / "net.safetensors", net, arrays, **card), TICKETS)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is no file of safetensors"),
        (b"\x08\0\0\0\0\0\0\0not json", "is no file of safetensors"),
        (b"\xff" * 64, "is no file of safetensors"),
        (save({"first": np.zeros(3)}), "has no card"),
        (save({"first": np.zeros(3)}, {CARD: "{"}), "its card cannot be read"),
        (save({"first": np.zeros(3)}, {CARD: "[" * 100_000}), "its card cannot be read"),
        (save({"first": np.zeros(3)}, {CARD: '{"game": 7}'}), "its card cannot be read"),
    ],
)
def test_what_is_no_net_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "net.safetensors"
    path.write_bytes(content)
    with pytest.raises(BadNet, match=message):
        read(path, TICKETS)


def test_a_part_that_lacks_is_named(net: Net, tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    parts = {name: part for name, part in net.weights._asdict().items() if name != "value"}
    path.write_bytes(save(parts, {CARD: msgspec.json.encode(net.card).decode()}))
    with pytest.raises(BadNet, match="'value' is lacking"):
        read(path, TICKETS)


def test_what_is_too_large_is_not_read_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "net.safetensors"
    with path.open("wb") as made:
        made.truncate(file.MOST_BYTES + 1)
    with pytest.raises(BadNet, match="is larger than any net"):
        read(path, TICKETS)
    with pytest.raises(BadNet, match="cannot be read: No such file"):
        read(tmp_path / "nowhere", TICKETS)


def test_a_net_that_is_none_is_not_written_either(net: Net, tmp_path: Path) -> None:
    bad = net.weights._replace(value_bias=np.full(TICKETS.most_seats, np.nan, np.float32))
    with pytest.raises(BadNet, match="value_bias has numbers"):
        write(tmp_path / "net.safetensors", net._replace(weights=bad))
    assert not list(tmp_path.iterdir())


def test_on_another_edition_a_net_plays_unmeasured(net: Net) -> None:
    book = TICKETS.book()
    text = TICKETS.edition_text
    other_book = TICKETS.read_edition(text.replace("value = 7", "value = 8", 1), "another")
    assert other_book.digest != book.digest
    assert net.is_measured(book)
    assert not net.is_measured(other_book)


@pytest.mark.parametrize("name", game_names())
def test_what_ships_is_under_three_megabytes(name: str, tmp_path: Path) -> None:
    game, path = get_game(name), tmp_path / "net.safetensors"
    size = usual_size(form_of(game))
    write(path, blank_net(game, size))
    assert MOST_BYTES * 0.7 < path.stat().st_size < 3_000_000
    assert size.width >= 256


def test_shapes_name_every_part(net: Net) -> None:
    assert {name: part.shape for name, part in net.weights._asdict().items()} == shapes(form_of(TICKETS), SMALL)
