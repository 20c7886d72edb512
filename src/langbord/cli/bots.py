"""`langbord bot check`: can a program sit at a table?"""

from __future__ import annotations

import time

from langbord.bots import BotFailed, decide
from langbord.bots.process import ProcessBot, Program
from langbord.core import match as matches
from langbord.core.game import get_game
from langbord.core.plugins import game_names

SEED = 1


def check(command: str, game: str | None, seconds: float) -> int:
    """Play a game of each kind with the program at every seat; the exit status."""
    games = [get_game(name).name for name in ([game] if game is not None else game_names())]
    try:
        program = Program(command, seconds)
    except BotFailed as failed:
        print(f"FAILED  {failed}")
        return 1
    print(f"ok      greets as {program.name!r}")
    program.close()
    passed = [_plays(name, command, seconds) for name in games]
    return 0 if all(passed) else 1


def _plays(name: str, command: str, seconds: float) -> bool:
    bot = ProcessBot(command, SEED, seconds)
    match = matches.new(name, players=max(get_game(name).seats), seed=SEED)
    decisions, slowest = 0, 0.0
    while not match.over and bot.failure is None:
        begin = time.perf_counter()
        seat = match.awaited[0]
        match.play(decide(match, seat, bot, SEED + decisions), seat)
        decisions, slowest = decisions + 1, max(slowest, time.perf_counter() - begin)
    bot.close()
    if bot.failure is not None:
        print(f"FAILED  {name}, decision {decisions}: {bot.failure}")
        return False
    print(f"ok      {name}: {decisions} decisions, the slowest in {slowest:.2f} s")
    return True
