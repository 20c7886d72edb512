"""What is written on a net: for which game it is, how it was trained, and how well it played."""

from __future__ import annotations

from typing import Any

import msgspec

from langbord.core.game import Game
from langbord.nets.form import Size, form_of

FORMAT = 1


class Result(msgspec.Struct, frozen=True):
    """A measurement: one net against a table of others."""

    against: str
    players: int
    games: int
    wins: float  # the share of them


class Card(msgspec.Struct, frozen=True):
    """Goes with the weights, in the file's own header."""

    game: str
    rules: int  # their version
    edition: str  # the digest of the edition that it was trained with
    observation: str  # the version of the declarations that its inputs follow
    width: int
    layers: int
    depth: int
    players: list[int]
    options: dict[str, Any] = {}
    command: str = ""
    minutes: float = 0.0
    games: int = 0
    decisions: int = 0
    device: str = ""
    results: list[Result] = []
    bystanders: bool = False  # has it learned what seats expect that are not asked, too?
    temper: dict[int, float] = {}  # by players: to that power its shares are as sure as games showed
    format: int = FORMAT

    @property
    def size(self) -> Size:
        return Size(self.width, self.layers, self.depth)


def new_card(game: Game, size: Size, players: list[int], options: dict[str, Any]) -> Card:
    """The card of a net that has learned nothing yet."""
    return Card(
        game=game.name,
        rules=game.rules_version,
        edition=game.book().digest,
        observation=form_of(game).version,
        width=size.width,
        layers=size.layers,
        depth=size.depth,
        players=players,
        options=options,
    )
