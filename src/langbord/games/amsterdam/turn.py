"""Phase III: a player's turn, one act at a time, and what must follow an act."""

from __future__ import annotations

from langbord.core.actions import LEGAL, Kind, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, NO, SPACES_BOUGHT
from langbord.games.amsterdam.amstel import advance_disc, fix_order
from langbord.games.amsterdam.cards import (
    activate,
    discounted,
    drop_map,
    forbids_activation,
    forbids_drop,
    forbids_use,
    gain,
    legal_activations,
    legal_uses,
    pay_and_activate,
    shortage,
    use,
)
from langbord.games.amsterdam.city import (
    buy_block,
    forbids_block,
    forbids_block_guilders,
    forbids_block_payment,
    forbids_blocks,
    legal_blocks,
    store_or_sell,
    take_block,
)
from langbord.games.amsterdam.common import colours_held, inactive, resources
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.harbour import (
    act_at_stop,
    forbids_at_stop,
    forbids_course,
    forbids_fare,
    is_at_stop,
    legal_sailing,
    legal_stop,
    put_ship,
    sail,
)
from langbord.games.amsterdam.market import forbids_market, swap_in, use_market
from langbord.games.amsterdam.state import State

# --- Beginning ----------------------------------------------------------------------------------------------------


@rule
def begin_turns(s: State) -> None:
    fix_order(s)
    s.phase = t.NEXT_TURN


@rule
def next_turn(s: State) -> None:
    """AM39: in turn order, each a whole turn."""
    if s.turn == s.players:
        s.phase = t.END_ROUND
        return
    seat = int(s.order[s.turn])
    s.seat = seat
    s.turn += 1
    s.inactive_at_start = inactive(s, seat)
    s.blocks_taken = s.amstel_bought = s.amstel_steps = s.ship_steps = 0
    s.market_uses = s.market_points = s.card_guilders = s.card_points = 0
    for colour in range(t.COLOURS):
        s.maps_used[colour] = 0
    s.tripled = t.NONE
    s.boarded = s.free_steps = 0
    s.phase = t.TURN


# --- What may be done ---------------------------------------------------------------------------------------------


