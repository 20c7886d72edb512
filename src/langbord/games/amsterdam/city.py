"""The city: blocks, their goods tiles, and the black market."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, NO
from langbord.games.amsterdam.common import card_guilders, has
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State

BLOCK_PRICE = 2  # 027, in guilders
SALE = 2  # AM57, in guilders


@rule
def block_cost(s: State, ed: Edition, seat: int, block: int) -> int:
    """Resources for a block: 025 and the messenger (AM72) each save one (AMQ34)."""
    return reduced_cost(s, ed, block, has(s, ed, seat, t.BLOCK_CHEAPER))


@rule
def reduced_cost(s: State, ed: Edition, block: int, saved: int) -> int:
    return max(0, ed.block_cost[block] - saved - int(s.messenger == block))


@rule
def forbids_blocks(s: State, ed: Edition, seat: int) -> int:
    """AM42: one block a turn, two with 028."""
    return NO.second_block if s.blocks_taken > has(s, ed, seat, t.TWO_BLOCKS) else LEGAL


@rule
def forbids_block(s: State, block: int) -> int:
    """AM44: what is owned stays."""
    return LEGAL if s.owner[block] == t.NONE else NO.owned


@rule
def forbids_block_payment(s: State, ed: Edition, seat: int, block: int) -> int:
    """AM42: resources of the block's colour."""
    colour = block // t.BLOCKS_EACH
    return LEGAL if s.supply[seat][colour] >= block_cost(s, ed, seat, block) else NO.few_resources


@rule
def forbids_block_guilders(s: State, ed: Edition, seat: int) -> int:
    """027: guilders instead."""
    if not has(s, ed, seat, t.BLOCK_FOR_GUILDERS):
        return NO.not_for_guilders
    return LEGAL if s.guilders[seat] >= BLOCK_PRICE else NO.few_guilders


@rule
def legal_blocks(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    if forbids_blocks(s, ed, seat) != LEGAL:
        return n
    with_guilders, saved = forbids_block_guilders(s, ed, seat) == LEGAL, has(s, ed, seat, t.BLOCK_CHEAPER)
    for block in range(t.BLOCKS):
        if s.owner[block] == t.NONE:
            if s.supply[seat][block // t.BLOCKS_EACH] >= reduced_cost(s, ed, block, saved):
                out[n] = number(DO.block, block)
                n += 1
            if with_guilders:
                out[n] = number(DO.block_guilders, block)
                n += 1
    return n


@rule
def legal_free_blocks(s: State, out: Ints) -> int:
    """CB22: any block without owner."""
    n = 0
    for block in range(t.BLOCKS):
        if forbids_block(s, block) == LEGAL:
            out[n] = number(DO.free_block, block)
            n += 1
    return n


@rule
def buy_block(s: State, ed: Edition, seat: int, block: int, with_guilders: bool) -> None:
    if with_guilders:
        s.guilders[seat] -= BLOCK_PRICE
    else:
        s.supply[seat][block // t.BLOCKS_EACH] -= block_cost(s, ed, seat, block)
    s.blocks_taken += 1
    take_block(s, ed, seat, block)


@rule
def take_block(s: State, ed: Edition, seat: int, block: int) -> None:
    """AM42: a token for the goods tile, which is stored or sold next."""
    s.owner[block] = seat
    s.sale = s.tile[block]
    s.tile[block] = t.NONE
    if s.messenger == block:
        s.messenger_due = 1


@rule
def reward_block(s: State, ed: Edition, seat: int) -> None:
    """AMQ41: 026 and 074, when the tile of the block has been stored or sold."""
    card_guilders(s, seat, has(s, ed, seat, t.BLOCK_GUILDER))
    if has(s, ed, seat, t.BLOCK_STEP):
        s.advance = ed.amstel[ed.trait_card[t.BLOCK_STEP]]


@rule
def sells_for_both(s: State, ed: Edition, seat: int) -> bool:
    """AM77, 037; together they give no more (AMQ58)."""
    return s.trader == s.sale or has(s, ed, seat, t.SELL_FOR_BOTH) == 1


@rule
def forbids_sale(s: State, ed: Edition, seat: int, action: int) -> int:
    """AM43, AM57: store the tile, or sell it for guilders, for a resource, or for both (AM77, 037)."""
    if is_a(DO.sell_guilders, action) and sells_for_both(s, ed, seat):
        return NO.sold_for_both
    return LEGAL


@rule
def legal_sales(s: State, ed: Edition, seat: int, out: Ints) -> int:
    out[0] = number(DO.store)
    n = 1
    if forbids_sale(s, ed, seat, number(DO.sell_guilders)) == LEGAL:
        out[n] = number(DO.sell_guilders)
        n += 1
    for colour in range(t.COLOURS):
        out[n] = number(DO.sell, colour)
        n += 1
    return n


@rule
def store_or_sell(s: State, ed: Edition, seat: int, action: int) -> None:
    """AM43, AM57; with 037 the guilders are the card's (AMQ53)."""
    good = int(s.sale)
    if is_a(DO.store, action):
        s.goods[seat][good] += 1
    else:
        both = sells_for_both(s, ed, seat)
        if is_a(DO.sell, action):
            s.supply[seat][part(DO.sell, action)] += 1
        if is_a(DO.sell_guilders, action) or both:
            s.guilders[seat] += SALE
        if has(s, ed, seat, t.SELL_FOR_BOTH):
            s.card_guilders = 1
        s.sold[good] = 1
        if s.trader == good:
            s.trader_due = 1
    s.sale = t.NONE
    reward_block(s, ed, seat)
