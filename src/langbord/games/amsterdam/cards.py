"""Cards: activating them and using them. What each does is data of the edition; here are the few rules behind it."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.amstel import advance_disc, keep_on_top
from langbord.games.amsterdam.codes import DROP_MAP, FOR_GUILDERS, IN_FULL, USE, activation
from langbord.games.amsterdam.common import card_guilders, card_points, has, resources
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.measure import active_of_types, measure
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    BUILDING_CHEAPER,
    BUILDING_GUILDERS,
    BUILDINGS,
    CARDS,
    CARDS_FOR_GUILDERS,
    COLOURS,
    CRAFTSMAN_GUILDER,
    CRAFTSMEN,
    DISC_ON_TOP,
    DISCARD,
    FIRST_MAP,
    FREE_MAP_USE,
    MAP_FOR_GUILDERS,
    MAP_GUILDER,
    MAPS,
    NEW_TYPE_CHEAPER,
    NONE,
    PHASE_III,
    TABLE,
    TRIPLE_MAP,
)

ACTIVATION_GUILDERS = 3  # 038
BUILDING_REWARD = 2  # 030
MAP_USES = 3  # 029


# --- Activating ---------------------------------------------------------------------------------------------------


@rule
def list_activations(s: State, ed: Edition, seat: int, card: int, out: Ints, n: int) -> int:
    """AM40: an inactive card for its resources, less one of the payer's choice with 031 or 042, or for guilders."""
    short = 0
    lacking = NONE
    for colour in range(COLOURS):
        gap = ed.cost[card][colour] - s.supply[seat][colour]
        if gap > 0:
            short += gap
            lacking = colour
    if discounted(s, ed, seat, card):
        for colour in range(COLOURS):
            if ed.cost[card][colour] > 0 and (short == 0 or (short == 1 and lacking == colour)):
                out[n] = activation(card, colour)
                n += 1
    elif short == 0:
        out[n] = activation(card, IN_FULL)
        n += 1
    if has(s, ed, seat, CARDS_FOR_GUILDERS) and s.guilders[seat] >= ACTIVATION_GUILDERS:
        out[n] = activation(card, FOR_GUILDERS)
        n += 1
    return n


@rule
def discounted(s: State, ed: Edition, seat: int, card: int) -> bool:
    """031: buildings cost a resource less. 042: so do craftsmen of a type not yet active."""
    if ed.deck[card] == BUILDINGS:
        return has(s, ed, seat, BUILDING_CHEAPER) == 1
    if ed.deck[card] == CRAFTSMEN and has(s, ed, seat, NEW_TYPE_CHEAPER):
        return active_of_types(s, ed, seat, int(ed.type[card]), int(ed.type[card]) + 1) == 0
    return False


@rule
def pay_and_activate(s: State, ed: Edition, seat: int, card: int, how: int) -> None:
    if how == FOR_GUILDERS:
        s.guilders[seat] -= ACTIVATION_GUILDERS
    else:
        for colour in range(COLOURS):
            s.supply[seat][colour] -= ed.cost[card][colour] - int(colour == how)
    activate(s, ed, seat, card)


@rule
def activate(s: State, ed: Edition, seat: int, card: int) -> None:
    """AM40, AMQ45: the card moves above the board, and 030, 033, 041 reward it, 035 lets use a map at once."""
    s.place[card] = TABLE + seat
    if ed.deck[card] == BUILDINGS:
        card_guilders(s, seat, BUILDING_REWARD * has(s, ed, seat, BUILDING_GUILDERS))
    elif ed.deck[card] == CRAFTSMEN:
        card_guilders(s, seat, has(s, ed, seat, CRAFTSMAN_GUILDER))
        if card == ed.trait_card[DISC_ON_TOP]:
            keep_on_top(s, ed)
    else:
        card_guilders(s, seat, has(s, ed, seat, MAP_GUILDER))
        if has(s, ed, seat, FREE_MAP_USE):
            s.free_map = card


