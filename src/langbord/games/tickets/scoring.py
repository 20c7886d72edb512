"""The end of the game: points and places (TR29-TR33)."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.tickets.edition import Edition, contract_count, route_count
from langbord.games.tickets.network import completed, holds
from langbord.games.tickets.state import State


@rule
def route_points(s: State, ed: Edition, seat: int) -> int:
    """TR23, TR29: the sum over the routes that a seat owns."""
    points = 0
    for route in range(route_count(ed)):
        if s.owner[route] == seat:
            points += ed.route_points[ed.length[route]]
    return points


@rule
def contract_points(s: State, ed: Edition, seat: int) -> int:
    """TR30: completed contracts count for their owner, the others against him."""
    points = 0
    for contract in range(contract_count(ed)):
        if holds(s, seat, contract):
            if completed(s, ed, seat, contract):
                points += ed.value[contract]
            else:
                points -= ed.value[contract]
    return points


@rule
def completed_count(s: State, ed: Edition, seat: int) -> int:
    count = 0
    for contract in range(contract_count(ed)):
        if holds(s, seat, contract):
            count += int(completed(s, ed, seat, contract))
    return count


@rule
def bonus_points(s: State, ed: Edition, seat: int) -> int:
    """TR31, TR32, TRQ12: by rank of merchandise cards; who ties shares the place, who has none gets nothing."""
    if s.bonus[seat] == 0:
        return 0
    place = 0
    for other in range(s.players):
        place += int(s.bonus[other] > s.bonus[seat])
    return int(ed.bonus_points[s.players][place])


@rule
def final_points(s: State, ed: Edition, seat: int) -> int:
    return s.points[seat] + contract_points(s, ed, seat) + bonus_points(s, ed, seat)


@rule
def scores(s: State, ed: Edition, out: Ints) -> None:
    for seat in range(s.players):
        out[seat] = final_points(s, ed, seat)


@rule
def places(s: State, ed: Edition, out: Ints) -> None:
    """TR33, TRQ13: by points, then by completed contracts; who ties in both shares a place."""
    for seat in range(s.players):
        out[seat] = 1
        mine = final_points(s, ed, seat)
        for other in range(s.players):
            theirs = final_points(s, ed, other)
            if theirs > mine:
                out[seat] += 1
            elif theirs == mine and completed_count(s, ed, other) > completed_count(s, ed, seat):
                out[seat] += 1
