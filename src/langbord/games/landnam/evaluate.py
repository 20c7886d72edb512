"""What a sensible player of Landnám thinks: what each action is worth to him, and how the game may end, in points."""

from __future__ import annotations

from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.games.landnam.board import (
    aged,
    count_bits,
    houses_at,
    is_numbered,
    is_outlaw,
)
from langbord.games.landnam.edition import FACES, Edition
from langbord.games.landnam.exploration import terrain_of
from langbord.games.landnam.fate import fate_count
from langbord.games.landnam.harvest import may_age, most_paid, settler_paid
from langbord.games.landnam.lawsuit import (
    hand_over_worth,
    lay_worth,
    summons_worth,
    take_over_worth,
    window_worth,
)
from langbord.games.landnam.movement import (
    NEEDS_ENTRY,
    NEEDS_PUSH,
    found_terrain,
    step_needs,
)
from langbord.games.landnam.moves import (
    ACCEPT,
    AGE,
    BUILD_FARM,
    BUILD_HARBOUR,
    BUILD_OUTER,
    BUILD_UNIT,
    BUILD_VILLAGE,
    CHOOSE,
    EXCHANGE,
    FIRST,
    GIVE,
    HAND_OVER,
    LAY,
    MORE,
    MOST_CARDS,
    PLAY,
    PROPOSE,
    RETREAT,
    STEP,
    SUMMON,
    SWAP,
    TILL,
    TO,
    WANT,
    step_card,
    step_cell,
    step_piece,
)
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    CLOSING,
    COUNTER,
    ENTER,
    FAMINE,
    FARM,
    FIND_BOG,
    HANDOVER,
    KINDS,
    MOUNTAIN,
    NONE,
    OUTER,
    PIECES,
    RESTED_SOIL,
    SEA,
    SETTLER,
    SHIP,
    SIDES,
    TRADE,
    UNITS,
    UNKNOWN,
    VERDICT,
    VILLAGE,
)
from langbord.games.landnam.trade import count_cards, rate
from langbord.games.landnam.turn import hand_size, points
from langbord.games.landnam.worth import (
    CARD,
    FATE_CARD,
    NEEDED,
    card_worth,
    gain_worth,
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

NEVER = -5.0
MOVING = 0.03  # a step must bring at least so much
FINDING = 0.22  # to know another hex
SURE_LAND = 0.12  # a hex with a number rather than perhaps sea
BARGAIN = 0.04  # a deal must bring at least so much
RIVAL_DEAL = 0.3  # of what the other party of a deal gains
FREEDOM = 0.5  # of an outlaw that flees
CHASE = 0.15
UNIT = 1.1  # the first unit on the board; each further one is worth UNIT_MORE of that
UNIT_MORE = 0.5
POSTED = 0.3  # of the place where a new unit stands
EXPLORER = 0.15  # the only unit, for each of up to twelve unknown hexes
MOST_OFFERS = 2  # in one phase: what is refused twice will be refused again


@rule
def appraise(s: State, ed: Edition, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    building, pip = target(s, ed, seat), pip_worth(s, ed)
    for k in range(n):
        worth[k] = action_worth(s, ed, seat, int(actions[k]), building, pip)


@rule
def action_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    if action >= BUILD_UNIT:
        return order_worth(s, ed, seat, action, building, pip)
    if action >= STEP:
        return step_worth(s, ed, seat, action, building, pip)
    if action >= SUMMON:
        unit, cards = (action - SUMMON) // MOST_CARDS, (action - SUMMON) % MOST_CARDS
        return summons_worth(s, ed, seat, unit, cards, building)
    if action >= RETREAT:
        return standing(s, ed, int(s.fleeing), action - RETREAT, pip)
    if action >= AGE:
        return ageing_worth(s, ed, seat, action - AGE, pip)
    if action >= MORE:
        kind = int(ed.product[s.terrain[action - MORE]])
        return gain_worth(s, ed, seat, building, kind, 1) - 0.5 * FATE_CARD
    if action >= LAY:
        return lay_worth(s, ed, seat, (action - LAY) // MOST_CARDS, (action - LAY) % MOST_CARDS, building)
    if action >= CHOOSE:
        return find_worth(s, ed, seat, int(s.finds[action - CHOOSE]), building)
    if action >= SWAP:
        return gain_worth(s, ed, seat, building, (action - SWAP) % KINDS, 1) - FATE_CARD
    return word_worth(s, ed, seat, action, building, pip)


@rule
def word_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    """Trade, the order of plaintiffs, offers of a case, cards, and yes or no."""
    if action >= EXCHANGE:
        given, taken = (action - EXCHANGE) // KINDS, (action - EXCHANGE) % KINDS
        cards = rate(s, ed, seat, given)
        gain = gain_worth(s, ed, seat, building, taken, 1)
        return gain - loss_worth(s, ed, seat, building, given, cards) - BARGAIN
    if action >= TO:
        return draft_worth(s, ed, seat, action, building)
    if action >= HAND_OVER:
        return hand_over_worth(s, seat, action - HAND_OVER)
    if action >= FIRST:
        return 0.1 if action == FIRST + seat else 0.0
    if s.phase == VERDICT or s.phase == CLOSING:
        return window_worth(s, ed, seat, action)
    if action >= PLAY:
        return card_play_worth(s, ed, seat, action - PLAY, pip)
    if action == PROPOSE:
        return 1.0
    if action == ACCEPT:
        return accept_worth(s, ed, seat, building)
    return 0.0


# --- Movement -----------------------------------------------------------------------------------------------------


@rule
def step_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    unit, cell, card = seat * PIECES + step_piece(action), step_cell(action), step_card(action)
    spent = FATE_CARD if s.mover != NONE and s.steps == 0 else 0.0
    if cell != OUTER and s.terrain[cell] == UNKNOWN:
        return exploring_worth(s, ed, seat, card, building) - spent
    needs = step_needs(s, ed, unit, cell)
    if needs & NEEDS_ENTRY:
        spent += FATE_CARD
    if needs & NEEDS_PUSH:
        spent += FATE_CARD
    place = int(s.place[unit])
    worth = prospect(s, ed, unit, cell, pip) - prospect(s, ed, unit, place, pip)
    if is_outlaw(s, unit) and s.stood[unit] == place:
        worth += FREEDOM
    if cell != OUTER and s.occupant[cell] != NONE:
        worth += CHASE
    return worth - spent - MOVING


@rule
def exploring_worth(s: State, ed: Edition, seat: int, card: int, building: int) -> float:
    """A card of any kind, or of the one that a fate card names; and one hex more on the map."""
    if card == NONE:
        return FINDING + 0.7 * CARD
    if card > FIND_BOG:
        return FINDING + 0.7 * CARD + SURE_LAND - 0.5 * FATE_CARD
    kind = int(ed.product[found_terrain(card)])
    fresh = 0.0 if produces(s, ed, seat, kind) else 0.2
    return FINDING + SURE_LAND + gain_worth(s, ed, seat, building, kind, 1) + fresh - FATE_CARD


@rule
def find_worth(s: State, ed: Edition, seat: int, find: int, building: int) -> float:
    terrain = terrain_of(s, ed, find)
    kind = int(ed.product[terrain])
    if kind == NONE:
        return FATE_CARD if terrain == MOUNTAIN else 0.1
    return gain_worth(s, ed, seat, building, kind, 1) + 0.06 * pips(int(ed.red[find % FACES]))


@rule
def card_play_worth(s: State, ed: Edition, seat: int, card: int, pip: float) -> float:
    """Cards played by name: entering what was found, no ageing, no famine; an Althing card waits for a window."""
    if s.phase == ENTER:
        unit = int(s.mover)
        there = standing(s, ed, unit, int(s.target), pip)
        return there - prospect(s, ed, unit, int(s.place[unit]), pip) - FATE_CARD
    if card == RESTED_SOIL:
        return -least_harm(s, ed, seat, pip) - 0.7 * FATE_CARD
    if s.phase == FAMINE:
        worth = -FATE_CARD
        for kind in range(KINDS):
            if (s.short >> kind) & 1:
                for other in range(s.players):
                    worth += CARD * s.hand[other][kind] * (1.0 if other == seat else -0.15)
        return worth
    return NEVER


@rule
def ageing_worth(s: State, ed: Edition, seat: int, cell: int, pip: float) -> float:
    """More or fewer rolls for one's own harvest there, less the same for the others'."""
    value = aged(int(s.number[cell]))
    change = pips(value) - pips(int(s.number[cell]))
    own, others = yield_of(s, ed, cell, seat), 0
    for other in range(s.players):
        if other != seat:
            others += yield_of(s, ed, cell, other)
    return change * pip * (own - others / (s.players - 1.0))


@rule
def least_harm(s: State, ed: Edition, seat: int, pip: float) -> float:
    """The best that ageing can do to the active player, who chooses the hex."""
    settlers, most, best = settler_paid(s, ed), most_paid(s, ed), NEVER
    for cell in range(1, ed.rim):
        if may_age(s, ed, cell, settlers, most):
            best = max(best, ageing_worth(s, ed, seat, cell, pip))
    return best


@rule
def yield_of(s: State, ed: Edition, cell: int, seat: int) -> int:
    if s.occupant[cell] != NONE:
        return 2 if s.occupant[cell] // PIECES == seat else 0
    return houses_at(s, ed, seat, cell)


# --- Trade --------------------------------------------------------------------------------------------------------


@rule
def deal_worth(s: State, ed: Edition, seat: int, building: int, given: int, taken: int) -> float:
    """One card for one with another player."""
    return gain_worth(s, ed, seat, building, taken, 1) - loss_worth(s, ed, seat, building, given, 1)


@rule
def finds_partner(s: State, ed: Edition, seat: int, given: int, taken: int) -> bool:
    """Whether somebody holds the card and would gain by the deal."""
    for other in range(s.players):
        if other != seat and s.hand[other][taken]:
            if deal_worth(s, ed, other, target(s, ed, other), taken, given) > BARGAIN:
                return True
    return False


@rule
def draft_worth(s: State, ed: Edition, seat: int, action: int, building: int) -> float:
    """The active player offers one card for one that he needs, where somebody would gain too; others never begin."""
    if seat != s.active or action < GIVE:
        return NEVER
    if action >= WANT:
        taken = action - WANT
        if count_cards(s.want[seat]):
            return NEVER
        for given in range(KINDS):
            if s.give[seat][given] and finds_partner(s, ed, seat, given, taken):
                return 1.0 + deal_worth(s, ed, seat, building, given, taken)
        return card_worth(ed, building, taken, s.hand[seat][taken] + 1)
    given, best = action - GIVE, NEVER
    if s.offers_made < MOST_OFFERS and count_cards(s.give[seat]) == 0:
        for taken in range(KINDS):
            if taken != given and finds_partner(s, ed, seat, given, taken):
                best = max(best, deal_worth(s, ed, seat, building, given, taken) - BARGAIN)
    return best


@rule
def accept_worth(s: State, ed: Edition, seat: int, building: int) -> float:
    """A deal, or a case to take over."""
    if s.phase == HANDOVER:
        return take_over_worth(s, ed, seat, building)
    maker = int(s.active)
    if s.phase == COUNTER:
        maker = int(s.partner)
    elif s.phase == TRADE:
        maker = 0
        while not (s.proposed >> maker) & 1:
            maker += 1
    worth = -BARGAIN
    for kind in range(KINDS):
        worth += gain_worth(s, ed, seat, building, kind, int(s.give[maker][kind]))
        worth -= loss_worth(s, ed, seat, building, kind, int(s.want[maker][kind]))
    if points(s, ed, maker) >= ed.goal - 2:
        worth -= NEEDED
    return worth


# --- Building -----------------------------------------------------------------------------------------------------


@rule
def payment(s: State, ed: Edition, seat: int, building: int, planned: int) -> float:
    cost = 0.0
    for kind in range(KINDS):
        cost += loss_worth(s, ed, seat, planned, kind, int(ed.cost[building][kind]))
    return cost


@rule
def order_worth(s: State, ed: Edition, seat: int, action: int, building: int, pip: float) -> float:
    if action >= TILL:
        cell = int(s.place[seat * PIECES + action - TILL])
        kind = int(ed.product[s.terrain[cell]])
        return 0.6 * ageing_worth(s, ed, seat, cell, pip) - loss_worth(s, ed, seat, building, kind, 1)
    if action >= BUILD_HARBOUR:
        return harbour_worth(s, ed, seat, action, building)
    if action >= BUILD_VILLAGE:
        return 1.0 + site_worth(s, ed, seat, action - BUILD_VILLAGE, pip) - payment(s, ed, seat, VILLAGE, VILLAGE) * 0.3
    if action >= BUILD_FARM:
        piece, k = (action - BUILD_FARM) // SIDES, (action - BUILD_FARM) % SIDES
        corner = int(ed.at[s.place[seat * PIECES + piece]][k])
        lost = EXPLORER * min(12, unknown_hexes(s, ed)) if units_on_board(s, seat) == 1 else 0.0
        return 1.0 + site_worth(s, ed, seat, corner, pip) - payment(s, ed, seat, FARM, FARM) * 0.3 - lost
    cell = OUTER
    if action < BUILD_OUTER:
        cell = int(ed.touch[(action - BUILD_UNIT) // 3][(action - BUILD_UNIT) % 3])
    return unit_worth(s, ed, seat, cell, building, pip)


@rule
def unit_worth(s: State, ed: Edition, seat: int, cell: int, building: int, pip: float) -> float:
    """The first unit is needed; with each further one there is less for it to do."""
    count = units_on_board(s, seat) + int(s.outer_ships)
    for corner in range(ed.corners):
        count += count_bits(int(s.works[corner]) & 7)
    worth = UNIT
    for _ in range(count):
        worth *= UNIT_MORE
    ship = s.terrain[cell] == SEA
    example = seat * PIECES + (PIECES - 1 if ship else 0)
    worth += POSTED * prospect(s, ed, example, cell, pip)
    return worth - payment(s, ed, seat, SHIP if ship else SETTLER, building)


@rule
def harbour_worth(s: State, ed: Edition, seat: int, action: int, building: int) -> float:
    """Cheap exchange of a kind that one harvests often."""
    piece, kind = (action - BUILD_HARBOUR) // KINDS, (action - BUILD_HARBOUR) % KINDS
    rolls = 0
    for cell in range(1, ed.rim):
        if is_numbered(s, cell) and ed.product[s.terrain[cell]] == kind:
            rolls += pips(int(s.number[cell])) * houses_at(s, ed, seat, cell)
    own = houses_at(s, ed, seat, int(s.place[seat * PIECES + piece]))
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
                worth += 0.5 * pip * pips(int(s.number[cell])) * yield_of(s, ed, cell, seat)
        out[seat] = worth
    for unit in range(UNITS):
        if s.place[unit] >= OUTER:
            owner = unit // PIECES
            out[owner] += 0.25 if is_outlaw(s, unit) else 0.5
            for seat in range(s.players):
                out[seat] += 0.9 * (((s.red[unit] | s.far[unit]) >> seat) & 1)
