"""`langbord bench`: how fast a game's rules run, beside the engines that people compare with.

Everything is measured in one run on one core, in its time and not on the clock, because machines are noisy and busy
with other things: the ratios count.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from langbord.core import simulate
from langbord.core.conformance import buffers
from langbord.core.game import Game, get_game
from langbord.core.rule import rule
from langbord.core.warmup import warm_up

COPIES = 1_000_000


class Pace(NamedTuple):
    """Steps a second of one engine."""

    name: str
    games: float
    decisions: float
    deals: float

    @property
    def steps(self) -> float:
        return self.decisions + self.deals


def bench(name: str, players: int | None, seconds: float) -> None:
    """Measure and show a table."""
    console, game = Console(), get_game(name)
    players = players if players is not None else max(game.seats)
    game.options(players=players)  # refuses a wrong number
    console.print(f"cold or warm, the rules are ready after {compile_with_progress(game):.1f} s")
    paces = [compiled_pace(game, players, seconds), plain_pace(game, players, seconds)]
    paces += [pace for measure in (catanatron_pace, open_spiel_pace) for pace in measure(seconds)]
    console.print(_table(game, players, paces))
    console.print(f"copying a state of {game.State.dtype.itemsize} bytes takes {copy_time(game) * 1e9:.0f} ns")


def compile_with_progress(game: Game) -> float:
    """Make the compiled rules ready, with a bar while that takes time; how long it took."""
    begin = time.perf_counter()
    columns = (TextColumn("compiling {task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.name, total=None)
        warm_up(game, lambda done, total: progress.update(task, completed=done, total=total))
    return time.perf_counter() - begin


def compiled_pace(game: Game, players: int, seconds: float) -> Pace:
    book = game.book()
    start = game.start(book, game.options(players=players))
    editions = book.table.to_array()
    rng, scratch, tally = buffers(game)
    games, batch, used = 0, 256, 0.0
    while used < seconds:
        states = start.to_array(batch)
        begin = time.process_time()
        game.compiled.simulate["playouts"](states, editions, games, rng, scratch, tally)
        used += time.process_time() - begin
        games += batch
    return Pace("langbord, compiled", games / used, tally[simulate.DECISIONS] / used, tally[simulate.DEALS] / used)


def plain_pace(game: Game, players: int, seconds: float) -> Pace:
    book, play = game.book(), game.plain.simulate
    options = game.options(players=players)
    tally, games = [0, 0], 0
    rng, scratch = [0] * simulate.RNG_WORDS, [0] * game.scratch
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        play["seed_stream"](rng, games, 0)
        play["playout"](game.start(book, options), book.table, rng, scratch, tally)
        games += 1
    used = time.process_time() - begin
    return Pace("langbord, plain", games / used, tally[simulate.DECISIONS] / used, tally[simulate.DEALS] / used)


def catanatron_pace(seconds: float) -> Iterator[Pace]:
    """Catanatron's random players, the nearest relative in Python; nothing where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return

    def play_one() -> tuple[int, int]:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        return len(game.state.actions), 0

    yield _paced("catanatron, 4 random players", play_one, seconds)


def open_spiel_pace(seconds: float) -> Iterator[Pace]:
    """OpenSpiel's backgammon through its Python interface; nothing where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return
    game, source = pyspiel.load_game("backgammon"), np.random.default_rng(1)

    def play_one() -> tuple[int, int]:
        state, decisions, deals = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(source.choice(outcomes, p=chances)))
                deals += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[source.integers(len(legal))])
                decisions += 1
        return decisions, deals

    yield _paced("open_spiel backgammon", play_one, seconds)


def _paced(name: str, play_one: Callable[[], tuple[int, int]], seconds: float) -> Pace:
    games = decisions = deals = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        more_decisions, more_deals = play_one()
        games, decisions, deals = games + 1, decisions + more_decisions, deals + more_deals
    used = time.process_time() - begin
    return Pace(name, games / used, decisions / used, deals / used)


@rule
def copy_back_and_forth(states: Any, times: int) -> int:
    """Copy a state to and fro; something of it is read, so that no copy can be left out."""
    seen = 0
    for k in range(times):
        states[(k + 1) % 2] = states[k % 2]
        states[(k + 1) % 2].players += k & 1
        seen += states[0].players
    return seen


def copy_time(game: Game) -> float:
    """Seconds that compiled code takes to copy a state."""
    from langbord.core.machine import compiled

    states, copy = game.State.array(2), compiled(copy_back_and_forth)
    copy(states, 1)  # compiles
    begin = time.process_time()
    copy(states, COPIES)
    return (time.process_time() - begin) / COPIES


def _table(game: Game, players: int, paces: list[Pace]) -> Table:
    table = Table(title=f"{game.name}, {players} players, random play, one core")
    for heading in ("", "games/s", "decisions/s", "deals/s", "steps/s", "ratio"):
        table.add_column(heading, justify="left" if not heading else "right")
    for pace in paces:
        ratio = f"{paces[0].steps / pace.steps:,.0f}" if pace is not paces[0] else ""
        figures = (f"{figure:,.0f}" for figure in (pace.games, pace.decisions, pace.deals, pace.steps))
        table.add_row(pace.name, *figures, ratio)
    return table
