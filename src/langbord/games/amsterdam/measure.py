"""What cards and orders count: one number for each measure of `terms`."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.amstel import bridges_passed, discs_ahead
from langbord.games.amsterdam.common import inactive, parties, workers_aboard
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State

EACH_DIFFERENT, PAIRS, MOST = 0, 1, 2  # what `tally_types` counts


@rule
def measure(s: State, ed: Edition, seat: int, what: int, which: int) -> int:
    """The measure `what` for the seat; `which` names a colour, a type, ... where one is asked for."""
    if what <= t.CHURCH_SET:
        return measure_cards(s, ed, seat, what, which)
    if what <= t.AMSTEL_STEPS:
        return measure_turn(s, ed, seat, what, which)
    if what <= t.ABOARD:
        return measure_course(s, ed, seat, what)
    return measure_table(s, ed, seat, what, which)


@rule
def measure_cards(s: State, ed: Edition, seat: int, what: int, which: int) -> int:
    """Active cards (AMQ63: a card counts itself)."""
    if what == t.ACTIVE_CARDS:
        return active_of_types(s, ed, seat, 0, int(t.TYPES))
    if what == t.ACTIVE_OF_DECK:
        return active_of_deck(s, seat, ed, which)
    if what == t.ACTIVE_OF_TYPE:
        return active_of_types(s, ed, seat, which, which + 1)
    if what == t.ONE_OR_TWO:
        return 2 if active_of_types(s, ed, seat, which, which + 1) > 0 else 1
    if what == t.ACTIVE_OF_TIMING:
        count = 0
        for card in range(t.CARDS):
            count += int(s.place[card] == t.TABLE + seat and ed.timing[card] == which)
        return count
    if what == t.CRAFTSMAN_TYPES:
        return tally_types(s, ed, seat, 0, int(t.FIRST_BUILDING), EACH_DIFFERENT)
    if what == t.CRAFTSMAN_PAIRS:
        return tally_types(s, ed, seat, 0, int(t.FIRST_BUILDING), PAIRS)
    if what == t.MOST_CRAFTSMEN:
        return tally_types(s, ed, seat, 0, int(t.FIRST_BUILDING), MOST)
    if what == t.MAP_DISTRICTS:
        return tally_types(s, ed, seat, int(t.FIRST_MAP), int(t.TYPES), EACH_DIFFERENT)
    if what == t.MAP_PAIRS:
        return tally_types(s, ed, seat, int(t.FIRST_MAP), int(t.TYPES), PAIRS)
    if what == t.FEWEST_OF_A_DECK:
        fewest = int(t.CARDS)
        for deck in range(t.DECKS):
            fewest = min(fewest, active_of_deck(s, seat, ed, deck))
        return fewest
    if what == t.CHURCH_SET:
        return church_set(s, ed, seat, which)
    return 1


@rule
def active_of_deck(s: State, seat: int, ed: Edition, deck: int) -> int:
    count = 0
    for card in range(t.CARDS):
        count += int(s.place[card] == t.TABLE + seat and ed.deck[card] == deck)
    return count


@rule
def active_of_types(s: State, ed: Edition, seat: int, first: int, end: int) -> int:
    count = 0
    for card in range(t.CARDS):
        count += int(s.place[card] == t.TABLE + seat and first <= ed.type[card] < end)
    return count


@rule
def tally_types(s: State, ed: Edition, seat: int, first: int, end: int, how: int) -> int:
    """Over these types: how many are there, how many pairs of one type, or how many of the commonest one."""
    result = 0
    for kind in range(first, end):
        count = active_of_types(s, ed, seat, kind, kind + 1)
        if how == EACH_DIFFERENT:
            result += int(count > 0)
        elif how == PAIRS:
            result += count // 2
        else:
            result = max(result, count)
    return result


@rule
def church_set(s: State, ed: Edition, seat: int, which: int) -> int:
    """Cards 067-069: the k-th Oude Kerk is worth 3, 8 with a k-th Zuiderkerk or Westerkerk, 15 with both."""
    church = int(ed.old_church)
    rank = 0
    position = 0
    for card in range(t.CARDS):
        if ed.type[card] == church:
            rank += int(s.place[card] == t.TABLE + seat and position <= which)
            position += 1
    partners = int(active_of_types(s, ed, seat, int(ed.south_church), int(ed.south_church) + 1) >= rank)
    partners += int(active_of_types(s, ed, seat, int(ed.west_church), int(ed.west_church) + 1) >= rank)
    if partners == 0:
        return 3
    return 8 if partners == 1 else 15


@rule
def measure_turn(s: State, ed: Edition, seat: int, what: int, which: int) -> int:
    """Inactive cards, and what was done in this turn."""
    if what == t.INACTIVE:
        return inactive(s, seat)
    if what == t.INACTIVE_AT_START:
        return int(s.inactive_at_start)
    if what == t.MAPS_USED:
        used = 0
        for colour in range(t.COLOURS):
            used += s.maps_used[colour]
        return used
    if what == t.MAPS_USED_OF:
        if s.active_maps_count:  # AMQ11
            return active_of_types(s, ed, seat, t.FIRST_MAP + which, t.FIRST_MAP + which + 1)
        return int(s.maps_used[which])
    return int(s.amstel_steps)


@rule
def measure_course(s: State, ed: Edition, seat: int, what: int) -> int:
    """The seat's disc and ship."""
    if what == t.DISCS_AHEAD:
        return discs_ahead(s, seat)
    if what == t.DISCS_BEHIND:
        return parties(s) - 1 - discs_ahead(s, seat)
    if what == t.BRIDGES_PASSED:
        return bridges_passed(s, ed, seat)
    if what == t.AT_MOUTH:
        return int(s.disc[seat] == ed.mouth)
    if what == t.SHIP_STEPS:
        return int(s.ship_steps)
    if what == t.AT_START:
        return int(s.ship[seat] == t.START)
    cargo = 0
    kinds = 0
    for good in range(t.GOODS):
        cargo += s.cargo[seat][good]
        kinds += int(s.cargo[seat][good] > 0)
    if what == t.CARGO:
        return cargo
    if what == t.CARGO_KINDS:
        return kinds
    return cargo + workers_aboard(s, seat)


