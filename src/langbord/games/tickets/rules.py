"""The rules of Tickets. TRn and TRQn are the numbers of the rules and of the answers to open questions."""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.tickets.actions import (
    CLAIM,
    DRAW_PILE,
    DRAW_ROW,
    KEEP_ALL,
    KEEP_ONE,
    PASS,
    TAKE_CONTRACTS,
    claim_action,
    claim_colour,
    claim_route,
    claim_wilds,
)
from langbord.games.tickets.edition import Edition
from langbord.games.tickets.evaluate import appraise, evaluate
from langbord.games.tickets.network import may_claim
from langbord.games.tickets.redeal import redeal
from langbord.games.tickets.scoring import places, route_points, scores
from langbord.games.tickets.state import (
    CARDS,
    COLOURS,
    CONTRACTS,
    DEAL_CONTRACTS,
    DEAL_HANDS,
    DRAW_BLIND,
    DRAW_CONTRACTS,
    DRAW_STARTER,
    HELD,
    IN_PILE,
    KEEP,
    KEEP_FIRST,
    NONE,
    OFFERED,
    ROUTES,
    ROW,
    SECOND_CARD,
    TURN,
    UNDER_PILE,
    WILD,
    State,
)

__all__ = ["appraise", "chance", "deal", "evaluate", "legal", "new", "places", "redeal", "scores", "step", "totals"]

FEW_OTHERS = 3  # TRQ1: with fewer cards that are not wild the row cannot be cleared
MAX_CLEARANCES = 3  # TRQ1

# --- Set-up -------------------------------------------------------------------------------------------------------


@rule
def new(s: State, ed: Edition) -> None:
    """TR4, TR5: carts and bonus cards laid out, all cards in the pile, nothing dealt yet."""
    for card in range(CARDS):
        s.pile[card] = ed.card_count[card]
    for slot in range(ROW):
        s.row[slot] = NONE
    for route in range(ROUTES):
        s.owner[route] = NONE
    for contract in range(CONTRACTS):
        s.holder[contract] = NONE
        s.under[contract] = NONE
    for seat in range(s.players):
        s.carts[seat] = ed.carts
        s.returned[seat] = NONE
    s.bonus_pile = ed.bonus_cards
    s.turns_left = NONE
    if s.starter == 0:
        s.phase = DRAW_STARTER
    else:
        s.phase = DEAL_HANDS
        s.seat = s.starter - 1


# --- The dealer ---------------------------------------------------------------------------------------------------


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    """The starting seat (TRQ3), or a card or a contract from a shuffled pile: each one equally likely."""
    if s.phase == DRAW_STARTER:
        for seat in range(s.players):
            weights[seat] = 1
        return int(s.players)
    if s.refill or s.phase == DEAL_HANDS or s.phase == DRAW_BLIND:
        for card in range(CARDS):
            weights[card] = s.pile[card]
        return int(CARDS)
    for contract in range(CONTRACTS):
        weights[contract] = int(s.where[contract] == IN_PILE)
    return int(CONTRACTS)


@rule
def deal(s: State, ed: Edition, outcome: int) -> None:
    """The dealer's answer to the question that the phase asks."""
    if s.refill:
        turn_up(s, outcome)
        settle_row(s, ed)
    elif s.phase == DRAW_STARTER:
        s.seat = outcome
        s.phase = DEAL_HANDS
    elif s.phase == DEAL_HANDS:
        deal_card(s, ed, outcome)
    elif s.phase == DEAL_CONTRACTS:
        deal_contract(s, outcome)
    elif s.phase == DRAW_BLIND:
        take_from_pile(s, int(s.seat), outcome)
        s.cards_taken += 1
        settle_row(s, ed)
    else:
        offer(s, int(s.seat), outcome)
        draw_contracts(s)


@rule
def deal_card(s: State, ed: Edition, card: int) -> None:
    """TR5: two cards to each player, then five face up."""
    receiver = seat_with_fewest_cards(s)
    take_from_pile(s, receiver, card)
    if hand_size(s, seat_with_fewest_cards(s)) == ed.hand:
        s.phase = DEAL_CONTRACTS
        settle_row(s, ed)


@rule
def seat_with_fewest_cards(s: State) -> int:
    """The next one to be dealt to: the first clockwise from the starting player."""
    fewest = int(s.seat)
    for k in range(1, s.players):
        seat = (s.seat + k) % s.players
        if hand_size(s, seat) < hand_size(s, fewest):
            fewest = seat
    return fewest


