"""The rules of Landnám, phase by phase. LNn and LNQn are the numbers of the rules and of the answers to questions.

Phase 1 is `harvest`, or `althing` with `answers` and `verdict`; phase 2 `movement` with `flight`, and `exploration`;
phase 3 `trade` with `offers`, and `building` with `sites`. `questions` is what each phase asks of a player, `turn` the
end of a turn and of the game.
"""

from __future__ import annotations

from langbord.core.actions import parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.althing import begin_althing, hold_thing, next_case
from langbord.games.landnam.board import put, unit_of
from langbord.games.landnam.building import begin_building
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.evaluate import appraise, evaluate
from langbord.games.landnam.exploration import arrive, find_weights, take_find
from langbord.games.landnam.fate import draw_next, pile_weights, take_drawn
from langbord.games.landnam.harvest import THING, begin_harvest
from langbord.games.landnam.movement import begin_movement, end_movement, go_on
from langbord.games.landnam.questions import legal, take, why_not
from langbord.games.landnam.redeal import redeal
from langbord.games.landnam.state import State
from langbord.games.landnam.totals import totals
from langbord.games.landnam.trade import begin_trade
from langbord.games.landnam.turn import begin_turn, end_turn, places, scores

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
    s.aged = t.NONE
    s.mover = t.NONE
    s.target = t.NONE
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
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    take(s, ed, seat, action)
    proceed(s, ed)
