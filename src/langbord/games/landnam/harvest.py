"""Phase 1 on a roll other than 7: harvest, famine and ageing (LN12-LN24, LNQ79)."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.board import age, houses_at, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import spend_card
from langbord.games.landnam.moves import AGE, MORE, PASS, PLAY
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    AGEING,
    BEGIN_MOVEMENT,
    BOUNTY,
    FAMINE,
    KINDS,
    MIDDLE,
    NO_FAMINE,
    NONE,
    RESTED_SOIL,
    RICH_HARVEST,
)

SETTLER_YIELD = 2  # LN15


@rule
def due(s: State, ed: Edition, cell: int, seat: int) -> int:
    """LN14, LN15: what a hex with the number rolled brings a seat: by a settler on it, or else by houses at it."""
    settler = int(s.occupant[cell])
    if settler != NONE:
        return SETTLER_YIELD if unit_owner(settler) == seat else 0
    return houses_at(s, ed, seat, cell)


@rule
def due_from(s: State, ed: Edition, cell: int) -> int:
    cards = 0
    for seat in range(s.players):
        cards += due(s, ed, cell, seat)
    return cards


@rule
def rolled(s: State) -> int:
    return s.dice[0] + s.dice[1]


@rule
def begin_harvest(s: State, ed: Edition) -> None:
    """LN13, LN16, LNQ09: every hex with the number; a famine if the stock of any kind is too small for all its dues."""
    number = rolled(s)
    s.short = 0
    for kind in range(KINDS):
        left = int(s.stock[kind])
        for cell in range(MIDDLE, ed.rim):
            if s.number[cell] == number and ed.product[s.terrain[cell]] == kind:
                left -= due_from(s, ed, cell)
        if left < 0:
            s.short |= 1 << kind
    if s.short == 0:
        pay(s, ed)
    elif s.fate[s.active][NO_FAMINE]:
        s.phase = FAMINE
        s.awaited = 1 << s.active
    else:
        starve(s)


@rule
def starve(s: State) -> None:
    """LN17: nobody gets anything, and all cards of the short kinds go back to the stock."""
    for kind in range(KINDS):
        if (s.short >> kind) & 1:
            for seat in range(s.players):
                s.stock[kind] += s.hand[seat][kind]
                s.hand[seat][kind] = 0
    s.then = BEGIN_MOVEMENT


@rule
def pays(s: State, ed: Edition, cell: int) -> bool:
    """A hex with the number rolled whose kind did not fall short."""
    return s.number[cell] == rolled(s) and not (s.short >> ed.product[s.terrain[cell]]) & 1


@rule
def pay(s: State, ed: Edition) -> None:
    """LN14, LN15; then the active player may play a Harvest card, if he can and has not done so yet."""
    for cell in range(MIDDLE, ed.rim):
        if pays(s, ed, cell):
            kind = ed.product[s.terrain[cell]]
            for seat in range(s.players):
                cards = due(s, ed, cell, seat)
                s.hand[seat][kind] += cards
                s.stock[kind] -= cards
    s.phase = BOUNTY
    s.awaited = 1 << s.active
    if s.harvest_played or not (may_play_rich_harvest(s, ed) or may_rest_soil(s, ed)):
        begin_ageing(s, ed)


@rule
def pays_more(s: State, ed: Edition, cell: int) -> bool:
    """LNQ79: a hex that has just paid the active player, if the stock still has its kind."""
    if not pays(s, ed, cell) or s.stock[ed.product[s.terrain[cell]]] == 0:
        return False
    return due(s, ed, cell, int(s.active)) > 0


@rule
def may_play_rich_harvest(s: State, ed: Edition) -> bool:
    if s.fate[s.active][RICH_HARVEST]:
        for cell in range(MIDDLE, ed.rim):
            if pays_more(s, ed, cell):
                return True
    return False


@rule
def may_rest_soil(s: State, ed: Edition) -> bool:
    return s.fate[s.active][RESTED_SOIL] > 0 and most_paid(s, ed) > 0


@rule
def legal_bounty(s: State, ed: Edition, out: Ints) -> int:
    """LN24, LNQ79: one card more, no ageing, or no card."""
    out[0] = PASS
    n = 1
    if may_rest_soil(s, ed):
        out[n] = PLAY + RESTED_SOIL
        n += 1
    if s.fate[s.active][RICH_HARVEST]:
        for cell in range(MIDDLE, ed.rim):
            if pays_more(s, ed, cell):
                out[n] = MORE + cell
                n += 1
    return n


@rule
def step_famine(s: State, ed: Edition, action: int) -> None:
    """LNQ79: with the card the kinds that suffice are paid, the others are not, and nobody loses a card."""
    if action == PASS:
        starve(s)
    else:
        spend_card(s, int(s.active), NO_FAMINE)
        s.harvest_played = 1
        pay(s, ed)


@rule
def step_bounty(s: State, ed: Edition, action: int) -> None:
    if action == PLAY + RESTED_SOIL:
        spend_card(s, int(s.active), RESTED_SOIL)
        s.then = BEGIN_MOVEMENT
        return
    if action != PASS:
        spend_card(s, int(s.active), RICH_HARVEST)
        kind = ed.product[s.terrain[action - MORE]]
        s.hand[s.active][kind] += 1
        s.stock[kind] -= 1
    begin_ageing(s, ed)


# --- Ageing -------------------------------------------------------------------------------------------------------


@rule
def most_paid(s: State, ed: Edition) -> int:
    """The most cards that one hex paid in this harvest."""
    most = 0
    for cell in range(MIDDLE, ed.rim):
        if pays(s, ed, cell):
            cards = due_from(s, ed, cell)
            if cards > most:
                most = cards
    return most


@rule
def settler_paid(s: State, ed: Edition) -> bool:
    for cell in range(MIDDLE, ed.rim):
        if pays(s, ed, cell) and s.occupant[cell] != NONE:
            return True
    return False


@rule
def may_age(s: State, ed: Edition, cell: int, settlers: bool, most: int) -> bool:
    """LN19, LNQ11: a hex that paid, with a settler if there is such a one, else of those that paid most."""
    if not pays(s, ed, cell):
        return False
    return s.occupant[cell] != NONE if settlers else due_from(s, ed, cell) == most > 0


@rule
def legal_ageing(s: State, ed: Edition, out: Ints) -> int:
    settlers, most = settler_paid(s, ed), most_paid(s, ed)
    n = 0
    for cell in range(MIDDLE, ed.rim):
        if may_age(s, ed, cell, settlers, most):
            out[n] = AGE + cell
            n += 1
    return n


@rule
def begin_ageing(s: State, ed: Edition) -> None:
    """LN18: exactly one hex is aged if any paid; a single candidate needs no choice."""
    settlers, most = settler_paid(s, ed), most_paid(s, ed)
    candidates, last = 0, NONE
    for cell in range(MIDDLE, ed.rim):
        if may_age(s, ed, cell, settlers, most):
            candidates += 1
            last = cell
    if candidates > 1:
        s.phase = AGEING
        s.awaited = 1 << s.active
    else:
        if candidates == 1:
            age(s, last)
        s.then = BEGIN_MOVEMENT


@rule
def step_ageing(s: State, action: int) -> None:
    age(s, action - AGE)
    s.then = BEGIN_MOVEMENT
