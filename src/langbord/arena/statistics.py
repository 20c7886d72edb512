"""What many games say about the bots that played them, with 95 % intervals.

Games of one deal are not independent, as the same cards favour the same seats: the variance between deals says how
many independent games they are worth. The interval is Wilson's for so many, which also holds near 0 and 100 %.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt

import msgspec

from langbord.arena.play import Played

NORMAL_95 = 1.96


class Estimate(msgspec.Struct, frozen=True):
    """A share with its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%} to {self.high:.1%})"


class Rating(msgspec.Struct, frozen=True):
    """Skill by openskill's Plackett-Luce model; two sigmas to each side hold 95 %."""

    mu: float
    sigma: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    seats: int  # games played, counted by seat
    wins: Estimate  # share in the first place, a seat
    points: float
    place: float
    rating: Rating
    milliseconds: float | None  # a decision
    slowest: float | None  # seconds


class Summary(msgspec.Struct, frozen=True):
    games: int
    void: list[str]  # games that do not count, as a bot failed in them
    standings: list[Standing]  # the strongest first
    above: dict[str, dict[str, Estimate]]  # how often the first placed above the second; a tie is a half


def summarise(results: Sequence[Played]) -> Summary:
    """A game in which a bot failed says nothing about strength: it is named, and counts for nobody."""
    void = [f"game {game.number + 1}: {game.void}" for game in results if game.void]
    played = [game for game in results if not game.void]
    bots = sorted({bot for game in played for bot in game.seated})
    ratings = rate(played)
    standings = [_standing(bot, played, ratings[bot]) for bot in bots]
    standings.sort(key=lambda standing: -standing.wins.mean)
    order = [standing.bot for standing in standings]
    above = {
        one: {other: _above(one, other, played) for other in order if other != one and _met(one, other, played)}
        for one in order
    }
    return Summary(len(played), void, standings, above)


def estimate(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of values from 0 to 1 that come in groups, each with its group's number; groups are independent."""
    groups: dict[int, list[float]] = defaultdict(list)
    for group, value in values:
        groups[group].append(value)
    count = sum(map(len, groups.values()))
    if not count:
        return Estimate(0.0, 0.0, 1.0)
    mean = sum(map(sum, groups.values())) / count
    return wilson(mean, _worth(groups, mean, count))


def _worth(groups: Mapping[int, list[float]], mean: float, count: int) -> float:
    """How many independent games these are worth: not fewer than the groups, nor more than there are."""
    squares = sum((sum(values) - mean * len(values)) ** 2 for values in groups.values())
    if len(groups) < 2 or not squares:
        return len(groups)
    variance = squares * len(groups) / (len(groups) - 1) / count**2
    return min(count, max(len(groups), mean * (1 - mean) / variance))


def wilson(mean: float, count: float) -> Estimate:
    """The interval of a share that was seen in so many independent cases."""
    square = NORMAL_95**2
    middle = (mean + square / (2 * count)) / (1 + square / count)
    reach = NORMAL_95 * sqrt(mean * (1 - mean) / count + square / (4 * count**2)) / (1 + square / count)
    return Estimate(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def win_shares(places: Sequence[int]) -> list[float]:
    """Who ties for the first place shares it."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def _seats_of(bot: str, played: Iterable[Played], value: Callable[[Played, int], float]) -> list[tuple[int, float]]:
    return [(game.deal, value(game, k)) for game in played for k, name in enumerate(game.seated) if name == bot]


def _standing(bot: str, played: Sequence[Played], rating: Rating) -> Standing:
    shares = {game.number: win_shares(game.places) for game in played}
    wins = _seats_of(bot, played, lambda game, k: shares[game.number][k])
    timed = [game for game in played if game.decisions]
    decisions = sum(n for _, n in _seats_of(bot, timed, lambda game, k: game.decisions[k]))
    seconds = sum(n for _, n in _seats_of(bot, timed, lambda game, k: game.seconds[k]))
    slowest = [n for _, n in _seats_of(bot, timed, lambda game, k: game.slowest[k])]
    return Standing(
        bot=bot,
        seats=len(wins),
        wins=estimate(wins),
        points=_mean(_seats_of(bot, played, lambda game, k: game.points[k])),
        place=_mean(_seats_of(bot, played, lambda game, k: game.places[k])),
        rating=rating,
        milliseconds=1000 * seconds / decisions if decisions else None,
        slowest=max(slowest, default=None),
    )


def _mean(values: list[tuple[int, float]]) -> float:
    return sum(value for _, value in values) / len(values)


def _met(one: str, other: str, played: Iterable[Played]) -> bool:
    return any(one in game.seated and other in game.seated for game in played)


def _above(one: str, other: str, played: Iterable[Played]) -> Estimate:
    return estimate(
        (game.deal, 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
        for game in played
        for a, mine in zip(game.seated, game.places, strict=True)
        for b, theirs in zip(game.seated, game.places, strict=True)
        if a == one and b == other
    )


def rate(played: Sequence[Played]) -> dict[str, Rating]:
    """Ratings after all games, in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = {bot: model.rating(name=bot) for game in played for bot in game.seated}
    for game in sorted(played, key=lambda game: game.number):
        for one, other in _pairs(game):
            teams = [[skills[game.seated[one]]], [skills[game.seated[other]]]]
            teams = model.rate(teams, ranks=[game.places[one], game.places[other]])
            skills[game.seated[one]], skills[game.seated[other]] = teams[0][0], teams[1][0]
    return {bot: Rating(skill.mu, skill.sigma) for bot, skill in skills.items()}


def _pairs(game: Played) -> list[tuple[int, int]]:
    """Seats of different bots: a bot has one skill, also where it holds several seats."""
    seats = range(len(game.seated))
    return [(a, b) for a in seats for b in seats[a + 1 :] if game.seated[a] != game.seated[b]]
