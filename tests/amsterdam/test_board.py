"""The table of Amsterdam as a terminal shows it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from langbord.games.amsterdam.terminal import draw, listing
from langbord.locales import LANGUAGES, Teller
from tests.amsterdam.table import Table, in_turn

NAMES = ["Anna", "Bo"]


def a_table() -> Table:
    table = in_turn(orders="three", open_orders="one", specialists=True, trading=True)
    table.active(24, 109)
    table.inactive(73, 67)
    table.give(pink=2, grey=1)
    table.cargo(beer=1)
    table.store(lace=2)
    table.crew("white")
    table.own("plantage_1", seat=1)
    table.ship("jetty_white")
    table.s.sold[2] = 1
    return table


def text(shown: RenderableType, width: int, **console: object) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None, **console).print(shown)  # type: ignore[arg-type]
    return out.getvalue()


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_in_every_language_and_width(language: str, width: int) -> None:
    match = a_table().match
    for viewer in (None, 0, 1):
        shown = text(draw(match.view(viewer), match.book, Teller(language), NAMES, viewer), width)
        assert "amsterdam-" not in shown, "every text exists"
        assert max(map(len, shown.splitlines())) <= width


def test_what_stands_on_it() -> None:
    match = a_table().match
    shown = text(draw(match.view(0), match.book, Teller("en"), NAMES, 0), 120)
    assert "[2]" in shown, "Bo's block"
    assert "073 Westerkerk" in shown
    assert "024 tulip grower" in shown
    assert "Market A2 – Pay 1 guilder: 2 points" in shown
    assert "Your orders:" in shown
    assert "Your orders:" not in text(draw(match.view(None), match.book, Teller("en"), NAMES, None), 120)


def test_others_see_no_secret_order() -> None:
    match = a_table().match
    own, others = match.view(0).seats[0].orders, match.view(1).seats[0].orders
    assert len(own) == 3
    assert len(others) == 1


def test_toms_line_in_the_solo_game_and_the_list_of_blocks() -> None:
    match = in_turn(1).match
    assert "TOM:" in text(draw(match.view(0), match.book, Teller("en"), ["Anna"], 0), 80)
    rows = text(listing(match.view(0), match.book, Teller("en"), ["Anna"]), 120).splitlines()
    assert len(rows) == 36
    assert rows[0].startswith("Grachtengordel 1")
