"""The althing's two windows, and what breaks off or decides a case (LN35, LN39-LN45, LNQ75, LNQ76)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.fate import has_unknown_card, spend_card
from langbord.games.landnam.state import State


@rule
def open_window(s: State, phase: int) -> None:
    """LNQ75: all seats answer at once and unseen, so that nobody sees who could have played a card.

    Not asked is who has said that he passes, and of whom everybody knows that he can do nothing else.
    """
    s.phase = phase
    s.awaited = 0
    possible = may_be_held(s, phase)
    for seat in range(s.players):
        passes = not possible or s.standing[seat] != 0 or not has_unknown_card(s, seat)
        s.answers[seat] = t.PASSED if passes else t.UNANSWERED
        if not passes:
            s.awaited |= 1 << seat
    if s.awaited == 0:
        settle_window(s)


@rule
def holds_break(s: State, seat: int) -> bool:
    return s.fate[seat][t.BREAK_CASE] + s.fate[seat][t.BREAK_THING] > 0


@rule
def may_be_held(s: State, phase: int) -> bool:
    """As everybody sees in the discard: whether a card that breaks off in this window is anywhere else."""
    elsewhere = s.pile[t.BREAK_THING] + (s.pile[t.BREAK_CASE] if phase == t.VERDICT else 0)
    for seat in range(s.players):
        elsewhere += s.fate[seat][t.BREAK_THING] + (s.fate[seat][t.BREAK_CASE] if phase == t.VERDICT else 0)
    return elsewhere > 0


@rule
def in_case(s: State) -> bool:
    """LNQ76: a case is being heard from its summons until the window after it."""
    return s.phase == t.ANSWER or s.phase == t.HANDOVER or s.phase == t.VERDICT


@rule
def forbids_break(s: State, seat: int, card: int) -> int:
    """LN43, LNQ75, LNQ76: any seat may break off while the thing waits for anybody; in a window once."""
    if s.phase in t.WINDOW_PHASES:
        if not (s.awaited >> seat) & 1:
            return NO.has_answered
    elif s.phase not in t.THING_PHASES:
        return NO.wrong_subphase
    if card == t.BREAK_CASE and not in_case(s):
        return NO.no_case_heard
    return LEGAL if s.fate[seat][card] else NO.not_held


@rule
def can_break(s: State, seat: int, card: int) -> bool:
    """With that card, in a window that asks the seat."""
    return s.fate[seat][card] > 0 and (card == t.BREAK_THING or in_case(s))


@rule
def forbids_in_window(s: State, action: int) -> int:
    """Cards aside."""
    if is_leave(action):
        return LEGAL
    return NO.asks_verdict if s.phase == t.VERDICT else NO.asks_closing


@rule
def legal_breaks(s: State, seat: int, out: Ints, n: int) -> int:
    for card in (t.BREAK_CASE, t.BREAK_THING):
        if forbids_break(s, seat, card) == LEGAL:
            out[n] = number(DO.play, card)
            n += 1
    return n


@rule
def is_leave(action: int) -> bool:
    return is_a(DO.leave, action) or is_a(DO.leave_thing, action) or is_a(DO.leave_always, action)


@rule
def legal_window(s: State, seat: int, out: Ints) -> int:
    out[0] = number(DO.leave)
    out[1] = number(DO.leave_thing)
    out[2] = number(DO.leave_always)
    return legal_breaks(s, seat, out, 3)


@rule
def step_window(s: State, seat: int, action: int) -> None:
    s.answers[seat] = t.PASSED if is_leave(action) else 1 + part(DO.play, action)
    if is_a(DO.leave_thing, action):
        s.standing[seat] = t.FOR_THE_THING
    elif is_a(DO.leave_always, action):
        s.standing[seat] = t.ALWAYS
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        settle_window(s)


@rule
def settle_window(s: State) -> None:
    """LNQ75: of several cards the first clockwise from the active player counts; the others are kept."""
    for k in range(s.players):
        breaker = (s.active + k) % s.players
        if s.answers[breaker] > t.PASSED:
            card = s.answers[breaker] - 1
            close_window(s)
            break_off(s, breaker, card)
            return
    verdict = s.phase == t.VERDICT
    close_window(s)
    if verdict:
        pass_judgement(s)
    else:
        give_black_tokens(s)


@rule
def close_window(s: State) -> None:
    for seat in range(s.players):
        s.answers[seat] = t.UNANSWERED


@rule
def break_off(s: State, seat: int, card: int) -> None:
    """LN44, LN45, LNQ76: stakes are spent and nobody gets anything for the case; or the whole thing is over."""
    spend_card(s, seat, card)
    close_case(s)
    if card == t.BREAK_CASE:
        s.then = t.NEXT_CASE
    else:
        end_thing(s)


@rule
def pass_judgement(s: State) -> None:
    """LN35, LN39, LN40, LNQ27: a white token for the winning side's holder; a unit that lost is an outlaw."""
    winner = 1 - s.answering
    holder = s.chain[winner][s.chain_length[winner] - 1]
    s.tokens[holder][t.WHITE] += 1
    if winner == t.PROSECUTION:
        s.red[s.case_unit] |= 1 << s.chain[t.PROSECUTION][0]
    close_case(s)
    s.then = t.NEXT_CASE


@rule
def close_case(s: State) -> None:
    """LNQ21: all stakes go to the stock, the winner's too."""
    s.case_unit = t.NONE
    s.opening = 0
    for side in range(2):
        s.chain_length[side] = 0
        for kind in range(t.KINDS):
            s.stock[kind] += s.staked[side][kind]
            s.staked[side][kind] = 0


@rule
def give_black_tokens(s: State) -> None:
    """LN41: for everybody who had three possible cases against him, none of which was brought."""
    for seat in range(s.players):
        s.tokens[seat][t.BLACK] += (s.blacks >> seat) & 1
    end_thing(s)


@rule
def end_thing(s: State) -> None:
    s.blacks = 0
    for seat in range(s.players):
        if s.standing[seat] == t.FOR_THE_THING:
            s.standing[seat] = 0
    for unit in range(t.UNITS):
        s.cases[unit] = 0
    s.then = t.BEGIN_MOVEMENT