@rule
def legal_acts(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """AM39, AMQ37: every act that is legal now."""
    n = 0
    hand, table = t.HAND + seat, t.TABLE + seat
    for card in range(t.CARDS):
        place = s.place[card]
        if place == hand:
            n = legal_activations(s, ed, seat, card, out, n)
        elif place == table:
            n = legal_uses(s, ed, seat, card, out, n)
    n = legal_blocks(s, ed, seat, out, n)
    n = legal_stop(s, ed, seat, out, n)
    n = legal_sailing(s, ed, seat, out, n)
    n = legal_amstel(s, ed, seat, out, n)
    if forbids_market(s, ed, seat) == LEGAL:
        out[n] = number(DO.market)
        n += 1
    out[n] = number(DO.end_turn)
    return n + 1


@rule
def forbids_act(s: State, ed: Edition, seat: int, action: int) -> int:
    """Why an act of a turn cannot be done."""
    if is_a(DO.activate, action):
        card, way, _ = parts(DO.activate, action)
        cheaper = discounted(s, ed, seat, card)
        return forbids_activation(s, ed, seat, card, way, cheaper, shortage(s, ed, seat, card))
    if is_a(DO.use, action):
        return forbids_use(s, ed, seat, part(DO.use, action))
    if is_a(DO.drop, action):
        return forbids_drop(s, ed, seat, part(DO.drop, action))
    if is_a(DO.block, action) or is_a(DO.block_guilders, action):
        return forbids_buying(s, ed, seat, action)
    if is_a(DO.amstel, action):
        return forbids_amstel(s, ed, seat, part(DO.amstel, action), resources(s, seat))
    if is_a(DO.market, action):
        return forbids_market(s, ed, seat)
    if is_a(DO.sail, action):
        return forbids_sailing(s, ed, seat, action)
    return forbids_at_stop(s, ed, seat, action) if is_at_stop(action) else LEGAL


@rule
def forbids_buying(s: State, ed: Edition, seat: int, action: int) -> int:
    """AM42: a block of one's own."""
    with_guilders = is_a(DO.block_guilders, action)
    block = part(DO.block_guilders, action) if with_guilders else part(DO.block, action)
    why = forbids_block(s, block)
    if why == LEGAL:
        why = forbids_blocks(s, ed, seat)
    if why != LEGAL:
        return why
    return forbids_block_guilders(s, ed, seat) if with_guilders else forbids_block_payment(s, ed, seat, block)


@rule
def forbids_sailing(s: State, ed: Edition, seat: int, action: int) -> int:
    space, fare, _ = parts(DO.sail, action)
    why = forbids_course(s, ed, seat, space)
    return why if why != LEGAL else forbids_fare(s, seat, fare)


@rule
def forbids_amstel(s: State, ed: Edition, seat: int, spaces: int, purse: int) -> int:
    """AM53: once a turn, 1 resource for the first space and 2 for each further one; AMQ19: not past the mouth."""
    if s.amstel_bought or spaces == 0:
        return NO.amstel_bought
    if spaces > ed.mouth - s.disc[seat]:
        return NO.past_mouth
    return LEGAL if 2 * spaces - 1 <= purse else NO.few_resources


@rule
def legal_amstel(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    purse = resources(s, seat)
    for spaces in range(1, SPACES_BOUGHT):
        if forbids_amstel(s, ed, seat, spaces, purse) != LEGAL:
            break
        out[n] = number(DO.amstel, spaces)
        n += 1
    return n


@rule
def legal_sail_on(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """CA17, AMQ46: a step, or what is done at a stop; or enough."""
    n = legal_stop(s, ed, seat, out, 0)
    n = legal_sailing(s, ed, seat, out, n)
    out[n] = number(DO.stop)
    return n + 1


@rule
def forbids_sail_on(s: State, ed: Edition, seat: int, action: int) -> int:
    if is_a(DO.sail, action):
        return forbids_sailing(s, ed, seat, action)
    return forbids_at_stop(s, ed, seat, action) if is_at_stop(action) else LEGAL


@rule
def forbids_inactive(s: State, seat: int, card: int) -> int:
    """AMQ45, AMQ54: one of the seat's inactive cards."""
    return LEGAL if s.place[card] == t.HAND + seat else NO.not_inactive


@rule
def legal_inactive(s: State, seat: int, kind: Kind, out: Ints) -> int:
    n = 0
    for card in range(t.CARDS):
        if forbids_inactive(s, seat, card) == LEGAL:
            out[n] = number(kind, card)
            n += 1
    return n


@rule
def forbids_pay(s: State, seat: int, colour: int) -> int:
    return LEGAL if s.supply[seat][colour] > 0 else NO.few_resources


@rule
def legal_payments(s: State, seat: int, out: Ints) -> int:
    n = 0
    for colour in range(t.COLOURS):
        if forbids_pay(s, seat, colour) == LEGAL:
            out[n] = number(DO.pay, colour)
            n += 1
    return n


@rule
def legal_colours(kind: Kind, out: Ints) -> int:
    """Any colour."""
    for colour in range(t.COLOURS):
        out[colour] = number(kind, colour)
    return int(t.COLOURS)


# --- Doing it -----------------------------------------------------------------------------------------------------


@rule
def act(s: State, ed: Edition, seat: int, action: int) -> None:
    """One act of a turn; what it raises is settled next."""
    s.phase = t.SETTLE
    if is_a(DO.activate, action):
        card, way, _ = parts(DO.activate, action)
        pay_and_activate(s, ed, seat, card, way)
    elif is_a(DO.sail, action):
        space, fare, _ = parts(DO.sail, action)
        sail(s, ed, seat, space, fare)
    elif is_a(DO.use, action):
        use(s, ed, seat, part(DO.use, action))
    elif is_a(DO.drop, action):
        drop_map(s, ed, seat, part(DO.drop, action))
    elif is_a(DO.market, action):
        use_market(s, ed, seat)
    elif is_a(DO.amstel, action):
        buy_amstel(s, ed, seat, part(DO.amstel, action))
    elif is_a(DO.block, action):
        buy_block(s, ed, seat, part(DO.block, action), False)
    elif is_a(DO.block_guilders, action):
        buy_block(s, ed, seat, part(DO.block_guilders, action), True)
    elif is_at_stop(action):
        act_at_stop(s, ed, seat, action)
    else:
        s.phase = t.END_TURN


@rule
def buy_amstel(s: State, ed: Edition, seat: int, spaces: int) -> None:
    """AM53, AMQ18: one paid move, all at once."""
    s.amstel_bought = 1
    s.debt = 2 * spaces - 1
    s.amstel_steps += advance_disc(s, ed, seat, spaces)


@rule
def answer(s: State, ed: Edition, seat: int, action: int) -> None:
    """The answer to a question that an act has raised."""
    asked = int(s.phase)
    s.phase = t.SETTLE
    if asked == t.PAY:
        s.supply[seat][part(DO.pay, action)] -= 1
        s.debt -= 1
    elif asked == t.GAIN:
        s.supply[seat][part(DO.gain, action)] += 1
        s.owed -= 1
    elif asked == t.SELL:
        store_or_sell(s, ed, seat, action)
    elif asked == t.USE_FREE:  # 035
        if is_a(DO.use_free, action):
            gain(s, ed, seat, int(s.free_map))
        s.free_map = t.NONE
    elif asked == t.ADVANCE:  # AMQ40: taken whole or declined whole
        if is_a(DO.advance, action):
            s.amstel_steps += advance_disc(s, ed, seat, int(s.advance))
        s.advance = 0
    elif asked == t.SAIL_ON:
        sail_on(s, ed, seat, action)
    elif asked == t.FREE_CARD:  # AMQ45
        s.activations -= 1
        activate(s, ed, seat, part(DO.free_card, action))
    elif asked == t.SAIL_TO:
        put_ship(s, ed, seat, part(DO.anchor, action))
    elif asked == t.FREE_BLOCK:
        take_block(s, ed, seat, part(DO.free_block, action))
    elif asked == t.SWAP_OUT:
        s.swap = part(DO.swap, action)
        s.phase = t.SWAP_IN
    else:
        swap_in(s, seat, action)


@rule
def sail_on(s: State, ed: Edition, seat: int, action: int) -> None:
    """CA17, AMQ46: up to three steps in a row, between them only loading, deliveries and dock workers."""
    if is_a(DO.stop, action):
        s.tile_steps = 0
    elif is_a(DO.sail, action):
        space, fare, _ = parts(DO.sail, action)
        sail(s, ed, seat, space, fare)
    else:
        act_at_stop(s, ed, seat, action)


@rule
def settle(s: State, ed: Edition) -> None:
    """What an act raises, one after the other (AMQ41); then the turn goes on."""
    seat = int(s.seat)
    if s.debt > 0 and (colours_held(s, seat) == 1 or s.debt == resources(s, seat)):
        pay_without_choice(s, seat)
    if s.sale != t.NONE and s.sold[s.sale]:  # AM57: each good is sold there once
        store_or_sell(s, ed, seat, number(DO.store))
    if s.disc[seat] == ed.mouth:
        s.advance = 0
    if s.activations > 0 and inactive(s, seat) == 0:
        s.activations = 0
    if s.debt > 0:
        s.phase = t.PAY
    elif s.owed > 0:
        s.phase = t.GAIN
    elif s.sale != t.NONE:
        s.phase = t.SELL
    elif s.free_map != t.NONE:
        s.phase = t.USE_FREE
    elif s.advance > 0:
        s.phase = t.ADVANCE
    elif s.activations > 0:
        s.phase = t.FREE_CARD
    elif s.tile_steps > 0:
        s.phase = t.SAIL_ON
    else:
        s.phase = t.TURN


@rule
def pay_without_choice(s: State, seat: int) -> None:
    """A debt that can be paid in one way only."""
    for colour in range(t.COLOURS):
        paid = min(int(s.debt), int(s.supply[seat][colour]))
        s.supply[seat][colour] -= paid
        s.debt -= paid