@rule
def deal_contract(s: State, contract: int) -> None:
    """TR7: two contracts to each player, who choose at the same time (TRQ2)."""
    seat = int(s.seat)
    while offered_count(s, seat) == 2:
        seat = (seat + 1) % s.players
    offer(s, seat, contract)
    for k in range(s.players):
        if offered_count(s, k) < 2:
            return
    s.phase = KEEP_FIRST
    s.awaited = (1 << s.players) - 1


# --- Piles and the face-up row ------------------------------------------------------------------------------------


@rule
def take_from_pile(s: State, seat: int, card: int) -> None:
    """TR12: a card drawn blind, wild or not, is an ordinary one."""
    s.pile[card] -= 1
    s.hand[seat][card] += 1
    shuffle_if_empty(s)


@rule
def shuffle_if_empty(s: State) -> None:
    """TR14, TRQ8: the moment the pile is empty the discards become the pile."""
    if pile_size(s) == 0:
        for card in range(CARDS):
            s.pile[card] = s.discards[card]
            s.discards[card] = 0


@rule
def settle_row(s: State, ed: Edition) -> None:
    """TR10, TRQ8: gaps in the row are filled as long as there are cards; then play goes on."""
    if gap_in_row(s) != NONE and pile_size(s) > 0:
        s.refill = 1
        s.awaited = 0
    else:
        s.refill = 0
        go_on(s, ed)


@rule
def turn_up(s: State, card: int) -> None:
    """A card into the row; when no more can follow, the row is tested."""
    s.pile[card] -= 1
    s.row[gap_in_row(s)] = card
    shuffle_if_empty(s)
    if gap_in_row(s) == NONE or pile_size(s) == 0:
        test_row(s)


@rule
def test_row(s: State) -> None:
    """TR6, TR13: with three wilds or more all are discarded and replaced, within the bounds of TRQ1."""
    if wilds_in_row(s) >= 3 and s.clearances < MAX_CLEARANCES and others_in_play(s) >= FEW_OTHERS:
        s.clearances += 1
        for slot in range(ROW):
            if s.row[slot] != NONE:
                s.discards[s.row[slot]] += 1
                s.row[slot] = NONE
        shuffle_if_empty(s)
    else:
        s.clearances = 0


@rule
def gap_in_row(s: State) -> int:
    for slot in range(ROW):
        if s.row[slot] == NONE:
            return slot
    return NONE


@rule
def wilds_in_row(s: State) -> int:
    count = 0
    for slot in range(ROW):
        count += int(s.row[slot] == WILD)
    return count


@rule
def others_in_play(s: State) -> int:
    """The cards that are not wild in pile, discards and row."""
    count = 0
    for card in range(COLOURS):
        count += s.pile[card] + s.discards[card]
    for slot in range(ROW):
        count += int(s.row[slot] != NONE and s.row[slot] != WILD)
    return count


@rule
def pile_size(s: State) -> int:
    count = 0
    for card in range(CARDS):
        count += s.pile[card]
    return count


@rule
def hand_size(s: State, seat: int) -> int:
    count = 0
    for card in range(CARDS):
        count += s.hand[seat][card]
    return count


# --- A turn -------------------------------------------------------------------------------------------------------


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """TR9: draw cards, claim a route or draw contracts; or what the turn's action still asks for."""
    if not (s.awaited >> seat) & 1:
        return 0
    if s.phase == KEEP or s.phase == KEEP_FIRST:
        return list_keeps(s, seat, out)
    n = list_draws(s, out)
    if s.phase == SECOND_CARD:
        return n
    n = list_claims(s, ed, seat, out, n)
    if contracts_left(s) > 0:
        out[n] = TAKE_CONTRACTS
        n += 1
    if n == 0:  # TRQ4: who can do nothing at all passes
        out[0] = PASS
        n = 1
    return n


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    if action != PASS:
        s.passes = 0
    if action == PASS:
        s.passes += 1
        end_turn(s, ed)
    elif action == DRAW_PILE:
        s.phase = DRAW_BLIND
        s.awaited = 0
    elif action == TAKE_CONTRACTS:
        s.phase = DRAW_CONTRACTS
        draw_contracts(s)
    elif action >= CLAIM:
        claim(s, ed, seat, claim_route(action), claim_colour(action), claim_wilds(action))
    elif action >= KEEP_ONE:
        keep(s, ed, seat, action)
    else:
        take_face_up(s, seat, action - DRAW_ROW)
        settle_row(s, ed)


