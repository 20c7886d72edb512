"""The market: turning up tiles and using them."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, NO
from langbord.games.amsterdam.common import has, inactive, score
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State

BASE, MIXED, REPLACED = 0, 1, 2  # the option `tiles`
TILE_STEPS = 3  # CA17


# --- The pile -----------------------------------------------------------------------------------------------------


@rule
def stack_tiles(s: State) -> None:
    """AM19, AM20, AM79, AM80, AMQ27, AMQ59: how many tiles of each set the pile has; which ones, nobody knows."""
    half = 5 if s.short else 6
    c_tiles = 2 if s.short else 3
    s.market_left[t.SET_A] = half
    if s.tiles == REPLACED:
        s.market_left[t.SET_CA] = half  # of all eight C tiles
    else:
        s.market_left[t.SET_B] = half
        if s.tiles == MIXED:
            s.market_left[t.SET_A] = s.market_left[t.SET_B] = 3
            s.market_left[t.SET_CA] = s.market_left[t.SET_CB] = c_tiles


@rule
def tile_weights(s: State, ed: Edition, weights: Ints) -> int:
    """The next tile: A before B, mixed with the C tiles or followed by them; in a set each is as likely."""
    first, second = next_sets(s)
    for tile in range(t.MARKET_TILES):
        kind = pile_of(s, ed, tile)
        weights[tile] = 0
        if s.seen_tile[tile] == 0:
            if kind == first:
                weights[tile] = s.market_left[first] * max(1, unseen(s, ed, second))
            elif kind == second:
                weights[tile] = s.market_left[second] * max(1, unseen(s, ed, first))
    return int(t.MARKET_TILES)


@rule
def pile_of(s: State, ed: Edition, tile: int) -> int:
    """The set that a tile is counted with: AMQ27, instead of B all C tiles are shuffled together."""
    kind = int(ed.tile_set[tile])
    return int(t.SET_CA) if s.tiles == REPLACED and kind == t.SET_CB else kind


@rule
def next_sets(s: State) -> tuple[int, int]:
    """The two sets that the top of the pile is shuffled from; t.NONE for a set that is not there."""
    if s.tiles == MIXED:
        if s.market_left[t.SET_A] + s.market_left[t.SET_CA] > 0:
            return int(t.SET_A), int(t.SET_CA)
        return int(t.SET_B), int(t.SET_CB)
    for kind in range(t.SETS):
        if s.market_left[kind] > 0:
            return kind, int(t.NONE)
    return int(t.NONE), int(t.NONE)


@rule
def unseen(s: State, ed: Edition, kind: int) -> int:
    """Tiles of a set that have not been turned up."""
    count = 0
    for tile in range(t.MARKET_TILES):
        count += int(pile_of(s, ed, tile) == kind and s.seen_tile[tile] == 0)
    return count


@rule
def turn_up(s: State, ed: Edition, tile: int) -> None:
    s.market = tile
    s.seen_tile[tile] = 1
    s.market_left[pile_of(s, ed, tile)] -= 1


# --- Using the tile -----------------------------------------------------------------------------------------------


@rule
def forbids_market(s: State, ed: Edition, seat: int) -> int:
    """AM58: once a turn, twice with 020; the price must be there, and something to do for the C tiles."""
    if s.market_uses > has(s, ed, seat, t.SECOND_MARKET):
        return NO.market_used
    if s.guilders[seat] < ed.tile_price[s.market]:
        return NO.few_guilders
    special = int(ed.tile_special[s.market])
    if special in (t.SWAP_CARD, t.FREE_CARDS):
        return LEGAL if inactive(s, seat) > 0 else NO.no_target
    if special == t.TAKE_BLOCK:
        for block in range(t.BLOCKS):
            if s.owner[block] == t.NONE:
                return LEGAL
        return NO.owned
    return LEGAL


@rule
def use_market(s: State, ed: Edition, seat: int) -> None:
    """AM58, AMQ21: pay, score, then the extras."""
    tile = int(s.market)
    s.guilders[seat] -= ed.tile_price[tile]
    s.market_uses += 1
    if s.market_uses == 2:  # AMQ49
        s.uses[ed.trait_card[t.SECOND_MARKET]] = 1
    if ed.tile_points[tile] > 0:
        score(s, seat, t.FROM_MARKET, int(ed.tile_points[tile]))
        s.market_points = 1
    s.advance = ed.tile_amstel[tile]
    s.owed += ed.tile_choice[tile]
    s.activations = ed.tile_cards[tile]
    special = int(ed.tile_special[tile])
    if special == t.SAIL_THREE:
        s.tile_steps = TILE_STEPS
    elif special == t.SWAP_CARD:
        s.phase = t.SWAP_OUT
    elif special == t.SAIL_ANYWHERE:
        s.phase = t.SAIL_TO
    elif special == t.TAKE_BLOCK:
        s.phase = t.FREE_BLOCK
    elif special == t.ONE_OF_EACH:
        for colour in range(t.COLOURS):
            s.supply[seat][colour] += 1


# --- CA18: swapping a card ----------------------------------------------------------------------------------------


@rule
def deck_size(s: State, deck: int) -> int:
    count = 0
    for card in range(t.DECK_STARTS[deck], t.DECK_STARTS[deck + 1]):
        count += int(s.place[card] == t.DECK)
    return count


@rule
def forbids_swap(s: State, action: int) -> int:
    """AMQ54: any card of the discard pile; if there is none, the top of a deck that is not the maps'."""
    if is_a(DO.swap_for, action):
        return LEGAL if s.place[part(DO.swap_for, action)] == t.DISCARD else NO.not_discarded
    deck = part(DO.draw, action)
    if deck == t.MAPS or deck_size(s, deck) == 0:
        return NO.not_discarded
    for card in range(t.CARDS):
        if s.place[card] == t.DISCARD:
            return NO.not_discarded
    return LEGAL


@rule
def legal_swaps(s: State, out: Ints) -> int:
    n = 0
    for card in range(t.CARDS):
        if forbids_swap(s, number(DO.swap_for, card)) == LEGAL:
            out[n] = number(DO.swap_for, card)
            n += 1
    for deck in range(t.DECKS):
        if forbids_swap(s, number(DO.draw, deck)) == LEGAL:
            out[n] = number(DO.draw, deck)
            n += 1
    return n


@rule
def swap_in(s: State, seat: int, action: int) -> None:
    """Take the card chosen, or ask the dealer for one."""
    if is_a(DO.draw, action):
        s.draw_deck = part(DO.draw, action)
        s.phase = t.DRAW_SWAP
    else:
        finish_swap(s, seat, part(DO.swap_for, action))


@rule
def finish_swap(s: State, seat: int, card: int) -> None:
    s.place[s.swap] = t.DISCARD
    s.place[card] = t.HAND + seat
    s.swap = t.NONE
    s.phase = t.SETTLE
