"""The conformance kit refuses games that break a promise: each check is shown one that does."""

import copy
import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import langbord
from langbord.core.conformance import check_game, check_progress
from langbord.core.errors import NonConforming
from langbord.core.game import Game, get_game
from langbord.core.match import Moment
from langbord.core.parts import part
from langbord.games.tickets import view as tickets_view
from langbord.games.tickets.state import State

TICKETS = get_game("tickets")


def with_rules(**rules: Callable[..., Any]) -> Game:
    """Tickets with some of its plain rules replaced."""
    game = copy.copy(TICKETS)
    game.__dict__["plain"] = dataclasses.replace(TICKETS.plain, **rules)
    return game


def with_part(**parts: Callable[..., Any]) -> Game:
    """Tickets with some of its other functions replaced."""
    game = copy.copy(TICKETS)
    game.__dict__.update(parts)
    return game


def refused(game: Game, message: str) -> None:
    with pytest.raises(NonConforming, match=message):
        check_game(game, players=2, games=1)


def test_tickets_itself_passes() -> None:
    check_game(TICKETS, players=2, games=1)


def test_a_lost_card() -> None:
    def step(s: State, ed: Any, seat: int, action: int) -> None:
        TICKETS.plain.step(s, ed, seat, action)
        s.discards[0] = 0

    refused(with_rules(step=step), "conserved totals changed")


def test_an_awaited_seat_without_action() -> None:
    refused(with_rules(legal=lambda s, ed, seat, out: 0), "is awaited, but has no action")


def test_an_action_listed_twice() -> None:
    def legal(s: State, ed: Any, seat: int, out: list[int]) -> int:
        n = TICKETS.plain.legal(s, ed, seat, out)
        out[n] = out[0]
        return n + 1 if n else 0

    refused(with_rules(legal=legal), "has an action twice")


def test_two_actions_of_one_text() -> None:
    refused(with_part(action_text=lambda s, book, seat, action: "do it"), "two actions of the same text")


def test_a_hidden_source_of_chance() -> None:
    calls: list[int] = []

    def step(s: State, ed: Any, seat: int, action: int) -> None:
        TICKETS.plain.step(s, ed, seat, action)
        calls.append(action)
        s.passes = len(calls) % 2

    refused(with_rules(step=step), "has two results")


def test_a_redeal_that_shows() -> None:
    def redeal(s: State, ed: Any, seat: int, rng: list[int]) -> None:
        s.points[seat] += 1

    refused(with_rules(redeal=redeal), "a redeal shows to seat 0")


def test_a_redeal_that_peeks() -> None:
    """Leaving everything as it is hides nothing, and so it depends on what is hidden."""

    def redeal(s: State, ed: Any, seat: int, rng: list[int]) -> None:
        if rng[0] % 2:
            TICKETS.plain.redeal(s, ed, seat, rng)

    refused(with_rules(redeal=redeal), "depends on what is hidden")


def test_a_part_of_a_view_that_stays_behind() -> None:
    @part
    def pile(s: State, book: Any) -> int:
        return sum(getattr(s, "pi" + "le"))  # which its code does not name

    def views(s: State, book: Any, viewers: list[int | None]) -> list[Any]:
        return [replace(shown, pile=pile(s, book)) for shown in tickets_view.views(s, book, viewers)]

    refused(with_part(_views=views), "a part of a view is shown as it was")


def test_a_score_sheet_that_does_not_add_up() -> None:
    refused(with_part(score_sheet=lambda s, book: []), "the score sheet adds up to")


def test_places_that_do_not_follow_the_scores() -> None:
    def places(s: State, ed: Any, out: list[int]) -> None:
        out[0], out[1] = 2, 2

    refused(with_rules(places=places), "nobody has the first place")


def test_a_game_that_does_not_end() -> None:
    game = with_part(max_steps=40)
    refused(game, "not over after 40 steps")


def test_a_seat_that_can_go_on_for_ever() -> None:
    match = langbord.new("tickets", players=2, seed=1)
    before, after = match.state.copy(), match.state.copy()
    after.points[0] += 1
    match.moments += [Moment(0, 1, "forth", before, after), Moment(0, 2, "back", after, before)]
    with pytest.raises(NonConforming, match="seat 0 is back where it was by 'back'"):
        check_progress(match, "here")
    match.moments.insert(-1, Moment(1, 1, "between", after, after))
    check_progress(match, "here")


def test_compiled_rules_that_differ() -> None:
    slow = TICKETS.plain.simulate
    different = {**slow, "seed_stream": lambda rng, seed, stream: slow["seed_stream"](rng, seed + 1, stream)}
    refused(with_rules(simulate=different), "plain / compiled differ")
