"""What a seat may be asked when it is its turn again: worlds that it holds possible are played on until then.

All that is hidden from the seat is made up first, and the others move as `greedy` would, so nothing that comes of it
can tell what the seat does not know.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from langbord.bots import GreedyBot, decide
from langbord.core.dealer import FairDealer
from langbord.core.errors import LangbordError
from langbord.core.match import Match
from langbord.core.simulate import RNG_WORDS

WORLDS = 4
MOST_STEPS = 400  # of the others, until a world is given up


class Possible(NamedTuple):
    """A choice that a seat may come to have, in the first of the worlds in which it had it."""

    match: Match
    number: int
    text: str


def possible_choices(match: Match, seat: int, before: Sequence[str] = ()) -> list[Possible]:
    """What a seat may choose when it is asked again and has done these things `before`, each by its text once."""
    found: dict[str, Possible] = {}
    for world in _worlds(match, seat, before):
        for number in world.legal_numbers(seat):
            text = world.text(seat, number)
            found.setdefault(text, Possible(world, number, text))
    return list(found.values())


def _worlds(match: Match, seat: int, before: Sequence[str]) -> Iterator[Match]:
    """Worlds that have come to the question after what is done `before`; those that do not come so far are left out."""
    for seed in range(WORLDS):
        world = _imagined(match, seat, seed)
        if _reaches_turn(world, seat, seed) and all(_does(world, seat, text, seed) for text in before):
            yield world


def is_no_secret(match: Match, seat: int) -> bool:
    """Does every other player see that a seat has one choice? Then it tells him nothing if it is made at once."""
    worlds = (
        _imagined(match, other, seed)
        for other in range(match.options.players)
        for seed in range(WORLDS)
        if other != seat
    )
    return all(len(world.legal_numbers(seat)) == 1 for world in worlds)


def _imagined(match: Match, seat: int, seed: int) -> Match:
    """The same moment as a seat may hold it possible, with a dealer of its own."""
    source = random.Random(seed)
    world = match.still()
    match.game.plain.redeal(world.state, match.book.table, seat, [source.getrandbits(32) for _ in range(RNG_WORDS)])
    world.dealer = FairDealer.from_seed(seed)
    return world


def _does(world: Match, seat: int, text: str, seed: int) -> bool:
    try:
        world.play(text, seat)
    except LangbordError:
        return False
    return _reaches_turn(world, seat, seed)


def _reaches_turn(world: Match, seat: int, seed: int) -> bool:
    """Let the others move until the seat is asked."""
    others = GreedyBot(seed)
    for step in range(MOST_STEPS):
        if world.over or seat in world.awaited:
            break
        actor = world.awaited[0]
        world.play(decide(world, actor, others, seed * MOST_STEPS + step), actor)
    return seat in world.awaited
