"""What is more particular than the rule that forbids an action of Landnám."""

from __future__ import annotations

from langbord.core.actions import is_a, part, parts
from langbord.core.messages import Event
from langbord.games.landnam import say
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, LandnamBook, building_cell, farm_corner
from langbord.games.landnam.althing import cards_for, disputed_kind
from langbord.games.landnam.answers import asked_seat, least_of_kind
from langbord.games.landnam.board import houses_of, unit_of, unit_owner, units_free
from langbord.games.landnam.sites import ordered_houses, ordered_units
from langbord.games.landnam.state import State
from langbord.games.landnam.trade import maker_of, rate

NOT_ASKED = ("not_your_turn", "others_case", "others_answer", "others_unit", "not_offered")
TAKEN = ("chases", "chases_ship", "flight_chases", "not_vacant")
EXHAUSTED = ("none_to_swap", "none_to_exchange", "nothing_more")
ON_THE_BOARD = (DO.step, DO.retreat, DO.build, DO.farm, DO.village, DO.harbour, DO.till)


def refusal(s: State, book: LandnamBook, seat: int, action: int, reason: str) -> Event | None:
    """Who has it, what is missing, or that it is not the moment or not the place."""
    if reason in NOT_ASKED:
        return Event("core-not-your-turn")
    if reason.startswith("asks_") or reason == "trade_over":
        return Event("core-not-now")
    if reason in TAKEN:
        return Event("core-not-free", {"player": say.player(unit_owner(s.occupant[_cell(book, action)]))})
    if reason == "corner_taken":
        owner = s.owner[farm_corner(s, book, seat, action)]
        return Event("core-not-free", {"player": say.player(owner if owner != t.NONE else seat)})
    if reason in EXHAUSTED:
        return Event("landnam-board-exhausted", {"kinds": [say.kind(book, _taken(s, book, action))]})
    return _missing(s, book, seat, action, reason) or _elsewhere(action, reason)


def _elsewhere(action: int, reason: str) -> Event | None:
    on_board = any(is_a(kind, action) for kind in ON_THE_BOARD)
    return Event("core-not-there") if on_board and reason != "over" else None


def _cell(book: LandnamBook, action: int) -> int:
    """The cell that an action would put a unit on."""
    if is_a(DO.step, action):
        return parts(DO.step, action)[1]
    return part(DO.retreat, action) if is_a(DO.retreat, action) else building_cell(book, action)


def _taken(s: State, book: LandnamBook, action: int) -> int:
    """The kind that an action would take from the stock."""
    if is_a(DO.more, action):
        return book.table.product[s.terrain[part(DO.more, action)]]
    return parts(DO.swap if is_a(DO.swap, action) else DO.exchange, action)[1]


# --- What is missing ------------------------------------------------------------------------------------------------


def _enough(have: int, need: int, what: str) -> Event:
    return Event("core-not-enough", {"have": have, "need": need, "what": what})


def _missing(s: State, book: LandnamBook, seat: int, action: int, reason: str) -> Event | None:
    if reason == "not_held":
        return _enough(0, 1, say.card(book, _card(action)))
    if reason in ("few_to_stake", "must_exceed") and not is_a(DO.enough, action):
        return _missing_stake(s, book, action, reason)
    if reason in ("few_to_give", "few_to_exchange", "lacks_wanted"):
        return _missing_in_trade(s, book, seat, action, reason)
    if reason in ("no_piece", "no_house") or reason.startswith("few_for_"):
        return _missing_to_build(s, book, seat, action, reason)
    return None


def _card(action: int) -> int:
    """The fate card that an action plays or swaps."""
    if is_a(DO.play, action):
        return part(DO.play, action)
    if is_a(DO.step, action):
        return parts(DO.step, action)[2] - 1
    return parts(DO.swap, action)[0] if is_a(DO.swap, action) else t.RICH_HARVEST


def _missing_stake(s: State, book: LandnamBook, action: int, reason: str) -> Event:
    if is_a(DO.summon, action):
        unit, cards, _ = parts(DO.summon, action)
        kind = disputed_kind(s, book.table, s.place[unit])
        return _enough(cards_for(s, book.table, unit), cards, say.kind(book, kind))
    kind, cards, _ = parts(DO.lay, action)
    if reason == "must_exceed":
        return _enough(cards, least_of_kind(s, asked_seat(s), kind), say.kind(book, kind))
    return _enough(s.hand[asked_seat(s)][kind], cards, say.kind(book, kind))


def _missing_in_trade(s: State, book: LandnamBook, seat: int, action: int, reason: str) -> Event:
    hand = s.hand[seat]
    if reason == "few_to_give":
        kind = part(DO.give, action)
        return _enough(hand[kind], s.give[seat][kind] + 1, say.kind(book, kind))
    if reason == "few_to_exchange":
        kind, _, _ = parts(DO.exchange, action)
        return _enough(hand[kind], rate(s, book.table, seat, kind), say.kind(book, kind))
    wanted = s.want[maker_of(s) if s.phase == t.TRADE else s.active]
    return _first_lacking(book, hand, wanted)


def _first_lacking(book: LandnamBook, hand: list[int], need: list[int]) -> Event:
    kind = next(kind for kind in range(t.KINDS) if hand[kind] < need[kind])
    return _enough(hand[kind], need[kind], say.kind(book, kind))


def _missing_to_build(s: State, book: LandnamBook, seat: int, action: int, reason: str) -> Event:
    ed, hand = book.table, s.hand[seat]
    if reason == "no_house":
        left = ed.houses - houses_of(s, ed, seat) - ordered_houses(s, ed)
        return _enough(left, 1, "@landnam-board-houses")
    if reason == "few_for_harbour":
        kind = parts(DO.harbour, action)[1]
        return _enough(hand[kind], ed.harbour_cost, say.kind(book, kind))
    if reason == "few_for_ageing":
        kind = ed.product[s.terrain[s.place[unit_of(seat, part(DO.till, action))]]]
        return _enough(hand[kind], ed.ageing_cost, say.kind(book, kind))
    ship = is_a(DO.build_outer, action) or (is_a(DO.build, action) and s.terrain[building_cell(book, action)] == t.SEA)
    if reason == "no_piece":
        left = units_free(s, ed, seat, int(ship)) - ordered_units(s, ed, int(ship))
        return _enough(left, 1, f"@landnam-board-{'ships' if ship else 'settlers'}")
    building = {"few_for_farm": t.FARM, "few_for_village": t.VILLAGE}.get(reason, t.SHIP if ship else t.SETTLER)
    return _first_lacking(book, hand, ed.cost[building])
