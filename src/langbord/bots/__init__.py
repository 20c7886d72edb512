"""Players that are programs. A bot never sees a true state: `decide` hands it one with all that is hidden redealt.

Bots have names: `random`, `greedy`, `greedy@3` (with some warmth), `search:2000` (iterations), `search:500ms`,
`search:20000/2s*2` (at most so many iterations and seconds, on two threads), `net` (the net that comes with a game),
`net:FILE`, `net:FILE@0.5` (with some warmth), `netsearch:800/100ms` (a search with the game's net),
`netsearch:800=FILE`, a level that every game has (`easy`, `medium`, `hard`, `master`), `cmd:PROGRAM`, which speaks the
line protocol of docs/bots.md, or the name under which somebody's package brings one (`bots/authors.py`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import exp
from typing import Any, NamedTuple, Protocol, runtime_checkable

from langbord.core.edition import Book
from langbord.core.errors import LangbordError
from langbord.core.game import Game
from langbord.core.match import Match
from langbord.core.plugins import Levels
from langbord.core.record import GameState
from langbord.core.simulate import RNG_WORDS

LEVELS = Levels.__struct_fields__
COMMAND, NET, NET_FILE, NET_SEARCH = "cmd:", "net", "net:", "netsearch:"
MOST_WARMTH = 100.0


class UnknownBot(LangbordError):
    """No bot of that name."""


class BotFailed(LangbordError):
    """A bot's program crashed, hung or answered nonsense."""


class Bot(Protocol):
    """Somebody who chooses an action for a seat, from a state in which what it cannot know is made up."""

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int: ...


