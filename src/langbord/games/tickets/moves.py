"""What goes where in a game of Tickets.

Counted are cards in the row, the hands, the pile and the discards; carts before the players and on routes; contracts
and merchandise in their piles and before the players; and points.
"""

from __future__ import annotations

from collections import Counter

from langbord.core.game import CHANCE
from langbord.core.moves import Ledger, Lying, Move, things
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import TicketsBook
from langbord.games.tickets.contracts import contracts_left
from langbord.games.tickets.state import State
from langbord.games.tickets.turn import seat_with_fewest_cards
from langbord.games.tickets.view import View

PILE, DISCARDS, CONTRACT_PILE, BONUS_PILE = "pile", "discards", "contracts", "merchandise"


def lying(view: View, book: TicketsBook, viewer: int | None) -> Lying:
    """How many of what lie where, as a view tells it."""
    found = Counter[tuple[str, str]]()
    found.update((f"row {card}", f"card {card}") for card in view.row if card is not None)
    found[PILE, "card"] = view.pile
    found.update({(DISCARDS, f"card {card}"): count for card, count in view.discards.items()})
    found[CONTRACT_PILE, "contract"] = view.contract_pile
    found[BONUS_PILE, "merchandise"] = view.bonus_pile
    lengths = {route: book.table.length[number] for number, route in enumerate(book.names["route"])}
    found.update({(f"route {route}", f"cart {owner}"): lengths[route] for route, owner in view.claimed.items()})
    for seat, player in enumerate(view.seats):
        own = view.own if seat == viewer else None
        known = own.hand if own is not None else player.seen
        found.update({(f"seat {seat} hand", f"card {card}"): count for card, count in known.items()})
        found[f"seat {seat} hand", "card"] = player.cards - sum(known.values())
        found[f"seat {seat} carts", f"cart {seat}"] = player.carts
        found[f"seat {seat} points", "point"] = player.points
        found[f"seat {seat} merchandise", "merchandise"] = player.bonus
        found.update((f"seat {seat} contracts", f"contract {contract.name}") for contract in player.shown)
        found[f"seat {seat} contracts", "contract"] = player.contracts - len(player.shown)
        if own is not None:
            found.update((f"seat {seat} offered", f"contract {contract.name}") for contract in own.offered)
    return {key: count for key, count in found.items() if count}


def moves(before: State, book: TicketsBook, actor: int, action: int, after: State, viewer: int | None) -> list[Move]:
    """What a viewer sees going where."""
    ledger = Ledger()
    if actor == CHANCE:
        _deal(ledger, before, book, action, viewer)
    _cards(ledger, before, book, after, viewer)
    _contracts(ledger, before, book, after, viewer)
    ledger.count(BONUS_PILE, "merchandise", before.bonus_pile, after.bonus_pile)
    if after.owner != before.owner:
        _claims(ledger, before, book, after)
    return ledger.moves()


def _claims(ledger: Ledger, before: State, book: TicketsBook, after: State) -> None:
    """Carts on routes, and what they bring."""
    for route, owner in enumerate(after.owner):
        if owner != before.owner[route]:
            ledger.count(f"route {book.names['route'][route]}", f"cart {owner}", 0, book.table.length[route])
    for seat in range(after.players):
        ledger.count(f"seat {seat} carts", f"cart {seat}", before.carts[seat], after.carts[seat])
        ledger.count(f"seat {seat} merchandise", "merchandise", before.bonus[seat], after.bonus[seat])
        ledger.count(f"seat {seat} points", "point", before.points[seat], after.points[seat])


def _deal(ledger: Ledger, before: State, book: TicketsBook, outcome: int, viewer: int | None) -> None:
    """The card that was dealt came from the pile, even where the discards become a new one at once."""
    card = f"card {book.names['card'][outcome]}" if outcome < t.CARDS else ""
    if before.refill:
        ledger.move(card, PILE, f"row {book.names['card'][outcome]}", face="revealed")
    elif before.phase in (t.DEAL_HANDS, t.DRAW_BLIND):
        seat = before.seat if before.phase == t.DRAW_BLIND else seat_with_fewest_cards(before)
        if seat == viewer:
            ledger.move(card, PILE, f"seat {seat} hand", face="revealed")
        else:
            ledger.move("card", PILE, f"seat {seat} hand", face="down")


def _cards(ledger: Ledger, before: State, book: TicketsBook, after: State, viewer: int | None) -> None:
    names = book.names["card"]
    cards = things("card", names)
    if after.row != before.row:
        for card, name in enumerate(names):
            ledger.count(f"row {name}", cards[card], before.row.count(card), after.row.count(card))
    if after.pile != before.pile:
        ledger.count(PILE, "card", sum(before.pile), sum(after.pile), shut=True)
    ledger.counts(DISCARDS, cards, before.discards, after.discards)
    for seat in range(after.players):
        if after.hand[seat] == before.hand[seat] and after.seen[seat] == before.seen[seat]:
            continue
        hand = f"seat {seat} hand"
        if seat == viewer:
            ledger.counts(hand, cards, before.hand[seat], after.hand[seat])
        else:
            ledger.counts(hand, cards, before.seen[seat], after.seen[seat])
            had, has = (sum(s.hand[seat]) - sum(s.seen[seat]) for s in (before, after))
            ledger.count(hand, "card", had, has, shut=True)


def _contracts(ledger: Ledger, before: State, book: TicketsBook, after: State, viewer: int | None) -> None:
    """Those that a viewer knows by name, the others by their number; before others, what is offered is not counted."""
    if after.where == before.where and after.knows == before.knows and not after.over:
        return
    ledger.count(
        CONTRACT_PILE, "contract", contracts_left(before, book.table), contracts_left(after, book.table), shut=True
    )
    changed = [c for c in range(len(book.names["contract"])) if _contract(before, c) != _contract(after, c)]
    had, has = (_contracts_at(s, book, changed, viewer) for s in (before, after))
    for place, contract in sorted({**had, **has}):  # in an order that tells nothing
        ledger.count(place, contract, had[place, contract], has[place, contract], shut=contract == "contract")


def _contract(s: State, contract: int) -> tuple[int, int, int, int]:
    """Where a contract is, and who knows it."""
    return s.where[contract], s.holder[contract], s.knows[contract], s.over


def _contracts_at(s: State, book: TicketsBook, contracts: list[int], viewer: int | None) -> Counter[tuple[str, str]]:
    found = Counter[tuple[str, str]]()
    for contract in contracts:
        name, seat, spot = book.names["contract"][contract], s.holder[contract], s.where[contract]
        known = seat == viewer or (
            spot == t.HELD and (s.over or (viewer is not None and s.knows[contract] >> viewer & 1))
        )
        if spot == t.HELD:
            found[f"seat {seat} contracts", f"contract {name}" if known else "contract"] += 1
        elif spot == t.OFFERED:
            found[(f"seat {seat} offered", f"contract {name}") if known else (f"seat {seat}", "contract")] += 1
    return found
