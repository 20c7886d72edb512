"""The rules of Landnám, phase by phase. LNn and LNQn are the numbers of the rules and of the answers to questions."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.althing import (
    begin_althing,
    break_off,
    hold_thing,
    legal_answer,
    legal_order,
    legal_summons,
    legal_window,
    list_breaks,
    next_case,
    step_answer,
    step_handover,
    step_order,
    step_summons,
    step_window,
)
from langbord.games.landnam.board import put
from langbord.games.landnam.building import begin_building, legal_build, step_build
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.evaluate import appraise, evaluate
from langbord.games.landnam.exploration import (
    arrive,
    find_weights,
    legal_choice,
    step_choice,
    step_enter,
    take_find,
)
from langbord.games.landnam.fate import draw_next, pile_weights, take_drawn
from langbord.games.landnam.harvest import (
    begin_harvest,
    legal_ageing,
    legal_bounty,
    step_ageing,
    step_bounty,
    step_famine,
)
from langbord.games.landnam.movement import (
    begin_movement,
    end_movement,
    entry_card,
    go_on,
    legal_move,
    legal_retreat,
    retreat,
    step_move,
)
from langbord.games.landnam.moves import ACCEPT, PASS, PLAY, RETREAT
from langbord.games.landnam.redeal import redeal
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    AGEING,
    ANSWER,
    BEGIN_BUILDING,
    BEGIN_MOVEMENT,
    BEGIN_TRADE,
    BOUNTY,
    BREAK_CASE,
    BREAK_THING,
    BUILD,
    CARDS,
    CELLS,
    CHOOSE_FIND,
    CLOSING,
    CORNERS,
    COUNTER,
    DEAL_CARDS,
    DRAFT,
    DRAW_FATE,
    DRAW_STARTER,
    END_MOVEMENT,
    ENTER,
    EXPLORATION_CARDS,
    FAMINE,
    FLEE,
    HANDOVER,
    HOLD_THING,
    KINDS,
    MIDDLE,
    MOUNTAIN,
    MOVE,
    NEXT_CASE,
    NEXT_STEP,
    NO_FAMINE,
    NONE,
    NOTHING,
    OFFER,
    ORDER,
    OUTER,
    PIECES,
    PLAINTIFF,
    ROLL,
    SEA,
    SEATS,
    SETTLERS,
    SUPPLY,
    TERRAINS,
    TRADE,
    UNITS,
    VALUES,
    VERDICT,
)
from langbord.games.landnam.totals import totals
from langbord.games.landnam.trade import (
    begin_trade,
    legal_offer,
    legal_own_draft,
    legal_trade,
    step_counter,
    step_offer,
    step_own_draft,
    step_trade,
)
from langbord.games.landnam.turn import begin_turn, end_turn, places, scores

__all__ = ["appraise", "chance", "deal", "evaluate", "legal", "new", "places", "redeal", "scores", "step", "totals"]

PIPS = 6
ROLLS = PIPS * PIPS
THING = 7  # LN25


# --- Set-up -------------------------------------------------------------------------------------------------------


@rule
def new(s: State, ed: Edition) -> None:
    """LN1-LN4, LN6: the board, a ship of each player on the outer sea, the first hands, the stocks."""
    for cell in range(CELLS):
        s.harbour[cell] = NONE
        s.occupant[cell] = NONE
        if cell == OUTER or ed.rim <= cell < ed.cells:
            s.terrain[cell] = SEA
    s.terrain[MIDDLE] = MOUNTAIN
    for corner in range(CORNERS):
        s.owner[corner] = NONE
    for unit in range(UNITS):
        s.place[unit] = SUPPLY
        s.stood[unit] = SUPPLY
    for seat in range(SEATS):
        s.side[seat] = NONE
    for seat in range(s.players):
        put(s, seat * PIECES + SETTLERS, OUTER)
        for kind in range(KINDS):
            s.hand[seat][kind] = ed.start_hand
    lay_out_stocks(s, ed)
    s.mover = NONE
    s.fleeing = NONE
    s.case_unit = NONE
    s.partner = NONE
    s.phase = DEAL_CARDS
    s.active = 0


@rule
def lay_out_stocks(s: State, ed: Edition) -> None:
    for kind in range(KINDS):
        s.stock[kind] = ed.cards[kind] - ed.start_hand * s.players
        s.harbour_markers[kind] = ed.harbours[kind]
    for terrain in range(TERRAINS):
        s.tiles[terrain] = ed.tiles[terrain]
    for value in range(VALUES):
        s.markers[value] = ed.markers[value]
    for card in range(CARDS):
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
        s.phase = DRAW_STARTER


# --- The course of a turn -----------------------------------------------------------------------------------------


@rule
def proceed(s: State, ed: Edition) -> None:
    """Go through all that nobody decides, until a player or the dealer is asked."""
    while s.then != NOTHING:
        then = s.then
        s.then = NOTHING
        if then == HOLD_THING:
            hold_thing(s, ed)
        elif then == NEXT_CASE:
            next_case(s, ed)
        elif then == BEGIN_MOVEMENT:
            begin_movement(s, ed)
        elif then == NEXT_STEP:
            go_on(s, ed)
        elif then == END_MOVEMENT:
            end_movement(s, ed)
        elif then == BEGIN_TRADE:
            begin_trade(s)
        elif then == BEGIN_BUILDING:
            begin_building(s, ed)
        else:
            end_turn(s, ed)


# --- The dealer ---------------------------------------------------------------------------------------------------


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    """LN5, LN7, LN12, LN25, LN61: a card, a seat, or dice; each of the possibilities with its weight."""
    if s.phase == ROLL:
        for roll in range(ROLLS):
            weights[roll] = 1
        return ROLLS
    if s.phase == DRAW_FATE:
        return pile_weights(s, weights)
    if s.phase == DEAL_CARDS:
        for card in range(EXPLORATION_CARDS):
            weights[card] = s.pile[card]
        return EXPLORATION_CARDS
    if s.phase == DRAW_STARTER:
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
    if s.phase == ROLL:
        roll(s, ed, outcome // PIPS + 1, outcome % PIPS + 1)
    elif s.phase == DRAW_FATE:
        take_drawn(s, outcome)
        if not draw_next(s):
            resume(s, ed)
    elif s.phase == DEAL_CARDS:
        deal_first_card(s, outcome)
    elif s.phase == DRAW_STARTER:
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
    if s.mover == NONE:
        s.then = HOLD_THING
    else:
        arrive(s, ed)


# --- The players --------------------------------------------------------------------------------------------------


@rule
def is_thing(s: State) -> bool:
    """LNQ75: the althing waits for somebody's decision."""
    return ORDER <= s.phase <= HANDOVER


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    if s.over:
        return 0
    n = 0
    if (s.awaited >> seat) & 1 or s.phase == TRADE or s.phase == OFFER:
        n = list_actions(s, ed, seat, out)
    if is_thing(s):
        n = list_breaks(s, seat, out, n)
    return n


