"""The question that each phase asks: who may answer it and how, why not otherwise, and what an answer does.

Which reason is told, where several hold: that the game is over, that another seat is asked, that something else is
asked, then what the action itself needs, from the general to the particular, its cost last.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.althing import (
    forbids_as_plaintiff,
    forbids_in_order,
    legal_order,
    legal_summons,
    step_order,
    step_summons,
)
from langbord.games.landnam.answers import (
    forbids_in_answer,
    forbids_in_handover,
    legal_answers,
    legal_handover,
    step_answer,
    step_handover,
)
from langbord.games.landnam.building import forbids_in_building, legal_build, step_build
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.exploration import (
    forbids_choice,
    legal_choices,
    step_choice,
)
from langbord.games.landnam.fate import forbids_play
from langbord.games.landnam.flight import forbids_in_flight, legal_retreats, retreat
from langbord.games.landnam.harvest import (
    forbids_in_ageing,
    legal_ageing,
    step_ageing,
)
from langbord.games.landnam.movement import legal_moves, step_move
from langbord.games.landnam.state import State
from langbord.games.landnam.steps import forbids_in_movement
from langbord.games.landnam.trade import (
    forbids_in_counter,
    forbids_in_offer,
    forbids_in_trade,
    forbids_withdrawing,
    legal_counter,
    legal_offer,
    legal_trade,
    legal_withdrawal,
    step_counter,
    step_offer,
    step_trade,
    withdraw,
)
from langbord.games.landnam.verdict import (
    break_off,
    forbids_break,
    forbids_in_window,
    legal_breaks,
    legal_window,
    step_window,
)


@rule
def is_break(action: int) -> bool:
    """LN43: Althing cards, which everybody may play."""
    return is_a(DO.play, action) and part(DO.play, action) in (t.BREAK_CASE, t.BREAK_THING)


@rule
def forbids_seat(s: State, seat: int) -> int:
    """Who may act: those who are asked; while there is trade, also who would offer something (LNQ88, LNQ89)."""
    phase = s.phase
    if (s.awaited >> seat) & 1 or phase == t.TRADE or (phase == t.OFFER and seat == s.active):
        return LEGAL
    if phase == t.OFFER:
        return NO.not_offered
    if phase == t.PLAINTIFF:
        return NO.others_case
    if phase in (t.ANSWER, t.HANDOVER):
        return NO.others_answer
    if phase == t.FLEE:
        return NO.others_unit
    return NO.has_answered if s.phase in t.WINDOW_PHASES else NO.not_your_turn


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    if s.over:
        return 0
    n = 0
    if forbids_seat(s, seat) == LEGAL:
        n = legal_now(s, ed, seat, out)
    if s.phase in t.THING_PHASES:
        n = legal_breaks(s, seat, out, n)
    if s.phase in t.TRADE_PHASES:
        n = legal_withdrawal(s, seat, out, n)
    if s.standing[seat] and forbids_asking(s, seat) == LEGAL:
        out[n] = number(DO.ask)
        n += 1
    return n


@rule
def forbids_asking(s: State, seat: int) -> int:
    """LNQ75: who always passes may say that he will not, during a thing or when he is asked anything."""
    if not s.standing[seat]:
        return NO.is_asked
    return LEGAL if s.phase in t.THING_PHASES else forbids_seat(s, seat)


@rule
def legal_now(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """What the phase asks of a seat; Althing cards aside, where they interrupt."""
    phase = s.phase
    if phase == t.MOVE:
        return legal_moves(s, ed, out)
    if phase == t.TRADE:
        return legal_trade(s, ed, seat, out)
    if phase == t.OFFER:
        return legal_offer(s, ed, seat, out)
    if phase == t.COUNTER:
        return legal_counter(out)
    if phase == t.BUILD:
        return legal_build(s, ed, out)
    if phase == t.FLEE:
        return legal_retreats(s, ed, out)
    if phase == t.CHOOSE_FIND:
        return legal_choices(out)
    return legal_in_phase_1(s, ed, seat, out)


@rule
def legal_in_phase_1(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """Harvest and althing."""
    phase = s.phase
    if phase == t.AGEING:
        return legal_ageing(s, ed, out)
    if phase == t.ORDER:
        return legal_order(s, ed, out)
    if phase == t.PLAINTIFF:
        return legal_summons(s, ed, out)
    if phase == t.ANSWER:
        return legal_answers(s, out)
    if phase == t.HANDOVER:
        return legal_handover(out)
    return legal_window(s, seat, out)


@rule
def why_not(s: State, ed: Edition, seat: int, action: int) -> int:
    """Whether the seat is asked, then what it is asked for, then what the action itself needs, its cost last."""
    if s.over:
        return NO.over
    if is_break(action):
        return forbids_break(s, seat, part(DO.play, action))
    if is_a(DO.ask, action):
        return forbids_asking(s, seat)
    if is_a(DO.withdraw, action) and s.phase in t.TRADE_PHASES:
        return forbids_withdrawing(s, seat)
    why = forbids_seat(s, seat)
    if why != LEGAL:
        return why
    if is_a(DO.play, action) and s.phase not in (t.AGEING, t.MOVE, t.TRADE):
        return forbids_play(s, part(DO.play, action))
    return forbids_now(s, ed, seat, action)


@rule
def forbids_now(s: State, ed: Edition, seat: int, action: int) -> int:
    """What the phase asks of a seat."""
    phase = s.phase
    if phase == t.MOVE:
        return forbids_in_movement(s, ed, seat, action)
    if phase == t.TRADE:
        return forbids_in_trade(s, ed, seat, action)
    if phase == t.OFFER:
        return forbids_in_offer(s, ed, seat, action)
    if phase == t.COUNTER:
        return forbids_in_counter(action)
    if phase == t.BUILD:
        return forbids_in_building(s, ed, seat, action)
    if phase == t.FLEE:
        return forbids_in_flight(s, ed, action)
    if phase == t.CHOOSE_FIND:
        return forbids_choice(action)
    return forbids_in_phase_1(s, ed, action)


@rule
def forbids_in_phase_1(s: State, ed: Edition, action: int) -> int:
    phase = s.phase
    if phase == t.AGEING:
        return forbids_in_ageing(s, ed, action)
    if phase == t.ORDER:
        return forbids_in_order(s, ed, action)
    if phase == t.PLAINTIFF:
        return forbids_as_plaintiff(s, ed, action)
    if phase == t.ANSWER:
        return forbids_in_answer(s, action)
    if phase == t.HANDOVER:
        return forbids_in_handover(action)
    return forbids_in_window(s, action)


@rule
def take(s: State, ed: Edition, seat: int, action: int) -> None:
    """An answer to what the phase asks, or what may be done whoever is asked."""
    phase = s.phase
    if phase in t.THING_PHASES and is_break(action):
        break_off(s, seat, part(DO.play, action))
    elif is_a(DO.withdraw, action):
        withdraw(s, seat)
    elif is_a(DO.ask, action):
        s.standing[seat] = 0
    elif phase == t.MOVE:
        step_move(s, ed, action)
    elif phase == t.TRADE:
        step_trade(s, ed, seat, action)
    elif phase == t.OFFER:
        step_offer(s, seat, action)
    elif phase == t.COUNTER:
        step_counter(s, action)
    elif phase == t.BUILD:
        step_build(s, ed, action)
    elif phase == t.FLEE:
        retreat(s, part(DO.retreat, action))
    elif phase == t.CHOOSE_FIND:
        step_choice(s, ed, action)
    else:
        take_in_phase_1(s, ed, seat, action)


@rule
def take_in_phase_1(s: State, ed: Edition, seat: int, action: int) -> None:
    phase = s.phase
    if phase == t.AGEING:
        step_ageing(s, ed, action)
    elif phase == t.ORDER:
        step_order(s, action)
    elif phase == t.PLAINTIFF:
        step_summons(s, ed, action)
    elif phase == t.ANSWER:
        step_answer(s, action)
    elif phase == t.HANDOVER:
        step_handover(s, action)
    else:
        step_window(s, seat, action)
