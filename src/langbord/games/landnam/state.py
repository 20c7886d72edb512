"""The state of a game of Landnám."""

from __future__ import annotations

from langbord.core.options import amount, choice, flag
from langbord.core.record import ITS_SEAT, NOBODY, GameState, i8, i16
from langbord.games.landnam import terms as t

PLAYERS = range(3, 6)  # LN1
MAX_ACTIONS = 704
MAX_OUTCOMES = 170
MAX_STEPS = 200_000
MAX_TOTALS = 128
MOST_OFFERS = 100
MOST_TURNS = 10_000  # more than any game has
MOST_TOKENS = 80  # of a colour; who has so many has won long ago
MOST_OUTLAWS = (t.SEATS - 1) * t.PIECES  # by one plaintiff


class State(GameState):
    stakes = choice("one_kind", "any_kind")  # LNQ20
    flight = choice("sheds_tokens", "keeps_tokens")  # LNQ44
    harbour_sites = choice("sea_without", "land_without")  # LNQ65
    offers = amount(20, range(MOST_OFFERS + 1))  # LNQ90: the most offers in a trade phase (simulations: 3)
    turns = amount(0, range(MOST_TURNS + 1))  # LNQ94: a draw after so many (simulations: 400); 0 for no limit
    open_hands = flag()  # LNQ95: show the hands, which everybody could work out

    phase = i8.one_of(t.PHASES)  # what is asked now, or dealt
    then = i8.upto(t.NOTHING)  # inside a step: what follows before anybody is asked; between steps NOTHING
    active = i8.one_of(t.SEATS)  # whose turn it is
    turn = i16.upto(MOST_TURNS)  # how many turns have begun
    drawn = i8.upto(1)  # 1: ended by the limit of turns

    # The board
    terrain = i8[t.CELLS].one_of(t.TERRAINS)  # of each cell
    number = i8[t.CELLS].upto(t.VALUES - 1)  # the marker on a cell, or 0
    harbour = i8[t.CELLS].of(t.KINDS)  # the kind on the marker, or NONE
    occupant = i8[t.CELLS].of(t.UNITS)  # the unit on a cell, or NONE; the outer sea counts as always empty
    owner = i8[t.CORNERS].of(t.SEATS)  # of the building, or NONE
    houses = i8[t.CORNERS].upto(2)  # 1: a farm, 2: a village
    place = i8[t.UNITS].of(t.CELLS)  # where each unit is; SUPPLY if not on the board
    red = i8[t.UNITS].set_of(t.SEATS)  # a red token stands between the unit and a building of each of these
    far = i8[t.UNITS].set_of(t.SEATS)  # of these one stands at a distance (only where flight keeps tokens)
    stood = i8[t.UNITS].of(t.CELLS)  # where each unit was when the movement phase began

    # What lies beside the board
    stock = i8[t.KINDS].upto()  # resource cards
    tiles = i8[t.TERRAINS].upto()  # terrain tiles that are left
    markers = i8[t.VALUE].upto()  # number markers that are left
    harbour_markers = i8[t.KINDS].upto()  # those that are left
    pile = i8[t.CARDS].upto().known_to(NOBODY)  # fate cards, a multiset: their order does not exist yet
    discard = i8[t.CARDS].upto()  # fate cards that were played or swapped

    # The players
    hand = i8[t.SEATS, t.KINDS].upto()  # resource cards; LNQ95: shown to others or not, everybody could work them out
    fate = i8[t.SEATS, t.CARDS].upto().known_to(ITS_SEAT)  # fate cards
    first_card = i8[t.SEATS].upto(1)  # 1 while nothing shows that the Exploration card of LN5 has left the hand
    tokens = i8[t.SEATS, t.TOKENS].upto(MOST_TOKENS)  # given to the seat, a point each
    loose = i8[t.SEATS].upto(MOST_OUTLAWS)  # red tokens by a building of the seat whose unit has fled
    side = i8[t.SEATS].upto(t.SIDES - 1).or_none()  # of the island at which the seat started, or NONE

    # Drawing fate cards
    draws = i8.set_of(t.SEATS)  # who is still to draw

    # Harvest
    dice = i8[2].upto(t.PIPS)  # of the last roll; 0 before the first
    short = i8.set_of(t.KINDS)  # too few cards of these for what was due
    lost = i8[t.SEATS, t.KINDS].upto()  # what the famine of this turn took; a card against it gives it back
    aged = i8.of(t.CELLS)  # the cell that the harvest of this turn has aged, or NONE; a card can undo that
    harvest_played = i8.upto(1)  # LN24: 1 when a Harvest card has been played in this turn

    # Althing
    cases = i8[t.UNITS].set_of(t.SEATS)  # who may still summon the unit
    blacks = i8.set_of(t.SEATS)  # who gets a black token if no case is brought against him
    plaintiff = i8.one_of(t.SEATS)  # whose cases are being heard
    heard = i8.upto(t.SEATS)  # how many plaintiffs have had their turn
    case_unit = i8.of(t.UNITS)  # the unit in dispute, or NONE between cases
    case_kind = i8.of(t.KINDS)  # the kind of the disputed hex
    answering = i8.one_of(t.PARTY)  # the side to answer
    chain = i8[t.PARTY, t.SEATS].one_of(t.SEATS)  # of each side, who has held the case, the present holder last
    chain_length = i8[t.PARTY].upto(t.SEATS)  # how many those are
    asked = i8.upto(t.SEATS - 1).or_none()  # which of the chain is asked; NONE when all have been
    offered = i8.set_of(t.SEATS)  # to whom the case was offered in this answer
    offeree = i8.one_of(t.SEATS)  # who is asked to take the case over
    staked = i8[t.PARTY, t.KINDS].upto()  # cards laid by each side
    opening = i8.upto(1)  # 1 while the plaintiff still adds to his summons (stakes of any kind)
    next_kind = i8.upto(t.KINDS)  # stakes of any kind are laid kind by kind; from which kind on
    standing = i8[t.SEATS].one_of(t.STANDING).known_to(ITS_SEAT)  # how long the seat passes at every window unasked
    # in a window, unseen until all have answered: whether the seat passed, or the card that it played
    answers = i8[t.SEATS].one_of(t.ANSWERS).known_to(ITS_SEAT)

    # Movement and exploration
    mover = i8.of(t.UNITS)  # the unit that has moved in this phase, or NONE
    steps = i8.upto(1)  # ordinary steps that it has left
    came_from = i8.one_of(t.CELLS)  # the cell that it left with its last step
    target = i8.of(t.CELLS)  # the cell being explored, or just found and barred to the mover; else NONE
    explore_card = i8.of(t.CARDS)  # the Exploration card played on it, or NONE
    # with roll_twice, of each pair of dice from 0: ten times the green one, plus the red one
    finds = i16[2].upto(MAX_OUTCOMES - 1).or_none()
    fleeing = i8.of(t.UNITS)  # the unit that must give way, or NONE

    # Trade
    offers_made = i8.upto(MOST_OFFERS)  # by the active player in this phase
    # what each seat offers: the active player to some, others to him
    give = i8[t.SEATS, t.KINDS].upto().known_by("offers")
    want = i8[t.SEATS, t.KINDS].upto().known_by("offers")  # what each seat asks for it
    addressed = i8.set_of(t.SEATS).known_by("offers")  # for whom the active player's offer is
    proposed = i8.set_of(t.SEATS)  # whose offers are complete
    partner = i8.of(t.SEATS)  # whose counter-offer is before the active player, or NONE

    # Building: orders given, carried out together at the end (LNQ91)
    # of his units: 1 to 6 a farm on that corner, clockwise; 10 + a kind: a harbour; 20 + the new number: ageing
    orders = i8[t.PIECE].upto(t.MOST_ORDER)
    # of his buildings: a bit for a unit on each of the hexes that meet there; 8: a village
    works = i8[t.CORNERS].upto(t.EXTENDED)
    outer_ships = i8.upto(t.PIECES - t.SETTLERS)  # ships ordered on the outer sea