@runtime_checkable
class Interrupter(Protocol):
    """A bot that may act out of turn; others always let things be."""

    def interrupt(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int | None:
        """What it does, where the appraisal sees something in it; None: it lets things be."""


class RandomBot:
    """Any legal action, when it is asked."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        return self._random.choice(legal)


class GreedyBot:
    """The action that the game's own appraisal likes best; among equals any.

    With less care, sometimes any at all. With warmth others, too, the seldomer the worse they look: so many points
    less, and an action is e times as seldom.
    """

    def __init__(self, seed: int | None = None, care: float = 1.0, warmth: float = 0.0) -> None:
        self._random, self._care, self._warmth = random.Random(seed), care, warmth

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        if self._random.random() >= self._care:
            return self._random.choice(legal)
        worth = [0.0] * (len(legal) + game.notes)
        game.plain.appraise(state, book.table, seat, legal, len(legal), worth)
        best = max(worth[: len(legal)])
        if self._warmth:
            return self._random.choices(legal, [exp((value - best) / self._warmth) for value in worth[: len(legal)]])[0]
        return self._random.choice([action for action, value in zip(legal, worth, strict=False) if value == best])

    def interrupt(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int | None:
        return liked(game, book, state, seat, legal) if self._random.random() < self._care else None


class LevelBot:
    """A named level: in every game the bot that its `game.toml` says."""

    def __init__(self, level: str, seed: int | None = None) -> None:
        self._level, self._seed = level, seed
        self._bot: Bot | None = None

    def choose(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        return self._who(game, state).choose(game, book, state, seat, legal)

    def interrupt(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int | None:
        bot = self._who(game, state)
        return bot.interrupt(game, book, state, seat, legal) if isinstance(bot, Interrupter) else None

    def _who(self, game: Game, state: GameState) -> Bot:
        from langbord.bots.levels import knows_table, level_bot

        if self._bot is None:
            knows = knows_table(game, int(state.players))
            self._bot = get_bot(level_bot(game.name, self._level, net=knows), self._seed)
        return self._bot


def get_bot(name: str, seed: int | None = None, *, strict: bool = False) -> Bot:
    """A new bot of that name. One of others' that fails is replaced by a greedy bot; a strict one by `BotFailed`."""
    kind, colon, rest = name.partition(":")
    if name == "random":
        return RandomBot(seed)
    if kind == "greedy" and (not colon or (rest.isdecimal() and int(rest) <= 100)):
        return GreedyBot(seed, int(rest) / 100 if colon else 1.0)
    if (warmth := read_warmth(name, "greedy")) is not None:
        return GreedyBot(seed, warmth=warmth)
    if name in LEVELS:
        return LevelBot(name, seed)
    if kind == "search":
        from langbord.bots.budget import read_budget
        from langbord.bots.searcher import SearchBot

        if (budget := read_budget(rest)) is not None:
            return SearchBot(budget, seed)
    if name.startswith(NET_SEARCH):
        from langbord.bots.netbot import NetSearchBot, read_search

        if (found := read_search(name)) is not None:
            return NetSearchBot(*found, seed, strict=strict)
    if name.startswith(NET):
        from langbord.bots.netbot import NetBot, read_name

        if (asked := read_name(name)) is not None:
            return NetBot(*asked, seed, strict=strict)
    if name.startswith(COMMAND) and rest.strip():
        from langbord.bots.process import ProcessBot

        return ProcessBot(rest, seed, strict=strict)
    from langbord.bots.authors import authored, authored_names

    if (brought := authored(name, seed, strict=strict)) is not None:
        return brought
    ours = ["random", "greedy", "search:2000", "search:500ms", NET, f"{NET_FILE}FILE", f"{NET_SEARCH}800", *LEVELS]
    known = ", ".join([*ours, f"{COMMAND}PROGRAM", *authored_names()])
    raise UnknownBot(f"there is no bot {name!r}; there are {known}")


def read_warmth(name: str, kind: str) -> float | None:
    """The warmth in a name like `greedy@3`, or None."""
    head, _, tail = name.partition("@")
    try:
        found = float(tail)
    except ValueError:
        return None
    return found if head == kind and 0.0 < found <= MOST_WARMTH else None


def check_bot(name: str, game: Game) -> None:
    """Refuse a bot that there is not, or one that cannot play the game: without a net, for instance."""
    get_bot(name)
    if name.startswith(NET):
        from langbord.bots.netbot import net_of, read_name, read_search

        if name.startswith(NET_SEARCH) and (found := read_search(name)) is not None:
            net_of(game, found[1])
        elif (asked := read_name(name)) is not None:
            net_of(game, asked[0])


def is_bot(name: str) -> bool:
    """Is there a bot of that name? Nobody else's file may name a program to be started, or a net's file to be read."""
    if name.startswith((COMMAND, NET_FILE)) or (name.startswith(NET_SEARCH) and "=" in name):
        return False
    try:
        return get_bot(name) is not None
    except UnknownBot:
        return False


def decide(match: Match, seat: int, bot: Bot, seed: int | None = None) -> int:
    """What a bot does at a seat, knowing only what that seat may know."""
    match.check_state()
    return bot.choose(match.game, match.book, _imagined(match, seat, seed), seat, match.legal_numbers(seat))


class Interruption(NamedTuple):
    """What is done out of turn."""

    seat: int
    action: int


def interruption(match: Match, bots: Sequence[Bot | None], seed: int | None = None) -> Interruption | None:
    """What one of the bots does before who is awaited acts. `bots`: by seat; None where none sits."""
    if not match.game.interrupts:
        return None
    match.check_state()
    return first_out_of_turn(match.game, match.book, match.state, bots, lambda seat: _imagined(match, seat, seed))


def first_out_of_turn(
    game: Game, book: Book[Any, Any], state: GameState, bots: Sequence[Bot | None], imagine: Callable[[int], GameState]
) -> Interruption | None:
    """The same in a state; `imagine` deals anew what a seat cannot know. Asked is in the order of `core/asking.py`."""
    awaited = [seat for seat in range(state.players) if state.awaited >> seat & 1]
    for seat in ((awaited[0] + k) % state.players for k in range(1, state.players)):
        bot = bots[seat]
        if bot is not None and seat not in awaited:
            action = _out_of_turn(game, book, state, seat, bot, imagine)
            if action is not None:
                return Interruption(seat, action)
    return None


def interject(match: Match, seat: int, bot: Bot, seed: int | None = None) -> int | None:
    """What a bot does out of turn, knowing only what its seat may know; None: it lets things be."""
    match.check_state()
    return _out_of_turn(match.game, match.book, match.state, seat, bot, lambda seat: _imagined(match, seat, seed))


def _out_of_turn(
    game: Game, book: Book[Any, Any], state: GameState, seat: int, bot: Bot, imagine: Callable[[int], GameState]
) -> int | None:
    """Only where the appraisal sees something in it a bot is asked: so nothing is slower for it."""
    legal = [0] * game.scratch
    del legal[game.plain.legal(state, book.table, seat, legal) :]
    if not legal or not isinstance(bot, Interrupter):
        return None
    imagined = imagine(seat)
    if liked(game, book, imagined, seat, legal) is None:
        return None
    return bot.interrupt(game, book, imagined, seat, legal)


def liked(game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int | None:
    """What looks best to a seat out of turn; None where nothing looks better than to let things be."""
    worth = [0.0] * (len(legal) + game.notes)
    game.plain.appraise(state, book.table, seat, legal, len(legal), worth)
    best = max(range(len(legal)), key=worth.__getitem__)
    return legal[best] if worth[best] > 0.0 else None


def _imagined(match: Match, seat: int, seed: int | None) -> GameState:
    """The moment, with all that a seat cannot know dealt anew."""
    source = random.Random(seed)
    rng = [source.getrandbits(32) for _ in range(RNG_WORDS)]
    state = match.state.copy()
    match.game.plain.redeal(state, match.book.table, seat, rng)
    return state
