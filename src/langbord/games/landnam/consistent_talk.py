"""What must be true of the althing, of offers and of orders: a sentence for each fault."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.core.actions import LEGAL, is_a, part, parts
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, Do, LandnamBook, No, orders_given
from langbord.games.landnam.althing import CASES_FOR_BLACK, disputed_kind, list_cases, may_sue
from langbord.games.landnam.answers import is_last, lacking, may_lay_more
from langbord.games.landnam.board import count_bits, is_numbered, unit_of, unit_owner
from langbord.games.landnam.building import forbids_in_building, give_order
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.offers import count_cards, count_kinds, has_begun, holds_wanted
from langbord.games.landnam.state import State

HEARING = (t.ANSWER, t.HANDOVER, t.VERDICT)  # LNQ76: a case is heard
AT_THE_THING = (*t.THING_PHASES, *t.WINDOW_PHASES)
A_PLAINTIFFS_TURN = (t.PLAINTIFF, *HEARING)


# --- Althing --------------------------------------------------------------------------------------------------------


def althing(s: State, ed: Edition) -> Iterator[str]:
    """LN29-LN31, LN41: the cases that may still be brought, and who brings them."""
    if s.phase not in AT_THE_THING:
        if any(s.cases) or s.blacks or t.FOR_THE_THING in s.standing:
            yield "cases, blacks or standing speak of a thing, but none is held (LN25)"
        return
    held = s.copy()
    list_cases(held, ed)
    for unit in range(t.UNITS):
        if s.cases[unit] & ~held.cases[unit]:
            yield f"cases[{unit}] names a seat that has no case against this unit (LN30)"
    for seat in range(s.players):
        mine = slice(unit_of(seat, 0), unit_of(seat + 1, 0))
        if s.blacks >> seat & 1 and (s.cases[mine] != held.cases[mine] or not held.blacks >> seat & 1):
            yield f"blacks names seat {seat}, against which no {CASES_FOR_BLACK} cases are left untried (LN41)"
    plaintiffs = [seat for seat in range(s.players) if may_sue(s, ed, seat)]
    if s.phase == t.ORDER and (s.heard or len(plaintiffs) < 2):
        yield "the phase is order, but there are no two plaintiffs to choose from (LN29)"
    elif s.phase in A_PLAINTIFFS_TURN and s.heard >= s.players:
        yield f"heard is {s.heard}, but a plaintiff has his turn (LN29)"
    elif s.phase == t.PLAINTIFF and s.plaintiff not in plaintiffs:
        yield f"plaintiff is {s.plaintiff}, who has no case, or no card to summon with (LN33)"
    elif s.phase == t.CLOSING and (s.heard < s.players or not s.blacks):
        yield "the phase is closing, but not all have been heard, or nobody gets a black token (LN41)"


def case(s: State, ed: Edition) -> Iterator[str]:
    """LN33-LN38: the case that is heard, who has held it and what has been staked."""
    if s.phase not in HEARING:
        if s.case_unit != t.NONE or any(s.chain_length) or any(map(any, s.staked)) or s.opening:
            yield "case_unit, chain_length, staked or opening speaks of a case, but none is heard (LNQ76)"
        return
    if s.case_unit == t.NONE or s.place[s.case_unit] <= t.OUTER:
        yield "case_unit does not name a unit on the board, but a case is heard (LN30)"
        return
    if s.case_kind == t.NONE or s.case_kind != disputed_kind(s, ed, s.place[s.case_unit]):
        yield "case_kind is not what the hex of case_unit produces or ships out (LN33)"
        return
    if s.cases[s.case_unit] >> s.plaintiff & 1 or s.blacks >> unit_owner(s.case_unit) & 1:
        yield "case_unit: the case that is heard cannot be brought again, nor does it leave a black token (LN31, LN41)"
    sides = [s.chain[side][: s.chain_length[side]] for side in range(2)]
    holders = sides[t.PROSECUTION] + sides[t.DEFENCE]
    if not all(sides) or len(set(holders)) < len(holders):
        yield "chain must name at least one seat on each side, and nobody twice (LN36)"
    elif sides[t.PROSECUTION][0] != s.plaintiff or sides[t.DEFENCE][0] != unit_owner(s.case_unit):
        yield "chain begins with the plaintiff and with the owner of case_unit (LN33)"
    else:
        yield from _stakes(s)
        yield from _answer(s, holders)


def _stakes(s: State) -> Iterator[str]:
    if not s.staked[t.PROSECUTION][s.case_kind]:
        yield "staked: the plaintiff has summoned with a card of case_kind at least (LN33)"
    others = [kind for kind in range(t.KINDS) if kind != s.case_kind]
    if s.stakes == 0 and (s.opening or s.next_kind or any(side[kind] for side in s.staked for kind in others)):
        yield "staked, opening or next_kind: stakes are of the disputed kind alone (LNQ20)"
    if s.phase != t.ANSWER and (s.opening or s.next_kind):
        yield "opening or next_kind is set, but nobody lays cards (LNQ22)"
    laying = s.opening or s.next_kind
    if not laying and lacking(s) < 1:
        yield "staked: the side that answers has as many cards as it needs already (LN34)"
    if s.opening and (s.answering != t.PROSECUTION or s.chain_length != [1, 1] or any(s.staked[t.DEFENCE])):
        yield "opening is 1, but the case has gone on since the summons (LNQ24)"


def _answer(s: State, holders: list[int]) -> Iterator[str]:
    """LN34, LNQ77, LNQ78: who of the answering side is asked, and to whom the case is offered."""
    if s.phase == t.VERDICT:
        if s.asked != t.NONE:
            yield f"asked is {s.asked}, but all of the side that answers have been asked (LN35)"
        return
    last = s.chain_length[s.answering] - 1
    if not 0 <= s.asked <= last or (s.phase == t.HANDOVER and s.asked != last):
        yield f"asked is {s.asked}, which is not one of the chain who may answer now (LNQ77)"
    elif s.phase == t.HANDOVER and (s.offeree in holders or not s.offered >> s.offeree & 1):
        yield f"offeree is {s.offeree}, to whom the case was not offered (LN36)"
    elif s.next_kind and not may_lay_more(s) and lacking(s) > 0 and is_last(s):
        yield "next_kind: who is the last to answer has not laid enough and cannot lay more (LNQ77)"


def windows(s: State) -> Iterator[str]:
    """LNQ75: who is awaited has not answered; who has played a card holds it."""
    for seat in range(s.players):
        answer = s.answers[seat]
        if s.phase not in t.WINDOW_PHASES:
            if answer != t.UNANSWERED:
                yield f"answers[{seat}] is {answer}, but there is no window (LNQ75)"
        elif (answer == t.UNANSWERED) != (s.awaited >> seat & 1 == 1):
            yield f"answers[{seat}] is {answer} and awaited is {s.awaited}: who has not answered is awaited (LNQ75)"
        elif answer > t.PASSED:
            card = answer - 1
            playable = card == t.BREAK_THING or (card == t.BREAK_CASE and s.phase == t.VERDICT)
            if not playable or not s.fate[seat][card]:
                yield f"answers[{seat}] is {answer}, a card that the seat cannot have played (LN43)"


# --- Trade ----------------------------------------------------------------------------------------------------------


def offers(s: State, ed: Edition) -> Iterator[str]:
    """LN73, LN74, LNQ88-LNQ90: what is offered is held; who is asked was offered something."""
    if s.phase not in t.TRADE_PHASES:
        if any(map(any, s.give)) or any(map(any, s.want)) or s.addressed or s.proposed or s.partner != t.NONE:
            yield "give, want, addressed, proposed or partner is set, but there is no trade (LN70)"
        return
    for seat in range(s.players):
        yield from _offer(s, ed, seat)
    active = 1 << s.active
    if s.addressed & active:
        yield "addressed names the active player, whose offer it is (LNQ54)"
    if (s.partner != t.NONE) != (s.phase == t.COUNTER):
        yield f"partner is {s.partner}, which does not fit the phase: counter-offers are put in counter (LNQ88)"
    elif s.phase == t.TRADE:
        if s.proposed & active or count_bits(s.proposed) > 1:
            yield "proposed: while no offer is open, one other player at most has made one (LNQ88)"
        elif s.addressed and not (has_begun(s, s.active) and any(s.want[s.active])):
            yield "addressed names seats, but the active player has not named the cards of an offer (LNQ88)"
    elif not s.proposed & active or not s.offers_made:
        yield "proposed: the active player's offer is open, and counts (LNQ90)"
    elif s.proposed & ~(active | s.addressed):
        yield "proposed names a seat that was offered nothing (LNQ88)"
    elif s.phase == t.OFFER:
        yield from _answers(s)
    elif s.partner == s.active or not s.proposed >> s.partner & 1 or not holds_wanted(s, s.active, s.partner):
        yield f"partner is {s.partner}, whose counter-offer the active player cannot accept (LNQ88)"


def _offer(s: State, ed: Edition, seat: int) -> Iterator[str]:
    give, want = s.give[seat], s.want[seat]
    if any(give[kind] > s.hand[seat][kind] for kind in range(t.KINDS)):
        yield f"give[{seat}] has more cards than the seat holds (LNQ89)"
    if any(want[kind] > ed.cards[kind] or (give[kind] and want[kind]) for kind in range(t.KINDS)):
        yield f"want[{seat}] has a kind that is given too, or more cards than there are (LNQ90)"
    if (count_cards(want) and not count_cards(give)) or count_kinds(give) == t.KINDS:
        yield f"give[{seat}] must leave a kind to want, and comes first (LN73)"
    if s.proposed >> seat & 1 and not (count_cards(give) and count_cards(want)):
        yield f"proposed names seat {seat}, whose offer does not go both ways (LN73)"


def _answers(s: State) -> Iterator[str]:
    """LNQ88: an offer is open to those who were addressed and have not refused it."""
    if s.awaited & ~s.addressed or s.awaited & s.proposed:
        yield f"awaited is {s.awaited}, but the offer is open to others (LNQ88)"
    for seat in range(s.players):
        if seat != s.active and not s.awaited >> seat & 1 and has_begun(s, seat):
            yield f"give[{seat}] is not empty, but the seat is not asked for an answer (LNQ88)"


# --- Building -------------------------------------------------------------------------------------------------------


def orders(s: State, book: LandnamBook) -> Iterator[str]:
    """LNQ91: each order can be given where the others have been."""
    if s.phase != t.BUILD or s.over:
        if any(s.orders) or any(s.works) or s.outer_ships:
            yield "orders, works or outer_ships is set, but nobody builds (LN87)"
        return
    ed = book.table
    for piece, order in enumerate(s.orders):
        if order and not (is_a(t.FARM_ORDER, order) or is_a(t.HARBOUR_ORDER, order) or is_a(t.TILL_ORDER, order)):
            yield f"orders[{piece}] is {order}, which is no order"
            return
        if order and s.place[unit_of(s.active, piece)] <= t.OUTER:
            yield f"orders[{piece}] is {order}, but that unit is not on the island (LN88)"
            return
    for action in orders_given(s):
        before = _without(s, ed, action)
        why = forbids_in_building(before, ed, s.active, action)
        if why != LEGAL:
            yield f"orders: {_told(book, action)} cannot have been ordered: {' ('.join(No.of(why))})"
            continue
        give_order(before, ed, action)
        if is_a(DO.till, action) and before.orders != s.orders:
            yield f"orders: {_told(book, action)} gives the hex another number (LN86)"


def _told(book: LandnamBook, action: int) -> str:
    kind = Do.of(action)
    return " ".join([kind.name, *kind.named(action, book.names).values()])


def _without(s: State, ed: Edition, action: int) -> State:
    """The state before an order, as if it had been the last one; a harbour, as if it had been the first harbour."""
    before = s.copy()
    piece, detail, _ = parts(Do.of(action).kind, action)
    if is_a(DO.build_outer, action):
        before.outer_ships -= 1
        _take_back(before, ed.cost[t.SHIP])
    elif is_a(DO.build, action):
        before.works[piece] ^= 1 << detail
        _take_back(before, ed.cost[t.SHIP if s.terrain[ed.touch[piece][detail]] == t.SEA else t.SETTLER])
    elif is_a(DO.village, action):
        before.works[piece] = 0
        _take_back(before, ed.cost[t.VILLAGE])
    elif is_a(DO.farm, action):
        before.orders[piece] = 0
        _take_back(before, ed.cost[t.FARM])
    elif is_a(DO.harbour, action):
        before.orders = [0 if is_a(t.HARBOUR_ORDER, order) else order for order in s.orders]
        before.harbour_markers[detail] += 1
        before.hand[s.active][detail] += ed.harbour_cost
    else:
        cell = s.place[unit_of(s.active, piece)]
        value = part(t.TILL_ORDER, s.orders[piece])
        before.orders[piece] = 0
        before.markers[value] += int(value != s.number[cell])
        if is_numbered(s, cell):
            before.hand[s.active][ed.product[s.terrain[cell]]] += ed.ageing_cost
    return before


def _take_back(s: State, cost: list[int]) -> None:
    for kind in range(t.KINDS):
        s.hand[s.active][kind] += cost[kind]
