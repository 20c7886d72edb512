"""Cards: activating them and using them. What each does is data of the edition; here are the few rules behind it."""

from __future__ import annotations

from langbord.core.actions import LEGAL, number
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, FOR_GUILDERS, IN_FULL, NO, WAYS
from langbord.games.amsterdam.amstel import advance_disc, keep_on_top
from langbord.games.amsterdam.common import card_guilders, card_points, has, resources
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.measure import active_of_types, measure
from langbord.games.amsterdam.state import State

ACTIVATION_GUILDERS = 3  # 038
BUILDING_REWARD = 2  # 030
MAP_USES = 3  # 029


# --- Activating ---------------------------------------------------------------------------------------------------


@rule
def discounted(s: State, ed: Edition, seat: int, card: int) -> bool:
    """031: buildings cost a resource less. 042: so do craftsmen of a type not yet active. Some cost nothing."""
    if ed.total_cost[card] == 0:
        return False
    if ed.deck[card] == t.BUILDINGS:
        return has(s, ed, seat, t.BUILDING_CHEAPER) == 1
    if ed.deck[card] == t.CRAFTSMEN and has(s, ed, seat, t.NEW_TYPE_CHEAPER):
        return active_of_types(s, ed, seat, int(ed.type[card]), int(ed.type[card]) + 1) == 0
    return False


@rule
def shortage(s: State, ed: Edition, seat: int, card: int) -> int:
    """How many resources are missing for a card."""
    short = 0
    for colour in range(t.COLOURS):
        short += max(0, ed.cost[card][colour] - s.supply[seat][colour])
    return short


@rule
def forbids_activation(s: State, ed: Edition, seat: int, card: int, way: int, cheaper: bool, short: int) -> int:
    """AM40: an inactive card for its resources, less one of the payer's choice with 031 or 042, or for guilders.

    AMQ40: a discount always applies. `cheaper` says whether there is one, `short` how many resources are missing.
    """
    if s.place[card] != t.HAND + seat:
        return NO.not_inactive
    if way == FOR_GUILDERS:
        if not has(s, ed, seat, t.CARDS_FOR_GUILDERS):
            return NO.not_for_guilders
        return LEGAL if s.guilders[seat] >= ACTIVATION_GUILDERS else NO.few_guilders
    if cheaper == (way == IN_FULL):
        return NO.no_discount
    if way == IN_FULL:
        return LEGAL if short == 0 else NO.few_resources
    if ed.cost[card][way] == 0:
        return NO.no_discount
    saved = int(ed.cost[card][way] > s.supply[seat][way])
    return LEGAL if short == saved or short == 0 else NO.few_resources


@rule
def legal_activations(s: State, ed: Edition, seat: int, card: int, out: Ints, n: int) -> int:
    cheaper = discounted(s, ed, seat, card)
    short = shortage(s, ed, seat, card)
    for way in range(0 if cheaper else IN_FULL, WAYS):
        if forbids_activation(s, ed, seat, card, way, cheaper, short) == LEGAL:
            out[n] = number(DO.activate, card, way)
            n += 1
    return n


@rule
def pay_and_activate(s: State, ed: Edition, seat: int, card: int, way: int) -> None:
    if way == FOR_GUILDERS:
        s.guilders[seat] -= ACTIVATION_GUILDERS
    else:
        for colour in range(t.COLOURS):
            s.supply[seat][colour] -= ed.cost[card][colour] - int(colour == way)
    activate(s, ed, seat, card)


@rule
def activate(s: State, ed: Edition, seat: int, card: int) -> None:
    """AM40, AMQ45: the card moves above the board, and 030, 033, 041 reward it, 035 lets use a map at once."""
    s.place[card] = t.TABLE + seat
    if card == ed.trait_card[t.DISC_ON_TOP]:
        keep_on_top(s, ed)
    if ed.deck[card] == t.BUILDINGS:
        card_guilders(s, seat, BUILDING_REWARD * has(s, ed, seat, t.BUILDING_GUILDERS))
    elif ed.deck[card] == t.CRAFTSMEN:
        card_guilders(s, seat, has(s, ed, seat, t.CRAFTSMAN_GUILDER))
    else:
        card_guilders(s, seat, has(s, ed, seat, t.MAP_GUILDER))
        if has(s, ed, seat, t.FREE_MAP_USE):
            s.free_map = card


