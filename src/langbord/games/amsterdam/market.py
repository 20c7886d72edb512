"""The market: turning up tiles and using them."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.codes import FROM_DECK
from langbord.games.amsterdam.common import has, inactive, score
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    BLOCKS,
    CARDS,
    COLOURS,
    DECK,
    DECK_STARTS,
    DISCARD,
    DRAW_SWAP,
    FREE_BLOCK,
    FREE_CARDS,
    FROM_MARKET,
    HAND,
    MAPS,
    MARKET_TILES,
    NONE,
    ONE_OF_EACH,
    SAIL_ANYWHERE,
    SAIL_THREE,
    SAIL_TO,
    SECOND_MARKET,
    SET_A,
    SET_B,
    SET_CA,
    SET_CB,
    SETS,
    SETTLE,
    SWAP_CARD,
    SWAP_OUT,
    TAKE_BLOCK,
)

BASE, MIXED, REPLACED = 0, 1, 2  # the option `tiles`
TILE_STEPS = 3  # CA17


# --- The pile -----------------------------------------------------------------------------------------------------


@rule
def stack_tiles(s: State) -> None:
    """AM19, AM20, AM79, AM80, AMQ27, AMQ59: how many tiles of each set the pile has; which ones, nobody knows."""
    half = 5 if s.short else 6
    c_tiles = 2 if s.short else 3
    s.market_left[SET_A] = half
    if s.tiles == REPLACED:
        s.market_left[SET_CA] = c_tiles
        s.market_left[SET_CB] = 3
    else:
        s.market_left[SET_B] = half
        if s.tiles == MIXED:
            s.market_left[SET_A] = s.market_left[SET_B] = 3
            s.market_left[SET_CA] = s.market_left[SET_CB] = c_tiles


@rule
def tile_weights(s: State, ed: Edition, weights: Ints) -> int:
    """The next tile: A before B, mixed with the C tiles or followed by them; in a set each is as likely."""
    first, second = next_sets(s)
    for tile in range(MARKET_TILES):
        kind = int(ed.tile_set[tile])
        weights[tile] = 0
        if s.seen_tile[tile] == 0:
            if kind == first:
                weights[tile] = s.market_left[first] * max(1, unseen(s, ed, second))
            elif kind == second:
                weights[tile] = s.market_left[second] * max(1, unseen(s, ed, first))
    return int(MARKET_TILES)


@rule
def next_sets(s: State) -> tuple[int, int]:
    """The two sets that the top of the pile is shuffled from; NONE for a set that is not there."""
    if s.tiles == MIXED:
        if s.market_left[SET_A] + s.market_left[SET_CA] > 0:
            return int(SET_A), int(SET_CA)
        return int(SET_B), int(SET_CB)
    for kind in range(SETS):
        if s.market_left[kind] > 0:
            return kind, int(NONE)
    return int(NONE), int(NONE)


@rule
def unseen(s: State, ed: Edition, kind: int) -> int:
    """Tiles of a set that have not been turned up."""
    count = 0
    for tile in range(MARKET_TILES):
        count += int(ed.tile_set[tile] == kind and s.seen_tile[tile] == 0)
    return count


@rule
def turn_up(s: State, ed: Edition, tile: int) -> None:
    s.market = tile
    s.seen_tile[tile] = 1
    s.market_left[ed.tile_set[tile]] -= 1


# --- Using the tile -----------------------------------------------------------------------------------------------


@rule
def market_open(s: State, ed: Edition, seat: int) -> bool:
    """AM58: once a turn, twice with 020; the price must be there, and something to do for the C tiles."""
    if s.guilders[seat] < ed.tile_price[s.market] or s.market_uses > has(s, ed, seat, SECOND_MARKET):
        return False
    special = int(ed.tile_special[s.market])
    if special in (SWAP_CARD, FREE_CARDS):
        return inactive(s, seat) > 0
    if special == TAKE_BLOCK:
        for block in range(BLOCKS):
            if s.owner[block] == NONE:
                return True
        return False
    return True


@rule
def use_market(s: State, ed: Edition, seat: int) -> None:
    """AM58, AMQ21: pay, score, then the extras."""
    tile = int(s.market)
    s.guilders[seat] -= ed.tile_price[tile]
    s.market_uses += 1
    if s.market_uses == 2:  # AMQ49
        s.uses[ed.trait_card[SECOND_MARKET]] = 1
    if ed.tile_points[tile] > 0:
        score(s, seat, FROM_MARKET, int(ed.tile_points[tile]))
        s.market_points = 1
    s.advance = ed.tile_amstel[tile]
    s.owed += ed.tile_choice[tile]
    s.activations = ed.tile_cards[tile]
    special = int(ed.tile_special[tile])
    if special == SAIL_THREE:
        s.tile_steps = TILE_STEPS
    elif special == SWAP_CARD:
        s.ask = SWAP_OUT
    elif special == SAIL_ANYWHERE:
        s.ask = SAIL_TO
    elif special == TAKE_BLOCK:
        s.ask = FREE_BLOCK
    elif special == ONE_OF_EACH:
        for colour in range(COLOURS):
            s.supply[seat][colour] += 1


# --- CA18: swapping a card ----------------------------------------------------------------------------------------


@rule
def list_swaps(s: State, out: Ints) -> int:
    """AMQ54: any card of the discard pile; if there is none, the top of a deck that is not the maps'."""
    n = 0
    for card in range(CARDS):
        if s.place[card] == DISCARD:
            out[n] = card
            n += 1
    if n == 0:
        for deck in range(MAPS):
            if deck_size(s, deck) > 0:
                out[n] = FROM_DECK + deck
                n += 1
    return n


@rule
def deck_size(s: State, deck: int) -> int:
    count = 0
    for card in range(DECK_STARTS[deck], DECK_STARTS[deck + 1]):
        count += int(s.place[card] == DECK)
    return count


@rule
def swap_in(s: State, seat: int, action: int) -> None:
    """Take the card chosen, or ask the dealer for one."""
    if action >= FROM_DECK:
        s.draw_deck = action - FROM_DECK
        s.ask = DRAW_SWAP
    else:
        finish_swap(s, seat, action)


@rule
def finish_swap(s: State, seat: int, card: int) -> None:
    s.place[s.swap] = DISCARD
    s.place[card] = HAND + seat
    s.swap = NONE
    s.ask = SETTLE
