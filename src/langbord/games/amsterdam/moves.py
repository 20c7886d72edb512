"""What goes where in a game of Amsterdam.

Counted are cards, orders, cubes, goods, workers, guilders, points and penalties; ships, discs, the marks on blocks, the
foreman, the messenger and the trader; action tokens on cards, the open market and district tiles, and the dice.
"""

from __future__ import annotations

from collections import Counter

from langbord.core.moves import Ledger, Lying, Move, things
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import AmsterdamBook
from langbord.games.amsterdam.common import parties
from langbord.games.amsterdam.market import deck_size
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.view import SeatView, View

BELONGINGS = ("points", "guilders", "penalties", "ship", "disc", "supply", "wheel", "goods", "cargo", "crew")
Found = Counter[tuple[str, str]]
DISPLAY, DISCARD, DICE, MARKET, DEPOT, SALE = "display", "discard", "dice", "market", "depot", "sale"

# --- As a view tells it -------------------------------------------------------------------------------------------


def lying(view: View, book: AmsterdamBook, viewer: int | None) -> Lying:
    """How many of what lie where, as a view tells it."""
    found = Found()
    found.update((DICE, f"die {colour} {pips}") for colour, pips in view.dice.items())
    found.update((DISPLAY, f"card {card}") for card in view.display)
    found.update((DISCARD, f"card {card}") for card in view.discard)
    found.update({(f"deck {deck}", "card"): count for deck, count in zip(t.DECK_NAMES, view.decks, strict=True)})
    found.update((f"district {district}", "district") for district in view.scored)
    if view.market is not None:
        found[MARKET, f"tile {view.market}"] = 1
    _harbour_and_city(found, view, book)
    for seat, player in enumerate(view.seats):
        _player(found, seat, player, hidden=0 if view.over or seat == viewer else player.secret_orders)
    return {key: count for key, count in found.items() if count}


def _harbour_and_city(found: Found, view: View, book: AmsterdamBook) -> None:
    for block, owner in view.owner.items():
        found[f"block {block}", f"mark {owner}"] = 1
    goods = {
        **{f"block {block}": good for block, good in view.tile.items()},
        **{f"space {house}": good for house, good in view.small.items()},
        **{f"good {good}": good for good in view.sold},
    }
    found.update((place, f"good {good}") for place, good in goods.items())
    found.update({(f"space {good}", f"good {good}"): count for good, count in view.stock.items()})
    if view.acts.sale is not None:
        found[SALE, f"good {view.acts.sale}"] = 1
    for jetty, workers in view.jetties.items():
        place = _jetty(book, book.names["worker"].index(jetty))
        found.update({(place, f"worker {worker}"): count for worker, count in workers.items()})
    found.update({(DEPOT, f"worker {worker}"): count for worker, count in view.depot.items()})
    figures = (
        ("foreman", "space", view.foreman),
        ("messenger", "block", view.messenger),
        ("trader", "good", view.trader),
    )
    found.update((f"{where} {at}", figure) for figure, where, at in figures if at is not None)


def _player(found: Found, seat: int, player: SeatView, hidden: int) -> None:
    """`hidden`: how many of his orders the viewer does not know."""
    mine = f"seat {seat}"
    found[f"{mine} points", "point"] = player.points
    found[f"{mine} guilders", "guilder"] = player.guilders
    found[f"{mine} penalties", "penalty"] = player.penalties
    found[f"space {player.ship}", f"ship {seat}"] = 1
    found[f"amstel {player.disc}", f"disc {seat}"] = 1
    cubes = {f"{mine} supply": player.supply, **{f"{mine} wheel {k}": row for k, row in enumerate(player.wheel, 1)}}
    heaps = (("cube", cubes), ("good", {f"{mine} store": player.goods, f"{mine} cargo": player.cargo}))
    for thing, places in (*heaps, ("worker", {f"{mine} crew": player.crew})):
        for place, counts in places.items():
            found.update({(place, f"{thing} {name}"): count for name, count in counts.items()})
    found.update((f"{mine} hand", f"card {card}") for card in player.inactive)
    found.update((f"{mine} table", f"card {card}") for card in player.active)
    found.update({(f"card {card}", "token"): uses for card, uses in player.active.items()})
    found.update((f"{mine} orders", f"order {order}") for order in player.orders)
    found[f"{mine} orders", "order"] = hidden


