"""Balance of Landnám's reconstructed numbers, by games of the greedy bot; writes landnam.md.

python bench/balance.py landnam --games 2000
python bench/balance.py landnam --games 300 --dry       only print the overview
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from langbord.core.actions import is_a, number, parts
from langbord.core.game import get_game
from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.core.simulate import RNG_WORDS, below, first_awaited, pick, seed_stream
from langbord.games.landnam.actions import DO
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.rules import appraise, chance, deal, legal, redeal, step
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import CARDS, HANDOVER, ROLL, WINDOW_PHASES
from langbord.games.landnam.verdict import holds_break

GAME = get_game("landnam")
BOOK = GAME.book()

# What is counted in each game; cards played and cards swapped follow, a column for each card
FAMINES, THINGS, CASES, HANDOVERS, DEALS, EXCHANGES, STEPS, EMPTY = range(8)
PLAYED = 8
WAYS_TO_PASS = 3  # in a window
SWAPPED = PLAYED + CARDS
COUNTS = SWAPPED + CARDS


@rule
def greedy_action(
    s: State, ed: Edition, seat: int, twins: NDArray[np.void], rng: Ints, actions: Ints, n: int, worth: Floats
) -> int:
    """The best action by the appraisal of a redealt state; the first of equals."""
    twins[0] = s
    redeal(twins[0], ed, seat, rng)
    appraise(twins[0], ed, seat, actions, n, worth)
    best, equals = 0, 1
    for k in range(1, n):
        if worth[k] > worth[best]:
            best, equals = k, 1
        elif worth[k] == worth[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = k
    return actions[best]


@rule
def count_action(s: State, action: int, counts: Ints) -> None:
    """Count what an action is, before it is taken."""
    if is_a(DO.summon, action):
        counts[CASES] += 1
    elif is_a(DO.swap, action):
        card, _, _ = parts(DO.swap, action)
        counts[SWAPPED + card] += 1
        counts[PLAYED + card] -= 1
    elif is_a(DO.exchange, action):
        counts[EXCHANGES] += 1
    elif is_a(DO.accept, action):
        counts[HANDOVERS if s.phase == HANDOVER else DEALS] += 1


@rule
def has_no_choice(s: State, n: int) -> bool:
    """Only one answer, or in a window only ways to pass."""
    return n == 1 or (s.phase in WINDOW_PHASES and n == WAYS_TO_PASS)


@rule
def watched_game(
    s: State, ed: Edition, twins: NDArray[np.void], rng: Ints, scratch: Ints, worth: Floats, counts: Ints
) -> None:
    """A game of greedy seats, and what happened in it; who can only pass in a window says that he always does."""
    while not s.over:
        counts[STEPS] += 1
        rolled = s.phase == ROLL
        twins[1] = s
        if s.awaited == 0:
            deal(s, ed, pick(scratch, chance(s, ed, scratch), rng))
            counts[THINGS] += int(rolled and s.dice[0] + s.dice[1] == 7)
        else:
            seat = first_awaited(s)
            n = legal(s, ed, seat, scratch)
            if not has_no_choice(s, n):
                action = greedy_action(s, ed, seat, twins, rng, scratch, n, worth)
            else:
                counts[EMPTY] += 1
                action = scratch[0] if n == 1 or holds_break(s, seat) else number(DO.leave_always)
            count_action(s, action, counts)
            step(s, ed, seat, action)
        counts[FAMINES] += int(rolled and s.short != 0)
        for card in range(CARDS):
            counts[PLAYED + card] += max(0, s.discard[card] - twins[1].discard[card])


@rule
def watched_games(
    states: NDArray[np.void],
    editions: NDArray[np.void],
    seed: int,
    twins: NDArray[np.void],
    rng: Ints,
    scratch: Ints,
    worth: Floats,
    counts: NDArray[np.int64],
) -> None:
    for k in range(len(states)):
        seed_stream(rng, seed, k)
        watched_game(states[k], editions[0], twins, rng, scratch, worth, counts[k])


@cache
def _play() -> Callable[..., None]:
    """The games at compiled speed; compiled anew when a rule that they call has changed."""
    return cast(Callable[..., None], GAME.machine.module(sys.modules[__name__])["watched_games"])


class Played:
    """Many games of one number of players."""

    def __init__(self, players: int, games: int, book: Any = BOOK) -> None:
        self.players, self.games = players, games
        self.states = GAME.start(book, GAME.options(players=players, offers=3, turns=400)).to_array(games)
        self.counts = np.zeros((games, COUNTS), np.int64)
        scratch = np.zeros(GAME.scratch, np.int64), np.zeros(GAME.scratch, np.float64)
        rng, twins = np.zeros(RNG_WORDS, np.int64), State.array(2)
        _play()(self.states, book.table.to_array(), players, twins, rng, *scratch, self.counts)
        self.ended = self.states["drawn"] == 0
        self.turns = self.states["turn"][self.ended].astype(np.int64)
        houses = [
            np.where(self.states["owner"] == seat, self.states["houses"], 0).sum(axis=1) for seat in range(players)
        ]
        self.houses = np.stack(houses, axis=1)
        self.tokens = self.states["tokens"][:, :players].astype(np.int64)
        self.points = self.houses + self.tokens.sum(axis=2)
        ranks = np.zeros((games, players), np.int64)
        for k in range(games):
            GAME.compiled.places(self.states[k], book.table.to_array()[0], ranks[k])
        first = (ranks == 1) & self.ended[:, None]
        self.wins = first / np.maximum(1, first.sum(axis=1, keepdims=True))

    def wins_by_turn_order(self) -> NDArray[np.float64]:
        """The winning chance of the first, second, ... player to move, as a multiple of the fair share."""
        starter = (self.states["active"].astype(np.int64) - self.states["turn"] + 1) % self.players
        seats = (starter[:, None] + np.arange(self.players)) % self.players
        shares: NDArray[np.float64] = np.take_along_axis(self.wins, seats, axis=1)[self.ended].mean(axis=0)
        return shares * self.players

    def winners(self, of: NDArray[np.int64]) -> float:
        """The mean of a number over the winners."""
        return float((of * self.wins).sum() / self.wins.sum())


def main(arguments: list[str], folder: Path, _: object) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    parser.add_argument("--dry", action="store_true", help="print the overview and write nothing")
    asked = parser.parse_args(arguments)
    results = [Played(players, asked.games) for players in GAME.seats]
    print("\n".join(overview(results)))
    if not asked.dry:
        for result in results:
            (folder / f"landnam-turns-{result.players}.svg").write_text(plot(result), encoding="utf-8")
        (folder / "landnam.md").write_text(report(results, asked.games), encoding="utf-8")
        print("wrote landnam.md")


def overview(results: list[Played]) -> list[str]:
    lines = [
        "| players | median turns | a tenth under | nine tenths under | drawn | games with a famine | famines a game |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for r in results:
        low, middle, high = np.percentile(r.turns, [10, 50, 90])
        famines = r.counts[:, FAMINES]
        lines.append(
            f"| {r.players} | {middle:.0f} | {low:.0f} | {high:.0f} | {1 - r.ended.mean():.1%} "
            f"| {(famines > 0).mean():.0%} | {famines.mean():.2f} |"
        )
    lines += [
        "",
        "| players | winner's houses | white | red | black | wins by turn order (1 = fair) |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for r in results:
        shares = [r.winners(r.houses), *(r.winners(r.tokens[:, :, k]) for k in range(3))]
        cells = " | ".join(f"{share:.1f} ({share / sum(shares):.0%})" for share in shares)
        order = ", ".join(f"{share:.2f}" for share in r.wins_by_turn_order())
        lines.append(f"| {r.players} | {cells} | {order} |")
    lines += [
        "",
        "| players | things | cases | handed over | deals with players | with the bank | fate cards played | swapped "
        "| questions without a choice, a seat |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for r in results:
        means = r.counts.mean(axis=0)
        cells = " | ".join(f"{means[k]:.1f}" for k in (THINGS, CASES, HANDOVERS, DEALS, EXCHANGES))
        played, swapped = means[PLAYED:SWAPPED].sum(), means[SWAPPED:].sum()
        empty = means[EMPTY] / r.players
        lines.append(f"| {r.players} | {cells} | {played:.1f} | {swapped:.1f} | {empty:.1f} |")
    return lines


def report(results: list[Played], games: int) -> str:
    lines = [
        "# Landnám: balance of what is reconstructed",
        "",
        f"{games:,} games of greedy bots for each number of players (`python bench/balance.py landnam`).",
        "Aims: a game of 40 to 90 turns in all; a famine in 25 to 50 % of the games; no place in the turn order above",
        "1.25 of its fair share of wins; points from houses and from tokens of all colours.",
        "",
        *overview(results),
        "",
        "Turns are those of all players together; points, cases, cards and questions are means. A question without a",
        "choice is one with a single answer, or a window of the althing (LNQ75) in which one can only pass; who can do",
        "nothing else there says that he always passes, until he draws an Althing card. By the rules of before, which",
        "asked everybody at every window, who sues first of one plaintiff, and to end a turn in which nothing was left",
        "to build, there were 15.2 for a seat with three players, 15.6 with four and 16.3 with five (100 games each).",
        "",
        "What was tuned: with 20 cards of each kind (24 sheep) there was a famine in 43 to 60 % of the games; with 24",
        "(28 sheep) the aim is met for every number of players. The costs, the tiles and the exploration table are",
        "those of the first design.",
        "",
        "## Length of a game",
        "",
        *(f"![{r.players} players](landnam-turns-{r.players}.svg)" for r in results),
        "",
        "## Fate cards",
        "",
        "How often each was played for its effect and swapped for a resource, a game.",
        "",
        "| card | " + " | ".join(f"{r.players} players: played | swapped" for r in results) + " |",
        "| --- |" + " --- | --- |" * len(results),
    ]
    for card, name in enumerate(BOOK.names["card"]):
        used = [(r.counts[:, PLAYED + card].mean(), r.counts[:, SWAPPED + card].mean()) for r in results]
        cells = " | ".join(f"{played:.2f} | {swapped:.2f}" for played, swapped in used)
        lines.append(f"| {name.replace('_', ' ')} | {cells} |")
    return "\n".join(lines) + "\n"


def plot(result: Played) -> str:
    """How many games took how many turns, as bars of ten turns."""
    width, height, bar = 640, 220, 24
    counts = np.bincount(np.minimum(result.turns // 10, 24), minlength=25)
    scale = (height - 60) / counts.max()
    bars = "".join(
        f'<rect x="{30 + k * bar}" y="{height - 40 - tall:.0f}" width="{bar - 3}" height="{tall:.0f}"/>'
        for k, tall in enumerate(counts * scale)
    )
    ticks = "".join(
        f'<text x="{30 + k * bar}" y="{height - 22}" text-anchor="middle">{k * 10}</text>' for k in range(0, 25, 2)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="white"/>'
        f'<text x="30" y="18">{result.players} players: games by number of turns</text>'
        f'<g fill="#3a6ea5">{bars}</g>{ticks}</svg>\n'
    )
