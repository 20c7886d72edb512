"""What a seat of Amsterdam sees, and what an action is, as small numbers; `core/pieces.py` says how they are declared.

Seats are those of the table, in the solo game TOM's too. Everything but the secret orders lies open, and nothing that a
perfect memory would know is left out but the way in which points came, turn by turn.
"""

from __future__ import annotations

from langbord.core.actions import is_a, part, parts
from langbord.core.pieces import Features, Pieces, clear, mark, offsets, piece, write_parts
from langbord.core.protocol import Numbers
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, FOR_GUILDERS, FREELY, Do
from langbord.games.amsterdam.cards import ACTIVATION_GUILDERS
from langbord.games.amsterdam.city import BLOCK_PRICE, block_cost
from langbord.games.amsterdam.common import parties
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State

MANY = 127  # more than are counted of anything


class Sees(Pieces):
    players = piece("how many play: 1 at their number less one", t.SEATS)
    short = piece("rounds 3 to 12 only")
    specialists = piece("with foreman and messenger")
    orders_dealt = piece("orders: none, three or five each", 3)
    open_orders = piece("open orders: none, one or two each", 3)
    trading = piece("with the black-market trader")
    tiles = piece("market tiles: base, mixed or replaced", 3)
    active_maps_count = piece("an active map counts, used or not")
    phase = piece("what is asked now, or dealt", t.PHASES)
    turn = piece("whose move or turn it is", t.SEATS)
    round = piece("which one it is", t.ROUNDS)
    order = piece("the order of this phase: who has each place", t.SEATS, t.SEATS)
    turns_done = piece("turns done in this phase", most=t.SEATS)
    track = piece("along the Amstel: who has each place", t.SEATS, t.SEATS)
    over = piece("the game is over")
    # The table
    tile = piece("the goods tile on each block", t.BLOCKS, t.GOODS)
    owner = piece("who has taken each block", t.BLOCKS, t.SEATS)
    scored = piece("districts whose tile lies open", t.DISTRICTS)
    jetty = piece("workers at each jetty", t.WORKERS, t.WORKERS)
    depot = piece("workers at the depot", t.WORKERS, most=MANY)
    stock = piece("tiles in each large warehouse", t.GOODS, most=MANY)
    small = piece("the tile in each small one", t.SMALL, t.GOODS)
    sold = piece("goods on the black market", t.GOODS)
    foreman = piece("the warehouse at which he stands", t.WAREHOUSES)
    messenger = piece("the block at which he stands", t.BLOCKS)
    trader = piece("the goods at which he stands", t.GOODS)
    market = piece("the market tile that lies open", t.MARKET_TILES)
    seen_tile = piece("market tiles that have been turned up", t.MARKET_TILES)
    market_left = piece("market tiles of each set to come", t.SETS, most=MANY)
    dice = piece("what each die shows", t.COLOURS, most=t.SIDES)
    rolled = piece("dice thrown so far", most=t.COLOURS)
    displayed = piece("cards on display", t.CARDS)
    discarded = piece("cards that were discarded", t.CARDS)
    inactive = piece("who has each card, inactive", t.CARDS, t.SEATS)
    active = piece("who has each card, active", t.CARDS, t.SEATS)
    uses = piece("action tokens on each card", t.CARDS, most=3)
    draw_deck = piece("the deck that the dealer draws from next", t.DECKS)
    orders = piece("who has each order, as far as it is known", t.ORDERS, t.SEATS)
    opened = piece("orders that lie open", t.ORDERS)
    secret_orders = piece("secret orders of each seat", t.SEATS, most=t.ORDERS)
    # The seats
    points = piece("of the score so far", t.SEATS, least=-t.MANY, most=t.MANY)
    earned = piece("the same, by where they come from", t.SEATS, t.SOURCES, least=-t.MANY, most=t.MANY)
    guilders = piece("of each seat", t.SEATS, most=t.MANY)
    penalties = piece("penalty markers", t.SEATS, most=MANY)
    disc = piece("the Amstel space of each disc", t.SEATS, most=MANY)
    ship = piece("the harbour space of each ship", t.SEATS, t.SPACES)
    supply = piece("resources that may be spent", t.SEATS, t.COLOURS, most=MANY)
    wheel = piece("the turntables", t.SEATS, t.SIDES, t.COLOURS, most=MANY)
    goods = piece("in the temporary store", t.SEATS, t.GOODS, most=MANY)
    cargo = piece("goods aboard", t.SEATS, t.GOODS, most=MANY)
    crew = piece("workers aboard", t.SEATS, t.WORKERS, most=t.CREW)
    # The turn
    die_a = piece("the first die chosen", t.COLOURS)
    die_b = piece("the second die chosen", t.COLOURS)
    maps_used = piece("maps used in this turn, of each colour", t.COLOURS, most=MANY)
    tripled = piece("the map that may be used three times, from 1", most=t.CARDS)
    sale = piece("a tile to store or sell", t.GOODS)
    free_map = piece("a map to use without paying, from 1", most=t.CARDS)
    swap = piece("the card to be swapped, from 1", most=t.CARDS)
    inactive_at_start = piece("inactive cards when the turn began", most=MANY)
    blocks_taken = piece("in this turn", most=2)
    amstel_bought = piece("spaces on the Amstel were paid for")
    amstel_steps = piece("spaces that the disc went on", most=MANY)
    ship_steps = piece("harbour spaces that the ship went", most=t.MANY)
    market_uses = piece("uses of the market tile", most=2)
    market_points = piece("the market gave points")
    card_guilders = piece("a card gave guilders")
    card_points = piece("a card gave points")
    boarded = piece("a worker came aboard at this stop")
    free_steps = piece("ship steps paid for", most=MANY)
    debt = piece("resources to hand in", most=MANY)
    owed = piece("resources to take", most=MANY)
    advance = piece("free spaces on the Amstel", most=MANY)
    activations = piece("cards to activate for nothing", most=t.SLOTS)
    tile_steps = piece("free ship steps of a market tile", most=3)
    foreman_due = piece("the foreman moves at the end of the turn")
    messenger_due = piece("the messenger moves at the end of the turn")
    trader_due = piece("the trader moves at the end of the turn")


