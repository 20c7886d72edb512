"""Phase 1 on a 7: the althing, its opening and its plaintiffs (LN25-LN33, LN41)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.answers import end_answer, may_lay_more, stake
from langbord.games.landnam.board import (
    builders_at,
    count_bits,
    has_building_at,
    is_numbered,
    is_outlaw,
    next_seat,
    remove_unit,
    unit_of,
    unit_owner,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import draw_next, fate_count
from langbord.games.landnam.state import State
from langbord.games.landnam.verdict import end_thing, open_window

CASES_FOR_BLACK = 3  # LN41


# --- Opening ------------------------------------------------------------------------------------------------------


@rule
def begin_althing(s: State) -> None:
    """LN25: a fate card for the active player and for each other who has none."""
    s.draws = 1 << s.active
    for seat in range(s.players):
        if fate_count(s, seat) == 0:
            s.draws |= 1 << seat
    if not draw_next(s):
        s.then = t.HOLD_THING


@rule
def hold_thing(s: State, ed: Edition) -> None:
    """LN27: outlaws leave the board and red tokens are given out; then the cases that are possible now."""
    for unit in range(t.UNITS):
        if is_outlaw(s, unit):
            remove_unit(s, unit)
    for seat in range(s.players):
        s.tokens[seat][t.RED] += s.loose[seat]
        s.loose[seat] = 0
    s.case_unit = t.NONE
    if list_cases(s, ed) == 0:
        s.then = t.BEGIN_MOVEMENT
    else:
        ask_order(s, ed)


@rule
def ask_order(s: State, ed: Edition) -> None:
    """LN29: who is first matters where several could sue."""
    plaintiffs = 0
    s.heard = 0
    s.plaintiff = s.active
    for seat in range(s.players):
        if may_sue(s, ed, seat):
            plaintiffs += 1
            s.plaintiff = seat
    if plaintiffs > 1:
        s.phase = t.ORDER
        s.awaited = 1 << s.active
    else:
        s.then = t.NEXT_CASE


@rule
def may_sue(s: State, ed: Edition, seat: int) -> bool:
    """LN33: whether a seat has a possible case, and a card to summon with."""
    for unit in range(s.players * t.PIECES):
        if (s.cases[unit] >> seat) & 1 and s.hand[seat][disputed_kind(s, ed, int(s.place[unit]))]:
            return True
    return False


@rule
def list_cases(s: State, ed: Edition) -> int:
    """LN30, LN31, LNQ18, LNQ29: who may summon which unit; who has enough against him for a black token. How many."""
    s.blacks = 0
    all_cases = 0
    for owner in range(s.players):
        against = 0
        for unit in range(unit_of(owner, 0), unit_of(owner + 1, 0)):
            cell = int(s.place[unit])
            s.cases[unit] = 0
            if may_be_sued(s, ed, unit):
                s.cases[unit] = builders_at(s, ed, cell) & ~(1 << owner)
                against += count_bits(int(s.cases[unit]))
        if against >= CASES_FOR_BLACK:
            s.blacks |= 1 << owner
        all_cases += against
    return all_cases


@rule
def may_be_sued(s: State, ed: Edition, unit: int) -> bool:
    """LN30: a unit on a numbered land hex or in a harbour."""
    return s.place[unit] > t.OUTER and disputed_kind(s, ed, int(s.place[unit])) != t.NONE


@rule
def disputed_kind(s: State, ed: Edition, cell: int) -> int:
    """LN33, LNQ19: the kind produced on a hex or shipped out from it, or NONE."""
    if is_numbered(s, cell):
        return int(ed.product[s.terrain[cell]])
    return int(s.harbour[cell])


@rule
def forbids_in_order(s: State, ed: Edition, action: int) -> int:
    """LN29: the active player chooses who tries his cases first, of those who have any."""
    if not is_a(DO.first, action):
        return NO.asks_order
    seat = part(DO.first, action)
    if seat >= s.players:
        return NO.no_such_player
    return LEGAL if may_sue(s, ed, seat) else NO.no_case


@rule
def legal_order(s: State, ed: Edition, out: Ints) -> int:
    n = 0
    for seat in range(s.players):
        if may_sue(s, ed, seat):
            out[n] = number(DO.first, seat)
            n += 1
    return n


@rule
def step_order(s: State, action: int) -> None:
    s.plaintiff = part(DO.first, action)
    s.then = t.NEXT_CASE


# --- Plaintiffs ---------------------------------------------------------------------------------------------------


@rule
def forbids_case(s: State, ed: Edition, unit: int) -> int:
    """LN30, LN31: a possible case of the plaintiff that has not been tried yet."""
    if (s.cases[unit] >> s.plaintiff) & 1:
        return LEGAL
    tried = unit_owner(unit) != s.plaintiff and may_be_sued(s, ed, unit)
    return NO.case_tried if tried and has_building_at(s, ed, int(s.plaintiff), int(s.place[unit])) else NO.no_case


@rule
def forbids_summons(s: State, ed: Edition, unit: int, cards: int) -> int:
    """LN33, LNQ22: with at least one card of the disputed kind."""
    why = forbids_case(s, ed, unit)
    if why != LEGAL:
        return why
    if cards == 0:
        return NO.no_stake
    return LEGAL if cards <= cards_for(s, ed, unit) else NO.few_to_stake


@rule
def cards_for(s: State, ed: Edition, unit: int) -> int:
    """How many cards the plaintiff has to summon a unit with."""
    return int(s.hand[s.plaintiff][disputed_kind(s, ed, int(s.place[unit]))])


@rule
def forbids_as_plaintiff(s: State, ed: Edition, action: int) -> int:
    """LN32: his next case, or no more."""
    if is_a(DO.summon, action):
        unit, cards, _ = parts(DO.summon, action)
        return forbids_summons(s, ed, unit, cards)
    return LEGAL if is_a(DO.done, action) else NO.asks_case


@rule
def legal_summons(s: State, ed: Edition, out: Ints) -> int:
    out[0] = number(DO.done)
    n = 1
    for unit in range(s.players * t.PIECES):
        if forbids_case(s, ed, unit) == LEGAL:
            for cards in range(1, cards_for(s, ed, unit) + 1):
                out[n] = number(DO.summon, unit, cards)
                n += 1
    return n


@rule
def next_case(s: State, ed: Edition) -> None:
    """LN29, LN32: ask the plaintiff for his next case, or go on round the table; LN41: then the black tokens."""
    while s.heard < s.players:
        if may_sue(s, ed, int(s.plaintiff)):
            s.phase = t.PLAINTIFF
            s.awaited = 1 << s.plaintiff
            return
        next_plaintiff(s)
    if s.blacks:
        open_window(s, t.CLOSING)
    else:
        end_thing(s)


@rule
def next_plaintiff(s: State) -> None:
    s.heard += 1
    s.plaintiff = next_seat(s, int(s.plaintiff))


@rule
def step_summons(s: State, ed: Edition, action: int) -> None:
    """LN33, LNQ24: the plaintiff opens; LN41, LNQ29: who is summoned gets no black token."""
    if is_a(DO.done, action):
        next_plaintiff(s)
        s.then = t.NEXT_CASE
        return
    unit, cards, _ = parts(DO.summon, action)
    defendant, plaintiff = unit_owner(unit), int(s.plaintiff)
    s.case_unit = unit
    s.case_kind = disputed_kind(s, ed, int(s.place[unit]))
    s.cases[unit] &= ~(1 << plaintiff)
    s.blacks &= ~(1 << defendant)
    s.chain[t.PROSECUTION][0] = plaintiff
    s.chain[t.DEFENCE][0] = defendant
    for side in range(2):
        s.chain_length[side] = 1
        for kind in range(t.KINDS):
            s.staked[side][kind] = 0
    s.opening = s.stakes
    s.answering = t.PROSECUTION
    s.asked = 0
    s.next_kind = 0
    stake(s, plaintiff, int(s.case_kind), cards)
    s.phase = t.ANSWER
    s.awaited = 1 << plaintiff
    if not s.opening or not may_lay_more(s):
        end_answer(s)
