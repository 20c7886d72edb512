"""Rare situations of Tickets that a golden record shows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from langbord import Match
from langbord.games.tickets import scoring
from langbord.games.tickets.actions import offered
from langbord.games.tickets.contracts import contracts_left
from langbord.games.tickets.row import others_in_play, pile_size, wilds_in_row
from langbord.games.tickets.state import State
from langbord.games.tickets.terms import KEEP, NONE, TURN
from tests.golden import Situation, play_any


def hoard(match: Match, seat: int, source: random.Random) -> str:
    """Draw cards as long as there are any, so that the piles run out."""
    legal = match.legal(seat)
    draws = [text for text in legal if text.startswith("draw ") and text != "draw wild"]
    return source.choice(draws or legal) if source.random() < 0.97 else source.choice(legal)


def collect(match: Match, seat: int, source: random.Random) -> str:
    """Draw contracts while there are any."""
    legal = match.legal(seat)
    return "contracts" if "contracts" in legal and source.random() < 0.7 else source.choice(legal)


def states(match: Match) -> Iterator[tuple[State, State]]:
    return ((moment.before, moment.after) for moment in match.moments)


def row_cannot_be_cleared(match: Match) -> bool:
    """TRQ1: three wilds lie open, and too few other cards are in play."""
    return any(
        wilds_in_row(after) >= 3 and not after.refill and others_in_play(after) < 3 for _, after in states(match)
    )


def row_cleared(match: Match) -> bool:
    return any(after.clearances > before.clearances for before, after in states(match))


def no_card_left(match: Match) -> bool:
    """TRQ4: neither pile nor discards, and a gap in the row, when a player is to act."""
    return any(
        after.phase == TURN and after.awaited and pile_size(after) == 0 and NONE in after.row
        for _, after in states(match)
    )


def double_closed(match: Match) -> bool:
    """TR22: with two players one claimed route of a double is enough; its twin stays empty to the end."""
    ed, s = match.book.table, match.moments[-1].after
    return any(s.owner[route] != NONE and ed.twin[route] != NONE for route in range(ed.routes))


def double_shared(match: Match) -> bool:
    ed, s = match.book.table, match.moments[-1].after
    twins = ((s.owner[route], s.owner[ed.twin[route]]) for route in range(ed.routes) if ed.twin[route] != NONE)
    return any(NONE not in owners and owners[0] != owners[1] for owners in twins)


def bonus_tied(match: Match) -> bool:
    """TR32: two share a place in merchandise, so that the next one is skipped."""
    s = match.moments[-1].after
    counts = Counter(s.bonus[: s.players])
    return any(times > 1 and cards > 0 and min(counts) < cards for cards, times in counts.items())


def tie_broken_by_contracts(match: Match) -> bool:
    """TR33: equal points for the first two, decided by completed contracts."""
    scores, places = match.scores(), match.places()
    return scores.count(max(scores)) > 1 and places.count(1) == 1


def win_shared(match: Match) -> bool:
    return match.places().count(1) > 1


def last_contract(match: Match) -> bool:
    """TR27: the last contract of the pile is drawn alone and kept."""
    return any(
        after.phase == KEEP and len(offered(after, after.seat)) == 1 and contracts_left(after, match.book.table) == 0
        for _, after in states(match)
    )


def last_round_by_another_than_the_starter(match: Match) -> bool:
    """TR28, TRQ9: the one who triggers the last round plays last."""
    trigger = next(
        (before.seat for before, after in states(match) if before.turns_left == NONE != after.turns_left), NONE
    )
    return trigger not in (NONE, match.moments[0].after.seat) and match.moments[-1].before.seat == trigger


def negative_total(match: Match) -> bool:
    s, ed = match.moments[-1].after, match.book.table
    return any(scoring.final_points(s, ed, seat) < 0 for seat in range(s.players))


SITUATIONS = {
    "row_cannot_be_cleared": Situation(row_cannot_be_cleared, hoard),
    "row_cleared": Situation(row_cleared, play_any, (4,)),
    "no_card_left": Situation(no_card_left, hoard, (3,)),
    "double_closed": Situation(double_closed, play_any, (2,)),
    "double_shared": Situation(double_shared, play_any, (3,)),
    "bonus_tied": Situation(bonus_tied, play_any, (4,)),
    "tie_broken_by_contracts": Situation(tie_broken_by_contracts, play_any),
    "win_shared": Situation(win_shared, play_any),
    "last_contract": Situation(last_contract, collect),
    "last_round": Situation(last_round_by_another_than_the_starter, play_any, (3,)),
    "negative_total": Situation(negative_total, play_any, (2,)),
}
