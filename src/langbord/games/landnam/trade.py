"""Phase 3: trade with the bank, over harbours and with the other players (LN70-LN75, LNQ88-LNQ90)."""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, NO
from langbord.games.landnam.board import has_building_at, next_seat, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import forbids_play
from langbord.games.landnam.movement import close_movement, legal_onward, step_onward
from langbord.games.landnam.offers import (
    clear_offer,
    clear_others,
    count_cards,
    draft,
    forbids_draft,
    has_begun,
    holds_wanted,
    is_draft,
    legal_draft,
)
from langbord.games.landnam.state import State
from langbord.games.landnam.steps import forbids_onward, is_onward
from langbord.games.landnam.turn import hand_size


@rule
def begin_trade(s: State) -> None:
    """Ask the active player if he has cards to trade with, or may still go on by a card (LNQ81)."""
    s.offers_made = 0
    ask_trader(s)
    if hand_size(s, int(s.active)) == 0 and s.mover == t.NONE:
        s.then = t.BEGIN_BUILDING


@rule
def ask_trader(s: State) -> None:
    """Wait for the active player's next deal; what was offered before has lapsed."""
    for seat in range(t.SEATS):
        clear_offer(s, seat)
    s.addressed = 0
    s.partner = t.NONE
    s.phase = t.TRADE
    s.awaited = 1 << s.active


# --- Bank and harbours --------------------------------------------------------------------------------------------


@rule
def has_harbour(s: State, ed: Edition, seat: int, kind: int) -> bool:
    """LN71, LNQ46, LNQ56: a ship in a harbour of that kind, or buildings at one in which no ship lies."""
    for cell in range(t.MIDDLE, ed.rim):
        if s.harbour[cell] == kind:
            ship = int(s.occupant[cell])
            if ship != t.NONE and unit_owner(ship) == seat:
                return True
            if ship == t.NONE and has_building_at(s, ed, seat, cell):
                return True
    return False


@rule
def rate(s: State, ed: Edition, seat: int, kind: int) -> int:
    """LN70, LN71: how many cards of a kind a seat lays down for one of another kind."""
    return int(ed.harbour_rate) if has_harbour(s, ed, seat, kind) else int(ed.bank_rate)


@rule
def exchange(s: State, ed: Edition, given: int, taken: int) -> None:
    cards = rate(s, ed, int(s.active), given)
    s.hand[s.active][given] -= cards
    s.stock[given] += cards
    s.hand[s.active][taken] += 1
    s.stock[taken] -= 1


@rule
def forbids_given(s: State, ed: Edition, seat: int, given: int) -> int:
    """LN70, LN71: as many cards as the bank or a harbour asks for."""
    if s.hand[seat][given] < ed.harbour_rate:  # the least that anybody asks for
        return NO.few_to_exchange
    return LEGAL if s.hand[seat][given] >= rate(s, ed, seat, given) else NO.few_to_exchange


@rule
def forbids_taken(s: State, given: int, taken: int) -> int:
    """LNQ55: another kind, which the stock has."""
    if taken == given:
        return NO.same_kind
    return LEGAL if s.stock[taken] else NO.none_to_exchange


