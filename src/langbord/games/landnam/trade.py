"""Phase 3: trade with the bank, over harbours and with the other players (LN70-LN75, LNQ88-LNQ90).

An offer is put together card by card, each in one way only: first what is given, then what is wanted, kind by kind,
then to whom. The seat's rows of `give` and `want` hold it; the active player's own offer, a counter-offer to him and
an offer that he was made unasked all have this form.
"""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.board import has_building_at, next_seat, unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.moves import ACCEPT, EXCHANGE, GIVE, PASS, PROPOSE, TO, WANT
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import BEGIN_BUILDING, COUNTER, DRAFT, KINDS, MIDDLE, NONE, OFFER, SEATS, TRADE
from langbord.games.landnam.turn import hand_size


@rule
def begin_trade(s: State) -> None:
    s.offers_made = 0
    ask_trader(s)
    if hand_size(s, int(s.active)) == 0:
        s.then = BEGIN_BUILDING


@rule
def ask_trader(s: State) -> None:
    """Wait for the active player's next deal; what was offered before has lapsed."""
    for seat in range(SEATS):
        clear_offer(s, seat)
    s.addressed = 0
    s.partner = NONE
    s.phase = TRADE
    s.awaited = 1 << s.active


@rule
def clear_offer(s: State, seat: int) -> None:
    for kind in range(KINDS):
        s.give[seat][kind] = 0
        s.want[seat][kind] = 0
    s.proposed &= ~(1 << seat)


# --- Bank and harbours --------------------------------------------------------------------------------------------


