"""The harbour: sailing, loading, dock workers, deliveries."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.codes import BOARD, DELIVER, FREELY, HAND_OVER, LOAD, passage
from langbord.games.amsterdam.common import card_guilders, card_points, has, score, workers_aboard
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.measure import measure
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    COLOURS,
    CREW,
    DELIVERY_GUILDER,
    DELIVERY_POINT,
    DEPOT,
    DOUBLE_DEPOT,
    DOUBLE_STEPS,
    FROM_DEPOT,
    FROM_FOREMAN,
    FROM_QUICK,
    FROM_WAREHOUSE,
    GOODS,
    IN_DEPOT,
    NEIGHBOURS,
    NONE,
    TABLE,
    WORKERS,
)

BOARDING_GUILDERS = 1  # AM47
FOREMAN_POINTS = 2  # AM70


@rule
def list_sailing(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    """AM46: a step to a neighbouring space, free while free steps are left, else for a resource of any colour."""
    free = s.free_steps + s.tile_steps > 0
    for k in range(NEIGHBOURS):
        space = int(ed.neighbour[s.ship[seat]][k])
        if space == NONE:
            break
        if free:
            out[n] = passage(space, FREELY)
            n += 1
        else:
            for colour in range(COLOURS):
                if s.supply[seat][colour] > 0:
                    out[n] = passage(space, colour)
                    n += 1
    return n


@rule
def sail(s: State, ed: Edition, seat: int, space: int, colour: int) -> None:
    """AM46. With 040 a resource pays for a second step later in the turn (AMQ46)."""
    if colour != FREELY:
        s.supply[seat][colour] -= 1
        s.free_steps += has(s, ed, seat, DOUBLE_STEPS)
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


@rule
def list_stop(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    """What the ship may do where it lies: load, take or hand over a worker, deliver."""
    space = int(s.ship[seat])
    if ed.crane[space]:
        for good in range(GOODS):
            if s.goods[seat][good] > 0:
                out[n] = LOAD + good
                n += 1
    jetty = int(ed.jetty[space])
    if jetty != NONE:
        if s.boarded == 0 and workers_aboard(s, seat) < CREW:
            for worker in range(WORKERS):
                if s.jetty[jetty][worker] > 0:
                    out[n] = BOARD + worker
                    n += 1
        if s.crew[seat][jetty] > 0:
            out[n] = HAND_OVER + jetty
            n += 1
    house = int(ed.warehouse[space])
    if house != NONE and stored(s, house) < ed.room[house]:
        for good in range(GOODS):
            if s.cargo[seat][good] > 0 and (house >= GOODS or house == good):
                out[n] = DELIVER + good
                n += 1
    return n


@rule
def stored(s: State, house: int) -> int:
    """How many tiles a warehouse holds."""
    if house < GOODS:
        return int(s.stock[house])
    return int(s.small[house - GOODS] != NONE)


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
    card_points(s, seat, points * has(s, ed, seat, DOUBLE_DEPOT))


@rule
def fill_depot(s: State, ed: Edition, seat: int, worker: int) -> int:
    """AM13: the topmost free depot space; the last one takes all further workers."""
    points = int(ed.depot_points[min(measure(s, ed, seat, IN_DEPOT, 0), DEPOT - 1)])
    s.depot[worker] += 1
    score(s, seat, FROM_DEPOT, points)
    return points


@rule
def deliver(s: State, ed: Edition, seat: int, good: int) -> None:
    """AM49-AM52, AMQ41: the space's value, quick delivery, the foreman, and cards 073, 075-084."""
    house = int(ed.warehouse[s.ship[seat]])
    s.cargo[seat][good] -= 1
    fill_warehouse(s, ed, seat, house, good)
    if s.foreman == house:
        score(s, seat, FROM_FOREMAN, FOREMAN_POINTS)
        s.foreman_due = 1
    card_points(s, seat, has(s, ed, seat, DELIVERY_POINT))
    card_guilders(s, seat, has(s, ed, seat, DELIVERY_GUILDER))
    reward = int(ed.delivery_card[good])
    if s.place[reward] == TABLE + seat:
        card_points(s, seat, int(ed.points[reward]))


@rule
def fill_warehouse(s: State, ed: Edition, seat: int, house: int, good: int) -> None:
    """AM49-AM52: the best free space of a warehouse, and the bonus of the early rounds."""
    score(s, seat, FROM_WAREHOUSE, int(ed.roof[house][stored(s, house)]))
    score(s, seat, FROM_QUICK, int(ed.quick[s.round]))
    if house < GOODS:
        s.stock[house] += 1
    else:
        s.small[house - GOODS] = good
