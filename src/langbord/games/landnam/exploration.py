"""Phase 2: exploration (LN60-LN69, LNQ96)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.board import is_numbered, lay_marker
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import draw_next
from langbord.games.landnam.movement import enter
from langbord.games.landnam.passage import FREE, NEEDS_ENTRY, entry
from langbord.games.landnam.state import State
from langbord.games.landnam.steps import found_terrain

FINDS = t.FINDS.a * t.FINDS.b


@rule
def modifier(s: State, ed: Edition, cell: int) -> int:
    """LN62, LNQ52: for each known mountain and each other known land hex beside it, up to a limit."""
    sum_ = 0
    for k in range(t.WAYS):
        near = ed.neighbour[cell][k]
        if near != t.NONE and near != t.OUTER and s.terrain[near] > t.SEA:
            sum_ += ed.mountain_modifier if s.terrain[near] == t.MOUNTAIN else ed.land_modifier
    return sum_ if sum_ < ed.most_modifier else int(ed.most_modifier)


@rule
def find_weights(s: State, ed: Edition, weights: Ints) -> int:
    """LN61-LN63, LNQ96: rolling green again means that faces without a tile do not count.

    A card names the terrain; LNQ49: if no face has a tile left, any tile that remains.
    """
    for find in range(FINDS):
        weights[find] = 0
    card = s.explore_card
    if card != t.NONE and card <= t.FIND_BOG:
        set_weight(weights, t.FACES + found_terrain(int(card)), 1)
        return FINDS
    more, faces = modifier(s, ed, int(s.target)), 0
    for green in range(t.FACES):
        if s.tiles[ed.green[green + 1 + more]]:
            set_weight(weights, green, 1)
            faces += 1
    if faces == 0:
        for terrain in range(t.TERRAINS):
            set_weight(weights, t.FACES + terrain, int(s.tiles[terrain]))
    return FINDS


@rule
def set_weight(weights: Ints, green: int, weight: int) -> None:
    for red in range(t.FACES):
        weights[number(t.FINDS, green, red)] = weight


@rule
def terrain_of(s: State, ed: Edition, find: int) -> int:
    """LN62: the terrain of a find on the cell being explored."""
    green, _, _ = parts(t.FINDS, find)
    if green >= t.FACES:
        return green - t.FACES
    return int(ed.green[green + 1 + modifier(s, ed, int(s.target))])


@rule
def take_find(s: State, ed: Edition, find: int) -> None:
    """The dice are rolled; with roll_twice once more, and then the player chooses."""
    if s.explore_card != t.ROLL_TWICE:
        discover(s, ed, find)
    elif s.finds[0] == t.NONE:
        s.finds[0] = find
    elif is_same_find(s, ed, int(s.finds[0]), find):
        discover(s, ed, find)
    else:
        s.finds[1] = find
        s.phase = t.CHOOSE_FIND
        s.awaited = 1 << s.active


@rule
def is_same_find(s: State, ed: Edition, find: int, other: int) -> bool:
    """Whether it does not matter which of two finds is chosen: one terrain, and one number if it has any."""
    terrain = terrain_of(s, ed, find)
    if terrain != terrain_of(s, ed, other):
        return False
    _, red, _ = parts(t.FINDS, find)
    _, other_red, _ = parts(t.FINDS, other)
    return ed.red[red] == ed.red[other_red] or ed.product[terrain] == t.NONE


@rule
def forbids_choice(action: int) -> int:
    return LEGAL if is_a(DO.choose, action) else NO.asks_find


@rule
def legal_choices(out: Ints) -> int:
    for pair in range(t.PAIR):
        out[pair] = number(DO.choose, pair)
    return int(t.PAIR)


@rule
def step_choice(s: State, ed: Edition, action: int) -> None:
    discover(s, ed, int(s.finds[part(DO.choose, action)]))


@rule
def discover(s: State, ed: Edition, find: int) -> None:
    """LN64-LN68, LNQ50, LNQ51: tile, number and reward; a fate card for a mountain or where the stock is empty."""
    cell, terrain = int(s.target), terrain_of(s, ed, find)
    _, red, _ = parts(t.FINDS, find)
    s.terrain[cell] = terrain
    s.tiles[terrain] -= 1
    if is_numbered(s, cell):
        lay_marker(s, cell, int(ed.red[red]))
    kind = ed.product[terrain]
    if kind != t.NONE and s.stock[kind]:
        s.hand[s.active][kind] += 1
        s.stock[kind] -= 1
    elif terrain != t.SEA:
        s.draws = 1 << s.active
        if draw_next(s):
            return
    arrive(s, ed)


@rule
def arrive(s: State, ed: Edition) -> None:
    """LN60, LN59, LNQ85: the unit enters if it may; what a card would let it into stays the target for now."""
    needs = entry(s, ed, int(s.mover), int(s.target))
    if needs == FREE:
        enter(s, ed, int(s.target))
        return
    if needs != NEEDS_ENTRY:
        s.target = t.NONE
    s.then = t.NEXT_STEP
