"""How balanced the reconstructed facts of Amsterdam are, measured by games between greedy bots.

python bench/balance.py amsterdam            2,000 games for each number of players, tables to the screen
python bench/balance.py amsterdam --write    the same, and docs/balance/amsterdam.md with its plots
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from langbord.core.actions import is_a, part
from langbord.core.game import get_game
from langbord.core.protocol import Floats, Ints
from langbord.core.rule import rule
from langbord.core.simulate import RNG_WORDS, below, first_awaited, pick, seed_stream
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.actions import DO
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.rules import appraise, chance, deal, legal, redeal, step
from langbord.games.amsterdam.state import State


@rule
def best_action(
    s: State, ed: Edition, seat: int, twins: NDArray[np.void], rng: Ints, actions: Ints, n: int, worth: Floats
) -> int:
    """The greedy choice on a redealt copy; among equals any."""
    twins[0] = s
    redeal(twins[0], ed, seat, rng)
    appraise(twins[0], ed, seat, actions, n, worth)
    best = 0
    equals = 1
    for k in range(1, n):
        if worth[k] > worth[best]:
            best = k
            equals = 1
        elif worth[k] == worth[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = k
    return int(actions[best])


@rule
def watched_games(
    states: NDArray[np.void],
    editions: NDArray[np.void],
    seed: int,
    twins: NDArray[np.void],
    rng: Ints,
    scratch: Ints,
    worth: Floats,
    offered: Ints,
    taken: Ints,
) -> None:
    """Greedy games to their end; how often each card was on display at a choice, and how often it was taken."""
    for g in range(len(states)):
        s = states[g]
        ed = editions[0]
        seed_stream(rng, seed, g)
        while not s.over:
            if s.awaited == 0:
                n = chance(s, ed, scratch)
                deal(s, ed, pick(scratch, n, rng))
            else:
                seat = first_awaited(s)
                n = legal(s, ed, seat, scratch)
                action = best_action(s, ed, seat, twins, rng, scratch, n, worth)
                for k in range(n):
                    if is_a(DO.take, scratch[k]):
                        offered[part(DO.take, scratch[k])] += 1
                if is_a(DO.take, action):
                    taken[part(DO.take, action)] += 1
                step(s, ed, seat, action)


@dataclass(frozen=True)
class Sample:
    """Games of one number of players."""

    players: int
    states: NDArray[np.void]
    offered: NDArray[np.int64]
    taken: NDArray[np.int64]

    @property
    def points(self) -> NDArray[np.int64]:
        """The final points of every player of every game."""
        return np.asarray(self.states["points"][:, : self.players], np.int64)

    def holders(self, card: int) -> NDArray[np.int64]:
        """In each game, who had a card active at the end; -1: nobody."""
        place = self.states["place"][:, card].astype(np.int64)
        return np.where(place >= t.TABLE, place - t.TABLE, -1)

    def earned(self, source: str) -> NDArray[np.int64]:
        return np.asarray(self.states["earned"][:, : self.players, t.SOURCE_NAMES.index(source)], np.int64)


def play(players: int, games: int, seed: int, **options: object) -> Sample:
    game = get_game("amsterdam")
    book = game.book()
    states = game.start(book, game.options(players=players, **options)).to_array(games)
    offered, taken = np.zeros(t.CARDS, np.int64), np.zeros(t.CARDS, np.int64)
    game.machine.module(sys.modules[__name__])["watched_games"](
        states,
        book.table.to_array(),
        seed,
        game.State.array(1),
        np.zeros(RNG_WORDS, np.int64),
        np.zeros(game.scratch, np.int64),
        np.zeros(game.scratch, np.float64),
        offered,
        taken,
    )
    return Sample(players, states, offered, taken)


# --- What is measured ---------------------------------------------------------------------------------------------

DECKS = {"craftsmen": (0, 54), "buildings": (54, 108), "district maps": (108, 132)}


@dataclass(frozen=True)
class CardFacts:
    """How a card did, all numbers of players together."""

    number: int
    cost: int
    picked: float  # how often it was taken when on display, against the mean of its deck
    activated: float  # of those taken
    difference: float  # points of whoever had it active, against the mean of his table


def card_facts(samples: list[Sample]) -> list[CardFacts]:
    costs = get_game("amsterdam").book().table.total_cost
    offered = np.sum([sample.offered for sample in samples], axis=0)
    taken = np.sum([sample.taken for sample in samples], axis=0)
    facts = []
    for first, end in DECKS.values():
        mean = taken[first:end].sum() / offered[first:end].sum()
        for card in range(first, end):
            gains = np.concatenate([_gains(sample, card) for sample in samples])
            facts.append(
                CardFacts(
                    number=card + 1,
                    cost=costs[card],
                    picked=float(taken[card] / max(1, offered[card]) / mean),
                    activated=len(gains) / max(1, int(taken[card])),
                    difference=float(gains.mean()) if len(gains) else 0.0,
                )
            )
    return facts


def _gains(sample: Sample, card: int) -> NDArray[np.float64]:
    holders = sample.holders(card)
    games = np.nonzero(holders >= 0)[0]
    points = sample.points[games]
    gains: NDArray[np.float64] = points[np.arange(len(games)), holders[games]] - points.mean(axis=1)
    return gains


# --- The report ---------------------------------------------------------------------------------------------------


def report(samples: dict[int, Sample], facts: list[CardFacts], games: int) -> str:
    lines = [
        "# Amsterdam: balance of what is reconstructed",
        "",
        f"{games:,} games of greedy bots for each number of players, 1 being the solo game against TOM, without",
        "expansions (`python bench/balance.py amsterdam --write`). Costs of cards and blocks, the harbour, the depot,",
        "the roofs and the bridges are ours: they were changed until the games below looked like those of the",
        "rulebook's examples, and no card was taken by habit or left by everybody.",
        "",
        "## Games",
        "",
        "| players | points | 5 % to 95 % | penalty tiles | blocks | tiles delivered | workers handed over | Amstel |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *(overview(sample) for sample in samples.values()),
        "",
        "![Final points](amsterdam-points.svg)",
        "",
        "Where the points come from (mean of a player):",
        "",
        "| players | " + " | ".join(t.SOURCE_NAMES) + " |",
        "| --- |" + " --- |" * len(t.SOURCE_NAMES),
        *(source_row(sample) for sample in samples.values()),
        "",
        "## TOM",
        "",
        *tom_lines(samples[1]),
        "",
        "![The solo game](amsterdam-solo.svg)",
        "",
        "## Cards",
        "",
        "*Picked*: how often a card on display was taken, against the mean of its deck (we ask for 0.33 to 3).",
        "*Activated*: of those taken. *Points*: of whoever had it active at the end, against the mean of his table.",
        "Games of 2, 3 and 4 players together.",
        "",
        "![Cards](amsterdam-cards.svg)",
    ]
    for deck, (first, end) in DECKS.items():
        lines += ["", f"### {deck.capitalize()}", "", "| card | cost | picked | activated | points |"]
        lines += ["| --- | --- | --- | --- | --- |"]
        lines += [
            f"| {card.number:03} | {card.cost} | {card.picked:.2f} | {card.activated:.0%} | {card.difference:+.1f} |"
            for card in facts[first:end]
        ]
    return "\n".join(lines) + "\n"


def overview(sample: Sample) -> str:
    states, players = sample.states, sample.players
    points = sample.points
    low, high = np.percentile(points, [5, 95])
    own = (states["owner"] >= 0) & (states["owner"] < players)
    small = (states["small"] >= 0).sum(axis=1)
    delivered = (states["stock"].sum(axis=1) + small).mean()
    return (
        f"| {players} | {points.mean():.1f} | {low:.0f} to {high:.0f} | {states['penalties'][:, :players].mean():.2f} "
        f"| {own.sum() / len(states) / players:.1f} | {delivered:.1f} a game "
        f"| {states['depot'].sum(axis=1).mean():.1f} a game | space {states['disc'][:, :players].mean():.1f} |"
    )


def source_row(sample: Sample) -> str:
    values = (f"{sample.earned(source).mean():.1f}" for source in t.SOURCE_NAMES)
    return f"| {sample.players} | " + " | ".join(values) + " |"


def tom_lines(sample: Sample) -> list[str]:
    mine, toms = sample.states["points"][:, 0].astype(int), sample.states["points"][:, t.TOM].astype(int)
    low, high = np.percentile(toms, [5, 95])
    return [
        f"TOM has {toms.mean():.1f} points on average, 5 % to 95 %: {low:.0f} to {high:.0f}. "
        f"The greedy bot wins {(mine > toms).mean():.1%} of its games against him (we aim at 40 to 70 %).",
    ]


# --- Plots, as small SVG ------------------------------------------------------------------------------------------

WIDTH, HEIGHT, MARGIN = 640, 300, 40
INKS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")


def svg(*shapes: str) -> str:
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="11"'
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([frame, '<rect width="100%" height="100%" fill="white"/>', *shapes, "</svg>"]) + "\n"


def scale(value: float, low: float, high: float, start: float, end: float) -> float:
    return start + (value - low) / (high - low) * (end - start)


def axis(low: float, high: float, step: float, title: str) -> list[str]:
    """The horizontal axis with its marks."""
    shapes = [f'<line x1="{MARGIN}" x2="{WIDTH - 10}" y1="{HEIGHT - MARGIN}" y2="{HEIGHT - MARGIN}" stroke="black"/>']
    for value in np.arange(low, high + step / 2, step):
        x = scale(float(value), low, high, MARGIN, WIDTH - 10)
        shapes.append(f'<text x="{x:.0f}" y="{HEIGHT - MARGIN + 15}" text-anchor="middle">{value:g}</text>')
    shapes.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">{title}</text>')
    return shapes


def curves(groups: dict[str, NDArray[np.int64]], low: int, high: int) -> str:
    """The distribution of several groups of numbers, a line each."""
    shapes = axis(low, high, 20, "final points")
    bins = np.arange(low, high + 1, 5)
    shares = {name: np.histogram(values, bins)[0] / len(values.ravel()) for name, values in groups.items()}
    top = max(float(share.max()) for share in shares.values())
    for k, (name, share) in enumerate(shares.items()):
        across = (scale(float(x) + 2.5, low, high, MARGIN, WIDTH - 10) for x in bins[:-1])
        up = (scale(float(y), 0, top, HEIGHT - MARGIN, 20) for y in share)
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(across, up, strict=True))
        shapes.append(f'<polyline points="{points}" fill="none" stroke="{INKS[k]}" stroke-width="2"/>')
        shapes.append(f'<text x="{WIDTH - 130}" y="{30 + 16 * k}" fill="{INKS[k]}">{name}</text>')
    return svg(*shapes)


def cloud(facts: list[CardFacts]) -> str:
    """Every card: how often it is picked, and the points that go with it."""
    shapes = axis(0, 3.5, 0.5, "picked, against the mean of the deck")
    for wanted in (1 / 3, 3):
        x = scale(wanted, 0, 3.5, MARGIN, WIDTH - 10)
        shapes.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="15" y2="{HEIGHT - MARGIN}" stroke="#999" stroke-dasharray="4"/>'
        )
    zero = scale(0, -10, 10, HEIGHT - MARGIN, 15)
    shapes.append(f'<line x1="{MARGIN}" x2="{WIDTH - 10}" y1="{zero}" y2="{zero}" stroke="#ccc"/>')
    shapes += [
        f'<text x="4" y="{scale(y, -10, 10, HEIGHT - MARGIN, 15) + 4:.0f}">{y:+d}</text>' for y in (-10, -5, 0, 5, 10)
    ]
    for card in facts:
        deck = next(k for k, (first, end) in enumerate(DECKS.values()) if first < card.number <= end)
        x = scale(min(card.picked, 3.5), 0, 3.5, MARGIN, WIDTH - 10)
        y = scale(max(-10, min(card.difference, 10)), -10, 10, HEIGHT - MARGIN, 15)
        shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{INKS[deck]}" fill-opacity="0.6"/>')
    shapes += [
        f'<text x="{WIDTH - 130}" y="{30 + 16 * k}" fill="{INKS[k]}">{name}</text>' for k, name in enumerate(DECKS)
    ]
    return svg(*shapes)


def main(arguments: list[str], folder: Path, _: object) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000, help="games for each number of players")
    parser.add_argument("--write", action="store_true", help="write docs/balance/amsterdam.md and its plots")
    asked = parser.parse_args(arguments)
    samples = {players: play(players, asked.games, seed=players) for players in (1, 2, 3, 4)}
    facts = card_facts([samples[players] for players in (2, 3, 4)])
    text = report(samples, facts, asked.games)
    outside = [card for card in facts if not 1 / 3 <= card.picked <= 3]
    print(
        text if not asked.write else "",
        *(f"card {c.number:03} is picked {c.picked:.2f} times" for c in outside),
        sep="\n",
    )
    if asked.write:
        solo = samples[1].states["points"]
        (folder / "amsterdam.md").write_text(text, encoding="utf-8")
        points = {f"{players} players": samples[players].points for players in (2, 3, 4)}
        (folder / "amsterdam-points.svg").write_text(curves(points, 20, 200), encoding="utf-8")
        tom = {"greedy bot": solo[:, 0], "TOM": solo[:, t.TOM]}
        (folder / "amsterdam-solo.svg").write_text(curves(tom, 20, 200), encoding="utf-8")
        (folder / "amsterdam-cards.svg").write_text(cloud(facts), encoding="utf-8")