@rule
def legal_exchanges(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    for given in range(t.KINDS):
        if forbids_given(s, ed, seat, given) == LEGAL:
            for taken in range(t.KINDS):
                if forbids_taken(s, given, taken) == LEGAL:
                    out[n] = number(DO.exchange, given, taken)
                    n += 1
    return n


# --- The active player's next deal ----------------------------------------------------------------------------------


@rule
def forbids_new_offer(s: State) -> int:
    """LNQ90: so many offers in a phase."""
    return LEGAL if s.offers_made < s.offers else NO.offers_used


@rule
def forbids_unasked(s: State, seat: int) -> int:
    """LNQ88: while no offer is open another player may put one to the active player."""
    if seat == s.active:
        return LEGAL
    return NO.offer_open if s.proposed else LEGAL


@rule
def maker_of(s: State) -> int:
    """LNQ88: whose offer is before the active player unasked, or NONE."""
    for other in range(s.players):
        if (s.proposed >> other) & 1:
            return other
    return t.NONE


@rule
def forbids_accept(s: State, seat: int, maker: int) -> int:
    """LNQ89: who accepts must hold what the maker wants."""
    if maker == t.NONE:
        return NO.no_offer
    return LEGAL if holds_wanted(s, seat, maker) else NO.lacks_wanted


@rule
def forbids_in_trade(s: State, ed: Edition, seat: int, action: int) -> int:
    """The active player exchanges, offers, accepts what he is offered unasked, or is done; another may offer him."""
    if is_draft(action):
        why = forbids_new_offer(s) if seat == s.active else forbids_unasked(s, seat)
        return why if why != LEGAL else forbids_draft(s, ed, seat, action)
    if seat != s.active:
        return NO.not_your_turn
    if has_begun(s, seat):
        return NO.asks_draft
    if is_a(DO.exchange, action):
        given, taken, _ = parts(DO.exchange, action)
        why = forbids_taken(s, given, taken)
        return why if why != LEGAL else forbids_given(s, ed, seat, given)
    if is_a(DO.accept, action):
        return forbids_accept(s, seat, maker_of(s))
    if s.mover != t.NONE and is_onward(action):
        return forbids_onward(s, ed, seat, action)
    if is_a(DO.play, action):
        return forbids_play(s, part(DO.play, action))
    return LEGAL if is_a(DO.done, action) else NO.asks_trade


@rule
def legal_trade(s: State, ed: Edition, seat: int, out: Ints) -> int:
    if seat != s.active:
        return legal_draft(s, ed, seat, out, 0) if forbids_unasked(s, seat) == LEGAL else 0
    if has_begun(s, seat):
        return legal_draft(s, ed, seat, out, 0)
    out[0] = number(DO.done)
    n = legal_exchanges(s, ed, seat, out, 1)
    if forbids_new_offer(s) == LEGAL:
        n = legal_draft(s, ed, seat, out, n)
    if forbids_accept(s, seat, maker_of(s)) == LEGAL:
        out[n] = number(DO.accept)
        n += 1
    return n if s.mover == t.NONE else legal_onward(s, ed, out, n)


@rule
def step_trade(s: State, ed: Edition, seat: int, action: int) -> None:
    """LN57: the first deal closes the movement; naming the cards of an offer is none yet."""
    if seat == s.active and not is_onward(action) and (not is_draft(action) or is_a(DO.propose, action)):
        close_movement(s, ed)
    if is_draft(action):
        draft(s, seat, action)
        if seat == s.active and is_a(DO.propose, action):
            put_offer(s)
    elif is_onward(action):
        ask_trader(s)
        step_onward(s, ed, action)
    elif is_a(DO.done, action):
        end_trade(s)
    elif is_a(DO.accept, action):
        close_deal(s, maker_of(s), seat)
        ask_trader(s)
    else:
        given, taken, _ = parts(DO.exchange, action)
        exchange(s, ed, given, taken)
        ask_trader(s)


@rule
def end_trade(s: State) -> None:
    ask_trader(s)
    s.then = t.BEGIN_BUILDING


@rule
def put_offer(s: State) -> None:
    """LNQ88: all whom it is made to may answer at once; who has no card at all can only decline, and is not asked.

    LNQ90: it counts, whatever becomes of it.
    """
    s.offers_made += 1
    clear_others(s, int(s.active))
    if s.addressed == 0:
        s.addressed = (1 << s.players) - 1 - (1 << s.active)
    s.awaited = 0
    for seat in range(s.players):
        if (s.addressed >> seat) & 1 and hand_size(s, seat):
            s.awaited |= 1 << seat
    s.addressed = s.awaited
    s.phase = t.OFFER
    if s.awaited == 0:
        ask_trader(s)


# --- Withdrawing ----------------------------------------------------------------------------------------------------


@rule
def forbids_withdrawing(s: State, seat: int) -> int:
    """LNQ89: an offer, begun or proposed, until it is answered; in their turn to be put, counter-offers too.

    Who is asked for an answer drops with it what he has only begun.
    """
    if s.phase == t.COUNTER and seat == s.active:
        return NO.asks_counter
    if s.phase == t.OFFER and has_begun(s, seat):
        return NO.asks_offer
    return LEGAL if count_cards(s.give[seat]) else NO.no_offer


@rule
def legal_withdrawal(s: State, seat: int, out: Ints, n: int) -> int:
    if forbids_withdrawing(s, seat) == LEGAL:
        out[n] = number(DO.withdraw)
        n += 1
    return n


@rule
def withdraw(s: State, seat: int) -> None:
    """The active player's open offer leaves nothing to answer; another's counter-offer leaves his refusal.

    LNQ90: what the active player had only begun counts, too, or a turn might never end.
    """
    if seat == s.active:
        clear_offer(s, seat)
        s.addressed = 0
        if s.phase == t.TRADE:
            s.offers_made += 1
        else:
            ask_trader(s)
        return
    clear_offer(s, seat)
    if s.phase == t.COUNTER and seat == s.partner:
        next_counter(s)


# --- Answering ------------------------------------------------------------------------------------------------------


@rule
def close_deal(s: State, maker: int, taker: int) -> None:
    """LN73: the cards change hands."""
    for kind in range(t.KINDS):
        moved = s.want[maker][kind] - s.give[maker][kind]
        s.hand[maker][kind] += moved
        s.hand[taker][kind] -= moved


@rule
def forbids_in_offer(s: State, ed: Edition, seat: int, action: int) -> int:
    """LNQ88, LNQ89: accept, decline, or decline with a counter-offer; the active player may end the phase."""
    if seat == s.active:
        if is_draft(action):
            return NO.offer_open
        return LEGAL if is_a(DO.done, action) else NO.asks_offer
    if is_draft(action):
        return forbids_draft(s, ed, seat, action)
    if is_a(DO.accept, action):
        return forbids_accept(s, seat, int(s.active))
    return LEGAL if is_a(DO.decline, action) else NO.asks_offer


@rule
def legal_offer(s: State, ed: Edition, seat: int, out: Ints) -> int:
    if seat == s.active:
        out[0] = number(DO.done)
        return 1
    out[0] = number(DO.decline)
    n = 1
    if forbids_accept(s, seat, int(s.active)) == LEGAL:
        out[1] = number(DO.accept)
        n = 2
    return legal_draft(s, ed, seat, out, n)


@rule
def step_offer(s: State, seat: int, action: int) -> None:
    if is_a(DO.done, action):
        end_trade(s)
    elif is_a(DO.accept, action):
        close_deal(s, int(s.active), seat)
        ask_trader(s)
    elif is_draft(action) and not is_a(DO.propose, action):
        draft(s, seat, action)
    else:
        refuse(s, seat, action)


@rule
def refuse(s: State, seat: int, action: int) -> None:
    """LNQ88: with a counter-offer or without; when all have refused, the counter-offers are put."""
    if is_a(DO.propose, action):
        draft(s, seat, action)
    else:
        clear_offer(s, seat)
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        s.partner = s.active
        next_counter(s)


@rule
def next_counter(s: State) -> None:
    """LNQ88: counter-offers are put to the active player clockwise, as far as he can accept them."""
    seat = next_seat(s, int(s.partner))
    while seat != s.active:
        if (s.proposed >> seat) & 1 and holds_wanted(s, int(s.active), seat):
            s.partner = seat
            s.phase = t.COUNTER
            s.awaited = 1 << s.active
            return
        seat = next_seat(s, seat)
    ask_trader(s)


@rule
def forbids_in_counter(action: int) -> int:
    return LEGAL if is_a(DO.accept, action) or is_a(DO.decline, action) else NO.asks_counter


@rule
def legal_counter(out: Ints) -> int:
    out[0] = number(DO.decline)
    out[1] = number(DO.accept)
    return 2


@rule
def step_counter(s: State, action: int) -> None:
    if is_a(DO.accept, action):
        close_deal(s, int(s.partner), int(s.active))
        ask_trader(s)
    else:
        next_counter(s)
