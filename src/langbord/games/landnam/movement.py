"""Phase 2: movement and chasing (LN46-LN59, LNQ81-LNQ87)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.board import (
    has_building_at,
    is_outlaw,
    is_ship,
    lift,
    piece_of,
    put,
    unit_of,
    unit_owner,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import fate_count, spend_card
from langbord.games.landnam.flight import give_way
from langbord.games.landnam.passage import (
    BARRED,
    FREE,
    NEEDS_ENTRY,
    NEEDS_PUSH,
    entry,
    entry_card,
    is_beside,
    is_held,
    is_unknown,
    step_needs,
    way,
    ways,
)
from langbord.games.landnam.state import State

SHIP_STEPS, SETTLER_STEPS = 2, 1  # LN46


# --- Which steps are possible ---------------------------------------------------------------------------------------


@rule
def forbids_start(s: State, ed: Edition, cell: int) -> int:
    """LN50, LNQ35, LNQ87: a player's first step goes neither to a corner cell nor to a side where another started."""
    if ed.side[cell] == t.NONE:
        return NO.corner_cell
    for other in range(s.players):
        if s.side[other] == ed.side[cell]:
            return NO.side_taken
    return LEGAL


@rule
def forbids_entry(s: State, ed: Edition, unit: int, cell: int) -> int:
    """LN47-LN53, LNQ82: whether a step to a neighbouring cell is barred by something that no card in hand lifts."""
    if cell == t.OUTER or s.terrain[cell] == t.UNKNOWN:
        return LEGAL
    seat = unit_owner(unit)
    if s.side[seat] == t.NONE:
        why = forbids_start(s, ed, cell)
        if why != LEGAL:
            return why
    needs = entry(s, ed, unit, cell)
    if needs == BARRED:
        return NO.settler_at_sea
    if needs != FREE and not s.fate[seat][entry_card(unit)]:
        return NO.ship_on_land if is_ship(unit) else NO.mountain
    if is_held(s, seat, cell) and not s.fate[seat][t.GIVE_WAY]:
        return NO.chases_ship if is_ship(unit) else NO.chases
    return LEGAL


@rule
def forbids_exploring(s: State, seat: int, cell: int, card: int) -> int:
    """LN69, LNQ53: one Exploration card, named before the dice are rolled; only for a terrain that is left."""
    if not is_unknown(s, cell):
        return NO.is_known
    if not s.fate[seat][card]:
        return NO.not_held
    if card <= t.FIND_BOG and s.tiles[found_terrain(card)] == 0:
        return NO.no_tile
    return LEGAL


@rule
def found_terrain(card: int) -> int:
    """The terrain that a card finds: find_forest to find_bog stand in reverse order of terrains."""
    return t.FOREST - card


@rule
def forbids_mover(s: State, unit: int) -> int:
    """LN46: one unit on the board, and once it has moved no other."""
    if s.mover != t.NONE and unit != s.mover:
        return NO.has_moved
    if s.place[unit] == t.SUPPLY:
        return NO.off_board
    return NO.same_ship if s.mover == t.NONE and has_twin(s, unit) else LEGAL


@rule
def has_twin(s: State, unit: int) -> bool:
    """Ships on the outer sea are all the same, unless they have tokens: one of them speaks for all."""
    if s.place[unit] == t.OUTER:
        for other in range(unit - piece_of(unit), unit):
            if s.place[other] == t.OUTER and s.far[other] == s.far[unit]:
                return True
    return False


@rule
def forbids_step(s: State, ed: Edition, unit: int, cell: int, exploring: int) -> int:
    """A step of a unit to any cell, without an Exploration card (0) or with one."""
    why = forbids_mover(s, unit)
    if why != LEGAL:
        return why
    if not is_beside(ed, int(s.place[unit]), cell):
        return NO.too_far
    why = forbids_entry(s, ed, unit, cell)
    if why != LEGAL or exploring == 0:
        return why
    return forbids_exploring(s, unit_owner(unit), cell, exploring - 1)


