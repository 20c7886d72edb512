"""Which games an arena plays: every deal is played once from each seat, so that neither luck nor seat favours a bot."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec

from langbord.bots import check_bot
from langbord.core.errors import LangbordError
from langbord.core.game import get_game

FORMAT = 1


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """An arena's games; also the first line of its results file."""

    langbord: str = "arena"
    format: int = FORMAT
    game: str
    bots: list[str]
    seats: int  # at a table
    games: int
    seed: int = 0
    challenge: bool = False  # the first bot alone against tables of each other one; no other games
    options: dict[str, Any] = {}


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played. Fixtures of the same deal begin with the same cards."""

    number: int
    deal: int
    seated: list[str]  # the bot at each seat


def make_plan(
    game: str,
    bots: list[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    challenge: bool = False,
    **options: Any,
) -> Plan:
    """A plan that can be played; the number of games is rounded up to whole rounds of seats."""
    for bot in bots:
        check_bot(bot, get_game(game))
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise LangbordError("an arena needs two bots or more, each named once")
    seats = seats if seats is not None else max(len(bots), get_game(game).seats.start)
    get_game(game).options(players=seats, **options)  # refuses what the game does not have
    turns = len(line_ups(bots, seats, challenge))
    whole = -(-games // turns) * turns
    return Plan(game=game, bots=bots, seats=seats, games=whole, seed=seed, challenge=challenge, options=options)


def line_ups(bots: list[str], seats: int, challenge: bool = False) -> list[list[str]]:
    """All ways in which a deal is played: each bot in each seat, among all others or against a table of one other.

    >>> line_ups(["a", "b"], 2)
    [['a', 'b'], ['b', 'a']]
    >>> line_ups(["a", "b"], 3)[:3]
    [['a', 'b', 'b'], ['b', 'a', 'b'], ['b', 'b', 'a']]
    """
    if len(bots) == seats and not challenge:
        return [bots[-k:] + bots[:-k] for k in range(seats)]
    found: list[list[str]] = []
    for one, others in permutations(bots, 2):
        if challenge and one != bots[0]:
            break
        for seat in range(seats):
            seated = [others] * seat + [one] + [others] * (seats - seat - 1)
            if seated not in found:
                found.append(seated)
    return found


def fixtures(plan: Plan) -> list[Fixture]:
    ways = line_ups(plan.bots, plan.seats, plan.challenge)
    return [Fixture(number, number // len(ways), ways[number % len(ways)]) for number in range(plan.games)]