def _jetty(book: AmsterdamBook, worker: int) -> str:
    """The space of a worker's jetty."""
    return f"space {book.names['space'][book.table.jetty.index(worker)]}"


# --- As a step changes it -----------------------------------------------------------------------------------------


def moves(before: State, book: AmsterdamBook, actor: int, action: int, after: State, viewer: int | None) -> list[Move]:
    """What a viewer sees going where."""
    ledger, names, changed = Ledger(), book.names, after.changed(before)
    for colour, name in enumerate(names["colour"] if "dice" in changed else ()):
        had, has = (f"die {name} {s.dice[colour]}" if s.dice[colour] else None for s in (before, after))
        ledger.one(DICE, had, has)
    if "market" in changed:
        had, has = (f"tile {names['tile'][s.market]}" if s.market != t.NONE else None for s in (before, after))
        ledger.one(MARKET, had, has)
    if "scored" in changed:
        districts = [f"district {name}" for name in names["district"]]
        for place, was_scored, is_scored in zip(districts, before.scored, after.scored, strict=True):
            ledger.count(place, "district", was_scored, is_scored)
    _cards(ledger, before, book, after)
    _orders(ledger, before, book, after, viewer)
    _goods(ledger, before, book, after)
    _workers(ledger, before, book, after)
    moved = [name for name in BELONGINGS if name in changed]
    for seat in range(parties(after)):
        if any(getattr(after, name)[seat] != getattr(before, name)[seat] for name in moved):
            _belongings(ledger, before, book, after, seat)
    _marks(ledger, before, book, after)
    return ledger.moves()


def _cards(ledger: Ledger, before: State, book: AmsterdamBook, after: State) -> None:
    if after.place != before.place:
        for card, name in enumerate(book.names["card"]):
            if after.place[card] != before.place[card]:
                ledger.one(_card_place(before.place[card]), f"card {name}", None)
                ledger.one(_card_place(after.place[card]), None, f"card {name}")
        for deck, name in enumerate(t.DECK_NAMES):
            ledger.count(f"deck {name}", "card", deck_size(before, deck), deck_size(after, deck), shut=True)
    if after.uses != before.uses:
        for card, name in enumerate(book.names["card"]):
            ledger.count(f"card {name}", "token", before.uses[card], after.uses[card])


def _card_place(place: int) -> str:
    """Where a card lies; those in a deck are counted by their backs."""
    open_ = {t.DISPLAY: DISPLAY, t.DISCARD: DISCARD}
    if place < t.HAND:
        return open_.get(place, "")
    return f"seat {place - t.HAND} hand" if place < t.TABLE else f"seat {place - t.TABLE} table"


def _orders(ledger: Ledger, before: State, book: AmsterdamBook, after: State, viewer: int | None) -> None:
    """Secret ones are known to their owner, and at the end to all."""
    if after.order_place != before.order_place or after.over:
        had, has = (_orders_at(s, book, viewer) for s in (before, after))
        for place, order in sorted({**had, **has}):  # in an order that tells nothing
            ledger.count(place, order, had[place, order], has[place, order], shut=order == "order")


def _orders_at(s: State, book: AmsterdamBook, viewer: int | None) -> Found:
    found = Found()
    for order, place in enumerate(s.order_place):
        if place != t.UNDEALT:
            seat = place - (t.SECRET if place < t.OPEN else t.OPEN)
            known = place >= t.OPEN or seat == viewer or bool(s.over)
            found[f"seat {seat} orders", f"order {book.names['order'][order]}" if known else "order"] += 1
    return found


