"""What is told as against the reader: routes that lay on a shortest way for a contract of his."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from langbord.core.game import get_game
from langbord.core.match import new
from langbord.games.tickets.recap import is_wanted
from langbord.games.tickets.view import ContractView

BOOK: Any = get_game("tickets").book()
ROUTES = BOOK.names["route"]


def seen(contract: str, claimed: dict[str, int], carts: int = 18, completed: bool = False) -> Any:
    """The view of seat 0 with one contract and these routes claimed."""
    view = new("tickets", players=2, seed=1).view(0)
    seat = msgspec.structs.replace(view.seats[0], shown=[ContractView(contract, 4, completed)], carts=carts)
    return msgspec.structs.replace(view, claimed=claimed, seats=[seat, *view.seats[1:]])


def wanted(contract: str, lost: str, carts: int = 18, **own: Any) -> bool:
    return is_wanted(seen(contract, {lost: 1}, carts, **own), BOOK, 0, ROUTES.index(lost))


def shortest(contract: str) -> set[str]:
    """The routes on the shortest ways of a contract on the empty board, by trying each way."""
    goal = contract.split("-")[1]
    routes = [(name, *name.partition("/")[0].split("-"), BOOK.table.length[k]) for k, name in enumerate(ROUTES)]
    best, found = 99, set[str]()
    ways: list[tuple[int, str, tuple[str, ...]]] = [(0, contract.split("-")[0], ())]
    while ways:
        spaces, place, way = ways.pop()
        if place == goal and spaces <= best:
            best, found = spaces, (found if spaces == best else set()) | set(way)
        for name, a, b, length in routes:
            if place in (a, b) and name not in way and spaces + length <= best and spaces + length <= 9:
                ways.append((spaces + length, b if place == a else a, (*way, name)))
    return found


@pytest.mark.parametrize("contract", BOOK.names["contract"][:6])
def test_a_route_on_a_shortest_way_was_wanted_and_no_other(contract: str) -> None:
    """Of doubles neither: the other one does as well."""
    single = {name for name in ROUTES if "/" not in name}
    assert {name for name in single if wanted(contract, name)} == shortest(contract) & single
    assert not any(wanted(contract, name) for name in ROUTES if "/" in name)


def test_what_is_fulfilled_or_out_of_reach_is_wanted_no_more() -> None:
    contract, lost = next((one, name) for one in BOOK.names["contract"] for name in ROUTES if wanted(one, name))
    assert not wanted(contract, lost, completed=True)
    assert not wanted(contract, lost, carts=1)
