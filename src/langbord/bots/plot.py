"""Curves between 0 and 1 as SVG, without a library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

COLOURS = ("#3b6fb6", "#c8553d", "#3f8f5f", "#b08900", "#7a5195")  # told apart by colour-blind eyes too
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 860, 320, 50, 30, 30
MOST_POINTS = 600  # of a curve


def curves(lines: Mapping[str, Sequence[float]], marks: Sequence[int] = ()) -> str:
    """A picture with a curve for each name; `marks` are places along it to be pointed out."""
    parts = [_axis()]
    longest = max((len(line) for line in lines.values()), default=0)
    parts += [f'<path d="M{_x(at, longest):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#8888" />' for at in marks]
    for k, (name, line) in enumerate(lines.items()):
        colour = COLOURS[k % len(COLOURS)]
        step = max(1, len(line) // MOST_POINTS)
        chosen = [*range(0, len(line), step), *([len(line) - 1] if line else [])]
        points = " ".join(f"{_x(at, longest):.1f},{_y(line[at]):.1f}" for at in chosen)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<rect x="{LEFT + 160 * k}" y="6" width="14" height="14" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + 160 * k + 20}" y="18" fill="currentColor">{escape(name)}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    return f'{head} font-family="sans-serif" font-size="13">{"".join(parts)}</svg>'


def _x(at: int, longest: int) -> float:
    return LEFT + (WIDTH - LEFT - 20) * at / max(1, longest - 1)


def _y(value: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value)


def _axis() -> str:
    lines = ""
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        lines += f'<path d="M{LEFT} {y:.1f}H{WIDTH - 20}" stroke="#8884"/>'
        lines += f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="currentColor">{percent} %</text>'
    return lines
