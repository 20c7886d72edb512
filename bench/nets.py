"""How long a net takes to think of a position, on one core.

    python bench/nets.py            # all games, each with a net as wide as it can ship
    python bench/nets.py tickets --net FILE

Positions of greedy games. A thought is the legal list, the observation, the features of every action, and the net. Its
weights change nothing about the time but by how many noughts they make.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

import langbord
from langbord.core.game import Game, get_game
from langbord.core.plugins import game_names
from langbord.nets.file import Net, blank_net, read
from langbord.nets.form import form_of, usual_size
from langbord.nets.thinker import compiled_forward, new_desk, places_of

POSITIONS, STEPS = 64, 40


def positions(game: Game, options: dict[str, Any]) -> Any:
    games = langbord.batch(game, POSITIONS, max(game.seats), seed=1, **options)
    for step in range(STEPS):
        games.step(np.where(np.arange(POSITIONS) % STEPS >= step, games.chosen("greedy"), -1))
    return games


def timed(work: Any, times: int) -> float:
    """Microseconds of the quickest of five runs."""
    best = float("inf")
    for _ in range(5):
        begin = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - begin) / times)
    return best * 1e6


def measure(game: Game, net: Net, options: dict[str, Any]) -> None:
    rules, games = compiled_forward(game), positions(game, options)
    desk, places, table = new_desk(game, net, form_of(game)), places_of(form_of(game)), game.book().table.to_array()[0]
    seats = games.seat.tolist()
    states = [games.states[k] for k in range(POSITIONS)]

    def think() -> None:
        for state, seat in zip(states, seats, strict=True):
            rules["think"](state, table, seat, net.weights, places, desk)

    think()
    weights = sum(part.size for part in net.weights)
    print(
        f"{game.name}: {net.card.width} wide, {weights / 1e6:.2f} M weights, {2 * weights / 1e6:.2f} MB: "
        f"{timed(think, 5) / POSITIONS:.0f} µs a thought, {games.legal_count.mean():.0f} actions on average"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--net", type=Path, help="a net in a file")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=NUMBER")
    asked = parser.parse_args()
    options = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    for name in asked.games:
        game = get_game(name)
        measure(
            game,
            read(asked.net, game) if asked.net is not None else blank_net(game, usual_size(form_of(game))),
            options,
        )


if __name__ == "__main__":
    main()
