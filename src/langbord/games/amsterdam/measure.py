"""What cards and orders count: one number for each measure of `terms`."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.amsterdam.amstel import bridges_passed, discs_ahead
from langbord.games.amsterdam.common import inactive, parties, workers_aboard
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    ABOARD,
    ACTIVE_CARDS,
    ACTIVE_OF_DECK,
    ACTIVE_OF_TIMING,
    ACTIVE_OF_TYPE,
    AMSTEL_STEPS,
    AT_MOUTH,
    AT_START,
    BLOCKS,
    BLOCKS_EACH,
    BLOCKS_OF,
    BRIDGES_PASSED,
    CARD_GUILDERS,
    CARD_POINTS,
    CARDS,
    CARGO,
    CARGO_KINDS,
    CHURCH_SET,
    COLOURS,
    CRAFTSMAN_PAIRS,
    CRAFTSMAN_TYPES,
    DECKS,
    DISCS_AHEAD,
    DISCS_BEHIND,
    FEWEST_OF_A_DECK,
    FIRST_BUILDING,
    FIRST_MAP,
    FIVES_OF_BLOCKS,
    GOODS,
    IN_DEPOT,
    IN_DEPOT_OF,
    INACTIVE,
    INACTIVE_AT_START,
    MAP_DISTRICTS,
    MAP_PAIRS,
    MAPS_USED,
    MAPS_USED_OF,
    MARKET_POINTS,
    MOST_CRAFTSMEN,
    NOT_ABOVE,
    NOT_BELOW,
    ONE_OR_TWO,
    OWN_BLOCKS,
    SHIP_STEPS,
    SMALL,
    SMALL_STOCK,
    SOLD,
    START,
    STOCK,
    TABLE,
    TYPES,
    WORKERS,
)

EACH_DIFFERENT, PAIRS, MOST = 0, 1, 2  # what `tally_types` counts


@rule
def measure(s: State, ed: Edition, seat: int, what: int, which: int) -> int:
    """The measure `what` for the seat; `which` names a colour, a type, ... where one is asked for."""
    if what <= CHURCH_SET:
        return measure_cards(s, ed, seat, what, which)
    if what <= AMSTEL_STEPS:
        return measure_turn(s, ed, seat, what, which)
    if what <= ABOARD:
        return measure_course(s, ed, seat, what)
    return measure_table(s, ed, seat, what, which)


@rule
def measure_cards(s: State, ed: Edition, seat: int, what: int, which: int) -> int:
    """Active cards (AMQ63: a card counts itself)."""
    if what == ACTIVE_CARDS:
        return active_of_types(s, ed, seat, 0, int(TYPES))
    if what == ACTIVE_OF_DECK:
        return active_of_deck(s, seat, ed, which)
    if what == ACTIVE_OF_TYPE:
        return active_of_types(s, ed, seat, which, which + 1)
    if what == ONE_OR_TWO:
        return 2 if active_of_types(s, ed, seat, which, which + 1) > 0 else 1
    if what == ACTIVE_OF_TIMING:
        count = 0
        for card in range(CARDS):
            count += int(s.place[card] == TABLE + seat and ed.timing[card] == which)
        return count
    if what == CRAFTSMAN_TYPES:
        return tally_types(s, ed, seat, 0, int(FIRST_BUILDING), EACH_DIFFERENT)
    if what == CRAFTSMAN_PAIRS:
        return tally_types(s, ed, seat, 0, int(FIRST_BUILDING), PAIRS)
    if what == MOST_CRAFTSMEN:
        return tally_types(s, ed, seat, 0, int(FIRST_BUILDING), MOST)
    if what == MAP_DISTRICTS:
        return tally_types(s, ed, seat, int(FIRST_MAP), int(TYPES), EACH_DIFFERENT)
    if what == MAP_PAIRS:
        return tally_types(s, ed, seat, int(FIRST_MAP), int(TYPES), PAIRS)
    if what == FEWEST_OF_A_DECK:
        fewest = int(CARDS)
        for deck in range(DECKS):
            fewest = min(fewest, active_of_deck(s, seat, ed, deck))
        return fewest
    if what == CHURCH_SET:
        return church_set(s, ed, seat, which)
    return 1


@rule
def active_of_deck(s: State, seat: int, ed: Edition, deck: int) -> int:
    count = 0
    for card in range(CARDS):
        count += int(s.place[card] == TABLE + seat and ed.deck[card] == deck)
    return count


@rule
def active_of_types(s: State, ed: Edition, seat: int, first: int, end: int) -> int:
    count = 0
    for card in range(CARDS):
        count += int(s.place[card] == TABLE + seat and first <= ed.type[card] < end)
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
    for card in range(CARDS):
        if ed.type[card] == church:
            rank += int(s.place[card] == TABLE + seat and position <= which)
            position += 1
    partners = int(active_of_types(s, ed, seat, int(ed.south_church), int(ed.south_church) + 1) >= rank)
    partners += int(active_of_types(s, ed, seat, int(ed.west_church), int(ed.west_church) + 1) >= rank)
    if partners == 0:
        return 3
    return 8 if partners == 1 else 15


@rule
def measure_turn(s: State, ed: Edition, seat: int, what: int, which: int) -> int:
    """Inactive cards, and what was done in this turn."""
    if what == INACTIVE:
        return inactive(s, seat)
    if what == INACTIVE_AT_START:
        return int(s.inactive_at_start)
    if what == MAPS_USED:
        used = 0
        for colour in range(COLOURS):
            used += s.maps_used[colour]
        return used
    if what == MAPS_USED_OF:
        if s.active_maps_count:  # AMQ11
            return active_of_types(s, ed, seat, FIRST_MAP + which, FIRST_MAP + which + 1)
        return int(s.maps_used[which])
    return int(s.amstel_steps)


@rule
def measure_course(s: State, ed: Edition, seat: int, what: int) -> int:
    """The seat's disc and ship."""
    if what == DISCS_AHEAD:
        return discs_ahead(s, seat)
    if what == DISCS_BEHIND:
        return parties(s) - 1 - discs_ahead(s, seat)
    if what == BRIDGES_PASSED:
        return bridges_passed(s, ed, seat)
    if what == AT_MOUTH:
        return int(s.disc[seat] == ed.mouth)
    if what == SHIP_STEPS:
        return int(s.ship_steps)
    if what == AT_START:
        return int(s.ship[seat] == START)
    cargo = 0
    kinds = 0
    for good in range(GOODS):
        cargo += s.cargo[seat][good]
        kinds += int(s.cargo[seat][good] > 0)
    if what == CARGO:
        return cargo
    if what == CARGO_KINDS:
        return kinds
    return cargo + workers_aboard(s, seat)


