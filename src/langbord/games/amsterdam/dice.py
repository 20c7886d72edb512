"""Phase II: the dice, and the turntables."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.codes import NO, PAIR, SHIFT_DOWN, SHIFT_UP
from langbord.games.amsterdam.common import has
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    AFTER_ROLL,
    BEGIN_TURNS,
    COLOURS,
    DICE,
    GUILDERS_FOR_ONES,
    NEXT_DICE,
    NONE,
    RESOURCE_PER_DIE,
    RESOURCES_FOR_ONES,
    SHIFT,
    SHIFT_DIE,
    SIDES,
)

EXTRA_ON_ONE = 2  # 052


@rule
def roll_die(s: State, face: int) -> None:
    """AM33: six dice, one after the other."""
    s.dice[s.rolled] = face
    s.rolled += 1
    if s.rolled == COLOURS:
        s.ask = AFTER_ROLL


@rule
def turn_high_dice(s: State, ed: Edition) -> None:
    """AM34: late in the game high dice become 1."""
    for die in range(COLOURS):
        if s.dice[die] >= ed.turned_from[s.round]:
            s.dice[die] = 1
    s.ask = NEXT_DICE


@rule
def next_dice(s: State) -> None:
    """AM35, AMQ62: in turn order, each seeing the choices before."""
    if s.turn == s.players:
        s.ask = BEGIN_TURNS
    else:
        s.seat = s.order[s.turn]
        s.turn += 1
        s.ask = DICE


@rule
def list_pairs(out: Ints) -> int:
    """AM35: two different dice."""
    n = 0
    for a in range(COLOURS):
        for b in range(a + 1, COLOURS):
            out[n] = PAIR + a * 6 + b
            n += 1
    return n


@rule
def choose_dice(s: State, ed: Edition, seat: int, action: int) -> None:
    s.die_a = (action - PAIR) // 6
    s.die_b = (action - PAIR) % 6
    if has(s, ed, seat, SHIFT_DIE):
        s.ask = SHIFT
    else:
        take_resources(s, ed, seat, NONE, 0)


@rule
def list_shifts(s: State, out: Ints) -> int:
    """053, AMQ51: one die's resources a compartment lower or higher, within 1 to 6; or none."""
    out[0] = NO
    n = 1
    for k in range(2):
        die = int(s.die_a) if k == 0 else int(s.die_b)
        if s.dice[die] > 1:
            out[n] = SHIFT_DOWN + die
            n += 1
        if s.dice[die] < SIDES:
            out[n] = SHIFT_UP + die
            n += 1
    return n


@rule
def shift(s: State, ed: Edition, seat: int, action: int) -> None:
    if action >= SHIFT_UP:
        take_resources(s, ed, seat, action - SHIFT_UP, 1)
    elif action >= SHIFT_DOWN:
        take_resources(s, ed, seat, action - SHIFT_DOWN, -1)
    else:
        take_resources(s, ed, seat, NONE, 0)


@rule
def take_resources(s: State, ed: Edition, seat: int, shifted: int, by: int) -> None:
    """AM35: as many as the pips, into that compartment. AM38: 051, 052 and 054 add to it."""
    for k in range(2):
        die = int(s.die_a) if k == 0 else int(s.die_b)
        pips = int(s.dice[die])
        compartment = pips - 1
        if die == shifted:
            compartment += by
        s.wheel[seat][compartment][die] += pips + has(s, ed, seat, RESOURCE_PER_DIE)
        if pips == 1:
            s.guilders[seat] += ed.guilders[ed.trait_card[GUILDERS_FOR_ONES]] * has(s, ed, seat, GUILDERS_FOR_ONES)
            s.wheel[seat][0][die] += EXTRA_ON_ONE * has(s, ed, seat, RESOURCES_FOR_ONES)
    s.die_a = NONE
    s.die_b = NONE
    s.ask = NEXT_DICE


@rule
def turn_wheels(s: State) -> None:
    """AM36: every turntable moves on by one. AM37: nothing at the exit arrow is a penalty (AMQ09)."""
    for seat in range(s.players):
        came = 0
        for colour in range(COLOURS):
            came += s.wheel[seat][0][colour]
            s.supply[seat][colour] += s.wheel[seat][0][colour]
            for compartment in range(SIDES - 1):
                s.wheel[seat][compartment][colour] = s.wheel[seat][compartment + 1][colour]
            s.wheel[seat][SIDES - 1][colour] = 0
        if came == 0:
            s.penalties[seat] += 1
