"""Phase 2: movement, chasing and giving way (LN46-LN59, LNQ81-LNQ87)."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.board import (
    has_building_at,
    is_outlaw,
    is_ship,
    lift,
    put,
    remove_unit,
    unit_owner,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import fate_count, spend_card
from langbord.games.landnam.moves import (
    PASS,
    RETREAT,
    STEP,
    SWAP,
    step_action,
    step_card,
    step_cell,
    step_piece,
)
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    BEGIN_TRADE,
    CARDS,
    END_MOVEMENT,
    EXPLORATION_CARDS,
    EXPLORE,
    EXTRA_STEP,
    FIND_BOG,
    FLEE,
    FOREST,
    GIVE_WAY,
    KINDS,
    LANDING,
    MOUNTAIN,
    MOUNTAIN_PATH,
    MOVE,
    NEXT_STEP,
    NONE,
    OUTER,
    PIECES,
    SEA,
    SUPPLY,
    UNITS,
    UNKNOWN,
    WAYS,
)

SHIP_STEPS, SETTLER_STEPS = 2, 1  # LN46
BARRED = -1  # no card helps
NEEDS_ENTRY, NEEDS_PUSH = 1, 2  # LNQ82: bits for the cards that a step needs


@rule
def ways(ed: Edition, cell: int) -> int:
    """How many neighbours to look through: LN48, the outer sea has all rim cells."""
    return ed.cells - ed.rim if cell == OUTER else WAYS


@rule
def way(ed: Edition, cell: int, k: int) -> int:
    """The k-th neighbour of a cell, or NONE."""
    return ed.rim + k if cell == OUTER else int(ed.neighbour[cell][k])


# --- What a step needs --------------------------------------------------------------------------------------------


@rule
def entry(s: State, ed: Edition, unit: int, cell: int) -> int:
    """LN47, LN51, LN52: whether the terrain of a known cell lets a unit in: 0, NEEDS_ENTRY or BARRED."""
    terrain = s.terrain[cell]
    if is_ship(unit):
        return 0 if terrain == SEA else NEEDS_ENTRY
    if terrain == SEA:
        return BARRED
    if terrain != MOUNTAIN or s.terrain[s.place[unit]] == MOUNTAIN:
        return 0
    return 0 if has_building_at(s, ed, unit_owner(unit), cell) else NEEDS_ENTRY


@rule
def entry_card(unit: int) -> int:
    return LANDING if is_ship(unit) else MOUNTAIN_PATH


@rule
def may_start_at(s: State, ed: Edition, cell: int) -> bool:
    """LN50, LNQ35, LNQ87: a player's first step goes neither to a corner cell nor to a side where another started."""
    if ed.side[cell] == NONE:
        return False
    for other in range(s.players):
        if s.side[other] == ed.side[cell]:
            return False
    return True


@rule
def step_needs(s: State, ed: Edition, unit: int, cell: int) -> int:
    """LN47-LN53, LNQ82: which cards a step to a neighbouring cell needs, as bits; BARRED if none can help."""
    if cell == OUTER or s.terrain[cell] == UNKNOWN:
        return 0
    seat = unit_owner(unit)
    if s.side[seat] == NONE and not may_start_at(s, ed, cell):
        return BARRED
    needs = entry(s, ed, unit, cell)
    other = s.occupant[cell]
    if needs != BARRED and other != NONE and not (s.red[other] >> seat) & 1:
        needs |= NEEDS_PUSH
    return needs


@rule
def may_step(s: State, ed: Edition, unit: int, cell: int) -> bool:
    """Whether the active player has the cards that the step needs."""
    needs = step_needs(s, ed, unit, cell)
    if needs == BARRED or (needs & NEEDS_PUSH and not s.fate[s.active][GIVE_WAY]):
        return False
    return not needs & NEEDS_ENTRY or s.fate[s.active][entry_card(unit)] > 0


@rule
def can_move(s: State, ed: Edition, unit: int) -> bool:
    cell = int(s.place[unit])
    if cell == SUPPLY:
        return False
    for k in range(ways(ed, cell)):
        target = way(ed, cell, k)
        if target != NONE and may_step(s, ed, unit, target):
            return True
    return False


# --- The phase ----------------------------------------------------------------------------------------------------


