"""The solo game: TOM's rounds."""

from __future__ import annotations

from langbord.core.actions import LEGAL, number
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, NO
from langbord.games.amsterdam.amstel import advance_disc
from langbord.games.amsterdam.common import score
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.harbour import fill_depot, fill_warehouse
from langbord.games.amsterdam.state import State

TOM_SALE = 2  # AM86, in guilders
SAME_DICE = 3  # AM84


@rule
def begin_removal(s: State, ed: Edition) -> None:
    """AM82: t.TOM in the lead takes away the cheapest card; of equal ones a map, then a building."""
    s.phase = t.NEXT_DRAFT
    if s.players > 1 or s.track[0] != t.TOM:
        return
    choices = 0
    chosen = t.NONE
    least = least_key(s, ed)
    for card in range(t.CARDS):
        if s.place[card] == t.DISPLAY and removal_key(ed, card) == least:
            choices += 1
            chosen = card
    if choices > 1:
        s.seat = 0
        s.phase = t.REMOVE
    else:
        s.place[chosen] = t.DISCARD


@rule
def least_key(s: State, ed: Edition) -> int:
    """Of all cards on display."""
    least = 1 << 30
    for card in range(t.CARDS):
        if s.place[card] == t.DISPLAY:
            least = min(least, removal_key(ed, card))
    return least


@rule
def removal_key(ed: Edition, card: int) -> int:
    """The lowest is removed: by cost; then maps, buildings, craftsmen."""
    return ed.total_cost[card] * (t.MAPS + 1) + t.MAPS - ed.deck[card]


@rule
def forbids_removal(s: State, ed: Edition, card: int, least: int) -> int:
    """AM82: a card on display that none goes before."""
    if s.place[card] != t.DISPLAY:
        return NO.not_displayed
    return LEGAL if removal_key(ed, card) == least else NO.not_cheapest


@rule
def legal_removals(s: State, ed: Edition, out: Ints) -> int:
    n = 0
    least = least_key(s, ed)
    for card in range(t.CARDS):
        if forbids_removal(s, ed, card, least) == LEGAL:
            out[n] = number(DO.remove, card)
            n += 1
    return n


@rule
def remove(s: State, card: int) -> None:
    s.place[card] = t.DISCARD
    s.phase = t.NEXT_DRAFT


@rule
def play_tom(s: State, ed: Edition) -> None:
    """AM83: TOM's phases II and III, with the dice as thrown."""
    for face in range(1, t.SIDES + 1):
        count = 0
        for die in range(t.COLOURS):
            count += int(s.dice[die] == face)
        if face == 1:
            advance_disc(s, ed, t.TOM, count)
        if count >= SAME_DICE:
            tom_worker(s, ed, int(ed.tom_jetty[face]))
    for die in range(t.COLOURS):
        if s.dice[die] == t.SIDES:
            tom_block(s, ed, die)
    tom_market(s, ed)


@rule
def tom_worker(s: State, ed: Edition, jetty: int) -> None:
    """AM84, AMQ28: the worker who stands at the jetty goes to the depot; nobody there, nothing happens."""
    for worker in range(t.WORKERS):
        if s.jetty[jetty][worker] > 0:
            s.jetty[jetty][worker] -= 1
            fill_depot(s, ed, t.TOM, worker)
            s.guilders[t.TOM] += 1


@rule
def tom_block(s: State, ed: Edition, district: int) -> None:
    """AM85: the cheapest free block of the district; of equal ones next to one of his, then the leftmost."""
    best = t.NONE
    best_key = 0
    for block in range(district * t.BLOCKS_EACH, district * t.BLOCKS_EACH + t.BLOCKS_EACH):
        if s.owner[block] == t.NONE:
            key = (ed.block_cost[block] * 2 + int(not beside_tom(s, ed, block))) * 64 + ed.block_rank[block]
            if best == t.NONE or key < best_key:
                best = block
                best_key = key
    if best == t.NONE:
        return
    good = int(s.tile[best])
    s.tile[best] = t.NONE
    s.owner[best] = t.TOM
    if s.sold[good] == 0:  # AM86
        s.sold[good] = 1
        s.guilders[t.TOM] += TOM_SALE
    else:
        fill_warehouse(s, ed, t.TOM, good, good)


@rule
def beside_tom(s: State, ed: Edition, block: int) -> bool:
    for other in range(t.BLOCKS):
        if s.owner[other] == t.TOM and ed.block_distance[block][other] == 1:
            return True
    return False


@rule
def tom_market(s: State, ed: Edition) -> None:
    """AM87: he pays the market tile if he can, for its points and Amstel moves; if not, he gains a guilder."""
    tile = int(s.market)
    if s.guilders[t.TOM] >= ed.tile_price[tile]:
        s.guilders[t.TOM] -= ed.tile_price[tile]
        score(s, t.TOM, t.FROM_MARKET, int(ed.tile_points[tile]))
        advance_disc(s, ed, t.TOM, int(ed.tile_amstel[tile]))
    else:
        s.guilders[t.TOM] += 1
