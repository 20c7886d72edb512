"""The plots of a balance report, as SVG: distributions, and numbers with their intervals between bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from math import inf

from langbord.balance.rows import Row
from langbord.bots.plot import COLOURS

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 860, 50, 20, 30, 40
TALL = 260  # a distribution
MOST_BINS = 40
ROW, NAMES = 20, 300  # a line of numbers, and the room for its name


def _svg(height: float, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img"'
    paper = '<rect width="100%" height="100%" fill="white"/>'  # it is also looked at alone, on a dark page
    return f'{head} font-family="sans-serif" font-size="13" fill="#222">{paper}{"".join(parts)}</svg>\n'


def distributions(groups: Mapping[str, Sequence[float]], title: str) -> str:
    """How often each value was met in each group: a line a group, in bins of whole numbers."""
    shown = {name: values for name, values in groups.items() if len(values)}
    everything = [value for values in shown.values() for value in values] or [0]
    low, high = min(everything), max(everything)
    width = max(1, int(-(-(high - low + 1) // MOST_BINS)))
    bins = int((high - low) // width) + 1
    shares = {name: _shares(values, low, width, bins) for name, values in shown.items()}
    top = max((max(line) for line in shares.values()), default=1.0)
    parts = [f'<text x="{WIDTH / 2}" y="{TALL - 6}" text-anchor="middle">{escape(title)}</text>']
    parts += _marks(low, low + bins * width, LEFT, WIDTH - RIGHT, TALL - BOTTOM)
    for k, (name, line) in enumerate(shares.items()):
        colour = COLOURS[k % len(COLOURS)]
        across = (WIDTH - LEFT - RIGHT) / bins
        points = " ".join(
            f"{LEFT + across * (at + 0.5):.0f},{TALL - BOTTOM - (TALL - TOP - BOTTOM) * value / top:.0f}"
            for at, value in enumerate(line)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + 190 * k}" y="18" fill="{colour}">{escape(name)}</text>')
    return _svg(TALL, parts)


def _shares(values: Sequence[float], low: float, width: int, bins: int) -> list[float]:
    counts = Counter(int((value - low) // width) for value in values)
    return [counts[at] / len(values) for at in range(bins)]


def _marks(low: float, high: float, left: float, right: float, y: float) -> list[str]:
    """The horizontal axis with some round numbers."""
    span = max(high - low, 1e-9)
    step = next(size for size in (0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, inf) if span / size <= 12)
    parts = [f'<path d="M{left:.0f} {y}H{right:.0f}" stroke="#222"/>']
    at = -(-low // step) * step
    while at <= high and step < inf:
        x = left + (right - left) * (at - low) / span
        parts.append(f'<text x="{x:.0f}" y="{y + 16}" text-anchor="middle">{at:g}</text>')
        at += step
    return parts


def spans(rows: Sequence[tuple[str, Row]], title: str) -> str:
    """A number a line with its interval, and the bounds of the first as broken lines; what is beyond them is red."""
    ends = [end for _, row in rows for end in (row.span.low, row.span.high, row.least, row.most) if abs(end) < inf]
    low, high = min([0.0, *ends]), max([1e-9, *ends])
    height = ROW * len(rows) + TOP + BOTTOM

    def x(value: float) -> float:
        return NAMES + (WIDTH - NAMES - RIGHT) * (min(max(value, low), high) - low) / (high - low)

    parts = [f'<text x="{NAMES}" y="18">{escape(title)}</text>']
    parts += _marks(low, high, NAMES, WIDTH - RIGHT, height - BOTTOM)
    for bound in {bound for _, row in rows[:1] for bound in (row.least, row.most) if abs(bound) < inf}:
        parts.append(f'<path d="M{x(bound):.0f} {TOP}V{height - BOTTOM}" stroke="#999" stroke-dasharray="4 4"/>')
    for k, (name, row) in enumerate(rows):
        y = TOP + ROW * k + ROW / 2
        colour = COLOURS[1] if row.is_out else COLOURS[0]
        parts.append(f'<text x="{NAMES - 8}" y="{y + 4:.0f}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<path d="M{x(row.span.low):.0f} {y}H{x(row.span.high):.0f}" stroke="{colour}"/>')
        parts.append(f'<circle cx="{x(row.span.mean):.0f}" cy="{y}" r="4" fill="{colour}"/>')
    return _svg(height, parts)
