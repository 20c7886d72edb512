"""What a state of Tickets must be beyond what its fields say, to be played on: a sentence for each fault."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import TicketsBook
from langbord.games.tickets.contracts import contracts_left, is_offered, offered_count
from langbord.games.tickets.row import gap_in_row, hand_size, pile_size, second_card_left
from langbord.games.tickets.state import State

SET_UP = (t.DRAW_STARTER, t.DEAL_HANDS, t.DEAL_CONTRACTS, t.KEEP_FIRST)
ASKS_A_PLAYER = (t.KEEP_FIRST, t.TURN, t.SECOND_CARD, t.KEEP)

# How many of the two cards of a turn have been taken in a phase: while the row is full, and while it is filled
TAKEN = {t.TURN: (0,), t.SECOND_CARD: (1,), t.DRAW_BLIND: (0, 1)}
TAKEN_IN_REFILL = {t.DEAL_CONTRACTS: (0,), t.TURN: (0, 1, 2), t.SECOND_CARD: (2,), t.DRAW_BLIND: (1, 2)}


def consistent(s: State, book: TicketsBook) -> Iterator[str]:
    yield from _end(s)
    if not s.over:
        yield from _awaited(s, book)
        yield from _dealt(s, book)
    yield from _cards(s)
    yield from _contracts(s, book)
    yield from _offers(s, book)
    yield from _routes(s, book)


def _end(s: State) -> Iterator[str]:
    """The end comes with the last turn or with the last pass, and just then."""
    last = s.turns_left == 0 or s.passes == s.players
    if s.over and not last:
        yield "the game is over, but turns_left is not 0, and not all have passed (TR28, TRQ4)"
    if s.over and (s.refill or s.phase in SET_UP):
        yield "the game is over, but the dealer is not done (refill, phase)"
    if last and not s.over:
        yield f"turns_left is {s.turns_left} and passes is {s.passes}, but the game is not over (TR28, TRQ4)"
    if max(s.turns_left, s.passes) > s.players:
        yield f"turns_left or passes is more than the {s.players} players"


def _awaited(s: State, book: TicketsBook) -> Iterator[str]:
    """Who is awaited follows from the phase; so does what has been done in the turn."""
    phase = book.names["phase"][s.phase]
    if s.refill or s.phase not in ASKS_A_PLAYER:
        if s.awaited:
            yield f"awaited is {s.awaited}, but in the phase {phase} with refill {s.refill} the dealer is to deal"
    elif s.phase == t.KEEP_FIRST:
        if not s.awaited:
            yield f"awaited is 0, but in the phase {phase} somebody has still to choose"
    elif s.awaited != 1 << s.seat:
        yield f"awaited is {s.awaited}, but in the phase {phase} seat {s.seat} owes an action"
    taken = TAKEN_IN_REFILL.get(s.phase, ()) if s.refill else TAKEN.get(s.phase, (0,))
    if s.cards_taken not in taken:
        yield f"cards_taken is {s.cards_taken}, which cannot be in the phase {phase} with refill {s.refill} (TR10)"
    if s.passes and (s.refill or s.phase != t.TURN):
        yield f"passes is {s.passes}, but in the phase {phase} the last turn was no pass (TRQ4)"
    if s.phase == t.SECOND_CARD and not s.refill and not second_card_left(s):
        yield "the phase is second_card, but there is none to take (TRQ14)"
    if s.phase == t.DRAW_BLIND and not s.refill and pile_size(s) == 0:
        yield "the phase is draw_blind, but the pile is empty (TR14)"


def _dealt(s: State, book: TicketsBook) -> Iterator[str]:
    """TR4-TR7: in the set-up nothing has happened but what the dealer has dealt so far."""
    if s.phase not in SET_UP:
        return
    sizes = [hand_size(s, seat) for seat in range(s.players)]
    wanted = book.table.hand
    if max(s.owner) != t.NONE or t.HELD in s.where or t.UNDER_PILE in s.where or s.turns_left != t.NONE:
        yield "in the set-up there are no routes claimed, contracts held or put back, or last turns"
    if s.phase == t.DRAW_STARTER and (s.starter or any(sizes)):
        yield "the phase is draw_starter, but the starter is chosen, or cards have been dealt (TRQ3)"
    if s.phase == t.DEAL_HANDS and (min(sizes) >= wanted or max(sizes) > wanted):
        yield f"the phase is deal_hands, but the hands are of {sizes} cards and get {wanted} each (TR5)"
    if s.phase in (t.DEAL_CONTRACTS, t.KEEP_FIRST) and set(sizes) != {wanted}:
        yield f"the hands are of {sizes} cards; in the set-up they have {wanted} each (TR5)"
    if s.phase in (t.DRAW_STARTER, t.DEAL_HANDS) and (set(s.row) != {t.NONE} or any(s.discards)):
        yield "the row and the discards are empty until the hands are dealt (TR5)"


def _cards(s: State) -> Iterator[str]:
    """TRQ8: whenever there are cards, the row is full or being filled; TR14: an empty pile has no discards."""
    gap, pile = gap_in_row(s) != t.NONE, pile_size(s) > 0
    if s.refill and not (gap and pile):
        yield "refill is 1, but the row has no gap, or the pile no card (TRQ8)"
    if gap and pile and not s.refill and s.phase not in (t.DRAW_STARTER, t.DEAL_HANDS):
        yield "the row has a gap that the pile can fill, but refill is 0 (TRQ8)"
    if any(s.discards) and not pile:
        yield "the pile is empty, but there are discards (TR14)"
    if s.clearances and not s.refill:
        yield f"clearances is {s.clearances}, but refill is 0 (TRQ1)"


def _contracts(s: State, book: TicketsBook) -> Iterator[str]:
    """Where a contract is, whose it is, and who knows it."""
    under = s.under[: s.under_count]
    lying = [contract for contract in range(book.table.contracts) if s.where[contract] == t.UNDER_PILE]
    if sorted(under) != lying or max(s.under[s.under_count :], default=t.NONE) != t.NONE:
        yield "under must name the under_count contracts that are under the pile, each once, and then none (TR26)"
    for contract, name in enumerate(book.names["contract"]):
        spot, holder, knows = s.where[contract], s.holder[contract], s.knows[contract]
        if (spot == t.IN_PILE) != (holder == t.NONE):
            yield f"holder[{name}] is {holder}, which does not fit where it is ({book.names['spot'][spot]})"
        elif knows and (spot not in (t.OFFERED, t.HELD) or knows >> holder & 1):
            yield f"knows[{name}] is {knows}: it names others at the table who saw what was drawn (TRQ11)"


def _offers(s: State, book: TicketsBook) -> Iterator[str]:
    """TR7, TR25: who is to choose has what he chooses from; nobody else is offered anything."""
    left = contracts_left(s, book.table)
    first = s.phase in (t.DEAL_CONTRACTS, t.KEEP_FIRST)
    offered = [offered_count(s, book.table, seat) for seat in range(s.players)]
    drawing = s.phase in (t.DRAW_CONTRACTS, t.KEEP) and not s.over
    if any(offered) and (s.refill or s.over or not (first or drawing)):
        yield "contracts are offered, but nobody is to choose (where, phase)"
    elif s.phase == t.DEAL_CONTRACTS and not (min(offered) < 2 and max(offered) <= 2):
        yield f"the phase is deal_contracts, but {offered} contracts are offered and two each are dealt (TR7)"
    elif s.phase == t.KEEP_FIRST and set(offered) != {2}:
        yield f"the phase is keep_first, but {offered} contracts are offered instead of two each (TR7)"
    elif drawing and sum(offered) != offered[s.seat]:
        yield "contracts are offered to a seat that is not in turn (TR25)"
    elif s.phase == t.KEEP and drawing and offered[s.seat] != 2 and (offered[s.seat] != 1 or left):
        yield "the phase is keep, but it takes two offered contracts, or the last one (TR25, TR27)"
    elif s.phase == t.DRAW_CONTRACTS and drawing and (offered[s.seat] > 1 or left == s.under_count):
        yield "the phase is draw_contracts, but there is none to be drawn, or two are offered already (TR25)"
    for seat in range(s.players):
        back = s.returned[seat]
        chosen = s.phase == t.KEEP_FIRST and not s.awaited >> seat & 1
        if back != t.NONE and not (chosen and is_offered(s, seat, back)):
            yield f"returned[{seat}] names a contract that this seat has not given back (TRQ2)"


def _routes(s: State, book: TicketsBook) -> Iterator[str]:
    """TR21, TR22: of a double, nobody owns both, and with two players only one is owned. TR24: bonus cards."""
    for route, twin in enumerate(book.table.twin[: book.table.routes]):
        if twin > route and t.NONE not in (s.owner[route], s.owner[twin]):
            name = book.names["route"][route]
            if s.owner[route] == s.owner[twin]:
                yield f"owner: seat {s.owner[route]} has both routes of the double {name} (TR21)"
            elif s.players == 2:
                yield f"owner: both routes of the double {name} are claimed at a table of two (TR22)"
    for seat in range(s.players):
        carts = sum(book.table.cart[route] for route in range(book.table.routes) if s.owner[route] == seat)
        if s.bonus[seat] > carts:
            yield f"bonus[{seat}] is {s.bonus[seat]}, but its routes carry {carts} cart symbols (TR24)"
