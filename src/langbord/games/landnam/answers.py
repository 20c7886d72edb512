"""A case at the althing: stakes, answers and handing over (LN34-LN38, LNQ20-LNQ26, LNQ77, LNQ78)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.state import State
from langbord.games.landnam.verdict import open_window


@rule
def stake(s: State, seat: int, kind: int, cards: int) -> None:
    s.hand[seat][kind] -= cards
    s.staked[s.answering][kind] += cards


@rule
def staked(s: State, side: int) -> int:
    cards = 0
    for kind in range(t.KINDS):
        cards += s.staked[side][kind]
    return cards


@rule
def lacking(s: State) -> int:
    """How many cards the answering side needs to exceed the other."""
    return staked(s, 1 - s.answering) + 1 - staked(s, int(s.answering))


@rule
def may_stake(s: State, kind: int) -> bool:
    """LNQ20: stakes are of the disputed kind; by the other reading of any kind."""
    return kind == s.case_kind or s.stakes == 1


@rule
def cards_from(s: State, seat: int, first: int) -> int:
    """How many cards a seat could stake of that kind and the later ones."""
    cards = 0
    for kind in range(first, t.KINDS):
        if may_stake(s, kind):
            cards += s.hand[seat][kind]
    return cards


@rule
def asked_seat(s: State) -> int:
    return int(s.chain[s.answering][s.asked])


@rule
def is_last(s: State) -> bool:
    """LNQ77: nobody after him on his side could lay a card."""
    for k in range(s.asked):
        if cards_from(s, int(s.chain[s.answering][k]), 0):
            return False
    return True


@rule
def least_stake(s: State) -> int:
    """LNQ77: the last one asked lays enough or nothing; the others may leave the rest to those after them."""
    if s.opening or not is_last(s) or lacking(s) < 1:
        return 1
    return lacking(s)


@rule
def forbids_offeree(s: State, seat: int) -> int:
    """LN36, LNQ26, LNQ78: a player not involved on either side, and not offered the case in this answer."""
    if seat >= s.players:
        return NO.no_such_player
    for side in range(2):
        for k in range(s.chain_length[side]):
            if s.chain[side][k] == seat:
                return NO.involved
    return NO.offered_before if (s.offered >> seat) & 1 else LEGAL


@rule
def forbids_offering(s: State) -> int:
    """LN38, LNQ78: only the present holder offers the case, before he lays cards."""
    if s.opening or s.next_kind:
        return NO.before_laying
    return LEGAL if s.asked == s.chain_length[s.answering] - 1 else NO.not_holder


@rule
def may_hand_over(s: State) -> bool:
    """Whether there is somebody to take the case."""
    if forbids_offering(s) == LEGAL:
        for seat in range(s.players):
            if forbids_offeree(s, seat) == LEGAL:
                return True
    return False


@rule
def begin_answer(s: State, side: int) -> None:
    """LN34, LNQ77: the present holder is asked first, then former holders, the latest first."""
    s.answering = side
    s.asked = s.chain_length[side] - 1
    s.offered = 0
    ask(s)


@rule
def ask(s: State) -> None:
    """LNQ77: who can neither lay nor offer is passed over; LN35: when all have been asked, the side has lost."""
    s.next_kind = 0
    while s.asked >= 0:
        if may_hand_over(s) or cards_from(s, asked_seat(s), 0) >= least_stake(s):
            s.phase = t.ANSWER
            s.awaited = 1 << asked_seat(s)
            return
        s.asked -= 1
    open_window(s, t.VERDICT)


@rule
def forbids_leaving(s: State) -> int:
    """LNQ77: who has laid cards and is the last to be asked has laid enough, or must lay more."""
    if s.opening or s.next_kind == 0 or lacking(s) <= 0 or not is_last(s):
        return LEGAL
    return NO.must_exceed


@rule
def forbids_stake_kind(s: State, kind: int) -> int:
    """LNQ20: the disputed kind; by the other reading any, laid kind by kind, and its own with the summons."""
    if not may_stake(s, kind):
        return NO.wrong_kind
    return NO.kind_passed if kind < s.next_kind or (s.opening and kind == s.case_kind) else LEGAL


@rule
def least_of_kind(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind he must lay at least, if any: what those of later kinds cannot make up for."""
    return max(1, least_stake(s) - cards_from(s, seat, kind + 1))


