"""What is printed on cards, orders and market tiles, as messages: composed from what the edition says of them.

Server, terminal and browser tell these; none of them looks at the numbers of a card itself.
"""

from __future__ import annotations

from langbord.core.messages import Arg, Event, Wording
from langbord.games.amsterdam.actions import AmsterdamBook
from langbord.games.amsterdam.printed import ALWAYS, COLOUR_NAMES, NEVER, TYPED, Card, Gives, Needs, Per, Price, Tile

# Of what the `which` of a measure is the name; of a colour: the district
AXES = {"active_of_deck": "deck", "active_of_timing": "timing", "in_depot_of": "worker", "stock": "good"}
OF_DISTRICT = ("maps_used_of", "blocks_of")
FLAGS = ("at_mouth", "at_start", "market_points", "card_guilders", "card_points")  # measures that are 0 or 1
# The traits whose number is the edition's, not the rules'
COUNTED = {
    "steps_at_end": "amstel",
    "block_step": "amstel",
    "map_for_guilders": "guilders",
    "guilders_for_ones": "guilders",
}


def printed_texts(book: AmsterdamBook) -> dict[str, dict[str, Wording]]:
    """Everything that is printed as words, by what it is printed on."""
    return {
        "card": {name: effect(book, card) for card, name in enumerate(book.names["card"])},
        "kind": {name: kind(book, card) for card, name in enumerate(book.names["card"])},
        "when": {name: when(book, card) for card, name in enumerate(book.names["card"])},
        "order": {name: order_text(book, order) for order, name in enumerate(book.names["order"])},
        "tile": {name: tile_text(book, tile) for tile, name in enumerate(book.names["tile"])},
    }


def effect(book: AmsterdamBook, card: int) -> Wording:
    """What a card does: on what condition, for what price, and what it gives."""
    printed = book.printed.card[card]
    if printed.trait:
        return [[[_trait(printed)]]]
    if printed.delivery:
        good = f"@amsterdam-good-{printed.delivery}"
        return [[[Event("amsterdam-delivery", {"count": printed.gives.points, "good": good})]]]
    conditions = [_condition(book, printed.needs)] if printed.needs else []
    clauses = _filled(conditions, _price(printed.price), _gains(printed.gives))
    return [*([clauses] if clauses else []), *([_each(book, printed.per)] if printed.per else [])]


def kind(book: AmsterdamBook, card: int) -> Wording:
    """Of which deck a card is."""
    return [[[Event(f"amsterdam-kind-{book.names['deck'][book.table.deck[card]]}")]]]


def when(book: AmsterdamBook, card: int) -> Wording:
    """When a card works: once a round in a phase, as long as it is active, or at the end (AM28)."""
    return [[[Event(f"amsterdam-when-{book.printed.card[card].timing.lower()}")]]]


def _filled(*clauses: list[Event]) -> list[list[Event]]:
    return [clause for clause in clauses if clause]


def _trait(printed: Card) -> Event:
    assert printed.trait is not None
    counted = COUNTED.get(printed.trait)
    args: dict[str, Arg] = {"count": getattr(printed.gives, counted)} if counted else {}
    return Event(f"amsterdam-trait-{_dashed(printed.trait)}", args)


def order_text(book: AmsterdamBook, order: int) -> Wording:
    """What an order asks for."""
    printed = book.printed.order[order]
    if printed.needs:
        return [[[_condition(book, printed.needs)]]]
    args: dict[str, Arg] = {"worker": f"@amsterdam-worker-{_dashed(printed.worker)}"} if printed.worker else {}
    return [[[Event(f"amsterdam-order-{_dashed(printed.hand_in)}", args)]]]


def tile_text(book: AmsterdamBook, tile: int) -> Wording:
    """What a market tile costs and gives."""
    printed = book.printed.tile[tile]
    if printed.special != "nothing":
        args: dict[str, Arg] = {"price": printed.price, "count": printed.cards}
        return [[[Event(f"amsterdam-tile-{_dashed(printed.special)}", args), *_gains(printed)]]]
    return [_filled(_price(Price(guilders=printed.price)), _gains(printed))]


def _price(price: Price) -> list[Event]:
    found = [Event(f"amsterdam-pay-{kind}", {"count": getattr(price, kind)}) for kind in ("guilders", "any")]
    found = [event for event in found if event.args["count"]]
    if price.resource:
        found.append(Event("amsterdam-pay-resource", {"colour": f"@amsterdam-colour-{price.resource}"}))
    return found


def _gains(gives: Gives | Tile) -> list[Event]:
    kinds = [kind for kind in ("guilders", "points", "choice", "amstel", "sail") if getattr(gives, kind, 0)]
    found = [Event(f"amsterdam-gives-{kind}", {"count": getattr(gives, kind)}) for kind in kinds]
    if resource := getattr(gives, "resource", None):
        found.append(Event("amsterdam-gives-resource", {"colour": f"@amsterdam-colour-{resource}"}))
    return found


def _each(book: AmsterdamBook, per: Per) -> list[list[Event]]:
    """What is given for each of what is counted."""
    if per.measure == "church_set" and (per.points, per.guilders) == (1, 0):
        return [[Event("amsterdam-church-set")]]
    args = _measured(book, per)
    if per.measure in FLAGS:
        return [[Event("amsterdam-if-so", args)], _gains(Gives(points=per.points, guilders=per.guilders))]
    kind = "twice" if per.measure == "one_or_two" else "each"
    of = "-of" if kind == "each" and "which" in args else ""
    given = [(what, count) for what, count in (("points", per.points), ("guilders", per.guilders)) if count]
    return [[Event(f"amsterdam-{kind}-{what}{of}", {**args, "count": count}) for what, count in given]]


def _condition(book: AmsterdamBook, needs: Needs) -> Event:
    """How many of what is counted there must be."""
    args = _measured(book, needs)
    if needs.measure in FLAGS and needs.least == 1:
        return Event("amsterdam-if-so", args)
    bounds = {"least": needs.least, "most": needs.most}
    told = {name: bound for name, bound in bounds.items() if bound != {"least": NEVER, "most": ALWAYS}[name]}
    kind = "between" if len(told) == 2 else "".join(told) or "least"
    return Event(f"amsterdam-if-{kind}" + ("-of" if "which" in args else ""), {**args, **bounds})


def _measured(book: AmsterdamBook, measure: Needs | Per) -> dict[str, Arg]:
    """What is counted, and of which thing."""
    args: dict[str, Arg] = {"measure": f"@amsterdam-measure-{_dashed(measure.measure)}"}
    if measure.measure in TYPED:
        args["which"] = f"@amsterdam-type-{_dashed(measure.which)}"
    elif measure.measure in OF_DISTRICT:
        district = book.names["district"][COLOUR_NAMES.index(measure.which)]
        args["which"] = f"@amsterdam-district-{_dashed(district)}"
    elif measure.measure in AXES:
        args["which"] = f"@amsterdam-{AXES[measure.measure]}-{_dashed(measure.which).lower()}"
    return args


def _dashed(name: str) -> str:
    return name.replace("_", "-")
