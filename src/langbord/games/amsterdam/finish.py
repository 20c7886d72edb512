"""The end of a turn: the foreman, the messenger and the trader move on. The end of a round: one resource is kept."""

from __future__ import annotations

from langbord.core.actions import LEGAL, Kind, number
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, NO
from langbord.games.amsterdam.common import colours_held
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.harbour import stored
from langbord.games.amsterdam.state import State

FAR = 99


@rule
def end_turn(s: State, ed: Edition) -> None:
    """AMQ41: foreman, messenger, trader, moved by the player whose turn ends."""
    if s.foreman_due:
        s.foreman_due = 0
        start_moving(s, ed, t.MOVE_FOREMAN)
    elif s.messenger_due:
        s.messenger_due = 0
        start_moving(s, ed, t.MOVE_MESSENGER)
    elif s.trader_due:
        s.trader_due = 0
        start_moving(s, ed, t.MOVE_TRADER)
    else:
        s.phase = t.NEXT_TURN


@rule
def start_moving(s: State, ed: Edition, who: int) -> None:
    """Ask where he goes, if there is a choice. With nowhere to go he stays, or leaves when all is taken."""
    targets = 0
    target = t.NONE
    for place in range(number_of_places(who)):
        if forbids_move(s, ed, who, place) == LEGAL:
            targets += 1
            target = place
    if targets > 1:
        s.phase = who
        return
    if targets == 0 and free_place(s, ed, who, position(s, who)):  # AMQ26: the only one left
        target = position(s, who)
    put(s, who, target)


@rule
def number_of_places(who: int) -> int:
    if who == t.MOVE_FOREMAN:
        return int(t.WAREHOUSES)
    if who == t.MOVE_MESSENGER:
        return int(t.BLOCKS)
    return int(t.GOODS)


@rule
def position(s: State, who: int) -> int:
    if who == t.MOVE_FOREMAN:
        return int(s.foreman)
    if who == t.MOVE_MESSENGER:
        return int(s.messenger)
    return int(s.trader)


@rule
def put(s: State, who: int, place: int) -> None:
    if who == t.MOVE_FOREMAN:
        s.foreman = place
    elif who == t.MOVE_MESSENGER:
        s.messenger = place
    else:
        s.trader = place
    s.phase = t.END_TURN


@rule
def free_place(s: State, ed: Edition, who: int, place: int) -> bool:
    """A warehouse with room, a block without owner, an empty black-market space."""
    if who == t.MOVE_FOREMAN:
        return stored(s, place) < ed.room[place]
    if who == t.MOVE_MESSENGER:
        return s.owner[place] == t.NONE
    return s.sold[place] == 0


@rule
def gap(s: State, ed: Edition, who: int, place: int) -> int:
    """How far a place is from where he stands: in water steps, bridges, or king's moves."""
    if who == t.MOVE_FOREMAN:
        return int(ed.distance[ed.anchorage[s.foreman]][ed.anchorage[place]])
    if who == t.MOVE_MESSENGER:
        return int(ed.block_distance[s.messenger][place])
    return int(ed.market_distance[s.trader][place])


@rule
def forbids_move(s: State, ed: Edition, who: int, place: int) -> int:
    """AM71, AM73, AM78, AMQ26, AMQ58: to a nearest free place other than his own."""
    if place != position(s, who) and free_place(s, ed, who, place):
        nearest = FAR
        for other in range(number_of_places(who)):
            if other != position(s, who) and free_place(s, ed, who, other):
                nearest = min(nearest, gap(s, ed, who, other))
        if gap(s, ed, who, place) == nearest:
            return LEGAL
    if who == t.MOVE_FOREMAN:
        return NO.not_nearest_house
    return NO.not_nearest_block if who == t.MOVE_MESSENGER else NO.not_nearest_good


@rule
def legal_moves(s: State, ed: Edition, kind: Kind, out: Ints) -> int:
    n = 0
    for place in range(kind.a):
        if forbids_move(s, ed, int(s.phase), place) == LEGAL:
            out[n] = number(kind, place)
            n += 1
    return n


@rule
def forbids_keep(s: State, seat: int, colour: int) -> int:
    """AM59: a resource that is left."""
    return LEGAL if s.supply[seat][colour] > 0 else NO.few_resources


@rule
def legal_kept(s: State, seat: int, out: Ints) -> int:
    n = 0
    for colour in range(t.COLOURS):
        if forbids_keep(s, seat, colour) == LEGAL:
            out[n] = number(DO.keep, colour)
            n += 1
    return n


@rule
def keep(s: State, seat: int, kept: int) -> None:
    """AM59: one unused resource stays in the storeroom, the others go back."""
    for colour in range(t.COLOURS):
        s.supply[seat][colour] = int(colour == kept)
    s.phase = t.END_ROUND


@rule
def lost_with_the_round(s: State, seat: int) -> int:
    """AM59, AM61: how many of the resources that a seat has now it would lose at the end of the round."""
    held = 0
    for colour in range(t.COLOURS):
        held += s.supply[seat][colour]
    return max(0, held - 1) if s.round != t.LAST_ROUND else 0


@rule
def end_round(s: State) -> None:
    """AM59: in turn order, each keeps one resource; AM60. AM61: not after the last round."""
    if s.round == t.LAST_ROUND:
        s.phase = t.FINISH
        return
    for k in range(s.players):
        seat = int(s.order[k])
        if colours_held(s, seat) > 1:
            s.seat = seat
            s.phase = t.KEEP
            return
        for colour in range(t.COLOURS):
            s.supply[seat][colour] = min(1, int(s.supply[seat][colour]))
    for card in range(t.CARDS):
        s.uses[card] = 0
    s.round += 1
    s.phase = t.TURN_MARKET
