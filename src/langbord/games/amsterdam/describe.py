"""What happened in a game of Amsterdam, as messages; the texts are in the locales."""

from __future__ import annotations

import re

from langbord.core.actions import is_a, part, parts
from langbord.core.game import CHANCE, Arg, Event, ScoreLine
from langbord.games.amsterdam import city, scoring
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, FOR_GUILDERS, FREELY, IN_FULL, AmsterdamBook, Do, dealt_card
from langbord.games.amsterdam.common import parties
from langbord.games.amsterdam.finish import lost_with_the_round
from langbord.games.amsterdam.orders import best_hand_in, holds_order, order_worth
from langbord.games.amsterdam.setup import orders_held
from langbord.games.amsterdam.standing import standing as standing  # of what the core asks for
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.wording import printed_texts as printed_texts  # of what the core asks for

WATER = re.compile("water_([1-9]|1[0-2])")  # the spaces without a name that the messages know; others go by their id

# --- The names of things ------------------------------------------------------------------------------------------


def thing(book: AmsterdamBook, axis: str, number: int) -> str:
    """A thing as a message argument. Market tiles go by their number alone."""
    name = book.names[axis][number]
    if axis == "tile":
        return name
    return f"@amsterdam-{axis}-{name.replace('_', '-')}"


def card_args(book: AmsterdamBook, card: int) -> dict[str, Arg]:
    """A card: its number, the name of its type, and what it costs."""
    ed = book.table
    colours = [thing(book, "colour", c) for c in range(t.COLOURS) for _ in range(ed.cost[card][c])]
    return {
        "card": book.names["card"][card],
        "type": f"@amsterdam-type-{book.names['type'][ed.type[card]].replace('_', '-')}",
        "cost": colours,
    }


