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


class State(GameState):
    stakes = choice("one_kind", "any_kind")  # LNQ20
    flight = choice("sheds_tokens", "keeps_tokens")  # LNQ44
    harbour_sites = choice("sea_without", "land_without")  # LNQ65
    offers = amount(20, range(101))  # LNQ90: the most offers in a trade phase (simulations: 3)
    turns = amount(0, range(10_001))  # LNQ94: a game ends in a draw after so many (simulations: 400); 0 for no limit
    open_hands = flag()  # LNQ95: show the hands, which everybody could work out

    phase = i8.of(t.PHASES)
    then = i8  # inside a step: what follows before anybody is asked; else NOTHING
    active = i8  # whose turn it is
    turn = i16  # how many turns have begun
    drawn = i8  # 1: ended by the limit of turns

    # The board
    terrain = i8[t.CELLS].of(t.TERRAINS)
    number = i8[t.CELLS]  # the marker on a cell, or 0
    harbour = i8[t.CELLS].of(t.KINDS)  # the kind on the marker, or NONE
    occupant = i8[t.CELLS].of(t.UNITS)  # the unit on a cell, or NONE; the outer sea counts as always empty
    owner = i8[t.CORNERS]  # of the building, or NONE
    houses = i8[t.CORNERS]  # 1: a farm, 2: a village
    place = i8[t.UNITS].of(t.CELLS)  # where each unit is; SUPPLY if not on the board
    red = i8[t.UNITS]  # bit k: a red token stands between the unit and a building of seat k
    far = i8[t.UNITS]  # bit k: such a token stands at a distance (only where flight keeps tokens)
    stood = i8[t.UNITS].of(t.CELLS)  # where each unit was when the movement phase began

    # What lies beside the board
    stock = i8[t.KINDS]
    tiles = i8[t.TERRAINS]
    markers = i8[t.VALUES]
    harbour_markers = i8[t.KINDS]
    pile = i8[t.CARDS].known_to(NOBODY)  # a multiset: its order does not exist yet
    discard = i8[t.CARDS]

    # The players
    hand = i8[t.SEATS, t.KINDS]  # LNQ95: shown to others or not, everybody could work it out
    fate = i8[t.SEATS, t.CARDS].known_to(ITS_SEAT)
    first_card = i8[t.SEATS]  # 1 while nothing shows that the Exploration card of LN5 has left the hand
    tokens = i8[t.SEATS, t.TOKENS]
    loose = i8[t.SEATS]  # red tokens that lie by a building of the seat, the unit having fled
    side = i8[t.SEATS]  # of the island at which the seat started, or NONE

    # Drawing fate cards
    draws = i8  # bit k: seat k is still to draw

    # Harvest
    dice = i8[2]
    short = i8  # bit k: too few cards of kind k for what was due
    lost = i8[t.SEATS, t.KINDS]  # what the famine of this turn took; a card against it gives it back
    aged = i8.of(t.CELLS)  # the cell that the harvest of this turn has aged, or NONE; a card can undo that
    harvest_played = i8  # LN24: 1 when a Harvest card has been played in this turn

    # Althing
    cases = i8[t.UNITS]  # bit k: seat k may still summon the unit
    blacks = i8  # bit k: seat k gets a black token if no case is brought against him
    plaintiff = i8  # whose cases are being heard
    heard = i8  # how many plaintiffs have had their turn
    case_unit = i8.of(t.UNITS)  # the unit in dispute, or NONE between cases
    case_kind = i8.of(t.KINDS)  # the kind of the disputed hex
    answering = i8  # the side to answer: PROSECUTION or DEFENCE
    chain = i8[2, t.SEATS]  # of each side, who has held the case, the present holder last
    chain_length = i8[2]
    asked = i8  # which of the chain is asked
    offered = i8  # bit k: the case was offered to seat k in this answer
    offeree = i8  # who is asked to take the case over
    staked = i8[2, t.KINDS]
    opening = i8  # 1 while the plaintiff still adds to his summons (stakes of any kind)
    next_kind = i8  # stakes of any kind are laid kind by kind; from which kind on
    standing = i8[t.SEATS].known_to(ITS_SEAT)  # whether it passes at every window without being asked: see terms.py
    # in a window: UNANSWERED, PASSED, or 1 + the card played; unseen until all have answered
    answers = i8[t.SEATS].known_to(ITS_SEAT)

    # Movement and exploration
    mover = i8.of(t.UNITS)  # the unit that has moved in this phase, or NONE
    steps = i8  # ordinary steps that it has left
    came_from = i8.of(t.CELLS)  # the cell that it left with its last step
    target = i8.of(t.CELLS)  # the cell being explored, or just found and barred to the mover; else NONE
    explore_card = i8.of(t.CARDS)  # the Exploration card played on it, or NONE
    finds = i16[2]  # with roll_twice: the first pair of dice, and the second; NONE before they are rolled
    fleeing = i8.of(t.UNITS)  # the unit that must give way, or NONE

    # Trade
    offers_made = i8
    give = i8[t.SEATS, t.KINDS].known_by("offers")  # what each seat offers: the active player to some, others to him
    want = i8[t.SEATS, t.KINDS].known_by("offers")
    addressed = i8.known_by("offers")  # bit k: the active player's offer is for seat k
    proposed = i8  # bit k: the offer of seat k is complete
    partner = i8  # whose counter-offer is before the active player, or NONE

    # Building: orders given, carried out together at the end (LNQ91)
    orders = i8[t.PIECES]  # of each unit of the active player: see terms.py
    works = i8[t.CORNERS]  # of each of his buildings: see terms.py
    outer_ships = i8  # ships ordered on the outer sea
