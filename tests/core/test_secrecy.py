"""The kit's own oracle: it finds other worlds, and refuses games that tell them apart to who may not."""

from __future__ import annotations

import copy
import dataclasses
import random
from collections.abc import Callable, Iterator
from itertools import chain, islice, repeat
from math import comb, prod
from typing import Any

import msgspec
import pytest

from langbord.core.actions import LEGAL, number
from langbord.core.conformance import check_moment, check_secrecy, random_play
from langbord.core.errors import NonConforming
from langbord.core.game import Event, Game, get_game
from langbord.core.knowledge import differences, hidden_fields
from langbord.core.messages import Wording
from langbord.core.oracle import Oracle, beliefs
from langbord.core.recap import Deeds, Line
from langbord.core.secrecy import check_weights
from langbord.games.landnam import terms as lt
from langbord.games.landnam.actions import DO as LANDNAM_DO
from langbord.games.landnam.state import State as LandnamState
from langbord.games.tickets import terms as t
from langbord.games.tickets.actions import DO
from langbord.games.tickets.state import State
from langbord.games.tickets.turn import end_turn

TICKETS = get_game("tickets")
BOOK = TICKETS.book()


# --- Other worlds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("tickets", {"players": 4}),
        ("amsterdam", {"players": 3, "orders": "three"}),
    ],
)
def test_every_hidden_field_is_another_one_in_some_world(name: str, options: dict[str, Any]) -> None:
    game = get_game(name)
    book, chosen = game.book(), game.options(**options)
    oracle, source, changed = Oracle(game, book, chosen), random.Random(1), set[str]()
    for match in chain(*(random_play(game, book, chosen, seed, curious=True) for seed in range(4))):
        viewer = source.choice([None, *range(chosen.players)])
        world = oracle.another(match.state, match.moments, viewer, source)
        if world is not None:
            assert not list(differences(game, match.state, world, viewer))
            changed |= {line.partition(":")[0] for line in match.state.differences(world)}
        if changed == set(hidden_fields(game.State)):
            return
    pytest.fail(f"only {changed} differ in any world")


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    game = Game("langbord.sample")
    oracle = Oracle(game, game.book(), game.options(players=2))
    for match in random_play(game, game.book(), game.options(players=2), 1):
        assert oracle.another(match.state, match.moments, None, random.Random(1)) is None


def test_all_worlds_after_a_deal_and_their_weights_are_those_of_a_shuffled_pile() -> None:
    """Each of two players has got two cards: to seat 0 the other's are any two of those left."""
    match = next(islice(random_play(TICKETS, BOOK, TICKETS.options(players=2, starter="seat_0"), 1), 4, None))
    state, worlds = list(beliefs(TICKETS, BOOK, match.moments, 0, 1000))[-1]
    assert isinstance(state, State)
    left = [count + there for count, there in zip(state.pile, state.hand[1], strict=True)]
    hands = {tuple(world.hand[1]): weight for world, weight in worlds.values()}  # type: ignore[attr-defined]
    assert len(hands) == 7 * 8 / 2
    total = sum(hands.values())
    for hand, weight in hands.items():
        ways = prod(comb(n, k) for n, k in zip(left, hand, strict=True))
        assert weight / total == pytest.approx(ways / comb(sum(left), 2))


def test_a_field_that_is_known_by_a_rule_needs_that_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("langbord.games.tickets.knowledge.contracts")
    with pytest.raises(ValueError, match=r"knowledge\.py lacks contracts"):
        Game("langbord.games.tickets")


# --- Planted faults -------------------------------------------------------------------------------------------------


def with_rules(game: Game = TICKETS, **rules: Callable[..., Any]) -> Game:
    """The game with some of its plain rules replaced."""
    twin = copy.copy(game)
    twin.__dict__["plain"] = dataclasses.replace(game.plain, **rules)
    return twin


def with_part(**parts: Callable[..., Any]) -> Game:
    """Tickets with some of its other functions replaced."""
    game = copy.copy(TICKETS)
    game.__dict__.update(parts)
    return game


def check(game: Game, seeds: int = 20, **options: Any) -> None:
    """A few games."""
    for seed in range(seeds):
        check_secrecy(game, game.book(), game.options(**{"players": 2, **options}), seed)


def refused(game: Game, message: str, **options: Any) -> None:
    with pytest.raises(NonConforming, match=message):
        check(game, **options)


def test_tickets_itself_passes() -> None:
    check(TICKETS, seeds=4)


def test_a_redeal_that_does_nothing() -> None:
    refused(with_rules(redeal=lambda s, ed, seat, rng: None), "depends on what is hidden from it")


