"""Phase II: the dice, and the turntables."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, NO
from langbord.games.amsterdam.common import has
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State

EXTRA_ON_ONE = 2  # 052


@rule
def roll_die(s: State, face: int) -> None:
    """AM33: six dice, one after the other."""
    s.dice[s.rolled] = face
    s.rolled += 1
    if s.rolled == t.COLOURS:
        s.phase = t.AFTER_ROLL


@rule
def turn_high_dice(s: State, ed: Edition) -> None:
    """AM34: late in the game high dice become 1."""
    for die in range(t.COLOURS):
        if s.dice[die] >= ed.turned_from[s.round]:
            s.dice[die] = 1
    s.phase = t.NEXT_DICE


@rule
def next_dice(s: State) -> None:
    """AM35, AMQ62: in turn order, each seeing the choices before."""
    if s.turn == s.players:
        s.phase = t.BEGIN_TURNS
    else:
        s.seat = s.order[s.turn]
        s.turn += 1
        s.phase = t.DICE


@rule
def forbids_pair(first: int, second: int) -> int:
    """AM35: two different dice, named in the order of the colours."""
    return LEGAL if first < second else NO.same_die


@rule
def legal_pairs(out: Ints) -> int:
    n = 0
    for first in range(t.COLOURS):
        for second in range(t.COLOURS):
            if forbids_pair(first, second) == LEGAL:
                out[n] = number(DO.dice, first, second)
                n += 1
    return n


@rule
def choose_dice(s: State, ed: Edition, seat: int, action: int) -> None:
    first, second, _ = parts(DO.dice, action)
    s.die_a = first
    s.die_b = second
    if has(s, ed, seat, t.SHIFT_DIE):
        s.phase = t.SHIFT
    else:
        take_resources(s, ed, seat, t.NONE, 0)


@rule
def forbids_shift(s: State, action: int) -> int:
    """053, AMQ51: one chosen die's resources a compartment lower or higher, within 1 to 6; or none."""
    if is_a(DO.no_shift, action):
        return LEGAL
    sooner = is_a(DO.sooner, action)
    die = part(DO.sooner, action) if sooner else part(DO.later, action)
    if die != s.die_a and die != s.die_b:
        return NO.not_shifted
    return NO.not_shifted if s.dice[die] == (1 if sooner else t.SIDES) else LEGAL


@rule
def legal_shifts(s: State, out: Ints) -> int:
    out[0] = number(DO.no_shift)
    n = 1
    for die in range(t.COLOURS):
        if forbids_shift(s, number(DO.sooner, die)) == LEGAL:
            out[n] = number(DO.sooner, die)
            n += 1
        if forbids_shift(s, number(DO.later, die)) == LEGAL:
            out[n] = number(DO.later, die)
            n += 1
    return n


@rule
def shift(s: State, ed: Edition, seat: int, action: int) -> None:
    if is_a(DO.later, action):
        take_resources(s, ed, seat, part(DO.later, action), 1)
    elif is_a(DO.sooner, action):
        take_resources(s, ed, seat, part(DO.sooner, action), -1)
    else:
        take_resources(s, ed, seat, t.NONE, 0)


@rule
def take_resources(s: State, ed: Edition, seat: int, shifted: int, by: int) -> None:
    """AM35: as many as the pips, into that compartment. AM38: 051, 052 and 054 add to it."""
    for k in range(2):
        die = int(s.die_a) if k == 0 else int(s.die_b)
        pips = int(s.dice[die])
        compartment = pips - 1
        if die == shifted:
            compartment += by
        s.wheel[seat][compartment][die] += pips + has(s, ed, seat, t.RESOURCE_PER_DIE)
        if pips == 1:
            s.guilders[seat] += ed.guilders[ed.trait_card[t.GUILDERS_FOR_ONES]] * has(s, ed, seat, t.GUILDERS_FOR_ONES)
            s.wheel[seat][0][die] += EXTRA_ON_ONE * has(s, ed, seat, t.RESOURCES_FOR_ONES)
    s.die_a = t.NONE
    s.die_b = t.NONE
    s.phase = t.NEXT_DICE


@rule
def turn_wheels(s: State) -> None:
    """AM36: every turntable moves on by one. AM37: nothing at the exit arrow is a penalty (AMQ09)."""
    for seat in range(s.players):
        came = 0
        for colour in range(t.COLOURS):
            came += s.wheel[seat][0][colour]
            s.supply[seat][colour] += s.wheel[seat][0][colour]
            for compartment in range(t.SIDES - 1):
                s.wheel[seat][compartment][colour] = s.wheel[seat][compartment + 1][colour]
            s.wheel[seat][t.SIDES - 1][colour] = 0
        if came == 0:
            s.penalties[seat] += 1
