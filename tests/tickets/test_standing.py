"""What routes and face-up cards are worth to a player: checked by claiming them, and by trying every way."""

from __future__ import annotations

from typing import Any

import pytest

from langbord.core.conformance import random_play
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.core.messages import Event, Wording
from langbord.games.tickets.network import completed
from langbord.games.tickets.terms import HELD
from langbord.games.tickets.wording import route_args
from tests.tickets.table import BOOK, CONTRACTS, ROUTES, give, hold, in_turn, own

GAME: Any = get_game("tickets")


def events(match: Match, thing: str) -> list[Event]:
    return [event for sentence in match.standing(thing, 0) for clause in sentence for event in clause]


def told(match: Match, thing: str) -> list[str]:
    return [event.id.removeprefix("tickets-now-") for event in events(match, thing)]


def is_coloured(route: str) -> bool:
    return BOOK.printed.route[ROUTES.index(route)].colour != "grey"


def ends(wording: Wording, id: str) -> set[tuple[str, str]]:
    """Between which places all that lies of which such a message tells."""
    found = [event for sentence in wording for clause in sentence for event in clause]
    return {(str(event.args["a"]), str(event.args["b"])) for event in found if event.id == f"tickets-now-{id}"}


def done(match: Match, state: Any, seat: int) -> set[tuple[str, str]]:
    ed, names = match.book.table, [place.name for place in BOOK.printed.place]
    return {
        (names[ed.contract_a[c]], names[ed.contract_b[c]])
        for c in range(len(CONTRACTS))
        if state.where[c] == HELD and state.holder[c] == seat and completed(state, ed, seat, c)
    }


@pytest.mark.rule("TR30")
def test_a_route_completes_what_its_claim_completes() -> None:
    completing = 0
    for seed in range(20):
        for match in random_play(GAME, BOOK, GAME.options(players=3), seed):
            seat = match.awaited[0] if match.awaited else 0
            for action in match.legal(seat) if match.awaited else []:
                if action.startswith("claim"):
                    after = match.state.copy()
                    GAME.plain.step(after, BOOK.table, seat, match.find(action, seat))
                    fresh = done(match, after, seat) - done(match, match.state, seat)
                    assert ends(match.standing(f"route {action.split()[1]}", seat), "completes") == fresh
                    completing += len(fresh)
    assert completing > 10


@pytest.mark.rule("TR18")
def test_a_card_lets_one_claim_what_one_more_of_it_pays_for() -> None:
    match = in_turn()
    hold(match.state, 0, CONTRACTS[0])
    route = next(name for name in ROUTES if is_coloured(name) and "leads" in told(match, f"route {name}"))
    need, colour = int(BOOK.table.length[ROUTES.index(route)]), BOOK.printed.route[ROUTES.index(route)].colour
    give(match.state, 0, **{colour: need - 1})
    assert events(match, f"route {route}")[-1].args == {"have": need - 1, "need": need}
    assert told(match, f"row {colour}")[:2] == ["lets-claim", "leads"]
    give(match.state, 0, **{colour: need})
    assert events(match, f"route {route}")[-1].args == {"have": need, "need": need}
    args = route_args(BOOK, ROUTES.index(route))
    assert (args["a"], args["b"]) not in ends(match.standing(f"row {colour}", 0), "lets-claim"), "it needs no more"


@pytest.mark.rule("TR19")
def test_nothing_is_told_of_what_cannot_be_claimed() -> None:
    match = in_turn()
    own(match.state, 1, ROUTES[0])
    assert match.standing(f"route {ROUTES[0]}", 0) == []
    assert match.standing("route nowhere", 0) == match.standing("row mauve", 0) == match.standing("pile", 0) == []