def _goods(ledger: Ledger, before: State, book: AmsterdamBook, after: State) -> None:
    names, (had, has) = book.names, (before, after)
    for where, places, old, new in (
        ("block", names["block"], had.tile, has.tile),
        ("space", names["small"], had.small, has.small),
    ):
        if new != old:
            for name, was, is_ in zip(places, old, new, strict=False):
                if is_ != was:
                    ledger.one(f"{where} {name}", _good(book, was), _good(book, is_))
    if has.sale != had.sale:
        ledger.one(SALE, _good(book, had.sale), _good(book, has.sale))
    if has.stock != had.stock or has.sold != had.sold:
        for good, name in enumerate(names["good"]):
            ledger.count(f"space {name}", f"good {name}", had.stock[good], has.stock[good])
            ledger.count(f"good {name}", f"good {name}", had.sold[good], has.sold[good])


def _good(book: AmsterdamBook, good: int) -> str | None:
    return f"good {book.names['good'][good]}" if good != t.NONE else None


def _workers(ledger: Ledger, before: State, book: AmsterdamBook, after: State) -> None:
    """The dock workers, and those of the first and third expansion."""
    if after.jetty != before.jetty or after.depot != before.depot:
        workers = [f"worker {name}" for name in book.names["worker"]]
        for jetty in range(t.WORKERS):
            ledger.counts(_jetty(book, jetty), workers, before.jetty[jetty], after.jetty[jetty])
        ledger.counts(DEPOT, workers, before.depot, after.depot)
    for figure, where, names, old, new in (
        ("foreman", "space", book.names["warehouse"], before.foreman, after.foreman),
        ("messenger", "block", book.names["block"], before.messenger, after.messenger),
        ("trader", "good", book.names["good"], before.trader, after.trader),
    ):
        if new != old:
            for place, had, has in ((old, 1, 0), (new, 0, 1)):
                ledger.count(f"{where} {names[place]}" if place != t.NONE else "", figure, had, has)


def _belongings(ledger: Ledger, before: State, book: AmsterdamBook, after: State, seat: int) -> None:
    names, mine = book.names, f"seat {seat}"
    ledger.count(f"{mine} points", "point", before.points[seat], after.points[seat])
    ledger.count(f"{mine} guilders", "guilder", before.guilders[seat], after.guilders[seat])
    ledger.count(f"{mine} penalties", "penalty", before.penalties[seat], after.penalties[seat])
    if (was := before.ship[seat]) != (is_ := after.ship[seat]):
        ledger.count(f"space {names['space'][was]}", f"ship {seat}", 1, 0)
        ledger.count(f"space {names['space'][is_]}", f"ship {seat}", 0, 1)
    if (was := before.disc[seat]) != (is_ := after.disc[seat]):
        ledger.count(f"amstel {was}", f"disc {seat}", 1, 0)
        ledger.count(f"amstel {is_}", f"disc {seat}", 0, 1)
    cubes, goods = things("cube", names["colour"]), things("good", names["good"])
    ledger.counts(f"{mine} supply", cubes, before.supply[seat], after.supply[seat])
    for k, (old, new) in enumerate(zip(before.wheel[seat], after.wheel[seat], strict=True), 1):
        ledger.counts(f"{mine} wheel {k}", cubes, old, new)
    ledger.counts(f"{mine} store", goods, before.goods[seat], after.goods[seat])
    ledger.counts(f"{mine} cargo", goods, before.cargo[seat], after.cargo[seat])
    ledger.counts(f"{mine} crew", things("worker", names["worker"]), before.crew[seat], after.crew[seat])


def _marks(ledger: Ledger, before: State, book: AmsterdamBook, after: State) -> None:
    """Blocks that have an owner now."""
    if after.owner != before.owner:
        for name, was, owner in zip(book.names["block"], before.owner, after.owner, strict=True):
            if owner != was:
                ledger.one(f"block {name}", _mark(was), _mark(owner))


def _mark(owner: int) -> str | None:
    return f"mark {owner}" if owner != t.NONE else None
