"""What never changes in a game of Amsterdam."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.common import inactive, parties, workers_aboard
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State

COPIES = 4  # of each goods tile


@rule
def totals(s: State, ed: Edition, out: Ints) -> int:
    """Tiles of each good, workers of each colour; and 0 for each law that holds, 1 for one that is broken."""
    n = 0
    for good in range(t.GOODS):
        out[n] = 0 if s.phase == t.DEAL_GOODS else goods_in_play(s, good) - COPIES
        n += 1
    for worker in range(t.WORKERS):
        early = s.phase == t.DEAL_GOODS or s.phase == t.DEAL_WORKERS
        out[n] = 0 if early else workers_in_play(s, worker) - (1 if s.players == 1 else 2)
        n += 1
    out[n] = int(broken_points(s))
    out[n + 1] = int(broken_track(s, ed))
    out[n + 2] = int(broken_boards(s, ed))
    out[n + 3] = int(broken_tokens(s, ed))
    return n + 4


@rule
def goods_in_play(s: State, good: int) -> int:
    count = s.stock[good] + s.sold[good] + int(s.sale == good)
    for block in range(t.BLOCKS):
        count += int(s.tile[block] == good)
    for house in range(t.SMALL):
        count += int(s.small[house] == good)
    for seat in range(s.players):
        count += s.goods[seat][good] + s.cargo[seat][good]
    return count


@rule
def workers_in_play(s: State, worker: int) -> int:
    count = int(s.depot[worker])
    for jetty in range(t.WORKERS):
        count += s.jetty[jetty][worker]
    for seat in range(s.players):
        count += s.crew[seat][worker]
    return count


@rule
def broken_points(s: State) -> bool:
    """Points are the sum of what was earned."""
    for seat in range(parties(s)):
        total = 0
        for source in range(t.SOURCES):
            total += s.earned[seat][source]
        if total != s.points[seat]:
            return True
    return False


@rule
def broken_track(s: State, ed: Edition) -> bool:
    """The discs are in order, each one once, and none beyond the mouth."""
    if s.track[0] == t.NONE:
        return False
    seen = 0
    for k in range(parties(s)):
        seen |= 1 << s.track[k]
        if s.disc[s.track[k]] > ed.mouth or (k > 0 and s.disc[s.track[k]] > s.disc[s.track[k - 1]]):
            return True
    return seen != (1 << parties(s)) - 1


@rule
def broken_boards(s: State, ed: Edition) -> bool:
    """No player has a negative number of anything, more than two workers aboard, or too many inactive cards."""
    for seat in range(s.players):
        if s.guilders[seat] < 0 or workers_aboard(s, seat) > t.CREW:
            return True
        if inactive(s, seat) > t.SLOTS + int(s.phase == t.OVERFLOW and s.seat == seat):
            return True
        for colour in range(t.COLOURS):
            if s.supply[seat][colour] < 0:
                return True
            for compartment in range(t.SIDES):
                if s.wheel[seat][compartment][colour] < 0:
                    return True
        for good in range(t.GOODS):
            if s.goods[seat][good] < 0 or s.cargo[seat][good] < 0:
                return True
    return False


@rule
def broken_tokens(s: State, ed: Edition) -> bool:
    """No token lies on a card that is not active; no warehouse holds more than it has room for."""
    for card in range(t.CARDS):
        if s.uses[card] > 0 and s.place[card] < t.TABLE:
            return True
    for house in range(t.GOODS):
        if s.stock[house] > ed.room[house]:
            return True
    return False
