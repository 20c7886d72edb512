"""Small questions and acts that many rules share."""

from __future__ import annotations

from langbord.core.rule import rule
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.state import State


@rule
def parties(s: State) -> int:
    """The players, and TOM in the solo game (AM81)."""
    return 2 if s.players == 1 else int(s.players)


@rule
def has(s: State, ed: Edition, seat: int, trait: int) -> int:
    """1 if the card with that trait is active before the seat."""
    return int(s.place[ed.trait_card[trait]] == t.TABLE + seat)


@rule
def score(s: State, seat: int, source: int, points: int) -> None:
    s.points[seat] += points
    s.earned[seat][source] += points


@rule
def card_points(s: State, seat: int, points: int) -> None:
    """Points that the text of a card gives in its owner's turn (AMQ53)."""
    if points > 0:
        score(s, seat, t.FROM_CARD, points)
        s.card_points = 1


@rule
def card_guilders(s: State, seat: int, guilders: int) -> None:
    """Guilders that the text of a card gives in its owner's turn (AMQ53)."""
    if guilders > 0:
        s.guilders[seat] += guilders
        s.card_guilders = 1


@rule
def inactive(s: State, seat: int) -> int:
    """How many cards lie under the seat's board."""
    hand = t.HAND + seat
    count = 0
    for card in range(t.CARDS):
        if s.place[card] == hand:
            count += 1
    return count


@rule
def resources(s: State, seat: int) -> int:
    total = 0
    for colour in range(t.COLOURS):
        total += s.supply[seat][colour]
    return total


@rule
def colours_held(s: State, seat: int) -> int:
    different = 0
    for colour in range(t.COLOURS):
        different += int(s.supply[seat][colour] > 0)
    return different


@rule
def workers_aboard(s: State, seat: int) -> int:
    total = 0
    for worker in range(t.WORKERS):
        total += s.crew[seat][worker]
    return total
