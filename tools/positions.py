"""Write docs/positions.md: every field of the games' states, as `state.py` declares and describes it.

Run it when a state changes. A field is described by the comment behind it or, where that line is full, by the one just
above it, which begins with a small letter or with the number of a rule; other comments are headings.
"""

from __future__ import annotations

import argparse
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from langbord.core.game import working_games
from langbord.core.options import Option
from langbord.core.position import described
from langbord.core.record import Axis, Field, GameState, is_of_seats

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "positions.md"

HEAD = """# The fields of positions

Written by `python tools/positions.py` from each game's `state.py`. What positions are and how their values are written
is told in [text forms](formats.md#position). What a mapping leaves out is nothing: 0, null or an empty list. NONE and
SUPPLY are null.
"""


def page() -> str:
    """The page as it should be."""
    sections = [HEAD, *_section("Every game", GameState)]
    for game in working_games():
        if game.folder.is_relative_to(ROOT):
            sections += _section(game.name.capitalize(), game.State)
    return "\n".join(sections) + "\n"


def _section(title: str, state: type[GameState]) -> Iterator[str]:
    told = descriptions(state)
    fields = [(name, field) for name, field in vars(state).items() if isinstance(field, Field)]
    yield f"## {title}\n\n| field | form | what it is |\n| --- | --- | --- |"
    for name, field in fields:
        if name != "players" and not isinstance(field, Option):
            yield f"| `{name}` | {form(field)} | {told[name]} |"
    yield ""


def descriptions(state: type[GameState]) -> dict[str, str]:
    """What the comments of a class say of its fields."""
    told, above = {}, ""
    for line in inspect.getsource(state).splitlines():
        comment = re.fullmatch(r"    # ((?:[a-z]|[A-Z]+\d).*)", line)
        field = re.match(r"    (\w+) = [^#]*(?:# (.*))?", line)
        if field and (said := field[2] or above):
            told[field[1]] = said[0].upper() + said[1:]
        above = comment[1] if comment else ""
    return told


def form(field: Field) -> str:
    """How a field is written."""
    value = described(field)
    for axis in reversed(field.axes):
        if is_of_seats(axis):
            value = f"for each seat: {value}"
        elif isinstance(axis, Axis):
            value = f"by {axis.name}: {value}"
        else:
            value = f"{int(axis)} times: {value}"
    return value


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
