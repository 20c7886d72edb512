"""Putting an offer together (LN73, LNQ88-LNQ90), card by card and each in one way only.

First what is given, then what is wanted, kind by kind, then to whom. The seat's rows of `give` and `want` hold it; the
active player's own offer, a counter-offer to him and an offer that he was made unasked all have this form. Nobody else
sees it before it is proposed, and until then nothing else changes by it: neither phase, nor who is asked.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.state import State


@rule
def clear_offer(s: State, seat: int) -> None:
    for kind in range(t.KINDS):
        s.give[seat][kind] = 0
        s.want[seat][kind] = 0
    s.proposed &= ~(1 << seat)


@rule
def last_kind(row: Ints) -> int:
    """The last kind of which there are cards in a row; the first kind if there are none."""
    last = 0
    for kind in range(t.KINDS):
        if row[kind]:
            last = kind
    return last


@rule
def count_cards(row: Ints) -> int:
    cards = 0
    for kind in range(t.KINDS):
        cards += row[kind]
    return cards


@rule
def holds_wanted(s: State, seat: int, maker: int) -> bool:
    """LNQ89: who accepts must hold what the maker wants."""
    for kind in range(t.KINDS):
        if s.hand[seat][kind] < s.want[maker][kind]:
            return False
    return True


@rule
def count_kinds(row: Ints) -> int:
    kinds = 0
    for kind in range(t.KINDS):
        kinds += int(row[kind] > 0)
    return kinds


@rule
def is_draft(action: int) -> bool:
    """Whether an action puts an offer together."""
    return is_a(DO.give, action) or is_a(DO.want, action) or is_a(DO.to, action) or is_a(DO.propose, action)


@rule
def is_proposed(s: State, seat: int) -> bool:
    return (s.proposed >> seat) & 1 == 1


@rule
def has_begun(s: State, seat: int) -> bool:
    """Whether a seat has named cards of an offer that it has not proposed yet."""
    return not is_proposed(s, seat) and count_cards(s.give[seat]) > 0


@rule
def forbids_giving(s: State, seat: int) -> int:
    return NO.gives_no_more if count_cards(s.want[seat]) else LEGAL


@rule
def forbids_give(s: State, seat: int, kind: int, last: int, kinds: int) -> int:
    """LNQ89: of cards that he holds; LNQ90: of so many kinds that one is left to want.

    `last` is the last kind that is given so far, `kinds` how many there are.
    """
    if kind < last:
        return NO.in_order
    if s.give[seat][kind] == 0 and kinds == t.KINDS - 1:
        return NO.both_ways
    return LEGAL if s.hand[seat][kind] > s.give[seat][kind] else NO.few_to_give


@rule
def forbids_wanting(s: State, seat: int, addressed: int) -> int:
    """LN73: for something; no more cards once the offer is addressed."""
    if count_cards(s.give[seat]) == 0:
        return NO.gives_first
    return NO.is_addressed if addressed else LEGAL


@rule
def forbids_want(s: State, ed: Edition, seat: int, kind: int, last: int) -> int:
    """LNQ90: no kind on both sides; `last` is the last kind that is wanted so far."""
    if kind < last:
        return NO.in_order
    if s.give[seat][kind]:
        return NO.both_ways
    return LEGAL if s.want[seat][kind] < ed.cards[kind] else NO.never_so_many


@rule
def forbids_proposing(s: State, seat: int) -> int:
    """LN73: at least one card each way."""
    return LEGAL if count_cards(s.want[seat]) else NO.wants_nothing


@rule
def addressees(s: State, seat: int) -> int:
    """To whom the offer that a seat puts together is addressed so far: only the active player's is to anybody."""
    return int(s.addressed) if seat == s.active else 0


@rule
def forbids_draft(s: State, ed: Edition, seat: int, action: int) -> int:
    if is_a(DO.give, action):
        give, kind = s.give[seat], part(DO.give, action)
        why = forbids_giving(s, seat)
        return why if why != LEGAL else forbids_give(s, seat, kind, last_kind(give), count_kinds(give))
    if is_a(DO.want, action):
        why = forbids_wanting(s, seat, addressees(s, seat))
        return why if why != LEGAL else forbids_want(s, ed, seat, part(DO.want, action), last_kind(s.want[seat]))
    why = forbids_proposing(s, seat)
    return why if why != LEGAL or not is_a(DO.to, action) else forbids_addressee(s, seat, part(DO.to, action))


@rule
def forbids_addressee(s: State, seat: int, other: int) -> int:
    """LNQ88: when the cards are named, all or some of the other players, each once and in their order.

    LNQ54: what anybody else offers is for the active player.
    """
    if other >= s.players:
        return NO.no_such_player
    if seat != s.active:
        return NO.to_active
    if other == seat:
        return NO.not_to_himself
    return LEGAL if s.addressed < 1 << other else NO.is_addressed


@rule
def legal_draft(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    """When the cards are named, the active player says to whom; to nobody in particular means to all."""
    if forbids_giving(s, seat) == LEGAL:
        last, kinds = last_kind(s.give[seat]), count_kinds(s.give[seat])
        for kind in range(last, t.KINDS):
            if forbids_give(s, seat, kind, last, kinds) == LEGAL:
                out[n] = number(DO.give, kind)
                n += 1
    if forbids_wanting(s, seat, addressees(s, seat)) == LEGAL:
        last = last_kind(s.want[seat])
        for kind in range(last, t.KINDS):
            if forbids_want(s, ed, seat, kind, last) == LEGAL:
                out[n] = number(DO.want, kind)
                n += 1
    if forbids_proposing(s, seat) == LEGAL:
        out[n] = number(DO.propose)
        n += 1
        for other in range(s.players):
            if forbids_addressee(s, seat, other) == LEGAL:
                out[n] = number(DO.to, other)
                n += 1
    return n


@rule
def draft(s: State, seat: int, action: int) -> None:
    if is_a(DO.give, action):
        s.give[seat][part(DO.give, action)] += 1
    elif is_a(DO.want, action):
        s.want[seat][part(DO.want, action)] += 1
    elif is_a(DO.to, action):
        s.addressed |= 1 << part(DO.to, action)
    else:
        s.proposed |= 1 << seat


@rule
def clear_others(s: State, seat: int) -> None:
    """LNQ88: one offer is open at a time; what others have offered, or were about to, lapses."""
    for other in range(s.players):
        if other != seat:
            clear_offer(s, other)