def test_a_redeal_that_leaves_something_where_it_is() -> None:
    def redeal(s: State, ed: Any, seat: int, rng: list[int]) -> None:
        where, holder, under = s.where.copy(), s.holder.copy(), s.under.copy()
        TICKETS.plain.redeal(s, ed, seat, rng)
        s.where, s.holder, s.under = where, holder, under

    refused(with_rules(redeal=redeal), r"depends on what is hidden from it \(.*where")


def test_a_redeal_that_looks() -> None:
    def redeal(s: State, ed: Any, seat: int, rng: list[int]) -> None:
        if s.hand[1 - seat][t.WILD] == 0:
            TICKETS.plain.redeal(s, ed, seat, rng)

    refused(with_rules(redeal=redeal), "depends on what is hidden from it")


def test_a_redeal_that_changes_what_all_have_seen() -> None:
    def redeal(s: State, ed: Any, seat: int, rng: list[int]) -> None:
        TICKETS.plain.redeal(s, ed, seat, rng)
        s.clearances = 0
        s.passes = 1 - s.passes

    refused(with_rules(redeal=redeal), r"a redeal changes what the seat knows \(passes\)")


def test_a_redeal_that_deals_otherwise_than_the_dealer() -> None:
    """It depends on nothing hidden and keeps all that is known, but gives the others the first cards that there are."""

    def redeal(s: State, ed: Any, seat: int, rng: list[int]) -> None:
        TICKETS.plain.redeal(s, ed, seat, rng)
        hidden = sum(s.hand[1 - seat]) - sum(s.seen[1 - seat])
        for card in range(t.CARDS):
            s.pile[card] += s.hand[1 - seat][card] - s.seen[1 - seat][card]
            s.hand[1 - seat][card] = s.seen[1 - seat][card]
            taken = min(hidden, s.pile[card])
            s.pile[card] -= taken
            s.hand[1 - seat][card] += taken
            hidden -= taken

    refused(with_rules(redeal=redeal), "does not deal as the dealer does")


def test_a_redeal_that_makes_what_cannot_be() -> None:
    def redeal(s: State, ed: Any, seat: int, rng: list[int]) -> None:
        TICKETS.plain.redeal(s, ed, seat, rng)
        for card in range(t.CARDS):
            s.hand[1 - seat][card], s.pile[card] = 0, s.pile[card] + s.hand[1 - seat][card]

    *_, match = random_play(TICKETS, BOOK, TICKETS.options(players=2), 0)
    match.game = with_rules(redeal=redeal)
    with pytest.raises(NonConforming, match="makes a world that cannot be"):
        check_weights(match, 0, 0, "tickets")


def test_a_view_that_shows_a_hidden_card() -> None:
    def view(s: State, book: Any, seat: int | None) -> Any:
        shown: Any = TICKETS.view(s, book, seat)
        return msgspec.structs.replace(shown, phase=f"{shown.phase} {s.pile[0]}")

    refused(with_part(view=view), "the view tells it")


def test_a_legal_list_that_shows_a_hidden_card() -> None:
    def legal(s: State, ed: Any, seat: int, out: list[int]) -> int:
        n = TICKETS.plain.legal(s, ed, seat, out)
        if s.hand[1 - seat][0] % 2:
            out[:n] = out[:n][::-1]
        return n

    refused(with_rules(legal=legal), "the legal actions tell it")


def test_a_label_that_shows_a_hidden_card() -> None:
    game = with_part(label=lambda s, book, seat, action: Event("tickets-do", {"count": s.pile[0]}))
    refused(game, "the label of '.*' tells it")


def test_a_reason_that_shows_a_hidden_card() -> None:
    game = with_part(refusal=lambda s, book, seat, action, reason: Event("tickets-no", {"count": s.pile[0]}))
    refused(game, "the reason why not tells it")


def test_a_cost_that_shows_a_hidden_card() -> None:
    def holdings(s: State, book: Any, seat: int) -> list[tuple[str, int]]:
        return [("tickets-card-pink", s.hand[1 - seat][0] * sum(s.row))]

    refused(with_part(holdings=holdings), "the preview of '.*' tells it")


def test_an_event_told_to_all() -> None:
    """A card drawn unseen is told to everybody as to who drew it."""

    def describe(before: State, book: Any, actor: int, action: int, after: State, viewer: int | None) -> list[Event]:
        return TICKETS.describe(before, book, actor, action, after, before.seat)

    refused(with_part(describe=describe), "an event tells it")


def test_a_recap_that_tells_a_hidden_card() -> None:
    """Made of what the view was made from, not of the moves."""
    hands: list[Any] = []

    def view(s: State, book: Any, seat: int | None) -> Any:
        hands[:] = s.hand
        return TICKETS.view(s, book, seat)

    def recap(deeds: Deeds, view: Any, book: Any, viewer: int) -> Iterator[Line]:
        yield deeds.line("tickets-recap-drew", {"count": hands[deeds.seat][0]})

    refused(with_part(view=view, recap=recap), "an event tells it: .*tickets-recap-drew")


