"""Write what players are told of the others' turns: tests/<game>/recaps/<language>.txt, twenty turns of each game.

Run it when moves, the rules of a recap or its texts change, and read what has become of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path
from typing import Any

from langbord.core.game import Game, working_games
from langbord.core.match import Match, new
from langbord.core.recap import Line, Story
from langbord.locales import LANGUAGES, Teller

ROOT = Path(__file__).resolve().parents[1]
TURNS = 20
NAMES = ["Anna", "Bo", "Cy", "Di"]
OPTIONS = {"offers": 3}  # of games that have such an option


def contents() -> dict[Path, str]:
    """Every file, as it should be."""
    own = [game for game in working_games() if (ROOT / "tests" / game.name).is_dir()]
    found = {}
    for game in own:
        turns = list(recaps(game))
        for language in LANGUAGES:
            found[ROOT / "tests" / game.name / "recaps" / f"{language}.txt"] = told(turns, Teller(language))
    return found


def told(turns: list[list[Line]], teller: Teller) -> str:
    """A sentence a line; what hit the reader is marked."""
    lines = []
    for number, turn in enumerate(turns, 1):
        lines += [
            f"{number}",
            *(f"{'!' if line.against else ' '} {teller.tell(line.text, None, NAMES)}" for line in turn),
        ]
    return "\n".join(lines) + "\n"


def recaps(game: Game) -> Iterator[list[Line]]:
    """What Anna is told whenever the choice comes to her, in games that are played by what looks best."""
    yield from islice(chain.from_iterable(_of_a_game(game, seed) for seed in count(7)), TURNS)


def _of_a_game(game: Game, seed: int) -> Iterator[list[Line]]:
    chosen: dict[str, Any] = {name: value for name, value in OPTIONS.items() if name in game.State.fields}
    match, story = new(game.name, players=3, seed=seed, seats=NAMES[:3], **chosen), Story()
    match.moments.clear()
    while not match.over:
        seat = match.awaited[0]
        if seat == 0 and (lines := story.recap(game, match.book, match.view(0), 0)):
            yield lines
        act(match, seat)
        moves = [move for moment in match.moments for move in match.moves(moment, 0)]
        story.acted(seat, {0: moves})
        match.moments.clear()


def act(match: Match, seat: int) -> None:
    """What looks best to the seat, by the game's own appraisal."""
    actions = match.legal_numbers(seat)
    worth = [0.0] * (len(actions) + match.game.notes)
    match.game.plain.appraise(match.state, match.book.table, seat, actions, len(actions), worth)
    match.play(max(zip(worth, actions, strict=False), key=lambda pair: (pair[0], -pair[1]))[1], seat)


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for path, text in contents().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
