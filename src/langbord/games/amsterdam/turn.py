"""Phase III: a player's turn, one act at a time, and what must follow an act."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.amstel import advance_disc, fix_order
from langbord.games.amsterdam.cards import activate, drop_map, gain, list_activations, list_uses, pay_and_activate, use
from langbord.games.amsterdam.city import buy_block, list_blocks, list_sales, store_or_sell, take_block
from langbord.games.amsterdam.codes import (
    ACTIVATE,
    BLOCK,
    BLOCK_GUILDERS,
    BOARD,
    BUY_AMSTEL,
    DELIVER,
    DROP_MAP,
    HAND_OVER,
    LOAD,
    MARKET,
    NO,
    PASS,
    SAIL,
    STORE,
    USE,
    YES,
)
from langbord.games.amsterdam.common import colours_held, inactive, resources
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.harbour import board, deliver, hand_over, list_sailing, list_stop, load, put_ship, sail
from langbord.games.amsterdam.market import list_swaps, market_open, swap_in, use_market
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    ADVANCE,
    BLOCKS,
    CARDS,
    COLOURS,
    END_ROUND,
    END_TURN,
    FREE_BLOCK,
    FREE_CARD,
    GAIN,
    HAND,
    NEXT_TURN,
    NONE,
    PAY,
    SAIL_ON,
    SAIL_TO,
    SELL,
    SETTLE,
    SPACES,
    SWAP_IN,
    SWAP_OUT,
    TABLE,
    TURN,
    USE_FREE,
)

# --- Beginning ----------------------------------------------------------------------------------------------------


@rule
def begin_turns(s: State) -> None:
    fix_order(s)
    s.ask = NEXT_TURN


@rule
def next_turn(s: State) -> None:
    """AM39: in turn order, each a whole turn."""
    if s.turn == s.players:
        s.ask = END_ROUND
        return
    seat = int(s.order[s.turn])
    s.seat = seat
    s.turn += 1
    s.inactive_at_start = inactive(s, seat)
    s.blocks_taken = s.amstel_bought = s.amstel_steps = s.ship_steps = 0
    s.market_uses = s.market_points = s.card_guilders = s.card_points = 0
    for colour in range(COLOURS):
        s.maps_used[colour] = 0
    s.tripled = NONE
    s.boarded = s.free_steps = 0
    s.ask = TURN


# --- What may be done ---------------------------------------------------------------------------------------------


@rule
def list_acts(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """AM39, AMQ37: every act that is legal now."""
    n = 0
    for card in range(CARDS):
        if s.place[card] == HAND + seat:
            n = list_activations(s, ed, seat, card, out, n)
        elif s.place[card] == TABLE + seat:
            n = list_uses(s, ed, seat, card, out, n)
    n = list_blocks(s, ed, seat, out, n)
    n = list_stop(s, ed, seat, out, n)
    n = list_sailing(s, ed, seat, out, n)
    n = list_amstel(s, ed, seat, out, n)
    if market_open(s, ed, seat):
        out[n] = MARKET
        n += 1
    out[n] = PASS
    return n + 1


@rule
def list_amstel(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    """AM53: once a turn, 1 resource for the first space and 2 for each further one."""
    if s.amstel_bought == 0:
        purse = resources(s, seat)
        for spaces in range(1, ed.mouth - s.disc[seat] + 1):
            if 2 * spaces - 1 > purse:
                break
            out[n] = BUY_AMSTEL + spaces
            n += 1
    return n


@rule
def list_answers(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """What may be answered to a question that an act has raised."""
    n = 0
    if s.ask == SELL:
        return list_sales(s, ed, seat, out)
    if s.ask == SWAP_IN:
        return list_swaps(s, out)
    if s.ask == USE_FREE or s.ask == ADVANCE:
        out[0] = YES
        out[1] = NO
        return 2
    if s.ask == SAIL_ON:
        n = list_stop(s, ed, seat, out, n)
        n = list_sailing(s, ed, seat, out, n)
        out[n] = PASS
        return n + 1
    if s.ask == SWAP_OUT or s.ask == FREE_CARD:
        for card in range(CARDS):
            if s.place[card] == HAND + seat:
                out[n] = card
                n += 1
    elif s.ask == SAIL_TO:
        for space in range(SPACES):
            if space != s.ship[seat]:
                out[n] = space
                n += 1
    elif s.ask == FREE_BLOCK:
        for block in range(BLOCKS):
            if s.owner[block] == NONE:
                out[n] = block
                n += 1
    else:  # PAY, GAIN
        for colour in range(COLOURS):
            if s.ask == GAIN or s.supply[seat][colour] > 0:
                out[n] = colour
                n += 1
    return n


# --- Doing it -----------------------------------------------------------------------------------------------------


@rule
def act(s: State, ed: Edition, seat: int, action: int) -> None:
    """One act of a turn; what it raises is settled next."""
    s.ask = SETTLE
    if action >= ACTIVATE:
        pay_and_activate(s, ed, seat, (action - ACTIVATE) // 8, (action - ACTIVATE) % 8)
    elif action >= SAIL:
        sail(s, ed, seat, (action - SAIL) // 8, (action - SAIL) % 8)
    elif action >= DROP_MAP:
        drop_map(s, ed, seat, action - DROP_MAP)
    elif action >= USE:
        use(s, ed, seat, action - USE)
    elif action == MARKET:
        use_market(s, ed, seat)
    elif action > BUY_AMSTEL:
        buy_amstel(s, ed, seat, action - BUY_AMSTEL)
    elif action >= LOAD:
        act_at_stop(s, ed, seat, action)
    elif action >= BLOCK_GUILDERS:
        buy_block(s, ed, seat, action - BLOCK_GUILDERS, True)
    elif action >= BLOCK:
        buy_block(s, ed, seat, action - BLOCK, False)
    else:
        s.ask = END_TURN


@rule
def act_at_stop(s: State, ed: Edition, seat: int, action: int) -> None:
    if action >= HAND_OVER:
        hand_over(s, ed, seat, action - HAND_OVER)
    elif action >= BOARD:
        board(s, ed, seat, action - BOARD)
    elif action >= DELIVER:
        deliver(s, ed, seat, action - DELIVER)
    else:
        load(s, seat, action - LOAD)


@rule
def buy_amstel(s: State, ed: Edition, seat: int, spaces: int) -> None:
    """AM53, AMQ18: one paid move, all at once."""
    s.amstel_bought = 1
    s.debt = 2 * spaces - 1
    s.amstel_steps += advance_disc(s, ed, seat, spaces)


@rule
def answer(s: State, ed: Edition, seat: int, action: int) -> None:
    """The answer to a question that an act has raised."""
    asked = int(s.ask)
    s.ask = SETTLE
    if asked == PAY:
        s.supply[seat][action] -= 1
        s.debt -= 1
    elif asked == GAIN:
        s.supply[seat][action] += 1
        s.owed -= 1
    elif asked == SELL:
        store_or_sell(s, ed, seat, action)
    elif asked == USE_FREE:  # 035
        if action == YES:
            gain(s, ed, seat, int(s.free_map))
        s.free_map = NONE
    elif asked == ADVANCE:  # AMQ40: taken whole or declined whole
        if action == YES:
            s.amstel_steps += advance_disc(s, ed, seat, int(s.advance))
        s.advance = 0
    elif asked == SAIL_ON:
        sail_on(s, ed, seat, action)
    elif asked == FREE_CARD:  # AMQ45
        s.activations -= 1
        activate(s, ed, seat, action)
    elif asked == SAIL_TO:
        put_ship(s, ed, seat, action)
    elif asked == FREE_BLOCK:
        take_block(s, ed, seat, action)
    elif asked == SWAP_OUT:
        s.swap = action
        s.ask = SWAP_IN
    else:
        swap_in(s, seat, action)


@rule
def sail_on(s: State, ed: Edition, seat: int, action: int) -> None:
    """CA17, AMQ46: up to three steps in a row, between them only loading, deliveries and dock workers."""
    if action == PASS:
        s.tile_steps = 0
    elif action >= SAIL:
        sail(s, ed, seat, (action - SAIL) // 8, (action - SAIL) % 8)
    else:
        act_at_stop(s, ed, seat, action)


@rule
def settle(s: State, ed: Edition) -> None:
    """What an act raises, one after the other (AMQ41); then the turn goes on."""
    seat = int(s.seat)
    if s.debt > 0 and (colours_held(s, seat) == 1 or s.debt == resources(s, seat)):
        pay_without_choice(s, seat)
    if s.sale != NONE and s.sold[s.sale]:  # AM57: each good is sold there once
        store_or_sell(s, ed, seat, STORE)
    if s.disc[seat] == ed.mouth:
        s.advance = 0
    if s.activations > 0 and inactive(s, seat) == 0:
        s.activations = 0
    if s.debt > 0:
        s.ask = PAY
    elif s.owed > 0:
        s.ask = GAIN
    elif s.sale != NONE:
        s.ask = SELL
    elif s.free_map != NONE:
        s.ask = USE_FREE
    elif s.advance > 0:
        s.ask = ADVANCE
    elif s.activations > 0:
        s.ask = FREE_CARD
    elif s.tile_steps > 0:
        s.ask = SAIL_ON
    else:
        s.ask = TURN


@rule
def pay_without_choice(s: State, seat: int) -> None:
    """A debt that can be paid in one way only."""
    for colour in range(COLOURS):
        paid = min(int(s.debt), int(s.supply[seat][colour]))
        s.supply[seat][colour] -= paid
        s.debt -= paid
