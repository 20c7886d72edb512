"""Nets in files: safetensors, with the card in the header. Whoever wrote a file, what is no net is refused.

Nothing of a file is believed: its size, its card, the names, shapes and kinds of its numbers are looked at before
they are read, and every number is.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from langbord.core.edition import Book
from langbord.core.errors import LangbordError
from langbord.core.game import Game
from langbord.nets.card import FORMAT, Card, new_card
from langbord.nets.form import Size, form_of, shapes
from langbord.nets.forward import Weights

MOST_BYTES = 64 << 20  # of a file
MOST_WIDTH, MOST_LAYERS, MOST_DEPTH = 4096, 16, 512
MOST_WEIGHT = 1e4  # larger ones would soon add up to what is no number
CARD = "langbord"  # the card's name in the header
KINDS = {"F16", "F32"}


class BadNet(LangbordError):
    """Not a net, or not one of this game."""


class Net(NamedTuple):
    """A net that fits a game."""

    card: Card
    weights: Weights

    def is_measured(self, book: Book[Any, Any]) -> bool:
        """Was it trained with this edition? With another one of the same sizes it plays, nobody knows how well."""
        return self.card.edition == book.digest


def blank_net(game: Game, size: Size, seed: int = 0) -> Net:
    """A net that has learned nothing: weights at random."""
    source = np.random.default_rng(seed)
    parts = {
        name: source.normal(0, 0.1, shape).astype(np.float32) for name, shape in shapes(form_of(game), size).items()
    }
    return Net(new_card(game, size, list(game.seats), {}), Weights(**parts))


def read(path: Path, game: Game) -> Net:
    """The net in a file, which fits the game; else `BadNet` says why not."""
    try:
        from safetensors import SafetensorError, safe_open
    except ModuleNotFoundError:
        raise LangbordError("safetensors is not installed: pip install 'langbord[fast]'") from None
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadNet(f"{path}: is larger than any net ({MOST_BYTES >> 20} MiB)")
        with safe_open(path, framework="np") as file:
            card = _read_card(path, file.metadata(), game)
            return Net(card, _read_weights(path, file, shapes(form_of(game), card.size)))
    except OSError as error:
        raise BadNet(f"{path}: cannot be read: {error.strerror or error}") from None
    except SafetensorError:
        raise BadNet(f"{path}: is no file of safetensors") from None


def write(path: Path, net: Net) -> None:
    """Write a net with weights of 16 bits; a file of that name is replaced at once."""
    from safetensors.numpy import save

    arrays = {name: np.ascontiguousarray(array, np.float16) for name, array in net.weights._asdict().items()}
    for name, array in arrays.items():
        _check_numbers(path, name, array)
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(save(arrays, {CARD: msgspec.json.encode(net.card).decode()}))
    os.replace(fresh, path)


def _read_card(path: Path, header: dict[str, str] | None, game: Game) -> Card:
    if header is None or CARD not in header:
        raise BadNet(f"{path}: has no card, so it is no net of ours")
    try:
        card = msgspec.json.decode(header[CARD], type=Card)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadNet(f"{path}: its card cannot be read: {error}") from None
    form = form_of(game)
    if card.format != FORMAT:
        raise BadNet(f"{path}: is of format {card.format}; this version reads {FORMAT}")
    if card.game != game.name:
        raise BadNet(f"{path}: is a net of {card.game[:40]!r}, not of {game.name}")
    if card.rules != game.rules_version:
        raise BadNet(f"{path}: learned version {card.rules} of the rules; this is {game.rules_version}")
    if card.observation != form.version:
        raise BadNet(f"{path}: sees {game.name} by other numbers than this version tells")
    sizes = ((card.width, MOST_WIDTH), (card.layers, MOST_LAYERS), (card.depth, MOST_DEPTH))
    if not all(1 <= size <= most for size, most in sizes):
        raise BadNet(f"{path}: a net is not {card.width} wide, {card.layers} layers and {card.depth} deep")
    return card


def _read_weights(path: Path, file: Any, wanted: dict[str, tuple[int, ...]]) -> Weights:
    if odd := sorted(set(file.keys()) ^ wanted.keys()):
        raise BadNet(f"{path}: {odd[0][:40]!r} is {'lacking' if odd[0] in wanted else 'no part of a net'}")
    found = {}
    for name, shape in wanted.items():
        part = file.get_slice(name)
        if tuple(part.get_shape()) != shape:
            raise BadNet(f"{path}: {name} is {tuple(part.get_shape())}, where {shape} fits the game")
        if part.get_dtype() not in KINDS:
            raise BadNet(f"{path}: {name} is of {part.get_dtype()}, not of 16 or 32 bits")
        array = file.get_tensor(name)
        _check_numbers(path, name, array)
        found[name] = np.ascontiguousarray(array, np.float32)
    return Weights(**found)


def _check_numbers(path: Path, name: str, array: NDArray[Any]) -> None:
    if not np.isfinite(array).all() or (array.size and float(np.abs(array).max()) > MOST_WEIGHT):
        raise BadNet(f"{path}: {name} has numbers that are none, or too large")
