"""An arena's results as one HTML file, its plots drawn in place."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from langbord.arena.plan import Plan
from langbord.arena.play import Played
from langbord.arena.statistics import Estimate, Summary, summarise
from langbord.bots.plot import COLOURS, curves

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .8rem; border-bottom: 1px solid #ccc; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { background: #181818; color: #ddd; } td, th { border-color: #444; } }
"""


def write_report(path: Path, plan: Plan, played: Sequence[Played]) -> None:
    summary = summarise(played)
    options = "".join(f", {key} {value}" for key, value in plan.options.items())
    title = f"{plan.game.capitalize()}: {', '.join(plan.bots)}"
    body = (
        f"<p>{summary.games} games at tables of {plan.seats}{escape(options)}, seed {plan.seed}. "
        "Every deal is played from each seat; intervals hold 95 %.</p>\n"
        f"{''.join(f'<p>Void: {escape(line)}</p>' for line in summary.void)}\n"
        f"{_standings(summary)}\n<h2>Wins</h2>\n{_bars(summary, plan.seats)}\n"
        f"<h2>Placed above</h2>\n{_matrix(summary)}\n<h2>Share of wins so far</h2>\n{_progress(summary, played)}"
    )
    path.write_text(html_page(title, body), encoding="utf-8")


def html_page(title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>\n'
        f"<h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = ["".join(f"<th>{escape(cell)}</th>" for cell in head)]
    cells += ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"


def standing_rows(summary: Summary) -> list[list[str]]:
    """The standings as texts: bot, wins, points, place, rating, ms a decision, slowest decision."""
    return [
        [
            standing.bot,
            str(standing.wins),
            f"{standing.points:.1f}",
            f"{standing.place:.2f}",
            f"{standing.rating.mu:.1f} ± {2 * standing.rating.sigma:.1f}",
            f"{standing.milliseconds:.1f}" if standing.milliseconds is not None else "",
            f"{standing.slowest:.2f}" if standing.slowest is not None else "",
        ]
        for standing in summary.standings
    ]


STANDINGS = ("bot", "wins", "points", "place", "rating", "ms a decision", "slowest, s")


def _standings(summary: Summary) -> str:
    return html_table(STANDINGS, standing_rows(summary))


def _matrix(summary: Summary) -> str:
    bots = list(summary.above)
    return html_table(["", *bots], [[one, *(_cell(summary.above[one].get(other)) for other in bots)] for one in bots])


def _cell(found: Estimate | None) -> str:
    return str(found) if found is not None else ""


def _bars(summary: Summary, seats: int) -> str:
    """A bar for each bot's share of wins, its interval across the end, and a line where all would be equal."""
    row, left, width = 34, 200, 640
    parts = []
    for k, standing in enumerate(summary.standings):
        middle, end = row * k + row / 2, left + width * standing.wins.mean
        low, high = left + width * standing.wins.low, left + width * standing.wins.high
        parts.append(
            f'<text x="{left - 10}" y="{middle + 5}" text-anchor="end">{escape(standing.bot)}</text>'
            f'<rect x="{left}" y="{middle - 10}" width="{end - left:.1f}" height="20" fill="{COLOURS[0]}"/>'
            f'<path d="M{low:.1f} {middle}H{high:.1f}" stroke="currentColor" stroke-width="2"/>'
        )
    height, equal = row * len(summary.standings), left + width / seats
    parts.append(f'<path d="M{equal:.1f} 0V{height}" stroke="currentColor" stroke-dasharray="4 4"/>')
    return f'<svg viewBox="0 0 {left + width + 20} {height}" fill="currentColor" role="img">{"".join(parts)}</svg>'


def _progress(summary: Summary, played: Sequence[Played]) -> str:
    from langbord.arena.statistics import win_shares

    lines: dict[str, list[float]] = {}
    for standing in summary.standings:
        won = count = 0.0
        line = []
        for game in played:
            shares = win_shares(game.places)
            mine = [shares[k] for k, bot in enumerate(game.seated) if bot == standing.bot]
            won, count = won + sum(mine), count + len(mine)
            if count:
                line.append(won / count)
        lines[standing.bot] = line
    return curves(lines)
