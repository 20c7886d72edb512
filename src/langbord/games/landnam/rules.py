"""The rules of Landnám, phase by phase. LNn and LNQn are the numbers of the rules and of the answers to questions.

Phase 1 is `harvest`, or `althing` with `answers` and `verdict`; phase 2 `movement` with `flight`, and `exploration`;
phase 3 `trade` with `offers`, and `building` with `sites`. `turn` is the end of a turn and of the game.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.althing import (
    begin_althing,
    forbids_as_plaintiff,
    forbids_in_order,
    hold_thing,
    legal_order,
    legal_summons,
    next_case,
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
from langbord.games.landnam.board import put, unit_of
from langbord.games.landnam.building import begin_building, forbids_in_building, legal_build, step_build
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.evaluate import appraise, evaluate
from langbord.games.landnam.exploration import (
    arrive,
    find_weights,
    forbids_choice,
    forbids_in_entry,
    legal_choices,
    legal_entry,
    step_choice,
    step_entry,
    take_find,
)
from langbord.games.landnam.fate import draw_next, forbids_play, is_thing, is_window, pile_weights, take_drawn
from langbord.games.landnam.flight import forbids_in_flight, legal_retreats, retreat
from langbord.games.landnam.harvest import (
    begin_harvest,
    forbids_in_ageing,
    forbids_in_bounty,
    forbids_in_famine,
    legal_ageing,
    legal_bounty,
    legal_famine,
    step_ageing,
    step_bounty,
    step_famine,
)
from langbord.games.landnam.movement import (
    begin_movement,
    end_movement,
    forbids_in_movement,
    go_on,
    legal_moves,
    step_move,
)
from langbord.games.landnam.redeal import redeal
from langbord.games.landnam.state import State
from langbord.games.landnam.totals import totals
from langbord.games.landnam.trade import (
    begin_trade,
    forbids_in_counter,
    forbids_in_draft,
    forbids_in_offer,
    forbids_in_trade,
    legal_counter,
    legal_offer,
    legal_own_draft,
    legal_trade,
    step_counter,
    step_offer,
    step_own_draft,
    step_trade,
)
from langbord.games.landnam.turn import begin_turn, end_turn, places, scores
from langbord.games.landnam.verdict import (
    break_off,
    forbids_break,
    forbids_in_window,
    legal_breaks,
    legal_window,
    step_window,
)

__all__ = [
    "appraise",
    "chance",
    "deal",
    "evaluate",
    "legal",
    "new",
    "places",
    "redeal",
    "scores",
    "step",
    "totals",
    "why_not",
]

ROLLS = t.ROLLS.a * t.ROLLS.b
THING = 7  # LN25


# --- Set-up -------------------------------------------------------------------------------------------------------


@rule
def new(s: State, ed: Edition) -> None:
    """LN1-LN4, LN6: the board, a ship of each player on the outer sea, the first hands, the stocks."""
    for cell in range(t.CELLS):
        s.harbour[cell] = t.NONE
        s.occupant[cell] = t.NONE
        if cell == t.OUTER or ed.rim <= cell < ed.cells:
            s.terrain[cell] = t.SEA
    s.terrain[t.MIDDLE] = t.MOUNTAIN
    for corner in range(t.CORNERS):
        s.owner[corner] = t.NONE
    for unit in range(t.UNITS):
        s.place[unit] = t.SUPPLY
        s.stood[unit] = t.SUPPLY
    for seat in range(t.SEATS):
        s.side[seat] = t.NONE
    for seat in range(s.players):
        put(s, unit_of(seat, t.SETTLERS), t.OUTER)
        for kind in range(t.KINDS):
            s.hand[seat][kind] = ed.start_hand
    lay_out_stocks(s, ed)
    s.mover = t.NONE
    s.fleeing = t.NONE
    s.case_unit = t.NONE
    s.partner = t.NONE
    s.phase = t.DEAL_CARDS
    s.active = 0


@rule
def lay_out_stocks(s: State, ed: Edition) -> None:
    for kind in range(t.KINDS):
        s.stock[kind] = ed.cards[kind] - ed.start_hand * s.players
        s.harbour_markers[kind] = ed.harbours[kind]
    for terrain in range(t.TERRAINS):
        s.tiles[terrain] = ed.tiles[terrain]
    for value in range(t.VALUES):
        s.markers[value] = ed.markers[value]
    for card in range(t.CARDS):
        s.pile[card] = ed.fates[card]


@rule
def deal_first_card(s: State, card: int) -> None:
    """LN5, LNQ97: each player keeps one Exploration card; all others that he drew go back."""
    s.pile[card] -= 1
    s.fate[s.active][card] += 1
    s.first_card[s.active] = 1
    s.active += 1
    if s.active == s.players:
        s.active = 0
        s.phase = t.DRAW_STARTER


# --- The course of a turn -----------------------------------------------------------------------------------------


@rule
def proceed(s: State, ed: Edition) -> None:
    """Go through all that nobody decides, until a player or the dealer is asked."""
    while s.then != t.NOTHING:
        then = s.then
        s.then = t.NOTHING
        if then == t.HOLD_THING:
            hold_thing(s, ed)
        elif then == t.NEXT_CASE:
            next_case(s, ed)
        elif then == t.BEGIN_MOVEMENT:
            begin_movement(s, ed)
        elif then == t.NEXT_STEP:
            go_on(s, ed)
        elif then == t.END_MOVEMENT:
            end_movement(s, ed)
        elif then == t.BEGIN_TRADE:
            begin_trade(s)
        elif then == t.BEGIN_BUILDING:
            begin_building(s, ed)
        else:
            end_turn(s, ed)


# --- The dealer ---------------------------------------------------------------------------------------------------


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    """LN5, LN7, LN12, LN25, LN61: a card, a seat, or dice; each of the possibilities with its weight."""
    if s.phase == t.ROLL:
        for outcome in range(ROLLS):
            weights[outcome] = 1
        return ROLLS
    if s.phase == t.DRAW_FATE:
        return pile_weights(s, weights)
    if s.phase == t.DEAL_CARDS:
        for card in range(t.EXPLORATION_CARDS):
            weights[card] = s.pile[card]
        return t.EXPLORATION_CARDS
    if s.phase == t.DRAW_STARTER:
        for seat in range(s.players):
            weights[seat] = 1
        return int(s.players)
    return find_weights(s, ed, weights)


@rule
def deal(s: State, ed: Edition, outcome: int) -> None:
    take_outcome(s, ed, outcome)
    proceed(s, ed)


@rule
def take_outcome(s: State, ed: Edition, outcome: int) -> None:
    if s.phase == t.ROLL:
        first, second, _ = parts(t.ROLLS, outcome)
        roll(s, ed, first + 1, second + 1)
    elif s.phase == t.DRAW_FATE:
        take_drawn(s, outcome)
        if not draw_next(s):
            resume(s, ed)
    elif s.phase == t.DEAL_CARDS:
        deal_first_card(s, outcome)
    elif s.phase == t.DRAW_STARTER:
        begin_turn(s, outcome)
    else:
        take_find(s, ed, outcome)


@rule
def roll(s: State, ed: Edition, first: int, second: int) -> None:
    """LN9, LN12, LN26: a 7 calls the althing, anything else is a harvest."""
    s.dice[0] = first
    s.dice[1] = second
    if first + second == THING:
        begin_althing(s)
    else:
        begin_harvest(s, ed)


@rule
def resume(s: State, ed: Edition) -> None:
    """Fate cards are drawn before the althing (LN25), or as the reward of a find (LN68)."""
    if s.mover == t.NONE:
        s.then = t.HOLD_THING
    else:
        arrive(s, ed)


# --- The players --------------------------------------------------------------------------------------------------


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
    return NO.has_answered if is_window(s) else NO.not_your_turn


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    if s.over:
        return 0
    n = 0
    if forbids_seat(s, seat) == LEGAL:
        n = legal_answers_to(s, ed, seat, out)
    if is_thing(s):
        n = legal_breaks(s, seat, out, n)
    return n


@rule
def legal_answers_to(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """What the phase asks of a seat; Althing cards aside, where they interrupt."""
    phase = s.phase
    if phase == t.MOVE:
        return legal_moves(s, ed, out)
    if phase == t.TRADE:
        return legal_trade(s, ed, seat, out)
    if phase == t.DRAFT:
        return legal_own_draft(s, ed, out)
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
    if phase == t.ENTER:
        return legal_entry(s, out)
    return legal_in_phase_1(s, ed, seat, out)


@rule
def legal_in_phase_1(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """Harvest and althing."""
    phase = s.phase
    if phase == t.FAMINE:
        return legal_famine(out)
    if phase == t.BOUNTY:
        return legal_bounty(s, ed, out)
    if phase == t.AGEING:
        return legal_ageing(s, ed, out)
    if phase == t.ORDER:
        return legal_order(s, out)
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
    why = forbids_seat(s, seat)
    if why != LEGAL:
        return why
    if is_a(DO.play, action) and s.phase not in (t.FAMINE, t.BOUNTY, t.ENTER):
        return forbids_play(s, part(DO.play, action))
    return forbids_answer_to(s, ed, seat, action)


@rule
def forbids_answer_to(s: State, ed: Edition, seat: int, action: int) -> int:
    """What the phase asks of a seat."""
    phase = s.phase
    if phase == t.MOVE:
        return forbids_in_movement(s, ed, seat, action)
    if phase == t.TRADE:
        return forbids_in_trade(s, ed, seat, action)
    if phase == t.DRAFT:
        return forbids_in_draft(s, ed, seat, action)
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
    if phase == t.ENTER:
        return forbids_in_entry(s, action)
    return forbids_in_phase_1(s, ed, action)


@rule
def forbids_in_phase_1(s: State, ed: Edition, action: int) -> int:
    phase = s.phase
    if phase == t.FAMINE:
        return forbids_in_famine(s, action)
    if phase == t.BOUNTY:
        return forbids_in_bounty(s, ed, action)
    if phase == t.AGEING:
        return forbids_in_ageing(s, ed, action)
    if phase == t.ORDER:
        return forbids_in_order(s, action)
    if phase == t.PLAINTIFF:
        return forbids_as_plaintiff(s, ed, action)
    if phase == t.ANSWER:
        return forbids_in_answer(s, action)
    if phase == t.HANDOVER:
        return forbids_in_handover(action)
    return forbids_in_window(s, action)


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    if is_thing(s) and is_break(action):
        break_off(s, seat, part(DO.play, action))
    else:
        take(s, ed, seat, action)
    proceed(s, ed)


@rule
def take(s: State, ed: Edition, seat: int, action: int) -> None:
    """An answer to what the phase asks."""
    phase = s.phase
    if phase == t.MOVE:
        step_move(s, ed, action)
    elif phase == t.TRADE:
        step_trade(s, ed, seat, action)
    elif phase == t.DRAFT:
        step_own_draft(s, action)
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
    elif phase == t.ENTER:
        step_entry(s, ed, action)
    else:
        take_in_phase_1(s, ed, seat, action)


@rule
def take_in_phase_1(s: State, ed: Edition, seat: int, action: int) -> None:
    phase = s.phase
    if phase == t.FAMINE:
        step_famine(s, ed, action)
    elif phase == t.BOUNTY:
        step_bounty(s, ed, action)
    elif phase == t.AGEING:
        step_ageing(s, action)
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
