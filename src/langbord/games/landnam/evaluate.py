"""What a sensible player of Landnám thinks: what each action is worth to him, and how the game may end, in points."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, part, parts
from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO
from langbord.games.landnam.bargain import trade_worth
from langbord.games.landnam.board import (
    aged,
    count_bits,
    houses_at,
    is_numbered,
    is_outlaw,
    unit_of,
    unit_owner,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.exploration import terrain_of
from langbord.games.landnam.fate import fate_count
from langbord.games.landnam.harvest import due, forbids_ageing, most_paid, settler_paid
from langbord.games.landnam.lawsuit import (
    hand_over_worth,
    lay_worth,
    summons_worth,
    take_over_worth,
    window_worth,
)
from langbord.games.landnam.passage import NEEDS_ENTRY, NEEDS_PUSH, is_unknown, step_needs
from langbord.games.landnam.state import State
from langbord.games.landnam.steps import found_terrain
from langbord.games.landnam.turn import hand_size, points
from langbord.games.landnam.verdict import holds_break
from langbord.games.landnam.worth import (
    CARD,
    FATE_CARD,
    NEVER,
    gain_worth,
    has_built_all,
    loss_worth,
    pip_worth,
    pips,
    produces,
    prospect,
    site_worth,
    standing,
    target,
    units_on_board,
    unknown_hexes,
)

MOVING = 0.03  # a step must bring at least so much
FINDING = 0.22  # to know another hex
SURE_LAND = 0.12  # a hex with a number rather than perhaps sea
FREEDOM = 0.5  # of an outlaw that flees
CHASE = 0.15
UNIT = 1.1  # the first unit on the board; each further one is worth UNIT_MORE of that
UNIT_MORE = 0.5
POSTED = 0.3  # of the place where a new unit stands
SUITOR_MORE, SUITOR_POSTED = 0.7, 1.0  # the same of units that are only for the law
SPENT = 0.3  # of the cards that a building costs, where they are for nothing better
FIRST = 2.0  # what pays and leaves the decision open is done before it
KEPT = 0.2  # of a fate card that can hardly be used otherwise
EXPLORER = 0.15  # the only unit, for each of up to twelve unknown hexes


@rule
def appraise(s: State, ed: Edition, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    building, pip = target(s, ed, seat), pip_worth(s, ed)
    for k in range(n):
        worth[k] = action_worth(s, ed, seat, int(actions[k]), building, pip)


@rule
def action_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    if s.phase in t.WINDOW_PHASES:
        return window_worth(s, ed, seat, action)
    if is_a(DO.step, action):
        return before_trade(s, step_worth(s, ed, seat, action, building, pip))
    if is_a(DO.retreat, action):
        return standing(s, ed, int(s.fleeing), part(DO.retreat, action), pip)
    if is_a(DO.swap, action):
        _, kind, _ = parts(DO.swap, action)
        return gain_worth(s, ed, seat, building, kind, 1) - FATE_CARD
    if is_a(DO.more, action) or is_a(DO.play, action) or is_a(DO.ask, action):
        return card_play_worth(s, ed, seat, action, building, pip)
    if is_a(DO.choose, action):
        return find_worth(s, ed, seat, int(s.finds[part(DO.choose, action)]), building)
    if s.phase == t.BUILD:
        return order_worth(s, ed, seat, action, building, pip)
    if s.phase in t.TRADE_PHASES:
        return trade_worth(s, ed, seat, action, building)
    return law_or_harvest_worth(s, ed, seat, action, building, pip)


@rule
def law_or_harvest_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    """Phase 1; to leave it at that is worth nothing."""
    if is_a(DO.summon, action):
        unit, cards, _ = parts(DO.summon, action)
        return summons_worth(s, ed, seat, unit, cards, building)
    if is_a(DO.lay, action):
        kind, cards, _ = parts(DO.lay, action)
        return lay_worth(s, ed, seat, kind, cards, building)
    if is_a(DO.hand_over, action):
        return hand_over_worth(s, seat, part(DO.hand_over, action))
    if is_a(DO.accept, action):
        return take_over_worth(s, ed, seat, building)
    if is_a(DO.first, action):
        return 0.1 if part(DO.first, action) == seat else 0.0
    if is_a(DO.age, action):
        return ageing_worth(s, ed, seat, part(DO.age, action), pip)
    return 0.0


# --- Movement -----------------------------------------------------------------------------------------------------


@rule
def step_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    piece, cell, exploring = parts(DO.step, action)
    unit = unit_of(seat, piece)
    spent = FATE_CARD if s.mover != t.NONE and s.steps == 0 else 0.0
    if is_unknown(s, cell):
        return exploring_worth(s, ed, seat, exploring, building) - spent
    needs = step_needs(s, ed, unit, cell)
    if needs & NEEDS_ENTRY:
        spent += FATE_CARD
    if needs & NEEDS_PUSH:
        spent += FATE_CARD
    place = int(s.place[unit])
    here = standing(s, ed, unit, place, pip) if has_built_all(s, ed, seat) else prospect(s, ed, unit, place, pip)
    worth = prospect(s, ed, unit, cell, pip) - here  # the law looks at where one stands, not at where one might
    if is_outlaw(s, unit) and s.stood[unit] == place:
        worth += FREEDOM
    if cell != t.OUTER and s.occupant[cell] != t.NONE:
        worth += CHASE
    return worth - spent - MOVING


@rule
def exploring_worth(s: State, ed: Edition, seat: int, exploring: int, building: int) -> float:
    """A card of any kind, or of the one that a fate card names; and one hex more on the map."""
    if exploring == 0:
        return FINDING + 0.7 * CARD
    card = exploring - 1
    if card > t.FIND_BOG:
        return FINDING + 0.7 * CARD + SURE_LAND - 0.5 * FATE_CARD
    kind = int(ed.product[found_terrain(card)])
    fresh = 0.0 if produces(s, ed, seat, kind) else 0.2
    return FINDING + SURE_LAND + gain_worth(s, ed, seat, building, kind, 1) + fresh - FATE_CARD


@rule
def find_worth(s: State, ed: Edition, seat: int, find: int, building: int) -> float:
    terrain = terrain_of(s, ed, find)
    kind = int(ed.product[terrain])
    if kind == t.NONE:
        return FATE_CARD if terrain == t.MOUNTAIN else 0.1
    _, red, _ = parts(t.FINDS, find)
    return gain_worth(s, ed, seat, building, kind, 1) + 0.06 * pips(int(ed.red[red]))


@rule
def first_if_good(worth: float) -> float:
    """What leaves the decision open comes before it, if it is good at all."""
    return worth + FIRST if worth > 0.0 else worth


@rule
def before_trade(s: State, worth: float) -> float:
    """A movement by card is over with the first deal."""
    return first_if_good(worth) if s.phase == t.TRADE else worth


@rule
def card_play_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    """Cards played by name: on the harvest, or to enter what was found; an Althing card waits for a window."""
    if is_a(DO.ask, action):
        return FIRST if holds_break(s, seat) and (s.awaited >> seat) & 1 else NEVER  # out of turn it would tell of it
    if is_a(DO.more, action):
        kind = int(ed.product[s.terrain[part(DO.more, action)]])
        return first_if_good(gain_worth(s, ed, seat, building, kind, 1) - KEPT * FATE_CARD)
    card = part(DO.play, action)
    if card == t.RESTED_SOIL:
        return first_if_good(rest_worth(s, ed, seat, pip) - KEPT * FATE_CARD)
    if card == t.NO_FAMINE:
        return first_if_good(famine_harm(s, ed, seat, building) - KEPT * FATE_CARD)
    if s.target == t.NONE:
        return NEVER
    unit = int(s.mover)
    there = standing(s, ed, unit, int(s.target), pip)
    return before_trade(s, there - prospect(s, ed, unit, int(s.place[unit]), pip) - FATE_CARD)


@rule
def rest_worth(s: State, ed: Edition, seat: int, pip: float) -> float:
    """What the ageing that a card prevents, or takes back, would do."""
    if s.aged == t.NONE:
        return -least_harm(s, ed, seat, pip)
    change = pips(int(s.number[s.aged])) - pips(s.dice[0] + s.dice[1])
    return -change * pip * share(s, ed, int(s.aged), seat)


@rule
def famine_harm(s: State, ed: Edition, seat: int, building: int) -> float:
    """The cards that the famine took, less a little of what it took from the others."""
    worth = 0.0
    for kind in range(t.KINDS):
        worth += gain_worth(s, ed, seat, building, kind, int(s.lost[seat][kind]))
        for other in range(s.players):
            if other != seat:
                worth -= 0.15 * CARD * s.lost[other][kind]
    return worth


@rule
def share(s: State, ed: Edition, cell: int, seat: int) -> float:
    """How much more a harvest there brings a seat than the others on average."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += due(s, ed, cell, other)
    return due(s, ed, cell, seat) - others / (s.players - 1.0)


