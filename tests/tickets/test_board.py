"""The table of Tickets as a terminal shows it."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

import langbord
from langbord.cli.screen import Screen
from langbord.core.match import Match
from langbord.games.tickets.terminal import SIGNS, Map, draw
from langbord.locales import Teller

GOLDEN = Path(__file__).parent / "terminal"
NAMES = ["Anna", "Bo", "Chris", "Dora"]


def table(players: int = 3) -> Match:
    """A position to look at: Anna owns one route, Bo two."""
    match = langbord.new("tickets", players=players, seed=7, starter="seat_0")
    for seat in range(players):
        match.play(match.legal(seat)[0], seat)
    match.state.row = [0, 1, 2, 6, 3]
    match.state.hand = [[2, 0, 1, 0, 0, 0, 1], [0, 0, 0, 1, 1, 0, 0], [0, 1, 0, 0, 0, 1, 0], [0] * 7]
    match.state.seen = [[0] * 7, [0, 0, 0, 0, 1, 0, 0], [0] * 7, [0] * 7]
    for route, owner in (("noordermarkt-jordaan", 0), ("oude_waal-montelbaanstoren", 1), ("oude_kerk-dam/pink", 1)):
        match.state.owner[match.book.number("route", route)] = owner
    return match


def shown(match: Match, width: int, *, viewer: int | None = 0, language: str = "en", **console: object) -> str:
    out = io.StringIO()
    screen = Console(file=out, width=width, color_system=None, **console)  # type: ignore[arg-type]
    screen.print(draw(match.view(viewer), match.book, Teller(language), NAMES, viewer))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_looks_as_it_should(width: int) -> None:
    """To renew after a change that is meant: delete the file and run the test twice."""
    path = GOLDEN / f"{width}.txt"
    text = shown(table(), width)
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path.name} is new: look at it")
    assert text == path.read_text(encoding="utf-8")
    assert max(map(len, text.splitlines())) <= width


@pytest.mark.parametrize("width", range(76, 120, 4))
def test_every_space_of_every_route_is_on_the_map(width: int) -> None:
    match = table()
    match.state.owner = [-1] * len(match.state.owner)
    out = io.StringIO()
    Console(file=out, width=width + 2).print(Map(match.view(0), match.book, Teller("en"), NAMES))
    expected: Counter[str] = Counter()
    for route in match.book.printed.route:
        expected[SIGNS[route.colour].sign] += route.length
    assert {sign: out.getvalue().count(sign) for sign in expected} == expected


def test_owners_are_shown_by_number() -> None:
    text = shown(table(), 80)
    board = text.partition("♥ pink  ≈")[0]
    assert board.count("2") == 2 + 2
    assert board.count("♥") == sum(r.length for r in table().book.printed.route if r.colour == "pink") - 2


def test_the_other_one_of_a_double_is_closed_for_two() -> None:
    assert shown(table(2), 80).partition("♥ pink  ≈")[0].count("×") == 2
    assert shown(table(3), 80).partition("♥ pink  ≈")[0].count("×") == 0
    assert "closed" in shown(table(2), 40)


def test_a_spectator_sees_no_hand() -> None:
    match = table()
    assert "Your hand" in shown(match, 80)
    assert "Your hand" not in shown(match, 80, viewer=None)
    assert "Your contracts" not in shown(match, 80, viewer=None)


def test_a_completed_contract_is_marked() -> None:
    match = table()
    assert "not yet" in shown(match, 80)
    match.state.owner = [0] * len(match.state.owner)
    assert "done ✓" in shown(match, 80)


def test_the_last_round_is_announced() -> None:
    match = table()
    match.state.turns_left = 1
    assert "Last round: one turn left." in shown(match, 80)


class AsciiFile(io.StringIO):
    encoding = "ascii"  # type: ignore[assignment]


def test_ascii_terminals_get_letters() -> None:
    match, out = table(), AsciiFile()
    console = Console(file=out, width=80, color_system=None)
    screen = Screen(console, "tickets", "en", NAMES)
    screen.table(match, 0)
    screen.say("tickets-took", {"player": "#0", "card": "@tickets-card-pink"})
    text = out.getvalue()
    assert "PP" in text
    assert "Anna takes one P pink card from the row." in text
    assert not set(text) & {mark.sign for mark in SIGNS.values()}


def test_colours_come_with_signs_and_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table()
    monkeypatch.delenv("NO_COLOR", raising=False)
    for no_color, coloured in ((False, True), (True, False)):
        out = io.StringIO()
        console = Console(file=out, width=80, force_terminal=True, color_system="standard", no_color=no_color)
        Screen(console, "tickets", "en", NAMES).table(match, 0)
        assert ("\x1b[1;31m" in out.getvalue()) is coloured
        assert "✚" in out.getvalue()