@rule
def forbids_stake(s: State, seat: int, kind: int, cards: int) -> int:
    why = forbids_stake_kind(s, kind)
    if why != LEGAL:
        return why
    if cards == 0:
        return NO.no_stake
    if cards > s.hand[seat][kind]:
        return NO.few_to_stake
    return NO.must_exceed if cards < least_of_kind(s, seat, kind) else LEGAL


@rule
def forbids_in_answer(s: State, action: int) -> int:
    """LN34-LN36: lay cards, offer the case, or leave it at that."""
    has_laid = s.opening == 1 or s.next_kind > 0
    if is_a(DO.lay, action):
        kind, cards, _ = parts(DO.lay, action)
        return forbids_stake(s, asked_seat(s), kind, cards)
    if is_a(DO.hand_over, action):
        why = forbids_offering(s)
        return why if why != LEGAL else forbids_offeree(s, part(DO.hand_over, action))
    if is_a(DO.nothing, action):
        return NO.has_laid if has_laid else LEGAL
    if is_a(DO.enough, action):
        return forbids_leaving(s) if has_laid else NO.has_not_laid
    return NO.asks_answer


@rule
def legal_answers(s: State, out: Ints) -> int:
    n = 0
    if forbids_leaving(s) == LEGAL:
        out[n] = number(DO.enough) if s.opening or s.next_kind else number(DO.nothing)
        n += 1
    if forbids_offering(s) == LEGAL:
        for seat in range(s.players):
            if forbids_offeree(s, seat) == LEGAL:
                out[n] = number(DO.hand_over, seat)
                n += 1
    seat = asked_seat(s)
    for kind in range(t.KINDS):
        if forbids_stake_kind(s, kind) == LEGAL:
            for cards in range(least_of_kind(s, seat, kind), s.hand[seat][kind] + 1):
                out[n] = number(DO.lay, kind, cards)
                n += 1
    return n


@rule
def may_lay_more(s: State) -> bool:
    """Stakes of any kind are laid kind by kind; whether he has cards of a later kind."""
    seat = asked_seat(s)
    for kind in range(t.KINDS):
        if forbids_stake_kind(s, kind) == LEGAL and s.hand[seat][kind]:
            return True
    return False


@rule
def step_answer(s: State, action: int) -> None:
    if is_a(DO.hand_over, action):
        s.offeree = part(DO.hand_over, action)
        s.offered |= 1 << s.offeree
        s.phase = t.HANDOVER
        s.awaited = 1 << s.offeree
    elif is_a(DO.lay, action):
        kind, cards, _ = parts(DO.lay, action)
        stake(s, asked_seat(s), kind, cards)
        s.next_kind = kind + 1
        if s.stakes == 0 or not may_lay_more(s):
            end_answer(s)
    else:
        end_answer(s)


@rule
def end_answer(s: State) -> None:
    """LN34: a side that exceeds the other has answered; else the next of its chain is asked."""
    if s.opening or lacking(s) <= 0:
        s.opening = 0
        begin_answer(s, 1 - s.answering)
    else:
        s.asked -= 1
        ask(s)


@rule
def forbids_in_handover(action: int) -> int:
    return LEGAL if is_a(DO.accept, action) or is_a(DO.decline, action) else NO.asks_handover


@rule
def legal_handover(out: Ints) -> int:
    out[0] = number(DO.decline)
    out[1] = number(DO.accept)
    return 2


@rule
def step_handover(s: State, action: int) -> None:
    """LN36-LN38, LNQ78: who accepts is the present holder and begins the answer; else the holder decides anew."""
    if is_a(DO.accept, action):
        side = s.answering
        s.chain[side][s.chain_length[side]] = s.offeree
        s.asked = s.chain_length[side]
        s.chain_length[side] += 1
    ask(s)
