"""What Gymnasium and PettingZoo ask of a game: its spaces."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from langbord.core.game import Game


def observation_space(game: Game, actions: int) -> spaces.Dict:
    """The row that a seat sees, and a 1 for each legal action."""
    least, most = np.array(game.sees.bounds(), game.sees.width()).T
    row = spaces.Box(np.ascontiguousarray(least), np.ascontiguousarray(most), dtype=np.dtype(game.sees.width()).type)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
