"""The state of a game of Amsterdam."""

from __future__ import annotations

from langbord.core.options import choice, flag
from langbord.core.record import GameState, i8, i16
from langbord.games.amsterdam import terms as t

PLAYERS = range(1, 5)
MAX_ACTIONS = 320
MAX_OUTCOMES = 54
MAX_STEPS = 20_000


class State(GameState):
    short = flag()  # AM20: rounds 3 to 12 only
    specialists = flag()  # expansion 1: the foreman and the messenger
    orders = choice("none", "three", "five")  # expansion 2
    open_orders = choice("none", "one", "two")  # AM74: of each player's orders
    trading = flag()  # expansion 3: the black-market trader
    tiles = choice("base", "mixed", "replaced")  # expansion 4: C tiles among A and B, or instead of B
    active_maps_count = flag()  # AMQ11: for 001-006 and 055-060 an active map is enough, used or not
    # Whose move it is, and when
    phase = i8.one_of(t.PHASES)  # what is asked now, or dealt
    seat = i8.of(t.SEATS)  # whose move or turn it is, or to whom is dealt
    round = i8.within(1, t.LAST_ROUND)  # which one it is
    order = i8[t.SEATS].of(t.SEATS)  # the order of this phase
    turn = i8.upto(t.SEATS)  # how many have had their turn in this phase
    track = i8[t.SEATS].of(t.SEATS)  # along the Amstel, first to last
    disc = i8[t.SEATS].upto()  # the Amstel space of each disc
    # The table
    tile = i8[t.BLOCKS].of(t.GOODS)  # the goods tile on each block
    owner = i8[t.BLOCKS].of(t.SEATS)  # who has taken each block
    scored = i8[t.DISTRICTS].upto(1)  # 1 for the districts whose tile lies open
    jetty = i8[t.WORKERS, t.WORKERS].upto(1)  # at each jetty, the workers of each colour
    depot = i8[t.WORKERS].upto()  # workers at the depot, by colour
    stock = i8[t.GOODS].upto()  # tiles in each large warehouse
    small = i8[t.SMALL].of(t.GOODS)  # the tile in each small one
    sold = i8[t.GOODS].upto(1)  # 1 for the goods on the black market
    foreman = i8.of(t.WAREHOUSES)  # the warehouse at which he stands
    messenger = i8.of(t.BLOCKS)  # the block at which he stands
    trader = i8.of(t.GOODS)  # the goods at which he stands
    market = i8.of(t.MARKET_TILES)  # the tile that lies open
    seen_tile = i8[t.MARKET_TILES].upto(1)  # 1 for tiles that have been turned up
    market_left = i8[t.SETS].upto()  # tiles of each set still to come in the pile
    dice = i8[t.COLOURS].upto(t.SIDES)  # what each die shows
    rolled = i8.upto(t.COLOURS)  # dice thrown so far
    place = i8[t.CARDS].one_of(t.PLACES)  # where each card is: inactive in a hand, active on a table, or with nobody
    draw_deck = i8.of(t.DECKS)  # the deck that the dealer draws from next: to display, or for CA18
    uses = i8[t.CARDS].upto(3)  # action tokens on each card
    order_place = i8[t.ORDERS].one_of(t.ORDER_PLACES).known_by("orders")  # who has each order, secret or open
    # The players; TOM has points, guilders, a disc and blocks
    points = i16[t.SEATS].within(-t.MANY, t.MANY)  # of the score so far
    earned = i16[t.SEATS, t.SOURCES].within(-t.MANY, t.MANY)  # the same, by where they come from
    guilders = i16[t.SEATS].upto(t.MANY)  # in hand
    penalties = i8[t.SEATS].upto(60)  # penalty markers
    wheel = i8[t.SEATS, t.SIDES, t.COLOURS].upto(40)  # the turntables; compartment n has number n - 1
    supply = i8[t.SEATS, t.COLOURS].upto(60)  # resources that may be spent; between rounds, the storeroom
    goods = i8[t.SEATS, t.GOODS].upto()  # in the temporary store
    cargo = i8[t.SEATS, t.GOODS].upto()  # aboard
    crew = i8[t.SEATS, t.WORKERS].upto(t.CREW)  # aboard
    ship = i8[t.SEATS].one_of(t.SPACES)  # the harbour space of each ship
    # What the seat has done in its turn
    die_a = i8.of(t.COLOURS)  # the dice it chose, while 053 may shift one
    die_b = i8.of(t.COLOURS)  # the second of them
    inactive_at_start = i8.upto(t.SLOTS + 1)  # inactive cards when the turn began
    blocks_taken = i8.upto(2)  # by the action of AM42, not by CB22
    amstel_bought = i8.upto(1)  # 1 if spaces on the Amstel were paid for
    amstel_steps = i8.upto(60)  # spaces that the disc went on
    ship_steps = i16.upto(t.MANY)  # harbour spaces that the ship went
    market_uses = i8.upto(2)  # how often the market tile was used
    market_points = i8.upto(1)  # 1 if the market gave points
    card_guilders = i8.upto(1)  # 1 if a card gave guilders (AMQ53)
    card_points = i8.upto(1)  # 1 if a card gave points
    maps_used = i8[t.COLOURS].upto(60)  # of each colour
    tripled = i16.of(t.CARDS)  # the map that 029 lets use three times
    boarded = i8.upto(1)  # 1 if a worker came aboard at this stop (AMQ13)
    free_steps = i8.upto(60)  # ship steps paid for
    # What it must do before anything else, in this order
    debt = i8.upto(60)  # resources of any colour to hand in
    owed = i8.upto(20)  # resources of any colour to take
    sale = i8.of(t.GOODS)  # a tile to store or sell
    free_map = i16.of(t.CARDS)  # a map to use without paying (035)
    advance = i8.upto(20)  # free spaces on the Amstel, to take or to decline
    activations = i8.upto(t.SLOTS)  # cards to activate for nothing
    tile_steps = i8.upto(3)  # free ship steps of CA17
    swap = i16.of(t.CARDS)  # the card to be swapped (CA18)
    # What follows at the end of the turn
    foreman_due = i8.upto(1)  # 1 if he moves
    messenger_due = i8.upto(1)  # 1 if he moves
    trader_due = i8.upto(1)  # 1 if he moves


def check_options(players: int, orders: str, open_orders: str, tiles: str, **others: bool) -> None:
    """Refuse expansions in the solo game, and open orders where there are none."""
    expanded = others["specialists"] or others["trading"] or orders != "none" or tiles != "base"
    if players == 1 and expanded:
        raise ValueError("the solo game is played without expansions")
    if orders == "none" and open_orders != "none":
        raise ValueError("open_orders: there are no orders to open")
