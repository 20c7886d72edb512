"""What is told as against the reader in a game of Landnám: by whom it was brought about."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from langbord.core.game import get_game
from langbord.core.match import new
from langbord.core.moves import OFF, Move
from langbord.core.recap import Deeds
from langbord.games.landnam.recap import recap

BOOK: Any = get_game("landnam").book()
READER, PLAINTIFF, LAST_TO_ANSWER = 0, 1, 2


@pytest.mark.parametrize("seat", [PLAINTIFF, LAST_TO_ANSWER])
def test_an_outlawed_unit_is_the_doing_of_the_plaintiff(seat: int) -> None:
    """Also where the case was decided by what somebody else answered last."""
    view: Any = new("landnam", players=3, seed=1).view(READER)
    own = next(unit for unit in view.units if unit.seat == READER)
    unit = msgspec.structs.replace(own, cell="b2")
    deeds = Deeds(seat)
    deeds.add([Move(f"red {PLAINTIFF}", OFF, "b2", 1, "up")])
    (line,) = recap(deeds, msgspec.structs.replace(view, units=[unit]), BOOK, READER)
    assert line.text.id == "landnam-recap-outlawed"
    assert line.text.args == {"player": f"#{PLAINTIFF}", "cell": "B2"}
    assert (line.seat, line.against, line.places) == (PLAINTIFF, True, ["b2"])
