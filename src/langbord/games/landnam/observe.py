"""What a seat of Landnám sees, and what an action is, as small numbers; `core/pieces.py` says how they are declared.

Units are counted as the seats are, the own ones first. What is not told although a perfect memory would know it: which
fate cards a newly shuffled pile was made of.
"""

from __future__ import annotations

from langbord.core.actions import is_a, part, parts
from langbord.core.pieces import (
    Features,
    Pieces,
    clear,
    mark,
    mark_seats,
    offsets,
    piece,
    relative,
    write_parts,
)
from langbord.core.protocol import Numbers
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, Do
from langbord.games.landnam.board import is_ship, piece_of, unit_of, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import fate_count
from langbord.games.landnam.offers import is_proposed
from langbord.games.landnam.state import MOST_OFFERS, MOST_OUTLAWS, MOST_TOKENS, MOST_TURNS, State
from langbord.games.landnam.trade import rate
from langbord.games.landnam.turn import points

MANY = 127  # more than are counted of anything
DIGIT = 100  # what may be many is told as two numbers
RED_DICE = 10  # a find is ten times the green one, plus the red one
MARKS = 6
AGED, IN_DISPUTE, MOVER, CAME_FROM, TARGET, FLEEING = range(MARKS)


class Sees(Pieces):
    players = piece("how many play: 1 at their number less one", t.SEATS)
    stakes = piece("stakes are of any kind")
    flight = piece("tokens are kept in flight")
    harbour_sites = piece("harbours are built on land without one")
    offers = piece("the most offers in a trade phase", most=MOST_OFFERS)
    turns = piece("the limit of turns: hundreds, then the rest", 2, most=MOST_TURNS // DIGIT)
    open_hands = piece("hands are shown")
    phase = piece("what is asked now, or dealt", t.PHASES)
    active = piece("whose turn it is", t.SEATS)
    awaited = piece("who owes an action", t.SEATS)
    over = piece("the game is over")
    drawn = piece("it was ended by the limit of turns")
    turn = piece("turns that have begun: hundreds, then the rest", 2, most=MOST_TURNS // DIGIT)
    # The board
    terrain = piece("of each cell", t.CELLS, t.TERRAINS)
    number = piece("the marker on each cell", t.CELLS, most=t.VALUES - 1)
    harbour = piece("the kind of the harbour on each cell", t.CELLS, t.KINDS)
    occupant = piece("whose unit stands on each cell", t.CELLS, t.SEATS)
    ship = piece("that unit is a ship", t.CELLS)
    which = piece("which of its owner's pieces it is, from 1", t.CELLS, most=t.PIECES)
    marks = piece(
        "each cell is: aged, in dispute, the mover's, where it came from, explored, fled from", t.CELLS, MARKS
    )
    outer = piece("units on the outer sea", t.UNITS)
    on_board = piece("units on the board", t.UNITS)
    red = piece("whose buildings a red token stands by, of each unit", t.UNITS, t.SEATS)
    far = piece("whose red tokens stand at a distance, of each unit", t.UNITS, t.SEATS)
    stood = piece("the cell of each unit when the movement began, from 1", t.UNITS, most=t.CELLS)
    owner = piece("of the building on each corner", t.CORNERS, t.SEATS)
    houses = piece("on each corner: 1 for a farm, 2 for a village", t.CORNERS, most=2)
    works = piece("what is ordered of each building", t.CORNERS, most=t.EXTENDED)
    # Beside it
    stock = piece("resource cards", t.KINDS, most=MANY)
    tiles = piece("terrain tiles that are left", t.TERRAINS, most=MANY)
    markers = piece("number markers that are left", t.VALUES, most=MANY)
    harbour_markers = piece("harbour markers that are left", t.KINDS, most=MANY)
    pile = piece("fate cards in the pile: hundreds, then the rest", 2, most=MANY)
    discard = piece("fate cards that were played or swapped", t.CARDS, most=MANY)
    # The players
    points = piece("of each seat", t.SEATS, most=MANY)
    hand = piece("resource cards of each seat", t.SEATS, t.KINDS, most=MANY)
    fate = piece("own fate cards", t.CARDS, most=MANY)
    fate_cards = piece("fate cards of each seat: hundreds, then the rest", t.SEATS, 2, most=MANY)
    first_card = piece("who still has his first Exploration card", t.SEATS)
    tokens = piece("of each seat and colour", t.SEATS, t.TOKENS, most=MOST_TOKENS)
    loose = piece("red tokens by buildings of each seat whose unit has fled", t.SEATS, most=MOST_OUTLAWS)
    side = piece("of the island at which each seat started, from 1", t.SEATS, most=t.SIDES)
    draws = piece("who is still to draw a fate card", t.SEATS)
    # Harvest
    dice = piece("of the last roll", 2, most=t.PIPS)
    short = piece("kinds of which there were too few cards", t.KINDS)
    lost = piece("what the famine took of each seat", t.SEATS, t.KINDS, most=MANY)
    harvest_played = piece("a Harvest card was played in this turn")
    # Althing
    cases = piece("who may still summon each unit", t.UNITS, t.SEATS)
    blacks = piece("who gets a black token if no case is brought", t.SEATS)
    plaintiff = piece("whose cases are being heard", t.SEATS)
    heard = piece("plaintiffs that have had their turn", most=t.SEATS)
    case_unit = piece("the unit in dispute, from 1", most=t.UNITS)
    case_kind = piece("the kind of the disputed hex", t.KINDS)
    answering = piece("the side to answer", t.PARTY)
    chain = piece("when each seat held the case for each side, from 1", t.PARTY, t.SEATS, most=t.SEATS)
    asked = piece("which of the chain is asked, from 1", most=t.SEATS)
    offered = piece("to whom the case was offered", t.SEATS)
    offeree = piece("who is asked to take the case over", t.SEATS)
    staked = piece("cards laid by each side", t.PARTY, t.KINDS, most=MANY)
    opening = piece("the plaintiff still adds to his summons")
    next_kind = piece("from which kind on stakes are laid", most=t.KINDS)
    standing = piece("how long the seat passes unasked", t.STANDING)
    answer = piece("its own answer in a window", t.ANSWERS)
    # Movement and exploration
    mover = piece("the unit that has moved, from 1", most=t.UNITS)
    steps = piece("that it has left")
    explore_card = piece("the Exploration card that was played", t.CARDS)
    finds = piece("of each pair of dice: the green one and the red one, from 1", 2, 2, most=t.FACES + t.TERRAINS)
    fleeing = piece("the unit that must give way, from 1", most=t.UNITS)
    # Trade and building
    offers_made = piece("by the active player in this phase", most=MOST_OFFERS)
    give = piece("what each seat offers, as far as it is known", t.SEATS, t.KINDS, most=MANY)
    want = piece("what it asks for it", t.SEATS, t.KINDS, most=MANY)
    addressed = piece("for whom the active player's offer is", t.SEATS)
    proposed = piece("whose offers are complete", t.SEATS)
    partner = piece("whose counter-offer is before the active player", t.SEATS)
    orders = piece("what is ordered of the active player's units", t.PIECE, most=t.MOST_ORDER)
    outer_ships = piece("ships ordered on the outer sea", most=t.PIECES)


class Does(Features, of=Do):
    seat: int  # an argument, told from the own seat on
    unit: int  # and another
    cost = piece("resource cards that it costs or lays down, of each kind", t.KINDS, most=MANY)
    gain = piece("resource cards that it brings, of each kind", t.KINDS, most=MANY)
    points = piece("points that come of it at the end of the phase")


SEES, DOES = offsets(Sees), offsets(Does)
SIZE, FEATURES = Sees.size, Does.size
PARTS, ARGUMENTS = Does.parts, Does.arguments


@rule
def observe(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    clear(out, SIZE)
    observe_options(s, out)
    observe_moment(s, seat, out)
    observe_cells(s, ed, seat, out)
    observe_corners(s, ed, seat, out)
    observe_units(s, seat, out)
    observe_stocks(s, out)
    observe_seats(s, ed, seat, out)
    observe_althing(s, seat, out)
    observe_movement(s, seat, out)
    observe_trade(s, seat, out)


@rule
def tell_in_two(out: Numbers, place: int, count: int) -> None:
    """Hundreds, then the rest."""
    out[place] = count // DIGIT
    out[place + 1] = count % DIGIT


@rule
def observe_options(s: State, out: Numbers) -> None:
    mark(out, SEES.players, s.players - 1)
    out[SEES.stakes] = s.stakes
    out[SEES.flight] = s.flight
    out[SEES.harbour_sites] = s.harbour_sites
    out[SEES.offers] = s.offers
    tell_in_two(out, SEES.turns, int(s.turns))
    out[SEES.open_hands] = s.open_hands


@rule
def observe_moment(s: State, seat: int, out: Numbers) -> None:
    mark(out, SEES.phase, int(s.phase))
    if s.phase != t.DEAL_CARDS:  # there it is to whom is dealt
        mark(out, SEES.active, relative(s, seat, int(s.active)))
    mark_seats(s, seat, int(s.awaited), out, SEES.awaited)
    out[SEES.over] = s.over
    out[SEES.drawn] = s.drawn
    tell_in_two(out, SEES.turn, int(s.turn))
    mark_seats(s, seat, int(s.draws), out, SEES.draws)
    out[SEES.dice] = s.dice[0]
    out[SEES.dice + 1] = s.dice[1]
    for kind in range(t.KINDS):
        out[SEES.short + kind] = (s.short >> kind) & 1
    out[SEES.harvest_played] = s.harvest_played


@rule
def observe_cells(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    for cell in range(ed.cells):
        mark(out, SEES.terrain + cell * t.TERRAINS, int(s.terrain[cell]))
        out[SEES.number + cell] = s.number[cell]
        mark(out, SEES.harbour + cell * t.KINDS, int(s.harbour[cell]))
        unit = int(s.occupant[cell])
        if unit != t.NONE:
            mark(out, SEES.occupant + cell * t.SEATS, relative(s, seat, unit_owner(unit)))
            out[SEES.ship + cell] = int(is_ship(unit))
            out[SEES.which + cell] = 1 + piece_of(unit)
    mark_cell(out, int(s.aged), AGED)
    mark_cell(out, int(s.target), TARGET)
    mark_place(s, out, int(s.case_unit), IN_DISPUTE)
    mark_place(s, out, int(s.mover), MOVER)
    mark_place(s, out, int(s.fleeing), FLEEING)
    if s.mover != t.NONE:
        mark_cell(out, int(s.came_from), CAME_FROM)


@rule
def mark_cell(out: Numbers, cell: int, what: int) -> None:
    if cell != t.NONE:
        out[SEES.marks + cell * MARKS + what] = 1


@rule
def mark_place(s: State, out: Numbers, unit: int, what: int) -> None:
    """The cell on which a unit stands, if it stands on one."""
    if unit != t.NONE:
        mark_cell(out, int(s.place[unit]), what)


@rule
def observe_corners(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    for corner in range(ed.corners):
        if s.owner[corner] != t.NONE:
            mark(out, SEES.owner + corner * t.SEATS, relative(s, seat, int(s.owner[corner])))
            out[SEES.houses + corner] = s.houses[corner]
        out[SEES.works + corner] = s.works[corner]


@rule
def turned(s: State, seat: int, unit: int) -> int:
    """A unit's number where the own units come first; NONE for none."""
    return unit_of(relative(s, seat, unit_owner(unit)), piece_of(unit)) if unit != t.NONE else t.NONE


@rule
def observe_units(s: State, seat: int, out: Numbers) -> None:
    for unit in range(s.players * t.PIECES):
        k = turned(s, seat, unit)
        out[SEES.outer + k] = int(s.place[unit] == t.OUTER)
        out[SEES.on_board + k] = int(s.place[unit] != t.SUPPLY)
        out[SEES.stood + k] = 1 + s.stood[unit]
        if s.red[unit]:
            mark_seats(s, seat, int(s.red[unit]), out, SEES.red + k * t.SEATS)
        if s.far[unit]:
            mark_seats(s, seat, int(s.far[unit]), out, SEES.far + k * t.SEATS)
        if s.cases[unit]:
            mark_seats(s, seat, int(s.cases[unit]), out, SEES.cases + k * t.SEATS)


@rule
def observe_stocks(s: State, out: Numbers) -> None:
    for kind in range(t.KINDS):
        out[SEES.stock + kind] = s.stock[kind]
        out[SEES.harbour_markers + kind] = s.harbour_markers[kind]
    for terrain in range(t.TERRAINS):
        out[SEES.tiles + terrain] = s.tiles[terrain]
    for value in range(t.VALUES):
        out[SEES.markers + value] = s.markers[value]
    pile = 0
    for card in range(t.CARDS):
        pile += s.pile[card]
        out[SEES.discard + card] = s.discard[card]
    tell_in_two(out, SEES.pile, pile)


@rule
def observe_seats(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    for card in range(t.CARDS):
        out[SEES.fate + card] = s.fate[seat][card]
    for k in range(s.players):
        other = (seat + k) % s.players
        out[SEES.points + k] = points(s, ed, other)
        tell_in_two(out, SEES.fate_cards + 2 * k, fate_count(s, other))
        out[SEES.first_card + k] = s.first_card[other]
        out[SEES.loose + k] = s.loose[other]
        out[SEES.side + k] = 1 + s.side[other]
        for kind in range(t.KINDS):
            out[SEES.hand + k * t.KINDS + kind] = s.hand[other][kind]
            out[SEES.lost + k * t.KINDS + kind] = s.lost[other][kind]
        for token in range(t.TOKENS):
            out[SEES.tokens + k * t.TOKENS + token] = s.tokens[other][token]


@rule
def observe_althing(s: State, seat: int, out: Numbers) -> None:
    mark_seats(s, seat, int(s.blacks), out, SEES.blacks)
    mark(out, SEES.plaintiff, relative(s, seat, int(s.plaintiff)))
    out[SEES.heard] = s.heard
    mark(out, SEES.standing, int(s.standing[seat]))
    if s.phase in t.WINDOW_PHASES:
        mark(out, SEES.answer, int(s.answers[seat]))
    if s.case_unit == t.NONE:
        return
    out[SEES.case_unit] = 1 + turned(s, seat, int(s.case_unit))
    mark(out, SEES.case_kind, int(s.case_kind))
    mark(out, SEES.answering, int(s.answering))
    out[SEES.asked] = 1 + s.asked
    mark_seats(s, seat, int(s.offered), out, SEES.offered)
    mark(out, SEES.offeree, relative(s, seat, int(s.offeree)))
    out[SEES.opening] = s.opening
    out[SEES.next_kind] = s.next_kind
    for side in range(t.PARTY):
        for k in range(s.chain_length[side]):
            out[SEES.chain + side * t.SEATS + relative(s, seat, int(s.chain[side][k]))] = 1 + k
        for kind in range(t.KINDS):
            out[SEES.staked + side * t.KINDS + kind] = s.staked[side][kind]


@rule
def observe_movement(s: State, seat: int, out: Numbers) -> None:
    out[SEES.mover] = 1 + turned(s, seat, int(s.mover))
    out[SEES.fleeing] = 1 + turned(s, seat, int(s.fleeing))
    out[SEES.steps] = s.steps
    if s.phase == t.EXPLORE or s.phase == t.CHOOSE_FIND:
        mark(out, SEES.explore_card, int(s.explore_card))
        for pair in range(2):
            if s.finds[pair] != t.NONE:
                out[SEES.finds + 2 * pair] = 1 + s.finds[pair] // RED_DICE
                out[SEES.finds + 2 * pair + 1] = 1 + s.finds[pair] % RED_DICE


@rule
def observe_trade(s: State, seat: int, out: Numbers) -> None:
    """LNQ88: what is proposed everybody knows; what is still being put together, its maker alone."""
    out[SEES.offers_made] = s.offers_made
    mark_seats(s, seat, int(s.proposed), out, SEES.proposed)
    mark(out, SEES.partner, relative(s, seat, int(s.partner)))
    for k in range(s.players):
        other = (seat + k) % s.players
        if other == seat or is_proposed(s, other):
            for kind in range(t.KINDS):
                out[SEES.give + k * t.KINDS + kind] = s.give[other][kind]
                out[SEES.want + k * t.KINDS + kind] = s.want[other][kind]
            if other == s.active:
                mark_seats(s, seat, int(s.addressed), out, SEES.addressed)
    for k in range(t.PIECES):
        out[SEES.orders + k] = s.orders[k]
    out[SEES.outer_ships] = s.outer_ships


# --- Actions --------------------------------------------------------------------------------------------------------


@rule
def features(s: State, ed: Edition, seat: int, action: int, out: Numbers) -> None:
    clear(out, FEATURES)
    write_parts(PARTS, ARGUMENTS, action, out)
    out[DOES.seat] = relative(s, seat, int(out[DOES.seat]))
    out[DOES.unit] = turned(s, seat, int(out[DOES.unit]))
    if is_a(DO.build, action) or is_a(DO.build_outer, action):
        add_cost(ed, ship_or_settler(s, ed, action), out)
    elif is_a(DO.farm, action):
        add_cost(ed, t.FARM, out)
        out[DOES.points] = 1
    elif is_a(DO.village, action):
        add_cost(ed, t.VILLAGE, out)
        out[DOES.points] = 1
    elif is_a(DO.harbour, action):
        out[DOES.cost + parts(DO.harbour, action)[1]] = ed.harbour_cost
    elif is_a(DO.till, action):
        out[DOES.cost + ed.product[s.terrain[s.place[unit_of(seat, part(DO.till, action))]]]] = ed.ageing_cost
    else:
        add_deal(s, ed, seat, action, out)


@rule
def ship_or_settler(s: State, ed: Edition, action: int) -> int:
    """What a unit becomes: a ship at sea, a settler ashore."""
    if is_a(DO.build_outer, action):
        return t.SHIP
    corner, meeting, _ = parts(DO.build, action)
    return t.SHIP if s.terrain[ed.touch[corner][meeting]] == t.SEA else t.SETTLER


@rule
def add_cost(ed: Edition, building: int, out: Numbers) -> None:
    for kind in range(t.KINDS):
        out[DOES.cost + kind] = ed.cost[building][kind]


@rule
def add_deal(s: State, ed: Edition, seat: int, action: int, out: Numbers) -> None:
    """What changes hands by it, or would if it came about."""
    if is_a(DO.lay, action):
        kind, cards, _ = parts(DO.lay, action)
        out[DOES.cost + kind] = cards
    elif is_a(DO.summon, action):
        unit, cards, _ = parts(DO.summon, action)
        kind = int(ed.product[s.terrain[s.place[unit]]])
        if kind != t.NONE:
            out[DOES.cost + kind] = cards
    elif is_a(DO.give, action):
        out[DOES.cost + part(DO.give, action)] = 1
    elif is_a(DO.want, action):
        out[DOES.gain + part(DO.want, action)] = 1
    elif is_a(DO.swap, action):
        out[DOES.gain + parts(DO.swap, action)[1]] = 1
    elif is_a(DO.exchange, action):
        given, taken, _ = parts(DO.exchange, action)
        out[DOES.cost + given] = rate(s, ed, seat, given)
        out[DOES.gain + taken] = 1
    elif is_a(DO.accept, action) and s.phase in t.TRADE_PHASES:
        add_offer(s, seat, out)


@rule
def add_offer(s: State, seat: int, out: Numbers) -> None:
    """The offer that is before the seat: the active player's, or to him the counter-offer."""
    maker = int(s.active) if seat != s.active else int(s.partner)
    if maker != t.NONE and is_proposed(s, maker):
        for kind in range(t.KINDS):
            out[DOES.cost + kind] = s.want[maker][kind]
            out[DOES.gain + kind] = s.give[maker][kind]
