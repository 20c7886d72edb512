"""Write docs/observations.md: what each game's seats see and what its actions are, as declared in its `observe.py`.

python tools/observations.py
"""

from __future__ import annotations

import argparse
from pathlib import Path

from langbord.core.game import Game, get_game
from langbord.core.plugins import game_names

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
HEAD = """# Observations and features

Made by `python tools/observations.py` from the declarations in each game's `observe.py`; how they are used is in
[research](research.md). Wherever seats are counted, the own one comes first, then clockwise. A piece of several axes is
written row by row; a piece of ones has a 1 at what it names. Sizes are how much room there is: an edition with fewer
routes, cells or contracts leaves the rest at 0.
"""


def page() -> str:
    return "\n".join([HEAD, *(section(get_game(name)) for name in game_names())])


def section(game: Game) -> str:
    sees, does = game.sees, game.does
    note = (game.folder / "observe.py").read_text(encoding="utf-8").split('"""')[1].partition("\n\n")[2].strip()
    return f"""## {game.name}

{note}

### What a seat sees: {sees.size} numbers, {sees.width()}

{sees.described()}

### What an action is: {does.size} numbers, {does.width()}

{does.described()}
"""


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