class Does(Features, of=Do):
    cost = piece("resources that it costs, of each colour", t.COLOURS, most=MANY)
    any_cost = piece("resources of any colour that it costs", most=MANY)
    guilder_cost = piece("guilders that it costs", most=MANY)
    gain = piece("resources that it brings, of each colour", t.COLOURS, most=MANY)
    any_gain = piece("resources of any colour that it brings", most=MANY)
    guilders = piece("guilders that it brings at once, as printed", most=MANY)
    points = piece("points that it brings at once, as printed", least=-MANY, most=MANY)
    amstel = piece("spaces on the Amstel, as printed", most=MANY)


SEES, DOES = offsets(Sees), offsets(Does)
SIZE, FEATURES = Sees.size, Does.size
PARTS, ARGUMENTS = Does.parts, Does.arguments


@rule
def observe(s: State, ed: Edition, seat: int, out: Numbers) -> None:
    clear(out, SIZE)
    observe_options(s, out)
    observe_moment(s, seat, out)
    observe_city(s, seat, out)
    observe_harbour(s, out)
    observe_cards(s, seat, out)
    observe_orders(s, seat, out)
    for k in range(parties(s)):
        observe_seat(s, (seat + k) % parties(s), k, out)
    observe_turn(s, out)


@rule
def beside(s: State, seat: int, other: int) -> int:
    """How many seats after `seat` another one sits, TOM's counted; NONE for none."""
    return (other - seat + parties(s)) % parties(s) if other != t.NONE else t.NONE


@rule
def observe_options(s: State, out: Numbers) -> None:
    mark(out, SEES.players, s.players - 1)
    out[SEES.short] = s.short
    out[SEES.specialists] = s.specialists
    mark(out, SEES.orders_dealt, int(s.orders))
    mark(out, SEES.open_orders, int(s.open_orders))
    out[SEES.trading] = s.trading
    mark(out, SEES.tiles, int(s.tiles))
    out[SEES.active_maps_count] = s.active_maps_count


@rule
def observe_moment(s: State, seat: int, out: Numbers) -> None:
    mark(out, SEES.phase, int(s.phase))
    mark(out, SEES.turn, beside(s, seat, int(s.seat)))
    mark(out, SEES.round, int(s.round))
    out[SEES.turns_done] = s.turn
    out[SEES.over] = s.over
    for place in range(parties(s)):
        mark(out, SEES.order + place * t.SEATS, beside(s, seat, int(s.order[place])))
        mark(out, SEES.track + place * t.SEATS, beside(s, seat, int(s.track[place])))


