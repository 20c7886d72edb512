"""The rules of Amsterdam, put together. AMn and AMQn are the numbers of the rules and of the answers to open questions.

`setup` lays out the table; `draft`, `dice`, `turn` and `finish` are the phases of a round; `cards`, `city`, `harbour`,
`amstel` and `market` are what is done in a turn; `measure` is what cards and orders count; `solo` is TOM; `scoring`
is the end. Each sets `s.phase` to what comes next; steps that nobody decides follow by themselves.
"""

from __future__ import annotations

from langbord.core.actions import LEGAL, is_a, number, part, parts
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO, NO
from langbord.games.amsterdam.amstel import fix_order
from langbord.games.amsterdam.city import forbids_block, forbids_sale, legal_free_blocks, legal_sales
from langbord.games.amsterdam.dice import (
    choose_dice,
    forbids_pair,
    forbids_shift,
    legal_pairs,
    legal_shifts,
    next_dice,
    roll_die,
    shift,
    turn_high_dice,
    turn_wheels,
)
from langbord.games.amsterdam.draft import (
    begin_round,
    draft,
    end_draft,
    forbids_discard,
    forbids_no_card,
    forbids_take,
    legal_discards,
    legal_draft,
    next_deck,
    next_draft,
    overflow,
    weigh_deck,
)
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.evaluate import appraise, evaluate
from langbord.games.amsterdam.finish import (
    end_round,
    end_turn,
    forbids_keep,
    forbids_move,
    keep,
    legal_kept,
    legal_moves,
    put,
)
from langbord.games.amsterdam.harbour import forbids_anchor, is_at_stop, legal_anchors
from langbord.games.amsterdam.market import finish_swap, forbids_swap, legal_swaps, tile_weights, turn_up
from langbord.games.amsterdam.redeal import redeal
from langbord.games.amsterdam.scoring import finish, places, scores
from langbord.games.amsterdam.setup import (
    begin_start_cards,
    forbids_post,
    give_order,
    lay_good,
    lay_workers,
    legal_posts,
    new,
    open_district,
    post,
    stack_disc,
    take_start_card,
    take_start_resources,
    weigh_discs,
    weigh_districts,
    weigh_goods,
    weigh_orders,
    weigh_workers,
)
from langbord.games.amsterdam.solo import begin_removal, forbids_removal, least_key, legal_removals, play_tom, remove
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.totals import totals
from langbord.games.amsterdam.turn import (
    act,
    answer,
    begin_turns,
    forbids_act,
    forbids_inactive,
    forbids_pay,
    forbids_sail_on,
    legal_acts,
    legal_colours,
    legal_inactive,
    legal_payments,
    legal_sail_on,
    next_turn,
    settle,
)

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

# The phase that asks for a kind of answer, where only one does
PHASE_OF = {
    DO.pay: t.PAY,
    DO.gain: t.GAIN,
    DO.store: t.SELL,
    DO.sell_guilders: t.SELL,
    DO.sell: t.SELL,
    DO.use_free: t.USE_FREE,
    DO.not_use: t.USE_FREE,
    DO.advance: t.ADVANCE,
    DO.stay: t.ADVANCE,
    DO.stop: t.SAIL_ON,
    DO.swap: t.SWAP_OUT,
    DO.swap_for: t.SWAP_IN,
    DO.draw: t.SWAP_IN,
    DO.free_card: t.FREE_CARD,
    DO.free_block: t.FREE_BLOCK,
    DO.anchor: t.SAIL_TO,
    DO.keep: t.KEEP,
    DO.no_card: t.DRAFT,
    DO.discard: t.OVERFLOW,
    DO.remove: t.REMOVE,
    DO.dice: t.DICE,
    DO.sooner: t.SHIFT,
    DO.later: t.SHIFT,
    DO.no_shift: t.SHIFT,
    DO.one: t.START_SINGLE,
    DO.two: t.START_PAIR,
}
ANSWERS, PHASES_OF_ANSWERS = tuple(PHASE_OF), tuple(PHASE_OF.values())
ACTS = (
    DO.activate,
    DO.use,
    DO.drop,
    DO.block,
    DO.block_guilders,
    DO.load,
    DO.deliver,
    DO.board,
    DO.hand_over,
    DO.sail,
    DO.amstel,
    DO.market,
    DO.end_turn,
)


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """What the seat may answer to what is asked."""
    if not (s.awaited >> seat) & 1:
        return 0
    if s.phase == t.TURN:
        return legal_acts(s, ed, seat, out)
    if s.phase == t.DRAFT or s.phase == t.START_CARD:
        return legal_draft(s, ed, seat, out)
    if s.phase == t.DICE:
        return legal_pairs(out)
    if s.phase == t.SHIFT:
        return legal_shifts(s, out)
    if s.phase == t.OVERFLOW:
        return legal_discards(s, seat, out)
    if s.phase == t.KEEP:
        return legal_kept(s, seat, out)
    if s.phase == t.REMOVE:
        return legal_removals(s, ed, out)
    if s.phase == t.START_SINGLE:
        return legal_colours(DO.one, out)
    if s.phase == t.START_PAIR:
        return legal_colours(DO.two, out)
    if is_posting(s) or is_moving(s):
        return legal_places(s, ed, out)
    return legal_answers(s, ed, seat, out)


