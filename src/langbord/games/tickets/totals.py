"""What never changes in a game of Tickets."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.tickets import terms as t
from langbord.games.tickets.edition import Edition, contract_count, route_count
from langbord.games.tickets.scoring import route_points
from langbord.games.tickets.state import State


@rule
def totals(s: State, ed: Edition, out: Ints) -> int:
    """Cards of each kind, carts of each seat, bonus cards; points as routes claimed (TR29); seen cards are held."""
    n = 0
    for card in range(t.CARDS):
        out[n] = s.pile[card] + s.discards[card]
        for slot in range(t.ROW):
            out[n] += int(s.row[slot] == card)
        for seat in range(s.players):
            out[n] += s.hand[seat][card]
        n += 1
    out[n] = int(s.bonus_pile)
    for seat in range(s.players):
        out[n] += s.bonus[seat]
    for seat in range(s.players):
        n += 1
        out[n] = int(s.carts[seat])
        for route in range(route_count(ed)):
            if s.owner[route] == seat:
                out[n] += ed.length[route]
    n += 1
    out[n] = count_broken(s, ed)
    return n + 1


@rule
def count_broken(s: State, ed: Edition) -> int:
    broken = 0
    for seat in range(s.players):
        broken += int(s.points[seat] != route_points(s, ed, seat))
        for card in range(t.CARDS):
            broken += int(s.seen[seat][card] > s.hand[seat][card] or s.hand[seat][card] < 0)
    under = 0
    for contract in range(contract_count(ed)):
        under += int(s.where[contract] == t.UNDER_PILE)
    return broken + int(under != s.under_count)
