"""The rules of Amsterdam, put together. AMn and AMQn are the numbers of the rules and of the answers to open questions.

`setup` lays out the table; `draft`, `dice`, `turn` and `finish` are the phases of a round; `cards`, `city`, `harbour`,
`amstel` and `market` are what is done in a turn; `measure` is what cards and orders count; `solo` is TOM; `scoring`
is the end. Each sets `s.ask` to what comes next; steps that nobody decides follow by themselves.
"""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.amsterdam.amstel import fix_order
from langbord.games.amsterdam.dice import (
    choose_dice,
    list_pairs,
    list_shifts,
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
    list_displayed,
    list_draft,
    list_hand,
    next_deck,
    next_draft,
    overflow,
    weigh_deck,
)
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.evaluate import appraise, evaluate
from langbord.games.amsterdam.finish import end_round, end_turn, keep, list_kept, list_moves, put
from langbord.games.amsterdam.market import finish_swap, tile_weights, turn_up
from langbord.games.amsterdam.redeal import redeal
from langbord.games.amsterdam.scoring import finish, places, scores
from langbord.games.amsterdam.setup import (
    begin_start_cards,
    give_order,
    lay_good,
    lay_workers,
    list_posts,
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
from langbord.games.amsterdam.solo import begin_removal, list_removals, play_tom, remove
from langbord.games.amsterdam.state import State
from langbord.games.amsterdam.terms import (
    AFTER_ROLL,
    BEGIN_ROUND,
    BEGIN_TURNS,
    COLOURS,
    DEAL_DISCS,
    DEAL_DISTRICTS,
    DEAL_GOODS,
    DEAL_ORDERS,
    DEAL_START_CARDS,
    DEAL_WORKERS,
    DECK_STARTS,
    DICE,
    DISPLAY,
    DRAFT,
    DRAW_SWAP,
    END_DRAFT,
    END_ROUND,
    END_TURN,
    FIRST_AUTOMATIC,
    FIRST_DECISION,
    KEEP,
    MOVE_FOREMAN,
    NEXT_DICE,
    NEXT_DRAFT,
    NEXT_TURN,
    NONE,
    OVERFLOW,
    PLACE_TRADER,
    REMOVE,
    ROLL,
    SETTLE,
    SHIFT,
    SIDES,
    START_CARD,
    TURN,
    TURN_MARKET,
)
from langbord.games.amsterdam.totals import totals
from langbord.games.amsterdam.turn import act, answer, begin_turns, list_acts, list_answers, next_turn, settle

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
]


@rule
def legal(s: State, ed: Edition, seat: int, out: Ints) -> int:
    """What the seat may answer to what is asked."""
    if not (s.awaited >> seat) & 1:
        return 0
    if s.ask == TURN:
        return list_acts(s, ed, seat, out)
    if s.ask == DRAFT:
        return list_draft(s, ed, seat, out)
    if s.ask == DICE:
        return list_pairs(out)
    if s.ask == SHIFT:
        return list_shifts(s, out)
    if s.ask == OVERFLOW:
        return list_hand(s, seat, out)
    if s.ask == KEEP:
        return list_kept(s, seat, out)
    if s.ask >= MOVE_FOREMAN:
        return list_moves(s, ed, out)
    if s.ask > TURN:
        return list_answers(s, ed, seat, out)
    if s.ask == REMOVE:
        return list_removals(s, ed, out)
    if s.ask <= PLACE_TRADER:
        return list_posts(s, ed, out)
    if s.ask == START_CARD:
        return list_displayed(s, out)
    for colour in range(COLOURS):
        out[colour] = colour
    return int(COLOURS)