# --- Using --------------------------------------------------------------------------------------------------------


@rule
def forbids_use(s: State, ed: Edition, seat: int, card: int) -> int:
    """AM41: an active card that is used in a turn (AM28), not used up yet, for its price and on its condition."""
    if s.place[card] != t.TABLE + seat:
        return NO.not_active
    if ed.usable[card] == 0 or card == ed.trait_card[t.MAP_FOR_GUILDERS]:
        return NO.not_used_now
    if not fresh(s, ed, seat, card):
        return NO.used
    if ed.amstel[card] > 0 and s.disc[seat] == ed.mouth:
        return NO.past_mouth
    if s.guilders[seat] < ed.price_guilders[card]:
        return NO.few_guilders
    if ed.price_colour[card] != t.NONE and s.supply[seat][ed.price_colour[card]] == 0:
        return NO.few_resources
    if ed.price_any[card] > 0 and resources(s, seat) < ed.price_any[card]:
        return NO.few_resources
    held = measure(s, ed, seat, int(ed.needs[card]), int(ed.needs_which[card]))
    if held < ed.least[card] or held > ed.most[card]:
        return NO.condition
    return LEGAL if is_useful(s, ed, seat, card) else NO.nothing_gained


@rule
def fresh(s: State, ed: Edition, seat: int, card: int) -> bool:
    """Once a round, permanent cards as often as you like; with 029 one map three times (AMQ48)."""
    if s.uses[card] == 0 or ed.timing[card] != t.PHASE_III:
        return True
    if ed.deck[card] != t.MAPS or not has(s, ed, seat, t.TRIPLE_MAP):
        return False
    return s.uses[card] < MAP_USES and (s.tripled == t.NONE or s.tripled == card)


@rule
def is_useful(s: State, ed: Edition, seat: int, card: int) -> bool:
    """Whether something would come of a use: not where it only counts what is not there."""
    if ed.per_points[card] + ed.per_guilders[card] == 0 or ed.guilders[card] > 0:
        return True
    return measure(s, ed, seat, int(ed.per[card]), int(ed.per_which[card])) > 0


@rule
def forbids_drop(s: State, ed: Edition, seat: int, card: int) -> int:
    """047, AMQ50: an active map may be given away, once a round."""
    source = ed.trait_card[t.MAP_FOR_GUILDERS]
    if s.place[source] != t.TABLE + seat:
        return NO.not_active
    if s.uses[source] > 0:
        return NO.used
    return LEGAL if s.place[card] == t.TABLE + seat and ed.deck[card] == t.MAPS else NO.no_map


@rule
def legal_uses(s: State, ed: Edition, seat: int, card: int, out: Ints, n: int) -> int:
    """The uses of an active card."""
    if card == ed.trait_card[t.MAP_FOR_GUILDERS]:
        for other in range(t.CARDS):
            if forbids_drop(s, ed, seat, other) == LEGAL:
                out[n] = number(DO.drop, other)
                n += 1
    elif forbids_use(s, ed, seat, card) == LEGAL:
        out[n] = number(DO.use, card)
        n += 1
    return n


@rule
def use(s: State, ed: Edition, seat: int, card: int) -> None:
    """Pay the price of a use, mark it with an action token, and take what the card gives."""
    s.guilders[seat] -= ed.price_guilders[card]
    s.debt += ed.price_any[card]
    if ed.price_colour[card] != t.NONE:
        s.supply[seat][ed.price_colour[card]] -= 1
    if ed.timing[card] == t.PHASE_III:
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
    if ed.gain_colour[card] != t.NONE:
        s.supply[seat][ed.gain_colour[card]] += 1
    if ed.amstel[card] > 0:
        s.amstel_steps += advance_disc(s, ed, seat, int(ed.amstel[card]))
    if ed.deck[card] == t.MAPS:
        s.maps_used[ed.type[card] - t.FIRST_MAP] += 1


@rule
def drop_map(s: State, ed: Edition, seat: int, card: int) -> None:
    """047, AMQ50: an active map goes to the discard pile, its action tokens leave it, 3 guilders come in."""
    source = int(ed.trait_card[t.MAP_FOR_GUILDERS])
    s.place[card] = t.DISCARD
    s.uses[card] = 0
    s.uses[source] = 1
    card_guilders(s, seat, int(ed.guilders[source]))
