"""The harbour: sailing, loading, dock workers, deliveries."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, FARES, FREELY, NO
from langbord.games.amsterdam.common import card_guilders, card_points, has, score, workers_aboard
from langbord.games.amsterdam.edition import Edition, space_count
from langbord.games.amsterdam.measure import measure
from langbord.games.amsterdam.state import State

BOARDING_GUILDERS = 1  # AM47
FOREMAN_POINTS = 2  # AM70


# --- Sailing ------------------------------------------------------------------------------------------------------


@rule
def forbids_course(s: State, ed: Edition, seat: int, space: int) -> int:
    """AM46: a step to a neighbouring space."""
    for k in range(t.NEIGHBOURS):
        if ed.neighbour[s.ship[seat]][k] == space:
            return LEGAL
    return NO.not_near


@rule
def forbids_fare(s: State, seat: int, fare: int) -> int:
    """AM46, AMQ46: for nothing while free steps are left, else for a resource of any colour."""
    free = s.free_steps + s.tile_steps > 0
    if fare == FREELY:
        return LEGAL if free else NO.few_resources
    if free:
        return NO.steps_are_free
    return LEGAL if s.supply[seat][fare] > 0 else NO.few_resources


@rule
def legal_sailing(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    for fare in range(FARES):
        if forbids_fare(s, seat, fare) == LEGAL:
            for k in range(t.NEIGHBOURS):
                space = int(ed.neighbour[s.ship[seat]][k])
                if space == t.NONE:
                    break
                out[n] = number(DO.sail, space, fare)
                n += 1
    return n


@rule
def forbids_anchor(s: State, ed: Edition, seat: int, space: int) -> int:
    """CB21, AMQ47: to any other space at once."""
    if space >= space_count(ed):
        return NO.no_such_space
    return NO.already_there if space == s.ship[seat] else LEGAL


@rule
def legal_anchors(s: State, ed: Edition, seat: int, out: Ints) -> int:
    n = 0
    for space in range(space_count(ed)):
        if forbids_anchor(s, ed, seat, space) == LEGAL:
            out[n] = number(DO.anchor, space)
            n += 1
    return n


@rule
def sail(s: State, ed: Edition, seat: int, space: int, fare: int) -> None:
    """AM46. With 040 a resource pays for a second step later in the turn (AMQ46)."""
    if fare != FREELY:
        s.supply[seat][fare] -= 1
        s.free_steps += has(s, ed, seat, t.DOUBLE_STEPS)
    elif s.tile_steps > 0:
        s.tile_steps -= 1
    else:
        s.free_steps -= 1
    put_ship(s, ed, seat, space)


@rule
def put_ship(s: State, ed: Edition, seat: int, space: int) -> None:
    """AMQ47: steps of a turn add up; CB21 counts as the shortest way. A new space is a new stop (AMQ13)."""
    s.ship_steps += ed.distance[s.ship[seat]][space]
    s.ship[seat] = space
    s.boarded = 0


# --- At a stop ----------------------------------------------------------------------------------------------------


@rule
def forbids_load(s: State, ed: Edition, seat: int, good: int) -> int:
    """AM45: from the temporary store, at a crane."""
    if not ed.crane[s.ship[seat]]:
        return NO.no_crane
    return LEGAL if s.goods[seat][good] > 0 else NO.not_in_store


@rule
def forbids_board(s: State, ed: Edition, seat: int, worker: int) -> int:
    """AM47: a worker who stands at the jetty; two aboard at most, one a stop (AMQ13)."""
    jetty = int(ed.jetty[s.ship[seat]])
    if jetty == t.NONE or s.jetty[jetty][worker] == 0:
        return NO.no_worker
    if s.boarded:
        return NO.boarded
    return LEGAL if workers_aboard(s, seat) < t.CREW else NO.crew_full


@rule
def forbids_hand_over(s: State, ed: Edition, seat: int, worker: int) -> int:
    """AM48: at the jetty of his colour."""
    if s.crew[seat][worker] == 0:
        return NO.not_aboard
    return LEGAL if ed.jetty[s.ship[seat]] == worker else NO.wrong_jetty


@rule
def forbids_delivery(s: State, ed: Edition, seat: int, good: int) -> int:
    """AM49: goods aboard at their own warehouse, while there is room; AM50: at a small one any, but only one."""
    house = int(ed.warehouse[s.ship[seat]])
    if house == t.NONE or (house < t.GOODS and house != good):
        return NO.no_warehouse
    if s.cargo[seat][good] == 0:
        return NO.not_aboard
    if stored(s, house) < ed.room[house]:
        return LEGAL
    return NO.warehouse_full if house < t.GOODS else NO.small_full


@rule
def forbids_at_stop(s: State, ed: Edition, seat: int, action: int) -> int:
    """What the ship may do where it lies."""
    if is_a(DO.load, action):
        return forbids_load(s, ed, seat, part(DO.load, action))
    if is_a(DO.board, action):
        return forbids_board(s, ed, seat, part(DO.board, action))
    if is_a(DO.hand_over, action):
        return forbids_hand_over(s, ed, seat, part(DO.hand_over, action))
    return forbids_delivery(s, ed, seat, part(DO.deliver, action))


@rule
def is_at_stop(action: int) -> bool:
    """Is it something that a ship does where it lies?"""
    return is_a(DO.load, action) or is_a(DO.board, action) or is_a(DO.hand_over, action) or is_a(DO.deliver, action)


@rule
def legal_stop(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    """Load, take or hand over a worker, deliver; nothing of it on open water."""
    space = int(s.ship[seat])
    if ed.crane[space]:
        for good in range(t.GOODS):
            if forbids_load(s, ed, seat, good) == LEGAL:
                out[n] = number(DO.load, good)
                n += 1
    if ed.jetty[space] != t.NONE:
        for worker in range(t.WORKERS):
            if forbids_board(s, ed, seat, worker) == LEGAL:
                out[n] = number(DO.board, worker)
                n += 1
        if forbids_hand_over(s, ed, seat, int(ed.jetty[space])) == LEGAL:
            out[n] = number(DO.hand_over, int(ed.jetty[space]))
            n += 1
    if ed.warehouse[space] != t.NONE:
        for good in range(t.GOODS):
            if forbids_delivery(s, ed, seat, good) == LEGAL:
                out[n] = number(DO.deliver, good)
                n += 1
    return n


@rule
def act_at_stop(s: State, ed: Edition, seat: int, action: int) -> None:
    if is_a(DO.load, action):
        load(s, seat, part(DO.load, action))
    elif is_a(DO.board, action):
        board(s, ed, seat, part(DO.board, action))
    elif is_a(DO.hand_over, action):
        hand_over(s, ed, seat, part(DO.hand_over, action))
    else:
        deliver(s, ed, seat, part(DO.deliver, action))


@rule
def stored(s: State, house: int) -> int:
    """How many tiles a warehouse holds."""
    if house < t.GOODS:
        return int(s.stock[house])
    return int(s.small[house - t.GOODS] != t.NONE)


@rule
def load(s: State, seat: int, good: int) -> None:
    """AM45: from the temporary store onto the ship, at a crane."""
    s.goods[seat][good] -= 1
    s.cargo[seat][good] += 1


@rule
def board(s: State, ed: Edition, seat: int, worker: int) -> None:
    """AM47: take a dock worker aboard and gain a guilder."""
    s.jetty[ed.jetty[s.ship[seat]]][worker] -= 1
    s.crew[seat][worker] += 1
    s.guilders[seat] += BOARDING_GUILDERS
    s.boarded = 1


@rule
def hand_over(s: State, ed: Edition, seat: int, worker: int) -> None:
    """AM48: deliver a worker at the jetty of his colour; 050 gives the value once more."""
    s.crew[seat][worker] -= 1
    points = fill_depot(s, ed, seat, worker)
    card_points(s, seat, points * has(s, ed, seat, t.DOUBLE_DEPOT))


@rule
def fill_depot(s: State, ed: Edition, seat: int, worker: int) -> int:
    """AM13: the topmost free depot space; the last one takes all further workers."""
    points = int(ed.depot_points[min(measure(s, ed, seat, t.IN_DEPOT, 0), t.DEPOT - 1)])
    s.depot[worker] += 1
    score(s, seat, t.FROM_DEPOT, points)
    return points


@rule
def deliver(s: State, ed: Edition, seat: int, good: int) -> None:
    """AM49-AM52, AMQ41: the space's value, quick delivery, the foreman, and cards 073, 075-084."""
    house = int(ed.warehouse[s.ship[seat]])
    s.cargo[seat][good] -= 1
    fill_warehouse(s, ed, seat, house, good)
    if s.foreman == house:
        score(s, seat, t.FROM_FOREMAN, FOREMAN_POINTS)
        s.foreman_due = 1
    card_points(s, seat, has(s, ed, seat, t.DELIVERY_POINT))
    card_guilders(s, seat, has(s, ed, seat, t.DELIVERY_GUILDER))
    reward = int(ed.delivery_card[good])
    if s.place[reward] == t.TABLE + seat:
        card_points(s, seat, int(ed.points[reward]))


@rule
def fill_warehouse(s: State, ed: Edition, seat: int, house: int, good: int) -> None:
    """AM49-AM52: the best free space of a warehouse, and the bonus of the early rounds."""
    score(s, seat, t.FROM_WAREHOUSE, int(ed.roof[house][stored(s, house)]))
    score(s, seat, t.FROM_QUICK, int(ed.quick[s.round]))
    if house < t.GOODS:
        s.stock[house] += 1
    else:
        s.small[house - t.GOODS] = good
