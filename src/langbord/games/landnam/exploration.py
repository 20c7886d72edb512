"""Phase 2: exploration (LN60-LN69, LNQ96)."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.board import is_numbered, lay_marker
from langbord.games.landnam.edition import FACES, Edition
from langbord.games.landnam.fate import draw_next, spend_card
from langbord.games.landnam.movement import NEEDS_ENTRY, enter, entry, entry_card, found_terrain
from langbord.games.landnam.moves import CHOOSE, PASS
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    CHOOSE_FIND,
    ENTER,
    FIND_BOG,
    MOUNTAIN,
    NEXT_STEP,
    NONE,
    OUTER,
    ROLL_TWICE,
    SEA,
    TERRAINS,
    UNKNOWN,
    WAYS,
)

# A find is FACES * g + r: r is the face of the red die, from 0; g that of the green die, or FACES + a terrain that
# did not come from the die.
FINDS = (FACES + TERRAINS) * FACES


@rule
def modifier(s: State, ed: Edition, cell: int) -> int:
    """LN62, LNQ52: for each known mountain and each other known land hex beside it, up to a limit."""
    sum_ = 0
    for k in range(WAYS):
        near = ed.neighbour[cell][k]
        if near != NONE and near != OUTER and s.terrain[near] > SEA:
            sum_ += ed.mountain_modifier if s.terrain[near] == MOUNTAIN else ed.land_modifier
    return sum_ if sum_ < ed.most_modifier else int(ed.most_modifier)


@rule
def find_weights(s: State, ed: Edition, weights: Ints) -> int:
    """LN61-LN63, LNQ96: rolling green again means that faces without a tile do not count.

    A card names the terrain; LNQ49: if no face has a tile left, any tile that remains.
    """
    for find in range(FINDS):
        weights[find] = 0
    card = s.explore_card
    if card != NONE and card <= FIND_BOG:
        set_weight(weights, FACES + found_terrain(int(card)), 1)
        return FINDS
    more, faces = modifier(s, ed, int(s.target)), 0
    for green in range(FACES):
        if s.tiles[ed.green[green + 1 + more]]:
            set_weight(weights, green, 1)
            faces += 1
    if faces == 0:
        for terrain in range(TERRAINS):
            set_weight(weights, FACES + terrain, int(s.tiles[terrain]))
    return FINDS


@rule
def set_weight(weights: Ints, green: int, weight: int) -> None:
    for red in range(FACES):
        weights[green * FACES + red] = weight


@rule
def terrain_of(s: State, ed: Edition, find: int) -> int:
    """LN62: the terrain of a find on the cell being explored."""
    green = find // FACES
    if green >= FACES:
        return green - FACES
    return int(ed.green[green + 1 + modifier(s, ed, int(s.target))])


@rule
def take_find(s: State, ed: Edition, find: int) -> None:
    """The dice are rolled; with roll_twice once more, and then the player chooses."""
    if s.explore_card != ROLL_TWICE:
        discover(s, ed, find)
    elif s.finds[0] == NONE:
        s.finds[0] = find
    elif s.finds[0] == find:
        discover(s, ed, find)
    else:
        s.finds[1] = find
        s.phase = CHOOSE_FIND
        s.awaited = 1 << s.active


@rule
def legal_choice(out: Ints) -> int:
    out[0] = CHOOSE
    out[1] = CHOOSE + 1
    return 2


@rule
def step_choice(s: State, ed: Edition, action: int) -> None:
    discover(s, ed, int(s.finds[action - CHOOSE]))


@rule
def discover(s: State, ed: Edition, find: int) -> None:
    """LN64-LN68, LNQ50, LNQ51: tile, number and reward; a fate card for a mountain or where the stock is empty."""
    cell, terrain = int(s.target), terrain_of(s, ed, find)
    s.terrain[cell] = terrain
    s.tiles[terrain] -= 1
    if is_numbered(s, cell):
        lay_marker(s, cell, int(ed.red[find % FACES]))
    kind = ed.product[terrain]
    if kind != NONE and s.stock[kind]:
        s.hand[s.active][kind] += 1
        s.stock[kind] -= 1
    elif terrain != SEA:
        s.draws = 1 << s.active
        if draw_next(s):
            return
    arrive(s, ed)


@rule
def arrive(s: State, ed: Edition) -> None:
    """LN60, LN59, LNQ85: the unit enters if it may; if a card would let it in, its owner is asked."""
    unit, cell = int(s.mover), int(s.target)
    needs = entry(s, ed, unit, cell)
    if needs == 0:
        enter(s, ed, cell)
    elif needs == NEEDS_ENTRY and s.fate[s.active][entry_card(unit)]:
        s.phase = ENTER
        s.awaited = 1 << s.active
    else:
        s.then = NEXT_STEP


@rule
def step_enter(s: State, ed: Edition, action: int) -> None:
    if action == PASS:
        s.then = NEXT_STEP
    else:
        spend_card(s, int(s.active), entry_card(int(s.mover)))
        enter(s, ed, int(s.target))


assert UNKNOWN == 0
