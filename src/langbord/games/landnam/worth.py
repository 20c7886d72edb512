"""What things are worth to a player of Landnám, in points: cards, corners, and units where they stand.

Resource hands are open knowledge (LNQ95); nothing here looks at another player's fate cards. The numbers were tuned
by play (docs/balance/landnam.md).
"""

from __future__ import annotations

from langbord.core.actions import LEGAL
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.althing import disputed_kind
from langbord.games.landnam.board import (
    has_building_at,
    houses_at,
    houses_of,
    is_numbered,
    is_outlaw,
    is_ship,
    unit_of,
    unit_owner,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.sites import forbids_corner, forbids_extension
from langbord.games.landnam.state import State
from langbord.games.landnam.turn import points

NEVER = -5.0
NEEDED, SPARE, SURPLUS = 0.30, 0.07, 0.03  # a card that the next building needs, two more, any further ones
CARD = 0.14  # a card to come
FATE_CARD = 0.22
ROLLS = 70.0  # of a whole game
SEA_SIDE = 0.35  # a farm that can become a village
NEW_KIND = 0.6  # more for a kind that the player does not have yet
UNKNOWN_NEAR = 0.16  # for each of up to two unknown hexes beside a unit
PLANNED = 0.5  # of a farm that a unit could build
PASSING = 0.35  # of a harvest that a unit may take while it stands there
RIVAL_LOSS = 0.25  # of what others lose
LAW = 0.35  # for each plaintiff who is weaker, against each who is stronger
LAW_ALONE = 2.5  # times as much for the weaker ones, where no house is left and points come from the law alone


@rule
def pips(number: int) -> int:
    """In how many of 36 rolls a number comes up."""
    return 6 - abs(7 - number) if number else 0


@rule
def pip_worth(s: State, ed: Edition) -> float:
    """What one roll in 36 for one card is worth over the rest of the game."""
    most = 0
    for seat in range(s.players):
        most = max(most, points(s, ed, seat))
    left = max(0.1, (ed.goal - most) / ed.goal)
    return ROLLS * left / 36.0 * CARD


@rule
def has_built_all(s: State, ed: Edition, seat: int) -> bool:
    """LN95: further points come from the althing alone."""
    return houses_of(s, ed, seat) >= ed.houses


# --- Cards --------------------------------------------------------------------------------------------------------


@rule
def units_on_board(s: State, seat: int) -> int:
    count = 0
    for unit in range(unit_of(seat, 0), unit_of(seat + 1, 0)):
        count += int(s.place[unit] != t.SUPPLY)
    return count


@rule
def missing(s: State, ed: Edition, seat: int, building: int) -> int:
    cards = 0
    for kind in range(t.KINDS):
        cards += max(0, ed.cost[building][kind] - s.hand[seat][kind])
    return cards


@rule
def target(s: State, ed: Edition, seat: int) -> int:
    """What the player builds next: what he can use soonest, farms and villages before units."""
    units = units_on_board(s, seat)
    unit = (
        t.SHIP
        if houses_of(s, ed, seat) == 0 or missing(s, ed, seat, t.SHIP) <= missing(s, ed, seat, t.SETTLER)
        else t.SETTLER
    )
    if units == 0 or has_built_all(s, ed, seat):
        return unit
    best, least = t.FARM, missing(s, ed, seat, t.FARM) - (1.0 if has_site(s, ed, seat) else 0.0)
    if has_extension(s, ed, seat) and missing(s, ed, seat, t.VILLAGE) - 1.0 < least:
        best, least = t.VILLAGE, missing(s, ed, seat, t.VILLAGE) - 1.0
    if units == 1 and missing(s, ed, seat, unit) - 0.3 < least:
        best = unit
    return best


@rule
def has_site(s: State, ed: Edition, seat: int) -> bool:
    for unit in range(unit_of(seat, 0), unit_of(seat + 1, 0)):
        if s.place[unit] > t.OUTER and not is_outlaw(s, unit):
            for k in range(t.SIDES):
                if forbids_corner(s, ed, int(ed.at[s.place[unit]][k])) == LEGAL:
                    return True
    return False


@rule
def has_extension(s: State, ed: Edition, seat: int) -> bool:
    for corner in range(ed.corners):
        if s.owner[corner] == seat and forbids_extension(s, ed, corner) == LEGAL:
            return True
    return False


@rule
def card_worth(ed: Edition, building: int, kind: int, have: int) -> float:
    """The worth of the last of so many cards of a kind to one who is about to build that."""
    over = have - ed.cost[building][kind]
    return NEEDED if over <= 0 else SPARE if over <= 2 else SURPLUS


@rule
def gain_worth(s: State, ed: Edition, seat: int, building: int, kind: int, cards: int) -> float:
    """The worth of getting cards of a kind."""
    worth = 0.0
    for k in range(cards):
        worth += card_worth(ed, building, kind, s.hand[seat][kind] + 1 + k)
    return worth


@rule
def loss_worth(s: State, ed: Edition, seat: int, building: int, kind: int, cards: int) -> float:
    """The worth of giving up cards of a kind, which the seat must hold."""
    worth = 0.0
    for k in range(cards):
        worth += card_worth(ed, building, kind, s.hand[seat][kind] - k)
    return worth


@rule
def unknown_hexes(s: State, ed: Edition) -> int:
    count = 0
    for cell in range(1, ed.rim):
        count += int(s.terrain[cell] == t.UNKNOWN)
    return count


# --- Corners ------------------------------------------------------------------------------------------------------


@rule
def produces(s: State, ed: Edition, seat: int, kind: int) -> bool:
    for cell in range(1, ed.rim):
        if s.number[cell] and ed.product[s.terrain[cell]] == kind and has_building_at(s, ed, seat, cell):
            return True
    return False


@rule
def site_worth(s: State, ed: Edition, seat: int, corner: int, pip: float) -> float:
    """What a farm there would bring besides its point."""
    worth, sea = 0.0, 0.0
    for k in range(3):
        cell = int(ed.touch[corner][k])
        if s.number[cell]:
            share = pip * pips(int(s.number[cell]))
            worth += share
            if not produces(s, ed, seat, int(ed.product[s.terrain[cell]])):
                worth += NEW_KIND * share
        elif s.terrain[cell] == t.SEA:
            sea = SEA_SIDE
    return worth + sea


@rule
def best_site(s: State, ed: Edition, seat: int, cell: int, pip: float) -> float:
    """The best farm that a unit on a cell could build, its point included; 0 if none."""
    best = 0.0
    for k in range(t.SIDES):
        corner = int(ed.at[cell][k])
        if forbids_corner(s, ed, corner) == LEGAL:
            best = max(best, 1.0 + site_worth(s, ed, seat, corner, pip))
    return best


# --- Units --------------------------------------------------------------------------------------------------------


@rule
def standing(s: State, ed: Edition, unit: int, cell: int, pip: float) -> float:
    """What a unit on a known cell is worth: the farm it can build, the harvest it takes, what it can find."""
    if cell == t.OUTER:
        return 0.0
    seat = unit_owner(unit)
    worth = 0.0
    if not has_built_all(s, ed, seat) and (not is_outlaw(s, unit) or sheds_tokens(s, ed, unit, cell)):
        worth += PLANNED * best_site(s, ed, seat, cell, pip)
    if is_numbered(s, cell):
        worth += harvest_worth(s, ed, seat, cell, pip)
    if disputed_kind(s, ed, cell) != t.NONE:
        worth += law_worth(s, ed, seat, cell)
    if s.terrain[cell] == t.SEA or s.terrain[cell] == t.MOUNTAIN or not is_ship(unit):
        worth += UNKNOWN_NEAR * min(2, unknown_beside(s, ed, cell))
    return worth


@rule
def sheds_tokens(s: State, ed: Edition, unit: int, cell: int) -> bool:
    """Whether an outlaw would be free there."""
    for seat in range(s.players):
        if (s.red[unit] >> seat) & 1 and has_building_at(s, ed, seat, cell) and s.terrain[cell] != t.MOUNTAIN:
            return False
    return s.flight == 0


@rule
def unknown_beside(s: State, ed: Edition, cell: int) -> int:
    count = 0
    for k in range(t.WAYS):
        near = ed.neighbour[cell][k]
        if near != t.NONE and near != t.OUTER:
            count += int(s.terrain[near] == t.UNKNOWN)
    return count


@rule
def harvest_worth(s: State, ed: Edition, seat: int, cell: int, pip: float) -> float:
    """Two cards instead of what one's own buildings get; and what the others do not get."""
    own, others = houses_at(s, ed, seat, cell), 0
    for other in range(s.players):
        if other != seat:
            others += houses_at(s, ed, other, cell)
    return PASSING * pip * pips(int(s.number[cell])) * (2.0 - own + RIVAL_LOSS * others)


@rule
def law_worth(s: State, ed: Edition, seat: int, cell: int) -> float:
    """What standing in others' way may bring at law: to be stronger than a plaintiff there is a point.

    He wins who is sued, and who is not sued three times over gets a black token (LN41).
    """
    kind, worth = disputed_kind(s, ed, cell), 0.0
    won = LAW * LAW_ALONE if has_built_all(s, ed, seat) else LAW
    for other in range(s.players):
        if other != seat and has_building_at(s, ed, other, cell):
            worth += won if s.hand[seat][kind] > s.hand[other][kind] else -LAW
    return worth


@rule
def prospect(s: State, ed: Edition, unit: int, cell: int, pip: float) -> float:
    """The worth of a place for a unit, or a part of that of a better place one step on."""
    if cell == t.OUTER:
        return 0.0
    here = standing(s, ed, unit, cell, pip)
    onward = 0.0
    for k in range(t.WAYS):
        near = int(ed.neighbour[cell][k])
        if near != t.NONE and near != t.OUTER and s.terrain[near] != t.UNKNOWN and s.occupant[near] == t.NONE:
            if (s.terrain[near] == t.SEA) == is_ship(unit) and (s.terrain[near] != t.MOUNTAIN or is_ship(unit)):
                onward = max(onward, standing(s, ed, unit, near, pip))
    return max(here, 0.8 * onward)
