"""Playing the games of a balance run, and the file that keeps what was measured of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from langbord.arena.results import add_results, begin_results, read_results
from langbord.arena.work import ALONE, Way, chunk_size, work_on
from langbord.balance import watching
from langbord.balance.course import Course, course_of
from langbord.balance.plan import Fixture, Plan, Text, fixtures
from langbord.balance.watching import DEALER, DECISIONS, MOST_TURNS, ROWS, TURNS, Notes
from langbord.bots import Bot, BotFailed, first_out_of_turn, get_bot
from langbord.bots.contest import GREEDY
from langbord.bots.levels import is_netted, is_search, net_tuning_of, tuning_of
from langbord.bots.netbot import net_of
from langbord.bots.netcontest import NET, net_files, strong_policy
from langbord.bots.search import TUNING, node_record
from langbord.bots.searcher import CHILDREN, new_mind, new_tools
from langbord.core.edition import Book
from langbord.core.game import Game, get_game
from langbord.core.record import GameState
from langbord.core.simulate import RNG_WORDS
from langbord.nets.file import blank_net
from langbord.nets.form import Size

WHAT = "balance"  # as its files call it
SEEDS_A_RUN = 1_000_003  # so that the games of two runs do not meet


class Watched(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was measured of a game: a line of the results file."""

    edition: int
    players: int
    deal: int
    seated: list[str]
    points: list[int] = []
    places: list[int] = []
    steps: int = 0
    turns: int = 0
    decisions: list[int] = []  # of each seat, where it had a choice
    course: Course = Course()
    counts: list[int] = []  # by the measures of the game's `balance.py`
    void: str = ""  # why the game does not count: a bot failed


Key = tuple[int, int, int]


def key(one: Fixture | Watched) -> Key:
    return one.deal, one.players, one.edition


def run(
    plan: Plan,
    editions: Sequence[Text],
    path: Path | None,
    way: Way = ALONE,
    report: Callable[[int], None] = lambda done: None,
) -> list[Watched]:
    """Play what the file does not hold yet, and add it line by line; who breaks off keeps what was played."""
    held = begin_results(path, plan, Watched, WHAT, games=plan.games)
    wanted = fixtures(plan)
    asked = set(map(key, wanted))
    played = [game for game in held if key(game) in asked]
    done = set(map(key, played))
    add_results(path, played, play_all(plan, editions, [one for one in wanted if key(one) not in done], way), report)
    return sorted(played, key=key)


def read_balance(path: Path) -> tuple[Plan, list[Watched]]:
    """The results file of a balance run."""
    return read_results(path, Plan, Watched, WHAT)


def play_all(plan: Plan, editions: Sequence[Text], todo: Sequence[Fixture], way: Way) -> Iterator[Watched]:
    thoughtful = any(is_search(bot) or strong_policy(bot) is None for one in todo for bot in one.seated)
    size = 1 if thoughtful else chunk_size(len(todo), way)  # who breaks off loses what was not handed in yet
    chunks = [todo[first : first + size] for first in range(0, len(todo), size)]
    return work_on(partial(play_chunk, plan, list(editions)), chunks, way)


def play_chunk(plan: Plan, editions: Sequence[Text], chunk: Sequence[Fixture]) -> list[Watched]:
    return [play_game(plan, editions[fixture.edition], fixture) for fixture in chunk]


def play_game(plan: Plan, edition: Text, fixture: Fixture) -> Watched:
    """Compiled where all bots have a compiled form and ask one net at most, else decision by decision."""
    game = get_game(plan.game)
    table = _table(game, edition)
    state = game.start(table.book, game.options(players=fixture.players, **plan.options))
    seed = plan.seed * SEEDS_A_RUN + fixture.deal
    if table.is_compiled(fixture.seated):
        return table.play(state, fixture, seed)
    try:
        return play_plainly(game, table.book, state, fixture, seed)
    except BotFailed as failed:
        return Watched(*key(fixture)[::-1], fixture.seated, void=str(failed))


@cache
def _table(game: Game, edition: Text) -> Table:
    return Table(game, game.read_edition(edition.text, edition.name))


