"""What is to be learned, and how: all that a training can be told."""

from __future__ import annotations

import random
from itertools import cycle, product
from pathlib import Path
from typing import Any

import msgspec

from langbord.bots.levels import points_share, tuning_of
from langbord.core.errors import LangbordError
from langbord.core.game import Game, Options, get_game
from langbord.nets.form import Size, form_of, usual_size

FOR_A_GPU, FOR_CORES = 65536, 256  # games side by side
NARROW = 128  # a net that learns on cores


class Plan(msgspec.Struct, frozen=True):
    """A training. What is 0 is chosen by the game and the device."""

    game: str
    out: Path
    minutes: float
    device: str = "cpu"
    players: list[int] = []
    options: dict[str, Any] = {}
    variety: bool = True  # options that are left open differ in half of the games
    seed: int = 1
    games: int = 0  # side by side
    steps: int = 32  # decisions of each a round
    width: int = 0
    imitation: float = -1.0  # minutes of it; below nought: a tenth of all
    league: float = 0.25  # share of the games in which earlier nets play seats
    points_share: float = -1.0  # of the reward: by points, not by who won; below nought: as the game's search has it
    curiosity: float = 0.02  # the weight of being undecided, at first
    interrupts: bool = False  # seats are asked out of turn, too; nets at a table are not
    measure: float = 1.0  # minutes between two measurements, each with a checkpoint
    command: str = ""

    def filled(self) -> Plan:
        """The same with all that was left open; refuses what cannot be."""
        game = get_game(self.game)
        several = [number for number in game.seats if number > 1]
        players = self.players or several
        for number in players:
            for chosen in self.chosen():
                game.options(players=number, **chosen)  # refuses what the game does not have
        if not set(players) <= set(several):
            raise LangbordError(f"{game.name} is learned against others: by {several[0]} to {several[-1]} players")
        if self.device not in ("cpu", "cuda"):
            raise LangbordError(f"there is no device {self.device!r}; there are cpu and cuda")
        usual, widest = points_share(tuning_of(game.name)), usual_size(form_of(game)).width
        gpu = self.device == "cuda"
        return msgspec.structs.replace(
            self,
            players=players,
            games=self.games or (FOR_A_GPU if gpu else FOR_CORES),
            width=self.width or (widest if gpu else min(NARROW, widest)),
            imitation=self.imitation if self.imitation >= 0 else self.minutes / 10,
            points_share=self.points_share if self.points_share >= 0 else usual,
        )

    def tables(self, game: Game) -> list[Options]:
        """What the games have in turn; with variety every other one has any options of those that are left open."""
        usual = [game.options(players=number, **chosen) for number in self.players for chosen in self.chosen()]
        if not self.variety:
            return usual
        others = [table for chosen in self.chosen() for table in game.every_table(**chosen)]
        others = [table for table in others if table.players in self.players]
        random.Random(0).shuffle(others)
        return [table for pair in zip(cycle(usual), others, strict=False) for table in pair]

    def chosen(self) -> list[dict[str, Any]]:
        """Every combination of the options' values: several of one are a list."""
        values = [value if isinstance(value, list) else [value] for value in self.options.values()]
        return [dict(zip(self.options, some, strict=True)) for some in product(*values)]

    @property
    def pupils(self) -> int:
        """Games of imitation: cores play fewer than a GPU, and each of them goes further."""
        return self.games if self.device == "cpu" else max(1, self.games // 8)

    @property
    def size(self) -> Size:
        return Size(self.width)
