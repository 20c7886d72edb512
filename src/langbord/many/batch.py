"""Many games side by side: `langbord.batch("tickets", games=65536, players=4)`.

    games = langbord.batch("tickets", games=1024, players=[2, 3, 4], seed=1)
    while learning:
        actions = choose(games.observation, games.legal, games.seat)
        games.step(actions)  # deals, lets the others play, begins finished games anew
        learn(games.over, games.rewards)

The same seed gives the same games, whatever the device and the number of threads. Arrays are written anew by the next
step, in place: who keeps them copies them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from langbord.core.edition import Book
from langbord.core.errors import IllegalAction, LangbordError
from langbord.core.game import Game, Options, get_game
from langbord.core.simulate import RNG_WORDS
from langbord.many.rules import CALLER, GREEDY, NONE, POINTS, RANDOM, WIN, Games, Listed

POLICIES = {"caller": CALLER, "random": RANDOM, "greedy": GREEDY}
FEW_ACTIONS = 64  # room in the lists of legal actions at first

Chooser = Callable[["Batch", NDArray[np.int64]], Any]
"""Plays seats: given the batch and the numbers of the games in which it is asked, an action for each of these."""
Player = str | Chooser
Reward = Literal["win", "points", "both"]


class Device(Protocol):
    """Where games are played: `cores.py`, `gpu.py`."""

    name: str

    def zeros(self, shape: Any, dtype: Any) -> Any: ...
    def put(self, array: Any) -> Any: ...
    def get(self, array: Any) -> Any: ...
    def run(self, name: str, games: Games, given: Any, out: Any) -> None: ...


def batch(
    game: str | Game,
    games: int,
    players: int | Sequence[int] | None = None,
    *,
    device: str = "cpu",
    seed: int = 0,
    others: Player | Mapping[int, Player] | None = None,
    reward: Reward = "win",
    interrupts: bool = False,
    again: bool = True,
    threads: int | None = None,
    tables: Sequence[Options] | None = None,
    **options: Any,
) -> Batch:
    """So many games of one kind, each at its first question.

    players: their number, or several, which the games have in turn. others: who plays seats that the caller does not:
    "random", "greedy" or a function, for some seats by their numbers, or for all but one, which goes round from game to
    game. reward: share in the win, points, or both. interrupts: ask who may act out of turn, too.
    again: begin finished games anew; else they stay as they ended, and nobody is asked in them.
    tables: instead of players and options, several sets of them, which the games have in turn.
    """
    found = get_game(game) if isinstance(game, str) else game
    if tables is None:
        tables = _tables(found, players, options)
    book = found.book()
    where = _device(device, found, book, threads)
    return Batch(found, book, tables, games, where, seed, others, reward, interrupts, again)


def _tables(game: Game, players: int | Sequence[int] | None, options: Mapping[str, Any]) -> list[Options]:
    wanted = [game.installed.usual_players(game.seats)] if players is None else np.atleast_1d(players).tolist()
    return [game.options(players=number, **options) for number in wanted]


def _device(name: str, game: Game, book: Book[Any, Any], threads: int | None) -> Device:
    if name == "cpu":
        from langbord.many.cores import Cores

        return Cores(game, book, threads)
    if name == "cuda":
        from langbord.many.gpu import Gpu

        return Gpu(game, book)
    raise LangbordError(f"there is no device {name!r}; there are cpu and cuda")


def laid_out(game: Game, book: Book[Any, Any], tables: Sequence[Options], games: int, device: Device) -> Games:
    """Room for so many games, which have these options in turn; the caller plays all seats."""
    starts = np.concatenate([game.start(book, options).to_array() for options in tables])
    order = np.arange(games, dtype=np.int64) % len(tables)
    return Games(
        states=device.zeros(games, starts.dtype),
        tables=device.put(order),
        seats=device.zeros(games, np.int64),
        policies=device.put(np.full((games, game.most_seats), CALLER, np.int64)),
        cursors=device.zeros((games, 1), np.int64),
        rngs=device.zeros((games, RNG_WORDS), np.int64),
        over=device.zeros(games, np.int8),
        rewards=device.zeros((games, 2 * game.most_seats), np.float32),
        starts=device.put(starts),
        editions=device.put(book.table.to_array()),
        again=1,
        interrupts=0,
        let_be=game.actions.count,
    )


class Batch:
    """Games side by side. Every game waits for an action of the seat in `seat`."""

    def __init__(
        self,
        game: Game,
        book: Book[Any, Any],
        tables: Sequence[Options],
        games: int,
        device: Device,
        seed: int = 0,
        others: Player | Mapping[int, Player] | None = None,
        reward: Reward = "win",
        interrupts: bool = False,
        again: bool = True,
    ) -> None:
        self.game, self.book, self.tables, self.device, self.reward = game, book, list(tables), device, reward
        self._choosers: list[Chooser] = []
        self._chosen_by = np.full((games, game.most_seats), NONE, np.int64)  # which of these plays a seat
        self.players: NDArray[np.int64] = np.array([self.tables[k % len(self.tables)].players for k in range(games)])
        policies = self._policies(others, games)
        self._others = bool((policies != CALLER).any())  # does anybody else play?
        fresh = laid_out(game, book, self.tables, games, device)
        self._games = fresh._replace(policies=device.put(policies), again=int(again), interrupts=int(interrupts))
        self._none = device.zeros(1, np.int64)
        self._room: dict[str, Any] = {}  # arrays that are written again and again
        self._fresh: set[str] = set()  # those that show the games as they are now
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Begin all games anew, as with another seed from the beginning."""
        self._run("begin_games", self.device.put(np.array([seed], np.int64)), self._none)
        self._advance(np.zeros(len(self), np.int64))

    def _policies(self, others: Player | Mapping[int, Player] | None, games: int) -> NDArray[np.int64]:
        """Who plays each seat of each game."""
        found = np.full((games, self.game.most_seats), CALLER, np.int64)
        if others is None:
            return found
        if isinstance(others, Mapping):
            for seat, player in others.items():
                self._seat_player(found, np.arange(games), seat, player)
            return found
        mine = np.arange(games) // len(self.tables) % self.players
        for seat in range(self.game.most_seats):
            self._seat_player(found, np.flatnonzero(mine != seat), seat, others)
        return found

    def _seat_player(self, found: NDArray[np.int64], games: NDArray[np.int64], seat: int, player: Player) -> None:
        if not 0 <= seat < self.game.most_seats:
            raise LangbordError(f"{self.game.name} has no seat {seat}")
        if callable(player):
            if self.device.name != "cpu":
                raise LangbordError("functions play seats on the CPU only; step the games yourself")
            if player not in self._choosers:
                self._choosers.append(player)
            self._chosen_by[games, seat] = self._choosers.index(player)
        elif player in POLICIES:
            found[games, seat] = POLICIES[player]
        else:
            raise LangbordError(f"nobody called {player!r} plays in a batch; there are {', '.join(POLICIES)}")

    def __len__(self) -> int:
        return len(self.players)

    # --- what there is to see -----------------------------------------------------------------------------------------

    @property
    def states(self) -> Any:
        """The true states, one structured array: nothing that a seat may look at."""
        return self._games.states

    @property
    def seat(self) -> Any:
        """Who is asked in each game; -1 where it is over and the caller plays nobody in it."""
        return self._games.seats

    @property
    def over(self) -> Any:
        """1 where the last step ended a game; `seat` and all the rest are those of the next one already."""
        return self._games.over

    @property
    def rewards(self) -> Any:
        """Of each game that the last step ended and each seat: share in the win, points, or both; else 0."""
        both = self._games.rewards.reshape(len(self), -1, 2)
        return both if self.reward == "both" else both[:, :, WIN if self.reward == "win" else POINTS]

    @property
    def observation(self) -> Any:
        """What the seat that is asked may know: a row for each game, of the pieces of `game.sees`."""
        return self._shown("observation", lambda: self.observe(self.seat))

    def observe(self, seats: Any) -> Any:
        """The same for any seats, one a game: to ask what a position is worth to them."""
        out = self._array("observation", (len(self), self.game.sees.size), self.game.sees.width())
        self._fresh.discard("observation")
        self._run("observe_games", self.device.put(seats), out)
        return out

    @property
    def legal(self) -> Any:
        """The legal actions of each game's seat, -1 behind the last; `legal_count` says how many."""

        def listed() -> Any:
            out = self._room.get("legal")
            if out is None:
                out = self._array("legal", (len(self), FEW_ACTIONS), np.int32)
            counts = self._array("legal_count", len(self), np.int64)
            self._run("list_games", counts, out)
            most = int(self.device.get(counts).max())
            if most > out.shape[1]:
                del self._room["legal"]
                out = self._array("legal", (len(self), 1 << (most - 1).bit_length()), np.int32)
                self._run("list_games", counts, out)
            return out

        return self._shown("legal", listed)

    @property
    def legal_count(self) -> Any:
        self.legal  # noqa: B018  # writes them
        return self._room["legal_count"]

    @property
    def actions(self) -> int:
        """How many numbers actions have, the one to let things be counted: what a mask has room for."""
        return self._games.let_be + self._games.interrupts

    @property
    def mask(self) -> Any:
        """True for each legal action of each game's seat, by its number."""

        def masked() -> Any:
            out = self._array("mask", (len(self), self.actions), np.int8)
            self._run("mask_games", self._none, out)
            return out

        return self._shown("mask", masked).view(np.bool_)

    @property
    def features(self) -> Any:
        """Of each legal action, in the order of `legal`, the pieces of `game.does`; rows of -1 behind the last."""

        def told() -> Any:
            listed = self.legal
            room = self._room.get("features")
            if room is not None and room.shape[1] != listed.shape[1]:
                del self._room["features"]
            out = self._array("features", (*listed.shape, self.game.does.size), self.game.does.width())
            self._run("feature_games", listed, out)
            return out

        return self._shown("features", told)

    @property
    def listed(self) -> Listed:
        """The same as one list without padding: where each game's actions begin, their numbers, their features."""
        if "listed" not in self._fresh:
            counts = self._array("listed_count", len(self), np.int64)
            self._run("count_games", self._none, counts)
            starts = np.concatenate([[0], np.cumsum(self.device.get(counts))])
            room, does = self._room.get("listed"), self.game.does
            if room is None or len(room.actions) < starts[-1]:
                size = 1 << int(starts[-1] - 1).bit_length()
                rows = self.device.zeros((size, does.size), does.width())
                room = Listed(self._none, self.device.zeros(size, np.int32), rows)
            self._room["listed"] = room._replace(starts=self.device.put(starts))
            self._run("pack_games", self._none, self._room["listed"])
            self._room["listed_total"] = int(starts[-1])
            self._fresh.add("listed")
        room, total = self._room["listed"], self._room["listed_total"]
        return Listed(room.starts, room.actions[:total], room.features[:total])

    def chosen(self, policy: str) -> Any:
        """What a policy, "random" or "greedy", does for the seats that are asked; uses the games' generators."""
        out = self._array("chosen", len(self), np.int64)
        policies = self.device.put(np.full(len(self), POLICIES[policy], np.int64))
        self._run("choose_games", policies, out)
        return out

    # --- what can be done ---------------------------------------------------------------------------------------------

    def step(self, actions: Any, *, trusted: bool = False) -> None:
        """An action for each game (-1: leave it as it is); then on to the next questions.

        What is not legal is refused before anything is done, unless the caller is trusted.
        """
        actions = self.device.put(actions)
        if actions.shape != (len(self),):
            raise LangbordError(f"a step takes an action for each of {len(self)} games, not {actions.shape}")
        if not trusted:
            self._check(actions)
        self._advance(actions)

    def _check(self, actions: Any) -> None:
        faults = self._array("faults", len(self), np.int64)
        self._run("check_games", actions, faults)
        for number in np.flatnonzero(self.device.get(faults))[:1].tolist():
            action, seat = int(self.device.get(actions)[number]), int(self.device.get(self.seat)[number])
            raise IllegalAction(f"game {number}: action {action} is not legal for seat {seat}")

    def _advance(self, actions: Any) -> None:
        self._play_on(self.device.put(actions))
        self._let_choosers_play()

    def _play_on(self, actions: Any) -> None:
        self._run("step_games", actions, self._none)
        if self._others:
            self._run("others_games", self._none, self._none)
        self._fresh.clear()

    def _let_choosers_play(self) -> None:
        """Functions that play seats are asked until only the caller's seats are; what ended on the way is kept."""
        if not self._choosers:
            return
        over, rewards = self._games.over, self._games.rewards
        ended, won = over.copy(), rewards.copy()
        while (actions := self._choosers_actions()) is not None:
            self._check(actions)
            self._play_on(actions)
            stepped = (actions != NONE) & (over == 1)
            ended[stepped], won[stepped] = 1, rewards[stepped]
        over[:], rewards[:] = ended, won

    def _choosers_actions(self) -> NDArray[np.int64] | None:
        """What each function does in the games in which it is asked; None where none of them is."""
        rows = np.flatnonzero(self.seat != NONE)
        chooser = np.full(len(self), NONE)
        chooser[rows] = self._chosen_by[rows, self.seat[rows]]
        if (chooser == NONE).all():
            return None
        actions = np.full(len(self), NONE, np.int64)
        for number, choose in enumerate(self._choosers):
            games = np.flatnonzero(chooser == number)
            if len(games):
                actions[games] = choose(self, games)
        return actions

    def redeal(self) -> None:
        """Deal otherwise what the seats that are asked cannot know: for searches that may not look."""
        self._run("redeal_games", self._none, self._none)
        self._fresh.clear()

    def save(self) -> dict[str, NDArray[Any]]:
        """All that changes, copied: `load` goes back to it, `numpy.savez` keeps it in a file."""
        return {name: np.array(self.device.get(getattr(self._games, name))) for name in _CHANGING}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go back to what was saved of this batch, or of one like it."""
        for name in _CHANGING:
            there, wanted = getattr(self._games, name), saved[name]
            if there.shape != wanted.shape or there.dtype != wanted.dtype:
                raise LangbordError(f"what was saved is of another batch: {name} is {wanted.dtype} {wanted.shape}")
        for name in _CHANGING:
            getattr(self._games, name)[:] = self.device.put(saved[name])
        self._fresh.clear()

    def clone(self) -> Batch:
        """Another batch that goes on from here by itself, with the same generators."""
        twin = object.__new__(Batch)
        vars(twin).update(vars(self))
        copies = {name: self.device.put(np.array(self.device.get(getattr(self._games, name)))) for name in _CHANGING}
        twin._games = self._games._replace(**copies)
        twin._room, twin._fresh = {}, set()
        return twin

    # --- arrays -------------------------------------------------------------------------------------------------------

    def _run(self, name: str, given: Any, out: Any) -> None:
        self.device.run(name, self._games, given, out)

    def _array(self, name: str, shape: Any, dtype: Any) -> Any:
        """The array of that name, which is made once."""
        if name not in self._room:
            self._room[name] = self.device.zeros(shape, dtype)
        return self._room[name]

    def _shown(self, name: str, write: Callable[[], Any]) -> Any:
        """The array of that name, written if something has changed since."""
        if name not in self._fresh:
            write()
            self._fresh.add(name)
        return self._room[name]


_CHANGING = ("states", "seats", "cursors", "rngs", "over", "rewards")
