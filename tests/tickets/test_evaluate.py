"""The greedy bot's judgement of Tickets."""

import numpy as np
import pytest

from langbord.bots.contest import GREEDY, RANDOM, Contest
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.games.tickets.evaluate import evaluate
from langbord.games.tickets.network import NO_WAY, way_of
from tests.tickets.table import BOOK, CONTRACTS, give, hold, in_turn, own, tickets

GAME = get_game("tickets")


def appraised(match: Match) -> dict[str, float]:
    """What the seat's actions are worth to it."""
    seat = match.awaited[0]
    legal = match.legal_numbers(seat)
    worth = [0.0] * (len(legal) + GAME.notes)
    GAME.plain.appraise(match.state, BOOK.table, seat, legal, len(legal), worth)
    return dict(zip(match.legal(seat), worth, strict=False))


def best(match: Match) -> str:
    worth = appraised(match)
    return max(worth, key=worth.__getitem__)


def way(match: Match, contract: str) -> int:
    return way_of(tickets(match), BOOK.table, 0, CONTRACTS.index(contract))


def test_distance_counts_the_spaces_still_to_fill() -> None:
    match = in_turn(3)
    s = tickets(match)
    assert [way(match, name) for name in CONTRACTS] == BOOK.table.value[: len(CONTRACTS)], (
        "at the start: the shortest way"
    )
    own(s, 0, "oude_kerk-dam/pink")
    assert way(match, "korenmetershuisje-dam") == 1
    own(s, 0, "korenmetershuisje-oude_kerk/green")
    assert way(match, "korenmetershuisje-dam") == 0


def test_distance_goes_round_what_others_own() -> None:
    match = in_turn(2)
    s = tickets(match)
    own(s, 1, "korenmetershuisje-oude_kerk/green", "korenmetershuisje-jan_roodenpoortstoren/orange")
    assert way(match, "korenmetershuisje-dam") == 1 + 4 + 2 + 2, "by Haringpakkerstoren, Oude Waal and Oude Kerk"
    s.carts[0] = 5
    assert way(match, "korenmetershuisje-dam") == NO_WAY, "too few carts"


def test_in_the_last_round_a_claim_that_completes_a_contract_beats_a_long_route() -> None:
    match = in_turn()
    s = tickets(match)
    hold(s, 0, "korenmetershuisje-dam")
    own(s, 0, "oude_kerk-dam/pink")
    give(s, 0, green=1, red=4)
    s.turns_left = 2
    assert best(match) == "claim korenmetershuisje-oude_kerk/green green"


def test_wilds_are_kept_where_colours_pay() -> None:
    match = in_turn()
    s = tickets(match)
    give(s, 0, pink=2, wild=2)
    worth = appraised(match)
    payments = [worth[f"claim oude_kerk-dam/pink {cards}"] for cards in ("pink", "pink+1", "wild")]
    assert payments == sorted(payments, reverse=True)
    assert len(set(payments)) == 3


def test_no_new_contracts_in_the_last_round() -> None:
    match = in_turn()
    s = tickets(match)
    s.turns_left = 2
    hold(s, 0)
    assert best(match) != "contracts"


def test_evaluation_prefers_completed_contracts() -> None:
    match = in_turn()
    s = tickets(match)
    hold(s, 0, "nieuwe_waal-blauwbrug")
    hold(s, 1, "korenmetershuisje-dam")
    own(s, 1, "korenmetershuisje-oude_kerk/green", "oude_kerk-dam/pink")
    out = [0.0, 0.0]
    evaluate(s, BOOK.table, out)
    assert out[1] > out[0]


@pytest.mark.random_games
@pytest.mark.parametrize("players", GAME.seats)
def test_greedy_beats_random_play(players: int) -> None:
    contest = Contest(GAME, GAME.book(), GAME.options(players=players))
    policies = np.full((200, players), RANDOM, np.int64)
    policies[np.arange(200), np.arange(200) % players] = GREEDY
    results = contest.play(policies, seed=1)
    assert results.wins()[policies == GREEDY].mean() > 0.95
