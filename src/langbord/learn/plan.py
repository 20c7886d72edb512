"""What is to be learned, and how: all that a training can be told."""

from __future__ import annotations

import random
from itertools import cycle, product
from pathlib import Path
from typing import Any

import msgspec

from langbord.bots import NET_SEARCH
from langbord.bots.levels import points_share, tuning_of
from langbord.bots.netbot import read_search
from langbord.core.errors import LangbordError
from langbord.core.game import Game, Options, get_game
from langbord.nets.file import Net, read
from langbord.nets.form import Size, form_of, usual_size

FOR_A_GPU, FOR_CORES = 65536, 256  # games side by side
NARROW = 128  # a net that learns on cores
GREEDY = "greedy"


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
    begin: Path | None = None  # a net to go on from; else one that knows nothing
    imitation: float = -1.0  # minutes of it; below nought: a tenth of all, none for a net that has learned before
    teacher: str = GREEDY  # who is imitated: greedy, or netsearch:N, a search with the net as it is then
    against: Path | None = None  # a net that plays all other seats, and learns nothing
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
        self._check_teacher()
        for path in (self.begin, self.against):
            if path is not None:
                read(path, game)  # refuses what is no net of the game
        usual, widest = points_share(tuning_of(game.name)), usual_size(form_of(game)).width
        gpu = self.device == "cuda"
        return msgspec.structs.replace(
            self,
            players=players,
            games=self.games or (FOR_A_GPU if gpu else FOR_CORES),
            width=self.width or (widest if gpu else min(NARROW, widest)),
            imitation=self.imitation if self.imitation >= 0 else 0.0 if self.begin else self.minutes / 10,
            points_share=self.points_share if self.points_share >= 0 else usual,
        )

    def _check_teacher(self) -> None:
        if self.teacher != GREEDY and not self.searches:
            raise LangbordError(f"nobody teaches as {self.teacher!r}; there are {GREEDY} and netsearch:N")
        if self.searches and self.interrupts:
            raise LangbordError("in a search with a net nobody acts out of turn: it cannot teach that")
        if self.begin and self.width:
            raise LangbordError("a net that is gone on from is as wide as it was")

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
        if self.searches:
            return min(self.games, FOR_CORES)
        return self.games if self.device == "cpu" else max(1, self.games // 8)

    @property
    def searches(self) -> int:
        """The iterations of the search that teaches; 0 where none does."""
        asked = read_search(self.teacher) if self.teacher.startswith(NET_SEARCH) else None
        if asked is None or asked[1] or asked[0].seconds is not None or asked[0].threads > 1:
            return 0
        return asked[0].iterations or 0

    def net(self, path: Path) -> Net:
        return read(path, get_game(self.game))

    @property
    def size(self) -> Size:
        return self.net(self.begin).card.size if self.begin else Size(self.width)