# --- Using --------------------------------------------------------------------------------------------------------


@rule
def list_uses(s: State, ed: Edition, seat: int, card: int, out: Ints, n: int) -> int:
    """AM41: the uses of an active card."""
    if card == ed.trait_card[MAP_FOR_GUILDERS] and s.uses[card] == 0:
        for other in range(CARDS):
            if s.place[other] == TABLE + seat and ed.deck[other] == MAPS:
                out[n] = DROP_MAP + other
                n += 1
    elif ed.usable[card] and fresh(s, ed, seat, card) and useful(s, ed, seat, card):
        out[n] = USE + card
        n += 1
    return n


@rule
def fresh(s: State, ed: Edition, seat: int, card: int) -> bool:
    """Once a round, permanent cards as often as you like; with 029 one map three times (AMQ48)."""
    if s.uses[card] == 0 or ed.timing[card] != PHASE_III:
        return True
    if ed.deck[card] != MAPS or not has(s, ed, seat, TRIPLE_MAP):
        return False
    return s.uses[card] < MAP_USES and (s.tripled == NONE or s.tripled == card)


@rule
def useful(s: State, ed: Edition, seat: int, card: int) -> bool:
    """Whether the price can be paid, the condition holds, and something would come of it."""
    if s.guilders[seat] < ed.price_guilders[card] or resources(s, seat) < ed.price_any[card]:
        return False
    if ed.price_colour[card] != NONE and s.supply[seat][ed.price_colour[card]] == 0:
        return False
    if ed.amstel[card] > 0 and s.disc[seat] == ed.mouth:  # AMQ19
        return False
    held = measure(s, ed, seat, int(ed.needs[card]), int(ed.needs_which[card]))
    if held < ed.least[card] or held > ed.most[card]:
        return False
    if ed.per_points[card] + ed.per_guilders[card] == 0 or ed.guilders[card] > 0:
        return True
    return measure(s, ed, seat, int(ed.per[card]), int(ed.per_which[card])) > 0


@rule
def use(s: State, ed: Edition, seat: int, card: int) -> None:
    """Pay the price of a use, mark it with an action token, and take what the card gives."""
    s.guilders[seat] -= ed.price_guilders[card]
    s.debt += ed.price_any[card]
    if ed.price_colour[card] != NONE:
        s.supply[seat][ed.price_colour[card]] -= 1
    if ed.timing[card] == PHASE_III:
        if s.uses[card] > 0:
            s.tripled = card
        s.uses[card] += 1
    gain(s, ed, seat, card)


@rule
def gain(s: State, ed: Edition, seat: int, card: int) -> None:
    """The right side of a card's colon."""
    times = 0
    if ed.per_points[card] + ed.per_guilders[card] > 0:
        times = measure(s, ed, seat, int(ed.per[card]), int(ed.per_which[card]))
    card_guilders(s, seat, ed.guilders[card] + ed.per_guilders[card] * times)
    card_points(s, seat, ed.points[card] + ed.per_points[card] * times)
    s.owed += ed.choice[card]
    s.free_steps += ed.sail[card]
    if ed.gain_colour[card] != NONE:
        s.supply[seat][ed.gain_colour[card]] += 1
    if ed.amstel[card] > 0:
        s.amstel_steps += advance_disc(s, ed, seat, int(ed.amstel[card]))
    if ed.deck[card] == MAPS:
        s.maps_used[ed.type[card] - FIRST_MAP] += 1


@rule
def drop_map(s: State, ed: Edition, seat: int, card: int) -> None:
    """047, AMQ50: an active map goes to the discard pile, its action tokens leave it, 3 guilders come in."""
    source = int(ed.trait_card[MAP_FOR_GUILDERS])
    s.place[card] = DISCARD
    s.uses[card] = 0
    s.uses[source] = 1
    card_guilders(s, seat, int(ed.guilders[source]))