@rule
def ageing_worth(s: State, ed: Edition, seat: int, cell: int, pip: float) -> float:
    """More or fewer rolls for one's own harvest there, less the same for the others'."""
    change = pips(aged(int(s.number[cell]))) - pips(int(s.number[cell]))
    return change * pip * share(s, ed, cell, seat)


@rule
def least_harm(s: State, ed: Edition, seat: int, pip: float) -> float:
    """The best that ageing can do to the active player, who chooses the hex."""
    settlers, most, best = settler_paid(s, ed), most_paid(s, ed), NEVER
    for cell in range(1, ed.rim):
        if forbids_ageing(s, ed, cell, settlers, most) == LEGAL:
            best = max(best, ageing_worth(s, ed, seat, cell, pip))
    return best


# --- Building -----------------------------------------------------------------------------------------------------


@rule
def payment(s: State, ed: Edition, seat: int, building: int, planned: int) -> float:
    cost = 0.0
    for kind in range(t.KINDS):
        cost += loss_worth(s, ed, seat, planned, kind, int(ed.cost[building][kind]))
    return cost


@rule
def order_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    if is_a(DO.build, action):
        corner, meeting, _ = parts(DO.build, action)
        return unit_worth(s, ed, seat, int(ed.touch[corner][meeting]), building, pip)
    if is_a(DO.build_outer, action):
        return unit_worth(s, ed, seat, t.OUTER, building, pip)
    if is_a(DO.farm, action):
        return farm_worth(s, ed, seat, action, pip)
    if is_a(DO.village, action):
        site = site_worth(s, ed, seat, part(DO.village, action), pip)
        return 1.0 + site - SPENT * payment(s, ed, seat, t.VILLAGE, t.VILLAGE)
    if is_a(DO.harbour, action):
        return harbour_worth(s, ed, seat, action, building)
    if is_a(DO.till, action):
        cell = int(s.place[unit_of(seat, part(DO.till, action))])
        kind = int(ed.product[s.terrain[cell]])
        return 0.6 * ageing_worth(s, ed, seat, cell, pip) - loss_worth(s, ed, seat, building, kind, 1)
    return 0.0