@rule
def observe_city(s: State, seat: int, out: Numbers) -> None:
    for block in range(t.BLOCKS):
        mark(out, SEES.tile + block * t.GOODS, int(s.tile[block]))
        mark(out, SEES.owner + block * t.SEATS, beside(s, seat, int(s.owner[block])))
    for district in range(t.DISTRICTS):
        out[SEES.scored + district] = s.scored[district]
    mark(out, SEES.market, int(s.market))
    for tile in range(t.MARKET_TILES):
        out[SEES.seen_tile + tile] = s.seen_tile[tile]
    for tiles in range(t.SETS):
        out[SEES.market_left + tiles] = s.market_left[tiles]
    for colour in range(t.COLOURS):
        out[SEES.dice + colour] = s.dice[colour]
    out[SEES.rolled] = s.rolled


@rule
def observe_harbour(s: State, out: Numbers) -> None:
    for worker in range(t.WORKERS):
        out[SEES.depot + worker] = s.depot[worker]
        for other in range(t.WORKERS):
            out[SEES.jetty + worker * t.WORKERS + other] = s.jetty[worker][other]
    for good in range(t.GOODS):
        out[SEES.stock + good] = s.stock[good]
        out[SEES.sold + good] = s.sold[good]
    for house in range(t.SMALL):
        mark(out, SEES.small + house * t.GOODS, int(s.small[house]))
    mark(out, SEES.foreman, int(s.foreman))
    mark(out, SEES.messenger, int(s.messenger))
    mark(out, SEES.trader, int(s.trader))


@rule
def observe_cards(s: State, seat: int, out: Numbers) -> None:
    for card in range(t.CARDS):
        place = int(s.place[card])
        if place >= t.TABLE:
            mark(out, SEES.active + card * t.SEATS, beside(s, seat, place - t.TABLE))
        elif place >= t.HAND:
            mark(out, SEES.inactive + card * t.SEATS, beside(s, seat, place - t.HAND))
        elif place == t.DISPLAY:
            out[SEES.displayed + card] = 1
        elif place == t.DISCARD:
            out[SEES.discarded + card] = 1
        out[SEES.uses + card] = s.uses[card]
    mark(out, SEES.draw_deck, int(s.draw_deck))


@rule
def observe_orders(s: State, seat: int, out: Numbers) -> None:
    """AM74, AM75: open orders and his own; of the others how many. At the end all are shown."""
    for order in range(t.ORDERS):
        place = int(s.order_place[order])
        if place >= t.OPEN:
            mark(out, SEES.orders + order * t.SEATS, beside(s, seat, place - t.OPEN))
            out[SEES.opened + order] = 1
        elif place >= t.SECRET:
            other = beside(s, seat, place - t.SECRET)
            out[SEES.secret_orders + other] += 1
            if other == 0 or s.over:
                mark(out, SEES.orders + order * t.SEATS, other)


@rule
def observe_seat(s: State, seat: int, k: int, out: Numbers) -> None:
    """What lies before a seat, as the k-th."""
    out[SEES.points + k] = s.points[seat]
    for source in range(t.SOURCES):
        out[SEES.earned + k * t.SOURCES + source] = s.earned[seat][source]
    out[SEES.guilders + k] = s.guilders[seat]
    out[SEES.penalties + k] = s.penalties[seat]
    out[SEES.disc + k] = s.disc[seat]
    mark(out, SEES.ship + k * t.SPACES, int(s.ship[seat]))
    for colour in range(t.COLOURS):
        out[SEES.supply + k * t.COLOURS + colour] = s.supply[seat][colour]
        for side in range(t.SIDES):
            out[SEES.wheel + (k * t.SIDES + side) * t.COLOURS + colour] = s.wheel[seat][side][colour]
    for good in range(t.GOODS):
        out[SEES.goods + k * t.GOODS + good] = s.goods[seat][good]
        out[SEES.cargo + k * t.GOODS + good] = s.cargo[seat][good]
    for worker in range(t.WORKERS):
        out[SEES.crew + k * t.WORKERS + worker] = s.crew[seat][worker]