class Table:
    """Where games of one edition are played compiled."""

    def __init__(self, game: Game, book: Book[Any, Any]) -> None:
        self.game, self.book = game, book
        self._edition = book.table.to_array()[0]
        self._play = game.machine.module(watching)["watched_game"]
        self._tools, self._twins = new_tools(game), game.State.array(watching.WAS + 1)
        self._mind: tuple[list[Path | None], Any] | None = None  # of the net in that file, or of none
        self._tree = node_record(game.most_seats).array(2)

    def is_compiled(self, seated: Sequence[str]) -> bool:
        return len(set(net_files(seated))) <= 1 and all(strong_policy(bot) is not None for bot in seated)

    def play(self, state: GameState, fixture: Fixture, seed: int) -> Watched:
        policies = np.array([strong_policy(bot) for bot in fixture.seated], np.int64)
        tunings = [(net_tuning_of if is_netted(bot) else tuning_of)(self.game.name) for bot in fixture.seated]
        notes = new_notes(self.game)
        final = state.to_array()
        listed: Any = np.zeros(self.game.scratch, np.int64)
        self.game.compiled.simulate["seed_stream"](self._tools.rng, seed, fixture.players)
        steps = self._play(
            final[0],
            self._edition,
            policies,
            np.array(tunings, TUNING),
            self._tree_for(policies),
            self._twins,
            self._mind_for(fixture.seated),
            self._tools,
            listed,
            notes,
            self.game.max_steps,
        )
        return _measured(self.game, self.book, self.game.State.from_array(final[0]), fixture, int(steps), notes)

    def _tree_for(self, policies: Any) -> Any:
        """Room for what the longest search adds: a node an iteration, with a net all that one sees at a new place."""
        plain = max(0, int(policies.max()) - GREEDY)
        netted = CHILDREN * max(0, NET - int(policies.min()))
        wanted = max(plain, netted) + (self.game.scratch if netted else 0) + 2
        if len(self._tree) < wanted:
            self._tree = node_record(self.game.most_seats).array(wanted)
        return self._tree

    def _mind_for(self, seated: Sequence[str]) -> Any:
        """The net that the bots ask; one that knows nothing where they ask none."""
        asked = net_files(seated)[:1]
        if self._mind is None or self._mind[0] != asked:
            net = net_of(self.game, asked[0]) if asked else blank_net(self.game, Size(1, 1, 1))
            self._mind = asked, new_mind(self.game, net)
        return self._mind[1]


def new_notes(game: Game) -> Notes:
    counts, at, course = new_rows(game)
    arrays: Any = [np.array(part, np.int64) for part in (counts, at, course)]
    return Notes(*arrays)


def new_rows(game: Game) -> Notes:
    """Empty notes, as plain lists."""
    at = [DEALER, *[0] * (DECISIONS - 1 + game.most_seats)]
    return Notes([0] * max(1, game.measures.size), at, [[0] * game.most_seats for _ in range(MOST_TURNS)])


def play_plainly(game: Game, book: Book[Any, Any], state: GameState, fixture: Fixture, seed: int) -> Watched:
    """One game with bots of any kind; each decides on a state in which what it cannot know is dealt anew."""
    rules, simulate = game.plain, game.plain.simulate
    measure = game.watching(watching)
    bots = [get_bot(name, seed * fixture.players + seat, strict=True) for seat, name in enumerate(fixture.seated)]
    notes, listed = new_rows(game), [0] * game.scratch
    deals, doubts = [0] * RNG_WORDS, [0] * RNG_WORDS
    simulate["seed_stream"](deals, seed, fixture.players)
    simulate["seed_stream"](doubts, seed, fixture.players + game.most_seats)  # so that asking changes no deal
    steps = 0
    while not state.over and steps < game.max_steps:
        steps += 1
        was, seat, n = state.copy(), DEALER, 0
        if state.awaited == 0:
            action = simulate["pick"](listed, rules.chance(state, book.table, listed), deals)
            rules.deal(state, book.table, action)
        else:
            found = first_out_of_turn(game, book, state, bots, partial(_imagined, game, book, state, doubts))
            seat = found.seat if found else simulate["first_awaited"](state)
            n = rules.legal(state, book.table, seat, listed)
            action = found.action if found else _asked(game, book, state, seat, listed[:n], bots[seat], doubts)
            rules.step(state, book.table, seat, action)
        measure["note"](was, state, book.table, seat, action, listed, n, notes)
    measure["settle"](state, book.table, notes.counts)
    return _measured(game, book, state, fixture, steps, notes)


def _asked(
    game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int], bot: Bot, rng: list[int]
) -> int:
    return bot.choose(game, book, _imagined(game, book, state, rng, seat), seat, legal)


def _imagined(game: Game, book: Book[Any, Any], state: GameState, rng: list[int], seat: int) -> GameState:
    twin = state.copy()
    game.plain.redeal(twin, book.table, seat, rng)
    return twin


def _measured(
    game: Game, book: Book[Any, Any], state: GameState, fixture: Fixture, steps: int, notes: Notes
) -> Watched:
    players = fixture.players
    points, places = [0] * game.most_seats, [0] * game.most_seats
    game.plain.scores(state, book.table, points)
    game.plain.places(state, book.table, places)
    at = [int(number) for number in notes.at]
    course = [[int(number) for number in row[:players]] for row in notes.course[: at[ROWS]]]
    return Watched(
        fixture.edition,
        players,
        fixture.deal,
        fixture.seated,
        points[:players],
        places[:players],
        steps,
        at[TURNS],
        at[DECISIONS : DECISIONS + players],
        course_of(course, points[:players], places[:players]),
        [int(number) for number in notes.counts[: game.measures.size]],
        "" if state.over else f"no end after {steps} steps",
    )
