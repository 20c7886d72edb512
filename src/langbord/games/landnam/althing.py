"""Phase 1 on a 7: the althing (LN25-LN45, LNQ75-LNQ78)."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.board import (
    builders_at,
    count_bits,
    is_numbered,
    is_outlaw,
    next_seat,
    remove_unit,
    unit_owner,
)
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import draw_next, fate_count, spend_card
from langbord.games.landnam.moves import ACCEPT, FIRST, HAND_OVER, LAY, MOST_CARDS, PASS, PLAY, SUMMON
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    ANSWER,
    BEGIN_MOVEMENT,
    BLACK,
    BREAK_CASE,
    BREAK_THING,
    CLOSING,
    DEFENCE,
    HANDOVER,
    HOLD_THING,
    KINDS,
    NEXT_CASE,
    NONE,
    ORDER,
    OUTER,
    PASSED,
    PIECES,
    PLAINTIFF,
    PROSECUTION,
    RED,
    UNANSWERED,
    UNITS,
    VERDICT,
    WHITE,
)

CASES_FOR_BLACK = 3  # LN41


# --- Opening ------------------------------------------------------------------------------------------------------


@rule
def begin_althing(s: State) -> None:
    """LN25: a fate card for the active player and for each other who has none."""
    s.draws = 1 << s.active
    for seat in range(s.players):
        if fate_count(s, seat) == 0:
            s.draws |= 1 << seat
    if not draw_next(s):
        s.then = HOLD_THING


@rule
def hold_thing(s: State, ed: Edition) -> None:
    """LN27: outlaws leave the board and red tokens are given out; then the cases that are possible now."""
    for unit in range(UNITS):
        if is_outlaw(s, unit):
            remove_unit(s, unit)
    for seat in range(s.players):
        s.tokens[seat][RED] += s.loose[seat]
        s.loose[seat] = 0
    s.case_unit = NONE
    if list_cases(s, ed) == 0:
        s.then = BEGIN_MOVEMENT
    else:
        s.phase = ORDER
        s.awaited = 1 << s.active


@rule
def list_cases(s: State, ed: Edition) -> int:
    """LN30, LN31, LNQ18, LNQ29: who may summon which unit; who has enough against him for a black token. How many."""
    s.blacks = 0
    all_cases = 0
    for owner in range(s.players):
        against = 0
        for unit in range(owner * PIECES, (owner + 1) * PIECES):
            cell = int(s.place[unit])
            s.cases[unit] = 0
            if cell > OUTER and disputed_kind(s, ed, cell) != NONE:
                s.cases[unit] = builders_at(s, ed, cell) & ~(1 << owner)
                against += count_bits(int(s.cases[unit]))
        if against >= CASES_FOR_BLACK:
            s.blacks |= 1 << owner
        all_cases += against
    return all_cases


@rule
def disputed_kind(s: State, ed: Edition, cell: int) -> int:
    """LN33, LNQ19: the kind produced on a hex or shipped out from it, or NONE."""
    if is_numbered(s, cell):
        return int(ed.product[s.terrain[cell]])
    return int(s.harbour[cell])


@rule
def step_order(s: State, action: int) -> None:
    """LN29: the active player chooses who tries his cases first."""
    s.plaintiff = action - FIRST
    s.heard = 0
    s.then = NEXT_CASE


@rule
def legal_order(s: State, out: Ints) -> int:
    for seat in range(s.players):
        out[seat] = FIRST + seat
    return int(s.players)


# --- Plaintiffs ---------------------------------------------------------------------------------------------------


@rule
def may_summon(s: State, ed: Edition, unit: int) -> bool:
    """LN31, LN33: a case of his not heard yet, and a card of the disputed kind."""
    if not (s.cases[unit] >> s.plaintiff) & 1:
        return False
    return s.hand[s.plaintiff][disputed_kind(s, ed, int(s.place[unit]))] > 0


@rule
def next_case(s: State, ed: Edition) -> None:
    """LN29, LN32: ask the plaintiff for his next case, or go on round the table; LN41: then the black tokens."""
    while s.heard < s.players:
        for unit in range(s.players * PIECES):
            if may_summon(s, ed, unit):
                s.phase = PLAINTIFF
                s.awaited = 1 << s.plaintiff
                return
        next_plaintiff(s)
    if s.blacks:
        open_window(s, CLOSING)
    else:
        s.then = BEGIN_MOVEMENT


@rule
def next_plaintiff(s: State) -> None:
    s.heard += 1
    s.plaintiff = next_seat(s, int(s.plaintiff))


@rule
def legal_summons(s: State, ed: Edition, out: Ints) -> int:
    """LN32, LN33, LNQ22: a unit, and at least one card of the disputed kind; or done."""
    out[0] = PASS
    n = 1
    for unit in range(s.players * PIECES):
        if may_summon(s, ed, unit):
            kind = disputed_kind(s, ed, int(s.place[unit]))
            for cards in range(1, s.hand[s.plaintiff][kind] + 1):
                out[n] = SUMMON + unit * MOST_CARDS + cards
                n += 1
    return n


@rule
def step_summons(s: State, ed: Edition, action: int) -> None:
    """LN33, LNQ24: the plaintiff opens; LN41, LNQ29: who is summoned gets no black token."""
    if action == PASS:
        next_plaintiff(s)
        s.then = NEXT_CASE
        return
    unit, cards = (action - SUMMON) // MOST_CARDS, (action - SUMMON) % MOST_CARDS
    defendant, plaintiff = unit_owner(unit), int(s.plaintiff)
    s.case_unit = unit
    s.case_kind = disputed_kind(s, ed, int(s.place[unit]))
    s.cases[unit] &= ~(1 << plaintiff)
    s.blacks &= ~(1 << defendant)
    s.chain[PROSECUTION][0] = plaintiff
    s.chain[DEFENCE][0] = defendant
    for side in range(2):
        s.chain_length[side] = 1
        for kind in range(KINDS):
            s.staked[side][kind] = 0
    s.opening = s.stakes
    s.answering = PROSECUTION
    s.asked = 0
    s.next_kind = 0
    stake(s, plaintiff, int(s.case_kind), cards)
    s.phase = ANSWER
    s.awaited = 1 << plaintiff
    if not s.opening or not may_lay_more(s):
        end_answer(s)


# --- Stakes and answers -------------------------------------------------------------------------------------------


@rule
def stake(s: State, seat: int, kind: int, cards: int) -> None:
    s.hand[seat][kind] -= cards
    s.staked[s.answering][kind] += cards


@rule
def staked(s: State, side: int) -> int:
    cards = 0
    for kind in range(KINDS):
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
    for kind in range(first, KINDS):
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
def may_offer_to(s: State, seat: int) -> bool:
    """LN36, LNQ26, LNQ78: a player not involved on either side, and not offered the case in this answer."""
    for side in range(2):
        for k in range(s.chain_length[side]):
            if s.chain[side][k] == seat:
                return False
    return not (s.offered >> seat) & 1


@rule
def may_hand_over(s: State) -> bool:
    """LN38, LNQ78: only the present holder, before he lays cards, and only if there is somebody to take it."""
    if s.opening or s.next_kind or s.asked != s.chain_length[s.answering] - 1:
        return False
    for seat in range(s.players):
        if may_offer_to(s, seat):
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
            s.phase = ANSWER
            s.awaited = 1 << asked_seat(s)
            return
        s.asked -= 1
    open_window(s, VERDICT)


@rule
def legal_answer(s: State, out: Ints) -> int:
    """LN34-LN36: lay cards, offer the case, or leave it at that."""
    n = 0
    if s.opening or s.next_kind == 0 or lacking(s) <= 0 or not is_last(s):
        out[n] = PASS
        n += 1
    if may_hand_over(s):
        for seat in range(s.players):
            if may_offer_to(s, seat):
                out[n] = HAND_OVER + seat
                n += 1
    seat = asked_seat(s)
    for kind in range(s.next_kind, KINDS):
        if may_stake(s, kind) and not (s.opening and kind == s.case_kind):
            least = least_stake(s) - cards_from(s, seat, kind + 1)
            for cards in range(least if least > 1 else 1, s.hand[seat][kind] + 1):
                out[n] = LAY + kind * MOST_CARDS + cards
                n += 1
    return n


@rule
def may_lay_more(s: State) -> bool:
    """Stakes of any kind are laid kind by kind; whether he has cards of a later kind."""
    seat = asked_seat(s)
    for kind in range(s.next_kind, KINDS):
        if may_stake(s, kind) and not (s.opening and kind == s.case_kind) and s.hand[seat][kind]:
            return True
    return False


@rule
def step_answer(s: State, action: int) -> None:
    if action == PASS:
        end_answer(s)
    elif action < LAY:
        s.offeree = action - HAND_OVER
        s.offered |= 1 << s.offeree
        s.phase = HANDOVER
        s.awaited = 1 << s.offeree
    else:
        kind = (action - LAY) // MOST_CARDS
        stake(s, asked_seat(s), kind, (action - LAY) % MOST_CARDS)
        s.next_kind = kind + 1
        if s.stakes == 0 or not may_lay_more(s):
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
def step_handover(s: State, action: int) -> None:
    """LN36-LN38, LNQ78: who accepts is the present holder and begins the answer; else the holder decides anew."""
    if action == ACCEPT:
        side = s.answering
        s.chain[side][s.chain_length[side]] = s.offeree
        s.asked = s.chain_length[side]
        s.chain_length[side] += 1
    ask(s)


# --- Windows and breaks -------------------------------------------------------------------------------------------


@rule
def open_window(s: State, phase: int) -> None:
    """LNQ75: all seats answer at once and unseen, so that nobody sees who could have played a card."""
    for seat in range(s.players):
        s.answers[seat] = UNANSWERED
    s.phase = phase
    s.awaited = (1 << s.players) - 1


@rule
def in_case(s: State) -> bool:
    """LNQ76: a case is being heard from its summons until the window after it."""
    return s.phase == ANSWER or s.phase == HANDOVER or s.phase == VERDICT


@rule
def list_breaks(s: State, seat: int, out: Ints, n: int) -> int:
    """LN43: cards that a seat may play while the thing waits for anybody."""
    if s.fate[seat][BREAK_CASE] and in_case(s):
        out[n] = PLAY + BREAK_CASE
        n += 1
    if s.fate[seat][BREAK_THING]:
        out[n] = PLAY + BREAK_THING
        n += 1
    return n


@rule
def legal_window(s: State, seat: int, out: Ints) -> int:
    if not (s.awaited >> seat) & 1:
        return 0
    out[0] = PASS
    return list_breaks(s, seat, out, 1)


@rule
def step_window(s: State, seat: int, action: int) -> None:
    """LNQ75: of several cards the first clockwise from the active player counts; the others are kept."""
    s.answers[seat] = PASSED if action == PASS else 1 + action - PLAY
    s.awaited &= ~(1 << seat)
    if s.awaited:
        return
    for k in range(s.players):
        breaker = (s.active + k) % s.players
        if s.answers[breaker] > PASSED:
            card = s.answers[breaker] - 1
            close_window(s)
            break_off(s, breaker, card)
            return
    verdict = s.phase == VERDICT
    close_window(s)
    if verdict:
        pass_judgement(s)
    else:
        give_black_tokens(s)


@rule
def close_window(s: State) -> None:
    for seat in range(s.players):
        s.answers[seat] = UNANSWERED


@rule
def break_off(s: State, seat: int, card: int) -> None:
    """LN44, LN45, LNQ76: stakes are spent and nobody gets anything for the case; or the whole thing is over."""
    spend_card(s, seat, card)
    close_case(s)
    if card == BREAK_CASE:
        s.then = NEXT_CASE
    else:
        end_thing(s)


@rule
def pass_judgement(s: State) -> None:
    """LN35, LN39, LN40, LNQ27: a white token for the winning side's holder; a unit that lost is an outlaw."""
    winner = 1 - s.answering
    holder = s.chain[winner][s.chain_length[winner] - 1]
    s.tokens[holder][WHITE] += 1
    if winner == PROSECUTION:
        s.red[s.case_unit] |= 1 << s.chain[PROSECUTION][0]
    close_case(s)
    s.then = NEXT_CASE


@rule
def close_case(s: State) -> None:
    """LNQ21: all stakes go to the stock, the winner's too."""
    s.case_unit = NONE
    s.opening = 0
    for side in range(2):
        s.chain_length[side] = 0
        for kind in range(KINDS):
            s.stock[kind] += s.staked[side][kind]
            s.staked[side][kind] = 0


@rule
def give_black_tokens(s: State) -> None:
    """LN41: for everybody who had three possible cases against him, none of which was brought."""
    for seat in range(s.players):
        s.tokens[seat][BLACK] += (s.blacks >> seat) & 1
    end_thing(s)


@rule
def end_thing(s: State) -> None:
    s.blacks = 0
    for unit in range(UNITS):
        s.cases[unit] = 0
    s.then = BEGIN_MOVEMENT