@rule
def measure_table(s: State, ed: Edition, seat: int, what: int, which: int) -> int:
    """The harbour and the city, the market, and the points of the others."""
    if what == IN_DEPOT:
        total = 0
        for worker in range(WORKERS):
            total += s.depot[worker]
        return total
    if what == IN_DEPOT_OF:
        return int(s.depot[which])
    if what == SOLD:
        total = 0
        for good in range(GOODS):
            total += s.sold[good]
        return total
    if what == STOCK:
        return int(s.stock[which])
    if what == SMALL_STOCK:
        total = 0
        for house in range(SMALL):
            total += int(s.small[house] >= 0)
        return total
    if what == OWN_BLOCKS:
        return blocks_owned(s, seat, 0, int(BLOCKS))
    if what == FIVES_OF_BLOCKS:
        return (blocks_owned(s, seat, 0, int(BLOCKS)) + 4) // 5
    if what == BLOCKS_OF:
        return blocks_owned(s, seat, which * BLOCKS_EACH, which * BLOCKS_EACH + BLOCKS_EACH)
    if what == MARKET_POINTS:
        return int(s.market_points)
    if what == CARD_GUILDERS:
        return int(s.card_guilders)
    if what == CARD_POINTS:
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
    """AMQ43: how many others have no more points (NOT_ABOVE) or no fewer (NOT_BELOW)."""
    count = 0
    for other in range(parties(s)):
        if other != seat:
            if what == NOT_ABOVE:
                count += int(s.points[other] <= s.points[seat])
            elif what == NOT_BELOW:
                count += int(s.points[other] >= s.points[seat])
    return count
