"""How a sensible player of Landnám judges a case: hands being open, he knows who can outlast whom."""

from __future__ import annotations

from langbord.core.actions import is_a, part
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO
from langbord.games.landnam.althing import disputed_kind
from langbord.games.landnam.answers import staked
from langbord.games.landnam.board import unit_owner
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.state import State
from langbord.games.landnam.turn import hand_size, points
from langbord.games.landnam.verdict import is_leave
from langbord.games.landnam.worth import FATE_CARD, loss_worth

WHITE = 1.0
OUTLAWRY = 0.9  # the red token that follows, or the unit and the rival's token that a defence saves
RIVAL = 0.5  # of a point that another player gets
SURE, LIKELY, UNLIKELY = 0.95, 0.6, 0.08  # the other side cannot answer; this one can outlast it; or not
NEAR_THE_GOAL = 3  # points from it, at which others are worth stopping


@rule
def usable(s: State, seat: int, kind: int) -> int:
    """Cards that a seat could stake in a case about a kind (LNQ20)."""
    return hand_size(s, seat) if s.stakes else int(s.hand[seat][kind])


@rule
def strength(s: State, side: int) -> int:
    """What a side has staked and could stake."""
    cards = staked(s, side)
    for k in range(s.chain_length[side]):
        cards += usable(s, int(s.chain[side][k]), int(s.case_kind))
    return cards


@rule
def summons_worth(s: State, ed: Edition, seat: int, unit: int, cards: int, building: int) -> float:
    """Best is a stake that the defendant cannot exceed, even with a helper; the disputed kind decides."""
    kind, defendant, helper = disputed_kind(s, ed, int(s.place[unit])), unit_owner(unit), 0
    for other in range(s.players):
        if other != seat and other != defendant:
            helper = max(helper, usable(s, other, kind))
    theirs = usable(s, defendant, kind)
    if cards >= theirs + helper:
        chance = SURE
    elif cards >= theirs:
        chance = LIKELY
    else:
        chance = 0.45 if usable(s, seat, kind) > theirs else UNLIKELY
    return chance * (WHITE + OUTLAWRY) - (1.0 - chance) * RIVAL - loss_worth(s, ed, seat, building, kind, cards)


@rule
def interest(s: State, seat: int) -> float:
    """What a party has at stake: the holder the white token, who began on either side the unit's fate."""
    side = int(s.answering)
    worth = WHITE if s.chain[side][s.chain_length[side] - 1] == seat else 0.1
    return worth + (OUTLAWRY if s.chain[side][0] == seat else 0.0)


@rule
def lay_worth(s: State, ed: Edition, seat: int, kind: int, cards: int, building: int) -> float:
    side = int(s.answering)
    theirs = strength(s, 1 - side)
    if staked(s, side) + cards >= theirs:
        chance = SURE
    else:
        chance = LIKELY if strength(s, side) > theirs else UNLIKELY
    return chance * interest(s, seat) - loss_worth(s, ed, seat, building, kind, cards)


@rule
def hand_over_worth(s: State, seat: int, other: int) -> float:
    """A helper is asked only where one's own side is too weak and would be strong enough with him."""
    side = int(s.answering)
    ours, theirs = strength(s, side), strength(s, 1 - side)
    if ours > theirs or ours + usable(s, other, int(s.case_kind)) <= theirs:
        return -0.2
    return LIKELY * (interest(s, seat) - WHITE)


@rule
def take_over_worth(s: State, ed: Edition, seat: int, building: int) -> float:
    """A white token for the cards that the side still lacks."""
    side, kind = int(s.answering), int(s.case_kind)
    ours, theirs = strength(s, side), strength(s, 1 - side)
    if ours + usable(s, seat, kind) <= theirs:
        return -0.5
    lacking = min(max(1, theirs + 1 - ours), int(s.hand[seat][kind]))
    return 0.75 * WHITE - loss_worth(s, ed, seat, building, kind, lacking)


@rule
def window_worth(s: State, ed: Edition, seat: int, action: int) -> float:
    """Breaking off takes away what a window would give: good for who loses by it."""
    if is_leave(action):
        return (
            0.0 if is_a(DO.leave, action) else -WHITE
        )  # a bot is asked every time, so that nothing tells what it holds
    worth = -FATE_CARD - 0.1
    if part(DO.play, action) == t.BREAK_THING:
        worth += threat_worth(s, seat)
    if s.phase == t.CLOSING:
        for other in range(s.players):
            if (s.blacks >> other) & 1:
                worth += -WHITE if other == seat else RIVAL
        return worth
    winner, loser = 1 - int(s.answering), int(s.answering)
    holder = int(s.chain[winner][s.chain_length[winner] - 1])
    if holder == seat or s.chain[winner][0] == seat:
        return -1.0
    if points(s, ed, holder) >= ed.goal - NEAR_THE_GOAL:
        worth += RIVAL
    if loser == t.DEFENCE and s.chain[t.DEFENCE][0] == seat:
        worth += OUTLAWRY
    return worth + (RIVAL * 0.3 if s.chain[loser][0] == seat and loser == t.PROSECUTION else 0.0)


@rule
def threat_worth(s: State, seat: int) -> float:
    """Cases still to come against one's own units, less those that one could bring."""
    worth = 0.0
    for unit in range(s.players * t.PIECES):
        if s.cases[unit]:
            if unit_owner(unit) == seat:
                worth += 0.2
            elif (s.cases[unit] >> seat) & 1:
                worth -= 0.2
    return worth
