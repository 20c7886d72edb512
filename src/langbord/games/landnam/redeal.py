"""stub"""

from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.state import State


@rule
def redeal(s: State, ed: Edition, seat: int, rng: Ints) -> None:
    s.over = s.over
