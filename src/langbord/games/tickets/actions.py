"""What a player or the dealer of Tickets may do, as numbers and as texts.

pass | draw pile | draw pink | contracts | keep dam-oude_waal | claim dam-oude_kerk/pink pink+1
"""

from __future__ import annotations

from langbord.core.edition import Book
from langbord.core.rule import plain, rule
from langbord.games.tickets import edition
from langbord.games.tickets.state import CARDS, CONTRACTS, DEAL_HANDS, DRAW_BLIND, DRAW_STARTER, OFFERED, WILD, State

PASS = 0
DRAW_PILE = 1
TAKE_CONTRACTS = 2
DRAW_ROW = 3  # + the card
KEEP_ONE = 16  # + the contract kept; the other one offered goes back
KEEP_ALL = 63
CLAIM = 64  # + claim_number
PAYMENTS = 5  # 0 to 4 wilds

TicketsBook = Book[edition.Printed, edition.Edition]


@rule
def claim_action(route: int, colour: int, wilds: int) -> int:
    """Claim a route with that many wilds and for the rest cards of that colour (WILD: nothing but wilds)."""
    return CLAIM + (route * CARDS + colour) * PAYMENTS + wilds


@rule
def claim_route(action: int) -> int:
    return (action - CLAIM) // (CARDS * PAYMENTS)


@rule
def claim_colour(action: int) -> int:
    return (action - CLAIM) // PAYMENTS % CARDS


@rule
def claim_wilds(action: int) -> int:
    return (action - CLAIM) % PAYMENTS


def claim_parts(action: int) -> tuple[int, int, int]:
    """The route, the colour and the number of wilds of a claim."""
    return plain(claim_route)(action), plain(claim_colour)(action), plain(claim_wilds)(action)


def action_text(s: State, book: TicketsBook, seat: int, action: int) -> str:
    """The text of an action: exact, and the same in every language."""
    cards, contracts = book.names["card"], book.names["contract"]
    if action >= CLAIM:
        route, colour, wilds = claim_parts(action)
        more = f"+{wilds}" if wilds and colour != WILD else ""
        return f"claim {book.names['route'][route]} {cards[colour]}{more}"
    if action == KEEP_ALL:
        return " ".join(["keep", *(contracts[c] for c in offered(s, seat))])
    if action >= KEEP_ONE:
        return f"keep {contracts[action - KEEP_ONE]}"
    if action >= DRAW_ROW:
        return f"draw {cards[action - DRAW_ROW]}"
    return {PASS: "pass", DRAW_PILE: "draw pile", TAKE_CONTRACTS: "contracts"}[action]


def outcome_text(s: State, book: TicketsBook, outcome: int) -> str:
    """What the dealer dealt: a seat to start, a card or a contract."""
    if s.phase == DRAW_STARTER:
        return f"starter {outcome}"
    if s.refill or s.phase in (DEAL_HANDS, DRAW_BLIND):
        return book.names["card"][outcome]
    return book.names["contract"][outcome]


def offered(s: State, seat: int) -> list[int]:
    """The contracts that a seat may choose from."""
    return [c for c in range(CONTRACTS) if s.where[c] == OFFERED and s.holder[c] == seat]
