"""What a state of Amsterdam must be beyond what its fields say, to be played on: a sentence for each fault."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import AmsterdamBook
from langbord.games.amsterdam.common import colours_held, has, inactive, parties, resources
from langbord.games.amsterdam.draft import displayed, next_deck
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.market import deck_size, pile_of
from langbord.games.amsterdam.setup import COPIES, new
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.turn import settle

__all__ = ["consistent", "parties"]

# The phases of the set-up in their order, and what has been laid out since the phase before when one begins or goes on
LAID_OUT = {
    t.DEAL_GOODS: "phase awaited tile",
    t.DEAL_WORKERS: "jetty",
    t.DEAL_DISTRICTS: "scored",
    t.TURN_MARKET: "",
    t.DEAL_DISCS: "market seen_tile market_left track",
    t.DEAL_ORDERS: "order seat turn order_place",
    t.PLACE_FOREMAN: "",
    t.PLACE_MESSENGER: "foreman",
    t.PLACE_TRADER: "messenger",
    t.DEAL_START_CARDS: "trader draw_deck place",
    t.START_CARD: "",
    t.START_SINGLE: "wheel",
    t.START_PAIR: "",
}
SET_UP = tuple(LAID_OUT)
IN_TURN_ORDER = (t.DRAFT, t.OVERFLOW, t.DICE, t.SHIFT)
MOVING = (t.MOVE_FOREMAN, t.MOVE_MESSENGER, t.MOVE_TRADER)
SPECIAL = (t.SWAP_OUT, t.SWAP_IN, t.SAIL_TO, t.FREE_BLOCK, t.DRAW_SWAP)  # asked before an act is settled
SHOWING = (t.DEAL_START_CARDS, t.START_CARD, t.DEAL_CARDS, t.REMOVE, t.DRAFT, t.OVERFLOW)


def consistent(s: State, book: AmsterdamBook) -> Iterator[str]:
    """What is laid out first is looked at first: each check relies on those before it."""
    ed = book.table
    fresh = laid_out(s, ed)
    for check in (
        _phase(s, book),
        _set_up(s, fresh),
        _city(s),
        _workers(s),
        _market(s, ed, fresh),
        _amstel(s),
        _orders(s),
        _specialists(s),
        _cards(s, ed),
        _order_of_phase(s),
        _round(s, ed),
        _turn(s, ed),
    ):
        found = list(check)
        yield from found
        if found:
            return


def laid_out(s: State, ed: Edition) -> State:
    """The empty table of a game with these options."""
    fresh = State()
    for name in ("players", "short", "specialists", "orders", "open_orders", "trading", "tiles", "active_maps_count"):
        setattr(fresh, name, getattr(s, name))
    new(fresh, ed)
    return fresh


def is_set_up(s: State) -> bool:
    return s.phase in SET_UP and not (s.phase == t.TURN_MARKET and s.track[0] != t.NONE)


def is_past(s: State, phase: int) -> bool:
    """Has this phase of the set-up been left?"""
    return not is_set_up(s) or SET_UP.index(s.phase) > SET_UP.index(phase)


def in_turn(s: State) -> bool:
    return s.phase == t.TURN or (t.RAISED >> s.phase) & 1 == 1 or s.phase in MOVING or s.phase == t.DRAW_SWAP


def _phase(s: State, book: AmsterdamBook) -> Iterator[str]:
    """Who is awaited follows from the phase."""
    phase = book.names["phase"][s.phase]
    if s.over:
        if s.phase != t.FINISH or s.seat != t.NONE or s.round != t.LAST_ROUND:
            yield f"the game is over, but the phase is {phase} of round {s.round}, and seat is {s.seat} (AM61)"
    elif (t.FOLLOWING >> s.phase) & 1:
        yield f"the phase is {phase}, in which nothing is asked"
    elif (t.DEALT >> s.phase) & 1:
        if s.awaited:
            yield f"awaited is {s.awaited}, but in the phase {phase} the dealer is to deal"
        if s.phase == t.DRAW_SWAP and not 0 <= s.seat < s.players:
            yield f"seat is {s.seat}, but in the phase {phase} a player's card is drawn"
    elif not 0 <= s.seat < s.players or s.awaited != 1 << s.seat:
        yield f"awaited is {s.awaited} and seat is {s.seat}; in the phase {phase} that seat alone owes an action"


def _set_up(s: State, fresh: State) -> Iterator[str]:
    """AM15-AM25: in the set-up nothing has changed but what has been laid out so far."""
    if s.round < fresh.round:
        yield f"round is {s.round}, but the short game begins with round {fresh.round} (AM20)"
    if is_set_up(s):
        phases = SET_UP[: SET_UP.index(s.phase) + 1]
        changed = {name for phase in phases for name in LAID_OUT[phase].split()}
        for name in s.fields:
            if name not in changed and getattr(s, name) != getattr(fresh, name):
                yield f"{name} has changed, which is too early in the set-up"


def _city(s: State) -> Iterator[str]:
    """AM15: goods tiles are laid out block by block. AM42: who takes a block takes its tile."""
    if s.phase == t.DEAL_GOODS:
        laid = t.BLOCKS - s.tile.count(t.NONE)
        if laid == t.BLOCKS or t.NONE in s.tile[:laid] or max(map(s.tile.count, range(t.GOODS))) > COPIES:
            yield f"tile: the goods are laid out block by block, {COPIES} of each (AM15)"
        return
    for block in range(t.BLOCKS):
        if (s.owner[block] == t.NONE) == (s.tile[block] == t.NONE):
            found = "its tile" if s.tile[block] != t.NONE else "no tile"
            yield f"owner[{block}] is {s.owner[block]}, but the block has {found}: who takes one takes both (AM42)"
    opened, wanted = sum(s.scored), parties(s) - 1
    if opened >= wanted if s.phase == t.DEAL_DISTRICTS else is_past(s, t.DEAL_DISTRICTS) and opened != wanted:
        yield f"scored: {opened} district tiles lie open; there are {wanted} in the end (AM17)"


def _workers(s: State) -> Iterator[str]:
    """AM16, AMQ04: jetty by jetty, as many as there are, none at the jetty of his colour."""
    if s.phase != t.DEAL_WORKERS:
        return
    each = 1 if s.players == 1 else 2
    counts = [sum(row) for row in s.jetty]
    filled = t.WORKERS - counts.count(0)
    if filled == t.WORKERS or counts != [each] * filled + [0] * (t.WORKERS - filled):
        yield f"jetty: the workers are laid out jetty by jetty, {each} at each (AM16)"
    for worker in range(t.WORKERS):
        if s.jetty[worker][worker] or sum(row[worker] for row in s.jetty) > each:
            yield f"jetty: a worker stands at the jetty of his colour, or there are more than {each} of it (AM16)"


def _market(s: State, ed: Edition, fresh: State) -> Iterator[str]:
    """AM19: a tile for each round, from a pile that has lost just what was turned up."""
    turned = s.round - fresh.round + int(s.phase != t.TURN_MARKET and is_past(s, t.TURN_MARKET))
    if sum(s.seen_tile) != turned:
        yield f"seen_tile names {sum(s.seen_tile)} tiles; {turned} have been turned up by now (AM19)"
    for kind in range(t.SETS):
        seen = sum(s.seen_tile[tile] for tile in range(t.MARKET_TILES) if pile_of(s, ed, tile) == kind)
        if s.market_left[kind] != fresh.market_left[kind] - seen:
            yield f"market_left[{kind}] is {s.market_left[kind]}; {seen} tiles of that set have been turned up (AM19)"
    if turned and (s.market == t.NONE or not s.seen_tile[s.market]):
        yield "market does not name a tile that has been turned up"


def _amstel(s: State) -> Iterator[str]:
    """AM22: the discs along the river, each once; AMQ07: the order of a phase, each player once."""
    discs = s.track[: parties(s)]
    drawn = [disc for disc in discs if disc != t.NONE]
    if s.phase == t.DEAL_DISCS:
        if discs[0] != t.NONE or discs[len(discs) - len(drawn) :] != drawn or len(set(drawn)) < len(drawn):
            yield "track: the discs are laid from the bottom up, each once (AM22)"
        return
    if is_past(s, t.DEAL_DISCS):
        if sorted(discs) != list(range(parties(s))):
            yield "track must name each disc once (AM22)"
        if sorted(s.order[: s.players]) != list(range(s.players)) or max(s.order[s.players :], default=t.NONE) >= 0:
            yield "order must name each player once (AMQ07)"


def _orders(s: State) -> Iterator[str]:
    """AM74: three or five to each player, in turn order, the first ones open where so agreed."""
    wanted = 2 * s.orders + 1 if s.orders else 0
    if max(s.order_place) >= t.OPEN + s.players or any(s.players < place < t.OPEN for place in s.order_place):
        yield "order_place names a seat that is not at the table"
    elif s.phase == t.DEAL_ORDERS and (s.turn >= s.players or not wanted):
        yield "the phase is deal_orders, but there are none to deal (AM74)"
    elif is_past(s, t.DEAL_DISCS):
        for k in range(s.players):
            seat = s.order[k] if s.phase == t.DEAL_ORDERS else k
            opened, secret = s.order_place.count(t.OPEN + seat), s.order_place.count(t.SECRET + seat)
            held = opened + secret
            dealt = s.phase != t.DEAL_ORDERS or k < s.turn
            whole = held == wanted if dealt else held < (wanted if k == s.turn else 1)
            if not whole or opened != min(held, s.open_orders):
                yield f"order_place: seat {seat} has {held} orders, {opened} of them open, which is not as dealt (AM74)"


def _specialists(s: State) -> Iterator[str]:
    """AM69, AM76: foreman, messenger and trader are there where so agreed, and go on only from where they stand."""
    for name, agreed, place, due, placing, moving in (
        ("foreman", s.specialists, s.foreman, s.foreman_due, t.PLACE_FOREMAN, t.MOVE_FOREMAN),
        ("messenger", s.specialists, s.messenger, s.messenger_due, t.PLACE_MESSENGER, t.MOVE_MESSENGER),
        ("trader", s.trading, s.trader, s.trader_due, t.PLACE_TRADER, t.MOVE_TRADER),
    ):
        if not agreed and (place != t.NONE or s.phase in (placing, moving)):
            yield f"{name}: the players have not agreed to play with him"
        if place == t.NONE and (due or s.phase == moving):
            yield f"{name} is nowhere, so he cannot move on"
        if due and not in_turn(s):
            yield f"{name}_due is 1, but he moves at the end of a turn (AMQ41)"
        if s.phase == placing and place != t.NONE:
            yield f"{name} is to be placed, but has a place"
        if agreed and place == t.NONE and is_set_up(s) and is_past(s, placing):
            yield f"{name} has not been placed"


def _cards(s: State, ed: Edition) -> Iterator[str]:
    """Cards lie before players at the table; on display while they are chosen; and the decks last to the end."""
    for card in range(t.CARDS):
        place = s.place[card]
        if t.HAND + s.players <= place < t.TABLE or place >= t.TABLE + s.players:
            yield f"place[{card}] names a seat that is not at the table"
    if s.phase not in SHOWING and t.DISPLAY in s.place:
        yield "place: cards are on display, but nobody is to choose one (AM30)"
    for deck in range(t.DECKS):
        each_round = [int(ed.reveal[parties(s)][t.DECKS * int(k % 2 == 0) + deck]) for k in rounds_to_show(s)]
        needed = sum(each_round)
        if s.phase == t.DEAL_CARDS:
            needed -= min(each_round[0], displayed(s, deck))
        elif s.phase == t.DEAL_START_CARDS:
            needed += max(0, int(ed.start_cards[parties(s)][deck]) - displayed(s, deck))
        spare = int(
            t.DISCARD not in s.place and deck != t.MAPS and s.phase != t.DEAL_START_CARDS and is_past(s, t.START_PAIR)
        )
        if deck_size(s, deck) < needed + spare:
            yield f"place: the deck {t.DECK_NAMES[deck]} has too few cards left for the rounds to come (AM29)"


def rounds_to_show(s: State) -> range:
    """The rounds whose cards are still in the decks, or some of them."""
    begun = not is_set_up(s) and s.phase not in (t.TURN_MARKET, t.DEAL_CARDS)
    return range(s.round + int(begun), t.LAST_ROUND + 1)


def _order_of_phase(s: State) -> Iterator[str]:
    """AM24, AM30, AM35, AM39: who is in turn follows from how many have been."""
    if s.phase in IN_TURN_ORDER or in_turn(s):
        if not 1 <= s.turn <= s.players or s.order[s.turn - 1] != s.seat:
            yield f"seat is {s.seat}, which is not the one in turn (order, turn)"
    elif s.phase in (t.START_CARD, t.START_SINGLE, t.START_PAIR):
        if s.turn >= s.players or s.order[s.turn] != s.seat:
            yield f"seat is {s.seat}, which is not the one in turn (order, turn)"
    elif s.phase in (t.REMOVE, t.ROLL) and s.turn:
        yield f"turn is {s.turn}, but nobody has been in turn in this phase"


def _round(s: State, ed: Edition) -> Iterator[str]:
    """What the phases before a turn need: cards to choose from, dice to throw, resources to keep."""
    shown = s.place.count(t.DISPLAY)
    choosing = {t.START_CARD: s.turn + 1, t.REMOVE: 2, t.DRAFT: s.players - s.turn + 1, t.OVERFLOW: s.players - s.turn}
    if shown < choosing.get(s.phase, 0):
        yield f"place: {shown} cards are on display, too few for all who are to choose (AM24, AM30)"
    if s.phase in (t.DEAL_START_CARDS, t.DEAL_CARDS) and (s.draw_deck == t.NONE or s.draw_deck != next_deck(s, ed)):
        yield f"draw_deck is {s.draw_deck}, from which no card is to be turned up (AM29)"
    if s.phase == t.REMOVE and s.players > 1:
        yield "the phase is remove, but TOM does not play (AM82)"
    if s.phase == t.OVERFLOW and inactive(s, s.seat) <= t.SLOTS:
        yield f"the phase is overflow, but seat {s.seat} has room for its cards (AM31)"
    if s.phase == t.ROLL and s.rolled == t.COLOURS:
        yield "the phase is roll, but rolled says that all dice are thrown (AM33)"
    if s.phase in (t.DICE, t.SHIFT) and (0 in s.dice or s.rolled != t.COLOURS):
        yield "dice: each die shows 1 to 6 when dice are chosen (AM33)"
    if s.phase == t.SHIFT:
        if not t.NONE < s.die_a < s.die_b or not has(s, ed, s.seat, t.SHIFT_DIE):
            yield "die_a and die_b must name two dice of a player who may shift one (AMQ51)"
    elif (s.die_a, s.die_b) != (t.NONE, t.NONE):
        yield "die_a and die_b name dice, but none is to be shifted (AMQ51)"
    if s.phase == t.KEEP and (s.round == t.LAST_ROUND or colours_held(s, s.seat) < 2):
        yield f"the phase is keep, but seat {s.seat} has no choice what to keep (AM59)"


def _turn(s: State, ed: Edition) -> Iterator[str]:
    """AMQ41: what an act has raised is what is asked next; outside of a turn nothing is pending."""
    if s.tripled != t.NONE and ed.deck[s.tripled] != t.MAPS:
        yield "tripled does not name a map (AMQ48)"
    if s.free_map != t.NONE and (ed.deck[s.free_map] != t.MAPS or s.place[s.free_map] != t.TABLE + s.seat):
        yield "free_map does not name an active map of the seat in turn"
    if (s.swap != t.NONE) != (s.phase in (t.SWAP_IN, t.DRAW_SWAP)):
        yield "swap names a card where none is swapped, or none where one is (AMQ54)"
    elif s.swap != t.NONE and s.place[s.swap] != t.HAND + s.seat:
        yield "swap does not name an inactive card of the seat in turn (AMQ54)"
    elif s.phase == t.DRAW_SWAP and s.draw_deck not in (t.CRAFTSMEN, t.BUILDINGS):
        yield f"draw_deck is {s.draw_deck}, from which no card is swapped (AMQ54)"
    pending = s.debt + s.owed + s.advance + s.activations + s.tile_steps
    asked = in_turn(s) and s.phase not in MOVING
    if not asked and (pending or s.sale != t.NONE or s.free_map != t.NONE):
        yield "debt, owed, sale, free_map, advance, activations or tile_steps is pending outside of a turn (AMQ41)"
    elif asked and s.debt > resources(s, s.seat):
        yield f"debt is {s.debt}, more than seat {s.seat} can hand in"
    elif s.phase in SPECIAL:
        if s.debt or s.sale != t.NONE or s.free_map != t.NONE:
            yield "debt, sale and free_map are settled before a market tile's act (AMQ41)"
    elif asked:
        settled = s.copy()
        settle(settled, ed)
        for difference in settled.differences(s):
            yield f"what is pending asks for something else (AMQ41): {difference}"
