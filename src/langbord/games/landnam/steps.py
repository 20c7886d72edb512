"""Which steps a unit may take, and which cards may be played with its movement (LN46-LN53, LN59, LNQ81, LNQ82)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, part, parts
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.board import is_ship, piece_of, unit_of, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import forbids_play
from langbord.games.landnam.harvest import forbids_named_card, forbids_rich_harvest
from langbord.games.landnam.passage import BARRED, FREE, entry, entry_card, is_beside, is_held, is_unknown
from langbord.games.landnam.state import State


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
    if s.mover != t.NONE and not may_step(s):
        return NO.no_steps
    if not is_beside(ed, int(s.place[unit]), cell):
        return NO.too_far
    why = forbids_entry(s, ed, unit, cell)
    if why != LEGAL or exploring == 0:
        return why
    return forbids_exploring(s, unit_owner(unit), cell, exploring - 1)


@rule
def may_step(s: State) -> bool:
    """LN46, LNQ81: the mover has an ordinary step left, or its owner a card for another one."""
    return s.steps > 0 or s.fate[s.active][t.EXTRA_STEP] > 0


@rule
def forbids_entering(s: State, card: int) -> int:
    """LN59, LNQ82: right after finding what is barred to the mover, the card that lifts just that bar."""
    if s.target == t.NONE or card not in (t.LANDING, t.MOUNTAIN_PATH):
        return forbids_play(s, card)
    if card != entry_card(int(s.mover)):
        return NO.other_bar
    return LEGAL if s.fate[s.active][card] else NO.not_held


@rule
def forbids_onward(s: State, ed: Edition, seat: int, action: int) -> int:
    """What the unit that has moved may still do: a further step, or enter what it has found."""
    if is_a(DO.step, action):
        piece, cell, exploring = parts(DO.step, action)
        return forbids_step(s, ed, unit_of(seat, piece), cell, exploring)
    return forbids_entering(s, part(DO.play, action))


@rule
def is_onward(action: int) -> bool:
    return is_a(DO.step, action) or is_a(DO.play, action)


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
    if is_a(DO.more, action):
        return forbids_rich_harvest(s, ed, part(DO.more, action)) if s.mover == t.NONE else NO.asks_move
    if is_a(DO.play, action) and s.mover == t.NONE:
        return forbids_named_card(s, part(DO.play, action))
    if is_onward(action):
        return forbids_onward(s, ed, seat, action)
    if is_a(DO.swap, action):
        card, kind, _ = parts(DO.swap, action)
        return forbids_swap(s, seat, card, kind)
    if is_a(DO.stay, action):
        return LEGAL if s.mover == t.NONE else NO.has_moved
    if is_a(DO.stop, action):
        return LEGAL if s.mover != t.NONE else NO.has_not_moved
    return NO.asks_move