@rule
def legal_places(s: State, ed: Edition, out: Ints) -> int:
    """Where foreman, messenger and trader are put, or go."""
    if s.phase == t.PLACE_FOREMAN:
        return legal_posts(s, ed, DO.foreman, out)
    if s.phase == t.PLACE_MESSENGER:
        return legal_posts(s, ed, DO.messenger, out)
    if s.phase == t.PLACE_TRADER:
        return legal_posts(s, ed, DO.trader, out)
    if s.phase == t.MOVE_FOREMAN:
        return legal_moves(s, ed, DO.foreman, out)
    if s.phase == t.MOVE_MESSENGER:
        return legal_moves(s, ed, DO.messenger, out)
    return legal_moves(s, ed, DO.trader, out)


@rule
def legal_answers(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """What may be answered to a question that an act has raised."""
    if s.phase == t.PAY:
        return legal_payments(s, seat, out)
    if s.phase == t.GAIN:
        return legal_colours(DO.gain, out)
    if s.phase == t.SELL:
        return legal_sales(s, ed, seat, out)
    if s.phase == t.SAIL_ON:
        return legal_sail_on(s, ed, seat, out)
    if s.phase == t.SWAP_IN:
        return legal_swaps(s, out)
    if s.phase == t.SWAP_OUT:
        return legal_inactive(s, seat, DO.swap, out)
    if s.phase == t.FREE_CARD:
        return legal_inactive(s, seat, DO.free_card, out)
    if s.phase == t.SAIL_TO:
        return legal_anchors(s, ed, seat, out)
    if s.phase == t.FREE_BLOCK:
        return legal_free_blocks(s, out)
    out[0] = number(DO.use_free) if s.phase == t.USE_FREE else number(DO.advance)
    out[1] = number(DO.not_use) if s.phase == t.USE_FREE else number(DO.stay)
    return 2


@rule
def is_posting(s: State) -> bool:
    return s.phase == t.PLACE_FOREMAN or s.phase == t.PLACE_MESSENGER or s.phase == t.PLACE_TRADER


@rule
def is_moving(s: State) -> bool:
    return s.phase == t.MOVE_FOREMAN or s.phase == t.MOVE_MESSENGER or s.phase == t.MOVE_TRADER


@rule
def why_not(s: State, ed: Edition, seat: int, action: int) -> int:
    """What is asked comes first, then what the action needs, then what it costs."""
    if s.over:
        return NO.over
    if not (s.awaited >> seat) & 1:
        return NO.not_your_turn
    if not is_asked(s, action):
        return NO.answer_first if is_raised(s) else NO.other_phase
    if s.phase == t.TURN:
        return forbids_act(s, ed, seat, action)
    if is_a(DO.take, action):
        return forbids_take(s, part(DO.take, action))
    if is_a(DO.no_card, action):
        return forbids_no_card(s, ed, seat)
    if is_a(DO.dice, action):
        first, second, _ = parts(DO.dice, action)
        return forbids_pair(first, second)
    if s.phase == t.SHIFT:
        return forbids_shift(s, action)
    if is_a(DO.discard, action):
        return forbids_discard(s, seat, part(DO.discard, action))
    if is_a(DO.keep, action):
        return forbids_keep(s, seat, part(DO.keep, action))
    if is_a(DO.remove, action):
        return forbids_removal(s, ed, part(DO.remove, action), least_key(s, ed))
    if is_posting(s):
        return forbids_post(s, ed, place_named(action))
    if is_moving(s):
        return forbids_move(s, ed, int(s.phase), place_named(action))
    return forbids_answer(s, ed, seat, action)


@rule
def forbids_answer(s: State, ed: Edition, seat: int, action: int) -> int:
    """An answer to a question that an act has raised."""
    if is_a(DO.pay, action):
        return forbids_pay(s, seat, part(DO.pay, action))
    if s.phase == t.SELL:
        return forbids_sale(s, ed, seat, action)
    if s.phase == t.SAIL_ON:
        return forbids_sail_on(s, ed, seat, action)
    if s.phase == t.SWAP_IN:
        return forbids_swap(s, action)
    if is_a(DO.swap, action):
        return forbids_inactive(s, seat, part(DO.swap, action))
    if is_a(DO.free_card, action):
        return forbids_inactive(s, seat, part(DO.free_card, action))
    if is_a(DO.anchor, action):
        return forbids_anchor(s, ed, seat, part(DO.anchor, action))
    if is_a(DO.free_block, action):
        return forbids_block(s, part(DO.free_block, action))
    return LEGAL


@rule
def is_asked(s: State, action: int) -> bool:
    """Is the action an answer to what the phase asks?"""
    phase = s.phase
    if is_act(action):
        return phase == t.TURN or (phase == t.SAIL_ON and (is_a(DO.sail, action) or is_at_stop(action)))
    if is_a(DO.take, action):
        return phase == t.DRAFT or phase == t.START_CARD
    if is_a(DO.foreman, action):
        return phase == t.PLACE_FOREMAN or phase == t.MOVE_FOREMAN
    if is_a(DO.messenger, action):
        return phase == t.PLACE_MESSENGER or phase == t.MOVE_MESSENGER
    if is_a(DO.trader, action):
        return phase == t.PLACE_TRADER or phase == t.MOVE_TRADER
    return phase == phase_of(action)


@rule
def is_act(action: int) -> bool:
    """Is it one of the acts of a turn?"""
    for k in range(len(ACTS)):
        if is_a(ACTS[k], action):
            return True
    return False


@rule
def phase_of(action: int) -> int:
    """The only phase in which an action of this kind is asked for."""
    for k in range(len(ANSWERS)):
        if is_a(ANSWERS[k], action):
            return PHASES_OF_ANSWERS[k]
    return int(t.NONE)


@rule
def is_raised(s: State) -> bool:
    """Is the question one that an act of a turn has raised?"""
    return (t.RAISED >> s.phase) & 1 == 1


@rule
def place_named(action: int) -> int:
    """Where foreman, messenger or trader shall go."""
    if is_a(DO.foreman, action):
        return part(DO.foreman, action)
    return part(DO.messenger, action) if is_a(DO.messenger, action) else part(DO.trader, action)


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    if s.phase == t.TURN:
        act(s, ed, seat, action)
    elif s.phase == t.DRAFT:
        draft(s, ed, seat, action)
    elif s.phase == t.DICE:
        choose_dice(s, ed, seat, action)
    elif s.phase == t.SHIFT:
        shift(s, ed, seat, action)
    elif s.phase == t.OVERFLOW:
        overflow(s, seat, part(DO.discard, action))
    elif s.phase == t.KEEP:
        keep(s, seat, part(DO.keep, action))
    elif is_moving(s):
        put(s, int(s.phase), place_named(action))
    elif s.phase == t.REMOVE:
        remove(s, part(DO.remove, action))
    elif is_posting(s):
        post(s, ed, place_named(action))
    elif s.phase == t.START_CARD:
        take_start_card(s, seat, part(DO.take, action))
    elif s.phase == t.START_SINGLE:
        take_start_resources(s, seat, part(DO.one, action))
    elif s.phase == t.START_PAIR:
        take_start_resources(s, seat, part(DO.two, action))
    else:
        answer(s, ed, seat, action)
    go_on(s, ed)


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    """What the dealer may deal: everything face down is equally likely."""
    if s.phase == t.ROLL:
        for face in range(t.SIDES):
            weights[face] = 1
        return t.SIDES
    if s.phase == t.TURN_MARKET:
        return tile_weights(s, ed, weights)
    if s.phase == t.DEAL_GOODS:
        return weigh_goods(s, weights)
    if s.phase == t.DEAL_WORKERS:
        return weigh_workers(s, ed, weights)
    if s.phase == t.DEAL_DISTRICTS:
        return weigh_districts(s, weights)
    if s.phase == t.DEAL_DISCS:
        return weigh_discs(s, weights)
    if s.phase == t.DEAL_ORDERS:
        return weigh_orders(s, weights)
    return weigh_deck(s, int(s.draw_deck), weights)


@rule
def deal(s: State, ed: Edition, outcome: int) -> None:
    if s.phase == t.ROLL:
        roll_die(s, outcome + 1)
    elif s.phase == t.TURN_MARKET:
        turn_up(s, ed, outcome)
        s.phase = t.DEAL_DISCS if s.track[0] == t.NONE else t.BEGIN_ROUND
    elif s.phase == t.DEAL_GOODS:
        lay_good(s, outcome)
    elif s.phase == t.DEAL_WORKERS:
        lay_workers(s, outcome)
    elif s.phase == t.DEAL_DISTRICTS:
        open_district(s, outcome)
    elif s.phase == t.DEAL_DISCS:
        stack_disc(s, ed, outcome)
    elif s.phase == t.DEAL_ORDERS:
        give_order(s, ed, outcome)
    else:
        deal_card(s, ed, t.DECK_STARTS[s.draw_deck] + outcome)
    go_on(s, ed)


@rule
def deal_card(s: State, ed: Edition, card: int) -> None:
    """AM24, AM29: a card is turned up, and after the last one the choosing begins; CA18: it is the player's."""
    if s.phase == t.DRAW_SWAP:
        finish_swap(s, int(s.seat), card)
        return
    s.place[card] = t.DISPLAY
    s.draw_deck = next_deck(s, ed)
    if s.draw_deck == t.NONE:
        if s.phase == t.DEAL_START_CARDS:
            begin_start_cards(s)
        else:
            fix_order(s)
            begin_removal(s, ed)


@rule
def go_on(s: State, ed: Edition) -> None:
    """Everything that follows by itself, up to the next question."""
    while (t.FOLLOWING >> s.phase) & 1 and not s.over:
        if s.phase == t.SETTLE:
            settle(s, ed)
        elif s.phase == t.END_TURN:
            end_turn(s, ed)
        elif s.phase == t.NEXT_TURN:
            next_turn(s)
        elif s.phase == t.NEXT_DRAFT:
            next_draft(s, ed)
        elif s.phase == t.END_DRAFT:
            end_draft(s)
        elif s.phase == t.AFTER_ROLL:
            if s.players == 1:
                play_tom(s, ed)
            turn_high_dice(s, ed)
        elif s.phase == t.NEXT_DICE:
            next_dice(s)
        elif s.phase == t.BEGIN_TURNS:
            turn_wheels(s)
            begin_turns(s)
        elif s.phase == t.END_ROUND:
            end_round(s)
        elif s.phase == t.BEGIN_ROUND:
            begin_round(s, ed)
        else:
            finish(s, ed)
    s.awaited = 0 if (t.DEALT >> s.phase) & 1 or s.over else 1 << s.seat