@rule
def step(s: State, ed: Edition, seat: int, action: int) -> None:
    if s.ask == TURN:
        act(s, ed, seat, action)
    elif s.ask == DRAFT:
        draft(s, ed, seat, action)
    elif s.ask == DICE:
        choose_dice(s, ed, seat, action)
    elif s.ask == SHIFT:
        shift(s, ed, seat, action)
    elif s.ask == OVERFLOW:
        overflow(s, seat, action)
    elif s.ask == KEEP:
        keep(s, seat, action)
    elif s.ask >= MOVE_FOREMAN:
        put(s, int(s.ask), action)
    elif s.ask > TURN:
        answer(s, ed, seat, action)
    elif s.ask == REMOVE:
        remove(s, action)
    elif s.ask <= PLACE_TRADER:
        post(s, ed, action)
    elif s.ask == START_CARD:
        take_start_card(s, seat, action)
    else:
        take_start_resources(s, seat, action)
    go_on(s, ed)


@rule
def chance(s: State, ed: Edition, weights: Ints) -> int:
    """What the dealer may deal: everything face down is equally likely."""
    if s.ask == ROLL:
        for face in range(SIDES):
            weights[face] = 1
        return SIDES
    if s.ask == TURN_MARKET:
        return tile_weights(s, ed, weights)
    if s.ask == DEAL_GOODS:
        return weigh_goods(s, weights)
    if s.ask == DEAL_WORKERS:
        return weigh_workers(s, ed, weights)
    if s.ask == DEAL_DISTRICTS:
        return weigh_districts(s, weights)
    if s.ask == DEAL_DISCS:
        return weigh_discs(s, weights)
    if s.ask == DEAL_ORDERS:
        return weigh_orders(s, weights)
    return weigh_deck(s, int(s.draw_deck), weights)


@rule
def deal(s: State, ed: Edition, outcome: int) -> None:
    if s.ask == ROLL:
        roll_die(s, outcome + 1)
    elif s.ask == TURN_MARKET:
        turn_up(s, ed, outcome)
        s.ask = DEAL_DISCS if s.track[0] == NONE else BEGIN_ROUND
    elif s.ask == DEAL_GOODS:
        lay_good(s, outcome)
    elif s.ask == DEAL_WORKERS:
        lay_workers(s, outcome)
    elif s.ask == DEAL_DISTRICTS:
        open_district(s, outcome)
    elif s.ask == DEAL_DISCS:
        stack_disc(s, ed, outcome)
    elif s.ask == DEAL_ORDERS:
        give_order(s, ed, outcome)
    else:
        deal_card(s, ed, DECK_STARTS[s.draw_deck] + outcome)
    go_on(s, ed)


@rule
def deal_card(s: State, ed: Edition, card: int) -> None:
    """AM24, AM29: a card is turned up, and after the last one the choosing begins; CA18: it is the player's."""
    if s.ask == DRAW_SWAP:
        finish_swap(s, int(s.seat), card)
        return
    s.place[card] = DISPLAY
    s.draw_deck = next_deck(s, ed)
    if s.draw_deck == NONE:
        if s.ask == DEAL_START_CARDS:
            begin_start_cards(s)
        else:
            fix_order(s)
            begin_removal(s, ed)


@rule
def go_on(s: State, ed: Edition) -> None:
    """Everything that follows by itself, up to the next question."""
    while s.ask >= FIRST_AUTOMATIC and not s.over:
        if s.ask == SETTLE:
            settle(s, ed)
        elif s.ask == END_TURN:
            end_turn(s, ed)
        elif s.ask == NEXT_TURN:
            next_turn(s)
        elif s.ask == NEXT_DRAFT:
            next_draft(s, ed)
        elif s.ask == END_DRAFT:
            end_draft(s)
        elif s.ask == AFTER_ROLL:
            if s.players == 1:
                play_tom(s, ed)
            turn_high_dice(s, ed)
        elif s.ask == NEXT_DICE:
            next_dice(s)
        elif s.ask == BEGIN_TURNS:
            turn_wheels(s)
            begin_turns(s)
        elif s.ask == END_ROUND:
            end_round(s)
        elif s.ask == BEGIN_ROUND:
            begin_round(s, ed)
        else:
            finish(s, ed)
    s.awaited = 1 << s.seat if s.ask >= FIRST_DECISION and not s.over else 0