def test_a_recap_of_several_acts_that_tells_a_hidden_card() -> None:
    """Of one act it tells nothing: it must be asked for sums."""
    hands: list[Any] = []

    def view(s: State, book: Any, seat: int | None) -> Any:
        hands[:] = s.hand
        return TICKETS.view(s, book, seat)

    def recap(deeds: Deeds, view: Any, book: Any, viewer: int) -> Iterator[Line]:
        if deeds.count("card", to=f"seat {deeds.seat} hand") > 1:
            yield deeds.line("tickets-recap-drew", {"count": hands[deeds.seat][0]})

    refused(with_part(view=view, recap=recap), "an event tells it: .*tickets-recap-drew")


def test_what_a_thing_brings_by_a_hidden_card() -> None:
    def standing(s: State, book: Any, seat: int, thing: str) -> Wording:
        return [[[Event("tickets-points", {"count": s.hand[1 - seat][0]})]]]

    refused(with_part(standing=standing), "the worth of .* tells it")


def test_a_secret_choice_told_to_all() -> None:
    def describe(before: State, book: Any, actor: int, action: int, after: State, viewer: int | None) -> list[Event]:
        return [Event("tickets-chose", {"action": action})] if before.phase == t.KEEP_FIRST else []

    refused(with_part(describe=describe), "an event tells it")


def test_undo_past_a_revelation() -> None:
    """Contracts drawn from under the pile, which the dealer does not deal: their preview shows them, too."""
    refused(with_part(reveals=lambda before, book, actor, action, after: False), "tells it|lets it out")


def test_a_step_that_shows_something_as_if_it_did_not() -> None:
    """The first choices of all come out with the last of them."""

    def reveals(before: State, book: Any, actor: int, action: int, after: State) -> bool:
        return before.phase != t.KEEP_FIRST and TICKETS.reveals(before, book, actor, action, after)

    refused(with_part(reveals=reveals), "as if nothing were shown")


def test_a_telling_question() -> None:
    """Who holds no pink card is not asked for a second one."""

    def ask(s: State, ed: Any) -> None:
        if s.phase == t.SECOND_CARD and s.awaited and s.hand[s.seat][0] == 0:
            end_turn(s, ed)

    def step(s: State, ed: Any, seat: int, action: int) -> None:
        TICKETS.plain.step(s, ed, seat, action)
        ask(s, ed)

    def deal(s: State, ed: Any, outcome: int) -> None:
        TICKETS.plain.deal(s, ed, outcome)
        ask(s, ed)

    refused(with_rules(step=step, deal=deal), r"the deal '.*' lets it out \(.*awaited.*\)")


# --- Acts that nobody may do ------------------------------------------------------------------------------------------


def not_allowed(game: Game, message: str, **options: Any) -> None:
    chosen = game.options(**{"players": 2, **options})
    with pytest.raises(NonConforming, match=message):
        list(map(check_moment, random_play(game, game.book(), chosen, 0), repeat(0)))


def test_a_pass_out_of_turn() -> None:
    def legal(s: State, ed: Any, seat: int, out: list[int]) -> int:
        if s.awaited and not s.awaited >> seat & 1:
            out[0] = number(DO.leave)
            return 1
        return TICKETS.plain.legal(s, ed, seat, out)

    not_allowed(with_rules(legal=legal), "may do 'pass' out of turn")


def test_an_act_after_the_end() -> None:
    def legal(s: State, ed: Any, seat: int, out: list[int]) -> int:
        if s.over:
            out[0] = number(DO.leave)
            return 1
        return TICKETS.plain.legal(s, ed, seat, out)

    not_allowed(with_rules(legal=legal), "may do 'pass' after the end")


def test_a_seat_addressed_twice() -> None:
    """An action that leaves everything as it was is none."""
    landnam = get_game("landnam")

    def again(s: LandnamState, seat: int) -> list[int]:
        drafting = s.phase == lt.TRADE and s.active == seat and not s.proposed >> seat & 1
        return [number(LANDNAM_DO.to, k) for k in range(s.players) if drafting and s.addressed >> k & 1]

    def legal(s: LandnamState, ed: Any, seat: int, out: list[int]) -> int:
        n = landnam.plain.legal(s, ed, seat, out)
        twice = again(s, seat)
        out[n : n + len(twice)] = twice
        return n + len(twice)

    def why_not(s: LandnamState, ed: Any, seat: int, action: int) -> int:
        return LEGAL if action in again(s, seat) else landnam.plain.why_not(s, ed, seat, action)

    not_allowed(with_rules(landnam, legal=legal, why_not=why_not), "changes nothing", players=3, offers=9, turns=12)