@rule
def has_harbour(s: State, ed: Edition, seat: int, kind: int) -> bool:
    """LN71, LNQ46, LNQ56: a ship in a harbour of that kind, or buildings at one in which no ship lies."""
    for cell in range(MIDDLE, ed.rim):
        if s.harbour[cell] == kind:
            ship = int(s.occupant[cell])
            if ship != NONE and unit_owner(ship) == seat:
                return True
            if ship == NONE and has_building_at(s, ed, seat, cell):
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
def legal_trade(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """The active player exchanges, offers, accepts what he is offered unasked, or is done; another may offer him."""
    if seat != s.active:
        return list_draft(s, ed, seat, 0, out, 0) if s.proposed == 0 else 0
    out[0] = PASS
    n = 1
    for given in range(KINDS):
        if s.hand[seat][given] >= ed.harbour_rate and s.hand[seat][given] >= rate(s, ed, seat, given):
            for taken in range(KINDS):
                if taken != given and s.stock[taken]:
                    out[n] = EXCHANGE + given * KINDS + taken
                    n += 1
    if s.offers_made < s.offers:
        n = list_draft(s, ed, seat, 0, out, n)
    for other in range(s.players):
        if (s.proposed >> other) & 1 and holds_wanted(s, seat, other):
            out[n] = ACCEPT
            n += 1
    return n


@rule
def step_trade(s: State, ed: Edition, seat: int, action: int) -> None:
    if seat != s.active:
        draft(s, seat, action)
    elif action == PASS:
        end_trade(s)
    elif action == ACCEPT:
        other = 0
        while not (s.proposed >> other) & 1:
            other += 1
        close_deal(s, other, seat)
        ask_trader(s)
    elif action >= EXCHANGE:
        exchange(s, ed, (action - EXCHANGE) // KINDS, (action - EXCHANGE) % KINDS)
        ask_trader(s)
    else:
        ask_trader(s)
        s.phase = DRAFT
        draft(s, seat, action)


@rule
def end_trade(s: State) -> None:
    ask_trader(s)
    s.then = BEGIN_BUILDING


# --- Putting an offer together ------------------------------------------------------------------------------------


@rule
def last_kind(row: Ints) -> int:
    """The last kind of which there are cards in a row; the first kind if there are none."""
    last = 0
    for kind in range(KINDS):
        if row[kind]:
            last = kind
    return last


@rule
def count_cards(row: Ints) -> int:
    cards = 0
    for kind in range(KINDS):
        cards += row[kind]
    return cards


@rule
def list_draft(s: State, ed: Edition, seat: int, addressed: int, out: Ints, n: int) -> int:
    """LNQ90: at least one card each way, and no kind on both sides; no more cards once it is addressed."""
    given, wanted = count_cards(s.give[seat]), count_cards(s.want[seat])
    if wanted == 0:
        given_kinds = 0
        for kind in range(KINDS):
            given_kinds += int(s.give[seat][kind] > 0)
        for kind in range(last_kind(s.give[seat]), KINDS):
            room = s.give[seat][kind] > 0 or given_kinds < KINDS - 1
            if room and s.hand[seat][kind] > s.give[seat][kind]:
                out[n] = GIVE + kind
                n += 1
    if given and addressed == 0:
        for kind in range(last_kind(s.want[seat]), KINDS):
            if s.give[seat][kind] == 0 and s.want[seat][kind] < ed.cards[kind]:
                out[n] = WANT + kind
                n += 1
    if wanted:
        out[n] = PROPOSE
        n += 1
    return n


@rule
def draft(s: State, seat: int, action: int) -> None:
    if action == PROPOSE:
        s.proposed |= 1 << seat
        if s.phase == TRADE:  # LNQ88: one offer open at a time; what others were about to offer lapses
            for other in range(s.players):
                if other != seat:
                    clear_offer(s, other)
    elif action >= WANT:
        s.want[seat][action - WANT] += 1
    else:
        s.give[seat][action - GIVE] += 1


@rule
def legal_own_draft(s: State, ed: Edition, out: Ints) -> int:
    """The active player's offer: when the cards are named, to whom; to nobody in particular means to all."""
    n = list_draft(s, ed, int(s.active), int(s.addressed), out, 0)
    if count_cards(s.want[s.active]):
        for seat in range(s.players):
            if seat != s.active and s.addressed < 1 << seat:
                out[n] = TO + seat
                n += 1
    return n


@rule
def step_own_draft(s: State, action: int) -> None:
    if TO <= action < GIVE:
        s.addressed |= 1 << (action - TO)
        return
    draft(s, int(s.active), action)
    if action == PROPOSE:
        put_offer(s)


@rule
def put_offer(s: State) -> None:
    """LNQ88: all whom it is made to may answer at once; who has no card at all can only decline, and is not asked."""
    s.offers_made += 1
    if s.addressed == 0:
        s.addressed = (1 << s.players) - 1 - (1 << s.active)
    s.awaited = 0
    for seat in range(s.players):
        if (s.addressed >> seat) & 1 and hand_size(s, seat):
            s.awaited |= 1 << seat
    s.addressed = s.awaited
    s.phase = OFFER
    if s.awaited == 0:
        ask_trader(s)


# --- Answering ----------------------------------------------------------------------------------------------------


@rule
def holds_wanted(s: State, seat: int, maker: int) -> bool:
    """LNQ89: who accepts must hold what the maker wants."""
    for kind in range(KINDS):
        if s.hand[seat][kind] < s.want[maker][kind]:
            return False
    return True


@rule
def close_deal(s: State, maker: int, taker: int) -> None:
    """LN73: the cards change hands."""
    for kind in range(KINDS):
        moved = s.want[maker][kind] - s.give[maker][kind]
        s.hand[maker][kind] += moved
        s.hand[taker][kind] -= moved


@rule
def legal_offer(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """LNQ88, LNQ89: accept, decline, or decline with a counter-offer; meanwhile the active player may replace
    his offer or end the phase.
    """
    if seat == s.active:
        out[0] = PASS
        n = 1
        if s.offers_made < s.offers:
            for kind in range(KINDS):
                if s.hand[seat][kind]:
                    out[n] = GIVE + kind
                    n += 1
        return n
    if not (s.awaited >> seat) & 1:
        return 0
    if count_cards(s.give[seat]):
        return list_draft(s, ed, seat, 0, out, 0)
    out[0] = PASS
    n = 1
    if holds_wanted(s, seat, int(s.active)):
        out[n] = ACCEPT
        n += 1
    return list_draft(s, ed, seat, 0, out, n)


@rule
def step_offer(s: State, seat: int, action: int) -> None:
    if seat == s.active:
        if action == PASS:
            end_trade(s)
        else:
            ask_trader(s)
            s.phase = DRAFT
            draft(s, seat, action)
    elif action == ACCEPT:
        close_deal(s, int(s.active), seat)
        ask_trader(s)
    else:
        if action != PASS:
            draft(s, seat, action)
        if action in (PASS, PROPOSE):
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
            s.phase = COUNTER
            s.awaited = 1 << s.active
            return
        seat = next_seat(s, seat)
    ask_trader(s)


@rule
def step_counter(s: State, action: int) -> None:
    if action == ACCEPT:
        close_deal(s, int(s.partner), int(s.active))
        ask_trader(s)
    else:
        next_counter(s)
