"""Phase 1 on a roll other than 7: harvest, famine and ageing (LN12-LN24, LNQ79)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.board import age, houses_at, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import forbids_play, spend_card
from langbord.games.landnam.state import State

SETTLER_YIELD = 2  # LN15


@rule
def due(s: State, ed: Edition, cell: int, seat: int) -> int:
    """LN14, LN15: what a hex with the number rolled brings a seat: by a settler on it, or else by houses at it."""
    settler = int(s.occupant[cell])
    if settler != t.NONE:
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
    value = rolled(s)
    s.short = 0
    for kind in range(t.KINDS):
        left = int(s.stock[kind])
        for cell in range(t.MIDDLE, ed.rim):
            if s.number[cell] == value and ed.product[s.terrain[cell]] == kind:
                left -= due_from(s, ed, cell)
        if left < 0:
            s.short |= 1 << kind
    if s.short == 0:
        pay(s, ed)
    elif s.fate[s.active][t.NO_FAMINE]:
        s.phase = t.FAMINE
        s.awaited = 1 << s.active
    else:
        starve(s)


@rule
def starve(s: State) -> None:
    """LN17: nobody gets anything, and all cards of the short kinds go back to the stock."""
    for kind in range(t.KINDS):
        if (s.short >> kind) & 1:
            for seat in range(s.players):
                s.stock[kind] += s.hand[seat][kind]
                s.hand[seat][kind] = 0
    s.then = t.BEGIN_MOVEMENT


@rule
def pays(s: State, ed: Edition, cell: int) -> bool:
    """A hex with the number rolled whose kind did not fall short."""
    return s.number[cell] == rolled(s) and not (s.short >> ed.product[s.terrain[cell]]) & 1


@rule
def pay(s: State, ed: Edition) -> None:
    """LN14, LN15; then the active player may play a Harvest card, if he can and has not done so yet."""
    for cell in range(t.MIDDLE, ed.rim):
        if pays(s, ed, cell):
            kind = ed.product[s.terrain[cell]]
            for seat in range(s.players):
                cards = due(s, ed, cell, seat)
                s.hand[seat][kind] += cards
                s.stock[kind] -= cards
    s.phase = t.BOUNTY
    s.awaited = 1 << s.active
    if s.harvest_played or not (may_play_rich_harvest(s, ed) or may_rest_soil(s, ed)):
        begin_ageing(s, ed)


# --- Harvest cards ------------------------------------------------------------------------------------------------


@rule
def forbids_more(s: State, ed: Edition, cell: int) -> int:
    """LNQ79: a rich harvest is one of a hex that has just paid the active player, if the stock still has its kind."""
    if not pays(s, ed, cell):
        return NO.did_not_pay
    if due(s, ed, cell, int(s.active)) == 0:
        return NO.paid_others
    return LEGAL if s.stock[ed.product[s.terrain[cell]]] else NO.nothing_more


@rule
def may_play_rich_harvest(s: State, ed: Edition) -> bool:
    if s.fate[s.active][t.RICH_HARVEST]:
        for cell in range(t.MIDDLE, ed.rim):
            if forbids_more(s, ed, cell) == LEGAL:
                return True
    return False


@rule
def may_rest_soil(s: State, ed: Edition) -> bool:
    return s.fate[s.active][t.RESTED_SOIL] > 0 and most_paid(s, ed) > 0


@rule
def forbids_in_famine(s: State, action: int) -> int:
    """LN17, LNQ79: who is asked holds the card against it."""
    if is_a(DO.starve, action):
        return LEGAL
    if not is_a(DO.play, action):
        return NO.asks_famine
    card = part(DO.play, action)
    return LEGAL if card == t.NO_FAMINE else forbids_play(s, card)


@rule
def legal_famine(out: Ints) -> int:
    out[0] = number(DO.starve)
    out[1] = number(DO.play, t.NO_FAMINE)
    return 2


@rule
def step_famine(s: State, ed: Edition, action: int) -> None:
    """LNQ79: with the card the kinds that suffice are paid, the others are not, and nobody loses a card."""
    if is_a(DO.starve, action):
        starve(s)
    else:
        spend_card(s, int(s.active), t.NO_FAMINE)
        s.harvest_played = 1
        pay(s, ed)


@rule
def forbids_in_bounty(s: State, ed: Edition, action: int) -> int:
    """LN24, LNQ79: one card more, no ageing, or no card."""
    if is_a(DO.no_card, action):
        return LEGAL
    if is_a(DO.more, action):
        if not s.fate[s.active][t.RICH_HARVEST]:
            return NO.not_held
        return forbids_more(s, ed, part(DO.more, action))
    if not is_a(DO.play, action):
        return NO.asks_bounty
    card = part(DO.play, action)
    if card == t.RICH_HARVEST:
        return NO.names_hex
    if card != t.RESTED_SOIL:
        return forbids_play(s, card)
    return LEGAL if may_rest_soil(s, ed) else NO.not_held  # who is asked was paid, so that a hex is due to be aged


@rule
def legal_bounty(s: State, ed: Edition, out: Ints) -> int:
    out[0] = number(DO.no_card)
    n = 1
    if may_rest_soil(s, ed):
        out[n] = number(DO.play, t.RESTED_SOIL)
        n += 1
    if s.fate[s.active][t.RICH_HARVEST]:
        for cell in range(t.MIDDLE, ed.rim):
            if forbids_more(s, ed, cell) == LEGAL:
                out[n] = number(DO.more, cell)
                n += 1
    return n


@rule
def step_bounty(s: State, ed: Edition, action: int) -> None:
    if is_a(DO.play, action):
        spend_card(s, int(s.active), t.RESTED_SOIL)
        s.then = t.BEGIN_MOVEMENT
        return
    if is_a(DO.more, action):
        spend_card(s, int(s.active), t.RICH_HARVEST)
        kind = ed.product[s.terrain[part(DO.more, action)]]
        s.hand[s.active][kind] += 1
        s.stock[kind] -= 1
    begin_ageing(s, ed)


# --- Ageing -------------------------------------------------------------------------------------------------------


@rule
def most_paid(s: State, ed: Edition) -> int:
    """The most cards that one hex paid in this harvest."""
    most = 0
    for cell in range(t.MIDDLE, ed.rim):
        if pays(s, ed, cell):
            cards = due_from(s, ed, cell)
            if cards > most:
                most = cards
    return most


@rule
def settler_paid(s: State, ed: Edition) -> bool:
    for cell in range(t.MIDDLE, ed.rim):
        if pays(s, ed, cell) and s.occupant[cell] != t.NONE:
            return True
    return False


@rule
def forbids_ageing(s: State, ed: Edition, cell: int, settlers: bool, most: int) -> int:
    """LN19, LNQ11: a hex that paid, with a settler if there is such a one, else of those that paid most."""
    if not pays(s, ed, cell) or due_from(s, ed, cell) == 0:
        return NO.did_not_pay
    if settlers:
        return LEGAL if s.occupant[cell] != t.NONE else NO.settler_first
    return LEGAL if due_from(s, ed, cell) == most else NO.paid_less


@rule
def forbids_in_ageing(s: State, ed: Edition, action: int) -> int:
    if is_a(DO.age, action):
        return forbids_ageing(s, ed, part(DO.age, action), settler_paid(s, ed), most_paid(s, ed))
    return NO.asks_ageing


@rule
def legal_ageing(s: State, ed: Edition, out: Ints) -> int:
    settlers, most = settler_paid(s, ed), most_paid(s, ed)
    n = 0
    for cell in range(t.MIDDLE, ed.rim):
        if forbids_ageing(s, ed, cell, settlers, most) == LEGAL:
            out[n] = number(DO.age, cell)
            n += 1
    return n


@rule
def begin_ageing(s: State, ed: Edition) -> None:
    """LN18: exactly one hex is aged if any paid; a single candidate needs no choice."""
    settlers, most = settler_paid(s, ed), most_paid(s, ed)
    candidates, last = 0, t.NONE
    for cell in range(t.MIDDLE, ed.rim):
        if forbids_ageing(s, ed, cell, settlers, most) == LEGAL:
            candidates += 1
            last = cell
    if candidates > 1:
        s.phase = t.AGEING
        s.awaited = 1 << s.active
    else:
        if candidates == 1:
            age(s, last)
        s.then = t.BEGIN_MOVEMENT


@rule
def step_ageing(s: State, action: int) -> None:
    age(s, part(DO.age, action))
    s.then = t.BEGIN_MOVEMENT
