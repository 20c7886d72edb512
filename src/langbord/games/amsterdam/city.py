"""The city: blocks, their goods tiles, and the black market."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.codes import BLOCK, BLOCK_GUILDERS, SELL_GUILDERS, SELL_RESOURCE, STORE
from langbord.games.amsterdam.common import card_guilders, has
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    BLOCK_CHEAPER,
    BLOCK_FOR_GUILDERS,
    BLOCK_GUILDER,
    BLOCK_STEP,
    BLOCKS,
    BLOCKS_EACH,
    COLOURS,
    NONE,
    SELL_FOR_BOTH,
    TWO_BLOCKS,
)

BLOCK_PRICE = 2  # 027, in guilders
SALE = 2  # AM57, in guilders


@rule
def block_cost(s: State, ed: Edition, seat: int, block: int) -> int:
    """Resources for a block: 025 and the messenger (AM72) each save one (AMQ34)."""
    return max(0, ed.block_cost[block] - has(s, ed, seat, BLOCK_CHEAPER) - int(s.messenger == block))


@rule
def list_blocks(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    """AM42: one block a turn, two with 028; for resources, or with 027 for guilders."""
    if s.blocks_taken > has(s, ed, seat, TWO_BLOCKS):
        return n
    with_guilders = has(s, ed, seat, BLOCK_FOR_GUILDERS) and s.guilders[seat] >= BLOCK_PRICE
    for block in range(BLOCKS):
        if s.owner[block] == NONE:
            if s.supply[seat][block // BLOCKS_EACH] >= block_cost(s, ed, seat, block):
                out[n] = BLOCK + block
                n += 1
            if with_guilders:
                out[n] = BLOCK_GUILDERS + block
                n += 1
    return n


@rule
def buy_block(s: State, ed: Edition, seat: int, block: int, with_guilders: bool) -> None:
    if with_guilders:
        s.guilders[seat] -= BLOCK_PRICE
    else:
        s.supply[seat][block // BLOCKS_EACH] -= block_cost(s, ed, seat, block)
    s.blocks_taken += 1
    take_block(s, ed, seat, block)


@rule
def take_block(s: State, ed: Edition, seat: int, block: int) -> None:
    """AM42, AMQ41: a token for the goods tile, which is stored or sold; then 026 and 074."""
    s.owner[block] = seat
    s.sale = s.tile[block]
    s.tile[block] = NONE
    if s.messenger == block:
        s.messenger_due = 1
    card_guilders(s, seat, has(s, ed, seat, BLOCK_GUILDER))
    if has(s, ed, seat, BLOCK_STEP):
        s.advance = ed.amstel[ed.trait_card[BLOCK_STEP]]


@rule
def list_sales(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """AM43, AM57: store the tile, or sell it for guilders, for a resource, or for both (AM77, 037)."""
    out[0] = STORE
    n = 1
    if not sells_for_both(s, ed, seat):
        out[n] = SELL_GUILDERS
        n += 1
    for colour in range(COLOURS):
        out[n] = SELL_RESOURCE + colour
        n += 1
    return n


@rule
def sells_for_both(s: State, ed: Edition, seat: int) -> bool:
    """AM77, 037; together they give no more (AMQ58)."""
    return s.trader == s.sale or has(s, ed, seat, SELL_FOR_BOTH) == 1


@rule
def store_or_sell(s: State, ed: Edition, seat: int, action: int) -> None:
    """AM43, AM57; with 037 the guilders are the card's (AMQ53)."""
    good = int(s.sale)
    if action == STORE:
        s.goods[seat][good] += 1
    else:
        both = sells_for_both(s, ed, seat)
        if action >= SELL_RESOURCE:
            s.supply[seat][action - SELL_RESOURCE] += 1
        if action == SELL_GUILDERS or both:
            s.guilders[seat] += SALE
        if has(s, ed, seat, SELL_FOR_BOTH):
            s.card_guilders = 1
        s.sold[good] = 1
        if s.trader == good:
            s.trader_due = 1
    s.sale = NONE