@rule
def list_actions(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """The actions of a seat, Althing cards aside."""
    phase = s.phase
    if phase == MOVE:
        return legal_move(s, ed, out)
    if phase == TRADE:
        return legal_trade(s, ed, seat, out)
    if phase == DRAFT:
        return legal_own_draft(s, ed, out)
    if phase == OFFER:
        return legal_offer(s, ed, seat, out)
    if phase == BUILD:
        return legal_build(s, ed, out)
    if phase == BOUNTY:
        return legal_bounty(s, ed, out)
    if phase == AGEING:
        return legal_ageing(s, ed, out)
    if phase == FLEE:
        return legal_retreat(s, ed, out)
    if phase == CHOOSE_FIND:
        return legal_choice(out)
    return list_althing_actions(s, ed, seat, out)


@rule
def list_althing_actions(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """The actions at the althing, and the questions of yes or no."""
    phase = s.phase
    if phase == ORDER:
        return legal_order(s, out)
    if phase == PLAINTIFF:
        return legal_summons(s, ed, out)
    if phase == ANSWER:
        return legal_answer(s, out)
    if phase in (VERDICT, CLOSING):
        return legal_window(s, seat, out)
    out[0] = PASS
    out[1] = ACCEPT
    if phase == FAMINE:
        out[1] = PLAY + NO_FAMINE
    elif phase == ENTER:
        out[1] = PLAY + entry_card(int(s.mover))
    return 2


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    take(s, ed, seat, action)
    proceed(s, ed)


@rule
def take(s: State, ed: Edition, seat: int, action: int) -> None:
    """An action by the phase that asked for it."""
    if is_thing(s) and (action == PLAY + BREAK_CASE or action == PLAY + BREAK_THING):
        break_off(s, seat, action - PLAY)
        return
    phase = s.phase
    if phase == MOVE:
        step_move(s, ed, action)
    elif phase == TRADE:
        step_trade(s, ed, seat, action)
    elif phase == DRAFT:
        step_own_draft(s, action)
    elif phase == OFFER:
        step_offer(s, seat, action)
    elif phase == COUNTER:
        step_counter(s, action)
    elif phase == BUILD:
        step_build(s, ed, action)
    elif phase == FAMINE:
        step_famine(s, ed, action)
    elif phase == BOUNTY:
        step_bounty(s, ed, action)
    elif phase == AGEING:
        step_ageing(s, action)
    elif phase == CHOOSE_FIND:
        step_choice(s, ed, action)
    elif phase == ENTER:
        step_enter(s, ed, action)
    elif phase == FLEE:
        retreat(s, action - RETREAT)
    else:
        step_althing(s, ed, seat, action)


@rule
def step_althing(s: State, ed: Edition, seat: int, action: int) -> None:
    phase = s.phase
    if phase == ORDER:
        step_order(s, action)
    elif phase == PLAINTIFF:
        step_summons(s, ed, action)
    elif phase == ANSWER:
        step_answer(s, action)
    elif phase == HANDOVER:
        step_handover(s, action)
    else:
        step_window(s, seat, action)