@rule
def go_on(s: State, ed: Edition) -> None:
    """The row is settled: what comes next in the set-up or in the turn."""
    if s.phase == DEAL_CONTRACTS:
        s.awaited = 0
    elif s.cards_taken == 1 and second_card_left(s):
        s.phase = SECOND_CARD
        s.awaited = 1 << s.seat
    else:
        end_turn(s, ed)


@rule
def begin_turn(s: State) -> None:
    s.phase = TURN
    s.cards_taken = 0
    s.awaited = 1 << s.seat


@rule
def end_turn(s: State, ed: Edition) -> None:
    """TR28, TRQ6, TRQ9: the last round starts once and gives every player one more turn. TRQ4: all passing ends it."""
    if s.turns_left != NONE:
        s.turns_left -= 1
    elif s.carts[s.seat] <= ed.last_carts:
        s.turns_left = s.players
    if s.turns_left == 0 or s.passes == s.players:
        s.over = 1
        s.awaited = 0
    else:
        s.seat = (s.seat + 1) % s.players
        begin_turn(s)


# --- Drawing transport cards --------------------------------------------------------------------------------------


@rule
def list_draws(s: State, out: Ints) -> int:
    """TR10, TR11: the pile, and each kind of face-up card; a face-up wild only as the first card."""
    n = 0
    if pile_size(s) > 0:
        out[0] = DRAW_PILE
        n = 1
    kinds = 0
    for slot in range(ROW):
        if s.row[slot] != NONE:
            kinds |= 1 << s.row[slot]
    for card in range(CARDS):
        if (kinds >> card) & 1 and (card != WILD or s.phase == TURN):
            out[n] = DRAW_ROW + card
            n += 1
    return n


@rule
def second_card_left(s: State) -> bool:
    """TRQ4, TRQ14: the second card must be taken, if there is one that may be."""
    if pile_size(s) > 0:
        return True
    for slot in range(ROW):
        if s.row[slot] != NONE and s.row[slot] != WILD:
            return True
    return False


@rule
def take_face_up(s: State, seat: int, card: int) -> None:
    """TR10; TR11: a face-up wild is the only card of its turn. All have seen what was taken (TRQ11)."""
    slot = 0
    while s.row[slot] != card:
        slot += 1
    s.row[slot] = NONE
    s.hand[seat][card] += 1
    s.seen[seat][card] += 1
    if card == WILD:
        s.cards_taken = 2
    else:
        s.cards_taken += 1


# --- Claiming a route ---------------------------------------------------------------------------------------------


@rule
def list_claims(s: State, ed: Edition, seat: int, out: Ints, n: int) -> int:
    """TR19: any free route that can be paid."""
    for route in range(ROUTES):
        if may_claim(s, ed, seat, route):
            if ed.colour[route] != WILD:
                n = list_payments(s, seat, route, int(ed.colour[route]), int(ed.length[route]), out, n)
            else:
                for colour in range(COLOURS):
                    if s.hand[seat][colour] > 0:
                        n = list_payments(s, seat, route, colour, int(ed.length[route]), out, n)
            if s.hand[seat][WILD] >= ed.length[route]:
                out[n] = claim_action(route, int(WILD), int(ed.length[route]))
                n += 1
    return n


@rule
def list_payments(s: State, seat: int, route: int, colour: int, length: int, out: Ints, n: int) -> int:
    """TR18, TRQ10: cards of one colour, any of them but not all replaced by wilds."""
    fewest = length - s.hand[seat][colour]
    if fewest < 0:
        fewest = 0
    most = min(length - 1, s.hand[seat][WILD])
    for wilds in range(fewest, most + 1):
        out[n] = claim_action(route, colour, wilds)
        n += 1
    return n


@rule
def claim(s: State, ed: Edition, seat: int, route: int, colour: int, wilds: int) -> None:
    """TR17: a card and a cart for each space; TR23: points at once; TR24: a bonus card for the cart symbol."""
    length = int(ed.length[route])
    spend(s, seat, colour, length - wilds)
    spend(s, seat, int(WILD), wilds)
    s.owner[route] = seat
    s.carts[seat] -= length
    s.points[seat] += ed.route_points[length]
    if ed.cart[route] and s.bonus_pile > 0:  # TRQ5: none when the pile has run out
        s.bonus_pile -= 1
        s.bonus[seat] += 1
    shuffle_if_empty(s)
    settle_row(s, ed)


@rule
def spend(s: State, seat: int, card: int, count: int) -> None:
    """Cards to the discards; the ones that all have seen go first, so that what stays seen is certain."""
    s.hand[seat][card] -= count
    s.discards[card] += count
    s.seen[seat][card] = max(0, s.seen[seat][card] - count)


# --- Contracts ----------------------------------------------------------------------------------------------------


