"""The table of Landnám as a terminal shows it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from langbord.games.landnam.terminal import draw, listing
from langbord.locales import LANGUAGES, Teller
from tests.landnam.table import BOOK, Table

GOLDEN = Path(__file__).parent / "terminal"
NAMES = ["Anna", "Bo", "Chris"]


def table() -> Table:
    """A position to look at: a farm, a village, an outlaw, a harbour with a ship in it, a case being heard."""
    table = Table().land("d4 forest 8", "d5 meadow 11", "c4 sea", "d6 mountain", "e4 bog 2")
    table.farm(0, "d4n", houses=2).farm(2, "d4s").harbour("c4", "iron")
    table.unit(1, "settler", "d4")
    table.unit(2, "ship", "c4")
    table.s.red[table.unit(1, "settler", "e4")] = 0b100
    return table.fate(0, "landing", "break_case")


def shown(table: Table, width: int, *, viewer: int | None = 0, language: str = "en", **console: object) -> str:
    out = io.StringIO()
    screen = Console(file=out, width=width, color_system=None, **console)  # type: ignore[arg-type]
    screen.print(draw(table.view(viewer), BOOK, Teller(language), NAMES, viewer))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("width", [40, 80])
def test_the_table_looks_as_it_should(width: int) -> None:
    """To renew after a change that is meant: delete the file and run the test twice."""
    path = GOLDEN / f"{width}.txt"
    text = shown(table(), width)
    if not path.exists():
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path.name} is new: look at it")
    assert text == path.read_text(encoding="utf-8")
    assert max(map(len, text.splitlines())) <= width


def test_what_stands_where() -> None:
    text = shown(table(), 80)
    assert "♣ 8 d4" in text
    assert "V1" in text
    assert "f3" in text
    assert "H2!" in text, "an outlaw"
    assert "S3" in text
    assert "h∴" in text, "the harbour for iron"
    assert text.count("?") == 31, "31 hexes are unknown"


def test_only_the_player_himself_sees_his_cards() -> None:
    assert "Landing" in shown(table(), 80)
    assert "Your cards: 2× wood" in shown(table(), 80)
    other = shown(table(), 80, viewer=None)
    assert "Landing" not in other
    assert "Your cards" not in other


def test_a_case_and_an_offer_are_shown() -> None:
    heard = table().deal("roll 3 4", "landing").do("first 0", "summon d4 1")
    assert "Case about D4 (wood): prosecution Anna has 1, defence Bo has 0" in shown(heard, 100)
    offered = Table().at_sea().fate(0).to_trade().do("give wood", "want iron", "propose")
    assert "Anna offers wood for iron" in shown(offered, 80)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_in_every_language_and_in_ascii(language: str) -> None:
    text = shown(table(), 80, language=language)
    assert "landnam-" not in text
    assert max(map(len, text.splitlines())) <= 80
    out = io.StringIO()
    Console(file=out, width=60).print(listing(table().view(0), BOOK, Teller(language), NAMES))
    assert "D4" in out.getvalue()
