"""Balance of the reconstructed contracts and cart symbols, by games of the greedy bot; writes tickets.md.

python bench/balance.py tickets --games 3000
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from langbord.core.game import get_game
from langbord.games.tickets.network import completed
from langbord.games.tickets.terms import HELD, IN_PILE

GAME = get_game("tickets")
BOOK = GAME.book()
Results = Any  # of `bots.contest`: points, states and steps of many games


def main(arguments: list[str], folder: Path, greedy_games: Callable[[int, int], Results]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3000, help="games for each number of players")
    asked = parser.parse_args(arguments)
    results = {players: greedy_games(players, asked.games) for players in GAME.seats}
    (folder / "tickets.md").write_text(report(results, asked.games), encoding="utf-8")
    print(f"tickets.md: {asked.games} games for each number of players")


def report(results: dict[int, Results], games: int) -> str:
    lines = [
        "# Tickets: balance of what is reconstructed",
        "",
        f"{games:,} games of greedy bots for each number of players (`python bench/balance.py tickets`).",
        "",
        "| players | mean points by seat | wins by seat | steps a game | bonus cards a player |",
        "| --- | --- | --- | --- | --- |",
        *(overview(players, result) for players, result in results.items()),
        "",
        "## Contracts",
        "",
        "*Kept*: of the times a contract was drawn, how often it was not put back; *completed*: of the times that it",
        "was kept; *points*: of whoever kept it, against the mean of all players.",
        "",
        "| contract | value | kept | completed | points for its holder |",
        "| --- | --- | --- | --- | --- |",
        *contract_rows(results),
        "",
        "## Cart symbols",
        "",
        "How often each route that carries one was claimed.",
        "",
        "| route | length | claimed |",
        "| --- | --- | --- |",
        *route_rows(results),
    ]
    return "\n".join(lines) + "\n"


def overview(players: int, result: Results) -> str:
    points = ", ".join(f"{mean:.1f}" for mean in result.points.mean(axis=0))
    wins = ", ".join(f"{share:.1%}" for share in result.wins().mean(axis=0))
    bonus = result.states["bonus"][:, :players].mean()
    return f"| {players} | {points} | {wins} | {result.steps.mean():.0f} | {bonus:.1f} |"


def contract_rows(results: dict[int, Results]) -> list[str]:
    """By value, all numbers of players together."""
    states = np.concatenate([result.states for result in results.values()])
    points = np.concatenate([_padded(result.points) for result in results.values()])
    mean = float(np.nanmean(points))
    rows = []
    for contract, printed in enumerate(BOOK.printed.contract):
        where, holder = states["where"][:, contract], states["holder"][:, contract]
        held = where == HELD
        done = np.array([_completed(state, contract) for state in states[held]])
        gain = float(np.nanmean(points[held, holder[held]])) - mean
        kept = held.sum() / (where != IN_PILE).sum()
        names = " – ".join(printed.ends).replace("_", " ")
        rows.append(f"| {names} | {printed.value} | {kept:.0%} | {done.mean():.0%} | {gain:+.1f} |")
    return rows


def _padded(points: NDArray[np.int64]) -> NDArray[np.float64]:
    wide = np.full((len(points), max(GAME.seats)), np.nan)
    wide[:, : points.shape[1]] = points
    return wide


def _completed(state: np.void, contract: int) -> bool:
    return completed(GAME.State.from_array(state), BOOK.table, int(state["holder"][contract]), contract)  # type: ignore[arg-type]


def route_rows(results: dict[int, Results]) -> list[str]:
    states = np.concatenate([result.states for result in results.values()])
    return [
        f"| {name.replace('_', ' ').replace('-', ' – ')} | {route.length} | {(states['owner'][:, k] >= 0).mean():.0%} |"
        for k, (name, route) in enumerate(zip(BOOK.names["route"], BOOK.printed.route, strict=True))
        if route.cart
    ]