@rule
def forbids_swap(s: State, seat: int, card: int, kind: int) -> int:
    """LN46, LNQ33: a fate card for a resource that the stock has, instead of moving."""
    if s.mover != t.NONE:
        return NO.has_moved
    if not s.fate[seat][card]:
        return NO.not_held
    return LEGAL if s.stock[kind] else NO.none_to_swap


@rule
def forbids_in_movement(s: State, ed: Edition, seat: int, action: int) -> int:
    if is_a(DO.step, action):
        piece, cell, exploring = parts(DO.step, action)
        return forbids_step(s, ed, unit_of(seat, piece), cell, exploring)
    if is_a(DO.swap, action):
        card, kind, _ = parts(DO.swap, action)
        return forbids_swap(s, seat, card, kind)
    if is_a(DO.stay, action):
        return LEGAL if s.mover == t.NONE else NO.has_moved
    if is_a(DO.stop, action):
        return LEGAL if s.mover != t.NONE else NO.has_not_moved
    return NO.asks_move


# --- The list -------------------------------------------------------------------------------------------------------


@rule
def legal_moves(s: State, ed: Edition, out: Ints) -> int:
    """LN46: a step, a swap, or nothing; once a unit has moved, only its further steps."""
    if s.mover != t.NONE:
        out[0] = number(DO.stop)
        return legal_steps(s, ed, int(s.mover), out, 1)
    out[0] = number(DO.stay)
    n = legal_swaps(s, out, 1)
    first = unit_of(int(s.active), 0)
    for unit in range(first, first + t.PIECES):
        if forbids_mover(s, unit) == LEGAL:
            n = legal_steps(s, ed, unit, out, n)
    return n


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
def can_move(s: State, ed: Edition, unit: int) -> bool:
    cell = int(s.place[unit])
    if cell == t.SUPPLY:
        return False
    for k in range(ways(ed, cell)):
        target = way(ed, cell, k)
        if target != t.NONE and forbids_entry(s, ed, unit, target) == LEGAL:
            return True
    return False


@rule
def begin_movement(s: State, ed: Edition) -> None:
    """LN46: ask the active player, unless there is nothing that he could do."""
    for unit in range(t.UNITS):
        s.stood[unit] = s.place[unit]
    s.mover = t.NONE
    s.fleeing = t.NONE
    s.phase = t.MOVE
    s.awaited = 1 << s.active
    first = unit_of(int(s.active), 0)
    for unit in range(first, first + t.PIECES):
        if can_move(s, ed, unit):
            return
    if not may_swap(s):
        s.then = t.END_MOVEMENT


@rule
def may_swap(s: State) -> bool:
    if fate_count(s, int(s.active)) == 0:
        return False
    for kind in range(t.KINDS):
        if s.stock[kind]:
            return True
    return False


@rule
def go_on(s: State, ed: Edition) -> None:
    """LN46, LNQ32, LNQ81: the same unit may go on, by an ordinary step or by a card for an extra one."""
    s.phase = t.MOVE
    s.awaited = 1 << s.active
    may = s.steps > 0 or s.fate[s.active][t.EXTRA_STEP] > 0
    if not may or not can_move(s, ed, int(s.mover)):
        s.then = t.END_MOVEMENT


@rule
def end_movement(s: State, ed: Edition) -> None:
    """LN57, LN58, LNQ44, LNQ86: tokens follow the outlaws that have changed hex, or are left behind."""
    for unit in range(t.UNITS):
        if is_outlaw(s, unit) and s.place[unit] != s.stood[unit]:
            for seat in range(s.players):
                if ((s.red[unit] | s.far[unit]) >> seat) & 1:
                    settle_token(s, ed, unit, seat)
    s.mover = t.NONE
    s.then = t.BEGIN_TRADE


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
    seat = int(s.active)
    if is_a(DO.step, action):
        piece, cell, exploring = parts(DO.step, action)
        begin_step(s, unit_of(seat, piece))
        take_step(s, ed, cell, exploring)
    else:
        if is_a(DO.swap, action):
            card, kind, _ = parts(DO.swap, action)
            swap(s, card, kind)
        s.then = t.END_MOVEMENT


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
