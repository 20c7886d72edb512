"""Phase 1 on a roll other than 7: harvest, famine and ageing (LN12-LN24, LNQ79).

Whether somebody holds a Harvest card is nobody's business (LNQ95), so nobody is asked for one. It is played with the
active player's first decision after the roll, which comes anyway: the hex to age, or his movement. What the roll
brought is settled anew then; nobody has done anything in between.
"""

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
THING = 7  # LN25: what is not a harvest


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
    else:
        starve(s)


@rule
def starve(s: State) -> None:
    """LN17: nobody gets anything, and all cards of the short kinds go back to the stock."""
    for seat in range(s.players):
        for kind in range(t.KINDS):
            lost = s.hand[seat][kind] if (s.short >> kind) & 1 else 0
            s.lost[seat][kind] = lost
            s.stock[kind] += lost
            s.hand[seat][kind] -= lost
    s.then = t.BEGIN_MOVEMENT


@rule
def pays(s: State, ed: Edition, cell: int) -> bool:
    """A hex with the number rolled, or that had it before it aged, whose kind did not fall short."""
    return (s.number[cell] == rolled(s) or cell == s.aged) and not (s.short >> ed.product[s.terrain[cell]]) & 1


@rule
def pay(s: State, ed: Edition) -> None:
    """LN14, LN15."""
    for cell in range(t.MIDDLE, ed.rim):
        if pays(s, ed, cell):
            kind = ed.product[s.terrain[cell]]
            for seat in range(s.players):
                cards = due(s, ed, cell, seat)
                s.hand[seat][kind] += cards
                s.stock[kind] -= cards
    begin_ageing(s, ed)


# --- Harvest cards ------------------------------------------------------------------------------------------------


@rule
def is_harvest_card(card: int) -> bool:
    return card in (t.RICH_HARVEST, t.RESTED_SOIL, t.NO_FAMINE)


@rule
def forbids_harvest_card(s: State, card: int) -> int:
    """LN24, LN42, LNQ79: one a turn; after a famine the card against it, after a payment one of the others."""
    if rolled(s) == THING:
        return NO.no_harvest
    if s.harvest_played:
        return NO.one_harvest
    if (s.short != 0) != (card == t.NO_FAMINE):
        return NO.no_use
    if card == t.RESTED_SOIL and s.phase == t.MOVE and s.aged == t.NONE:
        return NO.no_use
    return LEGAL if s.fate[s.active][card] else NO.not_held


@rule
def forbids_rich_harvest(s: State, ed: Edition, cell: int) -> int:
    why = forbids_harvest_card(s, t.RICH_HARVEST)
    return why if why != LEGAL else forbids_more(s, ed, cell)


@rule
def forbids_more(s: State, ed: Edition, cell: int) -> int:
    """LNQ79: a rich harvest is one of a hex that has just paid the active player, if the stock still has its kind."""
    if not pays(s, ed, cell):
        return NO.did_not_pay
    if due(s, ed, cell, int(s.active)) == 0:
        return NO.paid_others
    return LEGAL if s.stock[ed.product[s.terrain[cell]]] else NO.nothing_more


@rule
def legal_harvest_cards(s: State, ed: Edition, out: Ints, n: int) -> int:
    for card in (t.RESTED_SOIL, t.NO_FAMINE):
        if forbids_harvest_card(s, card) == LEGAL:
            out[n] = number(DO.play, card)
            n += 1
    if forbids_harvest_card(s, t.RICH_HARVEST) == LEGAL:
        for cell in range(t.MIDDLE, ed.rim):
            if forbids_more(s, ed, cell) == LEGAL:
                out[n] = number(DO.more, cell)
                n += 1
    return n


@rule
def play_rich_harvest(s: State, ed: Edition, cell: int) -> None:
    spend_card(s, int(s.active), t.RICH_HARVEST)
    s.harvest_played = 1
    kind = ed.product[s.terrain[cell]]
    s.hand[s.active][kind] += 1
    s.stock[kind] -= 1


@rule
def play_harvest_card(s: State, ed: Edition, card: int) -> None:
    """No ageing, or no famine."""
    spend_card(s, int(s.active), card)
    s.harvest_played = 1
    if card == t.NO_FAMINE:
        avert_famine(s, ed)
    elif s.phase == t.AGEING:
        s.then = t.BEGIN_MOVEMENT
    else:
        rest_soil(s)


@rule
def avert_famine(s: State, ed: Edition) -> None:
    """LNQ79: nobody loses a card; the kinds that suffice are paid, the others are not."""
    for seat in range(s.players):
        for kind in range(t.KINDS):
            s.hand[seat][kind] += s.lost[seat][kind]
            s.stock[kind] -= s.lost[seat][kind]
            s.lost[seat][kind] = 0
    pay(s, ed)


@rule
def rest_soil(s: State) -> None:
    """The hex that has aged gets the number back with which it paid."""
    s.markers[s.number[s.aged]] += 1
    s.markers[rolled(s)] -= 1
    s.number[s.aged] = rolled(s)
    s.aged = t.NONE


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
    if is_a(DO.more, action):
        return forbids_rich_harvest(s, ed, part(DO.more, action))
    if not is_a(DO.play, action):
        return NO.asks_ageing
    return forbids_named_card(s, part(DO.play, action))


@rule
def forbids_named_card(s: State, card: int) -> int:
    """A card that is played by its name alone with the first decision after the roll."""
    if card == t.RICH_HARVEST:
        return NO.names_hex
    return forbids_harvest_card(s, card) if is_harvest_card(card) else forbids_play(s, card)


@rule
def legal_ageing(s: State, ed: Edition, out: Ints) -> int:
    settlers, most = settler_paid(s, ed), most_paid(s, ed)
    n = 0
    for cell in range(t.MIDDLE, ed.rim):
        if forbids_ageing(s, ed, cell, settlers, most) == LEGAL:
            out[n] = number(DO.age, cell)
            n += 1
    return legal_harvest_cards(s, ed, out, n)


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
            age_paying(s, last)
        s.then = t.BEGIN_MOVEMENT


@rule
def age_paying(s: State, cell: int) -> None:
    age(s, cell)
    s.aged = cell


@rule
def step_ageing(s: State, ed: Edition, action: int) -> None:
    if is_a(DO.age, action):
        age_paying(s, part(DO.age, action))
        s.then = t.BEGIN_MOVEMENT
    elif is_a(DO.more, action):
        play_rich_harvest(s, ed, part(DO.more, action))
    else:
        play_harvest_card(s, ed, part(DO.play, action))