@rule
def measure_table(s: State, ed: Edition, seat: int, what: int, which: int) -> int:
    """The harbour and the city, the market, and the points of the others."""
    if what == t.IN_DEPOT:
        total = 0
        for worker in range(t.WORKERS):
            total += s.depot[worker]
        return total
    if what == t.IN_DEPOT_OF:
        return int(s.depot[which])
    if what == t.SOLD:
        total = 0
        for good in range(t.GOODS):
            total += s.sold[good]
        return total
    if what == t.STOCK:
        return int(s.stock[which])
    if what == t.SMALL_STOCK:
        total = 0
        for house in range(t.SMALL):
            total += int(s.small[house] >= 0)
        return total
    if what == t.OWN_BLOCKS:
        return blocks_owned(s, seat, 0, int(t.BLOCKS))
    if what == t.FIVES_OF_BLOCKS:
        return (blocks_owned(s, seat, 0, int(t.BLOCKS)) + 4) // 5
    if what == t.BLOCKS_OF:
        return blocks_owned(s, seat, which * t.BLOCKS_EACH, which * t.BLOCKS_EACH + t.BLOCKS_EACH)
    if what == t.MARKET_POINTS:
        return int(s.market_points)
    if what == t.CARD_GUILDERS:
        return int(s.card_guilders)
    if what == t.CARD_POINTS:
        return int(s.card_points)
    return others_not(s, seat, what)


@rule
def blocks_owned(s: State, seat: int, first: int, end: int) -> int:
    count = 0
    for block in range(first, end):
        count += int(s.owner[block] == seat)
    return count


@rule
def others_not(s: State, seat: int, what: int) -> int:
    """AMQ43: how many others have no more points (t.NOT_ABOVE) or no fewer (t.NOT_BELOW)."""
    count = 0
    for other in range(parties(s)):
        if other != seat:
            if what == t.NOT_ABOVE:
                count += int(s.points[other] <= s.points[seat])
            elif what == t.NOT_BELOW:
                count += int(s.points[other] >= s.points[seat])
    return count