@rule
def contracts_left(s: State) -> int:
    """TR27: the action is there as long as one contract is left."""
    count = int(s.under_count)
    for contract in range(CONTRACTS):
        count += int(s.where[contract] == IN_PILE)
    return count


@rule
def draw_contracts(s: State) -> None:
    """TR25: the top two contracts, or the last one. Those under the shuffled ones come in their known order."""
    seat = int(s.seat)
    while offered_count(s, seat) < 2 and contracts_left(s) > 0:
        if contracts_left(s) > s.under_count:
            s.awaited = 0
            return
        take_from_under(s, seat)
    s.phase = KEEP
    s.awaited = 1 << seat


@rule
def take_from_under(s: State, seat: int) -> None:
    """The contract that was put back first; who put it there knows what is drawn now."""
    contract = int(s.under[0])
    s.under_count -= 1
    for k in range(s.under_count):
        s.under[k] = s.under[k + 1]
    s.under[s.under_count] = NONE
    witness = int(s.holder[contract])
    offer(s, seat, contract)
    if witness != seat:
        s.knows[contract] = 1 << witness


@rule
def offer(s: State, seat: int, contract: int) -> None:
    s.where[contract] = OFFERED
    s.holder[contract] = seat


@rule
def offered_count(s: State, seat: int) -> int:
    count = 0
    for contract in range(CONTRACTS):
        count += int(s.where[contract] == OFFERED and s.holder[contract] == seat)
    return count


@rule
def list_keeps(s: State, seat: int, out: Ints) -> int:
    """TR7, TR25: one or both; TR27: the last one must be kept."""
    out[0] = KEEP_ALL
    n = 1
    if offered_count(s, seat) == 2:
        for contract in range(CONTRACTS):
            if s.where[contract] == OFFERED and s.holder[contract] == seat:
                out[n] = KEEP_ONE + contract
                n += 1
    return n


@rule
def keep(s: State, ed: Edition, seat: int, action: int) -> None:
    """TR7, TR25, TR26: what is kept stays. In the set-up nobody's choice shows before all have chosen (TRQ2)."""
    for contract in range(CONTRACTS):
        if s.where[contract] == OFFERED and s.holder[contract] == seat:
            if action != KEEP_ALL and action != KEEP_ONE + contract:
                s.returned[seat] = contract
    s.awaited &= ~(1 << seat)
    if s.awaited:
        return
    first_choice = s.phase == KEEP_FIRST
    if first_choice:
        for k in range(s.players):
            lay_choice(s, (s.seat + k) % s.players)
        begin_turn(s)
    else:
        lay_choice(s, seat)
        end_turn(s, ed)


@rule
def lay_choice(s: State, seat: int) -> None:
    """A contract given back goes under the pile; the others are held."""
    back = int(s.returned[seat])
    for contract in range(CONTRACTS):
        if s.where[contract] == OFFERED and s.holder[contract] == seat:
            s.where[contract] = HELD
            if back != NONE:  # who knew one of the two offered cannot tell which was kept
                s.knows[contract] = 0
    if back != NONE:
        s.where[back] = UNDER_PILE
        s.under[s.under_count] = back
        s.under_count += 1
        s.returned[seat] = NONE


# --- What never changes -------------------------------------------------------------------------------------------


@rule
def totals(s: State, ed: Edition, out: Ints) -> int:
    """Cards of each kind, carts of each seat, bonus cards; points as routes claimed (TR29); seen cards are held."""
    n = 0
    for card in range(CARDS):
        out[n] = s.pile[card] + s.discards[card]
        for slot in range(ROW):
            out[n] += int(s.row[slot] == card)
        for seat in range(s.players):
            out[n] += s.hand[seat][card]
        n += 1
    out[n] = int(s.bonus_pile)
    for seat in range(s.players):
        out[n] += s.bonus[seat]
    for seat in range(s.players):
        n += 1
        out[n] = int(s.carts[seat])
        for route in range(ROUTES):
            if s.owner[route] == seat:
                out[n] += ed.length[route]
    n += 1
    out[n] = count_broken(s, ed)
    return n + 1


@rule
def count_broken(s: State, ed: Edition) -> int:
    broken = 0
    for seat in range(s.players):
        broken += int(s.points[seat] != route_points(s, ed, seat))
        for card in range(CARDS):
            broken += int(s.seen[seat][card] > s.hand[seat][card] or s.hand[seat][card] < 0)
    under = 0
    for contract in range(CONTRACTS):
        under += int(s.where[contract] == UNDER_PILE)
    return broken + int(under != s.under_count)
