"""Random play at full speed, for any game: rules that a game's own are bound into, and a small generator.

The generator is sfc32 (C. Doty-Humphrey): four words of 32 bits held in 64-bit integers and masked, so that
plain, compiled and GPU runs give the same numbers. It is for simulation; people's games have the `dealer`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from langbord.core.actions import LEGAL
from langbord.core.protocol import Ints, Numbers, chance, deal, legal, observe, redeal, step, totals, why_not
from langbord.core.record import GameState, Record
from langbord.core.rule import rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RNG_WORDS = 4
MASK = 0xFFFFFFFF
DECISIONS, DEALS = 0, 1  # what a tally counts
MAX_TOTALS = 256


@rule
def seed_stream(rng: Ints, seed: int, stream: int) -> None:
    """Begin the generator `stream` of a family that `seed` names."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = stream & MASK
    rng[3] = (1 + (stream >> 32)) & MASK
    for _ in range(12):
        word(rng)


@rule
def word(rng: Ints) -> int:
    """The next 32 random bits."""
    result = (rng[0] + rng[1] + rng[3]) & MASK
    rng[3] = (rng[3] + 1) & MASK
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & MASK
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + result) & MASK
    return result


@rule
def below(rng: Ints, n: int) -> int:
    """A number from 0 to n - 1."""
    return (word(rng) * n) >> 32


@rule
def pick(weights: Ints, n: int, rng: Ints) -> int:
    """One of n outcomes, by weight."""
    total = 0
    for k in range(n):
        total += weights[k]
    left = below(rng, total)
    k = 0
    while left >= weights[k]:
        left -= weights[k]
        k += 1
    return k


@rule
def first_awaited(s: GameState) -> int:
    """The lowest seat that owes an action: in random play simultaneous choices are made in this order."""
    seat = 0
    while not (s.awaited >> seat) & 1:
        seat += 1
    return seat


@rule
def advance(s: GameState, ed: Record, rng: Ints, scratch: Ints, tally: Ints) -> None:
    """One random step: the dealer's, or a random legal action of a seat that is awaited."""
    if s.awaited == 0:
        n = chance(s, ed, scratch)
        deal(s, ed, pick(scratch, n, rng))
        tally[DEALS] += 1
    else:
        seat = first_awaited(s)
        n = legal(s, ed, seat, scratch)
        step(s, ed, seat, scratch[below(rng, n)])
        tally[DECISIONS] += 1


@rule
def playout(s: GameState, ed: Record, rng: Ints, scratch: Ints, tally: Ints) -> None:
    """Random play to the end of the game."""
    while not s.over:
        advance(s, ed, rng, scratch, tally)


@rule
def playouts(
    states: NDArray[np.void], editions: NDArray[np.void], seed: int, rng: Ints, scratch: Ints, tally: Ints
) -> None:
    """Random play of every state, each with the stream of its index."""
    for k in range(len(states)):
        seed_stream(rng, seed, k)
        playout(states[k], editions[0], rng, scratch, tally)


@rule
def guarded_playout(
    s: GameState, ed: Record, rng: Ints, scratch: Ints, tally: Ints, before: Ints, now: Ints, cap: int
) -> int:
    """Random play watched at every step: 0, or what went wrong.

    1 + k: the conserved total k changed; -1: an awaited seat without an action; -2: more than `cap` steps.
    """
    count = totals(s, ed, before)
    for _ in range(cap):
        if s.over:
            return 0
        if s.awaited and legal(s, ed, first_awaited(s), scratch) == 0:
            return -1
        advance(s, ed, rng, scratch, tally)
        totals(s, ed, now)
        for k in range(count):
            if now[k] != before[k]:
                return 1 + k
    return -2


@rule
def guarded_playouts(
    states: NDArray[np.void],
    editions: NDArray[np.void],
    seed: int,
    rng: Ints,
    scratch: Ints,
    tally: Ints,
    before: Ints,
    now: Ints,
    cap: int,
    faults: Ints,
) -> None:
    """Watched random play of every state; each one's fault, or 0."""
    for k in range(len(states)):
        seed_stream(rng, seed, k)
        faults[k] = guarded_playout(states[k], editions[0], rng, scratch, tally, before, now, cap)


@rule
def doubted(s: GameState, ed: Record, seat: int, action: int, scratch: Ints, counts: Ints) -> bool:
    """Do the legal list and the reasons disagree on an action? Counts the reason."""
    why = why_not(s, ed, seat, action)
    counts[why] += 1
    listed = False
    for k in range(legal(s, ed, seat, scratch)):
        listed = listed or scratch[k] == action
    return listed != (why == LEGAL)


@rule
def audited_playout(
    s: GameState, ed: Record, rng: Ints, scratch: Ints, tally: Ints, counts: Ints, actions: int, samples: int, cap: int
) -> int:
    """Random play; at every decision `samples` of all `actions` are asked about for every seat.

    1 + the first action on which the legal list and the reasons disagree, or 0. Counts each reason that was given.
    """
    for _ in range(cap):
        if s.over:
            return 0
        if s.awaited:
            for seat in range(s.players):
                for _ in range(samples):
                    action = below(rng, actions)
                    if doubted(s, ed, seat, action, scratch, counts):
                        return 1 + action
                for k in range(legal(s, ed, seat, scratch)):
                    counts[LEGAL] += 1
                    if why_not(s, ed, seat, scratch[k]) != LEGAL:
                        return 1 + scratch[k]
        advance(s, ed, rng, scratch, tally)
    return 0


@rule
def observed_playout(
    s: GameState,
    ed: Record,
    twins: NDArray[np.void],
    rng: Ints,
    scratch: Ints,
    tally: Ints,
    row: Numbers,
    other: Numbers,
    cap: int,
) -> int:
    """Random play; at every decision each seat observes the state, and another in which what it cannot know is redealt.

    1 + the first number in which the two differ, or 0.
    """
    for _ in range(cap):
        if s.over:
            return 0
        if s.awaited:
            for seat in range(s.players):
                observe(s, ed, seat, row)
                twins[0] = s
                redeal(twins[0], ed, seat, rng)
                observe(twins[0], ed, seat, other)
                for k in range(len(row)):
                    if row[k] != other[k]:
                        return 1 + k
        advance(s, ed, rng, scratch, tally)
    return 0