@rule
def observe_turn(s: State, out: Numbers) -> None:
    mark(out, SEES.die_a, int(s.die_a))
    mark(out, SEES.die_b, int(s.die_b))
    for colour in range(t.COLOURS):
        out[SEES.maps_used + colour] = s.maps_used[colour]
    out[SEES.tripled] = 1 + s.tripled
    mark(out, SEES.sale, int(s.sale))
    out[SEES.free_map] = 1 + s.free_map
    out[SEES.swap] = 1 + s.swap
    out[SEES.inactive_at_start] = s.inactive_at_start
    out[SEES.blocks_taken] = s.blocks_taken
    out[SEES.amstel_bought] = s.amstel_bought
    out[SEES.amstel_steps] = s.amstel_steps
    out[SEES.ship_steps] = s.ship_steps
    out[SEES.market_uses] = s.market_uses
    out[SEES.market_points] = s.market_points
    out[SEES.card_guilders] = s.card_guilders
    out[SEES.card_points] = s.card_points
    out[SEES.boarded] = s.boarded
    out[SEES.free_steps] = s.free_steps
    out[SEES.debt] = s.debt
    out[SEES.owed] = s.owed
    out[SEES.advance] = s.advance
    out[SEES.activations] = s.activations
    out[SEES.tile_steps] = s.tile_steps
    out[SEES.foreman_due] = s.foreman_due
    out[SEES.messenger_due] = s.messenger_due
    out[SEES.trader_due] = s.trader_due


# --- Actions --------------------------------------------------------------------------------------------------------


@rule
def features(s: State, ed: Edition, seat: int, action: int, out: Numbers) -> None:
    clear(out, FEATURES)
    write_parts(PARTS, ARGUMENTS, action, out)
    if is_a(DO.activate, action):
        add_activation(ed, action, out)
    elif is_a(DO.use, action):
        add_use(ed, part(DO.use, action), out)
    elif is_a(DO.block, action):
        block = part(DO.block, action)
        out[DOES.cost + block // t.BLOCKS_EACH] = block_cost(s, ed, seat, block)
    elif is_a(DO.block_guilders, action):
        out[DOES.guilder_cost] = BLOCK_PRICE
    elif is_a(DO.sail, action):
        fare = parts(DO.sail, action)[1]
        if fare != FREELY:
            out[DOES.cost + fare] = 1
    elif is_a(DO.market, action):
        add_tile(ed, int(s.market), out)
    elif is_a(DO.pay, action):
        out[DOES.cost + part(DO.pay, action)] = 1
    elif is_a(DO.gain, action):
        out[DOES.gain + part(DO.gain, action)] = 1
    elif is_a(DO.sell, action):
        out[DOES.gain + part(DO.sell, action)] = 1


@rule
def add_activation(ed: Edition, action: int, out: Numbers) -> None:
    """AM40: for its resources, less one where a colour is named, or for guilders."""
    card, way, _ = parts(DO.activate, action)
    if way == FOR_GUILDERS:
        out[DOES.guilder_cost] = ACTIVATION_GUILDERS
        return
    for colour in range(t.COLOURS):
        out[DOES.cost + colour] = ed.cost[card][colour] - int(way == colour)


@rule
def add_use(ed: Edition, card: int, out: Numbers) -> None:
    out[DOES.guilder_cost] = ed.price_guilders[card]
    out[DOES.any_cost] = ed.price_any[card]
    if ed.price_colour[card] != t.NONE:
        out[DOES.cost + ed.price_colour[card]] = 1
    out[DOES.guilders] = ed.guilders[card]
    out[DOES.points] = ed.points[card]
    out[DOES.any_gain] = ed.choice[card]
    if ed.gain_colour[card] != t.NONE:
        out[DOES.gain + ed.gain_colour[card]] = 1
    out[DOES.amstel] = ed.amstel[card]


@rule
def add_tile(ed: Edition, tile: int, out: Numbers) -> None:
    out[DOES.guilder_cost] = ed.tile_price[tile]
    out[DOES.points] = ed.tile_points[tile]
    out[DOES.any_gain] = ed.tile_choice[tile]
    out[DOES.amstel] = ed.tile_amstel[tile]