def block_args(book: AmsterdamBook, block: int) -> dict[str, Arg]:
    """A block: its district, its number there, and its cost."""
    return {
        "district": thing(book, "district", block // t.BLOCKS_EACH),
        "number": block % t.BLOCKS_EACH + 1,
        "cost": book.table.block_cost[block],
    }


def space_args(book: AmsterdamBook, space: int) -> dict[str, Arg]:
    ed = book.table
    if ed.jetty[space] != t.NONE:
        return {"space": f"@amsterdam-jetty-{book.names['worker'][ed.jetty[space]].replace('_', '-')}"}
    if ed.warehouse[space] != t.NONE:
        return {"space": thing(book, "warehouse", ed.warehouse[space])}
    if space == t.START:
        return {"space": "@amsterdam-start"}
    name = book.names["space"][space]
    return {"space": f"@amsterdam-{name.replace('_', '-')}" if WATER.fullmatch(name) else name.replace("_", " ")}


def chosen_args(book: AmsterdamBook, axis: str, number: int) -> dict[str, Arg]:
    """A thing chosen from an axis."""
    if axis == "card":
        return card_args(book, number)
    if axis == "block":
        return block_args(book, number)
    if axis == "space":
        return space_args(book, number)
    return {axis: thing(book, axis, number)}


def is_tom(s: State, seat: int) -> bool:
    return s.players == 1 and seat == t.TOM


# --- Actions ------------------------------------------------------------------------------------------------------


def label(s: State, book: AmsterdamBook, seat: int, action: int) -> Event:
    """What an action is called in a list to choose from."""
    name, args = action_message(s, book, action)
    lost = lost_with_the_round(s, seat) if is_a(DO.end_turn, action) else 0
    return Event("amsterdam-do-pass-warns", {"count": lost}) if lost else Event(f"amsterdam-do-{name}", args)


# Kinds of actions that have another name in the messages
NAMES = {"end_turn": "pass", "swap_for": "for", "free_card": "activate", "free_block": "block"}


# What is left undone is listed, but tells nothing when it is chosen
SILENT = ("end_turn", "stop", "no_card", "not_use", "stay", "no_shift")


def action_message(s: State, book: AmsterdamBook, action: int) -> tuple[str, dict[str, Arg]]:
    """An action as the end of a message id, and its arguments; `amsterdam-do-` lists it, `amsterdam-did-` tells it."""
    declared = Do.of(action)
    name = NAMES.get(declared.name, declared.name).replace("_", "-")
    if is_a(DO.activate, action):
        card, way, _ = parts(DO.activate, action)
        if way in (IN_FULL, FOR_GUILDERS):
            return name if way == IN_FULL else "activate-guilders", card_args(book, card)
        return "activate-less", {**card_args(book, card), "colour": thing(book, "colour", way)}
    if is_a(DO.sail, action):
        space, fare, _ = parts(DO.sail, action)
        if fare == FREELY:
            return name, space_args(book, space)
        return "sail-paid", {**space_args(book, space), "colour": thing(book, "colour", fare)}
    if is_a(DO.dice, action):
        return name, _dice_args(s, book, action)
    if is_a(DO.amstel, action):
        spaces = part(DO.amstel, action)
        return name, {"spaces": spaces, "resources": 2 * spaces - 1}
    chosen: dict[str, Arg] = {}
    for argument, value in declared.parts(action).items():
        chosen |= chosen_args(book, argument, value)
    return name, chosen | _further_args(s, book, declared.name)


def _dice_args(s: State, book: AmsterdamBook, action: int) -> dict[str, Arg]:
    first, second, _ = parts(DO.dice, action)
    return {
        "first": thing(book, "colour", first),
        "one": s.dice[first],
        "second": thing(book, "colour", second),
        "two": s.dice[second],
    }


def _further_args(s: State, book: AmsterdamBook, kind: str) -> dict[str, Arg]:
    """What the question is about."""
    if kind in ("store", "sell_guilders"):
        return {"good": thing(book, "good", s.sale)}
    if kind == "market":
        return {"tile": thing(book, "tile", s.market)}
    if kind in ("use_free", "not_use"):
        return card_args(book, s.free_map)
    return {"spaces": s.advance} if kind in ("advance", "stay") else {}


# --- Events -------------------------------------------------------------------------------------------------------


def describe(
    before: State, book: AmsterdamBook, actor: int, action: int, after: State, viewer: int | None
) -> list[Event]:
    """What a viewer sees of a step: what was done or dealt, and what came of it for each party."""
    if actor == CHANCE:
        events = _dealt(before, book, action, viewer)
    elif Do.of(action).name in SILENT:
        events = []
    else:
        name, args = action_message(before, book, action)
        events = [Event(f"amsterdam-did-{name}", {"player": f"#{actor}", **args})]
    events += _consequences(before, book, actor, after)
    if after.over:
        events.append(Event("amsterdam-over"))
    elif after.round != before.round:
        events.append(Event("amsterdam-round", {"round": after.round}))
    return events


def outcome_label(s: State, book: AmsterdamBook, outcome: int) -> Event:
    """What the dealer may deal, in a list of all that he dealt."""
    if s.phase == t.ROLL:
        return Event("amsterdam-rolled", {"colour": thing(book, "colour", s.rolled), "pips": outcome + 1})
    if s.phase in (t.DEAL_CARDS, t.DEAL_START_CARDS, t.DRAW_SWAP):
        return Event("amsterdam-dealt-card", card_args(book, dealt_card(s, outcome)))
    if s.phase == t.DEAL_WORKERS:
        workers = [outcome] if s.players == 1 else t.WORKER_PAIRS[outcome]
        return Event("amsterdam-dealt-workers", {"workers": [thing(book, "worker", worker) for worker in workers]})
    if s.phase == t.DEAL_DISCS:
        return Event("amsterdam-dealt-disc", {"player": "@amsterdam-tom" if is_tom(s, outcome) else f"#{outcome}"})
    if s.phase == t.DEAL_ORDERS:
        return Event("amsterdam-dealt-order", {"order": book.names["order"][outcome]})
    if s.phase == t.TURN_MARKET:
        return Event("amsterdam-turned-up", {"tile": thing(book, "tile", outcome)})
    if s.phase == t.DEAL_DISTRICTS:
        return Event("amsterdam-district-open", {"district": thing(book, "district", outcome)})
    return Event("amsterdam-dealt-good", {"good": thing(book, "good", outcome)})


def _dealt(s: State, book: AmsterdamBook, outcome: int, viewer: int | None) -> list[Event]:
    if s.phase == t.ROLL:
        args: dict[str, Arg] = {"colour": thing(book, "colour", s.rolled), "pips": outcome + 1}
        return [Event("amsterdam-rolled", args)]
    if s.phase in (t.DEAL_CARDS, t.DEAL_START_CARDS):
        return [Event("amsterdam-revealed", card_args(book, dealt_card(s, outcome)))]
    if s.phase == t.DRAW_SWAP:
        return [Event("amsterdam-drew", {"player": f"#{s.seat}", **card_args(book, dealt_card(s, outcome))})]
    if s.phase == t.TURN_MARKET:
        return [Event("amsterdam-turned-up", {"tile": thing(book, "tile", outcome)})]
    if s.phase == t.DEAL_DISTRICTS:
        return [Event("amsterdam-district-open", {"district": thing(book, "district", outcome)})]
    if s.phase == t.DEAL_ORDERS:
        return _dealt_order(s, book, outcome, viewer)
    return []  # the lay-out of the board is seen, not told


def _dealt_order(s: State, book: AmsterdamBook, order: int, viewer: int | None) -> list[Event]:
    seat = s.order[s.turn]
    open_ = orders_held(s, seat) < s.open_orders
    if open_ or viewer == seat:
        args: dict[str, Arg] = {"player": f"#{seat}", "order": book.names["order"][order]}
        return [Event("amsterdam-got-order", args)]
    return [Event("amsterdam-got-secret-order", {"player": f"#{seat}"})]


def _consequences(before: State, book: AmsterdamBook, actor: int, after: State) -> list[Event]:
    """Points, guilders, discs, penalties and blocks of TOM, by comparing the two states."""
    events: list[Event] = []
    for seat in range(parties(after)):
        who: dict[str, Arg] = {"player": "@amsterdam-tom" if is_tom(after, seat) else f"#{seat}"}
        for source, name in enumerate(book.names["source"]):
            gain = after.earned[seat][source] - before.earned[seat][source]
            if gain:
                events.append(Event(f"amsterdam-scored-{name}", {**who, "points": gain}))
        guilders = after.guilders[seat] - before.guilders[seat]
        if guilders:
            kind = "gained" if guilders > 0 else "paid"
            events.append(Event(f"amsterdam-{kind}-guilders", {**who, "guilders": abs(guilders)}))
        if after.disc[seat] > before.disc[seat]:
            events.append(Event("amsterdam-advanced", {**who, "spaces": after.disc[seat] - before.disc[seat]}))
        if after.penalties[seat] > before.penalties[seat]:
            tiles = after.penalties[seat] - before.penalties[seat]
            events.append(Event("amsterdam-penalised", {**who, "tiles": tiles}))
        if is_tom(after, seat):
            taken = [k for k in range(t.BLOCKS) if after.owner[k] == t.TOM != before.owner[k]]
            events += [Event("amsterdam-tom-block", {**who, **block_args(book, k)}) for k in taken]
    return events


def reveals(before: State, book: AmsterdamBook, actor: int, action: int, after: State) -> bool:
    """Nothing hidden comes out but by the dealer, and the orders at the end."""
    return bool(after.over)


def holdings(s: State, book: AmsterdamBook, seat: int) -> list[tuple[str, int]]:
    """What a player has, to be compared before and after an action."""
    coming = [sum(s.wheel[seat][side][colour] for side in range(t.SIDES)) for colour in range(t.COLOURS)]
    return [
        *((thing(book, "colour", k)[1:], s.supply[seat][k] + coming[k]) for k in range(t.COLOURS)),
        *((thing(book, "good", k)[1:], s.goods[seat][k]) for k in range(t.GOODS)),
        ("amsterdam-column-guilders", s.guilders[seat]),
        ("amsterdam-column-points", s.points[seat]),
        ("amsterdam-column-penalties", s.penalties[seat]),
        ("amsterdam-column-amstel", s.disc[seat]),
    ]


NOT_NOW = ("other_phase", "answer_first")
NOT_SHOWN = ("not_displayed", "not_to_start")
NOT_AGAIN = ("used", "second_block", "boarded", "amstel_bought", "market_used")


def refusal(s: State, book: AmsterdamBook, seat: int, action: int, reason: str) -> Event | None:
    """What is more particular than the rule that forbids an action."""
    if reason in NOT_NOW:
        return Event("core-not-now")
    if reason in NOT_AGAIN:
        return Event("core-not-again")
    if reason in NOT_SHOWN:
        return Event("amsterdam-not-displayed")
    if reason == "not_near":
        return Event("core-not-near")
    if reason == "owned" and is_a(DO.block, action):
        owner = s.owner[part(DO.block, action)]
        return Event("core-not-free", {"player": "@amsterdam-tom" if is_tom(s, owner) else f"#{owner}"})
    if reason == "few_resources":
        return _lacking(s, book, seat, action)
    return None


def _lacking(s: State, book: AmsterdamBook, seat: int, action: int) -> Event | None:
    """The first colour of which there is too little."""
    ed, cost = book.table, [0] * t.COLOURS
    if is_a(DO.activate, action):
        cost = ed.cost[parts(DO.activate, action)[0]]
    elif is_a(DO.block, action):
        block = part(DO.block, action)
        cost[block // t.BLOCKS_EACH] = city.block_cost(s, ed, seat, block)
    for colour, need in enumerate(cost):
        have = s.supply[seat][colour]
        if have < need:
            return Event("core-not-enough", {"have": have, "need": need, "what": thing(book, "colour", colour)})
    return None


# --- The score sheet ----------------------------------------------------------------------------------------------


def score_sheet(s: State, book: AmsterdamBook) -> list[ScoreLine]:
    """Every point of every party: by source, and at the end by card, district and order."""
    lines: list[ScoreLine] = []
    for seat in range(parties(s)):
        for source, name in enumerate(book.names["source"]):
            points = s.earned[seat][source]
            if source in (t.FROM_LAUREL, t.FROM_DISTRICT, t.FROM_ORDER):
                lines += _details(s, book, seat, source)
            elif points:
                lines.append(ScoreLine(seat, Event(f"amsterdam-score-{name}"), points))
    return lines


def _details(s: State, book: AmsterdamBook, seat: int, source: int) -> list[ScoreLine]:
    ed = book.table
    found: list[tuple[Event, int]] = []
    if not s.over or (is_tom(s, seat) and source != t.FROM_DISTRICT):
        return []
    if source == t.FROM_LAUREL:
        for card in range(t.CARDS):
            points = scoring.laurel_points(s, ed, seat, card)
            found.append((Event("amsterdam-score-laurel", card_args(book, card)), points))
    elif source == t.FROM_DISTRICT:
        for district in range(t.DISTRICTS):
            points = scoring.district_points(s, ed, seat, district) if s.scored[district] else 0
            args: dict[str, Arg] = {"district": thing(book, "district", district)}
            found.append((Event("amsterdam-score-district", args), points))
    else:
        served = best_hand_in(s, ed, seat)
        for order in range(t.ORDERS):
            if holds_order(s, seat, order):
                points = order_worth(s, ed, seat, order, served)
                found.append((Event("amsterdam-score-order", {"order": book.names["order"][order]}), points))
    return [ScoreLine(seat, reason, points) for reason, points in found if points]