@rule
def farm_worth(s: State, ed: Edition, seat: int, action: int, pip: float) -> float:
    """Its point and what it harvests, less the unit that builds it."""
    piece, side, _ = parts(DO.farm, action)
    corner = int(ed.at[s.place[unit_of(seat, piece)]][side])
    lost = EXPLORER * min(12, unknown_hexes(s, ed)) if units_on_board(s, seat) == 1 else 0.0
    return 1.0 + site_worth(s, ed, seat, corner, pip) - SPENT * payment(s, ed, seat, t.FARM, t.FARM) - lost


@rule
def unit_worth(s: State, ed: Edition, seat: int, cell: int, building: int, pip: float) -> float:
    """The first unit is needed; with each further one there is less for it to do, unless only the law is left."""
    lawful = has_built_all(s, ed, seat)
    count = units_on_board(s, seat) + int(s.outer_ships)
    for corner in range(ed.corners):
        count += count_bits(int(s.works[corner]) & ~t.EXTENDED)
    worth = UNIT
    for _ in range(count):
        worth *= SUITOR_MORE if lawful else UNIT_MORE
    ship = s.terrain[cell] == t.SEA
    example = unit_of(seat, t.PIECES - 1 if ship else 0)
    worth += (SUITOR_POSTED if lawful else POSTED) * prospect(s, ed, example, cell, pip)
    cost = payment(s, ed, seat, t.SHIP if ship else t.SETTLER, building)
    return worth - (SPENT * cost if lawful else cost)


@rule
def harbour_worth(s: State, ed: Edition, seat: int, action: int, building: int) -> float:
    """Cheap exchange of a kind that one harvests often."""
    piece, kind, _ = parts(DO.harbour, action)
    rolls = 0
    for cell in range(1, ed.rim):
        if is_numbered(s, cell) and ed.product[s.terrain[cell]] == kind:
            rolls += pips(int(s.number[cell])) * houses_at(s, ed, seat, cell)
    own = houses_at(s, ed, seat, int(s.place[unit_of(seat, piece)]))
    worth = 0.05 * rolls if own else 0.015 * rolls
    return worth - loss_worth(s, ed, seat, building, kind, int(ed.harbour_cost)) - 0.1


# --- The whole position -------------------------------------------------------------------------------------------


@rule
def evaluate(s: State, ed: Edition, out: Floats) -> None:
    """Points and tokens to come, what houses will harvest, units where they stand, and cards."""
    pip = pip_worth(s, ed)
    for seat in range(s.players):
        worth = float(points(s, ed, seat)) + 0.9 * s.loose[seat]
        worth += 0.8 * CARD * hand_size(s, seat) + 0.8 * FATE_CARD * fate_count(s, seat)
        for cell in range(1, ed.rim):
            if s.number[cell]:
                worth += 0.5 * pip * pips(int(s.number[cell])) * due(s, ed, cell, seat)
        out[seat] = worth
    for unit in range(t.UNITS):
        if s.place[unit] >= t.OUTER:
            out[unit_owner(unit)] += 0.25 if is_outlaw(s, unit) else 0.5
            for seat in range(s.players):
                out[seat] += 0.9 * (((s.red[unit] | s.far[unit]) >> seat) & 1)