@rule
def begin_movement(s: State, ed: Edition) -> None:
    """LN46: ask the active player, unless there is nothing that he could do."""
    for unit in range(UNITS):
        s.stood[unit] = s.place[unit]
    s.mover = NONE
    s.fleeing = NONE
    s.phase = MOVE
    s.awaited = 1 << s.active
    first = int(s.active) * PIECES
    for unit in range(first, first + PIECES):
        if can_move(s, ed, unit):
            return
    if not may_swap(s):
        s.then = END_MOVEMENT


@rule
def may_swap(s: State) -> bool:
    if fate_count(s, int(s.active)) == 0:
        return False
    for kind in range(KINDS):
        if s.stock[kind]:
            return True
    return False


@rule
def go_on(s: State, ed: Edition) -> None:
    """LN46, LNQ32, LNQ81: the same unit may go on, by an ordinary step or by a card for an extra one."""
    s.phase = MOVE
    s.awaited = 1 << s.active
    may = s.steps > 0 or s.fate[s.active][EXTRA_STEP] > 0
    if not may or not can_move(s, ed, int(s.mover)):
        s.then = END_MOVEMENT


@rule
def end_movement(s: State, ed: Edition) -> None:
    """LN57, LN58, LNQ44, LNQ86: tokens follow the outlaws that have changed hex, or are left behind."""
    for unit in range(UNITS):
        if is_outlaw(s, unit) and s.place[unit] != s.stood[unit]:
            for seat in range(s.players):
                if ((s.red[unit] | s.far[unit]) >> seat) & 1:
                    settle_token(s, ed, unit, seat)
    s.mover = NONE
    s.then = BEGIN_TRADE


@rule
def settle_token(s: State, ed: Edition, unit: int, seat: int) -> None:
    """LN57: a token stays with its unit where the plaintiff has a building too, unless that is a mountain."""
    cell, bit = int(s.place[unit]), 1 << seat
    follows = cell != OUTER and s.terrain[cell] != MOUNTAIN and has_building_at(s, ed, seat, cell)
    s.far[unit] &= ~bit
    if follows:
        s.red[unit] |= bit
        return
    s.red[unit] &= ~bit
    if s.flight:
        s.far[unit] |= bit
    else:
        s.loose[seat] += 1


@rule
def legal_move(s: State, ed: Edition, out: Ints) -> int:
    """LN46: a step, a swap, or nothing; once a unit has moved, only its further steps."""
    out[0] = PASS
    if s.mover != NONE:
        return list_steps(s, ed, int(s.mover), out, 1)
    n = list_swaps(s, out, 1)
    first = int(s.active) * PIECES
    for unit in range(first, first + PIECES):
        if s.place[unit] != SUPPLY and not has_twin(s, unit):
            n = list_steps(s, ed, unit, out, n)
    return n


@rule
def has_twin(s: State, unit: int) -> bool:
    """Ships on the outer sea are all the same, unless they have tokens: one of them speaks for all."""
    if s.place[unit] == OUTER:
        for other in range(unit - unit % PIECES, unit):
            if s.place[other] == OUTER and s.far[other] == s.far[unit]:
                return True
    return False


@rule
def list_swaps(s: State, out: Ints, n: int) -> int:
    """LN46, LNQ33: a fate card for a resource that the stock has."""
    for card in range(CARDS):
        if s.fate[s.active][card]:
            for kind in range(KINDS):
                if s.stock[kind]:
                    out[n] = SWAP + card * KINDS + kind
                    n += 1
    return n


@rule
def list_steps(s: State, ed: Edition, unit: int, out: Ints, n: int) -> int:
    cell, piece = int(s.place[unit]), unit % PIECES
    for k in range(ways(ed, cell)):
        target = way(ed, cell, k)
        if target != NONE and may_step(s, ed, unit, target):
            out[n] = step_action(piece, target, NONE)
            n += 1
            if target != OUTER and s.terrain[target] == UNKNOWN:
                n = list_explorings(s, piece, target, out, n)
    return n


@rule
def list_explorings(s: State, piece: int, target: int, out: Ints, n: int) -> int:
    """LN69, LNQ53: one Exploration card, named before the dice are rolled; only for a terrain that is left."""
    for card in range(EXPLORATION_CARDS):
        if s.fate[s.active][card] and (card > FIND_BOG or s.tiles[found_terrain(card)] > 0):
            out[n] = step_action(piece, target, card)
            n += 1
    return n


