"""Resampling what a seat of Landnám cannot know (LNQ95): the others' fate cards, their answers in a window, and what
they are about to offer.

Resource hands are left alone: every flow of resources is open. What the table shows of fate cards is kept: how many
each player holds, and that he holds his first Exploration card until one leaves his hand. No question tells more.
"""

from __future__ import annotations

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.core.simulate import below
from langbord.games.landnam import terms as t
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import fate_count, has_unknown_card
from langbord.games.landnam.offers import clear_offer, has_begun
from langbord.games.landnam.state import State
from langbord.games.landnam.verdict import can_break

ALL_CARDS = (1 << t.CARDS) - 1
ALL_EXPLORATION = (1 << t.EXPLORATION_CARDS) - 1
HELD = 4096  # hand sizes are kept as digits of one number: more than any edition's fate cards


@rule
def redeal(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    """LNQ95: first what is known of hands, then cards up to their sizes, then what they may have answered with."""
    sizes = collect_cards(s, seat)
    for other in range(s.players):
        if other != seat and s.first_card[other]:
            deal_hidden(s, other, ALL_EXPLORATION, rng)
    for other in range(s.players):
        if other != seat:
            while fate_count(s, other) < sizes % HELD:
                deal_hidden(s, other, ALL_CARDS, rng)
        sizes //= HELD
    forget_drafts(s, seat)
    for other in range(s.players):
        if other != seat:
            s.standing[other] = 0
            if s.phase in t.WINDOW_PHASES and not (s.awaited >> other) & 1:
                s.answers[other] = some_answer(s, other, rng)


@rule
def some_answer(s: State, seat: int, rng: Ints) -> int:
    """LNQ75: of what a seat that has answered could do with its cards, each as likely."""
    if not has_unknown_card(s, seat):
        return t.PASSED
    answers = 1
    for card in (t.BREAK_CASE, t.BREAK_THING):
        answers += int(can_break(s, seat, card))
    nth = below(rng, answers)
    for card in (t.BREAK_CASE, t.BREAK_THING):
        if can_break(s, seat, card):
            if nth == 0:
                return 1 + card
            nth -= 1
    return t.PASSED


@rule
def forget_drafts(s: State, seat: int) -> None:
    """LNQ88: nobody sees what others have not proposed yet."""
    for other in range(s.players):
        if other != seat and has_begun(s, other):
            clear_offer(s, other)
            if other == s.active:
                s.addressed = 0


@rule
def collect_cards(s: State, seat: int) -> int:
    """Put the others' fate cards on the pile; the sizes of all hands, the first seat's as the last digit."""
    sizes = 0
    for k in range(t.SEATS - 1, -1, -1):
        sizes *= HELD
        if k < s.players:
            sizes += fate_count(s, k)
            if k != seat:
                for card in range(t.CARDS):
                    s.pile[card] += s.fate[k][card]
                    s.fate[k][card] = 0
    return sizes


@rule
def deal_hidden(s: State, seat: int, cards: int, rng: Ints) -> None:
    """A random card of that set from the pile to a hand."""
    count = 0
    for card in range(t.CARDS):
        if (cards >> card) & 1:
            count += s.pile[card]
    left = below(rng, count)
    for card in range(t.CARDS):
        if (cards >> card) & 1:
            if 0 <= left < s.pile[card]:
                s.pile[card] -= 1
                s.fate[seat][card] += 1
                return
            left -= s.pile[card]
