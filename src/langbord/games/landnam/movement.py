"""Phase 2: movement and chasing (LN46-LN59, LNQ81-LNQ87).

Nobody is asked for a card that he may or may not hold (LNQ95). A card to enter what was found, and one for an extra
step, is played with the next decision, which comes anyway: a further step, or trade, which closes the movement with its
first deal.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO
from langbord.games.landnam.board import (
    has_building_at,
    is_outlaw,
    is_ship,
    lift,
    piece_of,
    put,
    unit_of,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import fate_count, has_unknown_card, spend_card
from langbord.games.landnam.flight import give_way
from langbord.games.landnam.harvest import (
    legal_harvest_cards,
    play_harvest_card,
    play_rich_harvest,
)
from langbord.games.landnam.passage import (
    FREE,
    NEEDS_ENTRY,
    NEEDS_PUSH,
    entry_card,
    is_unknown,
    step_needs,
    way,
    ways,
)
from langbord.games.landnam.state import State
from langbord.games.landnam.steps import (
    forbids_entry,
    forbids_exploring,
    forbids_mover,
    forbids_swap,
    is_onward,
    may_step,
)

SHIP_STEPS, SETTLER_STEPS = 2, 1  # LN46


# --- The list -------------------------------------------------------------------------------------------------------


@rule
def legal_moves(s: State, ed: Edition, out: Ints) -> int:
    """LN46: a step, a swap, or nothing; once a unit has moved, only its further steps."""
    if s.mover != t.NONE:
        out[0] = number(DO.stop)
        return legal_onward(s, ed, out, 1)
    out[0] = number(DO.stay)
    n = legal_harvest_cards(s, ed, out, legal_swaps(s, out, 1))
    first = unit_of(int(s.active), 0)
    for unit in range(first, first + t.PIECES):
        if forbids_mover(s, unit) == LEGAL:
            n = legal_steps(s, ed, unit, out, n)
    return n


@rule
def legal_onward(s: State, ed: Edition, out: Ints, n: int) -> int:
    card = entry_card(int(s.mover))
    if s.target != t.NONE and s.fate[s.active][card]:
        out[n] = number(DO.play, card)
        n += 1
    return legal_steps(s, ed, int(s.mover), out, n) if may_step(s) else n


@rule
def legal_swaps(s: State, out: Ints, n: int) -> int:
    seat = int(s.active)
    for card in range(t.CARDS):
        if s.fate[seat][card]:
            for kind in range(t.KINDS):
                if forbids_swap(s, seat, card, kind) == LEGAL:
                    out[n] = number(DO.swap, card, kind)
                    n += 1
    return n


@rule
def legal_steps(s: State, ed: Edition, unit: int, out: Ints, n: int) -> int:
    cell, piece = int(s.place[unit]), piece_of(unit)
    for k in range(ways(ed, cell)):
        target = way(ed, cell, k)
        if target != t.NONE and forbids_entry(s, ed, unit, target) == LEGAL:
            out[n] = number(DO.step, piece, target, 0)
            n += 1
            if is_unknown(s, target):
                n = legal_explorings(s, piece, target, out, n)
    return n


@rule
def legal_explorings(s: State, piece: int, target: int, out: Ints, n: int) -> int:
    for card in range(t.EXPLORATION_CARDS):
        if forbids_exploring(s, int(s.active), target, card) == LEGAL:
            out[n] = number(DO.step, piece, target, 1 + card)
            n += 1
    return n


# --- The phase ------------------------------------------------------------------------------------------------------


@rule
def has_free_step(s: State, ed: Edition, unit: int) -> bool:
    """Whether a unit could take a step without a card: that everybody sees."""
    cell = int(s.place[unit])
    if cell == t.SUPPLY:
        return False
    for k in range(ways(ed, cell)):
        target = way(ed, cell, k)
        if target != t.NONE and forbids_entry(s, ed, unit, target) == LEGAL:
            if step_needs(s, ed, unit, target) == FREE:
                return True
    return False


@rule
def begin_movement(s: State, ed: Edition) -> None:
    """LN46: ask the active player, unless everybody sees that there is nothing that he could do."""
    for unit in range(t.UNITS):
        s.stood[unit] = s.place[unit]
    s.mover = t.NONE
    s.fleeing = t.NONE
    s.phase = t.MOVE
    s.awaited = 1 << s.active
    if fate_count(s, int(s.active)):
        return
    first = unit_of(int(s.active), 0)
    for unit in range(first, first + t.PIECES):
        if has_free_step(s, ed, unit):
            return
    s.then = t.END_MOVEMENT


@rule
def go_on(s: State, ed: Edition) -> None:
    """LN46, LNQ32, LNQ81: the same unit may go on; who may hold a card for it does so until he trades."""
    s.phase = t.MOVE
    s.awaited = 1 << s.active
    if s.steps == 0 or not has_free_step(s, ed, int(s.mover)):
        s.then = t.BEGIN_TRADE if has_unknown_card(s, int(s.active)) else t.END_MOVEMENT


@rule
def end_movement(s: State, ed: Edition) -> None:
    close_movement(s, ed)
    s.then = t.BEGIN_TRADE


@rule
def close_movement(s: State, ed: Edition) -> None:
    """LN57, LN58, LNQ44, LNQ86: tokens follow the outlaws that have changed hex, or are left behind."""
    for unit in range(t.UNITS):
        if is_outlaw(s, unit) and s.place[unit] != s.stood[unit]:
            for seat in range(s.players):
                if ((s.red[unit] | s.far[unit]) >> seat) & 1:
                    settle_token(s, ed, unit, seat)
            s.stood[unit] = s.place[unit]
    s.mover = t.NONE
    s.target = t.NONE


@rule
def settle_token(s: State, ed: Edition, unit: int, seat: int) -> None:
    """LN57: a token stays with its unit where the plaintiff has a building too, unless that is a mountain."""
    cell, bit = int(s.place[unit]), 1 << seat
    follows = cell != t.OUTER and s.terrain[cell] != t.MOUNTAIN and has_building_at(s, ed, seat, cell)
    s.far[unit] &= ~bit
    if follows:
        s.red[unit] |= bit
        return
    s.red[unit] &= ~bit
    if s.flight:
        s.far[unit] |= bit
    else:
        s.loose[seat] += 1


# --- Steps ----------------------------------------------------------------------------------------------------------


@rule
def step_move(s: State, ed: Edition, action: int) -> None:
    if is_a(DO.more, action):
        play_rich_harvest(s, ed, part(DO.more, action))
    elif is_a(DO.play, action) and s.mover == t.NONE:
        play_harvest_card(s, ed, part(DO.play, action))
    elif is_onward(action):
        step_onward(s, ed, action)
    else:
        if is_a(DO.swap, action):
            card, kind, _ = parts(DO.swap, action)
            swap(s, card, kind)
        s.then = t.END_MOVEMENT


@rule
def step_onward(s: State, ed: Edition, action: int) -> None:
    if is_a(DO.play, action):
        spend_card(s, int(s.active), part(DO.play, action))
        enter(s, ed, int(s.target))
    else:
        piece, cell, exploring = parts(DO.step, action)
        begin_step(s, unit_of(int(s.active), piece))
        take_step(s, ed, cell, exploring)


@rule
def swap(s: State, card: int, kind: int) -> None:
    """LN46, LNQ33: a swap is the whole movement."""
    spend_card(s, int(s.active), card)
    s.hand[s.active][kind] += 1
    s.stock[kind] -= 1


@rule
def begin_step(s: State, unit: int) -> None:
    """LN46, LNQ81: an ordinary step, or when they are used up one by a card."""
    if s.mover == t.NONE:
        s.mover = unit
        s.steps = SHIP_STEPS if is_ship(unit) else SETTLER_STEPS
    if s.steps > 0:
        s.steps -= 1
    else:
        spend_card(s, int(s.active), t.EXTRA_STEP)


@rule
def take_step(s: State, ed: Edition, cell: int, exploring: int) -> None:
    """LN54, LN59, LN60: into a known cell, with the cards that it needs; an unknown one is explored."""
    unit, seat = int(s.mover), int(s.active)
    if is_unknown(s, cell):
        s.target = cell
        s.explore_card = exploring - 1 if exploring else t.NONE
        s.finds[0] = t.NONE
        s.finds[1] = t.NONE
        if exploring:
            spend_card(s, seat, exploring - 1)
        s.phase = t.EXPLORE
        s.awaited = 0
        return
    needs = step_needs(s, ed, unit, cell)
    if needs & NEEDS_ENTRY:
        spend_card(s, seat, entry_card(unit))
    if needs & NEEDS_PUSH:
        spend_card(s, seat, t.GIVE_WAY)
    enter(s, ed, cell)


@rule
def enter(s: State, ed: Edition, cell: int) -> None:
    """Move the unit in; LN49: the outer sea ends the phase; LN54: whoever stood there must give way."""
    unit, seat = int(s.mover), int(s.active)
    s.came_from = s.place[unit]
    s.target = t.NONE
    lift(s, unit)
    if cell == t.OUTER:
        put(s, unit, t.OUTER)
        s.then = t.END_MOVEMENT
        return
    if s.side[seat] == t.NONE:
        s.side[seat] = ed.side[cell]
    s.fleeing = s.occupant[cell]
    put(s, unit, cell)
    if s.fleeing == t.NONE:
        s.then = t.NEXT_STEP
    else:
        give_way(s, ed)