@rule
def found_terrain(card: int) -> int:
    """The terrain that a card finds: find_forest to find_bog stand in reverse order of terrains."""
    return FOREST - card


@rule
def step_move(s: State, ed: Edition, action: int) -> None:
    seat = int(s.active)
    if action == PASS:
        s.then = END_MOVEMENT
    elif action < STEP:
        swap(s, (action - SWAP) // KINDS, (action - SWAP) % KINDS)
        s.then = END_MOVEMENT
    else:
        unit = seat * PIECES + step_piece(action)
        if s.mover == NONE:
            s.mover = unit
            s.steps = SHIP_STEPS if is_ship(unit) else SETTLER_STEPS
        if s.steps > 0:
            s.steps -= 1
        else:
            spend_card(s, seat, EXTRA_STEP)
        take_step(s, ed, step_cell(action), step_card(action))


@rule
def swap(s: State, card: int, kind: int) -> None:
    """LN46, LNQ33: a swap is the whole movement."""
    spend_card(s, int(s.active), card)
    s.hand[s.active][kind] += 1
    s.stock[kind] -= 1


@rule
def take_step(s: State, ed: Edition, cell: int, explore_card: int) -> None:
    """LN54, LN59, LN60: into a known cell, with the cards that it needs; an unknown one is explored."""
    unit, seat = int(s.mover), int(s.active)
    if cell != OUTER and s.terrain[cell] == UNKNOWN:
        s.target = cell
        s.explore_card = explore_card
        s.finds[0] = NONE
        s.finds[1] = NONE
        if explore_card != NONE:
            spend_card(s, seat, explore_card)
        s.phase = EXPLORE
        s.awaited = 0
        return
    needs = step_needs(s, ed, unit, cell)
    if needs & NEEDS_ENTRY:
        spend_card(s, seat, entry_card(unit))
    if needs & NEEDS_PUSH:
        spend_card(s, seat, GIVE_WAY)
    enter(s, ed, cell)


@rule
def enter(s: State, ed: Edition, cell: int) -> None:
    """Move the unit in; LN49: the outer sea ends the phase; LN54: whoever stood there must give way."""
    unit, seat = int(s.mover), int(s.active)
    s.came_from = s.place[unit]
    lift(s, unit)
    if cell == OUTER:
        put(s, unit, OUTER)
        s.then = END_MOVEMENT
        return
    if s.side[seat] == NONE:
        s.side[seat] = ed.side[cell]
    s.fleeing = s.occupant[cell]
    put(s, unit, cell)
    if s.fleeing == NONE:
        s.then = NEXT_STEP
    else:
        give_way(s, ed)


# --- Giving way ---------------------------------------------------------------------------------------------------


@rule
def may_retreat(s: State, ed: Edition, cell: int) -> bool:
    """LN55, LNQ41, LNQ42, LNQ83: an ordinary step to a known, empty cell, not to where the other came from."""
    if cell == s.came_from:
        return False
    if cell == OUTER:
        return True
    if s.terrain[cell] == UNKNOWN or s.occupant[cell] != NONE:
        return False
    return entry(s, ed, int(s.fleeing), cell) == 0


@rule
def legal_retreat(s: State, ed: Edition, out: Ints) -> int:
    cell, n = int(s.place[s.fleeing]), 0
    for k in range(WAYS):
        target = int(ed.neighbour[cell][k])
        if target != NONE and may_retreat(s, ed, target):
            out[n] = RETREAT + target
            n += 1
    return n


@rule
def give_way(s: State, ed: Edition) -> None:
    """LN55, LN56: the owner chooses where to; with nowhere to go the unit is out of play."""
    cell, choices, last = int(s.place[s.fleeing]), 0, NONE
    for k in range(WAYS):
        target = int(ed.neighbour[cell][k])
        if target != NONE and may_retreat(s, ed, target):
            choices += 1
            last = target
    if choices > 1:
        s.phase = FLEE
        s.awaited = 1 << unit_owner(int(s.fleeing))
    else:
        retreat(s, last)


@rule
def retreat(s: State, cell: int) -> None:
    unit = int(s.fleeing)
    if cell == NONE:
        remove_unit(s, unit)
    else:
        lift(s, unit)
        put(s, unit, cell)
    s.fleeing = NONE
    s.then = NEXT_STEP
